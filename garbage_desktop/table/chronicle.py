"""Chronicle: what has happened, line by line, with every coin; the last sentence of it is what is being said."""

from collections.abc import Iterable, Iterator

import msgspec

from garbage_desktop.language import _, translated
from garbage_desktop.table.bars import phase_name
from garbage_desktop.table.naming import capital, counted, hand_words, how_many, rank_word
from garbage_desktop.table.speaker import CLASSIC
from garbage_desktop.table.view import Said, Sitter
from garbage_desktop.table.words import Words
from garbage_engine import events as ev
from garbage_engine.cards import Card, Rank
from garbage_engine.events import AnyEvent
from garbage_engine.hands import named, value
from garbage_engine.rules import Rules
from garbage_engine.table import Table


class Line(msgspec.Struct, frozen=True):
    """One line: a heading, perhaps with its card, or what a seat did and what it won or lost."""

    words: str
    seat: int | None = None
    coins: int = 0
    heading: bool = False
    card: Card | None = None


class Chronicle:
    """Hears every event, with the table before it."""

    def __init__(self, sitters: tuple[Sitter, ...], rules: Rules = CLASSIC) -> None:
        self.words = Words(sitters, rules)
        self.lines: list[Line] = []
        self.said = Said()

    def hear(self, event: AnyEvent, table: Table) -> None:
        self.said = self.words.said(event, table, self.said)
        for line in lines(event, table, self.words):
            self._write(line)

    def _write(self, line: Line) -> None:
        """Equal lines under the same heading are added up."""
        for place in range(len(self.lines) - 1, -1, -1):
            written = self.lines[place]
            if written.heading:
                break
            if (written.seat, written.words) == (line.seat, line.words):
                self.lines[place] = msgspec.structs.replace(written, coins=written.coins + line.coins)
                return
        self.lines.append(line)

    @property
    def caption(self) -> str:
        """What is being said in one line, for those who cannot hear it."""
        return " ".join(forms[0] for forms in (self.said.headline, self.said.detail) if forms)


def told(events: Iterable[AnyEvent], table: Table, sitters: tuple[Sitter, ...]) -> Chronicle:
    """The chronicle of events that began at that table."""
    chronicle, now = Chronicle(sitters), table.copy()
    for event in events:
        chronicle.hear(event, now)
        now.apply(event)
    return chronicle


def lines(event: AnyEvent, table: Table, words: Words) -> Iterator[Line]:
    """What the event adds; coins are those that the seat has more or less afterwards."""
    match event:
        case ev.DealStarted(deal, dealer):
            yours, theirs = _("Hand {deal}: you deal"), _("Hand {deal}: {name} deals")
            yield Line(words.of(dealer, yours, theirs, deal=deal), heading=True)
        case ev.PhaseStarted(phase):
            yield Line(phase_name(phase, words.rules), heading=True)
        case ev.CardTurned(card, number):
            yield turned(card, number, table)
        case ev.AntePaid(seat, coins, owed):
            yield Line(in_full(_("into the pot"), coins, owed), seat, -coins)
        case ev.HandNamed(seat, places, four_flush):
            yield Line(translated(named(value([table.hands[seat][place] for place in places], four_flush))), seat)
        case ev.GuessMade(seat, red):
            yield Line(_("on red") if red else _("on black"), seat)
        case ev.GuessSkipped(seat):
            yield Line(_("no guess"), seat)
        case ev.GuessWon(seat, coins, owed):
            yield Line(in_full(_("right"), coins, owed), seat, coins)
            yield Line(_("matches the guess"), table.dealer, -coins)
        case ev.GuessLost(seat, coins, owed):
            yield Line(in_full(_("wrong"), coins, owed), seat, -coins)
            yield Line(_("takes the guess"), table.dealer, coins)
        case ev.Folded(seat):
            yield Line(_("lays down"), seat)
        case ev.BetCalled(seat, coins, owed) if coins < owed:
            yield Line(in_full(_("into the pot"), coins, owed), seat, -coins)
        case ev.BetPlaced(seat, coins) | ev.BetRaised(seat, coins) | ev.BetCalled(seat, coins):
            yield Line(_("into the pot"), seat, -coins)
        case ev.CardBought(seat, coins, to):
            yield Line(_("for a card"), seat, -coins)
            if to is not None:
                yield Line(_("from a bought card"), to, coins)
        case ev.PotWon(_pot, coins, winners) if not table.best[winners[0]]:
            yield Line(_("takes the pot: nobody else is left"), winners[0], coins)
        case ev.PotWon(_pot, _coins, winners, shares):
            takes = _("takes the pot: {hand}") if len(winners) == 1 else _("shares the pot: {hand}")
            for seat, coins in zip(winners, shares, strict=True):
                yield Line(takes.format(hand=hand_words(table, seat)), seat, coins)
        case ev.CoinsReturned(seat, coins):
            yield Line(_("nobody could match these"), seat, coins)
        case ev.CoinPlaced(seat, place):
            yield Line(_("on the {rank}").format(rank=rank_word(table.hands[seat][place].rank)), seat, -1)
        case ev.MarkerPlaced(seat, place):
            yield Line(_("a marker on the {rank}").format(rank=rank_word(table.hands[seat][place].rank)), seat)
        case ev.CoverMissed(seat, place):
            yield Line(_("no coin for the {rank}").format(rank=rank_word(table.hands[seat][place].rank)), seat)
        case ev.BingoCalled(seats):
            for seat in seats:
                yield Line(_("bingo!"), seat)
        case ev.BingoWon(winners, shares):
            for seat, coins in zip(winners, shares, strict=True):
                yield Line(_("all coins on the cards"), seat, coins)
        case ev.BingoTied(seats):
            for seat in seats:
                yield Line(_("bingo, but not alone: the coins wait in the kitty"), seat)
        case ev.BingoDied(kitty) if not kitty:
            for seat in table.order():
                yield Line(_("takes back the coins on the cards"), seat, sum(table.coins[seat]))
        case ev.HandDiscarded(seat) if table.phase == "put_take":
            yield Line(_("lays the cards down"), seat)
        case ev.CoinsPut(seat, cards, coins, owed):
            yield Line(in_full(matching(seat, cards, table), coins, owed), seat, -coins)
        case ev.CoinsTaken(seat, cards, from_pot, from_dealer, owed):
            taken = from_pot + from_dealer
            yield Line(in_full(matching(seat, cards, table), taken, owed), seat, taken)
            if from_dealer:
                yield Line(_("makes up what the pot has not"), table.dealer, -from_dealer)
        case ev.PotCollected(seat, coins):
            yield Line(_("keeps the rest of the pot"), seat, coins)
        case ev.CoinsPaid(seat, to, coins) if seat == table.dealer:
            yield Line(_("pays everyone"), seat, -coins)
            yield Line(_("from the dealer"), to, coins)
        case ev.CoinsPaid(seat, to, coins, owed):
            yield Line(in_full(_("for the hit"), coins, owed), seat, -coins)
            yield Line(_("from everyone"), to, coins)
        case ev.CoinsGiven(seat, to, coins):
            yield Line(_("helps out"), seat, -coins)
            yield Line(_("gets help"), to, coins)
        case ev.SeatLeft(seat):
            yield Line(_("leaves the table"), seat)
        case ev.KittyShared(winners, shares):
            yield Line(_("The end"), heading=True)
            for seat, coins in zip(winners, shares, strict=True):
                yield Line(_("of the kitty"), seat, coins)


def in_full(words: str, coins: int, owed: int) -> str:
    """What it was for, and that it was not all (rule G3)."""
    return words if coins >= owed else _("{words}, only {coins} of {owed}").format(words=words, coins=coins, owed=owed)


def turned(card: Card, number: int, table: Table) -> Line:
    """The heading of a turned card."""
    row = table.rows[-1]
    rank = capital(rank_word(card.rank))
    stake = row.stakes[number - 1] if row.stakes else 0
    match row.kind:
        case "put":
            words = _("{rank}: put {coins}").format(rank=rank, coins=stake)
        case "take":
            words = _("{rank}: take {coins}").format(rank=rank, coins=stake)
        case "calls":
            words = rank
        case _:
            words = _("Count {count}: {rank}").format(count=rank_word(counted(number)), rank=rank_word(card.rank))
    return Line(words, heading=True, card=card)


def matching(seat: int, cards: tuple[int, ...], table: Table) -> str:
    """For one nine, for two nines."""
    rank: Rank = table.hands[seat][cards[0]].rank
    return _("for {cards}").format(cards=how_many(len(cards), rank))
