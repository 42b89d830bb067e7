"""Table: seats, purses, pots, cards and the coins on cards. Only `apply` changes it, one event at a time."""

from collections.abc import Callable
from operator import or_
from typing import Any, TypeVar, get_args

import msgspec

from garbage_engine import events as ev
from garbage_engine.cards import Card
from garbage_engine.events import AnyEvent, Phase, RowKind
from garbage_engine.hands import Value, value

Step = TypeVar("Step", bound=Callable[..., None])
STEPS: dict[type[AnyEvent], Callable[..., None]] = {}


def carries_out(step: Step) -> Step:
    """A method of the table that carries out one kind of event, or several: those that it says it takes."""
    kinds: Any = step.__annotations__["event"]
    STEPS.update(dict.fromkeys(get_args(kinds) or (kinds,), step))
    return step


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
        """Carry out what happened."""
        STEPS[type(event)](self, event)

    @carries_out
    def _start_deal(self, event: ev.DealStarted) -> None:
        self._forget_winners()
        self.deal, self.dealer, self.done = event.deal, event.dealer, []

    @carries_out
    def _shuffle(self, event: ev.Shuffled) -> None:
        self.stocks[event.stock] = Stock(left=event.cards)

    @carries_out
    def _start_phase(self, event: ev.PhaseStarted) -> None:
        self.phase = event.phase
        if event.phase == "red_black":
            self.guesses = [None for _ in self.purses]

    @carries_out
    def _end_phase(self, event: ev.PhaseEnded) -> None:
        self._sweep_rows()
        self.done.append(event.phase)
        self.phase = None
        self.guesses, self.street, self.folded = [], [], []

    @carries_out
    def _end_deal(self, event: ev.DealEnded) -> None:
        """All cards leave the table; what follows is a new shuffle."""
        for seat in range(self.seats):
            self._clear_hand(seat)
        self.stocks = [Stock() for _ in self.stocks]
        self.put_in = [0 for _ in self.purses]

    @carries_out
    def _stay(self, event: ev.Checked | ev.CoverMissed | ev.CountMissed | ev.HitsSettled) -> None:
        """Nothing moves."""

    @carries_out
    def _deal_card(self, event: ev.CardDealt) -> None:
        seat = event.seat
        self.stocks[0].left -= 1
        self.hands[seat].append(event.card)
        self.coins[seat].append(0)
        self.markers[seat].append(False)

    @carries_out
    def _discard_card(self, event: ev.CardDiscarded) -> None:
        seat, place = event.seat, event.card
        self.stocks[0].dead.append(self.hands[seat].pop(place))
        del self.coins[seat][place], self.markers[seat][place]

    @carries_out
    def _discard_hand(self, event: ev.HandDiscarded) -> None:
        self.stocks[0].dead += self.hands[event.seat]
        self._clear_hand(event.seat)

    @carries_out
    def _guess(self, event: ev.GuessMade) -> None:
        self.purses[event.seat] -= event.coins
        self.guesses[event.seat] = Guessed(event.red, event.coins)

    @carries_out
    def _skip_guess(self, event: ev.GuessSkipped) -> None:
        self.guesses[event.seat] = Guessed(None, 0, 0)

    @carries_out
    def _settle_guess(self, event: ev.GuessWon | ev.GuessLost) -> None:
        guess = self.guesses[event.seat]
        assert guess, f"seat {event.seat} has put nothing on a colour"
        guess.gain = gain = event.coins if isinstance(event, ev.GuessWon) else -event.coins
        self.purses[event.seat] += guess.coins + gain
        self.purses[self.dealer] -= gain

    @carries_out
    def _pay_ante(self, event: ev.AntePaid) -> None:
        self.purses[event.seat] -= event.coins
        self.put_in[event.seat] += event.coins
        self.pot += event.coins

    @carries_out
    def _start_street(self, event: ev.StreetStarted) -> None:
        self.street = [0 for _ in self.purses]

    @carries_out
    def _put_in(self, event: ev.BetPlaced | ev.BetRaised | ev.BetCalled) -> None:
        self.purses[event.seat] -= event.coins
        self.put_in[event.seat] += event.coins
        self.street[event.seat] += event.coins
        self.pot += event.coins

    @carries_out
    def _fold(self, event: ev.Folded) -> None:
        self.folded.append(event.seat)

    @carries_out
    def _buy_card(self, event: ev.CardBought) -> None:
        self.purses[event.seat] -= event.coins
        if event.to is None:
            self.pot += event.coins
        else:
            self.purses[event.to] += event.coins

    @carries_out
    def _name_hand(self, event: ev.HandNamed) -> None:
        self.best[event.seat] = event.cards
        if event.four_flush:
            self.four_flush.append(event.seat)

    @carries_out
    def _win_pot(self, event: ev.PotWon) -> None:
        self.pot -= event.coins - event.waited
        self.carry += event.carried - event.waited
        self._share(event.winners, event.shares)

    @carries_out
    def _take_pot(self, event: ev.CoinsReturned | ev.PotCollected) -> None:
        self.pot -= event.coins
        self.purses[event.seat] += event.coins

    @carries_out
    def _start_row(self, event: ev.RowStarted) -> None:
        if event.row == "calls":  # those of a bingo before are dead (rule C6.5)
            self._sweep_rows()
        self.rows.append(Row(event.row, event.stakes))

    @carries_out
    def _turn_card(self, event: ev.CardTurned) -> None:
        if event.number == 1:  # until now the last winner could still be admired
            self._forget_winners()
        self.stocks[-1].left -= 1
        self.rows[-1].cards.append(event.card)

    @carries_out
    def _place_coin(self, event: ev.CoinPlaced) -> None:
        self.purses[event.seat] -= 1
        self.coins[event.seat][event.card] += 1

    @carries_out
    def _place_marker(self, event: ev.MarkerPlaced) -> None:
        self.markers[event.seat][event.card] = True

    @carries_out
    def _call_bingo(self, event: ev.BingoCalled) -> None:
        self.winners = event.seats

    @carries_out
    def _win_bingo(self, event: ev.BingoWon) -> None:
        self.kitty += event.carried - event.kitty
        self.winners = ()
        self._share(event.winners, event.shares)
        self._clear_coins()

    @carries_out
    def _tie_bingo(self, event: ev.BingoTied) -> None:
        self.kitty += event.coins
        self.winners = ()
        self._clear_coins()

    @carries_out
    def _die_bingo(self, event: ev.BingoDied) -> None:
        self.kitty += event.kitty
        for seat, coins_on in enumerate(self.coins):
            self.purses[seat] += 0 if event.kitty else sum(coins_on)
        self._clear_coins()

    @carries_out
    def _put(self, event: ev.CoinsPut) -> None:
        self.purses[event.seat] -= event.coins
        self.pot += event.coins

    @carries_out
    def _take(self, event: ev.CoinsTaken) -> None:
        self.pot -= event.from_pot
        self.purses[self.dealer] -= event.from_dealer
        self.purses[event.seat] += event.from_pot + event.from_dealer

    @carries_out
    def _hit(self, event: ev.CountHit) -> None:
        self.rows[-1].hits.append(event.number)

    @carries_out
    def _pay(self, event: ev.CoinsPaid | ev.CoinsGiven) -> None:
        self.purses[event.seat] -= event.coins
        self.purses[event.to] += event.coins

    @carries_out
    def _leave(self, event: ev.SeatLeft) -> None:
        self.playing[event.seat] = False

    @carries_out
    def _share_kitty(self, event: ev.KittyShared) -> None:
        self.kitty = self.carry = 0
        self._share(event.winners, event.shares)

    @carries_out
    def _end_match(self, event: ev.MatchEnded) -> None:
        self.winners = event.winners
        self.over = True

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

    def _sweep_rows(self) -> None:
        for row in self.rows:
            self.stocks[-1].dead += row.cards
        self.rows = []

    def _forget_winners(self) -> None:
        self.winners, self.four_flush = (), []
        self.best = [() for _ in self.purses]
