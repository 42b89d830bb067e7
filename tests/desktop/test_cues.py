"""Every event there is, as it is shown: at any speed, skipped or calm, it ends at the same table, and soon."""

import math
from collections import Counter, defaultdict
from functools import cache
from random import Random
from typing import NamedTuple, get_args

import pytest
from tables import a_view

from garbage_desktop.motion.director import Director
from garbage_desktop.motion.speeds import Pace
from garbage_desktop.table.layout import layout
from garbage_engine import events as ev
from garbage_engine.events import AnyEvent
from garbage_engine.match import Match
from garbage_engine.requests import STOP
from garbage_engine.rules import Rules
from garbage_engine.setup import Setup
from garbage_engine.table import Table

FRAME = 1 / 60
LONGEST = 2.5  # seconds that any moment may take
EACH = 3  # occurrences of an event that are looked at
SETUPS = (
    Setup(Rules(bingo_broke="marker", start_coins=10, rounds=2), 8, "short of coins"),
    Setup(Rules(poker_mode="stud", buy_card=True, start_coins=40), 5, "everything is in"),
    Setup(Rules(ruleset="family", bet_min=0), 6, "red or black"),
    Setup(Rules(no_hit_penalty=3, count_up_cards=10), 4, "no hit"),
    Setup(Rules(bingo_tie="kitty", kitty_when="immediate", odd_coins="carry", dead_bingo="kitty"), 3, "in the jar"),
    Setup(Rules(broke="out", start_coins=10, rounds=3), 4, "who leaves"),
    Setup(Rules(broke="pass", start_coins=10, rounds=3), 4, "who gives"),
    Setup(Rules(decks=1, dead_bingo="return", hand_size=7), 4, "dead 0"),
    Setup(Rules(decks=1, dead_bingo="kitty", hand_size=7), 4, "dead 0"),
    Setup(Rules(ruleset="family"), 10, "ten at the table"),
)


class Occurrence(NamedTuple):
    """An event, and the table just before it."""

    event: AnyEvent
    table: Table
    rules: Rules


@cache
def occurrences() -> dict[type[AnyEvent], list[Occurrence]]:
    found = defaultdict[type[AnyEvent], list[Occurrence]](list)
    for setup in SETUPS:
        match, table, chance = Match(setup), Match(setup).table(), Random(setup.seed)
        queue = match.subscribe()
        while match.request:
            match.answer(match.request.number, chance.choice([one for one in match.request.legal if one != STOP]))
            for event in queue:
                if len(found[type(event)]) < EACH or isinstance(event, ev.BingoWon | ev.PotWon):
                    found[type(event)].append(Occurrence(event, table.copy(), setup.rules))
                table.apply(event)
    return found


def each() -> list[Occurrence]:
    return [one for found in occurrences().values() for one in (*found[: EACH - 1], found[-1])]


def told(one: Occurrence, pace: Pace) -> Director:
    view = a_view(seats=one.table.seats, cards=one.rules.hand_size, buys=one.rules.buy_card)
    director = Director(one.table.copy(), view, pace)
    director.post([one.event])
    return director


def seconds(director: Director, dt: float = FRAME) -> float:
    """How long it moves."""
    passed = 0.0
    while not director.idle:
        director.update(dt)
        passed += dt
        assert passed < 20, director.last
    return passed


def at_its_end(director: Director, one: Occurrence) -> None:
    after = one.table.copy()
    after.apply(one.event)
    assert director.shown == after, one.event
    assert director.stage == layout(after, director.view), one.event
    assert not director.movers


def test_every_kind_of_event_is_looked_at() -> None:
    assert set(occurrences()) == set(get_args(AnyEvent))


@pytest.mark.parametrize("calm", [False, True], ids=["moving", "calm"])
@pytest.mark.parametrize("speed", [0.5, 1, 4, math.inf])
def test_at_any_speed_it_ends_at_the_same_table(speed: float, calm: bool) -> None:
    for one in each():
        director = told(one, Pace(speed, calm))
        seconds(director, 1 / 20)
        at_its_end(director, one)


@pytest.mark.parametrize("after", [0, 1, 9, 40])
def test_skipped_at_any_moment_it_ends_at_the_same_table(after: int) -> None:
    for one in each():
        director = told(one, Pace())
        for _ in range(after):
            director.update(FRAME)
        director.finish_beat()
        director.finish_beat()
        assert director.idle, one.event
        at_its_end(director, one)


@pytest.mark.parametrize("calm", [False, True], ids=["moving", "calm"])
def test_no_moment_is_longer_than_it_deserves(calm: bool) -> None:
    for one in each():
        assert seconds(told(one, Pace(1, calm))) <= LONGEST, one.event


def test_a_bingo_and_its_coins_are_one_moment() -> None:
    for called in occurrences()[ev.BingoCalled]:
        called.table.copy().apply(called.event)
        director = told(called, Pace())
        director.post(
            [next(won.event for won in occurrences()[ev.BingoWon] if won.event.winners == called.event.seats)]
        )
        assert 1.5 < seconds(director) <= LONGEST


def test_at_half_the_speed_it_takes_twice_as_long() -> None:
    for one in each():
        usual = seconds(told(one, Pace()))
        assert seconds(told(one, Pace(0.5))) == pytest.approx(2 * usual, abs=0.1), one.event
        assert seconds(told(one, Pace(4))) == pytest.approx(usual / 4, abs=0.1), one.event


def longest_way(director: Director) -> int:
    """For how many frames in a row something was somewhere else than in the frame before."""
    were, ways, longest = dict[object, tuple[float, float, float]](), Counter[object](), 0
    while not director.idle:
        director.update(FRAME)
        seen = Counter(mover.thing for mover in director.movers)
        there = {thing: (pose.x, pose.y, pose.height) for thing, pose in director.movers if seen[thing] == 1}
        for thing, where in there.items():
            ways[thing] = ways[thing] + 1 if were.get(thing, where) != where else 0
        longest, were = max([longest, *ways.values()]), there
    return longest


def test_where_motion_is_reduced_nothing_travels() -> None:
    for one in each():
        assert longest_way(told(one, Pace(1, calm=True))) <= 1, one.event


def test_else_cards_and_coins_do() -> None:
    for kind in (ev.CardDealt, ev.CardTurned, ev.CoinPlaced, ev.PotWon, ev.HandDiscarded):
        assert longest_way(told(occurrences()[kind][0], Pace())) > 8
