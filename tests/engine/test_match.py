"""A match: coins and cards are conserved, answers are checked, and it can be played again and gone on with."""

from collections import Counter
from typing import Any, get_args

import pytest
from house_rules import rule_sets
from hypothesis import given
from hypothesis import strategies as st
from matches import every_decision, play_on, played, setups, step
from msgspec import structs

from garbage_engine.cards import Card, cards, packs
from garbage_engine.course import IllegalDecision
from garbage_engine.events import AnyEvent, DealEnded, DealStarted, Event, MatchEnded, PotWon, Shuffled
from garbage_engine.match import Match
from garbage_engine.notation import record_of, resumed, transcript, written
from garbage_engine.requests import BET, BUY, CALL, CHECK, FOLD, PASS, RAISE, START, STOP, TURN, Discard, Guess
from garbage_engine.rules import IllegalRules, Rules
from garbage_engine.setup import Setup, Start
from garbage_engine.table import STEPS, Table

FIVE = Setup(Rules(), 5, "garbage")
LAPS = st.none() | st.integers(1, 4)


def open_cards(table: Table) -> list[Card]:
    places = [*table.hands, *(row.cards for row in table.rows), *(stock.dead for stock in table.stocks)]
    return [card for cards in places for card in cards]


@given(setups(), LAPS)
def test_no_coin_is_ever_lost_or_made_and_nobody_owes_where_debts_are_not_made(setup: Setup, deals: int | None) -> None:
    shown = setup.beginning.table()
    coins = shown.all_coins
    for event in played(setup, deals).history():
        shown.apply(event)
        assert shown.all_coins == coins, event
        assert min(shown.pot, shown.kitty, shown.carry) >= 0, event
        assert min(shown.purses) >= 0 or setup.rules.short_pay == "debt", event


@given(setups(), LAPS)
def test_no_card_is_ever_lost_or_made(setup: Setup, deals: int | None) -> None:
    rules = setup.rules
    shown, all_cards = setup.beginning.table(), Counter(packs(rules.stocks * rules.packs(setup.seats)))
    shuffled = False
    for event in played(setup, deals).history():
        shown.apply(event)
        if isinstance(event, Shuffled) and event.stock < rules.stocks - 1:
            continue  # the other stock comes next
        shuffled = isinstance(event, Shuffled) or (shuffled and not isinstance(event, DealEnded))
        seen = Counter(open_cards(shown))
        assert seen <= all_cards, event
        assert seen.total() + sum(stock.left for stock in shown.stocks) == (all_cards.total() if shuffled else 0), event


@given(setups(), LAPS)
def test_who_hears_all_events_has_the_table_of_the_match(setup: Setup, deals: int | None) -> None:
    match = Match(setup)
    shown, events = setup.beginning.table(), match.subscribe()
    while match.request:
        step(match, deals)
        for event in events:
            shown.apply(event)
        assert shown == match.table()
    assert match.over
    assert match.winners == tuple(seat for seat in range(setup.seats) if shown.purses[seat] == max(shown.purses))


@given(setups(), LAPS)
def test_played_again_it_is_the_same_to_the_byte(setup: Setup, deals: int | None) -> None:
    match = played(setup, deals)
    first, second = ("\n".join(map(written, transcript(Match(setup), every_decision(match)))) for _ in range(2))
    assert first == second
    told = [value for value in transcript(Match(setup), every_decision(match)) if isinstance(value, Event)]
    assert told == match.history()


@given(setups(), st.integers(0, 300))
def test_left_at_any_moment_it_goes_on_as_if_nothing_had_been(setup: Setup, moment: int) -> None:
    match = Match(setup)
    while match.request and match.request.number < moment:
        step(match)
    other = resumed(record_of(match))
    assert other.digest() == match.digest()
    assert play_on(other) == play_on(match)
    assert (other.digest(), every_decision(other)) == (match.digest(), every_decision(match))


def test_kept_after_every_answer_of_a_whole_match_it_stands_the_same() -> None:
    match = Match(Setup(Rules(), 3, "kept"))
    while match.request:
        assert resumed(record_of(match)).digest() == match.digest()
        step(match)
    assert resumed(record_of(match)).winners == match.winners


def test_the_last_hand_can_be_watched_again_until_the_next_is_begun() -> None:
    match = Match(FIVE)
    play_on(match, until=DealEnded)
    again = resumed(record_of(match))
    assert [type(event) for event in again.history()[:2]] == [DealStarted, Shuffled]
    assert again.history() == match.history()


@given(st.integers(0, 120), st.sampled_from((START, STOP, TURN, None, "turn", 3)), st.integers(-1, 1))
def test_an_answer_that_is_stale_or_illegal_changes_nothing(moment: int, answer: Any, off: int) -> None:
    match = Match(FIVE)
    while match.request and match.request.number < moment:
        step(match)
    assert match.request
    before, events = match.digest(), match.history()
    if off == 0 and answer in match.request.legal:
        return
    with pytest.raises(IllegalDecision) as refusal:
        match.answer(match.request.number + off, answer)
    assert str(refusal.value).endswith(".")
    assert (match.digest(), match.history(), match.request.number) == (before, events, moment)


ANSWERS: list[Any] = [START, STOP, TURN, PASS, BUY, FOLD, CHECK, CALL, BET, RAISE]
NONSENSE: list[Any] = [None, "turn", Discard(-1), Discard(True), Discard(9), Guess(True, -1), Guess(False, 9**9)]
NONSENSE += [Guess(1, 2), Guess(True, 1.0), Guess(True, True)]  # type: ignore[arg-type]


def test_whatever_is_asked_only_what_is_offered_is_taken() -> None:
    for number, (rules, seats) in enumerate(rule_sets(25, seed=3)):
        match = Match(Setup(structs.replace(rules, rounds=1, game_end="laps"), seats, f"nonsense {number}"))
        while request := match.request:
            before = match.digest()
            for answer in [*NONSENSE, *(answer for answer in ANSWERS if answer not in request.legal)]:
                with pytest.raises(IllegalDecision):
                    match.answer(request.number, answer)
            assert match.digest() == before
            step(match)


def test_when_it_is_over_nothing_can_be_answered() -> None:
    match = played(FIVE)
    with pytest.raises(IllegalDecision, match="over"):
        match.answer(0, START)


def test_the_table_knows_what_to_do_at_every_event_there_is() -> None:
    assert set(STEPS) == set(get_args(AnyEvent))


def test_a_winner_is_admired_until_the_next_hand_begins() -> None:
    match = Match(Setup(Rules(phases=("poker",)), 3, "admired"))
    play_on(match, until=DealEnded)
    shown, events = match.table(), match.subscribe()
    assert shown.winners
    assert any(shown.best)
    step(match)
    shown.apply(next(events))
    assert (shown.winners, shown.best) == ((), [()] * 3)


def test_who_looks_at_the_table_cannot_move_a_coin_of_it() -> None:
    match = Match(FIVE)
    play_on(match, until=DealStarted)
    copy, before = match.table(2), match.digest()
    copy.purses[0] += 5
    copy.hands[1].clear()
    copy.stocks[0].dead.append(Card("Th"))
    match.past.append(TURN)
    match.history().clear()
    assert match.digest() == before
    assert match.table() != copy


def test_a_queue_tells_what_has_happened_since_it_was_looked_at() -> None:
    match = Match(FIVE)
    early = match.subscribe(0)
    step(match)
    late = match.subscribe(None)
    assert (len(early), len(late)) == (len(match.history()), 0)
    assert list(early) == match.history(0)
    step(match)
    assert list(early) == list(late) != []
    assert list(early) == []


def test_the_table_may_stop_before_any_deal_but_the_first() -> None:
    match = Match(FIVE)
    assert match.request
    assert match.request.legal == (START,)
    play_on(match, deals=2)
    assert [event.deal for event in match.history() if isinstance(event, DealStarted)] == [1, 2]
    assert match.over
    assert match.winners


@pytest.mark.parametrize("seats", range(3, 9))
def test_a_thousand_matches_end_and_everyone_has_dealt_once(seats: int) -> None:
    for seed in range(167):
        match = played(Setup(Rules(), seats, str(seed)))
        dealers = [event.dealer for event in match.history() if isinstance(event, DealStarted)]
        assert dealers == [(dealers[0] + turn) % seats for turn in range(seats)]
        assert match.over
        assert match.table().all_coins == 100 * seats


def test_it_is_over_when_one_seat_is_left() -> None:
    rules = Rules(phases=("poker",), broke="out", rounds=9)
    stock = cards("2c 3d As 4c 5d Ad 7h 8h Ah 9s Jd Ac Qc Kd Kc")
    match = Match(Setup(rules, 3, "", cards=(stock,), start=Start(purses=(5, 5, 5), dealer=2)))
    events = play_on(match)
    assert events[-2:] == [DealEnded(1), MatchEnded((2,))]
    assert match.table().playing == [False, False, True]


def test_the_last_one_standing_is_waited_for_twenty_laps_at_most() -> None:
    rules = Rules(phases=("count_up",), game_end="last_standing", broke="out", start_coins=1000)
    dealers = [event.dealer for event in played(Setup(rules, 3, "long")).history() if isinstance(event, DealStarted)]
    assert len(dealers) == 20 * 3


def test_what_waits_in_the_kitty_is_there_when_the_match_is_gone_on_with() -> None:
    start = Start(purses=(50, 50, 50), dealer=0, kitty=7, carry=2)
    match = Match(Setup(Rules(phases=("put_take",)), 3, "kitty", start=start))
    play_on(match, until=DealEnded)
    step(match)
    assert (match.checkpoint.kitty, match.checkpoint.carry) == (7, 2)
    assert resumed(record_of(match)).digest() == match.digest()


def test_who_goes_first_is_decided_by_the_seed_or_by_the_table() -> None:
    firsts = [Setup(Rules(), 8, str(seed)).beginning.dealer for seed in range(800)]
    assert all(75 <= count <= 125 for count in Counter(firsts).values())
    assert Setup(Rules(first_dealer=6), 8, "any").beginning.dealer == 6


def test_other_seeds_deal_other_cards() -> None:
    hands = set()
    for seed in range(50):
        match = Match(Setup(Rules(), 5, str(seed)))
        step(match)
        hands.add(str(match.table().hands))
    assert len(hands) == 50


def test_no_two_deals_of_a_match_have_the_same_cards() -> None:
    match, hands = Match(FIVE), set()
    for _ in range(5):
        play_on(match, until=PotWon)
        hands.add(str(match.table().hands))
    assert len(hands) == 5


def test_rules_that_cannot_be_played_are_refused_with_the_reason() -> None:
    with pytest.raises(IllegalRules, match="3 to 8 seats, not 9"):
        Match(Setup(Rules(), 9, ""))


def test_cards_that_are_given_need_not_be_enough_for_any_deal() -> None:
    setup = Setup(Rules(decks=1), 8, "", cards=(tuple(packs(1)),))
    play_on(match := Match(setup), until=PotWon)
    assert match.table().stocks[0].left == 52 - 8 * 5
    with pytest.raises(IllegalRules, match="Packs"):
        Match(structs.replace(setup, cards=None))


def test_a_start_must_fit_the_seats() -> None:
    with pytest.raises(ValueError, match="dealer"):
        Start(purses=(5, 5, 5), dealer=3)
    with pytest.raises(ValueError, match="below 0"):
        Setup(Rules(), 3, "", start=Start(purses=(5, -5, 5), dealer=0))
    with pytest.raises(ValueError, match="numbers"):
        Start(purses=(5, 5, 10**400), dealer=0)
    with pytest.raises(ValueError, match="dealer"):
        Start(purses=(5, 5, 5), dealer=0, out=(0,))
    with pytest.raises(ValueError, match="not played"):
        Setup(Rules(), 3, "", start=Start(purses=(5, 5, 5), dealer=0, phase="red_black"))
    with pytest.raises(ValueError, match="4 seats"):
        Match(Setup(Rules(), 3, ""), checkpoint=Start(purses=(5, 5, 5, 5), dealer=0))
    with pytest.raises(ValueError, match="4 seats"):
        Setup(Rules(), 3, "", start=Start(purses=(5, 5, 5, 5), dealer=0))
