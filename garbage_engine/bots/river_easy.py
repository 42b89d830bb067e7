"""The easy-going player of River: it takes what is best now, remembers nothing and plans nothing."""

from collections.abc import Iterable, Sequence
from itertools import combinations

from garbage_engine.cards import Card
from garbage_engine.hands import value
from garbage_engine.requests import START
from garbage_engine.river_requests import Choose, ChooseCards, Pick, PickCard, RiverDecision, RiverRequest
from garbage_engine.river_table import RiverTable


def decide(view: RiverTable, request: RiverRequest) -> RiverDecision:
    """The first in the order given, where several would do."""
    own = [card for card in view.hands[request.seat] if card]
    match request:
        case ChooseCards(_, _, _, 1):
            return Choose((own.index(for_river(own)),))
        case ChooseCards():
            river = [card for card in view.river if card]
            return Choose(tuple(map(own.index, for_hand(own, river))))
        case PickCard(_, _, table):
            return Pick(from_table(table, own, view.future))
    return START


def for_river(hand: Sequence[Card]) -> Card:
    """The lowest card without a partner, else the lowest."""
    lonely = [card for card in hand if not partners(card, hand)]
    return min(lonely or hand, key=lambda card: card.rank)


def for_hand(hand: Sequence[Card], river: Sequence[Card]) -> tuple[Card, Card]:
    """The two that make the best hand with this river."""
    return max(combinations(hand, 2), key=lambda pair: value((*river, *pair)))


def from_table(table: Iterable[Card], hand: Sequence[Card], future: Sequence[Card]) -> Card:
    """The one with most partners in hand and future river, then the highest."""
    kept = (*hand, *future)
    return max(table, key=lambda card: (partners(card, kept), card.rank))


def partners(card: Card, cards: Iterable[Card]) -> int:
    return sum(other.rank is card.rank and other is not card for other in cards)
