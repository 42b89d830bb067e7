"""Stud, as a bot plays it: all cards are open, so that only those to come are unknown."""

from collections import Counter
from random import Random

from garbage_engine.bots.memory import some, unseen
from garbage_engine.bots.mind import Mind
from garbage_engine.cards import Card, Rank, below
from garbage_engine.hands import Shown, shown, value
from garbage_engine.pots import Pot, pots_of
from garbage_engine.requests import CALL, CHECK, FOLD, AnyDecision, PlayStud
from garbage_engine.table import Table

HANDS = 240  # that are dealt in thought
PERCENT = 100


def action(view: Table, request: PlayStud, mind: Mind, rng: Random) -> AnyDecision:
    """More where its part of the pot is more than its part of what is put in, out where the price is too high."""
    part = 0.0 if hopeless(view, request) else PARTS[mind.skill](view, request, rng)
    even, early = 1 / len(view.claimants), len(to_answer(view, request.seat)) / len(view.claimants)
    if request.more and part > even * (1.4 + 0.4 * early - 0.8 * mind.boldness):
        return request.legal[1]
    if not request.owed:
        return CHECK
    return CALL if part * at_stake(view, request) >= request.call * (1.2 - 0.4 * mind.boldness) else FOLD


def to_answer(view: Table, seat: int) -> list[int]:
    """The others that can still answer what it does: who comes late knows more, and may be bolder."""
    if level := max(view.street):
        return [
            other for other in view.claimants if other != seat and view.street[other] < level and view.purses[other]
        ]
    opener = max(view.claimants, key=lambda other: shown(view.hands[other]))
    place = (seat - opener) % view.seats
    return [other for other in view.claimants if (other - opener) % view.seats > place and view.purses[other]]


def at_stake(view: Table, request: PlayStud) -> int:
    """What it can win once it has paid: of the others at most as much as it has put in itself (rule C2.3)."""
    return sum(pot.coins for pot in pots_to_win(view, request)) + view.carry


def pots_to_win(view: Table, request: PlayStud) -> list[Pot]:
    put_in = list(view.put_in)
    put_in[request.seat] += request.call
    return [pot for pot in pots_of(put_in, view.claimants)[1] if request.seat in pot.claimants]


def hopeless(view: Table, request: PlayStud) -> bool:
    """Whether it loses to somebody who is in all its pots, whatever the last card of each may be."""
    seat, own = request.seat, view.put_in[request.seat] + request.call
    rivals = [other for other in view.claimants if other != seat and (view.purses[other] or view.put_in[other] >= own)]
    if request.coming > 1 or not rivals:
        return False
    stock = dict.fromkeys(unseen(view))
    ends = {who: [value([*view.hands[who], card], request.four_flush) for card in stock] for who in (seat, *rivals)}
    return max(ends[seat]) < max(min(ends[other]) for other in rivals)


def by_feeling(view: Table, request: PlayStud, rng: Random) -> float:
    """Its own cards only: ranks that are equal, else how high; and now and then anything."""
    (most, *_), (high, *_) = shown(view.hands[request.seat])
    feeling = (0, high * 2, 45, 75, 90)[most] + below(41, rng) - 20
    return max(feeling, 5 if not leads(view, request.seat) else 40) / PERCENT


def by_outs(view: Table, request: PlayStud, rng: Random) -> float:
    """It counts the cards that would put it ahead, or others ahead of it, as if each of them got them alone."""
    hands = {seat: view.hands[seat] for seat in view.claimants}
    own, stock = hands.pop(request.seat), Counter(card.rank for card in unseen(view))
    best = max(map(shown, hands.values()))
    if shown(own) < best:
        return 0.8 * outs(own, best, stock, request.coming)
    safe = 1.0
    for hand in hands.values():
        safe *= 1 - outs(hand, shown(own), stock, request.coming)
    return safe


def outs(hand: list[Card], best: Shown, stock: Counter[Rank], coming: int) -> float:
    """How likely one of the cards to come makes the hand show more than the best, whatever its suit."""
    counts, ranks = best
    helping = 0
    for rank, left in stock.items():
        better, higher = shown([*hand, Card(f"{rank.letter}s")])
        helping += left * ((better[: len(counts)], higher[: len(ranks)]) > best)
    return 1 - (1 - helping / max(stock.total(), 1)) ** coming


def by_futures(view: Table, request: PlayStud, rng: Random) -> float:
    """The cards to come are dealt many times, and each pot goes to the best hand that claims it."""
    stock, seats, pots, won = unseen(view), view.claimants, pots_to_win(view, request), 0.0
    futures = HANDS // len(seats)
    for _ in range(futures):
        cards = some(stock, request.coming * len(seats), rng)
        hands = {seat: view.hands[seat] + cards[n :: len(seats)] for n, seat in enumerate(seats)}
        worths = {seat: value(hand, request.four_flush) for seat, hand in hands.items()}
        for pot in pots:
            claims = [worths[seat] for seat in pot.claimants]
            if worths[request.seat] == max(claims):
                won += pot.coins / claims.count(max(claims))
    return won / futures / sum(pot.coins for pot in pots)


def leads(view: Table, seat: int) -> bool:
    return shown(view.hands[seat]) == max(shown(view.hands[other]) for other in view.claimants)


PARTS = {"easy": by_feeling, "middle": by_outs, "strong": by_futures}
