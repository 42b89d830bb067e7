"""River rules: how River is played, with an example and the order of hands, for who has never seen it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from garbage_desktop.language import _, translated
from garbage_desktop.paint import text
from garbage_desktop.paint.cards import Deck
from garbage_desktop.paint.kit import INK
from garbage_desktop.scenes.help import HelpPainter, draw_cap
from garbage_desktop.scenes.paged import PagedScene
from garbage_desktop.table.box import Box
from garbage_desktop.table.river_words import best_five, hand_word
from garbage_desktop.ui.control import Button
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.piece import HEADING, SOFT, Picture, Words
from garbage_desktop.ui.sheet import Laid, Sheet
from garbage_engine.cards import cards
from garbage_engine.hands import named, value
from garbage_engine.river_setup import RiverRules

if TYPE_CHECKING:
    from garbage_desktop.app import App

WIDE = 5 * 60 + 6  # five small cards
TALL = 84
RIVER, PAIR = "9h Kd Qs 8c Jd", "Tc 4h"
HANDS = (  # an example of each, the best first
    "9h 8h 7h 6h 5h",
    "Qs Qh Qd Qc 4s",
    "Jh Jc Jd 7s 7d",
    "As Js 8s 6s 3s",
    "Td 9c 8s 7h 6h",
    "8h 8d 8c Ks 5c",
    "Ac Ad 5s 5h 9d",
    "Kh Kc Tc 6d 2s",
    "Ah Qc 9s 6d 3c",
)


def keys() -> list[tuple[str, str]]:
    return [
        (_("S"), _("Sort your hand by rank or by suit.")),
        (_("K"), _("Show or hide what others took back.")),
        (_("I"), _("A hint.")),
        (_("U"), _("Undo, until all cards are turned.")),
    ]


class RulesOfRiver(PagedScene):
    """Esc or the button leads back; the arrow keys and the wheel roll it."""

    overlay = True
    helps = False

    def __init__(self, app: App, rules: RiverRules) -> None:
        super().__init__(app)
        title, *self.lines = map(translated, rules.page())
        self.title = _("How {game} is played").format(game=title)

    def laid(self, m: Measure) -> Laid:
        sheet = Sheet(m, self.title, 1088)
        y = self._lay_rules(sheet, 0)
        y = self._lay_example(sheet, y + m.gap(14))
        y = self._lay_hands(sheet, y + m.gap(22))
        y = self._lay_keys(sheet, y + m.gap(14))
        return sheet.closed(y, right=[Button(_("Back"), self.back, kind="primary", icon="back")])

    def _lay_rules(self, sheet: Sheet, y: float) -> float:
        m, left = sheet.m, sheet.m.length(40)
        tip = _("Late rounds are worth most: what you keep counts for more than what you win at first.")
        for number, line in enumerate(self.lines, 1):
            words = Words.flowing(line, m.px(20), left, y, sheet.width - left, INK)
            sheet.add(Words.at(f"{number}.", m.px(20), 0, y), words)
            y = words.box.bottom + m.gap(8)
        advice = Words.flowing(tip, m.px(20), left, y, sheet.width - left, SOFT, "bold")
        sheet.add(advice)
        return advice.box.bottom

    def _lay_example(self, sheet: Sheet, y: float) -> float:
        """A river, the two cards of a hand, and the best five of them."""
        m = sheet.m
        five = best_five(cards(PAIR), cards(RIVER))
        row = f"{RIVER} {PAIR}".split()
        shining = "".join(str(n) for n, name in enumerate(row) if any(card.value == name for card in five))
        told = _("For example: the river, your two, and the best five of them, a {hand}.").format(hand=hand_word(five))
        words = Words.flowing(told, m.px(20), 0, y, sheet.width, HEADING, "bold")
        at = Box(0, words.box.bottom + m.gap(6), m.length(7 * 60 + 8), m.length(TALL))
        painter = self._painter(m)
        sheet.add(words, Picture(at, partial(painter.cards, names=" ".join(row), shining=shining)))
        return at.bottom

    def _lay_hands(self, sheet: Sheet, y: float) -> float:
        """In as many columns as there is room for."""
        m, painter = sheet.m, self._painter(sheet.m)
        title = Words.at(_("Hands, the best first"), m.px(24), 0, y, HEADING)
        sheet.add(title)
        wide, high = m.length(WIDE), text.height(m.px(20), "bold") + m.length(TALL) + m.gap(12)
        columns = max(1, int((sheet.width + m.gap(32)) // (wide + m.gap(32))))
        for n, hand in enumerate(HANDS):
            x, top = n % columns * (wide + m.gap(32)), title.box.bottom + m.gap(8) + n // columns * high
            name = f"{n + 1}. {translated(named(value(cards(hand)), short=True))}"
            words = Words.at(name, m.px(20), x, top, INK, "bold")
            at = Box(x, words.box.bottom, wide, m.length(TALL))
            sheet.add(words, Picture(at, partial(painter.cards, names=hand)))
        return title.box.bottom + m.gap(8) + -(-len(HANDS) // columns) * high

    def _lay_keys(self, sheet: Sheet, y: float) -> float:
        m, wide, x = sheet.m, sheet.m.length(44), sheet.m.length(44) + sheet.m.gap(14)
        for key, meaning in keys():
            cap = Box(0, y, wide, text.height(m.px(18), "bold") + m.gap(6))
            words = Words.flowing(meaning, m.px(20), x, y + m.gap(2), sheet.width - x, INK)
            sheet.add(Picture(cap, draw_cap, ground=True), Words(key, m.px(18), cap, INK, "bold", "centre"), words)
            y = max(cap.bottom, words.box.bottom) + m.gap(8)
        return y

    def _painter(self, m: Measure) -> HelpPainter:
        return HelpPainter(m, Deck(), self.app.kept.settings.coin_look)
