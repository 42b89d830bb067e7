"""Changelog: what each version brings. `python -m tools.release.changelog 1.2.0` prints the notes of that release."""

from __future__ import annotations

import re
import sys
from pathlib import Path

NEXT = "Unreleased"
FILE = Path("CHANGELOG.md")
HEADING = re.compile(r"^## (\S+).*\n", re.MULTILINE)


def entries(changelog: str, version: str) -> str:
    """What stands under a version; nothing if it is not there."""
    _, *pieces = HEADING.split(changelog)
    return dict(zip(pieces[::2], pieces[1::2], strict=True)).get(version, "").strip()


def released(changelog: str, version: str, day: str) -> str:
    """What waited belongs to that version now, and nothing waits."""
    return changelog.replace(f"## {NEXT}\n", f"## {NEXT}\n\n## {version} ({day})\n", 1)


if __name__ == "__main__":
    print(entries(FILE.read_text("utf-8"), sys.argv[1]))
