"""Prompt: what the player in front can do just now: buttons, shining cards, and what Space means."""

import enum
from collections.abc import Sequence
from typing import NamedTuple

from garbage_desktop.language import _, ngettext
from garbage_desktop.seats import SeatInfo
from garbage_engine.requests import (
    START,
    STOP,
    TURN,
    AnyDecision,
    AnyRequest,
    Bet,
    Buy,
    BuyCard,
    Call,
    Discard,
    Fold,
    Guess,
    GuessColour,
    PlayStud,
    Raise,
    StartDeal,
    TurnCard,
)

Spot = tuple[int, int]  # a seat, and the place of a card in its hand


class Move(enum.Enum):
    """What the table does by itself: no decision of the match."""

    PLACE = "all coins that are held are put down"
    HURRY = "what moves is done, and a bot no longer looks about"
    SKIP = "cards are turned up to the next phase"
    LEAVE = "the table is left"


class Choice(NamedTuple):
    """A button: `does` goes to the match, or is a move of the table."""

    label: str
    does: AnyDecision | Move
    icon: str = ""
    primary: bool = False


class Prompt(NamedTuple):
    """The primary choice comes last, where the thumb is, and Space takes it."""

    choices: tuple[Choice, ...] = ()
    hint: str = ""  # the small line below the sentence
    shining: frozenset[Spot] = frozenset()  # cards that can be tapped
    shoe: bool = False  # a tap on the shoe takes the primary choice, too
    number: int | None = None  # of the request that is answered

    @property
    def primary(self) -> Choice | None:
        return next((choice for choice in self.choices if choice.primary), None)


NOTHING = Prompt()


def prompt(request: AnyRequest | None, seats: Sequence[SeatInfo], held: frozenset[Spot] = frozenset()) -> Prompt:
    """What is asked of a person; `held` are the cards that wait for a coin by hand, which comes first."""
    if held:
        return placing(held, seats)
    match request:
        case StartDeal():
            return starting(request)
        case TurnCard():
            return turning(request, seats)
        case None:
            return NOTHING
        case _:
            return deciding(request)


def deciding(request: AnyRequest) -> Prompt:
    """Every answer is a button; the first is the careful one."""
    answers = request.legal
    if isinstance(request, GuessColour):  # as many as a window has room for
        some = {request.least, min(request.least + 4, request.most), request.most}
        answers = tuple(Guess(red, coins) for coins in sorted(some) for red in (True, False))
    choices = [Choice(answer_words(answer, request), answer) for answer in answers]
    return Prompt((*choices[:0:-1], choices[0]._replace(primary=True)), number=request.number)


def answer_words(answer: AnyDecision, request: AnyRequest) -> str:
    match answer, request:
        case Buy(), BuyCard(price=price):
            return _("Buy a card for {coins}").format(coins=price)
        case Discard(card), _:
            return _("Card {number}").format(number=card + 1)
        case Call(), PlayStud(call=call, owed=owed):
            return (_("Match {coins}") if call == owed else _("Put in everything")).format(coins=call)
        case Bet(), PlayStud(more=more):
            return _("Put in {coins}").format(coins=more)
        case Raise(), PlayStud(owed=owed, more=more):
            return _("Put in {coins} more").format(coins=more - owed)
        case Guess(red, coins), _:
            return (_("{coins} on red") if red else _("{coins} on black")).format(coins=coins)
        case Fold(), _:
            return _("Lay down")
    return _("Pass")


def placing(held: frozenset[Spot], seats: Sequence[SeatInfo]) -> Prompt:
    cards = len(held)
    hint = ngettext("Tap the shining card, or press Space.", "Tap the shining cards, or press Space.", cards)
    label = ngettext("Place the coin", "Place coins", cards)
    return Prompt((Choice(label, Move.PLACE, "coins", primary=True),), hint, held)


def starting(request: StartDeal) -> Prompt:
    first = request.deal == 1
    go_on = Choice(_("Deal the cards") if first else _("Next hand"), START, "cards" if first else "next", primary=True)
    stop = (Choice(_("Stop here"), STOP, "trophy"),) if request.allows(STOP) else ()
    return Prompt((*stop, go_on), _("Press Space to go on."), number=request.number)


def turning(request: TurnCard, seats: Sequence[SeatInfo]) -> Prompt:
    others = sum(seat.person for seat in seats) > 1
    name = seats[request.seat].name
    hint = _("{name} turns the next card. Tap the shoe, or press Space.").format(name=name) if others else ""
    return Prompt(
        (skipping(), Choice(_("Turn a card"), TURN, "cards", primary=True)),
        hint or _("You deal. Tap the shoe, or press Space."),
        shoe=True,
        number=request.number,
    )


def watching(request: AnyRequest | None, by_hand: bool) -> Prompt:
    """While things move or bots play: the same buttons in the same places, but they only hurry it on."""
    if isinstance(request, TurnCard):
        label, icon = (_("Turn a card"), "cards") if by_hand else (_("Next card"), "next")
        return Prompt((skipping(), Choice(label, Move.HURRY, icon, primary=True)))
    return Prompt((Choice(_("Go on"), Move.HURRY, "next", primary=True),))


def replaying(over: bool) -> Prompt:
    """A hand that is watched again."""
    if over:
        return Prompt((Choice(_("Back"), Move.LEAVE, "back", primary=True),), _("This was the whole hand."))
    return Prompt((Choice(_("Back"), Move.LEAVE, "back"), Choice(_("Go on"), Move.HURRY, "next", primary=True)))


def skipping() -> Choice:
    return Choice(_("Skip phase"), Move.SKIP, "skip")
