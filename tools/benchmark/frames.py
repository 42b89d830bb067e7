"""What a frame costs the thread that draws it, without a window: each figure from a process that has just begun."""

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from pathlib import Path
from time import thread_time
from typing import Any

from tools.benchmark import HOME, PYTHON, Row

SIZES = {(1280, 720): 5, (1920, 1080): 10}  # milliseconds for a frame
CARDS, COINS = 60, 300
STEP, RESTING = 1 / 60, 1 / 25
MIB = 1 << 20


def frames() -> Iterator[Row]:
    """60 cards and 300 coins in motion over a table of six."""
    for size, budget in SIZES.items():
        yield from spent(f"{size[1]}p", asked("crowd", size)["moving"], budget)


def play() -> Iterator[Row]:
    """A table of five as it is played, from its first frame on, with sound; every card is new."""
    for size, budget in SIZES.items():
        hands = 10 if size == (1280, 720) else 3
        found = asked("table", size, hands)
        yield from spent(f"{size[1]}p, {len(found['moving'])} frames", found["moving"], budget)
        yield Row("  at rest, 99 of 100 frames", quantile(found["still"], 0.99), "ms")
        yield Row(f"  memory after {hands} hands", found["memory"] / MIB, "MiB", 100)


def spent(what: str, seconds: Sequence[float], budget: float) -> Iterator[Row]:
    yield Row(f"{what}: half of the frames", quantile(seconds, 0.5) * 1e3, "ms")
    yield Row("  99 of 100 frames", quantile(seconds, 0.99) * 1e3, "ms", budget)
    yield Row("  the slowest", max(seconds) * 1e3, "ms")


def quantile(figures: Sequence[float], share: float) -> float:
    return sorted(figures)[int(share * (len(figures) - 1))]


def asked(*words: object, module: str = "frames") -> dict[str, Any]:
    """What a new process finds."""
    world = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    flat = [str(part) for word in words for part in (word if isinstance(word, tuple) else (word,))]
    done = subprocess.run(
        [PYTHON, "-m", f"tools.benchmark.{module}", *flat], cwd=HOME, env=world, stdout=subprocess.PIPE, check=True
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


# ---- in the new process ---------------------------------------------------------------------------------
def crowd(width: int, height: int) -> dict[str, Any]:
    """Cards dealt and swept away and coins thrown, all at once and for ever, over a table in the middle of bingo."""
    import pygame

    from garbage_desktop.motion.acts import Act, Mover
    from garbage_desktop.motion.coins import coin_drop, stream_coin
    from garbage_desktop.motion.flights import card_flight, discard
    from garbage_desktop.scenes.at_table import painter_for
    from garbage_desktop.table import places as at
    from garbage_desktop.table.stage import AnyThing, Coin, TableCard
    from garbage_desktop.tour import Tour

    tour = Tour((width, height), 6)
    screens = tour.screens()
    assert "bingo" in screens
    stage, painter = tour.table.director.stage, painter_for(tour.kept.settings)
    shoe, tray, hands = stage.spot(at.Shoe()), stage.spot(at.Tray()), cycle(stage.spots)
    cards = [thing for thing in stage.things if isinstance(thing, TableCard) and isinstance(thing.place, at.HandCard)]
    going: list[tuple[AnyThing, Act]] = []
    for n, card in enumerate(islice(cycle(cards), CARDS)):
        spot = stage.spot(card.place)
        going.append((card, card_flight(shoe, spot, height) if n % 2 else discard(spot, tray, height, n)))
    for n, place in enumerate(islice((place for place in hands if isinstance(place, at.OnCard)), COINS)):
        purse, end = stage.spot(at.Purse(place.seat)), stage.spot(place if n % 2 else at.Pot(n % 30))
        going.append((Coin(end._replace(tall=0.0).box), coin_drop(purse, end) if n % 2 else stream_coin(purse, end, n)))
    surface, spent = pygame.Surface((width, height)), []
    for frame in range(1200):
        begun = thread_time()
        movers = [Mover(thing, act.at((frame * STEP + n / 37) % act.seconds)) for n, (thing, act) in enumerate(going)]
        painter.draw(surface, painter.bake(stage), movers)
        spent.append(thread_time() - begun)
    return {"moving": spent[120:]}


def table(width: int, height: int, hands: int) -> dict[str, Any]:
    """A person and four bots play; the person takes the first choice whenever the table has rested for a moment."""
    import pygame

    from garbage_desktop import company
    from garbage_desktop.app import App
    from garbage_desktop.paint.pictures import made
    from garbage_desktop.scenes.summary import Summary
    from garbage_desktop.scenes.table import TableScene
    from garbage_desktop.session import Session
    from garbage_desktop.sound import Sound
    from garbage_desktop.storage.kept import Kept
    from garbage_engine.rules import Rules
    from garbage_engine.setup import Setup

    kept, surface = Kept.nothing(), pygame.Surface((width, height))
    app = App((width, height), kept, Sound(), lambda on: False)
    session = Session.new(Setup(Rules(rounds=hands), 5, "kitchen"), company.seated(5, persons=True), kept.place())
    scene = TableScene(app, session)
    app.show(scene)
    spent: dict[bool, list[float]] = {True: [], False: []}
    rested, slowest = 0.0, Counter[str]()
    while session.match.table().deal <= hands:
        moving = app.moving
        dt = STEP if moving else RESTING
        before, begun = made.copy(), thread_time()
        drawn = app.frame(dt, (), surface)
        cost = thread_time() - begun
        spent[moving or drawn].append(cost)
        new = ", ".join(f"{count} {what}" for what, count in (made - before).items())
        slowest[f"{len(spent[True])}: {type(scene.director.last).__name__} {new}"] = round(cost * 1e6)
        rested = 0.0 if moving else rested + dt
        if rested > 0.6 and isinstance(app.scene, Summary):
            app.pop()
            scene.next_hand()
            rested = 0.0
        elif rested > 0.6 and scene.prompt.primary:
            scene.take(scene.prompt.primary)
            rested = 0.0
    for what, cost in slowest.most_common(int(os.environ.get("SLOWEST", "0"))):
        print(f"{cost / 1000:8.1f} ms  {what}", file=sys.stderr)
    return {"moving": spent[True][1:], "still": spent[False], "memory": memory(os.getpid())}


def memory(process: int) -> int:
    """Bytes that a process takes of the real memory."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def main(what: str, *figures: str) -> None:
    import pygame

    from garbage_desktop import language

    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    language.use("en")
    print(json.dumps({"crowd": crowd, "table": table}[what](*map(int, figures))))


if __name__ == "__main__":
    main(*sys.argv[1:])
