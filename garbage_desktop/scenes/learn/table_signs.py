"""Table signs: what the buttons of a table are to a child: each has a picture, and a line that says what it does."""

from garbage_desktop.learn.lines import of
from garbage_desktop.ui.prompt import Choice, Move, Prompt
from garbage_engine.requests import (
    AnyDecision,
    AnyRequest,
    Bet,
    Buy,
    BuyCard,
    Call,
    Check,
    Discard,
    DiscardCard,
    Fold,
    Guess,
    GuessColour,
    Pass,
    Raise,
    Start,
    StartDeal,
    Stop,
    TurnCard,
)
from garbage_engine.table import Table

LINES = {
    "menu": "learn_menu",
    "speed": "learn_speed",
    "history": "learn_history",
    "pause": "learn_pause",
    "sound": "learn_sound",
    "help": "learn_how_to_play",
    "red": "colour_red",
    "black": "colour_black",
    "less": "learn_less",
    "amount": "learn_how_many_coins",
    "more": "learn_more",
    "close": "learn_back",
    "whole": "learn_history",
}


def pictured(prompt: Prompt) -> Prompt:
    """Every button has a picture."""
    return prompt._replace(choices=tuple(choice._replace(icon=picture_of(choice)) for choice in prompt.choices))


def picture_of(choice: Choice) -> str:
    if choice.icon:
        return choice.icon
    match choice.does:
        case Guess(coins=0) | Check():
            return "skip"
        case Bet() | Raise() | Call() | Guess():
            return "coins"
        case Fold():
            return "close"
        case Buy():
            return "add"
        case Discard():
            return "swap"
    return "check"


def line_of_choice(does: AnyDecision | Move) -> str:
    match does:
        case Move():
            return LINES_OF_MOVES[does]
        case Start():
            return "call_new_hand"
        case Stop():
            return "learn_stop_here"
        case Guess(coins=0):
            return "learn_no_guess"
        case Guess():
            return "learn_guess"
        case Check():
            return "learn_pass"
        case Call():
            return "learn_match"
        case Fold():
            return "learn_lay_down"
        case Bet() | Raise():
            return "learn_put_coins"
        case Buy():
            return "learn_buy"
        case Pass():
            return "learn_keep"
        case Discard():
            return "learn_give_away"
    return "learn_turn"


LINES_OF_MOVES = {
    Move.PLACE: "learn_put_coins",
    Move.HURRY: "learn_go_on",
    Move.SKIP: "learn_skip",
    Move.LEAVE: "learn_back",
    Move.HELP: "learn_help",
    Move.HINT: "learn_help",
}


def question_of(request: AnyRequest) -> tuple[str, ...]:
    """What a child is asked aloud."""
    match request:
        case StartDeal():
            return ("call_new_hand",)
        case TurnCard():
            return ("learn_turn",)
        case GuessColour():
            return ("call_your_turn", "phase_red_or_black")
        case BuyCard():
            return ("learn_one_more_card",)
        case DiscardCard():
            return ("learn_which_goes",)
    return ("call_your_turn",)


def spoken(advice: AnyDecision, table: Table, request: AnyRequest) -> tuple[str, ...]:
    """Good advice in a few words; a child is not asked to raise."""
    match advice:
        case Guess(red=red, coins=coins) if coins:
            return ("colour_red" if red else "colour_black",)
        case Discard(card):
            return of("that_is", table.hands[request.seat][card].rank), "learn_give_away"
        case Bet():
            return ("learn_pass",)
        case Raise():
            return ("learn_match",)
    return (line_of_choice(advice),)
