"""Buying, as a bot does it: what a new card is worth in the pot, and in the bingo that follows."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from garbage_engine.bots.memory import unseen
from garbage_engine.bots.mind import Mind
from garbage_engine.cards import Card, Rank, below
from garbage_engine.hands import Value, value
from garbage_engine.pots import pots_on
from garbage_engine.requests import BUY, PASS, AnyDecision, BuyCard, Discard, DiscardCard
from garbage_engine.table import Table

A_RANK_LESS = 0.4  # coins from each seat that a hand of one rank less brings in bingo, on average of many deals


def purchase(view: Table, request: BuyCard, mind: Mind, rng: Random) -> AnyDecision:
    """It buys what pays on average; an easy-going bot if it is behind, may get ahead, and feels like it."""
    hand, now, stock = view.hands[request.seat], Outlook(view, request, mind), Counter(unseen(view))
    if mind.skill == "easy":
        hopes = not now.ahead(hand) and any(now.ahead(rest) for card in stock for rest in one_less([*hand, card]))
        return BUY if hopes and below(100, rng) < 100 * mind.boldness else PASS
    later = Outlook(view, request, mind, request.price if request.to is None else 0)
    after = sum(count * max(map(later.worth, one_less([*hand, card]))) for card, count in stock.items())
    pays = after / max(stock.total(), 1) - now.worth(hand) - request.price
    return BUY if pays > 0.6 * (1 - mind.boldness) else PASS


def discard(view: Table, request: DiscardCard, mind: Mind, rng: Random) -> AnyDecision:
    """What it keeps is worth most, or is at least the best hand."""
    now, hands = Outlook(view, request, mind), one_less(view.hands[request.seat])
    return Discard(max(range(len(hands)), key=lambda place: (now.worth(hands[place]), now.value(hands[place]))))


def one_less(hand: Sequence[Card]) -> list[list[Card]]:
    """The hand without its first card, without its second, and so on."""
    return [[*hand[:place], *hand[place + 1 :]] for place in range(len(hand))]


class Outlook:
    """What a seat can win, as the hands of the others lie; `price` comes to the main pot."""

    def __init__(self, view: Table, request: BuyCard | DiscardCard, mind: Mind, price: int = 0) -> None:
        self.four_flush = request.four_flush
        self.waits = waits(view, request) if mind.skill == "strong" else {}
        self.pots: list[tuple[int, Value, int]] = []  # coins, the best other hand, and how many have it
        more = price + view.carry
        for pot in pots_on(view)[1]:
            others = [self.value(view.hands[other]) for other in pot.claimants if other != request.seat]
            if request.seat in pot.claimants and others:
                self.pots.append((pot.coins + more, max(others), others.count(max(others))))
            more = 0

    def value(self, hand: Sequence[Card]) -> Value:
        return value(hand, self.four_flush)

    def ahead(self, hand: Sequence[Card]) -> bool:
        worth = self.value(hand)
        return all(worth >= best for _, best, _ in self.pots)

    def worth(self, hand: Sequence[Card]) -> float:
        worth, ranks = self.value(hand), {card.rank for card in hand}
        pots = sum(coins if worth > best else coins / (1 + equal) for coins, best, equal in self.pots if worth >= best)
        return pots - sum(coins for rank, coins in self.waits.items() if rank in ranks)


def waits(view: Table, request: BuyCard | DiscardCard) -> dict[Rank, float]:
    """What a rank in the hand costs in a bingo to come: the fewer of it are left, the longer it has to be waited for.

    Put and take is even for any hand. A dealer whose hand goes before bingo has nothing to wait for (rule C7.4).
    """
    later, stock = request.later, Counter(card.rank for card in unseen(view))
    before = later[: later.index("bingo")] if "bingo" in later else later
    if before == later or (request.seat == view.dealer and "put_take" in before):
        return {}
    even = A_RANK_LESS * view.seats * stock.total() / len(Rank)
    return {rank: even / max(stock[rank], 0.5) for rank in Rank}
