"""Easing: shares of the time to shares of the way, 0 to 0 and 1 to 1."""

import math
from functools import cache


def clamp(x: float, low: float = 0.0, high: float = 1.0) -> float:
    return min(max(x, low), high)


def mix(a: float, b: float, share: float) -> float:
    return a + (b - a) * share


def smooth(u: float) -> float:
    """Starts and stops softly, the same on both sides (smoothstep)."""
    return u * u * (3 - 2 * u)


def ease_out(u: float) -> float:
    """Quick, then slower and slower (cubic)."""
    return 1 - (1 - u) ** 3


def swing(u: float) -> float:
    """A throw: starts softly, is quickest at a third of the time, slows for the rest."""
    return smooth(1 - (1 - u) ** 1.7)


def overshoot(u: float, by: float = 1.1) -> float:
    """Ease out past the end and back, once; `by` 1.1 goes 4 % too far."""
    v = u - 1
    return 1 + (by + 1) * v**3 + by * v * v


def hump(u: float, peak: float = 0.5) -> float:
    """Up from 0 to 1 at `peak` and down again to 0."""
    if u <= 0 or u >= 1:
        return 0.0
    return math.sin(math.pi * u ** _bend(peak))


@cache
def _bend(peak: float) -> float:
    """The power that brings `peak` to a half."""
    return math.log(0.5) / math.log(peak)
