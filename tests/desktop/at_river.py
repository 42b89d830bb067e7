"""A table of River that is played with mouse and keys, and the moments of a match."""

import os
from collections.abc import Iterator
from random import Random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from garbage_desktop import company
from garbage_desktop.app import App
from garbage_desktop.paint import text
from garbage_desktop.river_session import RiverSession
from garbage_desktop.scenes.river import RiverScene
from garbage_desktop.seats import SeatInfo
from garbage_desktop.sound import Silence
from garbage_desktop.storage.kept import Kept
from garbage_desktop.storage.settings import INSTANT
from garbage_desktop.table.places import HandCard
from garbage_desktop.table.river_view import RiverView
from garbage_desktop.table.stage import TableCard
from garbage_desktop.table.view import Answer, Said, Sitter
from garbage_engine.bots import river
from garbage_engine.river_match import RiverMatch
from garbage_engine.river_setup import RiverRules, RiverSetup
from garbage_engine.river_table import RiverTable

FRAME = 1 / 30


def a_match(seats: int, seed: str = "river") -> RiverMatch:
    return RiverMatch(RiverSetup(RiverRules(), seats, seed))


def moments(seats: int) -> Iterator[RiverTable]:
    """What the first seat sees before each request of a match."""
    match = a_match(seats)
    while request := match.request:
        yield match.table(0)
        view = match.table(request.seat)
        match.answer(request.number, river.decide(view, request, "easy", Random(request.number)))


def a_view(size: tuple[int, int], table: RiverTable) -> RiverView:
    sitters = tuple(Sitter(seat.name, seat.art, seat.person) for seat in company.seated(table.seats))
    answers = (Answer("Undo", True), Answer("Hint", True), Answer("Play these two"))
    said = Said(("Choose two cards for this round.",), ("Everyone shows the two cards together.",))
    return RiverView(
        size, sitters, text.width, answers=answers, said=said, word=("{Js} {As} with the river: straight",)
    )


class AtRiver:
    """A table of River that is played with mouse and keys."""

    def __init__(self, seats: tuple[SeatInfo, ...], size: tuple[int, int] = (1280, 720), seed: str = "river") -> None:
        self.surface = pygame.Surface(size)
        self.kept = Kept.nothing()
        self.app = App(size, self.kept, Silence(), lambda on: False)
        self.session = RiverSession.new(RiverSetup(RiverRules(), len(seats), seed), seats)
        self.scene = RiverScene(self.app, self.session)
        self.kept.change(speed=INSTANT)
        self.app.show(self.scene)
        self.wait()

    def frame(self, *inputs: pygame.Event) -> None:
        self.app.frame(FRAME, inputs, self.surface)

    def wait(self) -> None:
        """Until a person is asked, or the match is over."""
        for _ in range(2000):
            self.frame()
            if self.app.scene is not self.scene or (self.session.asked and self.scene.director.idle):
                break
        while self.scene.chooses and self.session.advice is None:
            self.frame()
        for _ in range(3):
            self.frame()

    def key(self, *keys: int) -> None:
        for key in keys:
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                self.frame(pygame.Event(kind, key=key, mod=0, unicode="", scancode=0))

    def click(self, key: str) -> None:
        control = next(control for control in self.scene.page.controls if control.key.startswith(key))
        pos = control.box.x + min(12, control.box.w / 4), control.box.y + 12
        self.frame(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.frame(pygame.Event(kind, pos=pos, button=1, touch=False))

    def cards(self) -> list[str]:
        return [control.key for control in self.scene.page.controls if control.key.startswith("card ")]

    def primary(self) -> str:
        return next(control.key for control in self.scene.page.controls if control.primary)


def hand_cards(table: AtRiver) -> list[TableCard]:
    cards = [thing for thing in table.scene.director.stage.things if isinstance(thing, TableCard)]
    return [card for card in cards if isinstance(card.place, HandCard)]


def two_at_one_screen() -> tuple[SeatInfo, ...]:
    return (SeatInfo("Ann", "person-1"), SeatInfo("Ben", "person-2"), *company.seated(3)[1:2])
