"""Advice: what a strong player would do at a seat, and why, in one sentence; from what that seat sees."""

from garbage_desktop.language import _, ngettext
from garbage_desktop.table.questions import Questions
from garbage_engine.bots import buying, colours, stud
from garbage_engine.bots.memory import unseen
from garbage_engine.bots.mind import Mind
from garbage_engine.cards import stream
from garbage_engine.requests import (
    AnyDecision,
    AnyRequest,
    Buy,
    BuyCard,
    Check,
    Discard,
    DiscardCard,
    Fold,
    Guess,
    GuessColour,
    PlayStud,
)
from garbage_engine.table import Table

STRONG = Mind("strong", 0.5)
TIMES = 10  # out of so many a share is told


def advised(view: Table, request: AnyRequest) -> AnyDecision:
    """The same answer to the same question, always."""
    chance = stream("advice", f"{request.seat}/{request.number}")
    match request:
        case GuessColour():
            return colours.guess(view, request, STRONG, chance)
        case PlayStud():
            return stud.action(view, request, STRONG, chance)
        case BuyCard():
            return buying.purchase(view, request, STRONG, chance)
        case DiscardCard():
            return buying.discard(view, request, STRONG, chance)
    return request.legal[0]


def advice(questions: Questions, request: AnyRequest) -> str:
    """What to do, and why."""
    view = questions.table
    decision = advised(view, request)
    what, why = questions.label(decision, request), reason(decision, request, view, questions)
    return _("{what}: {why}").format(what=what, why=why)


def reason(decision: AnyDecision, request: AnyRequest, view: Table, questions: Questions) -> str:
    match decision, request:
        case Guess(), _:
            return colours_left(view)
        case Discard(card), _:
            return questions.without(request.seat, card)
        case _, PlayStud():
            return chances(decision, request, view)
        case _, BuyCard():
            return helping(decision, request, view)
    return ""


def colours_left(view: Table) -> str:
    cards = unseen(view)
    red = colours.reds(cards)
    if 2 * red == len(cards):
        return _("as many red as black cards are left, so it is even.")
    return _("{red} red and {black} black cards are left.").format(red=red, black=len(cards) - red)


def chances(decision: AnyDecision, request: PlayStud, view: Table) -> str:
    """How often such cards win, beside what it costs."""
    part = stud.by_futures(view, request, stream("advice", f"{request.seat}/{request.number}/part"))
    often = round(TIMES * part)
    wins = _("such cards win about {often} times in {times}").format(often=often, times=TIMES)
    if decision == Check():
        return _("{wins}, and it costs nothing to see more.").format(wins=wins)
    pot = stud.at_stake(view, request)
    if decision == Fold():
        return _("{wins}, too few for {cost} into a pot of {pot}.").format(wins=wins, cost=request.call, pot=pot)
    return _("{wins}, enough for a pot of {pot}.").format(wins=wins, pot=pot)


def helping(decision: AnyDecision, request: BuyCard, view: Table) -> str:
    """How many of the cards in the shoe would put the hand ahead."""
    hand, now, buys = view.hands[request.seat], buying.Outlook(view, request, STRONG), isinstance(decision, Buy)
    if now.ahead(hand):
        return (
            _("nobody has a better hand, but it could be better for bingo.") if buys else _("nobody has a better hand.")
        )
    cards = unseen(view)
    good = sum(any(now.ahead(rest) for rest in buying.one_less([*hand, card])) for card in cards)
    words = ngettext("{good} card of {count} would put you ahead", "{good} cards of {count} would put you ahead", good)
    counted = words.format(good=good, count=len(cards))
    if buys:
        helps = _("{cards}, and a better hand helps in bingo, too.") if "bingo" in request.later else "{cards}."
        return helps.format(cards=counted)
    return _("{cards}, too few for the price.").format(cards=counted)
