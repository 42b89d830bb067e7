"""Icons: the signs on buttons, in any colour."""

import pygame

from garbage_desktop import assets
from garbage_desktop.paint.kit import CREAM, INK
from garbage_desktop.paint.pictures import MIB, Shelf, drawn

_shelf = Shelf(MIB)


@_shelf.keeps
def icon(name: str, px: int, colour: str = CREAM) -> pygame.Surface:
    """The icon of this name in assets/icons, `px` wide and high."""
    return drawn(assets.text(f"icons/{name}.svg").replace(INK, colour), (px, px))
