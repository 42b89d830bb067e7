"""Guess: red and black as large answers on the board."""

import pygame

from garbage_desktop.paint import text
from garbage_desktop.paint.kit import CREAM_2, GOLD, INK, RED, box, down, ring
from garbage_desktop.paint.pictures import MIB, Shelf, Size, asset, painted, put
from garbage_desktop.paint.widgets import BLEED, State

_shelf = Shelf(MIB)


@_shelf.keeps
def colour_tile(
    label: str, suits: str, size: Size, state: State = "normal", chosen: bool = False, px: int = 30
) -> pygame.Surface:
    """Red or black as a large answer: its two suits and its name; gold around the one that is chosen."""
    (w, h), r = size, 0.19 * size[1]
    light = {"hover": "#fff3d6", "pressed": "#efe4c9"}.get(state, "#ffffff")
    ground = box(BLEED, BLEED + 4, w, h - 4, r, "#b9a877"), box(BLEED, BLEED, w, h - 4, r, "url(#c)")
    around = (ring(BLEED, BLEED, w, h, r, GOLD, max(3, h / 18)),) if chosen else ()
    sheet = painted(w + 2 * BLEED, h + 2 * BLEED, down("c", light, CREAM_2), *ground, *around)
    px = min(px, round(0.4 * h))
    while px > 11 and text.width(label, px) + 2.7 * px > w - 0.5 * px:
        px -= 1
    sign, name = round(1.05 * px), text.line(label, px, RED if suits == "hd" else INK)
    x, y = BLEED + (w - 2.5 * sign - name.get_width()) / 2, BLEED + h / 2 - 2
    for n, suit in enumerate(suits):
        put(sheet, asset(f"cards/suit-{suit}.svg", sign, sign), midleft=(x + n * 1.12 * sign, y))
    put(sheet, name, midleft=(x + 2.5 * sign, y))
    return sheet
