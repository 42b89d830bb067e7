"""Whether memory stays flat: the same process after some deals and openings of scenes, and after many."""

import json
import os
import sys
from collections.abc import Iterator
from typing import Any

from tools.benchmark import Row
from tools.benchmark.frames import MIB, asked
from tools.benchmark.frames import memory as resident

DEALS, OPENINGS = (50, 1000), (10, 200)  # after so many it is looked at
SIZE, STEP = (1280, 720), 1 / 30
GROWTH = 5  # MiB that may be allowed to come while caches fill


def memory() -> Iterator[Row]:
    """1,000 deals at instant speed, and 200 walks through every scene."""
    for what, counts in (("deals", DEALS), ("openings", OPENINGS)):
        found = asked(what, *counts, module="memory")["memory"]
        for count, taken in zip(counts, found, strict=True):
            yield Row(f"memory after {count} {what}", taken / MIB, "MiB")
        yield Row(f"  more than after {counts[0]}", (found[-1] - found[0]) / MIB, "MiB", GROWTH)


# ---- in the new process ---------------------------------------------------------------------------------
def deals(some: int, many: int) -> Iterator[int]:
    """Five bots play match after match, and every picture is drawn."""
    import pygame

    from garbage_desktop import company
    from garbage_desktop.app import App
    from garbage_desktop.scenes.table import TableScene
    from garbage_desktop.session import Session
    from garbage_desktop.sound import Sound
    from garbage_desktop.storage.kept import Kept
    from garbage_desktop.storage.settings import INSTANT
    from garbage_engine.rules import Rules
    from garbage_engine.setup import Setup

    kept, surface = Kept.nothing(), pygame.Surface(SIZE)
    kept.change(speed=INSTANT)
    app = App(SIZE, kept, Sound(), lambda on: False)
    seats = company.seated(5, persons=False)
    played = 0
    while played < many:
        session = Session.new(Setup(Rules(rounds=2), 5, f"memory {played}"), seats, kept.place())
        app.show(TableScene(app, session))
        while not session.over:
            app.frame(STEP, (), surface)
        played += session.match.table().deal
        if played in (some, many):
            yield resident(os.getpid())


def openings(some: int, many: int) -> Iterator[int]:
    """Walks through every screen there is."""
    from garbage_desktop.tour import Tour

    for walk in range(1, many + 1):
        list(Tour(SIZE).screens())
        if walk in (some, many):
            yield resident(os.getpid())


def main(what: str, *figures: str) -> None:
    import pygame

    from garbage_desktop import language

    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    language.use("en")
    found: dict[str, Any] = {"memory": list({"deals": deals, "openings": openings}[what](*map(int, figures)))}
    print(json.dumps(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
