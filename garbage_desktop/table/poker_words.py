"""Poker words: what is said about antes, hands, coins put in, bought cards and pots."""

from collections.abc import Sequence

from garbage_desktop.language import _, ngettext, translated
from garbage_desktop.table.naming import card_word, coins_word, hand_words, shows
from garbage_desktop.table.speaker import Speaker, headline
from garbage_desktop.table.view import Said
from garbage_engine import events as ev
from garbage_engine.events import AnyEvent
from garbage_engine.hands import named, value
from garbage_engine.pots import pots_on
from garbage_engine.table import Table


class PokerWords(Speaker):
    """Nothing for what is no poker."""

    def said(self, event: AnyEvent, table: Table, before: Said) -> Said | None:
        match event:
            case ev.AntePaid(seat, coins, owed):
                return self.ante(seat, coins, owed)
            case ev.HandNamed(seat, places, four_flush):
                return self.hand_named(seat, places, four_flush, table, before)
            case ev.PotWon() if table.best[event.winners[0]]:
                return self.pot_won(event, table)
            case ev.PotWon(_pot, coins, winners):
                alone = self.of(
                    winners[0], _("You take the pot of {coins}."), _("{name} takes the pot of {coins}."), coins=coins
                )
                return headline(alone, _("Everybody else has laid down; nobody has to show what it is worth."))
            case ev.CoinsReturned(seat, coins):
                back = self.of(
                    seat, _("{coins} go back to you."), _("{coins} go back to {name}."), coins=coins_word(coins)
                )
                return headline(back, _("Nobody could put in as many, so nobody can win them."))
            case ev.CardBought() | ev.CardDiscarded():
                return self.buying(event, table)
        return self.street(event, table)

    # ---- antes and hands --------------------------------------------------------------------------
    def ante(self, seat: int, coins: int, owed: int) -> Said:
        everyone = ngettext(
            "Everyone puts {count} coin into the pot.", "Everyone puts {count} coins into the pot.", owed
        ).format(count=owed)
        if coins == owed:
            return headline(everyone)
        if not coins:
            none = _("You have no coins: you cannot win this pot."), _("{name} has no coins and cannot win this pot.")
            return headline(everyone, self.of(seat, *none))
        short = self.of(
            seat,
            _("You have only {coins}: you can win as many of each of the others."),
            _("{name} has only {coins} and can win as many of each of the others."),
            coins=coins_word(coins),
        )
        return headline(everyone, short)

    def hand_named(self, seat: int, places: Sequence[int], four_flush: bool, table: Table, before: Said) -> Said:
        if seat != self.you:
            return before if any(table.best) else headline(_("Now the hands are compared."))
        worth = value([table.hands[seat][place] for place in places], four_flush)
        return headline(_("Now the hands are compared."), _("You have: {hand}.").format(hand=translated(named(worth))))

    # ---- pots -------------------------------------------------------------------------------------
    def pot_won(self, event: ev.PotWon, table: Table) -> Said:
        winners, hand = event.winners, hand_words(table, event.winners[0])
        values = {"coins": str(event.coins), "hand": hand, "pot": self.pot_name(event, table)}
        if len(winners) == 1:
            long = _("You take {pot} of {coins}: {hand}."), _("{name} takes {pot} of {coins}: {hand}.")
            short = _("You take {pot} of {coins}."), _("{name} takes {pot} of {coins}.")
            return headline(
                self.of(winners[0], *long, **values), self.why(event, table), self.of(winners[0], *short, **values)
            )
        share = self.shared(event.shares, winners)
        kept = self.kept(event.carried)
        return headline(
            _("{names} share {pot} of {coins}: {hand}.").format(names=self.names(winners), **values),
            f"{share} {kept}".strip(),
            _("{names} share {pot}.").format(names=self.names(winners), **values),
        )

    @staticmethod
    def pot_name(event: ev.PotWon, table: Table) -> str:
        if event.pot:
            return _("the side pot")
        return _("the main pot") if len(pots_on(table)[1]) > 1 else _("the pot")

    def why(self, event: ev.PotWon, table: Table) -> str:
        """Who could not win a side pot; what an earlier pot had left."""
        if event.waited:
            left = ngettext(
                "{count} coin of it was left of an earlier pot.",
                "{count} coins of it were left of an earlier pot.",
                event.waited,
            )
            return left.format(count=event.waited)
        pots = pots_on(table)[1]
        out = [seat for seat in pots[0].claimants if seat not in pots[event.pot].claimants] if pots else []
        if not event.pot or not out:
            return ""
        had = _("{names} had no more to put in, and could only win the main pot.")
        return had.format(names=self.names(out))

    @staticmethod
    def kept(coins: int) -> str:
        if not coins:
            return ""
        waits = ngettext("{count} coin waits for the next pot.", "{count} coins wait for the next pot.", coins)
        return waits.format(count=coins)

    # ---- stud and buying --------------------------------------------------------------------------
    def street(self, event: AnyEvent, table: Table) -> Said | None:
        match event:
            case ev.StreetStarted(cards, opener):
                return self.street_started(cards, opener, table)
            case ev.Checked(seat):
                return headline(self.of(seat, _("You pass."), _("{name} passes.")))
            case ev.Folded(seat):
                down = self.of(seat, _("You lay down."), _("{name} lays down."))
                return headline(down, _("The pot is lost, but the hand stays and plays in the next games."))
            case ev.BetPlaced(seat, coins):
                return headline(self.of(seat, _("You put in {coins}."), _("{name} puts in {coins}."), coins=coins))
            case ev.BetRaised(seat, coins, to):
                more = _("You put in {coins}: now it is {to}."), _("{name} puts in {coins}: now it is {to}.")
                return headline(self.of(seat, *more, coins=coins, to=to))
            case ev.BetCalled(seat, coins, owed) if coins < owed:
                everything = _("You put in everything: {coins}."), _("{name} puts in everything: {coins}.")
                return headline(
                    self.of(seat, *everything, coins=coins), _("What the others put in above it goes into a side pot.")
                )
            case ev.BetCalled(seat, coins):
                return headline(self.of(seat, _("You match {coins}."), _("{name} matches {coins}."), coins=coins))
        return None

    def street_started(self, cards: int, opener: int, table: Table) -> Said:
        show = shows(table.hands[opener])
        begins = self.of(
            opener, _("You show the best cards and begin: {hand}."), _("{name} begins: {hand}."), hand=show
        )
        after = ngettext("After {count} card coins can be put in.", "After {count} cards coins can be put in.", cards)
        empty = [seat for seat in table.claimants if not table.purses[seat]]
        if empty:
            out = _("{names} has everything in and only watches."), _("{names} have everything in and only watch.")
            return headline(begins, ngettext(*out, len(empty)).format(names=self.names(empty)))
        return headline(begins, after.format(count=cards))

    def buying(self, event: ev.CardBought | ev.CardDiscarded, table: Table) -> Said:
        seat = event.seat
        if isinstance(event, ev.CardBought):
            buys = _("You buy a card for {coins}."), _("{name} buys a card for {coins}.")
            into = _("The coins go into the pot.") if event.to is None else _("The coins go to the dealer.")
            return headline(self.of(seat, *buys, coins=event.coins), into)
        lays = _("You lay the {card} aside."), _("{name} lays the {card} aside.")
        return headline(self.of(seat, *lays, card=card_word(table.hands[seat][event.card])))
