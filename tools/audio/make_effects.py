"""Makes every sound effect, the table ambience and the title motif: make_effects.py OUT [NAME ...]

Everything is computed: no recording is used. The same numbers give the same files (each sound has its own seed, taken
from its name). Writes OUT/sounds/*.ogg and OUT/music/*.ogg, and puts text, length and level of each into
OUT/sounds.json and levels.md beside this script. With names (such as coin_card) only those are made again. Needs
numpy and vorbis-tools.

All tunes use one scale, C D E G A, so that no two sounds that meet are out of tune with each other or with the music.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import levels
import numpy as np
import table_sounds as sounds
from material import RATE, Dice, Sound, band, dice_for
from tunes import ambience, title_motif


class Effect(NamedTuple):
    make: Callable[[Dice, int], Sound]
    loudness: float  # LUFS of its loudest 125 ms
    what: str
    variations: int = 3


CARD, COIN, CUE, PRIZE, QUIET = -23.0, -22.0, -20.0, -18.0, -28.0
EFFECTS = {
    "card_slide": Effect(sounds.card_slide, CARD, "a card slides over the felt"),
    "card_deal": Effect(sounds.card_deal, CARD, "a card is dealt and lands"),
    "card_flip": Effect(sounds.card_flip, CARD, "a card is turned over"),
    "card_shuffle": Effect(sounds.card_shuffle, CARD, "riffle and bridge"),
    "card_place": Effect(sounds.card_place, CARD, "a card is laid down"),
    "card_collect": Effect(sounds.card_collect, CARD, "cards are gathered and squared"),
    "card_discard": Effect(sounds.card_discard, CARD - 1, "a card is thrown away"),
    "coin_pick": Effect(sounds.coin_pick, COIN - 2, "a coin is taken up"),
    "coin_card": Effect(sounds.coin_card, COIN, "a coin lands on a card"),
    "coin_felt": Effect(sounds.coin_felt, COIN, "a coin lands on the felt"),
    **{
        f"coin_stack_{step}": Effect(sounds.coin_stack(step - 1), COIN, f"coin on coin, step {step} of 8")
        for step in range(1, 9)
    },
    "coin_pot": Effect(sounds.coin_pot, COIN, "a coin goes into the pot"),
    "pot_stream": Effect(sounds.pot_stream, COIN + 1, "a dozen coins go into the pot"),
    "pot_slide": Effect(sounds.pot_slide, COIN + 1, "the pot is pushed to its winner"),
    "kitty_jar": Effect(sounds.kitty_jar, COIN, "a coin goes into the bingo jar"),
    "called_thump": Effect(sounds.called_thump, CUE, "the called card is laid down"),
    "near_bingo": Effect(sounds.near_bingo, CUE - 2, "a hand has one card to go"),
    "bingo_fanfare": Effect(sounds.bingo_fanfare, PRIZE, "bingo"),
    "poker_win": Effect(sounds.poker_win, PRIZE, "the best hand wins"),
    "count_hit": Effect(sounds.count_hit, CUE, "count and card agree"),
    "small_win": Effect(sounds.small_win, CUE, "some coins come in"),
    "gentle_loss": Effect(sounds.gentle_loss, CUE - 4, "some coins go out"),
    "dealer_moves": Effect(sounds.dealer_moves, CARD, "the deal moves on"),
    "match_won": Effect(sounds.match_won, PRIZE, "the match is over"),
    "button_tick": Effect(sounds.button_tick, QUIET, "a button is pressed"),
    "toggle_on": Effect(sounds.toggle_on, QUIET, "a switch goes on"),
    "toggle_off": Effect(sounds.toggle_off, QUIET, "a switch goes off"),
    "panel_open": Effect(sounds.panel_open, QUIET, "a panel opens"),
    "panel_close": Effect(sounds.panel_close, QUIET, "a panel closes"),
    "not_now": Effect(sounds.not_now, QUIET + 2, "this cannot be chosen now"),
    "your_turn": Effect(sounds.your_turn, CUE - 1, "somebody is asked"),
    "hint_shine": Effect(sounds.hint_shine, CUE - 3, "a hint glows"),
    "praise_chime": Effect(sounds.praise_chime, CUE, "well done"),
    "try_again": Effect(sounds.try_again, CUE - 3, "not this one; look again"),
    "star": Effect(sounds.star, CUE, "a star is earned"),
    **{
        f"ladder_{step}": Effect(sounds.ladder_step(step - 1), CUE - 2, f"rung {step} of the ladder of ranks", 1)
        for step in range(1, 14)
    },
}  # fmt: skip
MUSIC = {
    "table_ambience": (ambience, -30.0, "a quiet room with a sparse kalimba; loops without a seam"),
    "title_motif": (title_motif, -21.0, "the tune of the title screen"),
}


def finished(sound: Sound) -> Sound:
    """Without what nobody hears, and with soft ends."""
    sound = band(np.pad(sound, (0, RATE // 10)), 60, 9000)
    smooth = np.convolve(np.square(sound), np.ones(RATE // 100), mode="same")
    heard = np.flatnonzero(smooth > smooth.max() * 10**-4.6)
    sound = sound[: heard[-1] + 1]
    tail = min(0.12, max(0.008, 0.25 * len(sound) / RATE))
    return np.pad(levels.faded(sound, RATE, 0.001, tail), (RATE // 250, 0))  # 4 ms for Vorbis to begin from silence


def rolloff(sound: Sound, rate: int) -> int:
    """Hertz below which 95 % of the energy lies."""
    energy = np.cumsum(np.square(np.abs(np.fft.rfft(sound))))
    return int(np.searchsorted(energy, 0.95 * energy[-1]) * rate / len(sound))


def seam(sound: Sound) -> dict:
    """Is the jump from the last sample to the first an ordinary step? (Steps in dBFS; the file as decoded.)"""
    steps = np.abs(np.diff(np.concatenate([sound, sound[:1]]), axis=0)).max(axis=1)
    bends = np.abs(np.diff(np.concatenate([sound[-2:], sound[:2]]), 2, axis=0)).max()
    usual = np.abs(np.diff(sound, 2, axis=0)).max(axis=1)
    return {
        "step": round(float(levels.decibels(steps[-1])), 1),
        "usual_step": round(float(levels.decibels(np.median(steps))), 1),
        "largest_step": round(float(levels.decibels(steps[:-1].max())), 1),
        "bend": round(float(levels.decibels(bends)), 1),
        "usual_bend_99": round(float(levels.decibels(np.quantile(usual, 0.99))), 1),
    }


def entry(folder: Path, file: str, what: str) -> dict:
    """What the manifest says of a finished file, measured on the file itself."""
    sound, rate = levels.read_ogg(folder / file)
    mono = sound if sound.ndim == 1 else sound.mean(axis=1)
    return {
        "text": what,
        "file": file,
        "seconds": round(len(sound) / rate, 3),
        "channels": 1 if sound.ndim == 1 else 2,
        "loudest": round(float(levels.loudest(mono, rate)), 1),
        "rms": round(float(levels.rms(sound)), 1),
        "peak": round(float(levels.peak(sound)), 1),
        "rolloff": rolloff(mono, rate),
        "bytes": (folder / file).stat().st_size,
    }


def make_effects(folder: Path, names: list[str]) -> dict[str, list[dict]]:
    """Each effect's variations, written and measured."""
    made = {}
    for name, effect in EFFECTS.items():
        if names and name not in names:
            continue
        made[name] = []
        for turn in range(effect.variations):
            suffix = f"_{'abc'[turn]}" if effect.variations > 1 else ""
            file = f"sounds/{name}{suffix}.ogg"
            sound = finished(effect.make(dice_for(f"{name} {turn}"), turn))
            levels.write_levelled(folder / file, sound, RATE, effect.loudness, levels.loudest)
            made[name].append(entry(folder, file, effect.what))
    return made


def make_music(folder: Path, names: list[str]) -> dict[str, dict]:
    made = {}
    for name, (make, loudness, what) in MUSIC.items():
        if names and name not in names:
            continue
        sound = make()
        gain = loudness - levels.spoken_loudness(sound.mean(axis=1), RATE)
        sound = sound * min(levels.amplitude(gain), levels.amplitude(-3.6) / np.abs(sound).max())
        file = f"music/{name}.ogg"
        if make is ambience:
            write_ring(folder / file, sound)
        else:
            levels.write_ogg(folder / file, sound, RATE)
        made[name] = entry(folder, file, what)
        if make is ambience:
            made[name]["seam"] = seam(levels.read_ogg(folder / file)[0])
    return made


def write_ring(path: Path, ring: Sound) -> None:
    """Cuts the ring where nobody hears it: Vorbis guesses a little at both ends, so several quiet places are tried."""

    def audible(shift: int) -> float:
        levels.write_ogg(path, np.roll(ring, shift, axis=0), RATE)
        written = levels.read_ogg(path)[0]
        around = np.concatenate([written[-60:], written[:60]])
        return np.abs(np.diff(around, 2, axis=0)).max()

    shifts = [int(place * 0.05 * RATE) for place in range(16)]  # up to 0.75 s later, before the first note
    levels.write_ogg(path, np.roll(ring, min(shifts, key=audible), axis=0), RATE)


def level_table(manifest: dict) -> str:
    """levels.md: what every file measures, decoded."""
    rows = [
        "# Levels",
        "",
        "Measured on the decoded files by `make_effects.py`. *Loudest*: LUFS (K-weighted) of the loudest 125 ms, which",
        "effects are set to; *RMS* and *peak* in dBFS; *95 %*: hertz below which 95 % of the energy lies.",
        "Ranges are over the variations.",
        "",
        "| effect | files | seconds | loudest | RMS | peak | 95 % Hz | bytes | what happens |",
        "|---|---|---|---|---|---|---|---|---|",
    ]

    def spread(entries: list[dict], field: str) -> str:
        low, high = min(one[field] for one in entries), max(one[field] for one in entries)
        return f"{low}" if low == high else f"{low} to {high}"

    fields = ("seconds", "loudest", "rms", "peak", "rolloff")
    for name, entries in manifest["effects"].items():
        cells = [name, str(len(entries)), *(spread(entries, field) for field in fields)]
        rows.append("| " + " | ".join([*cells, str(sum(one["bytes"] for one in entries)), entries[0]["text"]]) + " |")
    for name, one in manifest["music"].items():
        rows.append(
            "| "
            + " | ".join([f"*{name}*", "1", *(str(one[field]) for field in fields), str(one["bytes"]), one["text"]])
            + " |"
        )
    if voice := manifest.get("voice"):
        rows += ["", "Voice, *loudness* gated as in BS.1770 (100 ms blocks):", ""]
        rows += ["| group | clips | seconds | loudness | peak |", "|---|---|---|---|---|"]
        for group in dict.fromkeys(one["group"] for one in voice.values()):
            entries = [one for one in voice.values() if one["group"] == group]
            rows.append(
                "| "
                + " | ".join(
                    [group, str(len(entries)), *(spread(entries, field) for field in ("seconds", "loudness", "peak"))]
                )
                + " |"
            )
    seconds = {part: round(sum(one["seconds"] for one in entries)) for part, entries in (
        ("voice", manifest.get("voice", {}).values()),
        ("effects", [one for entries in manifest["effects"].values() for one in entries]),
        ("music", manifest["music"].values()),
    )}  # fmt: skip
    rows += ["", "Seconds in all: " + ", ".join(f"{part} {count}" for part, count in seconds.items()) + ".", ""]
    if ring := manifest["music"].get("table_ambience"):
        rows += [f"Seam of the ambience (dB): {ring['seam']}", ""]
    return "\n".join(rows)


def main() -> None:
    from make_voice import read_manifest, write_manifest

    if len(sys.argv) < 2:
        sys.exit(__doc__)
    folder, names = Path(sys.argv[1]), sys.argv[2:]
    for part in ("sounds", "music"):
        (folder / part).mkdir(parents=True, exist_ok=True)
    effects, music = make_effects(folder, names), make_music(folder, names)
    manifest = read_manifest(folder)
    manifest["effects"] = (manifest.get("effects", {}) if names else {}) | effects
    manifest["music"] = (manifest.get("music", {}) if names else {}) | music
    write_manifest(folder, manifest)
    (Path(__file__).parent / "levels.md").write_text(level_table(manifest), "utf-8")
    for name, entries in effects.items():
        print(
            f"{name:16}",
            *(f"{one['seconds']:5.2f}s {one['loudest']:6.1f} {one['peak']:6.1f}" for one in entries),
            sep="  ",
        )
    for name, one in music.items():
        print(f"{name:16}", one)


if __name__ == "__main__":
    main()
