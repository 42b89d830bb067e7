"""Join: somebody new chooses a face and then a nickname, both by their pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from garbage_desktop.language import _
from garbage_desktop.learn.nicknames import Nickname, nicknames
from garbage_desktop.paint import text
from garbage_desktop.paint.faces import face
from garbage_desktop.paint.kit import box
from garbage_desktop.paint.pictures import painted, put
from garbage_desktop.scenes.learn.signs import Plate, Sign
from garbage_desktop.scenes.learn.who_plays import Faces, grid
from garbage_desktop.seats import ANIMALS, PEOPLE
from garbage_desktop.table.box import Box
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.piece import Piece
from garbage_desktop.ui.sheet import Laid

if TYPE_CHECKING:
    from garbage_desktop.app import App
    from garbage_desktop.storage.profiles import Child

NAMES = 8  # that are shown at once


class Join(Faces):
    """First the face."""

    def __init__(self, app: App, then: Callable[[Child], None]) -> None:
        super().__init__(app)
        self.then = then
        self.told = self.opening()
        self.speaker.say(self.told)

    def opening(self) -> tuple[str, ...]:
        return ("learn_choose_picture",)

    def laid(self, m: Measure) -> Laid:
        room = self.room
        speech, below = self.above(room)
        pieces: list[Piece] = [*self.bars(_("Someone new")), *self.asking(speech)]
        taken = {child.art for child in self.app.kept.profiles.everyone}
        free = [art for art in (*PEOPLE, *ANIMALS) if art not in taken]
        for art, at in zip(free, grid(len(free), below, room.m.gap(12), 1, room.m.length(180)), strict=True):
            does = self.once(art, self._wearing(art))
            pieces.append(Plate(art, "learn_this_picture", "", does, at, _face_of(art), 24, unit=at.h / 220))
        return self.plates_first(pieces)

    def _wearing(self, art: str) -> Callable[[], None]:
        return lambda: self.wear(art)

    def wear(self, art: str) -> None:
        self.app.push(ChooseName(self.app, art, self.join))

    def join(self, name: str, art: str) -> None:
        self.app.pop()
        self.then(self.app.kept.profiles.join(name, art))

    def uncovered(self) -> None:
        super().uncovered()
        self.say(*self.opening())


class ChooseName(Faces):
    """Then the nickname: the blue fox, the golden owl. It is never spoken; grown-ups can write another one."""

    def __init__(self, app: App, art: str, done: Callable[[str, str], None]) -> None:
        super().__init__(app)
        self.art, self.done = art, done
        self.names = nicknames([child.name for child in app.kept.profiles.everyone], first=art)
        self.told = self.opening()
        self.speaker.say(self.told)

    def opening(self) -> tuple[str, ...]:
        return ("learn_choose_name",)

    def laid(self, m: Measure) -> Laid:
        room = self.room
        speech, below = self.above(room)
        pieces: list[Piece] = [*self.bars(_("Someone new")), *self.asking(speech, self.art)]
        boxes = grid(NAMES, below, room.m.gap(16), 1.2, room.m.length(230))
        pieces += [self._plate(name, at) for name, at in zip(self.names, boxes, strict=False)]
        return self.plates_first([*pieces, self._others()])

    def _plate(self, name: Nickname, at: Box) -> Plate:
        px = max(24, round(at.h * 0.14))
        while px > 24 and text.width(name.words, px) > at.w - px * 0.6:
            px -= 1
        does = self.once(name.words, self._choosing(name))
        unit = at.h / 240
        return Plate(name.words, "learn_this_picture", name.words, does, at, _picture_of(name), px, unit=unit)

    def _choosing(self, name: Nickname) -> Callable[[], None]:
        return lambda: self.choose(name.words)

    def choose(self, name: str) -> None:
        self.app.pop()
        self.done(name, self.art)

    def _others(self) -> Sign:
        room, label = self.room, _("Something else")
        row, does = room.row(room.foot), self.once("others", self.turn_over)
        sign = Sign("others", "learn_something_else", label, does, row, "swap", px=room.px(22))
        w = sign.wide(room.target)
        sign.box = Box(row.right - w, row.y, w, row.h)
        return sign

    def turn_over(self) -> None:
        """Other names."""
        self.names = self.names[NAMES:] + self.names[:NAMES]
        self.say(*self.opening())


def _face_of(art: str) -> Callable[[pygame.Surface, Box], object]:
    return lambda on, at: put(on, face(art, "happy", round(min(at.w, at.h) * 0.86)), center=at.middle)


def _picture_of(name: Nickname) -> Callable[[pygame.Surface, Box], None]:
    """The animal on a broad ring of its colour."""

    def paint(surface: pygame.Surface, at: Box) -> None:
        size = round(min(at.w, at.h) * 0.9)
        disc = painted(size, size, box(0, 0, size, size, size / 2, name.colour))
        put(surface, disc, center=at.middle)
        put(surface, face(name.animal, "happy", round(size * 0.8)), center=at.middle)

    return paint
