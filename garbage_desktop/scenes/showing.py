"""Showing: a table as it is seen and worked, whoever plays there: director, painter, bars, buttons, keys."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import pygame

from garbage_desktop.language import _
from garbage_desktop.motion.acts import Mover
from garbage_desktop.motion.director import Director
from garbage_desktop.motion.eyes import Eyes
from garbage_desktop.motion.speeds import Pace
from garbage_desktop.paint import text
from garbage_desktop.scenes.at_table import AtTable
from garbage_desktop.scenes.history import History, Panel
from garbage_desktop.scenes.hud import answer_key, hud
from garbage_desktop.scenes.scene import Size
from garbage_desktop.seats import SeatInfo
from garbage_desktop.table.chronicle import Chronicle, Line
from garbage_desktop.table.layout import shape_of
from garbage_desktop.table.middle import case_sizes
from garbage_desktop.table.places import HandCard
from garbage_desktop.table.plan import Plan, plan
from garbage_desktop.table.stage import Bar, TableCard
from garbage_desktop.table.view import Answer, Look, Said, View
from garbage_desktop.ui.control import Button
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.prompt import NOTHING, Choice, Move, Prompt
from garbage_desktop.ui.sheet import Laid
from garbage_engine.events import AnyEvent, DealStarted
from garbage_engine.rules import Rules
from garbage_engine.table import Table

if TYPE_CHECKING:
    from garbage_desktop.app import App

GLANCE = 0.1  # seconds between two looks of faces at rest


class Showing(AtTable):
    """What a table looks like. Who plays there, and what can be chosen, is said in `offered` and `choose`."""

    director: Director

    def __init__(self, app: App, table: Table, seats: Sequence[SeatInfo], rules: Rules) -> None:
        super().__init__(app, seats)
        self.rules = rules
        self.front = next((n for n, seat in enumerate(seats) if seat.person), 0)
        self.searching: frozenset[int] = frozenset()  # seats of children who look for their cards
        self.chronicle = Chronicle(self.sitters, rules)
        self.looks: tuple[Look, ...] = ()
        self.history_open = False
        self.prompt = self._laid_prompt = NOTHING
        self._wanted: HandCard | Move | None = None  # tapped in motion: done at rest, if it is still possible
        self._skips = False
        self._eyes, self._unseen = Eyes(len(seats)), 0.0
        self._written: list[Line] = []  # at the top of the open history
        self._deal_from = 0  # the line of the history with which this hand begins
        self.director = Director(table, self._view(table), self._pace(), self.tell)

    # ---- what others say --------------------------------------------------------------------------
    def offered(self) -> Prompt:
        """What can be chosen now."""
        raise NotImplementedError

    def choose(self, does: object) -> None:
        """A button was pressed: the answer it gives, or a move of the table."""
        raise NotImplementedError

    def tell(self, event: AnyEvent, before: Table) -> None:
        """An event is about to be seen."""
        if isinstance(event, DealStarted):
            self._deal_from = len(self.chronicle.lines)
        self.chronicle.hear(event, before)

    def go_on(self, dt: float) -> None:
        """The table is at rest."""

    # ---- the view ---------------------------------------------------------------------------------
    def _pace(self) -> Pace:
        return Pace(math.inf if self._skips else self.chosen.speed, self.chosen.reduced_motion)

    def _view(self, table: Table) -> View:
        return View(
            size=self.size,
            sitters=self.sitters,
            measure=text.width,
            front=self.front,
            text=self.chosen.text_size,
            finger=self.page.finger,
            panel=self.panel,
            rules=self.rules,
            cards=self.rules.hand_size,
            pack=52 * self.rules.packs(len(self.seats)) // self.rules.stocks,
            buys=self.rules.buy_card,
            idle_dealer=self.rules.ruleset == "family" and not self.rules.dealer_puts_and_takes,
            turn=self.turn,
            searching=self.searching,
            said=self.said(),
            answers=tuple(Answer(choice.label, bool(choice.icon)) for choice in self.prompt.choices),
            remarks=self.remarks,
            looks=self.looks,
            guessing=self.prompt.guessing,
            fresh=HandCard(*self.prompt.fresh) if self.prompt.fresh else None,
            goes=HandCard(*self.prompt.goes) if self.prompt.goes else None,
        )

    def said(self) -> Said:
        """What has happened, and below it what the player can do. A question takes the place of both."""
        said = self.chronicle.said
        hint = (self.prompt.hint,) if self.prompt.hint else ()
        if self.prompt.question:
            meaning = self._pointed_out()
            return Said(tuple(filter(None, (self.prompt.question, self.prompt.short))), (meaning,) if meaning else hint)
        return Said(said.headline, hint if self.prompt.shining else said.detail or hint)

    def _pointed_out(self) -> str:
        """What the answer means that somebody points at."""
        key = self.page.pointed.key if self.page.pointed else ""
        return next((choice.meaning for choice in self.prompt.choices if answer_key(self.prompt, choice) == key), "")

    @property
    def panel(self) -> int:
        """Pixels at the right that the table leaves free."""
        return Panel.width(self.measure) if self.history_open else 0

    def look(self) -> None:
        """Show what has changed besides the table itself."""
        written = self.chronicle.lines[-1:] if self.panel else []
        asked_anew = self.prompt != self._laid_prompt  # the same words on a button may mean another answer
        if asked_anew or written != self._written or self._view(self.director.shown) != self.director.view:
            self._written = written
            self.renew()

    def renew(self) -> None:
        self._laid_prompt = self.prompt
        self.director.view = self._view(self.director.shown)
        self.director.pace = self._pace()
        super().renew()

    def resize(self, size: Size) -> None:
        super().resize(size)
        self.refresh()

    # ---- buttons ----------------------------------------------------------------------------------
    def laid(self, m: Measure) -> Laid:
        pieces = hud(self)
        if not self.panel:
            return Laid(pieces)
        around, view, reach = self._history(m)
        return Laid([*pieces, *around], view, reach)

    def _history(self, m: Measure) -> Laid:
        """The panel at the right, between the bars."""
        things = self.director.stage.things
        top, foot = (
            next(thing.box for thing in things if isinstance(thing, Bar) and thing.at_top == up) for up in (1, 0)
        )
        close = Button("", self.tell_history, kind="quiet-cream", icon="close", key="close")
        whole = Button(
            _("The whole match"), self.tell_all, kind="quiet-cream", icon="history", key="whole", px=m.px(20)
        )
        return Panel(self.chronicle.lines[self._deal_from :], self.seats, m).laid(top.bottom, foot.y, close, whole)

    @property
    def plan(self) -> Plan:
        return plan(shape_of(self.director.shown, self.director.view))

    # ---- what can be done -------------------------------------------------------------------------
    def take(self, choice: Choice) -> None:
        """Do what a button says."""
        self.paused = False
        if choice.does is Move.HURRY:
            self.hurry_on()
        else:
            self.choose(choice.does)
        self.refresh()

    def draft_guess(self, red: bool | None = None, coins: int | None = None) -> None:
        """A colour, or how many coins, was chosen on the board."""

    def tap_card(self, place: HandCard) -> None:
        self.director.place(place.seat, place.card)
        self.refresh()

    def tell_history(self) -> None:
        """Show or hide what has happened in this hand."""
        if Panel.width(self.measure):
            self.history_open = not self.history_open
            self.renew()
        else:
            lines = self.chronicle.lines[self._deal_from :]
            self.app.push(History(self.app, _("What happened"), lines, self.seats))

    def tell_all(self) -> None:
        self.app.push(History(self.app, _("The whole match"), self.chronicle.lines, self.seats))

    # ---- input ------------------------------------------------------------------------------------
    def handle(self, event: pygame.Event) -> None:
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_LEFT and self._on_table(event.pos):
                self._tap(event.pos)
            case _:
                super().handle(event)

    def press_primary(self) -> None:
        if (primary := self.prompt.primary) and not primary.costs:
            self.take(primary)
        elif self.prompt.question:
            self.app.sound.play("not_now")

    def _on_table(self, where: tuple[float, float]) -> bool:
        return not self.page.over(where) and where[0] < self.size[0] - self.panel

    def _tap(self, where: tuple[float, float]) -> None:
        """A click on the table itself: the shoe, a card that will be asked for, or bare felt."""
        self.page.handle(pygame.Event(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(1, 0, 0)))
        primary, stage = self.prompt.primary, self.director.stage
        if self.paused:
            self.pause()
        elif stage.on_shoe(*where) and (self.prompt.shoe or not self.director.idle):
            self._wanted = Move.HURRY
        elif card := stage.card(*where, self._askable()):
            self._wanted = card
        elif primary and primary.does is Move.HURRY:
            self.take(primary)
        elif self.director.moving:
            self.hurry_on()

    def _askable(self) -> list[HandCard]:
        """Cards that shine and may wait for a coin in a moment."""
        things = (thing for thing in self.director.stage.things if isinstance(thing, TableCard) and thing.ring)
        return [
            thing.place
            for thing in things
            if isinstance(thing.place, HandCard) and thing.place.seat in self.director.by_hand
        ]

    def _do_what_was_wanted(self) -> None:
        """A tap in motion counts at rest, if it still can."""
        wanted = self._wanted
        if isinstance(wanted, HandCard) and wanted in self.director.held:
            self._wanted = None
            self.tap_card(wanted)
        elif wanted and self.director.idle:
            self._wanted = None
            if wanted is Move.HURRY and self.prompt.shoe and self.prompt.primary:
                self.take(self.prompt.primary)

    # ---- time -------------------------------------------------------------------------------------
    def update(self, dt: float) -> None:
        moved, busy = self.director.moving, not self.director.resting
        self.run(dt)
        if self.director.idle and not self.paused:
            self._skips = False
            self._painter.warm(self.director.stage, lambda: case_sizes(self.plan.shape))
            self.go_on(dt)
        changes = self.fade_remark(dt) | self._let_look(dt)
        if changes or busy or not self.director.resting:
            self.refresh()
        self._do_what_was_wanted()
        self.stale |= moved or self.director.moving
        super().update(dt)

    def refresh(self) -> None:
        """Offer what can be chosen now, and show it."""
        if self.app.scenes and self.app.scene is self:
            self.director.pace = self._pace()
            self.prompt = self.offered()
            self.look()

    def _let_look(self, dt: float) -> bool:
        """Eyes follow what moves. True if a face is new."""
        if not self.blink(dt):
            return False
        self._unseen += dt
        if self._unseen < GLANCE and not self.director.moving:
            return False
        before, self.looks = self.looks, self._eyes.update(self._unseen, self.director, self.turn)
        self._unseen = 0.0
        if self.looks == before:
            return False
        self.director.look(self.looks)
        self.stale = True
        return True

    # ---- the picture ------------------------------------------------------------------------------
    def movers(self) -> Iterable[Mover]:
        return map(self._unlit, super().movers())

    def _unlit(self, mover: Mover) -> Mover:
        """Cards that a child looks for give no sign."""
        place = getattr(mover.thing, "place", None)
        if mover.pose.glow and isinstance(place, HandCard) and place.seat in self.searching:
            return mover._replace(pose=mover.pose._replace(glow=0.0))
        return mover
