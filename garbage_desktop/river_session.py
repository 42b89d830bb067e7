"""River session: one running match of River and who plays it. It knows neither screen nor sound, and of time `dt`."""

import math
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from garbage_desktop.language import _
from garbage_desktop.seats import SeatInfo
from garbage_desktop.sitting import PAUSE, READING, Keeper, Sitting
from garbage_desktop.storage.saves import SavedRiver, Unreadable, saved_river
from garbage_engine.bots import BOTS, CAST
from garbage_engine.bots.bot import Bot
from garbage_engine.bots.mind import Skill
from garbage_engine.bots.river import Pondering, ponder
from garbage_engine.bots.river_remarks import remark
from garbage_engine.cards import stream
from garbage_engine.notation import river_record_of
from garbage_engine.requests import START
from garbage_engine.river_events import RiverEvent, RoundEnded
from garbage_engine.river_match import RiverMatch
from garbage_engine.river_requests import RiverDecision, RiverRequest, StartRound
from garbage_engine.river_setup import RiverSetup
from garbage_engine.river_table import RiverTable
from garbage_engine.texts import Text

SLICES = 8  # that are thought through in a frame: less than 4 ms


class Advice(NamedTuple):
    """What a strong player would have done where a person had to decide."""

    request: RiverRequest
    view: RiverTable
    decision: RiverDecision
    taken: RiverDecision | None = None  # what the person has chosen


class Thought:
    """An answer that somebody is thinking about, a slice at a time."""

    def __init__(self, match: RiverMatch, request: RiverRequest, skill: Skill) -> None:
        self.request, self.view = request, match.table(request.seat)
        self.taken: RiverDecision | None = None  # what was answered meanwhile
        chance = stream(match.setup.seed, f"seat {request.seat}/request {request.number}")
        self._pondering: Pondering = ponder(self.view, request, skill, chance)
        self.decision: RiverDecision | None = START if isinstance(request, StartRound) else None

    def go_on(self, slices: float) -> None:
        """Think on."""
        while self.decision is None and slices > 0:
            slices -= 1
            try:
                next(self._pondering)
            except StopIteration as answer:
                self.decision = answer.value

    @property
    def advice(self) -> Advice:
        """What came of it, at once if need be."""
        self.go_on(math.inf)
        assert self.decision is not None
        return Advice(self.request, self.view, self.decision, self.taken)


class RiverSession(Sitting):
    """Answers for the bots when the picture is at rest, takes the answers of the persons, and has each of them kept."""

    def __init__(
        self, match: RiverMatch, seats: Sequence[SeatInfo], keeper: Keeper | None = None, id: str = ""
    ) -> None:
        assert len(seats) == match.setup.seats, (len(seats), match.setup.seats)
        super().__init__(seats, keeper, id)
        self.match: RiverMatch = match
        self._thoughts: list[Thought] = []  # of a strong player, in the round that is played or has just been
        self._bot: Thought | None = None
        self._adviser: Thought | None = None

    @classmethod
    def new(cls, setup: RiverSetup, seats: Sequence[SeatInfo], keeper: Keeper | None = None) -> "RiverSession":
        session = cls(RiverMatch(setup), seats, keeper)
        session._keep()
        return session

    @classmethod
    def resumed(cls, saved: SavedRiver, keeper: Keeper | None = None) -> "RiverSession":
        """Go on where it was left; if this engine cannot get there, from the beginning."""
        match: RiverMatch | None = None
        with suppress(Exception):  # whatever a damaged file makes the rules do
            match = RiverMatch(saved.setup, saved.decisions)
        as_saved = match is not None and match.digest() == saved.digest
        if not as_saved:
            with suppress(Exception):
                match = RiverMatch(saved.setup)
        if match is None:
            raise Unreadable(_("This match is damaged and cannot be opened. The file was left as it is."))
        session = cls(match, saved.seats, keeper, saved.id)
        session.notice = "" if as_saved else _("This match could not be read whole, so it begins anew.")
        if session.over:
            session._keep()
        return session

    # ---- who is asked -------------------------------------------------------------------------
    @property
    def viewer(self) -> int | None:
        """Whose eyes the table is seen with; nobody's, where only bots play."""
        return self.front if self.persons else None

    @property
    def practice(self) -> bool:
        """One person against one strong bot: after each round it is told what a strong player would have chosen."""
        return len(self.seats) == 2 and self.you is not None and self._skill(1 - self.you) == "strong"

    @property
    def asked(self) -> RiverRequest | None:
        """The request that waits for a person."""
        request = self.match.request
        if isinstance(request, StartRound):
            return request if self.persons else None
        return request if request and self.seats[request.seat].person else None

    @property
    def waits_behind_curtain(self) -> bool:
        """Another person must sit down before the cards can be seen."""
        asked = self.asked
        return bool(asked and not isinstance(asked, StartRound) and asked.seat != self.front)

    def sit_down(self) -> None:
        """The person who is asked looks at the table now."""
        if self.asked:
            self.front = self.asked.seat

    # ---- answers ------------------------------------------------------------------------------
    def answer(self, number: int, decision: RiverDecision) -> None:
        """The answer to the request of that number; `IllegalDecision` if it is refused."""
        request = self.match.request
        if isinstance(request, StartRound):
            self._thoughts = []
        adviser = self._adviser_for(request) if self.practice and self.asked and request else None
        self.match.answer(number, decision)
        if adviser:
            adviser.taken = decision
            self._thoughts.append(adviser)
        self._looked, self._bot, self._adviser = 0.0, None, None
        self._keep()

    def update(self, dt: float, *, idle: bool, paused: bool = False, speed: float = 1.0) -> None:
        """Let time pass. `idle`: the table shows all that has happened."""
        request = self.match.request
        if self._thinks_back() or request is None or not idle or paused:
            return
        if self.asked:
            self._advise(request)
            return
        looked = self._has_looked(dt, speed, READING if isinstance(request, StartRound) else PAUSE)
        if self._bot is None:
            self._bot = Thought(self.match, request, self._skill(request.seat))
        self._bot.go_on(SLICES)
        decision = self._bot.decision
        if decision is not None and looked:
            self.answer(request.number, decision)

    @property
    def bot_thinks(self) -> bool:
        return self._bot is not None and self._bot.decision is None

    def _bot_at(self, seat: int) -> Bot:
        """Who plays there; somebody of the cast for one that only a newer release knows."""
        return BOTS.get(self.seats[seat].driver, CAST[seat % len(CAST)])

    def _skill(self, seat: int) -> Skill:
        return self._bot_at(seat).mind.skill

    def remark_on(self, event: RiverEvent, table: RiverTable) -> tuple[int, Text] | None:
        """What is said about an event that is being seen, with the table before it: the first who speaks is heard."""
        for seat in (seat for seat, info in enumerate(self.seats) if not info.person):
            chance = stream(self.match.setup.seed, f"seat {seat}/remark {table.round} {type(event).__name__}")
            if words := remark(table, seat, self._bot_at(seat), event, chance):
                return seat, words
        return None

    # ---- advice -------------------------------------------------------------------------------
    def _advise(self, request: RiverRequest) -> None:
        """While the person thinks, a strong player does, too."""
        self._adviser = self._adviser_for(request)
        if self._adviser:
            self._adviser.go_on(SLICES)

    def _adviser_for(self, request: RiverRequest) -> Thought | None:
        return None if isinstance(request, StartRound) else self._adviser or Thought(self.match, request, "strong")

    @property
    def advice(self) -> Advice | None:
        """What a strong player would do now, as soon as it has thought."""
        thought = self._adviser
        return thought.advice if thought and thought.decision is not None else None

    def _thinks_back(self) -> bool:
        """A strong player thinks on where a person was quicker; whether it has."""
        behind = next((thought for thought in self._thoughts if thought.decision is None), None)
        if behind:
            behind.go_on(SLICES)
        return behind is not None

    @property
    def can_look_back(self) -> bool:
        return bool(self._thoughts)

    @property
    def advices(self) -> list[Advice]:
        """For who practises: what a strong player would have chosen in this round."""
        return [thought.advice for thought in self._thoughts]

    # ---- undo ---------------------------------------------------------------------------------
    @property
    def can_undo(self) -> bool:
        return self._undo_at() is not None

    def _undo_at(self) -> int | None:
        """Until the reveal, and until another person has answered, the last choice can be made anew (design 3)."""
        at = self.match.before_reveal(self.front) if self.seats[self.front].person else None
        if at is None:
            return None
        later = range(self.front + 1, self.front + len(self.match.decisions) - at)
        return None if any(self.seats[seat].person for seat in later) else at

    def undo(self) -> None:
        """A match from the decisions before; bots answer again, and the same."""
        at = self._undo_at()
        if at is not None:
            self.match = RiverMatch(self.match.setup, self.match.decisions[:at])
            self._looked, self._bot, self._adviser = 0.0, None, None
            self._thoughts = self._thoughts[:-1]
            self._keep()

    # ---- keeping ------------------------------------------------------------------------------
    def saved(self) -> SavedRiver:
        return saved_river(river_record_of(self.match), self.seats, self.id)

    def standings(self) -> list[tuple[int, ...]]:
        """Points at the start and after each round."""
        table, told = self.match.setup.table(), [(0,) * len(self.seats)]
        for event in self.match.history():
            apply_and_note(table, event, told)
        return told


def apply_and_note(table: RiverTable, event: RiverEvent, told: list[tuple[int, ...]]) -> None:
    table.apply(event)
    if isinstance(event, RoundEnded):
        told.append(tuple(table.scores))
