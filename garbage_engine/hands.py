"""The poker hand: what five of the cards are worth, in numbers and in words, for any number of packs (rules G7, C3)."""

import enum
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations
from typing import NewType

import msgspec

from garbage_engine.cards import PACK, Card, Rank, Suit
from garbage_engine.texts import Text

Value = NewType("Value", int)
"""Greater is better, equal is a tie: the category, then the five ranks as they are compared, four bits each."""


Shown = tuple[list[int], list[int]]
"""What less than five cards show, to be compared: how many are equal, then which ranks they are."""


class Category(enum.IntEnum):
    """The ladder of rule G7; the four-flush has its rung whether it is played or not (rule C4.1)."""

    HIGH_CARD = 0
    ONE_PAIR = 1
    FOUR_FLUSH = 2
    TWO_PAIRS = 3
    THREE_OF_A_KIND = 4
    STRAIGHT = 5
    FLUSH = 6
    FULL_HOUSE = 7
    FOUR_OF_A_KIND = 8
    STRAIGHT_FLUSH = 9
    FIVE_OF_A_KIND = 10

    def __str__(self) -> str:
        return "four-flush" if self is Category.FOUR_FLUSH else self.name.lower().replace("_", " ")


# A code adds up to how often each rank and each suit is held, whatever the order of the cards: three bits a rank, then
# four bits a suit. From 3 a suit counts on to its top bit when it has five cards.
RANK_BITS = {rank: 3 * (rank - Rank.TWO) for rank in Rank}
SUIT_BITS = {suit: 3 * len(Rank) + 4 * place for place, suit in enumerate(Suit)}
CODES = {card: (1 << RANK_BITS[card.rank]) + (1 << SUIT_BITS[card.suit]) for card in PACK}
RANKS = (1 << 3 * len(Rank)) - 1
ONE_EACH = sum(1 << bits for bits in SUIT_BITS.values())
NO_CARDS = 3 * ONE_EACH
FIVE_SUITED = 8 * ONE_EACH

OF_A_KIND = {  # how many cards of a rank each category asks for; best first, and the straight comes between
    Category.FIVE_OF_A_KIND: (5,),
    Category.FOUR_OF_A_KIND: (4, 1),
    Category.FULL_HOUSE: (3, 2),
    Category.THREE_OF_A_KIND: (3, 1, 1),
    Category.TWO_PAIRS: (2, 2, 1),
    Category.ONE_PAIR: (2, 1, 1, 1),
    Category.HIGH_CARD: (1, 1, 1, 1, 1),
}


def value(cards: Sequence[Card], four_flush: bool = False) -> Value:
    """What the best five of five to seven cards are worth; `four_flush` puts that hand on the ladder."""
    code = NO_CARDS
    for card in cards:
        code += CODES[card]
    worth = ranked(code & RANKS)
    if code & FIVE_SUITED:
        return max(worth, flush(suited(cards, code)))
    if four_flush and (code + ONE_EACH) & FIVE_SUITED:
        four = suited(cards, code + ONE_EACH)
        return max(worth, flush_of_four(four, (code & RANKS) - four))
    return worth


def best(cards: Sequence[Card], four_flush: bool = False) -> tuple[Value, tuple[int, ...]]:
    """What the cards are worth, and the places of the five that make it (the leftmost, where several would do)."""
    worth = value(cards, four_flush)
    fives = combinations(range(len(cards)), 5)
    if len(cards) == 5:
        return worth, next(fives)
    return worth, next(five for five in fives if value([cards[place] for place in five], four_flush) == worth)


def shown(cards: Sequence[Card]) -> Shown:
    """Equal ranks and then high cards, no straights and no suits (rule C5.1)."""
    held = holding(sum(CODES[card] for card in cards) & RANKS)
    groups = sorted(((count, rank) for rank, count in held.items()), reverse=True)
    return [count for count, _ in groups], [rank for _, rank in groups]


def category(worth: Value) -> Category:
    return Category(worth >> 20)


def ranks(worth: Value) -> list[Rank]:
    """The five ranks in the order in which they are compared; a straight to the five ends with its ace."""
    heights = [worth >> bits & 15 for bits in (16, 12, 8, 4, 0)]
    return [Rank.ACE if height == 1 else Rank(height) for height in heights]


@cache
def ranked(code: int) -> Value:
    """The worth of the ranks alone, whatever the suits."""
    held = holding(code)
    for kind, sizes in OF_A_KIND.items():
        if kind is Category.THREE_OF_A_KIND and (top := straight_top(held)):
            return straight(Category.STRAIGHT, top)
        if five := groups(held, sizes):
            return worth_of(kind, five)
    raise ValueError(f"not five to seven cards: {held}")


@cache
def flush(code: int) -> Value:
    """The worth of five or more cards of one suit; a pair among them is two equal cards (rule C3.2)."""
    held = holding(code)
    if top := straight_top(held):
        return straight(Category.STRAIGHT_FLUSH, top)
    return worth_of(Category.FLUSH, each_card(held)[:5])


@cache
def flush_of_four(code: int, others: int) -> Value:
    """The worth of four cards of one suit and the best of the other cards (rule C4.2)."""
    return worth_of(Category.FOUR_FLUSH, [*each_card(holding(code)), each_card(holding(others))[0]])


def suited(cards: Iterable[Card], code: int) -> int:
    """The rank code of the cards of the one suit that has reached its top bit."""
    suit = next(suit for suit, bits in SUIT_BITS.items() if code >> bits & 8)
    return sum(CODES[card] for card in cards if card.suit is suit) & RANKS


def holding(code: int) -> dict[int, int]:
    """How many cards of each rank, highest first."""
    return {rank: count for rank in reversed(Rank) if (count := code >> RANK_BITS[rank] & 7)}


def each_card(held: dict[int, int]) -> list[int]:
    return [rank for rank, count in held.items() for _ in range(count)]


def groups(held: dict[int, int], sizes: tuple[int, ...]) -> list[int]:
    """The highest ranks that fill groups of these sizes, card by card; nothing if they cannot be filled."""
    taken: dict[int, int] = {}
    for size in sizes:
        rank = next((rank for rank, count in held.items() if count >= size and rank not in taken), None)
        if rank is None:
            return []
        taken[rank] = size
    return each_card(taken)


def straight_top(held: dict[int, int]) -> int | None:
    """The top of the best straight; an ace may lie below the two, but not in between (rule C3.4)."""
    heights = held.keys() | ({1} if Rank.ACE in held else set())
    return next((top for top in range(Rank.ACE, 4, -1) if heights.issuperset(range(top - 4, top + 1))), None)


def straight(kind: Category, top: int) -> Value:
    return worth_of(kind, list(range(top, top - 5, -1)))


def worth_of(kind: Category, five: list[int]) -> Value:
    worth = int(kind)
    for rank in five:
        worth = worth << 4 | rank
    return Value(worth)


RANK_NAMES = {
    Rank.TWO: Text("two", plural="twos"),
    Rank.THREE: Text("three", plural="threes"),
    Rank.FOUR: Text("four", plural="fours"),
    Rank.FIVE: Text("five", plural="fives"),
    Rank.SIX: Text("six", plural="sixes"),
    Rank.SEVEN: Text("seven", plural="sevens"),
    Rank.EIGHT: Text("eight", plural="eights"),
    Rank.NINE: Text("nine", plural="nines"),
    Rank.TEN: Text("ten", plural="tens"),
    Rank.JACK: Text("jack", plural="jacks"),
    Rank.QUEEN: Text("queen", plural="queens"),
    Rank.KING: Text("king", plural="kings"),
    Rank.ACE: Text("ace", plural="aces"),
}
FULL_NAMES = {
    Category.HIGH_CARD: Text("{one} high"),
    Category.ONE_PAIR: Text("pair of {many}"),
    Category.FOUR_FLUSH: Text("four-flush, {one} high"),
    Category.TWO_PAIRS: Text("two pair, {many} and {others}"),
    Category.THREE_OF_A_KIND: Text("three {many}"),
    Category.STRAIGHT: Text("straight to the {one}"),
    Category.FLUSH: Text("flush, {one} high"),
    Category.FULL_HOUSE: Text("full house, {many} full of {others}"),
    Category.FOUR_OF_A_KIND: Text("four {many}"),
    Category.STRAIGHT_FLUSH: Text("straight flush to the {one}"),
    Category.FIVE_OF_A_KIND: Text("five {many}"),
}
SHORT_NAMES = FULL_NAMES | {
    Category.FOUR_FLUSH: Text("four-flush"),
    Category.TWO_PAIRS: Text("two pair"),
    Category.STRAIGHT: Text("straight"),
    Category.FLUSH: Text("flush"),
    Category.FULL_HOUSE: Text("full house"),
    Category.STRAIGHT_FLUSH: Text("straight flush"),
}
ROYAL_FLUSH = Text("royal flush")


def rank_name(rank: Rank, count: int = 1) -> Text:
    """A rank in words: king, or kings when there are more of them."""
    return msgspec.structs.replace(RANK_NAMES[rank], values={"count": count})


def named(worth: Value, short: bool = False) -> Text:
    """The hand in words; short enough for a seat's plate if wished.

    >>> from garbage_engine.cards import cards
    >>> str(named(value(cards("Kd 4c Ks 4h 9s"))))
    'two pair, kings and fours'
    """
    kind, compared = category(worth), ranks(worth)
    if kind is Category.STRAIGHT_FLUSH and compared[0] is Rank.ACE:
        return ROYAL_FLUSH
    words = {"one": rank_name(compared[0]), "many": rank_name(compared[0], 2), "others": rank_name(compared[3], 2)}
    return msgspec.structs.replace((SHORT_NAMES if short else FULL_NAMES)[kind], values=words)
