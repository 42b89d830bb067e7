"""Whole matches as text. `pytest --rewrite-golden` writes them anew, and the diff is the review."""

from pathlib import Path

import pytest
from matches import every_decision, played

from garbage_engine.match import Match
from garbage_engine.notation import transcript, written
from garbage_engine.rules import PRESETS, Rules
from garbage_engine.setup import Setup, Start

GOLDEN = Path(__file__).parent.parent / "golden"
MATCHES = {
    "classic-three-seats": Setup(Rules(), 3, "three at the table"),
    "classic-five-seats": Setup(Rules(ante=2, first_dealer=0), 5, "five at the table"),
    "classic-eight-seats": Setup(Rules(), 8, "eight at the table"),
    "classic-few-coins": Setup(Rules(start_coins=10, rounds=2), 4, "few coins"),
    "classic-few-cards": Setup(Rules(decks=1), 6, "few cards"),
    "stud-and-buying": Setup(Rules(poker_mode="stud", buy_card=True, start_coins=25), 4, "everything is in"),
    "family-five-seats": Setup(Rules(ruleset="family", start_coins=20), 5, "red or black"),
    "kids-four-seats": Setup(PRESETS["kids"], 4, "pennies"),
    "kitty-and-odd-coins": Setup(
        Rules(bingo_tie="kitty", kitty_when="immediate", odd_coins="carry", bingo_order="phase3", short_pay="debt"),
        3,
        "in the jar",
    ),
    "classic-left-overs": Setup(
        Rules(), 3, "left over", start=Start(purses=(0, 3, 60), dealer=1, deal=2, turn=1, kitty=7, carry=1)
    ),
}


@pytest.mark.parametrize("name", MATCHES)
def test_a_match_goes_as_it_always_went(name: str, pytestconfig: pytest.Config) -> None:
    file, setup = GOLDEN / f"{name}.jsonl", MATCHES[name]
    match = played(setup, deals=4)
    lines = map(written, transcript(Match(setup), every_decision(match)))
    text = "".join(f"{line}\n" for line in lines)
    if pytestconfig.getoption("rewrite_golden"):
        file.write_text(text, "utf-8", newline="\n")
    assert file.read_text("utf-8") == text
