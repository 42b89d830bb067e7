"""Stud: who is asked, what may be answered, and what becomes of the coins (rules C5)."""

from collections.abc import Sequence

from garbage_engine import events as ev
from garbage_engine.cards import cards, packs
from garbage_engine.match import Match
from garbage_engine.pots import Pot, pots_on
from garbage_engine.requests import BET, CALL, CHECK, FOLD, RAISE, AnyDecision, PlayStud
from garbage_engine.rules import Rules
from garbage_engine.setup import Setup, Start

HANDS = ("Kh Kd 7s 3c Qc", "As 4d 9c 2h Kd", "Qs Jh Td 9h 8s")  # seat 0 shows the best, the last seat deals
ACES = ("As Ad 9c 2h Kd", "Kh Kc 7s 3c Qc", "Qs Jh Td 9h 8s")


def stud(
    *answers: AnyDecision,
    purses: Sequence[int] = (100,) * 3,
    hands: Sequence[str] = HANDS,
    carry: int = 0,
    **rules: int,
) -> Match:
    """A deal in which that has been answered, one after another."""
    dealt = [cards(hand) for hand in hands]
    stock = (*(card for turn in zip(*dealt, strict=True) for card in turn), *packs(1))
    start = Start(purses=tuple(purses), dealer=len(hands) - 1, carry=carry)
    match = Match(Setup(Rules(poker_mode="stud", **rules), len(hands), "", cards=(stock,), start=start))  # type: ignore[arg-type]
    match.answer(0, match.request.legal[0])  # type: ignore[union-attr]
    for answer in answers:
        match.answer(asked(match).number, answer)
    return match


def asked(match: Match) -> PlayStud:
    assert isinstance(match.request, PlayStud)
    return match.request


def happened(match: Match, *kinds: type[ev.AnyEvent]) -> list[ev.AnyEvent]:
    return [event for event in match.history() if isinstance(event, kinds)]


def test_the_best_cards_shown_open_and_the_left_of_them_follows() -> None:
    match = stud(CHECK, CHECK)
    assert asked(match) == PlayStud(3, 2, owed=0, call=0, more=5, opened=False, coming=2)
    assert happened(match, ev.StreetStarted) == [ev.StreetStarted(3, 0)]


def test_nothing_owed_nothing_to_lay_down() -> None:
    assert asked(stud()).legal == (CHECK, BET)
    assert asked(stud(BET)).legal == (CALL, RAISE, FOLD)


def test_three_raises_are_enough() -> None:
    match = stud(BET, RAISE, RAISE, RAISE)
    assert asked(match).legal == (CALL, FOLD)
    assert [event.to for event in happened(match, ev.BetPlaced, ev.BetRaised)] == [5, 10, 15, 20]  # type: ignore[union-attr]
    assert asked(stud(BET, stud_raises=0)).legal == (CALL, FOLD)


def test_who_has_no_more_than_is_owed_cannot_raise() -> None:
    assert asked(stud(BET, purses=(100, 10, 100))).legal == (CALL, FOLD)
    assert asked(stud(BET, purses=(100, 11, 100))).legal == (CALL, RAISE, FOLD)


def test_a_street_ends_when_everyone_has_matched() -> None:
    match = stud(BET, RAISE, CALL, CALL)
    assert happened(match, ev.StreetStarted)[-1] == ev.StreetStarted(4, 0)
    assert match.table().street == [0, 0, 0]
    assert match.table().pot == 45


def test_a_short_raise_lifts_what_is_owed_but_is_no_raise() -> None:
    match = stud(BET, RAISE, purses=(100, 12, 100), stud_raises=1)  # seat 1 has 7 after the ante, of 10
    assert happened(match, ev.BetRaised) == [ev.BetRaised(1, 7, 7)]
    assert asked(match).legal == (CALL, RAISE, FOLD)
    assert (asked(match).owed, asked(match).more) == (7, 12)


def test_who_has_nothing_left_is_not_asked_and_the_cards_are_dealt_to_the_end() -> None:
    match = stud(BET, CALL, CALL, purses=(100, 8, 10))
    assert [event.coins for event in happened(match, ev.BetCalled)] == [3, 5]  # type: ignore[union-attr]
    assert not isinstance(match.request, PlayStud)
    assert all(len(hand) == 5 for hand in match.table().hands)


def test_nobody_can_ask_for_more_when_nobody_can_answer() -> None:
    assert asked(stud(BET, purses=(10, 5, 100))).legal == (CALL, FOLD)


def test_nobody_can_ask_for_more_than_others_can_still_put_in() -> None:
    """Seat 2 is all in with 10, and the 5 that seat 1 has left are owed already."""
    match = stud(BET, CALL, RAISE, purses=(100, 15, 15))
    assert asked(match).legal == (CALL, FOLD)
    assert asked(stud(BET, CALL, RAISE, purses=(100, 16, 15))).legal == (CALL, RAISE, FOLD)


def test_the_best_cards_open_even_if_nothing_is_left_but_the_next_is_asked() -> None:
    match = stud(purses=(5, 100, 100))
    assert happened(match, ev.StreetStarted) == [ev.StreetStarted(3, 0)]
    assert asked(match).seat == 1


def test_the_last_one_in_takes_all_at_once_and_no_hand_is_named() -> None:
    match = stud(BET, FOLD, FOLD)
    assert happened(match, ev.PotWon) == [ev.PotWon(0, 20, (0,), (20,))]
    assert happened(match, ev.HandNamed, ev.CoinsReturned) == []
    assert match.table().purses == [110, 95, 95]
    assert all(len(hand) == 5 for hand in match.table().hands)


def test_who_has_put_nothing_in_does_not_keep_the_pot_from_the_last_one() -> None:
    match = stud(BET, FOLD, purses=(100, 100, 0))
    assert happened(match, ev.PotWon) == [ev.PotWon(0, 15, (0,), (15,))]
    assert happened(match, ev.HandNamed) == []


def test_the_last_one_in_takes_the_coins_that_waited_and_buys_no_card() -> None:
    match = stud(BET, FOLD, FOLD, carry=2, buy_card=True)
    assert happened(match, ev.PotWon) == [ev.PotWon(0, 22, (0,), (22,), waited=2)]
    assert (match.table().purses, match.table().carry) == ([112, 95, 95], 0)
    assert match.table().phase == "bingo"


def test_pots_are_seen_apart_while_coins_are_put_in() -> None:
    match = stud(BET, CALL, RAISE, purses=(8, 100, 100), hands=ACES)
    assert pots_on(match.table()) == (ev.CoinsReturned(2, 5), [Pot(24, (0, 1, 2))])
    match.answer(asked(match).number, CALL)
    assert pots_on(match.table()) == (None, [Pot(24, (0, 1, 2)), Pot(10, (1, 2))])
    match = stud(BET, CALL, CALL, CHECK, BET, purses=(8, 100, 100), hands=ACES)
    assert pots_on(match.table()) == (ev.CoinsReturned(2, 5), [Pot(24, (0, 1, 2))])


def test_whoever_is_in_with_less_wins_only_the_main_pot() -> None:
    match = stud(BET, CALL, CALL, BET, CALL, purses=(8, 100, 100), hands=ACES)
    assert happened(match, ev.PotWon)[0] == ev.PotWon(0, 24, (2,), (24,))  # the straight
    better = ("As Ad Ah 2h Kd", "Kh Kc 7s 3c Qc", "Qs Jh Td 2c 8s")
    match = stud(BET, CALL, CALL, BET, CALL, purses=(8, 100, 100), hands=better)
    assert happened(match, ev.PotWon) == [ev.PotWon(0, 24, (0,), (24,)), ev.PotWon(1, 10, (1,), (10,))]


def test_who_has_laid_down_plays_bingo_all_the_same() -> None:
    match = stud(BET, FOLD, FOLD)
    assert match.table().phase == "bingo"
    assert match.table().folded == []
    assert all(match.table().hands)


def test_in_debt_everyone_can_always_answer() -> None:
    match = stud(BET, RAISE, purses=(2, 0, 0), short_pay="debt")  # type: ignore[arg-type]
    assert match.table().purses == [-8, -15, -5]
    assert asked(match).legal == (CALL, RAISE, FOLD)
