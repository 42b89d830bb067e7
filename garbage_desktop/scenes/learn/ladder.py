"""Ladder: the ranks from ace to king at the foot of the screen; they light up, and those that are sure have a star."""

from collections.abc import Collection

import pygame

from garbage_desktop.learn.mastery import Mastery
from garbage_desktop.learn.ranks import LADDER, sign
from garbage_desktop.paint import text
from garbage_desktop.paint.furniture import night_pill, rank_tab, star
from garbage_desktop.paint.kit import CREAM
from garbage_desktop.paint.pictures import put
from garbage_desktop.scenes.learn.room import LEAST_TAB, LEAST_WORDS, Room
from garbage_desktop.table.box import Box
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.piece import Piece
from garbage_engine.cards import Rank

GAP = 6


class Ladder(Piece):
    def __init__(self, box: Box, px: int, mastery: Mastery, lit: Collection[Rank]) -> None:
        super().__init__(box)
        self.mastery, self.lit = mastery, lit
        self.step = (box.w + GAP) / len(LADDER)
        self.px = px
        while self.px > 14 and text.width("10", self.px) > self.step - GAP - 4:
            self.px -= 1

    @property
    def whole(self) -> bool:
        return text.width("10", self.px) <= self.step - GAP

    def draw(self, surface: pygame.Surface, at: Box) -> None:
        w, h = int(self.step - GAP), round(at.h)
        size = round(min(h, w) * 0.42)
        for n, rank in enumerate(LADDER):
            sure = self.mastery.sure(rank)
            state = "now" if rank in self.lit else "missed" if sure else "later"
            x = round(at.x + n * self.step)
            surface.blit(rank_tab(sign(rank), self.px, state, w, h), (x, round(at.y)))
            if sure:
                put(surface, star(size), center=(x + w - size * 0.3, at.y + size * 0.2))


class LadderOnFelt(Ladder):
    """At a real table it lies on a dark strip of its own."""

    def draw(self, surface: pygame.Surface, at: Box) -> None:
        strip = at.grown(at.h * 0.3, at.h * 0.2)
        dark = night_pill("", self.px, CREAM, round(strip.w), round(strip.h))
        surface.blit(dark, (round(strip.x), round(strip.y)))
        super().draw(surface, at)


def over_felt(top: float, m: Measure) -> Box:
    """The upper edge of the felt, below the bar that ends at `top`."""
    w = min(m.size[0] * 0.84, len(LADDER) * (m.length(56) + GAP))
    h = max(m.gap(42), round(max(LEAST_WORDS, m.px(24)) * 1.6))
    return Box((m.size[0] - w) / 2, top + m.gap(40), w, h).whole()


def ladder_room(room: Room, buttons: float) -> Box:
    """Where the ladder is when the buttons beside it are so wide."""
    row = room.row(room.foot)
    w = min(row.w - buttons - room.m.gap(24), len(LADDER) * (room.m.length(60) + GAP))
    h = min(row.h, max(room.m.gap(48), round(room.px(24) * 1.7)))
    return Box(row.x, row.middle[1] - h / 2, w, h)


def fits_beside(room: Room, buttons: float) -> bool:
    return ladder_room(room, buttons).w >= len(LADDER) * LEAST_TAB
