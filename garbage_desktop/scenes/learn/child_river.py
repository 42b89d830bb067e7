"""Child river: the River game with a child: it is asked aloud, and cards that it chooses say their names."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from garbage_desktop.learn.lines import of
from garbage_desktop.river_session import RiverSession
from garbage_desktop.scenes.learn.minder import Minder, children_of
from garbage_desktop.scenes.river import RiverScene
from garbage_desktop.table.places import Place
from garbage_desktop.table.stage import TableCard
from garbage_engine.river_requests import StartRound

if TYPE_CHECKING:
    from garbage_desktop.app import App


class ChildRiver(RiverScene):
    """The minutes count, too."""

    def __init__(self, app: App, session: RiverSession) -> None:
        self.minder = Minder(app, session.seats)
        super().__init__(app, session)

    def choose_card(self, place: Place) -> None:
        super().choose_card(place)
        request = self.session.asked
        child = self.minder.children.get(request.seat) if request else None
        lying = (thing for thing in self.director.whole.things if isinstance(thing, TableCard))
        card = next((thing.card for thing in lying if thing.place == place), None)
        if child and card:
            self.minder.say(child, of("that_is", card.rank))

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.paused or self.app.scene is not self:
            return
        self.minder.update(dt)
        request = self.session.asked
        if request and self.director.idle and not self.session.waits_behind_curtain:
            line = "call_new_hand" if isinstance(request, StartRound) else "call_your_turn"
            self.minder.ask(dt, request.seat, request.number, (line,), at_once=not isinstance(request, StartRound))

    def handle(self, event: pygame.Event) -> None:
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.minder.stir()
        super().handle(event)

    def covered(self) -> None:
        self.minder.leave()
        super().covered()

    def closed(self) -> None:
        self.minder.leave()
        super().closed()


def river_for(app: App, session: RiverSession) -> RiverScene:
    """The scene for a match: another one where a child sits."""
    return ChildRiver(app, session) if children_of(app, session.seats) else RiverScene(app, session)
