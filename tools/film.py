"""Film strips: a picture each 50 ms of what moves, from the real table, to be looked at like a designer would.

python -m tools.film DIR                     deal, pot, call, coin, near, bingo, count, discard, won, end
python -m tools.film DIR call CoinsPut       only these, by their name or by the event or scene with which they begin
python -m tools.film DIR --calm              the same with reduced motion
python -m tools.film DIR --moving            table.webp, the moving picture of the README; needs Pillow
"""

import argparse
import os
from collections.abc import Iterator, Sequence
from pathlib import Path

os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}

import pygame

from garbage_desktop import company
from garbage_desktop.app import App
from garbage_desktop.paint import text
from garbage_desktop.scenes.results import Results
from garbage_desktop.scenes.summary import Summary
from garbage_desktop.scenes.table import TableScene
from garbage_desktop.session import Session
from garbage_desktop.sound import Silence
from garbage_desktop.storage.kept import Kept
from garbage_desktop.storage.settings import INSTANT
from garbage_engine.events import AnyEvent, CoinPlaced
from garbage_engine.rules import Rules
from garbage_engine.setup import Setup
from garbage_engine.table import Table

SIZE, SEATS, SEED = (1280, 720), 3, "kitchen"
STEP, EACH = 1 / 60, 3  # seconds of a frame, and how many make a picture
CELL, ACROSS, EDGE = 420, 4, 6
PATIENCE = 0.6  # seconds of rest before the person goes on
MOMENTS = {  # the event or scene with which it begins, and seconds
    "deal": ("CardDealt", 1.8),
    "pot": ("PotWon", 1.8),
    "call": ("CardTurned", 0.9),
    "coin": ("CoinPlaced", 0.4),
    "near": ("near", 1.0),
    "bingo": ("BingoCalled", 2.6),
    "count": ("CountHit", 0.9),
    "discard": ("HandDiscarded", 1.0),
    "won": ("MatchEnded", 1.8),
    "end": ("Results", 3.0),
}


class Filmed(TableScene):
    """A table that knows which events have just begun to be seen."""

    begun: tuple[str, ...] = ()

    def tell(self, event: AnyEvent, before: Table) -> None:
        super().tell(event, before)
        near = (
            isinstance(event, CoinPlaced)
            and bare(before, event.seat) == 2
            and not before.covered(event.seat, event.card)
        )
        self.begun += (type(event).__name__, *["near"] * near)


def bare(table: Table, seat: int) -> int:
    """How many of its cards have no coin yet."""
    return sum(not table.covered(seat, card) for card in range(len(table.hands[seat])))


class Film:
    """A short match, frame by frame: the first hand and the end of the last as they are seen, the rest in a hurry."""

    def __init__(self, calm: bool = False) -> None:
        self.surface, self.kept = pygame.Surface(SIZE), Kept.nothing()
        self.kept.change(reduced_motion=calm)
        self.app = App(SIZE, self.kept, Silence(), lambda on: False)
        self.session = Session.new(Setup(Rules(), SEATS, SEED), company.seated(SEATS), self.kept.place())
        self.table = Filmed(self.app, self.session)
        self.app.show(self.table)

    def frames(self) -> Iterator[set[str]]:
        """What begins in each frame, events and scenes, up to some seconds after the end."""
        rested, after = 0.0, 0.0
        while after < 4:
            self.kept.change(speed=1.0 if self._worth_seeing else INSTANT)
            self.table.begun, scene = (), self.app.scene
            if rested > PATIENCE:
                rested = 0.0
                self._go_on()
            self.app.frame(STEP, (), self.surface)
            yield {*self.table.begun, *[type(self.app.scene).__name__] * (self.app.scene is not scene)}
            rested = 0.0 if self.app.moving else rested + STEP
            after += STEP * isinstance(self.app.scene, Results)

    @property
    def _worth_seeing(self) -> bool:
        deal, phase = self.table.director.shown.deal, self.table.director.shown.phase
        return deal <= 1 or (deal == SEATS and phase in ("count_up", None))

    def _go_on(self) -> None:
        if isinstance(self.app.scene, Summary):
            self.app.pop()
            self.table.next_hand()
        elif self.app.scene is self.table and self.table.prompt.primary:
            self.table.take(self.table.prompt.primary)


class Strip:
    """The pictures of one moment, and the part of the window in which something moved meanwhile."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.pictures: list[pygame.Surface] = []
        self.part = pygame.Rect(0, 0, 0, 0)

    @property
    def over(self) -> bool:
        return len(self.pictures) * EACH * STEP > self.seconds

    def take(self, film: Film) -> None:
        self.pictures.append(film.surface.copy())
        for thing, pose in film.table.director.movers if film.app.scene is film.table else ():
            at = pygame.Rect(0, 0, thing.box.w + 60, thing.box.h + 60)
            at.center = round(pose.x), round(pose.y - pose.height)
            self.part = at.union(self.part) if self.part.w else at

    def sheet(self) -> pygame.Surface:
        """All pictures in rows, with the milliseconds in the corner of each."""
        window = pygame.Rect(0, 0, *SIZE)
        part = self.part.clip(window) if self.part.w else window
        high = round(CELL * part.h / part.w)
        rows = -(-len(self.pictures) // ACROSS)
        sheet = pygame.Surface((ACROSS * (CELL + EDGE) + EDGE, rows * (high + EDGE) + EDGE))
        for number, picture in enumerate(self.pictures):
            row, column = divmod(number, ACROSS)
            at = EDGE + column * (CELL + EDGE), EDGE + row * (high + EDGE)
            sheet.blit(pygame.transform.smoothscale(picture.subsurface(part), (CELL, high)), at)
            sheet.blit(text.line(str(round(number * EACH * STEP * 1000)), 18, outline=2), at)
        return sheet


def strips(wanted: Sequence[str], calm: bool = False) -> Iterator[tuple[str, Strip]]:
    """Each moment when it is over: the first of its kind."""
    waiting = {name: MOMENTS.get(name, (name, 1.0)) for name in wanted}
    running: dict[str, Strip] = {}
    film = Film(calm)
    for number, begun in enumerate(film.frames()):
        for name in [name for name, (first, _) in waiting.items() if first in begun]:
            running[name] = Strip(waiting.pop(name)[1])
        for strip in running.values():
            if number % EACH == 0:
                strip.take(film)
        for name in [name for name, strip in running.items() if strip.over]:
            yield name, running.pop(name)
        if not waiting and not running:
            return
    yield from running.items()


def moving_picture(file: Path, seconds: float = 14.0, size: tuple[int, int] = (800, 450)) -> None:
    """From the first card on, twenty pictures a second."""
    from PIL import Image

    film, pictures, started = Film(), list[Image.Image](), False
    for number, begun in enumerate(film.frames()):
        started |= "CardDealt" in begun
        if started and number % EACH == 0:
            small = pygame.transform.smoothscale(film.surface, size)
            pictures.append(Image.frombytes("RGB", size, pygame.image.tobytes(small, "RGB")))
        if len(pictures) * EACH * STEP > seconds:
            break
    pause = round(EACH * STEP * 1000)
    pictures[0].save(file, save_all=True, append_images=pictures[1:], duration=pause, loop=0, quality=60, method=4)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("moments", nargs="*", default=list(MOMENTS))
    parser.add_argument("--calm", action="store_true")
    parser.add_argument("--moving", action="store_true")
    asked = parser.parse_args()
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    asked.folder.mkdir(parents=True, exist_ok=True)
    if asked.moving:
        moving_picture(asked.folder / "table.webp")
        return
    for name, strip in strips(asked.moments, asked.calm):
        pygame.image.save(strip.sheet(), asked.folder / f"{name}.png")
        print(name, len(strip.pictures))


if __name__ == "__main__":
    main()
