"""Mastery: how well a child knows each rank, and what it mixes up. A fold of its answers."""

from collections import Counter, defaultdict, deque
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import median

from garbage_desktop.learn.answer import NAMING, Answer, Step
from garbage_desktop.learn.ranks import LADDER, LETTERS, NUMBERS
from garbage_engine.cards import Rank

SURE, HIGHEST = 3, 6  # boxes, after Leitner
REST = {3: 1, 4: 3, 5: 7, 6: 21}  # days for which a box is sure of itself
SLOW = 1.5  # times the child's own median
READY = 0.8  # share of the numbers to be sure of before letters come
WEAK, FADING, KNOWN = 3, 2, 1  # how often it is asked
USUAL = 30  # answers by which one knows how long this child takes

Pair = tuple[Rank, Rank]


@dataclass
class Shelf:
    """Where one rank stands."""

    box: int = 0
    day: int = -1  # of its last answer
    rose: int = -1  # the day on which it came to its box
    asked: int = 0
    clean: int = 0
    last: int = 0  # the number of its last answer, counted from 1


class Mastery:
    """`note` each answer; ask for boxes, weights and mix-ups."""

    def __init__(self, answers: Iterable[Answer] = ()) -> None:
        self.ranks = {rank: Shelf() for rank in LADDER}
        self.mixed: Counter[Pair] = Counter()
        self.last: list[Rank] = []  # the last two that were asked
        self._count = 0
        self._times: dict[Step, deque[float]] = defaultdict(lambda: deque(maxlen=USUAL))
        for answer in answers:
            self.note(answer)

    # ---- learning -----------------------------------------------------------------------------------
    def note(self, answer: Answer) -> None:
        """Questions about order tell nothing of names; they only count as asked."""
        self._count += 1
        self.last = [*self.last[-1:], answer.asked]
        shelf = self.ranks[answer.asked]
        shelf.last = self._count
        if answer.step in NAMING:
            self._move(shelf, answer)
            self.mixed.update(pair(answer.asked, other) for other in dict.fromkeys(answer.taken))

    def _move(self, shelf: Shelf, answer: Answer) -> None:
        shelf.asked, shelf.clean = shelf.asked + 1, shelf.clean + answer.clean
        if answer.clean:
            self._rise(shelf, answer)
        else:
            shelf.box = max(0, shelf.box - (2 if answer.taken else 1))
        shelf.day = answer.day

    def _rise(self, shelf: Shelf, answer: Answer) -> None:
        """Who has to think is not sure yet; beyond the first sure box a rank rises once a day."""
        highest = HIGHEST if self._quick(answer) else max(shelf.box, SURE - 1)
        if shelf.box < SURE or answer.day > shelf.rose:
            shelf.box, shelf.rose = min(shelf.box + 1, highest), answer.day
        self._times[answer.step].append(answer.seconds)

    def _quick(self, answer: Answer) -> bool:
        times = self._times[answer.step]
        return len(times) < 5 or answer.seconds <= SLOW * median(times)

    # ---- asking -------------------------------------------------------------------------------------
    def sure(self, rank: Rank) -> bool:
        return self.ranks[rank].box >= SURE

    def met(self, rank: Rank) -> bool:
        """Whether it was ever named without help."""
        return self.ranks[rank].clean > 0

    @property
    def sure_of(self) -> tuple[Rank, ...]:
        return tuple(rank for rank in LADDER if self.sure(rank))

    def share(self, rank: Rank) -> float:
        """Of all times, how often it was named at the first try and without help."""
        shelf = self.ranks[rank]
        return shelf.clean / shelf.asked if shelf.asked else 0.0

    def weight(self, rank: Rank, day: int) -> int:
        shelf = self.ranks[rank]
        if not self.sure(rank):
            return WEAK
        return FADING if day - shelf.day >= REST[shelf.box] else KNOWN

    def waited(self, rank: Rank) -> int | None:
        """How many questions ago it was asked; None: never."""
        last = self.ranks[rank].last
        return self._count + 1 - last if last else None

    @property
    def open(self) -> tuple[Rank, ...]:
        """Which ranks are asked by now: the numbers, and the letters once most numbers are sure."""
        begun = any(self.ranks[rank].asked for rank in LETTERS)
        ready = sum(map(self.sure, NUMBERS)) >= READY * len(NUMBERS)
        return LADDER if begun or ready else NUMBERS

    def mix_ups(self) -> list[tuple[Pair, int]]:
        """What is mixed up with what and how often, the worst first."""
        return sorted(self.mixed.items(), key=lambda found: (-found[1], found[0]))


def pair(one: Rank, other: Rank) -> Pair:
    return (one, other) if one.count < other.count else (other, one)
