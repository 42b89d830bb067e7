"""Rules page: the house rules in force, to be read, and to be printed with the system's own viewer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from garbage_desktop import rules_page, viewer
from garbage_desktop.language import _
from garbage_desktop.paint import text
from garbage_desktop.paint.kit import INK
from garbage_desktop.rules_page import Line
from garbage_desktop.scenes.help import draw_row
from garbage_desktop.scenes.paged import PagedScene
from garbage_desktop.storage.files import write_whole
from garbage_desktop.storage.folders import why
from garbage_desktop.table.box import Box
from garbage_desktop.ui.control import Button
from garbage_desktop.ui.dialog import notice
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.piece import HEADING, SOFT, Picture, Piece, Words
from garbage_desktop.ui.sheet import Laid, Sheet
from garbage_engine.rules import Rules

if TYPE_CHECKING:
    from garbage_desktop.app import App

FILE = "house-rules.html"


class RulesPage(PagedScene):
    """Lies on whatever one comes from; examples are for so many seats."""

    overlay = True

    def __init__(self, app: App, name: str, rules: Rules, seats: int) -> None:
        super().__init__(app)
        self.name, self.rules, self.seats = name, rules, seats

    def laid(self, m: Measure) -> Laid:
        about = " · ".join(dict.fromkeys((self.name, rules_page.heading(self.rules))))
        sheet = Sheet(m, _("The rules"), 1088, above=about)
        y = 0.0
        for section in rules_page.sections(self.rules, self.seats):
            heading = Words.at(section.title, m.px(22), 0, y, HEADING)
            sheet.add(heading)
            y = self._lay_lines(sheet, section.lines, heading.box.bottom + m.gap(6)) + m.gap(20)
        printing = Button(_("Print"), self.print, kind="quiet-cream", icon="print", key="print")
        back = Button(_("Back"), self.back, kind="primary", icon="back", key="back")
        return sheet.closed(y - m.gap(20), [printing], [back])

    def _lay_lines(self, sheet: Sheet, lines: Sequence[Line], y: float) -> float:
        """In two columns where there is room; lines beside each other are of one height."""
        columns = 2 if sheet.width >= sheet.m.length(820) else 1
        gap = sheet.m.gap(10)
        w = (sheet.width - gap * (columns - 1)) / columns
        for n in range(0, len(lines), columns):
            row = [self._line(sheet.m, line, k * (w + gap), y, w) for k, line in enumerate(lines[n : n + columns])]
            bottom = max(pieces[-1].box.bottom for pieces in row) + sheet.m.gap(10)
            for k, pieces in enumerate(row):
                box = Box(k * (w + gap), y, w, bottom - y)
                sheet.add(Picture(box, partial(draw_row, sheet.m.gap(14)), ground=True), *pieces)
            y = bottom + gap
        return y - gap

    def _line(self, m: Measure, line: Line, x: float, y: float, w: float) -> list[Piece]:
        """The rule and its value, and below what it means and an example."""
        x, w = x + m.gap(14), w - 2 * m.gap(14)
        words = _("{rule}: {value}").format(rule=line.title, value=line.value)
        rule = Words.flowing(words, m.px(20), x, y + m.gap(10), w, INK, "bold")
        told = Words.flowing(line.meaning, m.px(18), x, rule.box.bottom, w, INK)
        example = Words.flowing(line.example, m.px(18), x, told.box.bottom, w, SOFT)
        return [rule, told, example]

    def print(self) -> None:
        """Write the page into the folder of the game and have it shown; else say where it is, or why it is not."""
        page = rules_page.as_html(self.name, self.rules, self.seats)
        try:
            file = self.app.kept.home.made() / FILE
            write_whole(file, page.encode())
        except OSError as error:
            self.app.push(notice(self.app, _("That did not work"), why(error)))
            return
        if not viewer.show(file):
            words = _("The page is ready to be printed. Open it with any browser: {file} in {folder}").format(
                file=file.name, folder=text.literal(str(file.parent))
            )
            self.app.push(notice(self.app, _("The rules as a page"), words))
