"""Answer: what a child did with one question. All that is kept of learning, but for the minutes."""

from typing import Literal

import msgspec

from garbage_engine.cards import Rank

Step = Literal["meet", "find", "higher", "order", "alike", "bingo", "call"]
STEPS: tuple[Step, ...] = ("meet", "find", "higher", "order", "alike", "bingo", "call")  # as they are suggested
NAMING = ("find", "alike", "bingo", "call")  # steps in which a name is found among several


class Answer(msgspec.Struct, frozen=True):
    day: int  # since some first day
    step: Step
    asked: Rank
    taken: tuple[Rank, ...] = ()  # what was tapped instead, in that order
    helped: bool = False
    seconds: float = 0.0

    @property
    def clean(self) -> bool:
        """Right at the first try, and without help."""
        return not self.taken and not self.helped
