"""Board: the dark one on which a colour is chosen, and how many coins are put on it."""

from typing import NamedTuple

from garbage_desktop.table.box import Box, around
from garbage_desktop.table.middle import Kind, middle
from garbage_desktop.table.plan import LEAST_WORDS, Plan
from garbage_desktop.table.stage import AnyThing, Label, Panel
from garbage_desktop.table.view import View

SIZE = (472, 204)
NARROW = 212  # pixels; a narrower board covers the packs beside it
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
    """Two colours; below them less, a slider, more; the coins at the end of it, or above it on a narrow board."""
    pad, row = max(8, round(14 * p.unit)), max(p.shape.finger, round(44 * p.unit))
    px = min(p.px(30), round(row / 1.3))
    beside = box.w - 2 * row - DIGITS * px - 4 * pad >= SLIDES
    px = px if beside else max(LEAST_WORDS, min(px, round((box.h - 2 * row - 3 * pad) / 1.2)))
    over = 0 if beside else 1.2 * px
    tile_high = min(TILE * p.unit, box.h - row - over - 3 * pad)
    tile, y = (box.w - 3 * pad) / 2, box.y + (box.h - tile_high - over - row - pad) / 2
    left, right, below = box.x + pad, box.right - pad, y + tile_high + pad + over
    label = Box(left, below - over - pad / 2, right - left, over)
    if beside:
        label = Box(right - DIGITS * px, below, DIGITS * px, row)
    end = label.x - pad if beside else right
    boxes = {
        "red": Box(left, y, tile, tile_high),
        "black": Box(right - tile, y, tile, tile_high),
        "less": Box(left, below, row, row),
        "amount": Box(left + row + pad / 2, below, end - left - 2 * row - pad, row),
        "more": Box(end - row, below, row, row),
    }
    words = Label(label.whole(), f"{coins} {{coin}}", px, "cream")
    return Board(box, (Panel(box), words), {name: there.whole() for name, there in boxes.items()})
