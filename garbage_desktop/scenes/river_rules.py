"""River rules: how River is played, on one paper, for who has never seen it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from garbage_desktop.language import _, translated
from garbage_desktop.scenes.paged import PagedScene
from garbage_desktop.ui.control import Button
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.piece import Words
from garbage_desktop.ui.sheet import Laid, Sheet
from garbage_engine.river_setup import RiverRules

if TYPE_CHECKING:
    from garbage_desktop.app import App


class RulesOfRiver(PagedScene):
    """Esc or the button leads back."""

    overlay = True

    def __init__(self, app: App, lines: list[str]) -> None:
        super().__init__(app)
        self.lines = lines

    def laid(self, m: Measure) -> Laid:
        sheet, y = Sheet(m, self.lines[0], 860), 0.0
        for number, line in enumerate(self.lines[1:], 1):
            sign = Words.at(f"{number}.", m.px(22), 0, y)
            left = m.length(40)
            words = Words.flowing(line, m.px(20), left, y, sheet.width - left)
            sheet.add(sign, words)
            y = max(sign.box.bottom, words.box.bottom) + m.gap(10)
        return sheet.closed(y, right=[Button(_("Back"), self.back, kind="primary", icon="back")])


def river_rules(app: App, rules: RiverRules) -> RulesOfRiver:
    tips = [
        _("The future river is what the next river begins with: keep what fits it."),
        _("Early rounds are worth little, late ones much. Who loses takes back first, and may feed a good hand."),
    ]
    return RulesOfRiver(app, [*map(translated, rules.page()), *tips])
