"""Rule sets: the family's own: to use, rename, delete, to give to others and to take from them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import platformdirs
import pygame

from garbage_desktop import viewer
from garbage_desktop.language import _, ngettext, translated
from garbage_desktop.paint import text
from garbage_desktop.paint.kit import INK
from garbage_desktop.rule_sets import RuleSet, changed
from garbage_desktop.scenes.help import draw_row
from garbage_desktop.scenes.name_rules import NameRules
from garbage_desktop.scenes.paged import PagedScene
from garbage_desktop.storage.folders import why
from garbage_desktop.storage.rule_sets import Entry, given, offered, read
from garbage_desktop.storage.saves import Unreadable
from garbage_desktop.table.box import Box
from garbage_desktop.ui.control import Button
from garbage_desktop.ui.dialog import Answer, Dialog, notice
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.piece import HEADING, SOFT, Picture, Words
from garbage_desktop.ui.sheet import Laid, Sheet
from garbage_engine.rules import GAMES, Rules

if TYPE_CHECKING:
    from garbage_desktop.app import App


class RuleSetList(PagedScene):
    """`use` hears of the set that is chosen."""

    overlay = True

    def __init__(self, app: App, use: Callable[[RuleSet], None]) -> None:
        super().__init__(app)
        self.use = use
        self.exchange = exchange_folder(app.kept.home.path)
        self.found = offered(self.exchange)

    # ---- what lies where ---------------------------------------------------------------------------
    def laid(self, m: Measure) -> Laid:
        sheet = Sheet(m, _("My rule sets"), 960)
        y = 0.0
        for entry in self.app.kept.rules_entries():
            y = self._lay_own(sheet, entry, y) + m.gap(8)
        if not y:
            words = _("Nothing here yet. Change some rules, then press “Keep”, and they have a name of their own.")
            kind = Words.flowing(words, m.px(20), 0, 0, sheet.width, SOFT, "bold")
            sheet.add(kind)
            y = kind.box.bottom + m.gap(8)
        y = self._lay_found(sheet, y + m.gap(12))
        back = Button(_("Back"), self.back, kind="primary", icon="back", key="back")
        return sheet.closed(y, [], [back])

    def _lay_own(self, sheet: Sheet, entry: Entry, y: float) -> float:
        if entry.rule_set is None:
            return self._lay_row(sheet, y, entry.path.name, entry.problem, [])
        rule_set, key = entry.rule_set, entry.rule_set.key
        tools = [
            self._tool(_("Use"), lambda: self.choose(rule_set), "check", f"use {key}"),
            self._tool("", lambda: self.rename(rule_set), "edit", f"rename {key}"),
            self._tool("", lambda: self.give(rule_set), "export", f"give {key}"),
            self._tool("", lambda: self.ask_delete(rule_set), "delete", f"delete {key}"),
        ]
        return self._lay_row(sheet, y, rule_set.name, about(rule_set.rules), tools)

    def _lay_found(self, sheet: Sheet, y: float) -> float:
        """What others have given: it lies where the player's downloads are, or is dropped on the window."""
        m = sheet.m
        heading = Words.at(_("From others"), m.px(22), 0, y, HEADING)
        words = _("Drop a file of house rules on this window.")
        if self.exchange:
            words = _("Drop a file of house rules on this window, or lay it into this folder.")
        told = Words.flowing(words, m.px(18), 0, heading.box.bottom + m.gap(2), sheet.width, SOFT, "bold")
        sheet.add(heading, told)
        y = told.box.bottom + m.gap(8)
        if folder := self.exchange:
            tools = [self._tool(_("Show it"), lambda: self._show(folder), "export", "show folder")]
            y = self._lay_row(sheet, y, folder.name, str(folder), tools) + m.gap(8)
        for n, entry in enumerate(self.found):
            tools = [self._tool(_("Take"), partial(self.take, entry.path), "import", f"take {n}")]
            name = entry.rule_set.name if entry.rule_set else entry.path.name
            about_it = about(entry.rule_set.rules) if entry.rule_set else entry.problem
            y = self._lay_row(sheet, y, name, about_it, tools if entry.rule_set else []) + m.gap(8)
        return y

    def _tool(self, label: str, does: Callable[[], None], sign: str, key: str) -> Button:
        return Button(label, does, kind="quiet-cream", icon=sign, key=key, px=self.measure.px(18))

    def _lay_row(self, sheet: Sheet, y: float, name: str, words: str, tools: list[Button]) -> float:
        """A name and what it is, and what can be done with it to the right, or below where it is narrow."""
        m, pad, h, gap = sheet.m, sheet.m.gap(14), sheet.m.high(44), sheet.m.gap(8)
        wide = sum(tool.wide(h) + gap for tool in tools)
        beside = sheet.width - 2 * pad - wide >= m.length(320)
        room = sheet.width - 2 * pad - (wide if beside else 0)
        title = Words(name, m.px(22), Box(pad, y + m.gap(10), room, text.height(m.px(22))), INK, shortens=True)
        under = Words.flowing(words, m.px(18), pad, title.box.bottom, room, SOFT, "bold")
        under.shortens = True  # the path of a folder
        bottom = max(under.box.bottom, y + m.gap(10) + h if tools and beside else 0)
        x, top = (sheet.width - pad - wide + gap, y + m.gap(10)) if beside else (float(pad), bottom + m.gap(4))
        for tool in tools:
            tool.box = Box(x, top, tool.wide(h), h)
            x = tool.box.right + gap
        bottom = bottom if beside or not tools else top + h
        box = Box(0, y, sheet.width, bottom + m.gap(10) - y)
        sheet.add(Picture(box, partial(draw_row, m.gap(14)), ground=True), title, under, *tools)
        return box.bottom

    # ---- what can be done ----------------------------------------------------------------------------
    def choose(self, rule_set: RuleSet) -> None:
        self.app.pop()
        self.use(rule_set)

    def rename(self, rule_set: RuleSet) -> None:
        def renamed(name: str) -> None:
            for other in self.app.kept.rule_sets():
                if other.key != rule_set.key and other.name.casefold() == name.casefold():
                    self.app.kept.remove_rules(other.key)
            self.app.kept.keep_rules(msgspec.structs.replace(rule_set, name=name))
            self.renew()

        self.app.push(NameRules(self.app, _("Another name"), rule_set.name, renamed))

    def ask_delete(self, rule_set: RuleSet) -> None:
        def delete() -> None:
            self.app.kept.remove_rules(rule_set.key)
            self.renew()

        words = _("{name} will be gone for good.").format(name=text.literal(rule_set.name))
        answers = [Answer(_("Keep"), icon="back"), Answer(_("Delete"), delete, "danger", "delete")]
        self.app.push(Dialog(self.app, _("Delete these rules?"), words, answers))

    def give(self, rule_set: RuleSet) -> None:
        """A copy where the player finds it; the folder is opened if the system can."""
        try:
            if self.exchange is None:
                raise FileNotFoundError
            file = given(rule_set, self.exchange)
        except OSError as error:
            self.app.push(notice(self.app, _("That did not work"), why(error)))
            return
        folder = self.exchange
        words = _("Give others this file: {file} in {folder}").format(
            file=text.literal(file.name), folder=text.literal(self.exchange.name)
        )
        answers = [
            Answer(_("All right"), icon="check"),
            Answer(_("Show it"), lambda: self._show(folder), "primary", "export"),
        ]
        self.app.push(Dialog(self.app, _("Ready to be given"), words, answers))
        self.found = offered(self.exchange)

    def _show(self, folder: Path) -> None:
        if not viewer.show(folder):
            self.app.push(notice(self.app, _("Look here"), text.literal(str(folder))))

    def take(self, path: Path) -> None:
        """Keep what somebody else has made, under its name."""
        try:
            taken = self.app.kept.take_rules(read(path))
        except Unreadable as problem:
            self.app.push(notice(self.app, _("That did not work"), str(problem)))
            return
        self.renew()
        self.page.focus_on(f"use {taken.key}")

    def handle(self, event: pygame.Event) -> None:
        if event.type == pygame.DROPFILE:
            self.take(Path(event.file))
        else:
            super().handle(event)


def about(rules: Rules) -> str:
    """What a rule set is, in few words."""
    count = len(changed(rules, Rules(ruleset=rules.ruleset)))
    words = ngettext("{game}, {n} rule changed", "{game}, {n} rules changed", count)
    return words.format(game=translated(GAMES[rules.ruleset]), n=count)


def exchange_folder(home: Path | None) -> Path | None:
    """Where files are given and taken: the player's downloads, else the folder of the game."""
    try:
        downloads = platformdirs.user_downloads_path()
        return downloads if downloads.is_dir() else home
    except (RuntimeError, OSError):
        return home
