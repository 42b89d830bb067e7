"""Buying: before hands are compared, who claims the pot may buy one card and lays one aside (rule C4.3)."""

from garbage_engine.events import CardBought, CardDiscarded
from garbage_engine.game import Game, Play
from garbage_engine.requests import BUY, BuyCard, Discard, DiscardCard


def buying(game: Game) -> Play:
    price, seats, dealer = game.rules.buy_price, game.table.claimants, game.table.dealer
    if len(seats) == 1:
        return
    for seat in seats:
        if game.payment(seat, price) == price:
            to = dealer if game.rules.buy_to == "dealer" and seat != dealer else None
            answer = yield from game.ask(BuyCard(game.asked, seat, price, to, game.rules.four_flush, game.later))
            if answer == BUY:
                yield from buy(game, seat, price, to)


def buy(game: Game, seat: int, price: int, to: int | None) -> Play:
    """The new card may be the one that goes."""
    game.post(CardBought(seat, price, to))
    game.deal([seat])
    cards = len(game.table.hands[seat])
    answer = yield from game.ask(DiscardCard(game.asked, seat, cards, game.rules.four_flush, game.later))
    assert isinstance(answer, Discard)
    game.post(CardDiscarded(seat, answer.card))
