"""Change seat: who sits there, under which name and with which face."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from garbage_desktop import company
from garbage_desktop.language import _, translated
from garbage_desktop.names import LONGEST, clean_name
from garbage_desktop.paint import text
from garbage_desktop.paint.faces import face
from garbage_desktop.paint.pictures import put
from garbage_desktop.scenes.paged import PagedScene
from garbage_desktop.seats import SeatInfo
from garbage_desktop.table.box import Box
from garbage_desktop.ui.control import Button, Tab, Tile
from garbage_desktop.ui.field import Field
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.piece import SOFT, Words
from garbage_desktop.ui.sheet import Laid, Sheet
from garbage_engine.bots.bot import Bot

if TYPE_CHECKING:
    from garbage_desktop.app import App


class ChangeSeat(PagedScene):
    """`done` hears who sits there in the end; Esc leaves everything as it was."""

    overlay = True

    def __init__(self, app: App, info: SeatInfo, others: Sequence[SeatInfo], done: Callable[[SeatInfo], None]) -> None:
        super().__init__(app)
        self.others, self.done = others, done
        self.bots = company.free_bots(others)
        self.faces = company.free_faces(others)
        self.person = info.person
        self.bot = info.driver if not info.person else self.bots[0].key if self.bots else ""
        self.name = info.name if info.person else company.free_name(others)
        self.art = info.art if info.person else self.faces[0]
        self.child = info.child
        taken = {seat.child for seat in others}
        self.children = [child for child in app.kept.profiles.everyone if child.id not in taken]

    # ---- what lies where ---------------------------------------------------------------------------
    def laid(self, m: Measure) -> Laid:
        sheet = Sheet(m, _("Who sits here?"), 880)
        y = self._lay_kinds(sheet)
        y = self._lay_person(sheet, y) if self.person else self._lay_bots(sheet, y)
        back = Button(_("Back"), self.back, kind="quiet-cream", icon="back")
        done = Button(_("Done"), self.sit, kind="primary", icon="check", key="done")
        return sheet.closed(y, [back], [done])

    def _lay_kinds(self, sheet: Sheet) -> float:
        m, x, h = sheet.m, 0.0, sheet.m.high(44)
        kinds = [(_("A person"), True), *([(_("The computer"), False)] if self.bots else [])]
        for label, person in kinds:
            w = text.width(label, m.px(20)) + h
            sheet.add(Tab(label, self.person == person, self._chooser(person), Box(x, 0, w, h), px=m.px(20)))
            x += w + m.gap(12)
        return h + m.gap(20)

    def _chooser(self, person: bool) -> Callable[[], None]:
        def choose() -> None:
            self.person = person
            self.renew()
            if person:
                self.page.focus_on("name")

        return choose

    def _lay_person(self, sheet: Sheet, y: float) -> float:
        m = sheet.m
        label = Words.at(_("Name"), m.px(18), 0, y, SOFT, "bold")
        box = Box(0, label.box.bottom + m.gap(4), min(m.length(360), sheet.width), m.high(48))
        sheet.add(label, Field("name", self.name, self._rename, box, m.px(22), longest=LONGEST, clean=_as_typed))
        faces = Words.at(_("Face"), m.px(18), 0, box.bottom + m.gap(16), SOFT, "bold")
        sheet.add(faces)
        return self._lay_children(sheet, self._lay_faces(sheet, faces.box.bottom + m.gap(6)))

    def _lay_children(self, sheet: Sheet, y: float) -> float:
        """Whether a child sits there that learns the cards: it is helped, and what it does counts."""
        if not self.children:
            return y
        m, x, h = sheet.m, 0.0, sheet.m.high(44)
        label = Words.at(_("Learns the cards"), m.px(18), 0, y + m.gap(16), SOFT, "bold")
        sheet.add(label)
        y = label.box.bottom + m.gap(6)
        for key, name in (("", _("Nobody")), *((child.id, child.name) for child in self.children)):
            w = text.width(name, m.px(20)) + h
            if x and x + w > sheet.width:
                x, y = 0.0, y + h + m.gap(8)
            box = Box(x, y, w, h)
            sheet.add(Tab(name, self.child == key, self._learner(key), box, key=f"learns {key}", px=m.px(20)))
            x += w + m.gap(8)
        return y + h + m.gap(4)

    def _learner(self, key: str) -> Callable[[], None]:
        def learn() -> None:
            self.child = key
            for child in self.children:
                if child.id == key:
                    self.name = child.name
                    self.art = child.art if child.art in self.faces else self.art
            self.renew()

        return learn

    def _lay_faces(self, sheet: Sheet, y: float) -> float:
        gap = sheet.m.gap(12)
        columns = max(1, int((sheet.width + gap) // (sheet.m.high(92) + gap)))
        w = (sheet.width - gap * (columns - 1)) / columns
        for n, art in enumerate(self.faces):
            box = Box((n % columns) * (w + gap), y + n // columns * (w + gap), w, w)
            sheet.add(Tile(f"face {art}", art == self.art, self._wearer(art), box, _portrait(art), px=sheet.m.px(18)))
        return y + -(-len(self.faces) // columns) * (w + gap) - gap + sheet.m.gap(4)

    def _wearer(self, art: str) -> Callable[[], None]:
        def wear() -> None:
            self.art = art
            self.renew()

        return wear

    def _lay_bots(self, sheet: Sheet, y: float) -> float:
        m, gap = sheet.m, sheet.m.gap(12)
        columns = max(1, int((sheet.width + gap) // (m.length(184) + gap)))
        w, h = (sheet.width - gap * (columns - 1)) / columns, m.length(184)
        for n, bot in enumerate(self.bots):
            box = Box((n % columns) * (w + gap), y + n // columns * (h + gap), w, h)
            tile = Tile(
                f"bot {bot.key}",
                bot.key == self.bot,
                self._seater(bot),
                box,
                _portrait(bot.animal, bot, m),
                px=m.px(18),
            )
            sheet.add(tile)
        return y + -(-len(self.bots) // columns) * (h + gap) - gap + m.gap(4)

    def _seater(self, bot: Bot) -> Callable[[], None]:
        def seat() -> None:
            self.bot = bot.key
            self.renew()

        return seat

    # ---- what can be done ----------------------------------------------------------------------------
    def _rename(self, words: str) -> None:
        self.name = words

    def sit(self) -> None:
        self.app.pop()
        self.done(self._chosen())

    def _chosen(self) -> SeatInfo:
        if self.person:
            return SeatInfo(clean_name(self.name, company.free_name(self.others)), self.art, child=self.child)
        return company.bot_seat(next(bot for bot in self.bots if bot.key == self.bot))


def _as_typed(words: str) -> str:
    """A name that is being written may still end in a space."""
    name = clean_name(words)
    return f"{name} " if name and words.endswith(" ") and len(name) < LONGEST else name


def _portrait(art: str, bot: Bot | None = None, m: Measure | None = None) -> Callable[[pygame.Surface, Box], None]:
    """A face; for a bot with name and manner below it."""

    def paint(surface: pygame.Surface, at: Box) -> None:
        if bot is None or m is None:
            size = round(min(at.w, at.h) * 0.86)
            put(surface, face(art, "idle", size), center=at.middle)
            return
        name, manner = m.px(22), m.px(18)
        below = text.height(name) + text.height(manner, "bold") + m.gap(8)
        size = round(at.h - below - m.gap(14))
        put(surface, face(art, "idle", size), midtop=(at.middle[0], at.y + m.gap(10)))
        y = at.y + m.gap(12) + size
        for words, px, style in ((bot.name, name, "display"), (translated(bot.manner), manner, "bold")):
            colour = SOFT if style == "bold" else "#1d2433"
            line = text.line(text.shortened(words, px, style, round(at.w) - 12), px, colour, style)
            put(surface, line, midtop=(at.middle[0], y))
            y += text.height(px, style)

    return paint
