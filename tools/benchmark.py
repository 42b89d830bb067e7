"""The benchmark: what things cost, beside what they may cost. Ratios hold on any machine, figures only on this one.

python -m tools.benchmark [engine] [hands]
"""

import random
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations_with_replacement
from time import thread_time
from typing import NamedTuple

from garbage_engine.cards import PACK, Card, packs
from garbage_engine.hands import value
from garbage_engine.match import Match
from garbage_engine.requests import START, TURN, TurnCard
from garbage_engine.rules import Rules
from garbage_engine.setup import Setup
from tests.engine.naive_hands import naive_value
from tools import bare_deal


class Row(NamedTuple):
    what: str
    figure: str
    budget: str = ""


def engine() -> Iterator[Row]:
    """A Classic deal of five seats and two packs, against the same deal without events, requests and table."""
    warm_up()
    ours, bare = quickest(lambda: fifty_deals("benchmark"), lambda: bare_deal.main(50))
    yield Row("a deal", f"{ours / 50 * 1e6:.0f} µs")
    yield Row("a bare deal", f"{bare / 50 * 1e6:.0f} µs")
    yield Row("a deal in bare deals", f"{ours / bare:.1f}", "at most 8, aim 5")


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
        yield Row(f"hands of {size} in a second", f"{2_000 / ours / 1e6:.2f} million", f"at least {budget}")
        yield Row(f"the naive way with {size}", f"{naive * 40 / ours:.0f} times as long")


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


PARTS = {"engine": engine, "hands": hands}


def main(parts: list[str]) -> None:
    for part in parts or PARTS:
        for row in PARTS[part]():
            print(f"{row.what:<32} {row.figure:>16}   {row.budget}".rstrip())


if __name__ == "__main__":
    main(sys.argv[1:])
