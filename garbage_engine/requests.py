"""Requests: what a seat is asked, every answer it may give, and the answers."""

import msgspec


class Decision(msgspec.Struct, frozen=True, tag=True):
    """An answer to a request."""


class Start(Decision, frozen=True, tag=True):
    """Go on: the next deal may begin."""


class Turn(Decision, frozen=True, tag=True):
    """Turn the next card."""


AnyDecision = Start | Turn


class Request(msgspec.Struct, frozen=True, tag=True):
    """A question to one seat. `number` counts the questions of a match from 0; an answer must name it."""

    number: int
    seat: int

    @property
    def legal(self) -> tuple[AnyDecision, ...]:
        """Every answer that will be taken."""
        return ()

    def allows(self, decision: AnyDecision) -> bool:
        return decision in self.legal


class StartDeal(Request, frozen=True, tag=True):
    """Asked of the dealer before the antes."""

    @property
    def legal(self) -> tuple[AnyDecision, ...]:
        return (START,)


class TurnCard(Request, frozen=True, tag=True):
    """Asked of the dealer for each card of bingo, put and take and the counting phases."""

    @property
    def legal(self) -> tuple[AnyDecision, ...]:
        return (TURN,)


START, TURN = Start(), Turn()
AnyRequest = StartDeal | TurnCard
