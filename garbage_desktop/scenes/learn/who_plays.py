"""Who plays: the children that are known here, and somebody new, by their pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from garbage_desktop.language import _
from garbage_desktop.learn.mastery import Mastery
from garbage_desktop.paint import text
from garbage_desktop.paint.faces import face
from garbage_desktop.paint.icons import icon
from garbage_desktop.paint.kit import GREEN, MINT_SOFT, box
from garbage_desktop.paint.pictures import painted, put
from garbage_desktop.paint.widgets import State, radius
from garbage_desktop.scenes.learn.child_scene import ChildScene
from garbage_desktop.scenes.learn.room import Room
from garbage_desktop.scenes.learn.signs import Plate, Sign
from garbage_desktop.table.box import Box
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.piece import Piece
from garbage_desktop.ui.sheet import Laid

if TYPE_CHECKING:
    from garbage_desktop.app import App
    from garbage_desktop.storage.profiles import Child

HOLD = 3.0  # seconds: long for a child
HELD_KEYS = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
FEW = 4  # plates that are tall; more of them are wide, so that names have room


class HoldSign(Sign):
    """It is held down for three seconds, by pointer or key; a band fills meanwhile. Let go too soon, it says so."""

    sticky = True

    def __init__(self, label: str, does: Callable[[], None], told: Callable[[], None], box: Box, px: int) -> None:
        super().__init__("parents", "learn_parents", label, does, box, "lock", px=px)
        self.told = told
        self.held: float | None = None  # seconds

    def hold(self, x: float, y: float, *, first: bool) -> None:
        self.held = 0.0 if first else self.held

    def take(self, event: pygame.Event) -> bool:
        if event.type != pygame.KEYDOWN or event.key not in HELD_KEYS:
            return False
        self.held = 0.0
        return True

    def let_go(self) -> None:
        before, self.held = self.held, None
        if before is not None:
            self.told()

    def update(self, dt: float) -> bool:
        if self.held is None:
            return False
        self.held += dt
        if self.held >= HOLD:
            self.held = None
            self.does()
        return True

    def paint(self, surface: pygame.Surface, at: Box, state: State) -> None:
        super().paint(surface, at, state)
        if share := (self.held or 0.0) / HOLD:
            w, h = max(1, round((at.w - 12) * min(1.0, share))), max(4, round(at.h * 0.1))
            band = painted(w, h, box(0, 0, w, h, h / 2, "#ffd84f"))
            surface.blit(band, (round(at.x + 6), round(at.bottom - h - radius(at.h) * 0.4)))


class Faces(ChildScene):
    """A screen of plates with faces, the raccoon above them."""

    def above(self, room: Room) -> tuple[Box, Box]:
        """Where the raccoon speaks, and where the plates lie."""
        felt, gap = room.felt, room.m.gap(20)
        high = min(felt.h * 0.24, room.m.gap(130))
        return Box(felt.x, felt.y, felt.w, high), Box(felt.x, felt.y + high + gap, felt.w, felt.h - high - gap)

    def plates_first(self, pieces: list[Piece]) -> Laid:
        """Keys begin with the plates; the way back comes last."""
        return Laid(sorted(pieces, key=lambda piece: isinstance(piece, Sign) and piece.key in ("back", "sound")))


def grid(count: int, room: Box, gap: float, shape: float, most: float) -> list[Box]:
    """Boxes of that shape (width to height), as large as they can be, in rows."""
    best = Box(0, 0, 0, 0)
    for rows in range(1, count + 1):
        columns = -(-count // rows)
        w = min((room.w - gap * (columns - 1)) / columns, most)
        h = min(w / shape, (room.h - gap * (rows - 1)) / rows)
        if h > best.h:
            best, over = Box(columns, rows, h * shape, h), rows
    columns, rows = int(best.x), int(over)
    boxes = []
    y = room.middle[1] - (rows * best.h + (rows - 1) * gap) / 2
    for n in range(count):
        here = min(columns, count - n // columns * columns)
        x = room.middle[0] - (here * best.w + (here - 1) * gap) / 2
        boxes.append(Box(x + n % columns * (best.w + gap), y + n // columns * (best.h + gap), best.w, best.h).whole())
    return boxes


class WhoPlays(Faces):
    """One tap on a picture, and it begins."""

    def opening(self) -> tuple[str, ...]:
        return ("learn_who_plays",)

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.told = self.opening()
        self._greeted = False

    def resize(self, size: tuple[int, int]) -> None:
        super().resize(size)
        if not self._greeted:
            self._greeted = True
            self.say(*self.opening())

    def laid(self, m: Measure) -> Laid:
        room, profiles = self.room, self.app.kept.profiles
        speech, below = self.above(room)
        pieces: list[Piece] = [*self.bars(_("Who is playing?")), *self.asking(speech)]
        children = profiles.everyone
        count = len(children) + (not profiles.full)
        shape = 216 / 296 if count <= FEW else 1.2
        boxes = grid(count, below, room.m.gap(28 if count <= FEW else 16), shape, room.m.length(250))
        pieces += [self._plate(child, at) for child, at in zip(children, boxes, strict=False)]
        if not profiles.full:
            pieces.append(self._someone_new(boxes[-1]))
        return self.plates_first([*pieces, self._parents()])

    def _plate(self, child: Child, at: Box) -> Plate:
        key = f"child {child.id}"
        px = max(24, round(at.h * 0.115))
        name = text.shortened(child.name, px, "display", int(at.w - px))
        mastery = self.app.kept.profiles.mastery(child)
        does = self.once(key, lambda: self.play(child))
        return Plate(key, "learn_this_picture", name, does, at, _portrait(child, mastery), px, unit=at.h / 296)

    def _someone_new(self, at: Box) -> Plate:
        does = self.once("new", self.join)
        px = max(24, round(at.h * 0.08))
        return Plate("new", "learn_someone_new", _("Someone new"), does, at, _plus, px, empty=True, unit=at.h / 296)

    def _parents(self) -> HoldSign:
        room = self.room
        row = room.row(room.foot)
        told = self.once("parents", lambda: self.say("learn_parents"))
        sign = HoldSign(_("For parents"), self.parents, told, row, room.px(22))
        w = sign.wide(room.target)
        sign.box = Box(row.right - w, row.y, w, row.h)
        return sign

    def play(self, child: Child) -> None:
        from garbage_desktop.scenes.learn.choose_step import ChooseStep

        self.app.push(ChooseStep(self.app, child))

    def handle(self, event: pygame.Event) -> None:
        """A key that is let go ends the hold, too."""
        sign = self.page.control("parents")
        if event.type in (pygame.KEYUP, pygame.WINDOWFOCUSLOST) and isinstance(sign, HoldSign):
            sign.let_go()
        super().handle(event)

    def join(self) -> None:
        from garbage_desktop.scenes.learn.join import Join

        self.app.push(Join(self.app, self.play))

    def parents(self) -> None:
        from garbage_desktop.scenes.learn.parents import Parents

        self.app.push(Parents(self.app))

    def uncovered(self) -> None:
        super().uncovered()
        self.say(*self.opening())


def _plus(surface: pygame.Surface, at: Box) -> None:
    put(surface, icon("add", round(at.w * 0.36), MINT_SOFT), center=(at.middle[0], at.middle[1] + at.h * 0.04))


def _portrait(child: Child, mastery: Mastery) -> Callable[[pygame.Surface, Box], None]:
    """The face, and how many cards it knows by now, as a bar."""

    def paint(surface: pygame.Surface, at: Box) -> None:
        size = round(min(at.w * 0.68, at.h * 0.66))
        put(surface, face(child.art, "happy", size), center=(at.middle[0], at.y + size * 0.58))
        known = len(mastery.sure_of)
        w, h = round(at.w * 0.78), max(8, round(at.h * 0.05))
        band = painted(w, h, box(0, 0, w, h, h / 2, "#dccfae"), box(0, 0, max(h, w * known / 13), h, h / 2, GREEN))
        put(surface, band, midtop=(at.middle[0], at.y + size * 1.17))

    return paint
