"""Two switches at once: each row of the interaction table of the rule book (chapter Y) that no worked example has.

The rulebook has suit double with pairs, both of them with five cards, and hits in a row with ten cards.
"""

from collections.abc import Sequence
from typing import Any

from matches import a_match, play_on

from garbage_engine import events as ev
from garbage_engine.match import Match
from garbage_engine.requests import (
    BET,
    BUY,
    CALL,
    CHECK,
    FOLD,
    AnyDecision,
    BuyCard,
    Discard,
    DiscardCard,
    PlayStud,
    TurnCard,
)
from garbage_engine.rules import Rules

SEVEN = ("Kh Kd 7s 3c Qc 2d 2h", "As 4d 9c 2h Kd 5c 6s", "Qs Jh Td 4h 8s 3d 3s")
FIVE = ("Kh Kd 7s 3c Qc", "As 4d 9c 2h Kd", "Qs Jh Td 4h 8s")
NO_HANDS = ("", "", "")
TWINS = ("5c 5d 5h 5s 5c", "5h 5s 5c 5d 5h")


def answered(match: Match, answers: Sequence[AnyDecision] = ()) -> Match:
    """With these answers, and else the first that is legal, until a card is to be turned."""
    left = list(answers)
    while match.request and not isinstance(match.request, TurnCard):
        asked = isinstance(match.request, PlayStud | BuyCard | DiscardCard)
        match.answer(match.request.number, left.pop(0) if asked and left else match.request.legal[0])
    return match


def happened(match: Match, *kinds: type[ev.AnyEvent]) -> list[Any]:
    return [event for event in match.history() if isinstance(event, kinds)]


def test_seven_cards_in_stud_bring_coins_after_the_third_and_the_fourth_only() -> None:
    match = answered(a_match(SEVEN, "2c", rules=Rules(hand_size=7, poker_mode="stud")))
    assert [event.cards for event in happened(match, ev.StreetStarted)] == [3, 4]
    assert all(len(hand) == 7 for hand in match.table().hands)


def test_of_seven_cards_and_a_bought_one_seven_remain() -> None:
    match = answered(a_match(SEVEN, "Kc", rules=Rules(hand_size=7, buy_card=True)), [BUY, Discard(6)])
    assert [len(hand) for hand in match.table().hands] == [7, 7, 7]
    assert str(match.table().hands[0]) == "[Kh, Kd, 7s, 3c, Qc, 2d, Kc]"


def test_of_seven_cards_the_best_five_may_be_a_four_flush() -> None:
    hands = ("Kh 9h 5h 2h 3s 3c 7d", "As Ad 9c 4h Kd 5c 6s", "Qs Jh Td 4h 8s 3d 2s")
    match = answered(a_match(hands, rules=Rules(hand_size=7, four_flush=True)))
    assert ev.HandNamed(0, (0, 1, 2, 3, 6), four_flush=True) in match.history()
    assert happened(match, ev.PotWon)[0].winners == (0,)


def test_in_stud_a_card_is_bought_after_the_last_one_by_those_who_claim_the_pot() -> None:
    answers = [BET, FOLD, CALL, CHECK, CHECK, BUY, Discard(5), BUY, Discard(5)]
    match = answered(a_match(FIVE, "2c 3c 4c", rules=Rules(poker_mode="stud", buy_card=True)), answers)
    dealt = happened(match, ev.CardDealt, ev.CardBought)
    assert all(isinstance(event, ev.CardDealt) for event in dealt[:15])
    assert [event.seat for event in dealt[15:]] == [0, 0, 2, 2]


def test_a_four_flush_does_not_open_in_stud() -> None:
    match = answered(
        a_match(("Kh 9h 5h 2h 3s", "2s 2d 9c 4h Kd", "Qs Jh Td 4h 8s"), rules=Rules(poker_mode="stud", four_flush=True))
    )
    assert [event.opener for event in happened(match, ev.StreetStarted)] == [1, 1]


def test_the_odd_coin_of_a_shared_bingo_stays_in_the_kitty() -> None:
    match = a_match((*TWINS, "2c 3d 4h 6s 7c"), "5d", rules=Rules(odd_coins="carry"), phase="bingo", kitty=1)
    assert ev.BingoWon((0, 1), (5, 5), kitty=1, carried=1) in play_on(match, until=ev.BingoWon)
    assert match.table().kitty == 1


def test_bingo_in_third_place_is_played_again_without_the_dealer() -> None:
    rules = Rules(bingo_order="phase3", bingo_tie="kitty", kitty_when="immediate")
    match = a_match((*TWINS, "5c 5d 5h 5s 5s"), "5d 2c 5h", rules=rules, phase="bingo")
    events = play_on(match, until=ev.PhaseEnded)
    assert [event.seats for event in events if isinstance(event, ev.BingoTied)] == [(0, 1), (0, 1)]
    assert {event.seat for event in events if isinstance(event, ev.CoinPlaced)} == {0, 1}
    assert match.table().kitty == 20


def test_hits_in_a_row_and_the_price_of_no_hit_are_independent() -> None:
    rules = Rules(consecutive_hits=True, no_hit_penalty=5)
    hit = a_match(NO_HANDS, "Ac 2c 4d 5d 6d 7d 8d 9d Td Jd Qd Kd Ac", rules=rules, phase="count_up")
    play_on(hit, until=ev.PhaseEnded)
    assert hit.table().purses == [95, 95, 110]
    none = a_match(NO_HANDS, "2c 3c 4d 5d 6d 7d 8d 9d Td Jd Qd Kd Ac", rules=rules, phase="count_up")
    play_on(none, until=ev.PhaseEnded)
    assert none.table().purses == [105, 105, 90]


def test_who_may_go_into_debt_neither_leaves_nor_is_given_coins() -> None:
    for broke in ("out", "pass"):
        rules = Rules(short_pay="debt", broke=broke, phases=("poker",), rounds=2)
        match = a_match(FIVE, rules=rules, purses=(5, 5, 90))
        events = play_on(match, until=ev.DealEnded)
        assert match.table().purses[1] <= 0
        assert not [event for event in events if isinstance(event, ev.SeatLeft | ev.CoinsGiven)]


def test_who_may_go_into_debt_covers_with_coins() -> None:
    for bingo_broke in ("no_cover", "marker"):
        rules = Rules(short_pay="debt", bingo_broke=bingo_broke)
        match = a_match((*TWINS, "2c 3d 4h 6s 7c"), "5d", rules=rules, purses=(0, -3, 9), phase="bingo")
        events = play_on(match, until=ev.BingoCalled)
        assert len([event for event in events if isinstance(event, ev.CoinPlaced)]) == 10
        assert not [event for event in events if isinstance(event, ev.CoverMissed | ev.MarkerPlaced)]
