"""Red or black: what a guess may cost, and who pays whom (rules F2)."""

from hypothesis import given
from hypothesis import strategies as st
from matches import play_on
from msgspec import structs

from garbage_engine import events as ev
from garbage_engine.cards import cards, packs
from garbage_engine.match import Match
from garbage_engine.phases.red_black import cut
from garbage_engine.requests import Guess, GuessColour
from garbage_engine.rules import Rules
from garbage_engine.setup import Setup, Start

FAMILY = Rules.family()
REDS = "Ah Kh Qh Jh 9h"
PURSE = st.integers(0, 30)


def a_match(*guesses: Guess, rules: Rules = FAMILY, purses: tuple[int, ...] = (50, 50, 50), first: str = REDS) -> Match:
    """Everybody gets red cards only; the last seat deals."""
    hands = (*cards(first), *cards("Ad Kd Qd Jd 9d"), *cards("8h 7h 6h 5h 3h"))
    start = Start(purses=purses, dealer=2, stocks=2)
    match = Match(Setup(rules, 3, "", cards=(hands, tuple(packs(1))), start=start))
    for answer in (match.request.legal[0], *guesses):  # type: ignore[union-attr]
        match.answer(match.request.number, answer)  # type: ignore[union-attr]
    return match


@given(PURSE, PURSE, st.integers(0, 10), st.just("none") | st.integers(1, 30), st.sampled_from(("dealer", "none")))
def test_what_is_asked_for_is_cut_into_what_can_be_guessed(
    purse: int, dealer: int, bet_min: int, bet_max: int, bet_cap: str
) -> None:
    rules = Rules(ruleset="family", bet_min=bet_min, bet_max=bet_max, bet_cap=bet_cap)  # type: ignore[arg-type]
    stands = [cut(asked, rules, purse, dealer) for asked in range(60)]
    assert stands == sorted(stands)
    assert set(stands) == set(range(stands[0], stands[-1] + 1))
    assert stands[-1] <= purse
    assert bet_cap == "none" or stands[-1] <= dealer


def test_the_range_of_a_guess_is_what_stands_of_it() -> None:
    match = a_match(purses=(9, 50, 50))
    assert match.request == GuessColour(1, 0, least=1, most=8)
    assert not match.request.allows(Guess(True, 9))
    assert not match.request.allows(Guess(True, 1.5))  # type: ignore[arg-type]
    assert not match.request.allows(Guess(1, 2))  # type: ignore[arg-type]


def test_the_coins_of_a_guess_lie_there_until_the_cards_have_come() -> None:
    match = a_match(Guess(True, 8))
    happened = [type(event) for event in match.history()][-7:]
    assert happened == [ev.GuessMade, *[ev.CardDealt] * 5, ev.GuessWon]
    guessed = match.table().guesses[0]
    assert guessed
    assert (guessed.coins, guessed.gain) == (8, 8)
    assert match.table().purses == [57, 49, 41]


def test_a_wrong_guess_goes_to_the_dealer() -> None:
    match = a_match(Guess(True, 8), Guess(False, 3))
    assert ev.GuessLost(1, 3, 3) in match.history()
    assert match.table().guesses == []
    assert [event.coins for event in match.history() if isinstance(event, ev.AntePaid)] == [1, 1, 1]


def test_one_colour_alone_doubles_as_far_as_the_coins_reach() -> None:
    doubling = structs.replace(FAMILY, one_colour_doubles=True)
    right = a_match(Guess(True, 10), rules=doubling, purses=(50, 50, 16))
    assert ev.GuessWon(0, 15, 20) in right.history()
    wrong = a_match(Guess(False, 5), rules=doubling, purses=(8, 50, 50))
    assert ev.GuessLost(0, 7, 10) in wrong.history()
    black = a_match(Guess(False, 5), rules=doubling, first="As Ks Qs Jc 9c")
    assert ev.GuessWon(0, 10, 10) in black.history()
    mixed = a_match(Guess(False, 5), rules=doubling, first="As Ks Qs Jc 9h")
    assert ev.GuessWon(0, 5, 5) in mixed.history()


def test_where_guesses_are_not_cut_it_is_said_how_much_can_be_matched() -> None:
    uncut = structs.replace(FAMILY, bet_cap="none")
    assert a_match(rules=uncut, purses=(50, 50, 9)).request == GuessColour(1, 0, least=1, most=49, matched=8)
    assert a_match(rules=uncut, purses=(50, 50, 90)).request == GuessColour(1, 0, least=1, most=49)


def test_nobody_is_asked_when_the_dealer_has_nothing() -> None:
    match = a_match(purses=(50, 50, 1))
    events = match.history()
    assert [event for event in events if isinstance(event, ev.GuessSkipped)] == [ev.GuessSkipped(0), ev.GuessSkipped(1)]
    assert not isinstance(match.request, GuessColour)


def test_where_nothing_is_the_least_a_guess_can_be_left_out() -> None:
    match = a_match(Guess(True, 0), rules=structs.replace(FAMILY, bet_min=0))
    assert ev.GuessSkipped(0) in match.history()
    assert match.table().purses[0] == 49


def test_in_debt_the_start_coins_are_the_limit() -> None:
    owing = structs.replace(FAMILY, short_pay="debt", bet_cap="none", start_coins=30)
    match = a_match(rules=owing, purses=(-5, 0, -20))
    assert match.request == GuessColour(1, 0, least=1, most=30)


def test_a_dealer_in_debt_has_nothing_to_match_a_guess_with() -> None:
    match = a_match(rules=structs.replace(FAMILY, short_pay="debt"), purses=(50, 50, -20))
    assert [event for event in match.history() if isinstance(event, ev.GuessSkipped)] == [
        ev.GuessSkipped(0),
        ev.GuessSkipped(1),
    ]


def test_a_whole_family_match_ends_with_all_coins() -> None:
    match = Match(Setup(Rules.family(), 10, "ten of us"))
    play_on(match)
    assert match.table().all_coins == 1000
