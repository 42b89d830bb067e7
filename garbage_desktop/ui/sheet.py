"""Sheet: paper on the table with a heading, a middle that scrolls when it is long, and buttons at its foot."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import pygame

from garbage_desktop.paint import text, widgets
from garbage_desktop.table.box import Box
from garbage_desktop.ui.control import Button, Tab
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.piece import HEADING, SOFT, Align, Picture, Piece, Words

LEAST_VIEW = 240  # of the middle; below that nothing is pinned above it


class Laid(NamedTuple):
    """Pieces in drawing order, and through what those that scroll are seen."""

    pieces: Sequence[Piece]
    view: Box | None = None
    reach: float = 0


class Aside(NamedTuple):
    """What lies to the right of the middle and never scrolls: how wide it is, and its pieces in a given box."""

    room: float
    made: Callable[[Box], list[Piece]]


class Sheet:
    """Made for one window. What lies in the middle is placed from its top left corner, `width` wide.

    Tabs lie beside the title, or below it where it is narrow. What is pinned stays above the middle.
    """

    def __init__(
        self,
        m: Measure,
        title: str,
        wide: float = 1088,
        *,
        above: str = "",
        align: Align = "left",
        tabs: Sequence[Tab] = (),
    ) -> None:
        self.m, self.align = m, align
        self.title, self.above = title, above
        edge = m.gap(24)
        self.outer = min(m.length(wide), m.size[0] - 2 * edge)
        self.pad = m.gap(40)
        self.width = self.outer - 2 * self.pad
        self.middle: list[Piece] = []
        self.pinned: list[Piece] = []
        self.pinned_high = 0.0
        self.tabs = list(tabs)
        self.tabs_high = self._lay_tabs()
        self.most = m.size[1] - 2 * edge

    def add(self, *pieces: Piece) -> None:
        """Lay them in the middle."""
        self.middle += pieces

    def pin(self, high: float, *pieces: Piece) -> None:
        """Lay them above the middle, placed as it is."""
        self.pinned += pieces
        self.pinned_high = high + self.m.gap(12)

    def closed(
        self,
        reach: float,
        left: Iterable[Button] = (),
        right: Iterable[Button] = (),
        note: str = "",
        aside: Aside | None = None,
        *,
        tall: bool = False,
    ) -> Laid:
        """The paper around a middle `reach` high, with buttons at the foot and a note between them.

        A tall one takes all the room there is, so that it stays where it is whatever its middle comes to.
        """
        left, right = list(left), list(right)
        high = self.m.high(52) if left or right else 0
        foot = high + self.m.gap(44) if high else self.pad
        if self.most - self._head() - self.pinned_high - foot < self.m.length(LEAST_VIEW):
            reach += self._unpinned()
        head = self._head() + self.pinned_high
        room = self.most - head - foot
        view_h = room if tall else min(reach, room)
        x, h = round((self.m.size[0] - self.outer) / 2), round(head + view_h + foot)
        y = round((self.m.size[1] - h) / 2)
        view = Box(x + self.pad, y + head, self.width - (aside.room if aside else 0), view_h)
        for piece in self.middle:
            piece.scrolls = True
        around = [paper(Box(x, y, self.outer, h), self.m.gap(28)), *self._heading(x, y)]
        for piece in (*self.tabs, *self.pinned):
            top = view.y - self.pinned_high if piece in self.pinned else y + self.m.gap(28)
            piece.box = piece.box.moved(view.x, top)
            around.append(piece)
        if aside:
            around += aside.made(Box(view.right, view.y - self.pinned_high, aside.room, view.h + self.pinned_high))
        buttons = self._foot(Box(x + self.pad, view.bottom + self.m.gap(20), self.width, high), left, right, note)
        return Laid([*around, *self.middle, *buttons], view, reach)

    def _unpinned(self) -> float:
        """Where there is little room, tabs and pinned pieces scroll with the middle. How much longer that is."""
        gap = self.m.gap(12)
        above = self.tabs_high + gap if self.tabs_high else 0
        longer = above + self.pinned_high
        for piece in self.middle:
            piece.box = piece.box.moved(0, longer)
        for piece in self.pinned:
            piece.box = piece.box.moved(0, above)
        self.middle = [*self.pinned, *self.middle]
        if above:
            for tab in self.tabs:
                tab.box = tab.box.moved(0, -self._first_tabs)
            self.middle, self.tabs, self.tabs_high = [*self.tabs, *self.middle], [], 0
        self.pinned, self.pinned_high = [], 0.0
        return longer

    def _lay_tabs(self) -> float:
        """In one line with the title, to the right; or below it. How high they are there."""
        m, h, gap = self.m, self.m.high(44), self.m.gap(8)
        title, high = text.width(self.title, m.px(34)), text.height(m.px(34))
        widths = [max(m.length(78), text.width(tab.label, tab.px) + h * 0.8) for tab in self.tabs]
        whole = sum(widths) + gap * (len(widths) - 1)
        beside = whole <= self.width - title - m.gap(24)
        x, y = (self.width - whole, (high - h) / 2) if beside else (0.0, high + m.gap(8))
        self._title_room = self.width - (whole if beside and self.tabs else 0)
        for tab, w in zip(self.tabs, widths, strict=True):
            if x and x + w > self.width + 1:
                x, y = 0.0, y + h + gap
            tab.box = Box(x, y, w, h)
            x += w + gap
        self._first_tabs = self.tabs[0].box.y if self.tabs else 0.0
        return 0 if beside or not self.tabs else y + h - high

    def _head(self) -> int:
        m = self.m
        high = m.gap(28) + text.height(m.px(34), "display") + round(self.tabs_high) + m.gap(16)
        return high + (round(self._above(0, 0).box.h) + m.gap(4) if self.above else 0)

    def _above(self, x: float, y: float) -> Words:
        words = Words.flowing(self.above, self.m.px(18), x, y, self.width, SOFT, "bold")
        words.align = self.align
        return words

    def _heading(self, x: float, y: float) -> list[Piece]:
        m = self.m
        x, y = x + self.pad, y + m.gap(28)
        room = Box(x, y, self._title_room, text.height(m.px(34)))
        title = Words(self.title, m.px(34), room, HEADING, align=self.align)
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
        widgets.lay_paper(surface, pygame.Rect(round(at.x), round(at.y), round(at.w), round(at.h)), radius)

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
