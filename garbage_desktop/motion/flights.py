"""Flights: how cards travel: dealt, called, laid aside, shuffled."""

import math
from collections.abc import Callable

from garbage_desktop.motion.acts import Act, Pose, resting
from garbage_desktop.motion.easing import clamp, hump, mix, overshoot, smooth, swing
from garbage_desktop.motion.speeds import (
    CALL,
    CALL_FACE,
    DISCARD,
    FLIGHT_FAR,
    FLIGHT_NEAR,
    LANDS,
    LIFTS,
    SHUFFLE,
)
from garbage_desktop.table.stage import Spot

TURN = 6.0  # degrees; the painter keeps turned cards in steps of 2 up to 6


def distance(start: Spot, end: Spot) -> float:
    return math.hypot(end.x - start.x, end.y - start.y)


def road(start: Spot, end: Spot, bend: float) -> Callable[[float], tuple[float, float]]:
    """The points of a way by their share of it; `bend` is the share of the distance that its middle is off the line.

    It bends upwards, or to the right if it is upright itself.
    """
    x, y, dx, dy = start.x, start.y, end.x - start.x, end.y - start.y
    aside, down = 4 * bend * dy, -4 * bend * dx
    if down > 0 or (down == 0 and aside < 0):
        aside, down = -aside, -down

    def point(u: float) -> tuple[float, float]:
        side = u * (1 - u)
        return x + dx * u + aside * side, y + dy * u + down * side

    return point


def flight_seconds(pixels: float, table: float) -> float:
    """Longer ways take longer, but not as much longer as they are. `table` is the window's height.

    >>> flight_seconds(216, 720), flight_seconds(2000, 720)
    (0.26, 0.34)
    """
    return mix(FLIGHT_NEAR, FLIGHT_FAR, clamp((pixels / table - 0.3) / 0.6))


def edgewise(over: float) -> float:
    """How wide a card looks that is turned over by a share; from the side it is still a line."""
    return max(0.04, abs(math.cos(math.pi * over)))


def card_flight(start: Spot, end: Spot, table: float, seconds: float = 0.0) -> Act:
    """A card is dealt or thrown: rises, travels an arc with a small turn, touches down, slides the last bit home.

    If its end shows the other face, it turns over in the middle of the flight, where it is quick and high.
    """
    far = distance(start, end)
    seconds = seconds or flight_seconds(far, table)
    top = 0.16 * end.size + 0.06 * far
    bend = mix(0.06, 0.13, abs(end.y - start.y) / max(far, 1.0))  # height alone bends only what flies sideways
    turn = math.copysign(TURN, end.x - start.x) if abs(end.x - start.x) > 0.2 * far else 0.0
    way_to, first_size, turns_over = road(start, end, bend), start.size / end.size, start.face != end.face

    def moving(t: float) -> Pose:
        u = t / seconds
        way = swing(clamp((u - LIFTS) / (1 - LIFTS)))
        over = smooth(clamp((u - 0.2) / 0.5)) if turns_over else 0.0
        x, y = way_to(way)
        return Pose(
            x,
            y,
            mix(start.angle, end.angle, way) + turn * hump(way, 0.4),
            mix(first_size, 1.0, smooth(clamp(u / LANDS))),
            edgewise(over) if turns_over else 1.0,
            top * hump(u / LANDS, 0.34),
            start.face if over < 0.5 else end.face,
        )

    first = Pose(start.x, start.y, start.angle, first_size, face=start.face)
    return Act(seconds, seconds * LANDS, first, resting(end), moving)


def call(shoe: Spot, middle: Spot) -> Act:
    """The called card: out of the shoe, turned over on the way, a little too large in the middle, then at rest."""
    top, way_to = 0.3 * middle.size, road(shoe, middle, 0.12)

    def moving(t: float) -> Pose:
        u = t / CALL
        way = swing(clamp(u / 0.8))
        turned = smooth(clamp((u - 0.15) / (2 * (CALL_FACE - 0.15))))
        x, y = way_to(way)
        return Pose(
            x,
            y,
            scale=mix(shoe.size / middle.size, 1.0, overshoot(clamp(u / 0.9), 1.4)),
            width=edgewise(turned),
            height=top * hump(u / LANDS, 0.4),
            face=int(u >= CALL_FACE),
        )

    first = Pose(shoe.x, shoe.y, scale=shoe.size / middle.size)
    return Act(CALL, CALL * LANDS, first, resting(middle)._replace(face=1), moving)


def slide(start: Spot, end: Spot) -> Act:
    """A card is pushed along the felt to its new place."""

    def moving(t: float) -> Pose:
        u = smooth(t / DISCARD)
        return resting(end)._replace(x=mix(start.x, end.x, u), y=mix(start.y, end.y, u))

    first = resting(start)._replace(scale=start.size / end.size)
    return Act(DISCARD, DISCARD, first, resting(end), moving)


def discard(start: Spot, tray: Spot, table: float, number: int = 0) -> Act:
    """A card is swept into the tray: low, quick, and it lies nearly straight there."""
    return card_flight(start, tray._replace(angle=(-2.0, 0.0, 2.0)[number % 3]), table, DISCARD)


def shuffle_card(spot: Spot, number: int, cards: int = 10) -> Act:
    """One of the packets that show a shuffle: two halves part, fall into each other card by card, are squared."""
    side = -1 if number % 2 else 1
    falls = 0.3 + 0.42 * number / cards  # share of the time

    def moving(t: float) -> Pose:
        u = t / SHUFFLE
        apart = smooth(clamp(u / 0.2)) - smooth(clamp((u - falls) / 0.14))
        bridge = hump(clamp((u - 0.1) / 0.75))
        return resting(spot)._replace(
            x=spot.x + side * 0.62 * spot.size * apart,
            y=spot.y - 0.02 * spot.size * number * (1 - smooth(clamp((u - 0.85) / 0.15))),
            angle=side * TURN * apart,
            height=0.1 * spot.size * bridge + 0.16 * spot.size * hump(clamp((u - falls) / 0.14)),
        )

    return Act(SHUFFLE, SHUFFLE * 0.97, resting(spot), resting(spot), moving, stays=True)
