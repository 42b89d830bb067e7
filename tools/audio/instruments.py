"""Instruments: kalimba, marimba, bell, a warm pad, and the small room they stand in."""

from collections.abc import Callable

import numpy as np
from material import Sound, band, clock, dice_for, note, ringing, soft_start, swell, together, white


def kalimba(pitch: float, length: float = 1.6, touch: float = 1.0) -> Sound:
    """A metal tongue on a wooden box: nearly a pure tone, a short high glint, a little thumb."""
    decay = 0.55 * (400 / pitch) ** 0.35
    tones = [pitch, 2.005 * pitch, 3.01 * pitch, 5.6 * pitch, 8.9 * pitch]
    return ringing(
        tones,
        [decay, decay * 0.5, decay * 0.25, 0.05, 0.02],
        [1, 0.13, 0.05, 0.09 * touch, 0.03 * touch],
        length,
        0.004,
    )


def marimba(pitch: float, length: float = 1.0, mallet: float = 1.0) -> Sound:
    """A rosewood bar: the ground tone, its fourth and tenth partial, a soft mallet."""
    decay = 0.30 * (260 / pitch) ** 0.5
    tones = [pitch, 3.93 * pitch, 9.6 * pitch]
    return ringing(tones, [decay, decay * 0.28, 0.02], [1, 0.22 * mallet, 0.05 * mallet], length, 0.005)


def bell(pitch: float, length: float = 1.4) -> Sound:
    """A small round bell, kept mild: the high partials are weak and short."""
    decay = 0.45 * (800 / pitch) ** 0.3
    tones = [pitch, 1.003 * pitch, 2.01 * pitch, 2.76 * pitch, 5.4 * pitch]
    return ringing(tones, [decay, decay, decay * 0.6, decay * 0.3, 0.05], [0.7, 0.4, 0.14, 0.12, 0.04], length, 0.004)


def pad(pitches: list[float], length: float) -> Sound:
    """A warm breath of a chord under other notes."""
    t = clock(length)
    whole = sum(
        np.sin(2 * np.pi * pitch * detune * t + place) + 0.2 * np.sin(4 * np.pi * pitch * detune * t)
        for place, pitch in enumerate(pitches)
        for detune in (0.998, 1.002)
    )
    return swell(whole, top=0.3, power=1.0) / len(pitches)


def echo(seconds: float, colour: float = 2500, ear: str = "room") -> Sound:
    """What a small living room answers to one clap."""
    t = clock(seconds)
    answer = band(white(dice_for(ear), len(t)), 200, colour) * np.exp(-t / (seconds / 5))
    return soft_start(answer, 0.01) / np.sqrt(np.sum(np.square(answer)))


def in_room(sound: Sound, wet: float = 0.16, seconds: float = 0.5) -> Sound:
    answer = echo(seconds)
    size = len(sound) + len(answer)
    wet_sound = np.fft.irfft(np.fft.rfft(sound, size) * np.fft.rfft(answer, size), size)
    return np.pad(sound, (0, len(answer))) + wet * wet_sound


def melody(instrument: Callable, notes: str, step: float, length: float = 1.2) -> Sound:
    """Notes one after another, `step` seconds each: "C5 E5 - G5+C6" (a dash waits, a plus joins)."""
    parts = []
    for place, names in enumerate(notes.split()):
        for name in names.split("+") if names != "-" else ():
            parts.append((place * step, instrument(note(name), length), 1.0 if "+" not in names else 0.75))
    return together(*parts)
