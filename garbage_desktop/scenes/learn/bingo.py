"""Bingo for children: the real bingo with two animals, at a slow pace, and nobody takes what a child has missed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec
import pygame

from garbage_desktop import company
from garbage_desktop.language import _
from garbage_desktop.paint import text
from garbage_desktop.paint.kit import CREAM
from garbage_desktop.paint.pictures import put
from garbage_desktop.paint.widgets import button_width
from garbage_desktop.scenes.hud import slim
from garbage_desktop.scenes.learn.child_scene import ChildScene, bar
from garbage_desktop.scenes.learn.child_table import PRESSES, ChildTable
from garbage_desktop.scenes.learn.ladder import Ladder, ladder_room
from garbage_desktop.scenes.learn.room import fitted
from garbage_desktop.scenes.learn.signs import Sign
from garbage_desktop.scenes.table import ARROWS
from garbage_desktop.seats import SeatInfo
from garbage_desktop.session import Session
from garbage_desktop.storage.settings import Settings
from garbage_desktop.table.box import Box
from garbage_desktop.table.places import Place
from garbage_desktop.table.view import Said
from garbage_desktop.ui.control import Button, Control
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.piece import Picture
from garbage_desktop.ui.prompt import Move, Prompt
from garbage_desktop.ui.sheet import Laid
from garbage_engine.events import AnyEvent, CardTurned
from garbage_engine.rules import PRESETS
from garbage_engine.setup import Setup
from garbage_engine.table import Table

if TYPE_CHECKING:
    from garbage_desktop.app import App
    from garbage_desktop.storage.profiles import Child

ANIMALS = 2
CORNER = "help"  # the button at the right end, whose place another one takes
GROWN_UP = ("speed", "history", "pause", "help")  # buttons that a child has no use for
PACE = 0.7  # of the usual one
KEYS = {*ARROWS, *PRESSES, pygame.K_TAB, pygame.K_ESCAPE}


def new_bingo(app: App, child: Child, seed: str = "") -> ChildBingo:
    """A table for the child and two animals; the cards are shuffled as for everybody."""
    from garbage_desktop.scenes.new_game import any_seed

    me = SeatInfo(child.name, child.art, child=child.id)
    seats = [me, *(company.bot_seat(bot) for bot in company.free_bots([me])[:ANIMALS])]
    return ChildBingo(app, Session.new(Setup(PRESETS["bingo"], len(seats), seed or any_seed()), seats))


class ChildBingo(ChildTable):
    """Leads back to the steps; after each hand a child is asked whether it wants another."""

    smallest = 18

    @property
    def chosen(self) -> Settings:
        """The child's own coins, and a slow pace whatever others like."""
        chosen, child = super().chosen, self.child
        speed = min(1.0, chosen.speed) * PACE * child.speed
        return msgspec.structs.replace(chosen, coin_look=child.coin_look, speed=speed)

    @property
    def child(self) -> Child:
        return next(iter(self.children.values()))

    # ---- only what a child needs, each with a picture, and a line when it is pointed at --------------
    def offered(self) -> Prompt:
        offered = super().offered()
        return offered._replace(choices=tuple(one for one in offered.choices if one.does is not Move.SKIP))

    def tell(self, event: AnyEvent, before: Table) -> None:
        """What is not spoken is not written; and with a new card the last words are over."""
        super().tell(event, before)
        self.remark = None
        if isinstance(event, CardTurned):
            self.minder.told = ()

    def said(self) -> Said:
        return Said((self.minder.caption,))

    def laid(self, m: Measure) -> Laid:
        laid = super().laid(m)
        pieces = [piece for piece in laid.pieces if getattr(piece, "key", "") not in GROWN_UP]
        corner = self.director.stage.boxes[CORNER]
        for piece in pieces:
            if isinstance(piece, Button) and piece.key == "menu":
                back, high = _("Back"), round(piece.box.h)
                piece.icon = "back"
                piece.label = back if button_width(back, high, "back", piece.px) <= piece.box.w else ""
            elif isinstance(piece, Button) and piece.key == "sound":
                piece.box = slim(corner)
        top = Box(0, 0, self.size[0], self.plan.top)
        return laid._replace(pieces=[bar(top, at_top=True), *pieces])  # instead of the only phase: the ladder

    def _ladder(self) -> Iterator[Ladder]:
        """It is there all the time, and lights up as help."""
        boxes, gap = self.director.stage.boxes, self.measure.gap(24)
        left, right = boxes["menu"].right + gap, boxes[CORNER].x - gap
        w = min(right - left, 13 * self.measure.length(66))
        h = min(self.plan.top - 16, max(48, self.measure.px(44)))
        box = Box((left + right - w) / 2, (self.plan.top - h) / 2, w, h).whole()
        search = next(iter(self.searches.values()), None)
        lit = (search.rank,) if search and search.on_ladder else ()
        yield Ladder(box, self.measure.px(24), self.app.kept.profiles.mastery(self.child), lit)

    def line_of(self, control: Control) -> str:
        return "learn_back" if control.key == "menu" else super().line_of(control)

    # ---- a child taps as it likes -------------------------------------------------------------------
    def handle(self, event: pygame.Event) -> None:
        """There are no keys for grown-ups here."""
        if event.type == pygame.KEYDOWN and event.key not in KEYS:
            self.app.sound.play("button_tick")
        else:
            super().handle(event)

    @property
    def floor(self) -> Child:
        return self.child

    def _listener(self, place: Place) -> Child:
        """Every card says its name."""
        return self.child

    def _question(self) -> tuple[str, ...]:
        deals = self.director.moving and self.director.shown.called is None
        return super()._question() or (("learn_just_a_moment",) if deals else ("learn_animals_play",))

    # ---- between two hands --------------------------------------------------------------------------
    def show_summary(self) -> None:
        won = bool(self.session.you in self.director.shown.winners)
        self.app.push(BingoOver(self.app, self, won=won))

    def back(self) -> None:
        self.app.pop()

    def leave(self) -> None:
        self.app.pop()

    def once_more(self) -> None:
        self.app.pop()
        self.app.push(new_bingo(self.app, self.child))

    def next_hand(self) -> None:
        """After the last hand there is a new match."""
        if self.session.over:
            self.once_more()
        else:
            super().next_hand()


class BingoOver(ChildScene):
    """Whoever had the bingo: it was good to play."""

    def __init__(self, app: App, table: ChildBingo, *, won: bool) -> None:
        super().__init__(app, table.child)
        self.table, self.won = table, won
        self.told = self.opening()
        self.speaker.say(self.told)

    def opening(self) -> tuple[str, ...]:
        return (*(("call_bingo",) if self.won else ()), "lesson_well_done_today", "lesson_shall_we_play")

    def laid(self, m: Measure) -> Laid:
        room = self.room
        assert self.child
        felt, gap, px, h = room.felt, m.gap(24), room.px(26), round(room.target * 1.2)
        head = Box(felt.x, felt.y, felt.w, round(text.height(room.px(46)) * 1.1))
        words = _("Bingo!") if self.won else _("Well done today!")
        letters = text.line(words, fitted(words, room.px(46), "display", head, 1)[0], CREAM, outline=3)
        speech = Box(felt.x, head.bottom + gap, felt.w, felt.bottom - head.bottom - h - 3 * gap)
        other = Sign(
            "else", "learn_something_else", _("Something else"), self.once("else", self.back), felt, "swap", px=px
        )
        more = Sign(
            "more", "lesson_shall_we_play", _("Once more"), self.once("more", self.again), felt, "replay", "primary", px
        )
        wide = [other.wide(h), more.wide(h)]
        x, y = felt.middle[0] - (sum(wide) + gap) / 2, felt.bottom - h - gap / 2
        other.box, more.box = Box(x, y, wide[0], h), Box(x + wide[0] + gap, y, wide[1], h)
        mastery = self.app.kept.profiles.mastery(self.child)
        return Laid(
            [
                *self.bars(_("Bingo")),
                Picture(head, lambda on, at: put(on, letters, center=at.middle)),
                *self.asking(speech),
                Ladder(ladder_room(room, 0), room.px(24), mastery, ()),
                other,
                more,
            ]
        )

    def again(self) -> None:
        self.app.pop()
        self.table.next_hand()

    def back(self) -> None:
        """To the steps."""
        self.app.pop()
        self.table.leave()
