"""Words: what is said at the table when something happens, in forms from long to short."""

from collections.abc import Sequence

from garbage_desktop.language import _, ngettext, translated
from garbage_desktop.table.bars import phase_name
from garbage_desktop.table.naming import (
    capital,
    coins_word,
    counted,
    hand_words,
    how_many,
    listed,
    rank_word,
    with_article,
)
from garbage_desktop.table.view import Said, Sitter, only_person, shown_name
from garbage_engine import events as ev
from garbage_engine.cards import Card, Rank
from garbage_engine.events import AnyEvent
from garbage_engine.hands import named, value
from garbage_engine.table import Table


class Words:
    """The words of one table; "you" only if exactly one person plays."""

    def __init__(self, sitters: tuple[Sitter, ...]) -> None:
        self.sitters, self.you = sitters, only_person(sitters)

    def name(self, seat: int) -> str:
        return shown_name(self.sitters, seat)

    def names(self, seats: Sequence[int]) -> str:
        return listed([self.name(seat) for seat in seats])

    def names_within(self, seats: Sequence[int]) -> str:
        """Names in the middle of a sentence."""
        return listed([_("you") if seat == self.you else self.name(seat) for seat in seats])

    def of(self, seat: int, yours: str, theirs: str, **values: object) -> str:
        """A sentence about a seat, in the one form or the other."""
        return (yours if seat == self.you else theirs).format(name=self.name(seat), **values)

    def said(self, event: AnyEvent, table: Table, before: Said) -> Said:
        """What is to be read from now on; `table` is the one before the event."""
        for told in (self.of_the_deal, self.of_poker, self.of_cards, self.of_counts):
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
            case ev.Shuffled() if table.phase:
                return headline(_("The cards laid aside are shuffled again."))
            case ev.PhaseStarted():
                return self.phase(event, table)
            case ev.CardDealt():
                return headline(_("Everyone gets cards, face up."))
            case ev.RowStarted(row, stakes) if stakes:
                return self.row_started(row, stakes, table)
            case ev.CoinsGiven(seat, to, coins):
                give = _("{name} gives {to} {coins}.")
                yours = _("You give {to} {coins}.")
                return headline(self.of(seat, yours, give, to=self.name(to), coins=coins_word(coins)))
            case ev.SeatLeft(seat):
                return headline(
                    self.of(seat, _("You have no coins left."), _("{name} has no coins left and leaves the table."))
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

    def of_poker(self, event: AnyEvent, table: Table, before: Said) -> Said | None:
        """Antes, hands and pots."""
        match event:
            case ev.AntePaid(seat, coins, owed):
                return self.ante(seat, coins, owed)
            case ev.HandNamed(seat, places, four_flush):
                return self.hand_named(seat, places, four_flush, table, before)
            case ev.PotWon():
                return self.pot_won(event, table)
            case ev.CoinsReturned(seat, coins):
                back = _("{coins} go back to {name}: nobody could match them.")
                return headline(self.of(seat, back, back, coins=coins_word(coins)))
            case ev.StreetStarted(_, opener):
                return headline(
                    self.of(
                        opener, _("You show the best cards and begin."), _("{name} shows the best cards and begins.")
                    )
                )
            case ev.Checked(seat):
                return headline(self.of(seat, _("You pass."), _("{name} passes.")))
            case ev.Folded(seat):
                return headline(
                    self.of(seat, _("You lay down."), _("{name} lays down.")), _("The cards play on in the next games.")
                )
            case ev.BetPlaced(seat, coins):
                return headline(self.of(seat, _("You put in {coins}."), _("{name} puts in {coins}."), coins=coins))
            case ev.BetRaised(seat, coins, to):
                more = self.of(
                    seat,
                    _("You put in {coins}: now it is {to}."),
                    _("{name} puts in {coins}: now it is {to}."),
                    coins=coins,
                    to=to,
                )
                return headline(more)
            case ev.BetCalled(seat, coins, owed):
                match_ = self.of(seat, _("You match {coins}."), _("{name} matches {coins}."), coins=coins)
                all_in = self.of(
                    seat, _("You put in everything: {coins}."), _("{name} puts in everything: {coins}."), coins=coins
                )
                return headline(match_ if coins == owed else all_in)
            case ev.CardBought(seat, coins):
                return headline(
                    self.of(seat, _("You buy a card for {coins}."), _("{name} buys a card for {coins}."), coins=coins)
                )
            case ev.CardDiscarded(seat, card):
                word = rank_word(table.hands[seat][card].rank)
                return headline(
                    self.of(seat, _("You lay the {rank} aside."), _("{name} lays the {rank} aside."), rank=word)
                )
        return None

    def of_cards(self, event: AnyEvent, table: Table, before: Said) -> Said | None:
        """Coins for called cards."""
        match event:
            case ev.CoinPlaced(seat, place):
                return with_detail(before, self.one_to_go(seat, place, table))
            case ev.CoverMissed(seat, place):
                rank = table.hands[seat][place].rank
                missed = self.of(seat, _("You have no coin left."), _("{name} has no coin left."), rank=rank_word(rank))
                return with_detail(before, missed)
            case ev.CoinsPut(seat, _cards, coins, owed) if coins < owed:
                short = self.of(
                    seat,
                    _("You have only {coins} left: you put in {coins}."),
                    _("{name} has only {coins} left and puts in {coins}."),
                    coins=coins,
                )
                return with_detail(before, short)
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
                return headline(
                    _("Bingo for {names}: nobody wins.").format(names=self.names(seats)),
                    _("{coins} wait in the kitty for the next bingo.").format(coins=coins_word(coins)),
                )
        return None

    def of_counts(self, event: AnyEvent, table: Table, before: Said) -> Said | None:
        """Guesses and counts."""
        match event:
            case ev.GuessMade(seat, red, coins):
                values = {"coins": coins_word(coins), "colour": _("red") if red else _("black")}
                return headline(
                    self.of(seat, _("You put {coins} on {colour}."), _("{name} puts {coins} on {colour}."), **values)
                )
            case ev.GuessSkipped(seat):
                return headline(self.of(seat, _("No guess for you: only cards."), _("{name} only gets cards.")))
            case ev.GuessWon(seat, coins, owed):
                won = self.of(seat, _("Right! You win {coins}."), _("Right! {name} wins {coins}."), coins=coins)
                return headline(won, _("The dealer has no more.") if coins < owed else "")
            case ev.GuessLost(seat, coins):
                return headline(
                    self.of(seat, _("Wrong: you lose {coins}."), _("Wrong: {name} loses {coins}."), coins=coins)
                )
            case ev.HitsSettled(up, down):
                return headline(
                    _("Hits up: {up}, hits down: {down}.").format(up=up, down=down),
                    self.of(
                        table.dealer,
                        _("You pay everyone the hits up and get those down."),
                        _("{name} pays everyone the hits up and gets those down."),
                    ),
                )
            case ev.CountMissed(coins):
                return headline(
                    _("Not one card met its count."),
                    self.of(
                        table.dealer,
                        _("You pay everyone {coins}."),
                        _("{name} pays everyone {coins}."),
                        coins=coins_word(coins),
                    ),
                )
            case ev.CoinsPaid(seat, _to, coins, owed) if coins < owed:
                only = self.of(
                    seat, _("You have only {coins} left."), _("{name} has only {coins} left."), coins=coins_word(coins)
                )
                return with_detail(before, only)
        return None

    # phases

    def phase(self, event: ev.PhaseStarted, table: Table) -> Said:
        match event.phase:
            case "poker":
                return headline(_("Poker: the best hand takes the pot."))
            case "bingo":
                return headline(
                    _("Bingo: a coin on every card that is called."),
                    _("The first to cover a whole hand collects all coins on the cards."),
                )
            case "put_take":
                return headline(
                    _("Put & Take: first everyone puts in, then everyone takes."),
                    self.of(
                        table.dealer,
                        _("You deal: you lay your cards down and keep what is left in the pot."),
                        _("{name} deals, lays the cards down and keeps what is left in the pot."),
                    ),
                )
            case "count_up":
                return headline(
                    self.of(
                        table.dealer,
                        _("Count-Up: you count from ace to king."),
                        _("Count-Up: {name} counts from ace to king."),
                    ),
                    self.of(
                        table.dealer,
                        _("When count and card agree, everyone pays you."),
                        _("When count and card agree, everyone pays {name}."),
                    ),
                )
        return headline(phase_name(event.phase))

    def row_started(self, row: str, stakes: Sequence[int], table: Table) -> Said:
        if row == "put":
            long = _("For each card, put in more: {first} for the first, {last} for the last.")
            return headline(long.format(first=stakes[0], last=stakes[-1]), _("Nothing to put in without a match."))
        if row == "take":
            long = _("Now take: {first} for the first card, {last} for the last.")
            return headline(long.format(first=stakes[0], last=stakes[-1]))
        return self.phase(ev.PhaseStarted("count_up"), table)

    # poker

    def ante(self, seat: int, coins: int, owed: int) -> Said:
        everyone = ngettext(
            "Everyone puts {count} coin into the pot.", "Everyone puts {count} coins into the pot.", owed
        ).format(count=owed)
        if coins == owed:
            return headline(everyone)
        only = self.of(
            seat, _("You have only {coins} left."), _("{name} has only {coins} left."), coins=coins_word(coins)
        )
        return headline(everyone, only)

    def hand_named(self, seat: int, places: Sequence[int], four_flush: bool, table: Table, before: Said) -> Said:
        if seat != self.you:
            return before if any(table.best) else headline(_("Now the hands are compared."))
        worth = value([table.hands[seat][place] for place in places], four_flush)
        return headline(_("Now the hands are compared."), _("You have: {hand}.").format(hand=translated(named(worth))))

    def pot_won(self, event: ev.PotWon, table: Table) -> Said:
        if not table.best[event.winners[0]]:
            alone = _("{name} takes the pot of {coins}: nobody else is left.")
            return headline(self.of(event.winners[0], alone, alone, coins=event.coins))
        hand = hand_words(table, event.winners[0])
        coins, winners = event.coins, event.winners
        if len(winners) == 1:
            return headline(
                self.of(
                    winners[0],
                    _("You take the pot of {coins}: {hand}."),
                    _("{name} takes the pot of {coins}: {hand}."),
                    coins=coins,
                    hand=hand,
                ),
                short=self.of(
                    winners[0], _("You take the pot of {coins}."), _("{name} takes the pot of {coins}."), coins=coins
                ),
            )
        return headline(
            _("{names} share the pot of {coins}: {hand}.").format(names=self.names(winners), coins=coins, hand=hand),
            self.shared(event.shares, winners),
            short=_("The pot of {coins} is shared.").format(coins=coins),
        )

    def shared(self, shares: Sequence[int], winners: Sequence[int]) -> str:
        """How many each; odd coins go to the first from the dealer’s left (rule G4)."""
        least = min(shares)
        odd = [seat for seat, share in zip(winners, shares, strict=True) if share > least]
        each = _("{coins} each.").format(coins=least)
        if not odd:
            return each
        more = _("One more for {names}, nearest the dealer’s left.").format(names=self.names_within(odd))
        return f"{each} {more}"

    # calls

    def turned(self, card: Card, table: Table) -> Said:
        row = table.rows[-1]
        number = len(row.cards) + 1
        stake = row.stakes[number - 1] if row.stakes else 0
        match row.kind:
            case "calls":
                return self.called(card.rank, table)
            case "put" | "take":
                return self.put_or_take(card.rank, stake, row.kind == "put", table)
        return self.count(card.rank, number, stake, table)

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

    def put_or_take(self, rank: Rank, stake: int, put: bool, table: Table) -> Said:
        word, have = rank_word(rank), self.matches(rank, table)
        if put:
            long = _("{call}! Everyone with {one} puts in {coins} for each.")
            short, yours = _("{call}! Put in {coins}."), _("You have {cards}: you put in {coins}.")
            theirs = _("{name} puts in {coins}")
        else:
            long = _("{call}! Everyone with {one} takes {coins} for each.")
            short, yours = _("{call}! Take {coins}."), _("You have {cards}: you take {coins}.")
            theirs = _("{name} takes {coins}")
        values = {"call": capital(word), "one": with_article(rank), "coins": stake}
        mine = have.pop(self.you, 0) if self.you is not None else 0
        own = self.yours(yours, mine, rank, stake * mine) if self.you != table.dealer else ""
        others = " · ".join(theirs.format(name=self.name(seat), coins=stake * count) for seat, count in have.items())
        both = f"{own} {others}".strip() if others else own
        return Said(
            (long.format(**values), short.format(**values)), tuple(form for form in (both, own or others) if form)
        )

    def yours(self, words: str, count: int, rank: Rank, coins: int = 0) -> str:
        """What you have of a rank and what it means for you; nothing if you are not the only person."""
        if self.you is None:
            return ""
        if not count:
            return _("You have {cards}.").format(cards=how_many(0, rank))
        return words.format(cards=how_many(count, rank), coins=coins)

    def matches(self, rank: Rank, table: Table) -> dict[int, int]:
        """How many cards of the rank each seat has, in seat order."""
        counts = {seat: sum(card.rank == rank for card in table.hands[seat]) for seat in table.order()}
        return {seat: count for seat, count in counts.items() if count}

    def count(self, rank: Rank, number: int, stake: int, table: Table) -> Said:
        word = capital(rank_word(counted(number)))
        if rank.count != number:
            return headline(_("{count}? {card}. Nothing to pay.").format(count=word, card=capital(with_article(rank))))
        pays = self.of(
            table.dealer,
            _("{count} is {card}! Everyone pays you {coins}."),
            _("{count} is {card}! Everyone pays {name} {coins}."),
            count=word,
            card=with_article(rank),
            coins=stake,
        )
        hits = listed([rank_word(counted(hit)) for hit in (*table.hits, number)])
        so_far = ngettext("{count} hit so far: {hits}.", "{count} hits so far: {hits}.", len(table.hits) + 1)
        short = _("{count} is {card}!").format(count=word, card=with_article(rank))
        return headline(pays, so_far.format(count=len(table.hits) + 1, hits=hits), short=short)

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


def headline(words: str, detail: str = "", short: str = "") -> Said:
    return Said(tuple(form for form in (words, short) if form), (detail,) if detail else ())


def with_detail(before: Said, detail: str) -> Said:
    """The same headline, something new below it."""
    return Said(before.headline, (detail,)) if detail else before
