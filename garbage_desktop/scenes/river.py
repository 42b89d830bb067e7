"""River scene: a match of River being played: what is chosen, what is shown, who looks at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
import pygame

from garbage_desktop.language import _, translated
from garbage_desktop.motion.eyes import REACH, gaze
from garbage_desktop.motion.river_director import RiverDirector
from garbage_desktop.motion.speeds import Pace
from garbage_desktop.paint import text
from garbage_desktop.river_session import RiverSession
from garbage_desktop.scenes.at_table import AtTable, Remark
from garbage_desktop.scenes.history import History
from garbage_desktop.scenes.hud import top_bar
from garbage_desktop.scenes.river_hud import cards_to_choose, choices, foot_buttons, meaning, side_buttons
from garbage_desktop.scenes.river_rules import RulesOfRiver
from garbage_desktop.table import river_words as words
from garbage_desktop.table.chronicle import Line
from garbage_desktop.table.places import Place
from garbage_desktop.table.plan import Plan
from garbage_desktop.table.river_draft import RiverDraft
from garbage_desktop.table.river_layout import plan_of
from garbage_desktop.table.river_view import RiverView, Sort
from garbage_desktop.table.stage import Mood, Spot, TableCard
from garbage_desktop.table.view import Answer, Look, Said
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.sheet import Laid
from garbage_engine.river_events import Chosen, PairsShown, RiverEvent, RiverShown, RoundStarted
from garbage_engine.river_requests import Choose, Pick, RiverDecision, StartRound
from garbage_engine.river_table import RiverTable

if TYPE_CHECKING:
    from garbage_desktop.app import App

ROOMY = 1200  # pixels: in a narrower window, or with larger words, a hint takes the place of the question


class RiverScene(AtTable):
    """Shows what happens in a session of River, and takes to it what persons choose."""

    tune = "table_ambience"
    director: RiverDirector

    def __init__(self, app: App, session: RiverSession) -> None:
        super().__init__(app, session.seats)
        self.session = session
        self.draft = RiverDraft()
        self.laid_down: tuple[int, ...] = ()  # places of the own cards that lie face down
        self.lines: list[Line] = []
        self._wants_hint = False
        self._watched: list[RiverEvent] = []  # that are still to be seen once more
        self._news = session.match.subscribe(session.viewer)
        self._said = Said()
        self._over_told = False
        self._remember()
        view = RiverView(self.size, self.sitters, text.width, session.front)
        self.director = RiverDirector(session.match.table(session.viewer), view, self._pace(), self.tell)

    def _remember(self) -> None:
        """What happened before we came."""
        table = self.session.match.setup.table(self.session.viewer, whole=False)
        for event in self.session.match.history(self.session.viewer):
            self.tell(event, table)
            table.apply(event)
        self.remark = None

    # ---- the view ---------------------------------------------------------------------------------
    def _pace(self) -> Pace:
        return Pace(self.chosen.speed, self.chosen.reduced_motion)

    @property
    def sort(self) -> Sort:
        return "suit" if self.chosen.river_by_suit else "rank"

    def _view(self, table: RiverTable) -> RiverView:
        front, turn = self.session.front, table.turn
        self.turn = turn
        return RiverView(
            size=self.size,
            sitters=self.sitters,
            measure=text.width,
            front=front,
            text=self.chosen.text_size,
            turn=turn,
            said=self._sentence(),
            remarks=self.remarks,
            answers=tuple(Answer(choice.label, bool(choice.icon)) for choice in choices(self)),
            looks=tuple(self._look(table, seat, turn) for seat in range(table.seats)),
            notes=tuple(words.note(table, seat, choosing=seat == turn != front) for seat in range(table.seats)),
            word=self.draft.word(table, front),
            sort=self.sort,
            raised=self.draft.raised,
            laid=self.laid_down,
            lit=self.draft.lit(table, front),
            known=self.chosen.river_known,
            covered=self.session.waits_behind_curtain,
        )

    def _look(self, table: RiverTable, seat: int, turn: int | None) -> Look:
        return Look(self._mood(table, seat, turn), self._gaze(table, seat, turn))

    def _mood(self, table: RiverTable, seat: int, turn: int | None) -> Mood:
        if seat in (table.winners or (table.places[0] if table.places else ())):
            return "happy"
        return "thinking" if seat == turn else "idle"

    def _gaze(self, table: RiverTable, seat: int, turn: int | None) -> tuple[float, float]:
        """All look at whose turn it is, and at the river when hands are compared."""
        seats, front = self.plan.seats, self.session.front
        faces = [seats[(n - front) % table.seats].face for n in range(table.seats)]
        if turn == seat or (turn is None and table.step != "compare"):
            return 0.0, 0.0
        x, y = self.plan.middle.middle if turn is None else faces[turn].middle
        return gaze(Spot(*faces[seat].middle, faces[seat].w), x, y, REACH * self.size[1])

    def _sentence(self) -> Said:
        """What has happened; at rest what is asked, a hint, or what a button means that somebody points at."""
        request = self.session.asked
        if not request or not self.director.idle:
            return self._said
        if self.session.waits_behind_curtain:
            name = self.session.name(request.seat)
            return Said((_("{name} chooses now.").format(name=name),), (_("Pass the screen on; nobody else looks."),))
        question, detail = words.asked(request, self.director.shown)
        if self.draft.hint and (self.size[0] < ROOMY or self.chosen.text_size > 1):
            return Said(self.draft.hint[-1:])
        explained = meaning(self) or detail
        details = self.draft.hint or ((explained,) if explained else self._said.detail)
        return Said((question,) if question else self._said.headline, details)

    @property
    def plan(self) -> Plan:
        return plan_of(self.director.shown, self.director.view)

    def laid(self, m: Measure) -> Laid:
        return Laid([*top_bar(self), *side_buttons(self), *cards_to_choose(self), *foot_buttons(self)])

    # ---- what can be done -------------------------------------------------------------------------
    @property
    def chooses(self) -> bool:
        """A person is asked for cards."""
        request = self.session.asked
        there = self.director.idle and not self.session.waits_behind_curtain
        return there and request is not None and not isinstance(request, StartRound)

    @property
    def decision(self) -> RiverDecision | None:
        """The answer that is chosen just now, if it is whole."""
        return self.draft.decision(self.session.asked)

    def choose_card(self, place: Place) -> None:
        cards = {thing.place: thing.card for thing in self.director.whole.things if isinstance(thing, TableCard)}
        self.draft = self.draft.pressed(self.session.asked, place, cards.get(place))
        self.app.sound.play("card_flip", 0.0, 0.5)
        self.renew()

    def play(self) -> None:
        """The chosen cards are laid, the chosen card is taken, the next round begins."""
        request, decision = self.session.asked, self.decision
        if request is None or decision is None or not self.director.idle:
            return
        self.laid_down, self.draft, self._wants_hint = self.draft.raised, RiverDraft(), False
        self.session.answer(request.number, decision)
        self._take_news()

    def undo(self) -> None:
        """The cards come back into the hand."""
        if not self.session.can_undo or not self.director.idle:
            return
        self.session.undo()
        self.draft, self.laid_down = RiverDraft(self.laid_down), ()
        self._look_anew()

    def sit_down(self) -> None:
        """Another person looks at the table now."""
        self.session.sit_down()
        self.draft, self.laid_down = RiverDraft(), ()
        self._look_anew()

    def _look_anew(self) -> None:
        table = self.session.match.table(self.session.viewer)
        self._news = self.session.match.subscribe(self.session.viewer)
        self.director.show(table, self._view(table))
        self.renew()

    def give_hint(self) -> None:
        """What a strong player would do, and why: its cards are raised, as soon as it has thought."""
        self._wants_hint = self.chooses
        advice = self.session.advice if self._wants_hint else None
        if advice is None:
            return
        self._wants_hint = False
        hint = words.advice(advice.decision, advice.request, advice.view)
        match advice.decision:
            case Choose(places):
                self.draft = RiverDraft(places, hint=hint)
            case Pick(card):
                self.draft = RiverDraft(wanted=card, hint=hint)
        self.app.sound.play("hint_shine")
        self.renew()

    def look_back(self) -> None:
        from garbage_desktop.scenes.river_review import RiverReview

        self.app.push(RiverReview(self.app, self.session))

    def hurry_on(self) -> None:
        super().hurry_on()
        if self.director.idle:
            self.session.skip_pause()

    def change_sort(self) -> None:
        self.app.kept.change(river_by_suit=not self.chosen.river_by_suit)
        self.renew()

    def change_known(self) -> None:
        self.app.kept.change(river_known=not self.chosen.river_known)
        self.renew()

    def help(self) -> None:
        """How this game is played; the help on everything else is in the menu."""
        self.app.push(RulesOfRiver(self.app, self.session.match.setup.rules))

    def tell_history(self) -> None:
        self.app.push(History(self.app, _("What happened"), self.lines, self.session.seats))

    def back(self) -> None:
        from garbage_desktop.scenes.river_pause import RiverPause

        self.app.push(RiverPause(self.app, self))

    def once_more(self) -> None:
        """The same company with other cards."""
        from garbage_desktop.scenes.new_game import any_seed

        setup = msgspec.structs.replace(self.session.match.setup, seed=any_seed(), start=None, cards=None)
        again = RiverSession.new(setup, self.session.seats, self.app.kept.place())
        self.app.show(type(self)(self.app, again))

    def press_primary(self) -> None:
        primary = choices(self)[-1]
        if primary.enabled:
            primary.does()

    def keys(self) -> dict[int, Callable[[], None]]:
        return super().keys() | {
            pygame.K_F1: self.help,
            pygame.K_s: self.change_sort,
            pygame.K_k: self.change_known,
            pygame.K_i: self.give_hint,
            pygame.K_u: self.undo,
        }

    # ---- what happens -----------------------------------------------------------------------------
    def _take_news(self) -> None:
        self.director.post(self._news)
        self.renew()

    def tell(self, event: RiverEvent, before: RiverTable) -> None:
        """An event is about to be seen."""
        if self._watched:
            self._watch_own(event, before)
        elif line := words.line(event, before, self.sitters):
            self.lines.append(line)
            self._let_bots_remark(event, before)
        if sentence := words.told(event, before, self.sitters):
            self._said = Said((sentence,), (why,) if (why := words.why(event, before)) else ())

    def _let_bots_remark(self, event: RiverEvent, before: RiverTable) -> None:
        if said := self.session.remark_on(event, before):
            self.remark = Remark(said[0], translated(said[1]))

    # ---- once more --------------------------------------------------------------------------------
    def watch_again(self) -> None:
        """The last round, from its events: it changes nothing, and ends as it has ended."""
        if not self.director.idle:
            return
        events = self.session.match.history(self.session.viewer)
        first = max((n for n, event in enumerate(events) if isinstance(event, RoundStarted)), default=0)
        table = self.session.match.setup.table(self.session.viewer, whole=False)
        for event in events[:first]:
            table.apply(event)
        self.laid_down, self._over_told = (), False
        self.director.show(table, self._view(table))
        self._watched = events[first:]
        self.director.post(self._watched)
        self.renew()

    def _watch_own(self, event: RiverEvent, before: RiverTable) -> None:
        """Which of the own cards lay face down is known by now."""
        front = self.session.front
        self._watched = self._watched[1:]
        if isinstance(event, Chosen) and event.seat == front:
            shown = next(later for later in self._watched if isinstance(later, RiverShown | PairsShown))
            cards = (shown.cards[front],) if isinstance(shown, RiverShown) else shown.pairs[front]
            self.laid_down = tuple(n for n, card in enumerate(before.hands[front]) if card in cards)

    # ---- time -------------------------------------------------------------------------------------
    @property
    def moving(self) -> bool:
        """Whoever thinks while others wait needs frames for it."""
        return super().moving or (not self.paused and (self._wants_hint or self.session.bot_thinks))

    def update(self, dt: float) -> None:
        moved = self.director.moving
        self.director.pace = self._pace()
        self.run(dt)
        if self.director.idle and not self.paused:
            self._go_on(dt)
        self.fade_remark(dt)
        self.blink(dt)
        if self.app.scene is self and self._view(self.director.shown) != self.director.view:
            self.renew()
        self.stale |= moved or self.director.moving
        super().update(dt)

    def _go_on(self, dt: float) -> None:
        """The table is at rest."""
        if self._has_news():
            return
        if self.session.over and not self._over_told:
            self._over_told = True
            self.show_results()
            return
        before = self.session.match
        speed = self.chosen.speed * (4 if self.director.hurried else 1)
        self.session.update(dt, idle=True, paused=self.paused, speed=speed)
        if self._wants_hint:
            self.give_hint()
        if before is self.session.match and len(self._news):
            self._take_news()

    def _has_news(self) -> bool:
        told, self.session.notice = self.session.notice, ""
        between = isinstance(self.session.asked, StartRound)
        return self.tell_news(told or (self.app.kept.news() if between else ""))

    def show_results(self) -> None:
        from garbage_desktop.scenes.river_results import RiverResults

        self.renew()
        self.app.push(RiverResults(self.app, self))

    def renew(self) -> None:
        self.director.view = self._view(self.director.shown)
        super().renew()
