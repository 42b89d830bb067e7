"""Bingo: cards are called until a seat has a coin on every card of its hand (rules C6, C7, F4)."""

from collections.abc import Generator

from garbage_engine.events import (
    BingoCalled,
    BingoDied,
    BingoTied,
    BingoWon,
    CoinPlaced,
    CoverMissed,
    MarkerPlaced,
    RowStarted,
)
from garbage_engine.game import Game, Play
from garbage_engine.requests import AnyDecision, AnyRequest


def bingo(game: Game) -> Play:
    """A tie may send the coins to the kitty, and then another bingo may follow at once (rule C7.3)."""
    game.deal_hands()
    if game.rules.bingo_order == "phase3":
        game.discard_hand(game.table.dealer)  # he only calls (rule C7.4)
    for _ in range(1 + game.rules.replays):
        seats = yield from calls(game)
        if not seats:
            return die(game)
        game.post(BingoCalled(seats))
        if winners := winners_of(game, seats):
            return pay(game, winners)
        game.post(BingoTied(seats, game.table.on_cards))


def calls(game: Game) -> Generator[AnyRequest, AnyDecision, tuple[int, ...]]:
    """Who has bingo first; nobody if the cards run out."""
    holders = game.holders(game.table.order())
    game.post(RowStarted("calls"))
    while game.cards_left:
        card = yield from game.turn_card()
        if hit := holders.get(card.rank):
            for seat, places in hit.items():
                cover(game, seat, places)
            if seats := tuple(filter(game.table.bingo, hit)):
                return seats
    return ()


def cover(game: Game, seat: int, places: tuple[int, ...]) -> None:
    """One coin on each of its called cards from the left, as far as its coins reach (rules C6.2, C6.6)."""
    for place in places:
        if game.payment(seat, 1):
            game.post(CoinPlaced(seat, place))
        elif not game.table.covered(seat, place):
            marked = game.rules.bingo_broke == "marker"
            game.post(MarkerPlaced(seat, place) if marked else CoverMissed(seat, place))


def winners_of(game: Game, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Of those who have bingo, the ones that share; nobody where a tie fills the kitty (rules C6.4, C7.1, C7.2)."""
    if game.rules.bingo_tie == "kitty" and len(seats) > 1:
        return ()
    if game.rules.bingo_tie == "split":
        return seats
    coins = {seat: sum(game.table.coins[seat]) for seat in seats}
    return tuple(seat for seat in seats if coins[seat] == max(coins.values()))


def pay(game: Game, winners: tuple[int, ...]) -> None:
    """All coins of all cards and the kitty; what the winners keep of their own first is not shared (rule F4.3)."""
    table, keep = game.table, game.rules.bingo_pool == "losers"
    kept = [keep * sum(table.coins[seat]) for seat in winners]
    shares, odd = game.split(table.on_cards + table.kitty - sum(kept), len(winners))
    shares = tuple(own + share for own, share in zip(kept, shares, strict=True))
    game.post(BingoWon(winners, shares, table.kitty, odd))


def die(game: Game) -> None:
    """Rule C6.5."""
    game.post(BingoDied(game.table.on_cards if game.rules.dead_bingo == "kitty" else 0))
