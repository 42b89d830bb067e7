"""Files: one that is always whole, old or new, and never read without a bound."""

import os
import stat
from contextlib import suppress
from pathlib import Path

ASIDE = ".new"  # while it is being written
PREVIOUS = ".previous"  # the one before
LARGEST = 16 * 2**20  # bytes; no file of ours comes near


class NotOurs(Exception):
    """What bears the name is no file that this game wrote: a folder, a pipe, a link, or far too large."""


def write_whole(path: Path, content: bytes) -> None:
    """Written aside in the same folder, on the disk before it gets its name, the previous one kept (V01-V03)."""
    aside = _beside(path, ASIDE)
    aside.unlink(missing_ok=True)
    try:
        with aside.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        _keep_previous(path)
        aside.replace(path)
    except OSError:
        with suppress(OSError):
            aside.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def previous(path: Path) -> Path:
    """Where the file that was there before is kept."""
    return _beside(path, PREVIOUS)


def read_bounded(path: Path, largest: int = LARGEST) -> bytes:
    """The content of an ordinary file. `NotOurs` comes before anything else is opened: a pipe would wait for ever."""
    found = path.lstat()
    if not stat.S_ISREG(found.st_mode) or found.st_size > largest:
        raise NotOurs(path.name)
    with path.open("rb") as file:
        return file.read(largest)


def sync_folder(folder: Path) -> None:
    """Put the names in a folder on the disk, where the system has a way to say so."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def _keep_previous(path: Path) -> None:
    """A second name for what is there now, or a copy where a file can have but one; `path` itself is never missing."""
    kept = previous(path)
    with suppress(OSError):
        kept.unlink(missing_ok=True)
        try:
            os.link(path, kept)
        except (OSError, NotImplementedError, AttributeError):
            kept.write_bytes(path.read_bytes())
