"""Rule sets as files: to keep, to give to others and to take from them. Read strictly: every reason is a sentence."""

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from garbage_desktop.language import _
from garbage_desktop.rule_sets import RuleSet
from garbage_desktop.storage.files import NotOurs, previous, read_bounded, write_whole
from garbage_desktop.storage.saves import Unreadable
from garbage_desktop.wording import spoken
from garbage_engine.rules import IllegalRules, Rules, changes_of, house_rules
from garbage_engine.version import VERSION

FORMAT = 1  # one that was released is read for ever
LARGEST = 2**16  # bytes; all house rules changed at once take one kibibyte
NAME = re.compile(r"rules-(\d{6,9})\.garbage")
CLAIM = re.compile(rb'"garbage"\s*:\s*"rules"')  # a match has rules, too, but does not say that it is rules
UNFIT = re.compile(r"[^\w \-'’]+")  # what some system refuses in the name of a file
MOST_LISTED = 200  # files of a folder that are looked at
SPARE_NAMES = 99


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    garbage: str
    format: int
    engine: str
    name: str
    rules: dict[str, Any]


class Entry(NamedTuple):
    """One file in a list."""

    path: Path
    rule_set: RuleSet | None
    problem: str = ""


# ---- a file -----------------------------------------------------------------------------------------------
def encoded(rule_set: RuleSet) -> bytes:
    entries = {
        "garbage": "rules",
        "format": FORMAT,
        "engine": VERSION,
        "name": rule_set.name,
        "rules": changes_of(rule_set.rules),
    }
    return msgspec.json.format(msgspec.json.encode(entries), indent=1) + b"\n"


def decoded(content: bytes, key: str) -> RuleSet:
    """The rule set in the content of a file."""
    try:
        entries = json.loads(content, object_pairs_hook=_once)
        _check_kind(entries)
        file = msgspec.convert(entries, _File)
    except (ValueError, RecursionError, msgspec.ValidationError):
        raise Unreadable(_("These house rules are damaged and cannot be opened. The file was left as it is.")) from None
    try:
        return RuleSet(key, file.name, _playable(house_rules(file.rules)))
    except IllegalRules as problem:
        raise Unreadable(spoken(problem.reason)) from None


def read(path: Path, key: str = "") -> RuleSet:
    """The rule set in a file."""
    try:
        return decoded(read_bounded(path, LARGEST), key)
    except NotOurs:
        raise Unreadable(_("These are no house rules of Garbage.")) from None
    except OSError:
        raise Unreadable(_("This file cannot be read just now.")) from None


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A rule that is written down twice says nothing."""
    entries = dict(pairs)
    if len(entries) < len(pairs):
        raise ValueError
    return entries


def _check_kind(entries: Any) -> None:
    if not isinstance(entries, dict) or entries.get("garbage") != "rules":
        raise Unreadable(_("These are no house rules of Garbage."))
    if isinstance(format := entries.get("format"), int) and format > FORMAT:
        raise Unreadable(_("These house rules come from a newer Garbage. That one can open them."))


def _playable(rules: Rules) -> Rules:
    """The rules, if there is a number of seats that can play by them."""
    reasons = [rules.refusal(seats) for seats in rules.seats]
    if None not in reasons:
        assert reasons[0]
        raise IllegalRules(reasons[0])
    return rules


# ---- the family's own -------------------------------------------------------------------------------------
class RuleSets:
    """Those in a folder that may be missing."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder

    def entries(self) -> Iterator[Entry]:
        """All of them, the oldest first; or the one before where the last cannot be read."""
        names = [path.name for path in _files(self.folder) if NAME.fullmatch(path.name)]
        return (self._entry(name.split(".")[0]) for name in sorted(names))

    def _entry(self, key: str) -> Entry:
        path = self.path(key)
        try:
            return Entry(path, read(path, key))
        except Unreadable as problem:
            with suppress(Unreadable):
                return Entry(path, read(previous(path), key))
            return Entry(path, None, str(problem))

    def path(self, key: str) -> Path:
        assert self.folder
        return self.folder / f"{key}.garbage"

    def keep(self, rule_set: RuleSet) -> None:
        write_whole(self.path(rule_set.key), encoded(rule_set))

    def remove(self, key: str) -> None:
        for path in (self.path(key), previous(self.path(key))):
            path.unlink(missing_ok=True)


def key_after(keys: list[str]) -> str:
    """One that no other has.

    >>> key_after(["classic", "rules-000007"])
    'rules-000008'
    """
    numbers = [int(found[1]) for key in keys if (found := NAME.fullmatch(f"{key}.garbage"))]
    return f"rules-{max(numbers, default=0) + 1:06}"


# ---- giving and taking ------------------------------------------------------------------------------------
def given(rule_set: RuleSet, folder: Path) -> Path:
    """A copy for others in that folder, under a name of its own."""
    stem = " ".join(UNFIT.sub(" ", rule_set.name).split()) or "Garbage"
    for n in range(1, SPARE_NAMES):
        path = folder / (f"{stem}.garbage" if n == 1 else f"{stem} {n}.garbage")
        if not path.exists():
            write_whole(path, encoded(rule_set))
            return path
    raise FileExistsError(stem)


def offered(folder: Path | None) -> list[Entry]:
    """What lies in a folder and is house rules, sound or not."""
    found = []
    for path in _files(folder)[:MOST_LISTED]:
        try:
            found.append(Entry(path, read(path)))
        except Unreadable as problem:
            if claims(path):
                found.append(Entry(path, None, str(problem)))
    return found


def claims(path: Path) -> bool:
    """Whether a file says that it is house rules, sound or not."""
    with suppress(OSError, NotOurs):
        return bool(CLAIM.search(read_bounded(path, LARGEST)[:200]))
    return False


def _files(folder: Path | None) -> list[Path]:
    try:
        return sorted(path for path in folder.iterdir() if path.suffix == ".garbage") if folder else []
    except OSError:
        return []
