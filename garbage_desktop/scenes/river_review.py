"""River review: what a strong player would have chosen in the round just played, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from garbage_desktop.language import _
from garbage_desktop.river_session import Advice, RiverSession
from garbage_desktop.scenes.paged import PagedScene
from garbage_desktop.table import river_words as words
from garbage_desktop.ui.control import Button
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.piece import HEADING, SOFT, Words
from garbage_desktop.ui.sheet import Laid, Sheet
from garbage_engine.river_requests import Choose, ChooseCards, Pick

if TYPE_CHECKING:
    from garbage_desktop.app import App


class RiverReview(PagedScene):
    """Lies on the table between two rounds of a practice."""

    overlay = True

    def __init__(self, app: App, session: RiverSession) -> None:
        super().__init__(app)
        self.advices = session.advices

    def laid(self, m: Measure) -> Laid:
        sheet, y = Sheet(m, _("Looking back at round {number}").format(number=self.advices[0].view.round), 980), 0.0
        for advice in self.advices:
            title = Words.flowing(self._title(advice), m.px(22), 0, y, sheet.width, HEADING, "display")
            reason = words.advice(advice.decision, advice.request, advice.view)[0]
            agreed = advice.decision == advice.taken
            line = _("A strong player agrees. {reason}") if agreed else _("A strong player says: {reason}")
            why = Words.flowing(line.format(reason=reason), m.px(20), 0, title.box.bottom, sheet.width, SOFT, "bold")
            sheet.add(title, why)
            y = why.box.bottom + m.gap(14)
        return sheet.closed(y, right=[Button(_("Back to the table"), self.back, kind="primary", icon="back")])

    def _title(self, advice: Advice) -> str:
        hand = [card for card in advice.view.hands[advice.request.seat] if card]
        match advice.taken:
            case Choose(places):
                cards = words.signs([hand[place] for place in places])
                one = isinstance(advice.request, ChooseCards) and advice.request.count == 1
                return (_("For the river you chose {cards}") if one else _("You played {cards}")).format(cards=cards)
            case Pick(card):
                return _("You took {cards} back").format(cards=words.signs([card]))
        return ""
