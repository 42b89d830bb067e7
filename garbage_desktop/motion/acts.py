"""Act: one movement of one thing, a pure function from seconds to a pose."""

from typing import NamedTuple

from garbage_desktop.table.stage import AnyThing


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
