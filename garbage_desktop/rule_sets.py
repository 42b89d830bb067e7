"""Rule set: house rules under a name. Some come with the game, a family adds its own."""

from collections.abc import Iterator
from itertools import count

import msgspec

from garbage_desktop.language import _
from garbage_desktop.names import clean_name
from garbage_engine.rules import PRESET_SEATS, PRESETS, Rules, counts
from garbage_engine.switches import SWITCHES

LONGEST = 24  # letters in a name
ELSEWHERE = ("ruleset", "rounds", "start_coins", "bingo_order")  # chosen beside the house rules, or told by the games


class RuleSet(msgspec.Struct, frozen=True):
    """`key` tells it from all others, whatever it is called."""

    key: str
    name: str
    rules: Rules

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "name", clean_name(self.name, _("House rules"), LONGEST))

    @property
    def own(self) -> bool:
        return self.key not in PRESETS

    @property
    def seats(self) -> range:
        """How many it is for."""
        return PRESET_SEATS.get(self.key, self.rules.seats)

    @property
    def blurb(self) -> str:
        """What it is, in a sentence."""
        if self.key == "kids":
            return _("Three small games for children: small steps, and nobody runs out of coins.")
        if self.key == "bingo":
            return _("Only bingo: the first with a coin on every card takes all the coins.")
        if self.own:
            return _("House rules of your own.")
        if self.key == "family":
            return _("Five small games with one hand of five cards. Guess the colours before you see them.")
        return _("Four small games with one hand of five cards. Mostly luck, a little courage.")


def presets() -> list[RuleSet]:
    """Those that come with the game."""
    names = {"classic": _("Classic"), "family": _("Family"), "kids": _("Kids"), "bingo": _("Just bingo")}
    return [RuleSet(key, names[key], rules) for key, rules in PRESETS.items()]


def spare_names(name: str) -> Iterator[str]:
    """The name, and others for when it is taken.

    >>> from itertools import islice
    >>> list(islice(spare_names("Gran"), 3))
    ['Gran', 'Gran 2', 'Gran 3']
    """
    yield name
    for number in count(2):
        yield f"{name[: LONGEST - 1 - len(str(number))]} {number}"


def in_force(rules: Rules) -> list[str]:
    """The house rules that count in the games that are played."""
    played = ("match", *rules.phases)
    return [switch.name for switch in SWITCHES if switch.section in played and counts(switch, rules)]


def changed(rules: Rules, since: Rules) -> list[str]:
    """The house rules that are not as they were."""
    names = [name for name in in_force(rules) if name not in ELSEWHERE]
    return [name for name in names if getattr(rules, name) != getattr(since, name)]
