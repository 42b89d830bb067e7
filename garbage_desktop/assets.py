"""Assets: finds the pictures, sounds and other files that come with the game."""

import sys
from functools import cache
from pathlib import Path


class AssetMissing(Exception):
    """A file of the game is not there or cannot be read: the program was not installed whole."""


@cache
def folder() -> Path:
    """Where the assets lie: in a built program, beside the source, or in an installed package."""
    built = getattr(sys, "_MEIPASS", None)
    near = Path(built) if built else Path(__file__).resolve().parent.parent
    for place in (near / "assets", near / "garbage_assets"):
        if place.is_dir():
            return place
    raise AssetMissing(f"The folder of assets is missing beside {near}.")


def path(name: str) -> Path:
    """The file of an asset such as `cards/Th.svg`."""
    place = folder() / name
    if not place.is_file():
        raise AssetMissing(f"A file of the game is missing: {name}")
    return place


def content(name: str) -> bytes:
    """What is in an asset."""
    try:
        return path(name).read_bytes()
    except OSError as error:
        raise AssetMissing(f"A file of the game cannot be read: {name} ({error.strerror})") from error


def text(name: str) -> str:
    return content(name).decode()
