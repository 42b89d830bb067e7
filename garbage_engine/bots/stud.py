"""Stud, as a bot plays it: all cards are open, so that only those to come are unknown."""

from random import Random

from garbage_engine.bots.memory import some, unseen
from garbage_engine.bots.mind import Mind
from garbage_engine.cards import Card, below
from garbage_engine.hands import Shown, shown, value
from garbage_engine.requests import CALL, CHECK, FOLD, AnyDecision, PlayStud
from garbage_engine.table import Table

HANDS = 240  # that are dealt in thought
PERCENT = 100


def action(view: Table, request: PlayStud, mind: Mind, rng: Random) -> AnyDecision:
    """More where its part of the pot is more than its part of what is put in, out where the price is too high."""
    part = PARTS[mind.skill](view, request, rng)
    even = 1 / len(view.claimants)
    if request.more and part > even * (1.6 - 0.8 * mind.boldness):
        return request.legal[1]
    if not request.owed:
        return CHECK
    return CALL if part * at_stake(view, request) >= request.call * (1.2 - 0.4 * mind.boldness) else FOLD


def at_stake(view: Table, request: PlayStud) -> int:
    """What it can win once it has paid: of the others at most as much as it has put in itself (rule C2.3)."""
    own = view.put_in[request.seat] + request.call
    return own + sum(min(coins, own) for seat, coins in enumerate(view.put_in) if seat != request.seat)


def by_feeling(view: Table, request: PlayStud, rng: Random) -> float:
    """Its own cards only: ranks that are equal, else how high; and now and then anything."""
    (most, *_), (high, *_) = shown(view.hands[request.seat])
    feeling = (0, high * 2, 45, 75, 90)[most] + below(41, rng) - 20
    return max(feeling, 5 if not leads(view, request.seat) else 40) / PERCENT


def by_outs(view: Table, request: PlayStud, rng: Random) -> float:
    """It counts the cards that would put it ahead, or others ahead of it, as if each of them got them alone."""
    hands = {seat: view.hands[seat] for seat in view.claimants}
    own, stock = hands.pop(request.seat), unseen(view)
    best = max(map(shown, hands.values()))
    if shown(own) < best:
        return 0.8 * outs(own, best, stock, request.coming)
    safe = 1.0
    for hand in hands.values():
        safe *= 1 - outs(hand, shown(own), stock, request.coming)
    return safe


def outs(hand: list[Card], best: Shown, stock: list[Card], coming: int) -> float:
    """How likely one of the cards to come makes the hand show more than the best."""
    counts, ranks = best
    helping = 0
    for card in stock:
        better, higher = shown([*hand, card])
        helping += (better[: len(counts)], higher[: len(ranks)]) > best
    return 1 - (1 - helping / max(len(stock), 1)) ** coming


def by_futures(view: Table, request: PlayStud, rng: Random) -> float:
    """The cards to come are dealt many times, and the hands compared."""
    stock, seats, won = unseen(view), view.claimants, 0.0
    futures = HANDS // len(seats)
    for _ in range(futures):
        cards = some(stock, request.coming * len(seats), rng)
        worths = {seat: value(view.hands[seat] + cards[n :: len(seats)]) for n, seat in enumerate(seats)}
        top = max(worths.values())
        if worths[request.seat] == top:
            won += 1 / list(worths.values()).count(top)
    return won / futures


def leads(view: Table, seat: int) -> bool:
    return shown(view.hands[seat]) == max(shown(view.hands[other]) for other in view.claimants)


PARTS = {"easy": by_feeling, "middle": by_outs, "strong": by_futures}
