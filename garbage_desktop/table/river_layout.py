"""River layout: from a table of River and the view on it to the stage: rivers, hands and pairs."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal

from garbage_desktop.language import _
from garbage_desktop.table.bars import BUTTONS, answer_boxes, bars, sentence, top_boxes
from garbage_desktop.table.box import Box
from garbage_desktop.table.layout import bubbles
from garbage_desktop.table.places import FaceOf, HandCard, Place
from garbage_desktop.table.plan import LEAST_WORDS, OWN, Plan, SeatPlan, Shape, own_number_width, plan
from garbage_desktop.table.river_boards import Boards
from garbage_desktop.table.river_view import Deck, FutureSpot, PairSpot, RiverSpot, RiverView, Sort
from garbage_desktop.table.stage import (
    FINGER,
    AnyThing,
    Cloth,
    Face,
    Label,
    Note,
    PhasePill,
    Plate,
    SeatState,
    Slot,
    Spot,
    Stage,
    StepState,
    TableCard,
)
from garbage_desktop.table.view import Look
from garbage_engine.cards import Card
from garbage_engine.river_table import RIVER, RiverTable

HAND = 6  # cards side by side for which a seat has room; more of them fan closer
RIVER_CARD, FUTURE_CARD = (84, 117), (58, 81)
RAISED = 22
WORD_LINES, LEAST_RIVER = 5 / 3 + 1.35, 64  # above and below the river; its height


def layout(table: RiverTable, view: RiverView) -> Stage:
    """What is where, in drawing order."""
    return Laying(table, view).stage()


def plan_of(table: RiverTable, view: RiverView) -> Plan:
    return roomy_plan(view.size, table.seats, view.text)


@lru_cache(maxsize=64)
def roomy_plan(size: tuple[int, int], seats: int, text: float) -> Plan:
    """Words as large as is wished, as long as the cards of the river can be read beside them."""
    made = plan(Shape(size, seats, HAND, text, 0))
    high = made.middle.h - future_room(made) - WORD_LINES * made.px(20) - 30 * made.unit
    if text > 1 and high < LEAST_RIVER * min(size[0] / 1280, size[1] / 720):
        return roomy_plan(size, seats, max(1.0, text - 0.1))
    return made


def future_room(p: Plan) -> float:
    """What the future river takes above the river, where no seat lies."""
    return (FUTURE_CARD[1] + 18) * p.unit + p.px(18) * 1.3 if p.shape.seats == 3 else 0.0


def sorted_places(hand: Sequence[Card | None], sort: Sort) -> list[int]:
    """The places of a hand in the order in which it is held: unknown cards first, then high to low."""

    def order(place: int) -> tuple[int, ...]:
        card = hand[place]
        if card is None:
            return (0, place, 0)
        suit = "shdc".index(card.suit.value)
        return (1, -card.rank, suit) if sort == "rank" else (1, suit, -card.rank)

    return sorted(range(len(hand)), key=order)


class Laying:
    """One table, laid out once."""

    def __init__(self, table: RiverTable, view: RiverView) -> None:
        self.table, self.view = table, view
        self.p = plan_of(table, view)
        self.u = self.p.unit
        self.things: list[AnyThing] = []
        self.spots: dict[Place, Spot] = {}
        self.boxes = top_boxes(self.p, view.measure) | answer_boxes(self.p, view.plain)

    def stage(self) -> Stage:
        p = self.p
        self.things += [*bars(p), *self.steps(), *sentence(p, self.view.plain)]
        self.things.append(Cloth(p.rail, p.corner, (p.rail.h - p.felt.h) / 2))
        self.spots[Deck()] = Spot(p.felt.middle[0], p.rail.y - 60 * self.u, 56 * self.u, tall=78 * self.u)
        for n in range(self.table.seats):
            self.lay_seat((self.view.front + n) % self.table.seats, p.seats[n])
        self.lay_middle()
        self.lay_corners()
        self.things += bubbles(p, p.seats, self.view.plain, self.things)
        return Stage(self.view.size, tuple(self.things), self.view.front, self.spots, self.boxes)

    # ---- cards ----------------------------------------------------------------------------------------
    def lay(self, place: Place, box: Box, card: Card | None, *, raised: bool = False, dim: bool = False) -> None:
        box = box.whole()
        self.spots[place] = Spot(*box.middle, box.w, face=int(card is not None), tall=box.h)
        lit = card in self.view.lit if card else False
        self.things.append(TableCard(box, place, card, dim=dim, ring=lit, lifted=raised))

    def lay_gap(self, place: Place, box: Box) -> None:
        box = box.whole()
        self.spots[place] = Spot(*box.middle, box.w, tall=box.h)
        self.things.append(Slot(box))

    # ---- seats ----------------------------------------------------------------------------------------
    def lay_seat(self, seat: int, there: SeatPlan) -> None:
        self.lay_face(seat, there)
        if seat == self.view.front:
            self.lay_own(seat, there)
        else:
            self.lay_other(seat, there)

    def lay_face(self, seat: int, there: SeatPlan) -> None:
        table, view, p = self.table, self.view, self.p
        look = view.looks[seat] if view.looks else Look()
        face = there.face
        self.spots[FaceOf(seat)] = Spot(*face.middle, face.w, tall=face.h)
        medal = Face(face, seat, view.sitters[seat].art, look.mood, look.gaze, ring=seat == view.turn)
        if there.side == "own":
            self.things += [medal, Label(there.plate, view.plain.name(seat), p.px(22))]
            return
        state: SeatState = "winner" if seat in self.winners else "turn" if seat == view.turn else "waiting"
        points, note = table.scores[seat], () if p.below else self.note(seat)
        name, px = self.name(note or (view.plain.name(seat),), points, there, LEAST_WORDS if note else p.px(18))
        self.things.append(Plate(there.plate, seat, name, points, px, state, there.inset, sign=True, star=True))
        self.things.append(medal)

    def name(self, forms: Sequence[str], points: int, there: SeatPlan, least: int) -> tuple[str, int]:
        """What stands on a plate beside the points, and how large."""
        for px in range(self.p.px(18), least - 1, -1):
            room = there.plate.w - there.inset - 3 * px - self.view.measure(str(points), px, "display")
            name = self.fitting(forms, px, room)
            if self.view.measure(name, px, "bold") <= room:
                return name, px
        while name and self.view.measure(name, px, "bold") > room:
            name = name[:-2] + "…" if len(name) > 3 else ""
        return name, px

    def note(self, seat: int) -> tuple[str, ...]:
        """What it does; where there is no room below the plates it stands in place of the name."""
        return self.view.notes[seat] if self.view.notes else ()

    def fitting(self, forms: Sequence[str], px: int, room: float) -> str:
        """The first form that fits, else the last."""
        return next((form for form in forms if self.view.measure(form, px, "bold") <= room), forms[-1])

    @property
    def winners(self) -> tuple[int, ...]:
        return self.table.winners or (self.table.places[0] if self.table.places else ())

    def lay_own(self, seat: int, there: SeatPlan) -> None:
        """Held in order, chosen cards higher; the two that lie for the own hand at the right end."""
        hand = self.table.hands[seat]
        laid = self.view.laid if self.table.chosen[seat] else ()
        held = [place for place in sorted_places(hand, self.view.sort) if place not in laid]
        pair = self.pair_of(seat)
        w, h = OWN[0] * self.u, OWN[1] * self.u
        gap = 24 * self.u if pair else 0
        room = there.row.w - (1.62 * w + gap if pair else 0)
        step = min(w + 8 * self.u, (room - w) / max(1, len(held) - 1))
        whole = w + step * (len(held) - 1) if held else 0
        x = there.row.x + (room - whole) / 2
        for n, place in enumerate(held):
            raised = place in self.view.raised
            y = there.row.y - RAISED * self.u * raised
            card = None if self.view.covered else hand[place]
            self.lay(HandCard(seat, place), Box(x + n * step, y, w, h), card, raised=raised)
        self.spots.setdefault(HandCard(seat, 0), Spot(*there.row.middle, w, tall=h))
        left = there.row.right - w - 0.62 * w
        for n, shown in enumerate(pair):
            self.lay_pair(PairSpot(seat, n), Box(left + 0.62 * w * n, there.row.y, w, h), shown)
        self.lay_own_points(seat, there)

    def lay_own_points(self, seat: int, there: SeatPlan) -> None:
        p, px = self.p, self.p.px(34)
        box = Box(there.row.right + 24 * self.u, there.row.y + 8 * self.u, own_number_width(p), 1.3 * px).whole()
        self.things.append(Label(box, f"{{star}} {self.table.scores[seat]}", px, "gold", align="left"))
        size, x = max(FINGER, 44 * self.u), box.x
        for n, key in enumerate(("sort", "known")):
            self.boxes[key] = Box(x + n * (size + 6), there.row.bottom - size - 4, size, size).whole()
        note = self.note(seat)
        if note and not self.table.best[seat]:  # what the hand is worth stands in the middle
            self.lay_note(Box(box.x, box.bottom + 4, p.felt.right - box.x - 30 * self.u, p.px(18) * 5 / 3), note, 18)

    def pair_of(self, seat: int) -> list[Card | Literal["back"] | None]:
        if any(self.table.pairs[seat]):
            return list(self.table.pairs[seat])
        return ["back"] * self.table.chosen[seat] if self.table.step == "pair" else []

    def lay_pair(self, place: PairSpot, box: Box, shown: Card | Literal["back"] | None) -> None:
        if shown is None:
            self.lay_gap(place, box)
        else:
            self.lay(place, box, None if shown == "back" else shown)

    def lay_other(self, seat: int, there: SeatPlan) -> None:
        """A fan of backs, with what is known of it face up at the right; the two laid cards at its end."""
        hand, pair = list(self.table.hands[seat]), self.pair_of(seat)
        hidden = self.table.chosen[seat]
        held = sorted_places(hand, "rank")[hidden:] if hidden else sorted_places(hand, "rank")
        w, h = there.card
        open_step = 0.75 * w
        pair_room = w + open_step + 10 * self.u if pair else 0
        room = max(w, there.row.w - pair_room)
        shown = [hand[place] if self.view.known else None for place in held]
        known = len(held) - shown.count(None)
        index = min(open_step, max(0.4 * w, (room - w) / max(1, len(held) - 1)))
        step = min(index, (room - w - index * max(0, known - 1)) / max(1, len(held) - max(1, known)))
        x = there.row.x
        for place, card in zip(held, shown, strict=True):
            self.lay(HandCard(seat, place), Box(x, there.row.y, w, h), card)
            x += step if card is None else index
        self.spots.setdefault(HandCard(seat, 0), Spot(*there.row.middle, w, tall=h))
        left = there.row.right - w - open_step
        for n, laid in enumerate(pair):
            self.lay_pair(PairSpot(seat, n), Box(left + n * open_step, there.row.y, w, h), laid)
        if self.p.below and self.note(seat):
            self.lay_note(there.note, self.note(seat), 18)

    def lay_note(self, room: Box, forms: Sequence[str], size: float, *, centre: bool = False) -> None:
        """The first form that fits, else the last one smaller."""
        px = self.p.px(size)
        words = self.fitting(forms, px, room.w - 1.6 * px)
        while px > 12 and self.view.measure(words, px, "bold") + 1.6 * px > room.w:
            px -= 1
        wide = min(room.w, self.view.measure(words, px, "bold") + 1.6 * px)
        x = room.middle[0] - wide / 2 if centre else room.x
        self.things.append(Note(Box(x, room.y, wide, room.h).whole(), words, px, "cream" if centre else "mint"))

    # ---- the middle -----------------------------------------------------------------------------------
    def lay_middle(self) -> None:
        """The future river above the river, or left of it, or in the corner; below it what the chosen cards make."""
        p, u = self.p, self.u
        room = p.middle.grown(-12 * u, 0)._replace(h=p.middle.h - 10 * u)
        note, title = p.px(20) * 5 / 3, p.px(20) * 1.35 + 6 * u
        ahead = future_room(p)
        high = min(RIVER_CARD[1] * u, room.h - ahead - note - title - 14 * u)
        w = min(high * RIVER_CARD[0] / RIVER_CARD[1], (room.w - 4 * 6 * u) / RIVER)
        h, gap = w * RIVER_CARD[1] / RIVER_CARD[0], min(10 * u, (room.w - RIVER * w) / 4)
        spare = max(0.0, room.h - ahead - title - h - note - 14 * u)
        y = room.y + ahead + spare / 2
        river = Box(room.middle[0] - (RIVER * w + 4 * gap) / 2, y + title, RIVER * w + 4 * gap, h)
        self.lay_title(Box(room.x, y, room.w, title))
        self.lay_river(river, w, gap)
        if self.view.word:
            self.lay_note(Box(room.x, river.bottom + 10 * u, room.w, note), self.view.word, 20, centre=True)
        if ahead:
            self.lay_future(Box(room.x, room.y + spare / 4, room.w, ahead))
        elif river.x - room.x > 2.6 * RIVER_CARD[0] * u:
            self.lay_future(Box(room.x, river.y - title, river.x - room.x - 24 * u, title + h))

    def lay_title(self, box: Box) -> None:
        table = self.table
        number = max(1, table.round)
        words = _("The river, round {number} of {rounds}").format(number=number, rounds=table.rounds)
        px = self.p.px(20)
        if self.view.measure(words, px, "display") > box.w:
            words = _("The river")
        self.things.append(Label(box._replace(h=box.h - 6 * self.u).whole(), words, px))

    def lay_river(self, box: Box, w: float, gap: float) -> None:
        table = self.table
        known = len(table.river) if table.step != "river" else RIVER - table.seats
        for n in range(RIVER):
            there, place = Box(box.x + n * (w + gap), box.y, w, box.h), RiverSpot(n)
            seat = n - (RIVER - table.seats)
            if n < min(known, len(table.river)) and (card := table.river[n]):
                self.lay(place, there, card)
            elif table.step == "river" and seat >= 0 and table.chosen[seat]:
                self.lay(place, there, None)
            else:
                self.lay_gap(place, there)

    def lay_future(self, room: Box) -> None:
        count, p, u = RIVER - self.table.seats, self.p, self.u
        if not count or (self.table.last_round and not self.table.future):
            return
        px = p.px(18)
        words = _("Future river: comes next round")
        if self.view.measure(words, px, "bold") > room.w:
            words = _("Next round")
        label = Box(room.x, room.y, room.w, px * 1.3)
        self.things.append(Label(label.whole(), words, px, "mint", "bold"))
        w = min(FUTURE_CARD[0] * u, (room.h - label.h - 4) * FUTURE_CARD[0] / FUTURE_CARD[1])
        h, gap = w * FUTURE_CARD[1] / FUTURE_CARD[0], 8 * u
        x = room.middle[0] - (count * w + (count - 1) * gap) / 2
        for n in range(count):
            box, place = Box(x + n * (w + gap), label.bottom + 4, w, h), FutureSpot(n)
            if n < len(self.table.future):
                self.lay(place, box, self.table.future[n])
            else:
                self.lay_gap(place, box)

    # ---- the corners ----------------------------------------------------------------------------------
    def lay_corners(self) -> None:
        """Points at the left; rounds, podium or draft at the right, or where only one corner is free, there."""
        left, right = self.corners()
        if self.table.seats == 4 and not self.future_lies:
            ahead = self.view.measure(_("Next round"), self.p.px(18), "bold") + 8
            self.lay_future(Box(right.right - ahead, right.y, ahead, right.h))
            right = right._replace(w=right.w - ahead - 8 * self.u)
        boards, decided = Boards(self.table, self.view, self.p), self.table.step == "pick" or self.table.places
        if boards.has_room(right):
            boards.lay_round(right)
        if boards.has_room(left) and (boards.has_room(right) or not decided):
            boards.lay_race(left)
        elif boards.has_room(left):
            boards.lay_round(left)
        self.things += boards.things

    @property
    def future_lies(self) -> bool:
        return FutureSpot(0) in self.spots

    def corners(self) -> tuple[Box, Box]:
        """The free felt above the seats at the sides, left and right of those along the top."""
        p, u = self.p, self.u
        tops = [seat.whole for seat in p.seats if seat.side == "top"]
        sides = [seat.whole for seat in p.seats if seat.side == "left"]
        x, y = p.felt.x + 58 * u, p.felt.y + 32 * u
        right = min([box.x for box in tops] + [p.middle.x + (p.middle.w - 430 * u) / 2]) - 20 * u
        bottom = min([box.y for box in sides] + [p.middle.y + 10 * u if not sides else p.seats[0].row.y]) - 16 * u
        w, h = min(296 * u, right - x), min(176 * u, bottom - y)
        return Box(x, y, w, h).whole(), Box(2 * p.felt.middle[0] - x - w, y, w, h).whole()

    # ---- the bar at the top ----------------------------------------------------------------------------
    def steps(self) -> Iterator[PhasePill]:
        """The three steps of a round; where it is narrow only the present one has its name."""
        p, now = self.p, {"river": 0, "pair": 1, "compare": 1, "pick": 2}.get(self.table.step or "", -1)
        names = [_("Play one"), _("Play two"), _("Take two back")]
        left, right = self.boxes["menu"].right + 12, min(self.boxes[name].x for name in BUTTONS) - 12
        high, gap = round(p.px(18) * 16 / 9), round(10 * max(p.scale, 0.75))
        for shown in (names, [name if n == now else "" for n, name in enumerate(names)], [""] * 3):
            widths = [self.pill_width(name, high) for name in shown]
            if sum(widths) + 2 * gap <= right - left:
                break
        x = min(max((p.shape.size[0] - sum(widths) - 2 * gap) / 2, left), right - sum(widths) - 2 * gap)
        for n, (name, wide) in enumerate(zip(shown, widths, strict=True)):
            state: StepState = "done" if n < now else "now" if n == now else "later"
            yield PhasePill(Box(x, (p.top - high) / 2, wide, high).whole(), name, p.px(18), state)
            x += wide + gap

    def pill_width(self, name: str, high: int) -> int:
        px = self.p.px(18)
        return round(self.view.measure(name, px, "display") + 1.15 * high + px * 0.9) if name else high
