"""Eyes and moods: what the faces of the table do. Eyes follow in jumps, a little late, no two in the same frame."""

import math
from collections import deque

from garbage_desktop.motion.director import Director
from garbage_desktop.motion.easing import clamp
from garbage_desktop.motion.speeds import BLINK, BLINK_SLOT, GAZE_HOLD, GAZE_LAG, LONGEST_STEP, QUIET
from garbage_desktop.table.places import FaceOf
from garbage_desktop.table.stage import Mood, Spot, Stage
from garbage_desktop.table.view import Look
from garbage_engine import events as ev
from garbage_engine.events import AnyEvent
from garbage_engine.table import Table

REACH = 0.36  # of the window's height: so far away eyes are fully turned


def gaze(face: Spot, x: float, y: float, reach: float) -> tuple[float, float]:
    """Where eyes point, -1 to 1 each way, in the five by three positions that are kept as pictures."""
    dx, dy = clamp((x - face.x) / reach, -1, 1), clamp((y - face.y) / reach, -1, 1)
    return round(dx * 2) / 2, float(round(dy))


def blinking(t: float, seat: int) -> bool:
    """Whether the face of a seat has its eyes shut; every 3 to 6 seconds, each face at its own times."""
    t += seat * 1.7
    slot = math.floor(t / BLINK_SLOT)
    start = slot * BLINK_SLOT + 1.5 * ((math.sin(slot * 12.9898 + seat * 78.233) * 43758.5453) % 1)
    return start <= t < start + BLINK


def mood(table: Table, seat: int, event: AnyEvent | None, turn: int | None) -> Mood:
    """What fits what has just happened to a seat; nobody grins at a loss."""
    if seat in table.winners:
        return "happy"
    match event:
        case ev.BingoCalled() | ev.BingoWon():
            return "surprised"
        case ev.CoverMissed(loser) | ev.SeatLeft(loser) | ev.GuessLost(loser) if loser == seat:
            return "sad"
        case ev.CountMissed() if seat == table.dealer:
            return "sad"
        case ev.CoinsTaken(taker) | ev.PotCollected(taker) | ev.GuessWon(taker) if taker == seat:
            return "happy"
        case ev.CoinsPaid(_, taker) | ev.CoinsGiven(_, taker) if taker == seat:
            return "happy"
        case ev.KittyShared(takers) if seat in takers:
            return "happy"
        case ev.CountHit():
            return "happy" if seat == table.dealer else "surprised"
    if not table.purses[seat] and table.playing[seat]:
        return "sad"
    bare = sum(not table.covered(seat, card) for card in range(len(table.hands[seat])))
    if table.phase == "bingo" and table.hands[seat] and bare == 1:
        return "surprised"
    return "thinking" if seat == turn else "idle"


class Eyes:
    """The looks of all seats, from what moves."""

    def __init__(self, seats: int) -> None:
        self._seats, self._now, self._still = seats, 0.0, 0.0
        self._trail: deque[tuple[float, float, float]] = deque(maxlen=60)

    def update(self, dt: float, director: Director, turn: int | None) -> tuple[Look, ...]:
        """What every face does now; after a while of rest they look straight ahead."""
        self._now += clamp(dt, 0.0, LONGEST_STEP)
        stage = director.stage
        seen = self._seen(director, stage)
        if seen and (not self._trail or self._trail[-1][1:] != seen):
            self._trail.append((self._now, *seen))
            self._still = 0.0
        else:
            self._still += clamp(dt, 0.0, LONGEST_STEP)
        return tuple(self._look(seat, stage, director, turn) for seat in range(self._seats))

    def _seen(self, director: Director, stage: Stage) -> tuple[float, float] | None:
        movers = director.movers
        if movers:
            return round(movers[-1].pose.x), round(movers[-1].pose.y)
        if director.focus is None or isinstance(director.focus, FaceOf):
            return None
        spot = stage.spot(director.focus)
        return round(spot.x), round(spot.y)

    def _look(self, seat: int, stage: Stage, director: Director, turn: int | None) -> Look:
        feels = mood(director.shown, seat, director.last, turn)
        if self._still > QUIET or not self._trail:
            return Look(feels)
        late = self._now - GAZE_LAG - 0.02 * (seat % 4)
        late = math.floor(late / GAZE_HOLD) * GAZE_HOLD
        _, x, y = next((point for point in reversed(self._trail) if point[0] <= late), self._trail[0])
        return Look(feels, gaze(stage.spot(FaceOf(seat)), x, y, REACH * stage.size[1]))
