"""Licences: whose work is in the program and on what terms, as the build has written it down."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from garbage_desktop import assets
from garbage_desktop.paint.text import LONGEST
from garbage_engine.version import VERSION

HEADING = re.compile(r"^==== (.+): (.+) ====$", re.MULTILINE)


class Part(NamedTuple):
    """Something in the program that somebody made."""

    title: str
    licence: str
    paragraphs: list[str]


def parts() -> list[Part]:
    """All parts of the built program; from source the game alone, since packages bring their own."""
    beside = assets.folder().parent
    if (told := beside / "licences.txt").is_file():
        return read(told.read_text("utf-8"))
    ours = beside / "LICENSE"
    return [Part(f"Garbage {VERSION}", "MIT", paragraphs(ours.read_text("utf-8") if ours.is_file() else ""))]


def read(told: str) -> list[Part]:
    """The text begins with words for everybody; then each part has a heading with its name and licence."""
    _, *pieces = HEADING.split(told)
    parts = zip(pieces[::3], pieces[1::3], pieces[2::3], strict=True)
    return [Part(title, licence, paragraphs(text)) for title, licence, text in parts]


def paragraphs(text: str) -> list[str]:
    """Each in one line; the screen breaks it where it has to. Rules of dashes are left out."""
    blocks = re.split(r"\n\s*\n", re.sub(r"^\W+$", "", text, flags=re.MULTILINE))
    return [line for block in blocks for line in _lines(" ".join(block.split()))]


def _lines(paragraph: str) -> Iterator[str]:
    """What is longer than a line on the screen may be ends at a stop, or if need be at a comma."""
    line = ""
    for sentence in re.split(r"(?<=[.;:]) ", paragraph):
        for clause in [sentence] if len(sentence) < LONGEST else re.split("(?<=,) ", sentence):
            if line and len(line) + len(clause) >= LONGEST:
                yield line
                line = ""
            line = f"{line} {clause}".strip()
    if line:
        yield line
