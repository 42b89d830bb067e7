"""Play lesson: a lesson as it is seen, heard and tapped."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import pygame

from garbage_desktop.language import _
from garbage_desktop.learn.answer import Answer, Step
from garbage_desktop.learn.lesson import QUESTIONS, Lesson, Reply
from garbage_desktop.learn.lines import of, words
from garbage_desktop.learn.steps import LESSONS, CallIt, FindIt, Higher, InOrder
from garbage_desktop.motion.easing import clamp, ease_out, hump
from garbage_desktop.paint import coins, text
from garbage_desktop.paint.cards import Deck, dimming, shadow
from garbage_desktop.paint.furniture import glow_bleed, highlight, slot, star
from garbage_desktop.paint.kit import CREAM
from garbage_desktop.paint.pictures import put
from garbage_desktop.paint.widgets import Kind, State
from garbage_desktop.scenes.learn.child_scene import ChildScene
from garbage_desktop.scenes.learn.ladder import Ladder, fits_beside, ladder_room
from garbage_desktop.scenes.learn.room import CARD, Room, fitted, spread_out
from garbage_desktop.scenes.learn.signs import Name, Sign
from garbage_desktop.table.box import Box, around
from garbage_desktop.table.naming import capital, rank_word
from garbage_desktop.ui.control import Control
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.piece import Picture, Piece
from garbage_desktop.ui.sheet import Laid
from garbage_engine.cards import Card

if TYPE_CHECKING:
    from garbage_desktop.app import App
    from garbage_desktop.storage.profiles import Child

DEAL, STAGGER, SHAKE, DROP = 0.32, 0.07, 0.45, 0.3  # seconds
NARROW = 270  # pixels at 1280 x 720 that a bubble beside the middle card must have


class Places(NamedTuple):
    """What is where on the felt."""

    heading: Box
    speech: Box
    middle: Box  # the called card, or the row of cards in order
    stars: Box
    cards: Box


class CardToTap(Control):
    """A card on the table; what is said when it is tapped tells its name."""

    def __init__(self, scene: PlayLesson, place: int, box: Box) -> None:
        super().__init__(f"card {place}", box)
        self.scene, self.place = scene, place
        self.card = scene.lesson.cards[place]
        self.names = of("that_is", self.card.rank)

    def ring(self, at: Box) -> tuple[Box, float]:
        return at, at.w * 0.08

    def press(self) -> None:
        self.scene.once(self.key, lambda: self.scene.tap(self.place))()

    def paint(self, surface: pygame.Surface, at: Box, state: State) -> None:
        lesson, at = self.scene.lesson, self.scene.lies(self.place, at)
        lifted = at.moved(0, -0.02 * at.h) if state == "hover" and self.place not in lesson.found else at
        ringed = self.place in lesson.shining or (lesson.answered and self.place in lesson.found)
        self.scene.lay_card(surface, self.card, lifted, ringed=ringed)
        if self.place in lesson.dim and self.place not in lesson.found:
            w, h = round(at.w), round(at.h)
            surface.blit(dimming(w, h), (round(lifted.x), round(lifted.y)))
        if self.place in lesson.found and not isinstance(lesson, InOrder):
            self.scene.lay_coin(surface, self.place, lifted)


class Turning(Control):
    """The card that the child turns when it is the caller."""

    says = "learn_turn"

    def __init__(self, scene: PlayLesson, lesson: CallIt, box: Box) -> None:
        super().__init__("turn", box)
        self.scene, self.lesson = scene, lesson

    @property
    def primary(self) -> bool:
        return not self.lesson.open

    def ring(self, at: Box) -> tuple[Box, float]:
        return at, at.w * 0.08

    def press(self) -> None:
        self.scene.once("turn", lambda: self.scene.reply(self.lesson.turn()))()

    def paint(self, surface: pygame.Surface, at: Box, state: State) -> None:
        card = self.lesson.called if self.lesson.open else None
        self.scene.lay_card(surface, card, at, ringed=not self.lesson.open)


class PlayLesson(ChildScene):
    """Five questions, five stars, and then once more or something else."""

    child: Child

    def __init__(self, app: App, child: Child, step: Step, chance: Random | None = None) -> None:
        super().__init__(app, child)
        self.step = step
        self.chance = chance or Random()
        self._deck = Deck(back=app.kept.settings.card_back)
        self._dealt = self._missed = self._dropped = 9.0  # seconds since cards were dealt, one was wrong, one was found
        self._wrong = self._last = -1
        self._begin()

    def _begin(self) -> None:
        profiles, child = self.app.kept.profiles, self.child
        mastery = profiles.mastery(child)

        def note(answer: Answer) -> None:
            profiles.note(child, answer)

        kind = LESSONS[self.step]
        self.lesson: Lesson = kind(mastery, self.app.day(), self.chance, note, child.patience)
        self._first = self.lesson.next_question()
        self._dealt = 0.0
        self.ended = False

    def resize(self, size: tuple[int, int]) -> None:
        super().resize(size)
        if self._first:
            first, self._first = self._first, Reply()
            self.reply(first)

    # ---- what can be done -------------------------------------------------------------------------
    def tap(self, place: int) -> None:
        """A card or a name was tapped, whenever that was."""
        if self._dealing:
            self.reply(Reply(("learn_just_a_moment",), "button_tick"))
            return
        found = len(self.lesson.found)
        reply = self.lesson.tap(place)
        if len(self.lesson.found) > found:
            self._last, self._dropped = place, 0.0
        elif reply.sound == "try_again":
            self._wrong, self._missed = place, 0.0
        self.mood = "thinking" if reply.sound == "try_again" else "happy"
        self.reply(reply)

    def tapped_nothing(self) -> Reply:
        return Reply(("lesson_shall_we_play",), "button_tick") if self.ended else self.lesson.tap_nothing()

    def help(self) -> None:
        self.reply(self.lesson.ask_help())

    def again(self) -> None:
        self.reply(self.lesson.again())

    def play_on(self) -> None:
        self._begin()
        first, self._first = self._first, Reply()
        self.reply(first)

    def _end(self) -> None:
        self.ended, self.mood = True, "happy"
        self.reply(Reply(("lesson_well_done_today", "lesson_shall_we_play"), "praise_chime"))

    # ---- time -------------------------------------------------------------------------------------
    @property
    def calm(self) -> bool:
        return self.app.kept.settings.reduced_motion

    @property
    def _dealing(self) -> bool:
        return not self.calm and self._dealt < DEAL + STAGGER * (len(self.lesson.cards) - 1)

    @property
    def moving(self) -> bool:
        return not self.calm and (self._dealing or self._missed < SHAKE or self._dropped < DROP)

    def update(self, dt: float) -> None:
        was_moving = self.moving
        pace = dt * self.child.speed
        self._dealt, self._missed, self._dropped = self._dealt + pace, self._missed + dt, self._dropped + pace
        super().update(dt)
        self._go_on(pace)
        if was_moving:
            self.stale = True
        self._light_names()

    def _go_on(self, dt: float) -> None:
        quiet = self.speaker.quiet and not self.moving
        if self.lesson.over:
            if quiet and not self.ended:
                self._end()
            return
        before = self.lesson.stars, self.lesson.answered
        if reply := self.lesson.update(dt, quiet=quiet):
            if before[1] and not self.lesson.answered:
                self._dealt, self._wrong, self._last = 0.0, -1, -1
            self.reply(reply)

    def _light_names(self) -> None:
        for control in self.page.controls:
            if isinstance(control, Name):
                lit = self.speaker.saying == control.says
                self.stale |= lit != control.lit
                control.lit = lit

    def lies(self, place: int, at: Box) -> Box:
        """Where a card is in this moment: it is dealt from above, and shakes its head once when it is not the one."""
        if self.calm:
            return at
        share = clamp((self._dealt - place * STAGGER) / DEAL)
        if share < 1:
            start = (self.size[0] / 2 - at.w / 2, -at.h)
            way = ease_out(share)
            return Box(start[0] + (at.x - start[0]) * way, start[1] + (at.y - start[1]) * way, at.w, at.h)
        if place == self._wrong and self._missed < SHAKE:
            swing = hump(self._missed / SHAKE) * (1 if int(self._missed * 12) % 2 else -1)
            return at.moved(swing * 0.035 * at.w, 0)
        return at

    # ---- what lies where --------------------------------------------------------------------------
    def laid(self, m: Measure) -> Laid:
        room = self.room
        places = self._places(room)
        beside = places.stars.w + m.gap(16) if places.stars.y < room.top.bottom else 0
        pieces = self.bars(words(f"learn_step_{self.step}").rstrip(".?"), round(beside))
        pieces += self._heading(places.heading) + self.speech(places.speech, room.px(24)) + self._stars(places.stars)
        if self.ended:
            return Laid([*pieces, *self._what_next(places)])
        return Laid([*pieces, *self._middle(places), *self._cards(places), *self._foot(room)])

    def _places(self, room: Room) -> Places:
        """The bubble is at the left; where it is narrow the called card lies at the right, and the stars in the bar."""
        felt, gap = room.felt, room.m.gap(16)
        head = round(text.height(room.px(44)) * 1.05)
        rest = felt.h - head - 2 * gap
        high = min(rest * 0.44, felt.w * 0.34)
        low = min(rest - high, felt.w * 0.44)
        y = felt.y + (rest - high - low) * 0.4
        heading = Box(felt.x, y, felt.w, head)
        y = heading.bottom + gap
        cards = Box(felt.x, y + high + gap, felt.w, low)
        w = high * CARD + gap
        side = (felt.w - w) / 2 - gap
        if self._middle_cards == 1 and side * 0.64 > room.m.length(NARROW):
            speech, stars = Box(felt.x, y, side, high), Box(felt.right - side, y, side, high)
            return Places(heading, speech, around(felt.middle[0], y + high / 2, w, high), stars, cards)
        w = {0: 0.0, 1: w}.get(self._middle_cards, felt.w * (0.46 if felt.w > 900 else 0.38))
        speech = Box(felt.x, y, felt.w - w - gap, high)
        return Places(heading, speech, Box(felt.right - w, y, w, high), self._stars_in_bar(room), cards)

    def _stars_in_bar(self, room: Room) -> Box:
        row = room.row(room.top)
        size = min(row.h * 0.62, row.w * 0.055)
        w = size * 1.15 * QUESTIONS
        return Box(row.right - room.target - room.m.gap(16) - w, row.y, w, row.h)

    @property
    def _middle_cards(self) -> int:
        """How many cards lie in the middle."""
        if isinstance(self.lesson, InOrder):
            return len(self.lesson.cards)
        return 0 if isinstance(self.lesson, Higher) else 1

    def _heading(self, box: Box) -> list[Piece]:
        line = "lesson_well_done_today" if self.ended else self.lesson.call()[0]
        if line == "learn_look_closely":
            line = self.lesson.call()[1]
        px, _lines = fitted(words(line), self.room.px(44), "display", box, 1)
        letters = text.line(words(line), px, CREAM, outline=max(2, px // 15))
        return [Picture(box, lambda on, at: put(on, letters, center=at.middle))]

    def _stars(self, box: Box) -> list[Piece]:
        size = round(min(box.h, box.w / QUESTIONS / 1.15, self.room.m.length(50)))
        x = box.middle[0] - size * 1.15 * QUESTIONS / 2
        y = box.middle[1] - size / 2
        earned = self.lesson.stars

        def paint(surface: pygame.Surface, at: Box) -> None:
            for n in range(QUESTIONS):
                surface.blit(star(size, n < earned), (round(at.x + n * size * 1.15), round(at.y)))

        return [Picture(Box(x, y, size * 1.15 * QUESTIONS, size), paint)]

    def _middle(self, places: Places) -> list[Piece]:
        lesson, box = self.lesson, places.middle
        if isinstance(lesson, InOrder):
            return self._row_to_fill(lesson, box)
        if isinstance(lesson, Higher):
            return []
        h = round(box.h * 0.94)
        at = around(*box.middle, round(h * CARD), h).whole()
        if isinstance(lesson, CallIt):
            return [Turning(self, lesson, at)]
        assert isinstance(lesson, FindIt)
        card = lesson.called if lesson.open else None
        return [Picture(at, lambda on, where: self.lay_card(on, card, where, ringed=True))]

    def _row_to_fill(self, lesson: InOrder, box: Box) -> list[Piece]:
        """Empty places from left to right, and the cards that lie there by now."""
        boxes = spread_out(len(lesson.cards), box.grown(0, -box.h * 0.03), self.room.m.gap(10))

        def paint(surface: pygame.Surface, at: Box) -> None:
            for n, where in enumerate(boxes):
                surface.blit(slot(round(where.w), round(where.h)), (round(where.x), round(where.y)))
                if n < len(lesson.found):
                    self.lay_card(surface, lesson.cards[lesson.found[n]], where, ringed=lesson.answered)

        return [Picture(box, paint)]

    def _cards(self, places: Places) -> list[Piece]:
        lesson, gap = self.lesson, self.room.m.gap(24)
        if isinstance(lesson, CallIt):
            return list(self._names(lesson, places.cards))
        boxes = spread_out(len(lesson.cards), places.cards, gap)
        gone = lesson.found if isinstance(lesson, InOrder) else []
        return [CardToTap(self, n, box) for n, box in enumerate(boxes) if n not in gone]

    def _names(self, lesson: CallIt, box: Box) -> list[Name]:
        gap, count = self.room.m.gap(24), len(lesson.names)
        px = self.room.px(34)
        labels = [capital(rank_word(rank)) for rank in lesson.names]
        w = min((box.w - gap * (count - 1)) / count, max(text.width(label, px) for label in labels) + 3.6 * px)
        while px > 24 and max(text.width(label, px) for label in labels) + 2 * px > w:
            px -= 1
        h = min(box.h * 0.7, max(self.room.target * 1.5, 2.4 * px))
        x = box.middle[0] - (count * w + gap * (count - 1)) / 2
        names = []
        for n, label in enumerate(labels):
            at = Box(x + n * (w + gap), box.middle[1] - h / 2, w, h).whole()
            key = f"name {n}"
            name = Name(key, of("rank", lesson.names[n]), label, self._naming(key, n), at, px)
            name.dim, name.shines, name.found = n in lesson.dim, n in lesson.shining, n in lesson.found
            names.append(name)
        return names

    def _naming(self, key: str, place: int) -> Callable[[], None]:
        return self.once(key, lambda: self.tap(place))

    def _foot(self, room: Room) -> list[Piece]:
        row, gap, px = room.row(room.foot), room.m.gap(16), room.px(22)
        again = Sign("again", "learn_again", _("Again"), self.once("again", self.again), row, "repeat-speech", px=px)
        kind: Kind = "primary" if not isinstance(self.lesson, CallIt) or self.lesson.open else "secondary"
        more = Sign("help", "learn_help", _("Help me"), self.once("help", self.help), row, "hint", kind, px)
        wide = [again.wide(room.target), more.wide(room.target)]
        if not fits_beside(room, sum(wide) + gap):
            again.label, wide[0] = "", room.target
        if not fits_beside(room, sum(wide) + gap):
            more.label, wide[1] = "", room.target
        more.box = Box(row.right - wide[1], row.y, wide[1], row.h)
        again.box = Box(more.box.x - gap - wide[0], row.y, wide[0], row.h)
        ladder = Ladder(ladder_room(room, sum(wide) + gap), room.px(24), self.lesson.mastery, self.lesson.rungs)
        return [ladder, again, more]

    def _what_next(self, places: Places) -> list[Piece]:
        room = self.room
        px, h, gap = room.px(26), round(room.target * 1.2), room.m.gap(24)
        once_more = _("Once more")
        else_ = _("Something else")
        other = Sign("else", "learn_something_else", else_, self.once("else", self.back), places.cards, "swap", px=px)
        more = Sign(
            "more",
            "lesson_shall_we_play",
            once_more,
            self.once("more", self.play_on),
            places.cards,
            "replay",
            "primary",
            px,
        )
        box, y = places.cards, places.cards.middle[1] - h / 2
        wide = [other.wide(h), more.wide(h)]
        x = box.middle[0] - (sum(wide) + gap) / 2
        other.box, more.box = Box(x, y, wide[0], h), Box(x + wide[0] + gap, y, wide[1], h)
        lit = Ladder(ladder_room(room, 0), room.px(24), self.lesson.mastery, self.lesson.mastery.sure_of)
        return [lit, other, more]

    def line_of(self, control: Control) -> str:
        """The names of cards are not given away."""
        return "" if isinstance(control, Name | CardToTap) else super().line_of(control)

    # ---- cards and coins --------------------------------------------------------------------------
    def lay_card(self, surface: pygame.Surface, card: Card | None, at: Box, *, ringed: bool = False) -> None:
        w, h = round(at.w), round(at.h)
        dark, (dx, dy) = shadow(w, h)
        surface.blit(dark, (round(at.x) + dx, round(at.y) + dy))
        surface.blit(self._deck.picture(card, w, h), (round(at.x), round(at.y)))
        if ringed:
            unit = self.measure.scale
            bleed = glow_bleed(unit)
            surface.blit(highlight(w, h, w * 0.075, unit), (round(at.x) - bleed, round(at.y) - bleed))

    def lay_coin(self, surface: pygame.Surface, place: int, at: Box) -> None:
        """The coin falls on a card that was just found."""
        px = round(at.w * 0.36)
        high = 0.0
        if place == self._last and not self.calm:
            high = (1 - ease_out(clamp(self._dropped / DROP))) * at.h * 0.6
        put(
            surface, coins.on_card(px, self.child.coin_look, place), center=(at.middle[0], at.bottom - px * 0.72 - high)
        )
