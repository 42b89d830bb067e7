"""The house rules: what stands by default, what a player may write, and what is refused."""

from typing import Any

import msgspec
import pytest

from garbage_engine.rules import IllegalRules, Rules, changes_of, checked, house_rules, legal, page, parsed
from garbage_engine.switches import SECTIONS, SWITCHES
from garbage_engine.titles import Titles

TABLE = """
ruleset                | classic, family                 | classic   | family
rounds                 | 1..10                           | 1         | 1
game_end               | laps, last_standing             | laps      | laps
start_coins            | 10..1000                        | 100       | 100
first_dealer           | random, 0..9                    | random    | random
decks                  | auto, 1, 2, 3, 4                | auto      | -
ante                   | 1..20                           | 5         | 1
hand_size              | 5, 7                            | 5         | -
four_flush             | off, on                         | off       | off
buy_card               | off, on                         | off       | -
buy_price              | 1..20                           | 5         | -
buy_to                 | pot, dealer                     | pot       | -
poker_mode             | showdown, stud                  | showdown  | -
stud_bet               | 1..20                           | 5         | -
stud_raises            | 0..5                            | 3         | -
bingo_order            | phase2, phase3                  | phase2    | -
bingo_tie              | split, most_coins, kitty        | split     | -
kitty_when             | next_hand, immediate            | next_hand | -
kitty_replay_limit     | 1..5                            | 1         | -
bingo_pool             | all, losers                     | -         | losers
dead_bingo             | return, kitty                   | return    | -
bingo_broke            | no_cover, marker                | no_cover  | no_cover
put_take_cards         | 10, 5                           | 10        | 5
put_take_scale         | linear, double, 12233           | linear    | linear
take_order             | asc, desc                       | asc       | desc
suit_double            | off, on                         | off       | off
pair_multiplies        | off, on                         | off       | off
dealer_puts_and_takes  | off, on                         | -         | off
count_up_cards         | 13, 10                          | 13        | -
no_hit_penalty         | 0..20                           | 0         | -
consecutive_hits       | off, on                         | off       | -
bet_min                | 0..10                           | -         | 1
bet_max                | none, 1..100                    | -         | none
bet_cap                | dealer, none                    | -         | dealer
one_colour_doubles     | off, on                         | -         | off
up_down_settle         | each_half, net                  | -         | each_half
short_pay              | all_in, debt                    | all_in    | all_in
odd_coins              | seat, carry                     | seat      | seat
broke                  | stay, out, pass                 | stay      | out
pass_amount            | 1..100                          | 10        | 10
"""
ROWS = [[cell.strip() for cell in row.split("|")] for row in TABLE.strip().splitlines()]


def written(value: object) -> str:
    if isinstance(value, range):
        return f"{value[0]}..{value[-1]}"
    return {"True": "on", "False": "off"}.get(str(value), str(value))


def refusal(seats: int = 5, **changes: Any) -> str:
    return str(Rules(**changes).refusal(seats))


def test_every_switch_of_the_rule_book_is_here_and_no_other() -> None:
    names = [switch.name for switch in SWITCHES]
    assert sorted(names) == sorted([row[0] for row in ROWS] + ["phases"])
    assert sorted([*names, "titles"]) == sorted(Rules.__struct_fields__)


@pytest.mark.parametrize(("name", "values", "classic", "family"), ROWS)
def test_a_switch_has_the_values_and_defaults_of_the_rule_book(
    name: str, values: str, classic: str, family: str
) -> None:
    assert [written(value) for value in legal(name)] == values.split(", ")
    only = {classic: "family", family: "classic"}.get("-")
    assert next(switch.only for switch in SWITCHES if switch.name == name) == only
    for default, rules in ((classic, Rules.classic()), (family, Rules.family())):
        assert default in ("-", written(getattr(rules, name)))


def test_the_games_of_a_hand_are_those_of_the_rule_set() -> None:
    assert Rules.classic().phases == ("poker", "bingo", "put_take", "count_up")
    assert Rules.family().phases == ("red_black", "poker", "bingo", "put_take", "up_down")


@pytest.mark.parametrize("rules", [Rules.classic(), Rules.family()])
def test_as_many_can_play_as_the_rule_set_says(rules: Rules) -> None:
    most = 8 if rules.ruleset == "classic" else 10
    assert [seats for seats in range(12) if rules.refusal(seats) is None] == list(range(3, most + 1))


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.name)
def test_every_switch_has_a_line_of_help(switch: Any) -> None:
    assert str(switch.title)
    assert str(switch.help).endswith(".")
    assert switch.section in SECTIONS


def test_what_can_be_played_is_not_refused() -> None:
    assert Rules(ante=20, start_coins=10, rounds=10, first_dealer=4, decks=4).refusal(5) is None


@pytest.mark.parametrize(
    ("changes", "seats", "sentence"),
    [
        ({"ante": 0}, 5, "Ante cannot be 0. Possible: 1 to 20."),
        ({"ante": True}, 5, "Ante cannot be on. Possible: 1 to 20."),
        ({"ante": 1.5}, 5, "Ante cannot be 1.5. Possible: 1 to 20."),
        ({"start_coins": 2**63}, 5, "Coins at the start cannot be 9223372036854775808. Possible: 10 to 1000."),
        ({"decks": 5}, 5, "Packs cannot be 5. Possible: auto, 1, 2, 3, 4."),
        ({"bet_min": 2}, 5, "Smallest guess is no house rule of Garbage Classic."),
        ({}, 2, "Garbage Classic is for 3 to 8 seats, not 2."),
        ({}, 9, "Garbage Classic is for 3 to 8 seats, not 9."),
        ({"first_dealer": 5}, 5, "First dealer: there is no seat 5."),
        ({"decks": 1}, 7, "Packs: 7 seats need 55 cards, not 52."),
    ],
)
def test_a_refusal_says_what_is_wrong(changes: dict[str, Any], seats: int, sentence: str) -> None:
    assert refusal(seats, **changes) == sentence


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"buy_price": 3}, "Price of a card changes nothing unless Buying a card is on."),
        ({"stud_raises": 0}, "Steps in a street changes nothing unless Way of playing is stud."),
        ({"kitty_when": "immediate"}, "Kitty changes nothing unless Several bingos is kitty."),
        (
            {"bingo_tie": "kitty", "kitty_replay_limit": 2},
            "Bingos played again changes nothing unless Kitty is immediate.",
        ),
        ({"put_take_scale": "double"}, "Coins at each step changes nothing unless Cards to put and to take is 5."),
        ({"game_end": "last_standing"}, "End of the match changes nothing unless Out of coins is out."),
        (
            {"game_end": "last_standing", "broke": "out", "short_pay": "debt"},
            "End of the match changes nothing unless Short of coins is all_in.",
        ),
        ({"pass_amount": 5}, "Coins given changes nothing unless Out of coins is pass."),
        ({"phases": ()}, "Games: choose at least one."),
        ({"phases": ("poker", "poker")}, "Games: each can be played once in a hand."),
        ({"phases": ("red_black", "poker")}, "Red or black is no game of Garbage Classic."),
        ({"phases": ("up_down",)}, "Up and down is no game of Garbage Classic."),
        ({"ruleset": "family", "phases": ("count_up",)}, "Count-up is no game of Garbage Family."),
        ({"ruleset": "family", "phases": ("poker", "red_black")}, "Red or black must be the first game."),
        ({"phases": ("count_up", "poker")}, "Count-up must be the last game."),
        ({"phases": ("put_take", "poker")}, "Poker must come before put and take."),
        (
            {"phases": ("poker", "bingo"), "bingo_order": "phase3"},
            "Place of bingo changes nothing unless bingo and put and take are played.",
        ),
        ({"phases": ("poker",), "bingo_tie": "kitty"}, "Several bingos cannot be kitty if bingo is not played."),
        ({"phases": ("poker",), "dead_bingo": "kitty"}, "Nobody has bingo cannot be kitty if bingo is not played."),
        (
            {"phases": ("put_take",), "odd_coins": "carry"},
            "Odd coins cannot be carry if neither poker nor bingo is played.",
        ),
        ({"hand_size": 7, "buy_card": True, "decks": 1}, "Packs: 5 seats need 60 cards, not 52."),
        ({"ruleset": "family", "buy_card": True}, "Buying a card is no house rule of Garbage Family."),
    ],
)
def test_what_means_nothing_or_cannot_be_played_together_is_refused(changes: dict[str, Any], sentence: str) -> None:
    assert refusal(**changes) == sentence


@pytest.mark.parametrize(
    "changes",
    [
        {
            "phases": ("poker", "bingo", "put_take"),
            "ante": 1,
            "put_take_cards": 5,
            "broke": "pass",
            "bingo_broke": "marker",
        },
        {"phases": ("bingo",), "broke": "pass", "bingo_broke": "marker"},
        {"put_take_scale": "12233", "put_take_cards": 5, "take_order": "desc"},
        {"bingo_tie": "kitty", "kitty_when": "immediate", "kitty_replay_limit": 5, "bingo_order": "phase3"},
        {"hand_size": 7, "buy_card": True, "buy_price": 2, "poker_mode": "stud", "stud_bet": 2},
        {"game_end": "last_standing", "broke": "out"},
        {"decks": 1, "phases": ("poker", "bingo", "count_up")},
        {"ruleset": "family", "bet_min": 0, "bet_max": 5, "game_end": "last_standing"},
    ],
)
def test_what_the_rule_book_allows_is_allowed(changes: dict[str, Any]) -> None:
    assert Rules(**changes).refusal(5) is None


def test_rules_that_are_refused_cannot_be_played() -> None:
    with pytest.raises(IllegalRules, match="for 3 to 8 seats") as refused:
        checked(Rules(), 2)
    assert refused.value.reason.values["seats"] == 2


def test_packs_follow_the_seats_unless_a_number_is_set() -> None:
    assert [Rules().packs(seats) for seats in range(3, 9)] == [2, 2, 2, 3, 3, 3]
    assert Rules(decks=4).packs(3) == 4


def test_put_and_take_goes_up_by_one_coin_a_card_and_family_takes_downwards() -> None:
    assert Rules().put_stakes == Rules().take_stakes == (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
    assert (Rules.family().put_stakes, Rules.family().take_stakes) == ((1, 2, 3, 4, 5), (5, 4, 3, 2, 1))
    assert Rules(put_take_cards=5, put_take_scale="double").put_stakes == (1, 2, 4, 8, 16)
    assert Rules(put_take_cards=5, put_take_scale="12233").put_stakes == (1, 2, 2, 3, 3)


def test_bingo_in_third_place_can_be_said_in_two_ways() -> None:
    moved = Rules(phases=("poker", "put_take", "bingo", "count_up"))
    assert moved == Rules(bingo_order="phase3")
    assert moved.bingo_order == "phase3"


@pytest.mark.parametrize(
    "rules", [Rules.classic(), Rules.family(), Rules(bingo_order="phase3"), Rules(bet_max=7, ante=3)]
)
def test_rules_come_back_from_json_and_name_every_switch_there(rules: Rules) -> None:
    written_down = msgspec.json.encode(rules)
    assert msgspec.json.decode(written_down, type=Rules) == rules
    assert set(msgspec.json.decode(written_down)) == set(Rules.__struct_fields__) - {"titles"}


def test_games_go_by_the_names_that_the_family_has_for_them() -> None:
    rules = Rules(titles=Titles(count_up="Birthday", put_take=" Putsies\nTakesies{coin} and a good deal more"))
    assert msgspec.json.decode(msgspec.json.encode(rules), type=Rules) == rules == house_rules(changes_of(rules))
    headings = [str(line) for line in page(rules) if "switch" not in line.values]
    assert headings[-2:] == ["Putsies Takesiescoin (Put and take)", "Birthday (Count-up)"]


@pytest.mark.parametrize("titles", [7, {"whist": "Bridge"}, {"poker": 3}])
def test_names_of_games_that_make_no_sense_are_refused(titles: object) -> None:
    with pytest.raises(IllegalRules, match="names of the games"):
        house_rules({"titles": titles})


def test_what_json_leaves_out_stands_as_the_rule_set_has_it() -> None:
    assert msgspec.json.decode('{"ruleset":"family","bet_min":0}', type=Rules) == Rules(ruleset="family", bet_min=0)


def test_json_with_a_switch_that_is_none_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="jokers"):
        msgspec.json.decode('{"jokers":2}', type=Rules)


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("four_flush", "on", True),
        ("four_flush", "off", False),
        ("ante", "7", 7),
        ("decks", "auto", "auto"),
        ("decks", "3", 3),
        ("first_dealer", "0", 0),
        ("put_take_scale", "12233", "12233"),
        ("bet_max", "none", "none"),
        ("bet_max", "100", 100),
        ("phases", "poker, bingo", ("poker", "bingo")),
    ],
)
def test_a_switch_is_set_by_what_a_player_writes(name: str, text: str, value: object) -> None:
    assert parsed(name, text) == value
    assert type(parsed(name, text)) is type(value)


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("ante", "99", "Ante cannot be 99. Possible: 1 to 20."),
        ("ante", "", "Ante cannot be . Possible: 1 to 20."),
        ("ante", "9" * 5000, "Ante cannot be 99"),
        ("four_flush", "yes", "Four-flush cannot be yes. Possible: off, on."),
        ("phases", "poker chess", "Games cannot be poker, chess. Possible: red_black, poker, bingo,"),
        ("jokers", "2", "There is no house rule called jokers."),
    ],
)
def test_what_cannot_be_meant_is_refused(name: str, text: str, sentence: str) -> None:
    with pytest.raises(IllegalRules) as refused:
        parsed(name, text)
    assert str(refused.value).startswith(sentence)


def test_house_rules_are_made_of_the_switches_written_down() -> None:
    made = house_rules({"ruleset": "family", "phases": ["poker", "bingo"], "ante": 2})
    assert made == Rules(ruleset="family", phases=("poker", "bingo"), ante=2)
    for wrong in ({"jokers": 2}, {"ante": "2"}, {"four_flush": 1}, {"phases": "poker"}, {"phases": [1]}):
        with pytest.raises(IllegalRules):
            house_rules(wrong)


def test_the_page_of_rules_tells_what_is_in_force_and_nothing_else() -> None:
    lines = [str(line) for line in page(Rules(ante=2))]
    assert lines[:2] == ["Garbage Classic", "The match"]
    assert "Ante: 2. What everybody puts in before the poker hand." in lines
    assert not any(line.startswith(("Price of a card", "Step in stud", "Smallest guess", "Settling")) for line in lines)
    named = {line.values["switch"] for line in page(Rules(ante=2)) if "switch" in line.values}
    assert {"ante", "rounds", "bingo_tie", "count_up_cards"} <= named


@pytest.mark.parametrize("word", ["bet", "gamble", "wager", "chip", "casino", "jackpot", "$", "€"])
def test_no_page_of_rules_speaks_of_gambling(word: str) -> None:
    told = " ".join(f"{switch.title} {switch.help}" for switch in SWITCHES).lower()
    assert word not in told.replace("between", "")
