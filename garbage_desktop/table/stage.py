"""Stage: everything that lies on the table at one moment, in drawing order, in real pixels. No pygame."""

import math
from collections import defaultdict
from collections.abc import Collection
from functools import cached_property
from typing import Literal, NamedTuple

import msgspec

from garbage_desktop.table.box import Box, around
from garbage_desktop.table.places import FaceOf, HandCard, OnCard, Place, Pot, Purse, RibbonAt, TabOf
from garbage_engine.cards import Card

Colour = Literal["cream", "gold", "mint", "mint soft", "ink"]
Style = Literal["display", "bold", "plain"]  # Fredoka One, Noto Sans Bold, Noto Sans
Align = Literal["left", "centre", "right"]
SeatState = Literal["waiting", "turn", "winner", "out"]
StepState = Literal["done", "now", "later"]
TabState = Literal["missed", "hit", "now", "later"]
RibbonColour = Literal["red", "blue", "plum", "amber"]  # calls, puts, takes, wins
Pack = Literal[0, 1]  # the back of its cards: the pack of the hands, or that of the dealer
Mood = Literal["idle", "blink", "happy", "sad", "surprised", "thinking"]
FINGER = 44


class Spot(NamedTuple):
    """Where a thing lies: its middle, its width, its turn in degrees, 1 if its face is up, how high it lies.

    `tall` is its other measure, where it is not as high as wide.
    """

    x: float
    y: float
    size: float = 1.0
    angle: float = 0.0
    face: int = 0
    height: float = 0.0
    tall: float = 0.0

    @property
    def box(self) -> Box:
        return around(self.x, self.y, self.size, self.tall or self.size).whole()


class Thing(msgspec.Struct, frozen=True, tag=True):
    """Something that is drawn; `box` is all the room it takes, without shadow and glow."""

    box: Box


class Cloth(Thing, frozen=True, tag=True):
    """The table: `box` is the outer edge of its wooden rail, `corner` the radius of the felt."""

    corner: float
    wood: float


class Bar(Thing, frozen=True, tag=True):
    """The dark strip along an edge of the window."""

    at_top: bool


class TableCard(Thing, frozen=True, tag=True):
    """A card, or its back where `card` is None. A dimmed one plays no part now; gold rings mean now.

    One that is wanted is all that a bingo needs yet.
    """

    place: Place
    card: Card | None
    dim: bool = False
    ring: bool = False
    lifted: bool = False
    pack: Pack = 0
    wanted: bool = False


class Halo(Thing, frozen=True, tag=True):
    """Gold around a fanned hand all of whose cards matter now; `card` is the width of one."""

    card: float


class Slot(Thing, frozen=True, tag=True):
    """An empty place for a card, or for a row of them."""


class CoinsOnCard(Thing, frozen=True, tag=True):
    """Coins lying on a card, or a marker worth nothing; `box` is the lowest coin, the badge says how many from two."""

    place: Place
    count: int
    marker: bool = False
    badge: Box | None = None


class Coin(Thing, frozen=True, tag=True):
    """One coin."""


class Stack(Thing, frozen=True, tag=True):
    """Coins standing on one another; `box` is the whole stack, its width a coin's."""

    count: int


class Heap(Thing, frozen=True, tag=True):
    """The pot; `spot` is its middle and the size of a coin. Coin n of it lies at `heap_spot(spot, n)`."""

    count: int
    spot: Spot


class Jar(Thing, frozen=True, tag=True):
    """The kitty."""

    coins: int


class Plate(Thing, frozen=True, tag=True):
    """Name and coins of a seat; a name without room is empty, `inset` leaves room for a face at the left."""

    seat: int
    name: str
    coins: int
    px: int
    state: SeatState = "waiting"
    inset: float = 0
    sign: bool = True  # a coin behind the number
    star: bool = False  # or a star: the number is one of points


class Face(Thing, frozen=True, tag=True):
    """A face in its medal; the eyes point to `gaze`, -1 to 1 each way."""

    seat: int
    art: str  # raccoon, person-6
    mood: Mood = "idle"
    gaze: tuple[float, float] = (0.0, 0.0)
    ring: bool = False
    dim: bool = False


class DealerDisc(Thing, frozen=True, tag=True):
    """The mark of the dealer."""

    seat: int


class ShoeBox(Thing, frozen=True, tag=True):
    """The shoe; `level` 0 is empty, 1 full."""

    level: float
    pack: Pack = 0


class TrayBox(Thing, frozen=True, tag=True):
    """The tray of cards laid aside, the last one on top."""

    level: float
    card: Card | None


class Token(Thing, frozen=True, tag=True):
    """A step of the ladder of put and take."""

    words: str
    px: int
    state: StepState


class RankTab(Thing, frozen=True, tag=True):
    """A count of the count-up row."""

    words: str
    px: int
    state: TabState


class CountCard(Thing, frozen=True, tag=True):
    """The rank that is counted, as large as the card beside it, and a word below."""

    words: str
    below: str
    px: int


class Claimant(Thing, frozen=True, tag=True):
    """The small face of somebody who can win a pot."""

    art: str


class PhasePill(Thing, frozen=True, tag=True):
    """A phase of the deal; without words a dot."""

    words: str
    px: int
    state: StepState


class Ribbon(Thing, frozen=True, tag=True):
    """The call, on a band of cloth."""

    words: str
    px: int
    colour: RibbonColour


class Bubble(Thing, frozen=True, tag=True):
    """What somebody says; its tail points to `tail`."""

    words: str
    px: int
    tail: tuple[float, float]


class Tag(Thing, frozen=True, tag=True):
    """A flag over a card; its point is in the middle of its lower edge."""

    words: str
    px: int


class Panel(Thing, frozen=True, tag=True):
    """A dark board that lies on the table."""


class Lane(Thing, frozen=True, tag=True):
    """The way that somebody runs in the race for points, as far as it is done."""

    share: float


class Note(Thing, frozen=True, tag=True):
    """Words on a dark pill: what a hand is worth, what somebody did. On paper: what was put on a colour."""

    words: str
    px: int
    colour: Colour = "mint"
    paper: bool = False


class Label(Thing, frozen=True, tag=True):
    """A line of words on the bare table, `{coin}` in it is a picture; it fits in its box."""

    words: str
    px: int
    colour: Colour = "cream"
    style: Style = "display"
    align: Align = "centre"


class Scrap(Thing, frozen=True, tag=True):
    """A piece of confetti, one of 24."""

    picture: int


AnyThing = (
    Cloth
    | Bar
    | TableCard
    | Slot
    | Halo
    | CoinsOnCard
    | Coin
    | Stack
    | Heap
    | Jar
    | Plate
    | Face
    | DealerDisc
    | ShoeBox
    | TrayBox
    | Token
    | RankTab
    | CountCard
    | Claimant
    | PhasePill
    | Ribbon
    | Bubble
    | Note
    | Tag
    | Panel
    | Lane
    | Label
    | Scrap
)


HEAP = 60  # coins of a heap that are drawn; more of them lie in between
RISE = 0.153  # of a coin's width, from a coin of a stack to the next
STACK = 12  # coins of a stack


def card_in(case: Box) -> Box:
    """Where a card lies in a shoe or tray."""
    return Box(case.x + 16 / 116 * case.w, case.y + 15 / 152 * case.h, 84 / 116 * case.w, 118 / 152 * case.h)


def heap_spot(heap: Spot, number: int) -> Spot:
    """Where the n-th coin of a heap lies, from 0: nothing that lies there moves when one comes or goes.

    Draw its coins from the back to the front (by y). `size` is that of a coin.
    """
    number %= HEAP
    reach = 0.42 * heap.size * (number + 1) ** 0.42
    away, turn = reach * math.sqrt(number * 0.7548777 % 1), number * 0.5698403 * math.tau
    return heap._replace(
        x=heap.x + 1.15 * away * math.cos(turn), y=heap.y + 0.5 * away * math.sin(turn), height=0.75 * (reach - away)
    )


def heap_reach(heap: Spot, coins: int) -> tuple[float, float]:
    """How far the coins of a heap lie from its middle, sideways and up or down."""
    reach = 0.42 * heap.size * min(coins, HEAP) ** 0.42
    return 1.15 * reach, 0.75 * reach


def stacked(coins: int) -> tuple[int, int]:
    """How many coins the two stacks of a purse show: each one at first, then fewer.

    >>> stacked(7), stacked(104), stacked(9999), stacked(-5)
    ((7, 0), (12, 7), (12, 12), (0, 0))
    """
    coins = max(0, coins)
    shown = coins if coins <= STACK else min(2 * STACK, STACK + (coins - STACK) // 12)
    return min(shown, STACK), max(0, shown - STACK)


def stack_spot(foot: Spot, level: int) -> Spot:
    """Where a coin comes to lie on the stacks of a purse of `level` coins, when `foot` is the lowest coin."""
    first, second = stacked(level)
    if first < STACK:
        return foot._replace(height=first * RISE * foot.size)
    return foot._replace(x=foot.x + foot.size, height=second * RISE * foot.size)


class Stage(msgspec.Struct, frozen=True, dict=True):
    """What is where. `spots` answers for every place of the table, also for those where nothing lies yet."""

    size: tuple[int, int]
    things: tuple[AnyThing, ...]
    front: int
    spots: dict[Place, Spot]
    boxes: dict[str, Box]  # room kept for the controls of the scene: menu, speed, pause, sound, help, answer 0 ...
    heaps: tuple[Spot, ...] = (Spot(0, 0),)  # the main pot, then side pots

    def spot(self, place: Place) -> Spot:
        match place:
            case Pot(number, pot):
                return heap_spot(self.heaps[min(pot, len(self.heaps) - 1)], number)
            case Purse(self.front, level):
                return stack_spot(self.spots[Purse(self.front)], level)
            case Purse(seat):
                return self.spots[Purse(seat)]
        return self.spots[place]

    @cached_property
    def lying(self) -> dict[Place, list[AnyThing]]:
        """What lies at each place, in drawing order."""
        found, tabs = defaultdict[Place, list[AnyThing]](list), 0
        for thing in self.things:
            match thing:
                case Face(_, seat) | DealerDisc(_, seat):
                    found[FaceOf(seat)].append(thing)
                case Ribbon():
                    found[RibbonAt()].append(thing)
                case RankTab():
                    found[TabOf(tabs % 13 + 1, tabs // 13)].append(thing)
                    tabs += 1
                case _ if place := getattr(thing, "place", None):
                    found[place].append(thing)
        return found

    def at(self, place: Place) -> list[AnyThing]:
        """What lies there: a card with its coins, a face with the dealer's mark, a ribbon."""
        there = self.lying.get(place, [])
        match place:
            case HandCard(seat, card):
                return there + self.lying.get(OnCard(seat, card), [])
        return there

    def card(self, x: float, y: float, among: Collection[HandCard]) -> HandCard | None:
        """The card of these that a finger at this point means: the nearest one under it."""
        near = [
            (abs(thing.box.middle[0] - x), thing.place)
            for thing in self.things
            if isinstance(thing, TableCard) and thing.place in among and thing.box.reached(FINGER).holds(x, y)
        ]
        return min(near, key=lambda pair: pair[0])[1] if near else None  # type: ignore[return-value]

    def on_shoe(self, x: float, y: float) -> bool:
        return any(isinstance(thing, ShoeBox) and thing.box.holds(x, y) for thing in self.things)
