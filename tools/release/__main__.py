"""A release in one command, python -m tools.release 1.2.0: checks, version, changelog, commit and tag."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from tools.release import changelog

VERSION = Path("garbage_engine", "version.py")
CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy",),
    ("pytest",),
)


class Refused(Exception):
    """Why nothing was released."""


def release(version: str, folder: Path, checks: Sequence[Sequence[str]] = CHECKS) -> None:
    """Refuse, or leave a commit with a tag; a push of both does the rest."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise Refused(f"{version!r} is no version: three numbers as in 1.2.0")
    if git(folder, "status", "--porcelain"):
        raise Refused("the tree is dirty: commit or put away what has changed")
    if git(folder, "tag", "--list", f"v{version}"):
        raise Refused(f"{version} is out already")
    before, notes = (folder / VERSION).read_text("utf-8"), (folder / changelog.FILE).read_text("utf-8")
    if number(version) < number(before):
        raise Refused(f"{version} comes before what the program calls itself")
    if not changelog.entries(notes, changelog.NEXT):
        raise Refused(f"{changelog.FILE} has no entry under {changelog.NEXT}: what would players be told?")
    for check in checks:
        if subprocess.run([*check], cwd=folder).returncode:
            raise Refused(f"{' '.join(check)} is red")
    day = datetime.now(UTC).date().isoformat()
    (folder / VERSION).write_text(re.sub(r'"[\d.]+"', f'"{version}"', before), "utf-8")
    (folder / changelog.FILE).write_text(changelog.released(notes, version, day), "utf-8")
    git(folder, "commit", "--quiet", "--all", "--message", f"Release {version}")
    git(folder, "tag", "--annotate", f"v{version}", "--message", f"Garbage {version}")


def number(text: str) -> tuple[int, ...]:
    found = re.search(r"(\d+)\.(\d+)\.(\d+)", text)
    assert found, text
    return tuple(map(int, found.groups()))


def git(folder: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=folder, check=True, capture_output=True, text=True).stdout.strip()


def main(words: Sequence[str]) -> int:
    if len(words) != 1:
        print("usage: python -m tools.release X.Y.Z", file=sys.stderr)
        return 2
    tools = Path(sys.executable).parent
    try:
        release(words[0], Path.cwd(), [[str(tools / name), *rest] for name, *rest in CHECKS])
    except Refused as reason:
        print(f"Not released: {reason}.", file=sys.stderr)
        return 1
    print(f"Released {words[0]}. Now: git push --follow-tags")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
