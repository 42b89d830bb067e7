"""Estimate: how long a match takes, and how many coins it needs. Figures from many matches played by bots."""

import math

CARD = 1.5  # seconds from one turned card to the next at speed 1, with dealing and great moments shared out
HAND = 40.0  # seconds for a person to put coins down, look round and read the page between two hands
NEED = 24  # coins a seat may lose in a row, for each seat and the root of the laps


def minutes(seats: int, rounds: int) -> int:
    """How long it takes at speed 1 until everyone has dealt so often.

    >>> minutes(seats=5, rounds=1)
    10
    """
    cards = 46 + 20 / seats  # turned in one hand: with fewer seats a bingo takes longer
    return max(1, round(seats * rounds * (cards * CARD + HAND) / 60))


def coins_each(seats: int, rounds: int) -> int:
    """With so many coins nobody runs out in three matches of four.

    >>> coins_each(seats=5, rounds=1), coins_each(seats=8, rounds=4)
    (120, 380)
    """
    return min(1000, 10 * round(NEED * seats * math.sqrt(rounds) / 10))
