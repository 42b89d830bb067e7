"""Requests of River: cards are chosen in secret, and taken back in the open."""

from itertools import combinations

import msgspec

from garbage_engine.cards import Card
from garbage_engine.requests import START, STOP, Decision, Start, Stop


class Choose(Decision, frozen=True, tag=True):
    """Lay these cards of the hand face down; their places, from the left."""

    cards: tuple[int, ...]


class Pick(Decision, frozen=True, tag=True):
    """Take this card from the table."""

    card: Card


RiverDecision = Start | Stop | Choose | Pick


class Question(msgspec.Struct, frozen=True, tag=True, gc=False):
    """A question to one seat, numbered like all questions of a match; it tells nothing that others must not see."""

    number: int
    seat: int

    @property
    def legal(self) -> tuple[RiverDecision, ...]:
        """Every answer that will be taken."""
        return ()

    def allows(self, decision: RiverDecision) -> bool:
        return decision in self.legal


class StartRound(Question, frozen=True, tag=True):
    """Asked of the first seat before each round; the table is still as the last round has left it."""

    round: int  # that would begin

    @property
    def legal(self) -> tuple[RiverDecision, ...]:
        return (START,) if self.round == 1 else (START, STOP)


class ChooseCards(Question, frozen=True, tag=True):
    """Which cards of the hand go face down: one for the river, then two for the own hand (rules R2.2, R2.3)."""

    hand: int  # cards that it has
    count: int

    @property
    def legal(self) -> tuple[RiverDecision, ...]:
        return tuple(map(Choose, combinations(range(self.hand), self.count)))

    def allows(self, decision: RiverDecision) -> bool:
        return isinstance(decision, Choose) and {*map(type, decision.cards)} == {int} and decision in self.legal


class PickCard(Question, frozen=True, tag=True):
    """Which card of the table is taken back into the hand (rule R4.1)."""

    cards: tuple[Card, ...]

    @property
    def legal(self) -> tuple[RiverDecision, ...]:
        return tuple(map(Pick, self.cards))


RiverRequest = StartRound | ChooseCards | PickCard
