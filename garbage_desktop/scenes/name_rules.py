"""Name rules: what a rule set of the family's own, or one of its games, is to be called."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from garbage_desktop.language import _, translated
from garbage_desktop.names import clean_name
from garbage_desktop.rule_sets import LONGEST, presets
from garbage_desktop.scenes.paged import PagedScene
from garbage_desktop.table.box import Box
from garbage_desktop.ui.control import Button
from garbage_desktop.ui.field import Field
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.piece import SOFT, Words
from garbage_desktop.ui.sheet import Laid, Sheet
from garbage_desktop.wording import also_called
from garbage_engine import titles
from garbage_engine.events import Phase
from garbage_engine.switches import SECTIONS

if TYPE_CHECKING:
    from garbage_desktop.app import App


class NameRules(PagedScene):
    """`done` hears the name; Esc leaves everything as it was."""

    overlay = True
    helps = False
    longest = LONGEST

    def __init__(self, app: App, title: str, name: str, done: Callable[[str], None]) -> None:
        super().__init__(app)
        self.title, self.name, self.done = title, name, done
        self._opened = False

    def laid(self, m: Measure) -> Laid:
        sheet = Sheet(m, self.title, 640)
        label = Words.at(_("Name"), m.px(18), 0, 0, SOFT, "bold")
        box = Box(0, label.box.bottom + m.gap(4), sheet.width, m.high(48))
        note = Words.flowing(self._note(), m.px(18), 0, box.bottom + m.gap(8), sheet.width, SOFT, "bold")
        field = Field("name", self.name, self._rename, box, m.px(22), longest=self.longest, clean=_as_typed)
        sheet.add(label, field, note)
        back = Button(_("Back"), self.back, kind="quiet-cream", icon="back")
        keep = Button(_("Keep"), self.keep, kind="primary", icon="check", key="keep name")
        return sheet.closed(note.box.bottom, [back], [keep])

    def resize(self, size: tuple[int, int]) -> None:
        super().resize(size)
        if not self._opened:
            self._opened = True
            self.page.focus_on("name")

    def _note(self) -> str:
        """What will happen to a set that is called so already."""
        name = clean_name(self.name, longest=LONGEST).casefold()
        if name in [rule_set.name.casefold() for rule_set in self.app.kept.rule_sets()]:
            return _("There is a set of this name. It will be replaced.")
        if name in [rule_set.name.casefold() for rule_set in presets()]:
            return _("That name comes with the game; choose another one.")
        return _("For example: Gran’s table.")

    def _rename(self, words: str) -> None:
        self.name = words
        self.renew()

    def keep(self) -> None:
        name = clean_name(self.name, longest=LONGEST)
        if not name or name.casefold() in [rule_set.name.casefold() for rule_set in presets()]:
            self.page.focus_on("name")
            return
        self.app.pop()
        self.done(name)


class NameGame(NameRules):
    """What a family calls one of the games; without a name it has its usual one."""

    longest = titles.LONGEST

    def __init__(self, app: App, phase: Phase, name: str, done: Callable[[str], None]) -> None:
        usual = translated(SECTIONS[phase])
        super().__init__(app, _("Another name for {game}").format(game=usual), name, done)
        self.phase = phase

    def _note(self) -> str:
        return " ".join([_("Leave it empty, and the game has its usual name."), also_called(self.phase)]).strip()

    def keep(self) -> None:
        self.app.pop()
        self.done(clean_name(self.name, longest=self.longest))


def _as_typed(words: str) -> str:
    """A name that is being written may still end in a space."""
    name = clean_name(words, longest=LONGEST)
    return f"{name} " if name and words.endswith(" ") and len(name) < LONGEST else name
