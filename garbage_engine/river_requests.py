"""Requests of River: cards are chosen in secret, and taken back in the open."""

from itertools import combinations

from garbage_engine.cards import Card
from garbage_engine.requests import START, STOP, Decision, Request, Start, Stop


class Choose(Decision, frozen=True, tag=True):
    """Lay these cards of the hand face down; their places, from the left."""

    cards: tuple[int, ...]


class Pick(Decision, frozen=True, tag=True):
    """Take this card from the table."""

    card: Card


RiverDecision = Start | Stop | Choose | Pick


class StartRound(Request, frozen=True, tag=True):
    """Asked of the first seat before each round; the table is still as the last round has left it."""

    round: int  # that would begin

    @property
    def legal(self) -> tuple[RiverDecision, ...]:  # type: ignore[override]
        return (START,) if self.round == 1 else (START, STOP)


class ChooseCards(Request, frozen=True, tag=True):
    """Which cards of the hand go face down: one for the river, then two for the own hand (rules R2.2, R2.3)."""

    hand: int  # cards that it has
    count: int

    @property
    def legal(self) -> tuple[RiverDecision, ...]:  # type: ignore[override]
        return tuple(map(Choose, combinations(range(self.hand), self.count)))

    def allows(self, decision: object) -> bool:
        if not isinstance(decision, Choose) or {int} != set(map(type, decision.cards)):
            return False
        return decision in self.legal


class PickCard(Request, frozen=True, tag=True):
    """Which card of the table is taken back into the hand (rule R4.1)."""

    cards: tuple[Card, ...]

    @property
    def legal(self) -> tuple[RiverDecision, ...]:  # type: ignore[override]
        return tuple(map(Pick, self.cards))


RiverRequest = StartRound | ChooseCards | PickCard
