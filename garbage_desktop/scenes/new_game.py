"""New game: by which rules, who sits down, with how many coins, and how often everyone deals."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
import pygame

from garbage_desktop import company, estimate
from garbage_desktop.draft import with_stakes_of
from garbage_desktop.language import _, ngettext
from garbage_desktop.paint import icons, text, widgets
from garbage_desktop.paint.faces import face
from garbage_desktop.paint.kit import GREEN, INK
from garbage_desktop.paint.pictures import put
from garbage_desktop.rule_sets import RuleSet, changed, presets
from garbage_desktop.scenes.paged import PagedScene
from garbage_desktop.seats import SeatInfo
from garbage_desktop.session import Session
from garbage_desktop.table.box import Box
from garbage_desktop.ui.control import Button, EmptyTile, Tab
from garbage_desktop.ui.dialog import Answer, Dialog
from garbage_desktop.ui.field import Field
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.piece import SOFT, Picture, Piece, Words
from garbage_desktop.ui.sheet import Laid, Sheet, stepper
from garbage_desktop.wording import spoken
from garbage_engine.rules import IllegalRules, Rules, changes_of, house_rules
from garbage_engine.setup import Setup

if TYPE_CHECKING:
    from garbage_desktop.app import App

Maker = Callable[[Measure, float, float], list[Piece]]
MOST_COINS, LEAST_COINS = 1000, 10
MOST_ROUNDS = 10
SEED = 24  # letters
SEED_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is taken for another


class NewGame(PagedScene):
    """Keeps what was chosen for the next time when everybody sits down."""

    overlay = True

    def __init__(self, app: App) -> None:
        super().__init__(app)
        chosen = app.kept.settings.new_game
        self.rule_set = self._set_called(chosen.rule_set)
        self.house = rules_from(chosen.rules, self.rule_set.rules)
        self.seats: list[SeatInfo] = company.apart(chosen.seats or company.first_company())
        self._fit_seats()
        self.rounds = chosen.rounds
        self.coins = chosen.coins if chosen.seats else self.suggested
        self.seed, self.more = "", False

    @property
    def rules(self) -> Rules:
        """All of them, as they are chosen now."""
        return msgspec.structs.replace(self.house, rounds=self.rounds, start_coins=self.coins)

    @property
    def rules_seats(self) -> range:
        """How many can play by them."""
        return self.rule_set.seats

    @property
    def suggested(self) -> int:
        return estimate.coins_each(len(self.seats), self.rounds, self.house)

    # ---- the rules ---------------------------------------------------------------------------------
    def _sets(self) -> list[RuleSet]:
        return [*presets(), *self.app.kept.rule_sets()]

    def _set_called(self, key: str) -> RuleSet:
        """The one with that key; Classic if it is gone."""
        sets = self._sets()
        return next((rule_set for rule_set in sets if rule_set.key == key), sets[0])

    def _fit_seats(self) -> None:
        """Nobody more than the rules have seats for, and nobody less."""
        while len(self.seats) < self.rules_seats[0]:
            self.seats.append(company.newcomer(self.seats))
        del self.seats[self.rules_seats[-1] :]

    def take_rules(self, rule_set: RuleSet, rules: Rules) -> None:
        """Play by these; coins follow if they were those that are good for so many."""
        followed = self.coins == self.suggested
        self.rule_set, self.house = rule_set, rules
        self._fit_seats()
        self.rounds = rules.rounds
        self.coins = self.suggested if followed and rules.start_coins == self.coins else rules.start_coins
        self.renew()

    def choose_set(self, rule_set: RuleSet) -> None:
        self.take_rules(rule_set, with_stakes_of(self.rules, rule_set))

    def choose_river(self) -> None:
        """The third game has a paper of its own."""
        from garbage_desktop.scenes.new_river import NewRiver

        self.app.pop()
        self.app.push(NewRiver(self.app))

    def house_rules(self) -> None:
        from garbage_desktop.scenes.house_rules import HouseRules

        self.app.push(HouseRules(self.app, self.rule_set, self.rules, len(self.seats), self.take_rules))

    def read_rules(self) -> None:
        from garbage_desktop.scenes.rules_page import RulesPage

        self.app.push(RulesPage(self.app, self.rule_set.name, self.rules, len(self.seats)))

    # ---- what lies where ---------------------------------------------------------------------------
    def laid(self, m: Measure) -> Laid:
        sheet = Sheet(m, _("New game"), tabs=self._tabs(m))
        intro = Words.flowing(self.rule_set.blurb, m.px(20), 0, 0, sheet.width, SOFT, "bold")
        sheet.add(intro)
        y = self._lay_seats(sheet, intro.box.h + m.gap(12))
        y = self._lay_numbers(sheet, y + m.gap(20))
        if self.more:
            y = self._lay_seed(sheet, y + m.gap(12))
        back = Button(_("Back"), self.back, kind="quiet-cream", icon="back")
        sit = Button(_("Sit down"), self.sit_down, kind="primary", key="sit down")
        return sheet.closed(y, [back], [sit], self._note())

    def _tabs(self, m: Measure) -> list[Tab]:
        """The rule sets of the game, and the one of the family's own that is chosen."""
        sets = [*presets(), *([self.rule_set] if self.rule_set.own else [])]
        return [*(self._tab(m, rule_set) for rule_set in sets), self._river_tab(m)]

    def _river_tab(self, m: Measure) -> Tab:
        return Tab(_("River"), False, self.choose_river, Box(0, 0, 0, 0), key="set river", px=m.px(18))

    def _tab(self, m: Measure, rule_set: RuleSet) -> Tab:
        return Tab(
            rule_set.name,
            rule_set.key == self.rule_set.key,
            lambda: self.choose_set(rule_set),
            Box(0, 0, 0, 0),
            key=f"set {rule_set.key}",
            px=m.px(18),
        )

    def _note(self) -> str:
        seats, deals = len(self.seats), len(self.seats) * self.rounds
        packs = self.house.packs(seats) * self.house.stocks
        parts = (
            ngettext("{n} seat", "{n} seats", seats).format(n=seats),
            ngettext("{n} hand", "{n} hands", deals).format(n=deals),
            ngettext("{n} pack of cards", "{n} packs of cards", packs).format(n=packs),
        )
        return ", ".join(parts)

    # ---- the seats -----------------------------------------------------------------------------------
    def _lay_seats(self, sheet: Sheet, y: float) -> float:
        m, gap = sheet.m, sheet.m.gap(16)
        cells = len(self.seats) + (len(self.seats) < self.rules_seats[-1])
        fits = int((sheet.width + gap) // (m.length(224) + gap))
        columns = max(1, min(fits, 3 if cells <= 6 else 4))
        w = (sheet.width - gap * (columns - 1)) / columns
        h = self._tile_height(m)
        for n in range(cells):
            box = Box((n % columns) * (w + gap), y + (n // columns) * (h + gap), w, h)
            sheet.add(*(self._seat(m, n, box) if n < len(self.seats) else [self._empty(m, box)]))
        return y + -(-cells // columns) * (h + gap) - gap

    def manner(self, info: SeatInfo) -> str:
        return company.manner(info)

    def _tile_height(self, m: Measure) -> int:
        return text.height(m.px(24)) + text.height(m.px(18), "bold") + m.high(44) + m.gap(52)

    def _seat(self, m: Measure, n: int, box: Box) -> list[Piece]:
        info, pad, h = self.seats[n], m.gap(16), m.high(44)
        round_face = min(round(box.h - 2 * pad), round(box.w * 0.31), m.length(104))
        x = box.x + 2 * pad + round_face - m.gap(4)
        room = box.right - pad - x
        portrait = Box(box.x + pad, box.y + (box.h - round_face) / 2, round_face, round_face)
        name = Box(x, box.y + pad - m.gap(2), room, text.height(m.px(24)))
        manner = Box(x, name.bottom, room, text.height(m.px(18), "bold"))
        pieces: list[Piece] = [
            Picture(box, partial(_draw_row, m.gap(16)), ground=True),
            Picture(portrait, lambda on, at: _draw_face(on, at, info)),
            Words(self._name(n), m.px(24), name, shortens=True),
            Words(self.manner(info), m.px(18), manner, SOFT, "bold", shortens=True),
        ]
        y, gap = box.bottom - pad - h, m.gap(8)
        change = Button(_("Change"), lambda: self.change(n), kind="quiet-cream", px=m.px(18), key=f"change {n}")
        wide = change.wide(h)
        if wide + gap + h > room:
            change.label, change.icon, wide = "", "edit", h
        change.box = Box(x, y, wide, h)
        pieces.append(change)
        if n and len(self.seats) > self.rules_seats[0]:
            pieces.append(
                Button(
                    "", lambda: self.remove(n), Box(x + wide + gap, y, h, h), "quiet-cream", "remove", key=f"remove {n}"
                )
            )
        return pieces

    def _name(self, n: int) -> str:
        only = [seat.person for seat in self.seats].count(True) == 1
        return _("You") if only and self.seats[n].person else self.seats[n].name

    def _empty(self, m: Measure, box: Box) -> EmptyTile:
        return EmptyTile(_("Add a seat"), self.add, box, key="add", px=m.px(22))

    # ---- the numbers -----------------------------------------------------------------------------------
    def _lay_numbers(self, sheet: Sheet, y: float) -> float:
        """Coins, rounds, time and the button for more: in a row, or in several."""
        m = sheet.m
        label, h, gap = text.height(m.px(18), "bold") + m.gap(2), m.high(44), m.gap(16)
        stepping, more = self._value_width(m) + 2 * h, self._more_button(m).wide(h)
        widths = [stepping, stepping, self._house_width(m), self._time_width(m), more]
        free = min(m.gap(40), max(gap, (sheet.width - sum(widths)) / (len(widths) - 1)))
        makers: list[Maker] = [self._coins, self._rounds, self._house, self._time, self._more]
        x = 0.0
        for w, made in zip(widths, makers, strict=True):
            if x and x + w > sheet.width + 1:
                x, y = 0.0, y + label + h + gap
            sheet.add(*made(m, sheet.width - w if made == self._more else x, y + label))
            x += w + free
        return y + label + h

    def _value_width(self, m: Measure) -> int:
        """Between minus and plus."""
        widest = max(text.width(words, m.px(24)) for words in (self._sum(), self._times()))
        return max(m.length(100), widest + m.gap(12))

    def _sum(self) -> str:
        return f"{self.coins} {{coin}}"

    def _times(self) -> str:
        return ngettext("{n} time", "{n} times", self.rounds).format(n=self.rounds)

    def _label(self, m: Measure, words: str, x: float, y: float) -> Words:
        high = text.height(m.px(18), "bold")
        return Words.at(words, m.px(18), x, y - high - m.gap(2), SOFT, "bold")

    def _coins(self, m: Measure, x: float, y: float) -> list[Piece]:
        less = Button(
            "", lambda: self.set_coins(-1), kind="quiet-cream", icon="remove", enabled=self.coins > LEAST_COINS
        )
        more = Button("", lambda: self.set_coins(1), kind="quiet-cream", icon="add", enabled=self.coins < MOST_COINS)
        pieces = stepper(m, "coins", (x, y), self._sum(), self._value_width(m), less, more)
        return [self._label(m, self._coins_label(), x, y), *pieces]

    def _coins_label(self) -> str:
        if self.coins == self.suggested:
            return _("Coins each")
        return _("Coins each (try {n})").format(n=self.suggested)

    def _rounds(self, m: Measure, x: float, y: float) -> list[Piece]:
        less = Button("", lambda: self.set_rounds(-1), kind="quiet-cream", icon="remove", enabled=self.rounds > 1)
        more = Button("", lambda: self.set_rounds(1), kind="quiet-cream", icon="add", enabled=self.rounds < MOST_ROUNDS)
        times = ngettext("{n} time", "{n} times", self.rounds).format(n=self.rounds)
        return [
            self._label(m, _("Everyone deals"), x, y),
            *stepper(m, "rounds", (x, y), times, self._value_width(m), less, more),
        ]

    def _house_button(self, m: Measure) -> Button:
        count = len(changed(self.house, self.rule_set.rules))
        words = ngettext("{n} changed", "{n} changed", count).format(n=count) if count else _("None changed")
        return Button(words, self.house_rules, kind="quiet-cream", icon="edit", key="house rules", px=m.px(18))

    def _house_width(self, m: Measure) -> int:
        return max(self._house_button(m).wide(m.high(44)), text.width(_("House rules"), m.px(18), "bold"))

    def _house(self, m: Measure, x: float, y: float) -> list[Piece]:
        button, h = self._house_button(m), m.high(44)
        button.box = Box(x, y, button.wide(h), h)
        return [self._label(m, _("House rules"), x, y), button]

    def _minutes(self) -> str:
        minutes = estimate.minutes(len(self.seats), self.rounds, self.house)
        if minutes >= 90:
            return _("about {n} hours").format(n=f"{round(minutes / 30) / 2:g}")
        return ngettext("about {n} minute", "about {n} minutes", minutes).format(n=minutes)

    def _time_width(self, m: Measure) -> int:
        return m.px(28) + m.gap(8) + text.width(self._minutes(), m.px(22)) + 2

    def _time(self, m: Measure, x: float, y: float) -> list[Piece]:
        px, h = m.px(28), m.high(44)
        clock = Box(x, y + (h - px) / 2, px, px)
        line = Words.at(self._minutes(), m.px(22), x + px + m.gap(8), y + (h - text.height(m.px(22))) / 2)
        sign = Picture(clock, lambda on, at: put(on, icons.icon("clock", px, INK), topleft=at[:2]))
        return [self._label(m, _("It takes"), x, y), sign, line]

    def _more_button(self, m: Measure) -> Button:
        label, sign = (_("Less"), "remove") if self.more else (_("More"), "more")
        return Button(label, self.toggle_more, kind="quiet-cream", icon=sign, key="more", px=m.px(18))

    def _more(self, m: Measure, x: float, y: float) -> list[Piece]:
        button, h = self._more_button(m), m.high(44)
        button.box = Box(x, y, button.wide(h), h)
        return [button]

    def _lay_seed(self, sheet: Sheet, y: float) -> float:
        m, h = sheet.m, sheet.m.high(44)
        label = Words.at(_("Seed"), m.px(18), 0, y, SOFT, "bold")
        box = Box(0, label.box.bottom + m.gap(2), min(m.length(320), sheet.width), h)
        field = Field("seed", self.seed, self._set_seed, box, m.px(20), longest=SEED, clean=_seed_letters)
        words = _("The same seed deals the same cards again. Leave it empty for chance.")
        x = box.right + m.gap(16)
        beside = sheet.width - x >= m.length(400)
        at = (x, box.y) if beside else (0.0, box.bottom + m.gap(8))
        note = Words.flowing(words, m.px(18), *at, sheet.width - at[0], SOFT, "bold")
        read = Button(
            _("Read the rules"), self.read_rules, kind="quiet-cream", icon="learn", key="read rules", px=m.px(18)
        )
        read.box = Box(0, max(box.bottom, note.box.bottom) + m.gap(12), read.wide(h), h)
        sheet.add(label, field, note, read)
        return read.box.bottom + m.gap(4)

    # ---- what can be done --------------------------------------------------------------------------------
    def add(self) -> None:
        self._seated([*self.seats, company.newcomer(self.seats)])

    def remove(self, n: int) -> None:
        self._seated(self.seats[:n] + self.seats[n + 1 :])

    def change(self, n: int) -> None:
        from garbage_desktop.scenes.seat import ChangeSeat

        def seated(info: SeatInfo) -> None:
            self._seated([*self.seats[:n], info, *self.seats[n + 1 :]])

        self.app.push(ChangeSeat(self.app, self.seats[n], self.seats[:n] + self.seats[n + 1 :], seated))

    def _seated(self, seats: list[SeatInfo]) -> None:
        followed = self.coins == self.suggested
        self.seats = seats
        self.coins = self.suggested if followed else self.coins
        self.renew()

    def set_coins(self, way: int) -> None:
        """Up or down to the next round sum; the steps grow with it."""
        step = 10 if self.coins + way <= 200 else 50
        nearest = self.coins // step if way > 0 else -(-self.coins // step)
        self.coins = max(LEAST_COINS, min(MOST_COINS, (nearest + way) * step))
        self.renew()

    def set_rounds(self, way: int) -> None:
        followed = self.coins == self.suggested
        self.rounds += way
        self.coins = self.suggested if followed else self.coins
        self.renew()

    def toggle_more(self) -> None:
        self.more = not self.more
        self.renew()
        self.page.show_end()

    def _set_seed(self, words: str) -> None:
        self.seed = words

    def sit_down(self) -> None:
        """The table is laid, and this choice is the first one next time."""
        from garbage_desktop.scenes.learn.child_table import table_for

        if reason := self.rules.refusal(len(self.seats)):
            mend = Answer(_("House rules"), self.house_rules, "primary", "edit")
            answers = [Answer(_("Back"), icon="back"), mend]
            self.app.push(Dialog(self.app, _("So many cannot play by these rules"), spoken(reason), answers))
            return
        kept, seats = self.app.kept, tuple(self.seats)
        chosen = msgspec.structs.replace(
            kept.settings.new_game,
            seats=seats,
            coins=self.coins,
            rounds=self.rounds,
            rule_set=self.rule_set.key,
            rules={"ruleset": self.house.ruleset, **changes_of(self.house)},
        )
        kept.change(new_game=chosen)
        setup = Setup(self.rules, len(seats), self.seed.strip() or any_seed())
        self.app.show(table_for(self.app, Session.new(setup, seats, kept.place())))


def rules_from(changes: dict[str, Any], otherwise: Rules) -> Rules:
    """The rules that were chosen last, if they can still be read."""
    try:
        return house_rules(changes) if changes else otherwise
    except IllegalRules:
        return otherwise


def any_seed() -> str:
    """By chance: short enough to be read out to somebody who wants the same cards."""
    return "".join(random.SystemRandom().choices(SEED_LETTERS, k=8))


def _seed_letters(words: str) -> str:
    return "".join(letter for letter in text.cleaned(words) if letter.isprintable())


def _draw_row(radius: int, surface: pygame.Surface, at: Box) -> None:
    surface.blit(widgets.row((round(at.w), round(at.h)), r=radius), (round(at.x), round(at.y)))


def _draw_face(surface: pygame.Surface, at: Box, info: SeatInfo) -> None:
    put(surface, face(info.art, "idle", round(at.w), ring=GREEN if info.person else ""), topleft=at[:2])
