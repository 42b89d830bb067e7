"""Window: the real window, its pixels and its full screen."""

import os
import sys
from collections.abc import Callable

import pygame

from garbage_desktop.language import _
from garbage_desktop.scenes.scene import Size

SMALLEST = (800, 600)
SHARE = 0.9  # of a screen, so that its bar and the window's title have room
OPENS = 0.85  # of a screen: with that a larger window opens before it fills it
UNSEEN = ("offscreen", "dummy")  # what SDL falls back to where there is no screen (fault D11)
POINTED = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


def fitting(size: Size, screen: Size) -> tuple[Size, bool]:
    """The size with which to open on such a screen, and whether the window should then fill it.

    What takes nearly the whole screen would hide its foot behind the bars that are there.

    >>> fitting((1280, 720), (1920, 1080)), fitting((1280, 720), (1366, 768))
    (((1280, 720), False), ((1161, 653), True))
    """
    if all(asked <= SHARE * there for asked, there in zip(size, screen, strict=True)):
        return size, False
    return (min(size[0], round(OPENS * screen[0])), min(size[1], round(OPENS * screen[1]))), True


class NoScreen(Exception):
    """There is nothing to show a window on."""


class Window:
    """A resizable window drawn at the screen's real pixels (design 4).

    `pygame.Window` has no fallback of its own: what a system refuses (high DPI, full screen) is tried and given up.
    """

    def __init__(self, title: str, size: Size, icon: Callable[[], pygame.Surface | None]) -> None:
        if pygame.display.get_driver() in UNSEEN and "SDL_VIDEODRIVER" not in os.environ:
            raise NoScreen(_("There is no screen to play on."))
        screens = pygame.display.get_desktop_sizes()
        size, fills = fitting(size, screens[0]) if screens else (size, False)
        self._window = pygame.Window(title, size, resizable=True, allow_high_dpi=True)
        if sys.platform == "win32":
            self._shrink()
        size = self._window.size
        self._window.minimum_size = (min(SMALLEST[0], size[0]), min(SMALLEST[1], size[1]))
        if sign := icon():
            self._window.set_icon(sign)
        if fills:
            self._window.maximize()

    def _shrink(self) -> None:
        """Windows counts its screen in pixels but this window in points, which are larger on a fine screen."""
        scale = self.surface.get_width() / self._window.size[0]
        width, height = (side * SHARE / scale for side in pygame.display.get_desktop_sizes()[0])
        if scale > 1:
            self._window.size = min(self._window.size[0], round(width)), min(self._window.size[1], round(height))
            self._window.position = pygame.WINDOWPOS_CENTERED

    @property
    def surface(self) -> pygame.Surface:
        return self._window.get_surface()

    def flip(self) -> None:
        self._window.flip()

    def full_screen(self, on: bool) -> bool:
        """Try to fill the screen or to leave it; tells what is true afterwards (faults D10)."""
        try:
            if on:
                self._window.set_fullscreen(True)
            else:
                self._window.set_windowed()
        except pygame.error:
            return False
        return on

    def in_pixels(self, event: pygame.Event) -> pygame.Event:
        """The same input with its position in real pixels."""
        if event.type not in POINTED:
            return event
        points, pixels = self._window.size, self.surface.get_size()
        if points == pixels or 0 in points:
            return event
        kx, ky = pixels[0] / points[0], pixels[1] / points[1]
        values = dict(event.dict)
        for name in ("pos", "rel"):
            if name in values:
                values[name] = (round(values[name][0] * kx), round(values[name][1] * ky))
        return pygame.Event(event.type, values)

    def close(self) -> None:
        self._window.destroy()
