"""Counting: cards are turned while the dealer counts; a card that comes as its own number is a hit (rules C10)."""

from garbage_engine.events import CoinsPaid, CountHit, RowStarted
from garbage_engine.game import Game, Play


def count_up(game: Game) -> Play:
    numbers = tuple(range(1, game.rules.count_up_cards + 1))
    for seat in game.table.order():
        game.discard_hand(seat)
    game.post(RowStarted("count", numbers))
    for number in numbers:
        card = yield from game.turn_card()
        if card.rank.count == number:
            hit(game, number)


def hit(game: Game, number: int) -> None:
    """Everyone pays the dealer (rules C10.2, C10.4)."""
    *payers, dealer = game.table.order()
    game.post(CountHit(number, number))
    for seat in payers:
        game.post(CoinsPaid(seat, dealer, game.payment(seat, number), number))
