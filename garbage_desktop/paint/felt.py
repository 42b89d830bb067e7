"""Felt: the dark room, the wooden rail with its grain, and the cloth with fibres, light and an inlaid line.

Texture is drawn, never loaded: the same seed gives the same cloth.
"""

import math
import random
from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

import pygame

from garbage_desktop.paint.kit import down, lighter, mixed, moved, ring, round_light, shape, svg
from garbage_desktop.paint.pictures import MIB, Shelf, clear_sheet, painted, raster
from garbage_desktop.table.box import Box


class Tones(NamedTuple):
    """One colour of felt: lit, middle and far tone, the inlaid line, and the night around the table."""

    lit: str
    middle: str
    far: str
    inlay: str
    night: str
    night_far: str


CLOTHS = {
    "green": Tones("#2a8a76", "#1c6b5c", "#114a40", "#bfe3d0", "#0b2622", "#08201c"),
    "blue": Tones("#357fb0", "#235f8a", "#14405f", "#c3def0", "#0b1f2e", "#081823"),
    "wine": Tones("#a2475c", "#7c2f43", "#521d2c", "#f2cdc6", "#241016", "#1a0a0f"),
    "aubergine": Tones("#785696", "#593c74", "#3a254f", "#ddcdf0", "#1b1226", "#140d1d"),
}
TILE = 512
WOOD = ("#a06b3f", "#8a5a33", "#6d4424", "#5b371b")  # from top to bottom
REACH = 1.2  # how far the rail's shadow falls outside, in widths of the wood
INLAY = 2.3  # the inlaid line from the outer edge, likewise
SEED = 7
HAIRS = tuple((tone, tone, tone) for tone in (104, 110, 116, 142, 148, 156))

_shelf = Shelf(3 * MIB)


def table(size: tuple[int, int], rail: Box, corner: float, wood: float, colour: str = "green") -> pygame.Surface:
    """The whole ground of a window: `rail` is the outer edge of the wood, `corner` the radius of the felt."""
    tones, unit, ground = CLOTHS[colour], wood / 20, room(size, colour)
    outer = pygame.Rect(rail.whole())
    radius = min(corner + wood, min(outer.size) / 2 - 3)
    if radius <= 2 * wood:
        return ground  # a window too small for a table
    _lay_cloth(ground, outer.inflate(4 - 2 * wood, 4 - 2 * wood), radius - wood + 2 * unit, tones)
    ground.blit(_shadows(outer, radius, unit), _around(outer, unit))
    ground.blit(_rail(outer.size, radius, unit, tones.inlay), _around(outer, unit))
    _draw_grain(ground, outer, radius, unit)
    _lay_jewels(ground, outer, unit, tones)
    return ground


def room(size: tuple[int, int], colour: str = "green") -> pygame.Surface:
    """The dark room alone, a little lighter in the middle."""
    tones = CLOTHS[colour]
    light = round_light("g", 0.5, 0.45, 0.75, lighter(tones.night, 0.03), tones.night, tones.night_far)
    ground = _gradient(size, light)
    _weave(ground, _faint_fibres())
    return ground


def put_away() -> None:
    """The table is covered; fibres can be spun again for the next one."""
    _shelf.clear()


# ---- cloth ---------------------------------------------------------------------------------------
def cloth(size: tuple[int, int], tones: Tones) -> pygame.Surface:
    """Felt lit softly from above, darker towards the edges, with fibres."""
    lit, middle, far = (lighter(tone, 0.035) for tone in tones[:3])
    stops = (f"0:{lit}", f"0.2:{mixed(lit, middle, 0.12)}", f"0.62:{middle}", f"1:{far}")
    sheet = _gradient(size, round_light("g", 0.5, 0.36, 0.68, *stops))
    _weave(sheet, fibres())
    return sheet


def _lay_cloth(ground: pygame.Surface, place: pygame.Rect, corner: float, tones: Tones) -> None:
    """The cloth with round corners; only the corners are cut out with a mask, the rest is copied."""
    sheet = cloth(place.size, tones)
    r = min(math.ceil(corner), place.w // 2, place.h // 2)
    for x, dx in ((0, 0), (place.w - r, r)):
        for y, dy in ((0, 0), (place.h - r, r)):
            piece = clear_sheet(r, r)
            piece.blit(sheet, (0, 0), (x, y, r, r))
            piece.blit(_round_mask(r), (-dx, -dy), special_flags=pygame.BLEND_RGBA_MULT)
            ground.blit(piece, (place.x + x, place.y + y))
    for part in ((r, 0, place.w - 2 * r, place.h), (0, r, r, place.h - 2 * r), (place.w - r, r, r, place.h - 2 * r)):
        ground.blit(sheet, (place.x + part[0], place.y + part[1]), part)


def _round_mask(r: int) -> pygame.Surface:
    return painted(2 * r, 2 * r, f'<circle cx="{r}" cy="{r}" r="{r}" fill="#ffffff"/>')


def _gradient(size: tuple[int, int], light: str) -> pygame.Surface:
    """A round light painted small and square, then pulled to `size`: it becomes oval, and it is quick."""
    small = painted(128, 128, light, '<rect width="128" height="128" fill="url(#g)"/>')
    opaque = pygame.Surface((128, 128))
    opaque.blit(small, (0, 0))
    return pygame.transform.smoothscale(opaque, size)


def _weave(sheet: pygame.Surface, tile: pygame.Surface) -> None:
    spots = [(x, y) for x in range(0, sheet.get_width(), TILE) for y in range(0, sheet.get_height(), TILE)]
    sheet.fblits([(tile, spot) for spot in spots], pygame.BLEND_RGB_MULT)


@_shelf.keeps
def _faint_fibres() -> pygame.Surface:
    """The same at half strength, for the room."""
    tile = fibres().copy()
    tile.fill((128,) * 3, special_flags=pygame.BLEND_RGB_MULT)
    tile.fill((127,) * 3, special_flags=pygame.BLEND_RGB_ADD)
    return tile


@_shelf.keeps
def fibres() -> pygame.Surface:
    """A seamless tile of felt, nearly white, to multiply over a colour."""
    chance = random.Random(SEED)
    tile = pygame.Surface((TILE, TILE), depth=32)
    _mottle(tile, chance)
    for _ in range(4400):
        _draw_fibre(tile, chance.random)
    tile = pygame.transform.gaussian_blur(tile, 1)
    tile.blit(_grit(chance), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    tile.fill((96,) * 3, special_flags=pygame.BLEND_RGB_ADD)  # its middle, 128 and 14 of grit, becomes 238
    return tile


def _mottle(tile: pygame.Surface, chance: random.Random) -> None:
    """Large soft patches, as on cloth that hands have brushed both ways; the edges meet."""
    cells, cell = 10, TILE // 10 + 1
    tones = [[chance.randrange(118, 139) for _ in range(cells)] for _ in range(cells)]
    coarse = pygame.Surface((cells + 4, cells + 4), depth=32)
    for x in range(cells + 4):
        for y in range(cells + 4):
            coarse.set_at((x, y), (tones[x % cells][y % cells],) * 3)
    smooth = pygame.transform.smoothscale(coarse, ((cells + 4) * cell, (cells + 4) * cell))
    patch = smooth.subsurface((cell * 3 // 2, cell * 3 // 2, cells * cell, cells * cell))
    tile.blit(pygame.transform.smoothscale(patch, (TILE, TILE)), (0, 0))


def _draw_fibre(tile: pygame.Surface, any_share: Callable[[], float]) -> None:
    """A short bent hair, drawn again where it crosses the tile's edge."""
    x, y, bend = any_share() * TILE, any_share() * TILE, any_share() * 4 - 2
    dx, dy = (any_share() + any_share() - 1) * 12, (any_share() + any_share() - 1) * 7
    tone = HAIRS[int(any_share() * len(HAIRS))]
    for ox in (0,) if 20 < x < TILE - 20 else (-TILE, 0, TILE):
        for oy in (0,) if 20 < y < TILE - 20 else (-TILE, 0, TILE):
            cx, cy = x + ox, y + oy
            bent = (cx + bend, cy - bend)
            pygame.draw.aaline(tile, tone, (cx - dx, cy - dy), bent)
            pygame.draw.aaline(tile, tone, bent, (cx + dx, cy + dy))


def _grit(chance: random.Random) -> pygame.Surface:
    """Fine noise, 0 to 28."""
    noise = pygame.image.frombytes(chance.randbytes(TILE * TILE), (TILE, TILE), "P")
    noise.set_palette([(value // 9,) * 3 for value in range(256)])
    grit = pygame.Surface((TILE, TILE), depth=32)
    grit.blit(noise, (0, 0))
    return grit


# ---- wood ----------------------------------------------------------------------------------------
def _around(outer: pygame.Rect, unit: float) -> pygame.Rect:
    """The rail and the room for its shadow."""
    reach = round(REACH * 20 * unit)
    return outer.inflate(2 * reach, 2 * reach)


def _shadows(outer: pygame.Rect, radius: float, unit: float) -> pygame.Surface:
    """The rail's shadow on the felt and on the floor, painted at a quarter of the size: it is soft anyway."""
    full = _around(outer, unit)
    (w, h), q, r = (full.w // 4, full.h // 4), unit / 4, radius / 4
    at = (full.w - outer.w) / 8

    def line(inset: float, corner: float, width: float, see: float, drop: float = 0) -> str:
        edge = inset - width / 2
        return ring(edge, edge + drop, w - 2 * edge, h - 2 * edge, corner + width / 2, "#000000", width, see)

    outside = [line(at + 4 * q, r - 4 * q, (14 + 8 * n) * q, 0.1, 5 * q) for n in range(4)]
    inside = at + 18 * q
    felt = [
        line(inside + wide * q / 2, r - (18 + wide / 2) * q, wide * q, 0.055) for wide in (3, 6, 10, 14, 19, 25, 31, 38)
    ]
    return pygame.transform.smoothscale(painted(w, h, *outside, *felt), full.size)


def _rail(size: tuple[int, int], radius: float, unit: float, inlay: str) -> pygame.Surface:
    """The wooden ring without its grain and the line inlaid in the felt, pulled to size from a small drawing."""
    reach = round(REACH * 20 * unit)
    corner = math.ceil(radius) + reach + 2
    small = 2 * corner + 8
    drawing = raster(_rail_drawing(small, reach, radius, unit, inlay), (small, small))
    return stretched(drawing, corner, (size[0] + 2 * reach, size[1] + 2 * reach))


def _rail_drawing(side: int, reach: int, radius: float, unit: float, inlay: str) -> str:
    def line(inset: float, width: float, colour: str, see: float = 1, drop: float = 0) -> str:
        edge, thick = reach + (inset - width / 2) * unit, width * unit
        return ring(
            edge,
            edge + drop * unit,
            side - 2 * edge,
            side - 2 * edge,
            radius - (inset - width / 2) * unit,
            colour,
            thick,
            see,
        )

    return svg(
        side,
        side,
        down("wood", f"0:{WOOD[0]}", f"0.35:{WOOD[1]}", f"0.75:{WOOD[2]}", f"1:{WOOD[3]}"),
        down("shine", "0:#ffdfae@0.75", "0.3:#ffdfae@0.18", "0.6:#ffdfae@0.04", "1:#ffdfae@0"),
        line(20 * INLAY, 1.8, "#000000", 0.22, drop=1.2),
        line(20 * INLAY, 1.6, inlay, 0.34),
        line(10, 20, "url(#wood)"),
        line(1.1, 2.2, "#2c1808"),
        line(4.6, 2.6, "url(#shine)"),
        line(16, 4, "#2c1808", 0.28),
        line(18.8, 2.6, "#201004"),
    )


def stretched(drawing: pygame.Surface, corner: int, size: tuple[int, int]) -> pygame.Surface:
    """A drawing whose corners stay as they are and whose middle is pulled to `size`."""
    w, h = drawing.get_size()
    sheet = clear_sheet(*size)
    for x, wide, to_x, to_wide in _thirds(w, corner, size[0]):
        for y, high, to_y, to_high in _thirds(h, corner, size[1]):
            piece = drawing.subsurface((x, y, wide, high))
            if (wide, high) != (to_wide, to_high):
                piece = pygame.transform.smoothscale(piece, (to_wide, to_high))
            sheet.blit(piece, (to_x, to_y))
    return sheet


def _thirds(length: int, corner: int, new: int) -> tuple[tuple[int, int, int, int], ...]:
    """Start, middle and end of a side: where each begins and how long it is, before and after."""
    middle, wanted = length - 2 * corner, new - 2 * corner
    return (0, corner, 0, corner), (corner, middle, corner, wanted), (length - corner, corner, new - corner, corner)


def _draw_grain(ground: pygame.Surface, outer: pygame.Rect, radius: float, unit: float) -> None:
    """Many broken lines that run along the rail, as in bent wood."""
    chance = random.Random(SEED + 1)
    for n in range(20):
        inset = (6.2 + 9.8 * n / 19) * unit
        track = Track(outer.x + inset, outer.y + inset, outer.w - 2 * inset, outer.h - 2 * inset, radius - inset)
        tone, weak, strong = ("#3d2210", 0.16, 0.4) if chance.random() < 0.64 else ("#cf9258", 0.14, 0.34)
        see = chance.uniform(weak, strong)
        for points in _grain(track, chance, unit):
            colour = mixed(WOOD[min(3, int(4 * (points[0][1] - outer.y) / outer.h))], tone, see)
            for start, end in pairwise(points):  # `aalines` is not the same picture every time (pygame-ce 2.5.8)
                pygame.draw.aaline(ground, colour, start, end)


class Track(NamedTuple):
    """A rounded rectangle as a road that one can walk along."""

    x: float
    y: float
    w: float
    h: float
    r: float

    @property
    def length(self) -> float:
        return 2 * (self.w + self.h - 4 * self.r) + math.tau * self.r

    def at(self, far: float) -> tuple[float, float]:
        """The point `far` along the road, clockwise from the top left straight."""
        x, y, w, h, r = self
        quarter = math.pi * r / 2
        far %= self.length
        for straight, (cx, cy), turn in (
            (w - 2 * r, (x + w - r, y + r), -90),
            (h - 2 * r, (x + w - r, y + h - r), 0),
            (w - 2 * r, (x + r, y + h - r), 90),
            (h - 2 * r, (x + r, y + r), 180),
        ):
            angle = math.radians(turn)
            if far < straight:  # back along the side from where its bend begins
                back = straight - far
                return cx + r * math.cos(angle) + back * math.sin(angle), cy + r * math.sin(angle) - back * math.cos(
                    angle
                )
            far -= straight
            if far < quarter:
                angle += far / r
                return cx + r * math.cos(angle), cy + r * math.sin(angle)
            far -= quarter
        return x + r, y

    def bends(self, start: float, end: float) -> bool:
        """Whether the road turns between the two."""
        quarter, long, high = math.pi * self.r / 2, self.w - 2 * self.r, self.h - 2 * self.r
        corner = long
        for straight in (high, long, high, long):
            if start < corner + quarter and end > corner:
                return True
            corner += quarter + straight
        return False


def _grain(track: Track, chance: random.Random, unit: float) -> list[list[tuple[float, float]]]:
    """Broken lines along the track."""
    lines, far = [], chance.uniform(0, 80)
    while far < track.length:
        run = chance.uniform(20, 190) * unit
        steps = max(2, round(run / (14 * unit))) if track.bends(far, far + run) else 1
        lines.append([track.at(far + run * step / steps) for step in range(steps + 1)])
        far += run + chance.uniform(8, 80) * unit
    return lines


def _lay_jewels(ground: pygame.Surface, outer: pygame.Rect, unit: float, tones: Tones) -> None:
    """Two diamonds on the inlaid line at the far side."""
    jewel = shape("M-9 0L0 -4.5L9 0L0 4.5Z", mixed(tones.middle, tones.inlay, 0.5))
    wide, high = math.ceil(20 * unit), math.ceil(12 * unit)
    picture = painted(wide, high, moved(f"translate({wide / 2} {high / 2}) scale({unit:.3f})", jewel))
    for share in (0.36, 0.64):
        at = (outer.x + outer.w * share, outer.y + 20 * INLAY * unit)
        ground.blit(picture, picture.get_rect(center=(round(at[0]), round(at[1]))))
