"""The way to the parents' page, and what is seen and done there."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from test_child_scenes import FRAME, a_child, an_app, release, run, shown
from test_menu_scenes import SIZES, name, outside, overlaps, pressed

from garbage_desktop.learn.answer import Answer
from garbage_desktop.scenes.learn.parents import Parents
from garbage_desktop.scenes.learn.who_plays import HOLD, HoldSign, WhoPlays
from garbage_desktop.storage.folders import Home
from garbage_desktop.storage.kept import Kept
from garbage_desktop.table.box import Box
from garbage_engine.cards import Rank


@pytest.fixture(autouse=True, scope="module")
def _window() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.Window("test", (64, 64)).get_surface()


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Kept]:
    kept = Kept(Home(tmp_path))
    yield kept
    kept.close()


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_parents_see_everything_in_any_window(size: tuple[int, int], text: float, kept: Kept) -> None:
    app = an_app(kept, size, text)
    child = a_child(app)
    for _ in range(9):
        kept.profiles.note(child, Answer(700_000, "find", Rank.SIX, (Rank.NINE,)))
        kept.profiles.note(child, Answer(699_999, "find", Rank.QUEEN, (Rank.KING, Rank.JACK)))
    kept.profiles.join("Leo", "fox")
    kept.profiles.play(child, 699_998, 3600)
    page = shown(Parents, app).page
    assert outside(page, Box(0, 0, *size)) == []
    assert [name(piece) for piece in page.pieces if not piece.whole] == []
    assert overlaps(page) == []


def test_the_way_to_parents_is_held_for_three_seconds(kept: Kept) -> None:
    app = an_app(kept)
    scene = shown(WhoPlays, app)
    run(app, 0.3)
    sign = scene.page.control("parents")
    assert isinstance(sign, HoldSign)
    where = (round(sign.box.middle[0]), round(sign.box.middle[1]))
    surface = pygame.Surface(app.size)
    app.frame(FRAME, [pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=where)], surface)
    run(app, HOLD - 0.5)
    app.frame(FRAME, [pygame.Event(pygame.MOUSEBUTTONUP, button=1, pos=where)], surface)
    run(app, 1)
    assert app.scene is scene
    app.frame(FRAME, [pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=where)], surface)
    run(app, HOLD + 0.2)
    assert isinstance(app.scene, Parents)


def test_keys_hold_the_way_to_parents_too_and_a_short_press_says_what_it_is(kept: Kept) -> None:
    app = an_app(kept)
    scene = shown(WhoPlays, app)
    run(app, 3)
    surface = pygame.Surface(app.size)
    scene.page.focus_on("parents")
    for _ in range(5):
        app.frame(FRAME, [pressed(pygame.K_RETURN), release(pygame.K_RETURN)], surface)
        run(app, 0.2)
    assert app.scene is scene
    assert app.sound.asked[-1] == "learn_parents"
    app.frame(FRAME, [pressed(pygame.K_RETURN)], surface)
    run(app, HOLD - 0.3)
    assert app.scene is scene
    run(app, 0.5)
    assert isinstance(app.scene, Parents)


def test_parents_see_the_name_in_the_first_picture(kept: Kept) -> None:
    app = an_app(kept)
    kept.profiles.change(a_child(app), name="Blue Fox")
    shown(WhoPlays, app)
    pictures = [pygame.Surface(app.size) for _ in range(2)]
    app.push(Parents(app))
    app.scene.draw(pictures[0])
    run(app, 0.5)
    app.scene.draw(pictures[1])
    field = app.scene.page.control("name")  # type: ignore[attr-defined]
    at = pygame.Rect(*map(round, field.box.grown(-4, -4)))
    assert pygame.image.tobytes(pictures[0].subsurface(at), "RGB") == pygame.image.tobytes(
        pictures[1].subsurface(at), "RGB"
    )


def test_parents_choose_rename_export_and_delete(kept: Kept) -> None:
    app = an_app(kept)
    child = a_child(app)
    shown(WhoPlays, app)
    scene = Parents(app)
    app.push(scene)
    scene.change(patience=10.0, coin_look="bean")
    scene._rename("Mia")
    now = kept.profiles.child(child.id)
    assert now
    assert (now.patience, now.coin_look, now.name) == (10.0, "bean", "Mia")
    scene.export()
    assert (kept.home.made() / "learning-Mia.csv").read_text("utf-8").count("\n") == 19
    app.pop()
    scene.delete()
    assert kept.profiles.everyone == []
