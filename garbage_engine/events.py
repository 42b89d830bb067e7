"""Events: what happened at the table, one frozen record for each fact that an animator would ask for."""

from typing import Literal

import msgspec

from garbage_engine.cards import Card

Phase = Literal["red_black", "poker", "bingo", "put_take", "count_up", "up_down"]
RowKind = Literal["calls", "put", "take", "count", "up", "down"]


class Event(msgspec.Struct, frozen=True, tag=True, gc=False, forbid_unknown_fields=True):
    """Something that happened. Posted once, never changed; `Table.apply` carries it out."""


class DealStarted(Event, frozen=True, tag=True):
    """A new deal begins; the first is deal 1."""

    deal: int
    dealer: int


class Shuffled(Event, frozen=True, tag=True):
    """Cards were shuffled into a stock: all of them before a deal, the dead ones when it ran out (rules C1.4, C1.6)."""

    stock: int  # 0 deals the hands, the last one is turned from; Classic has a single stock
    cards: int  # how many now lie in it


class PhaseStarted(Event, frozen=True, tag=True):
    """One of the small games of the deal begins."""

    phase: Phase


class PhaseEnded(Event, frozen=True, tag=True):
    """The small game is over; its turned cards are laid aside."""

    phase: Phase


class AntePaid(Event, frozen=True, tag=True):
    """A seat paid into the poker pot, as much as it has of what it owed (rules C2.1, G3)."""

    seat: int
    coins: int
    owed: int


class CardDealt(Event, frozen=True, tag=True):
    """A card was dealt face up to the right end of a hand."""

    seat: int
    card: Card


class StreetStarted(Event, frozen=True, tag=True):
    """Coins can be put in now; the seat that shows the best cards opens, or the next one that can (rule C5.1)."""

    cards: int  # that everyone has
    opener: int


class Checked(Event, frozen=True, tag=True):
    """A seat put in nothing, since nothing was owed."""

    seat: int


class BetPlaced(Event, frozen=True, tag=True):
    """A seat was the first to put in."""

    seat: int
    coins: int
    to: int  # what everybody has to put in in this street now


class BetRaised(Event, frozen=True, tag=True):
    """A seat put in what it owed and more."""

    seat: int
    coins: int
    to: int


class BetCalled(Event, frozen=True, tag=True):
    """A seat put in what it owed, or as much of it as it had (rule C5.5)."""

    seat: int
    coins: int
    owed: int


class Folded(Event, frozen=True, tag=True):
    """A seat claims the pot no more. It keeps its cards for the games to come (rule C5.6)."""

    seat: int


class CardBought(Event, frozen=True, tag=True):
    """A seat paid for one more card, which is dealt to it now (rule C4.3)."""

    seat: int
    coins: int
    to: int | None  # the dealer; None for the pot


class CardDiscarded(Event, frozen=True, tag=True):
    """A seat laid one card of its hand aside."""

    seat: int
    card: int


class GuessMade(Event, frozen=True, tag=True):
    """A seat put coins on a colour, before it gets its cards (rule F2.1)."""

    seat: int
    red: bool
    coins: int


class GuessSkipped(Event, frozen=True, tag=True):
    """A seat put nothing on a colour, or the dealer had nothing to match it with; it only gets cards (rule F2.4)."""

    seat: int


class GuessWon(Event, frozen=True, tag=True):
    """Most cards have the colour: the coins came back, and the dealer paid as many, if he had them (rule F2.3)."""

    seat: int
    coins: int  # from the dealer
    owed: int


class GuessLost(Event, frozen=True, tag=True):
    """Most cards have the other colour: the coins went to the dealer."""

    seat: int
    coins: int  # those put down and, where one colour doubles, as many more
    owed: int


class HandNamed(Event, frozen=True, tag=True):
    """A seat that claims the pot shows its best five cards."""

    seat: int
    cards: tuple[int, ...]  # their places in the hand
    four_flush: bool = False  # whether they count as one, which is not played everywhere (rule C4.1)


class PotWon(Event, frozen=True, tag=True):
    """A pot went to the best hand, or in equal shares to the best ones (rules C2.3, C2.5)."""

    pot: int  # 0 the main pot, then the side pots
    coins: int
    winners: tuple[int, ...]
    shares: tuple[int, ...]  # coins for each winner
    carried: int = 0  # odd coins that wait for the next pot (rule G4)
    waited: int = 0  # of its coins, those that an earlier pot had left waiting


class CoinsReturned(Event, frozen=True, tag=True):
    """Coins of the pot that nobody matched went back to the seat that put them in (rule C2.6)."""

    seat: int
    coins: int


class RowStarted(Event, frozen=True, tag=True):
    """Cards will be turned one by one; `stakes` are the coins of each, empty where any number may be turned."""

    row: RowKind
    stakes: tuple[int, ...] = ()


class CardTurned(Event, frozen=True, tag=True):
    """The dealer turned the next card of the row; the first is number 1."""

    card: Card
    number: int


class CoinPlaced(Event, frozen=True, tag=True):
    """A seat put one of its coins on one of its cards."""

    seat: int
    card: int  # place in the hand, 0 is the leftmost


class MarkerPlaced(Event, frozen=True, tag=True):
    """A seat without a coin covered a card with a marker, worth nothing (rule C6.6)."""

    seat: int
    card: int


class CoverMissed(Event, frozen=True, tag=True):
    """A seat without a coin could not cover its called card (rule C6.6)."""

    seat: int
    card: int


class BingoCalled(Event, frozen=True, tag=True):
    """These seats have a coin on every card, in seat order."""

    seats: tuple[int, ...]


class BingoTied(Event, frozen=True, tag=True):
    """Several seats had bingo at once, so nobody wins: the coins of all cards wait in the kitty (rule C7.2)."""

    seats: tuple[int, ...]
    coins: int


class BingoWon(Event, frozen=True, tag=True):
    """The coins of all cards and of the kitty went to the winners (rules C6.3, C6.4)."""

    winners: tuple[int, ...]
    shares: tuple[int, ...]  # coins for each winner, with those that it kept of its own cards (rule F4.3)
    kitty: int = 0  # coins that came out of the kitty
    carried: int = 0  # odd coins that stay in it


class BingoDied(Event, frozen=True, tag=True):
    """The cards ran out with no bingo: every seat took back the coins on its cards (rule C6.5)."""

    kitty: int = 0  # the coins on all cards, if they went to the kitty instead


class HandDiscarded(Event, frozen=True, tag=True):
    """A seat laid its cards aside."""

    seat: int


class CoinsPut(Event, frozen=True, tag=True):
    """A seat put coins into the pot for its cards of the turned rank (rule C8.2)."""

    seat: int
    cards: tuple[int, ...]  # places of the matching cards
    coins: int
    owed: int


class CoinsTaken(Event, frozen=True, tag=True):
    """A seat took coins for its cards of the turned rank, from the pot and then from the dealer (rules C8.3, C8.5)."""

    seat: int
    cards: tuple[int, ...]
    from_pot: int
    from_dealer: int
    owed: int


class PotCollected(Event, frozen=True, tag=True):
    """The dealer collected what was left in the pot (rule C8.4)."""

    seat: int
    coins: int


class CountHit(Event, frozen=True, tag=True):
    """The turned card is of the rank that was counted (rules C10.2, F6.1)."""

    number: int  # of the card in its row
    coins: int  # what is owed for it, by each payer or to each


class CountMissed(Event, frozen=True, tag=True):
    """Not one card met its count: the dealer owes this to everyone (rule C11.2)."""

    coins: int


class HitsSettled(Event, frozen=True, tag=True):
    """The hits so far count: the dealer owes each seat one coin for each of `up`, and gets one for each of `down`."""

    up: int
    down: int


class CoinsPaid(Event, frozen=True, tag=True):
    """A seat paid another one, as much as it has of what it owed."""

    seat: int
    to: int
    coins: int
    owed: int


class SeatLeft(Event, frozen=True, tag=True):
    """A seat without coins is out (rule G5)."""

    seat: int


class CoinsGiven(Event, frozen=True, tag=True):
    """A seat gave coins to one that has none (rule G5)."""

    seat: int
    to: int
    coins: int


class DealEnded(Event, frozen=True, tag=True):
    """The deal is over; all cards are gathered."""

    deal: int


class KittyShared(Event, frozen=True, tag=True):
    """The match is over: kitty and carried coins were shared by the seats still in (rule C12.3)."""

    winners: tuple[int, ...]
    shares: tuple[int, ...]


class MatchEnded(Event, frozen=True, tag=True):
    """The match is over; these seats have the most coins (rule C12.4)."""

    winners: tuple[int, ...]


AnyEvent = (
    CardTurned
    | CoinPlaced
    | CardDealt
    | CoinsPut
    | CoinsTaken
    | CoinsPaid
    | AntePaid
    | HandNamed
    | HandDiscarded
    | CountHit
    | PhaseStarted
    | PhaseEnded
    | RowStarted
    | PotWon
    | CoinsReturned
    | BingoCalled
    | BingoWon
    | PotCollected
    | DealStarted
    | Shuffled
    | DealEnded
    | MarkerPlaced
    | CoverMissed
    | BingoDied
    | BingoTied
    | CountMissed
    | StreetStarted
    | Checked
    | BetPlaced
    | BetRaised
    | BetCalled
    | Folded
    | CardBought
    | CardDiscarded
    | GuessMade
    | GuessSkipped
    | GuessWon
    | GuessLost
    | HitsSettled
    | SeatLeft
    | CoinsGiven
    | KittyShared
    | MatchEnded
)


def seen_by(event: AnyEvent, viewer: int | None) -> AnyEvent:
    """The event as a seat, or the public (None), may see it: Garbage hides nothing."""
    return event
