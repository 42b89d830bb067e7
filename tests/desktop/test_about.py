"""About: whose work is in the program can be read in it, to the last word."""

import re

import pygame
import pytest

from garbage_desktop import licences
from garbage_desktop.app import App
from garbage_desktop.paint import text
from garbage_desktop.scenes.about import About, Licence
from garbage_desktop.scenes.settings import Settings
from garbage_desktop.scenes.title import Title
from garbage_desktop.sound import Silence
from garbage_desktop.storage.kept import Kept
from garbage_desktop.ui.piece import Words
from tools.release import licences as release

pytest.importorskip("PyInstaller", reason="its starter is in the built program")
BINARIES = ("libSDL2-2-50d19f93.0.so.0", "libmpg123-8b3c3c9e.so.0", "SDL2.dll", "base.cp311-win_amd64.pyd")


@pytest.fixture(scope="module")
def told():
    return release.written(BINARIES)


def opened(scene, size=(800, 600)):
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    app = App(size, Kept.nothing(), Silence(), lambda on: False)
    app.show(Title(app))
    app.push(scene(app))
    return app


def test_every_package_and_library_is_named_with_a_licence_that_is_more_than_a_name(told):
    parts = {part.title.split()[0]: part for part in licences.read(told)}
    assert {"Garbage", "Python", "pygame-ce", "pygame_gui", "msgspec", "font-fredoka-one", "SDL", "mpg123"} <= set(
        parts
    )
    assert all(part.licence and sum(map(len, part.paragraphs)) > 50 for part in parts.values())
    assert "SIL OPEN FONT LICENSE" in " ".join(parts["pygame_gui"].paragraphs)  # of the letters in it


def test_a_library_that_nobody_has_written_down_stops_the_build():
    with pytest.raises(SystemExit, match=r"libmystery\.so\.1"):
        release.written(["libmystery.so.1"])


def test_no_word_of_a_licence_is_cut_on_the_screen(told):
    whole = re.sub(r"\W+", "", told)
    for part in licences.read(told):
        assert all(text.cleaned(line) == line or "?" in text.cleaned(line) for line in part.paragraphs)
        assert all(re.sub(r"\W+", "", line) in whole for line in part.paragraphs)
        app = opened(lambda app, part=part: Licence(app, part))
        assert all(piece.whole for piece in app.scene.page.pieces if isinstance(piece, Words))


def test_it_is_two_presses_from_the_settings(told, monkeypatch):
    monkeypatch.setattr(licences, "parts", lambda: licences.read(told))
    app = opened(Settings)
    app.scene.page.control("about").press()
    assert isinstance(app.scene, About)
    app.scene.page.control(next(part.title for part in app.scene.parts if "msgspec" in part.title)).press()
    assert isinstance(app.scene, Licence)
    assert app.scene.work.licence == "BSD-3-Clause"
