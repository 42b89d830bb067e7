"""Steps: the kinds of lessons, from finding a card to calling it."""

from collections.abc import Sequence

from garbage_desktop.learn.answer import STEPS, Answer, Step
from garbage_desktop.learn.asking import card_of, decoys, next_rank, spread
from garbage_desktop.learn.lesson import Help, Lesson, Reply
from garbage_desktop.learn.lines import of
from garbage_desktop.learn.mastery import Mastery
from garbage_desktop.learn.ranks import ALIKE
from garbage_engine.cards import Rank, Suit

ROW = 4  # cards to put in order
NAMES = 3  # to choose from
ENOUGH = 10  # answers of a step before the next is suggested


class FindIt(Lesson):
    """A rank is called: find every card of it. The called card lies open as long as the rank is new."""

    step: Step = "find"
    among: Sequence[Rank] = ()

    def deal(self) -> None:
        self.asked = next_rank(self.mastery, self.day, self.chance, self.among)
        self.cards = spread(self.asked, self.mastery, self.chance, self.among)
        suits = [suit for suit in Suit if card_of(self.asked, suit) not in self.cards]
        self.called = card_of(self.asked, self.chance.choice(suits or list(Suit)))
        self.known = self.mastery.ranks[self.asked].box >= 2

    @property
    def open(self) -> bool:
        """Whether the called card lies open."""
        return not self.known or self._has("dim") or self.answered

    def call(self) -> tuple[str, ...]:
        return (of("find", self.asked),)

    def fits(self, place: int) -> bool:
        return self.rank_at(place) is self.asked

    def correction(self, place: int) -> tuple[str, ...]:
        return (of("that_is", self.rank_at(place)), of("look_for", self.asked))

    def hit(self, place: int) -> tuple[str, ...]:
        return (of("rank", self.asked), "lesson_one_more") if len(self.left) == 1 else (of("rank", self.asked),)


class LookAlikes(FindIt):
    """The same among ranks that are easily taken for each other."""

    step: Step = "alike"

    def deal(self) -> None:
        groups = [group for group in ALIKE if set(group) <= set(self.mastery.open)] or list(ALIKE[:2])
        first = next_rank(self.mastery, self.day, self.chance, [rank for group in groups for rank in group])
        self.among = next(group for group in groups if first in group)
        super().deal()

    def call(self) -> tuple[str, ...]:
        return ("learn_look_closely", *super().call()) if self.stars == 0 and not self.taken else super().call()


class Higher(Lesson):
    """Two cards: which is higher, or lower? The ace is the lowest."""

    step: Step = "higher"
    helps: tuple[Help, ...] = ("again", "ladder", "shine")

    def deal(self) -> None:
        self.lower = self.chance.random() < 0.3
        self.asked = next_rank(self.mastery, self.day, self.chance)
        other = self.chance.choice([rank for rank in self.mastery.open if rank is not self.asked])
        suits = self.chance.sample(tuple(Suit), 2)
        self.cards = [card_of(rank, suit) for rank, suit in zip((self.asked, other), suits, strict=True)]
        self.chance.shuffle(self.cards)

    def call(self) -> tuple[str, ...]:
        return ("lesson_which_is_lower" if self.lower else "lesson_which_is_higher",)

    def fits(self, place: int) -> bool:
        here, there = (self.cards[n].rank.count for n in (place, 1 - place))
        return not self.found and (here < there) is self.lower

    def correction(self, place: int) -> tuple[str, ...]:
        return (of("that_is", self.rank_at(place)), "learn_lower_other" if self.lower else "learn_higher_other")

    def done(self, praise: str) -> tuple[str, ...]:
        return ("learn_lower_yes" if self.lower else "learn_higher_yes", of("rank", self.rank_at(self.found[0])))

    @property
    def rungs(self) -> tuple[Rank, ...]:
        return tuple(card.rank for card in self.cards) if super().rungs else ()


class InOrder(Lesson):
    """A few cards, to be tapped from the lowest to the highest."""

    step: Step = "order"
    helps: tuple[Help, ...] = ("again", "ladder", "shine")

    def deal(self) -> None:
        self.asked = next_rank(self.mastery, self.day, self.chance)
        others = self.chance.sample([rank for rank in self.mastery.open if rank is not self.asked], ROW - 1)
        self.cards = [card_of(rank, self.chance.choice(tuple(Suit))) for rank in (self.asked, *others)]
        self.chance.shuffle(self.cards)

    def call(self) -> tuple[str, ...]:
        if self.found:
            return ("lesson_which_comes_next",)
        return ("learn_lowest_first",) if self.taken else ("lesson_put_in_order", "learn_lowest_first")

    def fits(self, place: int) -> bool:
        waiting = [self.rank_at(n).count for n in range(len(self.cards)) if n not in self.found]
        return place not in self.found and self.rank_at(place).count == min(waiting)

    def correction(self, place: int) -> tuple[str, ...]:
        return (of("that_is", self.rank_at(place)), self.call()[-1])

    def done(self, praise: str) -> tuple[str, ...]:
        return ("praise_12",) if praise else (of("rank", self.rank_at(self.found[-1])),)

    @property
    def rungs(self) -> tuple[Rank, ...]:
        places = range(len(self.cards)) if super().rungs else self.found
        return tuple(self.rank_at(place) for place in places)


class CallIt(Lesson):
    """The child is the caller: it turns a card, hears some names, and taps the right one."""

    step: Step = "call"

    def deal(self) -> None:
        self.asked = next_rank(self.mastery, self.day, self.chance)
        self.called = card_of(self.asked, self.chance.choice(tuple(Suit)))
        self.open = False
        self.names = [self.asked, *decoys(self.asked, self.mastery, self.chance, NAMES - 1)]
        self.chance.shuffle(self.names)
        self.cards = [card_of(rank, Suit.SPADES) for rank in self.names]  # never seen: a place for each name

    def call(self) -> tuple[str, ...]:
        if not self.open:
            return ("learn_turn",)
        return ("learn_what_is_it", *(of("rank", rank) for rank in self.names))

    def turn(self) -> Reply:
        """The card on the table was tapped."""
        if self.open:
            return self.again()
        self.open, self._waited = True, 0.0
        return Reply(self.call(), "card_flip")

    def tap(self, place: int) -> Reply:
        return super().tap(place) if self.open else self.turn()

    def ask_help(self) -> Reply:
        return super().ask_help() if self.open else self.turn()

    def fits(self, place: int) -> bool:
        return self.rank_at(place) is self.asked

    def correction(self, place: int) -> tuple[str, ...]:
        return (of("rank", self.rank_at(place)), "learn_name_again")

    def done(self, praise: str) -> tuple[str, ...]:
        return (of("that_is", self.asked), praise) if praise else (of("that_is", self.asked),)

    @property
    def rungs(self) -> tuple[Rank, ...]:
        return super().rungs if self.open else ()


LESSONS: dict[Step, type[Lesson]] = {
    "find": FindIt,
    "higher": Higher,
    "order": InOrder,
    "alike": LookAlikes,
    "call": CallIt,
}


def suggested(mastery: Mastery, answers: Sequence[Answer], met: bool) -> Step:
    """What to play next: the first step that was not played much yet, then where the most is to be learnt."""
    if not met and not answers:
        return "meet"
    played = [answer.step for answer in answers]
    for step in STEPS[1:]:
        if played.count(step) < ENOUGH:
            return step
    return "alike" if mastery.mix_ups() and len(played) % 2 else "find"
