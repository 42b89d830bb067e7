"""Wording: what a player reads of each house rule: its choices in words, and an example in numbers."""

import re
from typing import Any

import msgspec

from garbage_desktop.examples import EXAMPLES
from garbage_desktop.language import _, translated
from garbage_desktop.table.naming import coins_word
from garbage_engine.events import Phase
from garbage_engine.rules import Rules, each_legal, legal, parsed
from garbage_engine.switches import SECTIONS, Choice, Switch
from garbage_engine.texts import Text

CODES = re.compile(r" \([^)]*\)")  # what the help of the engine says for its command line only
IN_COINS = frozenset("start_coins pass_amount bet_min bet_max ante buy_price stud_bet no_hit_penalty".split())
ENGINE_ONLY = ("ruleset", "bingo_order")  # the rule set a game begins with, and a second word for the order of games

LABELS: dict[str, dict[Choice, Text]] = {
    "ruleset": {"classic": Text("Garbage Classic"), "family": Text("Garbage Family")},
    "game_end": {"laps": Text("after the last lap"), "last_standing": Text("one has all the coins")},
    "first_dealer": {"random": Text("anybody")},
    "decks": {"auto": Text("as many as it takes")},
    "short_pay": {"all_in": Text("pays what there is"), "debt": Text("goes into debt")},
    "odd_coins": {"seat": Text("left of the dealer"), "carry": Text("wait for the next pot")},
    "broke": {"stay": Text("plays on"), "out": Text("leaves"), "pass": Text("is given some")},
    "bet_max": {"none": Text("no limit")},
    "bet_cap": {"dealer": Text("what the dealer has"), "none": Text("none")},
    "buy_to": {"pot": Text("the pot"), "dealer": Text("the dealer")},
    "poker_mode": {"showdown": Text("compare hands"), "stud": Text("stud")},
    "bingo_order": {"phase2": Text("second"), "phase3": Text("third")},
    "bingo_tie": {
        "split": Text("share"),
        "most_coins": Text("most coins wins"),
        "kitty": Text("into the kitty"),
    },
    "kitty_when": {"next_hand": Text("with the next hand"), "immediate": Text("at once")},
    "bingo_pool": {"all": Text("all"), "losers": Text("those without bingo")},
    "dead_bingo": {"return": Text("coins go back"), "kitty": Text("into the kitty")},
    "bingo_broke": {"no_cover": Text("stays open"), "marker": Text("gets a marker")},
    "put_take_scale": {
        "linear": Text("1, 2, 3 …"),
        "double": Text("1, 2, 4, 8, 16"),
        "12233": Text("1, 2, 2, 3, 3"),
    },
    "take_order": {"asc": Text("upwards"), "desc": Text("downwards")},
    "up_down_settle": {"each_half": Text("after each half"), "net": Text("at the end")},
}


def title(switch: Switch) -> str:
    return translated(switch.title)


def meaning(switch: Switch) -> str:
    """The help without what only the command line needs."""
    return CODES.sub("", translated(switch.help))


def label(name: str, value: Any) -> str:
    """A choice in words: pays what there is; 5 coins; Poker, Bingo."""
    if name == "phases":
        return ", ".join(translated(SECTIONS[phase]) for phase in value)
    if isinstance(value, bool):
        return _("yes") if value else _("no")
    if value in LABELS.get(name, ()):
        return translated(LABELS[name][value])
    if name == "first_dealer":
        return _("seat {n}").format(n=value + 1)
    return coins_word(value) if name in IN_COINS else str(value)


def also_called(phase: Phase) -> str:
    """Other names of a game, as families have them."""
    names: dict[Phase, Text] = {
        "put_take": Text("Some call it Putsies Takesies, or Up and Down the River."),
        "count_up": Text("Some call it Birthday."),
    }
    return translated(names[phase]) if phase in names else ""


def choices(name: str) -> str:
    """Everything that a house rule can be, in words."""
    if name == "phases":
        return ", ".join(label(name, (phase,)) for phase in each_legal(name))
    return ", ".join(_range(part) if isinstance(part, range) else label(name, part) for part in legal(name))


def _range(numbers: range) -> str:
    return _("{least} to {most}").format(least=numbers.start, most=numbers.stop - 1)


def quoted(words: Text | str) -> str:
    """The name of a rule or a choice within a sentence."""
    return _("“{words}”").format(words=translated(words) if isinstance(words, Text) else words)


def spoken(reason: Text) -> str:
    """Why rules are refused, with the values in words."""
    values = dict(reason.values)
    switch = values.get("valued") or values.get("switch") or ""
    if "legal" in values:
        values["legal"] = choices(switch)
    elif "value" in values:
        values["value"] = quoted(label(switch, parsed(switch, values["value"])))
    values |= {name: quoted(values[name]) for name in ("title", "need") if name in values}
    return translated(msgspec.structs.replace(reason, values=values))


def example(name: str, rules: Rules, seats: int) -> str:
    """What a house rule comes to as it is set now, in numbers; it may hold little pictures of cards."""
    return translated(EXAMPLES[name](rules, seats))
