"""Speaker: says some lines one after another, by the clock of the game: with the sound off they take as long."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING

from garbage_desktop import assets
from garbage_desktop.sound import Silence

if TYPE_CHECKING:
    from garbage_desktop.app import App
    from garbage_desktop.storage.profiles import Child

BREATH = 0.18  # seconds between two lines
DWELL = 0.6  # seconds for which something is pointed at before it says what it is
USUAL = 1.2  # seconds of a line whose length nobody knows


@cache
def seconds() -> dict[str, float]:
    """How long each line takes."""
    try:
        listed = json.loads(assets.content("sounds.json"))["voice"]
        return {key: float(line["seconds"]) for key, line in listed.items()}
    except (assets.AssetMissing, ValueError, LookupError, TypeError, AttributeError):
        return {}


def heard(app: App, child: Child | None) -> bool:
    """Whether what is said can be heard; else it is written, whatever was chosen."""
    chosen = app.kept.settings
    return app.sound.available and chosen.sound and chosen.voice > 0 and (child is None or child.voice)


class Pointing:
    """What the player has pointed at, and for how long."""

    def __init__(self) -> None:
        self._key, self._seconds = "", 0.0

    def rests(self, key: str, dt: float) -> bool:
        """True in the moment in which it has been pointed at for a while."""
        before = self._seconds if key == self._key else -dt
        self._key, self._seconds = key, before + dt
        return bool(key) and before < DWELL <= self._seconds


class Speaker:
    def __init__(self, sound: Silence, *, aloud: bool = True) -> None:
        self.sound, self.aloud = sound, aloud
        self.saying = ""  # the line that is said just now
        self._left = 0.0
        self._next: deque[str] = deque()

    @property
    def quiet(self) -> bool:
        return not self.saying and not self._next

    def say(self, keys: Iterable[str]) -> None:
        """Say these at once, whatever is being said."""
        self.hush()
        self._next.extend(key for key in keys if key)
        self._go_on()

    def hush(self) -> None:
        if not self.quiet:
            self.sound.hush()
        self._next.clear()
        self.saying, self._left = "", 0.0

    def update(self, dt: float) -> bool:
        """True if another line has begun, or the last has ended."""
        if self.quiet:
            return False
        self._left -= dt
        if self._left > 0:
            return False
        self._go_on()
        return True

    def _go_on(self) -> None:
        self.saying = self._next.popleft() if self._next else ""
        self._left = seconds().get(self.saying, USUAL) + BREATH if self.saying else 0.0
        if self.saying and self.aloud:
            self.sound.say(self.saying)
