"""Middle: where shoe, called card, tray, pot, ladder, row and ribbon lie, for each kind of game."""

from functools import lru_cache
from typing import Literal, NamedTuple

from garbage_desktop.table.box import Box, around
from garbage_desktop.table.plan import CALLED, OWN_COIN, RIBBON, SHOE, Plan, Shape, plan
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
    own_note: Box
    tokens: Box  # the ladder
    tabs: tuple[Box, ...]
    slots: tuple[Box, ...]


@lru_cache(maxsize=64)
def middle(shape: Shape, kind: Kind) -> Middle:
    p = plan(shape)
    m = columns(p)
    return {"poker": with_pot, "calls": plain, "put": with_ladder, "count": with_row}[kind](p, m)


def plain(p: Plan, m: Middle) -> Middle:
    return m


def columns(p: Plan) -> Middle:
    """Shoe, called card and tray side by side; above them room for the ladder, below for words and ribbon."""
    u, room, own = p.centre_unit, p.middle, p.seats[0].row
    x, _ = room.middle
    high = p.token + (10 + CALLED[1] + RIBBON) * u
    top = room.y + (room.h - high) / 2
    card_y = top + p.token + (10 + CALLED[1] / 2) * u
    called = around(x, card_y, CALLED[0] * u, CALLED[1] * u).whole()
    shoe, tray = (around(x + side * SIDE * u, card_y, SHOE[0] * u, SHOE[1] * u).whole() for side in (-1, 1))
    caption, side = (under(box, 1.25 * SHOE[0] * u, p.px(18) * 1.35, 4 * u) for box in (shoe, tray))
    wide = 2 * (SIDE - SHOE[0] / 2 - 4) * u
    note = p.px(22) * 1.6
    return Middle(
        unit=u,
        shoe=shoe,
        caption=caption,
        called=called,
        tray=tray,
        jar=around(x + SIDE * u, card_y + 4 * u, JAR[0] * u, JAR[1] * u).whole(),
        side=side,
        heap=Spot(x + SIDE * u, card_y - 6 * u, round(26 * u)),
        pot=side,
        ribbon=Box(x - wide / 2, called.bottom + 2 * u, wide, RIBBON * u).whole(),
        own_note=Box(own.x, own.y - note - 10 * p.unit, own.w, note).whole(),
        tokens=around(x, top + p.token / 2, min(10 * p.token * 1.12, room.w), p.token).whole(),
        tabs=(),
        slots=(),
    )


def under(box: Box, wide: float, high: float, gap: float) -> Box:
    return around(box.middle[0], box.bottom + gap + high / 2, wide, high).whole()


def with_pot(p: Plan, m: Middle) -> Middle:
    """Poker: the heap in the middle, its number and the ribbon below, the words of the own hand at the foot."""
    u, room = m.unit, p.middle
    x, _ = room.middle
    high = min(RIBBON * u, 0.3 * (m.own_note.y - room.y))
    ribbon = around(x, m.own_note.y - 4 * u - high / 2, min(room.w, 3 * SIDE * u), high).whole()
    label = p.px(24) * 1.35
    pot = around(x, ribbon.y - 2 * u - label / 2, 2 * SHOE[0] * u, label).whole()
    free = pot.y - room.y
    coin = round(min(34 * u, free / 2.6))
    side = SHOE[1] * u / 2
    y = min(m.shoe.middle[1], ribbon.y - 4 * u - side)
    return m._replace(
        shoe=around(m.shoe.middle[0], y, m.shoe.w, m.shoe.h).whole(),
        tray=around(m.tray.middle[0], y, m.tray.w, m.tray.h).whole(),
        heap=Spot(x, room.y + free / 2, coin),
        pot=pot,
        ribbon=ribbon,
    )


def with_ladder(p: Plan, m: Middle) -> Middle:
    return m


def with_row(p: Plan, m: Middle) -> Middle:
    """Count-up: the row above, the ribbon below it; shoe and tray where the own hand lay, for nobody holds cards."""
    own, x = p.seats[0].row, p.middle.middle[0]
    pitch, y = row_room(p)
    tab, card = tab_height(p, pitch), 1.4 * (pitch - 6)
    left = x - COUNTS * pitch / 2
    u = min(p.unit, (own.h - p.px(18) * 1.35 - 8 * p.unit) / SHOE[1])
    shoe, tray = (
        around(x + side * SIDE * u, own.y + SHOE[1] * u / 2, SHOE[0] * u, SHOE[1] * u).whole() for side in (-1, 1)
    )
    caption, under_tray = (under(box, 1.25 * SHOE[0] * u, p.px(18) * 1.35, 4 * u) for box in (shoe, tray))
    bottom = y + tab + 4 * p.unit + card
    high = min(RIBBON * p.unit, own.y - bottom - 16 * p.unit)
    ribbon = around(x, (bottom + own.y) / 2, 0.72 * own.w, high).whole()
    return m._replace(
        unit=u,
        shoe=shoe,
        caption=caption,
        tray=tray,
        side=under_tray,
        ribbon=ribbon,
        tabs=tuple(Box(left + n * pitch + 3, y, pitch - 6, tab).whole() for n in range(COUNTS)),
        slots=tuple(Box(left + n * pitch + 3, y + tab + 4 * p.unit, pitch - 6, card).whole() for n in range(COUNTS)),
    )


def tab_height(p: Plan, pitch: float) -> float:
    return max(0.56 * pitch, p.px(18) * 1.3) if pitch > 44 else max(0.56 * pitch, 20)


def row_room(p: Plan) -> tuple[float, float]:
    """The pitch of the row and its top: the widest row that meets no face and no plate, as high up as possible."""
    felt, x, own = p.felt, p.middle.middle[0], p.seats[0].row
    taken = [box.grown(6, 6) for seat in p.seats[1:] for box in (seat.face, seat.plate)]
    for pitch in range(round(PITCH * p.unit), 16, -1):
        high = tab_height(p, pitch) + 4 * p.unit + 1.4 * (pitch - 6)
        wide = COUNTS * pitch
        y = max([seat.plate.bottom for seat in p.seats if seat.side == "top"] + [felt.y]) + 14 * p.unit
        while y + high + (RIBBON * 0.8 + 20) * p.unit <= own.y:
            row = Box(x - wide / 2, y, wide, high)
            if row.inside(felt.grown(-8, 0)) and not any(row.meets(box) for box in taken):
                return pitch, y
            y += 4
    return 24, p.above + 8 * p.unit


def stack_coin(p: Plan) -> int:
    return round(OWN_COIN * p.unit)


def heap_box(heap: Spot, count: int) -> Box:
    """The felt that a heap of so many coins covers."""
    wide, high = heap_reach(heap, count)
    return around(heap.x, heap.y, 2 * wide + heap.size, 2 * high + heap.size)
