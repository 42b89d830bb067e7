"""The command line plays matches, plays them again and tells the rules; what it cannot do it says in a sentence."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from garbage_engine.__main__ import main

Output = pytest.CaptureFixture[str]


def said(output: Output, *words: str) -> str:
    assert main(words) == 0
    return output.readouterr().out


def test_bots_play_a_whole_match(capsys: Output) -> None:
    told = said(capsys, "play", "--seed", "garbage", "--seats", "4").splitlines()
    assert [line.split()[0] for line in told[2:-1]] == ["1", "2", "3", "4"]
    assert all(sum(map(int, line.split()[3:])) == 400 for line in told[2:-1])
    assert told[-1].startswith("Won by seat")


def test_as_many_hands_are_played_as_were_asked_for(capsys: Output) -> None:
    for deals in (1, 7):
        told = said(capsys, "play", "--seats", "3", "--deals", str(deals), "--set", "ante=1").splitlines()
        assert len(told) == deals + 3


def test_the_same_seed_gives_the_same_match_and_none_gives_another(capsys: Output) -> None:
    assert said(capsys, "play", "--seed", "x") == said(capsys, "play", "--seed", "x")
    assert len({said(capsys, "play", "--deals", "1") for _ in range(8)}) == 8


def test_a_match_that_was_written_down_is_played_again(capsys: Output, tmp_path: Path) -> None:
    first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
    told = said(capsys, "play", "--seed", "x", "--events", str(first))
    assert said(capsys, "replay", str(first), "--events", str(second)) == told
    assert first.read_bytes() == second.read_bytes()


def test_river_is_played_and_played_again(capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "river.jsonl"
    told = said(capsys, "play", "--rules", "river", "--seats", "3", "--seed", "x", "--events", str(file))
    assert [line.split()[0] for line in told.splitlines()[2:-1]] == [*"12345678"]
    assert said(capsys, "replay", str(file)) == told


def test_a_match_that_was_changed_is_told_apart(capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    said(capsys, "play", "--seed", "x", "--events", str(file))
    file.write_text(file.read_text("utf-8").replace('"coins":5,"owed":5', '"coins":4,"owed":5', 1), "utf-8")
    assert main(["replay", str(file)]) == 1
    assert "other events" in capsys.readouterr().err


def test_house_rules_come_from_a_file_and_from_the_command_line(capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "ours.json"
    file.write_text('{"ante": 7, "rounds": 2}', "utf-8")
    told = said(capsys, "rules", "--rules", str(file), "--set", "rounds=3")
    assert "Ante: 7." in told
    assert "Laps: 3." in told


@pytest.mark.parametrize(
    "words",
    [
        "dance",
        "play --seats nine",
        "play --seats 2",
        "play --seats 9",
        "play --deals 0",
        "play --deals 51",
        "play --rules river --seats 6",
        "play --rules river --seats 3 --deals 2",
        "play --rules river --seats 3 --set hand_size=8",
        "odds --rules river --seats 3",
        "play --rules missing.json",
        "play --rules .",
        "play --set ante=0",
        "play --set ante",
        "play --set aunt=5",
        "play --set bet_min=2",
        "play --seats 3 --set first_dealer=3",
        "play --events missing/match.jsonl",
        "replay missing.jsonl",
        "rules --rules river --set ante=5 --seats 3",
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(words: str, capsys: Output, tmp_path: Path) -> None:
    try:
        code = main(words.split())
    except SystemExit as leaving:
        code = leaving.code  # type: ignore[assignment]
    assert code == 2
    assert capsys.readouterr().err.strip().count("\n") == 0


@pytest.mark.parametrize(
    "content", [b"", b"{}", b"[]", b"\xff\xfe", b'{"type":"Start"}', b'{"type":"Setup"}', b"[" * 99999]
)
def test_a_file_that_is_no_match_is_said_to_be_none(content: bytes, capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_bytes(content)
    assert main(["replay", str(file)]) == 2
    assert main(["play", "--rules", str(file)]) == (0 if content == b"{}" else 2)
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize("salt", ["0", "1"])
def test_it_plays_alike_without_pygame_and_however_python_hashes(salt: str, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    words = "import sys; sys.modules['pygame'] = None; from garbage_engine.__main__ import main; sys.exit(main())"
    asked = ["play", "--seed", "three at the table", "--seats", "3", "--events", str(file)]
    home, environment = Path(__file__).parent.parent.parent, {**os.environ, "PYTHONHASHSEED": salt}
    subprocess.run([sys.executable, "-c", words, *asked], check=True, cwd=home, env=environment)
    golden = home / "tests" / "golden" / "classic-three-seats.jsonl"
    assert file.read_text("utf-8") == golden.read_text("utf-8")
