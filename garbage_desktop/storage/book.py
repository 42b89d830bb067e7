"""Book: a small SQLite file. Opened for each use: a match takes minutes, the file milliseconds."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import ClassVar


class Book:
    """A kind of book says which tables are in it."""

    TABLES: ClassVar[str] = ""

    def __init__(self, path: Path) -> None:
        self.path = path

    @contextmanager
    def open(self) -> Iterator[sqlite3.Connection]:
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
        except sqlite3.DatabaseError:  # no book, or a damaged one: laid aside for whoever can mend it
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
            book.executescript(self.TABLES)
        except BaseException:
            book.close()
            raise
        return book


def _errno(error: sqlite3.Error) -> int:
    name = getattr(error, "sqlite_errorname", "")
    if name == "SQLITE_FULL":
        return errno.ENOSPC
    return errno.EROFS if name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM")) else errno.EIO
