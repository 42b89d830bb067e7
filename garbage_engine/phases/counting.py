"""Counting: cards are turned while the dealer counts; a card that comes as its own number is a hit (rules C10, C11)."""

from garbage_engine.events import CoinsPaid, CountHit, CountMissed, RowStarted
from garbage_engine.game import Game, Play


def count_up(game: Game) -> Play:
    """With `consecutive_hits` each hit of a run is worth its number once more than the one before (rule C11.3)."""
    rules, run = game.rules, 0
    numbers = tuple(range(1, rules.count_up_cards + 1))
    lay_hands_aside(game)
    game.post(RowStarted("count", numbers))
    for number in numbers:
        card = yield from game.turn_card()
        run = run + 1 if card.rank.count == number else 0
        if run:
            hit(game, number, number * run if rules.consecutive_hits else number)
    if rules.no_hit_penalty and not game.table.hits:
        miss(game, rules.no_hit_penalty)


def lay_hands_aside(game: Game) -> None:
    """Rule C10.1."""
    for seat in game.table.order():
        game.discard_hand(seat)


def hit(game: Game, number: int, coins: int) -> None:
    """Everyone pays the dealer (rules C10.2, C10.4)."""
    *payers, dealer = game.table.order()
    game.post(CountHit(number, coins))
    for seat in payers:
        game.post(CoinsPaid(seat, dealer, game.payment(seat, coins), coins))


def miss(game: Game, coins: int) -> None:
    """The dealer pays everyone (rule C11.2)."""
    *players, dealer = game.table.order()
    game.post(CountMissed(coins))
    for seat in players:
        game.post(CoinsPaid(dealer, seat, game.payment(dealer, coins), coins))
