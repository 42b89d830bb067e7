"""Centre: what lies between the seats: shoe, called card, tray, pot, ladder, count-up row and ribbon."""

from collections.abc import Iterator

from garbage_desktop.language import _, translated
from garbage_desktop.table import places as at
from garbage_desktop.table.box import Box, around
from garbage_desktop.table.middle import Kind, Middle, heap_box, middle
from garbage_desktop.table.naming import agrees, call_words, counted, rank_letter
from garbage_desktop.table.plan import LEAST_WORDS, Plan
from garbage_desktop.table.stage import (
    AnyThing,
    Colour,
    Heap,
    Jar,
    Label,
    RankTab,
    Ribbon,
    RibbonColour,
    ShoeBox,
    Slot,
    StepState,
    Style,
    TableCard,
    TabState,
    Token,
    TrayBox,
)
from garbage_desktop.table.view import View
from garbage_engine.hands import named
from garbage_engine.table import Table


def kind_of(table: Table) -> Kind:
    """Which game is seen; hands that were compared stay to be read until the next card is turned."""
    if any(table.best) and any(table.hands):
        return "poker"
    match table.phase:
        case "bingo":
            return "calls"
        case "put_take":
            return "put"
        case "count_up" | "up_down" if table.rows:
            return "count"
    return "poker"


def centre_things(p: Plan, table: Table, view: View) -> Iterator[AnyThing]:
    kind = kind_of(table)
    m = middle(p.shape, kind)
    yield from shoe(p, m, table, view)
    match kind:
        case "poker":
            yield tray(m, table)
            yield from pot(p, m, table, view)
        case "calls":
            yield from jar(p, m, table, view) if table.kitty else called_tray(p, m, table, view)
            yield from called(m, table, view)
        case "put":
            yield from ladder(p, m, table)
            yield from pot(p, m, table, view)
            yield from called(m, table, view)
        case "count":
            yield tray(m, table)
            yield from row(m, table, view)
    yield from ribbon(p, m, table, view)


# ---- cards that nobody holds --------------------------------------------------------------------------
def shoe(p: Plan, m: Middle, table: Table, view: View) -> Iterator[AnyThing]:
    left = table.stocks[-1].left
    gathered = table.phase is None and left == 0
    yield ShoeBox(m.shoe, 1.0 if gathered else round(min(1.0, left / view.pack), 2))
    if kind_of(table) != "poker":
        yield caption(m.caption, _("{count} left").format(count=left), left, p, view)


def caption(
    box: Box, words: str, count: int, p: Plan, view: View, px: int = 18, style: Style = "bold", colour: Colour = "mint"
) -> Label:
    """A line under a thing, no wider than its room: smaller if it must be, at last only the number."""
    size = min(p.px(px), int(box.h))
    while size > LEAST_WORDS and view.measure(words, size, style) > box.w:
        size -= 1
    if view.measure(words, size, style) > box.w:
        words = str(count)
    return Label(box, words, size, colour, style)


def tray(m: Middle, table: Table) -> TrayBox:
    dead = table.stocks[-1].dead
    return TrayBox(m.tray, round(min(1.0, len(dead) / 52), 2), dead[-1] if dead else None)


def called_tray(p: Plan, m: Middle, table: Table, view: View) -> Iterator[AnyThing]:
    """In bingo the tray holds the cards called before."""
    before = table.row.cards[:-1] if table.row else []
    yield TrayBox(m.tray, round(min(1.0, len(before) / 52), 2), before[-1] if before else None)
    if before:
        count = len(before) + 1
        yield caption(m.side, _("{count} called").format(count=count), count, p, view)


def called(m: Middle, table: Table, view: View) -> Iterator[AnyThing]:
    if table.called and at.Called() not in view.air.hidden:
        yield TableCard(m.called, at.Called(), table.called, ring=at.Light() not in view.air.hidden)
    else:
        yield Slot(m.called)


# ---- coins that nobody has ----------------------------------------------------------------------------
def jar(p: Plan, m: Middle, table: Table, view: View) -> Iterator[AnyThing]:
    coins = table.kitty + view.air.kitty
    yield Jar(m.jar, coins)
    yield caption(m.side, _("Kitty {count}").format(count=coins), coins, p, view)


def pot(p: Plan, m: Middle, table: Table, view: View) -> Iterator[AnyThing]:
    coins = table.pot + view.air.pot
    if coins:
        yield Heap(heap_box(m.heap, coins).whole(), coins, m.heap)
    if coins or table.phase == "put_take":
        yield caption(m.pot, _("Pot {count}").format(count=coins), coins, p, view, 24, "display", "cream")


# ---- steps --------------------------------------------------------------------------------------------
def ladder(p: Plan, m: Middle, table: Table) -> Iterator[AnyThing]:
    """The coins that each card of put and take is about."""
    if not table.row:
        return
    stakes, turned = table.row.stakes, len(table.row.cards)
    pitch = min(1.12 * p.token, m.tokens.w / max(1, len(stakes)))
    x, y = m.tokens.middle
    for n, stake in enumerate(stakes, 1):
        state: StepState = "now" if n == turned else "done" if n < turned else "later"
        box = around(x + (n - (len(stakes) + 1) / 2) * pitch, y, 0.89 * pitch, 0.89 * pitch)
        yield Token(box.whole(), str(stake), max(LEAST_WORDS, round(0.53 * 0.89 * pitch)), state)


def row(m: Middle, table: Table, view: View) -> Iterator[AnyThing]:
    """The count-up: a count above each card, copper and gold where they agreed."""
    cards = table.row.cards if table.row else []
    for n, (tab, slot) in enumerate(zip(m.tabs, m.slots, strict=True), 1):
        last, hit = n == len(cards), n in table.hits
        state: TabState = "later" if n > len(cards) else "hit" if hit else "now" if last else "missed"
        if at.TabOf(n) not in view.air.hidden:
            yield RankTab(tab, rank_letter(counted(n)), max(LEAST_WORDS, round(0.36 * tab.w)), state)
        if n <= len(cards) and at.RowSlot(n) not in view.air.hidden:
            yield TableCard(slot, at.RowSlot(n), cards[n - 1], dim=not hit and not last, ring=hit)
        else:
            yield Slot(slot)


# ---- the ribbon ---------------------------------------------------------------------------------------
def ribbon(p: Plan, m: Middle, table: Table, view: View) -> Iterator[AnyThing]:
    """The call in words, as large as its room."""
    words, colour = ribbon_words(table)
    if not words or at.RibbonAt() in view.air.hidden or at.Light() in view.air.hidden:
        return
    px = round(m.ribbon.h / 1.65)
    while px > LEAST_WORDS and ribbon_width(words, px, view) > m.ribbon.w:
        px -= 1
    wide = ribbon_width(words, px, view)
    x = m.ribbon.middle[0]
    yield Ribbon(Box(x - wide / 2, m.ribbon.y, wide, 1.65 * px).whole(), words, px, colour)


def ribbon_width(words: str, px: int, view: View) -> float:
    return view.measure(words, px, "display") + 2.66 * px


def ribbon_words(table: Table) -> tuple[str, RibbonColour]:
    if table.winners and not table.over:
        return won_words(table), "amber"
    if not table.row or not table.called:
        return "", "red"
    colours: dict[str, RibbonColour] = {"put": "blue", "take": "plum"}
    colour = "amber" if agrees(table.row) else colours.get(table.row.kind, "red")
    return call_words(table), colour


def won_words(table: Table) -> str:
    """Bingo, the winning hand, or that it is shared."""
    first = table.winners[0]
    if not table.best[first]:
        return _("Bingo!") if table.phase == "bingo" else ""
    if len(table.winners) > 1:
        return _("Shared!")
    worth = table.worth(first)
    words = translated(named(worth, short=True))
    return _("{call}!").format(call=words[:1].upper() + words[1:])
