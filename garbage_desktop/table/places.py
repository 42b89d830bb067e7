"""Place: a spot of the table by what it is, never by pixels. The stage knows where it lies now."""

import msgspec


class Place(msgspec.Struct, frozen=True, tag=True):
    """Somewhere a card, a coin or the dealer's mark can lie."""


class Shoe(Place, frozen=True, tag=True):
    """Face-down cards; where there are two packs the hands come from stock 0."""

    stock: int = 0


class Tray(Place, frozen=True, tag=True):
    """The cards laid aside."""


class Called(Place, frozen=True, tag=True):
    """The large card in the middle that was turned last."""


class RowSlot(Place, frozen=True, tag=True):
    """A card of the count-up row; the first is number 1."""

    number: int


class HandCard(Place, frozen=True, tag=True):
    """A card of a hand, 0 is the leftmost."""

    seat: int
    card: int


class OnCard(Place, frozen=True, tag=True):
    """The coins on a card."""

    seat: int
    card: int


class Purse(Place, frozen=True, tag=True):
    """The coins of a seat; `level` coins lie below."""

    seat: int
    level: int = 0


class Pot(Place, frozen=True, tag=True):
    """The heap in the middle; `number` is the coin of the heap, from 0. The main pot is pot 0."""

    number: int = 0
    pot: int = 0


class Kitty(Place, frozen=True, tag=True):
    """The jar."""


class Guess(Place, frozen=True, tag=True):
    """The coins that a seat has put on a colour."""

    seat: int


class FaceOf(Place, frozen=True, tag=True):
    """The face of a seat."""

    seat: int


class DealerMark(Place, frozen=True, tag=True):
    """Where the dealer's disc lies when this seat deals."""

    seat: int


class TabOf(Place, frozen=True, tag=True):
    """A count of the count-up row, 1 the first; up and down have two rows."""

    number: int
    row: int = 0


class RibbonAt(Place, frozen=True, tag=True):
    """The ribbon in the middle."""


class Middle(Place, frozen=True, tag=True):
    """The middle of the felt."""


class Light(Place, frozen=True, tag=True):
    """The gold rings and the call, which go out while the next card is turned."""
