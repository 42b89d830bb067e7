"""Poker hands ranked the slow way, straight from rules G7 and C3: to check the fast way, and to time it."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from garbage_engine.cards import Card

LADDER = [
    "high card",
    "one pair",
    "four-flush",
    "two pairs",
    "three of a kind",
    "straight",
    "flush",
    "full house",
    "four of a kind",
    "straight flush",
    "five of a kind",
]
OF_A_KIND = {
    "11111": "high card",
    "2111": "one pair",
    "221": "two pairs",
    "311": "three of a kind",
    "32": "full house",
    "41": "four of a kind",
    "5": "five of a kind",
}
STRAIGHTS = ["A2345", *("23456789TJQKA"[low : low + 5] for low in range(9))]

Worth = tuple[int, list[int]]


def naive_value(cards: Sequence[Card], four_flush: bool = False) -> Worth:
    return max(of_five(five, four_flush) for five in combinations(cards, 5))


def of_five(five: Sequence[Card], four_flush: bool) -> Worth:
    """The rung of the ladder and what is compared on it."""
    return max(claims(five, four_flush), key=lambda claim: claim[0])


def claims(five: Sequence[Card], four_flush: bool) -> list[Worth]:
    """Every category the five cards belong to."""
    heights = sorted((int(card.rank) for card in five), reverse=True)
    counts = Counter(heights)
    shape = "".join(str(count) for count in sorted(counts.values(), reverse=True))
    found = [(LADDER.index(OF_A_KIND[shape]), sorted(heights, key=lambda height: (-counts[height], -height)))]
    letters = {card.rank.letter for card in five}
    run = next((place for place, straight in enumerate(STRAIGHTS) if set(straight) == letters), None)
    suits = Counter(card.suit for card in five)
    suit, most = suits.most_common(1)[0]
    if most == 5:
        found.append((LADDER.index("flush"), heights))
    if run is not None:
        found.append((LADDER.index("straight flush" if most == 5 else "straight"), [run]))
    if most == 4 and four_flush:
        suited = sorted((int(card.rank) for card in five if card.suit is suit), reverse=True)
        found.append((LADDER.index("four-flush"), suited + [int(card.rank) for card in five if card.suit is not suit]))
    return found
