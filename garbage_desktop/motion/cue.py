"""Cue: how one event is played. Data: what goes from which place to which, when, with what sound; never pixels."""

from dataclasses import dataclass

import msgspec

from garbage_desktop.motion.acts import Act, Mover, Pose
from garbage_desktop.motion.coins import coin_drop, stream_coin
from garbage_desktop.motion.flights import call, card_flight, discard, shuffle_card, slide
from garbage_desktop.motion.marks import disc_travel, hop, scrap, shine, sink, slip, still, tab_hit, unfold
from garbage_desktop.motion.speeds import SHINE, SINK
from garbage_desktop.table import places as at
from garbage_desktop.table.places import Place
from garbage_desktop.table.stage import AnyThing, Coin, DealerDisc, Pack, Scrap, Spot, Stage, TableCard
from garbage_engine.cards import Card
from garbage_engine.events import AnyEvent


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that moves; `after` seconds from the beginning of its cue."""

    after: float = 0.0
    lands: bool = True  # the event happens when it lands

    @property
    def hides(self) -> tuple[Place, ...]:
        """What looks empty meanwhile."""
        return ()

    def act(self, stage: Stage) -> Act:
        raise NotImplementedError

    def things(self, stage: Stage) -> list[AnyThing]:
        """What moves, as it lies at rest; the first one moves as the act says, the others along with it."""
        raise NotImplementedError

    def movers(self, stage: Stage, pose: Pose) -> list[Mover]:
        things = self.things(stage)
        if len(things) < 2:
            return [Mover(thing, pose) for thing in things]
        x, y = things[0].box.middle
        return [Mover(things[0], pose)] + [
            Mover(
                thing, pose._replace(x=thing.box.middle[0] + pose.x - x, y=thing.box.middle[1] + pose.y - y, glow=0.0)
            )
            for thing in things[1:]
        ]


class Fly(Part, frozen=True, kw_only=True):
    """A card flies; it turns over if the other place shows the other side."""

    card: Card
    start: Place
    end: Place
    number: int = 0  # in the tray every third lies straight
    pack: Pack = 0

    @property
    def hides(self) -> tuple[Place, ...]:
        match self.start:
            case at.HandCard(seat, card):
                return self.start, at.OnCard(seat, card)
        return self.start, self.end

    def act(self, stage: Stage) -> Act:
        start, end, table = stage.spot(self.start), stage.spot(self.end), stage.size[1]
        return (
            discard(start, end, table, self.number) if isinstance(self.end, at.Tray) else card_flight(start, end, table)
        )

    def things(self, stage: Stage) -> list[AnyThing]:
        return [TableCard(stage.spot(self.end).box, self.end, self.card, pack=self.pack)]


class Slide(Fly, frozen=True, kw_only=True):
    """A card is pushed along."""

    def act(self, stage: Stage) -> Act:
        return slide(stage.spot(self.start), stage.spot(self.end))


class Call(Part, frozen=True, kw_only=True):
    """The turned card comes out of the shoe to the middle, or to its place in the row."""

    card: Card
    end: Place
    stock: Pack = 0

    @property
    def hides(self) -> tuple[Place, ...]:
        return at.Light(), at.RibbonAt()

    def act(self, stage: Stage) -> Act:
        return call(stage.spot(at.Shoe(self.stock)), stage.spot(self.end))

    def things(self, stage: Stage) -> list[AnyThing]:
        return [TableCard(stage.spot(self.end).box, self.end, self.card, pack=self.stock)]


class Toss(Part, frozen=True, kw_only=True):
    """A coin flies: by itself onto a card, or as the n-th of a stream."""

    start: Place
    end: Place
    stream: int | None = None
    empties: bool = False  # it was the last coin of the place that it leaves
    fills: bool = False  # it is the first coin of the place where it lands

    @property
    def hides(self) -> tuple[Place, ...]:
        return (self.start,) * self.empties + (self.end,) * self.fills

    def act(self, stage: Stage) -> Act:
        start, end = stage.spot(self.start), stage.spot(self.end)
        return coin_drop(start, end) if self.stream is None else stream_coin(start, end, self.stream)

    def things(self, stage: Stage) -> list[AnyThing]:
        spot = stage.spot(self.end)
        return [Coin(spot._replace(tall=0.0).box)]


class Mark(Part, frozen=True, kw_only=True):
    """Something that moves in its place, after the event has happened unless it is `now`."""

    place: Place
    lands: bool = False
    now: bool = False

    @property
    def hides(self) -> tuple[Place, ...]:
        match self.place:
            case at.HandCard(seat, card):
                return self.place, at.OnCard(seat, card)
        return (self.place,)

    def spot(self, stage: Stage) -> Spot:
        """Where it lies now: a raised card is higher than its place."""
        things = self.things(stage)
        spot = stage.spot(self.place)
        return spot._replace(x=things[0].box.middle[0], y=things[0].box.middle[1]) if things else spot

    def things(self, stage: Stage) -> list[AnyThing]:
        return stage.at(self.place)


def lit(thing: AnyThing) -> bool:
    """Whether a card shines where it lies: a hand that is of no use now does not."""
    return isinstance(thing, TableCard) and (thing.ring or thing.lifted)


class Shine(Mark, frozen=True, kw_only=True):
    """A card that matters now rises and is ringed: one pulse."""

    def act(self, stage: Stage) -> Act:
        spot = self.spot(stage)
        if not any(lit(thing) for thing in self.things(stage)):
            return still(spot, 0.0, SHINE)
        return shine(spot, stage.spot(self.place).y - spot.y)


class Sink(Mark, frozen=True, kw_only=True):
    """A card that shone lies flat again."""

    now: bool = True

    def act(self, stage: Stage) -> Act:
        spot = self.spot(stage)
        if not any(lit(thing) for thing in self.things(stage)):
            return still(spot, 0.0, SINK)
        return sink(spot, stage.spot(self.place).y - spot.y)


class Still(Mark, frozen=True, kw_only=True):
    """A card that lies over a shining one stays on top of it."""

    seconds: float = SHINE

    def act(self, stage: Stage) -> Act:
        things = self.things(stage)
        ring = bool(things) and isinstance(things[0], TableCard) and things[0].ring
        return still(self.spot(stage), float(ring), self.seconds)


class Slip(Mark, frozen=True, kw_only=True):
    """A card of a hand that is laid down gives way."""

    def act(self, stage: Stage) -> Act:
        return slip(self.spot(stage))


class Hop(Mark, frozen=True, kw_only=True):
    """A card or a face jumps for joy."""

    def act(self, stage: Stage) -> Act:
        return hop(self.spot(stage), glow=float(isinstance(self.place, at.HandCard)))


class Unfold(Mark, frozen=True, kw_only=True):
    """The ribbon opens."""

    place: Place = at.RibbonAt()

    def act(self, stage: Stage) -> Act:
        return unfold(self.spot(stage))


class TabHit(Mark, frozen=True, kw_only=True):
    """A count of the row agrees with its card."""

    def act(self, stage: Stage) -> Act:
        return tab_hit(self.spot(stage))


class Walk(Part, frozen=True, kw_only=True):
    """The dealer's mark goes on to the next dealer."""

    start: int
    end: int

    @property
    def hides(self) -> tuple[Place, ...]:
        return at.DealerMark(self.start), at.DealerMark(self.end)

    def act(self, stage: Stage) -> Act:
        return disc_travel(*map(stage.spot, (at.DealerMark(self.start), at.DealerMark(self.end), at.Middle())))

    def things(self, stage: Stage) -> list[AnyThing]:
        return [DealerDisc(stage.spot(at.DealerMark(self.end)).box, self.end)]


class Riffle(Part, frozen=True, kw_only=True):
    """One of the packets of a shuffle."""

    number: int
    stock: Pack = 0

    def act(self, stage: Stage) -> Act:
        return shuffle_card(stage.spot(at.Shoe(self.stock)), self.number)

    def things(self, stage: Stage) -> list[AnyThing]:
        return [TableCard(stage.spot(at.Shoe(self.stock)).box, at.Shoe(self.stock), None, pack=self.stock)]


class Confetti(Part, frozen=True, kw_only=True):
    """One scrap of confetti over a seat or the middle; it is thrown so many heights of the window far."""

    place: Place
    number: int
    reach: float = 0.24
    lands: bool = False

    def act(self, stage: Stage) -> Act:
        spot = stage.spot(self.place)
        return scrap(spot._replace(size=self.reach * min(stage.size)), self.number)

    def things(self, stage: Stage) -> list[AnyThing]:
        px = round(min(stage.size) / 40)
        return [Scrap(stage.spot(self.place)._replace(size=px, tall=px).box, self.number % 24)]


class Sound(msgspec.Struct, frozen=True):
    """An effect whose stroke is heard `strikes` seconds after its cue began."""

    effect: str
    strikes: float = 0.0
    place: Place | None = None
    loudness: float = 1.0


class Say(msgspec.Struct, frozen=True):
    """A line of the voice, or some in a row, apart by spaces."""

    key: str
    after: float = 0.0
    to: int | None = None  # only if this seat is the one person who plays


class Count(msgspec.Struct, frozen=True):
    """A number changes before the table says so: coins of a purse, else of the pot or of the kitty."""

    after: float
    coins: int
    seat: int | None = None
    kitty: bool = False


@dataclass(frozen=True, slots=True)
class Cue:
    """How one event is played."""

    event: AnyEvent
    parts: tuple[Part, ...] = ()
    counts: tuple[Count, ...] = ()
    sounds: tuple[Sound, ...] = ()
    says: tuple[Say, ...] = ()
    lead: float = 0.0  # after so long the next cue may begin
    first: bool = False  # it has happened when it begins, else when its parts have landed
    settles: bool = False  # it happens only when all parts are at rest, because then places move
    waits: bool = False  # begins only when all before is over
    lasts: float = 0.0  # is not over sooner, so that it can be read
    focus: Place | None = None  # what eyes follow
