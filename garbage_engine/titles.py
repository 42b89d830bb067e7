"""Titles: what a family calls the games, where it has names of its own for them."""

from typing import get_args

import msgspec

from garbage_engine.events import Phase

LONGEST = 20  # letters
SHAPES = "{}"  # of words that stand for something else


class Titles(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An empty one stands for the usual name.

    >>> Titles(count_up=" Birthday\\n").of("count_up"), Titles().of("bingo")
    ('Birthday', '')
    """

    red_black: str = ""
    poker: str = ""
    bingo: str = ""
    put_take: str = ""
    count_up: str = ""
    up_down: str = ""

    def __post_init__(self) -> None:
        for phase in get_args(Phase):
            msgspec.structs.force_setattr(self, phase, _shown(self.of(phase)))

    def of(self, phase: Phase) -> str:
        title: str = getattr(self, phase)
        return title


def _shown(title: str) -> str:
    """Only what can be read, on one line."""
    words = " ".join(title.split())
    return "".join(letter for letter in words if letter.isprintable() and letter not in SHAPES)[:LONGEST].strip()
