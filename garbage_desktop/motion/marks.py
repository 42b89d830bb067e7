"""Marks: small movements that show what matters: a shining card, a ribbon, a hop, the dealer's disc, confetti."""

import math

from garbage_desktop.motion.acts import Act, Pose, resting
from garbage_desktop.motion.easing import clamp, ease_out, hump, mix, overshoot, smooth
from garbage_desktop.motion.flights import distance
from garbage_desktop.motion.speeds import CONFETTI, DISC, HOP, RIBBON, SHINE, SINK, SLIP, TAB
from garbage_desktop.table.stage import Spot

SCRAPS = 24


def unfold(spot: Spot) -> Act:
    """A ribbon opens from its middle: first the band, a touch too wide, then it is still."""

    def moving(t: float) -> Pose:
        u = t / RIBBON
        return resting(spot)._replace(
            width=mix(0.25, 1.0, overshoot(u, 1.3)), scale=mix(0.9, 1.0, ease_out(u)), alpha=clamp(3 * u)
        )

    return Act(RIBBON, 0.0, resting(spot)._replace(width=0.25, scale=0.9, alpha=0.0), resting(spot), moving, stays=True)


def shine(spot: Spot, rise: float) -> Act:
    """A card comes up to its raised spot and its ring lights up: one pulse, then steady for as long as it matters."""

    def moving(t: float) -> Pose:
        u = t / SHINE
        glow = smooth(clamp(u / 0.3)) + 0.6 * hump(u, 0.4)
        return resting(spot)._replace(y=spot.y + rise * (1 - ease_out(clamp(u / 0.5))), glow=glow)

    return Act(SHINE, 0.0, resting(spot)._replace(y=spot.y + rise), resting(spot, glow=1.0), moving, stays=True)


def sink(spot: Spot, rise: float) -> Act:
    """A card that shone goes down from its raised spot, and its ring goes out."""
    first, last = resting(spot, glow=1.0), resting(spot)._replace(y=spot.y + rise)

    def moving(t: float) -> Pose:
        u = smooth(t / SINK)
        return first._replace(y=spot.y + rise * u, glow=1 - u)

    return Act(SINK, 0.0, first, last, moving, stays=True)


def still(spot: Spot, glow: float, seconds: float) -> Act:
    """Nothing moves: a card that lies over one that does."""
    pose = resting(spot, glow)
    return Act(seconds, 0.0, pose, pose._replace(), lambda _: pose, stays=True)


def slip(spot: Spot) -> Act:
    """A card gives way to the side and comes back: it plays no part any more."""

    def moving(t: float) -> Pose:
        return resting(spot)._replace(x=spot.x + 0.14 * spot.size * hump(t / SLIP, 0.35))

    return Act(SLIP, 0.0, resting(spot), resting(spot), moving, stays=True)


def hop(spot: Spot, high: float = 14.0, glow: float = 0.0) -> Act:
    """A jump for joy: a card of a winning hand, a happy face."""

    def moving(t: float) -> Pose:
        return resting(spot, glow)._replace(height=high * hump(t / HOP, 0.45))

    return Act(HOP, 0.0, resting(spot, glow), resting(spot, glow), moving, stays=True)


def disc_travel(start: Spot, end: Spot, middle: Spot) -> Act:
    """The dealer's disc walks around the table, not across it, turns once, and lies straight."""

    def moving(t: float) -> Pose:
        u = t / DISC
        way = smooth(u)
        out_x, out_y = (start.x + end.x) / 2 - middle.x, (start.y + end.y) / 2 - middle.y
        off = 0.18 * distance(start, end) / max(1.0, math.hypot(out_x, out_y)) * 4 * way * (1 - way)
        return Pose(
            mix(start.x, end.x, way) + out_x * off,
            mix(start.y, end.y, way) + out_y * off,
            angle=360 * way,
            height=0.3 * end.size * hump(u, 0.4),
        )

    return Act(DISC, DISC * 0.92, resting(start), resting(end), moving)


def tab_hit(spot: Spot) -> Act:
    """The rank of the count-up row that agrees with its card: grows once, turns to copper at the top."""

    def moving(t: float) -> Pose:
        u = t / TAB
        return resting(spot)._replace(scale=1 + 0.14 * hump(u, 0.35), face=int(u >= 0.35))

    return Act(TAB, TAB * 0.35, resting(spot)._replace(face=0), resting(spot)._replace(face=1), moving, stays=True)


def scrap(spot: Spot, number: int) -> Act:
    """A scrap of confetti: thrown up in a fan, sinking and turning, gone. The size of the spot is its reach."""

    def moving(t: float) -> Pose:
        across = (number * 0.618034) % 1 * 2 - 1
        up = 0.6 + 0.4 * ((number * 0.414214) % 1)
        thrown = 1 - math.exp(-6 * t)
        sinks = (0.34 + 0.12 * (number % 3)) * t * smooth(clamp(t / 0.6))
        x = spot.x + spot.size * (across * thrown + 0.06 * math.sin(6 * t + number) * thrown)
        y = spot.y - spot.size * (up * (1 - abs(across) * 0.4) * thrown - sinks)
        fade = 1 - clamp((t - CONFETTI + 0.4) / 0.4)
        return Pose(x, y, angle=(number * 40 + 300 * t * (1 if number % 2 else -1)) % 360, alpha=fade)

    unseen = moving(0.0)._replace(alpha=0.0)  # also for as long as motion is reduced
    return Act(CONFETTI, 0.0, unseen, moving(CONFETTI), moving)
