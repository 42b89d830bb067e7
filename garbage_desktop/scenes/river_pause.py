"""River pause: what can be done when the table of River waits."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from garbage_desktop.language import _
from garbage_desktop.scenes.paged import PagedScene
from garbage_desktop.table.box import Box
from garbage_desktop.ui.control import Button, Toggle
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.piece import Piece
from garbage_desktop.ui.sheet import Laid, Sheet

if TYPE_CHECKING:
    from garbage_desktop.app import App
    from garbage_desktop.scenes.river import RiverScene


class RiverPause(PagedScene):
    """Lies on the table."""

    overlay = True

    def __init__(self, app: App, table: RiverScene) -> None:
        super().__init__(app)
        self.table = table

    def laid(self, m: Measure) -> Laid:
        """One under the other, or in two columns where the window is low."""
        laid = self._laid(m, 1)
        return self._laid(m, 2) if laid.view and laid.reach > laid.view.h else laid

    def _laid(self, m: Measure, columns: int) -> Laid:
        saved = self.table.session.saved()
        where = _("Round {number} of {rounds}").format(number=saved.deal, rounds=saved.deals)
        if not self.app.kept.reads_only:
            where = _("{where} · everything is saved").format(where=where)
        sheet = Sheet(m, _("Pause"), 80 + 360 * columns, above=where, align="centre")
        sheet.add(*(pieces := self._pieces(sheet, columns)))
        return sheet.closed(pieces[-1].box.bottom)

    def _pieces(self, sheet: Sheet, columns: int) -> list[Piece]:
        m, gap = sheet.m, sheet.m.gap(12)
        w, h = (sheet.width - gap * (columns - 1)) / columns, m.high(48)
        places = [Box(n % columns * (w + gap), n // columns * (h + gap), w, h) for n in range(7)]
        quiet: list[tuple[str, Callable[[], None], str]] = [
            (_("What happened"), self._then(self.table.tell_history), "history"),
            (_("How River is played"), self.rules, "learn"),
            (_("Settings"), self.settings, "settings"),
            (_("Help"), self.help, "help"),
            (_("Leave the table"), self.table.leave, "home"),
        ]
        pieces: list[Piece] = [Button(_("Play on"), self.back, places[0], "primary", "play", px=m.px(22))]
        for place, (label, does, icon) in zip(places[1:], quiet, strict=False):
            pieces.append(Button(label, does, place, "quiet-cream", icon, px=m.px(20)))
        known = Toggle(
            _("Show what is known"), self.table.chosen.river_known, self.set_known, places[6], m, key="known"
        )
        return [*pieces, known]

    def _then(self, does: Callable[[], None]) -> Callable[[], None]:
        def done() -> None:
            self.app.pop()
            does()

        return done

    def set_known(self, on: bool) -> None:
        """Cards that others took in the open are seen in their hands."""
        self.app.kept.change(river_known=on)
        self.renew()

    def rules(self) -> None:
        from garbage_desktop.scenes.river_rules import RulesOfRiver

        self.app.push(RulesOfRiver(self.app, self.table.session.match.setup.rules))

    def help(self) -> None:
        from garbage_desktop.scenes.help import Help

        self.app.push(Help(self.app))

    def settings(self) -> None:
        from garbage_desktop.scenes.settings import Settings

        self.app.push(Settings(self.app))
