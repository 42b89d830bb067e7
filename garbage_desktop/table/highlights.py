"""Highlights: what was remarkable in a deal or in a whole match, in sentences."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from garbage_desktop.accounts import Accounts, BestHand, Bingo, Count, DealAccount, Gift
from garbage_desktop.language import _, ngettext, translated
from garbage_desktop.table.naming import capital, coins_word, counted, listed, rank_word
from garbage_engine.hands import best, named

Name = Callable[[int], str]


class Highlight(NamedTuple):
    """A sentence, and whose face goes with it."""

    seat: int
    words: str


def of_deal(deal: DealAccount, name: Name, you: int | None) -> list[Highlight]:
    """Who won the pot, the bingo and the count, and what was done about empty purses; one sentence each."""
    told = [_pots(deal.hands, name, you), _bingos(deal.bingos, name, you)]
    if deal.count:
        told.append(count(deal.count, name, you))
    told += [gift(given, name, you) for given in deal.gifts]
    told += [leaving(seat, name, you) for seat in deal.left]
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
    ranks = listed([rank_word(counted(number)) for number in hit.numbers])
    return Highlight(hit.seat, words.format(name=name(hit.seat), ranks=ranks, coins=hit.coins))


def gift(given: Gift, name: Name, you: int | None) -> Highlight:
    """Rule G5."""
    words = {given.seat: _("You gave {to} {coins}."), given.to: _("{name} gave you {coins}.")}
    told = words.get(you, _("{name} gave {to} {coins}.")) if you is not None else _("{name} gave {to} {coins}.")
    return Highlight(given.to, told.format(name=name(given.seat), to=name(given.to), coins=coins_word(given.coins)))


def leaving(seat: int, name: Name, you: int | None) -> Highlight:
    words = (
        _("You have no coins left and leave the table.")
        if seat == you
        else _("{name} has no coins left and leaves the table.")
    )
    return Highlight(seat, words.format(name=name(seat)))


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
