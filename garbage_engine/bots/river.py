"""River, as a bot plays it: easy takes what lies nearest, good thinks of this round, strong of the whole match."""

from collections.abc import Generator
from random import Random

from garbage_engine.bots import river_easy
from garbage_engine.bots.mind import Skill
from garbage_engine.bots.river_strong import Mind
from garbage_engine.river_requests import RiverDecision, RiverRequest
from garbage_engine.river_table import RiverTable

Pondering = Generator[None, None, RiverDecision]


def ponder(view: RiverTable, request: RiverRequest, skill: Skill, rng: Random) -> Pondering:
    """Thinks in slices: yields after each choice that it has tried in a world, and returns its answer."""
    if skill == "easy":
        return river_easy.decide(view, request)
    return (yield from Mind(view, request.seat, rng, ahead=skill == "strong").ponder(request))


def decide(view: RiverTable, request: RiverRequest, skill: Skill, rng: Random) -> RiverDecision:
    """The same at once."""
    pondering = ponder(view, request, skill, rng)
    while True:
        try:
            next(pondering)
        except StopIteration as answer:
            return answer.value  # type: ignore[no-any-return]
