"""What is written down can be read back, and nothing else can."""

import pytest
from hypothesis import given
from matches import played, setups, step

from garbage_engine.match import Match
from garbage_engine.notation import Record, Unreadable, opened, record_of, resumed, transcript, written
from garbage_engine.requests import START
from garbage_engine.rules import Rules
from garbage_engine.setup import Setup

SETUP = Setup(Rules(), 3, "Ein Würfel – und 🂡")
TEXT = written(SETUP)


@given(setups())
def test_a_whole_match_comes_back_from_its_lines(setup: Setup) -> None:
    match = played(setup, deals=1)
    values = list(transcript(Match(setup), [*match.past, *match.decisions]))
    assert opened("\n".join(map(written, values))) == values


def test_what_is_kept_of_a_match_comes_back_from_a_file_that_keeps_more() -> None:
    match = Match(SETUP)
    for _ in range(60):
        step(match)
    text = written(record_of(match)).replace("{", '{"garbage":"match","names":["Ann"],', 1)  # type: ignore[arg-type]
    record = opened(text)
    assert isinstance(record, Record)
    assert resumed(record).digest() == match.digest()


def test_what_is_kept_of_another_table_is_refused() -> None:
    text = written(record_of(Match(SETUP)))  # type: ignore[arg-type]
    with pytest.raises(Unreadable, match="3 seats in a match of 4"):
        opened(text.replace('"seats":3', '"seats":4'))


def test_a_card_is_two_characters_and_a_decision_one_word() -> None:
    assert written(START) == '{"type":"Start"}'
    assert '"card":"' in "".join(map(written, played(SETUP, deals=1).history()))


@pytest.mark.parametrize(
    "line",
    [
        '{"type":"CoinStolen","seat":1,"card":2}',
        '{"type":"CoinPlaced","seat":1}',
        '{"type":"CoinPlaced","seat":1,"card":2,"colour":"red"}',
        '{"type":"CoinPlaced","seat":"1","card":2}',
        '{"type":"CoinPlaced","seat":1.5,"card":2}',
        '{"type":"CoinPlaced","seat":true,"card":2}',
        '{"type":"CardTurned","card":"10h","number":1}',
        '{"type":"CardTurned","card":"1h","number":1}',
        '{"type":"Start","deal":1}',
        '{"type":"CoinPlaced","seat":1,"card":NaN}',
        '{"type":',
        '{"type":"Setup"}',
        TEXT.replace('"ante":5', '"ante":21'),
        TEXT.replace('"ante":5', '"aunt":5'),
        TEXT.replace('"seats":3', '"seats":3,"start":{"purses":[1,2],"dealer":0}'),
        "[" * 100_000,
        "",
        "null",
        "3",
        '{"garbage":"match"}',
    ],
)
def test_what_is_unknown_wrong_or_missing_is_refused(line: str) -> None:
    with pytest.raises(Unreadable):
        opened(line)
