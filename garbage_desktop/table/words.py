"""Words: what is said at the table when something happens, in forms from long to short."""

from collections.abc import Sequence

from garbage_desktop.language import _, ngettext
from garbage_desktop.table.bars import phase_name
from garbage_desktop.table.count_words import CountWords
from garbage_desktop.table.guess_words import GuessWords
from garbage_desktop.table.naming import (
    capital,
    coins_word,
    rank_word,
    with_article,
)
from garbage_desktop.table.poker_words import PokerWords
from garbage_desktop.table.speaker import CLASSIC, Speaker, headline, with_detail
from garbage_desktop.table.view import Said, Sitter
from garbage_engine import events as ev
from garbage_engine.cards import Card, Rank
from garbage_engine.events import AnyEvent
from garbage_engine.rules import Rules
from garbage_engine.table import Table


class Words(Speaker):
    """The words of one table."""

    def __init__(self, sitters: tuple[Sitter, ...], rules: Rules = CLASSIC) -> None:
        super().__init__(sitters, rules)
        self._others = [kind(sitters, rules).said for kind in (PokerWords, GuessWords, CountWords)]

    def said(self, event: AnyEvent, table: Table, before: Said) -> Said:
        """What is to be read from now on; `table` is the one before the event."""
        for told in (*self._others, self.of_the_deal, self.of_cards):
            if said := told(event, table, before):
                return said
        return before

    def of_the_deal(self, event: AnyEvent, table: Table, before: Said) -> Said | None:
        """The course of a deal."""
        match event:
            case ev.CardTurned(card):
                return self.turned(card, table)
            case ev.DealStarted(deal, dealer):
                return headline(
                    self.of(dealer, _("Hand {deal}. You deal."), _("Hand {deal}. {name} deals."), deal=deal)
                )
            case ev.Shuffled(stock) if table.phase:
                again = (
                    _("The dealer’s pack is shuffled again.")
                    if stock
                    else _("The cards laid aside are shuffled again.")
                )
                return headline(again, _("There were not enough cards left in the shoe."))
            case ev.PhaseStarted():
                return self.phase(event, table)
            case ev.CardDealt():
                return headline(_("Everyone gets cards, face up."))
            case ev.RowStarted(row, stakes) if stakes:
                return self.row_started(row, stakes, table)
            case ev.CoinsGiven(seat, to, coins):
                give = _("You give {to} {coins}."), _("{name} gives {to} {coins}.")
                return headline(
                    self.of(seat, *give, to=self.names_within([to]), coins=coins_word(coins)),
                    _("Whoever has no coins gets some of the richest: a gift, not a loan."),
                )
            case ev.SeatLeft(seat):
                return headline(
                    self.of(
                        seat,
                        _("You have no coins left and leave the table."),
                        _("{name} has no coins left and leaves the table."),
                    )
                )
            case ev.KittyShared(winners, shares):
                return headline(
                    _("The kitty is shared: {coins} for {names}.").format(
                        coins=coins_word(sum(shares)), names=self.names_within(winners)
                    )
                )
            case ev.MatchEnded(winners):
                return self.match_ended(winners)
        return None

    def of_cards(self, event: AnyEvent, table: Table, before: Said) -> Said | None:
        """Coins for called cards."""
        match event:
            case ev.CoinPlaced(seat, place):
                return with_detail(before, self.one_to_go(seat, place, table))
            case ev.CoverMissed(seat, place):
                rank = table.hands[seat][place].rank
                missed = self.of(
                    seat,
                    _("You have no coin left: your {rank} stays bare."),
                    _("{name} has no coin left: the {rank} stays bare."),
                    rank=rank_word(rank),
                )
                return with_detail(before, missed)
            case ev.MarkerPlaced(seat):
                marker = _("You have no coin left: a marker covers."), _("{name} has no coin left: a marker covers.")
                return with_detail(before, self.of(seat, *marker))
            case ev.CoinsPut(seat, _cards, coins, owed) if coins < owed:
                return with_detail(before, self.only(seat, coins))
            case ev.CoinsTaken(seat, _cards, from_pot, from_dealer, owed) if from_pot + from_dealer < owed:
                return with_detail(before, self.empty(seat, table))
            case ev.CoinsTaken(_seat, _cards, _pot, from_dealer, _owed) if from_dealer:
                pays = self.of(
                    table.dealer,
                    _("The pot is empty: you pay {coins}."),
                    _("The pot is empty: {name} pays {coins}."),
                    coins=from_dealer,
                )
                return with_detail(before, pays)
            case ev.PotCollected(seat, coins):
                return headline(
                    self.of(
                        seat,
                        _("You keep the {coins} left in the pot."),
                        _("{name} keeps the {coins} left in the pot."),
                        coins=coins_word(coins),
                    )
                )
            case ev.BingoCalled(seats):
                return self.bingo(seats)
            case ev.BingoWon():
                return self.bingo_won(event)
            case ev.BingoDied(kitty):
                return headline(
                    _("No bingo: the cards have run out."),
                    _("The coins on the cards wait in the kitty.")
                    if kitty
                    else _("Everyone takes back the coins on the cards."),
                )
            case ev.BingoTied(seats, coins):
                waits = ngettext(
                    "{count} coin waits in the kitty for the next bingo.",
                    "{count} coins wait in the kitty for the next bingo.",
                    table.kitty + coins,
                )
                return headline(
                    _("Bingo for {names}: nobody wins.").format(names=self.names_within(seats)),
                    waits.format(count=table.kitty + coins),
                )
        return None

    # phases

    def phase(self, event: ev.PhaseStarted, table: Table) -> Said:
        game = phase_name(event.phase, self.rules)
        match event.phase:
            case "poker":
                return headline(_("{game}: the best hand takes the pot.").format(game=game))
            case "bingo":
                return headline(
                    _("{game}: a coin on every card that is called.").format(game=game),
                    _("The first to cover a whole hand collects all coins on the cards."),
                )
            case "put_take":
                first = _("{game}: first everyone puts in, then everyone takes.").format(game=game)
                return headline(first, self.put_and_take(table))
            case "red_black":
                return headline(
                    _("{game}: which colour will most of your five cards have?").format(game=game),
                    self.of(
                        table.dealer,
                        _("You deal and match what the others put on a colour."),
                        _("{name} deals and matches what the others put on a colour."),
                    ),
                    _("{game}: which colour will it be?").format(game=game),
                )
            case "count_up" | "up_down":
                return headline(game)

    def row_started(self, row: str, stakes: Sequence[int], table: Table) -> Said:
        values = {"first": stakes[0], "last": stakes[-1]}
        if row == "put":
            long = _("For each card, put in more: {first} for the first, {last} for the last.")
            return headline(long.format(**values), _("Nothing to put in without a match."))
        return headline(_("Now take: {first} for the first card, {last} for the last.").format(**values))

    def put_and_take(self, table: Table) -> str:
        """The dealer's part (rules C8.1, F5.2)."""
        if self.rules.dealer_puts_and_takes:
            return self.of(
                table.dealer,
                _("You put and take, too, and keep what is left in the pot."),
                _("{name} puts and takes, too, and keeps what is left in the pot."),
            )
        if self.rules.ruleset == "family":
            return self.of(
                table.dealer,
                _("You deal: your cards rest, and you keep what is left in the pot."),
                _("{name} deals: these cards rest. What is left in the pot goes to {name}."),
            )
        return self.of(
            table.dealer,
            _("You deal: you lay your cards down and keep what is left in the pot."),
            _("{name} deals, lays the cards down and keeps what is left in the pot."),
        )

    # calls

    def turned(self, card: Card, table: Table) -> Said:
        row = table.rows[-1]
        number = len(row.cards) + 1
        stake = row.stakes[number - 1] if row.stakes else 0
        match row.kind:
            case "put" | "take":
                return self.put_or_take(card, stake, row.kind == "put", table)
        return self.called(card.rank, table)

    def called(self, rank: Rank, table: Table) -> Said:
        word = rank_word(rank)
        call = capital(word)
        mine = self.matches(rank, table).get(self.you, 0) if self.you is not None else 0
        if mine:
            long = _("{call}! Put a coin on every {rank} you have.").format(call=call, rank=word)
        else:
            long = _("{call}! A coin on every {rank}.").format(call=call, rank=word)
        return headline(
            long,
            self.yours(_("You have {cards}."), mine, rank),
            short=_("{call}! A coin on every {rank}.").format(call=call, rank=word),
        )

    def put_or_take(self, card: Card, stake: int, put: bool, table: Table) -> Said:
        rank = card.rank
        word, have = rank_word(rank), self.matches(rank, table)
        if self.rules.ruleset == "family" and not self.rules.dealer_puts_and_takes:
            have.pop(table.dealer, None)
        if put:
            long = _("{call}! Everyone with {one} puts in {coins} for each.")
            short, yours = _("{call}! Put in {coins}."), _("You have {cards}: you put in {coins}.")
            theirs = _("{name} puts in {coins}")
        else:
            long = _("{call}! Everyone with {one} takes {coins} for each.")
            short, yours = _("{call}! Take {coins}."), _("You have {cards}: you take {coins}.")
            theirs = _("{name} takes {coins}")
        values = {"call": capital(word), "one": with_article(rank), "coins": stake}
        coins = {seat: stake * self.worth(card, table.hands[seat]) for seat in have}
        mine = have.pop(self.you, 0) if self.you is not None else 0
        own = self.yours(yours, mine, rank, coins.get(self.you, 0) if self.you is not None else 0)
        own = own if self.you != table.dealer or mine else ""
        others = " · ".join(theirs.format(name=self.name(seat), coins=coins[seat]) for seat in have)
        others = _("{words}.").format(words=others) if others else ""
        both = f"{own} {others}".strip() if others else own
        return Said(
            (long.format(**values), short.format(**values)), tuple(form for form in (both, own or others) if form)
        )

    def worth(self, card: Card, hand: Sequence[Card]) -> int:
        """How many times the stake the matching cards of a hand are worth (rules C9.2 to C9.4)."""
        units = matches = sum(other.rank == card.rank for other in hand)
        if self.rules.suit_double:
            units += sum(other is card for other in hand)
        return units * matches if self.rules.pair_multiplies else units

    def empty(self, seat: int, table: Table) -> str:
        """Pot and dealer together have not enough (rule C8.6)."""
        if seat == table.dealer:
            return self.of(
                seat, _("The pot is empty: you cannot pay yourself."), _("The pot is empty: {name} gets nothing.")
            )
        return self.of(
            table.dealer,
            _("Pot and purse are empty: you cannot pay the rest, it is let off."),
            _("Pot and purse are empty: {name} cannot pay the rest, it is let off."),
        )

    def matches(self, rank: Rank, table: Table) -> dict[int, int]:
        """How many cards of the rank each seat has, in seat order."""
        counts = {seat: sum(card.rank == rank for card in table.hands[seat]) for seat in table.order()}
        return {seat: count for seat, count in counts.items() if count}

    # bingo

    def one_to_go(self, seat: int, place: int, table: Table) -> str:
        """Who needs only one more card, as news, not as drama."""
        if table.covered(seat, place):
            return ""
        hand = table.hands[seat]
        bare = [card.rank for n, card in enumerate(hand) if n != place and not table.covered(seat, n)]
        if len(bare) != 1:
            return ""
        need = with_article(bare[0])
        return self.of(seat, _("You need only {rank} now."), _("{name} needs only {rank} now."), rank=need)

    def bingo(self, seats: Sequence[int]) -> Said:
        if len(seats) > 1:
            return headline(_("Bingo for {names}!").format(names=self.names_within(seats)))
        return headline(
            self.of(
                seats[0],
                _("Bingo! You have a coin on every card."),
                _("Bingo! {name} has a coin on every card."),
            ),
            short=_("Bingo!"),
        )

    def bingo_won(self, event: ev.BingoWon) -> Said:
        winners, coins = event.winners, sum(event.shares)
        kitty = _("{coins} of them come out of the kitty.").format(coins=event.kitty) if event.kitty else ""
        if len(winners) > 1:
            share = self.shared(event.shares, winners)
            return headline(
                _("{names} share {coins}.").format(names=self.names(winners), coins=coins_word(coins)),
                f"{share} {kitty}".strip(),
            )
        collect = self.of(
            winners[0],
            _("Bingo! You collect {coins} from all cards."),
            _("Bingo! {name} collects {coins} from all cards."),
            coins=coins_word(coins),
        )
        return headline(collect, kitty, short=_("Bingo! {coins}.").format(coins=coins_word(coins)))

    def match_ended(self, winners: Sequence[int]) -> Said:
        if len(winners) > 1:
            return headline(_("{names} have the most coins together.").format(names=self.names(winners)))
        return headline(
            self.of(winners[0], _("You have the most coins: you win!"), _("{name} has the most coins and wins."))
        )
