"""What the program costs in a real window, on a screen that nobody sees."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from shutil import which
from statistics import median
from time import monotonic, sleep
from typing import NamedTuple

from tools.benchmark import HOME, PYTHON, Row
from tools.benchmark.frames import MIB, memory

TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Frame(NamedTuple):
    """What the witness tells of one frame."""

    over: float
    shown: bool
    moving: bool
    usable: bool


class Program:
    """The program in its window; it tells of every frame."""

    def __init__(self, folder: str, *words: str) -> None:
        self._told = Path(folder) / "frames"
        self.begun = monotonic()
        with self._told.open("wb") as told:
            self._process = subprocess.Popen(
                [PYTHON, "-m", "tools.benchmark.witness", "--data-dir", f"{folder}/kept", *words], cwd=HOME, stdout=told
            )

    @property
    def frames(self) -> list[Frame]:
        lines = [line.split() for line in self._told.read_text().splitlines(keepends=True) if line.endswith("\n")]
        return [Frame(float(over), shown == "1", moving == "1", usable == "1") for over, shown, moving, usable in lines]

    @property
    def seconds(self) -> float:
        """Of a core, used until now."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def memory(self) -> float:
        return memory(self._process.pid) / MIB

    def wait(self, seconds: float) -> tuple[float, list[Frame]]:
        """The share of a core used in so many seconds, and the frames meanwhile."""
        begun, used = monotonic(), self.seconds
        sleep(seconds)
        return (self.seconds - used) / (monotonic() - begun), [frame for frame in self.frames if frame.over >= begun]

    def close(self) -> None:
        self._process.kill()
        self._process.wait()


@contextmanager
def running(*words: str) -> Iterator[Program]:
    with tempfile.TemporaryDirectory() as folder:
        program = Program(folder, *words)
        try:
            yield program
        finally:
            program.close()


@contextmanager
def screen() -> Iterator[None]:
    """A display of its own, and no sound device."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1920x1080x24", "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as number:
        display = f":{number.readline().strip()}"
    os.environ |= {"DISPLAY": display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
    try:
        yield
    finally:
        server.terminate()
        server.wait()


def window() -> Iterator[Row]:
    """The program in a real window of 1280 x 720: start, rest, dealing, memory."""
    if sys.platform != "linux" or not which("Xvfb"):
        print("  left out: it needs Linux and Xvfb")
        return
    with screen():
        yield from start()
        yield from rest()
        yield from dealing()


def start() -> Iterator[Row]:
    """From the start of the process, the best of five: other work on the machine only ever adds."""
    first, usable = [], []
    for _ in range(5):
        with running() as program:
            program.wait(2.5)
            first.append(next(frame.over for frame in program.frames if frame.shown) - program.begun)
        with running("--seats", "5", "--seed", "kitchen") as program:
            program.wait(2.5)
            usable.append(next(frame.over for frame in program.frames if frame.shown and frame.usable) - program.begun)
    yield Row(f"first picture (middle {median(first):.2f})", min(first), "s", 0.4)
    yield Row(f"table usable (middle {median(usable):.2f})", min(usable), "s", 0.8)


def rest() -> Iterator[Row]:
    """The table waits for the person; before that, it has made its pictures and the face has blinked."""
    with running("--seats", "5", "--seed", "kitchen") as program:
        program.wait(40)
        share, frames = program.wait(20)
        yield Row("at rest (aim 0.3)", 100 * share, "% of a core", 0.5)
        yield Row("pictures at rest", sum(frame.shown for frame in frames), "in 20 s", 0)
        yield Row("memory at rest", program.memory, "MiB", 100)


def dealing() -> Iterator[Row]:
    """Bots play: what the frames cost in which something moves, and how many there are in a second."""
    with running("--seats", "5", "--seed", "kitchen", "--autoplay") as program:
        program.wait(3)
        share, frames = program.wait(20)
        moving = [b.over - a.over for a, b in pairwise(frames) if a.moving and b.moving]
        yield Row("dealing", 100 * share, "% of a core", 8)
        yield Row("  pictures in a second while something moves", len(moving) / sum(moving), "", 58, least=True)
        program.wait(40)
        yield Row("memory after a minute of play", program.memory, "MiB", 100)
