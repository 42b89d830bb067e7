"""Board: the dark one on which a colour is chosen, and how many coins are put on it."""

from typing import NamedTuple

from garbage_desktop.table.box import Box, around
from garbage_desktop.table.middle import Kind, middle
from garbage_desktop.table.plan import Plan
from garbage_desktop.table.stage import AnyThing, Label, Panel
from garbage_desktop.table.view import View

SIZE = (472, 204)
NARROW = 236  # pixels; a narrower board covers the packs beside it
TILE = 88  # height of a colour
SLIDES = 90  # pixels that a slider needs
DIGITS = 4.2  # the width of four of them and a coin, by their height


class Board(NamedTuple):
    """Where it lies, what is on it, and the room for its controls."""

    box: Box
    things: tuple[AnyThing, ...]
    boxes: dict[str, Box]


def board_of(p: Plan, kind: Kind, view: View) -> Board | None:
    """Between the two packs where there is room, else over them."""
    if view.guessing is None:
        return None
    m, room = middle(p.shape, kind), p.middle
    between = m.shoe.x - m.hands_shoe.right - 20
    wide = min(SIZE[0] * p.unit, between if between >= NARROW else room.w)
    high = min(max(SIZE[1] * p.unit, 2 * p.shape.finger + 30), room.h)
    box = around(room.middle[0], room.middle[1], wide, high).whole()
    return furnished(p, box, view.guessing.coins)


def furnished(p: Plan, box: Box, coins: int) -> Board:
    """Two colours above; below less, a slider if there is room for it, more, and the coins."""
    pad = max(8, round(14 * p.unit))
    row = max(p.shape.finger, round(44 * p.unit))
    tile_high = min(TILE * p.unit, box.h - row - 3 * pad)
    tile = (box.w - 3 * pad) / 2
    y = box.y + (box.h - tile_high - row - pad) / 2
    boxes = {
        "red": Box(box.x + pad, y, tile, tile_high).whole(),
        "black": Box(box.right - pad - tile, y, tile, tile_high).whole(),
    }
    y += tile_high + pad
    px = min(p.px(30), round(row / 1.3), round((box.w - 2 * pad - 2 * row) / DIGITS))
    number = DIGITS * px
    left, right = box.x + pad, box.right - pad
    boxes["less"] = Box(left, y, row, row).whole()
    if (slides := right - left - 2 * row - number - 2 * pad) >= SLIDES:
        boxes["amount"] = Box(left + row + pad / 2, y, slides + pad / 2, row).whole()
        boxes["more"] = Box(boxes["amount"].right + pad / 2, y, row, row).whole()
        label = Box(right - number, y, number, row)
    else:
        boxes["more"] = Box(right - row, y, row, row).whole()
        label = Box(left + row + 4, y, right - left - 2 * row - 8, row)
    return Board(box, (Panel(box), Label(label.whole(), f"{coins} {{coin}}", px, "cream")), boxes)
