"""Outlook panel: what the house rules do, in figures that become better while one looks."""

from collections.abc import Callable
from typing import NamedTuple

import pygame

from garbage_desktop import estimate
from garbage_desktop.language import _, ngettext
from garbage_desktop.outlook import ENOUGH, Outlook
from garbage_desktop.paint import text, widgets
from garbage_desktop.paint.kit import CREAM, GOLD_LIGHT, GREEN, MINT
from garbage_desktop.table.box import Box
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.piece import Piece, Words
from garbage_engine.odds import Odds
from garbage_engine.rules import Rules

TITLE, UNDER, NAME, FIGURE = 22, 18, 18, 24  # letters
UNKNOWN = "…"


class Told(NamedTuple):
    """A figure and its name; `tells` says it from what has come out so far."""

    name: str
    tells: Callable[[Odds], str]


def figures(rules: Rules) -> list[Told]:
    """What is worth telling of these rules, the most important first."""
    told = [
        Told(_("Dealing is worth"), lambda odds: signed(odds.dealing.mean)),
        Told(_("Most that a hand moves"), lambda odds: f"{max(odds.most_won, odds.most_lost)} {{coin}}"),
        Told(_("Coins that should last"), lambda odds: f"{odds.start_coins} {{coin}}"),
        Told(_("A hand takes"), lambda odds: minutes(odds, len(rules.phases))),
    ]
    if "bingo" in rules.phases:
        told.insert(2, Told(_("Bingo comes after"), calls))
        told.insert(3, Told(_("Two bingos at once"), lambda odds: one_in(odds.bingos_together.mean)))
    told.append(Told(_("Cards run out"), lambda odds: one_in(odds.cards_run_out.mean)))
    return told


def signed(coins: float) -> str:
    """With a real minus sign."""
    whole = round(coins)
    return _("{coins} a hand").format(coins=f"{'−' if whole < 0 else '+' if whole else ''}{abs(whole)} {{coin}}")


def calls(odds: Odds) -> str:
    count = round(odds.calls.mean)
    return ngettext("{n} call", "{n} calls", count).format(n=count)


def one_in(share: float) -> str:
    """A share of all hands, as one says it."""
    if share < 0.001:
        return _("hardly ever")
    if share > 0.66:
        return _("nearly always")
    return _("1 hand in {n}").format(n=round(1 / share))


def minutes(odds: Odds, games: int) -> str:
    count = max(1, round(estimate.seconds_of(odds.events, games) / 60))
    return ngettext("{n} minute", "{n} minutes", count).format(n=count)


class OutlookPanel(Piece):
    """Green paper in a box; only figures that have room are told."""

    def __init__(self, m: Measure, box: Box, outlook: Outlook, rules: Rules) -> None:
        super().__init__(box)
        self.m, self.outlook, self.pad = m, outlook, m.gap(20)
        w = box.w - 2 * self.pad
        self.columns = max(1, int(w // m.length(232)))
        self.column = w / self.columns - (m.gap(8) if self.columns > 1 else 0)
        told = figures(rules)
        self.title = Words.flowing(_("What your rules do"), m.px(TITLE), 0, 0, w, CREAM, "display")
        self.top = self.title.box.h + self._under(0, w).box.h + m.gap(12)
        names = max(self._name(figure.name, 0, 0).box.h for figure in told)
        self.name_high, self.block = names, names + text.height(m.px(FIGURE)) + m.gap(6)
        rows = max(1, int((box.h - 2 * self.pad - self.top) // self.block))
        self.told = told[: rows * self.columns]

    @classmethod
    def high(cls, m: Measure, w: float, rules: Rules) -> float:
        """How high it must be for all figures."""
        panel = cls(m, Box(0, 0, w, 9999), Outlook(rules, rules.seats[0]), rules)
        return 2 * panel.pad + panel.top + -(-len(panel.told) // panel.columns) * panel.block

    def _under(self, y: float, w: float) -> Words:
        """How many hands the figures come from; the largest number is what there must be room for."""
        deals = self.outlook.odds.deals if self.outlook.odds else ENOUGH
        words = ngettext("{n} hand played", "{n} hands played", deals).format(n=f"{deals:,}")
        waiting = _("Playing a few hands …")
        return Words.flowing(words if self.outlook.odds or not y else waiting, self.m.px(UNDER), 0, y, w, MINT, "bold")

    def _name(self, words: str, x: float, y: float) -> Words:
        return Words.flowing(words, self.m.px(NAME), x, y, self.column, MINT, "bold")

    def _figure(self, words: str, x: float, y: float) -> Words:
        """As large as its column allows."""
        px = self.m.px(FIGURE)
        px = min(px, int(px * self.column / max(1, text.width(words, px))))
        return Words(words, px, Box(x, y, self.column, text.height(self.m.px(FIGURE))), GOLD_LIGHT)

    def _lines(self) -> list[Words]:
        """From the top left corner of what is within the edges."""
        odds, lines = self.outlook.odds, [self.title, self._under(self.title.box.h, self.box.w - 2 * self.pad)]
        for n, told in enumerate(self.told):
            x, y = n % self.columns * self.column, self.top + n // self.columns * self.block
            lines.append(self._name(told.name, x, y))
            lines.append(self._figure(told.tells(odds) if odds else UNKNOWN, x, y + self.name_high))
        return lines

    @property
    def whole(self) -> bool:
        return all(line.whole for line in self._lines())

    def draw(self, surface: pygame.Surface, at: Box) -> None:
        ground = widgets.row((round(at.w), round(at.h)), GREEN, self.m.gap(18))
        surface.blit(ground, (round(at.x), round(at.y)))
        for line in self._lines():
            line.draw(surface, line.box.moved(at.x + self.pad, at.y + self.pad))
