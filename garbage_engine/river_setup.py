"""RiverSetup: what a match of River is made of besides its decisions; RiverRules: its one house rule."""

from collections.abc import Iterator
from typing import ClassVar, Literal

import msgspec

from garbage_engine.cards import Card
from garbage_engine.river_table import RiverTable
from garbage_engine.texts import Text

SEATS = range(2, 6)  # rule R1.1
FEWEST = 3  # cards of a hand that can play a round


class RiverRules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The house rules of River (rule R5.4)."""

    hand_size: Literal[10, 9] = 10

    @property
    def rounds(self) -> int:
        """The hand is a card shorter each round; the last one starts with three (rules R1.2, R5.1)."""
        return self.hand_size - FEWEST + 1

    def page(self) -> Iterator[Text]:
        """The rules in force, line by line."""
        yield Text("River")
        yield Text("Everybody is dealt {count} cards, which only the owner sees.", values={"count": self.hand_size})
        yield Text("The river is five cards that count for all. All choose one for it in secret, then turn them.")
        yield Text("With fewer than five players a future river lies open: the next river begins with it.")
        yield Text("Then all choose two for their own hand. The best five of these two and the river count.")
        yield Text("The best hand gets 1 point in round 1, 2 in round 2, and so on. Equal hands share, rounded up.")
        yield Text("Then all take two cards back, one at a time, the worst hand first. The five that stay are out.")
        yield Text(
            "In round {count} the last three cards are played. The most points win.", values={"count": self.rounds}
        )


class RiverStart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A round in the middle of a match to begin with."""

    round: int
    scores: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    future: tuple[Card, ...] = ()


class RiverSetup(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True, omit_defaults=True):
    """A match is its setup and its decisions; one of River is so short that it is always played from its beginning."""

    game: ClassVar = "river"
    rules: RiverRules
    seats: int
    seed: str
    cards: tuple[Card, ...] | None = None  # the deck, from the top
    orders: tuple[tuple[int, ...], ...] = ()  # that are drawn among equal hands (rule R4.2)
    start: RiverStart | None = None

    def __post_init__(self) -> None:
        if self.start and {len(self.start.hands), len(self.start.scores)} != {self.seats}:
            raise ValueError(f"a start for {len(self.start.hands)} seats in a match of {self.seats}")

    def refusal(self) -> Text | None:
        """Why this cannot be played."""
        if self.seats not in SEATS:
            return Text("River is for 2 to 5 seats, not {seats}.", values={"seats": self.seats})
        return None

    def table(self, viewer: int | None = None, *, whole: bool = True) -> RiverTable:
        """The table before all that happens: whole, or what a viewer sees of it."""
        table = RiverTable.set_for(self.seats, self.rules.rounds)
        if start := self.start:
            table.round, table.scores, table.future = start.round - 1, list(start.scores), list(start.future)
            table.hands = [
                [card if whole or seat == viewer else None for card in hand] for seat, hand in enumerate(start.hands)
            ]
            table.deck = len(self.cards or ())
        return table
