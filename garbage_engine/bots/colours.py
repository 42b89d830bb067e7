"""Colours: how a bot guesses in red or black. The cards of those who had their turn are open, and count."""

from collections.abc import Sequence
from functools import cache
from math import comb
from random import Random

from garbage_engine.bots.memory import seen, unseen
from garbage_engine.bots.mind import Mind
from garbage_engine.cards import Card, below
from garbage_engine.requests import AnyDecision, Guess, GuessColour
from garbage_engine.table import Table

CARDS = 5  # in a hand; three of a colour are most
WHIMS = 20  # of the hundred parts of its coins, that an easy-going bot may feel like
PERCENT = 100


def guess(view: Table, request: GuessColour, mind: Mind, rng: Random) -> AnyDecision:
    """The better colour as far as it is known; the clearer it is, the more coins, but none that cannot be matched."""
    red, edge = COUNTS[mind.skill](view, rng)
    share = 2 * edge if mind.skill != "easy" else below(WHIMS, rng) / PERCENT
    wish = round(view.purses[request.seat] * mind.boldness * share)
    bank = request.most if request.matched is None else request.matched
    return Guess(red, min(max(min(wish, bank), request.least), request.most))


def by_whim(view: Table, rng: Random) -> tuple[bool, float]:
    return not below(2, rng), 0.0


def by_memory(view: Table, rng: Random) -> tuple[bool, float]:
    """Of eight cards it remembers five; of these it knows which colour has come more often."""
    balance = sum(1 if card.suit.red else -1 for card in seen(view) if below(8, rng) < 5)
    if not balance:
        return by_whim(view, rng)
    return balance < 0, min(abs(balance) / 26, 0.5)


def by_count(view: Table, rng: Random) -> tuple[bool, float]:
    """All that is left of each colour."""
    stock = unseen(view)
    edge = edge_of_red(reds(stock), len(stock))
    return (edge > 0, abs(edge)) if edge else by_whim(view, rng)


def reds(cards: Sequence[Card]) -> int:
    return sum(card.suit.red for card in cards)


@cache
def edge_of_red(red: int, cards: int) -> float:
    """What a coin on red brings on average, with so many red cards in the stock.

    >>> edge_of_red(26, 52), edge_of_red(5, 5)
    (0.0, 1.0)
    """
    black = cards - red
    ways = sum((1 if n >= 3 else -1) * comb(red, n) * comb(black, CARDS - n) for n in range(CARDS + 1))
    return ways / comb(cards, CARDS)


COUNTS = {"easy": by_whim, "middle": by_memory, "strong": by_count}
