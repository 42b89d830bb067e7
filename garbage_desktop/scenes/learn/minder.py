"""Minder: minds the children at a table of any game: speaks to them, asks them again, and counts their minutes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from garbage_desktop.learn.lesson import Reply
from garbage_desktop.learn.lines import caption
from garbage_desktop.scenes.learn.child_scene import AWAY
from garbage_desktop.scenes.learn.speaker import Speaker, heard
from garbage_desktop.seats import SeatInfo

if TYPE_CHECKING:
    from garbage_desktop.app import App
    from garbage_desktop.storage.profiles import Child


def children_of(app: App, seats: Sequence[SeatInfo]) -> dict[int, Child]:
    """Who of those that sit here learns the cards, by seat."""
    found = {seat: app.kept.profiles.child(info.child) for seat, info in enumerate(seats) if info.child}
    return {seat: child for seat, child in found.items() if child}


class Minder:
    def __init__(self, app: App, seats: Sequence[SeatInfo]) -> None:
        self.app = app
        self.children = children_of(app, seats)
        self.speaker = Speaker(app.sound)
        self.told: tuple[str, ...] = ()  # what was said last, to be read
        self._played = self._idle = 0.0  # seconds
        self._asked: int | None = None  # the number of the request that waits for a child,
        self._waited = self._again = 0.0  # for how many seconds, and after how many it is asked again

    # ---- speaking ---------------------------------------------------------------------------------
    @property
    def quiet(self) -> bool:
        return self.speaker.quiet and not self.app.sound.speaking

    @property
    def caption(self) -> str:
        return caption(self.told)

    def say(self, child: Child, *lines: str) -> None:
        self.speaker.aloud = child.voice
        self.speaker.say(lines)
        self.told = lines if child.captions or not heard(self.app, child) else ()

    def reply(self, child: Child, reply: Reply) -> None:
        if reply.sound:
            self.app.sound.play(reply.sound)
        self.say(child, *reply.says)

    def whisper(self, child: Child, line: str) -> None:
        """What something is that is pointed at: that is not written."""
        self.speaker.aloud = child.voice
        self.speaker.say((line,))

    # ---- time -------------------------------------------------------------------------------------
    def update(self, dt: float) -> None:
        self.speaker.update(dt)
        self._idle += dt
        self._played += dt if self._idle < AWAY else 0.0

    def stir(self) -> None:
        """Somebody is there."""
        self._idle = 0.0

    def ask(self, dt: float, seat: int, number: int, question: Sequence[str], *, at_once: bool) -> bool:
        """True in the moment in which a child hears what it is asked; who waits hears it again, ever later."""
        if (child := self.children.get(seat)) is None:
            self._asked = None
            return False
        if number != self._asked:
            self._asked, self._waited, self._again = number, 0.0, 0.0 if at_once else child.patience
        self._waited += dt
        if self._waited < self._again or not self.quiet:
            return False
        self._again = 2 * self._again + child.patience
        self.say(child, *question)
        return True

    def leave(self) -> None:
        """The table is covered, or closed."""
        self.speaker.hush()
        profiles = self.app.kept.profiles
        for child in self.children.values():
            if self._played and profiles.child(child.id):
                profiles.play(child, self.app.day(), self._played)
        self._played = 0.0
