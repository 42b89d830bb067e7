"""Counting: cards are turned while the dealer counts; one that comes as it is counted is a hit (rules C10, C11, F6)."""

from collections.abc import Sequence

from garbage_engine.cards import Rank
from garbage_engine.events import CoinsPaid, CountHit, CountMissed, HitsSettled, RowStarted
from garbage_engine.game import Game, Play

UPWARDS = sorted(Rank, key=lambda rank: rank.count)


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
        game.post(CountMissed(rules.no_hit_penalty))
        dealer_pays(game, rules.no_hit_penalty)


def up_down(game: Game) -> Play:
    """Up from the ace the dealer owes a coin for each hit, down from the king the others do (rules F6.1, F6.2)."""
    net = game.rules.up_down_settle == "net"
    lay_hands_aside(game)
    game.refresh(2 * len(UPWARDS))
    game.post(RowStarted("up", (1,) * len(UPWARDS)))
    yield from count(game, UPWARDS)
    up = len(game.table.hits)
    if not net:
        settle(game, up, 0)
    game.post(RowStarted("down", (1,) * len(UPWARDS)))
    yield from count(game, UPWARDS[::-1])
    settle(game, up if net else 0, len(game.table.hits))


def count(game: Game, ranks: Sequence[Rank]) -> Play:
    for number, rank in enumerate(ranks, 1):
        card = yield from game.turn_card()
        if card.rank is rank:
            game.post(CountHit(number, 1))


def settle(game: Game, up: int, down: int) -> None:
    """Rule F6.4."""
    game.post(HitsSettled(up, down))
    if down > up:
        everyone_pays(game, down - up)
    elif up > down:
        dealer_pays(game, up - down)


def lay_hands_aside(game: Game) -> None:
    """Rule C10.1."""
    for seat in game.table.order():
        game.discard_hand(seat)


def hit(game: Game, number: int, coins: int) -> None:
    """Rules C10.2, C10.4."""
    game.post(CountHit(number, coins))
    everyone_pays(game, coins)


def everyone_pays(game: Game, coins: int) -> None:
    *payers, dealer = game.table.order()
    for seat in payers:
        game.post(CoinsPaid(seat, dealer, game.payment(seat, coins), coins))


def dealer_pays(game: Game, coins: int) -> None:
    *players, dealer = game.table.order()
    for seat in players:
        game.post(CoinsPaid(dealer, seat, game.payment(dealer, coins), coins))
