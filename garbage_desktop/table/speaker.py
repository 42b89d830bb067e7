"""Speaker: who is who in what is said at a table; "you" only if exactly one person plays."""

from collections.abc import Sequence

from garbage_desktop.language import _
from garbage_desktop.table.naming import coins_word, how_many, listed
from garbage_desktop.table.view import Said, Sitter, only_person, shown_name
from garbage_engine.cards import Rank
from garbage_engine.rules import Rules

CLASSIC = Rules()


class Speaker:
    """Knows the names, and the house rules that are played."""

    def __init__(self, sitters: tuple[Sitter, ...], rules: Rules = CLASSIC) -> None:
        self.sitters, self.rules, self.you = sitters, rules, only_person(sitters)

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

    def shared(self, shares: Sequence[int], winners: Sequence[int]) -> str:
        """How many each; odd coins go to the first from the dealer’s left (rule G4)."""
        least = min(shares)
        odd = [seat for seat, share in zip(winners, shares, strict=True) if share > least]
        each = _("{coins} each.").format(coins=least)
        if not odd:
            return each
        more = _("One more for {names}, nearest the dealer’s left.").format(names=self.names_within(odd))
        return f"{each} {more}"

    def yours(self, words: str, count: int, rank: Rank, coins: int = 0) -> str:
        """What you have of a rank and what it means for you; nothing if you are not the only person."""
        if self.you is None:
            return ""
        if not count:
            return _("You have {cards}.").format(cards=how_many(0, rank))
        return words.format(cards=how_many(count, rank), coins=coins)

    def only(self, seat: int, coins: int) -> str:
        """Somebody could not pay in full: what follows depends on the house (rule G3)."""
        only = self.of(
            seat, _("You have only {coins} left."), _("{name} has only {coins} left."), coins=coins_word(coins)
        )
        return f"{only} {_('The rest is let off.')}"


def headline(words: str, detail: str = "", short: str = "") -> Said:
    return Said(tuple(form for form in (words, short) if form), (detail,) if detail else ())


def with_detail(before: Said, detail: str) -> Said:
    """The same headline, something new below it."""
    return Said(before.headline, (detail,)) if detail else before
