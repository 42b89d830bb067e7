"""Lesson: some questions one after another: what lies on the table, what a tap means, and when help comes.

It knows neither screen nor sound: every tap has a `Reply`, and time comes in as `dt`.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Literal, NamedTuple

from garbage_desktop.learn.answer import Answer, Step
from garbage_desktop.learn.lines import of
from garbage_desktop.learn.mastery import Mastery
from garbage_desktop.learn.praise import Deed, Praise
from garbage_engine.cards import Card, Rank

Help = Literal["again", "dim", "shine", "ladder"]
QUESTIONS = 5
PATIENCE = 6.0  # seconds before help comes by itself
LONG = 5  # times that, once all help has come
MISSES = 2  # that bring help, too
REST = 0.9  # seconds between two questions


class Reply(NamedTuple):
    """The lines that are said, one after another, and the sound that comes at once."""

    says: tuple[str, ...] = ()
    sound: str = ""


NOTHING = Reply()


class Lesson:
    """A kind of lesson says what it asks in `deal`, which card is right in `fits`, and how it speaks of it."""

    step: Step
    helps: tuple[Help, ...] = ("again", "dim", "shine", "ladder")

    def __init__(
        self,
        mastery: Mastery,
        day: int,
        chance: Random,
        note: Callable[[Answer], object] = lambda answer: None,
        patience: float = PATIENCE,
    ) -> None:
        self.mastery, self.day, self.chance, self._note, self.patience = mastery, day, chance, note, patience
        self.praise = Praise(chance)
        self.stars = 0
        self.asked = Rank.TWO
        self.cards: list[Card] = []
        self._clear()

    def _clear(self) -> None:
        self.found: list[int] = []  # places of cards, in the order in which they were found
        self.taken: list[Rank] = []  # what was tapped instead
        self.help = 0  # how many steps of it have come
        self.dim: frozenset[int] = frozenset()
        self._waited = self._seconds = self._rested = 0.0

    # ---- what a kind of lesson says ------------------------------------------------------------------
    def deal(self) -> None:
        """Choose what is asked, and the cards."""
        raise NotImplementedError

    def call(self) -> tuple[str, ...]:
        """The question."""
        raise NotImplementedError

    def fits(self, place: int) -> bool:
        """Whether the card at this place is right just now."""
        raise NotImplementedError

    def correction(self, place: int) -> tuple[str, ...]:
        """What was tapped, kindly, and what we look for."""
        raise NotImplementedError

    def hit(self, place: int) -> tuple[str, ...]:
        """A right card, and there are more to come."""
        return (of("rank", self.cards[place].rank),)

    def done(self, praise: str) -> tuple[str, ...]:
        """The question is answered."""
        return (praise or of("rank", self.asked),)

    def rank_at(self, place: int) -> Rank:
        return self.cards[place].rank

    # ---- what the table shows ------------------------------------------------------------------------
    @property
    def left(self) -> list[int]:
        """Places that are to be found yet."""
        return [place for place in range(len(self.cards)) if place not in self.found and self.fits(place)]

    @property
    def answered(self) -> bool:
        return not self.left

    @property
    def over(self) -> bool:
        return self.stars == QUESTIONS and self.answered

    @property
    def shining(self) -> frozenset[int]:
        return frozenset(self.left) if self._has("shine") else frozenset()

    @property
    def rungs(self) -> tuple[Rank, ...]:
        """Ranks that light up on the ladder."""
        return (self.asked,) if self._has("ladder") or self.answered else ()

    @property
    def helped(self) -> bool:
        """Whether more was needed than to hear it again."""
        return any(self._has(step) for step in self.helps if step != "again")

    def _has(self, step: Help) -> bool:
        return step in self.helps[: self.help]

    # ---- what happens --------------------------------------------------------------------------------
    def next_question(self) -> Reply:
        self._clear()
        self.deal()
        return Reply(self.call(), "card_deal")

    def tap(self, place: int) -> Reply:
        """A card was tapped: there is always an answer, and it never costs anything."""
        self._waited = 0.0
        if place in self.found:
            return Reply(("learn_found_already",), "button_tick")
        if self.answered:
            return Reply((of("rank", self.rank_at(place)),), "button_tick")
        if self.fits(place):
            return self._right(place)
        return self._wrong(place)

    def tap_nothing(self) -> Reply:
        """The felt was tapped."""
        return Reply((of("rank", self.asked) if self.answered else "lesson_tap_the_card",), "button_tick")

    def _right(self, place: int) -> Reply:
        self.found.append(place)
        if self.left:
            return Reply(self.hit(place), "coin_card")
        return self._end()

    def _end(self) -> Reply:
        sure, tricky = self.mastery.sure(self.asked), self.mastery.ranks[self.asked].box < 2
        answer = Answer(self.day, self.step, self.asked, tuple(self.taken), self.helped, round(self._seconds, 2))
        self._note(answer)
        self.stars += 1
        learnt = not sure and self.mastery.sure(self.asked)
        deed = Deed(self.asked, answer.clean, len(self.taken), len(self.found) > 1, tricky, learnt)
        return Reply(self.done(self.praise.of(deed)), "star")

    def _wrong(self, place: int) -> Reply:
        self.taken.append(self.rank_at(place))
        said = self.correction(place)
        if len(self.taken) >= MISSES:
            return Reply((*said[:1], *self._more_help()), "try_again")
        return Reply(said, "try_again")

    def ask_help(self) -> Reply:
        """The child wants help, or has waited for it: the next step of it."""
        self._waited = 0.0
        return NOTHING if self.answered else Reply(self._more_help(), "hint_shine")

    def _more_help(self) -> tuple[str, ...]:
        self.help = min(self.help + 1, len(self.helps))
        match self.helps[self.help - 1]:
            case "again":
                return self.call()
            case "dim":
                wrong = [n for n in range(len(self.cards)) if n not in self.found and n not in self.left]
                self.dim = frozenset(self.chance.sample(wrong, (len(wrong) + 1) // 2))
                return ("learn_bright_one",)
            case "shine":
                return ("learn_here_it_is",)
            case "ladder":
                return ("learn_on_the_ladder",)

    def again(self) -> Reply:
        self._waited = 0.0
        return Reply((of("rank", self.asked),) if self.answered else self.call())

    def update(self, dt: float, *, quiet: bool) -> Reply | None:
        """Let time pass. `quiet`: nothing is said and nothing moves, so the child has the floor."""
        if not quiet:
            return None
        if self.answered:
            self._rested += dt
            return self.next_question() if self._rested >= REST and not self.over else None
        self._seconds += dt
        self._waited += dt
        return (
            self.ask_help() if self._waited >= self.patience * (LONG if self.help == len(self.helps) else 1) else None
        )


def others(ranks: Sequence[Rank], rank: Rank) -> list[Rank]:
    return [other for other in ranks if other is not rank]
