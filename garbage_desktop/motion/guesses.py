"""Guesses: how coins are put on a colour, and how the cards that settle it come one by one."""

from typing import assert_never

from garbage_desktop.motion.cue import Cue, Fly, Hop, Part, Say, Sound
from garbage_desktop.motion.shining import shining
from garbage_desktop.motion.speeds import DEAL_STAGGER, GUESS_READ, GUESSED_CARD, LANDS, PAUSE
from garbage_desktop.motion.streams import stream, stream_sounds, streamed
from garbage_desktop.table import places as at
from garbage_engine import events as ev
from garbage_engine.table import Table

GuessEvent = ev.GuessMade | ev.GuessSkipped | ev.GuessWon | ev.GuessLost


def cue(event: GuessEvent, table: Table) -> Cue:
    match event:
        case ev.GuessMade():
            return guess_made(event, table)
        case ev.GuessSkipped(seat):
            return Cue(event, lead=PAUSE, first=True, waits=True, focus=at.FaceOf(seat))
        case ev.GuessWon():
            return guess_won(event, table)
        case ev.GuessLost():
            return guess_lost(event, table)
        case _:
            assert_never(event)


def guess_made(event: ev.GuessMade, table: Table) -> Cue:
    """The slip with the colour lies there at once, and the coins fly onto it."""
    coins = stream(event.coins, event.seat, at.Guess(event.seat), table)
    return Cue(
        event,
        coins.parts,
        coins.counts,
        stream_sounds(coins, table),
        (Say("colour_red" if event.red else "colour_black"),),
        lead=max(coins.strikes) + 0.1,
        first=True,
        waits=True,
        focus=at.FaceOf(event.seat),
    )


def card_dealt(event: ev.CardDealt, table: Table) -> Cue:
    """Where coins lie on a colour the cards come one at a time, and those of the colour shine."""
    seat, place = event.seat, len(table.hands[event.seat])
    guess, end = table.guesses[seat], at.HandCard(seat, place)
    parts: list[Part] = [Fly(card=event.card, start=at.Shoe(), end=end)]
    right = guess is not None and guess.gain is None and guess.red == event.card.suit.red
    if right:
        parts += shining(seat, [place], place + 1, GUESSED_CARD * LANDS)
    sounds = [Sound("card_deal", strikes=0.25, place=end)]
    sounds += [Sound("coin_card", GUESSED_CARD * LANDS, end, 0.6)] * right
    lead = GUESSED_CARD if guess and guess.gain is None else DEAL_STAGGER
    return Cue(event, tuple(parts), sounds=tuple(sounds), lead=lead, waits=not place, focus=end)


def guess_won(event: ev.GuessWon, table: Table) -> Cue:
    """The coins come back, and as many from the dealer."""
    seat, guess = event.seat, table.guesses[event.seat]
    assert guess
    back = stream(guess.coins, at.Guess(seat), seat, table, PAUSE)
    won = stream(event.coins, table.dealer, seat, table, PAUSE + 0.1)
    coins = back.and_then(won)
    return Cue(
        event,
        (*coins.parts, Hop(place=at.FaceOf(seat), after=0.1)),
        coins.counts,
        (Sound("small_win", PAUSE / 2, at.FaceOf(seat)), *stream_sounds(coins, table)),
        lead=max(coins.strikes) + GUESS_READ,
        waits=True,
        lasts=max(coins.strikes) + GUESS_READ,
        focus=at.FaceOf(seat),
    )


def guess_lost(event: ev.GuessLost, table: Table) -> Cue:
    """The coins go to the dealer; those that one colour doubles come out of the purse."""
    seat, guess = event.seat, table.guesses[event.seat]
    assert guess
    lost = stream(guess.coins, at.Guess(seat), table.dealer, table, PAUSE)
    more = stream(event.coins - guess.coins, seat, table.dealer, table, PAUSE + 0.1)
    paid = streamed(event, table, lost.and_then(more), waits=True)
    lasts = max((*lost.strikes, *more.strikes)) + GUESS_READ
    sounds = Sound("gentle_loss", PAUSE / 2, at.FaceOf(seat)), *paid.sounds
    return Cue(event, paid.parts, paid.counts, sounds, lead=lasts, waits=True, lasts=lasts, focus=paid.focus)
