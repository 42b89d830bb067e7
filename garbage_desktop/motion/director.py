"""Director: takes events, plays their cues, and keeps the table as it is shown. What it ends with is never in doubt."""

import math
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import groupby

import msgspec

from garbage_desktop.motion.acts import Act, Mover
from garbage_desktop.motion.choreography import cue
from garbage_desktop.motion.cue import Cue, Mark, Part, Say, Sound
from garbage_desktop.motion.regroup import Regroup
from garbage_desktop.motion.speeds import HURRY, Pace
from garbage_desktop.motion.strokes import sound_start
from garbage_desktop.table.centre import kind_of
from garbage_desktop.table.layout import layout
from garbage_desktop.table.places import HandCard, Place
from garbage_desktop.table.stage import Face, Stage
from garbage_desktop.table.view import REST, Air, Look, View
from garbage_engine import events as ev
from garbage_engine.events import AnyEvent
from garbage_engine.table import Table

COVERS = (ev.CoinPlaced, ev.CoinsPut, ev.MarkerPlaced, ev.CoverMissed)  # what one turned card brings, in any order
BEATS = (
    ev.DealStarted,
    ev.AntePaid,
    ev.CardDealt,
    ev.HandNamed,
    ev.PotWon,
    ev.PhaseStarted,
    ev.CardTurned,
    ev.BingoCalled,
)


REARRANGES = (ev.PhaseStarted, ev.PhaseEnded, ev.RowStarted, ev.CardTurned, ev.DealStarted, ev.DealEnded)
NORMAL = Pace()


class Playing:
    """A cue that has begun."""

    def __init__(self, cue: Cue, stage: Stage, pace: Pace, t: float) -> None:
        self.cue, self.t, self.happened = cue, t, False
        self.calm = pace.calm
        self.starts = pace.starts([part.after for part in cue.parts])
        self._stage, self._acts = stage, dict[Part, Act]()
        acts = [self.act(part, stage) for part in cue.parts]
        self.ends = [start + act.seconds for start, act in zip(self.starts, acts, strict=True)]
        self.over_at = max([cue.lasts, cue.lead, *self.ends])
        strikes = (
            self.ends
            if cue.settles
            else [
                start + act.strikes for part, start, act in zip(cue.parts, self.starts, acts, strict=True) if part.lands
            ]
        )
        self.lands = 0.0 if cue.first else max(strikes, default=0.0)
        self.counts = [(count, count.after if cue.first else min(count.after, self.lands)) for count in cue.counts]
        self.heard = self.said = 0
        self.sounds = sorted(cue.sounds, key=lambda sound: sound.strikes)

    def act(self, part: Part, stage: Stage) -> Act:
        """How a part goes between places as they are on this stage."""
        if stage is not self._stage:
            self._stage, self._acts = stage, {}
        if part not in self._acts:
            act = part.act(stage)
            self._acts[part] = act.calm() if self.calm else act
        return self._acts[part]

    @property
    def over(self) -> bool:
        return self.happened and self.t >= self.over_at

    def flying(self) -> Iterator[tuple[Part, float, float]]:
        """The parts on their way or waiting to have happened, with their seconds and when they began."""
        for part, start, end in zip(self.cue.parts, self.starts, self.ends, strict=True):
            if (
                isinstance(part, Mark) and not part.now
            ):  # waits in its first pose from the moment in which it has a reason
                goes = self.happened and self.t < end
            else:
                goes = self.t >= start and (self.t < end or bool(part.hides and not self.happened))
            if goes:
                yield part, self.t - start, start

    def moved(self) -> Iterator[tuple[int | None, bool, int]]:
        """Coins that the shown number must have more or less than the table: whose, or of the kitty, and how many."""
        for count, after in self.counts:
            gone = self.t >= after
            if gone != self.happened:
                yield count.seat, count.kitty, count.coins if gone else -count.coins


class Director:
    """Feed it events and `dt`; draw `stage` and over it `movers`; take `sounds` and `says`.

    `tell` hears each event when its cue begins, with the table before it.
    """

    def __init__(
        self,
        table: Table,
        view: View,
        pace: Pace = NORMAL,
        tell: Callable[[AnyEvent, Table], None] | None = None,
    ) -> None:
        self.shown, self.view, self.pace = table, view, pace
        self.by_hand: frozenset[int] = frozenset()  # seats whose coins wait for a hand
        self.paused = self.hurried = False
        self.sounds: list[Sound] = []
        self.says: list[Say] = []
        self.focus: Place | None = None  # what eyes follow
        self.last: AnyEvent | None = None
        self._tell = tell
        self._ahead = table.copy()  # with all that has begun
        self._waiting: deque[AnyEvent] = deque()
        self._playing: list[Playing] = []
        self._held: dict[HandCard, AnyEvent] = {}
        self._regroup: Regroup | None = None
        self._version = self._moment = 0
        self._moved: tuple[object, list[Mover]] | None = None
        self._stages: dict[bool, tuple[object, View, Stage]] = {}

    # ---- what the scene asks --------------------------------------------------------------------------
    @property
    def idle(self) -> bool:
        """Nothing moves, nothing is to come, no coin is held."""
        return not (self._waiting or self._playing or self._held or self._regroup)

    @property
    def moving(self) -> bool:
        return bool(self._playing or self._regroup)

    @property
    def resting(self) -> bool:
        """Nothing moves, and nothing will before a hand puts down a coin or there is news."""
        return not self.moving and bool(self._held or not self._waiting)

    @property
    def held(self) -> Collection[HandCard]:
        """Cards that wait for a coin by hand."""
        return self._held.keys()

    @property
    def stage(self) -> Stage:
        """What rests; at rest exactly the layout of the shown table."""
        stage = self._stage(self.air, resting=False)
        return self._regroup.rest(stage) if self._regroup else stage

    @property
    def movers(self) -> list[Mover]:
        """What moves, in drawing order: what has landed, then what is in the air in order of start."""
        key = (self._moment, self._version, self.view)
        if self._moved is None or self._moved[0] != key:
            self._moved = key, self._movers()
        return self._moved[1]

    def _movers(self) -> list[Mover]:
        stage, found = self._full_stage(), list[tuple[bool, float, Mover]]()
        for playing in self._playing:
            for part, t, start in playing.flying():
                act = playing.act(part, stage)
                landed = part.lands and t >= act.strikes
                found += [(not landed, start - playing.t, mover) for mover in part.movers(stage, act.at(t))]
        found.sort(key=lambda one: one[:2])
        glide = self._regroup.movers(self._stage(self.air, resting=False)) if self._regroup else []
        return glide + [mover for *_, mover in found]

    # ---- what the scene does --------------------------------------------------------------------------
    def look(self, looks: tuple[Look, ...]) -> None:
        """Faces change, and nothing else for their sake."""
        old, self.view = self.view, msgspec.structs.replace(self.view, looks=looks)
        for resting, (key, view, stage) in self._stages.items():
            if view is old:
                self._stages[resting] = (key, self.view, looking(stage, looks))

    def post(self, events: Iterable[AnyEvent]) -> None:
        """Events that are to be shown."""
        self._waiting.extend(events)

    def update(self, dt: float) -> None:
        """Go on by `dt` seconds of the wall."""
        if self.paused or not (self._playing or self._waiting or self._regroup):
            return
        pace = Pace(max(HURRY, self.pace.speed), self.pace.calm) if self.hurried else self.pace
        self._advance(pace.scaled(dt))
        if math.isinf(pace.speed):
            self._hush()

    def finish_beat(self) -> None:
        """All that belongs together is done at once; the next great thing is still played."""
        between, self._regroup = not self._playing, None
        self._moment += 1
        for playing in self._playing:
            playing.t = math.inf
        self._land()
        while self._waiting and (between or not self._new_beat(self._waiting[0])) and self._begin(math.inf):
            between = False
            self._land()
        self._hush()

    def hurry(self, hurried: bool) -> None:
        self.hurried = hurried

    def place(self, seat: int, card: int) -> bool:
        """A hand puts down the coins of this card; whether they were awaited."""
        event = self._held.get(HandCard(seat, card))
        if event is None:
            return False
        self._held = {place: held for place, held in self._held.items() if held is not event}
        self._start(cue(event, self._ahead), 0.0)
        return True

    def place_all(self, seat: int | None = None) -> None:
        """The coins of a seat, or of all, are put down together."""
        for place in list(self._held):
            if seat is None or place.seat == seat:
                self.place(place.seat, place.card)

    def release(self) -> None:
        """From now on no coin waits for a hand."""
        self.by_hand = frozenset()
        self.place_all()

    # ---- time -----------------------------------------------------------------------------------------
    def _advance(self, step: float) -> None:
        self._moment += 1
        for playing in self._playing:
            playing.t += step
        if self._regroup:
            self._regroup.t += step
            if self._regroup.over or self._regroup.old.size != self.view.size:
                self._regroup = None
        self._land()
        while self._waiting and self._begin(step):
            self._land()

    def _begin(self, step: float) -> bool:
        """Begins the next event if its time has come."""
        event = self._waiting[0]
        if self._held and not isinstance(event, COVERS):
            return False
        if self._holds(event):
            return True
        lead = self._playing[-1] if self._playing else None
        next_cue = cue(event, self._ahead)
        if lead and (next_cue.waits or lead.t < lead.cue.lead):
            return False
        self._waiting.popleft()
        late = lead.t - lead.cue.lead if lead else 0.0
        self._start(next_cue, math.inf if math.isinf(step) else min(step, late))
        return True

    def _holds(self, event: AnyEvent) -> bool:
        """Keeps the coins of a person for its hand."""
        match event:
            case ev.CoinPlaced(seat, card) if seat in self.by_hand:
                places = [HandCard(seat, card)]
            case ev.CoinsPut(seat, cards, coins) if seat in self.by_hand and coins:
                places = [HandCard(seat, card) for card in cards]
            case _:
                return False
        if self._playing and self._playing[-1].t < self._playing[-1].cue.lead:
            return False
        self._waiting.popleft()
        self._held |= dict.fromkeys(places, event)
        return True

    def _start(self, started: Cue, t: float) -> None:
        event = started.event
        self._moment += 1
        if self._tell:
            self._tell(event, self._ahead)
        self._playing.append(Playing(started, self._full_stage(), self.pace, t))
        self._ahead.apply(event)
        self.focus, self.last = started.focus or self.focus, event

    def _land(self) -> None:
        """What has touched down has happened, in the order of the events."""
        for playing in self._playing:
            self._emit(playing)
        for playing in self._playing:
            if playing.happened:
                continue
            if playing.t < playing.lands:
                break
            playing.happened = True
            self._happen(playing.cue.event, at_once=math.isinf(playing.t))
        self._playing = [playing for playing in self._playing if not playing.over]

    def _happen(self, event: AnyEvent, at_once: bool) -> None:
        """The shown table changes; if another game is seen from now on, the table is rearranged."""
        kind = kind_of(self.shown)
        old = None if at_once or not isinstance(event, REARRANGES) else self._full_stage()
        self.shown.apply(event)
        self._version += 1
        if old and kind_of(self.shown) != kind:
            self._regroup = Regroup(old, self.pace.calm)

    def _new_beat(self, event: AnyEvent) -> bool:
        return isinstance(event, BEATS) and type(event) is not type(self.last)

    # ---- sound ----------------------------------------------------------------------------------------
    def _emit(self, playing: Playing) -> None:
        speed = 1.0 if math.isinf(self.pace.speed) else self.pace.speed
        while playing.heard < len(playing.sounds):
            sound = playing.sounds[playing.heard]
            if playing.t < sound_start(sound.effect, sound.strikes, speed):
                break
            self.sounds.append(sound)
            playing.heard += 1
        while playing.said < len(playing.cue.says) and playing.t >= playing.cue.says[playing.said].after:
            said = playing.cue.says[playing.said]
            self.says += [said] * (said.to in (None, self._only_person))
            playing.said += 1

    @property
    def _only_person(self) -> int:
        """Whom the voice can call "you", or -1."""
        persons = [seat for seat, sitter in enumerate(self.view.sitters) if sitter.person]
        return persons[0] if len(persons) == 1 else -1

    def _hush(self) -> None:
        """When much happens at once, each effect is heard once and only the last word is said."""
        self.sounds = [next(same) for _, same in groupby(sorted(self.sounds, key=effect_of), key=effect_of)]
        self.says = self.says[-1:]

    # ---- stages ---------------------------------------------------------------------------------------
    @property
    def air(self) -> Air:
        """What is on its way now."""
        if not self._playing:
            return REST
        hidden: set[Place] = set()
        purses: dict[int, int] = {}
        pot = kitty = 0
        for playing in self._playing:
            for part, *_ in playing.flying():
                hidden.update(part.hides)
            for seat, of_kitty, coins in playing.moved():
                if seat is not None:
                    purses[seat] = purses.get(seat, 0) + coins
                elif of_kitty:
                    kitty += coins
                else:
                    pot += coins
        changed = tuple(sorted((seat, coins) for seat, coins in purses.items() if coins))
        return Air(frozenset(hidden), changed, pot, kitty) if hidden or changed or pot or kitty else REST

    def _full_stage(self) -> Stage:
        """The stage as if nothing were on its way: where moving things come from."""
        return self._stage(REST, resting=True)

    def _stage(self, air: Air, resting: bool) -> Stage:
        key = (self._version, air)
        kept = self._stages.get(resting)
        if kept is None or kept[0] != key or kept[1] is not self.view:
            view = self.view if air is REST else msgspec.structs.replace(self.view, air=air)
            kept = (key, self.view, layout(self.shown, view))
            self._stages[resting] = kept
        return kept[2]


def looking(stage: Stage, looks: tuple[Look, ...]) -> Stage:
    """The same with other faces."""
    things = (
        msgspec.structs.replace(thing, mood=looks[thing.seat].mood, gaze=looks[thing.seat].gaze)
        if isinstance(thing, Face)
        else thing
        for thing in stage.things
    )
    return msgspec.structs.replace(stage, things=tuple(things))


def effect_of(sound: Sound) -> str:
    return sound.effect
