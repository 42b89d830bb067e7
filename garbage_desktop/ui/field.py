"""Field: a line that the player can write in. The writing is pygame_gui's, paper and ring are ours."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from garbage_desktop.paint import text, widgets
from garbage_desktop.paint.widgets import State
from garbage_desktop.table.box import Box
from garbage_desktop.ui import theme
from garbage_desktop.ui.control import Control, blit, pixels

if TYPE_CHECKING:
    from pygame_gui.elements import UITextEntryLine

NOT_WRITING = (
    pygame.K_TAB,
    pygame.K_ESCAPE,
    pygame.K_UP,
    pygame.K_DOWN,
    pygame.K_RETURN,
    pygame.K_KP_ENTER,
    pygame.K_F1,
    pygame.K_PAGEUP,
    pygame.K_PAGEDOWN,
)


class Field(Control):
    """`does` hears of every change. `clean` says how many of the letters may stand there.

    One that is laid anew goes on where the one `before` it was.
    """

    sticky = True
    types = True

    def __init__(
        self,
        key: str,
        words: str,
        does: Callable[[str], None],
        box: Box,
        px: int,
        *,
        longest: int,
        clean: Callable[[str], str] = str,
        before: "Field | None" = None,
    ) -> None:
        super().__init__(key, box)
        self.does, self.clean, self.longest = does, clean, longest
        self._words = words
        self._begins = before.cursor if before else len(words)
        self._entry = self._made(words, px)

    def _made(self, words: str, px: int) -> "UITextEntryLine":
        from pygame_gui.elements import UITextEntryLine

        self._manager = theme.manager(px)
        entry = UITextEntryLine(pygame.Rect(0, 0, *pixels(self.box)), self._manager)
        entry.set_text_length_limit(self.longest)  # before any text: long ones are slow (I12)
        entry.set_text(self.clean(words)[: self.longest])
        entry.update(0.0)  # it may be drawn before time has passed
        return entry

    @property
    def cursor(self) -> int:
        """Before which letter the next one comes."""
        return int(self._entry.edit_position)

    def paint(self, surface: pygame.Surface, at: Box, state: State) -> None:
        blit(surface, widgets.entry(pixels(at), "normal"), at)
        if self._entry.image is not None:
            surface.blit(self._entry.image, (round(at.x), round(at.y)))

    def ring(self, at: Box) -> tuple[Box, float]:
        return at, 12

    def focus(self, here: bool) -> None:
        if here:
            self._manager.set_focus_set(self._entry)
            self._entry.edit_position = min(self._begins, len(self._words))
            self._settle()
        else:
            self._manager.set_focus_set(None)

    def take(self, event: pygame.Event) -> bool:
        if event.type == pygame.TEXTINPUT:
            self._write(event.text)
        elif event.type != pygame.KEYDOWN or event.key in NOT_WRITING:
            return False
        elif event.key == pygame.K_v and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self._write(_clipboard())
        else:
            self._send(event)
        return True

    def _write(self, words: str) -> None:
        """Only letters that can be shown, and no more than have room: the library trips over others (I11, I12)."""
        self._send(pygame.Event(pygame.TEXTINPUT, text=text.cleaned(words[: 4 * self.longest])))

    def hold(self, x: float, y: float, *, first: bool) -> None:
        self._manager.mouse_position = (round(x), round(y))
        if first:
            self._send(pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(round(x), round(y))))
        self._settle()

    def let_go(self) -> None:
        self._send(pygame.Event(pygame.MOUSEBUTTONUP, button=1, pos=self._manager.mouse_position))

    def _send(self, event: pygame.Event) -> None:
        self._entry.process_event(event)
        self._settle()
        self._tell()

    def _settle(self) -> None:
        self._entry.update(0.0)  # only then does what is shown follow what is written (I10)

    def _tell(self) -> None:
        words = self._entry.get_text()
        if words == self._words:
            return
        if (fit := self.clean(words)[: self.longest]) != words:
            self._entry.set_text(fit)
            self._settle()
        self._words = fit
        self.does(fit)

    def close(self) -> None:
        self._manager.set_focus_set(None)
        self._entry.kill()  # type: ignore[no-untyped-call]

    def update(self, dt: float) -> bool:
        before = self._entry.cursor_on
        self._entry.update(dt)
        return bool(self._entry.cursor_on != before)


def _clipboard() -> str:
    try:
        return pygame.scrap.get_text()
    except pygame.error:  # there is none, or it holds a picture
        return ""
