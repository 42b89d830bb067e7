"""History: what has happened, every coin of it, on a panel beside the table or on paper over it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import pygame

from garbage_desktop.language import _
from garbage_desktop.paint import text
from garbage_desktop.paint.faces import face
from garbage_desktop.paint.kit import INK, PAPER_EDGE
from garbage_desktop.paint.pictures import put
from garbage_desktop.scenes.paged import PagedScene
from garbage_desktop.scenes.summary import colour, signed
from garbage_desktop.seats import SeatInfo
from garbage_desktop.table.box import Box
from garbage_desktop.table.chronicle import Line
from garbage_desktop.table.view import Sitter, shown_name
from garbage_desktop.ui.control import Button
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.piece import HEADING, SOFT, Piece, Words
from garbage_desktop.ui.sheet import Laid, Sheet, paper

if TYPE_CHECKING:
    from garbage_desktop.app import App

WIDE = 408  # of the panel, with its gaps
LEAST_TABLE = 800  # pixels that a table keeps beside the panel


class Row(NamedTuple):
    """A line of the history, and where it is."""

    line: Line
    y: float
    high: float


class Ledger(Piece):
    """All lines, the newest group first. Only what is seen is drawn."""

    scrolls = True

    def __init__(self, lines: Sequence[Line], seats: Sequence[SeatInfo], m: Measure, width: float) -> None:
        self.m, self.seats, self.px = m, seats, m.px(18)
        self.sitters = tuple(Sitter(seat.name, seat.art, seat.person) for seat in seats)
        self.face = m.length(32)
        self.rows = list(self._rows(newest_first(lines), width))
        super().__init__(Box(0, 0, width, self.rows[-1].y + self.rows[-1].high if self.rows else m.length(40)))

    def _rows(self, lines: Sequence[Line], width: float) -> Iterator[Row]:
        y = 0.0
        for line in lines:
            high = self.m.length(42 if line.heading else 40)
            if not line.heading and not self._on_one_line(line, width):
                high += text.height(self.px, "plain")
            yield Row(line, y, high)
            y += high

    def _on_one_line(self, line: Line, width: float) -> bool:
        return fits(
            line.words, self._name(line), signed(line.coins), self.px, round(width - self.face - self.m.gap(20))
        )

    def _name(self, line: Line) -> str:
        return "" if line.seat is None else shown_name(self.sitters, line.seat)

    def draw(self, surface: pygame.Surface, at: Box) -> None:
        seen = surface.get_clip()
        for line, y, high in self.rows:
            if at.y + y + high >= seen.top and at.y + y <= seen.bottom:
                self._draw(surface, line, Box(at.x, at.y + y, at.w, high))
        if not self.rows:
            put(surface, text.line(_("Nothing has happened yet."), self.px, SOFT, "plain"), topleft=(at.x, at.y))

    def _draw(self, surface: pygame.Surface, line: Line, at: Box) -> None:
        if line.heading:
            surface.fill(PAPER_EDGE, (round(at.x), round(at.y), round(at.w), 2))
            words = f"{{{line.card}}} {line.words}" if line.card else line.words
            px = self.m.px(20)
            words = text.shortened(words, px, "display", round(at.w))
            put(surface, text.line(words, px, INK), midleft=(at.x, at.y + at.h / 2 + 1))
            return
        name, x = self._name(line), at.x
        middle = at.y + self.m.length(20)
        if line.seat is not None:
            put(surface, face(self.seats[line.seat].art, "idle", self.face), midleft=(x, middle))
            x += self.face + self.m.gap(10)
            put(surface, text.line(text.literal(name), self.px, INK, "bold"), midleft=(x, middle))
        if line.coins:
            coins = text.line(f"{signed(line.coins)} {{coin}}", self.m.px(20), colour(line.coins))
            put(surface, coins, midright=(at.right, middle))
        if self._on_one_line(line, at.w):
            x += text.width(text.literal(name), self.px, "bold") + self.m.gap(6)
        else:
            middle += text.height(self.px, "plain")
        words = text.shortened(line.words, self.px, "plain", round(at.right - x))
        put(surface, text.line(words, self.px, SOFT, "plain"), midleft=(x, middle))


@lru_cache(maxsize=4096)
def fits(words: str, name: str, coins: str, px: int, room: int) -> bool:
    """Whether a seat, what it did and its coins stand on one line."""
    need = text.width(text.literal(name), px, "bold") + text.width(words, px, "plain") + text.width(coins, px)
    return need + 3 * px <= room


def newest_first(lines: Sequence[Line]) -> list[Line]:
    """Groups turned round; within its heading each stays in order."""
    groups: list[list[Line]] = []
    for line in lines:
        if line.heading or not groups:
            groups.append([])
        groups[-1].append(line)
    return [line for group in reversed(groups) for line in group]


class Panel:
    """The history beside the table."""

    def __init__(self, lines: Sequence[Line], seats: Sequence[SeatInfo], m: Measure) -> None:
        self.lines, self.seats, self.m = lines, seats, m

    @staticmethod
    def width(m: Measure) -> int:
        """Pixels that it takes from the table; 0 where there is no room beside one."""
        wide = m.length(WIDE)
        return wide if m.size[0] - wide >= max(LEAST_TABLE, m.size[1]) else 0

    def laid(self, top: float, bottom: float, close: Button, whole: Button) -> Laid:
        m = self.m
        gap, pad, wide = m.gap(16), m.gap(24), self.width(m)
        at = Box(m.size[0] - wide, top + m.gap(8), wide - gap, bottom - top - m.gap(16))
        high = m.high(44)
        close.box = Box(at.right - pad - high, at.y + m.gap(12), high, high)
        whole.box = Box(at.x + pad, at.bottom - m.gap(16) - high, at.w - 2 * pad, high)
        title = Words(_("What happened"), m.px(24), Box(at.x + pad, close.box.y, at.w - 2 * pad - high, high), HEADING)
        view_y = close.box.bottom + m.gap(8)
        view = Box(at.x + pad, view_y, at.w - 2 * pad, whole.box.y - m.gap(12) - view_y)
        ledger = Ledger(self.lines, self.seats, m, view.w)
        return Laid([paper(at), title, ledger, close, whole], view, ledger.box.h)


class History(PagedScene):
    """All lines on paper."""

    overlay = True

    def __init__(self, app: App, title: str, lines: Sequence[Line], seats: Sequence[SeatInfo]) -> None:
        super().__init__(app)
        self.title, self.lines, self.seats = title, lines, seats

    def laid(self, m: Measure) -> Laid:
        sheet = Sheet(m, self.title, 760)
        ledger = Ledger(self.lines, self.seats, m, sheet.width)
        sheet.add(ledger)
        back = Button(_("Back"), self.back, kind="primary", icon="back")
        return sheet.closed(ledger.box.h, (), [back])
