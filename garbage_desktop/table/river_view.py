"""River view: what the picture of a table of River depends on besides the table, and the places on it."""

from typing import Literal

import msgspec

from garbage_desktop.table.places import Place
from garbage_desktop.table.view import Answer, Look, Measure, Said, Sitter, View
from garbage_engine.cards import Card

Sort = Literal["rank", "suit"]


class RiverSpot(Place, frozen=True, tag=True):
    """A card of the river; the future ones come first, then those of the seats in their order."""

    number: int


class FutureSpot(Place, frozen=True, tag=True):
    """A card of the future river."""

    number: int


class PairSpot(Place, frozen=True, tag=True):
    """One of the two cards that a seat has laid for its own hand."""

    seat: int
    number: int


class Deck(Place, frozen=True, tag=True):
    """Where new cards come from, and where those go that are out of the game: beyond the edge of the table."""


class RiverView(msgspec.Struct, frozen=True):
    """The window, who sits where, what the one in front has chosen and may know."""

    size: tuple[int, int]
    sitters: tuple[Sitter, ...]
    measure: Measure
    front: int = 0
    text: float = 1.0
    turn: int | None = None
    said: Said = Said()
    answers: tuple[Answer, ...] = ()
    remarks: tuple[tuple[int, str], ...] = ()  # seat and words
    looks: tuple[Look, ...] = ()
    notes: tuple[tuple[str, ...], ...] = ()  # by seat, in forms: what it does, or what its hand is worth
    word: tuple[str, ...] = ()  # in the middle, in forms from long to short: what the chosen cards make
    sort: Sort = "rank"
    raised: tuple[int, ...] = ()  # places of the own cards that are chosen
    laid: tuple[int, ...] = ()  # of those that lie face down already
    lit: frozenset[Card] = frozenset()
    known: bool = True  # what others took in the open is seen in their hands
    covered: bool = False  # nobody may see the hand in front

    @property
    def plain(self) -> View:
        """What bars and bubbles need of it."""
        bare = View(self.size, self.sitters, self.measure, self.front, self.text)
        return msgspec.structs.replace(bare, said=self.said, answers=self.answers, remarks=self.remarks)
