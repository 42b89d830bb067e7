"""Room: where things are on a screen for a child. Nothing in it is smaller than a child can read or hit."""

from typing import NamedTuple

from garbage_desktop.paint import text
from garbage_desktop.table.box import Box
from garbage_desktop.ui.measure import Measure

LEAST_WORDS, TARGET = 24, 64  # pixels, in any window
CARD = 136 / 190  # of a card's height is its width
LEAST_TAB = 39  # pixels for each rung of the ladder


class Room(NamedTuple):
    """A bar above, a bar below, and the felt between them."""

    m: Measure
    target: int  # the height of a button
    top: Box
    foot: Box
    rail: Box
    felt: Box  # what is free on it

    @classmethod
    def of(cls, m: Measure) -> "Room":
        (w, h), pad = m.size, m.gap(8)
        target = max(TARGET, min(m.length(64), round(h * 0.115)))
        bar = target + 2 * pad
        rail = Box(m.gap(16), bar + m.gap(6), w - 2 * m.gap(16), h - 2 * bar - 2 * m.gap(6))
        felt = rail.grown(-m.gap(76 if w > 1.5 * h else 36), -m.gap(28))
        return cls(m, target, Box(0, 0, w, bar), Box(0, h - bar, w, bar), rail, felt)

    def px(self, size: float) -> int:
        return max(LEAST_WORDS, self.m.px(size))

    def row(self, bar: Box) -> Box:
        """Where the buttons of a bar are."""
        pad = self.m.gap(8)
        return Box(bar.x + 2 * pad, bar.y + pad, bar.w - 4 * pad, self.target)


def fitted(words: str, px: int, style: str, room: Box, most: int = 9) -> tuple[int, tuple[str, ...]]:
    """The largest size up to `px` at which the words fit into the room, and their lines."""
    while True:
        lines = text.wrapped(words, px, style, int(room.w))
        whole = " ".join(lines) == text.cleaned(words)
        if px <= LEAST_WORDS or (whole and len(lines) <= most and len(lines) * line_height(px, style) <= room.h):
            return px, lines
        px -= 1


def line_height(px: int, style: str = "bold") -> int:
    return round(text.height(px, style) * 1.08)


def spread_out(count: int, room: Box, gap: float, most: float = 1e9) -> list[Box]:
    """Boxes for so many cards in a row, as large as the room allows."""
    h = min(room.h, most, (room.w - gap * (count - 1)) / count / CARD)
    w = h * CARD
    x = room.middle[0] - (count * w + (count - 1) * gap) / 2
    return [Box(x + n * (w + gap), room.middle[1] - h / 2, w, h).whole() for n in range(count)]
