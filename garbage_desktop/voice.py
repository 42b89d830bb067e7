"""Voice: which of the spoken lines names a rank, a number, a phase or a hand. They lie in assets/voice."""

from garbage_engine.cards import Rank
from garbage_engine.events import Phase

PHASES: dict[Phase, str] = {
    "red_black": "red_or_black",
    "put_take": "put_and_take",
}  # the others are called as they are
HIGHEST = 130  # the highest number with a line of its own


def of_rank(rank: Rank) -> str:
    """
    >>> of_rank(Rank.TEN)
    'rank_ten'
    """
    return f"rank_{rank.name.lower()}"


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


def of_hand(category: str) -> str:
    """
    >>> of_hand("two pairs")
    'hand_two_pairs'
    """
    return f"hand_{category.replace(' ', '_').replace('-', '_')}"
