"""A real window on a display of its own, worked by keys as a player would."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.skipif("GARBAGE_X11" not in os.environ, reason="a real window: .ci/run asks for it")
HOME = Path(__file__).parents[2]
PROGRAM = os.environ.get("GARBAGE_PROGRAM")  # the built one; else the source is played
START = [str(HOME / PROGRAM)] if PROGRAM else [sys.executable, "-m", "garbage_desktop"]


class Display:
    """A screen that nobody sees, with a window manager and a keyboard."""

    def __init__(self, folder: Path) -> None:
        reading, writing = os.pipe()
        screen = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
        self._server = subprocess.Popen([*screen, "-fbdir", str(folder)], pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as number:
            self.name = f":{number.readline().strip()}"
        self._picture = folder / "Xvfb_screen0"
        self._manager = subprocess.Popen(
            ["openbox"], env={**os.environ, "DISPLAY": self.name}, stdout=subprocess.DEVNULL
        )

    def xdotool(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words], env={**os.environ, "DISPLAY": self.name}, capture_output=True, text=True, check=False
        )
        return done.stdout.strip()

    @property
    def colours(self) -> int:
        """How many different colours are on the screen."""
        pixels = self._picture.read_bytes()[-1280 * 800 * 4 :]
        return len(set(memoryview(pixels).cast("I")))

    def close(self) -> None:
        for process in (self._manager, self._server):
            process.terminate()
            process.wait(timeout=10)


class Player:
    """Somebody who starts the game and presses keys until something has happened."""

    def __init__(self, display: Display, folder: Path) -> None:
        self.display, self.folder = display, folder
        self.game: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        words = [*START, "--data-dir", str(self.folder), "--speed", "4"]
        world = {**os.environ, "DISPLAY": self.display.name, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
        self.game = subprocess.Popen(words, cwd=HOME, env=world)
        self.until("the window is there and painted", lambda: self.window == "Garbage" and self.display.colours > 200)

    @property
    def window(self) -> str:
        """The title of the window that has the keyboard."""
        return self.display.xdotool("getactivewindow", "getwindowname")

    def until(self, what: str, happened: Callable[[], bool], key: str = "", seconds: float = 90) -> None:
        """Presses the key now and then until it has happened."""
        end = time.monotonic() + seconds
        while not happened():
            assert time.monotonic() < end, f"in vain: {what}"
            assert self.game is None or self.game.poll() is None, f"the game has ended before: {what}"
            if key:
                self.display.xdotool("key", key)
            time.sleep(0.25)

    def close_window(self) -> int:
        """The exit code after the window's cross, or what stands for it on the keyboard."""
        assert self.game
        self.display.xdotool("key", "alt+F4")
        return self.game.wait(timeout=10)

    @property
    def matches(self) -> list[dict[str, Any]]:
        return [json.loads(file.read_bytes()) for file in sorted(self.folder.rglob("match-*.garbage"))]

    @property
    def deal(self) -> int:
        """Which hand is being played, as it is kept."""
        return max((int(match["checkpoint"].get("deal", 1)) for match in self.matches), default=0)


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    (tmp_path / "screen").mkdir()
    display = Display(tmp_path / "screen")
    made = Player(display, tmp_path / "kept")
    yield made
    if made.game and made.game.poll() is None:
        made.game.kill()
    display.close()


def test_the_desktop_finds_the_sign_of_the_window(player: Player) -> None:
    player.start()
    entry = (HOME / "packaging" / "linux" / "io.github.garbage.desktop").read_text()
    name = entry.partition("StartupWMClass=")[2].split()[0]
    number = player.display.xdotool("getactivewindow")
    assert number in player.display.xdotool("search", "--onlyvisible", "--class", f"^{name}$").split()
    assert player.close_window() == 0


def test_a_match_is_begun_closed_in_the_middle_and_continued(player: Player) -> None:
    player.start()
    assert player.matches == []
    player.until("a match has begun", lambda: player.matches != [], key="Return")
    player.until("the first hand is over", lambda: player.deal == 2, key="space")
    assert player.close_window() == 0

    player.start()
    kept = player.matches
    assert len(kept) == 1
    player.until("it goes on", lambda: player.deal == 3, key="space")
    assert len(player.matches) == 1
    assert player.matches[0]["setup"] == kept[0]["setup"]
    assert player.matches[0]["past"][: len(kept[0]["past"])] == kept[0]["past"]
    assert player.close_window() == 0
