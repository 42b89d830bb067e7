"""Prompt: what the player in front can do just now: buttons, shining cards, and what Space means."""

import enum
from collections.abc import Sequence
from typing import NamedTuple

from garbage_desktop.advice import advice
from garbage_desktop.language import _, ngettext
from garbage_desktop.seats import SeatInfo
from garbage_desktop.table.naming import listed
from garbage_desktop.table.questions import Questions
from garbage_desktop.table.view import Guessing
from garbage_engine.requests import (
    BET,
    CALL,
    CHECK,
    FOLD,
    RAISE,
    START,
    STOP,
    TURN,
    AnyDecision,
    AnyRequest,
    BuyCard,
    Discard,
    DiscardCard,
    Guess,
    GuessColour,
    PlayStud,
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
    HELP = "a child wants to be shown its cards"
    HINT = "what a strong player would do is told"


class Choice(NamedTuple):
    """A button: `does` goes to the match, or is a move of the table."""

    label: str
    does: AnyDecision | Move
    icon: str = ""
    primary: bool = False
    meaning: str = ""  # what it does and costs, told while somebody points at it
    costs: bool = False  # so Space, which may be a press too many, does not take it


class Draft(NamedTuple):
    """What a person is about to answer: nothing of it is known to the match."""

    number: int | None = None  # of the request
    red: bool | None = None
    coins: int = 0
    card: int | None = None
    hinted: bool = False


class Prompt(NamedTuple):
    """The primary choice comes last, where the thumb is, and Space takes it."""

    choices: tuple[Choice, ...] = ()
    hint: str = ""  # the small line below the sentence
    question: str = ""  # instead of the sentence
    short: str = ""  # the same where there is little room
    shining: frozenset[Spot] = frozenset()  # cards that can be tapped
    shoe: bool = False  # a tap on the shoe takes the primary choice, too
    number: int | None = None  # of the request that is answered
    guessing: Guessing | None = None
    fresh: Spot | None = None  # the card that was bought just now
    goes: Spot | None = None  # the card that would be laid aside

    @property
    def primary(self) -> Choice | None:
        return next((choice for choice in self.choices if choice.primary), None)


NOTHING = Prompt()
NO_DRAFT = Draft()


def prompt(
    request: AnyRequest | None,
    seats: Sequence[SeatInfo],
    held: frozenset[Spot] = frozenset(),
    draft: Draft = NO_DRAFT,
    questions: Questions | None = None,
) -> Prompt:
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
    assert questions, "a decision needs the table as it stands"
    return Deciding(request, draft, questions).prompt()


class Deciding:
    """The prompts of red or black, stud and buying."""

    def __init__(self, request: AnyRequest, draft: Draft, questions: Questions) -> None:
        self.request, self.draft, self.questions = request, draft, questions

    def prompt(self) -> Prompt:
        asked = self.questions.asked(self.request)
        hint = advice(self.questions, self.request) if self.draft.hinted else asked.detail
        prompt = self.answers()._replace(question=asked.question, short=asked.short, number=self.request.number)
        return prompt._replace(hint=hint if self.draft.hinted else prompt.hint or hint)

    def answers(self) -> Prompt:
        match self.request:
            case GuessColour():
                return self.guess(self.request)
            case DiscardCard(seat=seat, cards=cards):
                return self.discard(seat, cards)
            case PlayStud(owed=owed):
                return self.choices(*((FOLD, RAISE, CALL) if owed else (BET, CHECK)))
            case BuyCard():
                return self.choices(*self.request.legal[::-1])
        return NOTHING

    def choices(self, *answers: AnyDecision) -> Prompt:
        """The last is what most players want; whatever of them is legal."""
        offered = [self.choice(answer) for answer in answers if self.request.allows(answer)]
        return Prompt((hinting(), *offered[:-1], offered[-1]._replace(primary=True)))

    def choice(self, answer: AnyDecision) -> Choice:
        label, meaning = self.questions.label(answer, self.request), self.questions.meaning(answer, self.request)
        return Choice(label, answer, meaning=meaning, costs=self.questions.cost(answer, self.request) > 0)

    def guess(self, request: GuessColour) -> Prompt:
        """Nothing can be put down before a colour was chosen; then Space is meant."""
        draft, least = self.draft, max(1, request.least)
        coins = min(max(draft.coins, least), request.most)
        choices = [hinting()]
        if request.allows(Guess(True, 0)):
            choices.append(self.choice(Guess(True, 0)))
        if draft.red is not None:
            choices.append(self.choice(Guess(draft.red, coins))._replace(primary=True, costs=False))
        return Prompt(tuple(choices), guessing=Guessing(least, request.most, draft.red, coins))

    def discard(self, seat: int, cards: int) -> Prompt:
        """One tap chooses a card, a second one or the button lays it aside."""
        card, spots = self.draft.card, frozenset((seat, place) for place in range(cards))
        new = (seat, cards - 1)
        if card is None:
            return Prompt((hinting(),), shining=spots, fresh=new)
        choice = self.choice(Discard(card))._replace(primary=True)
        return Prompt((hinting(), choice), choice.meaning, shining=spots, fresh=new, goes=(seat, card))


def hinting() -> Choice:
    return Choice(_("Hint"), Move.HINT, "hint")


def placing(held: frozenset[Spot], seats: Sequence[SeatInfo]) -> Prompt:
    cards = len(held)
    hint = ngettext("Tap the shining card, or press Space.", "Tap the shining cards, or press Space.", cards)
    if sum(seat.person for seat in seats) > 1:
        names = listed([seats[seat].name for seat in sorted({seat for seat, _card in held})])
        hint = _("{names}: {hint}").format(names=names, hint=hint)
    label = ngettext("Place the coin", "Place coins", cards)
    return Prompt((Choice(label, Move.PLACE, "coins", primary=True),), hint, shining=held)


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
