"""Layout: from a table and the view on it to the stage. The same table and view give the same stage, always."""

from collections.abc import Iterator

from garbage_desktop.language import translated
from garbage_desktop.table import places as at
from garbage_desktop.table.bars import answer_boxes, bar_things, top_boxes
from garbage_desktop.table.box import Box, around
from garbage_desktop.table.centre import centre_things, kind_of
from garbage_desktop.table.middle import middle, stack_coin
from garbage_desktop.table.plan import LEAST_WORDS, Plan, SeatPlan, Shape, own_number, own_stacks, plan
from garbage_desktop.table.spots import disc_box, spots
from garbage_desktop.table.stage import (
    RISE,
    AnyThing,
    Bubble,
    Cloth,
    CoinsOnCard,
    DealerDisc,
    Face,
    Halo,
    Label,
    Note,
    Plate,
    SeatState,
    Slot,
    Stack,
    Stage,
    TableCard,
    stacked,
)
from garbage_desktop.table.view import Look, View
from garbage_engine.cards import Card
from garbage_engine.hands import named
from garbage_engine.table import Table


def layout(table: Table, view: View) -> Stage:
    """What is where, in drawing order."""
    shape = shape_of(table, view)
    p = plan(shape)
    things: list[AnyThing] = [*bar_things(p, table, view), Cloth(p.rail, p.corner, (p.rail.h - p.felt.h) / 2)]
    things += centre_things(p, table, view)
    for seat in range(table.seats):
        things += Seated(p, table, view, seat).things()
    things += bubbles(p, table, view, things)
    boxes = top_boxes(p, view.measure) | answer_boxes(p, view)
    return Stage(view.size, tuple(things), view.front, spots(shape, view.front, kind_of(table)), boxes)


def shape_of(table: Table, view: View) -> Shape:
    most = max(view.cards, *(len(hand) for hand in table.hands))
    return Shape(view.size, table.seats, most, view.text, view.panel)


def seats_of(p: Plan, table: Table) -> tuple[SeatPlan, ...]:
    return middle(p.shape, kind_of(table)).seats


def shines(table: Table, seat: int, place: int) -> bool:
    """Gold means now: cards of the called rank, the cards that win."""
    if seat in table.winners and table.hands[seat]:
        best = table.best[seat]
        return place in best if best else table.phase == "bingo"
    return table.called is not None and table.called.rank == table.hands[seat][place].rank


class Seated:
    """One seat at the table, with all that lies before it."""

    def __init__(self, p: Plan, table: Table, view: View, seat: int) -> None:
        self.p, self.table, self.view, self.seat = p, table, view, seat
        self.plan: SeatPlan = seats_of(p, table)[(seat - view.front) % table.seats]
        self.own = seat == view.front
        self.wins = seat in table.winners

    def things(self) -> Iterator[AnyThing]:
        yield from self.hand()
        yield from self.own_purse() if self.own else self.plate()
        if at.FaceOf(self.seat) not in self.view.air.hidden:
            yield self.face()
            if self.seat == self.table.dealer and at.DealerMark(self.seat) not in self.view.air.hidden:
                yield DealerDisc(disc_box(self.p, self.plan), self.seat)
        yield from self.note()

    def coins(self) -> int:
        return self.table.purses[self.seat] + sum(n for seat, n in self.view.air.purses if seat == self.seat)

    # the hand

    def hand(self) -> Iterator[AnyThing]:
        held = self.table.hands[self.seat]
        if not held and self.table.phase == "put_take":
            yield Slot(self.plan.row)
        lying = [place for place in range(len(held)) if at.HandCard(self.seat, place) not in self.view.air.hidden]
        whole = len(held) > 1 and self.fanned and len(lying) == len(held) and all(map(self.shines, lying))
        for place in lying:
            yield from self.card(place, held[place], whole)
        if whole:
            yield Halo(self.plan.row.moved(0, self.rise), self.plan.card[0])

    @property
    def fanned(self) -> bool:
        return self.plan.step < self.plan.card[0]

    @property
    def rise(self) -> int:
        """How far a shining card of a fan stands out."""
        return round(-(6 if self.plan.inset else 9) * self.p.unit)

    def shines(self, place: int) -> bool:
        return at.Light() not in self.view.air.hidden and shines(self.table, self.seat, place)

    def card(self, place: int, card: Card, whole: bool) -> Iterator[AnyThing]:
        """A card with its coins; where the whole hand shines it has no ring of its own."""
        lit = self.shines(place)
        up, ring = self.rise if lit and self.fanned else 0, lit and not whole
        best = self.table.best[self.seat]
        dim = bool(best) and self.wins and place not in best
        boxes = self.plan.cards[place]
        yield TableCard(boxes.card.moved(0, up), at.HandCard(self.seat, place), card, dim, ring, lit and self.fanned)
        coins, marker = self.table.coins[self.seat][place], self.table.markers[self.seat][place]
        if (coins or marker) and at.OnCard(self.seat, place) not in self.view.air.hidden:
            badge = boxes.badge.moved(0, up) if coins > 1 else None
            yield CoinsOnCard(boxes.coin.moved(0, up), at.OnCard(self.seat, place), coins, marker, badge)

    # the person

    def state(self) -> SeatState:
        if self.wins:
            return "winner"
        if not self.table.playing[self.seat]:
            return "out"
        return "turn" if self.seat == self.view.turn else "waiting"

    def face(self) -> Face:
        look = self.view.looks[self.seat] if self.view.looks else Look()
        art, ring, out = self.view.sitters[self.seat].art, self.seat == self.view.turn, self.state() == "out"
        return Face(self.plan.face, self.seat, art, look.mood, look.gaze, ring, out)

    def plate(self) -> Iterator[AnyThing]:
        """Name left, coins right. Where it is tight the sign goes, then words shrink, then the name goes."""
        box, inset = self.plan.plate, self.plan.inset
        for px, sign, name in self.plate_words():
            if self.plate_width(px, sign, name) <= box.w or not name:
                yield Plate(box, self.seat, name, self.coins(), px, self.state(), inset, sign)
                return

    def plate_words(self) -> Iterator[tuple[int, bool, str]]:
        name, large = self.view.name(self.seat), self.p.px(18)
        yield large, True, name
        yield large, False, name
        least = max(LEAST_WORDS, round(0.78 * large))
        yield least, False, name
        yield large, self.plate_width(large, True, "") <= self.plan.plate.w, ""

    def plate_width(self, px: int, sign: bool, name: str) -> float:
        high, measure = self.plan.plate.h, self.view.measure
        left = self.plan.inset + 4 if self.plan.inset else 0.47 * high
        figures = measure(str(self.coins()), px, "display") + (0.83 * high if sign else 0)
        return left + measure(name, px, "bold") + 8 + figures + 0.4 * high

    def own_purse(self) -> Iterator[AnyThing]:
        """The front seat: its name below the face, its coins in stacks."""
        p, coins = self.p, self.coins()
        yield Label(self.plan.plate, self.own_name(), self.own_px(), "gold" if self.wins else "cream")
        stacks, coin = own_stacks(p), stack_coin(p)
        room = int((stacks.h - 0.9 * coin) / (RISE * coin)) + 1
        for n, count in enumerate(stacked(coins)):
            if count:
                high = coin * (0.9 + RISE * (min(count, room) - 1))
                yield Stack(Box(stacks.x + n * coin, stacks.bottom - high, coin, high).whole(), min(count, room))
        yield Label(own_number(p), f"{coins} {{coin}}", p.px(24), "gold")

    def own_name(self) -> str:
        return self.view.name(self.seat)

    def own_px(self) -> int:
        """The size at which the name fits below the face."""
        px = self.p.px(22)
        while px > LEAST_WORDS and self.view.measure(self.own_name(), px, "display") > self.plan.plate.w:
            px -= 1
        return px

    # what the hand is worth

    def note(self) -> Iterator[AnyThing]:
        """The hand in words, as long as the comparing of hands is to be seen."""
        best = self.table.best[self.seat]
        if not best or not self.table.hands[self.seat]:
            return
        worth = self.table.worth(self.seat)
        px = min(self.p.px(22 if self.own else 18), round(0.6 * self.plan.note.h))
        for words, size in (
            (translated(named(worth)), px),
            (translated(named(worth, short=True)), px),
            (translated(named(worth, short=True)), min(px, LEAST_WORDS)),
        ):
            words = words[:1].upper() + words[1:]
            wide = self.view.measure(words, size, "bold") + 1.3 * size
            if wide <= self.plan.note.w:
                yield Note(self.note_box(wide), words, size, "cream" if self.wins or self.own else "mint")
                return

    def note_box(self, wide: float) -> Box:
        note = self.plan.note
        if self.own or not self.p.below:
            return around(note.middle[0], note.middle[1], wide, note.h).whole()
        return Box(note.x, note.y, wide, note.h).whole()


# ---- remarks ------------------------------------------------------------------------------------------
def bubbles(p: Plan, table: Table, view: View, lying: list[AnyThing]) -> Iterator[AnyThing]:
    """What somebody says, beside the face, where nothing else lies; without such a place it is not said."""
    taken = [thing.box for thing in lying if not isinstance(thing, Cloth)]
    for seat, words in view.remarks:
        place = seats_of(p, table)[(seat - view.front) % p.shape.seats]
        face, px = place.face, p.px(18)
        wide, high = view.measure(words, px, "bold") + 2 * px, round(px * 1.9)
        for x, y in bubble_spots(place, wide, high, 0.5 * px):
            box = Box(x, y, wide, high).whole()
            if box.inside(Box(4, p.top, view.size[0] - view.panel - 8, p.rail.bottom - p.top)) and not any(
                box.meets(other) for other in taken
            ):
                taken.append(box)
                yield Bubble(box, words, px, face.middle)
                break


def bubble_spots(seat: SeatPlan, wide: float, high: float, gap: float) -> Iterator[tuple[float, float]]:
    """Above or below the face, else beside it, else above or below the whole seat."""
    face, whole = seat.face, seat.whole
    x, y = face.middle
    for left in (x - 0.3 * wide, x - 0.7 * wide, face.x, face.right - wide):
        yield left, face.y - high - gap
        yield left, face.bottom + gap
    yield face.x - wide - gap, y - high / 2
    yield max(face.right, seat.plate.right if seat.inset else 0) + gap, y - high / 2
    for share in range(5):
        left = whole.x + (whole.w - wide) * share / 4
        yield left, whole.y - high - gap
        yield left, seat.plate.bottom + gap
