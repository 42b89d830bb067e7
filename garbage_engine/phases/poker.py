"""Poker: everyone puts in, and the best hand takes the pot (rules C2)."""

from collections.abc import Sequence
from typing import NamedTuple

from garbage_engine.events import AntePaid, CoinsReturned, HandNamed, PotWon
from garbage_engine.game import Game, Play
from garbage_engine.hands import Value, best


def poker(game: Game) -> Play:
    collect_antes(game)
    game.deal_hands()
    showdown(game)
    yield from ()  # nobody is asked anything in a plain showdown


def collect_antes(game: Game) -> None:
    """Rule C2.1."""
    ante = game.rules.ante
    for seat in game.table.order():
        game.post(AntePaid(seat, game.payment(seat, ante), ante))


def showdown(game: Game) -> None:
    """Every pot goes to the best of those who claim it (rules C2.3, C2.5)."""
    table = game.table
    back, pots = pots_of(table.put_in, [seat for seat in table.order() if table.put_in[seat]])
    values = named_hands(game, pots[0].claimants if pots else ())
    if back:
        game.post(back)
    for number, pot in enumerate(pots):
        top = max(values[seat] for seat in pot.claimants)
        winners = tuple(seat for seat in pot.claimants if values[seat] == top)
        waited = 0 if number else table.carry
        coins = pot.coins + waited
        shares, odd = game.split(coins, len(winners))
        game.post(PotWon(number, coins, winners, shares, odd, waited))


def named_hands(game: Game, seats: Sequence[int]) -> dict[int, Value]:
    values = {}
    for seat in seats:
        values[seat], places = best(game.table.hands[seat], game.rules.four_flush)
        game.post(HandNamed(seat, places))
    return values


class Pot(NamedTuple):
    coins: int
    claimants: tuple[int, ...]


def pots_of(put_in: Sequence[int], claimants: Sequence[int]) -> tuple[CoinsReturned | None, list[Pot]]:
    """What nobody matched, and the main pot and side pots.

    From each other seat a winner gets at most what it put in itself (rules C2.3, C2.6):

    >>> pots_of([5, 3, 5], claimants=[1, 2, 0])
    (None, [Pot(coins=9, claimants=(1, 2, 0)), Pot(coins=4, claimants=(2, 0))])
    """
    back, pots, below = None, list[Pot](), 0
    for level in sorted({coins for coins in put_in if coins}):
        payers = [seat for seat, coins in enumerate(put_in) if coins >= level]
        claim = tuple(seat for seat in claimants if put_in[seat] >= level)
        coins = (level - below) * len(payers)
        below = level
        if len(payers) == 1:
            back = CoinsReturned(payers[0], coins)
        elif pots and pots[-1].claimants == claim:
            pots[-1] = Pot(pots[-1].coins + coins, claim)
        else:
            pots.append(Pot(coins, claim))
    return back, pots
