"""River results: who has won River, and how the points grew."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from garbage_desktop.language import _
from garbage_desktop.paint import widgets
from garbage_desktop.paint.faces import face
from garbage_desktop.paint.kit import GLOW
from garbage_desktop.scenes.chart import COLOURS, Chart
from garbage_desktop.scenes.paged import PagedScene
from garbage_desktop.scenes.results import Standing, standings
from garbage_desktop.table.box import Box
from garbage_desktop.table.naming import listed
from garbage_desktop.table.river_words import points_word
from garbage_desktop.ui.control import Button
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.piece import HEADING, SOFT, Picture, Piece, Words
from garbage_desktop.ui.sheet import Laid, Sheet

if TYPE_CHECKING:
    from garbage_desktop.app import App
    from garbage_desktop.scenes.river import RiverScene

INK = "#1d2433"


class RiverResults(PagedScene):
    """Lies on the table when the match is over."""

    overlay = True

    def __init__(self, app: App, table: RiverScene) -> None:
        super().__init__(app)
        self.table, self.session = table, table.session
        self.courses = tuple(zip(*self.session.standings(), strict=True))
        self.order = standings([course[-1] for course in self.courses])

    def laid(self, m: Measure) -> Laid:
        sheet = Sheet(m, self.heading, 1088)
        beside = sheet.width >= m.length(820)
        left = m.length(360) if beside else sheet.width
        bottom = self._list(sheet, m, left)
        x, y = (left + m.gap(48), 0.0) if beside else (0.0, bottom + m.gap(20))
        title = Words(_("Points after each round"), m.px(22), Box(x, y, sheet.width - x, m.px(22) * 1.4), HEADING)
        high = max(bottom - title.box.h, m.length(280))
        at = Box(x, title.box.bottom + m.gap(6), sheet.width - x, high)
        sheet.add(
            title, Picture(at, lambda on, box: self._chart(on, Chart(box, self.courses, m.px(18), self.session.you)))
        )
        back = Button(_("Title"), self.table.leave, kind="quiet-cream", icon="home")
        again = Button(_("Once more"), self.table.once_more, kind="primary", icon="next")
        watch = Button(_("Watch again"), self.watch, kind="quiet-cream", icon="replay")
        looks = Button(_("Look back"), self.table.look_back, kind="quiet-cream", icon="learn")
        side = [back, watch, looks] if self.session.can_look_back else [back, watch]
        return sheet.closed(max(bottom, at.bottom), side, [again])

    @property
    def heading(self) -> str:
        winners = [standing.seat for standing in self.order if standing.place == 1]
        if winners == [self.session.you]:
            return _("You win!")
        names = listed([self.session.name(seat) for seat in winners])
        return (_("{names} win!") if len(winners) > 1 else _("{names} wins!")).format(names=names)

    def watch(self) -> None:
        """The last round once more, and then these results again."""
        self.app.pop()
        self.table.watch_again()

    def back(self) -> None:
        self.table.leave()

    def _list(self, sheet: Sheet, m: Measure, width: float) -> float:
        high, gap = m.length(60), m.gap(10)
        for n, standing in enumerate(self.order):
            sheet.add(*self._line(m, standing, Box(0, n * (high + gap), width, high)))
        return len(self.order) * (high + gap) - gap

    def _line(self, m: Measure, standing: Standing, at: Box) -> list[Piece]:
        number, d = m.length(40), at.h - m.gap(8)
        head = Box(at.x + number, at.y + m.gap(4), d, d)
        mood, ring = ("happy", GLOW) if standing.place == 1 else ("idle", "")
        room = Box(head.right + m.gap(10), at.y, at.right - head.right - m.gap(22), at.h)
        name = self.session.name(standing.seat)
        return [
            Picture(at, _row, ground=True),
            Words(str(standing.place), m.px(26), Box(at.x, at.y, number, at.h), SOFT, "display", "centre"),
            Picture(head, lambda on, box: self._face(on, box, standing.seat, mood, ring)),
            Words(name, m.px(20), room._replace(w=room.w * 0.55), INK, "bold", shortens=True),
            Words(points_word(standing.coins), m.px(20), room, INK, "display", "right"),
        ]

    def _chart(self, surface: pygame.Surface, chart: Chart) -> None:
        chart.draw(surface)
        for seat, x, y in chart.ends():
            d = chart.face
            at = Box(chart.box.x + x - d / 2, chart.box.y + y - d / 2, d, d)
            self._face(surface, at, seat, "idle", COLOURS[seat])

    def _face(self, surface: pygame.Surface, at: Box, seat: int, mood: str, ring: str) -> None:
        surface.blit(face(self.session.seats[seat].art, mood, round(at.w), ring=ring), (round(at.x), round(at.y)))


def _row(surface: pygame.Surface, at: Box) -> None:
    surface.blit(widgets.row((round(at.w), round(at.h))), (round(at.x), round(at.y)))
