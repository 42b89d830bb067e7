"""Dialog: a few words on paper that want an answer before anything else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from garbage_desktop.language import _
from garbage_desktop.paint.widgets import Kind
from garbage_desktop.scenes.paged import PagedScene
from garbage_desktop.ui.control import Button
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.piece import Words
from garbage_desktop.ui.sheet import Laid, Sheet

if TYPE_CHECKING:
    from garbage_desktop.app import App


class Answer(NamedTuple):
    """One button of a dialog; it closes the dialog, then does this."""

    label: str
    does: Callable[[], None] = lambda: None
    kind: Kind = "quiet-cream"
    icon: str = ""


class Dialog(PagedScene):
    """Esc is the first answer, the one that changes nothing."""

    overlay = True
    helps = False

    def __init__(self, app: App, title: str, words: str, answers: Sequence[Answer]) -> None:
        super().__init__(app)
        self.title, self.words, self.answers = title, words, answers

    def laid(self, m: Measure) -> Laid:
        sheet = Sheet(m, self.title, 640)
        words = Words.flowing(self.words, m.px(22), 0, 0, sheet.width)
        sheet.add(words)
        buttons = [self._button(answer) for answer in self.answers]
        return sheet.closed(words.box.h, buttons[:-1], buttons[-1:])

    def _button(self, answer: Answer) -> Button:
        return Button(answer.label, lambda: self._give(answer), kind=answer.kind, icon=answer.icon)

    def _give(self, answer: Answer) -> None:
        self.app.pop()
        answer.does()

    def back(self) -> None:
        self._give(self.answers[0])


def notice(app: App, title: str, words: str) -> Dialog:
    """Something that the player should know."""
    return Dialog(app, title, words, [Answer(_("All right"), kind="primary", icon="check")])
