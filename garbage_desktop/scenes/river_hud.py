"""River hud: the buttons at the foot of a table of River, those beside the own hand, and the cards to choose."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from garbage_desktop.language import _
from garbage_desktop.paint import widgets
from garbage_desktop.scenes.hud import fitting
from garbage_desktop.table import river_words as words
from garbage_desktop.table.bars import answer_px
from garbage_desktop.table.box import Box
from garbage_desktop.table.places import HandCard, Place
from garbage_desktop.table.river_view import PairSpot, RiverSpot
from garbage_desktop.table.stage import TableCard
from garbage_desktop.ui.control import Button, Control
from garbage_engine.river_requests import ChooseCards, PickCard, StartRound

if TYPE_CHECKING:
    from garbage_desktop.scenes.river import RiverScene


# ---- the foot -----------------------------------------------------------------------------------------
class FootChoice(NamedTuple):
    """A button at the foot."""

    label: str
    does: Callable[[], None]
    icon: str = ""
    primary: bool = False
    enabled: bool = True


def choices(table: RiverScene) -> list[FootChoice]:
    """The buttons at the foot; the last one is what Space does."""
    session = table.session
    request, rests = session.asked, table.director.idle
    undo = [FootChoice(_("Undo"), table.undo, "undo")] if rests and session.can_undo else []
    if request is None or not rests:
        return [*undo, FootChoice(_("Go on"), table.hurry_on, "next", primary=True)]
    if session.waits_behind_curtain:
        next_one = _("I am {name}").format(name=session.name(request.seat))
        return [*undo, FootChoice(next_one, table.sit_down, primary=True)]
    label = words.button(request)
    if isinstance(request, StartRound):
        return [*between_rounds(table, request), FootChoice(label, table.play, "cards", primary=True)]
    hint = FootChoice(_("Hint"), table.give_hint, "hint")
    return [*undo, hint, FootChoice(label, table.play, primary=True, enabled=table.decision is not None)]


def between_rounds(table: RiverScene, request: StartRound) -> Iterator[FootChoice]:
    if request.round == 1:
        yield FootChoice(_("How it is played"), table.help, "learn")
    else:
        yield FootChoice(_("Watch again"), table.watch_again, "replay")
    if table.session.can_look_back:
        yield FootChoice(_("Look back"), table.look_back, "learn")


def foot_buttons(table: RiverScene) -> Iterator[Button]:
    """A button that answers another question is another button: no press reaches from one to the next."""
    boxes, px = table.director.whole.boxes, answer_px(table.plan)
    asked = table.session.asked
    for n, choice in enumerate(choices(table)):
        kind: widgets.Kind = "primary" if choice.primary else "secondary"
        key = f"answer {asked.number if asked else ''} {choice.label}"
        box = boxes[f"answer {n}"]
        label, size = fitting(choice.label, choice.icon, box, px)
        yield Button(label, choice.does, box, kind, choice.icon, enabled=choice.enabled, key=key, px=size)


# ---- beside the hand ----------------------------------------------------------------------------------
def side_buttons(table: RiverScene) -> Iterator[Button]:
    """How the hand is sorted, and whether what is known of others is shown."""
    boxes = table.director.whole.boxes
    yield Button("", table.change_sort, boxes["sort"], icon="swap", key="sort")
    known = "search" if table.chosen.river_known else "lock"
    yield Button("", table.change_known, boxes["known"], icon=known, key="known")


def meaning(table: RiverScene) -> str:
    """What a button beside the hand does, when somebody points at it."""
    key = table.page.pointed.key if table.page.pointed else ""
    if key == "sort":
        return _("Sort by rank (S)") if table.chosen.river_by_suit else _("Sort by suit (S)")
    if key == "known":
        known = table.chosen.river_known
        return _("Hide what others took back (K)") if known else _("Show what others took back (K)")
    return ""


# ---- cards --------------------------------------------------------------------------------------------
class CardToChoose(Control):
    """A card that can be chosen: the table draws it, here it can be pressed."""

    def __init__(self, place: Place, box: Box, table: RiverScene, *, first: bool) -> None:
        super().__init__(f"card {place}", box)
        self.place, self.table, self._first = place, table, first

    @property
    def primary(self) -> bool:
        """The keys begin there, as long as nothing is chosen."""
        return self._first

    def ring(self, at: Box) -> tuple[Box, float]:
        return at, at.w * 0.08

    def press(self) -> None:
        self.table.choose_card(self.place)


def cards_to_choose(table: RiverScene) -> list[Control]:
    """In the order in which they lie."""
    if not table.chooses:
        return []
    cards = [thing for thing in table.director.whole.things if isinstance(thing, TableCard) and askable(table, thing)]
    waits = table.decision is None
    return [CardToChoose(thing.place, thing.box, table, first=waits and not n) for n, thing in enumerate(cards)]


def askable(table: RiverScene, thing: TableCard) -> bool:
    match table.session.asked, thing.place:
        case ChooseCards(seat=seat), HandCard(owner):
            return owner == seat
        case PickCard(), RiverSpot() | PairSpot():
            return thing.card is not None
    return False
