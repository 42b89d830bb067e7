"""Events of River: what happened in a game of secret choices, and how much of it a seat may see."""

import msgspec

from garbage_engine.cards import Card
from garbage_engine.events import Event, MatchEnded


class RoundStarted(Event, frozen=True, tag=True):
    """A round begins: the future river becomes the start of the river (rule R2.1)."""

    round: int


class HandCardDealt(Event, frozen=True, tag=True):
    """A card was dealt to a hand, where only its seat sees it; for all others it is None."""

    seat: int
    card: Card | None


class FutureTurned(Event, frozen=True, tag=True):
    """The next card of the future river was turned."""

    card: Card


class Chosen(Event, frozen=True, tag=True):
    """A seat laid so many cards face down. Which ones is told when all have chosen (rule R2.2)."""

    seat: int
    cards: int


class RiverShown(Event, frozen=True, tag=True):
    """The chosen cards, by seat, were turned together and joined the river."""

    cards: tuple[Card, ...]


class PairsShown(Event, frozen=True, tag=True):
    """The two cards of each seat were turned together (rule R2.3)."""

    pairs: tuple[tuple[Card, Card], ...]


class BestShown(Event, frozen=True, tag=True):
    """The five cards that make the hand of a seat, of the river and its two."""

    seat: int
    cards: tuple[Card, ...]


class RoundWon(Event, frozen=True, tag=True):
    """The hands were compared: who shares each place, the best first, and what each of the best gets (rules R3)."""

    places: tuple[tuple[int, ...], ...]
    points: int


class PickingStarted(Event, frozen=True, tag=True):
    """The order in which cards are taken back, twice: the worst hand first, drawn among equals (rules R4)."""

    order: tuple[int, ...]


class CardPicked(Event, frozen=True, tag=True):
    """A seat took a card from the table into its hand."""

    seat: int
    card: Card


class RoundEnded(Event, frozen=True, tag=True):
    """What still lies on the table is out of the game (rule R4.3)."""

    round: int


RiverEvent = (
    RoundStarted
    | HandCardDealt
    | FutureTurned
    | Chosen
    | RiverShown
    | PairsShown
    | BestShown
    | RoundWon
    | PickingStarted
    | CardPicked
    | RoundEnded
    | MatchEnded
)


def seen_by(event: RiverEvent, viewer: int | None) -> RiverEvent:
    """The event as a seat, or the public (None), may see it."""
    if isinstance(event, HandCardDealt) and event.seat != viewer:
        return msgspec.structs.replace(event, card=None)
    return event
