"""Kept: all that the game keeps for the player, in one folder, by one thread. It never stops the game."""

import logging
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from garbage_desktop.language import _
from garbage_desktop.rule_sets import RuleSet, spare_names
from garbage_desktop.storage import settings
from garbage_desktop.storage.files import write_whole
from garbage_desktop.storage.folders import Home, why
from garbage_desktop.storage.history import Finished, History
from garbage_desktop.storage.lock import Lock
from garbage_desktop.storage.profiles import Profiles
from garbage_desktop.storage.rule_sets import Entry as RulesEntry
from garbage_desktop.storage.rule_sets import RuleSets, key_after
from garbage_desktop.storage.saves import AnySaved, Entry, Saves, newest
from garbage_desktop.storage.writer import Writer

SETTINGS, HISTORY = "settings.toml", "history.sqlite"
PATIENCE = 3.0  # seconds that leaving may take


class Kept:
    """Settings, matches and history. A second copy of the program reads them and keeps nothing (S15)."""

    def __init__(self, home: Home, *, reads_only: bool = False) -> None:
        self.home = home
        self.saves = Saves(home.path)
        self.reads_only = reads_only
        self._given = 0  # the highest number of a match since the program was started
        self._now: dict[int, AnySaved | None] = {}  # matches of this time, maybe not on the disk yet; None: finished
        self._rules: dict[str, RulesEntry] | None = None  # once they have been asked for
        self._lock = Lock()
        self._writer = Writer()
        self._news = ""
        self.profiles = Profiles(home.path, self._put)
        if not reads_only:
            self._open()
        self.settings = settings.loaded(home.path / SETTINGS) if home.path else settings.Settings()

    @classmethod
    def nothing(cls) -> "Kept":
        """For games that leave no trace."""
        return cls(Home(None), reads_only=True)

    def news(self) -> str:
        """A sentence for the player since this was last asked: that nothing is kept and why, or is again."""
        news, self._news = self._news or self._writer.news(), ""
        return news

    def change(self, **choices: Any) -> None:
        """Choose something in the settings."""
        chosen = self.settings = msgspec.structs.replace(self.settings, **choices)
        self._put("settings", lambda folder: _keep_settings(folder / SETTINGS, chosen))

    def place(self, number: int | None = None) -> "Place":
        """Where the match of that number is kept; a new one if there is none yet."""
        if number is None:
            number = max(self._given + 1, self.saves.next_number(self._counted()))
        self._given = max(self._given, number)
        return Place(self, number)

    def place_of(self, file: Path) -> "Place":
        """Where the match in a file is kept: there, if it is one of ours, else a new place."""
        return self.place(self.saves.number_of(file))

    def entries(self) -> Iterator[Entry]:
        """The unfinished matches, the newest first, as they are now: the disk may be late, or full (V14)."""
        for number in sorted({*self.saves.numbers(), *self._now}, reverse=True):
            if number not in self._now:
                yield self.saves.entry(number)
            elif saved := self._now[number]:
                yield Entry(number, saved)

    def newest(self) -> Entry | None:
        """What `Continue` goes on with."""
        return newest(self.entries())

    # ---- house rules of the player's own --------------------------------------------------------
    def rules_entries(self) -> list[RulesEntry]:
        """All rule sets, the oldest first, and the files that cannot be read."""
        return list(self._known_rules().values())

    def rule_sets(self) -> list[RuleSet]:
        return [entry.rule_set for entry in self.rules_entries() if entry.rule_set]

    def _known_rules(self) -> dict[str, RulesEntry]:
        if self._rules is None:
            self._rules = {entry.path.stem: entry for entry in RuleSets(self.home.path).entries()}
        return self._rules

    def keep_rules(self, rule_set: RuleSet) -> RuleSet:
        """Under its key; one that is new gets a key of its own."""
        known = self._known_rules()
        if rule_set.key not in known:
            rule_set = msgspec.structs.replace(rule_set, key=key_after(list(known)))
        known[rule_set.key] = RulesEntry(Path(f"{rule_set.key}.garbage"), rule_set)
        self._put(rule_set.key, lambda folder: RuleSets(folder).keep(rule_set))
        return rule_set

    def take_rules(self, rule_set: RuleSet) -> RuleSet:
        """Those of somebody else, under a name that is free; what is here already is not taken twice."""
        names = {own.name.casefold(): own for own in self.rule_sets()}
        same = names.get(rule_set.name.casefold())
        if same and same.rules == rule_set.rules:
            return same
        free = (name for name in spare_names(rule_set.name) if name.casefold() not in names)
        return self.keep_rules(msgspec.structs.replace(rule_set, key="", name=next(free)))

    def remove_rules(self, key: str) -> None:
        self._known_rules().pop(key, None)
        self._put(key, lambda folder: RuleSets(folder).remove(key))

    # ---- the folder -----------------------------------------------------------------------------
    def flush(self, timeout: float = PATIENCE) -> bool:
        """Wait until everything is on the disk; False if that cannot be."""
        return self._writer.flush(timeout)

    def close(self, timeout: float = PATIENCE) -> bool:
        """Keep what waits to be kept, and let another copy of the program have its turn; False if that fails."""
        done = self._writer.close(timeout)
        self._lock.free()
        return done

    def _open(self) -> None:
        """Take possession of the folder, or tell the player why that cannot be."""
        try:
            if self._own(self.home.made()):
                self.saves.tidy()
        except OSError as error:
            logging.getLogger("garbage").warning("Nothing can be kept: %s", error)
            self._writer.fail(why(error))

    def _own(self, folder: Path) -> bool:
        """Whether this copy is the one that keeps things: the first for which the folder could be made."""
        if not self.reads_only and not self._lock.take(folder / "garbage.lock"):
            self.reads_only = True
            self._news = _("Garbage is open already. You can play here too, but nothing will be kept.")
        return not self.reads_only

    def _put(self, name: str, job: Callable[[Path], None]) -> None:
        def at_home() -> None:
            if self._own(folder := self.home.made()):
                job(folder)

        if not self.reads_only:
            self._writer.put(name, at_home)

    def _counted(self) -> int:
        """The highest number in the history, if there is one."""
        path = self.home.path and self.home.path / HISTORY
        try:
            return History(path).highest() if path and path.is_file() else 0
        except OSError:
            return 0


class Place:
    """Where one match is kept."""

    def __init__(self, kept: Kept, number: int) -> None:
        self.kept, self.number = kept, number

    def keep(self, saved: AnySaved) -> None:
        self.kept._now[self.number] = saved
        self.kept._put(self._name, lambda _: self.kept.saves.keep(self.number, saved))

    def finish(self, saved: AnySaved, winners: tuple[int, ...], standings: Sequence[tuple[int, ...]]) -> None:
        """Count it in the history, and keep it where finished matches are."""
        self.kept._now[self.number] = None
        setup = saved.setup
        finished = Finished(
            id=saved.id,
            number=self.number,
            game=setup.game,
            rules=msgspec.json.encode(setup.rules).decode(),
            seed=setup.seed,
            seats=saved.seats,
            winners=winners,
            standings=tuple(standings),
        )
        self.kept._put(self._name, lambda folder: self._finish(folder, saved, finished))

    def _finish(self, folder: Path, saved: AnySaved, finished: Finished) -> None:
        self.kept.saves.keep(self.number, saved)
        History(folder / HISTORY).count(finished)
        self.kept.saves.lay_aside(self.number)

    @property
    def _name(self) -> str:
        return f"match {self.number}"


def _keep_settings(path: Path, chosen: settings.Settings) -> None:
    write_whole(path, settings.text(chosen, path))
