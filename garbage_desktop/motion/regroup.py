"""Regroup: between two games the table is rearranged: faces, plates and boxes glide, the rest fades."""

from collections.abc import Hashable

import msgspec

from garbage_desktop.motion.acts import Mover, Pose
from garbage_desktop.motion.easing import mix, smooth
from garbage_desktop.motion.speeds import CALM, REGROUP
from garbage_desktop.table import stage as on
from garbage_desktop.table.places import HandCard, OnCard
from garbage_desktop.table.stage import AnyThing, Stage

FADING = (on.Slot, on.RankTab, on.Token, on.ShoeBox, on.TrayBox)


def identity(thing: AnyThing) -> Hashable:
    """What makes a thing the same one in another stage; None for what is not followed."""
    match thing:
        case on.Face(_, seat) | on.Plate(_, seat) | on.DealerDisc(_, seat):
            return type(thing), seat
        case on.TableCard(_, place) | on.CoinsOnCard(_, place):
            return type(thing), place
        case on.ShoeBox() | on.TrayBox():
            return type(thing)
    return None


class Regroup:
    """From the stage as it was to the one that is, for a moment."""

    def __init__(self, old: Stage, calm: bool) -> None:
        self.old, self.calm, self.t = old, calm, 0.0
        self._were = {identity(thing): thing for thing in old.things if identity(thing)}
        self._kept: tuple[Stage, Stage, list[Mover]] | None = None  # new stage, what rests of it, what does not

    @property
    def over(self) -> bool:
        return self.t >= (CALM if self.calm else REGROUP)

    def rest(self, new: Stage) -> Stage:
        """What neither glides nor fades."""
        return self._split(new)[1]

    def movers(self, new: Stage) -> list[Mover]:
        u = smooth(min(1.0, self.t / (CALM if self.calm else REGROUP)))
        gone = [Mover(thing, pose_in(thing, thing, 1, 1 - u)) for thing in self.old.things if self._leaves(thing, new)]
        return gone + [self._between(mover.thing, u) for mover in self._split(new)[2]]

    def _between(self, thing: AnyThing, u: float) -> Mover:
        old = self._were.get(identity(thing))
        if old is None or self.calm:
            return Mover(thing, pose_in(thing, thing, 1, u))
        return Mover(thing, pose_in(old, thing, u, 1))

    def _leaves(self, thing: AnyThing, new: Stage) -> bool:
        return isinstance(thing, FADING) and not identity(thing) and thing not in new.things

    def _split(self, new: Stage) -> tuple[Stage, Stage, list[Mover]]:
        if self._kept is None or self._kept[0] is not new:
            moving = self._moving(new)
            there = {id(thing) for thing in moving}
            rest = msgspec.structs.replace(new, things=tuple(thing for thing in new.things if id(thing) not in there))
            self._kept = new, rest, [Mover(thing, pose_in(thing, thing, 1, 1)) for thing in moving]
        return self._kept

    def _moving(self, new: Stage) -> list[AnyThing]:
        """What glides or fades; in a hand also what lies on top of it."""
        found, hands = list[AnyThing](), set[int]()
        for thing in new.things:
            place = getattr(thing, "place", None)
            seat = place.seat if isinstance(place, HandCard | OnCard) else None
            if self._moves(thing) or seat in hands:
                found.append(thing)
                hands |= {seat} if seat is not None else set()
        return found

    def _moves(self, thing: AnyThing) -> bool:
        old = self._were.get(identity(thing))
        if old is not None:
            return old.box != thing.box
        return isinstance(thing, FADING) and thing not in self.old.things


def pose_in(old: AnyThing, new: AnyThing, u: float, alpha: float) -> Pose:
    """Between the boxes of two things, in the size of the second."""
    (x, y), (to_x, to_y) = old.box.middle, new.box.middle
    high = old.box.h / new.box.h
    wide = old.box.w / new.box.w / high
    glow = float(isinstance(new, on.TableCard) and new.ring)
    face = int(isinstance(new, on.TableCard | on.RankTab))
    return Pose(
        mix(x, to_x, u),
        mix(y, to_y, u),
        scale=mix(high, 1, u),
        width=mix(wide, 1, u),
        face=face,
        alpha=alpha,
        glow=glow,
    )
