"""Notation: setups, decisions and events as JSON, one value a line, and what is kept of a match.

>>> from garbage_engine.events import CoinPlaced
>>> written(CoinPlaced(2, 4))
'{"type":"CoinPlaced","seat":2,"card":4}'
"""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from garbage_engine.events import AnyEvent
from garbage_engine.match import Match
from garbage_engine.requests import AnyDecision
from garbage_engine.river_events import RiverEvent
from garbage_engine.river_match import RiverMatch
from garbage_engine.river_requests import RiverDecision
from garbage_engine.river_setup import RiverSetup
from garbage_engine.setup import Setup, Start

Value = Setup | AnyDecision | AnyEvent | RiverSetup | RiverDecision | RiverEvent
Transcript = list[Value]


class Unreadable(Exception):
    """Not in our notation; the message says where."""


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """What is kept of a match. A file may keep more beside it."""

    setup: Setup
    checkpoint: Start
    past: tuple[AnyDecision, ...]
    decisions: tuple[AnyDecision, ...]
    digest: str

    def __post_init__(self) -> None:
        self.setup.check(self.checkpoint)


class RiverRecord(msgspec.Struct, frozen=True, kw_only=True):
    """What is kept of a match of River: all of it, since it is short."""

    setup: RiverSetup
    decisions: tuple[RiverDecision, ...]
    digest: str


class _Kept(msgspec.Struct):
    """What tells one record from the other."""

    setup: Setup | RiverSetup


def record_of(match: Match) -> Record:
    return Record(
        setup=match.setup,
        checkpoint=match.checkpoint,
        past=tuple(match.past),
        decisions=tuple(match.decisions),
        digest=match.digest(),
    )


def resumed(record: Record) -> Match:
    """The match as it was left; its digest tells whether it has come out the same."""
    return Match(record.setup, record.decisions, record.checkpoint, record.past)


def river_record_of(match: RiverMatch) -> RiverRecord:
    return RiverRecord(setup=match.setup, decisions=tuple(match.decisions), digest=match.digest())


def transcript(match: Match | RiverMatch, decisions: Iterable[Any]) -> Iterator[Value]:
    """Plays the decisions, and tells the setup, each decision and the events that follow from it."""
    events = match.subscribe()
    yield match.setup
    for decision in decisions:
        match.answer(match.request.number if match.request else -1, decision)
        yield decision
        yield from events


def written(value: Value) -> str:
    return msgspec.json.encode(value).decode()


def opened(text: str) -> Record | RiverRecord | Transcript:
    """A match from the text of a file; anything unknown is refused."""
    try:
        if not text.startswith('{"type":'):
            river = isinstance(msgspec.json.decode(text, type=_Kept).setup, RiverSetup)
            return msgspec.json.decode(text, type=RiverRecord if river else Record)
        return [_VALUES.decode(line) for line in text.removesuffix("\n").split("\n")]
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Unreadable(str(error)) from error


_VALUES: msgspec.json.Decoder[Value] = msgspec.json.Decoder(Value)
