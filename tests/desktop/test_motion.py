"""What a player would notice: things end where they should, on time, at every speed, with and without motion."""

import itertools
import math

import pytest

from garbage_desktop.motion import coins, flights, marks
from garbage_desktop.motion import speeds as at
from garbage_desktop.motion.acts import Act
from garbage_desktop.motion.easing import hump, overshoot, swing
from garbage_desktop.motion.eyes import blinking, gaze
from garbage_desktop.motion.speeds import Pace, deal_stagger
from garbage_desktop.motion.strokes import sound_start
from garbage_desktop.table.stage import Spot, heap_spot

SHOE, HAND, SEAT = Spot(488, 316, 84), Spot(529, 544, 106), Spot(992, 327, 56)
PURSE, POT, MIDDLE = Spot(984, 486, 46), Spot(640, 330, 34), Spot(640, 308, 110)

ACTS: dict[str, Act] = {
    "card to a hand": flights.card_flight(SHOE, HAND, 720),
    "card to a far seat": flights.card_flight(SHOE, SEAT, 720),
    "card dealt open": flights.card_flight(SHOE, HAND._replace(face=1), 720),
    "call": flights.call(SHOE, MIDDLE),
    "ribbon": marks.unfold(MIDDLE),
    "shine": marks.shine(SEAT, 9),
    "still": marks.still(SEAT, 1.0, 0.3),
    "coin": coins.coin_drop(PURSE, Spot(871, 566, 40)),
    "stream": coins.stream_coin(PURSE, POT, 5),
    "stream to a heap": coins.stream_coin(PURSE, heap_spot(POT, 30), 5),
    "discard": flights.discard(HAND._replace(face=1), SHOE._replace(face=1), 720, 2),
    "shuffle": flights.shuffle_card(MIDDLE, 4),
    "hop": marks.hop(SEAT),
    "disc": marks.disc_travel(Spot(516, 164, 30), Spot(870, 164, 30), MIDDLE),
    "tab": marks.tab_hit(MIDDLE),
}
every_act = pytest.mark.parametrize("act", ACTS.values(), ids=ACTS)


def moments(act: Act, count: int = 200) -> list[float]:
    return [act.seconds * i / count for i in range(count + 1)]


@every_act
def test_every_act_starts_and_ends_at_rest(act: Act) -> None:
    assert act.at(0) == act.at(-1) == act.begins
    assert act.at(act.seconds) == act.at(math.inf) == act.ends
    assert act.ends.width == 1
    assert act.ends.scale == 1
    assert act.ends.alpha == 1
    assert 0 <= act.strikes <= act.seconds


@every_act
def test_nothing_jumps(act: Act) -> None:
    """No step of a sixtieth of a second is longer than a quarter of the way, and the last one is small."""
    way = math.hypot(act.ends.x - act.begins.x, act.ends.y - act.begins.y)
    poses = [act.at(i / 60) for i in range(math.ceil(act.seconds * 60) + 1)]
    for a, b in itertools.pairwise(poses):
        assert math.hypot(b.x - a.x, b.y - a.y) <= 0.25 * way + 12
        assert abs(b.scale - a.scale) < 0.2
        assert abs(b.height - a.height) < 60
    assert math.hypot(poses[-1].x - poses[-2].x, poses[-1].y - poses[-2].y) <= 2.5


@pytest.mark.parametrize("name", ["card to a hand", "card to a far seat", "coin", "stream", "discard", "disc"])
def test_what_travels_comes_nearer_all_the_time(name: str) -> None:
    act = ACTS[name]
    along = (act.ends.x - act.begins.x, act.ends.y - act.begins.y)
    done = [(p.x - act.begins.x) * along[0] + (p.y - act.begins.y) * along[1] for p in map(act.at, moments(act))]
    assert all(b >= a - 1e-6 for a, b in itertools.pairwise(done))


def test_a_card_rises_before_it_travels_and_lies_before_it_stops() -> None:
    act = ACTS["card to a far seat"]
    early, late = act.at(act.seconds * at.LIFTS), act.at(act.strikes)
    assert early.height > 10
    assert math.hypot(early.x - SHOE.x, early.y - SHOE.y) < 1
    assert late.height < 0.01
    assert 2 < math.hypot(late.x - SEAT.x, late.y - SEAT.y) < 8


@every_act
def test_turns_stay_within_the_cache(act: Act) -> None:
    if act is not ACTS["disc"]:
        assert all(abs(act.at(t).angle) <= flights.TURN + 2 for t in moments(act))


@pytest.mark.parametrize("name", ["call", "card dealt open"])
def test_the_face_changes_when_it_cannot_be_seen(name: str) -> None:
    poses = [ACTS[name].at(t) for t in moments(ACTS[name], 1000)]
    swaps = [a.width for a, b in itertools.pairwise(poses) if a.face != b.face]
    assert len(swaps) == 1
    assert swaps[0] < 0.1


def test_a_coin_lands_flat_and_hops_once() -> None:
    act = ACTS["coin"]
    assert act.at(act.strikes * 0.95).face == act.at(act.strikes).face == 0
    assert {act.at(t).face for t in moments(act)} == {0, 1, 2, 3}
    hops = [act.at(act.strikes + at.COIN_BOUNCE * i / 20).height for i in range(21)]
    assert max(hops) < 10
    assert hops.index(max(hops)) == 10


@every_act
def test_speed_changes_when_and_never_where(act: Act) -> None:
    for speed in (0.5, 1, 2, 4):
        pace, t, frames = Pace(speed), 0.0, 0
        while t < act.seconds:
            t += pace.scaled(1 / 60)
            frames += 1
        assert act.at(t) == act.ends
        assert abs(frames / 60 - act.seconds / speed) <= 1 / 60 + 1e-9
    assert act.at(Pace(math.inf).scaled(1 / 60)) == act.ends


def test_a_dragged_window_is_one_short_frame() -> None:
    assert Pace().scaled(8 * 3600.0) == at.LONGEST_STEP
    assert Pace().scaled(-1.0) == 0.0


@every_act
def test_reduced_motion_ends_in_the_same_pose_and_does_not_travel(act: Act) -> None:
    calm = act.calm()
    assert calm.at(math.inf) == act.ends
    assert calm.seconds == at.CALM
    for t in moments(calm)[1:-1]:
        pose = calm.at(t)
        assert pose.height in {act.begins.height, act.ends.height}
        assert (pose.x, pose.y) in {(act.begins.x, act.begins.y), (act.ends.x, act.ends.y)}
        assert pose.width in {1, act.begins.width}


def test_reduced_motion_keeps_the_starts_in_order_and_short() -> None:
    starts = Pace(calm=True).starts([0.05 * n for n in range(50)])
    assert list(starts) == sorted(starts)
    assert starts[-1] <= 0.4


def test_the_numbers_of_the_design() -> None:
    assert 29 * deal_stagger(30) + at.FLIGHT_FAR <= 1.8
    assert 99 * deal_stagger(100) + at.FLIGHT_FAR <= at.DEAL_LONGEST + 1e-9
    assert 0.26 <= ACTS["card to a hand"].seconds <= ACTS["card to a far seat"].seconds <= 0.34
    assert ACTS["coin"].strikes == 0.22
    for count in (1, 2, 12, 500):
        starts = coins.stream_starts(len(coins.shares(count)))
        assert len(starts) <= 12
        assert starts[-1] + at.STREAM_FLIGHT <= 0.6 + 1e-9
        assert sum(coins.shares(count)) == count


def test_a_shining_card_pulses_once() -> None:
    act = ACTS["shine"]
    glow = [act.at(t).glow for t in moments(act, 1000)]
    tops = [g for f, g, h in zip(glow, glow[1:], glow[2:], strict=False) if f < g >= h]
    assert len(tops) == 1
    assert tops[0] > 1.2
    assert glow[-1] == 1


def test_confetti_is_gone_at_the_end() -> None:
    for number in range(marks.SCRAPS):
        act = marks.scrap(MIDDLE, number)
        assert (act.at(0).x, act.at(0).y) == (MIDDLE.x, MIDDLE.y)
        assert act.at(math.inf).alpha == 0
        assert act.at(0.1).alpha == 1


def test_there_is_no_confetti_where_motion_is_reduced() -> None:
    calm = marks.scrap(MIDDLE, 3).calm()
    assert {calm.at(t).alpha for t in moments(calm)} == {0}


def test_easings_go_from_nothing_to_all() -> None:
    assert [swing(0), swing(1), overshoot(0), overshoot(1)] == pytest.approx([0, 1, 0, 1])
    assert 1.02 < max(overshoot(i / 100) for i in range(101)) < 1.08
    assert (hump(0), hump(0.34, 0.34), hump(1)) == pytest.approx((0, 1, 0))


def test_eyes_reach_to_what_they_see() -> None:
    face = Spot(0, 0)
    assert gaze(face, 1000, -1000, 260) == (1, -1)
    assert gaze(face, 0, 0, 260) == (0, 0)


def test_blinks_are_three_to_six_seconds_apart_and_not_together() -> None:
    starts = {}
    for seat in range(10):
        shut = [i / 100 for i in range(60_00) if blinking(i / 100, seat) and not blinking((i - 1) / 100, seat)]
        assert all(2.9 <= b - a <= 6.1 for a, b in itertools.pairwise(shut))
        starts[seat] = shut
    assert all(abs(a - b) > 0.01 for s in range(9) for a in starts[s] for b in starts[s + 1])


def test_a_sound_starts_so_early_that_its_stroke_meets_the_picture() -> None:
    assert sound_start("card_deal", 0.25) == pytest.approx(0.125)
    assert sound_start("card_deal", 0.25, speed=4) == 0
    assert sound_start("coin_card", 0.22) == 0.22
