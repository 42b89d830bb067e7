"""The command line of the engine: bots play a match, a kept match is played again, rules are told. Needs no screen."""

import argparse
import secrets
import sys
from collections import deque
from collections.abc import Iterable, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from garbage_engine.bots import CAST, river
from garbage_engine.cards import stream
from garbage_engine.course import IllegalDecision
from garbage_engine.events import AnyEvent, DealEnded, Event
from garbage_engine.match import Match
from garbage_engine.notation import Record, RiverRecord, Transcript, Unreadable, Value, opened, transcript, written
from garbage_engine.odds import Odds, trial
from garbage_engine.requests import STOP, AnyDecision, AnyRequest, Decision, StartDeal
from garbage_engine.river_events import RiverEvent, RoundEnded
from garbage_engine.river_match import RiverMatch
from garbage_engine.river_setup import RiverRules, RiverSetup
from garbage_engine.river_table import RiverTable
from garbage_engine.rules import PRESETS, IllegalRules, Rules, changes_of, checked, house_rules, page, parsed
from garbage_engine.setup import Setup
from garbage_engine.table import Table
from garbage_engine.version import VERSION

MOST_LAPS = 10
MOST_DEALS = 1_000_000


class Refused(Exception):
    """This cannot be done; the message is a sentence for the one who asked."""


def main(words: Sequence[str] | None = None) -> int:
    arguments = command_line().parse_args(words)
    try:
        return int(arguments.command(arguments))
    except (Refused, IllegalRules) as reason:
        print(reason, file=sys.stderr)
        return 2


class CommandLine(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def command_line() -> CommandLine:
    table = CommandLine(add_help=False, allow_abbrev=False)
    table.add_argument(
        "--rules",
        default="classic",
        metavar="NAME|FILE",
        help="classic, family, kids, bingo, river, or a JSON file of house rules",
    )
    table.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="change one house rule")
    table.add_argument("--seats", type=int, default=5, metavar="N")
    table.add_argument("--seed", metavar="TEXT", help="the same text gives the same cards")
    events = CommandLine(add_help=False, allow_abbrev=False)
    events.add_argument("--events", type=Path, metavar="FILE", help="write setup, decisions and events down")

    whole = CommandLine(prog="garbage-engine", description="Garbage without a screen.", allow_abbrev=False)
    whole.add_argument("--version", action="version", version=VERSION)
    commands = whole.add_subparsers(required=True, metavar="COMMAND")
    command = commands.add_parser("play", parents=[table, events], help="bots play a match")
    command.add_argument("--deals", type=int, metavar="N", help="end after so many hands")
    command.set_defaults(command=play)
    command = commands.add_parser("replay", parents=[events], help="play a kept match again")
    command.add_argument("save", type=Path, metavar="SAVE")
    command.set_defaults(command=replay)
    command = commands.add_parser("odds", parents=[table], help="what the rules do, from many hands")
    command.add_argument("--deals", type=int, default=2000, metavar="N", help="how many hands are played")
    command.add_argument("--json", action="store_true", help="tell it as JSON")
    command.set_defaults(command=tell_odds)
    command = commands.add_parser("rules", parents=[table], help="tell the rules in force")
    command.set_defaults(command=tell_rules)
    return whole


def play(arguments: argparse.Namespace) -> int:
    if arguments.rules == "river":
        return play_river(arguments)
    rules = rules_for(arguments)
    if arguments.deals is not None:
        rules = long_enough(rules, arguments.seats, arguments.deals)
    match = Match(Setup(rules, arguments.seats, arguments.seed or secrets.token_hex(4)))
    while match.request:
        match.answer(match.request.number, bots_answer(match, match.request, arguments.deals))
    report(list(transcript(Match(match.setup), [*match.past, *match.decisions])), arguments.events)
    return 0


def long_enough(rules: Rules, seats: int, deals: int) -> Rules:
    """With more laps, if that many hands need them."""
    most = MOST_LAPS * seats
    if not 0 < deals <= most:
        raise Refused(f"A match of {seats} seats can have 1 to {most} hands, not {deals}.")
    return msgspec.structs.replace(rules, rounds=max(rules.rounds, -(-deals // seats)))


def bots_answer(match: Match, request: AnyRequest, deals: int | None) -> AnyDecision:
    if deals and isinstance(request, StartDeal) and request.deal > deals:
        return STOP
    chance = stream(match.setup.seed, f"seat {request.seat}/request {request.number}")
    return CAST[request.seat % len(CAST)].decide(match.table(request.seat), request, chance)


def play_river(arguments: argparse.Namespace) -> int:
    if arguments.deals is not None:
        raise Refused("A match of River has as many rounds as its rules say; --deals is for Garbage.")
    match = RiverMatch(RiverSetup(river_rules_for(arguments), arguments.seats, arguments.seed or secrets.token_hex(4)))
    while request := match.request:
        chance = stream(match.setup.seed, f"seat {request.seat}/request {request.number}")
        skill = CAST[request.seat % len(CAST)].mind.skill
        match.answer(request.number, river.decide(match.table(request.seat), request, skill, chance))
    report(list(transcript(RiverMatch(match.setup), match.decisions)), arguments.events)
    return 0


def replay(arguments: argparse.Namespace) -> int:
    """Says so, with exit code 1, if the match does not come out as it was written down."""
    text = text_of(arguments.save)
    try:
        kept = opened(text)
        setup, decisions = parts(kept)
        match = match_of(setup)
        values = list(transcript(match, decisions))
    except (Unreadable, IllegalDecision, ValueError) as reason:
        raise Refused(f"{arguments.save} is no match that can be played again: {reason}") from reason
    report(values, arguments.events)
    if values == kept if isinstance(kept, list) else match.digest() == kept.digest:
        return 0
    print(f"{arguments.save} tells of other events; it comes from another version or was changed.", file=sys.stderr)
    return 1


def parts(kept: Record | RiverRecord | Transcript) -> tuple[Setup | RiverSetup, list[Any]]:
    if isinstance(kept, Record):
        return kept.setup, [*kept.past, *kept.decisions]
    if isinstance(kept, RiverRecord):
        return kept.setup, list(kept.decisions)
    setup = kept[0]
    if not isinstance(setup, Setup | RiverSetup):
        raise Unreadable("it does not begin with a setup")
    return setup, [value for value in kept if isinstance(value, Decision)]


def match_of(setup: Setup | RiverSetup) -> Match | RiverMatch:
    return Match(setup) if isinstance(setup, Setup) else RiverMatch(setup)


def tell_rules(arguments: argparse.Namespace) -> int:
    river = arguments.rules == "river"
    for text in river_rules_for(arguments).page() if river else page(rules_for(arguments)):
        print(text)
    return 0


def tell_odds(arguments: argparse.Namespace) -> int:
    if arguments.rules == "river":
        raise Refused("The odds are of coins, and River has none.")
    rules, seats = rules_for(arguments), arguments.seats
    if not 0 < arguments.deals <= MOST_DEALS:
        raise Refused(f"The odds can be had of 1 to {MOST_DEALS} hands, not of {arguments.deals}.")
    tallies = trial(rules, seats, arguments.seed or secrets.token_hex(4))
    odds = deque(islice(tallies, arguments.deals), maxlen=1)[0].odds
    print(msgspec.json.encode(odds).decode() if arguments.json else in_lines(odds))
    return 0


def in_lines(odds: Odds) -> str:
    lines: dict[str, object] = {
        "hands played": odds.deals,
        "coins that dealing brings": odds.dealing,
        **{f"  in {phase}": gain for phase, gain in odds.dealing_by_phase.items()},
        "coins that a hand moves for a seat": odds.swing,
        "most won in a hand": odds.most_won,
        "most lost in a hand": odds.most_lost,
        "calls until bingo": odds.calls,
        "bingos shared by several": odds.bingos_together,
        "hands with a dead bingo": odds.bingos_dead,
        "hands in which cards ran out": odds.cards_run_out,
        "coins to start with": f"{odds.start_coins} ± {odds.start_coins_error:.0f}",
    }
    return "\n".join(f"{what:<35} {figure}" for what, figure in lines.items())


def rules_for(arguments: argparse.Namespace) -> Rules:
    changes = dict(changes_in(arguments.rules))
    for change in arguments.set:
        name, equals, value = change.partition("=")
        if not equals:
            raise Refused(f"--set wants NAME=VALUE, not {change}.")
        changes[name] = parsed(name, value)
    return checked(house_rules(changes), arguments.seats)


def river_rules_for(arguments: argparse.Namespace) -> RiverRules:
    changes = dict(change.partition("=")[::2] for change in arguments.set)
    try:
        rules = msgspec.convert(changes, RiverRules, strict=False)
    except msgspec.ValidationError as error:
        raise Refused(f"River has one house rule, hand_size, 10 or 9: {error}.") from error
    if reason := RiverSetup(rules, arguments.seats, "").refusal():
        raise Refused(reason)
    return rules


def changes_in(rules: str) -> dict[str, Any]:
    """What is set off its default by the rules that are called so, or written in that file."""
    if rules in PRESETS:
        return changes_of(PRESETS[rules])
    try:
        changes = msgspec.json.decode(text_of(Path(rules)), type=dict[str, Any])
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Refused(f"{rules} holds no house rules: {error}.") from error
    shared = changes.get("rules") if changes.get("garbage") == "rules" else None
    return shared if isinstance(shared, dict) else changes


def text_of(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise Refused(f"{path} cannot be read: {error.strerror}.") from error
    except ValueError as error:
        raise Refused(f"{path} is no text.") from error


def report(values: Sequence[Value], events: Path | None) -> None:
    """The coins after each hand, or the points after each round; all that happened goes into the file."""
    if events:
        write(events, map(written, values))
    setup = values[0]
    assert isinstance(setup, Setup | RiverSetup)
    print(f"Garbage {VERSION}, seed {setup.seed}")
    happened: list[Any] = [value for value in values if isinstance(value, Event)]
    if isinstance(setup, RiverSetup):
        report_rounds(setup.table(), happened)
    else:
        report_hands(setup.beginning.table(), setup.seats, happened)


def report_hands(table: Table, seats: int, happened: Iterable[AnyEvent]) -> None:
    print_row("hand", "dealer", *(f"seat {seat}" for seat in range(seats)))
    for event in happened:
        table.apply(event)
        if isinstance(event, DealEnded):
            print_row(table.deal, f"seat {table.dealer}", *table.purses)
    if table.over:
        print_winners(table.winners)


def report_rounds(table: RiverTable, happened: Iterable[RiverEvent]) -> None:
    print_row("round", *(f"seat {seat}" for seat in range(table.seats)))
    for event in happened:
        table.apply(event)
        if isinstance(event, RoundEnded):
            print_row(table.round, *table.scores)
    if table.winners:
        print_winners(table.winners)


def print_winners(winners: Sequence[int]) -> None:
    print("Won by", " and ".join(f"seat {seat}" for seat in winners))


def print_row(*cells: object) -> None:
    print(" ".join(f"{cell!s:>6}" for cell in cells))


def write(path: Path, lines: Iterable[str]) -> None:
    try:
        path.write_text("".join(f"{line}\n" for line in lines), "utf-8", newline="\n")
    except OSError as error:
        raise Refused(f"{path} cannot be written: {error.strerror}.") from error


if __name__ == "__main__":
    sys.exit(main())
