"""River director: takes the events of River, lets cards travel from one stage to the next, and keeps what is shown.

What belongs together is one beat. Where a card comes from is read off the two stages: by what it is, by where it
lies, or by what has happened.
"""

import math
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby

import msgspec

from garbage_desktop import voice
from garbage_desktop.motion.acts import Act, Mover
from garbage_desktop.motion.cue import Say, Sound
from garbage_desktop.motion.flights import card_flight
from garbage_desktop.motion.speeds import DISCARD, FLIGHT_FAR, HURRY, READ, Pace, deal_stagger
from garbage_desktop.table.places import HandCard, Place
from garbage_desktop.table.river_layout import layout
from garbage_desktop.table.river_view import Deck, FutureSpot, PairSpot, RiverSpot, RiverView
from garbage_desktop.table.stage import Spot, Stage, TableCard
from garbage_engine import river_events as ev
from garbage_engine.cards import Card
from garbage_engine.events import MatchEnded
from garbage_engine.river_events import RiverEvent
from garbage_engine.river_table import RIVER, RiverTable

Tell = Callable[[RiverEvent, RiverTable], None]
TOGETHER: tuple[tuple[type, ...], ...] = (
    (ev.HandCardDealt, ev.FutureTurned),
    (ev.RoundStarted, ev.FutureTurned),
    (ev.BestShown, ev.RoundWon),
)
READ_AFTER = {ev.RiverShown: READ, ev.PairsShown: READ, ev.RoundWon: 2 * READ, ev.PickingStarted: READ}  # stays so long
NORMAL = Pace()


class Travel:
    """One card on its way; it is seen from `after` on, where it comes from."""

    def __init__(self, thing: TableCard, act: Act, after: float, *, stays: bool = True) -> None:
        self.thing, self.act, self.after = thing, act, after
        self.stays = stays  # else it leaves the table

    def seen(self, t: float) -> bool:
        return self.after <= t and (self.stays or t < self.over_at)

    @property
    def over_at(self) -> float:
        return self.after + self.act.seconds


class Beat:
    """What happens at once: the cards that travel, and for how long."""

    def __init__(self, travels: list[Travel], rests: float) -> None:
        self.travels, self.t = travels, 0.0
        self.lasts = max((travel.over_at for travel in travels), default=0.0) + rests
        self._rest: tuple[Stage, int, Stage] | None = None  # of a stage, with so many on their way: what rests of it

    @property
    def flying(self) -> list[Travel]:
        return [travel for travel in self.travels if self.t < travel.over_at or not travel.stays]

    def rest(self, stage: Stage) -> Stage:
        """The stage without what is on its way to it."""
        flying = {travel.thing.place for travel in self.flying}
        if self._rest is None or self._rest[:2] != (stage, len(flying)):
            things = tuple(thing for thing in stage.things if getattr(thing, "place", None) not in flying)
            self._rest = stage, len(flying), msgspec.structs.replace(stage, things=things)
        return self._rest[2]

    @property
    def over(self) -> bool:
        return self.t >= self.lasts

    def movers(self) -> list[Mover]:
        flying = [
            Mover(travel.thing, travel.act.at(self.t - travel.after)) for travel in self.flying if travel.seen(self.t)
        ]
        return sorted(flying, key=lambda mover: mover.pose.height)


class RiverDirector:
    """Feed it events and `dt`; draw `stage` and over it `movers`; take `sounds`. `tell` hears each event first."""

    def __init__(self, table: RiverTable, view: RiverView, pace: Pace = NORMAL, tell: Tell | None = None) -> None:
        self.shown, self.pace = table, pace
        self.paused = self.hurried = False
        self.sounds: list[Sound] = []
        self.says: list[Say] = []
        self._tell = tell
        self._view = view
        self._stage: Stage | None = None
        self._waiting: deque[RiverEvent] = deque()
        self._beat: Beat | None = None

    # ---- what the scene asks --------------------------------------------------------------------------
    @property
    def idle(self) -> bool:
        return not self._waiting and self._beat is None

    @property
    def moving(self) -> bool:
        return self._beat is not None

    @property
    def view(self) -> RiverView:
        return self._view

    @view.setter
    def view(self, view: RiverView) -> None:
        """Another view; what was on its way has arrived, if the places are not the same any more."""
        if view == self._view:
            return
        resized = view.size != self._view.size or view.text != self._view.text
        self._view, self._stage = view, None
        if resized and self._beat:
            self._beat = None

    @property
    def whole(self) -> Stage:
        """The stage as if nothing were on its way."""
        if self._stage is None:
            self._stage = layout(self.shown, self._view)
        return self._stage

    @property
    def stage(self) -> Stage:
        """What rests; at rest exactly the layout of the shown table."""
        return self._beat.rest(self.whole) if self._beat else self.whole

    @property
    def movers(self) -> list[Mover]:
        return self._beat.movers() if self._beat else []

    # ---- what the scene does --------------------------------------------------------------------------
    def post(self, events: Iterable[RiverEvent]) -> None:
        self._waiting.extend(events)

    def show(self, table: RiverTable, view: RiverView) -> None:
        """Somebody else looks at the table now; only at rest."""
        assert self.idle
        self.shown, self._view, self._stage = table, view, None

    def update(self, dt: float) -> None:
        if self.paused or self.idle:
            return
        pace = Pace(max(HURRY, self.pace.speed), self.pace.calm) if self.hurried else self.pace
        step = pace.scaled(dt)
        if self._beat:
            self._beat.t += step
        while self._beat is None or self._beat.over:
            self._beat = None
            if not self._waiting:
                break
            self._begin()
            if math.isinf(step):
                self._beat = None
        if math.isinf(step):
            self._hush()

    def finish_beat(self) -> None:
        """What moves has arrived; the next beat is played."""
        self._beat = None
        if self._waiting:
            self._begin()

    def hurry(self, hurried: bool) -> None:
        self.hurried = hurried

    # ---- beats ----------------------------------------------------------------------------------------
    def _begin(self) -> None:
        before, together = self.whole, self._taken()
        places: dict[Place, Place] = {}
        for event in together:
            if self._tell:
                self._tell(event, self.shown)
            places |= self._origins(event)
            self.shown.apply(event)
        self._stage = None
        travels = list(self._travels(before, self.whole, places, together))
        rests = READ_AFTER.get(type(together[-1]), 0.0)
        self._beat = Beat(travels, rests)
        self.sounds += self._sounds(together, travels)
        self.says += self._spoken(together)

    def _taken(self) -> list[RiverEvent]:
        """The next event, and those that belong to it."""
        taken = [self._waiting.popleft()]
        kinds = next((kinds for kinds in TOGETHER if isinstance(taken[0], kinds)), ())
        while kinds and self._waiting and isinstance(self._waiting[0], kinds):
            taken.append(self._waiting.popleft())
        return taken

    def _origins(self, event: RiverEvent) -> dict[Place, Place]:
        """Where a card that lies at a place now was before, if neither its face nor its place can tell."""
        table, front = self.shown, self._view.front
        match event:
            case ev.HandCardDealt(seat):
                return {HandCard(seat, len(table.hands[seat])): Deck()}
            case ev.FutureTurned():
                return {FutureSpot(len(table.future)): Deck()}
            case ev.CardPicked(seat, card):
                return {HandCard(seat, len(table.hands[seat])): place_of(table, card)}
            case ev.Chosen(seat, count):
                own = self._view.laid if seat == front else ()
                held = own or tuple(range(len(table.hands[seat])))[:count]
                ends = [RiverSpot(RIVER - table.seats + seat)] if count == 1 else [PairSpot(seat, n) for n in range(2)]
                return {end: HandCard(seat, place) for end, place in zip(ends, held, strict=False)}
        return {}

    def _travels(
        self, old: Stage, new: Stage, origins: dict[Place, Place], together: list[RiverEvent]
    ) -> Iterator[Travel]:
        lay = {thing.place: thing for thing in old.things if isinstance(thing, TableCard)}
        known = {thing.card: thing for thing in lay.values() if thing.card}
        stays = {thing.card for thing in new.things if isinstance(thing, TableCard) and thing.card}
        dealt = [event for event in together if isinstance(event, ev.HandCardDealt)]
        stagger = deal_stagger(len(dealt))
        for thing in (thing for thing in new.things if isinstance(thing, TableCard)):
            start = self._start(thing, old, lay, known, origins)
            if start is None or start == self._spot(thing):
                continue
            after = self._turn_of(thing, dealt) * stagger if dealt else 0.0
            yield self._travel(start, self._spot(thing), thing, after, new)
        if any(isinstance(event, ev.RoundEnded) for event in together):
            for thing in lay.values():
                if thing.card and thing.card not in stays:
                    end = new.spot(Deck())._replace(face=1)
                    yield self._travel(self._spot(thing), end, thing, 0.0, new, DISCARD, stays=False)

    def _travel(
        self,
        start: Spot,
        end: Spot,
        thing: TableCard,
        after: float,
        stage: Stage,
        seconds: float = 0.0,
        *,
        stays: bool = True,
    ) -> Travel:
        act = card_flight(start, end, stage.size[1], seconds or (FLIGHT_FAR if start.face != end.face else 0.0))
        calm = self.pace.calm
        return Travel(thing, act.calm() if calm else act, 0.0 if calm else after, stays=stays)

    def _start(
        self,
        thing: TableCard,
        old: Stage,
        lay: dict[Place, TableCard],
        known: dict[Card, TableCard],
        origins: dict[Place, Place],
    ) -> Spot | None:
        """Where it was: by what has happened, by its back that is turned over, by its face, by its place."""
        if thing.place in origins:
            return old.spots.get(origins[thing.place])
        there = lay.get(thing.place)
        turned = there and there.card is None and isinstance(thing.place, RiverSpot | PairSpot)
        if thing.card and not turned:
            there = known.get(thing.card, there)
        return self._spot(there) if there else None

    @staticmethod
    def _spot(thing: TableCard) -> Spot:
        """Where a card lies, raised or not."""
        box = thing.box
        return Spot(*box.middle, box.w, face=int(thing.card is not None), tall=box.h)

    @staticmethod
    def _turn_of(thing: TableCard, dealt: list[ev.HandCardDealt]) -> int:
        if isinstance(thing.place, HandCard):
            seats = len({event.seat for event in dealt})
            return thing.place.card * seats + thing.place.seat
        return len(dealt)

    # ---- sound ----------------------------------------------------------------------------------------
    def _sounds(self, together: list[RiverEvent], travels: list[Travel]) -> list[Sound]:
        match together[0]:
            case ev.HandCardDealt() | ev.Chosen() | ev.CardPicked() | ev.RoundStarted():
                return [Sound("card_deal", 0.25)]
            case ev.RiverShown() | ev.PairsShown():
                return [Sound("card_flip", 0.2)]
            case ev.RoundEnded() if travels:
                return [Sound("card_discard", 0.25)]
            case ev.BestShown() | ev.RoundWon():
                return [Sound("count_hit")]
            case MatchEnded():
                return [Sound("match_won")]
        return []

    def _spoken(self, together: list[RiverEvent]) -> list[Say]:
        """The game as it begins, the best hand, the end."""
        match together[-1]:
            case ev.HandCardDealt() | ev.FutureTurned() if isinstance(together[0], ev.HandCardDealt):
                return [Say("phase_river")]
            case ev.RoundWon([[seat, *_others], *_lower]):
                return [Say(voice.of_hand(self.shown.worth(seat), self.shown.best[seat]))]
            case MatchEnded():
                return [Say("call_good_game")]
        return []

    def _hush(self) -> None:
        """When much happens at once, each effect is heard once."""
        ordered = sorted(self.sounds, key=lambda sound: sound.effect)
        self.sounds = [next(same) for _, same in groupby(ordered, key=lambda sound: sound.effect)]
        self.says = self.says[-1:]


def place_of(table: RiverTable, card: Card) -> Place:
    """Where a card lies open on the table."""
    if card in table.river:
        return RiverSpot(table.river.index(card))
    seat = next(seat for seat, pair in enumerate(table.pairs) if card in pair)
    return PairSpot(seat, table.pairs[seat].index(card))
