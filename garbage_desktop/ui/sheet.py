"""Sheet: paper on the table with a heading, a middle that scrolls when it is long, and buttons at its foot."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame

from garbage_desktop.paint import text, widgets
from garbage_desktop.table.box import Box
from garbage_desktop.ui.control import Button
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.piece import HEADING, SOFT, Align, Picture, Piece, Words


class Laid(NamedTuple):
    """Pieces in drawing order, and through what those that scroll are seen."""

    pieces: Sequence[Piece]
    view: Box | None = None
    reach: float = 0


class Sheet:
    """Made for one window. What lies in the middle is placed from its top left corner, `width` wide."""

    def __init__(self, m: Measure, title: str, wide: float = 1088, *, above: str = "", align: Align = "left") -> None:
        self.m, self.align = m, align
        self.title, self.above = title, above
        edge = m.gap(24)
        self.outer = min(m.length(wide), m.size[0] - 2 * edge)
        self.pad = m.gap(40)
        self.width = self.outer - 2 * self.pad
        self.middle: list[Piece] = []
        self.most = m.size[1] - 2 * edge

    def add(self, *pieces: Piece) -> None:
        """Lay them in the middle."""
        self.middle += pieces

    def closed(self, reach: float, left: Iterable[Button] = (), right: Iterable[Button] = (), note: str = "") -> Laid:
        """The paper around a middle `reach` high, with buttons at the foot and a note between them."""
        left, right = list(left), list(right)
        high = self.m.high(52) if left or right else 0
        head, foot = self._head(), high + self.m.gap(44) if high else self.pad
        room = self.most - head - foot
        view_h = min(reach, room)
        x, h = round((self.m.size[0] - self.outer) / 2), round(head + view_h + foot)
        y = round((self.m.size[1] - h) / 2)
        view = Box(x + self.pad, y + head, self.width, view_h)
        for piece in self.middle:
            piece.scrolls = True
        around = [paper(Box(x, y, self.outer, h), self.m.gap(28)), *self._heading(x, y)]
        buttons = self._foot(Box(x + self.pad, view.bottom + self.m.gap(20), self.width, high), left, right, note)
        return Laid([*around, *self.middle, *buttons], view, reach)

    def _head(self) -> int:
        m = self.m
        high = m.gap(28) + text.height(m.px(34), "display") + m.gap(16)
        return high + (round(self._above(0, 0).box.h) + m.gap(4) if self.above else 0)

    def _above(self, x: float, y: float) -> Words:
        words = Words.flowing(self.above, self.m.px(18), x, y, self.width, SOFT, "bold")
        words.align = self.align
        return words

    def _heading(self, x: float, y: float) -> list[Piece]:
        m = self.m
        x, y = x + self.pad, y + m.gap(28)
        title = Words(self.title, m.px(34), Box(x, y, self.width, text.height(m.px(34))), HEADING, align=self.align)
        if not self.above:
            return [title]
        return [title, self._above(x, title.box.bottom + m.gap(2))]

    def _foot(self, row: Box, left: list[Button], right: list[Button], note: str) -> list[Piece]:
        gap = self.m.gap(16)
        x, far = row.x, row.right
        for button in left:
            button.box = Box(x, row.y, max(button.wide(round(row.h)), self.m.length(136)), row.h)
            x = button.box.right + gap
        for button in reversed(right):
            w = max(button.wide(round(row.h)), self.m.length(184))
            button.box = Box(far - w, row.y, w, row.h)
            far = button.box.x - gap
        between = Box(x + gap, row.y, far - x - 2 * gap, row.h)
        words = [Words(note, self.m.px(18), between, SOFT, "bold", "right", most=2)] if note else []
        return [*left, *[word for word in words if between.w > 0 and word.whole], *right]


def paper(box: Box, radius: int = 28) -> Picture:
    """The sheet itself with its shadow."""

    def paint(surface: pygame.Surface, at: Box) -> None:
        sheet = widgets.paper((round(at.w), round(at.h)), radius)
        surface.blit(sheet, (round(at.x) - widgets.PAPER_SHADOW, round(at.y) - widgets.PAPER_SHADOW))

    return Picture(box, paint, ground=True)


def stepper(
    m: Measure, key: str, at: tuple[float, float], value: str, room: float, less: Button, more: Button
) -> list[Piece]:
    """Minus, a value, plus: `room` wide in the middle."""
    h = m.high(44)
    less.box = Box(at[0], at[1], h, h)
    more.box = Box(at[0] + h + room, at[1], h, h)
    less.key, more.key = f"{key} less", f"{key} more"
    return [less, Words(value, m.px(24), Box(at[0] + h, at[1], room, h), align="centre"), more]
