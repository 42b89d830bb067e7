"""Arguments of the command line (design 6)."""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from garbage_engine.version import VERSION

WINDOW = (1280, 720)
SPEEDS = ("0.5", "1", "2", "4", "instant")


@dataclass(frozen=True)
class Arguments:
    """What was asked for when the game was started; None where nothing was said."""

    seed: str | None = None
    rules: str | None = None
    seats: int | None = None
    autoplay: bool = False  # bots play every seat
    speed: float | None = None
    window: tuple[int, int] = WINDOW
    language: str | None = None
    data_dir: Path | None = None
    open: Path | None = None
    screenshot: Path | None = None
    self_check: str | None = None  # "quiet" or "window"

    @property
    def plays_at_once(self) -> bool:
        """A match was described, so the table is opened without asking."""
        return self.autoplay or self.seed is not None or self.rules is not None or self.seats is not None


def parsed(words: Sequence[str]) -> Arguments:
    """The arguments from the words of the command line; a sentence and exit code 2 if they cannot be understood."""
    known, unknown = _parser().parse_known_args(words)
    if unknown and not all(word.startswith("-psn_") for word in unknown):  # the Mac's Finder adds its own
        _parser().error(f"unknown argument: {unknown[0]}")
    said = vars(known)
    file = said.pop("file")  # as a desktop hands over what was double-clicked
    return Arguments(**{**said, "open": said["open"] or file})


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="garbage", description="The family card game Garbage.", allow_abbrev=False)
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="as --open FILE")
    parser.add_argument("--seed", metavar="TEXT", help="the same text gives the same cards")
    parser.add_argument("--rules", metavar="NAME|FILE", help="classic, family, kids, bingo, or a file with house rules")
    parser.add_argument("--seats", type=int, metavar="N", help="how many sit at the table")
    parser.add_argument("--autoplay", action="store_true", help="bots play every seat")
    parser.add_argument("--speed", type=_speed, metavar="|".join(SPEEDS), help="how fast things move")
    parser.add_argument("--window", type=_size, default=WINDOW, metavar="WxH", help="size of the window")
    parser.add_argument("--language", metavar="CODE", help="en, ...")
    parser.add_argument("--data-dir", type=Path, metavar="DIR", help="where matches and settings are kept")
    parser.add_argument("--open", type=Path, metavar="FILE", help="a match to go on with, or house rules to play by")
    parser.add_argument("--screenshot", type=Path, metavar="DIR", help="draw every screen into DIR and leave")
    check = "open everything without a window and report; window: besides, let bots play in a real one"
    parser.add_argument("--self-check", nargs="?", const="quiet", choices=("quiet", "window"), help=check)
    parser.add_argument("--version", action="version", version=f"Garbage {VERSION}")
    return parser


def _speed(word: str) -> float:
    if word not in SPEEDS:
        raise argparse.ArgumentTypeError(f"{word!r} is no speed: {', '.join(SPEEDS)}")
    return float("inf") if word == "instant" else float(word)


def _size(word: str) -> tuple[int, int]:
    width, _, height = word.partition("x")
    if not (width.isascii() and width.isdigit() and height.isascii() and height.isdigit()):
        raise argparse.ArgumentTypeError(f"{word!r} is no size: two numbers as in 1280x720")
    if not (320 <= int(width) <= 15360 and 240 <= int(height) <= 8640):
        raise argparse.ArgumentTypeError(f"{word!r} is no size for a window")
    return int(width), int(height)
