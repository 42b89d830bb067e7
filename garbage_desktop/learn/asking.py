"""Asking: which rank comes next, and which cards lie on the table with it."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from garbage_desktop.learn.mastery import Mastery, pair
from garbage_desktop.learn.ranks import like
from garbage_engine.cards import Card, Rank, Suit

SPREAD = 5  # cards on the table
WHIM = 0.3  # of a stride: chance in the order; practice never has that of a real deal


def next_rank(mastery: Mastery, day: int, chance: Random, among: Sequence[Rank] = ()) -> Rank:
    """The one whose turn comes first: so weak ones come three times as often as sure ones."""
    ranks = [rank for rank in among or mastery.open if mastery.last != [rank, rank] or len(among) == 1]

    def turn(rank: Rank) -> float:
        return mastery.turn(rank) + chance.uniform(0, WHIM) / mastery.weight(rank, day)

    return min(ranks, key=turn)


def spread(asked: Rank, mastery: Mastery, chance: Random, among: Sequence[Rank] = ()) -> list[Card]:
    """Cards on the table: one to three of the asked rank, and at least one that it may be taken for."""
    right = chance.choice((1, 2, 2, 3))
    lying = {asked: right, **Counter(decoys(asked, mastery, chance, SPREAD - right, among))}
    cards = [card for rank, count in lying.items() for card in cards_of(rank, count, chance)]
    chance.shuffle(cards)
    return cards


def decoys(asked: Rank, mastery: Mastery, chance: Random, count: int, among: Sequence[Rank] = ()) -> list[Rank]:
    """Other ranks: what this child mixes it up with and what looks like it first, then any."""
    pool = [rank for rank in among or mastery.open if rank is not asked]
    chance.shuffle(pool)
    worth = {rank: 3 * min(3, mastery.mixed[pair(asked, rank)]) + 4 * (rank in like(asked)) for rank in pool}
    first = sorted((rank for rank in pool if worth[rank]), key=lambda rank: -worth[rank])[:2]
    found = [*first, *(rank for rank in pool if rank not in first)]
    return [found[n % len(found)] for n in range(count)]


def cards_of(rank: Rank, count: int, chance: Random) -> list[Card]:
    suits = chance.sample(tuple(Suit), count)
    return [card_of(rank, suit) for suit in suits]


def card_of(rank: Rank, suit: Suit) -> Card:
    return Card(f"{rank.letter}{suit.value}")
