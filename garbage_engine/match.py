"""Match: the face of the engine. What is asked, what is answered, and what each viewer gets to see."""

from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Generic, TypeVar

import msgspec

from garbage_engine import garbage
from garbage_engine.events import AnyEvent, seen_by
from garbage_engine.game import Game
from garbage_engine.requests import AnyDecision, AnyRequest
from garbage_engine.rules import IllegalRules
from garbage_engine.setup import Setup, Start
from garbage_engine.table import Table
from garbage_engine.texts import Text

Told = TypeVar("Told")


class IllegalDecision(Exception):
    """This answer cannot be taken; the reason is a sentence for the player."""

    def __init__(self, reason: Text) -> None:
        super().__init__(str(reason))
        self.reason = reason


class EventQueue(Generic[Told]):
    """The events that a viewer has not taken yet. Iterating takes them; later ones can be taken later."""

    def __init__(self, history: list[Told], viewer: int | None, seen_by: Callable[[Told, int | None], Told]) -> None:
        self._history, self._viewer, self._seen_by, self._taken = history, viewer, seen_by, len(history)

    def __len__(self) -> int:
        return len(self._history) - self._taken

    def __iter__(self) -> "EventQueue[Told]":
        return self

    def __next__(self) -> Told:
        if not self:
            raise StopIteration
        self._taken += 1
        return self._seen_by(self._history[self._taken - 1], self._viewer)


class Match:
    """A match that waits for the answer to its `request`; None when it is over.

    With a `checkpoint`, and the `past` decisions before it, it goes on from that deal.
    """

    def __init__(
        self,
        setup: Setup,
        decisions: Iterable[AnyDecision] = (),
        checkpoint: Start | None = None,
        past: Iterable[AnyDecision] = (),
    ) -> None:
        if reason := setup.refusal():
            raise IllegalRules(reason)
        self.setup = setup
        start = checkpoint or setup.beginning
        setup.check(start)
        self._game = Game(setup, start)
        self._answers = list(past)
        self._first = self._game.asked - len(self._answers)  # number of the request that the first answer is for
        self._play = garbage.play(self._game)
        self.request: AnyRequest | None = next(self._play, None)
        for decision in decisions:
            self.answer(self.request.number if self.request else -1, decision)

    def answer(self, number: int, decision: AnyDecision) -> None:
        """Go on with the answer to the request of that number; a refused one changes nothing."""
        request = self.request
        if request is None:
            raise IllegalDecision(Text("The match is over."))
        if number != request.number:
            raise IllegalDecision(Text("This has been answered already."))
        if not request.allows(decision):
            raise IllegalDecision(Text("That is not possible now."))
        self._answers.append(decision)
        try:
            self.request = self._play.send(decision)
        except StopIteration:
            self.request = None

    def subscribe(self, viewer: int | None = None) -> EventQueue[AnyEvent]:
        """The events from now on."""
        return EventQueue(self._game.history, viewer, seen_by)

    def history(self, viewer: int | None = None) -> list[AnyEvent]:
        """The events so far, since the checkpoint that the match went on from."""
        return [seen_by(event, viewer) for event in self._game.history]

    def table(self, viewer: int | None = None) -> Table:
        """The table as the viewer sees it; a copy."""
        return self._game.table.copy()

    @property
    def checkpoint(self) -> Start:
        """Where the deal that is played has started; the one before as long as nobody has started the next."""
        return self._game.checkpoint

    @property
    def past(self) -> list[AnyDecision]:
        """The decisions before the checkpoint."""
        return self._answers[: self.checkpoint.asked - self._first]

    @property
    def decisions(self) -> list[AnyDecision]:
        """The decisions since the checkpoint."""
        return self._answers[self.checkpoint.asked - self._first :]

    @property
    def over(self) -> bool:
        return self.request is None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the most coins, once the match is over."""
        return self._game.table.winners if self.over else ()

    def digest(self) -> str:
        """The same for two matches that stand alike in table, stocks and request.

        A table leaves out what it has by default, so that what a later release adds to it changes no digest of today.
        """
        state = (self._game.table, self._game.shoes, self.request)
        return sha256(msgspec.json.encode(state)).hexdigest()
