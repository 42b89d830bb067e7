"""Pots: which coins of the poker pot belong together, and who can win them (rules C2.3, C2.6)."""

from collections.abc import Sequence
from typing import NamedTuple

from garbage_engine.events import CoinsReturned
from garbage_engine.table import Table


class Pot(NamedTuple):
    coins: int
    claimants: tuple[int, ...]


def pots_on(table: Table) -> tuple[CoinsReturned | None, list[Pot]]:
    """As they would be claimed now; the prices of bought cards are in the main pot (rule C4.3)."""
    back, pots = pots_of(table.put_in, table.claimants)
    if pots:
        coins, claimants = pots[0]
        pots[0] = Pot(coins + table.pot - sum(table.put_in), claimants)
    return back, pots


def pots_of(put_in: Sequence[int], claimants: Sequence[int]) -> tuple[CoinsReturned | None, list[Pot]]:
    """What nobody matched, and the main pot and side pots.

    From each other seat a winner gets at most what it put in itself:

    >>> pots_of([5, 3, 5], claimants=[1, 2, 0])
    (None, [Pot(coins=9, claimants=(1, 2, 0)), Pot(coins=4, claimants=(2, 0))])
    """
    pots: list[Pot] = []
    back, below = None, 0
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
