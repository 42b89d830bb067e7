"""Memory: what a seat can work out about the cards that it does not see."""

from collections import Counter
from itertools import chain
from random import Random
from typing import TypeVar

from garbage_engine.cards import PACK, Card, below, packs
from garbage_engine.table import Table

T = TypeVar("T")


def seen(view: Table) -> list[Card]:
    """The cards that have come out of the stock of the hands, in no order to rely on."""
    rows = view.rows if len(view.stocks) == 1 else []
    return list(chain(*view.hands, view.stocks[0].dead, *(row.cards for row in rows)))


def unseen(view: Table) -> list[Card]:
    """The cards that still lie in that stock."""
    known = seen(view)
    everything = Counter(packs((view.stocks[0].left + len(known)) // len(PACK)))
    return list((everything - Counter(known)).elements())


def some(things: list[T], count: int, rng: Random) -> list[T]:
    """So many of the things at random; these come to the front of the list."""
    for place in range(count):
        other = place + below(len(things) - place, rng)
        things[place], things[other] = things[other], things[place]
    return things[:count]
