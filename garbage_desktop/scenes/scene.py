"""Scene: one screen on the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import pygame

from garbage_desktop.table.box import Box

if TYPE_CHECKING:
    from garbage_desktop.app import App

Size = tuple[int, int]


class Scene:
    """One screen: takes input, moves with `dt`, and draws itself when it says that it is stale.

    The scene on top of the stack gets all input. An overlay is drawn over a dimmed picture of what lies below it.
    """

    overlay: ClassVar[bool] = False
    tune: ClassVar[str] = ""  # the music that begins with it; "" leaves what is heard

    def __init__(self, app: App) -> None:
        self.app = app
        self.stale = True  # something changed: draw me
        self.part: Box | None = None  # and nothing outside this has; None: anything may have

    @property
    def moving(self) -> bool:
        """True while the picture changes by itself: 60 frames a second are wanted."""
        return False

    def resize(self, size: Size) -> None:
        """Lay everything out for a window of so many pixels; called before the first draw and after each change."""

    def handle(self, event: pygame.Event) -> None:
        """Take one input; positions are in real pixels."""

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw everything. `stale` is cleared by the caller."""

    def mend(self, surface: pygame.Surface) -> None:
        """Draw on a surface that still shows what was drawn last: what looks the same may be left alone."""
        self.draw(surface)

    def covered(self) -> None:
        """Another scene was put on top."""

    def uncovered(self) -> None:
        """The scene on top has gone."""

    def closed(self) -> None:
        """This scene has left the stack."""
