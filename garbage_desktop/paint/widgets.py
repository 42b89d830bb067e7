"""Widgets: buttons, pills, choices, switches, sliders, tabs, tooltips and paper, in all their states.

Every function gives a picture that is `BLEED` larger on each side than the size asked for (room for the focus ring);
blit it at (x - BLEED, y - BLEED). Radii, paddings and letters follow from the height.
"""

from typing import Literal

import pygame

from garbage_desktop.paint import text
from garbage_desktop.paint.icons import icon as sign_of
from garbage_desktop.paint.kit import (
    CREAM,
    CREAM_2,
    DARK_INK,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    GREEN,
    GREEN_DARK,
    GREEN_DEEP,
    INK,
    NIGHT,
    NIGHT_DEEP,
    box,
    darker,
    dashes,
    disc,
    down,
    lighter,
    mixed,
    ring,
    shape,
)
from garbage_desktop.paint.pictures import (
    MIB,
    Shelf,
    Size,
    clear_sheet,
    dimmed,
    medal,
    painted,
    put,
    put_stretched,
    soft_box,
)

Kind = Literal["primary", "secondary", "danger", "quiet", "quiet-cream"]
State = Literal["normal", "hover", "pressed", "focus", "disabled"]
Step = Literal["done", "now", "later"]

BLEED = 8
FOCUS_EDGE = "#0d2f29"
BODIES = {  # body, hovered body, lip, words, border
    "primary": (GOLD, "#ffc95c", GOLD_DARK, DARK_INK, ""),
    "secondary": (GREEN_DEEP, "#1f7563", "#08312a", CREAM, "#2f7f6c"),
    "danger": ("#b3303a", "#cd414c", "#6f1620", CREAM, "#d2606a"),
}
STEPS = {  # fill, words, edge
    "done": ("#1b6353", "#d6f0e6", "#2f7f6c"),
    "now": (GOLD, DARK_INK, "#ffe3a0"),
    "later": ("#0c322b", "#8fb5aa", "#1a4a40"),
}

_shelf = Shelf(2 * MIB)


def radius(height: float) -> float:
    """Of a button's corners."""
    return min(18 * max(1, height / 56), height * 0.375)


def lip(height: float) -> int:
    """How far a button stands up."""
    return max(3, round(height / 12))


def button_px(height: float) -> int:
    """The size of the letters on a button."""
    return max(18, round(height * 0.42))


def button_width(label: str, height: int, icon: str = "", px: int = 0) -> int:
    """How wide a button wants to be."""
    inside = text.width(label, px or button_px(height)) + (round(height * 0.46) + 8 if icon else 0)
    return round(inside + height * 0.96)


def _bled(w: float, h: float, *parts: str) -> pygame.Surface:
    return painted(w + 2 * BLEED, h + 2 * BLEED, *parts)


def _focus(x: float, y: float, w: float, h: float, r: float) -> str:
    """The focus ring: cream inside, dark outside, so that it is seen on felt, on night and on cream."""
    return box(x - 4.5, y - 4.5, w + 9, h + 9, r + 4.5, stroke=FOCUS_EDGE, width=6) + box(
        x - 3, y - 3, w + 6, h + 6, r + 3, stroke=CREAM, width=3.4
    )


def _focused(state: State, w: float, h: float, r: float) -> list[str]:
    return [_focus(BLEED, BLEED, w, h, r)] if state == "focus" else []


@_shelf.keeps
def focus_ring(size: Size, r: int = 12, unit: float = 1) -> pygame.Surface:
    """The ring alone, `BLEED * unit` larger on every side; in a large window its lines are thicker."""
    (w, h), b = size, round(BLEED * unit)

    def line(away: float, colour: str, width: float) -> str:
        away *= unit
        return box(b - away, b - away, w + 2 * away, h + 2 * away, r + away, stroke=colour, width=width * unit)

    return painted(w + 2 * b, h + 2 * b, line(4.5, FOCUS_EDGE, 6), line(3, CREAM, 3.4))


# ---- buttons ----------------------------------------------------------------------------------------
@_shelf.keeps
def button(
    label: str, size: Size, kind: Kind = "secondary", state: State = "normal", icon: str = "", px: int = 0
) -> pygame.Surface:
    """A button; `quiet` is for dark grounds, `quiet-cream` for paper. Without a label it is an icon button."""
    ink, middle, parts = _quiet(size, kind, state) if kind.startswith("quiet") else _raised(size, kind, state)
    sheet = _bled(*size, *_focused(state, *size, radius(size[1])), *parts)
    pieces = _label(label, size, ink, icon, px)
    if kind.startswith("quiet") and state == "disabled":
        pieces = [dimmed(piece, 0.43) for piece in pieces]
    _in_a_row(sheet, pieces, BLEED + size[0] / 2, middle)
    return sheet


def _raised(size: Size, kind: Kind, state: State) -> tuple[str, float, list[str]]:
    """Colour of the words, their middle, and the shapes of a button that stands up."""
    (w, h), (body, hovered, below, ink, border) = size, BODIES[kind]
    r, sink = radius(h), lip(h) - 1 if state == "pressed" else 0
    if state == "disabled":
        body = mixed(body, "#a39d86" if kind == "primary" else "#5f6f68", 0.7)
        ink = mixed(ink, body, 0.45)
        return ink, BLEED + h / 2, [_body(BLEED, w, h, r, body)]
    tone = {"hover": hovered, "pressed": darker(body, 0.1)}.get(state, body)
    top, high = BLEED + sink, h - lip(h)
    parts = [box(BLEED, BLEED + 2, w, h - 2, r, below), _body(top, w, high, r, tone)]
    if kind == "primary":
        parts += [down("e", "#fff3cf@0.9", "0.35:#fff3cf@0"), ring(BLEED, top, w, high, r, "url(#e)", 2)]
    elif state != "pressed":
        parts.append(ring(BLEED, top, w, high, r, border, 1.5, 0.55))
    return ink, top + high / 2, parts


def _body(top: float, w: float, h: float, r: float, tone: str) -> str:
    return down("b", lighter(tone, 0.1), tone, darker(tone, 0.05)) + box(BLEED, top, w, h, r, "url(#b)")


def _quiet(size: Size, kind: Kind, state: State) -> tuple[str, float, list[str]]:
    """The same for a button that is only an outline."""
    (w, h), ink = size, CREAM if kind == "quiet" else "#16483e"
    fill = {"hover": 0.12, "pressed": 0.22, "focus": 0.06}.get(state, 0)
    edge = ring(BLEED, BLEED, w, h, radius(h), ink, 2, 0.18 if state == "disabled" else 0.42)
    return ink, BLEED + h / 2 + (state == "pressed"), [box(BLEED, BLEED, w, h, radius(h), ink, see=fill), edge]


def _label(label: str, size: Size, ink: str, icon: str, px: int) -> list[pygame.Surface]:
    """Icon and words, as much of them as fits."""
    h = size[1]
    pieces = [sign_of(icon, round(h * (0.46 if label else 0.58)), ink)] if icon else []
    if label:
        px = px or button_px(h)
        room = size[0] - round(h * 0.4) - sum(piece.get_width() + 8 for piece in pieces)
        pieces.append(text.line(text.shortened(label, px, "display", room), px, ink))
    return pieces


def _in_a_row(sheet: pygame.Surface, pieces: list[pygame.Surface], x: float, y: float, gap: int = 8) -> None:
    """Puts the pieces side by side with their common middle at x, y."""
    left = x - (sum(piece.get_width() for piece in pieces) + gap * (len(pieces) - 1)) / 2
    for piece in pieces:
        put(sheet, piece, midleft=(left, y))
        left += piece.get_width() + gap


# ---- steps -----------------------------------------------------------------------------------------------
@_shelf.keeps
def pill(label: str, state: Step, size: Size, px: int = 0) -> pygame.Surface:
    """A step of the phase row: done has a check. Without a label it is a dot."""
    (w, h), (fill, ink, edge) = size, STEPS[state]
    sheet = _bled(
        w,
        h,
        down("p", lighter(fill, 0.08), fill),
        box(BLEED, BLEED, w, h, h / 2, "url(#p)"),
        ring(BLEED, BLEED, w, h, h / 2, edge, 1.5),
    )
    px = px or round(h * 0.56)
    pieces = [sign_of("check", round(h * 0.56), ink)] if state == "done" else []
    if label:
        pieces.append(text.line(label, px, ink))
    _in_a_row(sheet, pieces, BLEED + w / 2, BLEED + h / 2, 6)
    return sheet


def pill_width(label: str, state: Step, height: int, px: int = 0) -> int:
    check = round(height * 0.56) + 6 if state == "done" else 0
    return text.width(label, px or round(height * 0.56)) + check + round(height * (1.1 if check else 1.5))


# ---- on paper ---------------------------------------------------------------------------------------------
@_shelf.keeps
def choice(label: str, size: Size, state: State = "normal", chosen: bool = False, px: int = 0) -> pygame.Surface:
    """One answer of several, on paper: gold when chosen."""
    w, h = size
    fill, edge = (GOLD, GOLD_DARK) if chosen else ("#ffffff", "#cdb98a")
    if state == "hover":
        fill = lighter(fill, 0.2) if chosen else "#fff3d6"
    elif state == "pressed":
        fill = darker(fill, 0.08)
    elif state == "disabled":
        fill, edge = ("#e9d6a6" if chosen else "#f4efe2"), "#ddd2b8"
    plate = box(BLEED, BLEED, w, h, 12, fill) + ring(BLEED, BLEED, w, h, 12, edge, 1.5)
    sheet = _bled(w, h, *_focused(state, w, h, 12), plate)
    px = px or max(18, round(h * 0.48))
    words = text.shortened(label, px, "display", w - 16)
    ink = "#8d8168" if state == "disabled" else DARK_INK
    put(sheet, text.line(words, px, ink), center=(BLEED + w / 2, BLEED + h / 2))
    return sheet


@_shelf.keeps
def toggle(on: bool, state: State = "normal", height: int = 36) -> pygame.Surface:
    """A switch, `2 * height - 8` wide: on is green with a check, off is sand with a line, never colour alone."""
    w, h, r = toggle_width(height), height, height / 2
    fill = ("#1f8a6b" if on else "#cbbb94") if state != "disabled" else "#ddd5c2"
    if state == "hover":
        fill = "#27a380" if on else "#d9cba8"
    elif state == "pressed":
        fill = darker(fill, 0.1)
    x, y = BLEED + (w - r if on else r), BLEED + r
    sheet = _bled(
        w,
        h,
        *_focused(state, w, h, r),
        box(BLEED, BLEED, w, h, r, darker(fill, 0.28)),
        box(BLEED + 1.5, BLEED + 1.5, w - 3, h - 3, r - 1.5, fill),
        disc(x, y + 1.5, r - 4, "#000000", see=0.25),
        disc(x, y, r - 4, "#ffffff" if state != "disabled" else "#f3efe6"),
    )
    put(sheet, sign_of("check" if on else "remove", round(h * 0.44), GREEN if on else "#8a7a52"), center=(x, y))
    return sheet


def toggle_width(height: int = 36) -> int:
    return 2 * height - 8


def knob(height: int = 44) -> int:
    """Half the width of a slider's knob."""
    return round(height * 14 / 44)


@_shelf.keeps
def slider(
    width: int, share: float, state: State = "normal", height: int = 44, on_dark: bool = False
) -> pygame.Surface:
    """The knob is what carries the focus ring. `slider_share` is its other way round."""
    mid, r, track = BLEED + height / 2, knob(height), height * 10 / 44
    run = width - 2 * r
    x = BLEED + r + run * share
    rest, done = ("#0a2b25", GOLD) if on_dark else ("#dccfae", GREEN)
    if state == "disabled":
        rest, done = ("#143a33", "#5d7a70") if on_dark else ("#e6decb", "#b9c4ba")
    tick = lighter(rest, 0.3) if on_dark else "#b9a877"
    grown = r * {"hover": 1.11, "pressed": 1.18}.get(state, 1)
    parts = [box(BLEED, mid - track / 2, width, track, track / 2, rest)]
    parts += [disc(BLEED + r + run * n / 4, mid, track / 5, tick) for n in range(5)]
    parts.append(box(BLEED, mid - track / 2, max(track, x - BLEED), track, track / 2, done))
    if state == "focus":
        parts += [disc(x, mid, r + 7.4, stroke=FOCUS_EDGE, width=5), disc(x, mid, r + 4, stroke=CREAM, width=3.4)]
    parts += [
        disc(x, mid + 2, grown, "#000000", see=0.22),
        disc(x, mid, grown, "#ffffff" if state != "disabled" else "#eee8da"),
        disc(x, mid, grown - 1, stroke=GREEN_DARK, width=2),
        disc(x, mid, r * 0.36, done),
    ]
    return _bled(width, height, *parts)


def slider_share(x: float, width: int, height: int = 44) -> float:
    """Where a finger at `x` from the left of a slider means it to stand."""
    return min(1.0, max(0.0, (x - knob(height)) / (width - 2 * knob(height))))


@_shelf.keeps
def tab(label: str, size: Size, state: State = "normal", chosen: bool = False, px: int = 0) -> pygame.Surface:
    """A tab on paper: a pill, green when chosen."""
    w, h = size
    fill, ink = (GREEN, CREAM) if chosen else ("#e9ddc2", "#5a4420")
    if state == "hover":
        fill = "#258370" if chosen else "#f3ead6"
    elif state == "pressed":
        fill = darker(fill, 0.1)
    elif state == "disabled":
        fill, ink = ("#9db8ac", CREAM) if chosen else ("#f0e8d6", "#a89a7c")
    sheet = _bled(w, h, *_focused(state, w, h, h / 2), box(BLEED, BLEED, w, h, h / 2, fill))
    px = px or max(18, round(h * 0.46))
    put(sheet, text.line(text.shortened(label, px, "display", w - h // 2), px, ink), center=sheet.get_rect().center)
    return sheet


@_shelf.keeps
def frame(
    size: Size, chosen: bool = False, state: State = "normal", fill: str = "#f4ead2", unit: float = 1
) -> pygame.Surface:
    """A thing on paper that can be chosen: framed in green when it is, and it wants a `tick` over its picture."""
    (w, h), r = size, 16 * unit
    edge, width = (GREEN, 3 * unit) if chosen else ("#dccda6", 1.5 * unit)
    ground = (
        "#ffffff" if chosen else "#fff3d6" if state == "hover" else darker(fill, 0.05) if state == "pressed" else fill
    )
    plate = box(BLEED, BLEED, w, h, r, ground) + ring(BLEED, BLEED, w, h, r, edge, width)
    return _bled(w, h, *_focused(state, w, h, r), plate)


def tick(size: int) -> pygame.Surface:
    """The mark of what is chosen."""
    mark = medal(size, CREAM, GREEN, 2).copy()
    put(mark, sign_of("check", round(size * 0.6), CREAM), center=(size / 2, size / 2))
    return mark


@_shelf.keeps
def empty_frame(size: Size, state: State = "normal", unit: float = 1) -> pygame.Surface:
    """A place on paper where something can be added, in dashes."""
    (w, h), r = size, 16 * unit
    ground = {"hover": "#fff3d6", "pressed": "#efe4c9"}.get(state, "#f7efdd")
    sheet = _bled(w, h, *_focused(state, w, h, r), box(BLEED, BLEED, w, h, r, ground))
    sheet.blit(painted(w, h, dashes(w, h, r, "#b9a877", 2.5 * unit, 8 * unit, 7 * unit)), (BLEED, BLEED))
    return sheet


@_shelf.keeps
def entry(size: Size, state: State = "normal", on_dark: bool = False) -> pygame.Surface:
    """The ground of a field for words."""
    w, h = size
    fill, edge = (NIGHT, "#2f7f6c") if on_dark else ("#ffffff", "#cdb98a")
    plate = box(BLEED, BLEED, w, h, 12, fill) + ring(BLEED, BLEED, w, h, 12, edge, 1.5)
    return _bled(w, h, *_focused(state, w, h, 12), plate)


# ---- grounds -----------------------------------------------------------------------------------------------
PAPER_SHADOW = 32


def lay_paper(surface: pygame.Surface, at: pygame.Rect, r: int = 28) -> None:
    """A sheet for a dialog, with its shadow: a small one pulled apart."""
    least = 2 * (r + PAPER_SHADOW)
    small = _paper(min(at.w, least), min(at.h, least), r)
    put_stretched(surface, small, at.inflate(2 * PAPER_SHADOW, 2 * PAPER_SHADOW))


@_shelf.keeps
def _paper(w: int, h: int, r: int) -> pygame.Surface:
    sheet = clear_sheet(w + 2 * PAPER_SHADOW, h + 2 * PAPER_SHADOW)
    sheet.blit(soft_box(w, h, r, PAPER_SHADOW, 105), (0, 8))
    edges = ring(0, 0, w, h, r, "#d8c9a2", 1) + ring(1, 1, w - 2, h - 2, r - 1, "#ffffff", 2)
    sheet.blit(painted(w, h, box(0, 0, w, h, r, CREAM_2), edges), (PAPER_SHADOW, PAPER_SHADOW))
    return sheet


@_shelf.keeps
def row(size: Size, fill: str = "#f4ead2", r: int = 14) -> pygame.Surface:
    """A line of a list or a table on paper: sand, `#ffe6b0` where it is the chosen one. No bleed."""
    return painted(*size, box(0, 0, *size, r, fill))


@_shelf.keeps
def bar(width: int, height: int, at_top: bool = True, night: str = NIGHT_DEEP) -> pygame.Surface:
    """The strip behind the top row and the foot, with a hair line towards the table. No bleed."""
    tones = (darker(night, 0.25), night)
    hair = box(0, height - 1 if at_top else 0, width, 1, 0, lighter(night, 0.4), see=0.4)
    ground = box(0, 0, width, height, 0, "url(#n)", see=0.94)
    return painted(width, height, down("n", *(tones if at_top else tones[::-1])), ground, hair)


@_shelf.keeps
def tooltip(words: str, key: str = "", px: int = 18) -> pygame.Surface:
    """Cream words on ink, with the key that does the same; a tail below points at the thing. No bleed."""
    label = text.line(words, px, CREAM, "bold")
    cap = text.line(key, px, GOLD_LIGHT, "bold") if key else None
    h = label.get_height() + 12
    w = label.get_width() + 28 + (cap.get_width() + 26 if cap else 0)
    tail = shape(f"M{w / 2 - 6} {h}L{w / 2 + 2} {h + 8}L{w / 2 + 10} {h}Z", INK)
    parts = [
        box(2, 4, w, h, 10, "#000000", see=0.3),
        box(2, 1, w, h, 10, INK),
        ring(2, 1, w, h, 10, "#55607a", 1.5),
        tail,
    ]
    if cap:
        parts.append(
            box(w - cap.get_width() - 24, 7, cap.get_width() + 16, h - 12, 6, "#333c52", stroke="#6b7690", width=1.2)
        )
    sheet = painted(w + 4, h + 10, *parts)
    put(sheet, label, midleft=(16, 1 + h / 2))
    if cap:
        put(sheet, cap, midright=(w - 16, 1 + h / 2))
    return sheet
