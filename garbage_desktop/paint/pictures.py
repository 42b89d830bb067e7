"""Pictures: SVG text becomes a surface at exact pixels, and is kept for the next time within a number of bytes."""

import io
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from math import floor
from typing import ParamSpec

import pygame

from garbage_desktop import assets
from garbage_desktop.paint.kit import box, disc, oval, round_light, svg

P = ParamSpec("P")
Size = tuple[int, int]

MIB = 1 << 20
made: Counter[str] = Counter()  # how often something expensive was made; a steady frame adds nothing


class Shelf:
    """Pictures kept for the next time. When they take more than `most` bytes, those longest unused go."""

    every: list["Shelf"] = []  # noqa: RUF012 - all shelves there are

    def __init__(self, most: int) -> None:
        """`most` is enough for a window of 1280 x 720."""
        self.most = self.least = most
        self.bytes = 0
        self.pictures: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self.every.append(self)

    def keeps(self, make: Callable[P, pygame.Surface]) -> Callable[P, pygame.Surface]:
        """Decorates a maker of pictures. Nobody may draw on what comes back: copy it first."""
        pictures, newest = self.pictures, self.pictures.move_to_end

        def kept(*args: P.args, **kwargs: P.kwargs) -> pygame.Surface:
            key = (make, args, *kwargs.items()) if kwargs else (make, args)
            if (picture := pictures.get(key)) is None:
                picture = make(*args, **kwargs)
                self._add(key, picture)
            else:
                newest(key)
            return picture

        return kept

    def _add(self, key: Hashable, picture: pygame.Surface) -> None:
        self.pictures[key] = picture
        self.bytes += weight(picture)
        while self.bytes > self.most and len(self.pictures) > 1:
            self.bytes -= weight(self.pictures.popitem(last=False)[1])

    @property
    def full(self) -> bool:
        return self.bytes > 0.9 * self.most

    def clear(self) -> None:
        self.pictures.clear()
        self.bytes = 0


def make_room(window: Size) -> None:
    """Larger windows need larger pictures: the shelves grow with them, up to fourfold."""
    for shelf in Shelf.every:
        shelf.most = round(shelf.least * min(4, max(1, window[0] * window[1] / (1280 * 720))))


def weight(picture: pygame.Surface) -> int:
    return picture.get_pitch() * picture.get_height()


def forget() -> None:
    """Empties every shelf: after a resize the old sizes are of no use."""
    for shelf in Shelf.every:
        shelf.clear()


def kept_bytes() -> int:
    return sum(shelf.bytes for shelf in Shelf.every)


# ---- from SVG to pixels ---------------------------------------------------------------------------
_shelf = Shelf(2 * MIB)
_soft = Shelf(3 * MIB)
_LIKE_THIS = pygame.Surface((1, 1), pygame.SRCALPHA)


def raster(markup: str, size: Size) -> pygame.Surface:
    """The SVG text as a new surface of exactly `size`, in the one format that blits quickly (40 times)."""
    made["raster"] += 1
    return pygame.image.load_sized_svg(io.BytesIO(markup.encode()), size).convert(_LIKE_THIS)


def drawn(markup: str, size: Size) -> pygame.Surface:
    """The same with soft edges: drawn several times larger and shrunk, which is softer than the renderer alone."""
    times = fineness(min(size))
    return pygame.transform.smoothscale(raster(markup, (size[0] * times, size[1] * times)), size)


def fineness(px: int) -> int:
    """How many times larger a picture is drawn than it is seen: more for small ones."""
    return 4 if px < 24 else 3 if px < 48 else 2


def painted(width: float, height: float, *parts: str) -> pygame.Surface:
    """Shapes given in pixels, as a new surface of that many pixels: crisp, for plates, bars and rings."""
    return raster(svg(width, height, *parts), (max(1, round(width)), max(1, round(height))))


@_shelf.keeps
def asset(name: str, width: int, height: int) -> pygame.Surface:
    """A drawing of the assets, such as `table/shoe-50.svg`, at this size."""
    markup = assets.text(name)
    try:
        return drawn(markup, (width, height))
    except pygame.error as error:
        raise assets.AssetMissing(f"A file of the game is damaged: {name}") from error


def put(target: pygame.Surface, sprite: pygame.Surface, **anchor: tuple[float, float]) -> pygame.Rect:
    """Blits with any rect anchor: `put(screen, sprite, center=(x, y))`."""
    whole = {name: (floor(x + 0.49), floor(y + 0.49)) for name, (x, y) in anchor.items()}  # a half is as good as none
    return target.blit(sprite, sprite.get_rect(**whole))


def clear_sheet(width: float, height: float, colour: str = "#000000") -> pygame.Surface:
    """An empty surface that shrinks without a fringe: where nothing is drawn it is `colour`, unseen."""
    sheet = pygame.Surface((max(1, round(width)), max(1, round(height))), pygame.SRCALPHA)
    sheet.fill(pygame.Color(colour + "00"))
    return sheet


def dimmed(picture: pygame.Surface, share: float) -> pygame.Surface:
    """A copy seen only by `share`."""
    faint = picture.copy()
    faint.fill((255, 255, 255, round(255 * share)), special_flags=pygame.BLEND_RGBA_MULT)
    return faint


def put_stretched(target: pygame.Surface, picture: pygame.Surface, at: pygame.Rect) -> None:
    """Blits the picture cut in its middle both ways and pulled apart; what it has at the cut fills the gap."""
    (w, h), (left, top, *_) = picture.get_size(), at
    x, y, wide, high = w // 2, h // 2, at.w - w, at.h - h
    for begin, length, to in ((0, x, left), (x, w - x, left + x + wide)):
        target.blit(picture, (to, top), (begin, 0, length, y))
        target.blit(picture, (to, top + y + high), (begin, y, length, h - y))
        column = picture.subsurface((begin, y, length, 1))
        target.blit(pygame.transform.scale(column, (length, high)), (to, top + y))
    for begin, length, to in ((0, y, top), (y, h - y, top + y + high)):
        row = picture.subsurface((x, begin, 1, length))
        target.blit(pygame.transform.scale(row, (wide, length)), (left + x, to))
    target.fill(picture.get_at((x, y)), (left + x, top + y, wide, high))


# ---- soft shadows ---------------------------------------------------------------------------------
@_soft.keeps
def soft_box(width: int, height: int, radius: int, blur: int, alpha: int, colour: str = "#000000") -> pygame.Surface:
    """A blurred rounded rectangle, the shadow of a card or panel; `blur` larger on every side."""
    shrink = max(1, blur // 4)  # it is soft anyway: a quarter of the pixels will do
    w, h, soft = (max(1, round(length / shrink)) for length in (width, height, blur))
    sheet = painted(w + 2 * soft, h + 2 * soft, box(soft, soft, w, h, radius / shrink, colour))
    sheet.fill(pygame.Color(colour + "00"), special_flags=pygame.BLEND_RGBA_MAX)
    blurred = pygame.transform.gaussian_blur(sheet, max(1, soft // 2))
    return dimmed(pygame.transform.smoothscale(blurred, (width + 2 * blur, height + 2 * blur)), alpha / 255)


@_soft.keeps
def soft_oval(width: int, height: int, alpha: int, colour: str = "#000000") -> pygame.Surface:
    """The shadow of a round thing: dark in the middle, nothing at the edge."""
    light = round_light("g", 0.5, 0.5, 0.5, f"0:{colour}@1", f"0.55:{colour}@0.75", f"1:{colour}@0")
    soft = painted(width, height, light, oval(width / 2, height / 2, width / 2, height / 2, "url(#g)"))
    return dimmed(soft, alpha / 255)


@_shelf.keeps
def medal(size: int, ring: str, fill: str, width: float) -> pygame.Surface:
    """A disc with a ring around it: badges, dots, ticks."""
    r = size / 2
    return drawn(svg(size, size, disc(r, r, r, ring), disc(r, r, r - width, fill)), (size, size))
