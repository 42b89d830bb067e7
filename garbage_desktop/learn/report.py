"""Report: what a child knows, for its parents: by rank, by day, and what is mixed up with what."""

from collections.abc import Sequence
from typing import NamedTuple

from garbage_desktop.language import _, ngettext
from garbage_desktop.learn.answer import Answer
from garbage_desktop.learn.mastery import Mastery, Pair
from garbage_desktop.learn.ranks import LADDER, sign
from garbage_engine.cards import Rank

WEEK = 7


class MixUp(NamedTuple):
    pair: Pair
    times: int
    asked: int  # how often either of them was


class Day(NamedTuple):
    """One of the last seven days."""

    day: int
    minutes: int
    sure: int  # ranks, in the evening


class Report(NamedTuple):
    sure: tuple[Rank, ...]
    learning: tuple[Rank, ...]  # asked, and not sure yet
    shares: dict[Rank, float]  # of ranks that were asked: named at the first try, without help
    mix_ups: tuple[MixUp, ...]  # the three worst
    days: tuple[Day, ...]

    @property
    def minutes(self) -> int:
        return sum(day.minutes for day in self.days)


def report(answers: Sequence[Answer], played: dict[int, float], today: int) -> Report:
    mastery = Mastery(answers)
    asked = {rank: shelf.asked for rank, shelf in mastery.ranks.items()}
    mix_ups = [MixUp(pair, times, sum(asked[rank] for rank in pair)) for pair, times in mastery.mix_ups()[:3]]
    return Report(
        sure=mastery.sure_of,
        learning=tuple(rank for rank in LADDER if asked[rank] and not mastery.sure(rank)),
        shares={rank: mastery.share(rank) for rank in LADDER if asked[rank]},
        mix_ups=tuple(mix_ups),
        days=tuple(_day(answers, played, day) for day in range(today - WEEK + 1, today + 1)),
    )


def _day(answers: Sequence[Answer], played: dict[int, float], day: int) -> Day:
    by_then = Mastery(answer for answer in answers if answer.day <= day)
    return Day(day, round(played.get(day, 0.0) / 60), len(by_then.sure_of))


# ---- in plain sentences ------------------------------------------------------------------------------
def headline(name: str, found: Report) -> str:
    if not found.shares:
        return _("{name} has just begun.").format(name=name)
    if len(found.sure) == len(LADDER):
        return _("{name} is sure of all thirteen ranks.").format(name=name)
    count = len(found.sure)
    return ngettext("{name} is sure of {n} of 13 ranks.", "{name} is sure of {n} of 13 ranks.", count).format(
        name=name, n=count
    )


def about_ranks(found: Report) -> str:
    if not found.shares:
        return _("Nothing has been asked so far.")
    now = _("Being learnt now: {ranks}.").format(ranks=listed(found.learning))
    now = now if found.learning else _("Everything that was asked is known.")
    return _("{now} So many of 100 answers were right at once, without help.").format(now=now)


def about_mix_ups(found: Report) -> str:
    if not found.mix_ups:
        return _("No two ranks are mixed up.")
    return _("{one} and {other} are mixed up most.").format(
        one=sign(found.mix_ups[0].pair[0]), other=sign(found.mix_ups[0].pair[1])
    )


def about_days(found: Report) -> str:
    minutes = found.minutes
    played = ngettext("{n} minute in the last seven days.", "{n} minutes in the last seven days.", minutes)
    return _("{played} Beside the star: ranks that were sure that evening.").format(played=played.format(n=minutes))


def listed(ranks: Sequence[Rank]) -> str:
    """
    >>> listed([Rank.SIX, Rank.TEN, Rank.JACK])
    '6, 10 and J'
    """
    signs = [sign(rank) for rank in ranks]
    if len(signs) < 2:
        return "".join(signs)
    return _("{some} and {last}").format(some=", ".join(signs[:-1]), last=signs[-1])
