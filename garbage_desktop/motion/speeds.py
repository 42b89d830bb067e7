"""Speeds: every duration in seconds at speed 1, and the pace that scales them all."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from garbage_desktop.motion.easing import clamp

# cards
FLIGHT_NEAR: Final = 0.26  # a card over up to 0.3 table heights
FLIGHT_FAR: Final = 0.34  # a card over 0.9 table heights and more
DEAL_STAGGER: Final = 0.05  # between two dealt cards
DEAL_LONGEST: Final = 2.4  # a deal to many seats gets a shorter stagger instead of more time
CALL: Final = 0.44  # shoe to middle, turned over on the way
CALL_FACE: Final = 0.45  # share of CALL at which the face is up; the voice starts with it
LANDS: Final = 0.84  # share of a card's flight at which it touches the felt; then it slides home
LIFTS: Final = 0.1  # share at which it leaves: before, it only rises
DISCARD: Final = 0.3
DISCARD_CARD: Final = 0.016  # between the cards of a hand
DISCARD_SEAT: Final = 0.07  # between hands
SHUFFLE: Final = 1.2

# marks
RIBBON: Final = 0.22
SHINE: Final = 0.36
SINK: Final = 0.18  # a card that shone lies flat again
COVER_AFTER: Final = 0.54  # after the call began: the eye has found the card, now bots' coins fly
HOP: Final = 0.26  # a card or a face jumps for joy
HOP_STAGGER: Final = 0.06
TAB: Final = 0.3  # a rank of the count-up row is hit
DISC: Final = 0.52

# coins
COIN_ARC: Final = 0.22
COIN_BOUNCE: Final = 0.09
COIN_STAGGER: Final = 0.06  # between bots that cover the same call
STREAM_FLIGHT: Final = 0.36
STREAM_STAGGER: Final = 0.03
STREAM_LONGEST: Final = 0.6  # the last coin is down by then
STREAM_SPRITES: Final = 12
PAY_STAGGER: Final = 0.14  # between seats that put in or pay

# great moments
BINGO_COLLECT: Final = 0.65  # after the call: the coins leave their cards
COLLECT_LONGEST: Final = 0.45  # from the first coin that leaves to the last
POKER_POT: Final = 0.7  # after the winning cards rose: the pot goes
NAME_STAGGER: Final = 0.12  # between hands that are named
READ: Final = 1.0  # a showdown or a bingo stays for so long when all is done
REGROUP: Final = 0.4  # faces and plates find new places for the next small game
GUESSED_CARD: Final = 0.42  # between cards on whose colour coins lie
GUESS_READ: Final = 0.5  # whether a guess was right stays to be read
SLIP: Final = 0.3  # a hand that is laid down gives way
PAUSE: Final = 0.5  # at the beginning of a phase
CONFETTI: Final = 1.5

# reduced motion
CALM: Final = 0.16  # every reduced movement
CALM_SPREAD: Final = 0.4  # from the first to the last start of many reduced ones

# eyes
GAZE_LAG: Final = 0.1  # eyes see a thing where it was
GAZE_HOLD: Final = 0.15  # and stay on it for so long
BLINK: Final = 0.12
BLINK_SLOT: Final = 4.5  # one blink a slot, in its first third: gaps of 3 to 6 seconds
QUIET: Final = 20.0  # after so long faces rest

LONGEST_STEP: Final = 0.1  # no frame counts for more: sleep and dragged windows
HURRY: Final = 4.0


@dataclass(frozen=True, slots=True)
class Pace:
    """Speed and reduced motion. `speed` is 0.5 to 4, or `math.inf` for instant."""

    speed: float = 1.0
    calm: bool = False

    def scaled(self, dt: float) -> float:
        return math.inf if math.isinf(self.speed) else clamp(dt, 0.0, LONGEST_STEP) * self.speed

    def starts(self, starts: Sequence[float], longest: float = CALM_SPREAD) -> tuple[float, ...]:
        """Reduced motion also draws the starts together: nothing fades for longer than it needs to be followed."""
        if not self.calm or not starts or max(starts) <= longest:
            return tuple(starts)
        return tuple(start * longest / max(starts) for start in starts)


def deal_stagger(cards: int) -> float:
    """Between two cards of a deal.

    >>> deal_stagger(30), deal_stagger(100) < 0.03
    (0.05, True)
    """
    return min(DEAL_STAGGER, (DEAL_LONGEST - FLIGHT_FAR) / max(1, cards - 1))
