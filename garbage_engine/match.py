"""Match: the face of the engine. What is asked, what is answered, and what each viewer gets to see."""

from collections.abc import Iterable
from hashlib import sha256

import msgspec

from garbage_engine import garbage
from garbage_engine.course import Course
from garbage_engine.events import AnyEvent, seen_by
from garbage_engine.game import Game
from garbage_engine.requests import AnyDecision, AnyRequest
from garbage_engine.rules import IllegalRules
from garbage_engine.setup import Setup, Start
from garbage_engine.table import Table


class Match(Course[AnyRequest, AnyDecision, AnyEvent]):
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
        asked = self._game.asked
        super().__init__(garbage.play(self._game), self._game.history, seen_by, past)
        self._first = asked - len(self._answers)  # number of the request that the first answer is for
        self.answer_all(decisions)

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
    def winners(self) -> tuple[int, ...]:
        """The seats with the most coins, once the match is over."""
        return self._game.table.winners if self.over else ()

    def digest(self) -> str:
        """The same for two matches that stand alike in table, stocks and request.

        A table leaves out what it has by default, so that what a later release adds to it changes no digest of today.
        """
        state = (self._game.table, self._game.shoes, self.request)
        return sha256(msgspec.json.encode(state)).hexdigest()
