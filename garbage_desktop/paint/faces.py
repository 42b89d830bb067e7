"""Faces: animals and people in a cream medal, with six moods and eyes that look somewhere."""

import re

import pygame

from garbage_desktop import assets
from garbage_desktop.paint.kit import CREAM_3, disc, svg
from garbage_desktop.paint.pictures import MIB, Shelf, dimmed, drawn, put

MOODS = ("idle", "blink", "thinking", "happy", "sad", "surprised")
EDGE = "#0b3a32"

_shelf = Shelf(4 * MIB)
_PUPILS = re.compile(r'id="pupils" data-reach="([\d.]+)" transform="[^"]*"')


def looking(markup: str, x: float, y: float) -> str:
    """The same face with its eyes turned: x from -1 (left) to 1 (right), y from -1 (up) to 1 (down)."""

    def turned(pupils: re.Match[str]) -> str:
        across, along = (0.7, 0.7) if x and y else (1, 0.8)
        dx, dy = x * across * float(pupils[1]), y * along * float(pupils[1])
        return f'id="pupils" data-reach="{pupils[1]}" transform="translate({dx:.2f} {dy:.2f})"'

    return _PUPILS.sub(turned, markup)


def steps(gaze: tuple[float, float]) -> tuple[float, float]:
    """The nearest of the five by three positions that eyes have."""
    x, y = (max(-1.0, min(1.0, part)) for part in gaze)
    return round(x * 2) / 2 + 0.0, float(round(y)) + 0.0


def face(art: str, mood: str, size: int, gaze: tuple[float, float] = (0, 0), ring: str = "") -> pygame.Surface:
    """A face, `size` pixels across; `ring` is the colour around it (gold: now)."""
    return _face(art, mood, size, steps(gaze), ring or EDGE)


@_shelf.keeps
def _face(art: str, mood: str, size: int, gaze: tuple[float, float], ring: str) -> pygame.Surface:
    sheet = _medal(size, ring).copy()
    markup = assets.text(f"faces/{art}-{mood}.svg")
    if gaze != (0, 0):
        markup = looking(markup, *gaze)
    inner = round(size * 0.92)
    put(sheet, drawn(markup, (inner, inner)), center=(size / 2, size / 2))
    return sheet


@_shelf.keeps
def _medal(size: int, ring: str) -> pygame.Surface:
    parts = disc(60, 60, 59, ring), disc(60, 60, 54.5, EDGE), disc(60, 60, 53, CREAM_3)
    return drawn(svg(120, 120, *parts), (size, size))


@_shelf.keeps
def faint(art: str, mood: str, size: int) -> pygame.Surface:
    """The face of somebody who is out of this phase."""
    return dimmed(face(art, mood, size), 0.5)
