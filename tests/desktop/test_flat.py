"""However long it is played, the program does not grow: what has gone from the screen is gone from memory."""

import gc
import weakref
from collections.abc import Callable, Iterator

import pygame
import pytest

from garbage_desktop import company
from garbage_desktop.app import App
from garbage_desktop.paint.pictures import Shelf, kept_bytes
from garbage_desktop.scenes.help import Help
from garbage_desktop.scenes.new_game import NewGame
from garbage_desktop.scenes.scene import Scene
from garbage_desktop.scenes.settings import Settings
from garbage_desktop.scenes.table import TableScene
from garbage_desktop.scenes.title import Title
from garbage_desktop.session import Session
from garbage_desktop.sound import Silence
from garbage_desktop.storage.kept import Kept
from garbage_desktop.storage.settings import INSTANT
from garbage_engine.rules import Rules
from garbage_engine.setup import Setup

FRAME = 1 / 30


@pytest.fixture
def app() -> Iterator[App]:
    pygame.font.init()
    yield App((800, 600), Kept.nothing(), Silence(), lambda on: on)
    gc.unfreeze()


def a_table(app: App, seed: str = "flat") -> TableScene:
    session = Session.new(Setup(Rules(), 3, seed), company.seated(3, persons=False), app.kept.place())
    return TableScene(app, session)


def looked_at(app: App, scene: Scene) -> None:
    surface = pygame.Surface(app.size)
    app.push(scene)
    for _ in range(3):
        scene.stale = True
        app.frame(FRAME, (), surface)


@pytest.mark.parametrize("make", [Title, NewGame, Settings, Help, a_table])
def test_a_scene_that_has_left_is_gone(app: App, make: Callable[[App], Scene]) -> None:
    app.show(Title(app))
    for _ in range(2):  # a scene that was shown first, and one that lay on another
        scene = make(app)
        looked_at(app, scene) if scene.overlay else app.show(scene)
        left = weakref.ref(scene)
        del scene
        app.show(Title(app))
        assert left() is None


def objects() -> int:
    gc.unfreeze()
    gc.collect()
    return len(gc.get_objects())


def test_deals_leave_nothing_behind(app: App) -> None:
    app.kept.change(speed=INSTANT)
    surface, counts = pygame.Surface(app.size), list[int]()
    for match in range(4):
        app.show(table := a_table(app, f"flat {match}"))
        while not table.session.over:
            app.frame(FRAME, (), surface)
        del table
        app.show(Title(app))
        counts.append(objects())
    assert counts[-1] - counts[1] < 500
    assert kept_bytes() <= sum(shelf.most for shelf in Shelf.every)


def test_opened_again_and_again_scenes_leave_nothing_behind(app: App) -> None:
    app.show(Title(app))
    counts = []
    for _ in range(4):
        for make in (NewGame, Settings, Help):
            looked_at(app, make(app))
            app.pop()
        counts.append(objects())
    assert counts[-1] - counts[1] < 50
