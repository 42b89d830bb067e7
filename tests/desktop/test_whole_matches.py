"""Whole matches through the real scenes: Space and nothing else, every tenth frame painted."""

import pygame
import pytest
from at_table import YOU, Room

from garbage_desktop.company import bot_seat
from garbage_desktop.scenes.results import Results
from garbage_desktop.scenes.table import TableScene
from garbage_desktop.storage.settings import INSTANT
from garbage_desktop.table.layout import layout
from garbage_engine.bots import CAST
from garbage_engine.events import BingoWon, PotWon

EIGHT = (YOU, *map(bot_seat, CAST[:7]))


class WatchedTable(TableScene):
    """Looks after every answer whether the table shows how the match stands."""

    rested = 0

    def tell(self, event, before):
        """Whoever is shown as the winner of pots and bingos is who gets the coins (K08)."""
        super().tell(event, before)
        if isinstance(event, PotWon | BingoWon):
            after = before.copy()
            after.apply(event)
            paid = {seat for seat in range(before.seats) if after.purses[seat] > before.purses[seat]}
            golden = {t.seat for t in layout(after, self.director.view).things if getattr(t, "state", "") == "winner"}
            assert set(event.winners) == paid
            assert golden - {self.front} == set(after.winners) - {self.front}

    def go_on(self, dt):
        assert self.director.stage == layout(self.session.match.table(), self.director.view)
        self.rested += 1
        super().go_on(dt)


@pytest.fixture(autouse=True)
def watched(monkeypatch):
    monkeypatch.setattr("at_table.TableScene", WatchedTable)


def played_to_the_end(room):
    while not isinstance(room.scene, Results):
        room.rest()
        if room.director.idle and room.scene is room.table:
            assert room.at_rest
        room.press(pygame.K_SPACE)
    assert room.session.over
    assert room.at_rest
    assert sum(room.session.match.table().purses) == len(room.session.seats) * 100
    return room


@pytest.mark.parametrize("seed", range(10))
def test_eight_seats_play_a_match_at_instant_speed(seed):
    size = [(1280, 720), (800, 600), (1920, 1080), (1024, 768), (720, 1280)][seed % 5]
    settings = {"speed": INSTANT, "coins_by_hand": seed % 2 == 0, "text_size": 1.25 if seed % 3 == 0 else 1.0}
    room = played_to_the_end(Room(*EIGHT, seed=f"whole {seed}", each=10, size=size, settings=settings))
    assert room.table.rested > 300


@pytest.mark.parametrize("calm", [False, True])
def test_a_match_at_the_speed_of_life(calm):
    room = played_to_the_end(Room(*EIGHT[:3], seed="life", each=10, settings={"reduced_motion": calm}))
    assert room.frames > 3000
