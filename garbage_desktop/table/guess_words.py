"""Guess words: what is said in red or black."""

from garbage_desktop.language import _, ngettext
from garbage_desktop.table.naming import coins_word
from garbage_desktop.table.speaker import Speaker, headline
from garbage_desktop.table.view import Said
from garbage_engine import events as ev
from garbage_engine.events import AnyEvent
from garbage_engine.table import Table


class GuessWords(Speaker):
    """Nothing for what is no guess."""

    def said(self, event: AnyEvent, table: Table, before: Said) -> Said | None:
        match event:
            case ev.GuessMade(seat, red, coins):
                return self.made(seat, red, coins, table)
            case ev.GuessSkipped(seat):
                return self.skipped(seat, table)
            case ev.CardDealt(seat) if table.phase == "red_black":
                return self.dealt(event, table, before)
            case ev.GuessWon(seat, coins, owed):
                return self.won(seat, coins, owed, table)
            case ev.GuessLost(seat, coins, owed):
                lost = self.of(seat, _("Wrong: you lose {coins}."), _("Wrong: {name} loses {coins}."), coins=coins)
                return headline(lost, self.colours(seat, table) if coins == owed else self.only(seat, coins))
        return None

    def made(self, seat: int, red: bool, coins: int, table: Table) -> Said:
        values = {"coins": coins_word(coins), "colour": _("red") if red else _("black")}
        puts = self.of(seat, _("You put {coins} on {colour}."), _("{name} puts {coins} on {colour}."), **values)
        dealer, has = self.name(table.dealer), table.purses[table.dealer]
        if self.rules.bet_cap == "dealer" and coins == has:
            return headline(
                puts, _("It cannot be more: {name} has {coins} to match it.").format(name=dealer, coins=has)
            )
        return headline(puts, _("Three cards of that colour bring as many coins again."))

    def skipped(self, seat: int, table: Table) -> Said:
        """Why there is no guess."""
        if self.rules.bet_cap == "dealer" and table.purses[table.dealer] <= 0:
            empty = _("You have no coins to match a guess."), _("{name} has no coins to match a guess.")
            return headline(self.of(table.dealer, *empty), self.gets(seat))
        if table.purses[seat] <= 0 and self.rules.short_pay != "debt":
            empty = _("You have no coins to put on a colour."), _("{name} has no coins to put on a colour.")
            return headline(self.of(seat, *empty), self.gets(seat))
        return headline(self.of(seat, _("No guess: you only get cards."), _("No guess: {name} only gets cards.")))

    def gets(self, seat: int) -> str:
        return self.of(seat, _("You only get your cards."), _("{name} only gets cards."))

    def dealt(self, event: ev.CardDealt, table: Table, before: Said) -> Said:
        """The cards are counted as they come."""
        seat, guess = event.seat, table.guesses[event.seat]
        if seat == table.dealer:
            return headline(self.of(seat, _("You deal yourself five cards."), _("{name} gets the last five cards.")))
        if not guess or guess.gain is not None:
            return before
        cards = [*table.hands[seat], event.card]
        right = sum(card.suit.red == guess.red for card in cards)
        counted = ngettext("{right} of {count} card is {colour}.", "{right} of {count} cards are {colour}.", len(cards))
        colour = _("red") if guess.red else _("black")
        return Said(before.headline, (counted.format(right=right, count=len(cards), colour=colour),))

    def won(self, seat: int, coins: int, owed: int, table: Table) -> Said:
        won = self.of(seat, _("Right! You win {coins}."), _("Right! {name} wins {coins}."), coins=coins)
        short = self.of(
            table.dealer,
            _("You should pay {owed} and have only {coins}: the rest is let off."),
            _("{name} should pay {owed} and has only {coins}: the rest is let off."),
            owed=owed,
            coins=coins,
        )
        return headline(won, short if coins < owed else self.colours(seat, table))

    def colours(self, seat: int, table: Table) -> str:
        """How many of each colour have come."""
        red = sum(card.suit.red for card in table.hands[seat])
        if self.rules.one_colour_doubles and red in (0, len(table.hands[seat])):
            return _("All cards of one colour: that counts double.")
        return _("{red} red, {black} black.").format(red=red, black=len(table.hands[seat]) - red)
