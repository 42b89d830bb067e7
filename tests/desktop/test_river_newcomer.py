"""What who has never seen River needs: it can be read, it waits to be read, and it says why."""

import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import msgspec
import pygame
import pytest
from at_river import FRAME, AtRiver, a_view, moments

from garbage_desktop import company
from garbage_desktop.paint import text
from garbage_desktop.river_session import RiverSession
from garbage_desktop.scenes.river_rules import HANDS
from garbage_desktop.storage.saves import SavedRiver, decoded
from garbage_desktop.storage.settings import INSTANT
from garbage_desktop.table import river_words as words
from garbage_desktop.table.river_layout import layout
from garbage_desktop.table.river_view import FutureSpot
from garbage_desktop.table.stage import Bar, Face, Label, Note, Plate, TableCard
from garbage_desktop.table.view import Sitter
from garbage_engine.bots.river_strong import FOR_RIVER
from garbage_engine.cards import cards
from garbage_engine.hands import category, value
from garbage_engine.requests import START
from garbage_engine.river_events import CardPicked, RoundWon
from garbage_engine.river_requests import Choose, ChooseCards
from garbage_engine.river_setup import RiverRules, RiverSetup
from garbage_engine.river_table import RiverTable


@pytest.mark.parametrize(("size", "large"), [((800, 600), 1.25), ((1280, 720), 2.0), ((2560, 1440), 2.0)])
def test_a_hint_can_be_read_with_large_words(size: tuple[int, int], large: float) -> None:
    table = AtRiver(company.seated(4), size)
    table.kept.change(text_size=large)
    table.key(pygame.K_SPACE)
    table.wait()
    table.key(pygame.K_i)
    things = table.scene.director.stage.things
    foot = max(thing.box.y for thing in things if isinstance(thing, Bar))
    labels = [thing for thing in things if isinstance(thing, Label) and thing.box.y >= foot]
    assert "for the river" in " ".join(label.words for label in labels)
    assert all(text.width(label.words, label.px, label.style) <= label.box.w for label in labels)


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("large", [1.0, 2.0])
def test_what_hands_are_worth_covers_no_card_and_is_not_cut(seats: int, large: float) -> None:
    for shown in (moment for moment in moments(seats) if moment.step == "pick"):
        notes = tuple(words.note(shown, seat, choosing=False) for seat in range(seats))
        view = msgspec.structs.replace(a_view((1280, 720), shown), text=large, notes=notes, word=notes[0])
        stage = layout(shown, view)
        cards = [thing for thing in stage.things if isinstance(thing, TableCard)]
        for note in (thing for thing in stage.things if isinstance(thing, Note)):
            assert not any(note.box.meets(card.box) for card in cards)
            assert text.width(note.words, note.px, "bold") <= note.box.w
        said = [thing.words for thing in stage.things if isinstance(thing, Note)]
        said += [thing.name for thing in stage.things if isinstance(thing, Plate)]
        assert all(any(form in said for form in forms) for forms in notes)


def test_it_is_nobodys_turn_while_cards_are_turned_and_compared() -> None:
    table = AtRiver(company.seated(4))
    for _ in range(2):
        table.key(pygame.K_i, pygame.K_SPACE)
        table.wait()
    table.key(pygame.K_i)
    table.kept.change(speed=1.0)
    table.key(pygame.K_SPACE)
    compared = 0
    while table.scene.director.shown.step != "pick":
        table.frame()
        if table.scene.director.shown.step == "compare":
            compared += 1
            assert table.scene.director.view.turn is None
            left, right = (table.scene.director.view.looks[seat].gaze[0] for seat in (1, 3))
            assert left > 0 > right  # from both sides they look at the river
    assert compared * FRAME > 2
    assert table.scene.director.view.turn == table.scene.director.shown.order[0]


def test_cards_of_the_future_river_come_last_and_from_beyond_the_table() -> None:
    table = AtRiver(company.seated(4))
    table.kept.change(speed=1.0)
    table.key(pygame.K_SPACE)
    director = table.scene.director
    new = FutureSpot(0)
    assert new not in [getattr(thing, "place", None) for thing in director.stage.things]
    while new not in [mover.thing.place for mover in director.movers if isinstance(mover.thing, TableCard)]:
        assert director.moving
        table.frame()
    first = next(mover for mover in director.movers if getattr(mover.thing, "place", None) == new)
    assert first.pose.y < director.whole.spot(new).y
    assert sum(isinstance(thing, TableCard) for thing in director.stage.things) > 20


def test_who_is_asked_blinks() -> None:
    table = AtRiver(company.seated(3))
    table.key(pygame.K_SPACE)
    table.wait()
    blinked = set()
    for _ in range(400):
        table.frame()
        blinked |= {mover.thing.seat for mover in table.scene.movers() if isinstance(mover.thing, Face)}
    assert blinked == {0}


def test_keys_begin_at_the_cards() -> None:
    table = AtRiver(company.seated(3))
    table.key(pygame.K_SPACE)
    table.wait()
    focused = table.scene.page.focused
    assert focused
    assert focused.key == table.cards()[0]
    table.key(pygame.K_RETURN, pygame.K_SPACE)
    table.wait()
    assert table.session.asked == ChooseCards(4, 0, 9, 2)


def test_the_strong_player_holds_up_no_frame() -> None:
    session = RiverSession.new(RiverSetup(RiverRules(), 2, "slices"), (company.seated(1)[0], company.seated(3)[2]))
    session.answer(0, START)
    frames = 0
    while session.advice is None:
        session.update(FRAME, idle=True)
        frames += 1
    assert frames >= FOR_RIVER
    quick = RiverSession.new(session.match.setup, session.seats)
    quick.answer(0, START)
    quick.answer(1, Choose((0,)))
    while quick.match.request and quick.match.request.seat:
        quick.update(FRAME, idle=True)
    assert [advice.decision for advice in quick.advices] == [session.advice.decision]


def test_frames_come_quickly_while_a_bot_thinks() -> None:
    table = AtRiver(company.seated(3))
    table.key(pygame.K_SPACE)
    table.wait()
    table.key(pygame.K_i, pygame.K_SPACE)
    thought = 0
    for _ in range(60):
        table.frame()
        thought += table.session.bot_thinks
        assert table.app.moving or not table.session.bot_thinks
    assert thought > 20


def test_how_the_hand_is_sorted_and_what_is_shown_is_kept() -> None:
    table = AtRiver(company.seated(3))
    table.key(pygame.K_s, pygame.K_k)
    assert (table.kept.settings.river_by_suit, table.kept.settings.river_known) == (True, False)
    assert not AtRiver(company.seated(3)).kept.settings.river_by_suit


def test_pointing_at_a_button_beside_the_hand_tells_what_it_does() -> None:
    table = AtRiver(company.seated(3))
    table.key(pygame.K_SPACE)
    table.wait()
    box = table.scene.director.whole.boxes["known"]
    table.frame(pygame.Event(pygame.MOUSEMOTION, pos=box.middle, rel=(0, 0), buttons=(0, 0, 0)))
    table.frame()
    assert table.scene.director.view.said.detail == ("Hide what others took back (K)",)


def test_the_rules_show_every_kind_of_hand_from_the_best_down() -> None:
    worths = [value(cards(hand)) for hand in HANDS]
    assert worths == sorted(worths, reverse=True)
    assert len({category(worth) for worth in worths}) == 9


def test_bots_have_a_word_when_a_round_is_decided() -> None:
    session = RiverSession.new(RiverSetup(RiverRules(), 4, "words"), company.seated(4, persons=False))
    shown, said = session.match.setup.table(), set()
    while not session.over:
        session.update(FRAME, idle=True, speed=INSTANT)
    for event in session.match.history():
        if spoken := session.remark_on(event, shown):
            said.add(spoken[0])
            assert spoken == session.remark_on(event, shown)
        shown.apply(event)
    assert said


def test_points_are_said_to_be_rounded_up_only_if_they_are() -> None:
    table = RiverTable.set_for(3, 8)
    for number, rounded in ((4, False), (5, True)):
        table.round = number
        assert ("rounded up" in words.why(RoundWon(((0, 1), (2,)), 3), table)) == rounded


def test_the_history_says_you_take_and_she_takes() -> None:
    sitters = tuple(Sitter(seat.name, seat.art, seat.person) for seat in company.seated(3))
    table = RiverTable.set_for(3, 8)
    told = [words.line(CardPicked(seat, cards("Ks")[0]), table, sitters) for seat in (0, 1)]
    assert [line.words for line in told if line] == ["take back the king of spades", "takes back the king of spades"]


def test_a_kept_match_of_the_first_release_is_read() -> None:
    saved = decoded((Path(__file__).parents[2] / "saves" / "river-0.1.0.garbage").read_bytes())
    assert isinstance(saved, SavedRiver)
    session = RiverSession.resumed(saved)
    assert session.notice == ""
    assert session.match.table().round == 4
