"""RiverTable: hands, river and points. Only `apply` changes it, and so it does for what a seat sees of it."""

from itertools import chain
from typing import Literal, assert_never

import msgspec

from garbage_engine import river_events as ev
from garbage_engine.cards import PACK, Card
from garbage_engine.events import MatchEnded
from garbage_engine.hands import Value, value
from garbage_engine.river_events import RiverEvent

RIVER = 5
Step = Literal["river", "pair", "compare", "pick", "over"]


class RiverTable(msgspec.Struct, omit_defaults=True):
    """Lists are by seat. A card that the viewer has not seen is None in a hand; on the table None is a gap."""

    hands: list[list[Card | None]]  # cards taken back are at the right
    scores: list[int]
    chosen: list[int]  # cards of each seat that lie face down
    pairs: list[list[Card | None]]
    best: list[tuple[Card, ...]]  # five of the river and the own two, once they are compared
    rounds: int
    round: int = 0
    deck: int = len(PACK)  # cards that are left
    river: list[Card | None] = []
    future: list[Card] = []
    discarded: list[Card] = []
    places: tuple[tuple[int, ...], ...] = ()  # of the round just decided
    order: tuple[int, ...] = ()  # in which cards are taken back
    picked: int = 0  # cards that have been
    step: Step | None = None  # None between two rounds
    winners: tuple[int, ...] = ()

    @classmethod
    def set_for(cls, seats: int, rounds: int) -> "RiverTable":
        """A table before its first round."""
        each = range(seats)
        return cls(
            hands=[[] for _ in each],
            scores=[0 for _ in each],
            chosen=[0 for _ in each],
            pairs=[[] for _ in each],
            best=[() for _ in each],
            rounds=rounds,
        )

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def last_round(self) -> bool:
        """The one in which all cards are used, and none is taken back (rule R5.1)."""
        return self.round == self.rounds

    @property
    def open(self) -> tuple[Card, ...]:
        """The cards that can be taken back: the river, then the two of each seat."""
        return tuple(card for card in (*self.river, *chain(*self.pairs)) if card)

    @property
    def picker(self) -> int | None:
        """Whose turn it is to take a card."""
        turns = self.order * 2
        return turns[self.picked] if self.step == "pick" and self.picked < len(turns) else None

    @property
    def turn(self) -> int | None:
        """Whose turn it is: all choose in the order of the seats, and take back in that of their hands."""
        if self.step in ("river", "pair"):
            return next((seat for seat, cards in enumerate(self.chosen) if not cards), None)
        return self.picker

    def worth(self, seat: int) -> Value:
        """What its best five cards are worth."""
        return value(self.best[seat])

    def copy(self) -> "RiverTable":
        """A table of its own that stands alike."""
        return msgspec.convert(msgspec.to_builtins(self), RiverTable)

    def apply(self, event: RiverEvent) -> None:
        """Carry out what happened."""
        match event:
            case ev.RoundStarted():
                self.round, self.step = event.round, "river"
                self.river, self.future = [*self.future], []
                self.places, self.order, self.picked = (), (), 0
                self.best = [() for _ in self.hands]
            case ev.HandCardDealt():
                self.deck -= 1
                self.hands[event.seat].append(event.card)
            case ev.FutureTurned():
                self.deck -= 1
                self.future.append(event.card)
            case ev.Chosen():
                self.chosen[event.seat] = event.cards
            case ev.RiverShown():
                self.river += event.cards
                for hand, card in zip(self.hands, event.cards, strict=True):
                    lay(hand, card)
                self._all_shown("pair")
            case ev.PairsShown():
                self.pairs = [list(pair) for pair in event.pairs]
                for hand, pair in zip(self.hands, event.pairs, strict=True):
                    for card in pair:
                        lay(hand, card)
                self._all_shown("compare")
            case ev.BestShown():
                self.best[event.seat] = event.cards
            case ev.RoundWon():
                self.places = event.places
                for seat in event.places[0]:
                    self.scores[seat] += event.points
            case ev.PickingStarted():
                self.order, self.step = event.order, "pick"
            case ev.CardPicked():
                self.hands[event.seat].append(event.card)
                self.picked += 1
                self._take(event.card)
            case ev.RoundEnded():
                self.discarded += self.open
                self.river, self.pairs = [], [[] for _ in self.hands]
                self.step = None
            case MatchEnded():
                self.winners, self.step = event.winners, "over"
            case _:
                assert_never(event)

    def _all_shown(self, step: Step) -> None:
        self.chosen = [0 for _ in self.hands]
        self.step = step

    def _take(self, card: Card) -> None:
        for row in (self.river, *self.pairs):
            if card in row:
                row[row.index(card)] = None


def lay(hand: list[Card | None], card: Card) -> None:
    """The card leaves the hand; if nobody has seen it there, it was one of those that nobody has seen."""
    hand.remove(card if card in hand else None)
