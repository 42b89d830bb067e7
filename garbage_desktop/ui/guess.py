"""Guess: what lies on the board of red or black: two colours, and a slider for coins."""

from collections.abc import Callable

import pygame

from garbage_desktop.paint import guess, widgets
from garbage_desktop.table.box import Box
from garbage_desktop.ui.control import Button, Slider, blit, pixels


class ColourTile(Button):
    """A colour that can be chosen: two suits and a word, so that the colour is not told by colour alone."""

    def __init__(
        self, key: str, label: str, suits: str, chosen: bool, does: Callable[[], None], box: Box, px: int
    ) -> None:
        super().__init__(label, does, box, key=key, px=px)
        self.suits, self.chosen = suits, chosen
        self.first = False  # where the keys begin while no colour is chosen

    @property
    def primary(self) -> bool:
        return self.first

    @property
    def whole(self) -> bool:
        return True

    def ring(self, at: Box) -> tuple[Box, float]:
        return at, 0.19 * at.h

    def paint(self, surface: pygame.Surface, at: Box, state: widgets.State) -> None:
        blit(surface, guess.colour_tile(self.label, self.suits, pixels(at), state, self.chosen, self.px), at)


class CoinSlider(Slider):
    """As many coins as there may be, one by one."""

    def __init__(self, share: float, coins: int, does: Callable[[float], None], box: Box) -> None:
        super().__init__("amount", share, does, box)
        self.STEPS = coins

    def paint(self, surface: pygame.Surface, at: Box, state: widgets.State) -> None:
        w, h = pixels(at)
        blit(surface, widgets.slider(w, self.share, state, h, on_dark=True), at)
