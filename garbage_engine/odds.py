"""Odds: what a set of house rules does. Many deals are played from full purses, one at a time, and summed up."""

from collections import Counter
from collections.abc import Callable, Iterator
from math import ceil, sqrt
from random import Random

import msgspec

from garbage_engine import events as ev
from garbage_engine.bots import CAST
from garbage_engine.cards import stream
from garbage_engine.events import AnyEvent, Phase
from garbage_engine.game import Game
from garbage_engine.garbage import play_deal
from garbage_engine.requests import TURN, AnyDecision, AnyRequest, TurnCard
from garbage_engine.rules import Rules, checked
from garbage_engine.setup import Setup, Start
from garbage_engine.table import Table

PURSE = 1000  # coins of each seat before each deal, so that nobody is ever short
SAFE = 0.99  # of all matches
AT_THE_LOWEST = {ev.PotWon, ev.BingoCalled, ev.RowStarted, ev.PhaseEnded}  # before them coins only went out

Decide = Callable[[Table, AnyRequest, Random], AnyDecision]


class Figure(msgspec.Struct, frozen=True):
    """A mean, and how far off it may well be: its standard error."""

    mean: float
    error: float

    def __str__(self) -> str:
        return f"{self.mean:.2f} ± {self.error:.2f}"


class Odds(msgspec.Struct, frozen=True):
    """What has come out so far."""

    deals: int
    dealing: Figure  # coins that a deal brings the dealer
    dealing_by_phase: dict[Phase, Figure]
    swing: Figure  # coins that a deal brings or costs a seat
    most_won: int  # by a seat in one deal
    most_lost: int
    calls: Figure  # until bingo
    bingos_together: Figure  # of all bingos
    bingos_dead: Figure  # of all deals
    cards_run_out: Figure  # deals in which cards were shuffled again
    start_coins: int  # that would have kept every seat above zero in 99 of 100 matches
    start_coins_error: float
    events: dict[str, float]  # of each kind in a deal


class Sum:
    """Numbers added up, with their squares."""

    def __init__(self) -> None:
        self.count, self.total, self.squares = 0, 0, 0

    def add(self, number: int) -> None:
        self.count += 1
        self.total += number
        self.squares += number * number

    @property
    def figure(self) -> Figure:
        count = max(self.count, 1)
        mean = self.total / count
        spread = max(self.squares / count - mean * mean, 0.0)
        return Figure(mean, sqrt(spread / max(count - 1, 1)))


class Tally:
    """What is counted in each deal."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self.deals_of_a_match = seats * rules.rounds
        self.deals, self.kinds = 0, Counter[type[AnyEvent]]()
        self.dealing, self.by_phase = Sum(), {phase: Sum() for phase in rules.phases}
        self.swing, self.most_won, self.most_lost = Sum(), 0, 0
        self.calls, self.together, self.dead, self.run_out = Sum(), Sum(), Sum(), Sum()
        self.shuffles = rules.stocks
        self.needs: list[int] = []  # of each match, the most coins that a seat has been below its first purse
        self.purses = [0] * seats  # of the match being played, from zero
        self.need = 0

    def add(self, deal: "WatchedDeal") -> None:
        """One more deal; after the last of a match its purses start anew."""
        table = deal.table
        kinds = Counter(map(type, deal.history))
        self.deals += 1
        self.kinds.update(kinds)
        self.run_out.add(kinds[ev.Shuffled] > self.shuffles)
        self.dead.add(kinds[ev.BingoDied] > 0)
        for calls, seats in deal.bingos:
            self.calls.add(calls)
            self.together.add(seats > 1)
        before = [PURSE] * table.seats
        for phase, purses in deal.after:
            self.by_phase[phase].add(purses[table.dealer] - before[table.dealer])
            before = purses
        for purses in deal.lows:
            self.need = max(self.need, -min(map(self._total, self.purses, purses)))
        self._gain([coins - PURSE for coins in before], table.dealer)

    @staticmethod
    def _total(earlier: int, purse: int) -> int:
        return earlier + purse - PURSE

    def _gain(self, gains: list[int], dealer: int) -> None:
        self.dealing.add(gains[dealer])
        for gain in gains:
            self.swing.add(abs(gain))
        self.most_won, self.most_lost = max(self.most_won, *gains), max(self.most_lost, -min(gains))
        self.purses = [purse + gain for purse, gain in zip(self.purses, gains, strict=True)]
        if self.deals % self.deals_of_a_match == 0:
            self.needs.append(self.need)
            self.purses, self.need = [0] * len(gains), 0

    @property
    def odds(self) -> Odds:
        start, error = self._start_coins()
        return Odds(
            deals=self.deals,
            dealing=self.dealing.figure,
            dealing_by_phase={phase: gain.figure for phase, gain in self.by_phase.items()},
            swing=self.swing.figure,
            most_won=self.most_won,
            most_lost=self.most_lost,
            calls=self.calls.figure,
            bingos_together=self.together.figure,
            bingos_dead=self.dead.figure,
            cards_run_out=self.run_out.figure,
            start_coins=start,
            start_coins_error=error,
            events={kind.__name__: count / max(self.deals, 1) for kind, count in self.kinds.most_common()},
        )

    def _start_coins(self) -> tuple[int, float]:
        """A coin more than what most matches have needed; half of what the ranks one standard error away differ by."""
        needs = sorted(self.needs) or [0]
        off = sqrt(len(needs) * SAFE * (1 - SAFE))
        low, at, high = (
            needs[min(max(ceil(len(needs) * SAFE + by) - 1, 0), len(needs) - 1)] for by in (-off, 0.0, off)
        )
        return at + 1, (high - low) / 2


class WatchedDeal(Game):
    """A deal that notes what the tally wants to know while it is on the table."""

    def __init__(self, setup: Setup, start: Start) -> None:
        super().__init__(setup, start)
        self.after: list[tuple[Phase, list[int]]] = []
        self.lows: list[list[int]] = []  # purses where seats have the fewest coins in a game
        self.bingos: list[tuple[int, int]] = []  # how many calls, and for how many seats

    def post(self, event: AnyEvent) -> None:
        if type(event) in AT_THE_LOWEST:
            self.lows.append(list(self.table.purses))
        self.history.append(event)  # as the game itself does; to ask it would cost time
        self.table.apply(event)
        if type(event) is ev.PhaseEnded:
            self.after.append((event.phase, self.table.standings))
        elif type(event) is ev.BingoCalled:
            self.bingos.append((len(self.table.rows[-1].cards), len(event.seats)))


def by_bots(table: Table, request: AnyRequest, rng: Random) -> AnyDecision:
    return CAST[request.seat % len(CAST)].decide(table, request, rng)


def trial(rules: Rules, seats: int, seed: str, decide: Decide = by_bots) -> Iterator[Tally]:
    """The tally after each deal, for ever."""
    return (tally for tally in moments(rules, seats, seed, decide) if tally)


def moments(rules: Rules, seats: int, seed: str, decide: Decide = by_bots) -> Iterator[Tally | None]:
    """The same, with a moment for something else before each decision. The kitty stays as long as a match lasts."""
    setup = Setup(checked(rules, seats), seats, seed)
    tally, start = Tally(rules, seats), None
    while True:
        start = next_start(setup, tally, start)
        deal = WatchedDeal(setup, start)
        yield from decisions(deal, start, decide)
        tally.add(deal)
        start = msgspec.structs.replace(start, kitty=deal.table.kitty, carry=deal.table.carry)
        yield tally


def next_start(setup: Setup, tally: Tally, last: Start | None) -> Start:
    goes_on = last if last and tally.deals % tally.deals_of_a_match else None
    return Start(
        purses=(PURSE,) * setup.seats,
        dealer=tally.deals % setup.seats,
        deal=tally.deals + 1,
        kitty=goes_on.kitty if goes_on else 0,
        carry=goes_on.carry if goes_on else 0,
        stocks=setup.rules.stocks,
    )


def play(deal: Game, start: Start, decide: Decide) -> None:
    """The whole deal at once."""
    for _ in decisions(deal, start, decide):
        pass


def decisions(deal: Game, start: Start, decide: Decide) -> Iterator[None]:
    """All cards are turned at once; before the rest is decided there is a moment for something else."""
    playing = play_deal(deal, start)
    request = next(playing, None)
    while request:
        if type(request) is TurnCard:
            answer: AnyDecision = TURN
        else:
            yield
            answer = decide(deal.table, request, stream(deal.setup.seed, f"deal {start.deal}/request {request.number}"))
        try:
            request = playing.send(answer)
        except StopIteration:
            return
