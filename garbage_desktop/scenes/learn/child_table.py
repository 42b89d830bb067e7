"""Child table: a table at which a child plays: it puts its own coins down, is asked aloud, and is helped in time."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from random import Random
from typing import TYPE_CHECKING

import msgspec
import pygame

from garbage_desktop.advice import advised
from garbage_desktop.language import _
from garbage_desktop.learn.lesson import NOTHING, Reply
from garbage_desktop.learn.lines import caption, of
from garbage_desktop.learn.praise import Deed, Praise
from garbage_desktop.learn.search import Search
from garbage_desktop.paint.cards import dimming
from garbage_desktop.paint.widgets import button_width
from garbage_desktop.scenes.hud import CardToTap, answer_key
from garbage_desktop.scenes.learn.child_scene import TWICE
from garbage_desktop.scenes.learn.ladder import Ladder, LadderOnFelt, over_felt
from garbage_desktop.scenes.learn.minder import Minder, children_of
from garbage_desktop.scenes.learn.room import LEAST_WORDS, TARGET
from garbage_desktop.scenes.learn.speaker import Pointing
from garbage_desktop.scenes.learn.table_signs import LINES, line_of_choice, pictured, question_of, spoken
from garbage_desktop.scenes.table import TableScene
from garbage_desktop.session import Session
from garbage_desktop.storage.profiles import Child
from garbage_desktop.storage.settings import Settings
from garbage_desktop.table.box import Box
from garbage_desktop.table.places import HandCard, Place
from garbage_desktop.table.plan import SMALLEST
from garbage_desktop.table.stage import TableCard
from garbage_desktop.table.view import Said
from garbage_desktop.ui.control import Button, Control
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.piece import Picture
from garbage_desktop.ui.prompt import Choice, Move, Prompt
from garbage_desktop.ui.sheet import Laid
from garbage_engine.cards import Card
from garbage_engine.requests import AnyRequest, Bet, Raise, StartDeal, TurnCard

if TYPE_CHECKING:
    from garbage_desktop.app import App

PRESSES = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class ChildTable(TableScene):
    """The same game; only what children do is taken more kindly, and counts as learning."""

    smallest = 20  # of the sizes of words at 1280 x 720, the one that a child must be able to read

    def __init__(self, app: App, session: Session) -> None:
        self.minder = Minder(app, session.seats)
        self.children = self.minder.children
        self.searches: dict[int, Search] = {}
        self.chance = Random()
        self.praise = Praise(self.chance)
        self._pressed: tuple[object, float] = (None, TWICE)  # where or with which key a child pressed, how long ago
        self._pointing = Pointing()
        self._advised: tuple[int | None, tuple[str, ...]] = (None, ())  # for which request, and what was said
        self._for_animals = False  # only coins of animals wait
        super().__init__(app, session)
        self.page.finger = TARGET

    @property
    def chosen(self) -> Settings:
        """Words are as large as a child needs them, where there is room."""
        chosen = super().chosen
        least = LEAST_WORDS / self.smallest / max(SMALLEST, min(self.size[0] / 1280, self.size[1] / 720))
        return msgspec.structs.replace(chosen, text_size=max(chosen.text_size, least))

    # ---- what is asked ----------------------------------------------------------------------------
    def offered(self) -> Prompt:
        offered = super().offered()
        if not self._skips:
            animals = any(child.for_animals for child in self.children.values())
            bots = [seat for seat, info in enumerate(self.seats) if animals and not info.person]
            self.director.by_hand = self.director.by_hand | frozenset((*self.children, *bots))
        self._look_for_searches()
        return self._for_children(offered)

    def _for_children(self, offered: Prompt) -> Prompt:
        """No raising, no skipping; and its coins are not put down by a button: it is helped to find the cards."""
        request = self.session.asked
        if request and request.seat in self.children:
            choices = tuple(choice for choice in offered.choices if not _grown_up(choice))
            offered = pictured(offered._replace(choices=choices))
            offered = offered._replace(hint=caption(self._advised[1])) if self._advises(request) else offered
        if not self.searches:
            return offered
        help_me = Choice(_("Help me"), Move.HELP, "hint", primary=True)
        hands = self.director.shown.hands
        cards = frozenset((seat, n) for seat in self.searches for n in range(len(hands[seat])))
        return offered._replace(choices=(help_me,), hint="", shining=offered.shining | cards)

    def choose(self, does: object) -> None:
        if does is Move.HELP:
            for seat, search in self.searches.items():
                self._reply(self.children[seat], search.more_help())
            self._show_help()
        elif does is Move.HINT and (child := self.floor) and (request := self.session.asked):
            self._advised = request.number, spoken(advised(self.director.shown, request), self.director.shown, request)
            self._say(child, *self._advised[1])
        else:
            super().choose(does)

    def _advises(self, request: AnyRequest) -> bool:
        return self._advised[0] == request.number

    @property
    def floor(self) -> Child | None:
        """The child that looks for its cards, puts down those of the animals, or is asked something."""
        if self.searches or self._for_animals:
            return self.children[next(iter(self.searches or self.children))]
        request = self.session.asked if self.director.idle else None
        return self.children.get(request.seat) if request else None

    # ---- searching --------------------------------------------------------------------------------
    def _look_for_searches(self) -> None:
        held = self.director.held
        for seat in self.children:
            mine = [place for place in held if place.seat == seat]
            if mine and seat not in self.searches:
                self._begin(seat, mine[0])
            elif not mine and seat in self.searches:
                self._end(seat, self.searches.pop(seat))
        looking = {seat for seat, search in self.searches.items() if not search.shines}
        waiting = {seat for seat in self.children if seat not in self.searches}  # until it is known what help it needs
        self.searching = frozenset(looking | waiting)

    def _begin(self, seat: int, place: HandCard) -> None:
        child, rank = self.children[seat], self._card(place).rank
        hand = [card.rank for card in self.director.shown.hands[seat]]
        new = not self.app.kept.profiles.mastery(child).met(rank)
        self.searches[seat] = Search(rank, hand, child.patience, self.chance, new=new)

    def _end(self, seat: int, search: Search) -> None:
        """All its coins lie: that counts."""
        profiles, child = self.app.kept.profiles, self.children[seat]
        if profiles.child(child.id) is None:
            return
        mastery = profiles.mastery(child)
        sure, answer = mastery.sure(search.rank), search.answer(self.app.day())
        profiles.note(child, answer)
        learnt = not sure and mastery.sure(search.rank)
        deed = Deed(search.rank, answer.clean, len(search.taken), search.hand.count(search.rank) > 1, learnt=learnt)
        if line := self.praise.of(deed):
            self._reply(child, Reply((line,), "praise_chime"))

    def tap_card(self, place: HandCard) -> None:
        search = self.searches.get(place.seat)
        if search is None or place in self.director.held:
            self._name_what_goes(place)
            super().tap_card(place)
            return
        self._reply(self.children[place.seat], search.tap(place.card))
        self._show_help()

    def _name_what_goes(self, place: HandCard) -> None:
        if self.prompt.fresh and place.seat in self.children:
            self._say(self.children[place.seat], of("that_is", self._card(place).rank))

    def skip_phase(self) -> None:
        """Whoever skips has put the coins down: no child has found them."""
        self.searches.clear()
        super().skip_phase()

    def _card(self, place: HandCard) -> Card:
        return self.director.shown.hands[place.seat][place.card]

    # ---- taps on the table ------------------------------------------------------------------------
    def _tap(self, where: tuple[float, float]) -> None:
        """A card of a child says its name at any time; and whoever taps on nothing hears what is asked."""
        thing = next(self._lying(where), None)
        listener = self._listener(thing.place) if thing else None
        if thing and thing.card and listener and not self.director.moving:
            self._say(listener, of("that_is", thing.card.rank))
        elif thing and listener and isinstance(thing.place, HandCard):
            self._wanted = thing.place  # a little too early: it counts at rest
        elif (child := self.floor) and not self.director.stage.on_shoe(*where):
            self.app.sound.play("button_tick")
            self._say(child, *self._question())
        else:
            super()._tap(where)

    def _listener(self, place: Place) -> Child | None:
        """The child that hears the name of the card at this place: that of the hand."""
        return self.children.get(place.seat) if isinstance(place, HandCard) else None

    def _lying(self, where: tuple[float, float]) -> Iterator[TableCard]:
        """Open cards at this point, the uppermost first."""
        for thing in reversed(self.director.stage.things):
            if isinstance(thing, TableCard) and thing.card and thing.box.holds(*where):
                yield thing

    def _question(self) -> tuple[str, ...]:
        if self.searches:
            return next(iter(self.searches.values())).call().says
        return question_of(self.session.asked) if self.session.asked else ()

    # ---- time and input ---------------------------------------------------------------------------
    def update(self, dt: float) -> None:
        self._pressed = (self._pressed[0], self._pressed[1] + dt)
        super().update(dt)
        if self.paused or self.app.scene is not self:
            return
        self.minder.update(dt)
        if self.quiet:
            for seat, search in list(self.searches.items()):
                self._help_in_time(seat, search, dt)
            self._ask_for_animals()
        self._remind(dt)
        self._name_what_is_pointed_at(dt)

    @property
    def quiet(self) -> bool:
        """Nothing is said and nothing moves, so the child has the floor."""
        return self.minder.quiet and not self.director.moving

    def _help_in_time(self, seat: int, search: Search, dt: float) -> None:
        if (reply := search.update(dt)) is not NOTHING:
            self._reply(self.children[seat], reply)
            self._show_help()

    def _show_help(self) -> None:
        """Cards that shine, cards that are dim, the ladder."""
        self.refresh()
        self.renew()

    def _ask_for_animals(self) -> None:
        """A child that wants to puts down the coins of the animals, too."""
        waits = bool(self.director.held) and not any(self.seats[place.seat].person for place in self.director.held)
        if waits and not self._for_animals:
            self._say(next(iter(self.children.values())), "learn_for_the_animals")
        self._for_animals = waits

    def _remind(self, dt: float) -> None:
        """Decisions and the first card are asked aloud at once; what a child does time and again only if it waits."""
        request = self.session.asked if self.director.idle else None
        if request is None:
            return
        first = isinstance(request, TurnCard) and self.director.shown.called is None
        at_once = first or not isinstance(request, TurnCard | StartDeal)
        if self.minder.ask(dt, request.seat, request.number, question_of(request), at_once=at_once):
            self._write()

    def handle(self, event: pygame.Event) -> None:
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.minder.stir()
            if self._echo(event):
                return
        super().handle(event)

    def _echo(self, event: pygame.Event) -> bool:
        """A second press of a child at the same place, or with the same key, within half a second is the first one."""
        pressed = event.pos if event.type == pygame.MOUSEBUTTONDOWN else event.key if event.key in PRESSES else None
        before, seconds = self._pressed
        if seconds < TWICE and _same(pressed, before):
            return True
        self._pressed = (pressed if self.floor else None, 0.0)
        return False

    def covered(self) -> None:
        self.minder.leave()
        super().covered()

    def closed(self) -> None:
        self.minder.leave()
        super().closed()

    # ---- what lies where --------------------------------------------------------------------------
    def laid(self, m: Measure) -> Laid:
        laid = super().laid(m)
        for piece in laid.pieces:
            if isinstance(piece, Button) and piece.key == "speed":
                piece.icon = "fast"
                fits = button_width(piece.label, round(piece.box.h), piece.icon, piece.px) <= piece.box.w
                piece.label = piece.label if fits else ""
        return laid._replace(pieces=[*laid.pieces, *self._dimmed(), *self._ladder()])

    def _dimmed(self) -> Iterator[Picture]:
        """Cards of which a child knows by now that it need not look at them."""
        dim = {HandCard(seat, place) for seat, search in self.searches.items() for place in search.dim}
        for thing in self.director.stage.things:
            if isinstance(thing, TableCard) and thing.place in dim:
                yield Picture(thing.box, _draw_dim)

    def _ladder(self) -> Iterator[Ladder]:
        """Where the rank is, for a child that needed much help."""
        for seat, search in self.searches.items():
            if search.on_ladder:
                mastery = self.app.kept.profiles.mastery(self.children[seat])
                px = max(LEAST_WORDS, self.measure.px(24))
                yield LadderOnFelt(over_felt(self.plan.top, self.measure), px, mastery, (search.rank,))
                return

    # ---- speaking ---------------------------------------------------------------------------------
    def line_of(self, control: Control) -> str:
        """What a button says of itself; "" for cards, which would give themselves away."""
        if isinstance(control, CardToTap):
            return ""
        choices = {answer_key(self.prompt, choice): choice.does for choice in self.prompt.choices}
        does = choices.get(control.key)
        return line_of_choice(does) if does else LINES.get(control.key, "")

    def _name_what_is_pointed_at(self, dt: float) -> None:
        control, child = self.page.pointed, self.floor
        rests = self._pointing.rests(control.key if control else "", dt)
        if control and child and rests and self.quiet and (line := self.line_of(control)):
            self.minder.whisper(child, line)

    def _reply(self, child: Child, reply: Reply) -> None:
        self.minder.reply(child, reply)
        self._write()

    def _say(self, child: Child, *lines: str) -> None:
        self.minder.say(child, *lines)
        self._write()

    def _write(self) -> None:
        """What was said can be read at the foot."""
        if self.minder.told:
            self.chronicle.said = Said((self.minder.caption,))
        self.look()


def _grown_up(choice: Choice) -> bool:
    return choice.does is Move.SKIP or isinstance(choice.does, Bet | Raise)


def _same(one: object, other: object) -> bool:
    """The same key, or nearly the same place."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        return hypot(one[0] - other[0], one[1] - other[1]) < TARGET / 2
    return one is not None and one == other


def _draw_dim(surface: pygame.Surface, at: Box) -> None:
    surface.blit(dimming(round(at.w), round(at.h)), (round(at.x), round(at.y)))


def table_for(app: App, session: Session) -> TableScene:
    """The scene for a match: another one where a child sits."""
    return ChildTable(app, session) if children_of(app, session.seats) else TableScene(app, session)
