"""Poster: the picture of the title: where logo, cards, jar and buttons are, and the coins that fall."""

import math
from typing import NamedTuple

import pygame

from garbage_desktop.paint import coins
from garbage_desktop.paint.cards import Deck, shadow
from garbage_desktop.paint.coins import Kind
from garbage_desktop.paint.pictures import put, soft_oval
from garbage_desktop.table.box import Box, around
from garbage_desktop.ui.measure import Measure
from garbage_engine.cards import Card

LOGO = (832, 322)
FAN = (390, 220)  # cards, and the hoard on the other side
HOARD = (296, 210)
CARDS = "Ah Ks 4d 9c Jh"
BESIDE, BELOW = 0.45, 0.6  # smaller than this the art gives way
COINS, FALL, TURNS = 3, 3.0, 6  # in the air at once, seconds to the jar, quarters of a turn a second


class Poster(NamedTuple):
    """Boxes in pixels. What has no room is empty."""

    rail: Box
    logo: Box
    tag: Box
    rows: tuple[Box, ...]  # of buttons, from top to bottom
    fan: Box
    hoard: Box
    print: Box

    @classmethod
    def of(cls, m: Measure, wide: int, rows: int) -> "Poster":
        """`rows` buttons under one another, `wide` pixels wide."""
        (w, h), edge, line = m.size, m.gap(24), m.px(18) * 1.4
        foot = round(line + m.gap(16))
        rail = Box(edge, edge, w - 2 * edge, h - edge - foot)
        wide = min(wide, round(rail.w - 2 * m.gap(48)))
        heights = [m.high(56)] * (rows - 1) + [m.high(48)]
        column = sum(heights) + m.gap(14) * (rows - 1)
        tag = round(m.px(22) * 1.4)
        logo, tag = _logo(m, rail, column, tag)
        spare = rail.h - column - logo[1] - tag - m.gap(24)
        art_below, art = _art(m, rail, wide, spare)
        top = rail.y + (spare - art_below) * (0.36 if not art_below else 0.5)
        logo_box = Box((w - logo[0]) / 2, top, *logo)
        tag_box = Box(rail.x, logo_box.bottom + m.gap(4), rail.w, tag)
        y = tag_box.bottom + m.gap(20)
        boxes = []
        for high in heights:
            boxes.append(Box((w - wide) / 2, y, wide, high))
            y += high + m.gap(14)
        fan, hoard = _beside(rail, wide, art) if not art_below else _below(rail, y, art)
        return cls(
            rail, logo_box, tag_box, tuple(boxes), fan, hoard, Box(edge, h - foot + m.gap(4), w - 2 * edge, line)
        )


def _logo(m: Measure, rail: Box, column: int, tag: int) -> tuple[tuple[int, int], int]:
    """As large as the buttons leave room for; the line below goes first."""
    free = rail.h - column - m.gap(72)
    w = min(m.gap(520), rail.w - m.gap(96))
    for line in (tag, 0):
        fit = min(w, (free - line) * LOGO[0] / LOGO[1])
        if fit >= w * 0.75 or not line:
            return (round(fit), round(fit * LOGO[1] / LOGO[0])), line
    raise AssertionError


def _art(m: Measure, rail: Box, wide: int, spare: float) -> tuple[float, float]:
    """Room taken below the buttons, and the scale of the art; nothing of both where there is no room."""
    if rail.h > rail.w:
        art = min(1.8 * m.scale, (rail.w - m.gap(120)) / (FAN[0] + HOARD[0] + 40), spare / FAN[1] / 2)
        return FAN[1] * art + m.gap(96), art
    side = (rail.w - wide) / 2 - m.gap(36)
    beside = min(m.scale, side / FAN[0])
    if beside >= BESIDE * m.scale:
        return 0, beside
    below = min(m.scale, (rail.w - m.gap(120)) / (FAN[0] + HOARD[0] + 40), (spare - m.gap(80)) / FAN[1])
    if below >= BELOW * m.scale:
        return FAN[1] * below + m.gap(24), below
    return 0, 0


def _beside(rail: Box, wide: int, art: float) -> tuple[Box, Box]:
    left = rail.middle[0] - wide / 2
    y = rail.bottom - 126 * art
    fan = around((rail.x + 14 * art + left) / 2, y - FAN[1] * art / 2, FAN[0] * art, FAN[1] * art)
    right = rail.middle[0] + wide / 2
    hoard = around(
        (right + rail.right - 14 * art) / 2, y - HOARD[1] * art / 2 + 30 * art, HOARD[0] * art, HOARD[1] * art
    )
    return fan, hoard


def _below(rail: Box, y: float, art: float) -> tuple[Box, Box]:
    all_wide = (FAN[0] + HOARD[0] + 40) * art
    x = rail.middle[0] - all_wide / 2
    y += (rail.bottom - y - 46 * art - FAN[1] * art) / 2
    return Box(x, y, FAN[0] * art, FAN[1] * art), Box(x + (FAN[0] + 40) * art, y, HOARD[0] * art, HOARD[1] * art)


# ---- the things beside the buttons ---------------------------------------------------------------
def draw_fan(surface: pygame.Surface, at: Box) -> None:
    """Five cards as a hand holds them."""
    art = at.w / FAN[0]
    w, h, reach = round(112 * art), round(156 * art), 300 * art
    x, y = at.middle[0], at.y + 396 * art
    for n, card in enumerate(map(Card, CARDS.split())):
        angle = math.radians((n - 2) * 11)
        middle = x + reach * math.sin(angle), y - reach * math.cos(angle) - (14 * art if n == 2 else 0)
        sheet = _with_shadow(card, w, h)
        put(surface, pygame.transform.rotozoom(sheet, -math.degrees(angle), 1), center=middle)


def _with_shadow(card: Card, w: int, h: int) -> pygame.Surface:
    dark, (dx, dy) = shadow(w, h, 0.25)
    sheet = pygame.Surface((w + 4 * abs(dx), h + 4 * abs(dx)), pygame.SRCALPHA)
    x, y = 2 * abs(dx), 2 * abs(dx)
    sheet.blit(dark, (x + dx, y + dy))
    sheet.blit(Deck().picture(card, w, h), (x, y))
    return sheet


def draw_hoard(surface: pygame.Surface, at: Box, kind: Kind) -> None:
    """The jar, two stacks and a few coins that missed it."""
    art = at.w / HOARD[0]
    foot = at.bottom
    put(surface, soft_oval(round(190 * art), round(60 * art), 130), center=(at.x + 138 * art, foot - 18 * art))
    put(surface, coins.jar(46, round(158 * art), round(192 * art), kind), midbottom=(at.x + 108 * art, foot - 4 * art))
    put(surface, coins.stack(11, round(54 * art), kind), midbottom=(at.x + 204 * art, foot))
    put(surface, coins.stack(6, round(54 * art), kind), midbottom=(at.x + 258 * art, foot + 12 * art))
    for x, y in ((4, -6), (44, 4), (24, 8), (62, -4)):
        px = round(36 * art)
        put(surface, coins.shadow(px), center=(at.x + x * art, foot + (y + 4) * art))
        put(surface, coins.lying(px, kind, x), center=(at.x + x * art, foot + y * art))


def draw_falling(surface: pygame.Surface, poster: Poster, kind: Kind, seconds: float) -> None:
    """Coins on their way from the logo into the jar; `seconds` may stand still."""
    art = poster.hoard.w / HOARD[0]
    start = poster.logo.x + 0.915 * poster.logo.w, poster.logo.y + 0.16 * poster.logo.h
    mouth = poster.hoard.x + 108 * art, poster.hoard.bottom - 182 * art
    before = surface.get_clip()
    surface.set_clip((0, 0, surface.get_width(), round(mouth[1] + 6 * art)))
    for n in range(COINS):
        done = ((n + 0.4) / COINS + seconds / FALL) % 1
        x, y = start[0] + (mouth[0] - start[0]) * done, start[1] + (mouth[1] - start[1]) * done * done
        px = round(poster.logo.h * 0.2 * (1 - done) + 42 * art * done)
        coin = coins.spinning(px // 2 * 2, int(n * 3 + 1 + seconds * TURNS) % coins.SPINS, kind, n)
        put(surface, coin, center=(x, y))
    surface.set_clip(before)
