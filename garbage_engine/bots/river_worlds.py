"""World: one way in which the cards that a seat has not seen may lie. In thought a card is its code, which adds up."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, combinations
from random import Random
from typing import NamedTuple

from garbage_engine.bots.memory import some
from garbage_engine.cards import PACK, Card
from garbage_engine.hands import CODES, FIVE_SUITED, NO_CARDS, RANKS, SUIT_BITS, flush, ranked
from garbage_engine.river_table import RiverTable

Hand = list[int]
SUITS = tuple(SUIT_BITS.values())
CARDS = {code: card for card, code in CODES.items()}


class Option(NamedTuple):
    """Two cards of a hand, and what they are worth with a river."""

    worth: int
    pair: tuple[int, int]


def codes(cards: Iterable[Card | None]) -> Hand:
    return [CODES[card] for card in cards if card]


class Knowledge:
    """What a seat knows: its hand, the rivers, and of each other hand the cards that were taken in the open."""

    def __init__(self, view: RiverTable, seat: int) -> None:
        self.hand = codes(view.hands[seat])
        self.river, self.future = codes(view.river), codes(view.future)
        self.others = [other for other in range(view.seats) if other != seat]
        self.known = {other: codes(view.hands[other]) for other in self.others}
        self.hidden = {other: view.hands[other].count(None) for other in self.others}
        seen = {*self.hand, *self.river, *self.future, *codes(view.discarded), *codes(chain(*view.pairs))}
        seen |= set(chain(*self.known.values()))
        self.unseen = [code for code in codes(PACK) if code not in seen]

    def worlds(self, count: int, rng: Random) -> Iterator[dict[int, Hand]]:
        """Hands of the others that agree with everything seen."""
        for _ in range(count):
            cards, hands = some(self.unseen, sum(self.hidden.values()), rng), dict[int, Hand]()
            for other in self.others:
                hands[other] = cards[: self.hidden[other]] + self.known[other]
                cards = cards[self.hidden[other] :]
            yield hands


def worth(code: int, seven: Sequence[int]) -> int:
    """What the best five of seven cards are worth; `code` is their sum on top of no cards."""
    value = ranked(code & RANKS)
    if code & FIVE_SUITED:
        suit = 1 << next(bits for bits in SUITS if code >> bits & 8)
        return max(value, flush(sum(card & RANKS for card in seven if card & suit)))
    return value


def options(hand: Hand, river: Sequence[int]) -> list[Option]:
    """Every pair of the hand; the loop is as short as it can be, since thinking is mostly this."""
    base, found = NO_CARDS + sum(river), list[Option]()
    for pair in combinations(hand, 2):
        code = base + pair[0] + pair[1]
        value = worth(code, (*river, *pair)) if code & FIVE_SUITED else ranked(code & RANKS)
        found.append(Option(value, pair))
    return found


def best_worth(hand: Hand, river: Sequence[int]) -> int:
    """What the best pair of the hand is worth."""
    base, best = NO_CARDS + sum(river), 0
    for first, second in combinations(hand, 2):
        code = base + first + second
        value = worth(code, (*river, first, second)) if code & FIVE_SUITED else ranked(code & RANKS)
        if value > best:
            best = value
    return best


def lowest_lonely(hand: Hand) -> int:
    """What others are thought to give to the river: their lowest card without a partner, else the lowest."""
    ranks = sum(hand) & RANKS
    lonely = [card for card in hand if ranks // (card & RANKS) & 7 == 1]
    return min(lonely or hand, key=RANKS.__and__)


def wanted(table: Sequence[int], kept: Hand) -> int:
    """What others are thought to take back: the card with most partners, then the highest."""
    ranks = sum(kept) & RANKS
    return max(table, key=lambda card: (ranks // (card & RANKS) & 7, card & RANKS))
