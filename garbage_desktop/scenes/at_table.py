"""At table: what every table does, whatever is played there: its pace and its pause, Space, sounds, and its picture."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec
import pygame

from garbage_desktop.language import _
from garbage_desktop.motion.acts import Mover, resting
from garbage_desktop.motion.cue import Say, Sound
from garbage_desktop.motion.eyes import blinking
from garbage_desktop.motion.speeds import QUIET, Pace
from garbage_desktop.paint import coins, pictures
from garbage_desktop.paint.cards import Deck
from garbage_desktop.paint.stage import Painter
from garbage_desktop.scenes.paged import PagedScene
from garbage_desktop.scenes.scene import Size
from garbage_desktop.seats import SeatInfo
from garbage_desktop.storage.settings import SPEEDS, Settings
from garbage_desktop.table.places import FaceOf
from garbage_desktop.table.plan import Plan
from garbage_desktop.table.stage import Face, Stage
from garbage_desktop.table.view import Sitter
from garbage_desktop.ui.dialog import notice

if TYPE_CHECKING:
    from garbage_desktop.app import App

HELD_DOWN = 0.3  # seconds after which a held Space hurries
SPOKEN = 3.5  # seconds for which a remark can be read
SPACE = pygame.K_SPACE
FASTER, SLOWER = (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS), (pygame.K_MINUS, pygame.K_KP_MINUS)


class Remark(NamedTuple):
    """Words of a seat, and for how long they are seen yet."""

    seat: int
    words: str
    seconds: float = SPOKEN


class Steered(Protocol):
    """A director of any game."""

    pace: Pace
    paused: bool
    hurried: bool
    sounds: list[Sound]
    says: list[Say]

    @property
    def stage(self) -> Stage: ...
    @property
    def movers(self) -> list[Mover]: ...
    @property
    def moving(self) -> bool: ...
    @property
    def idle(self) -> bool: ...
    def update(self, dt: float) -> None: ...
    def hurry(self, hurried: bool) -> None: ...
    def finish_beat(self) -> None: ...


class AtTable(PagedScene):
    """Who plays there, and what can be chosen, is said by the game."""

    director: Steered

    def __init__(self, app: App, seats: Sequence[SeatInfo]) -> None:
        super().__init__(app)
        self.seats = seats
        self.paused = False
        self.remark: Remark | None = None
        self.turn: int | None = None  # the seat that is asked
        self._time, self._rested, self._blinks = 0.0, 0.0, False
        self._space: float | None = None  # seconds for which Space has been down
        self._painter = painter_for(self.chosen)
        self._baked: Stage | None = None
        self._layer: pygame.Surface | None = None

    # ---- what a game says -------------------------------------------------------------------------
    @property
    def plan(self) -> Plan:
        raise NotImplementedError

    def tell_history(self) -> None:
        """Show what has happened."""
        raise NotImplementedError

    def press_primary(self) -> None:
        """Space at rest."""
        raise NotImplementedError

    def keys(self) -> dict[int, Callable[[], None]]:
        """What single keys do."""
        return {pygame.K_h: self.tell_history}

    # ---- the view ---------------------------------------------------------------------------------
    @property
    def chosen(self) -> Settings:
        return self.app.kept.settings

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        return tuple(Sitter(seat.name, seat.art, seat.person) for seat in self.seats)

    def resize(self, size: Size) -> None:
        if size != self.size:
            pictures.forget()
        self._painter, self._baked = painter_for(self.chosen), None
        super().resize(size)

    # ---- what can be done -------------------------------------------------------------------------
    def hurry_on(self) -> None:
        """The beat that moves is over at once."""
        self.director.finish_beat()
        self.stale = True

    def change_speed(self, way: int = 1, around: bool = True) -> None:
        place = SPEEDS.index(self.chosen.speed) if self.chosen.speed in SPEEDS else 1
        place = (place + way) % len(SPEEDS) if around else min(max(place + way, 0), len(SPEEDS) - 1)
        self.app.kept.change(speed=SPEEDS[place])
        self.renew()

    def pause(self) -> None:
        self.paused = not self.paused
        self.renew()

    def switch_sound(self) -> None:
        self.app.kept.change(sound=not self.chosen.sound)
        self.app.balance()
        self.renew()

    def help(self) -> None:
        from garbage_desktop.scenes.help import Help

        self.app.push(Help(self.app))

    def leave(self) -> None:
        from garbage_desktop.scenes.title import Title

        self.app.show(Title(self.app))

    def tell_news(self, words: str) -> bool:
        """Something that is told once, when the table is at rest; whether there was anything to tell."""
        if words:
            self.app.push(notice(self.app, _("Something to know"), words))
        return bool(words)

    # ---- input ------------------------------------------------------------------------------------
    def handle(self, event: pygame.Event) -> None:
        match event.type:
            case pygame.KEYDOWN if event.key == SPACE:
                self._space_down()
            case pygame.KEYUP if event.key == SPACE:
                self._space_up()
            case pygame.KEYDOWN if event.key in (*FASTER, *SLOWER):
                self.change_speed(1 if event.key in FASTER else -1, around=False)
            case pygame.KEYDOWN if event.key in (keys := self.keys()):
                keys[event.key]()
            case _:
                if event.type == pygame.WINDOWFOCUSLOST:
                    self._space_up()
                super().handle(event)

    def covered(self) -> None:
        self._space_up()
        super().covered()

    def _space_down(self) -> None:
        self._space = 0.0
        if self.paused:
            self.pause()
        elif self.director.moving:
            self.hurry_on()
        else:
            self.press_primary()

    def _space_up(self) -> None:
        self._space = None
        self.director.hurry(False)

    # ---- time -------------------------------------------------------------------------------------
    @property
    def moving(self) -> bool:
        return self.director.moving and not self.paused

    def run(self, dt: float) -> None:
        """What moves goes on, and is heard."""
        if self._space is not None:
            self._space += dt
            self.director.hurry(self._space >= HELD_DOWN)
        self.director.paused = self.paused
        self.director.update(dt)
        self._let_be_heard()

    def blink(self, dt: float) -> bool:
        """At rest the one whose turn it is blinks, for a while; whether faces are awake."""
        self._rested = 0.0 if self.director.moving else self._rested + dt
        if self._rested > QUIET + 1:
            return False
        self._time += dt
        blinks = self._rested <= QUIET and self.turn is not None and blinking(self._time, self.turn)
        self.stale |= blinks != self._blinks
        self._blinks = blinks
        return True

    def fade_remark(self, dt: float) -> bool:
        """True in the moment in which it is gone."""
        if self.remark is None:
            return False
        left = self.remark.seconds - dt
        self.remark = self.remark._replace(seconds=left) if left > 0 else None
        return self.remark is None

    @property
    def remarks(self) -> tuple[tuple[int, str], ...]:
        return (self.remark[:2],) if self.remark else ()

    def _let_be_heard(self) -> None:
        """Sounds come from where things happen."""
        stage = self.director.stage if self.director.sounds else None
        for sound in self.director.sounds:
            x = stage.spot(sound.place).x if stage and sound.place else self.size[0] / 2
            self.app.sound.play(sound.effect, 2 * x / self.size[0] - 1, sound.loudness)
        for line in self.director.says:
            self.app.sound.say(line.key)
        self.director.sounds.clear()
        self.director.says.clear()

    # ---- the picture ------------------------------------------------------------------------------
    def movers(self) -> Iterable[Mover]:
        """What is drawn over the table at rest."""
        return [*self.director.movers, *self._shut_eyes(self.director.stage)]

    def _shut_eyes(self, stage: Stage) -> list[Mover]:
        """The face that blinks just now, over the one at rest."""
        faces = [thing for thing in stage.things if isinstance(thing, Face) and thing.seat == self.turn]
        if not faces or not self._blinks or self.director.moving:
            return []
        shut = msgspec.structs.replace(faces[0], mood="blink", gaze=(0.0, 0.0))
        return [Mover(shut, resting(stage.spot(FaceOf(shut.seat))))]

    def draw(self, surface: pygame.Surface) -> None:
        self._painter.draw(surface, self._rest(), self.movers())
        super().draw(surface)

    def mend(self, surface: pygame.Surface) -> None:
        """Only where something has moved, unless buttons have changed, which are few and lie over all."""
        if self.page.stale:
            self.draw(surface)
            return
        for _area in self._painter.mended(surface, self._rest(), self.movers()):
            super().draw(surface)

    def _rest(self) -> pygame.Surface:
        """The layer with all that rests."""
        stage = self.director.stage
        if stage is not self._baked:
            if self._layer is None or stage != self._baked:
                self._layer = self._painter.bake(stage)
            self._baked = stage
        assert self._layer
        return self._layer


@lru_cache(maxsize=1)
def _painter(deck: Deck, coin: coins.Kind, cloth: str) -> Painter:
    return Painter(deck, coin, cloth)


def painter_for(chosen: Settings) -> Painter:
    """One for all tables: it keeps large pictures."""
    return _painter(Deck(back=chosen.card_back), chosen.coin_look, chosen.felt)
