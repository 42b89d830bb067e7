"""Results: who has won, how the coins went, and what was remarkable in the match."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from garbage_desktop.language import _
from garbage_desktop.motion.easing import clamp, ease_out, smooth
from garbage_desktop.paint import text, widgets
from garbage_desktop.paint.faces import face
from garbage_desktop.paint.furniture import confetti
from garbage_desktop.paint.kit import CREAM, GLOW, GREEN_DEEP, box, down, shape
from garbage_desktop.paint.pictures import painted, put
from garbage_desktop.scenes.chart import COLOURS, Chart
from garbage_desktop.scenes.paged import PagedScene
from garbage_desktop.session import Session
from garbage_desktop.table import highlights
from garbage_desktop.table.box import Box
from garbage_desktop.table.naming import listed
from garbage_desktop.ui.control import Button
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.piece import HEADING, SOFT, Picture, Piece, Words
from garbage_desktop.ui.sheet import Laid, Sheet

if TYPE_CHECKING:
    from garbage_desktop.app import App

INK = "#1d2433"
SCRAPS = 24
THROWN, CHEERS, SLOWS = 0.9, 9.0, 4.0  # seconds: confetti is thrown, sways, and comes to rest in the last of them
LOW = 0.66  # of its height the podium has left when the list below it is long
STEPS = (132, 96, 68)  # heights of the podium, first to third
LEAST_NAME = 48  # units of room below which only the face tells who it is


class Standing(NamedTuple):
    """A seat in the end: equal coins share a place."""

    place: int
    seat: int
    coins: int


def standings(coins: Sequence[int]) -> list[Standing]:
    """
    >>> standings([90, 120, 90])
    [Standing(place=1, seat=1, coins=120), Standing(place=2, seat=0, coins=90), Standing(place=2, seat=2, coins=90)]
    """
    order = sorted(range(len(coins)), key=lambda seat: -coins[seat])
    return [Standing(1 + sum(other > coins[seat] for other in coins), seat, coins[seat]) for seat in order]


class Results(PagedScene):
    """Lies on the table when the match is over."""

    overlay = True

    def __init__(
        self,
        app: App,
        session: Session,
        title: Callable[[], None],
        watch: Callable[[], None],
        again: Callable[[], None],
    ) -> None:
        super().__init__(app)
        self.session, self.title, self.watch, self.again = session, title, watch, again
        self.coins = session.match.table().purses
        self.order = standings(self.coins)
        self._cheered = CHEERS if app.kept.settings.reduced_motion else 0.0  # seconds
        self._cheer: Picture

    def laid(self, m: Measure) -> Laid:
        sheet = Sheet(m, self.heading, 1152)
        side_by_side = sheet.width >= m.length(900)
        left = m.length(432) if side_by_side else sheet.width
        bottom = self.podium(sheet, m, left)
        x, y = (left + m.gap(56), 0.0) if side_by_side else (0.0, bottom + m.gap(24))
        end = self.course(
            sheet, m, Box(x, y, sheet.width - x, max(bottom, m.length(300)) if side_by_side else m.length(300))
        )
        reach = self.moments(sheet, m, max(bottom, end) + m.gap(16))
        buttons = [
            Button(_("Title"), self.title, kind="quiet-cream", icon="home"),
            Button(_("Watch again"), self._watch, kind="quiet-cream", icon="replay"),
        ]
        return sheet.closed(reach, buttons, [Button(_("Once more"), self.again, kind="primary", icon="next")])

    @property
    def heading(self) -> str:
        winners = [standing.seat for standing in self.order if standing.place == 1]
        names = listed([self.session.name(seat) for seat in winners])
        if winners == [self.session.you]:
            return _("You win!")
        return (_("{names} win!") if len(winners) > 1 else _("{names} wins!")).format(names=names)

    def _watch(self) -> None:
        self.app.pop()
        self.watch()

    def back(self) -> None:
        self.title()

    # ---- time -------------------------------------------------------------------------------------
    @property
    def moving(self) -> bool:
        return self._cheered < CHEERS

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.moving:
            self._cheered += dt
            self.part = self.part if self.stale else self._cheer_in_sight()
            self.stale = self.stale or self.part is not None

    def _cheer_in_sight(self) -> Box | None:
        """With room for scraps that sway over its edge."""
        at, view = self.page.at(self._cheer), self.page.scroll.view
        return at.grown(0.06 * at.w, 0.06 * at.w) if view and at.meets(view) else None

    def renew(self) -> None:
        super().renew()
        self.part = None

    # ---- the podium -------------------------------------------------------------------------------
    def podium(self, sheet: Sheet, m: Measure, width: float) -> float:
        """The first three on their steps, the others in a list below; where it ends."""
        wide = min(m.length(136), (width - m.gap(24)) / 3)
        high = 1.0 if len(self.order) <= 5 else LOW
        floor = m.length(high * (STEPS[0] + 104) + 52) + m.gap(16)
        middle = width / 2
        above = Box(middle - wide * 1.55, 0, wide * 3.1, floor - m.length(high * 150))
        self._cheer = Picture(above, lambda on, box: _cheer(on, box, self._cheered), ground=True)
        sheet.add(self._cheer)
        for standing, aside, tall in zip(self.order, (0, -1, 1), STEPS, strict=False):
            step = m.length(high * tall)
            x = middle + aside * (wide + m.gap(12)) - wide / 2
            sheet.add(*self.step(m, standing, Box(x, floor - step, wide, step), high))
        return self.others(sheet, m, floor + m.gap(12), width)

    def step(self, m: Measure, standing: Standing, at: Box, high: float) -> Iterator[Piece]:
        yield Picture(at, lambda on, box: _block(on, box, standing.place, m.px(high * 46)))
        tall = text.height(m.px(22))
        line = Box(at.x, at.y - tall - m.gap(6), at.w, tall)
        words, px = self.caption(m, standing, line.w)
        yield Words(words, px, line, INK, "display", "centre", shortens=True)
        d = m.length(high * (104 if standing.place == 1 else 84))
        around = Box(at.middle[0] - d / 2, line.y - d - m.gap(4), d, d)
        mood, ring = ("happy", GLOW) if standing.place == 1 else ("idle", "")
        yield Picture(around, lambda on, box: self._face(on, box, standing.seat, mood, ring))

    def caption(self, m: Measure, standing: Standing, room: float) -> tuple[str, int]:
        """Name and coins on one line: smaller first, then the name gives way."""
        name, coins = self.session.name(standing.seat), f"{standing.coins} {{coin}}"
        for px in range(m.px(22), m.px(14) - 1, -1):
            words = f"{name} \u00a0{coins}"
            if text.width(words, px) <= room:
                return words, px
        return f"{text.shortened(name, px, 'display', round(room) - text.width(coins, px) - px)} {coins}", px

    def others(self, sheet: Sheet, m: Measure, y: float, width: float) -> float:
        columns, gap, high = 2, m.gap(12), m.length(44 if len(self.order) <= 5 else 36)
        wide = (width - gap) / columns
        for n, standing in enumerate(self.order[3:]):
            at = Box(n % columns * (wide + gap), y + n // columns * (high + m.gap(8)), wide, high)
            sheet.add(*self.line(m, standing, at))
        return y + -(-len(self.order[3:]) // columns) * (high + m.gap(8))

    def line(self, m: Measure, standing: Standing, at: Box) -> Iterator[Piece]:
        yield Picture(at, _row, ground=True)
        number = m.length(30)
        yield Words(str(standing.place), m.px(20), Box(at.x, at.y, number, at.h), SOFT, "display", "centre")
        d = at.h - m.gap(6)
        around = Box(at.x + number, at.y + m.gap(3), d, d)
        yield Picture(around, lambda on, box: self._face(on, box, standing.seat, "idle", ""))
        coins = f"{standing.coins} {{coin}}"
        wide = text.width(coins, m.px(20)) + 1
        yield Words(coins, m.px(20), Box(at.right - wide - m.gap(10), at.y, wide, at.h), INK, "display", "right")
        x, name = around.right + m.gap(8), self.session.name(standing.seat)
        room = at.right - wide - m.gap(18) - x
        if room >= m.length(LEAST_NAME):
            px = next(px for px in sizes(m) if text.width(name, px, "bold") <= room or px == m.px(14))
            yield Words(name, px, Box(x, at.y, room, at.h), INK, "bold", shortens=True)

    # ---- the course and the moments ---------------------------------------------------------------
    def course(self, sheet: Sheet, m: Measure, room: Box) -> float:
        """Coins after each hand."""
        head = Words(_("Coins after each hand"), m.px(22), Box(room.x, room.y, room.w, text.height(m.px(22))), HEADING)
        at = Box(room.x, head.box.bottom + m.gap(8), room.w, room.bottom - head.box.bottom - m.gap(8))
        courses = tuple(zip(*self._course(), strict=True))
        sheet.add(head, Picture(at, lambda on, box: self._chart(on, Chart(box, courses, m.px(18), self.session.you))))
        return at.bottom

    def _course(self) -> list[tuple[int, ...]]:
        """The last point is what they go home with: a shared kitty comes after the last hand."""
        told = self.session.accounts.standings
        return [*told[:-1], tuple(self.coins)] if len(told) > 1 else [*told, tuple(self.coins)]

    def _chart(self, surface: pygame.Surface, chart: Chart) -> None:
        chart.draw(surface)
        for seat, x, y in chart.ends():
            d = chart.face
            self._face(
                surface, Box(chart.box.x + x - d / 2, chart.box.y + y - d / 2, d, d), seat, "idle", COLOURS[seat]
            )

    def moments(self, sheet: Sheet, m: Measure, y: float) -> float:
        """Three remarkable things, side by side where they fit."""
        told = highlights.of_match(self.session.accounts, self.session.name, self.session.you)
        if not told:
            return y
        across = len(told) if sheet.width / len(told) >= m.length(300) else 1
        gap = m.gap(16)
        wide, high = (sheet.width - (across - 1) * gap) / across, m.length(76)
        for n, moment in enumerate(told):
            at = Box(n % across * (wide + gap), y + n // across * (high + m.gap(10)), wide, high)
            sheet.add(*self.moment(m, moment, at))
        return at.bottom

    def moment(self, m: Measure, moment: highlights.Highlight, at: Box) -> Iterator[Piece]:
        yield Picture(at, _row, ground=True)
        d = m.length(60)
        around = Box(at.x + m.gap(12), at.y + (at.h - d) / 2, d, d)
        yield Picture(around, lambda on, box: self._face(on, box, moment.seat, "happy", ""))
        x = around.right + m.gap(12)
        wide = at.right - m.gap(12) - x
        for px in sizes(m):
            words = Words.flowing(moment.words, px, x, at.y, wide, INK, "bold")
            if words.box.h <= at.h - m.gap(4):
                break
        words.box = words.box.moved(0, (at.h - words.box.h) / 2)
        yield words

    def _face(self, surface: pygame.Surface, at: Box, seat: int, mood: str, ring: str) -> None:
        surface.blit(face(self.session.seats[seat].art, mood, round(at.w), ring=ring), (round(at.x), round(at.y)))


def sizes(m: Measure) -> Iterator[int]:
    """From the usual size of words down to the smallest."""
    return iter(range(m.px(18), m.px(14) - 1, -1))


def _row(surface: pygame.Surface, at: Box) -> None:
    surface.blit(widgets.row((round(at.w), round(at.h))), (round(at.x), round(at.y)))


def _block(surface: pygame.Surface, at: Box, place: int, px: int) -> None:
    """A step of the podium with its number."""
    w, h, r = round(at.w), round(at.h), min(14, at.h / 4)
    front = shape(f"M0 {h}V{r}Q0 0 {r} 0H{w - r}Q{w} 0 {w} {r}V{h}Z", "url(#w)")
    block = painted(w, h, down("w", "#2a8a76", GREEN_DEEP), front, box(0, 0, w, h * 0.09, 5, "#3aa58d", see=0.6))
    surface.blit(block, (round(at.x), round(at.y)))
    put(surface, text.line(str(place), px, CREAM), center=(at.middle[0], at.middle[1] + px * 0.08))


def _cheer(surface: pygame.Surface, at: Box, seconds: float) -> None:
    """Confetti thrown up by the winner; it hangs in a bow, sways, and comes to rest: the same scraps each time."""
    thrown, sway = ease_out(clamp(seconds / THROWN)), smooth(clamp((CHEERS - seconds) / SLOWS))
    for n in range(SCRAPS):
        turn, away = math.pi * (0.04 + 0.92 * (n * 0.618 % 1)), (0.86 + 0.14 * (n * 0.414 % 1)) * thrown
        x = at.middle[0] - at.w / 2 * math.cos(turn) * away + 0.022 * at.w * sway * math.sin(1.7 * seconds + 2.4 * n)
        y = at.bottom - at.h * math.sin(turn) * away + 0.03 * at.h * sway * math.sin(1.1 * seconds + 1.3 * n)
        put(surface, confetti(n, round(at.w * 0.034)), center=(x, y))
