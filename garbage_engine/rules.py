"""Rules: the house rules of one match, and which of them are refused (chapter W)."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import UNSET, Meta, UnsetType

from garbage_engine.events import Phase
from garbage_engine.switches import NAMED, SECTIONS, SWITCHES, Choice, RuleSet, Section, Switch
from garbage_engine.texts import Text
from garbage_engine.titles import Titles

Coins = Annotated[int, Meta(ge=1, le=20)]
BY_RULESET: Any = UNSET


class IllegalRules(Exception):
    """These rules cannot be played; the reason is a sentence for the player."""

    def __init__(self, reason: Text) -> None:
        super().__init__(str(reason))
        self.reason = reason


class Rules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The switches of a match. What is left out stands as its rule set has it, here and in JSON.

    >>> Rules(ante=2).ante, Rules(ruleset="family").ante
    (2, 1)
    """

    ruleset: RuleSet = "classic"
    phases: tuple[Phase, ...] = BY_RULESET
    rounds: Annotated[int, Meta(ge=1, le=10)] = BY_RULESET
    game_end: Literal["laps", "last_standing"] = BY_RULESET
    start_coins: Annotated[int, Meta(ge=10, le=1000)] = BY_RULESET
    first_dealer: Literal["random"] | Annotated[int, Meta(ge=0, le=9)] = BY_RULESET
    decks: Literal["auto", 1, 2, 3, 4] = BY_RULESET
    hand_size: Literal[5, 7] = BY_RULESET
    short_pay: Literal["all_in", "debt"] = BY_RULESET
    odd_coins: Literal["seat", "carry"] = BY_RULESET
    broke: Literal["stay", "out", "pass"] = BY_RULESET
    pass_amount: Annotated[int, Meta(ge=1, le=100)] = BY_RULESET
    bet_min: Annotated[int, Meta(ge=0, le=10)] = BY_RULESET
    bet_max: Literal["none"] | Annotated[int, Meta(ge=1, le=100)] = BY_RULESET
    bet_cap: Literal["dealer", "none"] = BY_RULESET
    one_colour_doubles: bool = BY_RULESET
    ante: Coins = BY_RULESET
    four_flush: bool = BY_RULESET
    buy_card: bool = BY_RULESET
    buy_price: Coins = BY_RULESET
    buy_to: Literal["pot", "dealer"] = BY_RULESET
    poker_mode: Literal["showdown", "stud"] = BY_RULESET
    stud_bet: Coins = BY_RULESET
    stud_raises: Annotated[int, Meta(ge=0, le=5)] = BY_RULESET
    bingo_order: Literal["phase2", "phase3"] = BY_RULESET
    bingo_tie: Literal["split", "most_coins", "kitty"] = BY_RULESET
    kitty_when: Literal["next_hand", "immediate"] = BY_RULESET
    kitty_replay_limit: Annotated[int, Meta(ge=1, le=5)] = BY_RULESET
    bingo_pool: Literal["all", "losers"] = BY_RULESET
    dead_bingo: Literal["return", "kitty"] = BY_RULESET
    bingo_broke: Literal["no_cover", "marker"] = BY_RULESET
    put_take_cards: Literal[10, 5] = BY_RULESET
    put_take_scale: Literal["linear", "double", "12233"] = BY_RULESET
    take_order: Literal["asc", "desc"] = BY_RULESET
    suit_double: bool = BY_RULESET
    pair_multiplies: bool = BY_RULESET
    dealer_puts_and_takes: bool = BY_RULESET
    count_up_cards: Literal[13, 10] = BY_RULESET
    no_hit_penalty: Annotated[int, Meta(ge=0, le=20)] = BY_RULESET
    consecutive_hits: bool = BY_RULESET
    up_down_settle: Literal["each_half", "net"] = BY_RULESET
    titles: Titles | UnsetType = UNSET  # no switch: nothing is played otherwise

    def __post_init__(self) -> None:
        for switch in SWITCHES:
            if getattr(self, switch.name) is UNSET:
                msgspec.structs.force_setattr(self, switch.name, switch.default(self.ruleset))
        self._place_bingo()
        if self.titles == Titles():
            msgspec.structs.force_setattr(self, "titles", UNSET)  # nothing is written of it

    def _place_bingo(self) -> None:
        """In Classic, bingo in third place and `bingo_order` are two words for one thing."""
        if self.ruleset == "classic" and {"bingo", "put_take"} <= set(self.phases):
            behind = self.phases.index("bingo") > self.phases.index("put_take")
            if behind:
                msgspec.structs.force_setattr(self, "bingo_order", "phase3")
            elif self.bingo_order == "phase3":
                others: list[Phase] = [phase for phase in self.phases if phase != "bingo"]
                others.insert(others.index("put_take") + 1, "bingo")
                msgspec.structs.force_setattr(self, "phases", tuple(others))

    @classmethod
    def classic(cls) -> "Rules":
        return cls()

    @classmethod
    def family(cls) -> "Rules":
        return cls(ruleset="family")

    def called(self, phase: Phase) -> str:
        """What the family calls a game, if it has a name of its own for it."""
        return self.titles.of(phase) if isinstance(self.titles, Titles) else ""

    @property
    def seats(self) -> range:
        """How many can play (rules C1.1, F1.1)."""
        return range(3, 9) if self.ruleset == "classic" else range(3, 11)

    @property
    def stocks(self) -> int:
        """How many stocks are kept apart (rule F1.2)."""
        return 1 if self.ruleset == "classic" else 2

    def packs(self, seats: int) -> int:
        """How many packs are shuffled into a stock (rules C1.2, F1.2)."""
        if self.ruleset == "family":
            return 1
        return self.decks if isinstance(self.decks, int) else 2 if seats <= 5 else 3

    def cards_needed(self, seats: int) -> int:
        """The cards that the one stock of Classic must have (rules C1.2, W2)."""
        turned = 2 * self.put_take_cards if "put_take" in self.phases else 0
        return seats * (self.hand_size + self.buy_card) + turned

    @property
    def put_stakes(self) -> tuple[int, ...]:
        """What a matching card puts at each step (rules C8.2, X1)."""
        scales = {
            "linear": tuple(range(1, self.put_take_cards + 1)),
            "double": (1, 2, 4, 8, 16),
            "12233": (1, 2, 2, 3, 3),
        }
        return scales[self.put_take_scale]

    @property
    def take_stakes(self) -> tuple[int, ...]:
        """What a matching card takes at each step (rules C8.3, F5.1)."""
        return self.put_stakes if self.take_order == "asc" else self.put_stakes[::-1]

    @property
    def replays(self) -> int:
        """How many bingos may follow at once in a deal (rule C7.3)."""
        return self.kitty_replay_limit if self.kitty_when == "immediate" else 0

    def refusal(self, seats: int) -> Text | None:
        """Why so many seats cannot play by these rules; `values["switch"]` names the switch to blame."""
        return next(objections(self, seats), None)


GAMES: dict[RuleSet, Text] = {"classic": Text("Garbage Classic"), "family": Text("Garbage Family")}
PLAYED_ONLY_IN: dict[Phase, RuleSet] = {"red_black": "family", "count_up": "classic", "up_down": "family"}
PRESETS = {
    "classic": Rules.classic(),
    "family": Rules.family(),
    "kids": Rules(phases=("poker", "bingo", "put_take"), ante=1, put_take_cards=5, broke="pass", bingo_broke="marker"),
    "bingo": Rules(phases=("bingo",), broke="pass", bingo_broke="marker"),
}


PRESET_SEATS = {name: range(3, 7) if name == "kids" else rules.seats for name, rules in PRESETS.items()}


def switch_named(name: str) -> Switch:
    if name not in NAMED:
        raise IllegalRules(Text("There is no house rule called {name}.", values={"name": name}))
    return NAMED[name]


@cache
def legal(name: str) -> tuple[Choice | range, ...]:
    """What a switch can be set to: single values and ranges of numbers (of `phases`, each of its parts)."""
    return _legal(get_type_hints(Rules, include_extras=True)[name])


def _legal(hint: Any) -> tuple[Choice | range, ...]:
    if hint is bool:
        return (False, True)
    if get_origin(hint) is Literal:
        return get_args(hint)
    if get_origin(hint) is Annotated:
        _, meta = get_args(hint)
        return (range(meta.ge, meta.le + 1),)
    return tuple(part for member in get_args(hint) if member is not ... for part in _legal(member))


def each_legal(name: str) -> Iterator[Choice]:
    for part in legal(name):
        yield from part if isinstance(part, range) else (part,)


def allows(name: str, value: object) -> bool:
    """Whether a switch can be set to this (and not to a number that only equals it, as True does 1)."""
    if name == "phases":
        return isinstance(value, tuple | list) and all(phase in legal(name) for phase in value)
    return any(value == other and type(value) is type(other) for other in each_legal(name))


def parsed(name: str, text: str) -> Any:
    """The value that a player means by this text: `on`, `7`, `poker,bingo`."""
    switch_named(name)
    if name == "phases":
        value: Any = tuple(text.replace(",", " ").split())
    else:
        value = next((choice for choice in each_legal(name) if in_words(choice) == text), text)
    if not allows(name, value):
        raise IllegalRules(illegal(name, value))
    return value


def house_rules(changes: Mapping[str, object]) -> Rules:
    """Rules from the switches that somebody wrote down, each checked by name and value; and from names of games."""
    for name, value in changes.items():
        if name == "titles":
            continue
        switch_named(name)
        if not allows(name, value):
            raise IllegalRules(illegal(name, value))
    try:
        return msgspec.convert(changes, Rules)
    except msgspec.ValidationError:
        raise IllegalRules(Text("The names of the games cannot be read.")) from None


def changes_of(rules: Rules) -> dict[str, Any]:
    """The switches that are not as the rule set has them: what somebody has to write down of these rules."""
    changes = {} if rules.ruleset == "classic" else {"ruleset": rules.ruleset}
    for switch in SWITCHES[1:]:
        value = getattr(rules, switch.name)
        if value != switch.default(rules.ruleset):
            changes[switch.name] = value
    if rules.titles is not UNSET:
        changes["titles"] = msgspec.to_builtins(rules.titles)
    return changes


def checked(rules: Rules, seats: int) -> Rules:
    """The rules, if so many seats can play by them."""
    if reason := rules.refusal(seats):
        raise IllegalRules(reason)
    return rules


def in_words(value: object) -> str:
    """A value as it is written: on, 1 to 20, poker, bingo."""
    if isinstance(value, range):
        return f"{value.start} to {value.stop - 1}"
    if isinstance(value, tuple | list):
        return ", ".join(map(in_words, value))
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def page(rules: Rules) -> list[Text]:
    """The rules in force, section by section; a line that tells of a switch has its name in `values["switch"]`."""
    lines = [GAMES[rules.ruleset]]
    sections: tuple[Section, ...] = ("match", *rules.phases)
    for section in sections:
        lines.append(heading(section, rules))
        lines += [line(switch, rules) for switch in SWITCHES if switch.section == section and counts(switch, rules)]
    return lines


def heading(section: Section, rules: Rules) -> Text:
    """What a game is called here, and its usual name."""
    own = "" if section == "match" else rules.called(section)
    return Text("{own} ({usual})", values={"own": own, "usual": SECTIONS[section]}) if own else SECTIONS[section]


def line(switch: Switch, rules: Rules) -> Text:
    value = in_words(getattr(rules, switch.name))
    values = {"switch": switch.name, "title": switch.title, "value": value, "help": switch.help}
    return Text("{title}: {value}. {help}", values=values)


def counts(switch: Switch, rules: Rules) -> bool:
    """Whether a switch means anything under these rules."""
    return switch.only in (None, rules.ruleset) and all(
        getattr(rules, need) == value for need, value in switch.needs.items()
    )


def objections(rules: Rules, seats: int) -> Iterator[Text]:
    """Everything that forbids these rules; what follows a value that is not legal has not been looked at."""
    for switch in SWITCHES:
        value = getattr(rules, switch.name)
        if not allows(switch.name, value):
            yield illegal(switch.name, value)
            return
        if value != switch.default(rules.ruleset):
            yield from misplaced(switch, rules)
    yield from misordered(rules)
    yield from stranded(rules)
    yield from overcrowded(rules, seats)


def objection(switch: str, reason: Text, **values: Any) -> Text:
    """A `value` among the values is one of the switch to blame, or of the one called `valued`."""
    return msgspec.structs.replace(reason, values={"switch": switch, "title": NAMED[switch].title, **values})


def illegal(name: str, value: object) -> Text:
    reason = Text("{title} cannot be {value}. Possible: {legal}.")
    return objection(name, reason, legal=in_words(legal(name)), value=in_words(value))


def misplaced(switch: Switch, rules: Rules) -> Iterator[Text]:
    """Why a switch may not be moved from its default."""
    if switch.only not in (None, rules.ruleset):
        yield objection(switch.name, Text("{title} is no house rule of {game}."), game=GAMES[rules.ruleset])
    for need, value in switch.needs.items():
        if getattr(rules, need) != value:
            reason = Text("{title} changes nothing unless {need} is {value}.")
            yield objection(switch.name, reason, need=NAMED[need].title, value=in_words(value), valued=need)


def misordered(rules: Rules) -> Iterator[Text]:
    """What is wrong with the list of games (W1)."""
    phases, game = rules.phases, GAMES[rules.ruleset]
    if not phases:
        yield objection("phases", Text("{title}: choose at least one."))
    if len(set(phases)) < len(phases):
        yield objection("phases", Text("{title}: each can be played once in a hand."))
    for place, phase in enumerate(phases):
        if PLAYED_ONLY_IN.get(phase, rules.ruleset) != rules.ruleset:
            yield objection("phases", Text("{phase} is no game of {game}."), phase=SECTIONS[phase], game=game)
        if phase == "red_black" and place > 0:
            yield objection("phases", Text("{phase} must be the first game."), phase=SECTIONS[phase])
        if phase in ("count_up", "up_down") and place < len(phases) - 1:
            yield objection("phases", Text("{phase} must be the last game."), phase=SECTIONS[phase])
        if phase == "poker" and "put_take" in phases[:place]:
            yield objection("phases", Text("{phase} must come before put and take."), phase=SECTIONS[phase])
    if rules.poker_mode == "stud" and "poker" in phases[1:]:
        reason = Text("{title} cannot be {value} if the hands are dealt before poker.")
        yield objection("poker_mode", reason, value="stud")
    if rules.bingo_order == "phase3" and not {"bingo", "put_take"} <= set(phases):
        yield objection("bingo_order", Text("{title} changes nothing unless bingo and put and take are played."))


def stranded(rules: Rules) -> Iterator[Text]:
    """Coins that would wait for a game that is not played (W1)."""
    if "bingo" not in rules.phases:
        for switch in ("bingo_tie", "dead_bingo"):
            if getattr(rules, switch) == "kitty":
                yield objection(switch, Text("{title} cannot be {value} if bingo is not played."), value="kitty")
    if rules.odd_coins == "carry" and not {"poker", "bingo"} & set(rules.phases):
        reason = Text("{title} cannot be {value} if neither poker nor bingo is played.")
        yield objection("odd_coins", reason, value="carry")


def overcrowded(rules: Rules, seats: int) -> Iterator[Text]:
    """What so many seats forbid (rules C1.1, C1.2, C1.3)."""
    if seats not in rules.seats:
        reason = Text("{game} is for {limits} seats, not {seats}.")
        yield objection("ruleset", reason, game=GAMES[rules.ruleset], limits=in_words(rules.seats), seats=seats)
    if rules.first_dealer != "random" and rules.first_dealer >= seats:
        yield objection("first_dealer", Text("{title}: there is no seat {seat}."), seat=rules.first_dealer)
    cards, needed = 52 * rules.packs(seats), rules.cards_needed(seats)
    if rules.ruleset == "classic" and cards < needed:
        reason = Text("{title}: {seats} seats need {needed} cards, not {cards}.")
        yield objection("decks", reason, seats=seats, needed=needed, cards=cards)
