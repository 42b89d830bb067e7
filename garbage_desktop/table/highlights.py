"""Highlights: what was remarkable in a deal or in a whole match, in sentences."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from garbage_desktop.accounts import Accounts, BestHand, Bingo, Count, DealAccount
from garbage_desktop.language import _, ngettext, translated
from garbage_desktop.table.naming import capital
from garbage_engine.cards import Rank
from garbage_engine.hands import best, named, rank_name

Name = Callable[[int], str]


class Highlight(NamedTuple):
    """A sentence, and whose face goes with it."""

    seat: int
    words: str


def of_deal(deal: DealAccount, name: Name, you: int | None) -> list[Highlight]:
    """Who won the pot, the bingo and the count, one sentence each."""
    told = [_pots(deal.hands, name, you), _bingos(deal.bingos, name, you)]
    if deal.count:
        told.append(count(deal.count, name, you))
    return [highlight for highlight in told if highlight]


def of_match(accounts: Accounts, name: Name, you: int | None) -> list[Highlight]:
    """The luckiest count, the largest bingo and the best hand of all."""
    told = []
    if luckiest := accounts.luckiest_count():
        told.append(count(luckiest, name, you))
    if largest := accounts.biggest_bingo():
        told.append(bingo(largest, name, you))
    if highest := accounts.best_hand():
        told.append(hand(highest, name, you))
    return told


def hand(won: BestHand, name: Name, you: int | None) -> Highlight:
    words = (
        _("{hand} for you: +{coins}\u00a0{{coin}}")
        if won.seat == you
        else _("{hand} for {name}: +{coins}\u00a0{{coin}}")
    )
    return Highlight(won.seat, words.format(name=name(won.seat), hand=capital(_hand(won)), coins=won.coins))


def bingo(won: Bingo, name: Name, you: int | None) -> Highlight:
    if won.seat == you:
        words = ngettext(
            "Your bingo took {calls} card: +{coins}\u00a0{{coin}}",
            "Your bingo took {calls} cards: +{coins}\u00a0{{coin}}",
            won.calls,
        )
    else:
        words = ngettext(
            "{name} had a bingo after {calls} card: +{coins}\u00a0{{coin}}",
            "{name} had a bingo after {calls} cards: +{coins}\u00a0{{coin}}",
            won.calls,
        )
    return Highlight(won.seat, words.format(name=name(won.seat), calls=won.calls, coins=won.coins))


def count(hit: Count, name: Name, you: int | None) -> Highlight:
    words = (
        _("You hit {ranks} in one count: +{coins}\u00a0{{coin}}")
        if hit.seat == you
        else _("{name} hit {ranks} in one count: +{coins}\u00a0{{coin}}")
    )
    ranks = listed([_number(number) for number in hit.numbers])
    return Highlight(hit.seat, words.format(name=name(hit.seat), ranks=ranks, coins=hit.coins))


def _pots(hands: Sequence[BestHand], name: Name, you: int | None) -> Highlight | None:
    if not hands:
        return None
    first = hands[0]
    winners = list(dict.fromkeys(won.seat for won in hands if won.cards and _same(won, first)))
    if len(winners) > 1:
        words = _("{names} shared the pot: {hand}.")
    else:
        words = _("You took the pot: {hand}.") if first.seat == you else _("{names} took the pot: {hand}.")
    return Highlight(first.seat, words.format(names=listed([name(seat) for seat in winners]), hand=_hand(first)))


def _same(one: BestHand, other: BestHand) -> bool:
    return best(one.cards)[0] == best(other.cards)[0]


def _bingos(bingos: Sequence[Bingo], name: Name, you: int | None) -> Highlight | None:
    if not bingos:
        return None
    first, winners = bingos[0], [won.seat for won in bingos]
    if len(winners) > 1:
        words = _("{names} shared the bingo after {calls} cards.")
    else:
        words = (
            _("You won the bingo after {calls} cards.")
            if first.seat == you
            else _("{names} won the bingo after {calls} cards.")
        )
    return Highlight(first.seat, words.format(names=listed([name(seat) for seat in winners]), calls=first.calls))


def _hand(won: BestHand) -> str:
    return translated(named(best(won.cards)[0]))


def _number(number: int) -> str:
    """The ranks below jack are hit by their number.

    >>> _number(5), _number(13)
    ('5', 'king')
    """
    rank = next(rank for rank in Rank if rank.count == number)
    return str(number) if 1 < number < 11 else translated(rank_name(rank))


def listed(words: Sequence[str]) -> str:
    """
    >>> listed(["Rosie"]), listed(["2", "5", "king"])
    ('Rosie', '2, 5 and king')
    """
    if len(words) < 2:
        return "".join(words)
    return _("{some} and {last}").format(some=", ".join(words[:-1]), last=words[-1])
