"""What the player chose once is there the next time, whatever has happened to the file."""

import math
import tomllib

import pytest
from company import YOU

from garbage_desktop.storage.settings import INSTANT, NewGame, Settings, loaded, text

CHOSEN = Settings(
    effects=0.0,
    speed=INSTANT,
    coins_by_hand=False,
    felt="wine",
    language="de",
    new_game=NewGame(seats=(YOU,), coins=80, rounds=3),
)


def written(tmp_path, content):
    path = tmp_path / "settings.toml"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def test_choices_come_back(tmp_path):
    path = tmp_path / "settings.toml"
    assert loaded(written(tmp_path, text(CHOSEN, path))) == CHOSEN


def test_without_a_file_everything_has_its_default(tmp_path):
    assert loaded(tmp_path / "settings.toml") == Settings()


@pytest.mark.parametrize(
    "wrong",
    [
        "effects = 7", "effects = nan", "effects = true", "speed = 0", "speed = 'fast'", "felt = 'pink'",
        "text_size = 200", "coins_by_hand = 'yes'", "new_game = 3", "language = 1", "sound = 1979-05-27",
    ],
)  # fmt: skip
def test_a_wrong_value_harms_no_other(tmp_path, wrong):
    path = written(tmp_path, f"{wrong}\nvoice = 0.5\n")
    assert loaded(path) == Settings(voice=0.5)


def test_a_wrong_value_of_the_new_game_harms_no_other(tmp_path):
    path = written(tmp_path, "[new_game]\ncoins = -1\nrounds = 4\nseats = [{name = 'Ann'}]\n")
    assert loaded(path) == Settings(new_game=NewGame(rounds=4))


def test_names_are_cleaned(tmp_path):
    path = written(tmp_path, '[new_game]\nseats = [{name = "A\\u202enn", art = "fox", driver = "person"}]\n')
    assert loaded(path).new_game.seats[0].name == "Ann"


def test_what_a_newer_release_has_written_is_kept(tmp_path):
    path = written(tmp_path, "hats = 'funny'\n")
    entries = tomllib.loads(text(CHOSEN, path).decode())
    assert entries["hats"] == "funny"
    assert math.isinf(entries["speed"])


@pytest.mark.parametrize("content", [b"", b"\0" * 300, b"\xff\xfe", b"effects = ", b"a" * 2_000_000, b"[" * 100_000])
def test_a_damaged_file_is_as_good_as_none(tmp_path, content):
    assert loaded(written(tmp_path, content)) == Settings()


def test_a_folder_in_place_of_the_file_is_as_good_as_none(tmp_path):
    (tmp_path / "settings.toml").mkdir()
    assert loaded(tmp_path / "settings.toml") == Settings()
