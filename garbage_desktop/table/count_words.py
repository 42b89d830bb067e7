"""Count words: what is said in the count-up, and on the way up and down."""

from garbage_desktop.language import _, ngettext
from garbage_desktop.table.bars import phase_name
from garbage_desktop.table.naming import capital, coins_word, counted, listed, rank_word, with_article
from garbage_desktop.table.speaker import Speaker, headline, with_detail
from garbage_desktop.table.view import Said
from garbage_engine import events as ev
from garbage_engine.cards import Rank
from garbage_engine.events import AnyEvent
from garbage_engine.table import Row, Table


class CountWords(Speaker):
    """Nothing for what is no count."""

    def said(self, event: AnyEvent, table: Table, before: Said) -> Said | None:
        match event:
            case ev.CardTurned(card, number) if table.rows[-1].kind == "count":
                return self.count(card.rank, number, table)
            case ev.CardTurned(card, number) if table.rows[-1].kind in ("up", "down"):
                return self.up_or_down(card.rank, number, table.rows[-1], table)
            case ev.RowStarted("count"):
                return self.counting(table)
            case ev.RowStarted("up" | "down" as way):
                return self.way(way, table)
            case ev.HitsSettled(up, down):
                return self.settled(up, down, table)
            case ev.CountMissed(coins):
                pays = _("You pay everyone {coins}."), _("{name} pays everyone {coins}.")
                return headline(_("Not one card met its count."), self.of(table.dealer, *pays, coins=coins_word(coins)))
            case ev.CoinsPaid(seat, _to, coins, owed) if coins < owed:
                return with_detail(before, self.only(seat, coins))
        return None

    # ---- count-up ---------------------------------------------------------------------------------
    def counting(self, table: Table) -> Said:
        last = rank_word(counted(self.rules.count_up_cards))
        game = phase_name("count_up", self.rules)
        counts = _("{game}: you count from ace to {rank}."), _("{game}: {name} counts from ace to {rank}.")
        agree = (
            _("When count and card agree, everyone pays you."),
            _("When count and card agree, everyone pays {name}."),
        )
        return headline(self.of(table.dealer, *counts, game=game, rank=last), self.of(table.dealer, *agree))

    def count(self, rank: Rank, number: int, table: Table) -> Said:
        word = capital(rank_word(counted(number)))
        if rank.count != number:
            return headline(_("{count}? {card}. Nothing to pay.").format(count=word, card=capital(with_article(rank))))
        coins = self.worth(number, table.rows[-1])
        values = {"count": word, "card": with_article(rank), "coins": str(coins)}
        pays = _("{count} is {card}! Everyone pays you {coins}."), _("{count} is {card}! Everyone pays {name} {coins}.")
        hits = listed([rank_word(counted(hit)) for hit in (*table.hits, number)])
        so_far = ngettext("{count} hit so far: {hits}.", "{count} hits so far: {hits}.", len(table.hits) + 1)
        run = _("One hit after another counts more each time.") if coins != number else ""
        return headline(
            self.of(table.dealer, *pays, **values),
            run or so_far.format(count=len(table.hits) + 1, hits=hits),
            _("{count} is {card}!").format(**values),
        )

    def worth(self, number: int, row: Row) -> int:
        """What a hit brings; with its run where hits in a row count more (rule C11.3)."""
        run = 1
        while self.rules.consecutive_hits and number - run in row.hits:
            run += 1
        return number * run

    # ---- up and down ------------------------------------------------------------------------------
    def way(self, way: str, table: Table) -> Said:
        if way == "up":
            up = _("Up: you count from ace to king."), _("Up: {name} counts from ace to king.")
            pay = (
                _("For each card that agrees you give everyone 1."),
                _("For each card that agrees {name} gives everyone 1."),
            )
        else:
            up = _("Down: you count from king to ace."), _("Down: {name} counts from king to ace.")
            pay = (
                _("For each card that agrees everyone gives you 1."),
                _("For each card that agrees everyone gives {name} 1."),
            )
        return headline(self.of(table.dealer, *up), self.of(table.dealer, *pay))

    def up_or_down(self, rank: Rank, number: int, row: Row, table: Table) -> Said:
        up, count = row.kind == "up", counted(number, row.kind)
        word, card = capital(rank_word(count)), with_article(rank)
        if rank is not count:
            return headline(_("{count}? {card}. No hit.").format(count=word, card=capital(card)), self.so_far(table))
        way = _("one hit on the way up") if up else _("one hit on the way down")
        agree = _("{count}! Count and card agree: {hit}.").format(count=word, hit=way)
        return headline(agree, self.so_far(table), _("{count} is {card}!").format(count=word, card=card))

    def so_far(self, table: Table) -> str:
        """What the way up has brought, while it goes down."""
        if table.rows[-1].kind == "up" or self.rules.up_down_settle == "net":
            return ""
        hits = len(table.rows[0].hits)
        if not hits:
            return _("Up there was no hit.")
        one = _("Up there was one hit: {name} gave everyone 1.")
        many = _("Up there were {count} hits: {name} gave everyone {count}.")
        return (one if hits == 1 else many).format(count=hits, name=self.name(table.dealer))

    def settled(self, up: int, down: int, table: Table) -> Said:
        """Who pays whom, and why (rules F6.1, F6.2, F6.4)."""
        dealer, more = table.dealer, up - down
        hits = _("{up} hits up, {down} down.").format(up=up, down=down) if up and down else self.hits(up, down)
        if not more:
            return headline(hits, _("Nobody has to pay."))
        gives = _("You give everyone {coins}."), _("{name} gives everyone {coins}.")
        gets = _("Everyone gives you {coins}."), _("Everyone gives {name} {coins}.")
        return headline(hits, self.of(dealer, *(gives if more > 0 else gets), coins=coins_word(abs(more))))

    @staticmethod
    def hits(up: int, down: int) -> str:
        if not up + down:
            return _("Not one card met its count.")
        if up:
            return ngettext("{count} hit on the way up.", "{count} hits on the way up.", up).format(count=up)
        return ngettext("{count} hit on the way down.", "{count} hits on the way down.", down).format(count=down)
