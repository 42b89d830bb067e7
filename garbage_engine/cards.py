"""Rank, Suit and Card, packs of them, and chance: random streams and the shuffle."""

import enum
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Rank(enum.IntEnum):
    """A rank by its height in poker: two is 2, the ace 14; `count` is its place in the count-up (rule C10.1)."""

    count: int

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        """One character as in `Th`: 2 to 9, T, J, Q, K, A."""
        return "23456789TJQKA"[self - 2]

    def __init__(self, height: int) -> None:
        self.count = 1 if height == 14 else height


class Suit(enum.Enum):
    """One of the four suits; suits never break a tie (rule C2.5)."""

    CLUBS = "c"
    DIAMONDS = "d"
    HEARTS = "h"
    SPADES = "s"

    __hash__ = object.__hash__

    @property
    def red(self) -> bool:
        return self in (Suit.DIAMONDS, Suit.HEARTS)


class Card(enum.Enum):
    """A printed card; its value is its two characters, `Card("Th")`. Two packs hold every member twice."""

    rank: Rank
    suit: Suit

    TWO_OF_CLUBS = "2c"
    THREE_OF_CLUBS = "3c"
    FOUR_OF_CLUBS = "4c"
    FIVE_OF_CLUBS = "5c"
    SIX_OF_CLUBS = "6c"
    SEVEN_OF_CLUBS = "7c"
    EIGHT_OF_CLUBS = "8c"
    NINE_OF_CLUBS = "9c"
    TEN_OF_CLUBS = "Tc"
    JACK_OF_CLUBS = "Jc"
    QUEEN_OF_CLUBS = "Qc"
    KING_OF_CLUBS = "Kc"
    ACE_OF_CLUBS = "Ac"
    TWO_OF_DIAMONDS = "2d"
    THREE_OF_DIAMONDS = "3d"
    FOUR_OF_DIAMONDS = "4d"
    FIVE_OF_DIAMONDS = "5d"
    SIX_OF_DIAMONDS = "6d"
    SEVEN_OF_DIAMONDS = "7d"
    EIGHT_OF_DIAMONDS = "8d"
    NINE_OF_DIAMONDS = "9d"
    TEN_OF_DIAMONDS = "Td"
    JACK_OF_DIAMONDS = "Jd"
    QUEEN_OF_DIAMONDS = "Qd"
    KING_OF_DIAMONDS = "Kd"
    ACE_OF_DIAMONDS = "Ad"
    TWO_OF_HEARTS = "2h"
    THREE_OF_HEARTS = "3h"
    FOUR_OF_HEARTS = "4h"
    FIVE_OF_HEARTS = "5h"
    SIX_OF_HEARTS = "6h"
    SEVEN_OF_HEARTS = "7h"
    EIGHT_OF_HEARTS = "8h"
    NINE_OF_HEARTS = "9h"
    TEN_OF_HEARTS = "Th"
    JACK_OF_HEARTS = "Jh"
    QUEEN_OF_HEARTS = "Qh"
    KING_OF_HEARTS = "Kh"
    ACE_OF_HEARTS = "Ah"
    TWO_OF_SPADES = "2s"
    THREE_OF_SPADES = "3s"
    FOUR_OF_SPADES = "4s"
    FIVE_OF_SPADES = "5s"
    SIX_OF_SPADES = "6s"
    SEVEN_OF_SPADES = "7s"
    EIGHT_OF_SPADES = "8s"
    NINE_OF_SPADES = "9s"
    TEN_OF_SPADES = "Ts"
    JACK_OF_SPADES = "Js"
    QUEEN_OF_SPADES = "Qs"
    KING_OF_SPADES = "Ks"
    ACE_OF_SPADES = "As"

    def __init__(self, characters: str) -> None:
        self.rank = Rank("23456789TJQKA".index(characters[0]) + 2)
        self.suit = Suit(characters[1])

    __hash__ = object.__hash__

    def __str__(self) -> str:
        return str(self.value)

    def __repr__(self) -> str:
        return str(self.value)


PACK: tuple[Card, ...] = tuple(Card)


def cards(characters: str) -> tuple[Card, ...]:
    """Cards from their characters with spaces between.

    >>> cards("Th As")
    (Th, As)
    """
    return tuple(Card(two) for two in characters.split())


def packs(count: int) -> list[Card]:
    """`count` packs of 52 in order, one after another."""
    return list(PACK) * count


def stream(seed: str, purpose: str) -> Random:
    """The random numbers for one purpose (`deal 3/shoe`); the same on every machine.

    Only `getrandbits` of it is used, so that no release of Python can change a deal.
    """
    return Random(int.from_bytes(sha256(f"{seed}/{purpose}".encode()).digest()))


def below(n: int, rng: Random) -> int:
    """A number from 0 to n - 1, each as likely."""
    bits = n.bit_length()
    while (number := rng.getrandbits(bits)) >= n:
        pass
    return number


def shuffled(things: Sequence[T], rng: Random) -> list[T]:
    """The things in random order, every order as likely (Fisher and Yates)."""
    order, getrandbits = list(things), rng.getrandbits
    for last, bits in swaps(len(order)):
        while (place := getrandbits(bits)) > last:  # as `below` does, but three times as fast
            pass
        order[last], order[place] = order[place], order[last]
    return order


@cache
def swaps(count: int) -> tuple[tuple[int, int], ...]:
    """Every place but the first, from the last on, and the bits of the number of things up to there."""
    return tuple((last, (last + 1).bit_length()) for last in range(count - 1, 0, -1))
