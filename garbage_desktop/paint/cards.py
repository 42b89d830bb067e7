"""Cards: faces and backs at exact pixels, turned a little or seen from the side while they fly, and their shadows."""

from typing import Literal, NamedTuple

import pygame

from garbage_desktop import assets
from garbage_desktop.paint.kit import box
from garbage_desktop.paint.pictures import MIB, Shelf, clear_sheet, drawn, made, painted, soft_box
from garbage_engine.cards import Card

Style = Literal["two", "four", "high"]  # colours; the last with a high contrast
Back = Literal["mask", "lattice", "petals", "raccoons", "sun"]
OTHER: dict[Back, Back] = {"raccoons": "mask"}  # the back of a second pack, unlike the first; else it is raccoons

SMALL = 70  # pixels of width below which the index is drawn larger
ROUND = 0.075  # radius of a card's corners, in widths
EDGE = "#d8cbb0"
TURN, TURN_STEP = 6, 2  # degrees
SQUEEZE_STEPS, LIFT_STEPS = 8, 2
SOFT = 12  # pixels between two widths of a shadow that grows

_faces = Shelf(6 * MIB)
_moving = Shelf(8 * MIB)


class Deck(NamedTuple):
    """How the pack is printed."""

    style: Style = "two"
    back: Back = "mask"

    @property
    def second(self) -> "Deck":
        """The pack of the dealer, where there are two."""
        return self._replace(back=OTHER.get(self.back, "raccoons"))

    def picture(self, card: Card | None, width: int, height: int) -> pygame.Surface:
        """The face of a card, or the back where it is None."""
        return _picture(self._file(card, width), width, height)

    def _file(self, card: Card | None, width: int) -> str:
        if card is None:
            return f"cards/back-{self.back}.svg"
        folder = "" if self.style == "two" else f"{self.style}/"
        return f"cards/{folder}{'big-' if width < SMALL else ''}{card}.svg"

    def moving(
        self, card: Card | None, width: int, height: int, scale: float = 1, squeeze: float = 1, degrees: float = 0
    ) -> pygame.Surface:
        """A card on its way: scaled, squeezed to a share of its width, turned clockwise. Blit its middle."""
        narrow = max(1, round(squeeze * SQUEEZE_STEPS))
        flat = narrow == SQUEEZE_STEPS
        wide = _stepped(width, scale, max(4, width // (9 if flat else 4)))
        turn = TURN_STEP if flat else TURN  # nobody sees it while it turns over
        angle = max(-TURN, min(TURN, round(degrees / turn) * turn))
        if (wide, narrow, angle) == (width, SQUEEZE_STEPS, 0):
            return self.picture(card, width, height)
        return _on_its_way(self._file(card, width), width, height, wide, narrow, angle)


def full() -> bool:
    """Whether more faces would push others off their shelf."""
    return _faces.full


def _stepped(width: int, scale: float, step: int) -> int:
    """The width of a card that grows: its own, or one in steps of so many pixels."""
    return width if abs(scale - 1) < 0.02 else max(step, round(width * scale / step) * step)


@_faces.keeps
def _picture(file: str, width: int, height: int) -> pygame.Surface:
    return drawn(assets.text(file), (width, height))


@_moving.keeps
def _on_its_way(file: str, width: int, height: int, wide: int, narrow: int, angle: int) -> pygame.Surface:
    made["turned"] += 1
    card = _picture(file, width, height)
    size = (max(2, wide * narrow // SQUEEZE_STEPS), round(wide * height / width))
    if size != card.get_size():
        card = pygame.transform.smoothscale(card, size)
    return turned(card, angle) if angle else card


def turned(card: pygame.Surface, degrees: float) -> pygame.Surface:
    """A card turned clockwise, with smooth edges: they need a pixel of nothing around them."""
    room = clear_sheet(card.width + 2, card.height + 2, EDGE)
    room.blit(card, (1, 1))
    return pygame.transform.rotozoom(room, -degrees, 1)


def shadow(width: int, height: int, lift: float = 0) -> tuple[pygame.Surface, tuple[int, int]]:
    """The shadow of a card and where it lies from the card's top left; `lift` 0 lies, 1 is held high."""
    lift = round(lift * LIFT_STEPS) / LIFT_STEPS
    blur = round(width * (0.08 + 0.14 * lift))
    picture = soft_box(width, height, round(width * ROUND), blur, round(150 - 60 * lift))
    return picture, (-blur, -blur + round(width * (0.035 + 0.16 * lift)))


def moving_shadow(width: int, height: int, scale: float, squeeze: float, lift: float) -> pygame.Surface:
    """The shadow of a card on its way, in coarser steps: it is soft. Blit its middle."""
    wide = width if abs(scale - 1) < 0.02 else max(1, round(width * scale / SOFT)) * SOFT
    return shadow(max(2, wide * max(1, round(3 * squeeze)) // 3), round(wide * height / width), lift)[0]


@_faces.keeps
def dimming(width: int, height: int) -> pygame.Surface:
    """Night in the shape of a card: laid over one that plays no part now, which stays readable."""
    return painted(width, height, box(0, 0, width, height, width * ROUND, "#0f3c34", see=0.55))
