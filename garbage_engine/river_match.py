"""RiverMatch: the face of River, with the same road as a match of Garbage but secrets on it."""

from collections.abc import Iterable
from hashlib import sha256

import msgspec

from garbage_engine import river
from garbage_engine.match import EventQueue, IllegalDecision
from garbage_engine.river import RiverGame
from garbage_engine.river_events import RiverEvent, seen_by
from garbage_engine.river_requests import RiverDecision, RiverRequest
from garbage_engine.river_setup import RiverSetup
from garbage_engine.river_table import RiverTable
from garbage_engine.rules import IllegalRules
from garbage_engine.texts import Text


class RiverMatch:
    """A match that waits for the answer to its `request`; None when it is over."""

    def __init__(self, setup: RiverSetup, decisions: Iterable[RiverDecision] = ()) -> None:
        if reason := setup.refusal():
            raise IllegalRules(reason)
        self.setup = setup
        self.decisions: list[RiverDecision] = []
        self._game = RiverGame(setup)
        self._play = river.play(self._game)
        self.request: RiverRequest | None = next(self._play, None)
        for decision in decisions:
            self.answer(self.request.number if self.request else -1, decision)

    def answer(self, number: int, decision: RiverDecision) -> None:
        """Go on with the answer to the request of that number; a refused one changes nothing."""
        request = self.request
        if request is None:
            raise IllegalDecision(Text("The match is over."))
        if number != request.number:
            raise IllegalDecision(Text("This has been answered already."))
        if not request.allows(decision):
            raise IllegalDecision(Text("That is not possible now."))
        self.decisions.append(decision)
        self.request = next_request(self._play, decision)

    def subscribe(self, viewer: int | None = None) -> EventQueue[RiverEvent]:
        """The events from now on, as the viewer may see them."""
        return EventQueue(self._game.history, viewer, seen_by)

    def history(self, viewer: int | None = None) -> list[RiverEvent]:
        """The events so far, as the viewer may see them."""
        return [seen_by(event, viewer) for event in self._game.history]

    def table(self, viewer: int | None = None) -> RiverTable:
        """What the viewer knows: the fold of all that it has seen."""
        table = self.setup.table(viewer, whole=False)
        for event in self.history(viewer):
            table.apply(event)
        return table

    def before_reveal(self, seat: int) -> int | None:
        """After how many decisions a seat can choose anew: until the reveal, if its card still lies face down."""
        if self.request is None or seat >= len(self._game.laid) or not self._game.table.chosen[seat]:
            return None
        return len(self.decisions) - len(self._game.laid) + seat

    @property
    def over(self) -> bool:
        return self.request is None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the most points, once the match is over."""
        return self._game.table.winners

    def digest(self) -> str:
        """The same for two matches that stand alike in table, deck, hidden cards and request."""
        game = self._game
        return sha256(msgspec.json.encode((game.table, game.deck, game.laid, self.request))).hexdigest()


def next_request(play: river.RiverPlay, decision: RiverDecision) -> RiverRequest | None:
    try:
        return play.send(decision)
    except StopIteration:
        return None
