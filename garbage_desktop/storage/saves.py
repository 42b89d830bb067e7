"""Saves: matches as files. What can be read is listed, what cannot is listed with the reason and left as it is."""

import json
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from garbage_desktop.language import _
from garbage_desktop.seats import SeatInfo
from garbage_desktop.storage.files import ASIDE, NotOurs, previous, read_bounded, sync_folder, write_whole
from garbage_engine.notation import Record, RiverRecord
from garbage_engine.requests import START
from garbage_engine.version import VERSION

FORMAT = 1  # one that was released is read for ever
LARGEST = 8 * 2**20  # bytes; the longest match takes a quarter of a mebibyte
FINISHED = "finished"  # the folder of matches that came to their end
NAME = re.compile(r"match-(\d{6,9})\.garbage(?:\.previous)?")


class Unreadable(Exception):
    """A file that cannot be opened as a match; the reason is a sentence for the player."""


class SavedMatch(Record, frozen=True, kw_only=True):
    """A match as far as it has come, with those who play it."""

    seats: tuple[SeatInfo, ...]
    id: str = ""  # by which it is counted once, wherever its file may lie

    @property
    def deal(self) -> int:
        """The hand that is played, or has just been played."""
        return self.checkpoint.deal

    @property
    def deals(self) -> int:
        """How many hands the match has, if nobody stops it."""
        return self.setup.rules.rounds * self.setup.seats


class SavedRiver(RiverRecord, frozen=True, kw_only=True):
    """The same of River."""

    seats: tuple[SeatInfo, ...]
    id: str = ""

    @property
    def deal(self) -> int:
        """The round that is played, or has just been played."""
        return max(1, sum(decision == START for decision in self.decisions))

    @property
    def deals(self) -> int:
        return self.setup.rules.rounds


AnySaved = SavedMatch | SavedRiver


class _File(Record, frozen=True, kw_only=True):
    """The file, key by key; the rest is as the engine reads it."""

    garbage: str
    format: int
    engine: str
    names: tuple[str, ...]
    faces: tuple[str, ...] = ()
    drivers: tuple[str, ...]
    id: str = ""


class _RiverFile(RiverRecord, frozen=True, kw_only=True):
    """The same of River."""

    garbage: str
    format: int
    engine: str
    names: tuple[str, ...]
    faces: tuple[str, ...] = ()
    drivers: tuple[str, ...]
    id: str = ""


class Entry(NamedTuple):
    """One match in the list."""

    number: int
    saved: AnySaved | None
    problem: str = ""  # why it cannot be opened, or that only the turn before can


class Saves:
    """The matches in a folder that may be missing."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder

    def numbers(self) -> list[int]:
        """All of them, the newest first: by their numbers, never by a clock (V11)."""
        return sorted(_numbers(self.folder), reverse=True)

    def entries(self) -> Iterator[Entry]:
        return map(self.entry, self.numbers())

    def entry(self, number: int) -> Entry:
        """One of them, or the turn before if the last one cannot be read."""
        path = self._path(number)
        try:
            return Entry(number, read(path))
        except Unreadable as problem:
            with suppress(Unreadable):
                return Entry(number, read(previous(path)), _("The last turn is lost; this is the one before."))
            return Entry(number, None, str(problem))

    def number_of(self, file: Path) -> int | None:
        """The number of a match that lies in this folder, or among the finished ones."""
        name = NAME.fullmatch(file.name)
        ours = self.folder and file.resolve().parent in (self.folder.resolve(), (self.folder / FINISHED).resolve())
        return int(name[1]) if name and ours else None

    def next_number(self, counted: int = 0) -> int:
        """One that no match had; `counted` is the highest in the history."""
        finished = _numbers(self.folder and self.folder / FINISHED)
        return 1 + max(counted, *_numbers(self.folder), *finished, 0)

    def keep(self, number: int, saved: AnySaved) -> None:
        write_whole(self._path(number), encoded(saved))

    def lay_aside(self, number: int) -> None:
        """A finished match is kept where `Continue` does not look."""
        path = self._path(number)
        path.parent.joinpath(FINISHED).mkdir(exist_ok=True)
        path.replace(path.parent / FINISHED / path.name)
        previous(path).unlink(missing_ok=True)
        sync_folder(path.parent)

    def tidy(self) -> None:
        """Remove what a killed program was about to write."""
        with suppress(OSError):
            for path in self.folder.glob(f"*{ASIDE}") if self.folder else ():
                path.unlink()

    def _path(self, number: int) -> Path:
        assert self.folder
        return self.folder / f"match-{number:06}.garbage"


def _numbers(folder: Path | None) -> set[int]:
    try:
        names = [NAME.fullmatch(path.name) for path in folder.iterdir()] if folder else []
    except OSError:
        return set()
    return {int(name[1]) for name in names if name}


def newest(entries: Iterable[Entry]) -> Entry | None:
    """The first of them that can be opened."""
    return next((entry for entry in entries if entry.saved), None)


def read(path: Path) -> AnySaved:
    """The match in a file."""
    try:
        return decoded(read_bounded(path, LARGEST))
    except NotOurs:
        raise Unreadable(_("This is no match of Garbage.")) from None
    except OSError:
        raise Unreadable(_("This match cannot be read just now.")) from None


def encoded(saved: AnySaved) -> bytes:
    """One value a line: a person can read it, and two saves can be compared."""
    entries = {
        "garbage": "match",
        "format": FORMAT,
        "engine": VERSION,
        "id": saved.id,
        "setup": saved.setup,
        "names": [seat.name for seat in saved.seats],
        "faces": [seat.art for seat in saved.seats],
        "drivers": [seat.driver for seat in saved.seats],
        **({"checkpoint": saved.checkpoint, "past": saved.past} if isinstance(saved, SavedMatch) else {}),
        "decisions": saved.decisions,
        "digest": saved.digest,
    }
    return b"{\n" + b",\n".join(_lines(name, entry) for name, entry in entries.items()) + b"\n}\n"


def _lines(name: str, entry: Any) -> bytes:
    values = b"[\n" + b",\n".join(map(msgspec.json.encode, entry)) + b"\n]" if isinstance(entry, tuple) else None
    return msgspec.json.encode(name) + b":" + (values or msgspec.json.encode(entry))


def decoded(content: bytes) -> AnySaved:
    """The match in the content of a file, its names cleaned."""
    damaged = _("This match is damaged and cannot be opened. The file was left as it is.")
    try:
        entries = json.loads(content)
        _check_kind(entries)
        kind: type[_File | _RiverFile] = _RiverFile if _is_river(entries) else _File
        file = msgspec.convert(entries, kind)
    except (ValueError, RecursionError, msgspec.ValidationError):
        raise Unreadable(damaged) from None
    faces = file.faces or ("",) * len(file.names)
    purses = file.checkpoint.purses if isinstance(file, _File) else file.names
    if {len(of_each) for of_each in (file.names, file.drivers, faces, purses)} != {file.setup.seats}:
        raise Unreadable(damaged)
    seats = tuple(map(SeatInfo, file.names, faces, file.drivers))
    return saved(file, seats, file.id) if isinstance(file, _File) else saved_river(file, seats, file.id)


def _is_river(entries: dict[str, Any]) -> bool:
    setup = entries.get("setup")
    return isinstance(setup, dict) and setup.get("type") == "RiverSetup"


def saved(record: Record, seats: tuple[SeatInfo, ...], id: str) -> SavedMatch:
    parts = {name: getattr(record, name) for name in Record.__struct_fields__}
    return SavedMatch(**parts, seats=seats, id=id)


def saved_river(record: RiverRecord, seats: tuple[SeatInfo, ...], id: str) -> SavedRiver:
    parts = {name: getattr(record, name) for name in RiverRecord.__struct_fields__}
    return SavedRiver(**parts, seats=seats, id=id)


def _check_kind(entries: Any) -> None:
    if not isinstance(entries, dict) or entries.get("garbage") != "match":
        raise Unreadable(_("This is no match of Garbage."))
    if isinstance(format := entries.get("format"), int) and format > FORMAT:
        raise Unreadable(_("This match was saved by a newer Garbage. That one can open it."))
