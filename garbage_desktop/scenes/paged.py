"""Paged scene: a screen that is one page of pieces and controls."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from garbage_desktop.scenes.scene import Scene, Size
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.page import Page
from garbage_desktop.ui.sheet import Laid

if TYPE_CHECKING:
    from garbage_desktop.app import App

LEAST = (640, 480)  # a window that is smaller still shows a part (D05)


class PagedScene(Scene):
    """Says in `laid` what lies where; `renew` asks it again after a change."""

    helps = True  # F1 opens the help

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.page = Page(self.back, app.sound.play)
        self.size: Size = app.size

    @property
    def measure(self) -> Measure:
        return Measure(self.size, self.app.kept.settings.text_size)

    def laid(self, m: Measure) -> Laid:
        """Every piece, and what of it scrolls."""
        raise NotImplementedError

    def back(self) -> None:
        """Esc: to where one came from."""
        self.app.pop()

    def renew(self) -> None:
        self.page.lay(*self.laid(self.measure))
        self.stale = True

    def resize(self, size: Size) -> None:
        self.size = max(size[0], LEAST[0]), max(size[1], LEAST[1])
        self.renew()

    def uncovered(self) -> None:
        self.resize(self.app.size)

    def covered(self) -> None:
        self.page.let_go()

    def closed(self) -> None:
        self.page.close()

    def handle(self, event: pygame.Event) -> None:
        if not self.page.handle(event) and self.helps and event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            from garbage_desktop.scenes.help import Help

            self.app.push(Help(self.app))
        self.stale |= self.page.stale

    def update(self, dt: float) -> None:
        self.page.update(dt)
        self.stale |= self.page.stale

    def draw(self, surface: pygame.Surface) -> None:
        self.page.draw(surface)
