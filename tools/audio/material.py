"""Material: noise, taps, thumps, ringing plates and coins, of which every effect is made (24 kHz, numpy)."""

import zlib

import levels
import numpy as np

RATE = 24000  # as the voice; nothing here is meant to sound above 9 kHz, and the mixer converts
PENTATONIC = (0, 2, 4, 7, 9)  # C D E G A
Dice = np.random.Generator
Sound = np.ndarray


def dice_for(name: str) -> Dice:
    return np.random.Generator(np.random.PCG64(zlib.crc32(name.encode())))


def note(name: str) -> float:
    """Hertz of a note such as C4 (middle C), F#3."""
    steps = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}[name[0]] + name.count("#")
    return 440 * 2 ** ((steps + 12 * int(name[-1]) - 57) / 12)


def scale(low: str, step: int) -> float:
    """Hertz of the pentatonic scale's steps, counted upwards from a C."""
    return note(low) * 2 ** ((PENTATONIC[step % 5] + 12 * (step // 5)) / 12)


def around(dice: Dice, value: float, share: float) -> float:
    """A value that differs a little each time, by at most this share."""
    return value * (1 + share * (2 * dice.random() - 1))


def clock(seconds: float) -> np.ndarray:
    return np.arange(int(seconds * RATE)) / RATE


def soft_start(sound: Sound, seconds: float) -> Sound:
    return levels.faded(sound, RATE, head=seconds, tail=0.008)


def together(*parts: tuple[float, Sound, float]) -> Sound:
    """Sounds mixed: (starts at second, sound, gain)."""
    whole = np.zeros(max(int(start * RATE) + len(sound) for start, sound, _ in parts))
    for start, sound, gain in parts:
        first = int(start * RATE)
        whole[first : first + len(sound)] += gain * sound
    return whole


def white(dice: Dice, size: int) -> Sound:
    return 2 * dice.random(size) - 1


def band(sound: Sound, low: float, high: float) -> Sound:
    """Only what lies between two frequencies, with gentle slopes of about 12 dB an octave."""
    room = RATE // 10  # so that the end does not leak into the beginning
    padded = np.pad(sound, room)
    pitch = np.maximum(np.fft.rfftfreq(len(padded), 1 / RATE), 1)
    shape = 1 / np.sqrt((1 + (low / pitch) ** 4) * (1 + (pitch / high) ** 4))
    return np.fft.irfft(np.fft.rfft(padded) * shape, len(padded))[room:-room]


def rustle(dice: Dice, seconds: float, path: list[float], octaves: float = 1.0) -> Sound:
    """Noise whose colour wanders along a path of frequencies, as a card or a hand on cloth does."""
    size = int(seconds * RATE)
    centre = np.interp(np.linspace(0, 1, size), np.linspace(0, 1, len(path)), np.log2(path))
    spectrum = np.fft.rfft(white(dice, size))
    pitch = np.log2(np.maximum(np.fft.rfftfreq(size, 1 / RATE), 1))
    whole = np.zeros(size)
    for middle in np.arange(np.log2(150), np.log2(6500), 0.4):
        part = np.fft.irfft(spectrum * np.exp(-(((pitch - middle) / 0.4) ** 2)), size)
        whole += part * np.exp(-(((centre - middle) / octaves) ** 2)) * 2 ** (-0.6 * (middle - 10))
    step = RATE // 110
    grain = np.interp(
        np.arange(size),
        np.arange(0, size + step, step),
        dice.random(size // step + 2)[: len(range(0, size + step, step))],
    )
    return whole * (0.6 + 0.7 * grain)


def swell(sound: Sound, top: float = 0.35, power: float = 1.3) -> Sound:
    """Rises to its top (a share of the length) and falls again, without corners."""
    place = np.linspace(0, 1, len(sound))
    return sound * np.sin(np.pi * place ** (np.log(0.5) / np.log(top))) ** power


def ringing(pitches, seconds, gains, length: float, attack: float = 0.001) -> Sound:
    """A struck thing: tones that die away, each in its own time (seconds to a third of the loudness)."""
    t = clock(length)
    whole = np.zeros(len(t))
    for pitch, decay, gain in zip(pitches, seconds, gains, strict=True):
        if pitch < 0.45 * RATE:
            whole += gain * np.exp(-t / decay) * np.sin(2 * np.pi * pitch * t)
    return soft_start(whole, attack)


def tap(dice: Dice, colour: float = 1600, length: float = 0.012) -> Sound:
    """Card on card: a dry little knock."""
    t = clock(0.09)
    noise = white(dice, len(t)) * np.exp(-t / length)
    return soft_start(band(noise, colour * 0.5, colour * 1.4) * 2 + 0.35 * band(noise, 200, 500), 0.0015)


def thump(dice: Dice, pitch: float = 150, length: float = 0.03) -> Sound:
    """Something soft on felt: low and round, with enough above 200 Hz for a laptop's speakers."""
    t = clock(0.25)
    glide = 2 * np.pi * np.cumsum(pitch * (1 + 0.7 * np.exp(-t / 0.015))) / RATE
    body = np.sin(glide) * np.exp(-t / length) + 0.6 * np.sin(2.02 * glide) * np.exp(-t / (0.6 * length))
    cloth = band(white(dice, len(t)), 220, 900) * np.exp(-t / 0.016)
    return soft_start(0.45 * body + 2.6 * cloth, 0.003)


def coin(dice: Dice, pitch: float = 1.0, ring: float = 1.0) -> Sound:
    """A penny: the uneven overtones of a round plate, each a pair that beats, and a soft touch at the start."""
    plate = np.array([1, 1.73, 2.33, 3.19, 3.91])
    tones = 1950 * pitch * plate * (1 + 0.012 * white(dice, 5))
    decay = ring * np.array([0.12, 0.085, 0.07, 0.045, 0.03])
    gains = np.array([1, 0.55, 0.5, 0.22, 0.12]) * (1 + 0.25 * white(dice, 5))
    split = 1 + 0.0025 + 0.003 * dice.random(5)
    length = 0.05 + 0.5 * ring
    sound = ringing(tones, decay, gains, length) + 0.6 * ringing(tones * split, decay * 0.9, gains, length)
    touch = clock(0.02)
    touch = band(white(dice, len(touch)), 1500, 4500) * np.exp(-touch / 0.003)
    return together((0, sound, 1), (0, soft_start(touch, 0.001), 0.8))
