"""River: what is secret stays secret, a match can be played again, and cards are neither lost nor made."""

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from random import Random

import msgspec
import pytest

from garbage_engine.bots.mind import Skill
from garbage_engine.bots.river import decide, ponder
from garbage_engine.bots.river_strong import FOR_HAND, FOR_RIVER
from garbage_engine.cards import PACK, Card, below, cards, packs, shuffled
from garbage_engine.course import EventQueue, IllegalDecision
from garbage_engine.notation import RiverRecord, opened, river_record_of, transcript, written
from garbage_engine.requests import START, STOP
from garbage_engine.river_events import (
    Chosen,
    FutureTurned,
    HandCardDealt,
    PairsShown,
    RiverEvent,
    RiverShown,
    RoundEnded,
    RoundStarted,
)
from garbage_engine.river_match import RiverMatch
from garbage_engine.river_requests import Choose, ChooseCards, Pick, PickCard, RiverDecision
from garbage_engine.river_setup import RiverRules, RiverSetup, RiverStart
from garbage_engine.rules import IllegalRules

GOLDEN = Path(__file__).parent.parent / "golden"


def a_match(seats: int = 4, seed: str = "x", **setup: object) -> RiverMatch:
    return RiverMatch(RiverSetup(RiverRules(), seats, seed, **setup))  # type: ignore[arg-type]


def any_answer(match: RiverMatch) -> RiverDecision:
    """Any legal one, but to stop."""
    assert match.request
    legal = [answer for answer in match.request.legal if answer != STOP]
    return legal[below(len(legal), Random(match.request.number))]


def steps(match: RiverMatch) -> Iterator[RiverMatch]:
    while match.request:
        match.answer(match.request.number, any_answer(match))
        yield match


def played(match: RiverMatch) -> RiverMatch:
    for _ in steps(match):
        pass
    return match


def shown_to(seat: int | None, match: RiverMatch) -> set[Card]:
    """Every card that a viewer has been dealt, or has seen on the table."""
    return {card for event in match._game.history for card in shown_by(event, seat)}


def shown_by(event: RiverEvent, seat: int | None) -> set[Card]:
    """A card that is dealt is shown to its owner, one that is laid open to all; nothing else shows any."""
    if isinstance(event, HandCardDealt):
        return cards_in(event) if event.seat == seat else set()
    return cards_in(event) if isinstance(event, FutureTurned | RiverShown | PairsShown) else set()


def cards_in(value: object) -> set[Card]:
    return {Card(two) for two in re.findall(r'"([2-9TJQKA][cdhs])"', msgspec.json.encode(value).decode())}


@pytest.mark.parametrize("tenth", range(10))
def test_nobody_learns_of_a_card_that_was_not_shown(tenth: int) -> None:
    for number in range(100):
        match = a_match(2 + number % 4, f"secret {tenth} {number}")
        viewers = (None, *range(match.setup.seats))
        queues = {seat: match.subscribe(seat) for seat in viewers}
        truth = EventQueue(match._game.history, None, lambda event, _: event)
        shown: dict[int | None, set[Card]] = {seat: set() for seat in viewers}
        for _ in steps(match):
            happened = list(truth)
            for seat, queue in queues.items():
                shown[seat] |= {card for event in happened for card in shown_by(event, seat)}
                assert cards_in(list(queue)) <= shown[seat]
                assert cards_in(match.request) <= shown[seat]
            seat = viewers[len(match.decisions) % len(viewers)]
            assert len(match.decisions) % 7 or cards_in(match.table(seat)) <= shown[seat]


@pytest.mark.parametrize("face_down", [False, True])
def test_swapping_two_unseen_cards_changes_nothing_for_a_seat(face_down: bool) -> None:
    """Cards in hands and in the deck; and one that lies face down on the table for one far from it."""
    for number in range(60):
        rng = Random(number)
        deck = shuffled(packs(1), rng)
        match = a_match(4, cards=tuple(deck))
        for _, _ in zip(range(5 + below(110, rng)), steps(match), strict=False):
            pass
        while face_down and not (isinstance(match.request, ChooseCards) and match.request.seat):
            assert match.request
            match.answer(match.request.number, any_answer(match))
        seat = 1 + below(3, rng) if face_down else below(4, rng)
        hidden = [card for card in PACK if card not in shown_to(seat, match)]
        first, second = shuffled(hidden, rng)[:2]
        if face_down:
            first = next((card for card in match._game.laid[0] if card in hidden), first)
            second = max(set(hidden) - {first}, key=lambda card: (abs(card.rank - first.rank), card.value))
        swap = {first: second, second: first}
        other = RiverMatch(
            msgspec.structs.replace(match.setup, cards=tuple(swap.get(card, card) for card in deck)), match.decisions
        )
        stream, others = ([written(event) for event in one.history(seat)] for one in (match, other))
        assert stream == others
        assert msgspec.json.encode((match.table(seat), match.request)) == msgspec.json.encode(
            (other.table(seat), other.request)
        )


def test_a_choice_is_told_only_when_all_have_chosen() -> None:
    match = a_match(3)
    match.answer(0, START)
    queue = match.subscribe(0)
    for seat in range(2):
        match.answer(match.request.number, Choose((0,)))  # type: ignore[union-attr]
        assert list(queue) == [Chosen(seat, 1)]
        assert match.table(0).turn == seat + 1
    match.answer(match.request.number, Choose((0,)))  # type: ignore[union-attr]
    assert [type(event) for event in queue] == [Chosen, RiverShown]


def test_cards_are_neither_lost_nor_made() -> None:
    match = a_match(5)
    for _ in steps(match):
        game, table = match._game, match._game.table
        on_table = [*table.open, *table.future, *table.discarded, *game.deck]
        hands = list(chain(*table.hands))
        assert sorted(map(str, [*on_table, *hands])) == sorted(map(str, PACK))


def test_a_seat_sees_what_it_was_dealt_and_what_others_took_in_the_open() -> None:
    match = a_match(4)
    for _ in steps(match):
        if match.request and match.request.number > 60:
            break
    view, whole = match.table(1), match._game.table
    assert view.hands[1] == whole.hands[1]
    assert [len(hand) for hand in view.hands] == [len(hand) for hand in whole.hands]
    known = [card for card in view.hands[0] if card]
    assert known
    assert set(known) <= set(whole.hands[0])


@pytest.mark.parametrize("seats", range(2, 6))
def test_a_match_is_its_setup_and_its_decisions(seats: int) -> None:
    match = played(a_match(seats))
    again = RiverMatch(match.setup, match.decisions)
    assert again.digest() == match.digest()
    assert [*map(written, again.history())] == [*map(written, match.history())]
    values = list(transcript(RiverMatch(match.setup), match.decisions))
    assert opened("\n".join(map(written, values))) == values


def test_what_is_kept_of_a_match_comes_back() -> None:
    match = a_match(3)
    for _, _ in zip(range(50), steps(match), strict=False):
        pass
    record = opened(msgspec.json.encode(river_record_of(match)).decode())
    assert isinstance(record, RiverRecord)
    assert RiverMatch(record.setup, record.decisions).digest() == match.digest() == record.digest


def test_the_last_round_uses_all_cards_and_takes_none_back() -> None:
    match = played(a_match(4))
    events = match.history()
    last = next(n for n, event in enumerate(events) if event == RoundStarted(8))
    assert not any(event.__class__.__name__ in ("FutureTurned", "CardPicked") for event in events[last:])
    assert match.table().hands == [[], [], [], []]
    assert events[-2] == RoundEnded(8)
    assert match.winners == tuple(
        n for n, score in enumerate(match.table().scores) if score == max(match.table().scores)
    )


def test_equal_hands_are_ordered_by_chance_and_the_same_for_everybody() -> None:
    hands = tuple(cards(hand) for hand in ("As 2c 3c 4c", "Kd 2d 3d 4d", "Qh 2h 3h 4h"))
    orders = set()
    for seed in map(str, range(30)):
        start = RiverStart(round=7, scores=(0, 0, 0), hands=hands, future=cards("Js Tc"))
        match = a_match(3, seed, cards=cards("8c 8d"), start=start)
        while match.request and not isinstance(match.request, PickCard):
            match.answer(match.request.number, match.request.legal[0])
        assert match.table().scores == [3, 3, 3]
        orders.add(match.table().order)
    assert len(orders) > 3


def test_a_choice_can_be_taken_back_until_the_reveal() -> None:
    match = a_match(3)
    match.answer(0, START)
    assert match.before_reveal(0) is None
    match.answer(1, Choose((2,)))
    assert match.before_reveal(0) == 1
    match.answer(2, Choose((2,)))
    match.answer(3, Choose((2,)))
    assert match.before_reveal(0) is None


def test_only_what_is_asked_is_taken() -> None:
    match = a_match(3)
    match.answer(0, START)
    assert isinstance(match.request, ChooseCards)
    for answer in (START, Pick(PACK[0]), Choose(()), Choose((10,)), Choose((-1,)), Choose((0, 1)), Choose((True,))):
        with pytest.raises(IllegalDecision):
            match.answer(1, answer)
    assert match.request.number == 1


def test_river_is_for_two_to_five() -> None:
    for seats in (1, 6):
        with pytest.raises(IllegalRules, match="2 to 5 seats"):
            a_match(seats)


def test_a_match_goes_as_it_always_went(pytestconfig: pytest.Config) -> None:
    file, match = GOLDEN / "river-four-seats.jsonl", played(a_match(4, "down the river"))
    text = "".join(f"{written(value)}\n" for value in transcript(RiverMatch(match.setup), match.decisions))
    if pytestconfig.getoption("rewrite_golden"):
        file.write_text(text, "utf-8", newline="\n")
    assert file.read_text("utf-8") == text


def test_a_strong_bot_decides_the_same_in_slices_and_at_once() -> None:
    match = a_match(3, "slices")
    for _, _ in zip(range(30), steps(match), strict=False):
        pass
    while not isinstance(match.request, ChooseCards):
        assert match.request
        match.answer(match.request.number, any_answer(match))
    view, request = match.table(match.request.seat), match.request
    slices = 0

    def sliced() -> Iterator[None]:
        answers.append((yield from ponder(view, request, "strong", Random(1))))

    answers: list[RiverDecision] = []
    for _ in sliced():
        slices += 1
    assert answers == [decide(view, request, "strong", Random(1))]
    assert slices in (FOR_RIVER * request.hand, FOR_HAND)


@pytest.mark.parametrize("skill", ["easy", "middle", "strong"])
@pytest.mark.parametrize("seats", range(2, 6))
def test_bots_play_whole_matches_from_what_their_seat_sees(skill: Skill, seats: int) -> None:
    match = a_match(seats, f"bots {skill}")
    while request := match.request:
        chance = Random(request.number)
        match.answer(request.number, decide(match.table(request.seat), request, skill, chance))
    assert sum(match.table().scores) >= 36


def test_the_thoughtful_take_more_points_than_the_easy_going() -> None:
    points = [0, 0]
    for number in range(12):
        match = a_match(4, f"match {number}")
        while request := match.request:
            skill: Skill = "strong" if request.seat == 0 else "easy"
            view = match.table(request.seat)
            match.answer(request.number, decide(view, request, skill, Random(request.number)))
        scores = match.table().scores
        points = [points[0] + scores[0], points[1] + sum(scores)]
    assert points[0] > 0.4 * points[1]
