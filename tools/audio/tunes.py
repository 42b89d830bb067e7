"""Tunes: the title's ten seconds and the ambience of the table, a ring without a seam."""

from collections.abc import Callable

import levels
import numpy as np
from instruments import bell, echo, in_room, kalimba, marimba, melody, pad
from material import RATE, Dice, Sound, dice_for, note, scale, together, white
from table_sounds import coin_card, coin_stack

TUNE = """C5:1 E5:.5 G5:.5 A5:1 G5:1
E5:.5 G5:.5 C6:1.5 A5:.5 G5:1
A5:.5 G5:.5 E5:1 D5:.5 E5:.5 G5:1
E5:.5 D5:.5 C5:3"""  # note and length in beats
BASS = "C3:1 G3:1 E3:1 G3:1 A2:1 E3:1 C3:1 E3:1 F2:1 C3:1 G2:1 D3:1 C3:1 G3:1 C3:2"


def played(instrument: Callable, score: str, beat: float, length: float) -> list[tuple[float, Sound, float]]:
    parts, second = [], 0.0
    for token in score.split():
        name, beats = token.split(":")
        parts.append((second, instrument(note(name), length), 1.0 if second % (2 * beat) < 0.01 else 0.82))
        second += float(beats) * beat
    return parts


def title_motif() -> Sound:
    """Ten seconds for the title screen; stereo."""
    dice, beat = dice_for("title"), 0.58
    tune = together(*played(kalimba, TUNE, beat, 1.6))
    bass = together(*played(marimba, BASS, beat, 1.2))
    pads = together(
        *[
            (4 * place * beat, pad([note(name) for name in chord.split()], 4.6 * beat), 1.0)
            for place, chord in enumerate(("C4 E4 G4", "A3 C4 E4", "F3 A3 D4", "C4 E4 G4"))
        ]
    )
    ticks = together(*[(beat * place, coin_stack(0)(dice, 0), 0.5) for place in (3, 7, 11)])
    end = together(
        (13 * beat, melody(bell, "G5 C6 E6", 0.13, 1.8), 0.25),
        (13 * beat + 0.5, coin_card(dice, 0), 0.25),
    )
    left = together((0, tune, 0.62), (0, bass, 0.5), (0, pads, 0.09), (0, ticks, 0.05), (0, end, 0.8))
    right = together((0, tune, 0.5), (0.0004, bass, 0.5), (0.004, pads, 0.09), (0, ticks, 0.10), (0, end, 0.9))
    size = min(len(left), len(right))
    stereo = np.stack(
        [in_room(left[:size], 0.22, 1.1), in_room(right[:size], 0.22, 1.15)[: size + int(1.1 * RATE)]], axis=1
    )
    stereo = stereo[: int(10.0 * RATE)]
    return np.stack([levels.faded(side, RATE, 0.002, 0.6) for side in stereo.T], axis=1)


AMBIENCE_SECONDS = 40.0
HARMONY = ("C3 E4 G4", "A2 C4 E4", "F2 C4 D4", "G2 D4 A4")


def phrase(dice: Dice) -> list[int]:
    """A few neighbouring steps of the scale, mostly wandering back to where they came from."""
    step = int(dice.integers(4, 9))
    steps = [step]
    for _ in range(int(dice.integers(2, 5))):
        step = int(np.clip(step + dice.choice([-2, -1, -1, 1, 1, 2]), 2, 12))
        steps.append(step)
    return steps


def ambience() -> Sound:
    """A quiet room, and somebody far away who plays a kalimba now and then; a ring without a beginning, stereo."""
    dice, size = dice_for("evening at the table"), int(AMBIENCE_SECONDS * RATE)
    ring = np.zeros((size, 2))

    def put(second: float, sound: Sound, gain: float, side: float) -> None:
        places = (int(second * RATE) + np.arange(len(sound))) % size  # what passes the end goes on at the beginning
        ring[places, 0] += gain * np.cos(side * np.pi / 2) * sound
        ring[places, 1] += gain * np.sin(side * np.pi / 2) * sound

    section = AMBIENCE_SECONDS / len(HARMONY)
    motif = phrase(dice)
    for place, chord in enumerate(HARMONY):
        start = place * section + 0.9
        low, *high = chord.split()
        put(start, marimba(note(low), 2.2, 0.3), 0.30, 0.45)
        put(start - 0.6, pad([note(low) * 2] + [note(name) for name in high], section * 1.25), 0.05, 0.5)
        steps = motif if place % 3 == 0 else phrase(dice)
        second = start + 0.5 * int(dice.integers(1, 3))
        for step in steps:
            if second > place * section + section - 2.6:
                break
            put(
                second + 0.02 * dice.random(),
                kalimba(scale("C4", step), 2.4, 0.6),
                0.16 + 0.08 * dice.random(),
                0.3 + 0.4 * dice.random(),
            )
            second += 0.5 * int(dice.choice([1, 2, 2, 3]))
        if place % 2 == 1:
            put(place * section + section - 3.2, kalimba(note(high[-1]) * 2, 2.4, 0.3), 0.10, 0.7)
    pitch = np.maximum(np.fft.rfftfreq(size, 1 / RATE), 1)
    answer = np.stack(
        [
            np.fft.rfft(np.pad(side, (0, size - len(side))))
            for side in (echo(2.2, 1800, "left"), echo(2.1, 1800, "right"))
        ],
        axis=1,
    )
    spectrum = np.fft.rfft(ring, axis=0)
    ring = ring + 0.35 * np.fft.irfft(spectrum * answer, size, axis=0)  # reverberation that goes round, too
    air = np.stack(
        [np.fft.irfft(np.fft.rfft(white(dice, size)) / (1 + (pitch / 220) ** 2), size) for _ in range(2)], axis=1
    )
    breath = 1 + 0.25 * np.sin(2 * np.pi * 3 * np.arange(size) / size)[:, None]
    return ring + 0.018 * breath * air
