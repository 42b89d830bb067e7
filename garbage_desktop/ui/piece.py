"""Piece: something that lies on a page and does nothing: words, a picture, a line."""

from collections.abc import Callable
from typing import Literal

import pygame

from garbage_desktop.paint import text
from garbage_desktop.paint.kit import INK
from garbage_desktop.table.box import Box

Align = Literal["left", "centre", "right"]
HEADING = "#16564a"
SOFT = "#6b5730"


class Piece:
    """`box` is all its room. A piece that scrolls counts from the top left of what scrolls."""

    ground = False  # others may lie on it
    scrolls = False

    def __init__(self, box: Box) -> None:
        self.box = box

    @property
    def whole(self) -> bool:
        """None of its words had to be cut that may not be."""
        return True

    def draw(self, surface: pygame.Surface, at: Box) -> None:
        """Draw it with its box at that place."""


class Words(Piece):
    """A line of words, or several where the room asks for it."""

    def __init__(
        self,
        words: str,
        px: int,
        box: Box,
        colour: str = INK,
        style: str = "display",
        align: Align = "left",
        most: int = 1,
        *,
        shortens: bool = False,
    ) -> None:
        super().__init__(box)
        self.shortens = shortens  # a name may end in … where it has no room
        self.words, self.px, self.colour, self.style, self.align = words, px, colour, style, align
        self.lines = text.wrapped(words, px, style, int(box.w), most)

    @classmethod
    def at(cls, words: str, px: int, x: float, y: float, colour: str = INK, style: str = "display") -> "Words":
        """One line with its top left corner there, as wide as it wants to be."""
        box = Box(x, y, text.width(words, px, style) + 1, text.height(px, style))
        return cls(words, px, box, colour, style)

    @classmethod
    def flowing(
        cls, words: str, px: int, x: float, y: float, w: float, colour: str = INK, style: str = "plain"
    ) -> "Words":
        """As many lines as it takes from there down, `w` wide."""
        lines = text.wrapped(words, px, style, int(w))
        return cls(words, px, Box(x, y, w, len(lines) * line_height(px, style)), colour, style, most=99)

    @property
    def whole(self) -> bool:
        fits = len(self.lines) * text.height(self.px, self.style) <= self.box.h + 1
        return fits and (self.shortens or " ".join(self.lines) == text.cleaned(self.words))

    def draw(self, surface: pygame.Surface, at: Box) -> None:
        step = line_height(self.px, self.style) if len(self.lines) > 1 else at.h
        for n, words in enumerate(self.lines):
            line = text.line(words, self.px, self.colour, self.style)
            spare = at.w - line.get_width()
            x = at.x + {"left": 0, "centre": spare / 2, "right": spare}[self.align]
            surface.blit(line, (round(x), round(at.y + n * step + (step - line.get_height()) / 2)))


def line_height(px: int, style: str) -> int:
    return round(text.height(px, style) * 1.08)


class Picture(Piece):
    """Anything that paints itself into its box."""

    def __init__(self, box: Box, paint: Callable[[pygame.Surface, Box], object], *, ground: bool = False) -> None:
        super().__init__(box)
        self.ground = ground
        self.paint = paint

    def draw(self, surface: pygame.Surface, at: Box) -> None:
        self.paint(surface, at)
