"""Table scene: a match being played: who is asked what, and what comes between two hands."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
import pygame

from garbage_desktop.language import _, ngettext, translated
from garbage_desktop.scenes.at_table import Remark
from garbage_desktop.scenes.pause import Pause
from garbage_desktop.scenes.showing import Showing
from garbage_desktop.scenes.watching import Watching
from garbage_desktop.session import Session
from garbage_desktop.table.places import HandCard
from garbage_desktop.table.questions import Questions
from garbage_desktop.table.view import Said
from garbage_desktop.ui.prompt import NO_DRAFT, Draft, Move, Prompt, Spot, prompt, watching
from garbage_engine.events import AnyEvent
from garbage_engine.requests import AnyDecision, AnyRequest, Discard, StartDeal, TurnCard
from garbage_engine.table import Table

if TYPE_CHECKING:
    from garbage_desktop.app import App


ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, 1), pygame.K_DOWN: (0, -1)}


class TableScene(Showing):
    """Shows what happens in a session, and takes to it what persons answer."""

    tune = "table_ambience"

    def __init__(self, app: App, session: Session) -> None:
        self.session = session
        self._news = session.match.subscribe(session.you)
        self._summed_up: int | None = None  # the request before which the last hand was shown on paper
        self._draft = NO_DRAFT
        super().__init__(app, session.match.table(session.you), session.seats, session.match.setup.rules)
        self._remember()

    def _remember(self) -> None:
        """What happened before we came."""
        table, events = self.session.story()
        for event in events:
            Showing.tell(self, event, table)
            table.apply(event)
        if not events:
            self.chronicle.said = self._welcome()

    def _welcome(self) -> Said:
        dealer, each = self.session.match.setup.beginning.dealer, self.rules.start_coins
        first = _("You deal first.") if dealer == self.session.you else _("{name} deals first.")
        coins = ngettext("Everyone has {count} coin.", "Everyone has {count} coins.", each).format(count=each)
        return Said((f"{coins} {first.format(name=self.session.name(dealer))}",))

    # ---- what is asked ----------------------------------------------------------------------------
    def offered(self) -> Prompt:
        session, director = self.session, self.director
        director.by_hand = frozenset(session.persons) if self.chosen.coins_by_hand and not self._skips else frozenset()
        session.deal_by_itself = self.chosen.deal_by_itself
        held = frozenset((place.seat, place.card) for place in director.held)
        request = session.match.request
        if held:
            self.turn = min(held)[0]
        elif director.idle:
            self.front, self.turn = session.front, request.seat if request else None
        if held or (director.idle and session.asked):
            return self._asked(session.asked, held)
        turning = request if director.shown.row else None
        return watching(turning, by_hand=session.asked is request)

    def _asked(self, request: AnyRequest | None, held: frozenset[Spot]) -> Prompt:
        """What was begun for one question is forgotten with the next."""
        if request is None or request.number != self._draft.number:
            self._draft = Draft(request.number if request else None)
            if request and not isinstance(request, StartDeal | TurnCard):
                self.app.sound.play("your_turn")
        questions = Questions(self.chronicle.words, self.director.shown)
        return prompt(request, self.session.seats, held, self._draft, questions)

    def draft_guess(self, red: bool | None = None, coins: int | None = None) -> None:
        self._draft = self._draft._replace(
            red=self._draft.red if red is None else red, coins=self._draft.coins if coins is None else coins
        )
        self.refresh()

    def tap_card(self, place: HandCard) -> None:
        """A card gets its coin, or is the one that goes: once to choose it, twice to lay it aside."""
        if self.prompt.fresh is None:
            super().tap_card(place)
        elif self._draft.card == place.card:
            self.answer(Discard(place.card))
        else:
            self._draft = self._draft._replace(card=place.card)
        self.refresh()

    def handle(self, event: pygame.Event) -> None:
        """Arrows work the board: left and right the colour, up and down the coins."""
        guessing = self.prompt.guessing
        if guessing and event.type == pygame.KEYDOWN and event.key in ARROWS:
            way, coins = ARROWS[event.key]
            if way:
                self.draft_guess(red=way < 0)
            elif guessing.least <= guessing.coins + coins <= guessing.most:
                self.draft_guess(coins=guessing.coins + coins)
        else:
            super().handle(event)

    def choose(self, does: object) -> None:
        match does:
            case Move.HINT:
                self._draft = self._draft._replace(hinted=True)
                self.app.sound.play("hint_shine")
            case Move.PLACE:
                self.director.place_all()
            case Move.SKIP:
                self.skip_phase()
            case Move():
                pass
            case _:
                self.answer(does)  # type: ignore[arg-type]

    def answer(self, decision: AnyDecision) -> None:
        if self.session.asked and self.session.asked.number == self.prompt.number:
            self.session.answer(self.session.asked.number, decision)
            self._take_news()

    def skip_phase(self) -> None:
        """To the end of this small game, without waiting for pictures."""
        self._skips = True
        self.director.pace = self._pace()
        self.director.release()
        self.session.skip_phase()
        self._take_news()

    def hurry_on(self) -> None:
        super().hurry_on()
        if self.director.idle:
            self.session.skip_pause()

    # ---- what happens -----------------------------------------------------------------------------
    def _take_news(self) -> None:
        self.director.post(self._news)

    def tell(self, event: AnyEvent, before: Table) -> None:
        super().tell(event, before)
        if said := self.session.remark_on(event):
            self.remark = Remark(said.seat, translated(said.words))

    def go_on(self, dt: float) -> None:
        if self._has_news():
            return
        request = self.session.match.request
        if request is None or (isinstance(request, StartDeal) and self.session.asked):
            self._sum_up()
            return
        speed = self.chosen.speed * (4 if self.director.hurried else 1)
        self.session.update(dt, idle=True, paused=self.paused, speed=speed)
        self._take_news()

    def _has_news(self) -> bool:
        """How the match was resumed, or that it can no longer be kept: told once, when the table is at rest."""
        words, self.session.notice = self.session.notice, ""
        return self.tell_news(words or self.app.kept.news())

    # ---- between two hands ------------------------------------------------------------------------
    def _sum_up(self) -> None:
        """Once after each hand it is told on paper."""
        request = self.session.match.request
        number = request.number if request else -1
        if self.session.accounts.last is None or self._summed_up == number:
            return
        self._summed_up = number
        if self.session.persons:
            self.show_summary()
        elif request is None:
            self.show_results()

    def show_summary(self) -> None:
        from garbage_desktop.scenes.summary import Summary

        again = self._again(self.show_summary)
        self.app.push(Summary(self.app, self.session, self.next_hand, again, self.tell_history))

    def next_hand(self) -> None:
        if self.session.asked and self.prompt.primary:
            self.take(self.prompt.primary)
        elif self.session.over:
            self.show_results()

    def show_results(self) -> None:
        from garbage_desktop.scenes.results import Results

        self.app.push(Results(self.app, self.session, self.leave, self._again(self.show_results), self.once_more))

    def _again(self, then: Callable[[], object]) -> Callable[[], None]:
        """Watch the last hand, and be there again afterwards."""
        return lambda: self.app.push(Watching(self.app, self.session, then))

    def back(self) -> None:
        if self.history_open:
            self.tell_history()
            return
        self.app.push(Pause(self.app, self.session, self.tell_history))

    def once_more(self) -> None:
        """The same company and the same rules with other cards."""
        from garbage_desktop.scenes.new_game import any_seed

        setup = msgspec.structs.replace(self.session.match.setup, seed=any_seed(), start=None, cards=None)
        again = Session.new(setup, self.session.seats, self.app.kept.place())
        self.app.show(type(self)(self.app, again))
