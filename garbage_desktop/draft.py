"""Draft: house rules while somebody changes them. Nothing in it can be a dead end, and every change can be undone."""

from typing import Any, NamedTuple, get_args

import msgspec

from garbage_desktop.language import _
from garbage_desktop.rule_sets import RuleSet, changed
from garbage_desktop.table.naming import listed
from garbage_desktop.wording import example, label, quoted, spoken
from garbage_engine.events import Phase
from garbage_engine.rules import IllegalRules, Rules, each_legal
from garbage_engine.switches import NAMED
from garbage_engine.titles import Titles

MOST_STEPS = 200  # that can be undone


class Step(NamedTuple):
    """The rules as they stand, the set they began as, and what a change brought with it."""

    rule_set: RuleSet
    rules: Rules
    name: str = ""  # of the rule that was changed
    notice: str = ""


class Draft:
    """For a table of so many seats, as far as the rule set has room for them."""

    def __init__(self, rule_set: RuleSet, rules: Rules, seats: int) -> None:
        self._seats = seats
        self.now = Step(rule_set, rules)
        self.now = self._first = Step(rule_set, self._playable(rules))
        self._past: list[Step] = []
        self._future: list[Step] = []

    @property
    def rules(self) -> Rules:
        return self.now.rules

    @property
    def rule_set(self) -> RuleSet:
        return self.now.rule_set

    @property
    def seats(self) -> int:
        return max(self.rule_set.seats[0], min(self.rule_set.seats[-1], self._seats))

    @property
    def changed(self) -> list[str]:
        """What is not as in the rule set."""
        return changed(self.rules, self.rule_set.rules)

    @property
    def renamed(self) -> list[Phase]:
        """The games that are called otherwise than in the rule set."""
        return [phase for phase in self.rules.phases if self.rules.called(phase) != self.rule_set.rules.called(phase)]

    @property
    def touched(self) -> bool:
        """Whether anything is other than it was in the beginning."""
        return self.now[:2] != self._first[:2]

    def example(self, name: str) -> str:
        return example(name, self.rules, self.seats)

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

    def needed(self, name: str, value: Any) -> dict[str, Any]:
        """Which other rules would have to change for this one; nothing if that is no way."""
        needed = {other: must for other, must in needs_of(name).items() if getattr(self.rules, other) != must}
        changes = needed | {name: value}
        possible = needed and not msgspec.structs.replace(self.rules, **changes).refusal(self.seats)
        return needed if possible else {}

    def set_with(self, name: str, value: Any) -> None:
        """Change a house rule and those that it needs, in one step."""
        changes = self.needed(name, value) | {name: value}
        self._go(Step(self.rule_set, msgspec.structs.replace(self.rules, **changes), name))

    def call(self, phase: Phase, name: str) -> None:
        """Give a game another name, or its usual one back."""
        titles = {other: self.rules.called(other) for other in get_args(Phase)} | {phase: name}
        rules = msgspec.structs.replace(self.rules, titles=Titles(**titles))
        if rules != self.rules:
            self._go(Step(self.rule_set, rules))

    def begin(self, rule_set: RuleSet) -> None:
        """Take another rule set; coins and laps stay as they were chosen, if it is one of the game's."""
        self._go(Step(rule_set, rule_set.rules))
        self.now = Step(rule_set, self._playable(with_stakes_of(self._past[-1].rules, rule_set)))

    def _playable(self, rules: Rules) -> Rules:
        """The rules without what so many seats forbid."""
        return settled(rules, "ruleset", rules.ruleset, self.seats)[0]

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


def with_stakes_of(rules: Rules, rule_set: RuleSet) -> Rules:
    """A rule set to be played after these rules: what comes with the game leaves coins and laps as they were."""
    if rule_set.own:
        return rule_set.rules
    return msgspec.structs.replace(rule_set.rules, rounds=rules.rounds, start_coins=rules.start_coins)


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


def needs_of(name: str) -> dict[str, Any]:
    """What a house rule needs, and what that needs in turn."""
    needs = dict(NAMED[name].needs)
    for other in NAMED[name].needs:
        needs = needs_of(other) | needs
    return needs


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


# ---- stepping through numbers -----------------------------------------------------------------------
def ladder(name: str, seats: int) -> list[Any]:
    """What a house rule can be, from the least to the most; of many numbers only the round ones."""
    if name == "first_dealer":
        return ["random", *range(seats)]
    values = [value for value in each_legal(name) if not isinstance(value, int) or _is_round(value, name)]
    return sorted(values, key=lambda value: value == "none") if name == "bet_max" else values


def _is_round(number: int, name: str) -> bool:
    """Small ones are near to each other, large ones far."""
    fine = 0 if name == "start_coins" else 20
    step = 1 if number <= fine else 5 if number <= 50 and fine else 10 if number <= 200 else 50
    return number % step == 0


def next_on(steps: list[Any], value: Any, way: int) -> Any:
    """The step before or behind a value, or None; the value may lie between two of them."""
    if value in steps:
        place = steps.index(value) + way
        return steps[place] if 0 <= place < len(steps) else None
    beyond = [step for step in steps if isinstance(step, int) and (step > value) == (way > 0)]
    return (beyond[0] if way > 0 else beyond[-1]) if beyond else None
