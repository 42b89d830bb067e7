"""App: the stack of scenes, and one frame of it."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from garbage_desktop import memory
from garbage_desktop.scenes.scene import Scene, Size
from garbage_desktop.ui.presses import Presses

if TYPE_CHECKING:
    from garbage_desktop.sound import Silence, Sound
    from garbage_desktop.storage.kept import Kept

SETTLED = 0.15  # seconds without a change of size before everything is drawn anew
LONGEST_STEP = 0.1  # no frame counts for more: sleep and dragged windows
BREATH = 0.5  # seconds of rest after which there is time to clear up
CALM, ASLEEP = 2.0, 12.0  # seconds in which nobody has done anything and nothing has changed
DOZE, NAP = 0.09, 0.45  # from then on, time passes in steps of so many seconds
LIGHT_LEFT, NIGHT = (65, 65, 65), (6, 24, 21)  # of what lies below an overlay, and what is over it


class App:
    """What is on the screen. Knows no window and no clock: `frame` is told the time and the input, and draws."""

    def __init__(self, size: Size, kept: Kept, sound: Sound | Silence, full_screen: Callable[[bool], bool]) -> None:
        self.size = size
        self.kept = kept
        self.sound = sound
        self.balance()
        self.running = True
        self.day: Callable[[], int] = lambda: 0  # what is learnt is spaced over days
        self.scenes: list[Scene] = []
        self.stopwatch: Callable[[], float] = lambda: 0.0  # seconds; for work that must leave time for the picture
        self._full_screen = full_screen
        self._presses = Presses()
        self._dimmed: pygame.Surface | None = None  # what lies below an overlay
        self._seen: tuple[pygame.Surface, Scene] | None = None  # on what was drawn last, and what is seen there
        self._resizing: float | None = None  # seconds since the size changed last
        self._shot: pygame.Surface | None = None  # the last picture, stretched while the size changes
        self._still = 0.0  # seconds since somebody did something or something changed
        self._nap = 0.0  # seconds that have not passed yet

    # ---- the stack ------------------------------------------------------------------------------
    @property
    def scene(self) -> Scene:
        """The scene on top."""
        return self.scenes[-1]

    def push(self, scene: Scene) -> None:
        """Put a scene on top; an overlay keeps the picture of the room below it."""
        if self.scenes:
            self.scene.covered()
        self.scenes.append(scene)
        scene.resize(self.size)
        if scene.tune:
            self.sound.tune(scene.tune)
        if scene.overlay:
            self.sound.play("panel_open")
        self._dim_room()

    def pop(self) -> None:
        """Take the top scene away."""
        scene = self.scenes.pop()
        scene.closed()
        if scene.overlay:
            self.sound.play("panel_close")
        if not self.scenes:
            self.running = False
            return
        self.scene.uncovered()
        self._dim_room()

    def show(self, scene: Scene) -> None:
        """Take all scenes away and show this one."""
        self._clear()
        self.push(scene)
        gc.unfreeze()
        gc.collect()  # what went away is gone now, and what has come is never looked through again in midst of a frame
        gc.freeze()

    def quit(self) -> None:
        """Leave; every scene may still put its things in order."""
        self._clear()
        self.running = False

    def _clear(self) -> None:
        while self.scenes:
            self.scenes.pop().closed()

    # ---- one frame ------------------------------------------------------------------------------
    @property
    def moving(self) -> bool:
        return self.running and (self._resizing is not None or self.scene.moving)

    def frame(self, dt: float, inputs: Sequence[pygame.Event], surface: pygame.Surface) -> bool:
        """Take the input, let `dt` seconds pass, and draw if something changed; True if the surface is new."""
        dt, self._nap = self._nap + min(max(dt, 0.0), LONGEST_STEP), 0.0
        if not inputs and dt < self._patience:
            self._nap = dt
            return False
        drawn = self._lived(dt, inputs, surface)
        still = min(self._still, CALM) if drawn else self._still + dt
        before, self._still = self._still, 0.0 if inputs or self.moving else still
        if before <= BREATH < self._still:
            memory.give_back()
        return drawn

    @property
    def _patience(self) -> float:
        """Seconds that may pass as one: the longer nothing has happened, the less is looked after."""
        return NAP if self._still > ASLEEP else DOZE if self._still > CALM else 0.0

    def _lived(self, dt: float, inputs: Sequence[pygame.Event], surface: pygame.Surface) -> bool:
        for event in self._presses.single(inputs, dt):
            if self.running:
                self._handle(event)
        if not self.running:
            return False
        self._follow_size(dt, surface.get_size())
        self.sound.update(dt)
        self.scene.update(dt)
        return self.running and self._draw(surface)

    def _handle(self, event: pygame.Event) -> None:
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            self.quit()
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            self.set_full_screen(not self.kept.settings.full_screen)
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.RENDER_TARGETS_RESET):
            self.scene.stale, self._seen = True, None
        elif event.type in (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED):
            self.sound.device(event)
        else:
            if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
                self.sound.focus(event.type == pygame.WINDOWFOCUSGAINED)
            self.scene.handle(event)

    def balance(self) -> None:
        """As loud as the settings say."""
        chosen = self.kept.settings
        loud = (chosen.effects, chosen.voice, chosen.ambience) if chosen.sound else (0.0, 0.0, 0.0)
        self.sound.volumes(*loud, chosen.mute_unfocused)

    def set_full_screen(self, on: bool) -> None:
        """Fill the screen, or go back to a window; what the system refuses is not remembered."""
        self.kept.change(full_screen=self._full_screen(on))

    def _follow_size(self, dt: float, size: Size) -> None:
        """While the size changes, the last picture is stretched; when it has settled, all is laid out anew."""
        if size != self.size:
            self._shot = self._shot or self._drawn(self.scenes[-1:], self._dimmed)
            self.size, self._resizing = size, 0.0
        elif self._resizing is not None:
            self._resizing += dt
            if self._resizing >= SETTLED:
                self._settle()

    def _settle(self) -> None:
        self._resizing = self._shot = None
        for scene in self.scenes:
            scene.resize(self.size)
        self._dim_room()

    def _draw(self, surface: pygame.Surface) -> bool:
        if self._shot is not None:
            self._seen = None
            pygame.transform.scale(self._shot, surface.get_size(), surface)
            return True
        if not self.scene.stale:
            return False
        self.scene.stale, part, self.scene.part = False, self.scene.part, None
        seen, self._seen = self._seen, (surface, self.scene)
        if seen == self._seen and not (part or self._dimmed):
            self.scene.mend(surface)
            return True
        surface.set_clip(pygame.Rect(*part.whole()) if part else None)
        if self._dimmed is not None:
            surface.blit(self._dimmed, (0, 0))
        self.scene.draw(surface)
        surface.set_clip(None)
        return True

    def _dim_room(self) -> None:
        """Under an overlay lies the last whole scene, at night."""
        self.scene.stale, self._seen = True, None
        self._dimmed = None
        if self.scene.overlay:
            memory.give_back()
            self._dimmed = self._drawn([scene for scene in self.scenes if not scene.overlay][-1:])
            self._dimmed.fill(LIGHT_LEFT, special_flags=pygame.BLEND_RGB_MULT)
            self._dimmed.fill(NIGHT, special_flags=pygame.BLEND_RGB_ADD)

    def _drawn(self, scenes: Sequence[Scene], under: pygame.Surface | None = None) -> pygame.Surface:
        self._seen = None
        picture = pygame.Surface(self.size)
        if under is not None:
            picture.blit(under, (0, 0))
        for scene in scenes:
            scene.draw(picture)
        return picture
