"""New river: who sits down to River, and with how many cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from garbage_desktop import company
from garbage_desktop.language import _
from garbage_desktop.paint import text
from garbage_desktop.river_session import RiverSession
from garbage_desktop.rule_sets import RuleSet
from garbage_desktop.scenes.new_game import NewGame, any_seed
from garbage_desktop.scenes.river_rules import RulesOfRiver
from garbage_desktop.seats import SeatInfo
from garbage_desktop.table.box import Box
from garbage_desktop.ui.control import Button, Tab
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.piece import SOFT, Words
from garbage_desktop.ui.sheet import Laid, Sheet, stepper
from garbage_engine.bots import BOTS
from garbage_engine.river_setup import SEATS, RiverRules, RiverSetup

if TYPE_CHECKING:
    from garbage_desktop.app import App

FRIENDS = 4  # sit down at first
TUTOR = "olive"  # a strong player, and a kind one


class NewRiver(NewGame):
    """The same paper for the third game: no coins, no laps, two to five seats."""

    def __init__(self, app: App, seats: Sequence[SeatInfo] = ()) -> None:
        super().__init__(app)
        self.seats = list(seats or self.seats[:FRIENDS])
        self.hand_size = 10
        self._fit_seats()

    @property
    def river(self) -> RiverRules:
        return RiverRules(hand_size=10) if self.hand_size == 10 else RiverRules(hand_size=9)

    @property
    def rules_seats(self) -> range:
        return SEATS

    # ---- what lies where ---------------------------------------------------------------------------
    def laid(self, m: Measure) -> Laid:
        sheet = Sheet(m, _("New game"), tabs=self._tabs(m))
        blurb = _("No coins, but points: choose one card for the river and two for your hand, then take two back.")
        intro = Words.flowing(blurb, m.px(20), 0, 0, sheet.width, SOFT, "bold")
        sheet.add(intro)
        y = self._lay_seats(sheet, intro.box.h + m.gap(12))
        y = self._lay_numbers(sheet, y + m.gap(20))
        if self.more:
            y = self._lay_seed(sheet, y + m.gap(12))
        back = Button(_("Back"), self.back, kind="quiet-cream", icon="back")
        sit = Button(_("Sit down"), self.sit_down, kind="primary", key="sit down")
        return sheet.closed(y, [back], [sit], self._note())

    def _tab(self, m: Measure, rule_set: RuleSet) -> Tab:
        tab = super()._tab(m, rule_set)
        tab.chosen = False
        return tab

    def _river_tab(self, m: Measure) -> Tab:
        tab = super()._river_tab(m)
        tab.chosen = True
        return tab

    def choose_river(self) -> None:
        """It is chosen already."""

    def choose_set(self, rule_set: RuleSet) -> None:
        self.app.pop()
        new_game = NewGame(self.app)
        self.app.push(new_game)
        new_game.choose_set(rule_set)

    def manner(self, info: SeatInfo) -> str:
        """How well somebody plays, which matters here."""
        if info.person:
            return super().manner(info)
        skills = {"easy": _("An easy player"), "middle": _("A good player"), "strong": _("A strong player")}
        return skills[BOTS[info.driver].mind.skill]

    def _note(self) -> str:
        return _("{rounds} rounds, one pack of cards").format(rounds=self.river.rounds)

    def _lay_numbers(self, sheet: Sheet, y: float) -> float:
        """Cards each, practice, the rules, and the button for more: in a row, or in several."""
        m, gap = sheet.m, sheet.m.gap(16)
        label, h = text.height(m.px(18), "bold") + m.gap(2), m.high(44)
        wide = self._value_width(m)
        less = Button("", lambda: self.set_hand(9), kind="quiet-cream", icon="remove", enabled=self.hand_size > 9)
        more = Button("", lambda: self.set_hand(10), kind="quiet-cream", icon="add", enabled=self.hand_size < 10)
        sheet.add(self._label(m, _("Cards each"), 0, y + label))
        sheet.add(*stepper(m, "hand", (0, y + label), str(self.hand_size), wide, less, more))
        x: float = wide + 2 * h + m.gap(28)
        practise = _("Practise with {name}").format(name=BOTS[TUTOR].name)
        for title, does, icon in (
            (practise, self.practise, "learn"),
            (_("How it is played"), self.read_rules, "help"),
        ):
            button = Button(title, does, kind="quiet-cream", icon=icon, px=m.px(18))
            w = button.wide(h)
            if x + w > sheet.width:
                x, y = 0.0, y + h + gap
            button.box = Box(x, y + label, w, h)
            sheet.add(button)
            x += w + gap
        w = self._more_button(m).wide(h)
        if x + w > sheet.width:
            x, y = 0.0, y + h + gap
        sheet.add(*self._more(m, sheet.width - w, y + label))
        return y + label + h

    # ---- what can be done --------------------------------------------------------------------------
    def set_hand(self, cards: int) -> None:
        self.hand_size = cards
        self.renew()

    def practise(self) -> None:
        """You and a strong player, who tells after each round what it would have chosen."""
        you = next((seat for seat in self.seats if seat.person), company.first_company()[0])
        self.seats = [you, company.bot_seat(BOTS[TUTOR])]
        self.renew()

    def read_rules(self) -> None:
        self.app.push(RulesOfRiver(self.app, self.river))

    def sit_down(self) -> None:
        from garbage_desktop.scenes.learn.child_river import river_for

        seats = tuple(self.seats)
        setup = RiverSetup(self.river, len(seats), self.seed.strip() or any_seed())
        self.app.show(river_for(self.app, RiverSession.new(setup, seats, self.app.kept.place())))
