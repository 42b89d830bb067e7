"""A file that is double-clicked or dropped on the title opens: a match goes on, house rules are offered."""

from pathlib import Path

import pygame
import pytest

from garbage_desktop.app import App
from garbage_desktop.arguments import parsed
from garbage_desktop.rule_sets import RuleSet
from garbage_desktop.scenes.new_game import NewGame
from garbage_desktop.scenes.table import TableScene
from garbage_desktop.scenes.title import Title
from garbage_desktop.sound import Silence
from garbage_desktop.storage import rule_sets
from garbage_desktop.storage.kept import Kept
from garbage_desktop.ui.dialog import Dialog
from garbage_engine.rules import Rules

A_MATCH = Path(__file__).parents[2] / "saves" / "match-0.1.0.garbage"


@pytest.fixture
def app():
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    app = App((1280, 720), Kept.nothing(), Silence(), lambda on: False)
    app.show(Title(app))
    return app


def dropped(app, file):
    app.frame(0.1, [pygame.Event(pygame.DROPFILE, file=str(file))], pygame.Surface((1280, 720)))


def test_a_system_hands_the_file_over_without_any_option():
    assert parsed(["Oma's table.garbage"]).open == Path("Oma's table.garbage")
    assert parsed(["--open", "a.garbage"]).open == Path("a.garbage")
    assert parsed([]).open is None


def test_a_dropped_match_goes_on(app):
    dropped(app, A_MATCH)
    assert isinstance(app.scene, TableScene)


def test_dropped_house_rules_are_offered_for_a_new_game(app, tmp_path):
    file = tmp_path / "gran ü's.garbage"
    file.write_bytes(rule_sets.encoded(RuleSet("", "Gran", Rules(four_flush=True))))
    dropped(app, file)
    assert isinstance(app.scene, NewGame)


def test_any_other_file_is_refused_in_words_and_the_title_stays(app, tmp_path):
    file = tmp_path / "letter.garbage"
    file.write_text("Dear Gran")
    dropped(app, file)
    assert isinstance(app.scene, Dialog)
    assert isinstance(app.scenes[0], Title)
