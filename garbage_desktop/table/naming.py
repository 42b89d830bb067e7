"""Naming: cards, counts and calls in words."""

from collections.abc import Sequence

from garbage_desktop.language import _, ngettext, translated
from garbage_engine.cards import Card, Rank, Suit
from garbage_engine.events import RowKind
from garbage_engine.hands import named, rank_name, shown
from garbage_engine.table import Row, Table


def rank_letter(rank: Rank) -> str:
    """A rank as on its card."""
    return "10" if rank is Rank.TEN else rank.letter


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def rank_word(rank: Rank, count: int = 1) -> str:
    return translated(rank_name(rank, count))


def with_article(rank: Rank) -> str:
    """A rank with its article: a six, an ace."""
    article = _("an {rank}") if rank in (Rank.ACE, Rank.EIGHT) else _("a {rank}")
    return article.format(rank=rank_word(rank))


def card_word(card: Card) -> str:
    """Four of diamonds."""
    suits = {Suit.SPADES: _("spades"), Suit.HEARTS: _("hearts"), Suit.DIAMONDS: _("diamonds"), Suit.CLUBS: _("clubs")}
    return _("{rank} of {suit}").format(rank=rank_word(card.rank), suit=suits[card.suit])


def shows(cards: Sequence[Card]) -> str:
    """What three or four cards show: pair of jacks, queen high."""
    counts, ranks = shown(cards)
    one, many = rank_word(Rank(ranks[0])), rank_word(Rank(ranks[0]), 2)
    if counts[:2] == [2, 2]:
        return _("two pair, {many} and {others}").format(many=many, others=rank_word(Rank(ranks[1]), 2))
    words = {1: _("{one} high"), 2: _("pair of {many}"), 3: _("three {many}"), 4: _("four {many}")}
    return words[counts[0]].format(one=one, many=many)


def how_many(count: int, rank: Rank) -> str:
    """One nine, two nines."""
    numbers = [_("no"), _("one"), _("two"), _("three"), _("four"), _("five"), _("six"), _("seven")]
    number = numbers[count] if count < len(numbers) else str(count)
    return _("{number} {rank}").format(number=number, rank=rank_word(rank, max(1, count)))


def figures(coins: int) -> str:
    """A number of coins with a true minus sign.

    >>> figures(12), figures(-3)
    ('12', '−3')
    """
    return str(coins) if coins >= 0 else f"\N{MINUS SIGN}{-coins}"


def coins_word(count: int) -> str:
    return ngettext("{count} coin", "{count} coins", count).format(count=count)


def listed(names: Sequence[str]) -> str:
    """Names one after another: Rosie, Felix and Olive."""
    if len(names) < 2:
        return "".join(names)
    return _("{names} and {last}").format(names=", ".join(names[:-1]), last=names[-1])


def hand_words(table: Table, seat: int) -> str:
    """The named hand of a seat: two pair, kings and fours."""
    return translated(named(table.worth(seat)))


def counted(number: int, kind: RowKind = "count") -> Rank:
    """The rank that is counted at a place of a row: ace first, on the way down king first.

    >>> counted(1), counted(1, "down"), counted(13, "down")
    (<Rank.ACE: 14>, <Rank.KING: 13>, <Rank.ACE: 14>)
    """
    number = 14 - number if kind == "down" else number
    return Rank.ACE if number == 1 else Rank(number)


def agrees(row: Row) -> bool:
    """Whether the card turned last is of the rank that was counted."""
    counts = row.kind in ("count", "up", "down") and bool(row.cards)
    return counts and row.cards[-1].rank is counted(len(row.cards), row.kind)


def call_words(table: Table) -> str:
    """The call on the ribbon: Four! Put 6. Take 3. Six is a six!"""
    row = table.rows[-1]
    card = row.cards[-1]
    stake = row.stakes[len(row.cards) - 1] if row.stakes else 0
    match row.kind:
        case "put":
            return _("Put {coins}").format(coins=stake)
        case "take":
            return _("Take {coins}").format(coins=stake)
        case "calls":
            return _("{rank}!").format(rank=capital(rank_word(card.rank)))
    count = capital(rank_word(counted(len(row.cards), row.kind)))
    if agrees(row):
        return _("{count} is {rank}!").format(count=count, rank=with_article(card.rank))
    return _("{count}? {rank}.").format(count=count, rank=capital(rank_word(card.rank)))
