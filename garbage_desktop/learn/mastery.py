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
SHOWN = 2  # times that a new rank is shown at bingo before the child looks for it by itself

Pair = tuple[Rank, Rank]


@dataclass
class Shelf:
    """Where one rank stands."""

    box: int = 0
    day: int = -1  # of its last answer
    rose: int = -1  # the day on which it came to its box
    asked: int = 0
    clean: int = 0
    shown: int = 0  # at bingo, while it was new
    due: float | None = None  # its turn, on a clock that runs by weight; None: it was never asked


class Mastery:
    """`note` each answer; ask for boxes, weights and mix-ups."""

    def __init__(self, answers: Iterable[Answer] = ()) -> None:
        self.ranks = {rank: Shelf() for rank in LADDER}
        self.mixed: Counter[Pair] = Counter()
        self.last: list[Rank] = []  # the last two that were asked
        self._times: dict[Step, deque[float]] = defaultdict(lambda: deque(maxlen=USUAL))
        for answer in answers:
            self.note(answer)

    # ---- learning -----------------------------------------------------------------------------------
    def note(self, answer: Answer) -> None:
        """Questions about order tell nothing of names; they only count as asked."""
        self.last = [*self.last[-1:], answer.asked]
        shelf = self.ranks[answer.asked]
        if answer.step == "bingo" and answer.helped and not self.met(answer.asked):
            shelf.shown += 1
        elif answer.step in NAMING:
            self._move(shelf, answer)
            self.mixed.update(pair(answer.asked, other) for other in dict.fromkeys(answer.taken))
        self._put_back(answer.asked, 1 / self.weight(answer.asked, answer.day))

    def _put_back(self, rank: Rank, stride: float) -> None:
        """Behind the others; but what was asked out of turn, again and again, waits little longer for it."""
        self.ranks[rank].due = min(self.turn(rank), self._first_turn + stride) + stride

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
        """Whether it was ever named without help, or shown often enough."""
        return self.ranks[rank].clean > 0 or self.ranks[rank].shown >= SHOWN

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

    def turn(self, rank: Rank) -> float:
        """When it is to be asked again: strides of a third for weak ranks, so they come three times as often."""
        due, first = self.ranks[rank].due, self._first_turn
        return first if due is None else max(due, first)

    @property
    def _first_turn(self) -> float:
        return min((shelf.due for shelf in self.ranks.values() if shelf.due is not None), default=0.0)

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
