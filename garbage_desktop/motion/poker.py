"""Poker: how coins are put in, hands laid down, cards bought, and pots won."""

from typing import assert_never

from garbage_desktop import voice
from garbage_desktop.motion.cue import Cue, Fly, Hop, Part, Say, Slide, Slip, Sound, Unfold
from garbage_desktop.motion.shining import shining
from garbage_desktop.motion.speeds import PAUSE, POKER_POT, READ
from garbage_desktop.motion.streams import Side, Stream, stream, stream_sounds, streamed
from garbage_desktop.table import places as at
from garbage_desktop.table.centre import pots_shown
from garbage_engine import events as ev
from garbage_engine.table import Table

PokerEvent = (
    ev.StreetStarted
    | ev.Checked
    | ev.Folded
    | ev.BetPlaced
    | ev.BetRaised
    | ev.BetCalled
    | ev.CardBought
    | ev.CardDiscarded
)


def cue(event: PokerEvent, table: Table) -> Cue:
    match event:
        case ev.StreetStarted(_, opener):
            hop = Hop(place=at.FaceOf(opener), after=0.1)
            return Cue(event, (hop,), lead=PAUSE, first=True, waits=True, focus=hop.place)
        case ev.Checked(seat):
            sound = Sound("coin_felt", place=at.FaceOf(seat), loudness=0.5)
            return Cue(event, sounds=(sound,), lead=PAUSE, first=True, waits=True, focus=at.FaceOf(seat))
        case ev.Folded():
            return folded(event, table)
        case ev.BetPlaced(seat, coins) | ev.BetRaised(seat, coins) | ev.BetCalled(seat, coins):
            return streamed(event, table, stream(coins, seat, last_pot(table), table), waits=True)
        case ev.CardBought(seat, coins, to):
            end: Side = pot_of(0, table) if to is None else to
            return streamed(event, table, stream(coins, seat, end, table), waits=True)
        case ev.CardDiscarded():
            return card_discarded(event, table)
        case _:
            assert_never(event)


def pot_of(number: int, table: Table) -> at.Pot:
    """The pot of that number, and the coins that lie there."""
    pots = pots_shown(table)
    lying = pots[number].coins if number < len(pots) else table.pot + table.carry
    return at.Pot(lying, number if number < len(pots) else 0)


def last_pot(table: Table) -> at.Pot:
    """Where coins are put in now, and whence those come that nobody could match."""
    return pot_of(max(0, len(pots_shown(table)) - 1), table)


def folded(event: ev.Folded, table: Table) -> Cue:
    """The cards give way a little, and dim."""
    seat, cards = event.seat, range(len(table.hands[event.seat]))
    return Cue(
        event,
        tuple(Slip(place=at.HandCard(seat, card)) for card in cards),
        sounds=(Sound("card_slide", place=at.HandCard(seat, 0)),),
        lead=PAUSE,
        first=True,
        waits=True,
        focus=at.HandCard(seat, 0),
    )


def card_discarded(event: ev.CardDiscarded, table: Table) -> Cue:
    """One card goes, and the hand closes up."""
    seat, hand = event.seat, table.hands[event.seat]
    closing = [
        Slide(card=hand[place], start=at.HandCard(seat, place), end=at.HandCard(seat, place - 1), after=0.1)
        for place in range(event.card + 1, len(hand))
    ]
    gone = Fly(card=hand[event.card], start=at.HandCard(seat, event.card), end=at.Tray())
    sounds = (Sound("card_discard", 0.25, at.Tray()),)
    return Cue(event, (*closing, gone), sounds=sounds, lead=PAUSE, waits=True, focus=at.Tray())


def pot_won(event: ev.PotWon, table: Table) -> Cue:
    """Why before what: the cards that count, the name of the hand, then the pot goes to its winners."""
    parts: list[Part] = [Unfold(after=0.26)]
    for seat in event.winners:
        parts += shining(seat, table.best[seat], len(table.hands[seat]), 0.0, 0.04)
        parts.append(Hop(place=at.FaceOf(seat), after=0.3))
    moved, won = Stream(), pot_of(event.pot, table)
    for number, (seat, coins) in enumerate(zip(event.winners, event.shares, strict=True)):
        moved = moved.and_then(stream(coins, won, seat, table, POKER_POT + 0.2 * number / len(event.winners)))
    last = max(moved.strikes, default=POKER_POT)
    winner = at.FaceOf(event.winners[0])
    line = "call_pot_is_yours" if len(event.winners) == 1 else "call_you_share"
    return Cue(
        event,
        (*parts, *moved.parts),
        moved.counts,
        (Sound("poker_win", 0.0, winner), Sound("pot_slide", POKER_POT, won), *stream_sounds(moved, table)[2:]),
        says=(Say(hand_voice(table, event.winners[0]), 0.26), *(Say(line, last, seat) for seat in event.winners)),
        lead=last + READ,
        first=True,
        waits=True,
        lasts=last + READ,
        focus=winner,
    )


def hand_voice(table: Table, seat: int) -> str:
    """Nobody lays down the last hand that is left."""
    best = [table.hands[seat][place] for place in table.best[seat]]
    return voice.of_hand(table.worth(seat), best) if best else ""
