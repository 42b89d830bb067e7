"""RiverMatch: the face of River, with the same road as a match of Garbage but secrets on it."""

from collections.abc import Iterable
from hashlib import sha256

import msgspec

from garbage_engine import river
from garbage_engine.course import Course
from garbage_engine.river import RiverGame
from garbage_engine.river_events import RiverEvent, seen_by
from garbage_engine.river_requests import RiverDecision, RiverRequest
from garbage_engine.river_setup import RiverSetup
from garbage_engine.river_table import RiverTable
from garbage_engine.rules import IllegalRules


class RiverMatch(Course[RiverRequest, RiverDecision, RiverEvent]):
    """A match that waits for the answer to its `request`; None when it is over."""

    def __init__(self, setup: RiverSetup, decisions: Iterable[RiverDecision] = ()) -> None:
        if reason := setup.refusal():
            raise IllegalRules(reason)
        self.setup = setup
        self._game = RiverGame(setup)
        super().__init__(river.play(self._game), self._game.history, seen_by)
        self.answer_all(decisions)

    @property
    def decisions(self) -> list[RiverDecision]:
        """All of them, from the beginning."""
        return self._answers

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
    def winners(self) -> tuple[int, ...]:
        """The seats with the most points, once the match is over."""
        return self._game.table.winners

    def digest(self) -> str:
        """The same for two matches that stand alike in table, deck, hidden cards and request."""
        game = self._game
        return sha256(msgspec.json.encode((game.table, game.deck, game.laid, self.request))).hexdigest()
