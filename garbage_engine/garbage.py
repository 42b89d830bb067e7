"""Garbage: the course of a match, from deal to deal to its end (rules C1.4, C12, G5)."""

from collections.abc import Sequence

from garbage_engine.events import (
    CoinsGiven,
    DealEnded,
    DealStarted,
    KittyShared,
    MatchEnded,
    PhaseEnded,
    PhaseStarted,
    SeatLeft,
)
from garbage_engine.game import Game, Play, shares
from garbage_engine.phases import PHASES
from garbage_engine.phases.poker import collect_antes
from garbage_engine.requests import STOP, StartDeal
from garbage_engine.setup import Start

MOST_LAPS = 20  # even if several seats have coins by then (rule F7.3)


def play(game: Game) -> Play:
    """The deal passes to the left until everyone has dealt often enough, or the table wants to stop."""
    start: Start | None = game.checkpoint
    while start and (yield from game.ask(StartDeal(game.asked, start.dealer, start.deal))) != STOP:
        game.checkpoint = start
        yield from play_deal(game, start)
        start = following(game, start)
    end(game)


def play_deal(game: Game, start: Start) -> Play:
    game.post(DealStarted(start.deal, start.dealer))
    game.shuffle_packs()
    phases = game.rules.phases
    if start.phase:
        phases = phases[phases.index(start.phase) :]
    if game.rules.ruleset == "family" and "poker" in phases:
        collect_antes(game)  # rule F1.3
    for phase in phases:
        game.post(PhaseStarted(phase))
        yield from PHASES[phase](game)
        game.post(PhaseEnded(phase))
    see_to_empty_purses(game)
    game.post(DealEnded(start.deal))


def see_to_empty_purses(game: Game) -> None:
    """Who has no coins after the last game of a deal plays on, leaves or is given some (rule G5)."""
    table, rules = game.table, game.rules
    if game.credit or not any(table.purses):  # when all coins wait in the kitty, nobody can win them who has left
        return
    for seat in [seat for seat in table.order() if not table.purses[seat]]:
        if rules.broke == "out":
            game.post(SeatLeft(seat))
        elif rules.broke == "pass":
            help_out(game, seat)


def help_out(game: Game, seat: int) -> None:
    """The richest seat, the nearest on the left if there are several, gives half of its coins at most."""
    purses = game.table.purses
    richest = max(((seat + n) % len(purses) for n in range(1, len(purses))), key=lambda giver: purses[giver])
    if coins := min(game.rules.pass_amount, purses[richest] // 2):
        game.post(CoinsGiven(richest, seat, coins))


def following(game: Game, start: Start) -> Start | None:
    """Where the next deal starts, if there is one."""
    table = game.table
    if sum(table.playing) < 2:
        return None
    laps = MOST_LAPS if game.rules.game_end == "last_standing" else game.rules.rounds
    turn = next_turn(start, table.playing, laps)
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
        stocks=start.stocks,
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
