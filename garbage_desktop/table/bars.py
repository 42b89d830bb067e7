"""Bars: the strips at the top and at the foot of the table: phases, room for buttons, the sentence."""

from collections.abc import Iterator, Sequence

from garbage_desktop.language import _
from garbage_desktop.table.box import Box
from garbage_desktop.table.plan import LEAST_WORDS, Plan
from garbage_desktop.table.stage import AnyThing, Bar, Colour, Label, PhasePill, StepState, Style
from garbage_desktop.table.view import Answer, Measure, View
from garbage_engine.events import Phase
from garbage_engine.rules import Rules
from garbage_engine.table import Table

LEADING = 1.2  # of small words on two lines
MOST_ANSWERS = 0.56  # of the width of the window
LEAST_ANSWER = 0.7  # of the size of their words
BUTTONS = ("history", "speed", "pause", "sound", "help")  # at the right of the top bar


def phase_name(phase: Phase, rules: Rules) -> str:
    """What the family calls a game, else its usual name."""
    return (
        rules.called(phase)
        or {
            "red_black": _("Red or Black"),
            "poker": _("Poker"),
            "bingo": _("Bingo"),
            "put_take": _("Put & Take"),
            "count_up": _("Count-Up"),
            "up_down": _("Up and Down"),
        }[phase]
    )


def bars(p: Plan) -> tuple[Bar, Bar]:
    width, height = p.shape.size
    return Bar(Box(0, 0, width, p.top), True), Bar(Box(0, height - p.foot, width, p.foot), False)


# ---- the top ------------------------------------------------------------------------------------------
def top_boxes(p: Plan, measure: Measure) -> dict[str, Box]:
    """Room for the menu at the left and the small buttons at the right."""
    finger = p.shape.finger
    high = max(finger, round(36 * p.words))
    wide = max(finger, round(64 * p.scale)) if p.scale >= 1 else finger
    gap, edge = round(8 * max(p.scale, 0.75)), round(14 * p.scale)
    y = (p.top - high) // 2
    x = p.shape.size[0] - edge - len(BUTTONS) * wide - (len(BUTTONS) - 1) * gap
    found = {name: Box(x + n * (wide + gap), y, wide, high) for n, name in enumerate(BUTTONS)}
    menu = measure(_("Menu"), p.px(18), "display") + 2.6 * p.px(18) + 18 * p.words
    found["menu"] = Box(edge, y, finger if p.scale < 0.9 else round(max(menu, finger)), high)
    return found


def phase_steps(p: Plan, table: Table, view: View) -> Iterator[PhasePill]:
    """The phases of the deal in the middle; where it is narrow only the present one has its name."""
    boxes = top_boxes(p, view.measure)
    left, right = boxes["menu"].right + 12, min(boxes[name].x for name in BUTTONS) - 12
    phases = view.rules.phases
    for named in (phases, (table.phase,), ()):
        names = [phase_name(phase, view.rules) if phase in named else "" for phase in phases]
        widths = [pill_width(p, name, view.measure) for name in names]
        gap = round(10 * max(p.scale, 0.75))
        wide = sum(widths) + gap * (len(widths) - 1)
        if wide <= right - left:
            break
    x = (p.shape.size[0] - wide) / 2
    if x < left or x + wide > right:
        x = (left + right - wide) / 2
    high = pill_height(p)
    for phase, name, width in zip(phases, names, widths, strict=True):
        yield PhasePill(Box(x, (p.top - high) / 2, width, high).whole(), name, p.px(18), state_of(phase, table))
        x += width + gap


def pill_height(p: Plan) -> int:
    return round(p.px(18) * 16 / 9)


def pill_width(p: Plan, name: str, measure: Measure) -> int:
    if not name:
        return pill_height(p)
    return round(measure(name, p.px(18), "display") + 1.15 * pill_height(p) + p.px(18) * 0.9)


def state_of(phase: Phase, table: Table) -> StepState:
    if phase == table.phase:
        return "now"
    return "done" if phase in table.done else "later"


# ---- the foot -----------------------------------------------------------------------------------------
def answer_boxes(p: Plan, view: View) -> dict[str, Box]:
    """Room for the buttons of the open prompt, from the right; the last one is the primary."""
    width, height = p.shape.size
    high = max(p.shape.finger, round(48 * min(p.words, 1.4 * p.scale if p.scale > 1 else p.words)))
    edge, gap = round(22 * max(p.scale, 0.6)), round(14 * max(p.scale, 0.6))
    x, y, found = width - edge, height - p.foot + (p.foot - high) // 2, {}
    for number, wide in reversed(list(enumerate(answer_widths(p, view, high)))):
        x -= wide
        found[f"answer {number}"] = Box(x, y, wide, high)
        x -= gap
    return found


def answer_widths(p: Plan, view: View, high: int) -> list[int]:
    """Where little room is left for the sentence, signs do without words, but for the last; then words shrink."""
    px, widths = answer_px(p), list[int]()
    for size, brief in ((px, False), *((size, True) for size in range(px, round(LEAST_ANSWER * px) - 1, -1))):
        signs = [brief and answer.icon for answer in view.answers[:-1]] + [False]
        words = [answer_width(answer, size, high, view.measure) for answer in view.answers]
        widths = [high if sign else wide for sign, wide in zip(signs, words, strict=False)]
        if sum(widths) <= MOST_ANSWERS * p.shape.size[0]:
            break
    return widths


def answer_width(answer: Answer, px: int, high: int, measure: Measure) -> int:
    return round(measure(answer.words, px, "display") + (0.5 * high + 8 if answer.icon else 0) + 0.96 * high)


def answer_px(p: Plan) -> int:
    """The size of the words of a button at the foot."""
    return p.px(20)


def sentence(p: Plan, view: View) -> Iterator[Label]:
    """What happens, and below it why: as large as fits, in shorter words before it becomes small."""
    left = round(28 * max(p.scale, 0.6))
    right = min([box.x for box in answer_boxes(p, view).values()] + [p.shape.size[0] - left]) - 12
    top, wide = p.shape.size[1] - p.foot, right - left
    headline = fitted(view.said.headline, p.px(26), p.px(20), wide, "display", "cream", view.measure)
    detail = fitted(view.said.detail, p.px(18), p.px(14), wide, "bold", "mint soft", view.measure)
    first = (
        [headline] if headline else broken(view.said.headline[-1:], p.px(18), wide, "display", "cream", view.measure)
    )
    why = [detail] if detail else broken(view.said.detail[-1:], p.px(14), wide, "bold", "mint soft", view.measure)
    lines = [*first, *why] if sum(line.box.h for line in (*first, *why)) <= p.foot - 2 else first
    y: float = top + int(p.foot - sum(line.box.h for line in lines)) // 2
    for line in lines:
        yield Label(line.box.moved(left, y).whole(), line.words, line.px, line.colour, line.style, "left")
        y += line.box.h


def fitted(
    forms: Sequence[str], px: int, least: int, wide: float, style: Style, colour: Colour, measure: Measure
) -> Label | None:
    """The first form that fits at full size, else the last one smaller; with nothing left to try, not at all."""
    for form in forms:
        if measure(form, px, style) <= wide:
            return Label(Box(0, 0, wide, round(px * 1.3)), form, px, colour, style, "left")
    for size in range(px - 1, least - 1, -1):
        for form in forms:
            if measure(form, size, style) <= wide:
                return Label(Box(0, 0, wide, round(size * 1.3)), form, size, colour, style, "left")
    return None


def broken(forms: Sequence[str], px: int, wide: float, style: Style, colour: Colour, measure: Measure) -> list[Label]:
    """A long sentence on two lines, as large as they have room."""
    first, rest = "".join(forms), ""
    while " " in first and measure(first, px, style) > wide:
        first, _space, word = first.rpartition(" ")
        rest = f"{word} {rest}".strip()
    if px > LEAST_WORDS and max(measure(first, px, style), measure(rest, px, style)) > wide:
        return broken(forms, px - 1, wide, style, colour, measure)
    box = Box(0, 0, wide, round(px * (1.3 if style == "display" else LEADING)))
    return [Label(box, line, px, colour, style, "left") for line in (first, rest) if line]


def bar_things(p: Plan, table: Table, view: View) -> Iterator[AnyThing]:
    yield from bars(p)
    yield from phase_steps(p, table, view)
    yield from sentence(p, view)
