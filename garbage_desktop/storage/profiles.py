"""Profiles: the children who learn here, each with a nickname and a picture, and what they answered. Nothing else."""

import csv
import errno
import io
import logging
import secrets
import sqlite3
from collections import defaultdict
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from garbage_desktop.learn.answer import Answer
from garbage_desktop.learn.mastery import Mastery
from garbage_desktop.learn.ranks import sign
from garbage_desktop.names import clean_name
from garbage_desktop.seats import ANIMALS, PEOPLE
from garbage_desktop.storage.book import Book
from garbage_desktop.storage.files import write_whole

LEARNING = "learning.sqlite"
MOST = 8
TABLES = """
create table if not exists child (id text primary key, record text);
create table if not exists answer (child text, number integer, record text, primary key (child, number));
create table if not exists played (child text, day integer, seconds real, primary key (child, day));
"""

CoinLook = Literal["penny", "button", "bean"]
Patience = Annotated[float, msgspec.Meta(ge=2, le=60)]


class Child(msgspec.Struct, frozen=True):
    """Who learns here, and how. The name is for the eye only: it is never spoken."""

    id: str
    name: str
    art: str  # the face
    patience: Patience = 6.0  # seconds before help comes by itself
    speed: Annotated[float, msgspec.Meta(ge=0.5, le=2)] = 1.0
    voice: bool = True
    captions: bool = True
    coin_look: CoinLook = "penny"
    for_animals: bool = False  # puts coins down for the animals, too

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "name", clean_name(self.name, "♥"))
        if self.art not in (*PEOPLE, *ANIMALS):
            msgspec.structs.force_setattr(self, "art", PEOPLE[0])


class Learning(Book):
    """The file."""

    TABLES = TABLES


class Record:
    """All there is about one child."""

    def __init__(self, child: Child) -> None:
        self.child = child
        self.answers: list[Answer] = []
        self.written = 0  # of these answers
        self.played: defaultdict[int, float] = defaultdict(float)  # seconds by day

    @cached_property
    def mastery(self) -> Mastery:
        return Mastery(self.answers)


class Profiles:
    """Kept in memory and, where there is a folder, on the disk. The file is read when somebody first asks."""

    def __init__(self, folder: Path | None, put: Callable[[str, Callable[[Path], None]], None]) -> None:
        self._folder, self._put = folder, put

    @cached_property
    def _records(self) -> dict[str, Record]:
        path = self._folder and self._folder / LEARNING
        try:
            return _read(path) if path and path.is_file() else {}
        except OSError as error:
            logging.getLogger("garbage").warning("What was learnt cannot be read: %s", error)
            return {}

    # ---- who learns ---------------------------------------------------------------------------------
    @property
    def everyone(self) -> list[Child]:
        return [record.child for record in self._records.values()]

    @property
    def full(self) -> bool:
        return len(self._records) >= MOST

    def child(self, key: str) -> Child | None:
        record = self._records.get(key)
        return record.child if record else None

    def join(self, name: str, art: str) -> Child:
        assert not self.full
        child = Child(secrets.token_hex(4), name, art)
        self._records[child.id] = Record(child)
        self._keep(child)
        return child

    def change(self, child: Child, **choices: Any) -> Child:
        record = self._records[child.id]
        record.child = msgspec.structs.replace(record.child, **choices)
        self._keep(child)
        return record.child

    def forget(self, child: Child) -> None:
        """Nothing of it stays."""
        del self._records[child.id]
        self._put(f"child {child.id}", lambda folder: _erase(folder / LEARNING, child.id))

    # ---- what they learn ----------------------------------------------------------------------------
    def mastery(self, child: Child) -> Mastery:
        return self._records[child.id].mastery

    def answers(self, child: Child) -> tuple[Answer, ...]:
        return tuple(self._records[child.id].answers)

    def note(self, child: Child, answer: Answer) -> None:
        record = self._records[child.id]
        record.mastery.note(answer)
        record.answers.append(answer)
        self._keep(child)

    def play(self, child: Child, day: int, seconds: float) -> None:
        """So long it has played today."""
        self._records[child.id].played[day] += seconds
        self._keep(child)

    def played(self, child: Child) -> dict[int, float]:
        """Seconds by day."""
        return dict(self._records[child.id].played)

    def _keep(self, child: Child) -> None:
        record = self._records[child.id]
        now, first, played = record.child, record.written, dict(record.played)
        answers = tuple(record.answers[first:])

        def job(folder: Path) -> None:
            _write(folder / LEARNING, now, first, answers, played)
            record.written = max(record.written, first + len(answers))

        self._put(f"child {child.id}", job)

    # ---- for parents --------------------------------------------------------------------------------
    def export(self, child: Child) -> Path:
        """Write the table beside the saves; an `OSError` if that cannot be."""
        if self._folder is None:
            raise FileNotFoundError(errno.ENOENT, "there is no folder of the player")
        letters = "".join(letter for letter in child.name if letter.isalnum()) or child.id
        path = self._folder / f"learning-{letters}.csv"
        write_whole(path, self.table(child).encode())
        return path

    def table(self, child: Child) -> str:
        """All answers as CSV, for a spreadsheet. Days count from the first on which it played."""
        answers, sheet = self.answers(child), io.StringIO()
        begin = min((answer.day for answer in answers), default=0)
        rows = csv.writer(sheet)
        rows.writerow(["day", "game", "asked", "first try", "tapped instead", "helped", "seconds"])
        for answer in answers:
            taken = " ".join(map(sign, answer.taken))
            yes_or_no = ["yes" if said else "no" for said in (answer.clean, answer.helped)]
            row = [answer.day - begin + 1, answer.step, sign(answer.asked), yes_or_no[0], taken, yes_or_no[1]]
            rows.writerow([*row, round(answer.seconds, 1)])
        return sheet.getvalue()


def _read(path: Path) -> dict[str, Record]:
    with Learning(path).open() as book:
        records = {key: Record(child) for key, text in _rows(book, "child") if (child := _decoded(text, Child))}
        for key, _, text in book.execute("select child, number, record from answer order by child, number"):
            if key in records:
                records[key].written += 1
                records[key].answers += [answer] if (answer := _decoded(text, Answer)) else []
        for key, day, seconds in book.execute("select child, day, seconds from played"):
            if key in records:
                records[key].played[day] = seconds
    return records


def _rows(book: sqlite3.Connection, table: str) -> list[tuple[str, str]]:
    return book.execute(f"select id, record from {table} order by rowid").fetchall()


def _decoded(text: str, kind: type[Any]) -> Any:
    """What stands there; None for what only a newer release can read."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError:
        return None


def _write(path: Path, child: Child, first: int, answers: tuple[Answer, ...], played: dict[int, float]) -> None:
    with Learning(path).open() as book, book:
        said = msgspec.json.encode(child).decode()
        book.execute(
            "insert into child values (?, ?) on conflict (id) do update set record = ?", (child.id, said, said)
        )
        rows = [(child.id, first + n, msgspec.json.encode(answer).decode()) for n, answer in enumerate(answers)]
        book.executemany("insert or ignore into answer values (?, ?, ?)", rows)
        days = [(child.id, day, seconds) for day, seconds in played.items()]
        book.executemany("insert or replace into played values (?, ?, ?)", days)


def _erase(path: Path, child: str) -> None:
    with Learning(path).open() as book:
        with book:
            for table, column in (("child", "id"), ("answer", "child"), ("played", "child")):
                book.execute(f"delete from {table} where {column} = ?", (child,))
        book.execute("vacuum")  # not even its traces
