"""Setup: what a match is made of besides its decisions; Start: where it begins, or goes on from a deal."""

from typing import Literal

import msgspec

from garbage_engine.cards import Card, below, stream
from garbage_engine.events import Phase
from garbage_engine.rules import Rules, objections
from garbage_engine.table import Table
from garbage_engine.texts import Text

TOO_MANY = 10**9  # coins or deals


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All that the deals before have left behind: the match goes on from here as if they had been played."""

    purses: tuple[int, ...]
    dealer: int
    deal: int = 1
    turn: int = 0  # place of this deal in the dealers' schedule
    out: tuple[int, ...] = ()  # seats that have left
    kitty: int = 0
    carry: int = 0
    stocks: int = 1  # that are kept apart; two in Family
    phase: Phase | None = None  # the first one that is played, else all of them are
    asked: int = 0  # requests so far
    shuffles: int = 0  # stocks of `Setup.cards` that are used up

    def __post_init__(self) -> None:
        seats = range(len(self.purses))
        if self.dealer not in seats or self.dealer in self.out or not set(self.out) <= set(seats):
            raise ValueError(f"a start for {len(seats)} seats has no dealer {self.dealer} with {self.out} out")
        if self.stocks not in (1, 2):
            raise ValueError(f"a start with {self.stocks} stocks")
        numbers = (self.turn, self.kitty, self.carry, self.asked, self.shuffles, *map(abs, self.purses))
        if self.deal < 1 or not all(0 <= number < TOO_MANY for number in (self.deal, *numbers)):
            raise ValueError(f"the numbers of a start are from 0 to {TOO_MANY - 1}, and the first deal is 1")

    def table(self) -> Table:
        """The table before the deal."""
        table = Table.set_for(list(self.purses), self.stocks)
        table.deal, table.dealer = self.deal - 1, self.dealer
        table.kitty, table.carry = self.kitty, self.carry
        table.playing = [seat not in self.out for seat in range(table.seats)]
        return table


class Setup(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True, omit_defaults=True):
    """A match is its setup and its decisions: both together give the same events anywhere, at any time."""

    rules: Rules
    seats: int
    seed: str
    game: Literal["garbage"] = "garbage"
    cards: tuple[tuple[Card, ...], ...] | None = None  # all stocks as they are shuffled, from the top; never topped up
    start: Start | None = None

    def __post_init__(self) -> None:
        if self.start:
            self.check(self.start)

    def check(self, start: Start) -> None:
        """Whether a start is one of this match."""
        if len(start.purses) != self.seats:
            raise ValueError(f"a start for {len(start.purses)} seats in a match of {self.seats}")
        if min(start.purses) < 0 and self.rules.short_pay != "debt":
            raise ValueError("a start with a purse below 0, where nobody goes into debt")
        if start.stocks != self.rules.stocks:
            raise ValueError(f"a start with {start.stocks} stocks, not {self.rules.stocks}")
        if start.phase not in (None, *self.rules.phases):
            raise ValueError(f"a start with {start.phase}, which is not played")

    def refusal(self) -> Text | None:
        """Why this cannot be played. Cards that are given need not be enough (rule C1.2)."""
        reasons = objections(self.rules, self.seats)
        return next((reason for reason in reasons if not self.cards or reason.values["switch"] != "decks"), None)

    @property
    def beginning(self) -> Start:
        if self.start:
            return self.start
        purses = (self.rules.start_coins,) * self.seats
        return Start(purses=purses, dealer=self.first_dealer, stocks=self.rules.stocks)

    @property
    def first_dealer(self) -> int:
        """Rule C1.3."""
        chosen = self.rules.first_dealer
        return below(self.seats, stream(self.seed, "first dealer")) if chosen == "random" else chosen
