"""Bingo: cards are called until a seat has a coin on every card of its hand (rules C6)."""

from garbage_engine.events import BingoCalled, BingoDied, BingoWon, CoinPlaced, CoverMissed, RowStarted
from garbage_engine.game import Game, Play, shares


def bingo(game: Game) -> Play:
    game.deal_hands()
    holders = game.holders(game.table.order())
    game.post(RowStarted("calls"))
    while game.cards_left:
        card = yield from game.turn_card()
        hit = holders.get(card.rank, {})
        for seat, places in hit.items():
            cover(game, seat, places)
        if winners := tuple(seat for seat in hit if game.table.bingo(seat)):
            pay(game, winners)
            return
    game.post(BingoDied())


def cover(game: Game, seat: int, places: tuple[int, ...]) -> None:
    """One coin on each of its called cards from the left, as far as its coins reach (rules C6.2, C6.6)."""
    for place in places:
        if game.table.purses[seat]:
            game.post(CoinPlaced(seat, place))
        elif not game.table.covered(seat, place):
            game.post(CoverMissed(seat, place))


def pay(game: Game, winners: tuple[int, ...]) -> None:
    """All coins of all cards and the kitty, in equal shares (rules C6.3, C6.4)."""
    game.post(BingoCalled(winners))
    kitty = game.table.kitty
    coins = sum(map(sum, game.table.coins)) + kitty
    game.post(BingoWon(winners, shares(coins, len(winners)), kitty))
