"""Praise: what was good, said about every second time, and never the same twice running."""

from random import Random
from typing import NamedTuple

from garbage_desktop.learn.lines import of
from garbage_engine.cards import Rank

MOST_SILENT = 2  # questions without praise


class Deed(NamedTuple):
    """What a child has just done."""

    rank: Rank
    clean: bool  # at the first try, without help
    misses: int
    several: bool = False  # cards of that rank
    tricky: bool = False  # a rank that it was not sure of
    learnt: bool = False  # now it is


class Praise:
    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self._last = ""
        self._silent = MOST_SILENT  # the first time there is always some

    def of(self, deed: Deed) -> str:
        """A line, or "" when it is enough that the card is named."""
        due = self._silent >= MOST_SILENT or deed.learnt or deed.misses > 1 or self.chance.random() < 0.4
        if not due or (self._silent == 0 and not deed.learnt and self.chance.random() < 0.6):
            self._silent += 1
            return ""
        self._silent = 0
        fitting = [line for line in self._fitting(deed) if line != self._last]
        self._last = self.chance.choice(fitting)
        return self._last

    def _fitting(self, deed: Deed) -> list[str]:
        if deed.learnt:
            return ["praise_11", "praise_5"]
        if deed.misses:
            return ["praise_10", of("found", deed.rank)]
        if not deed.clean:
            return ["praise_3", of("found", deed.rank)]
        fitting = ["praise_1", "praise_6", "praise_9", of("found", deed.rank)]
        return fitting + ["praise_4"] * deed.several + ["praise_8"] * deed.tricky
