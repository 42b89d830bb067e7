"""Ranks as children learn them: in the order of the ladder, numbers before letters, and which look alike."""

from garbage_engine.cards import Rank

LADDER = tuple(sorted(Rank, key=lambda rank: rank.count))  # A, 2 ... K: the ace is the lowest
NUMBERS = LADDER[1:10]
LETTERS = (Rank.ACE, Rank.JACK, Rank.QUEEN, Rank.KING)
ALIKE = (
    (Rank.SIX, Rank.NINE),
    (Rank.TWO, Rank.FIVE),
    (Rank.JACK, Rank.QUEEN, Rank.KING),
    (Rank.NINE, Rank.TEN),  # nobody counts so many signs at a glance
)


def like(rank: Rank) -> tuple[Rank, ...]:
    """The others that it is easily taken for.

    >>> [rank.letter for rank in like(Rank.QUEEN)], like(Rank.SEVEN)
    (['J', 'K'], ())
    """
    return tuple(other for group in ALIKE if rank in group for other in group if other is not rank)


def sign(rank: Rank) -> str:
    """As it is printed on the card.

    >>> sign(Rank.TEN), sign(Rank.ACE)
    ('10', 'A')
    """
    return "10" if rank is Rank.TEN else rank.letter


def up_to(rank: Rank) -> tuple[Rank, ...]:
    """The rungs of the ladder from the ace to this one."""
    return LADDER[: rank.count]
