"""Coins: pennies, buttons and beans, lying, in stacks, in the jar, in flight; and the badge that counts them."""

import random
from typing import Literal

import pygame

from garbage_desktop.paint import text
from garbage_desktop.paint.kit import CREAM, INK
from garbage_desktop.paint.pictures import MIB, Shelf, asset, clear_sheet, made, medal, put, soft_oval

Kind = Literal["penny", "button", "bean"]

LOOKS: dict[Kind, tuple[str, ...]] = {
    "penny": ("penny",),
    "button": ("button-blue", "button-red", "button-green", "button-plum", "button-mustard", "button-white"),
    "bean": ("bean-speckled", "bean-dotted", "bean-striped", "bean-starry", "bean-smiling"),
}
SMALL = 34  # below this many pixels the bold drawing is used
TILT, THICK = 0.74, 11 / 64  # of a standing coin: how much it is squashed, how thick it is, in widths
RISE = (11 - 1.2) / 64  # from one coin of a stack to the next
SPINS = 4
JAR_FULL = 60

_shelf = Shelf(MIB)


def look(kind: Kind, number: int) -> str:
    """Which drawing the n-th coin of a kind has: buttons and beans are mixed."""
    looks = LOOKS[kind]
    return looks[number * 7 % len(looks) if len(looks) > 1 else 0]


def coin(px: int, kind: Kind = "penny", number: int = 0) -> pygame.Surface:
    """One coin from above."""
    return asset(f"coins/{look(kind, number)}-{'small' if px < SMALL else 'top'}.svg", px, px)


def spinning(px: int, frame: int, kind: Kind = "penny", number: int = 0) -> pygame.Surface:
    """A coin in flight: frame 0 shows its face, 2 its edge."""
    if frame == 0 and kind != "bean":
        return coin(px, kind, number)
    return asset(f"coins/{look(kind, number)}-spin-{frame}.svg", px, px)


@_shelf.keeps
def flying(px: int, frame: int, kind: Kind = "penny") -> pygame.Surface:
    """The same at any size: shrunk from one of a few, for a coin that grows on its way."""
    large = spinning(-(-max(px, 8) // 16) * 16, frame, kind)
    if large.width == px:
        return large
    made["turned"] += 1
    return pygame.transform.smoothscale(large, (px, px))


def lying(px: int, kind: Kind = "penny", number: int = 0) -> pygame.Surface:
    """The n-th coin of a heap, as it came to rest: six leanings."""
    small = "small-" if px < SMALL else ""
    return asset(f"coins/{look(kind, number)}-lying-{small}{number * 5 % 6}.svg", px, px)


def shadow(px: int, height: float = 0) -> pygame.Surface:
    """The shadow of a coin, fainter the higher it is, in pixels; blit its middle `px / 9` lower."""
    return _shadow(px, min(3, int(1.5 * height / px + 0.5)))


@_shelf.keeps
def _shadow(px: int, faint: int) -> pygame.Surface:
    return soft_oval(round(px * (1.18 + 0.06 * faint)), round(px * (1.12 - 0.12 * faint)), 120 - 20 * faint)


@_shelf.keeps
def on_card(px: int, kind: Kind = "penny", number: int = 0, marker: bool = False) -> pygame.Surface:
    """A coin with a soft shadow, on a picture half as large again; blit its middle. A marker is worth nothing."""
    wide = px * 3 // 2
    sheet = clear_sheet(wide, wide)
    put(sheet, shadow(px), center=(wide / 2, wide / 2 + max(1, px // 9)))
    sign = asset("coins/bean-smiling-top.svg", px, px) if marker else coin(px, kind, number)
    put(sheet, sign, center=(wide / 2, wide / 2))
    return sheet


@_shelf.keeps
def stack(count: int, px: int, kind: Kind = "penny") -> pygame.Surface:
    """Coins on one another; its foot is in the middle of the lower edge. Beans do not stack: they lie in a row up."""
    rise, edge = px * RISE, round(px * 0.12)
    high = round(px * (TILT + THICK) + rise * (count - 1)) + 2 * edge
    sheet = clear_sheet(px + 2 * edge, high)
    middle, foot = sheet.get_width() / 2, high - edge - px * (TILT + THICK) / 2
    put(sheet, soft_oval(px + 2 * edge, round(px * 0.9), 130), midbottom=(middle, high))
    for level in range(count):
        sway = px * 0.035 * (level * 0.618 % 1 * 2 - 1) if 0 < level < count - 1 else 0
        standing = asset(f"coins/{look(kind, level)}-tilt.svg", px, px)
        put(sheet, standing, center=(middle + sway, foot - level * rise))
    return sheet


@_shelf.keeps
def jar(count: int, width: int, height: int, kind: Kind = "penny") -> pygame.Surface:
    """The kitty with so many coins in it; the drawing is 112 by 136, and full at 60."""
    sheet = asset("table/jar-behind.svg", width, height).copy()
    chance, px, unit = random.Random(5), round(22 * width / 112), width / 112
    for number in range(min(count, JAR_FULL)):
        row, column = divmod(number, 6)
        x = 25 + column * 12.4 + (6 if row % 2 else 0) + chance.uniform(-2.5, 2.5)
        y = 116 - row * 7.4 + chance.uniform(-1.8, 1.8)
        put(sheet, lying(px, kind, number + row), center=(min(x, 88) * unit, y * unit))
    sheet.blit(asset("table/jar-front.svg", width, height), (0, 0))
    return sheet


@_shelf.keeps
def badge(count: int, px: int) -> pygame.Surface:
    """How many coins lie on a card: cream figures on ink, wider for more than two figures."""
    words = str(count)
    letters = round(px * (0.66 if len(words) < 3 else 0.52))
    sheet = medal(px, CREAM, INK, 1.5).copy()
    put(sheet, text.line(words, letters, CREAM), center=(px / 2, px / 2))
    return sheet
