"""Folders: where things are kept, and what to say when they cannot be."""

import errno
import os
import sys
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from garbage_desktop.language import _

PORTABLE = Path("saves", "portable.txt")  # beside the program: everything stays with it


@dataclass(frozen=True)
class Home:
    """The folder in which everything is kept. It may be missing, full or read-only, or there is none at all."""

    path: Path | None

    @classmethod
    def found(cls, data_dir: Path | None = None) -> "Home":
        """`data_dir` if it is named, else the portable folder, else where this system wants it."""
        if data_dir is not None:
            return cls(data_dir.absolute())
        beside = program_folder()
        if (beside / PORTABLE).is_file():
            return cls(beside / PORTABLE.parent)
        return cls(_of_the_player())

    def made(self) -> Path:
        """The folder, made if it is missing; an `OSError` if that cannot be."""
        if self.path is None:
            raise FileNotFoundError(errno.ENOENT, "there is no folder of the player")
        self.path.mkdir(parents=True, exist_ok=True)
        return self.path


def program_folder() -> Path:
    """Where the program lies: the built one (on a Mac the folder of the app), or the source."""
    if not getattr(sys, "frozen", False):
        return Path(__file__).resolve().parents[2]
    folder = Path(sys.executable).resolve().parent
    return next((place.parent for place in folder.parents if place.suffix == ".app"), folder)


def _of_the_player() -> Path | None:
    try:
        path = platformdirs.user_data_path("Garbage", appauthor=False)
    except (RuntimeError, OSError):  # no home at all (S11)
        return None
    lost = os.name == "posix" and os.environ.get("HOME") == "" and not os.environ.get("XDG_DATA_HOME")
    return None if lost or not path.is_absolute() else path


FULL = (errno.ENOSPC, errno.EDQUOT)
CLOSED = (errno.EROFS, errno.EACCES, errno.EPERM)
MISSING = (errno.ENOENT, errno.ENOTDIR, errno.EEXIST, errno.ELOOP, errno.ENAMETOOLONG)


def why(error: OSError) -> str:
    """One sentence for the player: why nothing is kept just now."""
    if error.errno in FULL:
        return _("The disk is full, so nothing can be kept just now. The game goes on.")
    if error.errno in CLOSED:
        return _("The folder for saved games cannot be written to, so nothing is kept. The game goes on.")
    if error.errno in MISSING:
        return _("There is no folder for saved games, so nothing is kept. The game goes on.")
    return _("The disk does not answer well, so nothing can be kept just now. The game goes on.")
