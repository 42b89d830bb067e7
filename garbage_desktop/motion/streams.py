"""Streams: many coins on their way between purses, pots and cards, and the numbers that change with them."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import Literal, NamedTuple

from garbage_desktop.motion.coins import collect_starts, shares, stream_starts
from garbage_desktop.motion.cue import Count, Cue, Part, Say, Sound, Toss
from garbage_desktop.motion.speeds import PAY_STAGGER, STREAM_FLIGHT
from garbage_desktop.table import places as at
from garbage_desktop.table.places import Place
from garbage_engine.events import AnyEvent
from garbage_engine.table import Table

Side = int | Literal["pot", "kitty"] | at.Pot | at.Guess  # a purse, what nobody has, coins put on a colour


class Stream(NamedTuple):
    """Coins on their way from one side to another, and the numbers that change with them."""

    parts: tuple[Part, ...] = ()
    counts: tuple[Count, ...] = ()
    strikes: tuple[float, ...] = ()
    start: Side = "pot"
    end: Side = "pot"

    def and_then(self, other: "Stream") -> "Stream":
        return Stream(
            self.parts + other.parts,
            self.counts + other.counts,
            self.strikes + other.strikes,
            self.start if self.parts else other.start,
            self.end if self.parts else other.end,
        )


def side_place(side: Side, table: Table, coins: int) -> Place:
    """Where a coin of that side lies, when so many coins have come or gone."""
    match side:
        case int():
            return at.Purse(side, table.purses[side] + coins)
        case at.Pot(lying, pot):
            return at.Pot(max(0, lying + coins), pot)
        case at.Guess():
            return side
    return at.Kitty() if side == "kitty" else at.Pot(max(0, table.pot + table.carry + coins))


def changed(side: Side, after: float, coins: int) -> Iterator[Count]:
    """The number that is different from then on; what lies on a colour has none of its own."""
    if not isinstance(side, at.Guess):
        yield Count(after, coins, side if isinstance(side, int) else None, side == "kitty")


def stream(coins: int, start: Side, end: Side, table: Table, after: float = 0.0) -> Stream:
    """Coins go from a purse to the pot, or any such way; the numbers change as they leave and as they land."""
    sizes = shares(coins)
    starts = [after + begins for begins in stream_starts(len(sizes))]
    gone = list(accumulate(sizes))
    parts = tuple(
        Toss(
            start=side_place(start, table, -sent),
            end=side_place(end, table, sent - size),
            stream=number,
            after=begins,
        )
        for number, (size, sent, begins) in enumerate(zip(sizes, gone, starts, strict=True))
    )
    strikes = tuple(begins + STREAM_FLIGHT for begins in starts)
    leaving = [count for begins, size in zip(starts, sizes, strict=True) for count in changed(start, begins, -size)]
    landing = [count for strike, size in zip(strikes, sizes, strict=True) for count in changed(end, strike, size)]
    return Stream(parts, (*leaving, *landing), strikes, start, end)


def stream_sounds(coins: Stream, table: Table) -> tuple[Sound, ...]:
    """Two coins are picked up, each lands."""
    start, end = side_place(coins.start, table, 0), side_place(coins.end, table, 0)
    effect = "kitty_jar" if coins.end == "kitty" else "coin_pot"
    picked = [Sound("coin_pick", strike - STREAM_FLIGHT, start) for strike in coins.strikes[:2]]
    return (*picked, *(Sound(effect, strike, end) for strike in coins.strikes))


def streamed(event: AnyEvent, table: Table, coins: Stream, waits: bool = False, says: tuple[Say, ...] = ()) -> Cue:
    """The cue of a payment."""
    if not coins.parts:
        return Cue(event, first=True, waits=waits)
    return Cue(
        event,
        coins.parts,
        coins.counts,
        stream_sounds(coins, table),
        says,
        lead=PAY_STAGGER,
        waits=waits,
        focus=side_place(coins.end, table, 0),
    )


def covered_cards(table: Table) -> list[tuple[int, list[int]]]:
    """The seats with coins on their cards, in seat order, and those cards."""
    cards = [(seat, [card for card, coins in enumerate(table.coins[seat]) if coins]) for seat in table.order()]
    return [(seat, places) for seat, places in cards if places]


def collected(groups: Iterable[tuple[int, list[int]]], table: Table, owner: Sequence[int]) -> list[Part]:
    """The coins of cards fly off, seat by seat from left to right; the n-th one to the n-th owner."""
    covered = [(seat, card) for seat, cards in groups for card in cards]
    sizes = [len(cards) for _, cards in groups]
    starts = [begins for seat in collect_starts(sizes) for begins in seat]
    return [
        Toss(
            start=at.OnCard(seat, card),
            end=at.Purse(owner[n], table.purses[owner[n]] + n),
            stream=n,
            after=starts[n],
            empties=True,
        )
        for n, (seat, card) in enumerate(covered)
    ]


def into_jar(table: Table) -> tuple[list[Part], list[int]]:
    """All coins of cards fly to the jar, and how many each of them stands for."""
    covered = [(seat, card) for seat, cards in covered_cards(table) for card in cards]
    starts = [begins for seat in collect_starts([len(cards) for _, cards in covered_cards(table)]) for begins in seat]
    parts: list[Part] = [
        Toss(start=at.OnCard(seat, card), end=at.Kitty(), stream=n, after=starts[n], empties=True)
        for n, (seat, card) in enumerate(covered)
    ]
    return parts, [table.coins[seat][card] for seat, card in covered]


def rising(seat: int, coins: int, strikes: Sequence[float]) -> list[Count]:
    """A purse that counts up in step with coins that land."""
    steps = len(strikes)
    return [
        Count(strike, coins * (n + 1) // steps - coins * n // steps, seat) for n, strike in enumerate(sorted(strikes))
    ]


def coin_rain(strikes: Sequence[float], seat: int) -> tuple[Sound, ...]:
    return (Sound("pot_stream", 0.31), *(Sound("coin_pot", strike, at.Purse(seat), 0.5) for strike in strikes))
