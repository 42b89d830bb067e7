"""Middle: where shoe, called card, tray, pot, ladder, row and ribbon lie, for each kind of game."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from garbage_desktop.table.box import Box, around
from garbage_desktop.table.plan import (
    CALLED,
    OWN_COIN,
    RIBBON,
    SHOE,
    Plan,
    SeatPlan,
    Shape,
    on_felt,
    own_number,
    own_stacks,
    plan,
)
from garbage_desktop.table.stage import Spot, heap_reach

Kind = Literal["poker", "calls", "put", "count"]
COUNTS = 13
PITCH = 66  # of the count-up row
JAR = (112, 136)
SIDE = 150  # from the middle to shoe and tray


class Middle(NamedTuple):
    """Boxes of what lies between the seats."""

    unit: float
    shoe: Box
    caption: Box  # of the shoe
    called: Box
    tray: Box
    jar: Box
    side: Box  # the line under tray, jar or pot
    heap: Spot
    pot: Box  # the line under the heap
    ribbon: Box
    tokens: Box  # the ladder
    seats: tuple[SeatPlan, ...]
    tabs: tuple[Box, ...]
    slots: tuple[Box, ...]


@lru_cache(maxsize=64)
def middle(shape: Shape, kind: Kind) -> Middle:
    p = plan(shape)
    match kind:
        case "poker":
            return with_pot(p, columns(p, p.middle, p.centre_unit, 0))
        case "calls":
            return columns(p, p.middle, p.centre_unit, 0)
        case "put":
            return columns(p, p.ladder_room, p.ladder_unit, p.token)
    return with_row(p, columns(p, p.middle, p.centre_unit, 0))


def columns(p: Plan, room: Box, u: float, ladder: float) -> Middle:
    """Shoe, called card and tray side by side; above them room for the ladder, below for words and ribbon."""
    x, _ = room.middle
    gap = 8 * u if ladder else 0
    top = room.y + (room.h - ladder - gap - (CALLED[1] + RIBBON) * u) / 2
    card_y = top + ladder + gap + CALLED[1] / 2 * u
    called = around(x, card_y, CALLED[0] * u, CALLED[1] * u).whole()
    shoe, tray = (around(x + side * SIDE * u, card_y, SHOE[0] * u, SHOE[1] * u).whole() for side in (-1, 1))
    line = min(p.px(18) * 1.35, RIBBON * u - 4 * u)
    caption, side = (under(box, 1.04 * SHOE[0] * u, line, 4 * u) for box in (shoe, tray))
    wide = 2 * (SIDE - 0.52 * SHOE[0] - 3) * u
    return Middle(
        unit=u,
        shoe=shoe,
        caption=caption,
        called=called,
        tray=tray,
        jar=around(x + SIDE * u, card_y + 4 * u, JAR[0] * u, JAR[1] * u).whole(),
        side=side,
        heap=Spot(x + SIDE * u, card_y - 6 * u, round(min(25 * u, (room.right - x - SIDE * u) / 3.3))),
        pot=under(tray, 1.04 * SHOE[0] * u, min(p.px(24) * 1.35, RIBBON * u - 4 * u), 4 * u),
        ribbon=Box(x - wide / 2, called.bottom + 2 * u, wide, RIBBON * u).whole(),
        tokens=around(x, top + ladder / 2, min(10 * ladder * 1.12, room.w), ladder).whole(),
        seats=p.seats,
        tabs=(),
        slots=(),
    )


def under(box: Box, wide: float, high: float, gap: float) -> Box:
    return around(box.middle[0], box.bottom + gap + high / 2, wide, high).whole()


def with_pot(p: Plan, m: Middle) -> Middle:
    """Poker: the heap in the middle with its number, and a wide ribbon below."""
    u, (x, y) = m.unit, m.ribbon.middle
    top = min(m.called.y, p.middle.y + 4 * u)
    label = min(p.px(24) * 1.35, 0.3 * (m.called.bottom - top))
    line = around(x, m.called.bottom - label / 2, 1.5 * SHOE[0] * u, label).whole()
    return m._replace(
        heap=Spot(x, (top + line.y) / 2 + 6 * u, round(min(28 * u, (line.y - top) / 3))),
        pot=line,
        ribbon=around(x, y, min(p.middle.w, 3 * SIDE * u), m.ribbon.h).whole(),
    )


def with_row(p: Plan, m: Middle) -> Middle:
    """Count-up: nobody holds cards, so faces and plates draw together, and shoe and tray lie where the own hand was."""
    own, x = p.seats[0].row, p.felt.middle[0]
    pitch, seats = row_and_seats(p)
    tabs, slots = row_boxes(p, pitch)
    u = min(p.unit, (own.h - p.px(18) * 1.35 - 8 * p.unit) / SHOE[1])
    y = own.y + SHOE[1] * u / 2
    shoe, tray = (around(x + side * SIDE * u, y, SHOE[0] * u, SHOE[1] * u).whole() for side in (-1, 1))
    bottom = slots[0].bottom + 4 * p.unit
    high = min(RIBBON * p.unit, own.y - bottom - 8 * p.unit)
    return m._replace(
        unit=u,
        shoe=shoe,
        caption=under(shoe, 1.04 * SHOE[0] * u, p.px(18) * 1.35, 4 * u),
        tray=tray,
        ribbon=around(x, (bottom + own.y) / 2, 0.72 * own.w, high).whole(),
        seats=seats,
        tabs=tabs,
        slots=slots,
    )


def row_and_seats(p: Plan) -> tuple[int, tuple[SeatPlan, ...]]:
    """The widest row for which the seats at the sides have room below it."""
    for pitch in range(round(PITCH * p.unit), 18, -1):
        tabs, slots = row_boxes(p, pitch)
        seats = (p.seats[0], *(drawn_together(p, seat, slots[0].bottom + 12 * p.unit) for seat in p.seats[1:]))
        row = Box(tabs[0].x, tabs[0].y, slots[-1].right - tabs[0].x, slots[-1].bottom - tabs[0].y)
        corners = [(row.x, row.y), (row.right, row.y)]
        if all(on_felt(p, *corner) for corner in corners) and row_fits(p, row, seats):
            break
    return pitch, seats


def row_fits(p: Plan, row: Box, seats: Sequence[SeatPlan]) -> bool:
    others = [box for seat in seats[1:] for box in (seat.face, seat.plate)]
    mine = [seats[0].face, seats[0].plate, own_stacks(p), own_number(p)]
    return row.bottom + max(0.6 * RIBBON * p.unit, 32) + 12 * p.unit <= p.seats[0].row.y and not any(
        other.meets(box) for other in others for box in (row, *mine)
    )


def row_boxes(p: Plan, pitch: float) -> tuple[tuple[Box, ...], tuple[Box, ...]]:
    """Thirteen counts and, below them, thirteen places for cards."""
    left = p.felt.middle[0] - COUNTS * pitch / 2
    top = top_edge(p) + 12 * p.unit
    wide, tab = pitch - 0.09 * pitch, max(0.56 * pitch, min(p.px(18), 0.5 * pitch) * 1.3)
    card = top + tab + 4 * p.unit
    return (
        tuple(Box(left + n * pitch, top, wide, tab).whole() for n in range(COUNTS)),
        tuple(Box(left + n * pitch, card, wide, 1.4 * wide).whole() for n in range(COUNTS)),
    )


def top_edge(p: Plan) -> float:
    """Where faces and plates along the top end, when they are drawn together."""
    return max([drawn_together(p, seat, 0).whole.bottom for seat in p.seats if seat.side == "top"] + [p.felt.y])


def drawn_together(p: Plan, seat: SeatPlan, below: float) -> SeatPlan:
    """A seat without cards: the plate beside the face; those at the sides move down under the row."""
    face, plate = seat.face, seat.plate
    high = max(face.h, plate.h)
    x, y = min(face.x, plate.x), seat.row.y
    if seat.side in ("left", "right"):
        column = sorted((other for other in p.seats if other.side == seat.side), key=lambda other: other.row.y)
        y = below + column.index(seat) * (high + 10 * p.unit)
    if not seat.inset:
        wide = min(seat.whole.w - face.w - 6 * p.unit, 11 * p.px(18))
        x = seat.whole.right - face.w - 6 * p.unit - wide if seat.side == "right" else seat.whole.x
        face = Box(x, y + (high - face.h) / 2, face.w, face.h)
        plate = Box(face.right + 6 * p.unit, y + (high - plate.h) / 2, wide, plate.h)
    else:
        face, plate = (box.moved(0, y + high / 2 - box.middle[1]) for box in (face, plate))
    return seat._replace(row=Box(x, y, 1, 1), face=face.whole(), plate=plate.whole(), note=plate.whole())


def stack_coin(p: Plan) -> int:
    return round(OWN_COIN * p.unit)


def heap_box(heap: Spot, count: int) -> Box:
    """The felt that a heap of so many coins covers."""
    wide, high = heap_reach(heap, count)
    return around(heap.x, heap.y, 2 * wide + heap.size, 2 * high + heap.size)
