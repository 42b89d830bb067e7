"""Settings: what the player chose once for all, as a file that can be read and mended by hand."""

import logging
import tomllib
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec
import tomli_w

from garbage_desktop.seats import SeatInfo
from garbage_desktop.storage.files import NotOurs, read_bounded

INSTANT = float("inf")  # the speed that waits for no picture
SPEEDS = (0.5, 1.0, 2.0, 4.0, INSTANT)

Record = TypeVar("Record", bound=msgspec.Struct)
Volume = Annotated[float, msgspec.Meta(ge=0, le=1)]
Speed = Annotated[float, msgspec.Meta(ge=0.5)]
TextSize = Annotated[float, msgspec.Meta(ge=1, le=2)]
Felt = Literal["green", "blue", "wine", "aubergine"]
CardBack = Literal["mask", "lattice", "petals", "raccoons", "sun"]
CoinLook = Literal["penny", "button", "bean"]
CoinsEach = Annotated[int, msgspec.Meta(ge=10, le=1000)]
Rounds = Annotated[int, msgspec.Meta(ge=1, le=10)]
Seated = Annotated[tuple[SeatInfo, ...], msgspec.Meta(max_length=10)]


class NewGame(msgspec.Struct, frozen=True):
    """What was chosen for the last new game; the next one begins with it."""

    seats: Seated = ()  # empty: nobody has chosen yet
    coins: CoinsEach = 100
    rounds: Rounds = 1
    rule_set: str = "classic"  # the key of the set that the rules began as
    rules: dict[str, Any] = {}  # what is off default


class Settings(msgspec.Struct, frozen=True):
    """Every choice with its default."""

    sound: bool = True
    effects: Volume = 0.7
    voice: Volume = 0.85
    ambience: Volume = 0.25
    mute_unfocused: bool = True
    speed: Speed = 1.0
    reduced_motion: bool = False
    coins_by_hand: bool = True
    deal_by_itself: bool = False
    full_screen: bool = False
    text_size: TextSize = 1.0
    felt: Felt = "green"
    card_back: CardBack = "mask"
    coin_look: CoinLook = "penny"
    river_by_suit: bool = False  # how the own hand is sorted; else by rank
    river_known: bool = True  # what others took back in the open is seen in their hands
    language: str = ""  # the computer's
    new_game: NewGame = NewGame()


def loaded(path: Path) -> Settings:
    """The settings in a file; what is missing, unknown or wrong there keeps its default, value by value."""
    return _filled(Settings, _entries(path))


def text(settings: Settings, path: Path) -> bytes:
    """What to write into the file: these settings, and what a newer release may have left there."""
    entries = _entries(path) | msgspec.to_builtins(settings)
    return tomli_w.dumps(entries).encode()


def _entries(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(read_bounded(path, largest=2**20).decode())
    except FileNotFoundError:
        return {}
    except (OSError, NotOurs, ValueError, RecursionError) as error:
        logging.getLogger("garbage").warning("The settings cannot be read, so all have their defaults: %s", error)
        return {}


def _filled(record: type[Record], entries: dict[str, Any]) -> Record:
    """The record with those entries that it can hold."""
    values = {}
    for field in msgspec.structs.fields(record):
        if field.name in entries:
            with suppress(msgspec.ValidationError):
                values[field.name] = _value(field.type, entries[field.name])
    return record(**values)


def _value(kind: Any, entry: Any) -> Any:
    return _filled(NewGame, entry) if kind is NewGame and isinstance(entry, dict) else msgspec.convert(entry, kind)
