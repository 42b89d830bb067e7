"""Title: where the game begins."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from garbage_desktop.language import _
from garbage_desktop.paint import felt, text
from garbage_desktop.paint.kit import MINT
from garbage_desktop.paint.pictures import asset
from garbage_desktop.scenes.paged import PagedScene
from garbage_desktop.scenes.poster import Poster, draw_falling, draw_fan, draw_hoard
from garbage_desktop.storage.saves import SavedRiver, Unreadable
from garbage_desktop.table.box import Box, around
from garbage_desktop.ui.control import Button, Control
from garbage_desktop.ui.dialog import Answer, Dialog, notice
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.piece import Picture, Piece, Words
from garbage_desktop.ui.sheet import Laid
from garbage_engine.version import VERSION

if TYPE_CHECKING:
    from garbage_desktop.app import App

UNTIL_KEPT = 1.0  # seconds that the last answers may take to reach the disk
AWAKE, CALM = 12.0, 3.0  # seconds for which coins fall, and in which they come to rest
FINE_PRINT = "#8fb5aa"


class Title(PagedScene):
    """Coins fall into the jar for a while, then the picture rests."""

    tune = "title_motif"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.saved = app.kept.newest()
        self._awake = AWAKE
        self._fallen = 0.0  # seconds for which coins have been falling
        self._ground: pygame.Surface | None = None  # all but buttons and falling coins
        self._bare = False  # a paper lies on the table, with nothing else around it
        self._news = app.kept.news() or self._damage()

    def _damage(self) -> str:
        """What must be said about the newest match, if it cannot be opened."""
        newest = next(iter(self.app.kept.entries()), None)
        return newest.problem if newest and newest.saved is None else ""

    def handle(self, event: pygame.Event) -> None:
        """A file dropped here is opened; so a Mac hands over what was double-clicked."""
        if event.type == pygame.DROPFILE:
            from garbage_desktop.scenes.opening import open_file

            open_file(self.app, Path(event.file))
        else:
            super().handle(event)

    # ---- what lies where ---------------------------------------------------------------------------
    def laid(self, m: Measure) -> Laid:
        self._ground = None
        self.poster = poster = Poster.of(m, self._widest(m), rows=4 if self.saved else 3)
        return Laid([*self._art(m, poster), *self._buttons(m, poster)])

    def _labels(self) -> list[str]:
        labels = [_("New game"), _("Learn the cards")]
        return [self._continue_label(), *labels] if self.saved else labels

    def _continue_label(self) -> str:
        assert self.saved
        assert self.saved.saved
        saved = self.saved.saved
        river = isinstance(saved, SavedRiver)
        label = _("Continue: round {deal} of {deals}") if river else _("Continue: hand {deal} of {deals}")
        return label.format(deal=saved.deal, deals=saved.deals)

    def _widest(self, m: Measure) -> int:
        """How wide the column of buttons is."""
        high, low = m.high(56), m.high(48)
        small = max(Button(label, self.back).wide(low) for label in (_("Settings"), _("Help"), _("Quit")))
        wide = max(Button(label, self.back, icon="play").wide(high) for label in self._labels())
        return max(m.gap(384), wide, 3 * small + 2 * m.gap(16))

    def _art(self, m: Measure, poster: Poster) -> list[Piece]:
        line = _("{version} · plays offline · nothing to buy, nothing collected").format(version=VERSION)
        pieces: list[Piece] = [Picture(poster.logo, _draw_logo)]
        pieces.append(Words(line, m.px(18), poster.print, FINE_PRINT, "plain", "centre"))
        if poster.tag.h:
            words = _("poker · bingo · put & take · count-up")
            w = text.width(words, m.px(22)) + 2
            tag = around(*poster.tag.middle, w, poster.tag.h)
            pieces.append(Words(words, m.px(22), tag, MINT, align="centre"))
        if poster.fan.w:
            pieces.append(Picture(poster.fan, draw_fan))
            pieces.append(Picture(poster.hoard, lambda on, at: draw_hoard(on, at, self.app.kept.settings.coin_look)))
        return pieces

    def _buttons(self, m: Measure, poster: Poster) -> list[Button]:
        rows = poster.rows
        new = Button(
            _("New game"), self.new_game, rows[-3], "secondary" if self.saved else "primary", "cards", key="new"
        )
        learn = Button(_("Learn the cards"), self.learn, rows[-2], icon="learn", key="learn")
        buttons = [new, learn]
        if self.saved:
            label = self._continue_label()
            buttons.insert(0, Button(label, self.go_on, rows[0], "primary", "play", key="continue"))
        thirds = [(_("Settings"), self.settings), (_("Help"), self.help), (_("Quit"), self.app.quit)]
        row, gap = rows[-1], m.gap(16)
        w = (row.w - 2 * gap) / 3
        for n, (label, does) in enumerate(thirds):
            box = Box(row.x + n * (w + gap), row.y, w, row.h)
            buttons.append(Button(label, does, box, "quiet", px=m.px(20)))
        return buttons

    # ---- what can be done ----------------------------------------------------------------------------
    def go_on(self) -> None:
        """Sit down again where the last match was left."""
        from garbage_desktop.scenes.resuming import resumed

        assert self.saved
        assert self.saved.saved
        place = self.app.kept.place(self.saved.number)
        try:
            table = resumed(self.app, self.saved.saved, place, self.saved.problem)
        except Unreadable as problem:
            self.app.push(notice(self.app, _("That did not work"), str(problem)))
            return
        self.app.show(table)

    def new_game(self) -> None:
        from garbage_desktop.scenes.new_game import NewGame

        self.app.push(NewGame(self.app))

    def learn(self) -> None:
        from garbage_desktop.scenes.learn.who_plays import WhoPlays

        self.app.push(WhoPlays(self.app))

    def settings(self) -> None:
        from garbage_desktop.scenes.settings import Settings

        self.app.push(Settings(self.app))

    def help(self) -> None:
        from garbage_desktop.scenes.help import Help

        self.app.push(Help(self.app))

    def back(self) -> None:
        words = _("Your match is kept: you can go on whenever you like.") if self.saved else _("Come back soon.")
        leave = Answer(_("Quit"), self.app.quit, "primary", "close")
        self.app.push(Dialog(self.app, _("Leave the game?"), words, [Answer(_("Stay"), icon="back"), leave]))

    # ---- time and picture ------------------------------------------------------------------------------
    @property
    def moving(self) -> bool:
        return self._awake > 0 and not self.app.kept.settings.reduced_motion

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._news:
            news, self._news = self._news, ""
            self.app.push(notice(self.app, _("Before you play"), news))
        if self.moving:
            self._fallen += dt * min(1.0, self._awake / CALM)
            self._awake -= dt
            self.stale = True

    def covered(self) -> None:
        super().covered()
        self._bare = True

    def uncovered(self) -> None:
        self._bare = False
        super().uncovered()

    def draw(self, surface: pygame.Surface) -> None:
        if self._bare:
            surface.blit(self._table(), (0, 0))
            return
        if self._ground is None:
            self._ground = self._painted()
        surface.blit(self._ground, (0, 0))
        if self.poster.hoard.w:
            draw_falling(surface, self.poster, self.app.kept.settings.coin_look, self._fallen)
        self.page.draw_pieces(surface, self.page.controls)
        self.page.draw_focus(surface)

    def _painted(self) -> pygame.Surface:
        ground = self._table()
        self.page.draw_pieces(ground, [piece for piece in self.page.pieces if not isinstance(piece, Control)])
        return ground

    def _table(self) -> pygame.Surface:
        rail, scale = self.poster.rail, self.measure.scale
        corner = min(138 * scale, min(rail.w, rail.h) / 3)
        return felt.table(self.size, rail, corner, 20 * scale, self.app.kept.settings.felt)


def _draw_logo(surface: pygame.Surface, at: Box) -> None:
    surface.blit(asset("logo/logo-peeking.svg", round(at.w), round(at.h)), (round(at.x), round(at.y)))
