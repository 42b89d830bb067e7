"""What lives a little and then rests: the title, the results, and the faces at the table."""

import pygame
import pytest
from at_table import BOTS, YOU, Room
from tables import a_view, moments

from garbage_desktop.app import App
from garbage_desktop.motion.eyes import mood
from garbage_desktop.paint.faces import MOODS
from garbage_desktop.scenes.results import Results
from garbage_desktop.scenes.scene import Scene
from garbage_desktop.scenes.title import Title
from garbage_desktop.sound import Silence
from garbage_desktop.storage.kept import Kept
from garbage_desktop.storage.settings import INSTANT
from garbage_desktop.table.layout import layout
from garbage_desktop.table.places import Called, HandCard
from garbage_desktop.table.stage import TableCard
from garbage_engine import events as ev

FRAME = 1 / 30


class Screen(App):
    """One scene and its pictures."""

    def __init__(self, calm: bool = False) -> None:
        pygame.font.init()
        super().__init__((1280, 720), Kept.nothing(), Silence(), lambda on: on)
        self.kept.change(reduced_motion=calm)
        self.surface = pygame.Surface(self.size)

    def after(self, seconds: float) -> bytes:
        """How it looks then."""
        for _ in range(round(seconds / FRAME)):
            self.frame(FRAME, (), self.surface)
        return pygame.image.tobytes(self.surface, "RGB")


def title(app: App) -> Scene:
    return Title(app)


def results(app: App) -> Scene:
    room = Room(*BOTS[:3], settings={"speed": INSTANT}, each=1000)
    room.until(lambda: room.session.over)
    return Results(app, room.session, app.quit, app.quit, app.quit)


@pytest.mark.parametrize("scene", [title, results])
def test_it_lives_and_then_rests(scene) -> None:
    screen = Screen()
    screen.show(scene(screen))
    first, soon = screen.after(0.2), screen.after(0.5)
    assert screen.moving
    assert first != soon
    rest = screen.after(20)
    assert not screen.moving
    assert screen.after(5) == rest
    assert not screen.frame(FRAME, (), screen.surface)


@pytest.mark.parametrize("scene", [title, results])
def test_it_is_still_where_motion_is_reduced(scene) -> None:
    screen = Screen(calm=True)
    screen.show(scene(screen))
    assert screen.after(0.2) == screen.after(3)
    assert not screen.moving


def test_confetti_ends_where_it_would_lie_without_motion() -> None:
    moving, calm = Screen(), Screen(calm=True)
    for screen in (moving, calm):
        screen.show(results(screen))
    assert moving.after(20) == calm.after(1)


@pytest.mark.parametrize(
    ("event", "seat", "expected"),
    [
        (ev.GuessWon(1, 5, 5), 1, "happy"),
        (ev.GuessLost(1, 5, 5), 1, "sad"),
        (ev.CoinsTaken(1, (0,), 3, 0, 3), 1, "happy"),
        (ev.CoinsPaid(0, 1, 3, 3), 1, "happy"),
        (ev.CoverMissed(1, 0), 1, "sad"),
        (ev.SeatLeft(1), 1, "sad"),
        (ev.CountMissed(3), 0, "sad"),
        (ev.CoinsTaken(1, (0,), 3, 0, 3), 0, "idle"),
    ],
)
def test_the_face_fits_what_has_happened(event, seat, expected) -> None:
    table = moments(3)["put 6"].copy()
    table.dealer = 0
    assert mood(table, seat, event, None) == expected
    assert expected in MOODS


def test_the_one_card_glows_that_a_bingo_still_wants() -> None:
    table = moments(3)["calls 6"].copy()
    table.coins = [[1, 2, 0, 1, 3], [1, 0, 0, 1, 1], [0, 1, 1, 1, 1]]
    wanted = {
        thing.place
        for thing in layout(table, a_view(seats=3)).things
        if isinstance(thing, TableCard) and (thing.wanted or thing.ring)
    }
    called = {
        HandCard(seat, place)
        for seat, hand in enumerate(table.hands)
        for place, card in enumerate(hand)
        if card.rank == table.called.rank
    }
    assert wanted - {Called()} == {HandCard(0, 2), HandCard(2, 0)} | called


def test_whoever_is_asked_thinks_and_blinks() -> None:
    room = Room(YOU, *BOTS[:2])
    room.rest()
    feels, shut = set(), set()
    for _ in range(300):
        room.step()
        feels.add(room.table.looks[room.table.turn].mood)
        stage = room.director.stage
        shut |= {mover.thing.mood for mover in room.table._shut_eyes(stage)}
    assert feels == {"thinking"}
    assert shut == {"blink"}
