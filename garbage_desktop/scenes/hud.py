"""Hud: the buttons of the bars above and below a table, and the cards on it that can be pressed."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from garbage_desktop.language import _
from garbage_desktop.paint import text, widgets
from garbage_desktop.table.bars import answer_px
from garbage_desktop.table.box import Box
from garbage_desktop.table.places import HandCard
from garbage_desktop.table.stage import TableCard
from garbage_desktop.ui.control import Button, Control
from garbage_desktop.ui.guess import CoinSlider, ColourTile
from garbage_desktop.ui.prompt import Choice, Move, Prompt

if TYPE_CHECKING:
    from garbage_desktop.scenes.at_table import AtTable
    from garbage_desktop.scenes.showing import Showing

LEAST_WORDS = 12  # the speed on the smallest button


class CardToTap(Control):
    """A shining card: the table draws it, here it can be pressed."""

    def __init__(self, place: HandCard, box: Box, table: Showing) -> None:
        super().__init__(f"card {place.seat} {place.card}", box)
        self.place, self.table = place, table
        fresh = table.prompt.fresh
        self._first = fresh is not None and place == HandCard(*(table.prompt.goes or fresh))

    @property
    def primary(self) -> bool:
        """Where a card is to be chosen the keys begin there."""
        return self._first

    def ring(self, at: Box) -> tuple[Box, float]:
        return at, at.w * 0.08

    def press(self) -> None:
        self.table.tap_card(self.place)


def hud(table: Showing) -> list[Control]:
    """In the order in which Tab visits them: the top from the left, the board, the shining cards, the foot."""
    return [*top_bar(table), *_board(table), *_shining_cards(table), *_answers(table)]


def top_bar(table: AtTable) -> list[Button]:
    return sorted(_top(table), key=lambda button: button.box.x)


def _top(table: AtTable) -> Iterator[Button]:
    boxes, chosen = table.director.stage.boxes, table.chosen
    yield _menu(table, slim(boxes["menu"]))
    yield _speed(table, slim(boxes["speed"]))
    for key, icon, does in (
        ("history", "history", table.tell_history),
        ("pause", "play" if table.paused else "pause", table.pause),
        ("sound", "sound-on" if chosen.sound else "sound-off", table.switch_sound),
        ("help", "help", table.help),
    ):
        yield Button("", does, slim(boxes[key]), icon=icon, key=key)


def _menu(table: AtTable, box: Box) -> Button:
    label, px = _("Menu"), table.plan.px(18)
    fits = widgets.button_width(label, round(box.h), "menu", px) <= box.w + 4
    return Button(label if fits else "", table.back, box, icon="menu", key="menu", px=px)


def _speed(table: AtTable, box: Box) -> Button:
    speed = table.chosen.speed
    if math.isinf(speed):
        return Button("", table.change_speed, box, icon="fast", key="speed")
    label, px = _("{speed}x").format(speed=f"{speed:g}"), table.plan.px(18)
    while px > LEAST_WORDS and text.width(label, px) > box.w - 0.4 * box.h - 1:
        px -= 1
    return Button(label, table.change_speed, box, key="speed", px=px)


def _answers(table: Showing) -> Iterator[Button]:
    """A button that answers another question is another button: no press reaches from one to the next."""
    boxes, prompt = table.director.stage.boxes, table.prompt
    for n, choice in enumerate(prompt.choices):
        key = answer_key(prompt, choice)
        kind: widgets.Kind = "primary" if choice.primary else "secondary"
        box, does = boxes[f"answer {n}"], _taking(table, choice)
        label, px = fitting(choice.label, choice.icon, box, answer_px(table.plan))
        yield Button(label, does, box, kind, choice.icon, key=key, px=px)


def fitting(label: str, icon: str, box: Box, px: int) -> tuple[str, int]:
    """The words of a button as large as its box allows; only its sign where there is no room for them."""
    for size in range(px, LEAST_WORDS - 1, -1):
        if widgets.button_width(label, round(box.h), icon, size) <= box.w + 2:
            return label, size
    return ("" if icon else label), px


def answer_key(prompt: Prompt, choice: Choice) -> str:
    """The same for as long as the same is asked, whatever the words on it."""
    does = choice.does.name if isinstance(choice.does, Move) else type(choice.does).__name__
    return f"answer {prompt.number} {does}{' first' if choice.primary else ''}"


def _board(table: Showing) -> Iterator[Control]:
    """Two colours, and how many coins."""
    guessing, boxes = table.prompt.guessing, table.director.stage.boxes
    if guessing is None or "red" not in boxes:
        return
    px = table.plan.px(30)
    for key, label, suits, red in (("red", _("Red"), "hd", True), ("black", _("Black"), "sc", False)):
        chosen = guessing.red is red
        tile = ColourTile(key, label, suits, chosen, _drafting(table, red=red), boxes[key], px)
        tile.first = red and guessing.red is None
        yield tile
    span = max(1, guessing.most - guessing.least)
    yield _step(table, "less", "remove", guessing.coins - 1)
    if "amount" in boxes:
        share = (guessing.coins - guessing.least) / span
        yield CoinSlider(
            share, span, lambda share: table.draft_guess(coins=guessing.least + round(share * span)), boxes["amount"]
        )
    yield _step(table, "more", "add", guessing.coins + 1)


def _sliding(table: Showing, least: int, span: int) -> Callable[[float], None]:
    return lambda share: table.draft_guess(coins=least + round(share * span))


def _step(table: Showing, key: str, icon: str, coins: int) -> Button:
    guessing = table.prompt.guessing
    assert guessing
    possible = guessing.least <= coins <= guessing.most
    return Button(
        "", _drafting(table, coins=coins), table.director.stage.boxes[key], icon=icon, key=key, enabled=possible
    )


def _drafting(table: Showing, red: bool | None = None, coins: int | None = None) -> Callable[[], None]:
    return lambda: table.draft_guess(red, coins)


def _taking(table: Showing, choice: Choice) -> Callable[[], None]:
    return lambda: table.take(choice)


def _shining_cards(table: Showing) -> Iterator[CardToTap]:
    shining = {HandCard(*spot) for spot in table.prompt.shining}
    for thing in table.director.stage.things:
        if isinstance(thing, TableCard) and isinstance(thing.place, HandCard) and thing.place in shining:
            yield CardToTap(thing.place, thing.box, table)


def slim(box: Box) -> Box:
    """A button of the top bar looks lower than the room that a finger has for it."""
    return box.grown(0, -0.08 * box.h).whole()
