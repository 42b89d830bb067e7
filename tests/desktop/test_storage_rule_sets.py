"""House rules as files: they come back, others can read them, and what is wrong in one is told in a sentence."""

import json
from pathlib import Path

import pytest

from garbage_desktop.rule_sets import RuleSet
from garbage_desktop.storage.folders import Home
from garbage_desktop.storage.kept import Kept
from garbage_desktop.storage.rule_sets import RuleSets, decoded, encoded, given, offered, read
from garbage_desktop.storage.saves import Unreadable
from garbage_engine.__main__ import changes_in
from garbage_engine.rules import PRESETS, Rules, house_rules

GRAN = RuleSet("rules-000001", "Gran’s table", Rules(four_flush=True, bingo_tie="kitty", put_take_cards=5))
SPECIMENS = Path(__file__).parents[2] / "saves" / "rules"


@pytest.fixture
def kept(tmp_path):
    kept = Kept(Home(tmp_path))
    yield kept
    kept.close()


def content(rules, **entries):
    whole = {"garbage": "rules", "format": 1, "engine": "0.1.0", "name": "Gran", "rules": rules} | entries
    return json.dumps(whole).encode()


def refused(content):
    with pytest.raises(Unreadable) as problem:
        decoded(content, "")
    return str(problem.value)


# ---- a file -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("rules", [GRAN.rules, *PRESETS.values(), Rules(phases=("poker", "put_take", "bingo"))])
def test_a_rule_set_comes_back_from_its_file(rules):
    rule_set = RuleSet("rules-000007", "Christmas", rules)
    assert decoded(encoded(rule_set), "rules-000007") == rule_set


def test_the_first_format_is_read_for_ever():
    specimen = read(SPECIMENS / "rules-1.garbage")
    assert (specimen.name, specimen.rules) == ("Gran’s table", GRAN.rules)


def test_only_what_is_changed_is_written_down():
    assert json.loads(encoded(GRAN))["rules"] == {"four_flush": True, "bingo_tie": "kitty", "put_take_cards": 5}


def test_the_command_line_plays_by_the_same_file(tmp_path):
    file = given(GRAN, tmp_path)
    assert house_rules(changes_in(str(file))) == GRAN.rules


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        ({"anté": 5}, "There is no house rule called anté."),
        ({"ante": 50}, "“Ante” cannot be 50. Possible: 1 to 20."),
        ({"ante": True}, "“Ante” cannot be on. Possible: 1 to 20."),
        ({"ante": "5"}, "“Ante” cannot be 5. Possible: 1 to 20."),
        (
            {"phases": ["poker", "whist"]},
            "“Games” cannot be poker, whist. "
            "Possible: Red or black, Poker, Bingo, Put and take, Count-up, Up and down.",
        ),
        ({"buy_price": 3}, "“Price of a card” changes nothing unless “Buying a card” is “yes”."),
        ({"ruleset": "family", "bingo_tie": "kitty"}, "“Several bingos” is no house rule of Garbage Family."),
    ],
)
def test_wrong_rules_are_refused_with_the_reason(rules, words):
    assert refused(content(rules)) == words


def test_rules_for_some_numbers_of_seats_only_are_taken():
    assert decoded(content({"decks": 1, "hand_size": 7}), "").rules.decks == 1


@pytest.mark.parametrize(
    "wrong",
    [
        b"", b"{", b"\xff\xfe", b"[" * 100_000, b"null", b'{"garbage": "rules"}', content({}, more=1),
        content([]), content({}, name=7), b'{"garbage":"rules","garbage":"rules","format":1,"name":"","rules":{}}',
    ],
)  # fmt: skip
def test_a_damaged_file_is_told_and_nothing_breaks(wrong):
    assert "Garbage" in refused(wrong) or "damaged" in refused(wrong)


def test_a_match_is_no_rule_set_and_a_newer_format_says_so():
    assert refused(content({}, garbage="match")) == "These are no house rules of Garbage."
    assert "newer" in refused(content({}, format=2))


def test_names_in_a_file_are_cleaned():
    assert decoded(content({}, name="A\0nn\u202e" + "x" * 100_000), "").name == "A nn" + "x" * 20
    assert decoded(content({}, name="\u200b"), "").name == "House rules"


def test_a_pipe_or_a_huge_file_is_not_opened(tmp_path):
    huge = tmp_path / "huge.garbage"
    huge.write_bytes(b" " * 2**20)
    with pytest.raises(Unreadable, match="no house rules"):
        read(huge)


# ---- the family's own ---------------------------------------------------------------------------------
def test_what_is_kept_is_there_the_next_time(kept, tmp_path):
    first, second = kept.keep_rules(GRAN), kept.keep_rules(RuleSet("", "Christmas", Rules.family()))
    kept.flush()
    assert [first.key, second.key] == ["rules-000001", "rules-000002"]
    assert list(RuleSets(tmp_path).entries())[1].rule_set == second
    assert Kept(Home(tmp_path), reads_only=True).rule_sets() == [first, second]


def test_the_same_key_is_kept_in_place_of_the_earlier_one(kept, tmp_path):
    first = kept.keep_rules(GRAN)
    kept.keep_rules(RuleSet(first.key, "Gran’s new table", Rules(ante=2)))
    kept.flush()
    assert [rule_set.name for rule_set in kept.rule_sets()] == ["Gran’s new table"]
    assert len(list(tmp_path.glob("*.garbage"))) == 1


def test_what_is_removed_is_gone(kept, tmp_path):
    key = kept.keep_rules(GRAN).key
    kept.flush()
    kept.remove_rules(key)
    kept.flush()
    assert kept.rule_sets() == []
    assert not list(tmp_path.glob("rules-*"))


def test_an_unreadable_set_is_listed_with_the_reason_and_left_alone(tmp_path):
    broken = tmp_path / "rules-000003.garbage"
    broken.write_text("{")
    kept = Kept(Home(tmp_path))
    taken = kept.keep_rules(GRAN)
    kept.close()
    assert "damaged" in kept.rules_entries()[0].problem
    assert taken.key == "rules-000004"
    assert broken.read_text() == "{"


def test_without_a_folder_a_set_lives_as_long_as_the_program():
    kept = Kept.nothing()
    kept.keep_rules(GRAN)
    assert [rule_set.name for rule_set in kept.rule_sets()] == [GRAN.name]


# ---- giving and taking --------------------------------------------------------------------------------
def test_a_set_is_given_under_a_name_that_any_system_takes(tmp_path):
    odd = RuleSet("x", 'Gran: "<a/b>"?', GRAN.rules)
    files = [given(odd, tmp_path), given(odd, tmp_path)]
    assert [file.name for file in files] == ["Gran a b.garbage", "Gran a b 2.garbage"]
    assert read(files[1]).rules == GRAN.rules


def test_a_folder_offers_rule_sets_and_what_would_be_one(tmp_path):
    given(GRAN, tmp_path)
    (tmp_path / "match.garbage").write_bytes(b'{"garbage": "match"}')
    (tmp_path / "wrong.garbage").write_bytes(content({"ante": 0}))
    found = {entry.path.name: entry.problem for entry in offered(tmp_path)}
    assert found == {"Gran’s table.garbage": "", "wrong.garbage": "“Ante” cannot be 0. Possible: 1 to 20."}
    assert offered(tmp_path / "nowhere") == []
