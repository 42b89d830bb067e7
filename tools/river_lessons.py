"""What a hand of River is worth, learned from play: one bot that tries things out against three easy ones.

python -m tools.river_lessons [--matches N] [--times N]     prints the weights for garbage_engine/bots/river_worth.py
"""

import argparse
from collections import defaultdict
from collections.abc import Sequence

from garbage_engine.bots import river, river_strong, river_worth
from garbage_engine.bots.mind import Skill
from garbage_engine.bots.river_worlds import codes
from garbage_engine.cards import below, stream
from garbage_engine.river_match import RiverMatch
from garbage_engine.river_requests import ChooseCards
from garbage_engine.river_setup import RiverRules, RiverSetup
from garbage_engine.river_table import RiverTable

SEATS = 4
ONE_IN = 10  # decisions of the learner is any legal one
STEADY = 30.0  # how much a weight must be worth before it is believed

Looks = tuple[float, ...]
Lesson = tuple[str, int, Looks, int]  # when, how many cards, what was seen, the points so far


def main() -> None:
    words = argparse.ArgumentParser(prog="river_lessons")
    words.add_argument("--matches", type=int, default=4000)
    words.add_argument("--times", type=int, default=4)
    asked = words.parse_args()
    river_strong.FOR_RIVER, river_strong.FOR_HAND = 3, 10
    for size in range(1, 10):
        river_worth.STARTING[size] = river_worth.LEFT_OVER[size] = (0.0,) * 10
    for time in range(asked.times):
        learn([lesson for n in range(asked.matches) for lesson in lessons(f"lesson {time} {n}")])
    for name in ("STARTING", "LEFT_OVER"):
        for size, weights in sorted(getattr(river_worth, name).items(), reverse=True):
            print(f"{name}[{size}] = ({', '.join(f'{weight:.2f}' for weight in weights)})")


def lessons(seed: str) -> list[tuple[str, int, Looks, int]]:
    """One match: what the learner saw, and how many points came after it."""
    match, told = RiverMatch(RiverSetup(RiverRules(), SEATS, seed)), list[Lesson]()
    while request := match.request:
        view, chance = match.table(request.seat), stream(seed, f"request {request.number}")
        if request.seat == 0 and isinstance(request, ChooseCards) and request.count == 1:
            told.append(("STARTING", request.hand, seen(view, view.river), view.scores[0]))
        legal = request.legal
        tries = request.seat == 0 and not below(ONE_IN, chance) and isinstance(request, ChooseCards)
        skill: Skill = "strong" if request.seat == 0 else "easy"
        answer = legal[below(len(legal), chance)] if tries else river.decide(view, request, skill, chance)
        match.answer(request.number, answer)
        if isinstance(request, ChooseCards) and request.count == 2 and request.seat == SEATS - 1:
            after = match.table(0)
            if not after.last_round:
                told.append(("LEFT_OVER", len(after.hands[0]), seen(after, after.future), after.scores[0]))
    points = match.table(0).scores[0]
    return [(when, size, looks, points - so_far) for when, size, looks, so_far in told]


def seen(view: RiverTable, coming: Sequence[object]) -> Looks:
    return river_worth.looks(sum(codes(view.hands[0])), sum(codes(coming)))  # type: ignore[arg-type]


def learn(told: Sequence[tuple[str, int, Looks, int]]) -> None:
    """The weights that tell best what came, for each number of cards."""
    groups = defaultdict(list)
    for when, size, looks, points in told:
        groups[when, size].append((looks, points))
    for (when, size), rows in groups.items():
        getattr(river_worth, when)[size] = fitted(rows)


def fitted(rows: Sequence[tuple[Looks, int]]) -> Looks:
    """Least squares, drawn towards nothing where little is known (Gauss and Tikhonov)."""
    count = len(rows[0][0])
    table = [
        [sum(looks[a] * looks[b] for looks, _ in rows) + STEADY * (a == b > 0) for b in range(count)]
        + [sum(looks[a] * points for looks, points in rows)]
        for a in range(count)
    ]
    for a in range(count):
        table[a] = [entry / (table[a][a] or 1.0) for entry in table[a]]
        for b in range(count):
            if b != a:
                table[b] = [entry - table[b][a] * own for entry, own in zip(table[b], table[a], strict=True)]
    return tuple(row[-1] for row in table)


if __name__ == "__main__":
    main()
