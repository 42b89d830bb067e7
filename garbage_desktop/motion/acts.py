"""Act: one movement of one thing, a pure function from seconds to a pose.

An act is made from the spots that the stage gives *now* and asked for the pose at any second:
    act = card_flight(shoe, hand, table=720)
    act.at(0.1)            # somewhere on the way
    act.at(math.inf)       # finish now: the resting pose, exactly
    act.calm().at(0.1)     # reduced motion: fades in place, ends in the same pose
After a resize it is made again from the new spots and asked for the same second.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import NamedTuple

from garbage_desktop.motion.easing import hump, mix, smooth
from garbage_desktop.motion.speeds import CALM
from garbage_desktop.table.stage import AnyThing, Spot


class Pose(NamedTuple):
    """How one thing is drawn in one frame: its middle at (x, y - height), its shadow at (x, y), softer the higher."""

    x: float
    y: float
    angle: float = 0.0  # degrees, clockwise
    scale: float = 1.0  # of its size at rest
    width: float = 1.0  # of its own width: nearly 0 when a turning card is seen from the side
    height: float = 0.0  # pixels above the table
    face: int = 0  # cards: 0 back, 1 front; coins: frame of the spin, 0 flat
    other: float = 0.0  # how much of the card's other face is still seen over this one
    alpha: float = 1.0
    glow: float = 0.0  # the highlight ring; what is above 1 is drawn as a second ring over the first


class Mover(NamedTuple):
    """A thing in motion, drawn over what rests. The box of the thing gives its size, the pose the rest."""

    thing: AnyThing
    pose: Pose


def resting(spot: Spot, glow: float = 0.0) -> Pose:
    return Pose(spot.x, spot.y, spot.angle, height=spot.height, face=spot.face, glow=glow)


@dataclass(frozen=True, slots=True)
class Act:
    """One movement of one thing."""

    seconds: float
    strikes: float  # when it touches down: its sound, its number
    begins: Pose
    ends: Pose
    moving: Callable[[float], Pose]
    stays: bool = False  # it hardly leaves its place, so reduced motion only changes its light

    def at(self, t: float) -> Pose:
        """The pose after `t` seconds; the first one before, the last one for ever after."""
        if t >= self.seconds:
            return self.ends
        return self.begins if t <= 0 else self.moving(t)

    def calm(self) -> "Act":
        """The same change without movement: out here, in there. Ends in the same pose."""
        if self.stays:
            return replace(self, seconds=CALM, strikes=min(self.strikes, CALM / 2), moving=self._shining)
        return Act(CALM, CALM / 2, self.begins, self.ends, self._fading)

    def _fading(self, t: float) -> Pose:
        u = t / CALM
        if u < 0.5:
            return self.begins._replace(alpha=self.begins.alpha * (1 - smooth(2 * u)))
        return self.ends._replace(alpha=self.ends.alpha * smooth(2 * u - 1))

    def _shining(self, t: float) -> Pose:
        """Faces fade over, rings fade in; what would only hop or shake out shines once."""
        u = smooth(t / CALM)
        once = hump(u) * (self.begins == self.ends)
        return self.ends._replace(
            other=(1 - u) * (self.begins.face != self.ends.face),
            alpha=mix(self.begins.alpha, self.ends.alpha, u),
            glow=mix(self.begins.glow, self.ends.glow, u) + once,
        )
