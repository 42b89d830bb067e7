"""What a player would see wrong: things on top of one another, outside the window, cut words, hidden ranks."""

from itertools import combinations

import pytest
from tables import NAMES, SIZES, a_view, measure, moments, strained

from garbage_desktop.table import places as at
from garbage_desktop.table import stage as on
from garbage_desktop.table.box import Box
from garbage_desktop.table.layout import layout
from garbage_desktop.table.plan import INDEX, LEAST_WORDS
from garbage_desktop.table.view import Look
from garbage_engine.cards import cards

WORDS = on.Label | on.Note | on.PhasePill | on.Token | on.RankTab | on.Ribbon | on.Bubble
APART = (
    on.TableCard
    | on.Slot
    | on.Panel
    | on.CountCard
    | on.Claimant
    | on.Stack
    | on.Heap
    | on.Jar
    | on.Plate
    | on.Face
    | on.ShoeBox
    | on.TrayBox
    | WORDS
)  # none of these may lie on another one


def texts(size: tuple[int, int]) -> tuple[float, float]:
    return (1.0, 2.0) if size[0] >= 1280 and size[1] >= 720 else (1.0, 1.25)


def together(one: on.AnyThing, two: on.AnyThing) -> bool:
    """May these two touch? Cards of one hand fan, a face sits in its plate, a hand is named on its own cards."""
    match one, two:
        case on.TableCard(_, at.HandCard(a)), on.TableCard(_, at.HandCard(b)):
            return a == b
        case (on.Face(_, a), on.Plate(_, b)) | (on.Plate(_, b), on.Face(_, a)):
            return a == b
        case (on.TableCard() | on.Slot() as card, on.Note() as note) | (
            on.Note() as note,
            on.TableCard() | on.Slot() as card,
        ):
            return note.box.y >= card.box.y + INDEX[1] * card.box.h - 1
        case (on.Panel(board), on.Label(label)) | (on.Label(label), on.Panel(board)):
            return label.inside(board)
    return False


def faults(stage: on.Stage) -> list[str]:
    window = Box(0, 0, *stage.size)
    lying = [thing for thing in stage.things if isinstance(thing, APART)]
    found = [
        f"{name(a)} lies on {name(b)}" for a, b in combinations(lying, 2) if a.box.meets(b.box) and not together(a, b)
    ]
    found += [f"{name(thing)} is outside" for thing in stage.things if not thing.box.inside(window)]
    found += [f"{name(thing)} is cut" for thing in lying if isinstance(thing, WORDS | on.Plate) and cut(thing)]
    found += [f"{name(thing)} is too small" for thing in lying if isinstance(thing, WORDS | on.Plate) and thing.px < 14]
    for (one, a), (two, b) in combinations(stage.boxes.items(), 2):
        found += [f"the button {one} lies on {two}"] if a.meets(b) else []
    for button, box in stage.boxes.items():
        under = [thing for thing in lying if not isinstance(thing, on.Panel)]
        found += [f"{name(thing)} lies on the button {button}" for thing in under if thing.box.meets(box)]
        found += [f"the button {button} is small"] if min(box.w, box.h) < 44 else []
        found += [f"the button {button} is outside"] if not box.inside(window) else []
    return found + hidden_ranks(stage)


def name(thing: on.AnyThing) -> str:
    words = getattr(thing, "words", "") or getattr(thing, "name", "") or getattr(thing, "card", "")
    return f"{type(thing).__name__} {words} {tuple(round(x) for x in thing.box)}"


def cut(thing: on.AnyThing) -> bool:
    match thing:
        case on.Label(box, words, px, _, style):
            return measure(words, px, style) > box.w + 1 or px > box.h
        case on.Note(box, words, px):
            return measure(words, px, "bold") > box.w
        case on.Bubble(box, words, px):
            return measure(words, px, "bold") > box.w
        case on.Ribbon(box, words, px):
            return measure(words, px, "display") > box.w
        case on.PhasePill(box, words, px) | on.Token(box, words, px) | on.RankTab(box, words, px):
            return 0.9 * measure(words, px, "display") > box.w
        case on.Plate(box, _, words, coins, px, _, inset, sign) if words:
            round_ends = (0 if inset else 0.4 * box.h) + 0.35 * box.h + sign * 0.8 * box.h
            return inset + measure(words, px, "bold") + measure(str(coins), px, "display") + round_ends > box.w + 1
    return False


def hidden_ranks(stage: on.Stage) -> list[str]:
    """Ranks and suits in the upper left corners of cards that something lies on."""
    cards = [thing for thing in stage.things if isinstance(thing, on.TableCard)]
    corners = {card.place: Box(card.box.x, card.box.y, INDEX[0] * card.box.w, INDEX[1] * card.box.h) for card in cards}
    found = []
    for card, later in combinations(cards, 2):  # in drawing order
        if corners[card.place].meets(later.box):
            found.append(f"{name(later)} hides {name(card)}")
    for thing in stage.things:
        if isinstance(thing, on.CoinsOnCard):
            boxes = [thing.box.moved(0, -2 * max(2, thing.box.w // 9)), *([thing.badge] if thing.badge else [])]
            found += [f"coins hide {place}" for place, corner in corners.items() for box in boxes if box.meets(corner)]
    return found


@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_every_moment_can_be_read(size: tuple[int, int], seats: int) -> None:
    for text in texts(size):
        for moment, table in moments(seats).items():
            for now in (table, strained(table)):
                stage = layout(now, a_view(size, seats, text=text))
                assert not faults(stage), (moment, text, faults(stage))


@pytest.mark.parametrize(
    ("seats", "held"), [(2, 1), (2, 5), (2, 10), (6, 7), (8, 7), (9, 1), (9, 5), (10, 1), (10, 5), (3, 10)]
)
def test_other_tables_have_room_too(seats: int, held: int) -> None:
    for size in SIZES:
        table = strained(moments(3)["before"])
        table = type(table).set_for([9999] * seats)
        table.hands = [list(cards("4h Td Ks Ac 2c 9d 8s 7h 6c 5d")[:held]) for _ in range(seats)]
        table.coins, table.markers = [[60] * held for _ in range(seats)], [[False] * held for _ in range(seats)]
        table.phase = "bingo"
        view = a_view(size, min(seats, len(NAMES)), cards=held)
        assert not faults(layout(table, view)), (size, faults(layout(table, view)))


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
def test_an_open_history_leaves_room_for_the_table(size: tuple[int, int]) -> None:
    for seats in (3, 5, 8):
        for moment, table in moments(seats).items():
            stage = layout(table, a_view(size, seats, panel=round(0.32 * size[0])))
            assert not faults(stage), (moment, faults(stage))
            cloth = next(thing for thing in stage.things if isinstance(thing, on.Cloth))
            assert cloth.box.right <= size[0] - round(0.32 * size[0])


def test_remarks_stand_where_nothing_else_does() -> None:
    for size in SIZES:
        said = 0
        for seats in (3, 5, 8):
            for seat in range(seats):
                stage = layout(moments(seats)["calls 6"], a_view(size, seats, remarks=((seat, "So close!"),)))
                assert not faults(stage)
                said += sum(isinstance(thing, on.Bubble) for thing in stage.things)
        assert said >= 13  # of 16: where it is too tight, somebody keeps silent


def test_words_and_cards_have_the_sizes_of_the_design() -> None:
    for seats in range(3, 9):
        stage = layout(moments(seats)["put 6"], a_view((1280, 720), seats))
        own = [
            t for t in stage.things if isinstance(t, on.TableCard) and t.place in {at.HandCard(0, n) for n in range(5)}
        ]
        others = [t for t in stage.things if isinstance(t, on.TableCard) and t.box.w < 70]
        purse = next(thing for thing in stage.things if isinstance(thing, on.Label) and "{coin}" in thing.words)
        assert all(0.27 * card.box.h >= 36 for card in own)  # an index is 0.27 of a card high
        assert all(0.27 * card.box.h >= 18 for card in others)
        assert purse.px >= 24
        assert all(thing.px >= 18 for thing in stage.things if isinstance(thing, on.Plate) and len(thing.name) < 8)
    assert LEAST_WORDS == 14


def test_gold_means_now() -> None:
    table = moments(5)["calls 6"]
    assert table.called
    ringed = {t.place for t in layout(table, a_view()).things if isinstance(t, on.TableCard) and t.ring}
    of_the_rank = {
        at.HandCard(seat, n)
        for seat, hand in enumerate(table.hands)
        for n, card in enumerate(hand)
        if card.rank == table.called.rank
    }
    assert ringed == of_the_rank | {at.Called()}


def test_the_winner_of_the_pot_shines_until_the_next_card() -> None:
    table = moments(5)["PotWon"]
    stage = layout(table, a_view())
    assert {t.seat for t in stage.things if isinstance(t, on.Plate) and t.state == "winner"} == set(table.winners) - {0}
    shining = {t.place.seat for t in stage.things if isinstance(t, on.TableCard) and (t.ring or t.lifted)}
    assert shining == set(table.winners)
    assert any(isinstance(thing, on.Ribbon) for thing in stage.things)


@pytest.mark.parametrize("dealer", range(5))
def test_the_dealers_mark_lies_at_the_dealers_face(dealer: int) -> None:
    table = moments(5)["before"].copy()
    table.deal, table.dealer = 1, dealer
    stage = layout(table, a_view())
    (disc,) = (thing for thing in stage.things if isinstance(thing, on.DealerDisc))
    faces = {thing.seat: thing.box for thing in stage.things if isinstance(thing, on.Face)}
    assert [seat for seat, box in faces.items() if box.meets(disc.box)] == [dealer]


def test_the_front_seat_is_at_the_bottom_whoever_it_is() -> None:
    table = moments(5)["calls 6"]
    for front in range(5):
        stage = layout(table, a_view(front=front))
        lowest = max((t for t in stage.things if isinstance(t, on.Face)), key=lambda face: face.box.y)
        assert lowest.seat == front
        assert not faults(stage)


def test_the_same_table_and_view_give_the_same_stage() -> None:
    table = moments(5)["put 6"]
    assert layout(table, a_view()) == layout(table.copy(), a_view())
    happy = a_view(looks=(Look("happy"),) * 5)
    assert layout(table, a_view()) != layout(table, happy)


def test_a_finger_finds_the_card_it_means() -> None:
    stage = layout(moments(8)["calls 6"], a_view((800, 600), 8))
    hand = [at.HandCard(3, n) for n in range(5)]
    for place in hand:
        spot = stage.spot(place)
        assert stage.card(spot.x, spot.y, [place]) == place
    assert stage.card(1, 1, hand) is None


def test_nothing_on_a_heap_moves_when_a_coin_comes() -> None:
    heap = on.Spot(640, 330, 34)
    spots = [on.heap_spot(heap, number) for number in range(on.HEAP)]
    assert len({(round(spot.x), round(spot.y)) for spot in spots}) > 0.9 * on.HEAP
    wide, high = on.heap_reach(heap, on.HEAP)
    assert all(abs(s.x - heap.x) <= wide and abs(s.y - s.height - heap.y) <= high + 0.5 * heap.size for s in spots)
