"""Worth: how many points a hand of River may bring yet. Learned from play (`tools/river_lessons.py`)."""

from operator import mul

from garbage_engine.hands import RANKS

EVERY_RANK = sum(1 << 3 * place for place in range(13))
PLACES = 13


def looks(hand: int, future: int) -> tuple[float, ...]:
    """What counts in a hand, whose codes are added up, before the known part of the next river."""
    ranks, coming = hand & RANKS, future & RANKS
    odd, two, four = ranks & EVERY_RANK, ranks >> 1 & EVERY_RANK, ranks >> 2 & EVERY_RANK
    single, pair, more = odd & ~two, two & ~odd, odd & two | four
    met = (coming | coming >> 1) & EVERY_RANK
    return (
        1.0,
        pair.bit_count(),
        heights(pair),
        more.bit_count(),
        heights(more),
        single >> 36 & 1,  # an ace
        (single >> 33 & 1) + (single >> 30 & 1),  # king, queen
        (single >> 27 & 1) + (single >> 24 & 1),  # jack, ten
        (single & met).bit_count(),
        ((pair | more) & met).bit_count(),
    )


def heights(ranks: int) -> float:
    """Those ranks added up, where a two is 0 and an ace 1."""
    total = 0
    while ranks:
        lowest = ranks & -ranks
        total += lowest.bit_length() // 3
        ranks ^= lowest
    return total / (PLACES - 1)


def worth_later(hand: int, future: int, weights: tuple[float, ...]) -> float:
    return float(sum(map(mul, weights, looks(hand, future))))


STARTING: dict[int, tuple[float, ...]] = {  # by the cards in the hand as a round begins
    9: (15.4, -0.38, 1.36, -0.3, 1.44, 0.65, 0.49, 0.36, 0.42, 0.47),
    8: (13.98, -0.73, 2.08, -0.68, 2.64, 1.04, 0.57, 0.48, 0.04, 0.55),
    7: (10.89, -0.39, 2.52, -0.09, 2.98, 1.4, 0.86, 0.52, 0.29, 0.98),
    6: (8.23, -1.33, 4.06, -0.05, 4.01, 1.35, 0.78, 0.6, 1.05, 1.81),
    5: (5.93, -2.98, 5.89, -1.07, 5.75, 1.03, 1.08, 0.61, 1.1, 2.06),
    4: (2.15, -2.11, 5.31, -0.62, 6.95, 1, 1.09, 0.68, 1.07, 2.25),
    3: (-0.57, 0.33, 2.19, -0.65, 7.73, 0.43, 0.85, 0.52, 1.99, 3.14),
}
LEFT_OVER: dict[int, tuple[float, ...]] = {  # by the cards that stay in the hand once three have been played
    7: (15.84, 0.04, 0.78, 0.62, 0.65, 0.56, 0.53, 0.24, 0.48, 0.51),
    6: (15.09, -0.9, 2.17, -0.31, 1.69, 0.67, 0.49, 0.42, 0.09, 0.53),
    5: (12.54, -0.32, 2.26, 0.26, 2.05, 1.29, 0.75, 0.52, 0.67, 1.12),
    4: (10.32, -0.98, 3.61, 0.87, 2.23, 1.56, 0.79, 0.43, 1.1, 1.59),
    3: (8.03, -1.65, 4.57, 0.58, 1.09, 1.77, 0.85, 0.38, 1.1, 1.65),
    2: (4.38, -2.85, 7.03, 0, 0, 2.24, 1.09, 0.78, 1.42, 1.89),
    1: (2.28, 0, 0, 0, 0, 2, 0.55, -0.25, 1.82, 0),
}
