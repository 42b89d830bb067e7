"""Bot: somebody to play with. It sees the table as its seat does, decides, and now and then says a word."""

from collections.abc import Mapping
from random import Random
from typing import Literal

import msgspec

from garbage_engine import events as ev
from garbage_engine.bots import buying, colours, stud
from garbage_engine.bots.mind import Mind
from garbage_engine.cards import below
from garbage_engine.events import AnyEvent
from garbage_engine.requests import AnyDecision, AnyRequest, BuyCard, DiscardCard, GuessColour, PlayStud
from garbage_engine.table import Table
from garbage_engine.texts import Text

Occasion = Literal[
    "deal",
    "pot",
    "bingo",
    "near",
    "put",
    "take",
    "hit",
    "pay",
    "empty",
    "given",
    "match",
    "right",
    "wrong",
    "raise",
    "fold",
]
MANY_COINS = 8  # moved at once, they are worth a word
ONE_IN = 5  # occasions are remarked upon


class Bot(msgspec.Struct, frozen=True):
    """Stateless: all chance comes with each question, so that a match can be played again."""

    key: str  # names it in a save
    name: str
    animal: str
    manner: Text
    mind: Mind
    words: Mapping[Occasion, tuple[Text, ...]]

    def decide(self, view: Table, request: AnyRequest, rng: Random) -> AnyDecision:
        """The answer to a request to its seat."""
        match request:
            case GuessColour():
                return colours.guess(view, request, self.mind, rng)
            case PlayStud():
                return stud.action(view, request, self.mind, rng)
            case BuyCard():
                return buying.purchase(view, request, self.mind, rng)
            case DiscardCard():
                return buying.discard(view, request, self.mind, rng)
            case _:
                return request.legal[0]

    def remark(self, view: Table, seat: int, event: AnyEvent, rng: Random) -> Text | None:
        """What it says in its seat just after the event, if anything."""
        occasion = occasion_of(view, seat, event)
        if occasion is None or below(ONE_IN, rng):
            return None
        words = self.words[occasion]
        return words[below(len(words), rng)]


def occasion_of(view: Table, seat: int, event: AnyEvent) -> Occasion | None:
    """What the event means to the seat; nothing, mostly."""
    match event:
        case ev.DealStarted(_, dealer) if dealer == seat:
            return "deal"
        case ev.PotWon(_, _, (winner,)) if winner == seat:
            return "pot"
        case ev.BingoCalled(seats):
            return "bingo" if seat in seats else "near" if one_card_short(view, seat) else None
        case ev.CoinsPut(payer, _, coins) if payer == seat and coins >= MANY_COINS:
            return "put"
        case ev.CoinsTaken(taker, _, from_pot, from_dealer) if taker == seat and from_pot + from_dealer >= MANY_COINS:
            return "take"
        case ev.CountHit() if view.dealer == seat and view.rows[-1].kind != "up":  # there a hit costs the dealer
            return "hit"
        case ev.CoinsPaid(payer, _, coins) if payer == seat and coins >= MANY_COINS:
            return "pay"
        case ev.GuessWon(guesser) if guesser == seat:
            return "right"
        case ev.GuessLost(guesser) if guesser == seat:
            return "wrong"
        case ev.BetRaised(bold) if bold == seat:
            return "raise"
        case ev.Folded(careful) if careful == seat:
            return "fold"
        case ev.CoverMissed(short, card) if short == seat and first_missed(view, seat, card):
            return "empty"
        case ev.CoinsGiven(_, poor) if poor == seat:
            return "given"
        case ev.MatchEnded(winners) if seat in winners:
            return "match"
    return None


def first_missed(view: Table, seat: int, card: int) -> bool:
    """Whether no card that was called before this one had to stay open."""
    hand, called = view.hands[seat], [turned.rank for turned in view.rows[-1].cards]
    missed = [place for place, own in enumerate(hand) if own.rank in called and not view.covered(seat, place)]
    return (
        missed[0] == card
        and called.index(hand[card].rank) == len(called) - 1
        and len({hand[place].rank for place in missed}) == 1
    )


def one_card_short(view: Table, seat: int) -> bool:
    return [view.covered(seat, card) for card in range(len(view.hands[seat]))].count(False) == 1
