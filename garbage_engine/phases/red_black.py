"""Red or black: before it gets its cards each seat guesses the colour of most of them; the dealer is the bank (F2)."""

from garbage_engine.events import GuessLost, GuessMade, GuessSkipped, GuessWon
from garbage_engine.game import Game, Play
from garbage_engine.requests import Guess, GuessColour
from garbage_engine.rules import Rules

ANY = 10**9  # more coins than there are


def red_black(game: Game) -> Play:
    """Everyone gets all cards in a row (rule F2.1)."""
    *players, dealer = game.table.order()
    for seat in players:
        yield from guess(game, seat)
        game.deal([seat] * game.rules.hand_size)
        settle(game, seat)
    game.deal([dealer] * game.rules.hand_size)


def guess(game: Game, seat: int) -> Play:
    """Where no coin can be put on a colour, nobody is asked for one."""
    table = game.table
    least, most = (cut(asked, game.rules, table.purses[seat], table.purses[table.dealer]) for asked in (0, ANY))
    if most:
        bank = game.payment(table.dealer, most)
        answer = yield from game.ask(GuessColour(game.asked, seat, least, most, bank if bank < most else None))
        assert isinstance(answer, Guess)
        if answer.coins:
            return game.post(GuessMade(seat, answer.red, answer.coins))
    game.post(GuessSkipped(seat))


def cut(asked: int, rules: Rules, purse: int, dealer: int) -> int:
    """The coins that stand of those that somebody would like to put on a colour (rules F2.4, F2.5, W3)."""
    credit, bet_max = rules.short_pay == "debt", rules.bet_max
    most = ANY if bet_max == "none" else bet_max
    if credit and bet_max == "none":
        most = rules.start_coins
    own = ANY if credit else purse
    bank = max(dealer, 0) if rules.bet_cap == "dealer" else ANY
    return min(max(asked, rules.bet_min), own, bank, most)


def settle(game: Game, seat: int) -> None:
    """The dealer matches a right guess and gets a wrong one; one colour alone may double it (rules F2.3, X3)."""
    table, put_down = game.table, game.table.guesses[seat]
    if not put_down or not put_down.coins:
        return
    red = sum(card.suit.red for card in table.hands[seat])
    owed = put_down.coins * (2 if game.rules.one_colour_doubles and red in (0, game.rules.hand_size) else 1)
    if put_down.red == (2 * red > game.rules.hand_size):
        game.post(GuessWon(seat, game.payment(table.dealer, owed), owed))
    else:
        game.post(GuessLost(seat, put_down.coins + game.payment(seat, owed - put_down.coins), owed))
