"""Search: a card was called at a real table, and a child looks for its own of that rank. Help comes as in a lesson."""

from collections.abc import Sequence
from random import Random

from garbage_desktop.learn.answer import Answer
from garbage_desktop.learn.lesson import MISSES, NOTHING, Help, Reply
from garbage_desktop.learn.lines import of
from garbage_engine.cards import Rank

HELPS: tuple[Help, ...] = ("again", "dim", "shine", "ladder")
SHOWN = HELPS.index("shine") + 1


class Search:
    """`new`: the child has hardly met that rank, so it is shown at once, and nothing is noted as a miss."""

    def __init__(self, rank: Rank, hand: Sequence[Rank], patience: float, chance: Random, *, new: bool = False) -> None:
        self.rank, self.hand, self.patience, self.chance, self.new = rank, hand, patience, chance, new
        self.taken: list[Rank] = []
        self.called = False  # the child was asked to look
        self.help = SHOWN if new else 0  # how many steps of it have come
        self.dim: frozenset[int] = frozenset()  # places in the hand
        self._waited = self._seconds = 0.0

    # ---- what the table shows -----------------------------------------------------------------------
    @property
    def shines(self) -> bool:
        return self.help >= SHOWN

    @property
    def on_ladder(self) -> bool:
        return self.help >= len(HELPS)

    # ---- what happens -------------------------------------------------------------------------------
    def call(self) -> Reply:
        """What we look for; a new one lies there shining."""
        self.called, self._waited = True, 0.0
        return Reply((of("coin_on", self.rank), *(("learn_here_it_is",) if self.new else ())))

    def tap(self, place: int) -> Reply:
        """A card of its hand was tapped that does not wait for a coin."""
        self._waited = 0.0
        tapped = self.hand[place]
        if tapped is self.rank:
            return Reply(("learn_found_already",), "button_tick")
        self.taken.append(tapped)
        if len(self.taken) >= MISSES:
            return Reply((of("that_is", tapped), *self.more_help().says), "try_again")
        return Reply((of("that_is", tapped), of("look_for", self.rank)), "try_again")

    def more_help(self) -> Reply:
        """The child wants help, or has waited for it: the next step of it."""
        self._waited = 0.0
        self.help = min(self.help + 1, len(HELPS))
        return Reply((self._help(HELPS[self.help - 1]),), "hint_shine")

    def _help(self, step: Help) -> str:
        match step:
            case "again":
                return of("coin_on", self.rank)
            case "dim":
                others = [place for place, rank in enumerate(self.hand) if rank is not self.rank]
                self.dim = frozenset(self.chance.sample(others, (len(others) + 1) // 2))
                return "learn_bright_one"
            case "shine":
                return "learn_here_it_is"
            case "ladder":
                return "learn_on_the_ladder"

    def update(self, dt: float) -> Reply:
        """Let time pass in which nothing is said and nothing moves; who has had all help is left in peace."""
        if not self.called:
            return self.call()
        self._seconds += dt
        self._waited += dt
        return NOTHING if self._waited < self.patience or self.on_ladder else self.more_help()

    def answer(self, day: int) -> Answer:
        taken = () if self.new else tuple(self.taken)
        return Answer(day, "bingo", self.rank, taken, self.help > 1, round(self._seconds, 2))
