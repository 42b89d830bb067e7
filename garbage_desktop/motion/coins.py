"""Coins in the air: one that drops on a card, and streams between purses and pots."""

import math
from collections.abc import Sequence

from garbage_desktop.motion.acts import Act, Pose, resting
from garbage_desktop.motion.easing import ease_out, hump, mix, smooth
from garbage_desktop.motion.flights import distance, road
from garbage_desktop.motion.speeds import (
    COIN_ARC,
    COIN_BOUNCE,
    COLLECT_LONGEST,
    STREAM_FLIGHT,
    STREAM_LONGEST,
    STREAM_SPRITES,
    STREAM_STAGGER,
)
from garbage_desktop.table.stage import Spot


def spin_frame(share: float, turns: int) -> int:
    """Which of the four spin frames is seen; flat at both ends, and already for the last eighth before it lands.

    >>> [spin_frame(share / 8, 1) for share in range(9)]
    [0, 1, 1, 2, 2, 3, 3, 0, 0]
    """
    return math.floor(share * turns * 4 + 0.5) % 4


def coin_drop(start: Spot, end: Spot, arc: float = COIN_ARC, turns: int = 1, peak: float = 0.0) -> Act:
    """A coin flies in a high arc, touches just short of its place, hops once without squash, and lies.

    Its shadow falls on what it comes from and goes to: on the top of a stack, not beside its foot.
    """
    start, end = on_top(start), on_top(end)
    far = distance(start, end)
    top = peak or max(1.1 * end.size, 0.2 * far)
    touch = 1 - min(0.04, 0.35 * end.size / max(far, 1.0))  # share of the way at which it first touches
    way_to, small = road(start, end, 0.05), start.size / end.size

    def moving(t: float) -> Pose:
        if t < arc:
            u = t / arc
            way = touch * mix(u, smooth(u), 0.6)
            height, frame = top * hump(u, 0.46), spin_frame(u, turns)
        else:
            u = (t - arc) / COIN_BOUNCE
            way = mix(touch, 1.0, ease_out(u))
            height, frame = 0.2 * end.size * hump(u), 0
        x, y = way_to(way)
        return Pose(x, y, 0.0, mix(small, 1.0, smooth(way)), 1.0, height, frame)

    first = Pose(start.x, start.y, scale=small)
    return Act(arc + COIN_BOUNCE, arc, first, resting(end), moving)


def on_top(spot: Spot) -> Spot:
    return spot._replace(y=spot.y - spot.height, height=0.0)


def stream_coin(start: Spot, end: Spot, number: int) -> Act:
    """One coin of a stream, to its own spot on the heap or to the coin of a plate; they fan out in the air."""
    fan = 1 + 0.16 * math.sin(number * 2.4)
    return coin_drop(start, end, STREAM_FLIGHT, 2, (0.8 * end.size + 0.12 * distance(start, end)) * fan)


def shares(coins: int, most: int = STREAM_SPRITES) -> tuple[int, ...]:
    """How many coins each sprite of a stream stands for.

    >>> shares(5), shares(30, 4)
    ((1, 1, 1, 1, 1), (7, 8, 7, 8))
    """
    sprites = min(coins, most)
    return tuple(coins * (i + 1) // sprites - coins * i // sprites for i in range(sprites))


def stream_starts(sprites: int) -> tuple[float, ...]:
    """Evenly, the last one down after STREAM_LONGEST at most; few coins are quicker."""
    step = min(STREAM_STAGGER, (STREAM_LONGEST - STREAM_FLIGHT) / max(1, sprites - 1))
    return tuple(i * step for i in range(sprites))


def collect_starts(coins: Sequence[int], longest: float = COLLECT_LONGEST) -> tuple[tuple[float, ...], ...]:
    """When each covered card of each seat gives up its coin: seats in order, cards from left to right."""
    seat = min(0.09, longest / max(1, len(coins)))
    return tuple(tuple(seat * place + seat * i / max(1, n) for i in range(n)) for place, n in enumerate(coins))
