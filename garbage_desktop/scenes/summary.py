"""Summary: what the hand just played brought each seat, phase by phase, and what was remarkable in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pygame

from garbage_desktop.accounts import DealAccount
from garbage_desktop.language import _
from garbage_desktop.paint import text, widgets
from garbage_desktop.paint.faces import face
from garbage_desktop.scenes.paged import PagedScene
from garbage_desktop.session import Session
from garbage_desktop.table import highlights
from garbage_desktop.table.bars import phase_name
from garbage_desktop.table.box import Box
from garbage_desktop.ui.control import Button
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.piece import SOFT, Picture, Piece, Words
from garbage_desktop.ui.sheet import Laid, Sheet

if TYPE_CHECKING:
    from garbage_desktop.app import App

GAIN, LOSS, INK = "#1d6f45", "#8a4413", "#1d2433"
ROW, CHOSEN = "#f4ead2", "#ffe6b0"
LEAST = 11  # pixels of letters, where many words meet a small window


class Summary(PagedScene):
    """Lies on the table between two hands."""

    overlay = True

    def __init__(
        self, app: App, session: Session, go_on: Callable[[], None], watch: Callable[[], None], told: Callable[[], None]
    ) -> None:
        super().__init__(app)
        account = session.accounts.last
        assert account, "no hand has been played"
        self.session, self.account = session, account
        self.go_on, self.watch, self.told = go_on, watch, told

    def laid(self, m: Measure) -> Laid:
        sheet = Sheet(m, self.title, 980, above=self.next_dealer)
        table = Tally(self.account, self.session, m, sheet.width)
        sheet.add(*table.pieces())
        y = table.bottom + m.gap(16)
        for highlight in highlights.of_deal(self.account, self.session.name, self.session.you):
            words = Words.flowing(highlight.words, m.px(18), 0, y, sheet.width, SOFT, "bold")
            sheet.add(words)
            y = words.box.bottom
        left = [self._quiet(_("Watch again"), self.watch, "replay"), self._quiet(_("History"), self.told, "history")]
        label = _("Next hand") if self.session.match.request else _("The results")
        return sheet.closed(y, left, [Button(label, lambda: self._leave(self.go_on), kind="primary", icon="next")])

    def _quiet(self, label: str, does: Callable[[], None], icon: str) -> Button:
        return Button(label, lambda: self._leave(does), kind="quiet-cream", icon=icon)

    def _leave(self, does: Callable[[], None]) -> None:
        self.app.pop()
        does()

    @property
    def title(self) -> str:
        return _("Hand {number} of {all}").format(number=self.account.deal, all=self.session.deals)

    @property
    def next_dealer(self) -> str:
        request = self.session.match.request
        if request is None:
            return ""
        you = request.seat == self.session.you
        return _("You deal next.") if you else _("{name} deals next.").format(name=self.session.name(request.seat))

    def back(self) -> None:
        """To the table, which goes on when it is told to; after the last hand there is nothing more to tell it."""
        if self.session.over:
            self._leave(self.go_on)
        else:
            self.app.pop()


class Tally:
    """The table of the summary: seats below one another, phases side by side. Names give way to faces."""

    def __init__(self, account: DealAccount, session: Session, m: Measure, width: float) -> None:
        self.account, self.session, self.m, self.width = account, session, m, width
        self.seats = range(len(account.before))
        self.high, self.gap = m.length(48 if len(self.seats) <= 6 else 42), m.gap(6)
        self.face = m.length(38)
        games = [phase_name(phase, session.match.setup.rules) for phase in account.phases]
        kitty, gifts = [_("Kitty")] * bool(account.kitty), [_("Gifts")] * bool(account.gifts)
        self.parts = [*account.parts, *[account.given] * bool(gifts)]
        self.heads = [*games, *kitty, *gifts, _("This hand"), _("Coins")]
        self.px = next((px for px in range(m.px(18), LEAST, -1) if self.least(px) <= width), LEAST)
        self.big = max(LEAST, round(self.px * 10 / 9))
        self.wide = self.widths(self.px)
        self.head = text.height(self.px, "bold") + self.gap

    def widths(self, px: int) -> list[int]:
        """Of the columns, when their heads have that size."""
        number = text.width("9999 {coin}", max(LEAST, round(px * 10 / 9)))
        return [max(text.width(head, px, "bold"), number) for head in self.heads]

    def least(self, px: int) -> int:
        """The width that a face and all columns need."""
        wide = self.widths(px)
        return self.face + 2 * self.edge + sum(wide) + self.m.gap(12) * len(wide)

    @property
    def bottom(self) -> float:
        return self.head + len(self.seats) * (self.high + self.gap)

    @property
    def edge(self) -> int:
        return self.m.gap(16)

    def rights(self) -> list[float]:
        """The right edges of the columns: what room is left goes between them."""
        names = max(text.width(self.name(seat), self.big, "bold") for seat in self.seats)
        spare = (self.width - self.least(self.px) - names - self.edge) / len(self.wide)
        air = self.m.gap(12) + min(max(0.0, spare), self.m.gap(24))
        rights, x = list[float](), self.width - self.edge
        for wide in reversed(self.wide):
            rights.insert(0, x)
            x -= wide + air
        return rights

    def name(self, seat: int) -> str:
        name = self.session.name(seat)
        return _("{name} (dealer)").format(name=name) if seat == self.account.dealer else name

    def pieces(self) -> Iterator[Piece]:
        for head, right, wide in zip(self.heads, self.rights(), self.wide, strict=True):
            yield Words(head, self.px, Box(right - wide, 0, wide, self.head - self.gap), SOFT, "bold", "right")
        for seat in self.seats:
            yield from self.row(seat, self.head + seat * (self.high + self.gap))

    def row(self, seat: int, y: float) -> Iterator[Piece]:
        chosen = seat == self.session.you
        yield Picture(Box(0, y, self.width, self.high), lambda on, at: self._ground(on, at, chosen), ground=True)
        around = Box(self.m.gap(8), y + (self.high - self.face) / 2, self.face, self.face)
        mood = "happy" if self.account.changes[seat] > 0 else "idle"
        yield Picture(around, lambda on, at: self._face(on, at, seat, mood))
        rights = self.rights()
        x = around.right + self.m.gap(10)
        room = rights[0] - self.wide[0] - self.m.gap(8) - x
        for name in (self.name(seat), self.session.name(seat)):
            if text.width(name, self.big, "bold") <= room:
                yield Words(name, self.big, Box(x, y, room, self.high), INK, "bold")
                break
        changes = [*(part[seat] for part in self.parts), self.account.changes[seat]]
        for change, right, wide in zip(changes, rights, self.wide, strict=False):
            box = Box(right - wide, y, wide, self.high)
            yield Words(signed(change), self.big, box, colour(change), "display", "right")
        box = Box(rights[-1] - self.wide[-1], y, self.wide[-1], self.high)
        yield Words(f"{self.account.after[seat]} {{coin}}", self.big, box, INK, "display", "right")

    def _ground(self, surface: pygame.Surface, at: Box, chosen: bool) -> None:
        row = widgets.row((round(at.w), round(at.h)), CHOSEN if chosen else ROW)
        surface.blit(row, (round(at.x), round(at.y)))

    def _face(self, surface: pygame.Surface, at: Box, seat: int, mood: str) -> None:
        surface.blit(face(self.session.seats[seat].art, mood, round(at.w)), (round(at.x), round(at.y)))


def signed(change: int) -> str:
    """
    >>> signed(14), signed(-3), signed(0)
    ('+14', '−3', '0')
    """
    return f"+{change}" if change > 0 else f"−{-change}" if change < 0 else "0"


def colour(change: int) -> str:
    """Never told by colour alone: the sign says the same."""
    return GAIN if change > 0 else LOSS if change < 0 else SOFT
