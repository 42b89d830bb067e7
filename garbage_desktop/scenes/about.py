"""About: what this program is, that it collects nothing, and whose work is in it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from garbage_desktop import licences
from garbage_desktop.language import _
from garbage_desktop.licences import Part
from garbage_desktop.paint import text
from garbage_desktop.paint.kit import INK
from garbage_desktop.scenes.paged import PagedScene
from garbage_desktop.table.box import Box
from garbage_desktop.ui.control import Button
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.piece import HEADING, Words
from garbage_desktop.ui.sheet import Laid, Sheet
from garbage_engine.version import VERSION

if TYPE_CHECKING:
    from garbage_desktop.app import App


class About(PagedScene):
    """Each part of the program is a button that opens its licence."""

    overlay = True

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.parts = licences.parts()

    def laid(self, m: Measure) -> Laid:
        sheet = Sheet(m, _("About Garbage"), 1088, above=_("Version {version}").format(version=VERSION))
        y = 0.0
        for told in self.told():
            words = Words.flowing(told, m.px(20), 0, y, sheet.width, INK)
            sheet.add(words)
            y = words.box.bottom + m.gap(12)
        heading = Words.at(_("Whose work is in it"), m.px(22), 0, y + m.gap(8), HEADING)
        sheet.add(heading)
        y = self._lay_parts(sheet, heading.box.bottom + m.gap(10))
        return sheet.closed(y, right=[Button(_("Back"), self.back, kind="primary", icon="back", key="back")])

    def told(self) -> list[str]:
        free = _("Garbage is free: use it, pass it on, change it. It is published under the MIT licence.")
        alone = _(
            "It plays offline and collects nothing. Nothing in it can call anybody, there is nothing to buy, "
            "and nobody is told what is played or learnt."
        )
        home = self.app.kept.home.path
        if home is None:
            return [free, alone]
        kept = _("Matches, house rules and what children have learnt are kept on this computer alone, in {folder}")
        return [free, alone, kept.format(folder=text.literal(str(home)))]

    def _lay_parts(self, sheet: Sheet, y: float) -> float:
        """Buttons one after another, in as many rows as they take."""
        m, x = sheet.m, 0.0
        h, gap = m.high(44), m.gap(10)
        for part in self.parts:
            button = Button(part.title, partial(self.open, part), kind="quiet-cream", px=m.px(18))
            w = min(button.wide(h), sheet.width)
            if x and x + w > sheet.width:
                x, y = 0.0, y + h + gap
            button.box = Box(x, y, w, h)
            sheet.add(button)
            x += w + gap
        return y + h

    def open(self, part: Part) -> None:
        self.app.push(Licence(self.app, part))


class Licence(PagedScene):
    """The terms of one part, to be read."""

    overlay = True

    def __init__(self, app: App, work: Part) -> None:
        super().__init__(app)
        self.work = work

    def laid(self, m: Measure) -> Laid:
        sheet, y = Sheet(m, self.work.title, 1088, above=self.work.licence), 0.0
        for paragraph in self.work.paragraphs:
            words = Words.flowing(text.literal(paragraph), m.px(18), 0, y, sheet.width, INK)
            sheet.add(words)
            y = words.box.bottom + m.gap(12)
        return sheet.closed(y, right=[Button(_("Back"), self.back, kind="primary", icon="back", key="back")])
