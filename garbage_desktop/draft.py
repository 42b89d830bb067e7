"""Draft: house rules while somebody changes them. Nothing in it can be a dead end, and every change can be undone."""

from typing import Any, NamedTuple

import msgspec

from garbage_desktop.language import _
from garbage_desktop.rule_sets import RuleSet, changed
from garbage_desktop.table.naming import listed
from garbage_desktop.wording import label, quoted, spoken
from garbage_engine.events import Phase
from garbage_engine.rules import IllegalRules, Rules
from garbage_engine.switches import NAMED

MOST_STEPS = 200  # that can be undone


class Step(NamedTuple):
    """The rules as they stand, the set they began as, and what a change brought with it."""

    rule_set: RuleSet
    rules: Rules
    name: str = ""  # of the rule that was changed
    notice: str = ""


class Draft:
    """For a table of so many seats."""

    def __init__(self, rule_set: RuleSet, rules: Rules, seats: int) -> None:
        self.seats = seats
        self.now = self._first = Step(rule_set, rules)
        self._past: list[Step] = []
        self._future: list[Step] = []

    @property
    def rules(self) -> Rules:
        return self.now.rules

    @property
    def rule_set(self) -> RuleSet:
        return self.now.rule_set

    @property
    def changed(self) -> list[str]:
        """What is not as in the rule set."""
        return changed(self.rules, self.rule_set.rules)

    @property
    def touched(self) -> bool:
        """Whether anything is other than it was in the beginning."""
        return self.now[:2] != self._first[:2]

    # ---- changing -------------------------------------------------------------------------------
    def why_not(self, name: str, value: Any) -> str:
        """Why a house rule cannot be set to this; nothing if it can."""
        try:
            settled(self.rules, name, value, self.seats)
        except IllegalRules as refused:
            return spoken(refused.reason)
        return ""

    def set(self, name: str, value: Any) -> None:
        """Change a house rule; what cannot stand beside it goes back to its default, and that is told."""
        rules, reset = settled(self.rules, name, value, self.seats)
        if rules != self.rules:
            self._go(Step(self.rule_set, rules, name, told(rules, reset)))

    def begin(self, rule_set: RuleSet) -> None:
        """Take another rule set; coins and laps stay as they were chosen."""
        chosen = {name: getattr(self.rules, name) for name in ("rounds", "start_coins")}
        self._go(Step(rule_set, msgspec.structs.replace(rule_set.rules, **chosen)))

    def keep_as(self, rule_set: RuleSet) -> None:
        """These rules are that set now."""
        self._go(Step(rule_set, self.rules))

    def _go(self, step: Step) -> None:
        self._past = [*self._past, self.now][-MOST_STEPS:]
        self._future.clear()
        self.now = step

    # ---- undoing --------------------------------------------------------------------------------
    @property
    def can_undo(self) -> bool:
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        return bool(self._future)

    def undo(self) -> None:
        if self._past:
            self._future.append(self.now)
            self.now = self._past.pop()

    def redo(self) -> None:
        if self._future:
            self._past.append(self.now)
            self.now = self._future.pop()


def settled(rules: Rules, name: str, value: Any, seats: int) -> tuple[Rules, list[str]]:
    """The rules with this change, and which others had to go back to their defaults for it."""
    changes = {name: value} | ({"bingo_order": "phase2"} if name == "phases" else {})
    rules, reset = msgspec.structs.replace(rules, **changes), list[str]()
    while reason := rules.refusal(seats):
        blamed = reason.values["switch"]
        if blamed in (name, "ruleset", *reset):
            raise IllegalRules(reason)
        rules = msgspec.structs.replace(rules, **{blamed: NAMED[blamed].default(rules.ruleset)})
        reset.append(blamed)
    return rules, reset


def told(rules: Rules, reset: list[str]) -> str:
    if not reset:
        return ""
    back = [f"{quoted(NAMED[name].title)} ({label(name, getattr(rules, name))})" for name in reset]
    return _("Back to the usual: {rules}.").format(rules=listed(back))


# ---- the order of games -------------------------------------------------------------------------
def with_game(rules: Rules, phase: Phase) -> tuple[Phase, ...]:
    """The games with one more, where it usually has its place."""
    usual: tuple[Phase, ...] = NAMED["phases"].default(rules.ruleset)
    before = usual[: usual.index(phase)]
    place = max((rules.phases.index(other) + 1 for other in before if other in rules.phases), default=0)
    return (*rules.phases[:place], phase, *rules.phases[place:])


def without_game(rules: Rules, phase: Phase) -> tuple[Phase, ...]:
    return tuple(other for other in rules.phases if other != phase)


def with_swapped(rules: Rules, place: int) -> tuple[Phase, ...]:
    """The game at that place and the one behind it change places."""
    phases = list(rules.phases)
    phases[place : place + 2] = reversed(phases[place : place + 2])
    return tuple(phases)
