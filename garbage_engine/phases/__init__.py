"""Phases: the small games of a deal, each a generator over a `Game` that reads like its chapter of the rule book."""

from collections.abc import Callable

from garbage_engine.events import Phase
from garbage_engine.game import Game, Play
from garbage_engine.phases.bingo import bingo
from garbage_engine.phases.counting import count_up, up_down
from garbage_engine.phases.poker import poker
from garbage_engine.phases.put_take import put_take
from garbage_engine.phases.red_black import red_black

PHASES: dict[Phase, Callable[[Game], Play]] = {
    "red_black": red_black,
    "poker": poker,
    "bingo": bingo,
    "put_take": put_take,
    "count_up": count_up,
    "up_down": up_down,
}
