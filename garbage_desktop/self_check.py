"""Self-check: loads every asset, opens every screen, plays a match, and tells what it found."""

import io
import os
import sys
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from garbage_desktop import assets
from garbage_desktop.arguments import Arguments
from garbage_desktop.storage.settings import INSTANT
from garbage_engine.version import VERSION

FORBIDDEN = ("socket.", "urllib.", "http.", "ftplib.", "smtplib.")
FRAME, MOST_FRAMES = 1 / 30, 20_000
SMALLEST, USUAL = (800, 600), (1280, 720)


class Fault(Exception):
    """Something that a whole program has is not there."""


def self_check(arguments: Arguments) -> int:
    """One line for each part; exit code 0 if all is well, else 1."""
    screen = os.environ.get("SDL_VIDEODRIVER", "")
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    calls = calls_to_the_network()
    say(f"Garbage {VERSION}, Python {sys.version.split()[0]}")
    parts: list[tuple[str, Callable[[], str]]] = [
        ("pictures", check_pictures),
        ("sounds", check_sounds),
        ("words", check_fonts),
        ("screens", lambda: check_screens(USUAL, arguments.seats or 5)),
        ("small screens", lambda: check_screens(SMALLEST, 8)),
        *([("window", lambda: check_window(screen))] if arguments.self_check == "window" else []),
        ("network", lambda: check_network(calls)),
    ]
    results = [checked(name, check) for name, check in parts]
    say("All is well." if all(results) else "Something is wrong.")
    return 0 if all(results) else 1


def checked(name: str, check: Callable[[], str]) -> bool:
    try:
        say(f"{name}: {check()}")
    except Exception:
        say(f"{name}: WRONG\n{traceback.format_exc()}")
        return False
    return True


def say(line: str) -> None:
    if sys.stdout is not None:  # a windowed program on Windows has none
        print(line, flush=True)


def calls_to_the_network() -> list[str]:
    """What goes to the network from now on, as it happens."""
    calls: list[str] = []

    def hook(event: str, _: object) -> None:
        if event.startswith(FORBIDDEN):
            calls.append(event)

    sys.addaudithook(hook)
    return calls


def found(folder: str, ending: str) -> Iterator[bytes]:
    for file in sorted((assets.folder() / folder).rglob(f"*{ending}")):
        yield file.read_bytes()


def check_pictures() -> str:
    import pygame

    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    drawings = list(found(".", ".svg"))
    for drawing in drawings:
        picture = pygame.image.load_sized_svg(io.BytesIO(drawing), (32, 32))
        if picture.get_bounding_rect().size == (0, 0):
            raise Fault("a drawing is empty")
    if len(drawings) < 300:
        raise Fault(f"only {len(drawings)} drawings")
    return f"{len(drawings)} drawings"


def check_sounds() -> str:
    import pygame

    pygame.mixer.init(24000, -16, 2, 512)
    lengths = [pygame.mixer.Sound(io.BytesIO(sound)).get_length() for sound in found(".", ".ogg")]
    pygame.mixer.quit()
    if len(lengths) < 400 or min(lengths) <= 0:
        raise Fault(f"{len(lengths)} sounds, the shortest of {min(lengths, default=0)} seconds")
    return f"{len(lengths)} sounds, {sum(lengths):.0f} seconds"


def check_fonts() -> str:
    from garbage_desktop.paint import text

    for style in text.FILES:
        if text.width("Garbage", 24, style) < 40:
            raise Fault(f"no letters in {style}")
    return f"{len(text.FILES)} kinds of letters"


def check_screens(size: tuple[int, int], seats: int) -> str:
    from garbage_desktop.tour import Tour

    tour = Tour(size, seats)
    names = list(tour.screens())
    return f"{len(names)} at {size[0]}x{size[1]} with {seats} seats, {tour.session.deals} hands played to the end"


def check_window(driver: str) -> str:
    """Bots play two hands in a real window, on the screen that there was before all the checks without one."""
    import pygame

    from garbage_desktop.house import opened
    from garbage_desktop.scenes.table import TableScene

    pygame.display.quit()
    del os.environ["SDL_VIDEODRIVER"]
    if driver:
        os.environ["SDL_VIDEODRIVER"] = driver
    pygame.display.init()
    with TemporaryDirectory() as folder:
        house = opened(Arguments(seed="garbage", seats=4, autoplay=True, speed=INSTANT, data_dir=Path(folder)))
        table = house.app.scene
        assert isinstance(table, TableScene)
        for _ in range(MOST_FRAMES):
            if house.app.frame(FRAME, pygame.event.get(), house.window.surface):
                house.window.flip()
            if table.session.match.table().deal > 2:
                break
        else:
            raise Fault("two hands never came to their end")
        size = house.window.surface.get_size()
        house.close()
    return f"two hands played at {size[0]}x{size[1]} on {pygame.display.get_driver()}"


def check_network(calls: list[str]) -> str:
    if calls:
        raise Fault(f"asked for: {', '.join(sorted(set(calls)))}")
    return "never asked for"
