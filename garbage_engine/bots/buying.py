"""Buying, as a bot does it: what a new card is worth in the pot, and in the bingo that follows."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from garbage_engine.bots.memory import unseen
from garbage_engine.bots.mind import Mind
from garbage_engine.cards import Card, below
from garbage_engine.hands import Value, value
from garbage_engine.pots import pots_on
from garbage_engine.requests import BUY, PASS, AnyDecision, BuyCard, Discard, DiscardCard
from garbage_engine.table import Table

A_RANK_LESS = 1.6  # coins that a hand of one rank less brings in bingo, on average of many deals


def purchase(view: Table, request: BuyCard, mind: Mind, rng: Random) -> AnyDecision:
    """It buys what pays on average; an easy-going bot buys if it is behind and feels like it."""
    hand, now = view.hands[request.seat], Outlook(view, request.seat, mind)
    if mind.skill == "easy":
        return BUY if not now.ahead(hand) and below(100, rng) < 100 * mind.boldness else PASS
    later, stock = Outlook(view, request.seat, mind, request.price if request.to is None else 0), Counter(unseen(view))
    after = sum(count * max(map(later.worth, one_less([*hand, card]))) for card, count in stock.items())
    pays = after / max(stock.total(), 1) - now.worth(hand) - request.price
    return BUY if pays > 0.5 - mind.boldness else PASS


def discard(view: Table, request: DiscardCard, mind: Mind, rng: Random) -> AnyDecision:
    """What it keeps is worth most, or is at least the best hand."""
    now, hands = Outlook(view, request.seat, mind), one_less(view.hands[request.seat])
    return Discard(max(range(len(hands)), key=lambda place: (now.worth(hands[place]), value(hands[place]))))


def one_less(hand: Sequence[Card]) -> list[list[Card]]:
    """The hand without its first card, without its second, and so on."""
    return [[*hand[:place], *hand[place + 1 :]] for place in range(len(hand))]


class Outlook:
    """What a seat can win, as the hands of the others lie; `price` comes to the main pot."""

    def __init__(self, view: Table, seat: int, mind: Mind, price: int = 0) -> None:
        self.bingo = A_RANK_LESS if mind.skill == "strong" and "bingo" not in view.done else 0.0
        self.pots: list[tuple[int, Value, int]] = []  # coins, the best other hand, and how many have it
        for pot in pots_on(view)[1]:
            others = [value(view.hands[other]) for other in pot.claimants if other != seat]
            if seat in pot.claimants and others:
                self.pots.append((pot.coins + price, max(others), others.count(max(others))))
            price = 0

    def ahead(self, hand: Sequence[Card]) -> bool:
        worth = value(hand)
        return all(worth >= best for _, best, _ in self.pots)

    def worth(self, hand: Sequence[Card]) -> float:
        worth = value(hand)
        pots = sum(coins if worth > best else coins / (1 + equal) for coins, best, equal in self.pots if worth >= best)
        return pots - self.bingo * len({card.rank for card in hand})
