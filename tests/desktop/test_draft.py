"""House rules while they are changed: nothing is a dead end, and everything can be taken back."""

import random

import pytest

from garbage_desktop.draft import Draft, ladder, next_on, with_game, with_swapped, without_game
from garbage_desktop.rule_sets import RuleSet, presets
from garbage_engine.rules import Rules, allows
from garbage_engine.switches import SWITCHES

CLASSIC, FAMILY, KIDS, BINGO = presets()


@pytest.fixture
def draft():
    return Draft(CLASSIC, CLASSIC.rules, 5)


def test_a_change_is_counted_and_can_be_taken_back_and_done_again(draft):
    draft.set("four_flush", True)
    draft.set("ante", 2)
    assert draft.changed == ["ante", "four_flush"]
    draft.undo()
    assert draft.changed == ["four_flush"]
    draft.redo()
    assert draft.rules.ante == 2
    assert not draft.can_redo


def test_what_cannot_stand_beside_a_change_goes_back_and_that_is_told(draft):
    draft.set("buy_card", True)
    draft.set("buy_price", 7)
    draft.set("buy_card", False)
    assert draft.rules == Rules()
    assert draft.now.notice == "Back to the usual: “Price of a card” (5 coins)."
    draft.undo()
    assert draft.rules.buy_price == 7


def test_a_game_that_is_not_played_takes_its_kitty_with_it(draft):
    draft.set("bingo_tie", "kitty")
    draft.set("phases", without_game(draft.rules, "bingo"))
    assert draft.rules.bingo_tie == "split"
    assert "Several bingos" in draft.now.notice


def test_what_is_not_possible_says_why_and_which_way_out_there_is(draft):
    assert "“Out of coins” is “leaves”" in draft.why_not("game_end", "last_standing")
    assert draft.needed("game_end", "last_standing") == {"broke": "out"}
    draft.set_with("game_end", "last_standing")
    assert (draft.rules.game_end, draft.rules.broke) == ("last_standing", "out")
    draft.undo()
    assert draft.rules == Rules()


def test_a_way_out_may_be_long(draft):
    draft.set_with("kitty_replay_limit", 3)
    assert draft.rules.refusal(5) is None
    assert draft.changed == ["bingo_tie", "kitty_when", "kitty_replay_limit"]


def test_bingo_changes_places_and_back(draft):
    draft.set("phases", with_swapped(draft.rules, 1))
    assert draft.rules.phases == ("poker", "put_take", "bingo", "count_up")
    assert draft.rules.bingo_order == "phase3"
    draft.set("phases", with_swapped(draft.rules, 1))
    assert draft.rules == Rules()


def test_a_game_comes_back_to_its_usual_place(draft):
    for game in ("poker", "count_up", "bingo"):
        draft.set("phases", without_game(draft.rules, game))
    for game in ("count_up", "poker", "bingo"):
        draft.set("phases", with_game(draft.rules, game))
    assert draft.rules == Rules()


def test_the_last_game_cannot_go(draft):
    draft.begin(BINGO)
    assert draft.why_not("phases", ()) == "“Games”: choose at least one."


def test_another_rule_set_of_the_game_leaves_coins_and_laps_as_they_were(draft):
    draft.set("start_coins", 50)
    draft.begin(KIDS)
    assert (draft.rules.start_coins, draft.rules.put_take_cards) == (50, 5)
    assert draft.changed == []


def test_a_set_of_the_familys_own_brings_its_coins(draft):
    draft.begin(RuleSet("rules-000001", "Gran's table", Rules(start_coins=30, four_flush=True)))
    assert draft.rules.start_coins == 30


def test_rules_that_so_many_cannot_play_are_mended():
    draft = Draft(RuleSet("rules-000001", "Small", Rules(decks=1, hand_size=7)), Rules(decks=1, hand_size=7), 6)
    assert draft.rules.refusal(6) is None


def test_children_are_six_at_most():
    assert Draft(KIDS, KIDS.rules, 8).seats == 6


@pytest.mark.parametrize("name", [switch.name for switch in SWITCHES if switch.name not in ("ruleset", "phases")])
def test_stepping_goes_through_legal_values_from_end_to_end(name):
    steps = ladder(name, 5)
    assert all(allows(name, step) for step in steps)
    value, seen = steps[0], [steps[0]]
    while (value := next_on(steps, value, 1)) is not None:
        seen.append(value)
    assert seen == steps
    assert next_on(steps, steps[0], -1) is None


def test_a_value_between_two_steps_goes_on_from_there():
    steps = ladder("start_coins", 5)
    assert (next_on(steps, 123, 1), next_on(steps, 123, -1)) == (130, 120)


@pytest.mark.parametrize("seed", range(40))
def test_whatever_is_pressed_the_rules_can_be_played(seed):
    """Presses by chance: what is possible is done, what is not says why and changes nothing."""
    chance = random.Random(seed)
    draft = Draft(*chance.choice([(each, each.rules) for each in presets()]), chance.randint(3, 6))
    for _press in range(60):
        switch = chance.choice([switch for switch in SWITCHES if switch.name not in ("ruleset", "bingo_order")])
        if switch.name == "phases":
            games = [game for game in ("poker", "bingo", "put_take") if game not in draft.rules.phases]
            away = without_game(draft.rules, chance.choice(draft.rules.phases))
            value = with_game(draft.rules, games[0]) if games else away
        else:
            value = chance.choice(ladder(switch.name, draft.seats))
        before = draft.rules
        if not draft.why_not(switch.name, value):
            draft.set(switch.name, value)
            assert getattr(draft.rules, switch.name) == value
        assert draft.rules.refusal(draft.seats) is None, (before, switch.name, value)
    while draft.can_undo:
        draft.undo()
    assert not draft.touched
