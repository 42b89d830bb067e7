"""Sound: effects, the caller's voice and music; silence where there is no device, or a file is missing."""

import json
import logging
import math
from collections import Counter, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, wraps
from typing import Concatenate, NamedTuple, ParamSpec

import pygame

from garbage_desktop import assets

RATE = 24000  # the files' own: nothing is converted
BUFFER = 512  # 21 ms; the device costs 0.2 % of a core at rest, twice that at 256
CHANNELS = 24
VOICE, MUSIC, FIRST_EFFECT = 0, 1, 2  # channels
GAP = 0.04  # seconds between two sounds of a kind
MEMORY = 2.0  # seconds in which a sound that comes again is quieter
DUCK, DUCK_IN, DUCK_OUT = 0.4, 0.06, 0.25  # effects under the voice: a share, and the seconds to get there and back
CUT = 0.06  # seconds in which praise gives way to a call
KEPT = 36.0  # seconds of sound in memory, 0.09 MiB each; without its music
SHORT = 0.6  # seconds; effects as short as this come often, and are read before they are wanted
PATIENCE = 5.0  # seconds between two looks for a device

P = ParamSpec("P")
log = logging.getLogger("garbage")


class Lines(NamedTuple):
    """Which files there are: some for each effect, one for each spoken line and each tune; and the short effects."""

    effects: dict[str, list[str]]
    voice: dict[str, str]
    music: dict[str, str]
    short: list[str]


@cache
def lines() -> Lines:
    try:
        listed = json.loads(assets.content("sounds.json"))
        return Lines(
            {name: [take["file"] for take in takes] for name, takes in listed["effects"].items()},
            {key: line["file"] for key, line in listed["voice"].items()},
            {name: tune["file"] for name, tune in listed["music"].items()},
            [take["file"] for takes in listed["effects"].values() for take in takes if take["seconds"] <= SHORT],
        )
    except (assets.AssetMissing, ValueError, LookupError, TypeError, AttributeError) as error:
        log.warning("no sounds: %s", error)
        return Lines({}, {}, {}, [])


def praises(key: str) -> bool:
    """Praise and lessons can wait; what is called, counted or won cannot."""
    return key.split("_")[0] in ("praise", "retry", "lesson", "found")


def nth_loudness(n: int) -> float:
    """The same sound again and again gets quieter: the first is full, from the eighth on half."""
    return max(0.5, 1 - 0.07 * (n - 1))


def sides(pan: float) -> tuple[float, float]:
    """Left and right of a thing at `pan` (-1 to 1): full in the middle, and never further than half way to one side.

    >>> [round(side, 2) for side in sides(0)], [round(side, 2) for side in sides(1)]
    ([1.0, 1.0], [0.54, 1.0])
    """
    angle = (2 + max(-1.0, min(1.0, pan))) * math.pi / 8
    return min(1.0, math.sqrt(2) * math.cos(angle)), min(1.0, math.sqrt(2) * math.sin(angle))


class Silence:
    """The silent twin of `Sound`, for tests and the self-check; `asked` tells what would have been heard."""

    available = False  # is there a device
    missing = False  # it was looked for in vain

    def __init__(self) -> None:
        self.asked: deque[str] = deque(maxlen=100)

    @property
    def speaking(self) -> bool:
        return False

    def open(self) -> None:
        """Opens the device, again if need be."""

    def warm(self) -> Iterator[None]:
        """Reads the effects that come often, one a step, so that they are there when they are wanted."""
        yield from ()

    def play(self, effect: str, pan: float = 0.0, loudness: float = 1.0) -> None:
        """Plays an effect such as `card_deal`, from the left (-1) or the right (1)."""
        self.asked.append(effect)

    def say(self, key: str) -> None:
        """Says a line such as `rank_ten` (see `voice`), or some in a row, apart by spaces, once the last is said.

        The newest wins, but praise waits.
        """
        self.asked.extend(key.split())

    def hush(self) -> None:
        """Whoever speaks stops, and says no more: something else matters now."""

    def tune(self, name: str | None) -> None:
        """Plays `table_ambience` for ever, or `title_motif` once; None ends it."""

    def update(self, dt: float) -> None:
        """Lets `dt` seconds pass: real ones, at any speed of the game. The second time, the device is opened."""

    def volumes(self, effects: float, voice: float, ambience: float, mute_unfocused: bool = True) -> None:
        """How loud each is, 0 to 1, and whether all is silent while the player looks elsewhere."""

    def focus(self, here: bool) -> None:
        """Does the player look here."""

    def device(self, event: pygame.Event) -> None:
        """A device came or went: a lost one is replaced (fault A03)."""

    def close(self) -> None:
        """Gives the device back."""


def quietly(act: Callable[Concatenate["Sound", P], None]) -> Callable[Concatenate["Sound", P], None]:
    """Whatever the device does, the game goes on."""

    @wraps(act)
    def tried(sound: "Sound", /, *args: P.args, **kwargs: P.kwargs) -> None:
        try:
            act(sound, *args, **kwargs)
        except (pygame.error, OSError, assets.AssetMissing) as error:
            log.debug("%s: %s", act.__name__, error)

    return tried


def read(file: str) -> pygame.mixer.Sound | None:
    try:
        return pygame.mixer.Sound(assets.path(file))
    except (pygame.error, OSError, assets.AssetMissing) as error:
        log.warning("%s stays silent: %s", file, error)
        return None


class Shelf:
    """Sounds in memory: those wanted last, as many seconds as it holds. A file is read when it is wanted, 1 ms."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[pygame.mixer.Sound | None, float]] = {}  # and how long each is
        self.seconds = 0.0

    def take(self, file: str) -> pygame.mixer.Sound | None:
        if file in self._kept:
            self._kept[file] = self._kept.pop(file)  # to the end
        else:
            sound = read(file)
            self._kept[file] = sound, sound.get_length() if sound else 0.0
            self.seconds += self._kept[file][1]
        while self.seconds > KEPT and len(self._kept) > 1:
            self.seconds -= self._kept.pop(next(iter(self._kept)))[1]
        return self._kept[file][0]

    def clear(self) -> None:
        self._kept.clear()
        self.seconds = 0.0


@dataclass
class Playing:
    """An effect being heard on a channel, and how loud it is on either side."""

    channel: pygame.mixer.Channel
    left: float
    right: float


class Sound(Silence):
    """What the table sounds like."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self._levels = {"effects": 0.7, "voice": 0.85, "ambience": 0.25}
        self._here, self._mute_unfocused = True, True
        self._ducking = 1.0  # share of the effects' loudness that the voice leaves
        self._playing: list[Playing] = []
        self._played: dict[str, deque[float]] = {}  # when, by kind
        self._turn: Counter[str] = Counter()
        self._waiting: list[str] = []
        self._saying, self._said_by = "", 0.0
        self._tune: str | None = None
        self._lost, self._next_look = False, 0.0
        self._chore = self._first_open()
        self.shelf = Shelf()

    # device

    @quietly
    def open(self) -> None:
        self.close()
        self._lost, self._next_look, self.missing = False, self.now + PATIENCE, True
        pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
        pygame.mixer.set_num_channels(CHANNELS)
        self.available, self.missing = True, False
        self._chore = self.warm()
        self._start_tune()

    def _first_open(self) -> Iterator[None]:
        """The first picture comes first: some devices are slow."""
        yield
        self.open()

    @quietly
    def close(self) -> None:
        self.available = False
        self._playing.clear()
        self._waiting, self._said_by = [], 0.0
        self.shelf.clear()  # sounds die with their device
        pygame.mixer.quit()

    def device(self, event: pygame.Event) -> None:
        if event.type == pygame.AUDIODEVICEREMOVED:
            self._lost = True
        elif (self._lost or not self.available) and self.now >= self._next_look:
            self.open()

    # effects

    def warm(self) -> Iterator[None]:
        for file in lines().short:
            if self.available:
                self.shelf.take(file)
                yield

    @quietly
    def play(self, effect: str, pan: float = 0.0, loudness: float = 1.0) -> None:
        takes = lines().effects.get(effect)
        if not self.available or not takes or not (times := self._in_time(effect)):
            return
        self._turn[effect] += 1
        sound = self.shelf.take(takes[self._turn[effect] % len(takes)])
        channel = self._free_channel()
        if sound and channel:
            left, right = (side * loudness * nth_loudness(times) for side in sides(pan))
            channel.play(sound)
            self._playing.append(Playing(channel, left, right))
            self._balance(self._playing[-1])

    def _in_time(self, effect: str) -> int:
        """The how manieth of its kind this one is, or 0 if it comes too soon after the last."""
        kind = "coin" if effect.startswith("coin_") else effect
        times = self._played.setdefault(kind, deque())
        while times and times[0] <= self.now - MEMORY:
            times.popleft()
        if times and self.now - times[-1] < GAP - 1e-6:
            return 0
        times.append(self.now)
        return len(times)

    def _free_channel(self) -> pygame.mixer.Channel | None:
        channels = (pygame.mixer.Channel(number) for number in range(FIRST_EFFECT, CHANNELS))
        return next((channel for channel in channels if not channel.get_busy()), None)

    def _balance(self, playing: Playing) -> None:
        level = self._level("effects") * self._ducking
        playing.channel.set_volume(level * playing.left, level * playing.right)

    # voice

    @property
    def speaking(self) -> bool:
        return self._heard or bool(self._waiting)

    @property
    def _heard(self) -> bool:
        return self.now < self._said_by

    def say(self, key: str) -> None:
        known = [line for line in key.split() if line in lines().voice]
        if not self.available or not self._level("voice") or not known:
            return
        if self._waiting and praises(known[0]) and not praises(self._waiting[0]):
            return
        self._waiting = known
        if self._heard and praises(self._saying) and not praises(known[0]):
            self._cut()

    def hush(self) -> None:
        self._waiting = []
        if self._heard:
            self._cut()

    @quietly
    def _cut(self) -> None:
        self._said_by = self.now + CUT
        pygame.mixer.Channel(VOICE).fadeout(int(1000 * CUT))

    def _speak(self) -> None:
        """Says what waits. How long it takes is counted here: a device may never say that it is done."""
        key = self._waiting.pop(0)
        clip = self.shelf.take(lines().voice[key])
        if clip:
            channel = pygame.mixer.Channel(VOICE)
            channel.play(clip)
            channel.set_volume(self._level("voice"))
            self._saying, self._said_by = key, self.now + min(clip.get_length(), 15.0)

    # music: played from memory, 4 MiB while it is heard; decoding it all the time would cost 0.3 % of a core

    def tune(self, name: str | None) -> None:
        if name != self._tune:
            self._tune = name
            self._start_tune()

    @quietly
    def _start_tune(self) -> None:
        if not self.available:
            return
        name = self._tune
        channel, file = pygame.mixer.Channel(MUSIC), lines().music.get(name or "")
        channel.fadeout(600)
        if file and self._levels["ambience"] and (music := read(file)):
            channel.play(music, loops=-1 if name == "table_ambience" else 0, fade_ms=1500)
            channel.set_volume(self._level("ambience"))

    # loudness

    def _level(self, kind: str) -> float:
        return self._levels[kind] if self._here or not self._mute_unfocused else 0.0

    def volumes(self, effects: float, voice: float, ambience: float, mute_unfocused: bool = True) -> None:
        asked, was = {"effects": effects, "voice": voice, "ambience": ambience}, self._levels["ambience"]
        self._levels = {kind: max(0.0, min(1.0, level)) for kind, level in asked.items()}
        self._mute_unfocused = mute_unfocused
        self._set_levels()
        if bool(was) != bool(ambience):
            self._start_tune()

    def focus(self, here: bool) -> None:
        self._here = here
        self._set_levels()

    @quietly
    def _set_levels(self) -> None:
        if self.available:
            pygame.mixer.Channel(VOICE).set_volume(self._level("voice"))
            pygame.mixer.Channel(MUSIC).set_volume(self._level("ambience"))
            for playing in self._playing:
                self._balance(playing)

    @quietly
    def update(self, dt: float) -> None:
        self.now += dt
        next(self._chore, None)
        if not self.available:
            return
        if self._waiting and not self._heard:
            self._speak()
        self._playing = [playing for playing in self._playing if playing.channel.get_busy()]
        self._duck(dt)

    def _duck(self, dt: float) -> None:
        """Brings the effects down while somebody speaks, and up again."""
        before = self._ducking
        if self.speaking:
            self._ducking = max(DUCK, before - (1 - DUCK) * dt / DUCK_IN)
        else:
            self._ducking = min(1.0, before + (1 - DUCK) * dt / DUCK_OUT)
        if self._ducking != before:
            for playing in self._playing:
                self._balance(playing)
