"""Choose step: what a child can play, each with its picture; what comes next in order shines."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from garbage_desktop.language import _
from garbage_desktop.learn.answer import STEPS, Step
from garbage_desktop.learn.lines import words
from garbage_desktop.learn.steps import suggested
from garbage_desktop.paint import coins
from garbage_desktop.paint.cards import Deck, shadow
from garbage_desktop.paint.icons import icon
from garbage_desktop.paint.kit import GREEN
from garbage_desktop.paint.pictures import put
from garbage_desktop.scenes.learn.ladder import Ladder, ladder_room
from garbage_desktop.scenes.learn.room import CARD
from garbage_desktop.scenes.learn.signs import Plate
from garbage_desktop.scenes.learn.who_plays import Faces, grid
from garbage_desktop.table.box import Box
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.piece import Piece
from garbage_desktop.ui.sheet import Laid
from garbage_engine.cards import cards

if TYPE_CHECKING:
    from garbage_desktop.app import App
    from garbage_desktop.storage.profiles import Child

SHOWN: dict[Step, tuple[str, str]] = {  # cards, and a sign beside them
    "meet": ("Ah 2h 3h", ""),
    "find": ("7s", "search"),
    "higher": ("4d 9d", ""),
    "order": ("2c 3d 4s", "next"),
    "alike": ("6h 9h", ""),
    "bingo": ("5s 8h", "coin"),
    "call": ("Qh", "voice"),
}


class ChooseStep(Faces):
    child: Child

    def __init__(self, app: App, child: Child) -> None:
        super().__init__(app, child)
        self.told = self.opening()
        self.speaker.say(self.told)

    def opening(self) -> tuple[str, ...]:
        return ("learn_what_now",)

    def laid(self, m: Measure) -> Laid:
        room, profiles = self.room, self.app.kept.profiles
        mastery = profiles.mastery(self.child)
        speech, below = self.above(room)
        pieces: list[Piece] = [*self.bars(self.child.name), *self.asking(speech, self.child.art)]
        now = suggested(mastery, profiles.answers(self.child), bool(profiles.played(self.child)))
        boxes = grid(len(STEPS), below, room.m.gap(20), 1.3, room.m.length(290))
        pieces += [self._plate(step, box, step == now) for step, box in zip(STEPS, boxes, strict=True)]
        pieces.append(Ladder(ladder_room(room, 0), room.px(24), mastery, ()))
        return self.plates_first(pieces)

    def _plate(self, step: Step, at: Box, now: bool) -> Plate:
        label = NAMES[step]()
        does = self.once(step, lambda: self.play(step))
        unit = at.h / 260
        return Plate(step, f"learn_step_{step}", label, does, at, self._picture(step), 24, now=now, unit=unit)

    def _picture(self, step: Step) -> Callable[[pygame.Surface, Box], None]:
        shown, sign = SHOWN[step]
        deck, look = Deck(back=self.app.kept.settings.card_back), self.child.coin_look

        def paint(surface: pygame.Surface, at: Box) -> None:
            lying = cards(shown)
            h = min(at.h * 0.84, at.w * (0.3 if sign else 0.36) / CARD)
            w, lap = h * CARD, 0.5 if len(lying) > 2 else 1.08
            wide = w + (len(lying) - 1) * w * lap + (w * 0.9 if sign and sign != "coin" else 0)
            x, y = at.middle[0] - wide / 2, at.middle[1] - h / 2 + at.h * 0.03
            for n, card in enumerate(lying):
                here = (round(x + n * w * lap), round(y))
                dark, (dx, dy) = shadow(round(w), round(h))
                surface.blit(dark, (here[0] + dx, here[1] + dy))
                surface.blit(deck.picture(card, round(w), round(h)), here)
            if sign == "coin":
                put(surface, coins.on_card(round(w * 0.5), look), center=(x + w * 0.5, y + h * 0.74))
            elif sign:
                middle = (x + wide - w * 0.36, at.middle[1])
                put(surface, icon(sign, round(w * 0.72), GREEN), center=middle)

        return paint

    def play(self, step: Step) -> None:
        from garbage_desktop.scenes.learn.meet_cards import MeetCards
        from garbage_desktop.scenes.learn.play_lesson import PlayLesson

        match step:
            case "meet":
                self.app.push(MeetCards(self.app, self.child))
            case "bingo":
                self.bingo()
            case _:
                self.app.push(PlayLesson(self.app, self.child, step))

    def bingo(self) -> None:
        from garbage_desktop.scenes.learn.bingo import new_bingo

        self.app.push(new_bingo(self.app, self.child))

    def uncovered(self) -> None:
        super().uncovered()
        self.say(*self.opening())


NAMES: dict[Step, Callable[[], str]] = {
    "meet": lambda: words("learn_step_meet").rstrip("."),
    "find": lambda: words("learn_step_find").rstrip("."),
    "higher": lambda: words("learn_step_higher"),
    "order": lambda: words("learn_step_order").rstrip("."),
    "alike": lambda: _("Look-alikes"),
    "bingo": lambda: _("Bingo"),
    "call": lambda: _("You call"),
}
