"""Pause: what can be done when the table waits."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from garbage_desktop.language import _
from garbage_desktop.scenes.paged import PagedScene
from garbage_desktop.session import Session
from garbage_desktop.table.box import Box
from garbage_desktop.ui.control import Button, Toggle
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.piece import Piece
from garbage_desktop.ui.sheet import Laid, Sheet

if TYPE_CHECKING:
    from garbage_desktop.app import App


class Pause(PagedScene):
    """Lies on the table. `told` opens the history there."""

    overlay = True

    def __init__(self, app: App, session: Session, told: Callable[[], None]) -> None:
        super().__init__(app)
        self.session, self.told = session, told

    # ---- what lies where ---------------------------------------------------------------------------
    def laid(self, m: Measure) -> Laid:
        """One under the other, or in two columns where the window is low."""
        sheet = self._sheet(m, 1)
        laid = sheet.closed(self._lay(sheet, 1))
        if laid.view and laid.reach > laid.view.h:
            sheet = self._sheet(m, 2)
            laid = sheet.closed(self._lay(sheet, 2))
        return laid

    def _sheet(self, m: Measure, columns: int) -> Sheet:
        return Sheet(m, _("Pause"), 80 + 360 * columns, above=self._where(), align="centre")

    def _lay(self, sheet: Sheet, columns: int) -> float:
        m, gap = sheet.m, sheet.m.gap(12)
        w, h = (sheet.width - gap * (columns - 1)) / columns, m.high(48)
        places = [Box(n % columns * (w + gap), n // columns * (h + gap), w, h) for n in range(8)]
        play = Button(_("Play on"), self.back, places[0], "primary", "play", key="play on", px=m.px(22))
        quiet: list[tuple[str, Callable[[], None], str]] = [
            (_("What happened"), self.history, "history"),
            (_("The rules"), self.rules, "learn"),
            (_("Settings"), self.settings, "settings"),
            (_("Help"), self.help, "help"),
            (_("Leave the table"), self.leave, "home"),
        ]
        items: list[Piece] = [play]
        for place, (label, does, icon) in zip(places[1:], quiet, strict=False):
            items.append(Button(label, does, place, "quiet-cream", icon, px=m.px(20)))
        if not self.session.over:
            stop = self.session.stop_after_this_hand
            items.append(Toggle(_("Stop after this hand"), stop, self.set_stop, places[len(items)], m, key="stop"))
        sheet.add(*items)
        return items[-1].box.bottom

    def _where(self) -> str:
        saved = self.session.saved()
        where = _("Hand {deal} of {deals}").format(deal=saved.deal, deals=saved.deals)
        return _("{where} · everything is saved").format(where=where) if self.saves else where

    @property
    def saves(self) -> bool:
        return not self.app.kept.reads_only

    # ---- what can be done ----------------------------------------------------------------------------
    def set_stop(self, on: bool) -> None:
        """The coins count as they lie when this hand is over."""
        self.session.stop_after_this_hand = on
        self.renew()

    def history(self) -> None:
        self.app.pop()
        self.told()

    def rules(self) -> None:
        from garbage_desktop.scenes.rules_page import RulesPage

        setup = self.session.match.setup
        self.app.push(RulesPage(self.app, _("The rules"), setup.rules, setup.seats))

    def settings(self) -> None:
        from garbage_desktop.scenes.settings import Settings

        self.app.push(Settings(self.app))

    def help(self) -> None:
        from garbage_desktop.scenes.help import Help

        self.app.push(Help(self.app))

    def leave(self) -> None:
        from garbage_desktop.scenes.title import Title

        self.app.show(Title(self.app))
