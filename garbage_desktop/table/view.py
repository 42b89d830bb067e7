"""View: what the picture of a table depends on besides the table itself."""

from collections.abc import Callable

import msgspec

from garbage_desktop.language import _
from garbage_desktop.table.places import HandCard, Place
from garbage_desktop.table.stage import FINGER, Mood, Style
from garbage_engine.rules import Rules

Measure = Callable[[str, int, Style], float]  # width of words at so many pixels


class Sitter(msgspec.Struct, frozen=True):
    """Who sits at a seat."""

    name: str
    art: str  # raccoon, person-6
    person: bool = False


class Look(msgspec.Struct, frozen=True):
    """What a face does."""

    mood: Mood = "idle"
    gaze: tuple[float, float] = (0.0, 0.0)


class Answer(msgspec.Struct, frozen=True):
    """A button at the foot, for which room is kept."""

    words: str
    icon: bool = False


class Said(msgspec.Struct, frozen=True):
    """What is said at the foot, each in forms from long to short; the first that fits is shown."""

    headline: tuple[str, ...] = ()
    detail: tuple[str, ...] = ()


class Guessing(msgspec.Struct, frozen=True):
    """What the player in front is about to put on a colour, and how many coins it may be."""

    least: int
    most: int
    red: bool | None = None
    coins: int = 0


class Air(msgspec.Struct, frozen=True):
    """What is on its way: places that look empty, and coins that left or came before the table says so."""

    hidden: frozenset[Place] = frozenset()
    purses: tuple[tuple[int, int], ...] = ()  # seat and coins more or less
    pot: int = 0
    kitty: int = 0


REST = Air()


class View(msgspec.Struct, frozen=True):
    """The window, who sits where, what is said."""

    size: tuple[int, int]
    sitters: tuple[Sitter, ...]
    measure: Measure
    front: int = 0
    text: float = 1.0
    finger: int = FINGER  # pixels that a button has at least
    panel: int = 0  # pixels of the window that an open panel takes at the right
    rules: Rules = Rules()
    cards: int = 5  # of a full hand
    pack: int = 104  # cards of the full shoe
    turn: int | None = None  # the seat that is asked
    searching: frozenset[int] = frozenset()  # children look for their cards themselves: those do not shine
    buys: bool = False  # one more card may be bought for a moment
    idle_dealer: bool = False  # in put and take the dealer's hand lies there for nothing
    guessing: Guessing | None = None
    fresh: HandCard | None = None  # the card that was bought just now
    goes: HandCard | None = None  # the one that would be laid aside
    said: Said = Said()
    answers: tuple[Answer, ...] = ()
    remarks: tuple[tuple[int, str], ...] = ()  # seat and words
    looks: tuple[Look, ...] = ()
    air: Air = REST

    def name(self, seat: int) -> str:
        return shown_name(self.sitters, seat)


def shown_name(sitters: tuple[Sitter, ...], seat: int) -> str:
    """ "You" only if exactly one person plays, else names."""
    return _("You") if seat == only_person(sitters) else sitters[seat].name


def only_person(sitters: tuple[Sitter, ...]) -> int | None:
    people = [seat for seat, sitter in enumerate(sitters) if sitter.person]
    return people[0] if len(people) == 1 else None
