"""Outlook: what house rules do, worked out from many hands, a little at a time."""

from collections.abc import Callable, Iterator

from garbage_engine.odds import Odds, Tally, moments
from garbage_engine.rules import Rules

SLICE = 0.004  # seconds of a frame
MOST_AT_ONCE = 60  # hands or decisions of a frame, whatever the stopwatch says
CALM = 0.25  # seconds after a change before the work begins: more changes may follow
FIRST, ENOUGH = 200, 20_000  # hands before anything is told, and after which nothing is added
SOON = 1.5  # seconds after which a few hands are better than none
BETWEEN = 0.5  # seconds between two looks at the figures
SEED = "outlook"  # the same rules always come to the same

Stopwatch = Callable[[], float]


class Outlook:
    """Of rules that can be played by so many seats."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self.odds: Odds | None = None  # until enough hands have been played
        self._moments: Iterator[Tally | None] = moments(rules, seats, SEED)
        self._tally: Tally | None = None  # after the last whole hand
        self._age = 0.0
        self._told = 0.0  # the age when the figures were looked at last

    @property
    def done(self) -> bool:
        return self._deals >= ENOUGH

    def work(self, dt: float, stopwatch: Stopwatch) -> bool:
        """Play on for a part of this frame; True if there are new figures."""
        self._age += dt
        if self.done or self._age < CALM:
            return False
        self._play(stopwatch)
        if self._tally is None or not self._worth_telling:
            return False
        self.odds, self._told = self._tally.odds, self._age
        return True

    @property
    def _worth_telling(self) -> bool:
        """The first figures soon, better ones now and then."""
        if self.odds is None:
            return self._deals >= FIRST or self._age >= SOON
        return self.done or self._age - self._told >= BETWEEN

    @property
    def _deals(self) -> int:
        return self._tally.deals if self._tally else 0

    def _play(self, stopwatch: Stopwatch) -> None:
        until = stopwatch() + SLICE
        for _moment in range(MOST_AT_ONCE):
            self._tally = next(self._moments) or self._tally
            if self.done or stopwatch() >= until:
                return
