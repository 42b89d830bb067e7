"""History: finished matches, each counted once, in a small SQLite file."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import msgspec

from garbage_desktop.seats import SeatInfo

TABLES = """
create table if not exists match (id text primary key, number integer, game text, rules text, seed text);
create table if not exists seat (match text, seat integer, name text, art text, driver text, won integer,
    primary key (match, seat));
create table if not exists standing (match text, deal integer, seat integer, coins integer,
    primary key (match, deal, seat));
"""


class Finished(msgspec.Struct, frozen=True):
    """A match that came to its end."""

    id: str  # the same however often the end is reached
    number: int
    game: str
    rules: str  # as JSON
    seed: str
    seats: tuple[SeatInfo, ...]
    winners: tuple[int, ...]
    standings: tuple[tuple[int, ...], ...]  # coins by seat at the start and after each deal


class History:
    """The file. Opened for each use: a match takes minutes, the file milliseconds."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def count(self, match: Finished) -> bool:
        """Enter a match; False if it was there already. All of it is entered, or nothing."""
        with self._open() as book, book:
            row = (match.id, match.number, match.game, match.rules, match.seed)
            if not book.execute("insert or ignore into match values (?, ?, ?, ?, ?)", row).rowcount:
                return False
            book.executemany("insert into seat values (?, ?, ?, ?, ?, ?)", _seats(match))
            book.executemany("insert into standing values (?, ?, ?, ?)", _standings(match))
            return True

    def matches(self) -> int:
        """How many have been counted."""
        with self._open() as book:
            return int(book.execute("select count(*) from match").fetchone()[0])

    def highest(self) -> int:
        """The highest number of a match that was counted."""
        with self._open() as book:
            return int(book.execute("select coalesce(max(number), 0) from match").fetchone()[0])

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        try:
            with closing(self._connected()) as book:
                yield book
        except sqlite3.Error as error:
            raise OSError(_errno(error), f"{self.path.name}: {error}") from error

    def _connected(self) -> sqlite3.Connection:
        try:
            return self._with_tables()
        except sqlite3.OperationalError:
            raise
        except sqlite3.DatabaseError:  # no history, or a damaged one: laid aside for whoever can mend it
            for ending in ("", "-wal", "-shm"):
                with suppress(FileNotFoundError):
                    file = self.path.with_name(self.path.name + ending)
                    file.replace(file.with_name(f"damaged-{file.name}"))
            return self._with_tables()

    def _with_tables(self) -> sqlite3.Connection:
        book = sqlite3.connect(self.path, timeout=2)
        try:
            with suppress(sqlite3.OperationalError):  # some network drives refuse; the older way serves as well
                book.execute("pragma journal_mode = wal")
            book.executescript(TABLES)
        except BaseException:
            book.close()
            raise
        return book


def _seats(match: Finished) -> list[tuple[str, int, str, str, str, bool]]:
    return [(match.id, n, seat.name, seat.art, seat.driver, n in match.winners) for n, seat in enumerate(match.seats)]


def _standings(match: Finished) -> list[tuple[str, int, int, int]]:
    return [
        (match.id, deal, seat, coins)
        for deal, purses in enumerate(match.standings)
        for seat, coins in enumerate(purses)
    ]


def _errno(error: sqlite3.Error) -> int:
    name = getattr(error, "sqlite_errorname", "")
    if name == "SQLITE_FULL":
        return errno.ENOSPC
    return errno.EROFS if name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM")) else errno.EIO
