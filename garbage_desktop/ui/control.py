"""Control: what a player can work on a page: buttons, switches, sliders, choices."""

from collections.abc import Callable

import pygame

from garbage_desktop.paint import icons, text, widgets
from garbage_desktop.paint.kit import GREEN, INK
from garbage_desktop.paint.pictures import put
from garbage_desktop.paint.widgets import BLEED, Kind, State
from garbage_desktop.table.box import Box
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.piece import SOFT, Piece, Words

Paint = Callable[[pygame.Surface, Box], None]


class Control(Piece):
    """Something to work with. Its key tells it from all others of the page, whatever it says just now."""

    sticky = False  # follows the pointer from the press on
    types = False  # letters go to it

    def __init__(self, key: str, box: Box, *, enabled: bool = True) -> None:
        super().__init__(box)
        self.key = key
        self.enabled = enabled

    @property
    def primary(self) -> bool:
        """What most players want to do next; the keys begin there."""
        return False

    @property
    def effect(self) -> str:
        """What a press sounds like."""
        return "button_tick"

    def paint(self, surface: pygame.Surface, at: Box, state: State) -> None:
        """Draw it in that state."""

    def draw(self, surface: pygame.Surface, at: Box) -> None:
        self.paint(surface, at, "normal" if self.enabled else "disabled")

    def ring(self, at: Box) -> tuple[Box, float]:
        """What the focus ring goes around, and the radius of its corners."""
        return at, widgets.radius(at.h)

    def press(self) -> None:
        """It was clicked, or Enter or Space was pressed."""

    def step(self, way: int) -> bool:
        """Left (-1) or right (1) was pressed; False if that means nothing here."""
        return False

    def hold(self, x: float, y: float, *, first: bool) -> None:
        """The pointer is down at x, y from the top left corner; `first` when it has just gone down."""

    def let_go(self) -> None:
        """The pointer is up again, wherever it is."""

    def take(self, event: pygame.Event) -> bool:
        """A key or letters while it has the focus; False if it has no use for them."""
        return False

    def focus(self, here: bool) -> None:
        """The focus has come or gone."""

    def close(self) -> None:
        """It is on no page any more."""

    def update(self, dt: float) -> bool:
        """Let time pass; True if it looks different now."""
        return False


def blit(surface: pygame.Surface, picture: pygame.Surface, at: Box) -> None:
    """A widget with its bleed around the box."""
    surface.blit(picture, (round(at.x) - BLEED, round(at.y) - BLEED))


def pixels(box: Box) -> tuple[int, int]:
    return max(1, round(box.w)), max(1, round(box.h))


class Button(Control):
    """Words, a sign, or both, on something to press."""

    def __init__(
        self,
        label: str,
        does: Callable[[], None],
        box: Box = Box(0, 0, 0, 0),  # noqa: B008 - a box never changes
        kind: Kind = "secondary",
        icon: str = "",
        *,
        key: str = "",
        px: int = 0,
        enabled: bool = True,
    ) -> None:
        super().__init__(key or label, box, enabled=enabled)
        self.label, self.does, self.kind, self.icon, self.px = label, does, kind, icon, px

    @property
    def primary(self) -> bool:
        return self.kind == "primary"

    def wide(self, high: int) -> int:
        """The width it wants to have at that height."""
        return widgets.button_width(self.label, high, self.icon, self.px) if self.label else high

    @property
    def whole(self) -> bool:
        high = round(self.box.h)
        return not self.label or self.wide(high) - 0.55 * high <= self.box.w + 1

    def paint(self, surface: pygame.Surface, at: Box, state: State) -> None:
        blit(surface, widgets.button(self.label, pixels(at), self.kind, state, self.icon, self.px), at)

    def press(self) -> None:
        self.does()


class Tab(Button):
    """One of several that stand side by side; one of them is chosen."""

    def __init__(
        self, label: str, chosen: bool, does: Callable[[], None], box: Box, *, key: str = "", px: int = 0
    ) -> None:
        super().__init__(label, does, box, key=key, px=px)
        self.chosen = chosen

    @property
    def whole(self) -> bool:
        return text.width(self.label, self.px) <= self.box.w - self.box.h / 2

    def ring(self, at: Box) -> tuple[Box, float]:
        return at, at.h / 2

    def paint(self, surface: pygame.Surface, at: Box, state: State) -> None:
        blit(surface, widgets.tab(self.label, pixels(at), state, self.chosen, self.px), at)


class Option(Tab):
    """One answer of several. One that is not possible just now looks so, and tells why when it is pressed."""

    def __init__(
        self,
        label: str,
        chosen: bool,
        does: Callable[[], None],
        box: Box,
        *,
        key: str,
        px: int,
        possible: bool = True,
    ) -> None:
        super().__init__(label, chosen, does, box, key=key, px=px)
        self.possible = possible

    @property
    def whole(self) -> bool:
        return text.width(self.label, self.px) <= self.box.w - 16

    def ring(self, at: Box) -> tuple[Box, float]:
        return at, 12

    def paint(self, surface: pygame.Surface, at: Box, state: State) -> None:
        state = state if self.possible else "disabled"
        blit(surface, widgets.choice(self.label, pixels(at), state, self.chosen, self.px), at)


class Question(Button):
    """Words that open or close what is to be said about them; a mark says that they are not as they were."""

    def __init__(
        self, label: str, opened: bool, does: Callable[[], None], box: Box, *, key: str, px: int, marked: bool = False
    ) -> None:
        super().__init__(label, does, box, key=key, px=px)
        self.opened, self.marked = opened, marked

    @property
    def _sign(self) -> int:
        return round(self.px * 1.1)

    def wide(self, high: int) -> int:
        return text.width(self.label, self.px, "bold") + (2 if self.marked else 1) * round(1.5 * self._sign) + 8

    @property
    def whole(self) -> bool:
        return self.wide(0) <= self.box.w + 1

    def paint(self, surface: pygame.Surface, at: Box, state: State) -> None:
        ink = INK if state == "normal" else GREEN
        sign = icons.icon("remove" if self.opened else "info", self._sign, GREEN if self.opened else SOFT)
        put(surface, sign, midleft=(at.x, at.middle[1]))
        words = text.line(self.label, self.px, ink, "bold")
        after = put(surface, words, midleft=(at.x + 1.5 * self._sign, at.middle[1]))
        if self.marked:
            put(surface, icons.icon("edit", self._sign, GREEN), midleft=(after.right + self._sign * 0.4, at.middle[1]))


class Tile(Button):
    """A picture that can be chosen, with or without its name below."""

    def __init__(
        self,
        key: str,
        chosen: bool,
        does: Callable[[], None],
        box: Box,
        picture: Paint,
        label: str = "",
        px: int = 18,
        *,
        enabled: bool = True,
    ) -> None:
        super().__init__(label, does, box, key=key, px=px, enabled=enabled)
        self.chosen, self.picture = chosen, picture
        self.unit = max(1.0, self.px / 18)

    @property
    def whole(self) -> bool:
        return text.width(self.label, self.px, "bold") <= self.box.w - 12

    def ring(self, at: Box) -> tuple[Box, float]:
        return at, 16 * self.unit

    def paint(self, surface: pygame.Surface, at: Box, state: State) -> None:
        blit(surface, widgets.frame(pixels(at), self.chosen, state, unit=self.unit), at)
        foot = text.height(self.px, "bold") + 8 if self.label else 0
        self.picture(surface, Box(at.x, at.y, at.w, at.h - foot))
        if self.label:
            below = Box(at.x + 6, at.bottom - foot - 2, at.w - 12, foot)
            Words(self.label, self.px, below, INK, "bold", "centre").draw(surface, below)
        if self.chosen:
            size = round(28 * self.unit)
            put(surface, widgets.tick(size), center=(at.right - 0.36 * size, at.y + 0.36 * size))


class EmptyTile(Button):
    """A free place, in dashes."""

    @property
    def unit(self) -> float:
        return max(1.0, self.px / 22)

    def ring(self, at: Box) -> tuple[Box, float]:
        return at, 16 * self.unit

    def paint(self, surface: pygame.Surface, at: Box, state: State) -> None:
        blit(surface, widgets.empty_frame(pixels(at), state, self.unit), at)
        sign, words = icons.icon("add", self.px, SOFT), text.line(self.label, self.px, SOFT)
        x = at.middle[0] - (sign.get_width() + 10 + words.get_width()) / 2
        surface.blit(sign, (round(x), round(at.middle[1] - sign.get_height() / 2)))
        surface.blit(words, (round(x + sign.get_width() + 10), round(at.middle[1] - words.get_height() / 2)))


class Toggle(Control):
    """A line of words with a switch at its end; all of it can be pressed."""

    def __init__(
        self, label: str, on: bool, does: Callable[[bool], None], box: Box, m: Measure, *, key: str = ""
    ) -> None:
        super().__init__(key or label, box)
        self.on, self.does = on, does
        self.switch = m.length(36)
        room = box.w - widgets.toggle_width(self.switch) - m.gap(12)
        self.words = Words(label, m.px(20), Box(0, 0, room, box.h), INK, "bold", most=2)

    @property
    def whole(self) -> bool:
        return self.words.whole

    @property
    def effect(self) -> str:
        return "toggle_off" if self.on else "toggle_on"

    def _switch(self, at: Box) -> Box:
        w = widgets.toggle_width(self.switch)
        return Box(at.right - w, at.y + (at.h - self.switch) / 2, w, self.switch)

    def ring(self, at: Box) -> tuple[Box, float]:
        return self._switch(at), self.switch / 2

    def paint(self, surface: pygame.Surface, at: Box, state: State) -> None:
        room = self.words.box
        self.words.draw(surface, Box(at.x, at.y, room.w, room.h))
        blit(surface, widgets.toggle(self.on, state, self.switch), self._switch(at))

    def press(self) -> None:
        self.does(not self.on)


class Slider(Control):
    """A share from 0 to 1, in steps of a twentieth."""

    sticky = True
    STEPS = 20

    def __init__(self, key: str, share: float, does: Callable[[float], None], box: Box) -> None:
        super().__init__(key, box)
        self.share, self.does = share, does

    def ring(self, at: Box) -> tuple[Box, float]:
        knob = widgets.knob(round(at.h))
        x = at.x + knob + (at.w - 2 * knob) * self.share
        return Box(x - knob, at.middle[1] - knob, 2 * knob, 2 * knob), knob

    def paint(self, surface: pygame.Surface, at: Box, state: State) -> None:
        w, h = pixels(at)
        blit(surface, widgets.slider(w, self.share, state, h), at)

    def _set(self, share: float) -> None:
        share = min(1.0, max(0.0, round(share * self.STEPS) / self.STEPS))
        if share != self.share:
            self.share = share
            self.does(share)

    def step(self, way: int) -> bool:
        self._set(self.share + way / self.STEPS)
        return True

    def hold(self, x: float, y: float, *, first: bool) -> None:
        w, h = pixels(self.box)
        self._set(widgets.slider_share(x, w, h))
