"""River on the screen: nothing lies on something else, choices work by mouse and by keys, and nothing is lost."""

import os
from itertools import combinations
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest
from at_river import FRAME, AtRiver, a_view, hand_cards, moments, two_at_one_screen

from garbage_desktop import company, house
from garbage_desktop.app import App
from garbage_desktop.river_session import RiverSession
from garbage_desktop.scenes.river import RiverScene
from garbage_desktop.scenes.river_results import RiverResults
from garbage_desktop.scenes.river_review import RiverReview
from garbage_desktop.sound import Silence
from garbage_desktop.storage.kept import Kept
from garbage_desktop.storage.saves import SavedRiver, decoded, encoded
from garbage_desktop.table.places import HandCard
from garbage_desktop.table.river_layout import layout
from garbage_desktop.table.stage import Bar, Cloth, Face, Lane, Note, Panel, Plate, Slot, TableCard
from garbage_engine.requests import START
from garbage_engine.river_requests import Choose, ChooseCards, PickCard, StartRound
from garbage_engine.river_setup import RiverRules, RiverSetup

SIZES = ((800, 600), (1280, 720), (1920, 1080), (2560, 1080))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 6))
def test_nothing_lies_on_something_else(size: tuple[int, int], seats: int) -> None:
    for number, table in enumerate(moments(seats)):
        if number % 5:
            continue
        stage = layout(table, a_view(size, table))
        solid = [thing for thing in stage.things if isinstance(thing, TableCard | Slot | Note | Panel | Plate)]
        for one, other in combinations(solid, 2):
            fans = isinstance(one, TableCard | Slot) and isinstance(other, TableCard | Slot)
            if not (fans and (one.box.y, one.box.h) == (other.box.y, other.box.h)):
                assert not one.box.meets(other.box), (one, other)


@pytest.mark.parametrize("seats", range(2, 6))
def test_everything_lies_on_the_table(seats: int) -> None:
    for size in SIZES:
        for table in list(moments(seats))[::9]:
            stage = layout(table, a_view(size, table))
            rail = next(thing.box for thing in stage.things if isinstance(thing, Cloth))
            kinds = TableCard | Slot | Note | Panel | Plate | Face | Lane
            for thing in stage.things:
                if isinstance(thing, kinds):
                    assert thing.box.inside(rail), (size, thing)
            assert all(isinstance(thing, Bar) or thing.box.w > 0 for thing in stage.things)


def test_a_whole_match_by_mouse_alone() -> None:
    table = AtRiver(company.seated(3))
    while not table.session.over:
        request = table.session.asked
        if not isinstance(request, StartRound):
            wanted = request.count if isinstance(request, ChooseCards) else 1
            for key in table.cards()[:wanted]:
                table.click(key)
        table.click(table.primary())
        table.wait()
    assert isinstance(table.app.scene, RiverResults)
    assert sum(table.session.match.table().scores) >= 36


def test_a_round_by_keyboard_alone() -> None:
    table = AtRiver(company.seated(3))
    table.key(pygame.K_SPACE)
    table.wait()
    while isinstance(table.session.asked, ChooseCards | PickCard):
        request = table.session.asked
        table.key(pygame.K_i, pygame.K_SPACE)
        table.wait()
        assert table.session.asked != request
    assert isinstance(table.session.asked, StartRound)
    assert table.session.asked.round == 2


def test_tab_and_enter_reach_every_card() -> None:
    table = AtRiver(company.seated(2))
    table.key(pygame.K_SPACE)
    table.wait()
    reached = set()
    for _ in range(30):
        table.key(pygame.K_TAB)
        focused = table.scene.page.focused
        assert focused
        reached.add(focused.key)
    assert set(table.cards()) <= reached
    assert len(table.cards()) == 10


def test_the_best_hand_of_two_chosen_cards_is_told_and_shines() -> None:
    table = AtRiver(company.seated(3))
    for _ in range(2):
        table.key(pygame.K_i, pygame.K_SPACE)
        table.wait()
    for key in table.cards()[:2]:
        table.click(key)
    assert "with the river" in table.scene.director.view.word[0]
    assert len(table.scene.director.view.lit) >= 5


def test_a_choice_comes_back_until_the_reveal() -> None:
    table = AtRiver(company.seated(3))
    table.kept.change(speed=1.0)
    table.key(pygame.K_SPACE, pygame.K_SPACE)
    table.wait()
    asked = table.session.asked
    table.key(pygame.K_i)
    chosen = table.scene.draft.raised
    table.key(pygame.K_SPACE)
    for _ in range(60):
        table.frame()
        if table.scene.director.idle and table.session.can_undo:
            break
    table.key(pygame.K_u)
    assert table.session.asked == asked
    assert table.scene.draft.raised == chosen
    assert len(table.scene.director.shown.hands[0]) == 10


def test_nobody_sees_the_cards_of_the_other_person() -> None:
    table = AtRiver(two_at_one_screen())
    table.key(pygame.K_SPACE)
    table.wait()
    for seat in (0, 1):
        if seat:
            assert table.session.waits_behind_curtain
            assert not any(control.startswith("card ") for control in table.cards())
            assert not any(thing.card for thing in hand_cards(table))
            table.key(pygame.K_SPACE)
        seen = {thing.place.seat for thing in hand_cards(table) if thing.card and isinstance(thing.place, HandCard)}
        assert seen == {seat}
        table.key(pygame.K_i, pygame.K_SPACE)
        table.wait()


def test_who_has_chosen_can_choose_anew_until_the_next_person_has() -> None:
    table = AtRiver(two_at_one_screen())
    table.key(pygame.K_SPACE)
    table.wait()
    asked = table.session.asked
    table.key(pygame.K_i, pygame.K_SPACE)
    table.wait()
    table.click(next(control.key for control in table.scene.page.controls if control.key.endswith("Undo")))
    assert table.session.asked == asked
    assert all(thing.card for thing in hand_cards(table) if getattr(thing.place, "seat", None) == 0)
    table.key(pygame.K_SPACE)
    table.wait()
    table.key(pygame.K_SPACE)
    assert not table.session.can_undo


def test_a_practice_tells_what_a_strong_player_would_have_chosen() -> None:
    table = AtRiver((company.first_company()[0], company.seated(3)[2]))
    assert table.session.practice
    table.key(pygame.K_SPACE)
    table.wait()
    while not isinstance(table.session.asked, StartRound):
        for key in table.cards()[: 2 if getattr(table.session.asked, "count", 1) == 2 else 1]:
            table.click(key)
        table.key(pygame.K_SPACE)
        table.wait()
    assert len(table.session.advices) == 4
    table.scene.look_back()
    table.frame()
    assert isinstance(table.app.scene, RiverReview)


def test_what_is_saved_goes_on_where_it_was_left() -> None:
    session = RiverSession.new(RiverSetup(RiverRules(), 3, "kept"), company.seated(3))
    session.answer(0, START)
    session.answer(1, Choose((4,)))
    saved = decoded(encoded(session.saved()))
    assert isinstance(saved, SavedRiver)
    assert (saved.deal, saved.deals) == (1, 8)
    again = RiverSession.resumed(saved)
    assert again.match.digest() == session.match.digest()
    assert again.notice == ""


def test_a_damaged_save_begins_anew_and_says_so() -> None:
    session = RiverSession.new(RiverSetup(RiverRules(), 3, "kept"), company.seated(3))
    session.answer(0, START)
    saved = decoded(encoded(session.saved()).replace(b'"digest":"', b'"digest":"0'))
    assert isinstance(saved, SavedRiver)
    assert "begins anew" in RiverSession.resumed(saved).notice


def test_bots_alone_play_to_the_end() -> None:
    table = AtRiver(company.seated(4, persons=False))
    for _ in range(4000):
        table.frame()
        if table.app.scene is not table.scene:
            break
    assert isinstance(table.app.scene, RiverResults)


def test_a_round_that_is_watched_again_ends_as_it_has_ended() -> None:
    table = AtRiver(company.seated(3))
    for _ in range(5):
        table.key(pygame.K_i, pygame.K_SPACE)
        table.wait()
    assert isinstance(table.session.asked, StartRound)
    before, told = table.scene.director.stage, len(table.scene.lines)
    table.scene.watch_again()
    assert table.scene.director.shown.round == 0
    table.wait()
    assert table.scene.director.stage == before
    assert len(table.scene.lines) == told


def test_the_results_come_back_after_the_last_round_was_watched_again() -> None:
    table = AtRiver(company.seated(3))
    while not table.session.over:
        table.key(pygame.K_i, pygame.K_SPACE)
        table.wait()
    results = table.app.scene
    assert isinstance(results, RiverResults)
    results.watch()
    table.wait()
    assert isinstance(table.app.scene, RiverResults)


def test_a_match_of_river_is_opened_from_its_file(tmp_path: Path) -> None:
    session = RiverSession.new(RiverSetup(RiverRules(), 3, "kept"), company.seated(3))
    session.answer(0, START)
    file = tmp_path / "match-000001.garbage"
    file.write_bytes(encoded(session.saved()))
    app = App((1280, 720), Kept.nothing(), Silence(), lambda on: False)
    house.begin(app, None, file)
    app.frame(FRAME, (), pygame.Surface((1280, 720)))
    assert isinstance(app.scene, RiverScene)
    assert app.scene.session.match.digest() == session.match.digest()
