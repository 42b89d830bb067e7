"""River hud: the buttons at the foot of a table of River, those beside the own hand, and the cards to choose."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from garbage_desktop.paint import widgets
from garbage_desktop.scenes.hud import fitting
from garbage_desktop.table.bars import answer_px
from garbage_desktop.table.box import Box
from garbage_desktop.table.places import Place
from garbage_desktop.ui.control import Button, Control

if TYPE_CHECKING:
    from garbage_desktop.scenes.river import RiverScene


class FootChoice(NamedTuple):
    """A button at the foot."""

    label: str
    does: Callable[[], None]
    icon: str = ""
    primary: bool = False
    enabled: bool = True


class CardToChoose(Control):
    """A card that can be chosen: the table draws it, here it can be pressed."""

    def __init__(self, place: Place, box: Box, table: RiverScene) -> None:
        super().__init__(f"card {place}", box)
        self.place, self.table = place, table

    def ring(self, at: Box) -> tuple[Box, float]:
        return at, at.w * 0.08

    def press(self) -> None:
        self.table.choose_card(self.place)


def side_buttons(table: RiverScene) -> Iterator[Button]:
    """How the hand is sorted, and whether what is known of others is shown."""
    boxes = table.director.whole.boxes
    yield Button("", table.change_sort, boxes["sort"], icon="swap", key="sort")
    known = "search" if table.known else "lock"
    yield Button("", table.change_known, boxes["known"], icon=known, key="known")


def foot_buttons(table: RiverScene) -> Iterator[Button]:
    """A button that answers another question is another button: no press reaches from one to the next."""
    boxes, px = table.director.whole.boxes, answer_px(table.plan)
    asked = table.session.asked
    for n, choice in enumerate(table.choices()):
        kind: widgets.Kind = "primary" if choice.primary else "secondary"
        key = f"answer {asked.number if asked else ''} {choice.label}"
        box = boxes[f"answer {n}"]
        label, size = fitting(choice.label, choice.icon, box, px)
        yield Button(label, choice.does, box, kind, choice.icon, enabled=choice.enabled, key=key, px=size)
