"""Signs: what a child can press: each has a picture to know it by, and a line that says what it is."""

from collections.abc import Callable

import pygame

from garbage_desktop.paint import text, widgets
from garbage_desktop.paint.furniture import glow_bleed, highlight, night_pill
from garbage_desktop.paint.icons import icon as sign_of
from garbage_desktop.paint.kit import CREAM, CREAM_2, INK, MINT, box, dashes, ring
from garbage_desktop.paint.pictures import painted, put, soft_box
from garbage_desktop.paint.widgets import Kind, State
from garbage_desktop.table.box import Box
from garbage_desktop.ui.control import Button, Control

Paint = Callable[[pygame.Surface, Box], object]


class Sign(Button):
    """A button with a picture; `says` is spoken when it is pointed at."""

    def __init__(
        self,
        key: str,
        says: str,
        label: str,
        does: Callable[[], None],
        box: Box,
        icon: str,
        kind: Kind = "secondary",
        px: int = 0,
    ) -> None:
        super().__init__(label, does, box, kind, icon, key=key, px=px)
        self.says = says


class Plate(Control):
    """A large paper card to choose, with a picture and words below it; `now` has a ring of gold: try this one."""

    def __init__(
        self,
        key: str,
        says: str,
        label: str,
        does: Callable[[], None],
        box: Box,
        picture: Paint,
        px: int,
        *,
        now: bool = False,
        empty: bool = False,
        unit: float = 1,
    ) -> None:
        super().__init__(key, box)
        self.says, self.label, self.does, self.picture, self.px = says, label, does, picture, px
        self.now, self.empty, self.unit = now, empty, unit
        room = int(box.w - px * 0.6)
        if any(text.width(word, px) > room for word in label.split()):
            self.label = ""  # picture and voice tell it
        self.lines = text.wrapped(self.label, px, "display", room) if self.label else ()

    @property
    def primary(self) -> bool:
        return self.now

    @property
    def whole(self) -> bool:
        return " ".join(self.lines) == text.cleaned(self.label)

    @property
    def foot(self) -> float:
        """The height of the words."""
        return len(self.lines) * text.height(self.px) + self.px * 0.5 if self.lines else 0

    def ring(self, at: Box) -> tuple[Box, float]:
        return at, 24 * self.unit

    def press(self) -> None:
        self.does()

    def paint(self, surface: pygame.Surface, at: Box, state: State) -> None:
        (w, h), r = (round(at.w), round(at.h)), 24 * self.unit
        if self.empty:
            surface.blit(empty_plate(w, h, r), (round(at.x), round(at.y)))
        else:
            blur = round(16 * self.unit)
            surface.blit(soft_box(w, h, round(r), blur, 110), (round(at.x) - blur, round(at.y) - blur // 2))
            fill = "#ffffff" if state == "hover" else "#efe4c9" if state == "pressed" else CREAM_2
            surface.blit(plate(w, h, r, fill), (round(at.x), round(at.y)))
        if self.now:
            bleed = glow_bleed(self.unit)
            shine = highlight(w, h, round(r), self.unit)
            surface.blit(shine, (round(at.x) - bleed, round(at.y) - bleed))
        self.picture(surface, Box(at.x, at.y, at.w, at.h - self.foot))
        y = at.bottom - self.foot
        for words in self.lines:
            line = text.line(words, self.px, MINT if self.empty else INK)
            put(surface, line, midtop=(at.middle[0], y))
            y += text.height(self.px)


def plate(w: int, h: int, r: float, fill: str) -> pygame.Surface:
    return painted(w, h, box(0, 0, w, h, r, fill), ring(0, 0, w, h, r, "#d8c9a2", 1.5))


def empty_plate(w: int, h: int, r: float) -> pygame.Surface:
    return painted(w, h, box(0.5, 0.5, w - 1, h - 1, r, "#0b3a32", see=0.28), dashes(w, h, r, "#6aa896", 3))


class Name(Control):
    """A name to choose by its sound: a loudspeaker and the word. It lights up while it is said."""

    def __init__(self, key: str, says: str, label: str, does: Callable[[], None], box: Box, px: int) -> None:
        super().__init__(key, box)
        self.says, self.label, self.does, self.px = says, label, does, px
        self.lit = self.dim = self.shines = self.found = False
        self.unit = max(1.0, px / 32)

    @property
    def whole(self) -> bool:
        return text.width(self.label, self.px) + self.px * 1.9 <= self.box.w

    def ring(self, at: Box) -> tuple[Box, float]:
        return at, widgets.radius(at.h)

    def press(self) -> None:
        self.does()

    def paint(self, surface: pygame.Surface, at: Box, state: State) -> None:
        (w, h), r = (round(at.w), round(at.h)), widgets.radius(at.h)
        fill = "#ffe6a8" if self.lit or self.found else "#ffffff" if state == "hover" else CREAM_2
        surface.blit(plate(w, h, r, fill), (round(at.x), round(at.y)))
        if self.shines or self.found:
            bleed = glow_bleed(self.unit)
            surface.blit(highlight(w, h, round(r), self.unit), (round(at.x) - bleed, round(at.y) - bleed))
        sign, words = sign_of("voice", round(self.px * 1.2), INK), text.line(self.label, self.px, INK)
        x = at.middle[0] - (sign.get_width() + words.get_width() + self.px * 0.3) / 2
        put(surface, sign, midleft=(x, at.middle[1]))
        put(surface, words, midleft=(x + sign.get_width() + self.px * 0.3, at.middle[1]))
        if self.dim:
            surface.blit(painted(w, h, box(0, 0, w, h, r, "#0f3c34", see=0.6)), (round(at.x), round(at.y)))


def pill(words: str, px: int, height: int) -> pygame.Surface:
    """Words in the middle of a dark bar."""
    return night_pill(words, px, CREAM, text.width(words, px, "bold") + height, height)
