"""Middle: where shoes, called card, tray, pots, ladder, rows and ribbon lie, for each kind of game."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple, get_args

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

Kind = Literal["poker", "pots", "calls", "put", "count", "up_down"]
Tabs = tuple[tuple[Box, ...], tuple[Box, ...]]  # of counts, and of cards below them
COUNTS = 13
PITCH = 66  # of the count-up row
PITCH_OF_TWO = 52  # of the rows up and down
JAR = (112, 136)
SIDE = 150  # from the middle to shoe and tray
BESIDE = 10  # from there to the seats at the sides
ASIDE = 0.74  # of their size have shoe and tray where pots need the middle


class Middle(NamedTuple):
    """Boxes of what lies between the seats."""

    unit: float
    shoe: Box  # from which cards are turned
    caption: Box  # of the shoe
    hands_shoe: Box  # from which hands are dealt; the same where there is one pack
    hands_caption: Box
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
    counted: Box  # the rank that is counted, beside the called card
    equals: Box  # between the two


class PotBoxes(NamedTuple):
    """One of several pots: its coins, its line of words, and the row of faces of those who can win it."""

    heap: Spot
    line: Box
    faces: Box


@lru_cache(maxsize=64)
def middle(shape: Shape, kind: Kind) -> Middle:
    p = plan(shape)
    two = shape.stocks > 1
    if kind == "put":
        m = columns(p, p.ladder_room, p.ladder_unit, p.token)
        return mirrored(m) if two else m
    m = columns(p, p.middle, p.centre_unit, 0)
    match kind:
        case "poker" | "pots":
            m = with_pot(p, m)
            return apart(p, m) if two or kind == "pots" else m
        case "count":
            m = with_row(p, m)
        case "up_down":
            m = with_tabs(p, m)
    return mirrored(m) if two else m


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
        hands_shoe=shoe,
        hands_caption=caption,
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
        counted=called,
        equals=called,
    )


def mirrored(m: Middle) -> Middle:
    """The pack that cards are turned from lies at the right: nobody takes it for that of the hands."""
    x, _ = m.called.middle if m.counted == m.called else m.equals.middle
    shoe, caption, tray, side, jar, pot = (
        Box(2 * x - box.right, box.y, box.w, box.h).whole() for box in (m.shoe, m.caption, m.tray, m.side, m.jar, m.pot)
    )
    heap = m.heap._replace(x=2 * x - m.heap.x)
    m = m._replace(shoe=shoe, caption=caption, tray=tray, side=side, jar=jar, pot=pot, heap=heap)
    return m._replace(hands_shoe=shoe, hands_caption=caption)


def apart(p: Plan, m: Middle) -> Middle:
    """Both packs, or shoe and tray, small and as far from one another as there is room: the middle is for pots."""
    u, (x, _) = ASIDE * m.unit, m.called.middle
    away = min(p.middle.w / 2 - SHOE[0] / 2 * u - BESIDE * p.unit, 1.9 * SIDE * m.unit)
    left, right = (around(x + way * away, m.called.y + SHOE[1] / 2 * u, SHOE[0] * u, SHOE[1] * u) for way in (-1, 1))
    line = min(p.px(18) * 1.35, m.called.bottom - left.bottom - 4 * u)
    below = [under(box, 1.04 * SHOE[0] * u, line, 4 * u) for box in (left, right)]
    jar = around(x + away, right.middle[1], JAR[0] * u, JAR[1] * u).whole()
    m = m._replace(hands_shoe=left.whole(), hands_caption=below[0], side=below[1], jar=jar)
    if p.shape.stocks > 1:
        return m._replace(shoe=right.whole(), caption=below[1], tray=right.whole())
    return m._replace(shoe=left.whole(), caption=below[0], tray=right.whole())


def heap_above(line: Box, high: float, coin: float) -> Spot:
    """A heap that may grow so high, close above its line of words."""
    coin = round(max(4, min(coin, high / 4)))
    return Spot(line.middle[0], line.y - 1.7 * coin - 2, coin)


@lru_cache(maxsize=64)
def pot_boxes(shape: Shape, kind: Kind, pots: int) -> tuple[PotBoxes, ...]:
    """Side by side between shoe and tray; a single pot lies in the middle."""
    p, m = plan(shape), middle(shape, kind)
    if pots == 1:
        return (PotBoxes(m.heap, m.pot, m.pot),)
    left, right = (box.right if box.x < m.called.x else box.x for box in (m.hands_shoe, m.tray))
    wide, u = (right - left - 16 * m.unit) / pots, m.unit
    faces, line = min(30 * u, 0.2 * m.called.h), p.px(18) * 1.35
    high = m.called.h - faces - line - 4 * u
    found = []
    for n in range(pots):
        x = left + 8 * u + (n + 0.5) * wide
        words = around(x, m.called.bottom - faces - 4 * u - line / 2, wide - 4 * u, line).whole()
        row = around(x, m.called.bottom - faces / 2, wide - 8 * u, faces).whole()
        found.append(PotBoxes(heap_above(words, high, min(22 * u, wide / 6.4)), words, row))
    return tuple(found)


def case_sizes(shape: Shape) -> set[tuple[int, int]]:
    """How large shoe and tray are in any game, in whole pixels."""
    cases = (case.whole() for kind in get_args(Kind) for case in (middle(shape, kind).shoe, middle(shape, kind).tray))
    return {(int(case.w), int(case.h)) for case in cases}


def under(box: Box, wide: float, high: float, gap: float) -> Box:
    return around(box.middle[0], box.bottom + gap + high / 2, wide, high).whole()


def with_pot(p: Plan, m: Middle) -> Middle:
    """Poker: the heap in the middle with its number, and a wide ribbon below."""
    u, (x, y) = m.unit, m.ribbon.middle
    top = min(m.called.y, p.middle.y + 4 * u)
    label = min(p.px(24) * 1.35, 0.3 * (m.called.bottom - top))
    line = around(x, m.called.bottom - label / 2, 1.5 * SHOE[0] * u, label).whole()
    return m._replace(
        heap=heap_above(line, line.y - top, 28 * u),
        pot=line,
        ribbon=around(x, y, min(p.middle.w, 3 * SIDE * u), m.ribbon.h).whole(),
    )


def with_row(p: Plan, m: Middle) -> Middle:
    """Count-up: nobody holds cards, so faces and plates draw together, and shoe and tray lie where the own hand was."""
    own, x = p.seats[0].row, p.felt.middle[0]
    seats, (tabs, slots) = row_and_seats(p, PITCH, row_boxes)
    u = min(p.unit, (own.h - p.px(18) * 1.35 - 8 * p.unit) / SHOE[1])
    y = own.y + SHOE[1] * u / 2
    shoe, tray = (around(x + side * SIDE * u, y, SHOE[0] * u, SHOE[1] * u).whole() for side in (-1, 1))
    bottom = slots[0].bottom + 4 * p.unit
    high = min(RIBBON * p.unit, own.y - bottom - 8 * p.unit)
    caption = under(shoe, 1.04 * SHOE[0] * u, p.px(18) * 1.35, 4 * u)
    return m._replace(
        unit=u,
        shoe=shoe,
        caption=caption,
        hands_shoe=shoe,
        hands_caption=caption,
        tray=tray,
        ribbon=around(x, (bottom + own.y) / 2, min(0.72 * own.w, free_width(x, seats) - 16 * p.unit), high).whole(),
        seats=seats,
        tabs=tabs,
        slots=slots,
    )


def free_width(x: float, seats: Sequence[SeatPlan]) -> float:
    """How wide something around x may be between the seats at the sides."""
    edges = [
        min(abs(x - edge) for edge in (seat.face.x, seat.face.right, seat.plate.x, seat.plate.right))
        for seat in seats
        if seat.side in ("left", "right")
    ]
    return 2 * min(edges, default=x)


def with_tabs(p: Plan, m: Middle) -> Middle:
    """Up and down: two rows of counts, below them the counted rank beside the card that was turned."""
    m = with_row(p, m)
    own, x = p.seats[0].row, p.felt.middle[0]
    seats, (tabs, _) = row_and_seats(p, PITCH_OF_TWO, two_rows)
    shoe, tray = m.shoe.moved(own.x + 4 - m.shoe.x, 0), m.tray.moved(own.right - 4 - m.tray.right, 0)
    top = tabs[-1].bottom + 10 * p.unit
    high = p.felt.bottom - 10 * p.unit - top
    u = min(p.unit, high / (CALLED[1] + RIBBON + 8))
    y = top + 0.3 * (high - (CALLED[1] + RIBBON + 8) * u)
    counted, called = (
        around(x + way * 0.79 * CALLED[0] * u, y + CALLED[1] / 2 * u, CALLED[0] * u, CALLED[1] * u).whole()
        for way in (-1, 1)
    )
    wide = tray.x - shoe.right - 16 * p.unit
    return m._replace(
        shoe=shoe,
        caption=m.caption.moved(shoe.x - m.shoe.x, 0),
        tray=tray,
        seats=seats,
        tabs=tabs,
        slots=(),
        counted=counted,
        called=called,
        equals=around(x, counted.middle[1], 0.5 * CALLED[0] * u, 0.5 * CALLED[0] * u).whole(),
        ribbon=Box(x - wide / 2, called.bottom + 8 * u, wide, RIBBON * u).whole(),
    )


def row_and_seats(p: Plan, widest: int, boxes: Callable[[Plan, float], Tabs]) -> tuple[tuple[SeatPlan, ...], Tabs]:
    """The widest row for which the seats at the sides have room below it."""
    for pitch in range(round(widest * p.unit), 18, -1):
        tabs, slots = boxes(p, pitch)
        last, label = (slots or tabs)[-1], 0 if slots else hits_width(p)
        seats = (p.seats[0], *(drawn_together(p, seat, last.bottom + 12 * p.unit) for seat in p.seats[1:]))
        row = Box(tabs[0].x - label, tabs[0].y, last.right - tabs[0].x + 2 * label, last.bottom - tabs[0].y)
        corners = [(row.x, row.y), (row.right, row.y)]
        if all(on_felt(p, *corner) for corner in corners) and row_fits(p, row, seats):
            break
    return seats, (tabs, slots)


def hits_width(p: Plan) -> float:
    """Room beside the rows up and down for their names and hits."""
    return 4.4 * p.px(18)


def row_fits(p: Plan, row: Box, seats: Sequence[SeatPlan]) -> bool:
    others = [box for seat in seats[1:] for box in (seat.face, seat.plate)]
    mine = [seats[0].face, seats[0].plate, own_stacks(p), own_number(p)]
    return row.bottom + max(0.6 * RIBBON * p.unit, 32) + 12 * p.unit <= p.seats[0].row.y and not any(
        other.meets(box) for other in others for box in (row, *mine)
    )


def two_rows(p: Plan, pitch: float) -> Tabs:
    """Thirteen counts up and, below them, thirteen down."""
    left, top = p.felt.middle[0] - COUNTS * pitch / 2, top_edge(p) + 12 * p.unit
    high = max(0.65 * pitch, min(p.px(18), 0.5 * pitch) * 1.3)
    return tuple(
        Box(left + n * pitch, top + row * (high + 8 * p.unit), 0.94 * pitch, high).whole()
        for row in range(2)
        for n in range(COUNTS)
    ), ()


def row_boxes(p: Plan, pitch: float) -> Tabs:
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
    top = heap.y - high - heap.size / 2
    return Box(heap.x - wide - heap.size / 2, top, 2 * wide + heap.size, 5 / 3 * high + heap.size)
