"""Mind: how well a bot plays, and how boldly."""

from typing import Literal

import msgspec

Skill = Literal["easy", "middle", "strong"]


class Mind(msgspec.Struct, frozen=True):
    """Skill is what it sees in the cards, boldness (0 to 1) what it does with it."""

    skill: Skill
    boldness: float
