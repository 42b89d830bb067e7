"""Child scene: a screen that a child can use without reading: it speaks, shows, and forgives."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import pygame

from garbage_desktop.language import _
from garbage_desktop.learn.lesson import NOTHING, Reply
from garbage_desktop.learn.lines import caption
from garbage_desktop.paint import felt, text, widgets
from garbage_desktop.paint.faces import face
from garbage_desktop.paint.furniture import bubble, tail_length
from garbage_desktop.paint.kit import CREAM, INK
from garbage_desktop.paint.pictures import put
from garbage_desktop.scenes.learn.room import Room, fitted, line_height
from garbage_desktop.scenes.learn.signs import Sign
from garbage_desktop.scenes.learn.speaker import Pointing, Speaker, heard
from garbage_desktop.scenes.paged import PagedScene
from garbage_desktop.scenes.scene import Size
from garbage_desktop.table.box import Box
from garbage_desktop.ui.control import Control
from garbage_desktop.ui.piece import Picture, Piece

if TYPE_CHECKING:
    from garbage_desktop.app import App
    from garbage_desktop.storage.profiles import Child

TWICE = 0.5  # seconds in which a second tap on the same thing is the first one's echo
FACES = (0.36, 0.28, 0.2, 0.15)  # shares of the room that the face may take: it gives way to many words
AWAY = 60.0  # seconds without a tap after which nobody plays


class ChildScene(PagedScene):
    """Says in `pieces` what lies where; a scene with a child knows its voice and captions, and counts its minutes."""

    helps = False

    def __init__(self, app: App, child: Child | None = None) -> None:
        super().__init__(app)
        self.child = child
        self.speaker = Speaker(app.sound, aloud=child.voice if child else True)
        self.told: tuple[str, ...] = ()  # what was said last, to be read
        self.mood = "happy"
        self._pressed: tuple[str, float] = ("", TWICE)
        self._pointing = Pointing()
        self._idle = self._played = 0.0
        self._ground: pygame.Surface | None = None

    # ---- what others say --------------------------------------------------------------------------
    def opening(self) -> tuple[str, ...]:
        """What is said when the screen comes up."""
        return ()

    def tapped_nothing(self) -> Reply:
        """Somebody tapped where nothing is."""
        return Reply(self.opening(), "button_tick")

    # ---- speaking ---------------------------------------------------------------------------------
    def say(self, *keys: str) -> None:
        self.told = keys
        self.speaker.say(keys)
        self.renew()

    def reply(self, reply: Reply) -> None:
        if reply is NOTHING:
            return
        if reply.sound:
            self.app.sound.play(reply.sound)
        self.say(*reply.says)

    @property
    def caption(self) -> str:
        return caption(self.told) if self.writes else ""

    @property
    def writes(self) -> bool:
        return self.child is None or self.child.captions or not heard(self.app, self.child)

    def once(self, key: str, does: Callable[[], object]) -> Callable[[], None]:
        """Do it, but not for the second tap of a double tap."""

        def press() -> None:
            if self._pressed[0] != key or self._pressed[1] >= TWICE:
                does()
            self._pressed = (key, 0.0)

        return press

    # ---- what lies where --------------------------------------------------------------------------
    @property
    def room(self) -> Room:
        return Room.of(self.measure)

    def bars(self, title: str = "", stars: int = 0) -> list[Piece]:
        """The bar above with the way back and the sound, and the ground of the one below.

        `stars` is how many pixels the title leaves free beside the sound.
        """
        room = self.room
        row, on = room.row(room.top), self.app.kept.settings.sound
        back = Sign("back", "learn_back", _("Back"), self.once("back", self.back), row, "back", px=room.px(22))
        w = back.wide(room.target)
        back.box = Box(row.x, row.y, w if w < row.w * 0.3 else room.target, row.h)
        back.label = back.label if back.box.w == w else ""
        box = Box(row.right - room.target, row.y, room.target, row.h)
        icon = "sound-on" if on else "sound-off"
        sound = Sign("sound", "learn_sound", "", self.once("sound", self.switch_sound), box, icon)
        pieces: list[Piece] = [bar(room.top, at_top=True), bar(room.foot, at_top=False), back, sound]
        middle = Box(back.box.right + 8, row.y, box.x - back.box.right - 16 - stars, row.h)
        if title and text.width(title, room.px(24)) < middle.w:
            pieces.append(Picture(middle, lambda on, at: _draw_title(on, at, title, room.px(24)), ground=True))
        return pieces

    def speech(self, box: Box, px: int, art: str = "raccoon") -> list[Piece]:
        """The raccoon and what it says, at the left of the box."""
        for share in FACES:
            size = round(min(box.h, box.w * share, self.room.m.gap(190)))
            medal = Box(box.x, box.middle[1] - size / 2, size, size)
            pieces: list[Piece] = [Picture(medal, lambda on, at: _draw_face(on, at, art, self.mood))]
            if not (words := self.caption):
                break
            speech = Speech.fitting(words, px, Box(medal.right, box.y, box.right - medal.right, box.h))
            pieces.append(speech)
            if speech.whole:
                break
        return pieces

    def asking(self, box: Box, art: str = "raccoon") -> list[Piece]:
        """The raccoon and its question, in the middle."""
        pieces = self.speech(box, self.room.px(28), art)
        aside = (box.right - max(piece.box.right for piece in pieces)) / 2
        for piece in pieces:
            piece.box = piece.box.moved(aside, 0)
        return pieces

    def switch_sound(self) -> None:
        self.app.kept.change(sound=not self.app.kept.settings.sound)
        self.app.balance()
        self.say(*self.told)

    # ---- time and input ---------------------------------------------------------------------------
    def handle(self, event: pygame.Event) -> None:
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self._idle = 0.0
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and not self.page.over(event.pos):
            self.once("nothing", lambda: self.reply(self.tapped_nothing()))()
        super().handle(event)

    def update(self, dt: float) -> None:
        self._pressed = (self._pressed[0], self._pressed[1] + dt)
        if self.speaker.update(dt):
            self.stale = True
        self._name_what_is_pointed_at(dt)
        self._count_minutes(dt)
        super().update(dt)

    def _name_what_is_pointed_at(self, dt: float) -> None:
        """A control that rests under the pointer, or has the ring, says what it is; never in the middle of speech."""
        control = self.page.pointed
        rests = self._pointing.rests(control.key if control else "", dt)
        if control and rests and self.speaker.quiet and (line := self.line_of(control)):
            self.speaker.say((line,))

    def line_of(self, control: Control) -> str:
        """What a control says of itself; "" for one that would give an answer away."""
        return getattr(control, "says", "")

    def _count_minutes(self, dt: float) -> None:
        self._idle += dt
        if self._idle < AWAY:
            self._played += dt
        if self._played >= AWAY:
            self._keep_minutes()

    def _keep_minutes(self) -> None:
        if self.child and self._played and self.app.kept.profiles.child(self.child.id):
            self.app.kept.profiles.play(self.child, self.app.day(), self._played)
        self._played = 0.0

    def resize(self, size: Size) -> None:
        self._ground = None
        super().resize(size)

    def covered(self) -> None:
        self.speaker.hush()
        self._keep_minutes()
        super().covered()

    def closed(self) -> None:
        self.speaker.hush()
        self._keep_minutes()
        super().closed()

    # ---- the picture ------------------------------------------------------------------------------
    def draw(self, surface: pygame.Surface) -> None:
        if self._ground is None:
            rail, unit = self.room.rail, self.measure.scale
            corner = min(138 * unit, min(rail.w, rail.h) / 3)
            self._ground = felt.table(self.size, rail, corner, 20 * unit, self.app.kept.settings.felt)
        surface.blit(self._ground, (0, 0))
        super().draw(surface)


class Speech(Piece):
    """A bubble with some lines; its tail is at the left."""

    def __init__(self, words: str, lines: Iterable[str], px: int, free: Box) -> None:
        self.words, self.lines, self.px = words, tuple(lines), px
        pad, step = px * 0.6, line_height(px)
        w = max(text.width(line, px, "bold") for line in self.lines) + 2 * pad + 1
        h = len(self.lines) * step + pad
        super().__init__(Box(free.x, free.middle[1] - h / 2, w, h))
        self.free = free

    @classmethod
    def fitting(cls, words: str, px: int, room: Box) -> Speech:
        """As large as the room behind the face allows."""
        tail, pad = tail_length(px) * 0.7, px * 0.6
        free = Box(room.x + tail, room.y, room.w - tail, room.h)
        px, lines = fitted(words, px, "bold", free.grown(-pad, -pad * 0.5))
        return cls(words, lines, px, free)

    @property
    def whole(self) -> bool:
        inside = self.box.w <= self.free.w + 1 and self.box.h <= self.free.h + 1
        return inside and " ".join(self.lines) == text.cleaned(self.words)

    def draw(self, surface: pygame.Surface, at: Box) -> None:
        tail, step = tail_length(self.px), line_height(self.px)
        sheet = bubble("", self.px, round(at.w), round(at.h), "left", 0.5)
        surface.blit(sheet, (round(at.x) - tail, round(at.y) - tail))
        y = at.middle[1] - len(self.lines) * step / 2
        for n, words in enumerate(self.lines):
            line = text.line(words, self.px, INK, "bold")
            put(surface, line, center=(at.middle[0], y + (n + 0.5) * step))


def bar(box: Box, *, at_top: bool) -> Picture:
    """The dark ground of the buttons above or below."""
    ground = widgets.bar(round(box.w), round(box.h), at_top)
    return Picture(box, lambda on, at: on.blit(ground, (round(at.x), round(at.y))), ground=True)


def _draw_title(surface: pygame.Surface, at: Box, words: str, px: int) -> None:
    put(surface, text.line(words, px, CREAM), center=at.middle)


def _draw_face(surface: pygame.Surface, at: Box, art: str, mood: str) -> None:
    put(surface, face(art, mood, round(at.w)), center=at.middle)
