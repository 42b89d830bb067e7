"""Feeding dt: whatever is skipped, hurried, paused or resized, what is shown at rest is the table of the match."""

import math
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import msgspec
import pytest
from tables import SIZES, a_view

from garbage_desktop.motion.director import Director
from garbage_desktop.motion.eyes import Eyes
from garbage_desktop.motion.speeds import Pace
from garbage_desktop.table import places as at
from garbage_desktop.table import stage as on
from garbage_desktop.table.layout import layout
from garbage_engine import events as ev
from garbage_engine.events import AnyEvent
from garbage_engine.match import Match
from garbage_engine.rules import Rules
from garbage_engine.setup import Setup
from garbage_engine.table import Table

FRAME = 1 / 60
CLASSIC = {
    *(ev.DealStarted, ev.Shuffled, ev.PhaseStarted, ev.PhaseEnded, ev.DealEnded, ev.MatchEnded, ev.SeatLeft),
    *(ev.AntePaid, ev.CardDealt, ev.HandNamed, ev.PotWon, ev.CoinsReturned, ev.KittyShared, ev.CoinsGiven),
    *(ev.RowStarted, ev.CardTurned, ev.CoinPlaced, ev.MarkerPlaced, ev.CoverMissed, ev.BingoCalled, ev.BingoWon),
    *(ev.BingoDied, ev.HandDiscarded, ev.CoinsPut, ev.CoinsTaken, ev.PotCollected, ev.CountHit, ev.CoinsPaid),
}


class Played:
    """A match with a director that watches it."""

    def __init__(self, seats: int = 5, seed: str = "played", speed: float = 1.0, calm: bool = False) -> None:
        self.match = Match(Setup(Rules(rounds=1), seats, seed))
        self.queue = self.match.subscribe()
        self.heard: list[AnyEvent] = []
        view = a_view(seats=seats)
        self.director = Director(self.match.table(), view, Pace(speed, calm), lambda event, _: self.heard.append(event))

    def answer(self) -> None:
        request = self.match.request
        assert request
        self.match.answer(request.number, request.legal[0])
        self.director.post(self.queue)

    def rest(self, dt: float = FRAME) -> float:
        """Feeds dt until nothing moves; how long it took."""
        seconds = 0.0
        while not self.director.idle:
            self.director.update(dt)
            seconds += dt
            assert seconds < 60, self.director.held
        return seconds

    def frames(self, dt: float = FRAME) -> Iterator[Director]:
        while not self.director.idle:
            self.director.update(dt)
            yield self.director

    def until(self, kind: type[AnyEvent]) -> None:
        """Answers at instant speed until the next answer would bring such an event."""
        while True:
            ahead = Match(self.match.setup, self.match.past + self.match.decisions)
            seen = len(ahead.history())
            assert ahead.request
            ahead.answer(ahead.request.number, ahead.request.legal[0])
            if any(isinstance(event, kind) for event in ahead.history()[seen:]):
                return
            self.answer()
            self.director.place_all()
            for _ in range(99):
                self.director.finish_beat()
                self.director.place_all()
            assert self.director.idle

    def at_rest(self) -> None:
        assert self.director.idle
        assert self.director.shown == self.match.table()
        assert self.director.stage == layout(self.match.table(), self.director.view)
        assert not self.director.movers


def purses(stage: on.Stage) -> list[int]:
    return [thing.coins for thing in stage.things if isinstance(thing, on.Plate)]


@pytest.mark.parametrize("calm", [False, True])
@pytest.mark.parametrize("speed", [0.5, 1, 4, math.inf])
def test_every_speed_ends_at_the_table_of_the_match(speed: float, calm: bool) -> None:
    played = Played(speed=speed, calm=calm)
    while played.match.request and played.match.table().deal < 2:
        played.answer()
        played.rest(1 / 20)
        played.at_rest()


def test_a_whole_match_of_eight_seats_at_once() -> None:
    played = Played(8, speed=math.inf)
    while played.match.request:
        played.answer()
        played.director.update(FRAME)
        played.at_rest()
    assert played.director.shown.over
    assert played.heard == played.match.history()


@pytest.mark.parametrize("seed", range(12))
def test_nothing_that_happens_on_the_way_changes_the_end(seed: int) -> None:
    chance = Random(seed)
    played = Played(chance.randint(3, 8), f"on the way {seed}")
    director = played.director
    while played.match.request and played.match.table().deal < 2:
        director.by_hand = frozenset(chance.sample(range(3), chance.randint(0, 2)))
        played.answer()
        for _ in range(3000):
            if director.idle:
                break
            mishap(director, chance)
            director.update(chance.choice((0.0, 0.016, 0.05, 8 * 3600.0)))
            if chance.random() < 0.1:
                assert director.stage.size == director.view.size
                assert isinstance(director.movers, list)
        director.paused = False
        director.release()
        played.rest(0.1)
        played.at_rest()


def mishap(director: Director, chance: Random) -> None:
    """What a restless player may do in any frame."""
    match chance.randrange(40):
        case 0:
            director.finish_beat()
        case 1:
            director.paused = not director.paused
        case 2:
            director.hurry(not director.hurried)
        case 3:
            director.view = msgspec.structs.replace(director.view, size=chance.choice(SIZES))
        case 4:
            director.view = msgspec.structs.replace(director.view, front=chance.randrange(director.shown.seats))
        case 5:
            director.pace = Pace(chance.choice((0.5, 1, 2, 4, math.inf)), chance.random() < 0.3)
        case 6 | 7:
            director.paused = False
            director.place_all(chance.choice([None, *range(3)]))


def test_all_events_have_a_cue() -> None:
    """Every kind of event on a table where it can happen."""
    seen = set()
    for seed in ("cues", "more cues"):
        played = Played(4, seed, speed=math.inf)
        while played.match.request:
            played.answer()
            played.director.update(FRAME)
        seen |= {type(event) for event in played.heard}
    for event in (
        ev.MarkerPlaced(1, 0),
        ev.CoverMissed(1, 0),
        ev.CoinsReturned(1, 3),
        ev.BingoDied(),
        ev.SeatLeft(2),
        ev.CoinsGiven(0, 1, 5),
        ev.KittyShared((0, 1), (2, 1)),
    ):
        seen.add(type(event))
        for calm in (False, True):
            table = covered_table()
            director = Director(table.copy(), a_view(seats=4), Pace(1, calm))
            director.post([event])
            for _ in range(300):
                director.update(FRAME)
                assert director.stage
                assert isinstance(director.movers, list)
            table.apply(event)
            assert director.idle
            assert director.shown == table
    assert seen >= CLASSIC


def covered_table() -> Table:
    played = Played(4, "covered", speed=math.inf)
    while sum(map(sum, played.match.table().coins)) < 6:
        played.answer()
    table = played.match.table()
    table.pot, table.kitty = 10, 3
    return table


# ---- what is seen on the way --------------------------------------------------------------------------
def test_thirty_cards_are_dealt_in_less_than_two_seconds() -> None:
    played = Played(6)
    played.answer()
    dealing = 0.0
    for director in played.frames():
        cards = sum(map(len, director.shown.hands))
        dealing += FRAME * (0 < cards < 30)
    assert dealing <= 1.8


def test_numbers_never_lose_a_coin_on_the_way() -> None:
    """What is on plates and stacks, in pot and kitty and on cards, and in the air, is all there is."""
    played = Played(5)
    for _ in range(60):
        played.answer()
        for director in played.frames(1 / 30):
            shown, stage = director.shown, director.stage
            own = next(t for t in stage.things if isinstance(t, on.Label) and "{coin}" in t.words)
            purses_now = sum(purses(stage)) + int(own.words.split()[0])
            in_air = sum(isinstance(mover.thing, on.Coin) for mover in director.movers)
            assert purses_now <= shown.all_coins
            assert purses_now >= 0
            assert in_air <= 12 * shown.seats


def test_a_purse_counts_down_as_coins_leave_and_the_pot_up_as_they_land() -> None:
    played = Played(5)
    played.answer()
    pots = [0]
    for director in played.frames():
        if not any(director.shown.hands):
            pots.append(director.shown.pot + director.air.pot)
    steps = [b - a for a, b in pairwise(pots)]
    assert max(pots) == 25
    assert all(0 <= step <= 3 for step in steps)


def test_a_card_in_the_air_is_not_on_the_table_too() -> None:
    played = Played(5)
    played.answer()
    for director in played.frames():
        flying = [m.thing.place for m in director.movers if isinstance(m.thing, on.TableCard)]
        lying = [t.place for t in director.stage.things if isinstance(t, on.TableCard)]
        hands = {place for place in flying if isinstance(place, at.HandCard)}
        assert not hands & set(lying)


def test_a_showdown_can_be_read() -> None:
    played = Played(5)
    played.answer()
    read = sum(FRAME for director in played.frames() if director.shown.winners and director.shown.phase == "poker")
    assert read >= 2


def test_reduced_motion_does_not_fly() -> None:
    played = Played(5, calm=True)
    played.answer()
    for director in played.frames():
        for mover in director.movers:
            assert mover.pose.height <= 60
            assert mover.pose.angle == 0


# ---- beats --------------------------------------------------------------------------------------------
def test_a_tap_finishes_the_beat_and_not_the_next() -> None:
    played = Played(5)
    played.answer()
    played.director.update(FRAME)
    for _ in range(8):
        played.director.finish_beat()
        if any(played.director.shown.hands):
            break
    assert all(len(hand) == 5 for hand in played.director.shown.hands)
    assert not played.director.shown.winners
    assert not played.director.idle


def test_a_bingo_is_not_skipped_with_the_call_before_it() -> None:
    played = Played(5)
    played.until(ev.BingoCalled)
    played.answer()
    played.director.update(FRAME)
    played.director.finish_beat()
    assert not played.director.shown.winners
    seen = sum(FRAME for director in played.frames() if director.shown.winners and director.shown.phase == "bingo")
    assert seen >= 2.1


def test_holding_hurries() -> None:
    slow, quick = Played(5), Played(5)
    slow.answer()
    quick.answer()
    quick.director.hurry(True)
    assert quick.rest() < 0.35 * slow.rest()


def test_a_pause_stops_everything() -> None:
    played = Played(5)
    played.answer()
    played.director.update(0.1)
    played.director.paused = True
    before = (played.director.stage, played.director.movers)
    for _ in range(50):
        played.director.update(0.1)
    assert (played.director.stage, played.director.movers) == before


def test_sleep_is_one_short_frame() -> None:
    played = Played(5)
    played.answer()
    played.director.update(8 * 3600.0)
    assert not any(played.director.shown.hands)


# ---- coins by hand ------------------------------------------------------------------------------------
def waiting(kind: type[AnyEvent], people: frozenset[int]) -> Played:
    """A match in which the hands of these people are awaited."""
    played = Played(5)
    for _ in range(200):
        played.director.by_hand = frozenset()
        played.until(kind)
        played.director.by_hand = people
        played.answer()
        for _ in range(120):
            played.director.update(FRAME)
        if played.director.held:
            return played
        played.rest()
    raise AssertionError("nobody had to put down a coin")


@pytest.mark.parametrize("kind", [ev.CoinPlaced, ev.CoinsPut])
def test_the_table_waits_for_the_coins_of_a_person(kind: type[AnyEvent]) -> None:
    played = waiting(kind, frozenset({0, 1, 2}))
    director = played.director
    for _ in range(600):
        director.update(FRAME)
    assert not director.idle
    held = set(director.held)
    assert all(director.shown.hands[p.seat][p.card].rank == director.shown.called.rank for p in held)  # type: ignore[union-attr]
    for place in held:
        director.place(place.seat, place.card)
    assert not director.held
    played.rest()
    played.at_rest()


def test_only_the_awaited_card_takes_a_coin() -> None:
    played = waiting(ev.CoinPlaced, frozenset({0, 1, 2}))
    place = next(iter(played.director.held))
    assert not played.director.place(4, 0)
    assert played.director.place(place.seat, place.card)
    assert not played.director.place(place.seat, place.card)


def test_one_tap_puts_the_coins_of_all_matching_cards() -> None:
    played = waiting(ev.CoinsPut, frozenset(range(5)))
    director = played.director
    place = next(iter(director.held))
    director.place(place.seat, place.card)
    assert all(other.seat != place.seat for other in director.held)


def test_the_bots_put_down_theirs_meanwhile() -> None:
    """Whoever waits for a hand keeps nobody from covering."""
    for n in range(40):
        played = Played(5, f"meanwhile {n}")
        played.until(ev.CoinPlaced)
        played.director.by_hand = frozenset({0, 1})
        played.answer()
        for _ in range(200):
            played.director.update(FRAME)
        covers = [event for event in played.match.history()[-6:] if isinstance(event, ev.CoinPlaced)]
        people, bots = [c for c in covers if c.seat < 2], [c for c in covers if c.seat >= 2]
        if people and bots and played.director.held:
            assert all(played.director.shown.coins[c.seat][c.card] for c in bots)
            return
    raise AssertionError("no call for a person and a bot together")


# ---- sounds and eyes ----------------------------------------------------------------------------------
def test_the_called_rank_is_spoken_before_its_card_lies() -> None:
    played = Played(5)
    played.until(ev.CardTurned)
    played.director.says.clear()
    played.answer()
    for director in played.frames():
        if director.says:
            assert director.shown.called is None or director.shown.called != played.match.table().called
            assert director.says[0].key.startswith("rank_")
            return
    raise AssertionError("nobody spoke")


def test_at_instant_speed_little_is_heard() -> None:
    played = Played(8, speed=math.inf)
    played.answer()
    played.director.update(FRAME)
    effects = [sound.effect for sound in played.director.sounds]
    assert len(effects) == len(set(effects))
    assert len(played.director.says) <= 1


def test_eyes_follow_the_called_card_and_rest_at_last() -> None:
    played = Played(5)
    played.until(ev.CardTurned)
    eyes = Eyes(5)
    played.answer()
    for director in played.frames():
        looks = eyes.update(FRAME, director, None)
    assert any(look.gaze != (0, 0) for look in looks)
    for _ in range(60 * 25):
        looks = eyes.update(FRAME, played.director, None)
    assert all(look.gaze == (0, 0) for look in looks)


def test_nobody_grins_at_a_loss() -> None:
    played = Played(5)
    played.until(ev.BingoCalled)
    played.answer()
    eyes = Eyes(5)
    for director in played.frames():
        looks = eyes.update(FRAME, director, None)
        if director.shown.winners:
            assert {seat for seat, look in enumerate(looks) if look.mood == "happy"} == set(director.shown.winners)
