"""Company: whom one can sit down with, and under which names. Nobody sits twice."""

from collections.abc import Iterable, Sequence

from garbage_desktop.language import _, translated
from garbage_desktop.seats import ANIMALS, PEOPLE, PERSON, SeatInfo
from garbage_engine.bots import BOTS, CAST
from garbage_engine.bots.bot import Bot

FIRST = ("rosie", "felix", "olive", "bruno")  # who sits there when the game is new
YOUR_FACE = "person-6"


def bot_seat(bot: Bot) -> SeatInfo:
    return SeatInfo(bot.name, bot.animal, bot.key)


def first_company() -> tuple[SeatInfo, ...]:
    """You, and four who are glad to play."""
    return (SeatInfo(_("Player"), YOUR_FACE), *(bot_seat(BOTS[key]) for key in FIRST))


def manner(info: SeatInfo) -> str:
    """How somebody plays, in a word or two."""
    return _("A person") if info.person else translated(BOTS[info.driver].manner)


def free_bots(others: Iterable[SeatInfo]) -> list[Bot]:
    """Those whose place and face nobody has taken."""
    taken = {seat.driver for seat in others} | {seat.art for seat in others}
    return [bot for bot in CAST if not taken & {bot.key, bot.animal}]


def free_faces(others: Iterable[SeatInfo]) -> list[str]:
    """People first; an animal sits once."""
    taken = {seat.art for seat in others}
    return [art for art in (*PEOPLE, *ANIMALS) if art not in taken]


def free_name(others: Iterable[SeatInfo]) -> str:
    """What a person is called before saying so."""
    taken = {seat.name for seat in others}
    names = [_("Player"), *(_("Player {n}").format(n=n) for n in range(2, 12))]
    return next(name for name in names if name not in taken)


def newcomer(seats: Sequence[SeatInfo]) -> SeatInfo:
    """Who takes the next free seat."""
    bots = free_bots(seats)
    return bot_seat(bots[0]) if bots else SeatInfo(free_name(seats), free_faces(seats)[0], PERSON)


def apart(seats: Iterable[SeatInfo]) -> list[SeatInfo]:
    """The same company, with somebody else for whoever sits there twice or plays in no known manner."""
    apart: list[SeatInfo] = []
    for seat in seats:
        known = seat.person or any(bot.key == seat.driver for bot in free_bots(apart))
        apart.append(seat if known and seat.art in free_faces(apart) else newcomer(apart))
    return apart


def seated(count: int, *, persons: bool = True) -> tuple[SeatInfo, ...]:
    """So many at a table, the first of them a person, or bots alone."""
    seats = list(first_company()[:count]) if persons else []
    while len(seats) < count:
        seats.append(newcomer(seats))
    return tuple(seats)
