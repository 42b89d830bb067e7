"""Child table: a table at which a child plays: it puts its own coins down, is asked aloud, and is helped in time."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pygame

from garbage_desktop.language import _
from garbage_desktop.learn.answer import Answer
from garbage_desktop.learn.lesson import MISSES
from garbage_desktop.learn.lines import of, words
from garbage_desktop.learn.praise import Deed, Praise
from garbage_desktop.scenes.learn.child_scene import AWAY
from garbage_desktop.scenes.table import TableScene
from garbage_desktop.session import Session
from garbage_desktop.storage.profiles import Child
from garbage_desktop.table.places import HandCard
from garbage_desktop.table.stage import TableCard
from garbage_desktop.table.view import Said
from garbage_desktop.ui.prompt import Choice, Move, Prompt
from garbage_engine.cards import Card, Rank
from garbage_engine.requests import Bet, Raise, StartDeal, TurnCard

if TYPE_CHECKING:
    from garbage_desktop.app import App


class Search:
    """A card was called, and a child looks for its own of that rank."""

    def __init__(self, child: Child, seat: int, rank: Rank, count: int, *, unknown: bool) -> None:
        self.child, self.seat, self.rank, self.count, self.unknown = child, seat, rank, count, unknown
        self.taken: list[Rank] = []
        self.called = False  # the child was asked aloud to look
        self.help = 2 if unknown else 0  # 1: it was said again, 2: the cards shine
        self.waited = self.seconds = 0.0

    @property
    def shines(self) -> bool:
        return self.help >= 2

    def answer(self, day: int) -> Answer:
        return Answer(day, "bingo", self.rank, tuple(self.taken), self.shines, round(self.seconds, 2))


class ChildTable(TableScene):
    """The same game; only what children do is taken more kindly, and counts as learning."""

    def __init__(self, app: App, session: Session) -> None:
        profiles = app.kept.profiles
        found = {seat: profiles.child(info.child) for seat, info in enumerate(session.seats) if info.child}
        self.children: dict[int, Child] = {seat: child for seat, child in found.items() if child}
        self.searches: dict[int, Search] = {}
        self.praise = Praise(Random())
        self._played = self._idle = 0.0  # seconds
        self._unanswered: tuple[int | None, float] = (None, 0.0)  # the request that waits for a child, and how long
        super().__init__(app, session)

    # ---- what is asked ----------------------------------------------------------------------------
    def offered(self) -> Prompt:
        offered = super().offered()
        if not self._skips:
            animals = any(child.for_animals for child in self.children.values())
            seats = range(len(self.seats)) if animals else self.children
            self.director.by_hand = self.director.by_hand | frozenset(seats)
        self._look_for_searches()
        return self._for_children(offered)

    def _for_children(self, offered: Prompt) -> Prompt:
        """No raising; and the coins of a child are not put down by a button, it is helped to find the cards."""
        request = self.session.asked
        if request and request.seat in self.children:
            offered = offered._replace(
                choices=tuple(choice for choice in offered.choices if not isinstance(choice.does, Bet | Raise))
            )
        if not self.searches:
            return offered
        choices = (Choice(_("Help me"), Move.HELP, "hint", primary=True),)
        hands = self.director.shown.hands
        cards = frozenset((seat, n) for seat in self.searches for n in range(len(hands[seat])))
        return offered._replace(choices=choices, hint="", shining=offered.shining | cards)

    def choose(self, does: object) -> None:
        if does is Move.HELP:
            for search in self.searches.values():
                self._help(search)
        else:
            super().choose(does)

    # ---- searching --------------------------------------------------------------------------------
    def _look_for_searches(self) -> None:
        held = self.director.held
        for seat, child in self.children.items():
            mine = [place for place in held if place.seat == seat]
            if mine and seat not in self.searches:
                self._begin(child, seat, mine)
            elif not mine and seat in self.searches:
                self._end(self.searches.pop(seat))
        looking = {seat for seat, search in self.searches.items() if not search.shines}
        waiting = {seat for seat in self.children if seat not in self.searches}  # until it is known what help it needs
        self.searching = frozenset(looking | waiting)

    def _begin(self, child: Child, seat: int, places: list[HandCard]) -> None:
        rank = self._card(places[0]).rank
        mastery = self.app.kept.profiles.mastery(child)
        unknown = not mastery.met(rank)
        self.searches[seat] = Search(child, seat, rank, len(places), unknown=unknown)

    def _end(self, search: Search) -> None:
        """All its coins lie: that counts, unless the rank was new to it."""
        profiles, child = self.app.kept.profiles, search.child
        mastery = profiles.mastery(child)
        sure, answer = mastery.sure(search.rank), search.answer(self.app.day())
        if not search.unknown and profiles.child(child.id):
            profiles.note(child, answer)
        learnt = not sure and mastery.sure(search.rank)
        deed = Deed(search.rank, answer.clean, len(search.taken), search.count > 1, learnt=learnt)
        if line := self.praise.of(deed):
            self.app.sound.play("praise_chime")
            self._say(child, line)

    def tap_card(self, place: HandCard) -> None:
        search = self.searches.get(place.seat)
        if search is None or place in self.director.held:
            super().tap_card(place)
            return
        search.waited = 0.0
        search.taken.append(self._card(place).rank)
        self.app.sound.play("try_again")
        self._say(search.child, of("that_is", self._card(place).rank))
        if len(search.taken) >= MISSES:
            self._help(search)
        self.refresh()

    def _help(self, search: Search) -> None:
        search.help, search.waited = min(2, search.help + 1), 0.0
        self.app.sound.play("hint_shine")
        self._say(search.child, "learn_here_it_is" if search.shines else of("coin_on", search.rank))
        self.refresh()

    def _card(self, place: HandCard) -> Card:
        return self.director.shown.hands[place.seat][place.card]

    def _tap(self, where: tuple[float, float]) -> None:
        """A card of a child says its name at any time."""
        card = self.director.stage.card(*where, self._cards_of_children())
        if card and card not in self.director.held and self.director.idle:
            self._say(self.children[card.seat], of("that_is", self._card(card).rank))
        else:
            super()._tap(where)

    def _cards_of_children(self) -> list[HandCard]:
        lying = (thing.place for thing in self.director.stage.things if isinstance(thing, TableCard))
        return [place for place in lying if isinstance(place, HandCard) and place.seat in self.children]

    # ---- time -------------------------------------------------------------------------------------
    def update(self, dt: float) -> None:
        super().update(dt)
        if self.paused or self.app.scene is not self:
            return
        if not self.director.moving and not self.app.sound.speaking:
            for search in list(self.searches.values()):
                self._wait_for(search, dt)
        self._remind(dt)
        self._idle += dt
        self._played += dt if self._idle < AWAY else 0.0

    def handle(self, event: pygame.Event) -> None:
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self._idle = 0.0
        super().handle(event)

    def covered(self) -> None:
        self._keep_minutes()
        super().covered()

    def closed(self) -> None:
        self._keep_minutes()
        super().closed()

    def _keep_minutes(self) -> None:
        profiles = self.app.kept.profiles
        for child in self.children.values():
            if self._played and profiles.child(child.id):
                profiles.play(child, self.app.day(), self._played)
        self._played = 0.0

    def _wait_for(self, search: Search, dt: float) -> None:
        if not search.called:  # once the card itself was called
            search.called = True
            self._say(search.child, of("coin_on", search.rank))
        search.seconds += dt
        search.waited += dt
        if search.waited >= search.child.patience and not search.shines:
            self._help(search)

    def _remind(self, dt: float) -> None:
        """A child that is asked something and does not answer hears it again."""
        request = self.session.asked if self.director.idle else None
        if request is None or request.seat not in self.children:
            self._unanswered = (None, 0.0)
            return
        number, waited = self._unanswered
        self._unanswered = (request.number, waited + dt if number == request.number else 0.0)
        child = self.children[request.seat]
        if waited < child.patience <= self._unanswered[1]:
            turning = isinstance(request, TurnCard)
            self._say(child, "learn_turn" if turning else "" if isinstance(request, StartDeal) else "call_your_turn")

    def _say(self, child: Child, line: str) -> None:
        if line and child.voice:
            self.app.sound.say(line)
        if line and child.captions and words(line):
            self.caption_of(words(line))

    def caption_of(self, said: str) -> None:
        """What was said can be read at the foot."""
        self.chronicle.said = Said((said,))
        self.look()


def table_for(app: App, session: Session) -> TableScene:
    """The scene for a match: another one where a child sits."""
    profiles = app.kept.profiles
    child = any(info.child and profiles.child(info.child) for info in session.seats)
    return ChildTable(app, session) if child else TableScene(app, session)
