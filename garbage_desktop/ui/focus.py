"""Focus: which control the keys work on, where it goes next, and the ring around it."""

from collections.abc import Sequence

import pygame

from garbage_desktop.paint import widgets
from garbage_desktop.table.box import Box

ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
ASIDE = 2.5  # what lies aside of the way is so much further


def neighbour(here: Box, way: tuple[int, int], others: Sequence[Box]) -> int | None:
    """The nearest of the others in that direction, as its place in the list.

    >>> neighbour(Box(0, 0, 9, 9), (0, 1), [Box(40, 20, 9, 9), Box(0, 30, 9, 9), Box(0, -20, 9, 9)])
    1
    """
    far = [(distance, n) for n, other in enumerate(others) if (distance := _distance(here, way, other)) is not None]
    return min(far)[1] if far else None


def _distance(here: Box, way: tuple[int, int], there: Box) -> float | None:
    """How far it is to go there that way; None if it lies elsewhere."""
    if way[0]:
        ahead = there.x - here.right if way[0] > 0 else here.x - there.right
        aside, off = _gap(here.y, here.bottom, there.y, there.bottom), here.middle[1] - there.middle[1]
    else:
        ahead = there.y - here.bottom if way[1] > 0 else here.y - there.bottom
        aside, off = _gap(here.x, here.right, there.x, there.right), here.middle[0] - there.middle[0]
    return None if ahead < -1 else ahead + ASIDE * aside + abs(off) / 100


def _gap(low: float, high: float, other_low: float, other_high: float) -> float:
    return max(0.0, other_low - high, low - other_high)


def draw_ring(surface: pygame.Surface, box: Box, radius: float) -> None:
    """Around anything: a control of ours or of the library."""
    unit = max(1.0, min(surface.get_width() / 1280, surface.get_height() / 720))
    x, y, w, h = map(round, box)
    ring = widgets.focus_ring((w, h), round(radius), unit)
    bleed = round(widgets.BLEED * unit)
    surface.blit(ring, (x - bleed, y - bleed))
