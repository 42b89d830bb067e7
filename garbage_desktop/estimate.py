"""Estimate: how long a match takes, and how many coins it needs. Figures from many matches played by bots."""

import math
from collections.abc import Mapping

from garbage_engine.rules import Rules

CARD = 1.5  # seconds from one turned card to the next at speed 1, with dealing and great moments shared out
GUESS = 4.0  # a guess, the cards for it, and how it ends
ACT = 3.0  # one thing said in stud, or a card bought
SITTING, GAME = 12.0, 7.0  # for a person between two hands: to read the page, and for each game to put coins down
TURNS_EACH = 2.2  # how often everybody acts in the two streets of stud
SPREAD = 1.33  # coins lost in several games add up to less than their sum


def minutes(seats: int, rounds: int, rules: Rules = Rules()) -> int:  # noqa: B008 - rules never change
    """How long it takes at speed 1 until everyone has dealt so often.

    >>> minutes(seats=5, rounds=1), minutes(seats=5, rounds=1, rules=Rules(phases=("bingo",)))
    (10, 4)
    """
    hand = seconds_of(usual(seats, rules), len(rules.phases))
    return max(1, round(seats * rounds * hand / 60))


def seconds_of(events: Mapping[str, float], games: int) -> float:
    """How long a hand takes in which each kind of event happens so often."""
    guesses = events.get("GuessMade", 0) + events.get("GuessSkipped", 0)
    acts = sum(events.get(kind, 0) for kind in ("Checked", "BetPlaced", "BetRaised", "BetCalled", "Folded"))
    acts += events.get("CardBought", 0)
    return SITTING + GAME * games + CARD * events.get("CardTurned", 0) + GUESS * guesses + ACT * acts


def usual(seats: int, rules: Rules) -> dict[str, float]:
    """The events of a hand that take time, without playing any."""
    cards = {
        "bingo": (13 + 20 / seats) * (1 + (rules.hand_size - 5) / 8),  # with fewer seats it takes longer
        "put_take": 2 * rules.put_take_cards,
        "count_up": rules.count_up_cards,
        "up_down": 26,
    }
    return {
        "CardTurned": sum(cards.get(phase, 0) for phase in rules.phases),
        "GuessMade": seats - 1 if "red_black" in rules.phases else 0,
        "Checked": seats * TURNS_EACH if rules.poker_mode == "stud" else 0,
        "CardBought": seats if rules.buy_card else 0,
    }


def coins_each(seats: int, rounds: int, rules: Rules = Rules()) -> int:  # noqa: B008 - rules never change
    """With so many coins nobody runs out in three matches of four.

    >>> coins_each(seats=5, rounds=1), coins_each(seats=8, rounds=4)
    (120, 390)
    """
    need = SPREAD * math.hypot(*map(_swings(rules).__getitem__, rules.phases))
    return min(1000, max(20, 10 * round(need * seats * math.sqrt(rounds) / 10)))


def _swings(rules: Rules) -> dict[str, float]:
    """Coins that a seat may lose in each game, for each seat at the table."""
    put = sum(rules.put_stakes) * (0.26 if rules.put_take_cards == 10 else 0.35)
    put *= (1.65 if rules.pair_multiplies else 1) * (1.2 if rules.suit_double else 1)
    return {
        "red_black": 12,
        "poker": rules.ante * (3 if rules.poker_mode == "stud" else 1),
        "bingo": rules.hand_size,
        "put_take": put,
        "count_up": (8.6 if rules.count_up_cards == 13 else 5.5) * (1.2 if rules.consecutive_hits else 1),
        "up_down": 2.2,
    }
