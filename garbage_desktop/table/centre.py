"""Centre: what lies between the seats: shoes, called card, tray, pots, ladder, rows of counts and ribbon."""

from collections.abc import Iterator

from garbage_desktop.language import _, ngettext, translated
from garbage_desktop.table import places as at
from garbage_desktop.table.box import Box, around
from garbage_desktop.table.middle import COUNTS, Kind, Middle, PotBoxes, heap_box, hits_width, middle, pot_boxes
from garbage_desktop.table.naming import agrees, call_words, counted, rank_letter
from garbage_desktop.table.plan import LEAST_WORDS, Plan, Shape
from garbage_desktop.table.stage import (
    AnyThing,
    Claimant,
    Colour,
    CountCard,
    Heap,
    Jar,
    Label,
    RankTab,
    Ribbon,
    RibbonColour,
    ShoeBox,
    Slot,
    Spot,
    StepState,
    Style,
    TableCard,
    TabState,
    Token,
    TrayBox,
)
from garbage_desktop.table.view import View
from garbage_engine.hands import named
from garbage_engine.pots import Pot, pots_on
from garbage_engine.table import Row, Table


def kind_of(table: Table) -> Kind:
    """Which game is seen; hands that were compared stay to be read until the next card is turned."""
    if not (any(table.best) and any(table.hands)):
        match table.phase:
            case "bingo" if table.rows or table.done:
                return "calls"
            case "put_take" if table.rows or table.done:
                return "put"
            case "count_up" if table.rows:
                return "count"
            case "up_down" if table.rows:
                return "up_down"
    return "pots" if table.street or table.kitty or len(pots_shown(table)) > 1 else "poker"


def centre_things(p: Plan, table: Table, view: View) -> Iterator[AnyThing]:
    kind = kind_of(table)
    m = middle(p.shape, kind)
    yield from shoes(p, m, table, view)
    match kind:
        case "poker" | "pots":
            yield from aside(p, m, table, view)
            yield from pots(p, table, view)
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
        case "up_down":
            yield tray(m, table)
            yield from rows_up_and_down(p, m, table, view)
            yield from side_by_side(p, m, table, view)
    yield from ribbon(p, m, table, view)


# ---- cards that nobody holds --------------------------------------------------------------------------
def shoes(p: Plan, m: Middle, table: Table, view: View) -> Iterator[AnyThing]:
    """The shoe of the hands is only seen as long as hands are dealt from it."""
    two, dealing = len(table.stocks) > 1, kind_of(table) in ("poker", "pots")
    if two and dealing:
        yield from shoe(p, (m.hands_shoe, m.hands_caption), table, view, 0)
    if two or not dealing:
        yield from shoe(p, (m.shoe, m.caption), table, view, len(table.stocks) - 1)
    else:
        yield ShoeBox(m.shoe, level(table, view, 0))


def shoe(p: Plan, boxes: tuple[Box, Box], table: Table, view: View, stock: int) -> Iterator[AnyThing]:
    left = table.stocks[stock].left
    yield ShoeBox(boxes[0], level(table, view, stock), 1 if stock else 0)
    if table.phase or left:
        yield caption(boxes[1], _("{count} left").format(count=left), left, p, view)


def level(table: Table, view: View, stock: int) -> float:
    """How full the shoe is; between two deals all cards are in it."""
    if table.phase is None and not any(stock.left for stock in table.stocks):
        return 1.0
    return round(min(1.0, table.stocks[stock].left / view.pack), 2)


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


def aside(p: Plan, m: Middle, table: Table, view: View) -> Iterator[AnyThing]:
    """Beside the pots: the kitty if it holds coins, else the cards laid aside."""
    if len(table.stocks) > 1:
        return
    if table.kitty and not table.stocks[0].dead:
        yield from jar(p, m, table, view)
    else:
        yield tray(m, table)


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


def pots_shown(table: Table) -> list[Pot]:
    """The main pot and the side pots, with what is left of them.

    While coins are being put in, a side pot is one that somebody without coins cannot win.
    """
    pots = pots_on(table)[1] if table.put_in and table.phase != "put_take" else []
    if not any(table.best):
        pots = [pot for n, pot in enumerate(pots) if not n or shut_out(table, pots[n - 1], pot)]
    left, found = table.pot + table.carry, list[Pot]()
    for n, pot in reversed(list(enumerate(pots))):
        coins = min(left, pot.coins) if n else left
        left -= coins
        found.append(Pot(coins, pot.claimants))
    return found[::-1]


def shut_out(table: Table, below: Pot, pot: Pot) -> bool:
    return any(seat not in pot.claimants and not table.purses[seat] for seat in below.claimants)


def heaps(shape: Shape, table: Table) -> tuple[Spot, ...]:
    """Where the coins of every pot lie."""
    kind = kind_of(table)
    if kind in ("poker", "pots"):
        return tuple(boxes.heap for boxes in pot_boxes(shape, kind, len(pots_shown(table)) or 1))
    return (middle(shape, kind).heap,)


def pots(p: Plan, table: Table, view: View) -> Iterator[AnyThing]:
    """Main pot and side pots side by side, each with those who can win it."""
    shown = pots_shown(table) or [Pot(table.pot + table.carry, ())]
    boxes = pot_boxes(p.shape, kind_of(table), len(shown))
    names, px = pot_names(p, view, boxes[0].line, max(pot.coins for pot in shown))
    for n, (pot, place) in enumerate(zip(shown, boxes, strict=True)):
        coins = pot.coins + (view.air.pot if n == len(shown) - 1 else 0)
        if coins <= 0:
            continue
        yield Heap(heap_box(place.heap, coins).whole(), coins, place.heap)
        if len(shown) == 1:
            yield caption(place.line, _("Pot {count}").format(count=coins), coins, p, view, 24, "display", "cream")
        else:
            yield Label(place.line, names[min(n, 1)].format(count=coins), px, "cream")
            yield from claimants(place, pot.claimants, view)


def pot_names(p: Plan, view: View, line: Box, coins: int) -> tuple[tuple[str, str], int]:
    """What is written under the main pot and under side pots, as long as all have room for it, and how large."""
    number = "8" * len(str(coins))
    forms = (
        (_("Main pot {count}"), _("Side pot {count}")),
        (_("Main {count}"), _("Side {count}")),
        ("{count}", "{count}"),
    )
    for form in forms:
        for px in range(min(p.px(20), int(line.h)), LEAST_WORDS - 1, -1):
            if all(view.measure(words.format(count=number), px, "display") <= line.w for words in form):
                return form, px
    return forms[-1], LEAST_WORDS


def claimants(place: PotBoxes, seats: tuple[int, ...], view: View) -> Iterator[Claimant]:
    size = min(place.faces.h, place.faces.w / len(seats))
    x, y = place.faces.middle
    for n, seat in enumerate(sorted(seats)):
        middle_x = x + (n - (len(seats) - 1) / 2) * size
        yield Claimant(around(middle_x, y, 0.9 * size, 0.9 * size).whole(), view.sitters[seat].art)


def pot(p: Plan, m: Middle, table: Table, view: View) -> Iterator[AnyThing]:
    """The pot of put and take."""
    coins = table.pot + view.air.pot
    if coins:
        yield Heap(heap_box(m.heap, coins).whole(), coins, m.heap)
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


def rows_up_and_down(p: Plan, m: Middle, table: Table, view: View) -> Iterator[AnyThing]:
    """The counts up and, below them, down; copper where they were hit, with the number of hits behind."""
    for number, name in enumerate((_("Up"), _("Down"))):
        line, tabs = row_line(table, number), m.tabs[COUNTS * number : COUNTS * (number + 1)]
        wide, high = hits_width(p), tabs[0].h
        before = Box(tabs[0].x - wide, tabs[0].y, wide - 12, high).whole()
        px = min(p.px(20), round(high / 1.3))
        yield Label(before, name, px, "cream" if line else "mint soft", "display", "right")
        yield from counts(tabs, line, number, view)
        if line:
            words = ngettext("{count} hit", "{count} hits", len(line.hits)).format(count=len(line.hits))
            after = Box(tabs[-1].right + 12, tabs[0].y, wide - 12, high).whole()
            yield Label(after, words, min(p.px(18), round(high / 1.3)), "mint", "bold", "left")


def row_line(table: Table, number: int) -> Row | None:
    return table.rows[number] if number < len(table.rows) else None


def counts(tabs: tuple[Box, ...], line: Row | None, number: int, view: View) -> Iterator[AnyThing]:
    turned = len(line.cards) if line else 0
    for n, tab in enumerate(tabs, 1):
        hit = line is not None and n in line.hits
        now = n == turned and turned < COUNTS
        state: TabState = "hit" if hit else "now" if now else "missed" if n <= turned else "later"
        if at.TabOf(n, number) not in view.air.hidden:
            rank = rank_letter(counted(n, "down" if number else "up"))
            yield RankTab(tab, rank, max(LEAST_WORDS, round(0.36 * tab.w)), state)


def side_by_side(p: Plan, m: Middle, table: Table, view: View) -> Iterator[AnyThing]:
    """The rank that is counted beside the card that was turned, and whether they agree."""
    line = table.rows[-1]
    if not line.cards or at.Called() in view.air.hidden:
        yield Slot(m.counted)
        yield Slot(m.called)
        return
    hit = agrees(line) and at.Light() not in view.air.hidden
    rank = rank_letter(counted(len(line.cards), line.kind))
    yield CountCard(m.counted, rank, _("counted"), round(0.55 * m.counted.h))
    if hit:
        yield Label(m.equals, "=", round(0.8 * m.equals.h / 1.3), "cream")
    yield TableCard(m.called, at.Called(), line.cards[-1], ring=hit)


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
    if not table.hands[first]:  # gathered already
        return ""
    if not table.best[first]:
        return _("Bingo!") if table.phase == "bingo" else ""
    if len(table.winners) > 1:
        return _("Shared!")
    worth = table.worth(first)
    words = translated(named(worth, short=True))
    return _("{call}!").format(call=words[:1].upper() + words[1:])
