"""What a deal and the ranking of hands cost, in thread time."""

import random
from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations_with_replacement
from time import thread_time

from garbage_engine.cards import PACK, Card, packs
from garbage_engine.hands import value
from garbage_engine.match import Match
from garbage_engine.requests import START, TURN, TurnCard
from garbage_engine.rules import Rules
from garbage_engine.setup import Setup
from tests.engine.naive_hands import naive_value
from tools import bare_deal
from tools.benchmark import Row


def engine() -> Iterator[Row]:
    """A Classic deal of five seats and two packs, against the same deal without events, requests and table."""
    warm_up()
    ours, bare = quickest(lambda: fifty_deals("benchmark"), lambda: bare_deal.main(50))
    yield Row("a deal", ours / 50 * 1e6, "µs")
    yield Row("a bare deal", bare / 50 * 1e6, "µs")
    yield Row("a deal in bare deals (aim 5)", ours / bare, "", 8)


def fifty_deals(seed: str) -> None:
    match = Match(Setup(Rules(rounds=10), 5, seed))
    while request := match.request:
        match.answer(request.number, TURN if isinstance(request, TurnCard) else START)


def warm_up() -> None:
    """The ranking of every kind of hand has been asked for once, as in the bare deal."""
    for ranks in combinations_with_replacement(range(13), 5):
        value([PACK[rank + place % 2 * 13] for place, rank in enumerate(ranks)])
        value([PACK[rank] for rank in ranks])


def hands() -> Iterator[Row]:
    """Hands from two packs ranked in a second, and how much longer the naive way takes."""
    for size, budget in ((5, 1.0), (7, 0.7)):
        drawn = some_hands(size, 2_000)
        ours, naive = quickest(partial(ranked, drawn, value), partial(ranked, drawn[:50], naive_value))
        yield Row(f"hands of {size} in a second", 2_000 / ours / 1e6, "million", budget, least=True)
        yield Row(f"the naive way with {size}", naive * 40 / ours, "times")


def ranked(drawn: list[list[Card]], value: Callable[[list[Card]], object]) -> None:
    for hand in drawn:
        value(hand)


def some_hands(size: int, count: int) -> list[list[Card]]:
    rng, shoe = random.Random(size), packs(2)
    return [rng.sample(shoe, size) for _ in range(count)]


def quickest(*works: Callable[[], object], times: int = 40) -> list[float]:
    """The best time of each, taken in turn, so that a busy machine is unfair to all of them alike."""
    return [min(tries) for tries in zip(*([seconds(work) for work in works] for _ in range(times)), strict=True)]


def seconds(work: Callable[[], object]) -> float:
    begun = thread_time()
    work()
    return thread_time() - begun
