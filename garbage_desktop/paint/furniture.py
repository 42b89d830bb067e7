"""Furniture: what stands and lies on the table beside cards and coins, each in the size of its box."""

from typing import Literal

import pygame

from garbage_desktop.paint import text
from garbage_desktop.paint.coins import coin
from garbage_desktop.paint.kit import (
    AMBER,
    BLUE,
    CREAM,
    DARK_INK,
    GLOW,
    GOLD,
    GOLD_LIGHT,
    GREEN_DARK,
    INK,
    MINT,
    MINT_SOFT,
    NIGHT,
    PLUM,
    RED,
    box,
    darker,
    dashes,
    disc,
    down,
    lighter,
    line,
    moved,
    ring,
    shape,
    svg,
)
from garbage_desktop.paint.pictures import MIB, Shelf, asset, dimmed, drawn, painted, put
from garbage_desktop.table.naming import figures

PlateState = Literal["waiting", "turn", "winner", "out"]
Side = Literal["up", "down", "left", "right"]

PLATE_BLEED = 6
GLOW_BLEED = 16  # of a ring at 1280 x 720
RIBBONS = {"red": RED, "blue": BLUE, "plum": PLUM, "amber": AMBER}
TOKENS = {  # fill from and to, rim, words
    "done": ("#1f7a66", "#186352", GREEN_DARK, "#cdeee2"),
    "now": (GOLD_LIGHT, GOLD, "#6e4308", DARK_INK),
    "later": ("#0d352e", "#0b2d27", "#071f1b", "#9cc9ba"),
}
TABS = {  # fill, words
    "missed": ("#17574a", "#bfe3d6"),
    "hit": ("#a4602a", "#fff6e4"),
    "now": (GOLD, DARK_INK),
    "later": ("#0b352d", "#e6efe6"),
}

_shelf = Shelf(3 * MIB // 2)
_plates = Shelf(MIB // 2)  # there is one for each number of coins


# ---- seats -------------------------------------------------------------------------------------------
@_plates.keeps
def plate(
    name: str,
    coins: int,
    px: int,
    width: int,
    height: int,
    state: PlateState,
    inset: float = 0,
    sign: bool = True,
    star: bool = False,
) -> pygame.Surface:
    """Name at the left, coins or points at the right; `PLATE_BLEED` larger on every side for the glow."""
    ink, number_ink = (INK, "#5a3606") if state == "winner" else (CREAM, GOLD_LIGHT)
    sheet = _plate_ground(width, height, state).copy()
    middle, right = PLATE_BLEED + height / 2, PLATE_BLEED + width - round(height * 0.34)
    if sign:
        size = round(height * 0.66)
        put(sheet, text.line("{star}", px, number_ink) if star else coin(size), midright=(right, middle))
        right -= size + round(height * 0.17)
    put(sheet, text.line(figures(coins), px, number_ink), midright=(right, middle))
    if name:
        left = PLATE_BLEED + (inset + 4 if inset else round(height * 0.47))
        put(sheet, text.line(name, px, ink, "bold"), midleft=(left, middle))
    return dimmed(sheet, 0.6) if state == "out" else sheet


@_shelf.keeps
def _plate_ground(w: int, h: int, state: PlateState) -> pygame.Surface:
    b, r = PLATE_BLEED, h / 2
    parts = [down("won", GOLD_LIGHT, GOLD)]
    if state == "turn":
        parts += [
            ring(b - k - 1, b - k - 1, w + 2 * k + 2, h + 2 * k + 2, r + k + 1, GLOW, 2, 0.14) for k in (2, 3.5, 5)
        ]
    parts.append(box(b, b, w, h, r, "url(#won)") if state == "winner" else box(b, b, w, h, r, NIGHT, see=0.82))
    edge = {"turn": (GLOW, 2.5, 1.0), "winner": (GOLD, 2.5, 1.0)}.get(state, (CREAM, 1.2, 0.16))
    return painted(w + 2 * b, h + 2 * b, *parts, ring(b, b, w, h, r, *edge))


def dealer_disc(px: int) -> pygame.Surface:
    return asset(f"table/dealer-disc{'-small' if px < 32 else ''}.svg", px, px)


# ---- boxes of cards -----------------------------------------------------------------------------------
def shoe(level: float, width: int, height: int) -> pygame.Surface:
    """The shoe without its top card: that is laid over it, and the notch over both."""
    step = 0 if level <= 0 else max(25, round(level * 4) * 25)
    return asset(f"table/shoe-{step}.svg", width, height)


def shoe_notch(width: int, height: int) -> pygame.Surface:
    return asset("table/shoe-notch.svg", width, height)


def tray(level: float, width: int, height: int) -> pygame.Surface:
    """The tray; the last card is laid over it."""
    step = 0 if level <= 0 else 20 if level < 0.4 else 60 if level < 0.8 else 100
    return asset(f"table/discard-tray-{step}.svg", width, height)


@_shelf.keeps
def slot(width: int, height: int, card_width: int = 0) -> pygame.Surface:
    """An empty place for a card or a row of them."""
    r = (card_width or min(width, height)) * 0.09
    return painted(
        width, height, box(0.5, 0.5, width - 1, height - 1, r, "#0b3a32", see=0.28), dashes(width, height, r, "#6aa896")
    )


@_shelf.keeps
def highlight(width: int, height: int, radius: float, unit: float = 1, gold: bool = True) -> pygame.Surface:
    """A gold ring with a soft glow around something: gold means now. It is `glow_bleed(unit)` larger on every side.

    Where it is not gold, it is faint: something to know.
    """
    b, w, h = glow_bleed(unit), width, height

    def around(gap: float, thick: float, colour: str, see: float = 1) -> str:
        """A line whose middle is `gap` outside the thing."""
        edge = (gap + thick / 2) * unit
        return ring(b - edge, b - edge, w + 2 * edge, h + 2 * edge, radius + edge, colour, thick * unit, see)

    if not gold:
        faint = [around(5.4 + k, 2.8, MINT, see) for k, see in ((0, 0.4), (2.2, 0.24), (4.4, 0.13), (6.6, 0.05))]
        return painted(w + 2 * b, h + 2 * b, *faint, around(1.2, 1.2, GREEN_DARK, 0.7), around(3.2, 2.8, MINT))
    glow = [around(5 + k, 3.2, GLOW, see) for k, see in ((1.5, 0.34), (4, 0.22), (6.5, 0.12), (9, 0.06))]
    return painted(w + 2 * b, h + 2 * b, *glow, around(2.1, 1.4, GREEN_DARK, 0.7), around(4.75, 4.5, GLOW))


def glow_bleed(unit: float) -> int:
    return round(GLOW_BLEED * unit)


# ---- words ---------------------------------------------------------------------------------------------
def tail_length(px: int) -> int:
    """How far the tail of a bubble with such letters reaches out."""
    return round(0.72 * px)


@_shelf.keeps
def bubble(words: str, px: int, width: int, height: int, tail: Side, at: float) -> pygame.Surface:
    """A speech bubble, `tail_length` larger on every side; its tail leaves one side at a share `at` of it."""
    b, r, k = tail_length(px), min(0.9 * px, height / 2), px / 18
    along = width if tail in ("up", "down") else height
    x = max(r + 8 * k, min(along - r - 8 * k, along * at))
    turn = {
        "down": (b, b + height, 0),
        "up": (b + width, b, 180),
        "left": (b, b, 90),
        "right": (b + width, b + height, -90),
    }[tail]
    x = x if tail in ("down", "left") else along - x
    spike = "M-9 -3Q-1 3 -8 12Q7 7 10 -3Z"
    placed = f"translate({turn[0]} {turn[1]}) rotate({turn[2]}) translate({x:.1f} 0) scale({k:.3f})"
    body = (b, b, width, height, r)
    sheet = painted(
        width + 2 * b,
        height + 2 * b,
        moved("translate(0 2.5)", box(*body, "#000000", see=0.28)),
        moved(placed, shape(spike, CREAM, stroke=GREEN_DARK, width=3)),
        box(*body, CREAM, stroke=GREEN_DARK, width=1.6),
        moved(placed, shape(spike, CREAM)),
    )
    put(sheet, text.line(words, px, INK, "bold"), center=(b + width / 2, b + height / 2))
    return sheet


@_shelf.keeps
def ribbon(words: str, px: int, width: int, colour: str) -> pygame.Surface:
    """A folded band of cloth with the call on it; it is `ribbon_height(px)` high."""
    dye = RIBBONS[colour]
    tail, fold, drop, high = px * 0.95, px * 0.42, px * 0.26, px * 1.42
    band, bow = width - 2 * 0.72 * tail, px * 0.1
    x0, x1, edge = (width - band) / 2, (width + band) / 2, darker(dye, 0.6)

    def end(a: float, side: int) -> str:
        out = 2 if side < 0 else width - 2
        inner, notch = a - side * fold, out - side * px * 0.34
        back = (
            f"M{inner:.1f} {drop + 2:.1f}H{out}L{notch:.1f} {drop + high / 2:.1f}L{out} {drop + high:.1f}H{inner:.1f}Z"
        )
        crease = f"M{inner:.1f} {high - 1:.1f}L{a:.1f} {high - 1:.1f}L{inner:.1f} {drop + high:.1f}Z"
        return shape(back, darker(dye, 0.26), stroke=edge, width=2.5) + shape(
            crease, darker(dye, 0.5), stroke=edge, width=2
        )

    top, middle = f"M{x0:.1f} {2 + bow:.1f}Q{width / 2:.1f} {2 - bow:.1f} {x1:.1f} {2 + bow:.1f}", high - bow / 2
    front = f"{top}V{middle:.1f}Q{width / 2:.1f} {high - 2.2 * bow:.1f} {x0:.1f} {middle:.1f}Z"
    shine = f"M{x0 + 5:.1f} {6 + bow:.1f}Q{width / 2:.1f} {6 - bow:.1f} {x1 - 5:.1f} {6 + bow:.1f}"
    sheet = painted(
        width,
        ribbon_height(px),
        down("r", lighter(dye, 0.16), dye, darker(dye, 0.14)),
        end(x0, -1),
        end(x1, 1),
        shape(front, "url(#r)", stroke=edge, width=2.5),
        line(shine, lighter(dye, 0.5), 2.2, see=0.7),
    )
    letters = text.line(words, px, CREAM, outline=max(2, px // 14), edge=darker(dye, 0.5))
    put(sheet, letters, center=(width / 2, high / 2 - bow / 2 + 1))
    return sheet


def ribbon_height(px: int) -> int:
    return round(1.68 * px) + 4


@_shelf.keeps
def token(words: str, px: int, state: str, size: int) -> pygame.Surface:
    """A round step of the ladder of put and take."""
    light, dark, rim, ink = TOKENS[state]
    r = size / 2
    parts = down("t", light, dark), disc(r, r, r - 0.5, rim), disc(r, r, r - 2.5, "url(#t)")
    sheet = drawn(svg(size, size, *parts), (size, size))
    put(sheet, text.line(words, px, ink), center=(r, r))
    return sheet


@_shelf.keeps
def rank_tab(words: str, px: int, state: str, width: int, height: int) -> pygame.Surface:
    """A rank of the count-up row."""
    fill, ink = TABS[state]
    r = min(10, height * 0.3)
    sheet = painted(
        width, height, box(0, 2, width, height - 2, r, darker(fill, 0.4)), box(0, 0, width, height - 2.5, r, fill)
    )
    put(sheet, text.line(words, px, ink), center=(width / 2, height / 2 - 1))
    return sheet


@_shelf.keeps
def night_pill(words: str, px: int, colour: str, width: int, height: int) -> pygame.Surface:
    """Words on a dark pill."""
    r = height / 2
    sheet = painted(
        width, height, box(0, 0, width, height, r, NIGHT, see=0.82), ring(0, 0, width, height, r, CREAM, 1.2, 0.16)
    )
    put(sheet, text.line(words, px, colour, "bold"), center=(width / 2, r))
    return sheet


@_shelf.keeps
def ticket(words: str, px: int, width: int, height: int) -> pygame.Surface:
    """Words on a slip of paper."""
    r = height / 3
    sheet = painted(
        width, height, box(0, 0, width, height, r, "#b9a877"), box(0, 0, width, height - max(2, px / 9), r, CREAM)
    )
    put(sheet, text.line(words, px, INK, "bold"), center=(width / 2, (height - px / 9) / 2))
    return sheet


@_shelf.keeps
def tag(words: str, px: int, width: int, height: int) -> pygame.Surface:
    """A flag whose point hangs down in the middle."""
    tip = round(0.4 * px)
    flat, x = height - tip, width / 2
    point = f"M{x - tip} {flat - 1}L{x} {height}L{x + tip} {flat - 1}Z"
    sheet = painted(width, height, box(0, 0, width, flat, 0.55 * px, INK), shape(point, INK))
    put(sheet, text.line(words, px, CREAM, "bold"), center=(x, flat / 2))
    return sheet


@_shelf.keeps
def lane(width: int, height: int, done: int) -> pygame.Surface:
    """A groove, filled from the left as far as somebody has come; a step of a podium is one that is full."""
    r = min(height / 2, 8)
    filled = box(0, 0, max(done, height), height, r, "#2f9a80")
    return painted(width, height, box(0, 0, width, height, r, "#06231d"), filled)


@_shelf.keeps
def board(width: int, height: int, r: int) -> pygame.Surface:
    """A dark board for choices."""
    edge = ring(0, 0, width, height, r, CREAM, 1.2, 0.16)
    return painted(width, height, box(0, 0, width, height, r, NIGHT, see=0.94), edge)


@_shelf.keeps
def count_card(words: str, below: str, px: int, width: int, height: int) -> pygame.Surface:
    """The rank that is counted, as large as a card."""
    r, low = 0.11 * width, round(0.118 * height)
    inner = ring(2, 2, width - 4, height - 8, 0.09 * width, "#8fc7b2", 2, 0.4)
    ground = box(0, 3, width, height - 3, r, "#06231d"), box(0, 0, width, height - 4, r, GREEN_DARK)
    sheet = painted(width, height, *ground, inner)
    put(sheet, text.line(words, px, CREAM), center=(width / 2, 0.41 * height))
    while low > 9 and text.width(below, low, "bold") > width - 12:
        low -= 1
    put(sheet, text.line(below, low, MINT_SOFT, "bold"), center=(width / 2, 0.83 * height))
    return sheet


# ---- confetti ---------------------------------------------------------------------------------------------
CONFETTI = 24


def confetti(number: int, px: int) -> pygame.Surface:
    """A scrap of paper."""
    return asset(f"table/confetti-{number % CONFETTI:02}.svg", px, px)


def star(px: int, full: bool = True) -> pygame.Surface:
    return asset(f"table/star{'' if full else '-empty'}.svg", px, px)
