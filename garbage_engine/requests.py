"""Requests: what a seat is asked, every answer it may give, and the answers."""

import msgspec


class Decision(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """An answer to a request."""


class Start(Decision, frozen=True, tag=True):
    """Go on: the next deal may begin."""


class Stop(Decision, frozen=True, tag=True):
    """Play no more: the match ends, and the coins count as they lie."""


class Turn(Decision, frozen=True, tag=True):
    """Turn the next card."""


AnyDecision = Start | Stop | Turn


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
    """Asked of the dealer before the antes; the table is still as the last deal has left it."""

    deal: int  # that would begin

    @property
    def legal(self) -> tuple[AnyDecision, ...]:
        return (START,) if self.deal == 1 else (START, STOP)


class TurnCard(Request, frozen=True, tag=True):
    """Asked of the dealer for each card of bingo, put and take and the counting phases."""

    @property
    def legal(self) -> tuple[AnyDecision, ...]:
        return (TURN,)


START, STOP, TURN = Start(), Stop(), Turn()
AnyRequest = StartDeal | TurnCard
