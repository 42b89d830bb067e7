"""Recogniser: lets a machine hear the shipped clips of the thirteen ranks, and tells which of them it takes for others.

pip install pocketsphinx numpy               and Debian's vorbis-tools; nothing of it is needed by the game
python tools/audio/recognise.py              the ranks as they are called; exit code 1 with more than one misheard
python tools/audio/recognise.py ladder       as they are counted; or `ranks`, more than one of a kind

It knows thirteen words and nothing else. That is a floor: no word passes for another one.
"""

import json
import sys
from collections.abc import Iterable
from pathlib import Path

import levels
from make_voice import decode, for_recognisers
from pocketsphinx import Decoder, get_model_path

ASSETS = Path(__file__).parents[2] / "assets"
LEAST = 12  # of the thirteen


def clips(kind: str) -> dict[str, Path]:
    """The words and their files: `rank_ace` and so on."""
    spoken = json.loads((ASSETS / "sounds.json").read_text("utf-8"))["voice"]
    lines = [line for key, line in spoken.items() if key.startswith(f"{kind}_") and " " not in line["text"]]
    return {line["text"].lower(): ASSETS / line["file"] for line in lines}


def listener(words: Iterable[str]) -> Decoder:
    model = Path(get_model_path("en-us"))
    decoder = Decoder(hmm=str(model / "en-us"), dict=str(model / "cmudict-en-us.dict"), lm=None, loglevel="FATAL")
    decoder.add_jsgf_string("ranks", f"#JSGF V1.0; grammar ranks; public <rank> = {' | '.join(words)};")
    decoder.activate_search("ranks")
    return decoder


def main(kind: str = "rank") -> int:
    files = clips(kind)
    decoder = listener(files)
    heard = {word: decode(decoder, for_recognisers(levels.read_ogg(clip)[0])) for word, clip in files.items()}
    for word, other in heard.items():
        print(word if other == word else f"{word}, taken for: {other or 'nothing'}")
    right = sum(word == other for word, other in heard.items())
    print(f"{right} of {len(heard)} understood")
    return 0 if right >= LEAST else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
