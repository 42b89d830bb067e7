"""House rules for tests: any that can be played, so that every pair of switches is off its default together."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Any

from garbage_engine.cards import below, shuffled
from garbage_engine.rules import Rules, changes_of, each_legal
from garbage_engine.switches import NAMED, SWITCHES, RuleSet, Switch

Pair = tuple[RuleSet, str, str]
GAMES: dict[RuleSet, tuple[str, ...]] = {
    "classic": ("poker", "bingo", "put_take", "count_up"),
    "family": ("red_black", "poker", "bingo", "put_take", "up_down"),
}
ALWAYS_ONE_WAY = {"ruleset", "phases"}
FEW_LAPS = (1, 1, 1, 2)


def switches_of(ruleset: RuleSet) -> list[Switch]:
    return [switch for switch in SWITCHES[1:] if switch.only in (None, ruleset)]


def pairs() -> list[Pair]:
    """Every two switches of a rule set."""
    return [(ruleset, one.name, two.name) for ruleset in GAMES for one, two in combinations(switches_of(ruleset), 2)]


def any_rules(rng: Random, seats: int, ruleset: RuleSet, moved: Sequence[str] = ()) -> Rules | None:
    """Rules with these switches off their default and any others; None if it has not come out legal."""
    changes: dict[str, Any] = {"ruleset": ruleset}
    for name in moved:
        changes |= NAMED[name].needs
    for switch in switches_of(ruleset):
        if switch.name in moved or (switch.name not in changes and below(3, rng) == 0):
            changes[switch.name] = off_default(switch, ruleset, rng, seats)
    rules = Rules(**changes)
    wanted = set(moved) <= set(changes_of(rules))
    return rules if wanted and rules.refusal(seats) is None else None


def off_default(switch: Switch, ruleset: RuleSet, rng: Random, seats: int) -> Any:
    if switch.name == "phases":
        games = shuffled(GAMES[ruleset], rng)
        return tuple(games[: 1 + below(len(games), rng)])
    if switch.name == "rounds":
        return 2 + (below(20, rng) == 0)
    values = [value for value in each_legal(switch.name) if value != switch.default(ruleset)]
    return values[below(min(seats, len(values)) if switch.name == "first_dealer" else len(values), rng)]


def rule_sets(count: int, seed: int = 0) -> Iterator[tuple[Rules, int]]:
    """So many rules with their seats; pairs that have not been together yet come first."""
    rng, missing = Random(seed), dict.fromkeys(pairs())
    for _ in range(count):
        pair = next(iter(missing), None)
        rules, seats = legal(rng, pair)
        missing.pop(pair, None)
        for one, two in combinations(changes_of(rules), 2):
            missing.pop((rules.ruleset, one, two), None)
        yield rules, seats


def legal(rng: Random, pair: Pair | None) -> tuple[Rules, int]:
    """With the pair if it can be; some exclude each other."""
    for attempt in range(10_000):
        ruleset, *moved = pair if pair and attempt < 2_000 else (("classic", "family")[below(2, rng)],)
        seats = 3 + below(6 if ruleset == "classic" else 8, rng)
        if rules := any_rules(rng, seats, ruleset, moved):
            return rules, seats
    raise AssertionError("no rules can be played")
