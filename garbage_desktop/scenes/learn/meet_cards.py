"""Meet cards: each rank with its card, its name, and its signs to count together."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from garbage_desktop.language import _
from garbage_desktop.learn.asking import card_of
from garbage_desktop.learn.lesson import Reply
from garbage_desktop.learn.lines import of, words
from garbage_desktop.learn.ranks import LADDER, LETTERS, up_to
from garbage_desktop.paint import coins, text
from garbage_desktop.paint.cards import Deck, shadow
from garbage_desktop.paint.furniture import slot
from garbage_desktop.paint.kit import CREAM
from garbage_desktop.paint.pictures import put
from garbage_desktop.scenes.learn.child_scene import ChildScene
from garbage_desktop.scenes.learn.ladder import Ladder, fits_beside, ladder_room
from garbage_desktop.scenes.learn.room import CARD, Room
from garbage_desktop.scenes.learn.signs import Sign
from garbage_desktop.table.box import Box
from garbage_desktop.table.naming import capital, rank_word
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.piece import Picture, Piece
from garbage_desktop.ui.sheet import Laid
from garbage_engine.cards import Rank, Suit

if TYPE_CHECKING:
    from garbage_desktop.app import App
    from garbage_desktop.storage.profiles import Child

SUITS = (Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS)
IN_ROW = 5


class MeetCards(ChildScene):
    """One card after another, from the two upwards; the ace and the letters come last."""

    child: Child

    def __init__(self, app: App, child: Child) -> None:
        super().__init__(app, child)
        self.order = (*(rank for rank in LADDER if rank not in LETTERS), *LETTERS)
        mastery = app.kept.profiles.mastery(child)
        self.place = next((n for n, rank in enumerate(self.order) if not mastery.met(rank)), 0)
        self.lit = 0  # coins counted so far
        self._met = False

    @property
    def rank(self) -> Rank:
        return self.order[self.place]

    @property
    def counted(self) -> int:
        """How many signs there are to count; a king is not counted but found on the ladder."""
        return 0 if self.rank in LETTERS else int(self.rank)

    def opening(self) -> tuple[str, ...]:
        first = (of("this_is", self.rank),)
        if not self.counted:
            return (*first, "learn_on_the_ladder")
        return (*first, "lesson_count_with_me", *(f"number_{n}" for n in range(1, self.counted + 1)))

    @property
    def caption(self) -> str:
        """Numbers light up one by one; they are not written out."""
        counting = [key for key in self.told if key.startswith("number_")]
        shown = tuple(key for key in self.told if key not in counting or key == self.speaker.saying)
        return " ".join(filter(None, map(words, shown))) if self.writes else ""

    def resize(self, size: tuple[int, int]) -> None:
        super().resize(size)
        if not self._met:
            self._met = True
            self.meet(self.place)

    def meet(self, place: int) -> None:
        self.place, self.lit = place % len(self.order), 0
        self.reply(Reply(self.opening(), "card_flip"))

    def count(self) -> None:
        self.meet(self.place)

    def tap_coin(self) -> None:
        """The child counts by itself: the next coin lights up and its number is said."""
        self.lit = self.lit % self.counted + 1 if self.counted else 0
        self.reply(Reply((f"number_{self.lit}",), "coin_card"))

    def tapped_nothing(self) -> Reply:
        return Reply((of("this_is", self.rank),), "button_tick")

    def update(self, dt: float) -> None:
        super().update(dt)
        number = self.speaker.saying.removeprefix("number_")
        if number.isdigit() and int(number) != self.lit:
            self.lit = int(number)
            self.renew()

    # ---- what lies where --------------------------------------------------------------------------
    def laid(self, m: Measure) -> Laid:
        room = self.room
        felt, gap = room.felt, m.gap(20)
        head = round(text.height(room.px(48)) * 1.05)
        name = text.line(capital(rank_word(self.rank)), room.px(48), CREAM, outline=max(2, room.px(48) // 15))
        h = round(min(felt.h - gap, felt.w * 0.38 / CARD))
        card = Box(felt.x + felt.w * 0.04, felt.middle[1] - h / 2, round(h * CARD), h)
        right = Box(card.right + 2 * gap, felt.y, felt.right - card.right - 2 * gap, felt.h)
        third = (right.h - head) * 0.42
        speech = Box(right.x, right.y + head, right.w, third)
        counting = Box(right.x, speech.bottom + gap, right.w, right.h - head - third - gap)
        pieces = self.bars(words("learn_step_meet").rstrip("."))
        pieces.append(Picture(Box(right.x, right.y, right.w, head), lambda on, at: put(on, name, center=at.middle)))
        pieces.append(Picture(card.whole(), self._draw_card))
        pieces += self.speech(speech, room.px(26))
        if self.counted:
            pieces.append(self._coins(room, counting))
        return Laid([*pieces, *self._foot(room)])

    def _draw_card(self, surface: pygame.Surface, at: Box) -> None:
        w, h = round(at.w), round(at.h)
        dark, (dx, dy) = shadow(w, h)
        surface.blit(dark, (round(at.x) + dx, round(at.y) + dy))
        suit = SUITS[self.place % len(SUITS)]
        surface.blit(Deck().picture(card_of(self.rank, suit), w, h), (round(at.x), round(at.y)))

    def _coins(self, room: Room, box: Box) -> Sign:
        """As many places as the card has signs, and a coin on each that was counted."""
        return CoinsToCount(self, box)

    def _foot(self, room: Room) -> list[Piece]:
        row, gap = room.row(room.foot), room.m.gap(16)
        before = Sign("before", "learn_before", "", self._go(-1), row, "back")
        again = Sign(
            "count", "lesson_count_with_me", _("Count"), self.once("count", self.count), row, "coins", px=room.px(22)
        )
        after = Sign("next", "learn_next", _("Next"), self._go(1), row, "next", "primary", room.px(22))
        wide = [room.target, again.wide(room.target), after.wide(room.target)]
        for n, sign in ((1, again), (2, after)):
            if not fits_beside(room, sum(wide) + 2 * gap):
                sign.label, wide[n] = "", round(room.target * (1.3 if n == 2 else 1))
        x = row.right - sum(wide) - 2 * gap
        for sign, w in zip((before, again, after), wide, strict=True):
            sign.box = Box(x, row.y, w, row.h)
            x += w + gap
        lit = up_to(self.rank)[-1:] if self.lit < 1 else up_to(LADDER[min(self.lit, 13) - 1])
        mastery = self.app.kept.profiles.mastery(self.child)
        return [Ladder(ladder_room(room, sum(wide) + 2 * gap), room.px(24), mastery, lit), before, again, after]

    def _go(self, way: int) -> Callable[[], None]:
        return self.once(f"go {way}", lambda: self.meet(self.place + way))


class CoinsToCount(Sign):
    """Places in rows of five, as fingers are; a tap lays the next coin."""

    def __init__(self, scene: MeetCards, box: Box) -> None:
        super().__init__("coins", "lesson_count_with_me", "", scene.once("coins", scene.tap_coin), box, "coins")
        self.scene = scene

    def paint(self, surface: pygame.Surface, at: Box, state: str) -> None:
        count = self.scene.counted
        rows = -(-count // IN_ROW)
        size = round(min(at.w / (min(count, IN_ROW) * 1.15), at.h / (rows * 1.15), self.scene.measure.gap(96)))
        step = size * 1.15
        wide = step * min(count, IN_ROW)
        for n in range(count):
            x = at.middle[0] - wide / 2 + (n % IN_ROW + 0.5) * step
            y = at.middle[1] + (n // IN_ROW - (rows - 1) / 2) * step
            put(surface, slot(size, size, round(size * 5.5)), center=(x, y))
            if n < self.scene.lit:
                put(surface, coins.on_card(round(size * 0.9), self.scene.child.coin_look, n), center=(x, y))
