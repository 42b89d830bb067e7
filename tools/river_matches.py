"""How well the bots play River, in figures: the part of all points that the first seat takes, and how long it thinks.

python -m tools.river_matches [--matches N]
"""

import argparse
import time
from collections.abc import Sequence
from math import sqrt

from garbage_engine.bots.mind import Skill
from garbage_engine.bots.river import ponder
from garbage_engine.cards import stream
from garbage_engine.river_match import RiverMatch
from garbage_engine.river_requests import RiverDecision, RiverRequest
from garbage_engine.river_setup import RiverRules, RiverSetup
from garbage_engine.river_table import RiverTable

TABLES: tuple[tuple[Skill, ...], ...] = (
    ("strong", "easy", "easy", "easy"),
    ("middle", "easy", "easy", "easy"),
    ("easy", "easy", "easy", "easy"),
    ("strong", "middle", "middle", "middle"),
    ("strong", "middle"),
    ("strong", "easy", "easy"),
    ("strong", "easy", "easy", "easy", "easy"),
)


class Clock:
    """Seconds of one core for each decision of the first seat, and for its longest slice."""

    def __init__(self) -> None:
        self.seconds, self.decisions, self.longest, self.slice = 0.0, 0, 0.0, 0.0

    def answer(self, view: RiverTable, request: RiverRequest, skill: Skill, seed: str) -> RiverDecision:
        chance = stream(seed, f"seat {request.seat}/request {request.number}")
        pondering, spent = ponder(view, request, skill, chance), 0.0
        while True:
            begun = time.thread_time()
            try:
                next(pondering)
            except StopIteration as answer:
                self._count(request, spent + time.thread_time() - begun)
                return answer.value  # type: ignore[no-any-return]
            took = time.thread_time() - begun
            spent += took
            self.slice = max(self.slice, took if request.seat == 0 else 0.0)

    def _count(self, request: RiverRequest, seconds: float) -> None:
        if request.seat == 0:
            self.decisions += 1
            self.seconds += seconds
            self.longest = max(self.longest, seconds)


def main() -> None:
    words = argparse.ArgumentParser(prog="river_matches")
    words.add_argument("--matches", type=int, default=2000)
    matches = words.parse_args().matches
    print(f"{'first seat':<10} {'others':<14} {'its part of the points':<24} ms a decision: mean, most; slice")
    for skills in TABLES:
        print(line(skills, matches), flush=True)


def line(skills: Sequence[Skill], matches: int) -> str:
    clock, parts = Clock(), list[float]()
    for number in range(matches):
        scores = played(skills, f"match {number}", clock)
        parts.append(scores[0] / sum(scores))
    mean = sum(parts) / matches
    error = sqrt(sum((part - mean) ** 2 for part in parts) / matches / (matches - 1))
    times = (1000 * seconds for seconds in (clock.seconds / clock.decisions, clock.longest, clock.slice))
    told = " ".join(f"{ms:6.1f}" for ms in times)
    return f"{skills[0]:<10} {len(skills) - 1} {skills[1]:<12} {mean:.3f} ± {error:.3f}            {told}"


def played(skills: Sequence[Skill], seed: str, clock: Clock) -> list[int]:
    match = RiverMatch(RiverSetup(RiverRules(), len(skills), seed))
    while request := match.request:
        decision = clock.answer(match.table(request.seat), request, skills[request.seat], seed)
        match.answer(request.number, decision)
    return match.table().scores


if __name__ == "__main__":
    main()
