"""Buying: before hands are compared, who claims the pot may buy one card and lays one aside (rule C4.3)."""

from garbage_engine.events import CardBought, CardDiscarded
from garbage_engine.game import Game, Play
from garbage_engine.requests import BUY, BuyCard, Discard, DiscardCard


def buying(game: Game) -> Play:
    price, seats = game.rules.buy_price, game.table.claimants
    if len(seats) == 1:
        return
    for seat in seats:
        if game.payment(seat, price) == price:
            answer = yield from game.ask(BuyCard(game.asked, seat, price))
            if answer == BUY:
                yield from buy(game, seat, price)


def buy(game: Game, seat: int, price: int) -> Play:
    """The new card may be the one that goes."""
    dealer = game.table.dealer
    to_dealer = game.rules.buy_to == "dealer" and seat != dealer
    game.post(CardBought(seat, price, dealer if to_dealer else None))
    game.deal([seat])
    answer = yield from game.ask(DiscardCard(game.asked, seat, len(game.table.hands[seat])))
    assert isinstance(answer, Discard)
    game.post(CardDiscarded(seat, answer.card))
