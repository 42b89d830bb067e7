"""Accounts: what every phase and deal brought every seat, what was remarkable. Read from the events alone."""

from typing import NamedTuple

import msgspec

from garbage_engine import events as ev
from garbage_engine.cards import Card
from garbage_engine.events import AnyEvent, Phase
from garbage_engine.hands import best
from garbage_engine.setup import Start


class BestHand(NamedTuple):
    """A hand that took the poker pot, or a share of it."""

    deal: int
    seat: int
    cards: tuple[Card, ...]  # the best five
    coins: int


class Bingo(NamedTuple):
    """A bingo, and how many cards had to be called for it."""

    deal: int
    seat: int
    coins: int
    calls: int


class Count(NamedTuple):
    """A count in which the dealer hit something."""

    deal: int
    seat: int
    coins: int
    numbers: tuple[int, ...]


class Gift(NamedTuple):
    """Coins for a seat that had none (rule G5)."""

    seat: int
    to: int
    coins: int


class DealAccount(msgspec.Struct):
    """One deal by seat: coins before it, what each phase changed, coins after it."""

    deal: int
    dealer: int
    before: tuple[int, ...]
    phases: dict[Phase, tuple[int, ...]] = {}
    after: tuple[int, ...] = ()  # empty while it is played
    hands: list[BestHand] = []
    bingos: list[Bingo] = []
    count: Count | None = None
    gifts: list[Gift] = []
    left: list[int] = []  # seats that had no coins and went
    kitty: tuple[int, ...] = ()  # what each seat got of it when the match ended

    @property
    def given(self) -> tuple[int, ...]:
        """What gifts brought each seat, and took."""
        change = [0] * len(self.before)
        for gift in self.gifts:
            change[gift.seat] -= gift.coins
            change[gift.to] += gift.coins
        return tuple(change)

    @property
    def changes(self) -> tuple[int, ...]:
        """What the deal brought each seat so far."""
        return tuple(map(sum, zip(*self.parts, self.given, strict=True)))

    @property
    def parts(self) -> list[tuple[int, ...]]:
        """What each phase changed, and the end of the match."""
        return [*self.phases.values(), *[self.kitty] * bool(self.kitty)]


class Accounts:
    """The book of a match, one `DealAccount` a deal; the last may still be played."""

    def __init__(self, start: Start) -> None:
        self.start = start.purses
        self.deals: list[DealAccount] = []
        self.table = start.table()  # after the last event that was entered
        self._purses = start.purses  # when the phase before ended

    def enter(self, event: AnyEvent) -> None:
        """Enter what happened next."""
        table = self.table
        match event:
            case ev.DealStarted(deal, dealer):
                self._purses = tuple(table.purses)
                self.deals.append(DealAccount(deal, dealer, self._purses))
            case ev.PotWon(_, _, winners, shares) if all(table.best[seat] for seat in winners):
                hands = [tuple(table.hands[seat][place] for place in table.best[seat]) for seat in winners]
                self.deals[-1].hands += map(BestHand, [table.deal] * len(winners), winners, hands, shares)
            case ev.BingoWon(winners, shares):
                calls = len(table.row.cards) if table.row else 0
                self.deals[-1].bingos += (Bingo(table.deal, *won, calls) for won in zip(winners, shares, strict=True))
            case ev.CoinsPaid(_, to, coins) if table.phase == "count_up" and table.hits:
                earlier = self.deals[-1].count
                coins += earlier.coins if earlier else 0
                self.deals[-1].count = Count(table.deal, to, coins, tuple(table.hits))
            case ev.CoinsGiven(seat, to, coins):
                self.deals[-1].gifts.append(Gift(seat, to, coins))
            case ev.SeatLeft(seat):
                self.deals[-1].left.append(seat)
        table.apply(event)
        match event:
            case ev.PhaseEnded(phase):
                self._close_phase(phase)
            case ev.DealEnded():
                self.deals[-1].after = tuple(table.purses)
            case ev.KittyShared(winners, shares) if self.deals:
                got = dict(zip(winners, shares, strict=True))
                self.deals[-1].kitty = tuple(got.get(seat, 0) for seat in range(table.seats))
                self.deals[-1].after = tuple(table.purses)

    @property
    def finished(self) -> list[DealAccount]:
        return [deal for deal in self.deals if deal.after]

    @property
    def standings(self) -> list[tuple[int, ...]]:
        """Coins by seat: at the start and after each finished deal."""
        return [self.start, *(deal.after for deal in self.finished)]

    @property
    def last(self) -> DealAccount | None:
        """The last finished deal."""
        return next((deal for deal in reversed(self.deals) if deal.after), None)

    def best_hand(self) -> BestHand | None:
        """The highest of all hands that won."""
        hands = [hand for deal in self.deals for hand in deal.hands]
        return max(hands, key=lambda hand: best(hand.cards)[0], default=None)

    def biggest_bingo(self) -> Bingo | None:
        return max((bingo for deal in self.deals for bingo in deal.bingos), key=lambda bingo: bingo.coins, default=None)

    def quickest_bingo(self) -> Bingo | None:
        return min((bingo for deal in self.deals for bingo in deal.bingos), key=lambda bingo: bingo.calls, default=None)

    def luckiest_count(self) -> Count | None:
        return max((deal.count for deal in self.deals if deal.count), key=lambda count: count.coins, default=None)

    def _close_phase(self, phase: Phase) -> None:
        purses = tuple(self.table.standings)
        self.deals[-1].phases[phase] = tuple(now - then for now, then in zip(purses, self._purses, strict=True))
        self._purses = purses
