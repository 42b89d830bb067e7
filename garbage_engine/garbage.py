"""Garbage: the course of a match, from deal to deal to its end (rules C1.4, C12)."""

from collections.abc import Sequence

from garbage_engine.events import DealEnded, DealStarted, KittyShared, MatchEnded, PhaseEnded, PhaseStarted
from garbage_engine.game import Game, Play, shares
from garbage_engine.phases import PHASES
from garbage_engine.requests import STOP
from garbage_engine.setup import Start


def play(game: Game) -> Play:
    """The deal passes to the left until everyone has dealt often enough, or the table wants to stop."""
    start: Start | None = game.checkpoint
    while start and (yield from game.ask_to_start(start)) != STOP:
        game.checkpoint = start
        yield from play_deal(game, start)
        start = following(game, start)
    end(game)


def play_deal(game: Game, start: Start) -> Play:
    game.post(DealStarted(start.deal, start.dealer))
    game.shuffle_packs()
    phases = game.rules.phases
    for phase in phases[phases.index(start.phase) :] if start.phase else phases:
        game.post(PhaseStarted(phase))
        yield from PHASES[phase](game)
        game.post(PhaseEnded(phase))
    game.post(DealEnded(start.deal))


def following(game: Game, start: Start) -> Start | None:
    """Where the next deal starts, if there is one."""
    table = game.table
    turn = next_turn(start, table.playing, game.rules.rounds)
    if turn is None:
        return None
    return Start(
        purses=tuple(table.purses),
        dealer=(start.dealer + turn - start.turn) % table.seats,
        deal=start.deal + 1,
        turn=turn,
        out=tuple(seat for seat, playing in enumerate(table.playing) if not playing),
        kitty=table.kitty,
        carry=table.carry,
        asked=game.asked,
        shuffles=game.shuffles,
    )


def next_turn(start: Start, playing: Sequence[bool], laps: int) -> int | None:
    """The next place in the dealers' schedule; the places of seats that are out are skipped (rules C12.1, C12.2)."""
    seats = len(playing)
    later = range(start.turn + 1, laps * seats)
    return next((turn for turn in later if playing[(start.dealer + turn - start.turn) % seats]), None)


def end(game: Game) -> None:
    """What still waits is shared by the seats in, and most coins win (rules C12.3, C12.4)."""
    table = game.table
    if left := table.kitty + table.carry:
        seats = tuple(table.order())
        game.post(KittyShared(seats, shares(left, len(seats))))
    most = max(table.purses)
    game.post(MatchEnded(tuple(seat for seat, coins in enumerate(table.purses) if coins == most)))
