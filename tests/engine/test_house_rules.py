"""Every family plays its own Garbage: any rules that can be played are played to the end."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest
from house_rules import GAMES, pairs, rule_sets, switches_of
from matches import any_answer, play_on

from garbage_engine import events as ev
from garbage_engine.cards import PACK, Card, cards
from garbage_engine.events import KittyShared
from garbage_engine.match import Match
from garbage_engine.rules import Rules, changes_of, each_legal
from garbage_engine.setup import Setup
from garbage_engine.switches import NAMED, RuleSet, Switch
from garbage_engine.table import Table

EXCLUDE_EACH_OTHER = {
    ("classic", "game_end", "short_pay"),
    ("classic", "game_end", "pass_amount"),
    ("family", "game_end", "short_pay"),
    ("family", "game_end", "broke"),
    ("family", "game_end", "pass_amount"),
    ("family", "put_take_cards", "put_take_scale"),
}
MOVES_CARDS = (ev.CardDiscarded, ev.RowStarted, ev.PhaseEnded, ev.Shuffled)


def test_any_house_rules_can_be_played_to_the_end(pytestconfig: pytest.Config) -> None:
    """`pytest --rule-sets 20000` plays more of them."""
    for number, (rules, seats) in enumerate(rule_sets(int(pytestconfig.getoption("rule_sets")))):
        match = Match(Setup(rules, seats, f"match {number}"))
        events, shown = match.subscribe(), match.setup.beginning.table()
        rng, coins = Random(number), shown.all_coins
        while match.request:
            match.answer(match.request.number, any_answer(match.request, rng))
            for event in events:
                shown.apply(event)
                assert shown.all_coins == coins, (rules, seats, event)
                if isinstance(event, MOVES_CARDS):
                    assert cards_missing(shown, rules) == 0, (rules, seats, event)
            assert rules.short_pay == "debt" or min(shown.purses) >= 0, (rules, seats)
        assert shown == match.table(), (rules, seats)
        assert (shown.over, shown.pot, shown.on_cards) == (True, 0, 0), (rules, seats)


def cards_missing(table: Table, rules: Rules) -> int:
    """How many cards of all stocks are nowhere; none may be there more often than it is printed."""
    packs = rules.packs(table.seats)
    rows = [card for row in table.rows for card in row.cards]
    hands = [card for hand in table.hands for card in hand]
    lying = [hands, rows] if len(table.stocks) > 1 else [hands + rows]
    missing = 0
    for stock, open_cards in zip(table.stocks, lying, strict=True):
        seen = Counter[Card](open_cards + stock.dead)
        assert all(seen[card] <= packs for card in PACK)
        missing += abs(52 * packs - seen.total() - stock.left) if stock.left or seen else 0
    return missing


def test_every_two_switches_are_played_together() -> None:
    together = set()
    for rules, _ in rule_sets(500):
        together |= {(rules.ruleset, *pair) for pair in combinations(changes_of(rules), 2)}
    assert set(pairs()) - together == EXCLUDE_EACH_OTHER


def felt(rules: Rules, without: Rules, seed: int) -> bool:
    """Whether the same cards and answers come to something else with one rule than without it."""
    first, second = (Match(Setup(each, 4, f"felt {seed}")) for each in (rules, without))
    return play_on(first) != play_on(second)


@pytest.mark.parametrize(("ruleset", "switch"), [(game, switch) for game in GAMES for switch in switches_of(game)])
def test_every_switch_is_felt_at_the_table(ruleset: RuleSet, switch: Switch) -> None:
    """With few coins and few cards, where it matters what happens if they are short."""
    plain: dict[str, Any] = {"ruleset": ruleset, "start_coins": 15}
    if ruleset == "classic" and switch.name != "suit_double":  # which wants every card twice
        plain["decks"] = 1
    plain |= {need: value for need, value in needed(switch) if switch.name != need}
    plain.pop(switch.name, None)
    values = [value for value in each_legal(switch.name) if value != switch.default(ruleset)]
    moved = GAMES[ruleset][:-1] if switch.name == "phases" else values[0]
    pair = Rules(**plain, **{switch.name: moved}), Rules(**plain)
    assert all(rules.refusal(4) is None for rules in pair)
    assert any(felt(*pair, seed) for seed in range(200))


def needed(switch: Switch) -> Iterator[tuple[str, Any]]:
    """What a switch needs, and what that needs."""
    for need, value in switch.needs.items():
        yield from needed(NAMED[need])
        yield need, value


def test_odd_coins_that_still_wait_when_the_match_ends_are_shared() -> None:
    """Two hands tie in every deal, and the third coin waits (rules G4, C12.3)."""
    stock = cards("Ah Ah 2c Kh Kh 3c Qd Qd 5d Jd Jd 7s 9c 9c 8d")
    match = Match(Setup(Rules(odd_coins="carry", phases=("poker",), ante=1), 3, "odd", cards=(stock,) * 3))
    assert any(isinstance(event, KittyShared) for event in play_on(match))
    assert sum(match.table().purses) == 300
