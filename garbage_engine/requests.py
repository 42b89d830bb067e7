"""Requests: what a seat is asked, every answer it may give, and the answers."""

import msgspec

from garbage_engine.events import Phase


class Decision(msgspec.Struct, frozen=True, tag=True, gc=False, forbid_unknown_fields=True):
    """An answer to a request."""


class Start(Decision, frozen=True, tag=True):
    """Go on: the next deal may begin."""


class Stop(Decision, frozen=True, tag=True):
    """Play no more: the match ends, and the coins count as they lie."""


class Turn(Decision, frozen=True, tag=True):
    """Turn the next card."""


class Pass(Decision, frozen=True, tag=True):
    """Buy nothing."""


class Buy(Decision, frozen=True, tag=True):
    """Buy a card."""


class Discard(Decision, frozen=True, tag=True):
    """Lay this card of the hand aside."""

    card: int


class Fold(Decision, frozen=True, tag=True):
    """Claim the pot no more."""


class Check(Decision, frozen=True, tag=True):
    """Put in nothing, where nothing is owed."""


class Call(Decision, frozen=True, tag=True):
    """Put in what is owed, or all that is left."""


class Bet(Decision, frozen=True, tag=True):
    """Be the first of a street to put in."""


class Raise(Decision, frozen=True, tag=True):
    """Put in what is owed and more."""


class Guess(Decision, frozen=True, tag=True):
    """Put coins on a colour; with no coins it is no guess."""

    red: bool
    coins: int


AnyDecision = Start | Stop | Turn | Pass | Buy | Discard | Fold | Check | Call | Bet | Raise | Guess


class Request(msgspec.Struct, frozen=True, tag=True, gc=False, omit_defaults=True):
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

    def allows(self, decision: AnyDecision) -> bool:
        return type(decision) is Turn  # asked so often that it counts


class BuyCard(Request, frozen=True, tag=True):
    """Whether a seat buys a card before hands are compared (rule C4.3)."""

    price: int
    to: int | None  # the dealer who gets it; None for the pot
    four_flush: bool = False  # whether that hand counts (rule C4.1)
    later: tuple[Phase, ...] = ()  # games that are still played with the hand

    @property
    def legal(self) -> tuple[AnyDecision, ...]:
        return (PASS, BUY)


class DiscardCard(Request, frozen=True, tag=True):
    """Which card goes, now that a new one has come to the right end of the hand."""

    cards: int  # in the hand
    four_flush: bool = False
    later: tuple[Phase, ...] = ()

    @property
    def legal(self) -> tuple[AnyDecision, ...]:
        return tuple(map(Discard, range(self.cards)))

    def allows(self, decision: AnyDecision) -> bool:
        return isinstance(decision, Discard) and type(decision.card) is int and decision in self.legal


class PlayStud(Request, frozen=True, tag=True):
    """What a seat does in a street of stud (rule C5.2)."""

    owed: int  # coins that it has put in less than somebody else
    call: int  # what it would pay of them
    more: int  # coins that a bet or a raise would cost now; 0 if there can be none
    opened: bool  # whether coins have been put in, so that more is a raise
    coming: int  # cards that everyone will still get
    four_flush: bool = False

    @property
    def legal(self) -> tuple[AnyDecision, ...]:
        more = () if not self.more else (RAISE,) if self.opened else (BET,)
        return (CALL, *more, FOLD) if self.owed else (CHECK, *more)


class GuessColour(Request, frozen=True, tag=True):
    """Which colour most of the five cards will have, and how many coins are put on it (rule F2.1)."""

    least: int
    most: int  # after all cuts of rule F2.5
    matched: int | None = None  # as many as the dealer can match, where that is not all of them (rule F2.4)

    @property
    def legal(self) -> tuple[AnyDecision, ...]:
        return tuple(Guess(red, coins) for coins in range(self.least, self.most + 1) for red in (True, False))

    def allows(self, decision: AnyDecision) -> bool:
        if not isinstance(decision, Guess) or (type(decision.red), type(decision.coins)) != (bool, int):
            return False
        return self.least <= decision.coins <= self.most


START, STOP, TURN = Start(), Stop(), Turn()
PASS, BUY = Pass(), Buy()
FOLD, CHECK, CALL, BET, RAISE = Fold(), Check(), Call(), Bet(), Raise()
AnyRequest = StartDeal | TurnCard | BuyCard | DiscardCard | PlayStud | GuessColour
