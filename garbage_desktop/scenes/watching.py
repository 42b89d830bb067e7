"""Watching: the last hand once more, from its events. It changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from garbage_desktop.scenes.showing import Showing
from garbage_desktop.session import Session
from garbage_desktop.ui.prompt import Move, Prompt, replaying

if TYPE_CHECKING:
    from garbage_desktop.app import App


class Watching(Showing):
    """Esc or "Back" leads to where one came from, which `then` shows."""

    def __init__(self, app: App, session: Session, then: Callable[[], object]) -> None:
        table, events = session.last_deal()
        super().__init__(app, table, session.seats, session.match.setup.rules)
        self.then = then
        self.front = session.front
        self.director.post(events)

    def offered(self) -> Prompt:
        self.turn = self.director.shown.dealer
        return replaying(over=self.director.idle)

    def choose(self, does: object) -> None:
        if does is Move.LEAVE:
            self.back()

    def back(self) -> None:
        self.app.pop()
        self.then()
