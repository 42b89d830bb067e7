"""Parents: what a child knows by now, in pictures and plain sentences; how it is taught; export and delete."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from garbage_desktop.language import _
from garbage_desktop.learn import report as told
from garbage_desktop.learn.asking import card_of
from garbage_desktop.learn.ranks import LADDER, sign
from garbage_desktop.learn.report import Day, MixUp, Report
from garbage_desktop.names import LONGEST, clean_name
from garbage_desktop.paint import coins, text
from garbage_desktop.paint.cards import Deck, shadow
from garbage_desktop.paint.icons import icon
from garbage_desktop.paint.kit import BLUE, GOLD, GREEN, INK
from garbage_desktop.paint.pictures import put
from garbage_desktop.paint.widgets import row
from garbage_desktop.scenes.paged import PagedScene
from garbage_desktop.storage.folders import why
from garbage_desktop.storage.profiles import Child
from garbage_desktop.table.box import Box
from garbage_desktop.ui.control import Button, Tab, Tile, Toggle
from garbage_desktop.ui.dialog import Answer, Dialog, notice
from garbage_desktop.ui.field import Field
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.piece import HEADING, SOFT, Picture, Words
from garbage_desktop.ui.sheet import Laid, Sheet
from garbage_engine.cards import Suit

if TYPE_CHECKING:
    from garbage_desktop.app import App

CLAY, SAND = "#b8683f", "#e3d5b4"  # just begun, and not asked yet


class Column:
    """A part of the paper that is filled from top to bottom."""

    def __init__(self, sheet: Sheet, x: float, w: float, y: float) -> None:
        self.sheet, self.m, self.x, self.w, self.y = sheet, sheet.m, x, w, y

    def heading(self, words: str) -> None:
        line = Words.flowing(words, self.m.px(22), self.x, self.y, self.w, HEADING, "display")
        self.sheet.add(line)
        self.y = line.box.bottom + self.m.gap(2)

    def sentence(self, words: str) -> None:
        line = Words.flowing(words, self.m.px(18), self.x, self.y, self.w, SOFT, "bold")
        self.sheet.add(line)
        self.y = line.box.bottom + self.m.gap(8)

    def picture(self, high: float, paint: Callable[[pygame.Surface, Box], object]) -> None:
        at = Box(self.x, self.y, self.w, high)
        self.sheet.add(Picture(at, paint))
        self.y = at.bottom + self.m.gap(18)

    def space(self) -> None:
        self.y += self.m.gap(16)


class Parents(PagedScene):
    """For one child after another."""

    overlay = True
    helps = False

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.place = 0

    @property
    def child(self) -> Child | None:
        children = self.app.kept.profiles.everyone
        return children[min(self.place, len(children) - 1)] if children else None

    # ---- what lies where ---------------------------------------------------------------------------
    def laid(self, m: Measure) -> Laid:
        child = self.child
        sheet = Sheet(m, _("For parents"), 1152)
        back = Button(_("Back"), self.back, kind="primary", icon="back", key="done")
        if child is None:
            words = Words.flowing(_("No child plays here yet."), m.px(22), 0, 0, sheet.width)
            sheet.add(words)
            return sheet.closed(words.box.bottom, [], [back])
        y = self._children(sheet)
        profiles = self.app.kept.profiles
        found = told.report(profiles.answers(child), profiles.played(child), self.app.day())
        gap = m.gap(48)
        two = sheet.width >= m.length(940)
        w = (sheet.width - gap) * 0.6 if two else sheet.width
        left = Column(sheet, 0, w, y)
        self._what_is_known(left, child, found)
        right = Column(sheet, w + gap, sheet.width - w - gap, y) if two else Column(sheet, 0, w, left.y)
        self._mixed_up(right, found)
        self._choices(right, child)
        export = Button(_("Export"), self.export, kind="quiet-cream", icon="export")
        delete = Button(_("Delete"), self.ask_delete, kind="danger", icon="delete", key="delete")
        note = _("All of this stays on this computer.")
        return sheet.closed(max(left.y, right.y), [export, delete], [back], note)

    def _children(self, sheet: Sheet) -> float:
        """A tab for each child, if there are several."""
        m, children, x, y = sheet.m, self.app.kept.profiles.everyone, 0.0, 0.0
        h = m.high(44)
        if len(children) < 2:
            return 0.0
        for n, child in enumerate(children):
            w = text.width(child.name, m.px(20)) + h
            if x and x + w > sheet.width:
                x, y = 0.0, y + h + m.gap(8)
            chosen = n == min(self.place, len(children) - 1)
            sheet.add(Tab(child.name, chosen, self._turner(n), Box(x, y, w, h), key=f"child {child.id}", px=m.px(20)))
            x += w + m.gap(8)
        return y + h + m.gap(16)

    def _turner(self, place: int) -> Callable[[], None]:
        def turn() -> None:
            self.place = place
            self.renew()

        return turn

    def _what_is_known(self, column: Column, child: Child, found: Report) -> None:
        m = column.m
        column.heading(told.headline(text.shortened(child.name, m.px(22), "display", int(column.w)), found))
        column.sentence(told.about_ranks(found))
        column.picture(m.length(196), lambda on, at: _draw_ranks(on, at, found, m))
        column.heading(_("Minutes a day"))
        column.sentence(told.about_days(found))
        column.picture(m.length(150), lambda on, at: _draw_days(on, at, found.days, m))

    def _mixed_up(self, column: Column, found: Report) -> None:
        column.heading(_("Mixed up"))
        column.sentence(told.about_mix_ups(found))
        if found.mix_ups:
            high = column.m.length(58) * len(found.mix_ups)
            column.picture(high, lambda on, at: _draw_mix_ups(on, at, found.mix_ups, column.m))

    def _choices(self, column: Column, child: Child) -> None:
        column.heading(_("Name"))
        m = column.m
        at = Box(column.x, column.y, min(column.w, m.length(300)), m.high(44))
        field = Field("name", child.name, self._rename, at, m.px(20), longest=LONGEST, clean=clean_name)
        column.sheet.add(field)
        column.y = at.bottom + m.gap(16)
        waits = [(_("4 seconds"), 4.0), (_("6 seconds"), 6.0), (_("10 seconds"), 10.0)]
        self._tabs(column, _("Help comes after"), "patience", waits)
        self._tabs(column, _("Cards move"), "speed", [(_("Slowly"), 0.6), (_("As usual"), 1.0)])
        for field_name, label in (
            ("voice", _("Say everything")),
            ("captions", _("Write everything")),
            ("for_animals", _("Coins for the animals, too")),
        ):
            at = Box(column.x, column.y, column.w, m.high(44))
            column.sheet.add(
                Toggle(label, getattr(child, field_name), self._chooser(field_name), at, m, key=field_name)
            )
            column.y = at.bottom
        column.space()
        self._coins(column, child)

    def _tabs(self, column: Column, heading: str, field: str, options: Sequence[tuple[str, Any]]) -> None:
        column.heading(heading)
        m, x, h = column.m, 0.0, column.m.high(44)
        for label, value in options:
            w = text.width(label, m.px(18)) + h * 0.8
            if x and x + w > column.w:
                x, column.y = 0.0, column.y + h + m.gap(8)
            chosen = getattr(self.child, field) == value
            at = Box(column.x + x, column.y, w, h)
            does = self._choosing(field, value)
            column.sheet.add(Tab(label, chosen, does, at, key=f"{field} {value}", px=m.px(18)))
            x += w + m.gap(8)
        column.y += h + m.gap(16)

    def _coins(self, column: Column, child: Child) -> None:
        column.heading(_("Coins"))
        m, gap = column.m, column.m.gap(8)
        names = {"penny": _("Pennies"), "button": _("Buttons"), "bean": _("Beans")}
        w = (column.w - 2 * gap) / 3
        for n, (look, label) in enumerate(names.items()):
            at = Box(column.x + n * (w + gap), column.y, w, m.length(104))
            does = self._choosing("coin_look", look)
            column.sheet.add(Tile(f"coin {look}", child.coin_look == look, does, at, _coin(look), label, m.px(18)))
        column.y += m.length(104) + m.gap(4)

    # ---- what can be done ----------------------------------------------------------------------------
    def _chooser(self, field: str) -> Callable[[Any], None]:
        return lambda value: self.change(**{field: value})

    def _choosing(self, field: str, value: Any) -> Callable[[], None]:
        return lambda: self.change(**{field: value})

    def change(self, **choices: Any) -> None:
        assert self.child
        self.app.kept.profiles.change(self.child, **choices)
        self.renew()

    def _rename(self, words: str) -> None:
        if self.child and clean_name(words):
            self.app.kept.profiles.change(self.child, name=words)

    def export(self) -> None:
        assert self.child
        try:
            path = self.app.kept.profiles.export(self.child)
        except OSError as error:
            self.app.push(notice(self.app, _("That did not work"), why(error)))
            return
        words = _("All answers are in a table for a spreadsheet: {file}").format(file=path)
        self.app.push(notice(self.app, _("Exported"), words))

    def ask_delete(self) -> None:
        assert self.child
        words = _("The name, the picture and all that {name} has learnt are deleted for good.").format(
            name=self.child.name
        )
        answers = [Answer(_("Keep"), icon="back"), Answer(_("Delete"), self.delete, "danger", "delete")]
        self.app.push(Dialog(self.app, _("Delete {name}?").format(name=self.child.name), words, answers))

    def delete(self) -> None:
        assert self.child
        self.app.kept.profiles.forget(self.child)
        self.place = 0
        self.renew()


# ---- pictures ----------------------------------------------------------------------------------------
def _draw_ranks(surface: pygame.Surface, at: Box, found: Report, m: Measure) -> None:
    """A column for each rank: how often it was named at the first try and without help, in per cent."""
    px, step = m.px(18), at.w / len(LADDER)
    small = min(px, round(step * 0.42))
    floor = at.bottom - text.height(px) - 4
    tall = floor - at.y - text.height(small) - 4
    for n, rank in enumerate(LADDER):
        share = found.shares.get(rank)
        colour = GREEN if rank in found.sure else SAND if share is None else GOLD if share >= 0.5 else CLAY
        w, h = round(step * 0.72), max(round(step * 0.14), round(tall * (share or 0)))
        x = at.x + (n + 0.5) * step
        surface.blit(row((w, h), colour, round(min(w * 0.22, h / 2))), (round(x - w / 2), round(floor - h)))
        put(surface, text.line(sign(rank), px, INK), midtop=(x, floor + 4))
        if share is not None:
            put(surface, text.line(str(round(100 * share)), small, SOFT, "bold"), midbottom=(x, floor - h - 1))


def _draw_days(surface: pygame.Surface, at: Box, days: Sequence[Day], m: Measure) -> None:
    """A column for each day, with the minutes, and beside the day how many ranks were sure by then."""
    px, step = m.px(18), at.w / len(days)
    floor = at.bottom - 2 * text.height(px) - 4
    tall, most = floor - at.y - text.height(px) - 4, max(10, *(day.minutes for day in days))
    for n, day in enumerate(days):
        x = at.x + (n + 0.5) * step
        w, h = round(step * 0.5), max(4, round(tall * day.minutes / most))
        surface.blit(row((w, h), BLUE, round(min(w * 0.16, h / 2))), (round(x - w / 2), round(floor - h)))
        if day.minutes:
            put(surface, text.line(str(day.minutes), px, SOFT, "bold"), midbottom=(x, floor - h - 1))
        put(surface, text.line(weekday(day.day), px, INK, "bold"), midtop=(x, floor + 4))
        put(surface, text.line(f"{{star}} {day.sure}", px, SOFT, "bold"), midtop=(x, floor + text.height(px) + 2))


def weekday(day: int) -> str:
    """
    >>> weekday(1), weekday(6)
    ('Mon', 'Sat')
    """
    names = (_("Mon"), _("Tue"), _("Wed"), _("Thu"), _("Fri"), _("Sat"), _("Sun"))
    return names[(day - 1) % 7]


def _draw_mix_ups(surface: pygame.Surface, at: Box, mix_ups: Sequence[MixUp], m: Measure) -> None:
    high = at.h / len(mix_ups)
    h = round(high * 0.9)
    w = round(h * 0.716)
    for n, found in enumerate(mix_ups):
        y = round(at.y + n * high)
        for place, rank in enumerate(found.pair):
            x = round(at.x + place * w * 2.1)
            dark, (dx, dy) = shadow(w, h)
            surface.blit(dark, (x + dx, y + dy))
            surface.blit(Deck().picture(card_of(rank, Suit.SPADES), w, h), (x, y))
        put(surface, icon("swap", round(w * 0.6), SOFT), center=(at.x + w * 1.55, y + h / 2))
        words = _("{n} of {all} times").format(n=found.times, all=found.asked)
        put(surface, text.line(words, m.px(18), INK, "bold"), midleft=(at.x + w * 3.5, y + h / 2))


def _coin(look: Any) -> Callable[[pygame.Surface, Box], None]:
    def paint(surface: pygame.Surface, at: Box) -> None:
        put(surface, coins.on_card(round(at.h * 0.6), look), center=at.middle)

    return paint
