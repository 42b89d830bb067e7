"""The thoughtful player of River: it deals the unseen cards many times, and thinks of the rounds to come."""

from collections.abc import Generator, Sequence
from itertools import combinations
from random import Random

from garbage_engine.bots.river_worlds import (
    CARDS,
    Knowledge,
    best_worth,
    lowest_lonely,
    options,
    wanted,
)
from garbage_engine.bots.river_worth import LEFT_OVER, STARTING, worth_later
from garbage_engine.requests import START
from garbage_engine.river_requests import Choose, ChooseCards, Pick, PickCard, RiverDecision, RiverRequest
from garbage_engine.river_table import RiverTable

Pondering = Generator[None, None, RiverDecision]
FOR_RIVER, FOR_HAND, FOR_PICK = 12, 40, 6  # worlds that it looks at


class Mind:
    """One question to one seat. Who does not look `ahead` thinks of this round alone."""

    def __init__(self, view: RiverTable, seat: int, rng: Random, *, ahead: bool) -> None:
        self.view, self.rng, self.ahead = view, rng, ahead and not view.last_round
        self.seat, self.known = seat, Knowledge(view, seat)
        self.coming = sum(self.known.future)

    def ponder(self, request: RiverRequest) -> Pondering:
        match request:
            case ChooseCards(_, _, _, 1):
                return (yield from self.choose_for_river())
            case ChooseCards():
                return (yield from self.choose_for_hand())
            case PickCard(_, _, table):
                return (yield from self.pick([code for code, card in CARDS.items() if card in table]))
        return START

    # ---- what hands are worth ---------------------------------------------------------------------------
    def left_over(self, hand: int, cards: int) -> float:
        """What the cards that stay in the hand will bring."""
        return worth_later(hand, self.coming, LEFT_OVER[cards]) if self.ahead and cards else 0.0

    def at_start(self, hand: int, cards: int) -> float:
        """What the hand will bring, with so many cards as the next round begins."""
        return worth_later(hand, self.coming, STARTING[cards])

    def points(self, worth: int, others: Sequence[int]) -> float:
        """What a hand gets in this round (rule R3.2)."""
        best = max(others)
        if worth < best:
            return 0
        return self.view.round if worth > best else -(-self.view.round // (1 + others.count(best)))

    # ---- what it does -----------------------------------------------------------------------------------
    def choose_for_river(self) -> Pondering:
        """The card with which its best pair does best, what is left included."""
        hand, whole = self.known.hand, sum(self.known.hand)
        sums = dict.fromkeys(hand, 0.0)
        later = {three: self.left_over(whole - three, len(hand) - 3) for three in map(sum, combinations(hand, 3))}
        for world in self.known.worlds(FOR_RIVER, self.rng):
            given = {seat: lowest_lonely(cards) for seat, cards in world.items()}
            rests = [[card for card in cards if card != given[seat]] for seat, cards in world.items()]
            for card in hand:
                river = [*self.known.river, *given.values(), card]
                best = max(best_worth(rest, river) for rest in rests)
                own = [other for other in hand if other != card]
                sums[card] += max(
                    later[card + sum(pair)] + self.points(worth, (best,)) for worth, pair in options(own, river)
                )
                yield
        return Choose((hand.index(max(hand, key=sums.__getitem__)),))

    def choose_for_hand(self) -> Pondering:
        """The pair that wins often enough for what it costs."""
        hand, river, whole = self.known.hand, self.known.river, sum(self.known.hand)
        others: list[list[int]] = []
        for world in self.known.worlds(FOR_HAND, self.rng):
            others.append([best_worth(cards, river) for cards in world.values()])
            yield

        def brings(worth: int, pair: tuple[int, int]) -> float:
            now = sum(self.points(worth, worths) for worths in others) / len(others)
            return now + self.left_over(whole - sum(pair), len(hand) - 2)

        best = max(options(hand, river), key=lambda option: (brings(*option), option.worth))
        return Choose(tuple(sorted(map(hand.index, best.pair))))

    def pick(self, table: list[int]) -> Pondering:
        """The card that makes the best hand, with what will still lie there when it takes the second."""
        turns = (self.view.order * 2)[self.view.picked + 1 :]
        hand, cards = sum(self.known.hand), len(self.known.hand)
        if not self.ahead:
            return Pick(CARDS[wanted(table, [*self.known.hand, *self.known.future])])
        if self.seat not in turns:
            return Pick(CARDS[max(table, key=lambda card: self.at_start(hand + card, cards + 1))])
        between, sums = turns[: turns.index(self.seat)], dict.fromkeys(table, 0.0)
        both = {pair: self.at_start(hand + sum(pair), cards + 2) for pair in combinations(table, 2)}
        both |= {(second, first): worth for (first, second), worth in both.items()}
        for world in self.known.worlds(FOR_PICK, self.rng):
            for card in table:
                left = [other for other in table if other != card]
                for seat in between:
                    left.remove(wanted(left, [*world[seat], *self.known.future]))
                sums[card] += max(both[card, other] for other in left)
                yield
        return Pick(CARDS[max(table, key=sums.__getitem__)])
