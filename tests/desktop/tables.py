"""Tables and views for tests: moments of real matches, and a measure of words that is wider than the true fonts."""

from functools import lru_cache
from random import Random

import msgspec

from garbage_desktop.paint.text import PICTURE
from garbage_desktop.table.stage import Style
from garbage_desktop.table.view import Answer, Said, Sitter, View
from garbage_engine.events import BingoCalled, CardDealt, Folded, GuessLost, GuessMade, GuessWon, PotWon
from garbage_engine.match import Match
from garbage_engine.requests import StartDeal
from garbage_engine.rules import Rules
from garbage_engine.setup import Setup
from garbage_engine.table import Table

NAMES = (
    "Maximilian-Jonas",
    "Anna-Charlotte M",
    "Rosie",
    "Wilhelmina Mommm",
    "Olive",
    "Bo",
    "Freddy",
    "Coco",
    "Pia",
    "Hugo",
)
CLASSIC = Rules(rounds=1)
SHOWN = PotWon | BingoCalled | GuessMade | GuessWon | GuessLost | Folded | CardDealt
WIDTHS: dict[Style, float] = {"display": 0.57, "bold": 0.6, "plain": 0.56}
SIZES = [
    (800, 600),
    (1024, 768),
    (1280, 720),
    (1280, 1024),
    (1366, 768),
    (1920, 1080),
    (2560, 1080),
    (2560, 1440),
    (3440, 1440),
    (3840, 2160),
    (720, 1280),
    (1080, 1920),
]


def measure(words: str, px: int, style: Style) -> float:
    letters = len(PICTURE.sub("00", words))
    return WIDTHS[style] * px * letters


def sitters(seats: int, people: int = 1) -> tuple[Sitter, ...]:
    return tuple(Sitter(NAMES[seat], "fox", seat < people) for seat in range(seats))


def a_view(size: tuple[int, int] = (1280, 720), seats: int = 5, **changes: object) -> View:
    view = View(
        size,
        sitters(seats),
        measure,
        turn=0,
        said=Said(
            ("Nine! Everyone with a nine puts in 6 for each.", "Nine! Put in 6."), ("You have one nine: you put in 6.",)
        ),
        answers=(Answer("Hint", icon=True), Answer("Place coins")),
    )
    return msgspec.structs.replace(view, **changes)


@lru_cache(maxsize=64)
def moments(seats: int, seed: str = "moments", rules: Rules = CLASSIC, wild: bool = False) -> dict[str, Table]:
    """The table at one moment of each kind, by name; not to be changed. Wild players answer anything."""
    match, chance = Match(Setup(rules, seats, seed)), Random(seed)
    found, table, queue = {"before": match.table()}, match.table(), match.subscribe()
    while match.request:
        answers = match.request.legal
        match.answer(match.request.number, chance.choice(answers) if wild else answers[0])
        for event in queue:
            table.apply(event)
            if isinstance(event, SHOWN):
                found[type(event).__name__] = table.copy()
        row = table.row
        if row:
            found[f"{row.kind} {min(len(row.cards), 6)}"] = table.copy()
        if isinstance(match.request, StartDeal):
            found["after"] = table.copy()
            break
        if match.request and not row:
            found[f"{type(match.request).__name__} {len(found) % 4}"] = table.copy()
    return found


def strained(table: Table) -> Table:
    """The same moment with a full kitty, purses of 0 and 9,999, 60 coins on cards and a seat that is out."""
    hard = table.copy()
    hard.purses[0], hard.purses[1], hard.purses[-1] = 9999, 0, 9999
    hard.kitty, hard.playing[-2] = 134, False
    for seat in range(hard.seats):
        hard.coins[seat] = [60 for _ in hard.hands[seat]]
    if hard.phase == "put_take":
        hard.pot = 487
    return hard
