"""Table: seats, purses, pots, cards and the coins on cards. Only `apply` changes it, one event at a time."""

from operator import or_
from typing import assert_never

import msgspec

from garbage_engine import events as ev
from garbage_engine.cards import Card
from garbage_engine.events import AnyEvent, Phase, RowKind
from garbage_engine.hands import Value, value


class Row(msgspec.Struct, omit_defaults=True):
    """Cards that the dealer turns one by one, with the coins that each of them is about."""

    kind: RowKind
    stakes: tuple[int, ...] = ()
    cards: list[Card] = []
    hits: list[int] = []  # numbers of the count that were hit, in the counting games


class Stock(msgspec.Struct, omit_defaults=True):
    """Face-down cards, and the dead ones that may be shuffled into it again (rule C1.6)."""

    left: int = 0
    dead: list[Card] = []


class Guessed(msgspec.Struct, omit_defaults=True):
    """What a seat has put on a colour (None: nothing on any), and what it brought once it was settled."""

    red: bool | None
    coins: int
    gain: int | None = None


class Table(msgspec.Struct, omit_defaults=True):
    """The open state of a match. Lists are by seat; `hands`, `coins` and `markers` then by place in the hand."""

    purses: list[int]
    playing: list[bool]  # False for a seat that is out
    hands: list[list[Card]]
    coins: list[list[int]]  # lying on each card
    markers: list[list[bool]]
    put_in: list[int]  # coins of each seat in the poker pot
    best: list[tuple[int, ...]]  # places of the cards of a named hand, else ()
    stocks: list[Stock]
    deal: int = 0
    dealer: int = 0
    phase: Phase | None = None
    done: list[Phase] = []  # phases of this deal that are over
    rows: list[Row] = []  # of this phase
    pot: int = 0
    kitty: int = 0
    carry: int = 0  # odd coins that wait for the next poker pot
    guesses: list[Guessed | None] = []  # by seat, while red or black is played
    street: list[int] = []  # coins of each seat in this street of stud
    folded: list[int] = []  # seats that claim the pot no more
    four_flush: list[int] = []  # seats whose named hand counts as one
    winners: tuple[int, ...] = ()  # of the poker or bingo just decided, in the end of the match
    over: bool = False

    @classmethod
    def set_for(cls, purses: list[int], stocks: int = 1) -> "Table":
        """A table before its first deal."""
        seats = range(len(purses))
        return cls(
            purses=list(purses),
            playing=[True for _ in seats],
            hands=[[] for _ in seats],
            coins=[[] for _ in seats],
            markers=[[] for _ in seats],
            put_in=[0 for _ in seats],
            best=[() for _ in seats],
            stocks=[Stock() for _ in range(stocks)],
        )

    @property
    def seats(self) -> int:
        return len(self.purses)

    @property
    def row(self) -> Row | None:
        """The row that is being turned."""
        return self.rows[-1] if self.rows else None

    @property
    def hits(self) -> list[int]:
        """The numbers that were hit in the row that is being turned."""
        return self.rows[-1].hits if self.rows else []

    @property
    def called(self) -> Card | None:
        """The card turned last, while it counts."""
        return self.rows[-1].cards[-1] if self.rows and self.rows[-1].cards else None

    @property
    def all_coins(self) -> int:
        """Every coin of the match; never changes (rule G2)."""
        guessed = sum(guess.coins for guess in self.guesses if guess and guess.gain is None)
        return sum(self.purses) + self.on_cards + guessed + self.pot + self.kitty + self.carry

    @property
    def standings(self) -> list[int]:
        """Coins of each seat; an ante counts from poker on, even where it has been put in before (rule F1.3)."""
        if "poker" in self.done:
            return list(self.purses)
        return [purse + ante for purse, ante in zip(self.purses, self.put_in, strict=True)]

    @property
    def on_cards(self) -> int:
        """All coins that lie on cards."""
        return sum(map(sum, self.coins))

    @property
    def claimants(self) -> list[int]:
        """Who can win the poker pot, in seat order (rules C2.3, C5.3)."""
        return [seat for seat in self.order() if self.put_in[seat] and seat not in self.folded]

    def worth(self, seat: int) -> Value:
        """What its named hand is worth."""
        return value([self.hands[seat][place] for place in self.best[seat]], seat in self.four_flush)

    def covered(self, seat: int, card: int) -> bool:
        return self.coins[seat][card] > 0 or self.markers[seat][card]

    def bingo(self, seat: int) -> bool:
        """Whether all its cards are covered (rule C6.3)."""
        return all(map(or_, self.coins[seat], self.markers[seat]))

    def order(self) -> list[int]:
        """Seat order: the dealer's left first, the dealer last; seats that are out are left out (rule G1)."""
        seats = self.seats
        return [seat for n in range(1, seats + 1) if self.playing[seat := (self.dealer + n) % seats]]

    def copy(self) -> "Table":
        """A table of its own that stands alike."""
        return msgspec.convert(msgspec.to_builtins(self), Table)

    def apply(self, event: AnyEvent) -> None:
        """Carry out what happened. (The frequent events come first, and patterns without names cost half.)"""
        match event:
            case ev.CardTurned():
                if event.number == 1:  # until now the last winner could still be admired
                    self._forget_winners()
                self.stocks[-1].left -= 1
                self.rows[-1].cards.append(event.card)
            case ev.CardDealt():
                seat = event.seat
                self.stocks[0].left -= 1
                self.hands[seat].append(event.card)
                self.coins[seat].append(0)
                self.markers[seat].append(False)
            case ev.CoinPlaced():
                self.purses[event.seat] -= 1
                self.coins[event.seat][event.card] += 1
            case ev.CoinsPut():
                self.purses[event.seat] -= event.coins
                self.pot += event.coins
            case ev.CoinsTaken():
                self.pot -= event.from_pot
                self.purses[self.dealer] -= event.from_dealer
                self.purses[event.seat] += event.from_pot + event.from_dealer
            case ev.AntePaid():
                self.purses[event.seat] -= event.coins
                self.put_in[event.seat] += event.coins
                self.pot += event.coins
            case ev.CoverMissed():
                pass
            case ev.HandNamed():
                self.best[event.seat] = event.cards
                if event.four_flush:
                    self.four_flush.append(event.seat)
            case ev.HandDiscarded():
                self.stocks[0].dead += self.hands[event.seat]
                self._clear_hand(event.seat)
            case ev.CoinsPaid() | ev.CoinsGiven():
                self.purses[event.seat] -= event.coins
                self.purses[event.to] += event.coins
            case ev.CountHit():
                self.rows[-1].hits.append(event.number)
            case ev.PhaseStarted():
                self.phase = event.phase
                if event.phase == "red_black":
                    self.guesses = [None for _ in self.purses]
            case ev.PhaseEnded():
                self._sweep_rows()
                self.done.append(event.phase)
                self.phase = None
                self.guesses, self.street, self.folded = [], [], []
            case ev.RowStarted():
                if event.row == "calls":  # those of a bingo before are dead (rule C6.5)
                    self._sweep_rows()
                self.rows.append(Row(event.row, event.stakes))
            case ev.PotWon():
                self.pot -= event.coins - event.waited
                self.carry += event.carried - event.waited
                self._share(event.winners, event.shares)
            case ev.CoinsReturned() | ev.PotCollected():
                self.pot -= event.coins
                self.purses[event.seat] += event.coins
            case ev.BingoCalled():
                self.winners = event.seats
            case ev.BingoWon():
                self.kitty += event.carried - event.kitty
                self.winners = ()
                self._share(event.winners, event.shares)
                self._clear_coins()
            case ev.DealStarted():
                self._gather()
                self._forget_winners()
                self.deal, self.dealer, self.done = event.deal, event.dealer, []
            case ev.Shuffled():
                self.stocks[event.stock] = Stock(left=event.cards)
            case ev.DealEnded():
                self._gather()
            case ev.MarkerPlaced():
                self.markers[event.seat][event.card] = True
            case ev.CountMissed() | ev.HitsSettled() | ev.Checked():
                pass
            case ev.GuessMade():
                self.purses[event.seat] -= event.coins
                self.guesses[event.seat] = Guessed(event.red, event.coins)
            case ev.GuessSkipped():
                self.guesses[event.seat] = Guessed(None, 0, 0)
            case ev.GuessWon():
                self._settle_guess(event.seat, event.coins)
            case ev.GuessLost():
                self._settle_guess(event.seat, -event.coins)
            case ev.StreetStarted():
                self.street = [0 for _ in self.purses]
            case ev.BetPlaced() | ev.BetRaised() | ev.BetCalled():
                self.purses[event.seat] -= event.coins
                self.put_in[event.seat] += event.coins
                self.street[event.seat] += event.coins
                self.pot += event.coins
            case ev.Folded():
                self.folded.append(event.seat)
            case ev.CardBought():
                self.purses[event.seat] -= event.coins
                if event.to is None:
                    self.pot += event.coins
                else:
                    self.purses[event.to] += event.coins
            case ev.CardDiscarded():
                self._take_card(event.seat, event.card)
            case ev.BingoTied():
                self.kitty += event.coins
                self.winners = ()
                self._clear_coins()
            case ev.BingoDied():
                self.kitty += event.kitty
                for seat, coins_on in enumerate(self.coins):
                    self.purses[seat] += 0 if event.kitty else sum(coins_on)
                self._clear_coins()
            case ev.SeatLeft():
                self.playing[event.seat] = False
            case ev.KittyShared():
                self.kitty = self.carry = 0
                self._share(event.winners, event.shares)
            case ev.MatchEnded():
                self.winners = event.winners
                self.over = True
            case _:
                assert_never(event)

    def _share(self, winners: tuple[int, ...], shares: tuple[int, ...]) -> None:
        self.winners = tuple(dict.fromkeys((*self.winners, *winners)))
        for seat, coins in zip(winners, shares, strict=True):
            self.purses[seat] += coins

    def _clear_coins(self) -> None:
        for seat, hand in enumerate(self.hands):
            self.coins[seat] = [0] * len(hand)
            self.markers[seat] = [False] * len(hand)

    def _clear_hand(self, seat: int) -> None:
        self.hands[seat], self.coins[seat], self.markers[seat] = [], [], []

    def _settle_guess(self, seat: int, gain: int) -> None:
        guess = self.guesses[seat]
        assert guess, f"seat {seat} has put nothing on a colour"
        guess.gain = gain
        self.purses[seat] += guess.coins + gain
        self.purses[self.dealer] -= gain

    def _take_card(self, seat: int, place: int) -> None:
        self.stocks[0].dead.append(self.hands[seat].pop(place))
        del self.coins[seat][place], self.markers[seat][place]

    def _sweep_rows(self) -> None:
        for row in self.rows:
            self.stocks[-1].dead += row.cards
        self.rows = []

    def _gather(self) -> None:
        """All cards leave the table; what follows is a new shuffle."""
        for seat in range(self.seats):
            self._clear_hand(seat)
        self.stocks = [Stock() for _ in self.stocks]
        self.put_in = [0 for _ in self.purses]
        self.rows, self.phase = [], None

    def _forget_winners(self) -> None:
        self.winners, self.four_flush = (), []
        self.best = [() for _ in self.purses]
