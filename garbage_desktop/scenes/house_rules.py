"""House rules: a family puts its own rules together, and sees what they do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from garbage_desktop.draft import Draft
from garbage_desktop.language import _, ngettext
from garbage_desktop.outlook import Outlook
from garbage_desktop.paint import icons
from garbage_desktop.paint.kit import INK
from garbage_desktop.paint.pictures import put
from garbage_desktop.rule_sets import RuleSet, presets
from garbage_desktop.scenes.outlook_panel import OutlookPanel
from garbage_desktop.scenes.paged import PagedScene
from garbage_desktop.scenes.rule_rows import RuleRows
from garbage_desktop.table.box import Box
from garbage_desktop.ui.control import Button, Tab
from garbage_desktop.ui.dialog import Answer, Dialog
from garbage_desktop.ui.field import Field
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.piece import Picture
from garbage_desktop.ui.sheet import Aside, Laid, Sheet
from garbage_engine.events import Phase
from garbage_engine.rules import Rules

if TYPE_CHECKING:
    from garbage_desktop.app import App

WIDE = 1168
SIDE = 292  # of the figures
LIST = 620  # below that the figures lie under the rules
SOUGHT = 24  # letters
LEAST_FIELD = 160
MOST_OWN_TABS = 3
UNDO, REDO = pygame.K_z, pygame.K_y
COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META


class HouseRules(PagedScene):
    """For a table of so many seats. `done` hears of the rules to play with; Esc leaves everything as it was."""

    overlay = True

    def __init__(
        self, app: App, rule_set: RuleSet, rules: Rules, seats: int, done: Callable[[RuleSet, Rules], None]
    ) -> None:
        super().__init__(app)
        self.draft, self.done = Draft(rule_set, rules, seats), done
        self.rows = RuleRows(self.draft, self.renew, self.rename)
        self.outlook = Outlook(self.draft.rules, self.draft.seats)
        self._looked_at = self.draft.rules  # whose outlook that is
        self._field: Field | None = None  # in which rules are sought

    # ---- what lies where ---------------------------------------------------------------------------
    def laid(self, m: Measure) -> Laid:
        self._look_ahead()
        sheet = Sheet(m, _("House rules"), WIDE, tabs=self._tabs(m))
        side = m.length(SIDE) + m.gap(20)
        side = side if sheet.width - side >= m.length(LIST) else 0
        w = sheet.width - side
        self._pin_tools(sheet, w)
        pieces, y = self.rows.lay(m, w)
        sheet.add(*pieces)
        if not side:
            y = self._lay_outlook(sheet, w, y + m.gap(20))
        aside = Aside(side, lambda box: [self._panel_beside(m, box)])
        back = Button(_("Back"), self.back, kind="quiet-cream", icon="back")
        play = Button(_("Play with these"), self.play, kind="primary", key="play")
        return sheet.closed(y, [back], [play], self._note(), aside if side else None, tall=True)

    def _tabs(self, m: Measure) -> list[Tab]:
        """The rule sets of the game and the latest of the family's own, always with the one that is chosen."""
        own, now = self.app.kept.rule_sets()[-MOST_OWN_TABS:], self.draft.rule_set
        sets = [*presets(), *own]
        if now.key not in [rule_set.key for rule_set in sets]:
            sets = [*presets(), now, *own[1:]]
        return [self._tab(m, rule_set) for rule_set in sets]

    def _tab(self, m: Measure, rule_set: RuleSet) -> Tab:
        chosen = rule_set.key == self.draft.rule_set.key
        return Tab(
            rule_set.name,
            chosen,
            lambda: self.begin(rule_set),
            Box(0, 0, 0, 0),
            key=f"set {rule_set.key}",
            px=m.px(18),
        )

    def _note(self) -> str:
        count = len(self.draft.changed) + len(self.draft.renamed)
        if not count:
            return _("As in {name}").format(name=self.draft.rule_set.name)
        return ngettext("{n} rule changed", "{n} rules changed", count).format(n=count)

    def _panel(self, m: Measure, box: Box) -> OutlookPanel:
        return OutlookPanel(m, box, self.outlook, self.draft.rules)

    def _panel_beside(self, m: Measure, box: Box) -> OutlookPanel:
        x, w = box.x + m.gap(20), box.w - m.gap(20)
        return self._panel(m, Box(x, box.y, w, min(box.h, OutlookPanel.high(m, w, self.draft.rules))))

    def _lay_outlook(self, sheet: Sheet, w: float, y: float) -> float:
        box = Box(0, y, w, OutlookPanel.high(sheet.m, w, self.draft.rules))
        sheet.add(self._panel(sheet.m, box))
        return box.bottom

    # ---- the tools --------------------------------------------------------------------------------
    def _pin_tools(self, sheet: Sheet, w: float) -> None:
        """A field to look for rules, and what can be done with them; only signs where it is narrow."""
        m, h, gap = sheet.m, sheet.m.high(44), sheet.m.gap(8)
        tools = self._tools(m)
        lens = m.px(24)
        needed = lens + gap + m.length(LEAST_FIELD) + sum(tool.wide(h) + gap for tool in tools)
        for tool in tools if needed > w else ():
            tool.label = ""
        x = w
        for tool in reversed(tools):
            tool.box = Box(x - tool.wide(h), 0, tool.wide(h), h)
            x = tool.box.x - gap
        sign = Picture(Box(0, (h - lens) / 2, lens, lens), _draw_lens)
        left = lens + gap
        room, seek = Box(left, 0, x - left, h), self.rows.seek
        self._field = Field("seek", self.rows.sought, seek, room, m.px(18), longest=SOUGHT, before=self._field)
        sheet.pin(h, sign, self._field, *tools)

    def _tools(self, m: Measure) -> list[Button]:
        def tool(label: str, does: Callable[[], None], sign: str, key: str, *, enabled: bool = True) -> Button:
            return Button(label, does, kind="quiet-cream", icon=sign, key=key, px=m.px(18), enabled=enabled)

        return [
            tool("", self.undo, "undo", "undo", enabled=self.draft.can_undo),
            tool("", self.redo, "redo", "redo", enabled=self.draft.can_redo),
            tool(_("Keep"), self.keep, "add", "keep"),
            tool(_("My sets"), self.manage, "cards", "sets"),
            tool(_("Read"), self.read, "learn", "read"),
        ]

    # ---- what can be done ----------------------------------------------------------------------------
    def begin(self, rule_set: RuleSet) -> None:
        """Take a rule set as it is."""
        if rule_set != self.draft.rule_set or self.draft.changed:
            self.draft.begin(rule_set)
        self.renew()

    def undo(self) -> None:
        self.draft.undo()
        self.renew()

    def redo(self) -> None:
        self.draft.redo()
        self.renew()

    def keep(self) -> None:
        """Under a name of the family's own."""
        from garbage_desktop.scenes.name_rules import NameRules

        name = self.draft.rule_set.name if self.draft.rule_set.own else ""
        self.app.push(NameRules(self.app, _("Keep these rules"), name, self._keep_as))

    def _keep_as(self, name: str) -> None:
        same = (own for own in self.app.kept.rule_sets() if own.name.casefold() == name.casefold())
        earlier = next(same, None)
        key = earlier.key if earlier else ""
        self.draft.keep_as(self.app.kept.keep_rules(RuleSet(key, name, self.draft.rules)))
        self.renew()

    def rename(self, phase: Phase) -> None:
        """A game goes by the name that the family has for it."""
        from garbage_desktop.scenes.name_rules import NameGame

        def renamed(name: str) -> None:
            self.draft.call(phase, name)
            self.renew()

        self.app.push(NameGame(self.app, phase, self.draft.rules.called(phase), renamed))

    def manage(self) -> None:
        from garbage_desktop.scenes.rule_sets import RuleSetList

        self.app.push(RuleSetList(self.app, self.begin))

    def read(self) -> None:
        from garbage_desktop.scenes.rules_page import RulesPage

        self.app.push(RulesPage(self.app, self.draft.rule_set.name, self.draft.rules, self.draft.seats))

    def play(self) -> None:
        self.app.pop()
        self.done(self.draft.rule_set, self.draft.rules)

    def back(self) -> None:
        """Changes are not thrown away without asking."""
        if not self.draft.touched:
            self.app.pop()
            return
        answers = [
            Answer(_("Stay"), icon="back"),
            Answer(_("Forget them"), self.app.pop, "danger"),
            Answer(_("Play with these"), self.play, "primary"),
        ]
        self.app.push(Dialog(self.app, _("You have changed rules"), _("Do you want to play with them?"), answers))

    # ---- input and time ------------------------------------------------------------------------------
    def handle(self, event: pygame.Event) -> None:
        if event.type == pygame.KEYDOWN and event.mod & COMMAND and event.key in (UNDO, REDO):
            back = event.key == UNDO and not event.mod & pygame.KMOD_SHIFT
            (self.undo if back else self.redo)()
        elif event.type == pygame.DROPFILE:
            self.manage()
            self.app.scene.handle(event)
        else:
            super().handle(event)

    @property
    def moving(self) -> bool:
        return not self.outlook.done

    def update(self, dt: float) -> None:
        """A frame in which something else is drawn anew leaves no time for figures."""
        super().update(dt)
        if not self.stale and self.outlook.work(dt, self.app.stopwatch):
            self.part = self._panel_in_sight()
            self.stale = self.part is not None

    def _panel_in_sight(self) -> Box | None:
        panel = next(piece for piece in self.page.pieces if isinstance(piece, OutlookPanel))
        at, view = self.page.at(panel), self.page.scroll.view
        return at if not panel.scrolls or (view and at.meets(view)) else None

    def renew(self) -> None:
        super().renew()
        self.part = None

    def _look_ahead(self) -> None:
        if self.draft.rules != self._looked_at:
            self._looked_at = self.draft.rules
            self.outlook = Outlook(self.draft.rules, self.draft.seats)


def _draw_lens(surface: pygame.Surface, at: Box) -> None:
    put(surface, icons.icon("search", round(at.w), INK), topleft=at[:2])
