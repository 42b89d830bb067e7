"""Session: one running match and who plays it. It knows neither screen nor sound, and of time only `dt`."""

from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from garbage_desktop.accounts import Accounts
from garbage_desktop.language import _
from garbage_desktop.seats import SeatInfo
from garbage_desktop.sitting import PAUSE, READING, Keeper, Sitting
from garbage_desktop.storage.saves import SavedMatch, Unreadable, saved
from garbage_engine.bots import BOTS, CAST
from garbage_engine.bots.bot import Bot, occasion_of
from garbage_engine.cards import stream
from garbage_engine.events import AnyEvent, DealStarted
from garbage_engine.match import Match
from garbage_engine.notation import record_of
from garbage_engine.requests import START, STOP, AnyDecision, AnyRequest, StartDeal, TurnCard
from garbage_engine.setup import Setup, Start
from garbage_engine.table import Table
from garbage_engine.texts import Text


class Remark(NamedTuple):
    """What a bot says when an event has been seen."""

    event: AnyEvent
    seat: int
    words: Text


class Earlier(NamedTuple):
    """Where the story begins, and its events up to the deal in play."""

    start: Start
    events: list[AnyEvent]


class Session(Sitting):
    """Answers for the bots when the picture is at rest, takes the answers of the persons, and has each of them kept."""

    def __init__(
        self, match: Match, seats: Sequence[SeatInfo], keeper: Keeper | None = None, earlier: Earlier | None = None
    ) -> None:
        assert len(seats) == match.setup.seats, (len(seats), match.setup.seats)
        super().__init__(seats, keeper)
        self.match: Match = match
        self.deal_by_itself = False  # a person's cards turn at the pace of the bots
        self.stop_after_this_hand = False
        self._remarks: deque[Remark] = deque(maxlen=99)  # a table at instant speed asks for none
        self._beginning, before = earlier or Earlier(match.checkpoint, [])
        self.told = [*before, *match.history()]  # every event known, from the start of the match if possible
        self._queue = match.subscribe()
        self.accounts = Accounts(self._beginning)
        for event in self.told:
            self.accounts.enter(event)
        self._turn_to_front()

    @classmethod
    def new(cls, setup: Setup, seats: Sequence[SeatInfo], keeper: Keeper | None = None) -> "Session":
        """Everybody sits down; it is kept at once, so that nothing older is lost or mistaken for it (V15)."""
        session = cls(Match(setup), seats, keeper)
        session._keep()
        return session

    @classmethod
    def resumed(cls, saved: SavedMatch, keeper: Keeper | None = None) -> "Session":
        """Go on where it was left; if this engine cannot get there, the deal is dealt again."""
        match = _played(saved, saved.decisions)
        as_saved = match is not None and match.digest() == saved.digest
        match = match if as_saved else _played(saved, ())
        if match is None:
            raise Unreadable(_("This match is damaged and cannot be opened. The file was left as it is."))
        session = cls(match, saved.seats, keeper, _earlier(saved))
        session.id = saved.id or session.id
        session.notice = "" if as_saved else _("This hand could not be read whole, so it is dealt again.")
        if session.over:
            session._keep()
        return session

    # ---- who is asked -------------------------------------------------------------------------
    @property
    def deals(self) -> int:
        """How many hands the whole match has."""
        return self.match.setup.rules.rounds * len(self.seats)

    @property
    def asked(self) -> AnyRequest | None:
        """The request that waits for a person: also, whoever deals, the next deal, so that the last can be read."""
        request = self.match.request
        return None if request is None or self._goes_by_itself(request) else request

    def _goes_by_itself(self, request: AnyRequest) -> bool:
        match request:
            case StartDeal():
                return self._stops(request) or not self.persons
            case TurnCard():
                return self.deal_by_itself or not self.seats[request.seat].person
            case _:
                return not self.seats[request.seat].person

    def _stops(self, request: AnyRequest) -> bool:
        return self.stop_after_this_hand and request.allows(STOP)

    # ---- answers ------------------------------------------------------------------------------
    def answer(self, number: int, decision: AnyDecision) -> None:
        """The answer to the request of that number; `IllegalDecision` if it is refused."""
        self.match.answer(number, decision)
        self._looked = 0.0
        self._tell()
        self._turn_to_front()
        self._keep()

    def update(self, dt: float, *, idle: bool, paused: bool = False, speed: float = 1.0) -> None:
        """Let time pass. `idle`: the table shows all that has happened."""
        request = self.match.request
        if request is None or not idle or paused or self.asked:
            return
        if self._has_looked(dt, speed, READING if isinstance(request, StartDeal) and not self.persons else PAUSE):
            self._answer_by_itself(request)

    def skip_phase(self) -> None:
        """Turn the cards at once, up to the next phase or the next question that is one."""
        phase = self.match.table().phase
        while isinstance(request := self.match.request, TurnCard) and self.match.table().phase == phase:
            self._answer_by_itself(request)

    def _answer_by_itself(self, request: AnyRequest) -> None:
        self.answer(request.number, self._decision(request))

    def _decision(self, request: AnyRequest) -> AnyDecision:
        if isinstance(request, StartDeal):
            return STOP if self._stops(request) else START
        if self.seats[request.seat].person:
            return request.legal[0]
        chance = stream(self.match.setup.seed, f"seat {request.seat}/request {request.number}")
        return self._bot(request.seat).decide(self.match.table(request.seat), request, chance)

    def _bot(self, seat: int) -> Bot:
        """Who plays there; somebody of the cast for one that only a newer release knows."""
        return BOTS.get(self.seats[seat].driver, CAST[seat % len(CAST)])

    def _turn_to_front(self) -> None:
        """The person who must act next sits in front, else the last one who had to."""
        if self.asked and self.seats[self.asked.seat].person:
            self.front = self.asked.seat

    # ---- what has happened --------------------------------------------------------------------
    def _tell(self) -> None:
        for event in self._queue:
            self.told.append(event)
            self.accounts.enter(event)
            self._let_bots_remark(event)

    def _let_bots_remark(self, event: AnyEvent) -> None:
        """The first that has something to say says it."""
        table = self.accounts.table
        for seat in (n for n, info in enumerate(self.seats) if not info.person and occasion_of(table, n, event)):
            chance = stream(self.match.setup.seed, f"seat {seat}/remark {len(self.told)}")
            if words := self._bot(seat).remark(table, seat, event, chance):
                self._remarks.append(Remark(event, seat, words))
                return

    def remark_on(self, event: AnyEvent) -> Remark | None:
        """What is said about an event that has just been seen; earlier remarks are forgotten."""
        if all(remark.event is not event for remark in self._remarks):
            return None
        while (remark := self._remarks.popleft()).event is not event:
            pass
        return remark

    def story(self) -> tuple[Table, list[AnyEvent]]:
        """The table at the beginning, and all that is known to have happened since."""
        return self._beginning.table(), self.told

    def last_deal(self) -> tuple[Table, list[AnyEvent]]:
        """The table before the deal dealt last, and all that has happened since: enough to watch it again."""
        first = max((n for n, event in enumerate(self.told) if isinstance(event, DealStarted)), default=0)
        table = self._beginning.table()
        for event in self.told[:first]:
            table.apply(event)
        return table, self.told[first:]

    # ---- keeping ------------------------------------------------------------------------------
    def saved(self) -> SavedMatch:
        return saved(record_of(self.match), self.seats, self.id)

    def standings(self) -> list[tuple[int, ...]]:
        """Purses at the start and after each deal."""
        return self.accounts.standings


def _played(saved: SavedMatch, decisions: Sequence[AnyDecision]) -> Match | None:
    """The match after these decisions; None if its file asks for what no match can do."""
    with suppress(Exception):  # whatever a damaged file makes the rules do
        match = Match(saved.setup, decisions, saved.checkpoint, saved.past)
        if match.table().all_coins == saved.setup.beginning.table().all_coins:
            return match
    return None


def _earlier(saved: SavedMatch) -> Earlier:
    """The whole story if it can be had again, else that of the deal in play."""
    with suppress(Exception):
        match = Match(saved.setup, saved.past)
        at = match.request.number if match.request else -1
        if (at, tuple(match.table().purses)) == (saved.checkpoint.asked, saved.checkpoint.purses):
            return Earlier(saved.setup.beginning, match.history())
    return Earlier(saved.checkpoint, [])
