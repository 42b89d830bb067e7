"""Voice: which of the spoken lines names a rank, a number, a phase or a hand. They lie in assets/voice."""

from collections import Counter
from collections.abc import Sequence

from garbage_engine.cards import Card, Rank
from garbage_engine.events import Phase
from garbage_engine.hands import ROYAL_FLUSH, Category, Value, category, named, ranks

PHASES: dict[Phase, str] = {
    "red_black": "red_or_black",
    "put_take": "put_and_take",
}  # the others are called as they are
HIGHEST = 130  # the highest number with a line of its own
SEVERAL = (Category.THREE_OF_A_KIND, Category.FOUR_OF_A_KIND, Category.FIVE_OF_A_KIND)
OF_A_SUIT = (Category.FOUR_FLUSH, Category.FLUSH, Category.STRAIGHT_FLUSH)


def of_rank(rank: Rank) -> str:
    """
    >>> of_rank(Rank.TEN)
    'rank_ten'
    """
    return f"rank_{rank.name.lower()}"


def of_count(rank: Rank) -> str:
    """A rank as one of those that are counted.

    >>> of_count(Rank.TEN)
    'ladder_ten'
    """
    return f"ladder_{rank.name.lower()}"


def of_number(number: int) -> str:
    """No line, "", beyond 130.

    >>> of_number(12), of_number(131)
    ('number_12', '')
    """
    return f"number_{number}" if 0 <= number <= HIGHEST else ""


def of_phase(phase: Phase) -> str:
    """
    >>> of_phase("put_take"), of_phase("bingo")
    ('phase_put_and_take', 'phase_bingo')
    """
    return f"phase_{PHASES.get(phase, phase)}"


def of_hand(worth: Value, five: Sequence[Card]) -> str:
    """What a hand is, and where it is soon said, of what: one line or two, apart by a space.

    >>> from garbage_engine.cards import cards
    >>> from garbage_engine.hands import value
    >>> fours, pair = cards("4d 4s 4c 9h 2s"), cards("Kd Ks 4c 9h 2s")
    >>> of_hand(value(fours), fours), of_hand(value(pair), pair)
    ('hand_three_of_a_kind ranks_four', 'pair_of_king')
    """
    kind, rank = category(worth), ranks(worth)[0].name.lower()
    if kind is Category.ONE_PAIR:
        return f"pair_of_{rank}"
    name = "royal flush" if named(worth) is ROYAL_FLUSH else str(kind)
    line = f"hand_{name.replace(' ', '_').replace('-', '_')}"
    if kind in SEVERAL:
        return f"{line} ranks_{rank}"
    if kind is Category.HIGH_CARD:
        return f"{line} rank_{rank}"
    return f"{line} suit_{suit(five)}" if kind in OF_A_SUIT else line


def suit(five: Sequence[Card]) -> str:
    """Which suit most of them are of."""
    return Counter(card.suit for card in five).most_common(1)[0][0].name.lower()
