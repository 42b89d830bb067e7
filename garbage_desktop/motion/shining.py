"""Shining: the cards of a hand that matter now rise and glow, and sink again; what lies over them stays on top."""

from collections.abc import Sequence

from garbage_desktop.motion.cue import Part, Shine, Sink, Still
from garbage_desktop.motion.speeds import SHINE, SINK
from garbage_desktop.table import places as at


def shining(seat: int, places: Sequence[int], cards: int, after: float, stagger: float = 0.0) -> list[Part]:
    """These cards shine; what lies over them stays on top."""
    if not places:
        return []
    return [
        Shine(place=at.HandCard(seat, place), after=after + stagger * places.index(place))
        if place in places
        else Still(place=at.HandCard(seat, place), after=after, seconds=SHINE + stagger * (len(places) - 1))
        for place in range(min(places), cards)
    ]


def sinking(seat: int, places: Sequence[int], cards: int) -> list[Part]:
    """These cards shine no longer."""
    if not places:
        return []
    return [
        Sink(place=at.HandCard(seat, place))
        if place in places
        else Still(place=at.HandCard(seat, place), seconds=SINK, now=True)
        for place in range(min(places), cards)
    ]
