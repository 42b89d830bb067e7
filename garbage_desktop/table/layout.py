"""Layout: from a table and the view on it to the stage. The same table and view give the same stage, always."""

from collections.abc import Iterator, Sequence

from garbage_desktop.table.bars import answer_boxes, bar_things, top_boxes
from garbage_desktop.table.board import board_of
from garbage_desktop.table.box import Box
from garbage_desktop.table.centre import centre_things, heaps, kind_of
from garbage_desktop.table.plan import Plan, SeatPlan, Shape, plan
from garbage_desktop.table.seated import Seated, seats_of
from garbage_desktop.table.spots import spots
from garbage_desktop.table.stage import AnyThing, Bubble, Cloth, Stage
from garbage_desktop.table.view import View
from garbage_engine.table import Table


def layout(table: Table, view: View) -> Stage:
    """What is where, in drawing order."""
    shape = shape_of(table, view)
    p = plan(shape)
    things: list[AnyThing] = [*bar_things(p, table, view), Cloth(p.rail, p.corner, (p.rail.h - p.felt.h) / 2)]
    board = board_of(p, kind_of(table), view)
    things += [thing for thing in centre_things(p, table, view) if not board or not thing.box.meets(board.box)]
    things += board.things if board else ()
    for seat in range(table.seats):
        things += Seated(p, table, view, seat).things()
    things += bubbles(p, seats_of(p, table), view, things)
    boxes = top_boxes(p, view.measure) | answer_boxes(p, view) | (board.boxes if board else {})
    there = spots(shape, view.front, kind_of(table))
    return Stage(view.size, tuple(things), view.front, there, boxes, heaps(shape, table))


def shape_of(table: Table, view: View) -> Shape:
    buying = view.buys and kind_of(table) in ("poker", "pots")
    most = max(view.cards + buying, *(len(hand) for hand in table.hands))
    return Shape(view.size, table.seats, most, view.text, view.panel, len(table.stocks), view.finger)


# ---- remarks ------------------------------------------------------------------------------------------
def bubbles(p: Plan, seats: Sequence[SeatPlan], view: View, lying: list[AnyThing]) -> Iterator[AnyThing]:
    """What somebody says, beside the face, where nothing else lies; without such a place it is not said."""
    taken = [thing.box for thing in lying if not isinstance(thing, Cloth)]
    for seat, words in view.remarks:
        place = seats[(seat - view.front) % p.shape.seats]
        face, px = place.face, p.px(18)
        wide, high = view.measure(words, px, "bold") + 2 * px, round(px * 1.9)
        for x, y in bubble_spots(place, wide, high, 0.5 * px):
            box = Box(x, y, wide, high).whole()
            if box.inside(Box(4, p.top, view.size[0] - view.panel - 8, p.rail.bottom - p.top)) and not any(
                box.meets(other) for other in taken
            ):
                taken.append(box)
                yield Bubble(box, words, px, face.middle)
                break


def bubble_spots(seat: SeatPlan, wide: float, high: float, gap: float) -> Iterator[tuple[float, float]]:
    """Above or below the face, else beside it, else above or below the whole seat."""
    face, whole = seat.face, seat.whole
    x, y = face.middle
    for left in (x - 0.3 * wide, x - 0.7 * wide, face.x, face.right - wide):
        yield left, face.y - high - gap
        yield left, face.bottom + gap
    yield face.x - wide - gap, y - high / 2
    yield max(face.right, seat.plate.right if seat.inset else 0) + gap, y - high / 2
    for share in range(5):
        left = whole.x + (whole.w - wide) * share / 4
        yield left, whole.y - high - gap
        yield left, seat.plate.bottom + gap
