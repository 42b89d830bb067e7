"""Licences: whose work is in the built program and on what terms, as the installed packages tell it."""

from __future__ import annotations

import re
import sys
import sysconfig
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import NamedTuple

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from garbage_engine.version import VERSION

HOME = Path(__file__).parents[2]
TEXTS = HOME / "packaging" / "licences"
A_LICENCE = re.compile(r"(^|[/\\])[^/\\]*(LICEN[CS]E|COPYING|NOTICE|OFL|LGPL)[^/\\]*$", re.IGNORECASE)
NO_TEXT = re.compile(r"\.(py|pyc|pyi)$")
BUILDER = "pyinstaller"  # its starter is the first thing that runs
THANKS = (
    "The voice was spoken by hibari-tts 0.2.1 (Apache-2.0, https://pypi.org/project/hibari-tts); none of it is in here."
)
HEAD = f"""Garbage {VERSION} stands on the work of others. Each part below is named with its version and licence.
pygame-ce and the LGPL libraries lie as files of their own beside the program and may be exchanged there.
"""


class Part(NamedTuple):
    """Something in the program that somebody made."""

    name: str
    version: str
    licence: str
    text: str

    def __str__(self) -> str:
        return f"==== {self.name} {self.version}".rstrip() + f": {self.licence} ====\n\n{self.text.strip()}\n"


def written(binaries: Iterable[str]) -> str:
    """All of it as one text, for a program that holds these libraries."""
    return "\n".join([HEAD, *map(str, parts(binaries))])


def parts(binaries: Iterable[str]) -> list[Part]:
    """The game, Python, the packages, and the libraries in them."""
    game = Part("Garbage", VERSION, "MIT", (HOME / "LICENSE").read_text("utf-8") + "\n" + THANKS)
    return [game, python(), *map(package, packages()), *libraries(binaries)]


def packages() -> list[Distribution]:
    """All that the game depends on, however far, and the starter of the built program."""
    project = tomllib.loads((HOME / "pyproject.toml").read_text("utf-8"))["project"]
    waiting, found = [*project["dependencies"], BUILDER], dict[str, Distribution]()
    while waiting:
        needed = Requirement(waiting.pop())
        name = canonicalize_name(needed.name)
        if name in found or (needed.marker and not needed.marker.evaluate({"extra": ""})):
            continue
        found[name] = distribution(name)
        waiting += (found[name].requires or []) if name != BUILDER else []
    return [found[name] for name in sorted(found)]


def package(made: Distribution) -> Part:
    texts = [
        Path(str(file.locate())).read_text("utf-8", "replace")
        for file in made.files or ()
        if A_LICENCE.search(str(file)) and not NO_TEXT.search(str(file))
    ]
    return Part(made.metadata["Name"], made.version, _licence(made), "\n\n".join(texts))


def _licence(made: Distribution) -> str:
    told = made.metadata["License-Expression"] or made.metadata["License"] or ""
    if 0 < len(told) < 40:
        return str(told)
    kinds = [line for line in made.metadata.get_all("Classifier", ()) if line.startswith("License")]
    return kinds[0].rpartition(" :: ")[2] if kinds else "see below"


def python() -> Part:
    places = (Path(sysconfig.get_path("stdlib"), "LICENSE.txt"), Path(sys.base_prefix, "LICENSE.txt"))
    text = next((place.read_text("utf-8", "replace") for place in places if place.exists()), "")
    return Part("Python", sys.version.split()[0], "PSF-2.0", text or "https://docs.python.org/3/license.html")


def libraries(binaries: Iterable[str]) -> Iterator[Part]:
    """The libraries that packages and Python bring; one that nobody has written down stops the build."""
    known = tomllib.loads((TEXTS / "libraries.toml").read_text("utf-8"))
    names = {Path(binary).name for binary in binaries}
    for title, library in known.items():
        mine = {name for name in names if name.startswith(tuple(library["files"]))}
        names -= mine
        if mine and title != "Python":
            owners = f"Copyright {library['owners']}.\n\n" if library["owners"] else ""
            text = TEXTS / f"{library['licence']}.txt"
            yield Part(title, "", library["licence"], owners + (text.read_text("utf-8") if text.exists() else ""))
    if strangers := [name for name in sorted(names) if not _of_a_package(name)]:
        raise SystemExit(f"Whose are {', '.join(strangers)}? packaging/licences/libraries.toml does not say.")


def _of_a_package(name: str) -> bool:
    """A module of Python or of a package, which is named with it."""
    return name.endswith(".pyd") or re.search(r"\.(cpython|abi3)\b.*\.so$", name) is not None
