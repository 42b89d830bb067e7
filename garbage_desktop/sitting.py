"""Sitting: who sits at a table, how long bots look before they act, and where answers are kept. It knows no rules."""

import math
import secrets
from collections.abc import Sequence
from typing import Protocol

from garbage_desktop.language import _
from garbage_desktop.seats import SeatInfo
from garbage_desktop.storage.saves import AnySaved

PAUSE = 0.4  # seconds for which a bot looks before it acts
READING = 3.0  # seconds between two deals of bots alone


class Keeper(Protocol):
    """Where a match is kept after every answer."""

    def keep(self, saved: AnySaved) -> None: ...

    def finish(self, saved: AnySaved, winners: tuple[int, ...], standings: Sequence[tuple[int, ...]]) -> None: ...


class Played(Protocol):
    """A match of any game, as far as those who sit there need to know."""

    @property
    def over(self) -> bool: ...
    @property
    def winners(self) -> tuple[int, ...]: ...


class Sitting:
    """What every session is, whatever is played."""

    match: Played

    def __init__(self, seats: Sequence[SeatInfo], keeper: Keeper | None, id: str = "") -> None:
        self.seats, self.keeper = tuple(seats), keeper
        self.id = id or secrets.token_hex(8)  # by which it is counted once
        self.notice = ""  # what the players should hear about how the match was resumed
        self.front = next(iter(self.persons), 0)  # the seat at the bottom (design 4)
        self._looked = 0.0  # seconds since the open request could be answered for a bot

    # ---- who plays ----------------------------------------------------------------------------
    @property
    def persons(self) -> tuple[int, ...]:
        return tuple(n for n, seat in enumerate(self.seats) if seat.person)

    @property
    def you(self) -> int | None:
        """The seat that is called "you": there is one only if exactly one person plays."""
        return self.persons[0] if len(self.persons) == 1 else None

    def name(self, seat: int) -> str:
        """As it is called on the screen."""
        return _("You") if seat == self.you else self.seats[seat].name

    def change_seat(self, seat: int, info: SeatInfo) -> None:
        """Somebody else sits down there, or the same one with another name or face."""
        self.seats = (*self.seats[:seat], info, *self.seats[seat + 1 :])
        self._keep()

    @property
    def over(self) -> bool:
        return self.match.over

    # ---- how long bots look -------------------------------------------------------------------
    def skip_pause(self) -> None:
        """The bot has looked long enough."""
        self._looked = math.inf

    def _has_looked(self, dt: float, speed: float, pause: float) -> bool:
        """Let a bot look on; whether it has looked for so many seconds."""
        self._looked += math.inf if math.isinf(speed) else dt * speed
        return self._looked >= pause

    # ---- keeping ------------------------------------------------------------------------------
    def saved(self) -> AnySaved:
        raise NotImplementedError

    def standings(self) -> Sequence[tuple[int, ...]]:
        """What everybody had at the start and after each deal or round."""
        raise NotImplementedError

    def _keep(self) -> None:
        if self.keeper is None:
            return
        if self.over:
            self.keeper.finish(self.saved(), self.match.winners, self.standings())
        else:
            self.keeper.keep(self.saved())
