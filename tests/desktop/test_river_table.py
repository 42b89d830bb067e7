"""River on the screen: nothing lies on something else, choices work by mouse and by keys, and nothing is lost."""

import os
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import msgspec
import pygame
import pytest

from garbage_desktop import company, house
from garbage_desktop.app import App
from garbage_desktop.paint import text
from garbage_desktop.river_session import RiverSession
from garbage_desktop.scenes.river import RiverScene
from garbage_desktop.scenes.river_results import RiverResults
from garbage_desktop.scenes.river_review import RiverReview
from garbage_desktop.scenes.river_rules import HANDS
from garbage_desktop.seats import SeatInfo
from garbage_desktop.sound import Silence
from garbage_desktop.storage.kept import Kept
from garbage_desktop.storage.saves import SavedRiver, decoded, encoded
from garbage_desktop.storage.settings import INSTANT
from garbage_desktop.table import river_words as words
from garbage_desktop.table.places import HandCard
from garbage_desktop.table.river_layout import layout
from garbage_desktop.table.river_view import FutureSpot, RiverView
from garbage_desktop.table.stage import Bar, Cloth, Face, Label, Lane, Note, Panel, Plate, Slot, TableCard
from garbage_desktop.table.view import Answer, Said, Sitter
from garbage_engine.bots import river
from garbage_engine.bots.river_strong import FOR_RIVER
from garbage_engine.cards import cards
from garbage_engine.hands import category, value
from garbage_engine.requests import START
from garbage_engine.river_events import CardPicked, RoundWon
from garbage_engine.river_match import RiverMatch
from garbage_engine.river_requests import Choose, ChooseCards, PickCard, StartRound
from garbage_engine.river_setup import RiverRules, RiverSetup
from garbage_engine.river_table import RiverTable

FRAME = 1 / 30
SIZES = ((800, 600), (1280, 720), (1920, 1080), (2560, 1080))


def a_match(seats: int, seed: str = "river") -> RiverMatch:
    return RiverMatch(RiverSetup(RiverRules(), seats, seed))


def moments(seats: int) -> Iterator[RiverTable]:
    """What the first seat sees before each request of a match."""
    match = a_match(seats)
    while request := match.request:
        yield match.table(0)
        view = match.table(request.seat)
        match.answer(request.number, river.decide(view, request, "easy", Random(request.number)))


def a_view(size: tuple[int, int], table: RiverTable) -> RiverView:
    sitters = tuple(Sitter(seat.name, seat.art, seat.person) for seat in company.seated(table.seats))
    answers = (Answer("Undo", True), Answer("Hint", True), Answer("Play these two"))
    said = Said(("Choose two cards for this round.",), ("Everyone shows the two cards together.",))
    return RiverView(
        size, sitters, text.width, answers=answers, said=said, word=("{Js} {As} with the river: straight",)
    )


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


# ---- at the table -----------------------------------------------------------------------------------------
class AtRiver:
    """A table of River that is played with mouse and keys."""

    def __init__(self, seats: tuple[SeatInfo, ...], size: tuple[int, int] = (1280, 720), seed: str = "river") -> None:
        self.surface = pygame.Surface(size)
        self.kept = Kept.nothing()
        self.app = App(size, self.kept, Silence(), lambda on: False)
        self.session = RiverSession.new(RiverSetup(RiverRules(), len(seats), seed), seats)
        self.scene = RiverScene(self.app, self.session)
        self.kept.change(speed=INSTANT)
        self.app.show(self.scene)
        self.wait()

    def frame(self, *inputs: pygame.Event) -> None:
        self.app.frame(FRAME, inputs, self.surface)

    def wait(self) -> None:
        """Until a person is asked, or the match is over."""
        for _ in range(2000):
            self.frame()
            if self.app.scene is not self.scene or (self.session.asked and self.scene.director.idle):
                break
        while self.scene.chooses and self.session.advice is None:
            self.frame()
        for _ in range(3):
            self.frame()

    def key(self, *keys: int) -> None:
        for key in keys:
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                self.frame(pygame.Event(kind, key=key, mod=0, unicode="", scancode=0))

    def click(self, key: str) -> None:
        control = next(control for control in self.scene.page.controls if control.key.startswith(key))
        pos = control.box.x + min(12, control.box.w / 4), control.box.y + 12
        self.frame(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.frame(pygame.Event(kind, pos=pos, button=1, touch=False))

    def cards(self) -> list[str]:
        return [control.key for control in self.scene.page.controls if control.key.startswith("card ")]

    def primary(self) -> str:
        return next(control.key for control in self.scene.page.controls if control.primary)


def hand_cards(table: AtRiver) -> list[TableCard]:
    cards = [thing for thing in table.scene.director.stage.things if isinstance(thing, TableCard)]
    return [card for card in cards if isinstance(card.place, HandCard)]


def two_at_one_screen() -> tuple[SeatInfo, ...]:
    return (SeatInfo("Ann", "person-1"), SeatInfo("Ben", "person-2"), *company.seated(3)[1:2])


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


# ---- what who has never seen it needs ---------------------------------------------------------------------
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
