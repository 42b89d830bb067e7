"""Every house rule has words for all its choices, and an example that follows from it."""

import pytest

from garbage_desktop.examples import EXAMPLES
from garbage_desktop.wording import LABELS, choices, example, label, meaning, spoken
from garbage_engine.rules import Rules, each_legal, house_rules
from garbage_engine.switches import NAMED, SWITCHES

KITTY = "“Several bingos” cannot be “into the kitty” if bingo is not played."
TOLD = [switch for switch in SWITCHES if switch.name != "ruleset"]


def rules_with(name, value):
    """Rules in which this counts, whether or not they could be played."""
    changes = {} if NAMED[name].only is None else {"ruleset": NAMED[name].only}
    return Rules(**changes, **{name: value})


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.name)
def test_every_choice_that_is_a_word_of_the_engine_has_words(switch):
    words = {value for value in each_legal(switch.name) if isinstance(value, str)}
    assert switch.name == "phases" or set(LABELS.get(switch.name, {})) == words


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.name)
def test_no_code_of_the_engine_is_shown(switch):
    codes = {str(value) for value in each_legal(switch.name) if isinstance(value, str) and "_" in value}
    shown = meaning(switch) + choices(switch.name)
    assert [code for code in codes if code in shown] == []
    assert "(" not in meaning(switch)


@pytest.mark.parametrize("switch", TOLD, ids=lambda switch: switch.name)
def test_examples_follow_the_rule(switch):
    values = [("poker",), ("bingo", "put_take")] if switch.name == "phases" else list(each_legal(switch.name))
    if switch.name == "put_take_scale":
        rules = [Rules(put_take_cards=5, put_take_scale=value) for value in values]
    else:
        rules = [rules_with(switch.name, value) for value in values]
    told = [example(switch.name, each, 5) for each in rules]
    assert len(set(told)) >= min(len(values), 4)
    assert not any("  " in words or "None" in words for words in told)


def test_there_is_an_example_for_every_rule():
    assert set(EXAMPLES) == {switch.name for switch in TOLD}


@pytest.mark.parametrize(
    ("name", "changes", "words"),
    [
        ("pair_multiplies", {"pair_multiplies": True}, "Two nines on card 7: 28 coins. Three nines: 63."),
        ("suit_double", {"suit_double": True}, "Card 7 is {9h}, and you hold {9h}: 14 coins."),
        ("ante", {"ante": 2}, "5 seats put in 2 coins: 10 coins in the pot."),
        ("consecutive_hits", {"consecutive_hits": True}, "Hits on 9 and 10: 9 + 20 = 29 coins from each."),
        ("bet_cap", {"ruleset": "family"}, "You put down 30, the dealer has 12: the guess counts for 12."),
    ],
)
def test_examples_are_those_of_the_rule_book(name, changes, words):
    assert example(name, Rules(**changes), 5) == words


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("short_pay", "all_in", "pays what there is"),
        ("four_flush", True, "yes"),
        ("ante", 1, "1 coin"),
        ("first_dealer", 2, "seat 3"),
        ("bet_max", "none", "no limit"),
        ("phases", ("poker", "count_up"), "Poker, Count-up"),
    ],
)
def test_choices_in_words(name, value, words):
    assert label(name, value) == words


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"buy_price": 3}, "“Price of a card” changes nothing unless “Buying a card” is “yes”."),
        ({"phases": ["poker"], "odd_coins": "carry", "bingo_tie": "kitty"}, KITTY),
        ({"decks": 1, "hand_size": 7}, "“Packs”: 5 seats need 55 cards, not 52."),
    ],
)
def test_refusals_speak_as_the_screen_does(changes, words):
    assert spoken(house_rules(changes).refusal(5)) == words


def test_a_value_that_is_not_legal_is_told_with_those_that_are():
    assert spoken(Rules(ante=50).refusal(5)) == "“Ante” cannot be 50. Possible: 1 to 20."
    assert "pays what there is, goes into debt" in spoken(Rules(short_pay="owe").refusal(5))
