"""Faces: animals and people in a cream medal, with six moods and eyes that look somewhere."""

import math
import re
from typing import Literal

import pygame

from garbage_desktop import assets
from garbage_desktop.paint.kit import CREAM_3, disc, svg
from garbage_desktop.paint.pictures import MIB, Shelf, dimmed, drawn, put, raster

MOODS = ("idle", "blink", "thinking", "happy", "sad", "surprised")
EDGE = "#0b3a32"

_shelf = Shelf(4 * MIB)
_HEAD = re.compile(r'(.*?</defs>\s*<g[^>]*>).*?(<g id="head"[^>]*>)', re.DOTALL)  # what comes first; its place
_PUPILS = re.compile(
    r'<g id="pupils" data-reach="(?P<reach>[\d.]+)" transform="translate\((?P<x>\S+) (?P<y>\S+)\)">(?P<eyes>.*?)</g>',
    re.DOTALL,
)
Part = Literal["under", "pupils", "over"]
LATTICE = 200  # units across a drawing
LEAST, STEP = 96, 32  # pixels of the smallest head from which others are made, and from one to the next


def steps(gaze: tuple[float, float]) -> tuple[float, float]:
    """The nearest of the five by three positions that eyes have."""
    x, y = (max(-1.0, min(1.0, part)) for part in gaze)
    return round(x * 2) / 2 + 0.0, float(round(y)) + 0.0


def face(art: str, mood: str, size: int, gaze: tuple[float, float] = (0, 0), ring: str = "") -> pygame.Surface:
    """A face, `size` pixels across; `ring` is the colour around it (gold: now)."""
    return _face(art, mood, size, steps(gaze), ring or EDGE)


@_shelf.keeps
def _face(art: str, mood: str, size: int, gaze: tuple[float, float], ring: str) -> pygame.Surface:
    sheet, inner = _medal(size, ring).copy(), round(size * 0.92)
    put(sheet, pygame.transform.smoothscale(_looking(art, mood, inner, gaze), (inner, inner)), center=(size / 2,) * 2)
    return sheet


def _looking(art: str, mood: str, size: int, gaze: tuple[float, float]) -> pygame.Surface:
    """The head, finer than needed, with its eyes turned: for another look only the pupils lie elsewhere."""
    px = max(LEAST, -(-3 * size // 2 // STEP) * STEP)
    head = _layer(art, mood, px, "under")
    if pupils := _PUPILS.search(assets.text(f"faces/{art}-{mood}.svg")):
        head = head.copy()
        head.blit(_layer(art, mood, px, "pupils"), [outwards(px * way / LATTICE) for way in _turned(pupils, gaze)])
        head.blit(_layer(art, mood, px, "over"), (0, 0))
    return head


def _turned(pupils: re.Match[str], gaze: tuple[float, float]) -> tuple[float, float]:
    """How far the pupils are from the middle, in units of the drawing; a mood may have a look of its own."""
    if gaze == (0, 0):
        return float(pupils["x"]), float(pupils["y"])
    across, along = (0.7, 0.7) if all(gaze) else (1, 0.8)
    return gaze[0] * across * float(pupils["reach"]), gaze[1] * along * float(pupils["reach"])


def outwards(way: float) -> int:
    """Whole pixels, rather more than fewer: even small eyes are seen to turn."""
    return math.ceil(way) if way > 0 else math.floor(way)


@_shelf.keeps
def _layer(art: str, mood: str, px: int, part: Part) -> pygame.Surface:
    """A part of the head, larger than it will be seen: all below the pupils, these in the middle, or all above them."""
    markup = assets.text(f"faces/{art}-{mood}.svg")
    if pupils := _PUPILS.search(markup):
        head = _HEAD.match(markup)
        assert head
        opened, end = head[1] + head[2], "</g></g></svg>"
        markup = {
            "under": markup[: pupils.start()] + end,
            "pupils": opened + pupils["eyes"] + end,
            "over": opened + markup[pupils.end() :],
        }[part]
    return raster(markup, (px, px))


@_shelf.keeps
def _medal(size: int, ring: str) -> pygame.Surface:
    parts = disc(60, 60, 59, ring), disc(60, 60, 54.5, EDGE), disc(60, 60, 53, CREAM_3)
    return drawn(svg(120, 120, *parts), (size, size))


@_shelf.keeps
def faint(art: str, mood: str, size: int) -> pygame.Surface:
    """The face of somebody who is out of this phase."""
    return dimmed(face(art, mood, size), 0.5)
