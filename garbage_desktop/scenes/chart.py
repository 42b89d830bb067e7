"""Chart: the coins of every seat over the hands of a match, with its face at the end of its line."""

import math
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from garbage_desktop.paint import text
from garbage_desktop.paint.kit import CREAM_2, disc, line
from garbage_desktop.paint.pictures import painted, put
from garbage_desktop.table.box import Box

COLOURS = ("#3f7fc4", "#d2434a", "#4fa565", "#8a55a0", "#b5781a", "#2b8f94", "#c2608f", "#5f6675", "#7d8f2a", "#a3502c")
SOFT, RULE = "#6b5730", "#dccda6"


class Chart(NamedTuple):
    """`courses` are the coins of each seat, at the start and after every hand; `bold` is the seat looked for."""

    box: Box
    courses: tuple[tuple[int, ...], ...]
    px: int
    bold: int | None = None

    @property
    def hands(self) -> int:
        return len(self.courses[0]) - 1

    @property
    def rules(self) -> list[int]:
        """The numbers at the left, round ones that hold all coins between them."""
        low, high = min(map(min, self.courses)), max(map(max, self.courses))
        step = _round(max(1, high - low) / 4)
        return list(range(low // step * step, -(-high // step) * step + 1, step))

    @property
    def face(self) -> int:
        """The diameter of a face: all of them stand one above the other."""
        return round(min(2.1 * self.px, self.box.h / (1.08 * len(self.courses))))

    @property
    def field(self) -> Box:
        """Where the lines are."""
        left = max(text.width(str(number), self.px, "bold") for number in self.rules) + self.px
        above, below = self.px * 0.7, self.px * 1.9
        return Box(left, above, self.box.w - left - self.face - self.px * 0.8, self.box.h - above - below)

    def spot(self, hand: int, coins: float) -> tuple[float, float]:
        low, high = self.rules[0], self.rules[-1]
        x, y, w, h = self.field
        return x + w * hand / max(1, self.hands), y + h * (1 - (coins - low) / max(1, high - low))

    def ends(self) -> list[tuple[int, float, float]]:
        """Each seat and the middle of its face: at the end of its line, but never over another."""
        order = sorted(range(len(self.courses)), key=lambda seat: -self.courses[seat][-1])
        apart, x = self.face * 1.06, self.box.w - self.face / 2
        wanted = [self.spot(self.hands, self.courses[seat][-1])[1] for seat in order]
        return [(seat, x, y) for seat, y in zip(order, _apart(wanted, apart, self.box.h - self.face / 2), strict=True)]

    def draw(self, surface: pygame.Surface) -> None:
        """The lines and their numbers; whoever knows the faces puts them at `ends`."""
        x, y, w, h = self.box
        surface.blit(painted(w, h, *self._lines()), (round(x), round(y)))
        for number in self.rules:
            across = (x + self.field.x - self.px * 0.5, y + self.spot(0, number)[1])
            put(surface, text.line(str(number), self.px, SOFT, "bold"), midright=across)
        for hand in range(1, self.hands + 1):
            if hand % math.ceil(self.hands / (self.field.w / (2.2 * self.px))) == 0 or hand == self.hands:
                below = (x + self.spot(hand, 0)[0], y + h - self.px * 1.4)
                put(surface, text.line(str(hand), self.px, SOFT, "bold"), midtop=below)

    def _lines(self) -> list[str]:
        x, _, w, _ = self.field
        parts = [line(f"M{x:.1f} {self.spot(0, number)[1]:.1f}h{w:.1f}", RULE, 1.5) for number in self.rules]
        for seat in sorted(range(len(self.courses)), key=lambda seat: seat == self.bold):
            width = self.px * (0.3 if seat == self.bold else 0.19)
            spots = [self.spot(hand, coins) for hand, coins in enumerate(self.courses[seat])]
            path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in spots)
            parts += [line(path, CREAM_2, 2 * width), line(path, COLOURS[seat], width)]
            parts += [disc(x, y, width * 1.1, COLOURS[seat]) for x, y in spots]
        return parts


def _round(step: float) -> int:
    """The next of 1, 2, 5, 10, 20, 50 ... that is not smaller.

    >>> _round(0.4), _round(17), _round(31)
    (1, 20, 50)
    """
    power = 10 ** math.floor(math.log10(max(1, step)))
    return next(int(power * first) for first in (1, 2, 5, 10) if power * first >= step)


def _apart(wanted: Sequence[float], apart: float, lowest: float) -> list[float]:
    """Heights from the top down, at least `apart`; if the last would fall out, all move up as far as need be."""
    heights: list[float] = []
    for height in wanted:
        heights.append(max(height, heights[-1] + apart) if heights else height)
    for n in reversed(range(len(heights))):
        heights[n] = min(heights[n], lowest - apart * (len(heights) - 1 - n))
    return heights
