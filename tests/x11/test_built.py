"""The built program in bad places: what others met with programs like this one (faults of start and packaging)."""

import json
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

HOME = Path(__file__).parents[2]
PROGRAM = HOME / os.environ.get("GARBAGE_PROGRAM", "dist/Garbage/Garbage")
pytestmark = pytest.mark.skipif("GARBAGE_PROGRAM" not in os.environ, reason="the built program: .ci/run asks for it")
OPEN = all(folder.stat().st_mode & 0o001 for folder in PROGRAM.parents if folder.exists())  # to anybody
SILENT = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
BOTS = ("--autoplay", "--seats", "8", "--seed", "kitchen", "--speed", "instant")
Starter = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Starter]:
    """Starts the program as a desktop would: in another folder, with hardly any environment."""
    started: list[subprocess.Popen[str]] = []

    def begin(*words: object, program: Path = PROGRAM, world: dict[str, str] | None = None, **more: Any) -> Any:
        world = {"HOME": str(tmp_path), **SILENT} if world is None else world
        more = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True, "cwd": "/", **more}
        started.append(subprocess.Popen([str(program), *map(str, words)], env=world, **more))
        return started[-1]

    yield begin
    for process in started:
        process.kill()
        process.wait()


def until(process: subprocess.Popen[str], happened: Callable[[], bool], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not happened():
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.1)


def hand(folder: Path) -> int:
    """Which hand is kept as being played."""
    return max((int(match["checkpoint"].get("deal", 1)) for match in matches(folder)), default=0)


def answers(folder: Path) -> int:
    """How many answers are kept."""
    return max((len(match["past"]) + len(match["decisions"]) for match in matches(folder)), default=0)


def matches(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(file.read_bytes()) for file in folder.rglob("match-*.garbage")]


def a_copy(folder: Path) -> Path:
    """The whole program elsewhere; its files are the same ones until they are replaced."""
    shutil.copytree(PROGRAM.parent, folder, symlinks=True, copy_function=os.link)
    return folder / PROGRAM.name


def damaged(folder: Path, name: str) -> Path:
    program = a_copy(folder)
    file = next((folder / "_internal").rglob(name))
    file.unlink()
    file.write_bytes(b"\0" * 40)
    return program


def test_killed_at_any_moment_it_goes_on_where_it_was(start: Starter, tmp_path: Path) -> None:
    until(game := start(*BOTS), lambda: hand(tmp_path) >= 2)
    for _ in range(3):
        game.send_signal(signal.SIGKILL)
        game.wait()
        before = answers(tmp_path)
        game = start("--open", next(tmp_path.rglob("match-000001.garbage")), "--speed", "4")
        until(game, lambda before=before: answers(tmp_path) > before)
    assert len(matches(tmp_path)) == 1
    assert not next(tmp_path.rglob("garbage.log")).read_text()


def test_a_second_copy_keeps_nothing_and_a_killed_one_does_not_block_the_next(start: Starter, tmp_path: Path) -> None:
    first = start(*BOTS)
    until(first, lambda: hand(tmp_path) >= 1)
    second = start(*BOTS)
    until(first, lambda: hand(tmp_path) >= 2)
    assert second.poll() is None
    assert len(matches(tmp_path)) == 1
    for game in (first, second):
        game.kill()
        game.wait()
    until(start(*BOTS), lambda: len(matches(tmp_path)) == 2)


def test_modules_that_an_older_version_left_are_not_mixed_in(start: Starter, tmp_path: Path) -> None:
    program = a_copy(tmp_path / "program")
    for name in ("garbage_engine", "garbage_desktop", "msgspec", "pygame"):
        folder = program.parent / "_internal" / name
        folder.mkdir(exist_ok=True)
        (folder / "__init__.py").write_text("raise SystemExit('old')")
    until(start(*BOTS, program=program), lambda: hand(tmp_path) >= 2)


def test_it_plays_wherever_it_lies_and_whoever_owns_it(start: Starter, tmp_path: Path) -> None:
    place = tmp_path / "Jürgen’s 中文 teşt ČŠŽ 🦄 %s 'x'"
    program = a_copy(place / "the game")
    world = {"HOME": str(place), "XDG_DATA_HOME": str(place / "data"), "LC_ALL": "C", **SILENT}
    until(start(*BOTS, program=program, world=world), lambda: hand(place / "data") >= 2)


def test_nothing_is_written_into_the_program(start: Starter, tmp_path: Path) -> None:
    def files() -> dict[Path, int]:
        return {file: file.stat().st_mtime_ns for file in PROGRAM.parent.rglob("*")}

    before = files()
    until(start(*BOTS), lambda: hand(tmp_path) >= 2)
    assert files() == before


@pytest.mark.skipif(os.getuid() != 0 or not OPEN, reason="plays with the rights of nobody")
@pytest.mark.parametrize("home", [None, "", "/proc", "/dev/null", "/nowhere"])
def test_without_a_place_to_keep_anything_it_plays_all_the_same(start: Starter, home: str | None) -> None:
    world = {**SILENT} if home is None else {"HOME": home, **SILENT}
    game = start(*BOTS, "--rules", "kids", world=world, user=54321, extra_groups=[])
    with pytest.raises(subprocess.TimeoutExpired):
        game.wait(timeout=4)


def test_it_needs_no_output_to_write_to(start: Starter, tmp_path: Path) -> None:
    shell = f'exec "{PROGRAM}" "$@" <&- >&- 2>&-'
    game = start("-c", shell, "garbage", *BOTS, program=Path("/bin/sh"))
    until(game, lambda: hand(tmp_path) >= 2)


def test_it_is_one_process_and_words_that_it_does_not_know_start_no_second_game(start: Starter, tmp_path: Path) -> None:
    game = start(*BOTS)
    until(game, lambda: hand(tmp_path) >= 2)
    assert not Path(f"/proc/{game.pid}/task/{game.pid}/children").read_text()
    for words in (("--multiprocessing-fork", "x"), ("-c", "print(1)"), ("-B", "-S", "-E")):
        other = start(*words)
        assert "unknown argument" in other.communicate(timeout=20)[1]
        assert other.returncode == 2


@pytest.mark.parametrize("name", ["app-icon-small.svg", "bingo_fanfare_a.ogg", "FiraCode-Regular.ttf"])
def test_what_it_can_do_without_does_not_stop_it(start: Starter, tmp_path: Path, name: str) -> None:
    until(start(*BOTS, program=damaged(tmp_path / "program", name)), lambda: hand(tmp_path) >= 2)


@pytest.mark.parametrize("name", ["FredokaOne-Regular.ttf", "fox-idle.svg"])
def test_what_it_cannot_do_without_is_named_and_the_log_says_more(start: Starter, tmp_path: Path, name: str) -> None:
    game = start(*BOTS, program=damaged(tmp_path / "program", name))
    words = game.communicate(timeout=60)[1]
    assert game.returncode == 1
    assert "Your game is kept." in words
    assert "garbage.log" in words
    assert next(tmp_path.rglob("garbage.log")).read_text()


def test_the_self_check_finds_what_is_missing(start: Starter, tmp_path: Path) -> None:
    game = start("--self-check", program=damaged(tmp_path / "program", "Th.svg"))
    told = game.communicate(timeout=120)[0]
    assert game.returncode == 1
    assert "Something is wrong." in told
