"""Poker: everyone puts in, and the best hand takes the pot (rules C2, F3)."""

from collections.abc import Sequence

from garbage_engine.events import AntePaid, HandNamed, PotWon
from garbage_engine.game import Game, Play
from garbage_engine.hands import Category, Value, best, category
from garbage_engine.phases.buying import buying
from garbage_engine.phases.stud import stud
from garbage_engine.pots import pots_on


def poker(game: Game) -> Play:
    if game.rules.ruleset == "classic":  # in Family the antes lie there already (rule F1.3)
        collect_antes(game)
    if game.rules.poker_mode == "stud":
        yield from stud(game)
    game.deal_hands()
    if game.rules.buy_card:
        yield from buying(game)
    showdown(game)


def collect_antes(game: Game) -> None:
    """Rule C2.1."""
    ante = game.rules.ante
    for seat in game.table.order():
        game.post(AntePaid(seat, game.payment(seat, ante), ante))


def showdown(game: Game) -> None:
    """Every pot that is left goes to the best of those who claim it (rules C2.3, C2.5)."""
    if not game.table.pot:
        return
    back, pots = pots_on(game.table)
    values = named_hands(game, pots[0].claimants if pots else ())
    if back:
        game.post(back)
    for number, pot in enumerate(pots):
        top = max(values[seat] for seat in pot.claimants)
        winners = tuple(seat for seat in pot.claimants if values[seat] == top)
        waited = 0 if number else game.table.carry
        coins = pot.coins + waited
        shares, odd = game.split(coins, len(winners))
        game.post(PotWon(number, coins, winners, shares, odd, waited))


def named_hands(game: Game, seats: Sequence[int]) -> dict[int, Value]:
    values, four_flush = {}, game.rules.four_flush
    for seat in seats:
        worth, places = best(game.table.hands[seat], four_flush)
        game.post(HandNamed(seat, places, four_flush and category(worth) is Category.FOUR_FLUSH))
        values[seat] = worth
    return values
