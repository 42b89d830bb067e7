"""Choreography: one cue for each event. `table` is the table just before the event happens."""

from dataclasses import replace
from typing import assert_never

from garbage_desktop import voice
from garbage_desktop.motion import guesses, poker
from garbage_desktop.motion.cue import (
    Call,
    Confetti,
    Count,
    Cue,
    Fly,
    Hop,
    Part,
    Riffle,
    Say,
    Shine,
    Sound,
    TabHit,
    Toss,
    Unfold,
    Walk,
)
from garbage_desktop.motion.marks import SCRAPS
from garbage_desktop.motion.shining import shining, sinking
from garbage_desktop.motion.speeds import (
    BINGO_COLLECT,
    CALL,
    CALL_FACE,
    COIN_ARC,
    COIN_STAGGER,
    COLLECT_LONGEST,
    COVER_AFTER,
    DISCARD_CARD,
    DISCARD_SEAT,
    HOP_STAGGER,
    LANDS,
    NAME_STAGGER,
    PAUSE,
    READ,
    SHUFFLE,
    STREAM_FLIGHT,
    TAB,
    deal_stagger,
)
from garbage_desktop.motion.streams import (
    Stream,
    coin_rain,
    collected,
    covered_cards,
    into_jar,
    rising,
    stream,
    streamed,
)
from garbage_desktop.table import places as at
from garbage_desktop.table.centre import kind_of
from garbage_desktop.table.naming import counted
from garbage_desktop.table.places import Place
from garbage_desktop.table.seated import shines
from garbage_desktop.table.stage import Pack
from garbage_engine import events as ev
from garbage_engine.events import AnyEvent
from garbage_engine.table import Row, Table

CALLED = CALL * LANDS  # seconds until a called card lies
BACK = 6  # cards that are seen to go back into the shoe


def cue(event: AnyEvent, table: Table) -> Cue:
    """How the event is played."""
    match event:
        case ev.CardTurned():
            return card_turned(event, table)
        case ev.CoinPlaced():
            return coin_placed(event, table)
        case ev.CardDealt():
            return card_dealt(event, table)
        case ev.CoinsPut(seat, _, coins):
            return streamed(event, table, stream(coins, seat, "pot", table), says=told("call_put", coins, seat))
        case ev.CoinsTaken(seat, _, from_pot, from_dealer):
            pot, dealer = stream(from_pot, "pot", seat, table), stream(from_dealer, table.dealer, seat, table)
            says = told("call_take", from_pot + from_dealer, seat)
            return streamed(event, table, pot.and_then(dealer), says=says)
        case ev.CoinsPaid(seat, to, coins) | ev.CoinsGiven(seat, to, coins):
            return streamed(event, table, stream(coins, seat, to, table))
        case ev.AntePaid(seat, coins):
            return streamed(event, table, stream(coins, seat, "pot", table), waits=table.pot == table.carry == 0)
        case ev.HandNamed():
            return Cue(event, lead=NAME_STAGGER, first=True, waits=not any(table.best))
        case ev.HandDiscarded():
            return hand_discarded(event, table)
        case ev.CountHit():
            return count_hit(event, table)
        case ev.PhaseStarted(phase):
            return Cue(event, says=(Say(voice.of_phase(phase)),), lead=PAUSE, first=True, waits=True)
        case ev.PhaseEnded():
            return phase_ended(event, table)
        case ev.RowStarted():
            return row_started(event, table)
        case ev.PotWon():
            return poker.pot_won(event, table)
        case ev.CoinsReturned(seat, coins):
            return streamed(event, table, stream(coins, poker.last_pot(table), seat, table), waits=True)
        case ev.BingoCalled():
            return bingo_called(event, table)
        case ev.BingoWon():
            return bingo_won(event, table)
        case ev.PotCollected(seat, coins):
            return gained(streamed(event, table, stream(coins, "pot", seat, table), waits=True), seat)
        case ev.DealStarted():
            return deal_started(event, table)
        case ev.Shuffled():
            return shuffled(event, table)
        case ev.DealEnded():
            return Cue(event, swept(table), sounds=(Sound("card_collect", 0.3, at.Tray()),), waits=True)
        case ev.MarkerPlaced(seat, card):
            sound = Sound("coin_felt", place=at.OnCard(seat, card))
            return Cue(event, sounds=(sound,), lead=COIN_STAGGER, first=True)
        case ev.CoverMissed():
            return Cue(event, lead=COIN_STAGGER, first=True)
        case ev.BingoDied():
            return bingo_died(event, table)
        case ev.BingoTied():
            return bingo_tied(event, table)
        case ev.CountMissed():
            sound = Sound("gentle_loss", place=at.FaceOf(table.dealer))
            return Cue(event, sounds=(sound,), lead=PAUSE, first=True, waits=True, lasts=READ)
        case ev.HitsSettled():
            return Cue(event, lead=PAUSE, first=True, waits=True, lasts=READ)
        case ev.GuessMade() | ev.GuessSkipped() | ev.GuessWon() | ev.GuessLost():
            return guesses.cue(event, table)
        case ev.StreetStarted() | ev.Checked() | ev.Folded() | ev.BetPlaced() | ev.BetRaised() | ev.BetCalled():
            return poker.cue(event, table)
        case ev.CardBought() | ev.CardDiscarded():
            return poker.cue(event, table)
        case ev.SeatLeft(seat):
            return Cue(event, sounds=(Sound("gentle_loss", place=at.FaceOf(seat)),), lead=PAUSE, first=True, waits=True)
        case ev.KittyShared():
            return kitty_shared(event, table)
        case ev.MatchEnded():
            return match_ended(event)
        case _:
            assert_never(event)


# ---- cards ------------------------------------------------------------------------------------------------
def card_dealt(event: ev.CardDealt, table: Table) -> Cue:
    seat, place = event.seat, len(table.hands[event.seat])
    end = at.HandCard(seat, place)
    if table.phase == "red_black":
        return guesses.card_dealt(event, table)
    return Cue(
        event,
        (Fly(card=event.card, start=at.Shoe(), end=end),),
        sounds=(Sound("card_deal", strikes=0.25, place=end),),
        lead=deal_stagger(5 * sum(table.playing)),
        waits=not any(table.hands),
        focus=end,
    )


def card_turned(event: ev.CardTurned, table: Table) -> Cue:
    """Out of the shoe, its name, then everything that it is about shines."""
    row, stock = table.rows[-1], caller(table)
    counts = row.kind in ("count", "up", "down")
    end: Place = at.RowSlot(event.number) if row.kind == "count" else at.Called()
    parts: list[Part] = [Call(card=event.card, end=end, stock=stock)]
    if row.cards and (row.kind in ("up", "down") or (row.kind == "calls" and not table.kitty)):
        parts.append(Fly(card=row.cards[-1], start=at.Called(), end=at.Tray(), lands=False))
    for seat, hand in enumerate(table.hands):
        parts += sinking(seat, [place for place in range(len(hand)) if shines(table, seat, place)], len(hand))
    parts.append(Unfold(after=CALLED))
    if not counts:
        parts.append(Shine(place=at.Called(), after=CALLED))
        for seat, hand in enumerate(table.hands):
            matches = [place for place, card in enumerate(hand) if card.rank == event.card.rank]
            parts += shining(seat, matches, len(hand), CALLED)
    elif event.card.rank is counted(event.number, row.kind) and row.kind != "count":
        parts.append(Shine(place=at.Called(), after=CALLED))
    spoken = voice.of_count(counted(event.number, row.kind)) if counts else voice.of_rank(event.card.rank)
    return Cue(
        event,
        tuple(parts),
        sounds=(Sound("card_flip", CALL * CALL_FACE, end), *landing(event, row, end)),
        says=(Say(spoken, CALL * CALL_FACE - 0.045),),
        lead=COVER_AFTER,
        waits=True,
        focus=end,
    )


def landing(event: ev.CardTurned, row: Row, end: Place) -> tuple[Sound, ...]:
    """A called card has weight; those that are counted climb a ladder of notes."""
    if row.kind not in ("count", "up", "down"):
        return (Sound("called_thump", CALLED, end),)
    rung = 14 - event.number if row.kind == "down" else event.number
    return Sound("card_place", CALLED, end), Sound(f"ladder_{rung}", CALLED, end)


def told(line: str, coins: int, seat: int) -> tuple[Say, ...]:
    """How many coins it is, for whom it concerns."""
    return (Say(f"{line} {voice.of_number(coins)}", 0.0, seat),) if 0 < coins <= voice.HIGHEST else ()


def caller(table: Table) -> Pack:
    """The pack from which cards are turned."""
    return 1 if len(table.stocks) > 1 else 0


def row_started(event: ev.RowStarted, table: Table) -> Cue:
    """The card of the row before goes out of the way."""
    row = table.row
    says = (Say(f"call_{event.row}"),) if event.row in ("put", "take") else ()
    if not row or not row.cards or row.kind == "count":
        return Cue(event, says=says, first=True, waits=True)
    return Cue(event, (Fly(card=row.cards[-1], start=at.Called(), end=at.Tray()),), says=says, waits=True)


def hand_discarded(event: ev.HandDiscarded, table: Table) -> Cue:
    hand = table.hands[event.seat]
    sound = Sound("card_discard", strikes=0.25, place=at.HandCard(event.seat, 0)) if hand else None
    return Cue(
        event,
        tuple(laid_aside(event.seat, table)),
        sounds=(sound,) if sound else (),
        lead=DISCARD_SEAT,
        focus=at.Tray(),
    )


def laid_aside(seat: int, table: Table) -> list[Part]:
    """The cards of a hand fly to the tray; the last one lies on top."""
    return [
        Fly(card=card, start=at.HandCard(seat, place), end=at.Tray(), number=place, after=DISCARD_CARD * place)
        for place, card in enumerate(table.hands[seat])
    ]


def phase_ended(event: ev.PhaseEnded, table: Table) -> Cue:
    """What was turned is laid aside."""
    parts: list[Part] = []
    row = table.row
    if row and row.kind == "count":
        slots = [(card, at.RowSlot(number)) for number, card in enumerate(row.cards, 1)]
        parts = [
            Fly(card=card, start=slot, end=at.Tray(), number=n, after=DISCARD_CARD * n)
            for n, (card, slot) in enumerate(slots)
        ]
    elif row and row.cards:
        parts = [Fly(card=row.cards[-1], start=at.Called(), end=at.Tray())]
    sounds = (Sound("card_discard", 0.25, at.Tray()),) if parts else ()
    return Cue(event, tuple(parts), sounds=sounds, settles=True, waits=True)


def swept(table: Table) -> tuple[Part, ...]:
    return tuple(part for seat in range(table.seats) for part in laid_aside(seat, table))


def deal_started(event: ev.DealStarted, table: Table) -> Cue:
    """The dealer's mark walks on, beside the shuffle."""
    says = Say("call_new_hand"), Say("call_you_deal", 0.0, event.dealer)
    if event.dealer == table.dealer:
        return Cue(event, swept(table), says=says, waits=True)
    parts = *swept(table), Walk(start=table.dealer, end=event.dealer)
    sound = Sound("dealer_moves", strikes=0.48, place=at.DealerMark(event.dealer))
    return Cue(event, parts, sounds=(sound,), says=says, lead=0.2, waits=True, focus=at.FaceOf(event.dealer))


def shuffled(event: ev.Shuffled, table: Table) -> Cue:
    """In the middle of a deal the cards laid aside are seen to go back into their shoe; two packs go at once."""
    stock: Pack = 1 if event.stock else 0
    dead, back = table.stocks[event.stock].dead[-BACK:], 0.0
    parts: list[Part] = []
    if table.phase and kind_of(table) != "put":
        parts = [
            Fly(card=card, start=at.Tray(), end=at.Shoe(stock), pack=stock, after=DISCARD_SEAT * n)
            for n, card in enumerate(dead)
        ]
        back = DISCARD_SEAT * len(dead) + 0.2
    parts += [Riffle(number=number, stock=stock, after=back) for number in range(10)]
    both = table.phase is None and event.stock + 1 < len(table.stocks)
    sounds = () if both else (Sound("card_shuffle", strikes=back + SHUFFLE * 0.97, place=at.Shoe(stock)),)
    says = (Say("call_shuffle"),) if table.phase else ()
    return Cue(event, tuple(parts), sounds=sounds, says=says, lead=0.1 if both else back + SHUFFLE, waits=back > 0)


# ---- coins ------------------------------------------------------------------------------------------------
def coin_placed(event: ev.CoinPlaced, table: Table) -> Cue:
    """One coin flies from the purse to its card; its sound is higher, the more lie there."""
    seat, card = event.seat, event.card
    lying, place = table.coins[seat][card], at.OnCard(seat, card)
    bare = not table.covered(seat, card)
    sounds = [Sound(f"coin_stack_{min(8, lying + 1)}" if lying else "coin_card", COIN_ARC, place)]
    near = bare and sum(not table.covered(seat, other) for other in range(len(table.hands[seat]))) == 2
    if near:
        sounds.append(Sound("near_bingo", COIN_ARC + 0.2, place))
    return Cue(
        event,
        (Toss(start=at.Purse(seat, table.purses[seat] - 1), end=place, fills=bare),),
        (Count(0.0, -1, seat),),
        tuple(sounds),
        (Say("call_one_to_go", COIN_ARC + 0.2, seat),) if near else (),
        lead=COIN_STAGGER,
        focus=place,
    )


# ---- great moments ----------------------------------------------------------------------------------------
def bingo_called(event: ev.BingoCalled, table: Table) -> Cue:
    """A cheer: cards hop from left to right, faces jump, confetti."""
    parts: list[Part] = [Unfold()]
    for seat in event.seats:
        parts += [
            Hop(place=at.HandCard(seat, card), after=HOP_STAGGER * card) for card in range(len(table.hands[seat]))
        ]
        parts.append(Hop(place=at.FaceOf(seat), after=0.1))
    parts += [Confetti(place=at.Middle(), number=number, after=0.18) for number in range(SCRAPS)]
    line = "call_two_bingos" if len(event.seats) == 2 else "call_bingo"
    return Cue(
        event,
        tuple(parts),
        sounds=(Sound("bingo_fanfare"),),
        says=(Say(line, 0.12),),
        lead=BINGO_COLLECT,
        first=True,
        waits=True,
        focus=at.FaceOf(event.seats[0]),
    )


def bingo_won(event: ev.BingoWon, table: Table) -> Cue:
    """All coins leave their cards for the winners, in one number that counts up."""
    groups = covered_cards(table)
    seats = [seat for seat, cards in groups for _ in cards]
    owners = [seat if seat in event.winners else event.winners[n % len(event.winners)] for n, seat in enumerate(seats)]
    parts = collected(groups, table, owners)
    kitty = stream(event.kitty, "kitty", event.winners[0], table)
    strikes = [part.after + STREAM_FLIGHT for part in parts] + list(kitty.strikes)
    counts = [count for count in kitty.counts if count.seat is None]
    for seat, coins in zip(event.winners, event.shares, strict=True):
        counts += rising(seat, coins, strikes)
    return Cue(
        event,
        (*parts, *kitty.parts),
        tuple(counts),
        coin_rain(strikes, event.winners[0]),
        lead=max(strikes, default=0.0) + READ,
        lasts=max(strikes, default=0.0) + READ,
        focus=at.FaceOf(event.winners[0]),
    )


def bingo_tied(event: ev.BingoTied | ev.BingoDied, table: Table) -> Cue:
    """All coins leave their cards for the jar."""
    parts, coins = into_jar(table)
    return Cue(
        event,
        tuple(parts),
        tuple(Count(part.after + STREAM_FLIGHT, count, kitty=True) for part, count in zip(parts, coins, strict=True)),
        tuple(Sound("kitty_jar", part.after + STREAM_FLIGHT, at.Kitty()) for part in parts),
        lead=COLLECT_LONGEST + READ,
        waits=True,
        lasts=COLLECT_LONGEST + READ,
        focus=at.Kitty(),
    )


def bingo_died(event: ev.BingoDied, table: Table) -> Cue:
    """Everybody takes back the coins of its cards, or they wait in the jar."""
    if event.kitty:
        return bingo_tied(event, table)
    groups = covered_cards(table)
    owners = [seat for seat, cards in groups for _ in cards]
    parts = collected(groups, table, owners)
    counts = [
        Count(part.after + STREAM_FLIGHT, table.coins[seat][card], seat)
        for part, (seat, card) in zip(parts, [(seat, card) for seat, cards in groups for card in cards], strict=True)
    ]
    return Cue(event, tuple(parts), tuple(counts), lead=PAUSE, waits=True, lasts=READ)


def count_hit(event: ev.CountHit, table: Table) -> Cue:
    """Count and card agree."""
    tab = TabHit(place=at.TabOf(event.number, len(table.rows) - 1))
    slot: Place = at.RowSlot(event.number) if table.rows[-1].kind == "count" else at.Called()
    return Cue(
        event,
        (tab, Shine(place=slot)) if slot != at.Called() else (tab,),
        sounds=(Sound("count_hit", TAB * 0.35, slot),),
        lead=0.36,
        first=True,
        waits=True,
        focus=slot,
    )


def gained(paid: Cue, seat: int) -> Cue:
    """Coins that come in are heard to do so."""
    return replace(paid, sounds=(Sound("small_win", 0.1, at.FaceOf(seat)), *paid.sounds)) if paid.parts else paid


def kitty_shared(event: ev.KittyShared, table: Table) -> Cue:
    moved = Stream()
    for seat, coins in zip(event.winners, event.shares, strict=True):
        moved = moved.and_then(stream(coins, "kitty", seat, table))
    return gained(streamed(event, table, moved, waits=True), event.winners[0])


def match_ended(event: ev.MatchEnded) -> Cue:
    """The greatest cheer: over the middle, and over every winner."""
    parts: list[Part] = [Hop(place=at.FaceOf(seat), after=0.1) for seat in event.winners]
    parts += [Confetti(place=at.Middle(), number=number, reach=0.42) for number in range(2 * SCRAPS)]
    parts += [
        Confetti(place=at.FaceOf(seat), number=number, reach=0.14, after=0.2)
        for seat in event.winners
        for number in range(SCRAPS // 2)
    ]
    says = Say("call_good_game", 0.3), *(Say("call_you_win", 0.3, seat) for seat in event.winners)
    return Cue(event, tuple(parts), sounds=(Sound("match_won"),), says=says, first=True, waits=True, lasts=READ)
