"""River scene: a match of River being played: what is chosen, what is shown, who looks at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
import pygame

from garbage_desktop.language import _
from garbage_desktop.motion.river_director import RiverDirector
from garbage_desktop.motion.speeds import Pace
from garbage_desktop.paint import pictures, text
from garbage_desktop.river_session import RiverSession
from garbage_desktop.scenes.history import History
from garbage_desktop.scenes.hud import top_bar
from garbage_desktop.scenes.paged import PagedScene
from garbage_desktop.scenes.river_hud import CardToChoose, FootChoice, foot_buttons, side_buttons
from garbage_desktop.scenes.river_rules import river_rules
from garbage_desktop.scenes.scene import Size
from garbage_desktop.scenes.showing import FASTER, HELD_DOWN, SLOWER, SPACE, painter_for
from garbage_desktop.storage.settings import SPEEDS, Settings
from garbage_desktop.table import river_words as words
from garbage_desktop.table.chronicle import Line
from garbage_desktop.table.places import HandCard, Place
from garbage_desktop.table.plan import Plan
from garbage_desktop.table.river_layout import PairSpot, RiverSpot, RiverView, Sort, plan_of
from garbage_desktop.table.stage import Mood, Stage, TableCard
from garbage_desktop.table.view import Answer, Look, Said, Sitter
from garbage_desktop.ui.control import Control
from garbage_desktop.ui.dialog import notice
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.sheet import Laid
from garbage_engine.cards import Card
from garbage_engine.requests import START
from garbage_engine.river_events import Chosen, PairsShown, RiverEvent, RiverShown, RoundStarted
from garbage_engine.river_requests import Choose, ChooseCards, Pick, PickCard, RiverDecision, StartRound
from garbage_engine.river_table import RiverTable

if TYPE_CHECKING:
    from garbage_desktop.app import App

SORT_KEY, KNOWN_KEY, HINT_KEY, UNDO_KEY = pygame.K_s, pygame.K_k, pygame.K_i, pygame.K_u

ROOMY = 1200  # pixels: in a narrower window a hint takes the place of the question


class RiverScene(PagedScene):
    """Shows what happens in a session of River, and takes to it what persons choose."""

    tune = "table_ambience"

    def __init__(self, app: App, session: RiverSession) -> None:
        super().__init__(app)
        self.session = session
        self.paused = False
        self.sort: Sort = "rank"
        self.known = True
        self.raised: tuple[int, ...] = ()  # places of the own cards that are chosen
        self.laid_down: tuple[int, ...] = ()
        self.wanted: Card | None = None  # the card of the table that is chosen
        self.hint = ""
        self.lines: list[Line] = []
        self._watched: list[RiverEvent] = []  # that are still to be seen once more
        self._news = session.match.subscribe(session.viewer)
        self._said = Said()
        self._space: float | None = None
        self._over_told = False
        self._painter = painter_for(self.chosen)
        self._baked: Stage | None = None
        self._layer: pygame.Surface | None = None
        self._remember()
        view = RiverView(self.size, self.sitters, text.width, session.front)
        self.director = RiverDirector(session.match.table(session.viewer), view, self._pace(), self.tell)

    def _remember(self) -> None:
        """What happened before we came."""
        table = self.session.match.setup.table(self.session.viewer, whole=False)
        for event in self.session.match.history(self.session.viewer):
            self.tell(event, table)
            table.apply(event)

    # ---- the view ---------------------------------------------------------------------------------
    @property
    def chosen(self) -> Settings:
        return self.app.kept.settings

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        return tuple(Sitter(seat.name, seat.art, seat.person) for seat in self.session.seats)

    def _pace(self) -> Pace:
        return Pace(self.chosen.speed, self.chosen.reduced_motion)

    def _view(self, table: RiverTable) -> RiverView:
        request, front = self.session.match.request, self.session.front
        turn = None if request is None or isinstance(request, StartRound) else request.seat
        return RiverView(
            size=self.size,
            sitters=self.sitters,
            measure=text.width,
            front=front,
            text=self.chosen.text_size,
            turn=turn,
            said=self._sentence(),
            answers=tuple(Answer(choice.label, bool(choice.icon)) for choice in self.choices()),
            looks=tuple(Look(self._mood(table, seat, turn)) for seat in range(table.seats)),
            notes=tuple(self._note(table, seat, turn) for seat in range(table.seats)),
            word=self._word(table),
            sort=self.sort,
            raised=self.raised,
            laid=self.laid_down,
            lit=self._lit(table),
            known=self.known,
            covered=self.session.waits_behind_curtain,
        )

    def _mood(self, table: RiverTable, seat: int, turn: int | None) -> Mood:
        if seat in (table.winners or (table.places[0] if table.places else ())):
            return "happy"
        return "thinking" if seat == turn else "idle"

    def _note(self, table: RiverTable, seat: int, turn: int | None) -> str:
        own = seat == self.session.front
        return words.note(table, seat, choosing=seat == turn and not own and table.step in ("river", "pair"))

    def _own(self, table: RiverTable) -> list[Card]:
        hand = table.hands[self.session.front]
        return [card for place in self.raised if place < len(hand) and (card := hand[place])]

    def _word(self, table: RiverTable) -> str:
        """What the chosen cards make with the river; once all are shown, what the own hand is."""
        if table.step == "pair" and len(self.raised) == 2:
            return words.makes(self._own(table), table.river)
        if table.step == "river" and self.raised:
            return words.makes(self._own(table), table.river)
        return ""

    def _lit(self, table: RiverTable) -> frozenset[Card]:
        """The cards that shine: those of the best hand that is chosen, of the winners, or the one to be taken."""
        if self.wanted:
            return frozenset({self.wanted})
        if table.step == "pair" and len(self.raised) == 2:
            return frozenset(words.best_five(self._own(table), table.river)) | frozenset(self._own(table))
        if table.step == "compare" and table.places:
            return frozenset(card for seat in table.places[0] for card in table.best[seat])
        return frozenset(self._own(table))

    def _sentence(self) -> Said:
        request = self.session.asked
        if self.hint and self.size[0] < ROOMY:
            return Said((self.hint,))
        if self.hint:
            return Said((words.asked(request, self._table)[0] if request else "",), (self.hint,))
        if self.session.waits_behind_curtain and request:
            name = self.session.name(request.seat)
            return Said((_("{name} chooses now.").format(name=name),), (_("Pass the screen on; nobody else looks."),))
        if request and self._rests:
            question, hint = words.asked(request, self._table)
            return Said((question,) if question else self._said.headline, (hint,) if hint else self._said.detail)
        return self._said

    @property
    def _table(self) -> RiverTable:
        return self.director.shown

    @property
    def _rests(self) -> bool:
        return self.director.idle

    @property
    def plan(self) -> Plan:
        return plan_of(self.director.shown, self.director.view)

    # ---- buttons ----------------------------------------------------------------------------------
    def laid(self, m: Measure) -> Laid:
        return Laid([*top_bar(self), *side_buttons(self), *self._cards(), *foot_buttons(self)])

    def choices(self) -> list[FootChoice]:
        """The buttons at the foot; the last one is what Space does."""
        request = self.session.asked
        if request is None or not self._rests:
            undo = [FootChoice(_("Undo"), self.undo, "undo")] if self.session.can_undo and self._rests else []
            return [*undo, FootChoice(_("Go on"), self.hurry_on, "next", primary=True)]
        if self.session.waits_behind_curtain:
            return [
                FootChoice(_("I am {name}").format(name=self.session.name(request.seat)), self.sit_down, primary=True)
            ]
        if isinstance(request, StartRound):
            again = [FootChoice(_("Watch again"), self.watch_again, "replay")] if request.round > 1 else []
            review = [FootChoice(_("Look back"), self.look_back, "learn")] if self.session.advices else []
            return [*again, *review, FootChoice(words.button(request), self.play, "cards", primary=True)]
        ready = self.decision is not None
        undo = [FootChoice(_("Undo"), self.undo, "undo")] if self.session.can_undo else []
        hint = FootChoice(_("Hint"), self.give_hint, "hint")
        return [*undo, hint, FootChoice(words.button(request), self.play, primary=True, enabled=ready)]

    def _cards(self) -> list[Control]:
        """Cards that can be chosen, in the order in which they lie."""
        if not self._chooses:
            return []
        stage = self.director.whole
        cards = [thing for thing in stage.things if isinstance(thing, TableCard) and self._askable(thing)]
        return [CardToChoose(thing.place, thing.box, self) for thing in cards]

    @property
    def _chooses(self) -> bool:
        request = self.session.asked
        return bool(request) and self._rests and not self.session.waits_behind_curtain

    def _askable(self, thing: TableCard) -> bool:
        match self.session.asked, thing.place:
            case ChooseCards(seat=seat), HandCard(owner):
                return owner == seat
            case PickCard(), RiverSpot() | PairSpot():
                return thing.card is not None
        return False

    # ---- what can be done -------------------------------------------------------------------------
    @property
    def decision(self) -> RiverDecision | None:
        """The answer that is chosen just now, if it is whole."""
        request = self.session.asked
        answer: RiverDecision | None = None
        match request:
            case StartRound():
                answer = START
            case ChooseCards():
                answer = Choose(tuple(sorted(self.raised)))
            case PickCard() if self.wanted:
                answer = Pick(self.wanted)
        return answer if request and answer and request.allows(answer) else None

    def choose_card(self, place: Place) -> None:
        """A card was pressed: it is chosen, or is not any more."""
        match self.session.asked, place:
            case ChooseCards(count=count), HandCard(_, number):
                others = tuple(other for other in self.raised if other != number)
                self.raised = others if number in self.raised else (*others, number)[-count:]
            case PickCard(), _:
                thing = next(thing for thing in self.director.whole.things if getattr(thing, "place", None) == place)
                self.wanted = None if getattr(thing, "card", None) == self.wanted else getattr(thing, "card", None)
        self.app.sound.play("card_flip", 0.0, 0.5)
        self.renew()

    def play(self) -> None:
        """The chosen cards are laid, the chosen card is taken, the next round begins."""
        request, decision = self.session.asked, self.decision
        if request is None or decision is None or not self._rests:
            return
        self.laid_down = self.raised
        self.raised, self.wanted, self.hint = (), None, ""
        self.session.answer(request.number, decision)
        self._take_news()

    def undo(self) -> None:
        """The cards come back into the hand."""
        if not self.session.can_undo or not self._rests:
            return
        self.session.undo()
        self.raised, self.laid_down, self.hint = self.laid_down, (), ""
        self._look_anew()

    def sit_down(self) -> None:
        """Another person looks at the table now."""
        self.session.sit_down()
        self.raised, self.laid_down = (), ()
        self._look_anew()

    def _look_anew(self) -> None:
        table = self.session.match.table(self.session.viewer)
        self._news = self.session.match.subscribe(self.session.viewer)
        self.director.show(table, self._view(table))
        self.renew()

    def give_hint(self) -> None:
        """What a strong player would do, and why: its cards are raised."""
        if not self._chooses or isinstance(self.session.asked, StartRound):
            return
        advice = self.session.advice()
        match advice.decision:
            case Choose(places):
                self.raised = places
            case Pick(card):
                self.wanted = card
        self.hint = words.advice(advice.decision, advice.request, advice.view)
        self.renew()

    def look_back(self) -> None:
        from garbage_desktop.scenes.river_review import RiverReview

        self.app.push(RiverReview(self.app, self.session))

    def hurry_on(self) -> None:
        self.director.finish_beat()
        if self.director.idle:
            self.session.skip_pause()
        self.stale = True

    def change_sort(self) -> None:
        self.sort = "suit" if self.sort == "rank" else "rank"
        self.renew()

    def change_known(self) -> None:
        self.known = not self.known
        self.renew()

    def change_speed(self, way: int = 1, around: bool = True) -> None:
        place = SPEEDS.index(self.chosen.speed) if self.chosen.speed in SPEEDS else 1
        place = (place + way) % len(SPEEDS) if around else min(max(place + way, 0), len(SPEEDS) - 1)
        self.app.kept.change(speed=SPEEDS[place])
        self.renew()

    def pause(self) -> None:
        self.paused = not self.paused
        self.renew()

    def switch_sound(self) -> None:
        self.app.kept.change(sound=not self.chosen.sound)
        self.app.balance()
        self.renew()

    def help(self) -> None:
        """How this game is played; the help on everything else is in the menu."""
        self.app.push(river_rules(self.app, self.session.match.setup.rules))

    def tell_history(self) -> None:
        self.app.push(History(self.app, _("What happened"), self.lines, self.session.seats))

    def back(self) -> None:
        from garbage_desktop.scenes.river_pause import RiverPause

        self.app.push(RiverPause(self.app, self))

    def leave(self) -> None:
        from garbage_desktop.scenes.title import Title

        self.app.show(Title(self.app))

    def once_more(self) -> None:
        """The same company with other cards."""
        from garbage_desktop.scenes.new_game import any_seed

        setup = msgspec.structs.replace(self.session.match.setup, seed=any_seed(), start=None, cards=None)
        again = RiverSession.new(setup, self.session.seats, self.app.kept.place())
        self.app.show(RiverScene(self.app, again))

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
        if sentence := words.told(event, before, self.sitters):
            self._said = Said((sentence,), (why,) if (why := words.why(event, before)) else ())

    # ---- once more --------------------------------------------------------------------------------
    def watch_again(self) -> None:
        """The last round, from its events: it changes nothing, and ends as it has ended."""
        if not self._rests:
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

    def _go_on(self, dt: float) -> None:
        if self._has_news():
            return
        if self.session.over and not self._over_told:
            self._over_told = True
            self.show_results()
            return
        before = self.session.match
        speed = self.chosen.speed * (4 if self.director.hurried else 1)
        self.session.update(dt, idle=True, paused=self.paused, speed=speed)
        if before is self.session.match and len(self._news):
            self._take_news()

    def _has_news(self) -> bool:
        told, self.session.notice = self.session.notice, ""
        if not told and isinstance(self.session.asked, StartRound):
            told = self.app.kept.news()
        if told:
            self.app.push(notice(self.app, _("Something to know"), told))
        return bool(told)

    def show_results(self) -> None:
        from garbage_desktop.scenes.river_results import RiverResults

        self.app.push(RiverResults(self.app, self))

    # ---- time -------------------------------------------------------------------------------------
    @property
    def moving(self) -> bool:
        return self.director.moving and not self.paused

    def update(self, dt: float) -> None:
        moved = self.director.moving
        if self._space is not None:
            self._space += dt
            self.director.hurry(self._space >= HELD_DOWN)
        self.director.paused, self.director.pace = self.paused, self._pace()
        self.director.update(dt)
        self._let_be_heard()
        if self.director.idle and not self.paused:
            self._go_on(dt)
        if self.app.scene is self and self._view(self.director.shown) != self.director.view:
            self.renew()
        self.stale |= moved or self.director.moving
        super().update(dt)

    def _let_be_heard(self) -> None:
        for sound in self.director.sounds:
            self.app.sound.play(sound.effect, 0.0, sound.loudness)
        self.director.sounds.clear()

    def renew(self) -> None:
        self.director.view = self._view(self.director.shown)
        super().renew()

    def resize(self, size: Size) -> None:
        if size != self.size:
            pictures.forget()
        self._painter, self._baked = painter_for(self.chosen), None
        super().resize(size)

    # ---- input ------------------------------------------------------------------------------------
    def handle(self, event: pygame.Event) -> None:
        match event.type:
            case pygame.KEYDOWN if event.key == SPACE:
                self._space_down()
            case pygame.KEYUP if event.key == SPACE:
                self._space_up()
            case pygame.KEYDOWN if event.key in (*FASTER, *SLOWER):
                self.change_speed(1 if event.key in FASTER else -1, around=False)
            case pygame.KEYDOWN if event.key in (keys := self._keys()):
                keys[event.key]()
            case _:
                if event.type == pygame.WINDOWFOCUSLOST:
                    self._space_up()
                super().handle(event)

    def _keys(self) -> dict[int, Callable[[], None]]:
        return {
            pygame.K_F1: self.help,
            pygame.K_h: self.tell_history,
            SORT_KEY: self.change_sort,
            KNOWN_KEY: self.change_known,
            HINT_KEY: self.give_hint,
            UNDO_KEY: self.undo,
        }

    def _space_down(self) -> None:
        self._space = 0.0
        if self.paused:
            self.pause()
        elif self.director.moving:
            self.hurry_on()
        elif (primary := self.choices()[-1]).enabled:
            primary.does()

    def _space_up(self) -> None:
        self._space = None
        self.director.hurry(False)

    def covered(self) -> None:
        self._space_up()
        super().covered()

    # ---- the picture ------------------------------------------------------------------------------
    def draw(self, surface: pygame.Surface) -> None:
        stage = self.director.stage
        if stage is not self._baked:
            self._layer, self._baked = self._painter.bake(stage), stage
        assert self._layer
        self._painter.draw(surface, self._layer, self.director.movers)
        super().draw(surface)
