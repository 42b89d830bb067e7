"""History: finished matches, each counted once, in a small SQLite file."""

import msgspec

from garbage_desktop.seats import SeatInfo
from garbage_desktop.storage.book import Book

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


class History(Book):
    """The file."""

    TABLES = TABLES

    def count(self, match: Finished) -> bool:
        """Enter a match; False if it was there already. All of it is entered, or nothing."""
        with self.open() as book, book:
            row = (match.id, match.number, match.game, match.rules, match.seed)
            if not book.execute("insert or ignore into match values (?, ?, ?, ?, ?)", row).rowcount:
                return False
            book.executemany("insert into seat values (?, ?, ?, ?, ?, ?)", _seats(match))
            book.executemany("insert into standing values (?, ?, ?, ?)", _standings(match))
            return True

    def matches(self) -> int:
        """How many have been counted."""
        with self.open() as book:
            return int(book.execute("select count(*) from match").fetchone()[0])

    def highest(self) -> int:
        """The highest number of a match that was counted."""
        with self.open() as book:
            return int(book.execute("select coalesce(max(number), 0) from match").fetchone()[0])


def _seats(match: Finished) -> list[tuple[str, int, str, str, str, bool]]:
    return [(match.id, n, seat.name, seat.art, seat.driver, n in match.winners) for n, seat in enumerate(match.seats)]


def _standings(match: Finished) -> list[tuple[str, int, int, int]]:
    return [
        (match.id, deal, seat, coins)
        for deal, purses in enumerate(match.standings)
        for seat, coins in enumerate(purses)
    ]
