"""Presses: the player's input, one event for each thing done, whether by mouse, finger, key or gamepad."""

from collections.abc import Iterable, Iterator
from contextlib import suppress

import pygame

FINGERS = (pygame.FINGERDOWN, pygame.FINGERUP, pygame.FINGERMOTION)  # each comes as a mouse as well
CLICKS = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
REPEATS = {  # keys that may go on while they are held
    pygame.K_LEFT,
    pygame.K_RIGHT,
    pygame.K_UP,
    pygame.K_DOWN,
    pygame.K_PAGEUP,
    pygame.K_PAGEDOWN,
    pygame.K_BACKSPACE,
    pygame.K_DELETE,
}
PAD = {0: pygame.K_RETURN, 1: pygame.K_ESCAPE, 2: pygame.K_SPACE, 3: pygame.K_F1, 7: pygame.K_ESCAPE}
STICK = 0.6  # how far a stick is pushed before it counts
UNTIL_PADS = 1.0  # seconds
AFTER_TOUCH = 0.3  # seconds in which a click after a touch is its echo
WAYS = {
    (-1, 0): pygame.K_LEFT,
    (1, 0): pygame.K_RIGHT,
    (0, 1): pygame.K_DOWN,
    (0, -1): pygame.K_UP,
}


class Presses:
    """Drops what comes twice: repeats of a held key (I08), the mouse a finger also is (I01). A pad is a keyboard."""

    def __init__(self) -> None:
        self._held: set[int] = set()
        self._age = 0.0
        self._touched = AFTER_TOUCH  # seconds since a finger was down
        self._pads: dict[int, pygame.joystick.JoystickType] = {}
        self._stick: dict[int, tuple[int, int]] = {}

    def single(self, inputs: Iterable[pygame.Event], dt: float) -> Iterator[pygame.Event]:
        """The inputs of one frame that count."""
        self._look_for_pads(dt)
        self._touched += dt
        for event in inputs:
            yield from self._kept(event)

    def _kept(self, event: pygame.Event) -> Iterator[pygame.Event]:
        if event.type in CLICKS:
            if not self._echo(event):
                yield event
        elif event.type in (pygame.KEYDOWN, pygame.KEYUP):
            if self._fresh(event):
                yield event
        elif event.type in PADS:
            yield from PADS[event.type](self, event)
        elif event.type not in FINGERS:
            if event.type == pygame.WINDOWFOCUSLOST:
                self._held.clear()
            yield event

    def _echo(self, event: pygame.Event) -> bool:
        if getattr(event, "touch", False):
            self._touched = 0.0
            return False
        return self._touched < AFTER_TOUCH

    def _fresh(self, event: pygame.Event) -> bool:
        held = event.key in self._held
        if event.type == pygame.KEYUP:
            self._held.discard(event.key)
            return True
        self._held.add(event.key)
        return not held or event.key in REPEATS

    # ---- the gamepad ------------------------------------------------------------------------------
    def _look_for_pads(self, dt: float) -> None:
        """Once, when the first picture is long seen: on some systems looking takes its time."""
        before, self._age = self._age, self._age + dt
        if before < UNTIL_PADS <= self._age:
            with suppress(pygame.error):
                pygame.joystick.init()

    def _pad_comes(self, event: pygame.Event) -> Iterator[pygame.Event]:
        pad = pygame.joystick.Joystick(event.device_index)
        self._pads[pad.get_instance_id()] = pad
        yield from ()

    def _pad_goes(self, event: pygame.Event) -> Iterator[pygame.Event]:
        self._pads.pop(event.instance_id, None)
        yield from ()

    def _pad_button(self, event: pygame.Event) -> Iterator[pygame.Event]:
        if event.button in PAD:
            down = event.type == pygame.JOYBUTTONDOWN
            yield _key(PAD[event.button], pygame.KEYDOWN if down else pygame.KEYUP)

    def _pad_hat(self, event: pygame.Event) -> Iterator[pygame.Event]:
        way = (event.value[0], -event.value[1])
        if way in WAYS:
            yield _key(WAYS[way])

    def _pad_stick(self, event: pygame.Event) -> Iterator[pygame.Event]:
        if event.axis > 1:
            return
        push = (event.value > STICK) - (event.value < -STICK)
        way = (push, 0) if event.axis == 0 else (0, push)
        if self._stick.get(event.axis) != way and way in WAYS:
            yield _key(WAYS[way])
        self._stick[event.axis] = way


PADS = {
    pygame.JOYDEVICEADDED: Presses._pad_comes,
    pygame.JOYDEVICEREMOVED: Presses._pad_goes,
    pygame.JOYBUTTONDOWN: Presses._pad_button,
    pygame.JOYBUTTONUP: Presses._pad_button,
    pygame.JOYHATMOTION: Presses._pad_hat,
    pygame.JOYAXISMOTION: Presses._pad_stick,
}


def _key(key: int, kind: int = pygame.KEYDOWN) -> pygame.Event:
    return pygame.Event(kind, key=key, mod=0, unicode="", scancode=0)
