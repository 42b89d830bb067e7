"""Odds: what many deals come to agrees with what can be worked out exactly."""

from collections import deque
from itertools import islice
from random import Random

import pytest

from garbage_engine.cards import below
from garbage_engine.events import AnyEvent, Phase
from garbage_engine.game import Game
from garbage_engine.odds import Figure, Odds, Sum, play, trial
from garbage_engine.requests import AnyDecision, AnyRequest, Guess, GuessColour
from garbage_engine.rules import PRESETS, IllegalRules, Rules
from garbage_engine.setup import Setup, Start
from garbage_engine.table import Table

DEALS = 2_000
EVEN: tuple[Phase, ...] = ("red_black", "put_take", "up_down")


def odds_of(rules: Rules, seats: int = 5, deals: int = DEALS) -> Odds:
    return deque(islice(trial(rules, seats, "odds", blindly), deals), maxlen=1)[0].odds


def blindly(table: Table, request: AnyRequest, rng: Random) -> AnyDecision:
    """Without any knowledge of the cards."""
    return Guess(bool(below(2, rng)), 5) if isinstance(request, GuessColour) else request.legal[0]


def agrees(figure: Figure, exact: float) -> bool:
    return abs(figure.mean - exact) <= 4 * figure.error


def family_of(game: Phase) -> Rules:
    return Rules(ruleset="family", phases=(game,))


@pytest.fixture(scope="module")
def classic() -> Odds:
    return odds_of(Rules())


@pytest.fixture(scope="module")
def family() -> Odds:
    return odds_of(Rules.family())


def test_the_count_up_pays_the_dealer_seven_coins_a_payer(classic: Odds) -> None:
    assert agrees(classic.dealing_by_phase["count_up"], 7 * 4)


def test_a_count_to_ten_pays_the_dealer_less() -> None:
    odds = odds_of(Rules(count_up_cards=10, phases=("count_up",)), deals=5 * DEALS)
    assert agrees(odds.dealing_by_phase["count_up"], 55 / 13 * 4)


def test_all_other_games_are_even(classic: Odds, family: Odds) -> None:
    for odds in (classic, family):
        for phase, gain in odds.dealing_by_phase.items():
            assert phase == "count_up" or agrees(gain, 0.0), (phase, gain)


@pytest.mark.parametrize(
    "rules", [Rules(phases=("put_take",)), *(family_of(game) for game in EVEN)], ids=["classic", *EVEN]
)
def test_put_and_take_guesses_and_up_and_down_are_even_for_everybody(rules: Rules) -> None:
    """Not for the dealer alone: first or last to put, to take or to guess is all the same."""
    gains = [Sum() for _ in range(5)]
    for number in range(1, DEALS + 1):
        start = Start(purses=(1000,) * 5, dealer=number % 5, deal=number, stocks=rules.stocks)
        deal = Game(Setup(rules, 5, "even"), start)
        play(deal, start, blindly)
        for gain, seat in zip(gains, deal.table.order(), strict=True):
            gain.add(deal.table.purses[seat] - 1000)
    assert all(agrees(gain.figure, 0.0) for gain in gains)


def test_a_bingo_of_five_seats_takes_sixteen_calls(classic: Odds) -> None:
    assert agrees(classic.calls, 15.935)


def test_what_happens_how_often_is_told(classic: Odds) -> None:
    assert classic.deals == DEALS
    assert classic.events["CardDealt"] == 25
    assert classic.events["PotWon"] == 1
    assert agrees(classic.bingos_together, 0.21)
    assert classic.dealing.mean == pytest.approx(sum(gain.mean for gain in classic.dealing_by_phase.values()))
    assert 100 < classic.start_coins < 300
    assert classic.most_lost < classic.most_won


class Ebb(Game):
    """A deal that remembers the fewest coins that each seat has had."""

    low = [1000] * 5

    def post(self, event: AnyEvent) -> None:
        super().post(event)
        self.low = list(map(min, self.low, self.table.purses))


SOME = {"classic": Rules(), "stud": Rules(poker_mode="stud"), "family": Rules(ruleset="family", bet_min=0)}


@pytest.mark.parametrize("rules", SOME.values(), ids=SOME)
def test_the_coins_to_start_with_last_at_every_moment_of_a_match(rules: Rules) -> None:
    """Of 20 matches, the one that needs most."""
    setup, purses, most = Setup(rules, 5, "odds"), [0] * 5, 0
    for number in range(100):
        start = Start(purses=(1000,) * 5, dealer=number % 5, deal=number + 1, stocks=rules.stocks)
        deal = Ebb(setup, start)
        play(deal, start, without_guesses)
        purses = [0] * 5 if number % 5 == 0 else purses
        most = max(most, *(1000 - low - purse for low, purse in zip(deal.low, purses, strict=True)))
        purses = [purse + coins - 1000 for purse, coins in zip(purses, deal.table.purses, strict=True)]
    odds = next(islice(trial(rules, 5, "odds", without_guesses), 99, None)).odds
    assert odds.start_coins == most + 1


def without_guesses(table: Table, request: AnyRequest, rng: Random) -> AnyDecision:
    return Guess(True, 0) if isinstance(request, GuessColour) else request.legal[0]


def test_few_cards_run_out_and_many_do_not(classic: Odds) -> None:
    assert classic.cards_run_out.mean < 0.01
    assert odds_of(Rules(decks=1), seats=3, deals=200).cards_run_out.mean > 0.9


def test_the_error_shrinks_as_deals_are_played() -> None:
    tallies = trial(Rules(), 5, "slices")
    few = next(islice(tallies, 99, None)).odds
    many = next(islice(tallies, 899, None)).odds
    assert (few.deals, many.deals) == (100, 1000)
    assert many.dealing.error < few.dealing.error / 2


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_odds_can_be_had_of_any_rules(rules: Rules) -> None:
    odds = next(islice(trial(rules, 4, "any"), 40, None)).odds
    assert odds.deals == 41
    assert set(odds.dealing_by_phase) == set(rules.phases)


def test_rules_that_cannot_be_played_have_no_odds() -> None:
    with pytest.raises(IllegalRules):
        next(trial(Rules(), 9, "too many"))
