"""Plan: how a window is shared out among bars, seats and the middle, for 2 to 10 seats and hands of 1 to 10 cards.

The front seat is at the bottom. The others go clockwise: up the left side, along the top, down the right side.
Numbers are pixels of a 1280 x 720 window until they are multiplied by a scale.
"""

import math
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from garbage_desktop.table.box import Box, around
from garbage_desktop.table.stage import FINGER

CARD = (56, 78)  # another player's card
OWN = (106, 148)
CALLED = (110, 152)
SHOE = (116, 152)
FACE, OWN_FACE = 64, 88
OWN_COIN, CARD_COIN, OWN_CARD_COIN = 46, 22, 38
TALLEST = 1.35  # height of a table by its width
STACK = 118  # height of the own coins
CENTRE = 440  # width of shoe, called card and tray with their gaps
LADDER, RIBBON = 34, 58
STEPS = {
    "open": CARD[0] + 3,
    "beside": 42,
    "plate": 36,
    "tight": 26,
    "close": 23,
}  # how far the next card lies to the right
SMALLEST = 7 / 9  # words and cards do not shrink further with the window
LEAST_WORDS = 14
INDEX = (0.37, 0.5)  # the share of a card, from its upper left corner, that belongs to rank and suit


class Shape(NamedTuple):
    """All that the plan depends on."""

    size: tuple[int, int]
    seats: int
    cards: int
    text: float
    panel: int
    stocks: int = 1  # packs that are kept apart
    finger: int = FINGER  # pixels that a button has at least


class Sides(NamedTuple):
    """How many seats are at the left, and as many at the right; where they begin, as a share of the felt."""

    seats: int
    first: float


class CardBoxes(NamedTuple):
    """A card of a hand, the coins on it and their number."""

    card: Box
    coin: Box
    badge: Box


class SeatPlan(NamedTuple):
    """The place of one seat."""

    row: Box  # all cards of the hand
    step: float
    card: tuple[int, int]
    face: Box
    plate: Box
    note: Box  # what the hand is worth stands here
    side: str
    inset: float = 0  # of the plate, where the face sits in it
    cards: tuple[CardBoxes, ...] = ()

    @property
    def whole(self) -> Box:
        parts = (self.row, self.face, self.plate, self.note)
        x, y = min(part.x for part in parts), min(part.y for part in parts)
        return Box(x, y, max(part.right for part in parts) - x, max(part.bottom for part in parts) - y)


class Plan(NamedTuple):
    """Where bars, felt and seats are; `seats` begins with the front seat."""

    shape: Shape
    scale: float  # of bars and wood
    words: float  # of words
    unit: float  # of cards and coins
    top: int
    foot: int
    rail: Box
    felt: Box
    corner: float
    style: str
    below: bool  # what a hand is worth stands below the plates, else on the lower half of the cards
    sides: Sides
    seats: tuple[SeatPlan, ...]

    def px(self, size: float) -> int:
        """The size of words that have `size` pixels at 1280 x 720."""
        return max(LEAST_WORDS, round(size * self.words))

    @property
    def above(self) -> float:
        """Where the seats along the top end."""
        return max([seat.whole.bottom for seat in self.seats if seat.side == "top"] + [self.felt.y + 12 * self.unit])

    @property
    def middle(self) -> Box:
        """The free felt between the seats along the top and the own hand."""
        left = max([seat.whole.right for seat in self.seats if seat.side == "left"] + [self.felt.x + 8])
        right = min([seat.whole.x for seat in self.seats if seat.side == "right"] + [self.felt.right - 8])
        y, bottom = self.above + 8 * self.unit, self.seats[0].row.y - 16 * self.unit
        return Box(left + 8, y, right - left - 16, bottom - y)

    @property
    def ladder_room(self) -> Box:
        """The same for put and take, when no hand is named below its plate."""
        room = self.middle
        y = max([seat.plate.bottom for seat in self.seats if seat.side == "top"] + [self.felt.y]) + 10 * self.unit
        return Box(room.x, y, room.w, room.bottom - y)

    @property
    def token(self) -> float:
        """The diameter of a step of the ladder."""
        return max(LADDER * self.words / self.shape.text, 1.25 * self.px(18))

    @property
    def centre_unit(self) -> float:
        """The scale of shoe, called card and ribbon."""
        room = self.middle
        return min(self.unit, room.h / (CALLED[1] + RIBBON + 6), room.w / CENTRE)

    @property
    def ladder_unit(self) -> float:
        """The scale of the same with a ladder above them."""
        return min(self.centre_unit, (self.ladder_room.h - self.token) / (CALLED[1] + RIBBON + 14))


@lru_cache(maxsize=64)
def plan(shape: Shape) -> Plan:
    """The roomiest plan in which nothing meets: hands fan closer first, then cards shrink."""
    made = None
    for least, sides in ways(shape):
        for shrink, style, below, side in product(range(100, least, -4), STEPS, (True, False), sides):
            made = laid(shape, style, below, side, shrink / 100) or made
            if made and fits(made):
                return furnished(made)
    if shape.text > 1:
        return plan(shape._replace(text=max(1.0, shape.text - 0.25)))
    assert made
    return furnished(made)  # too many cards for so small a window: they are seen as well as can be


def ways(shape: Shape) -> list[tuple[int, list[Sides]]]:
    """How the others may be spread, and to how many per cent cards shrink before another way is tried.

    Two above one another at each side from seven seats on; else nearly all along the top.
    """
    smallest = 64 if shape.text > 1 else 36
    one = [Sides(0 if shape.seats == 2 else 1, 0.38)]
    if shape.seats < 7:
        return [(smallest, one)]
    return [(72, [Sides(2, 0.272), Sides(2, 0.2), Sides(2, 0.12)]), (smallest, one)]


def laid(shape: Shape, style: str, below: bool, sides: Sides, shrink: float) -> Plan | None:
    """The plan with the seats in one style, whether it fits or not; open rows are for large windows."""
    width, height = shape.size
    scale = min(width / 1280, height / 720)
    if style == "open" and scale < 1.5:
        return None
    words = max(scale, SMALLEST) * shape.text
    top, foot = bars(scale, words, shape.finger)
    air = min(14 * scale, 20)
    wide, high = width - shape.panel - 2 * air, height - top - foot - 14 * scale
    rail = around(air + wide / 2, top + 6 * scale + high / 2, wide, min(high, TALLEST * wide))
    wood = 20 * scale
    felt = rail.grown(-wood, -wood)
    unit = shrink * max(min((width - shape.panel) / 1280, height / 720), SMALLEST)
    corner = min(138 * scale, felt.w / 3, felt.h / 3)
    bare = Plan(shape, scale, words, unit, top, foot, rail, felt, corner, style, below, sides, ())
    return bare._replace(seats=(own_seat(bare), *other_seats(bare)))


def bars(scale: float, words: float, finger: int = FINGER) -> tuple[int, int]:
    """Heights of the bar at the top and of the one at the foot, which holds two lines."""
    top = max(finger + 4, 50 * min(scale, 1.6), 36 * words + 8)
    foot = max(finger + 20, 58 * words + 16 * scale)
    return round(top), round(foot)


# ---- the front seat -----------------------------------------------------------------------------------
def own_seat(p: Plan) -> SeatPlan:
    """Cards side by side up to six, then overlapping; the face at the left, the coins at the right."""
    u, cards, felt = p.unit, p.shape.cards, p.felt
    w, h = round(OWN[0] * u), round(OWN[1] * u)
    most = min(640 * u if cards > 5 else felt.w, felt.w - 2 * own_side(p))
    step = min(w + 8 * u, (most - w) / max(1, cards - 1))
    row = Box(felt.middle[0] - (w + (cards - 1) * step) / 2, felt.bottom - h, w + (cards - 1) * step, h).whole()
    label = round(p.px(22) * 1.35)
    face = OWN_FACE * u
    y = row.y + max(0, min(62 * u, h - label - 4 - face / 2))
    note = min(p.px(22) * 1.6, (1 - INDEX[1]) * h - 4)
    return SeatPlan(
        row=row,
        step=step,
        card=(w, h),
        face=around(row.x - 80 * u, y, face, face).whole(),
        plate=around(row.x - 80 * u, y + face / 2 + 3 * u + label / 2, 152 * u, label).whole(),
        note=Box(row.x, row.bottom - note - 2, row.w, note).whole(),
        side="own",
    )


def own_number_width(p: Plan) -> float:
    """Room for 9,999 and a coin."""
    return max(2 * OWN_COIN * p.unit, 4.1 * p.px(24))


def coins_away(p: Plan) -> float:
    """From the own hand to the middle of the own coins."""
    return max((35 + OWN_COIN) * p.unit, 12 * p.unit + own_number_width(p) / 2)


def own_side(p: Plan) -> float:
    """Room that face and coins need beside the own hand."""
    return max(158 * p.unit, coins_away(p) + own_number_width(p) / 2 + 4 * p.unit)


def own_stacks(p: Plan) -> Box:
    """Two stacks of coins and, below them, the line with their number."""
    row, coin = p.seats[0].row, OWN_COIN * p.unit
    foot = row.bottom - p.px(24) * 1.35 - 6 * p.unit
    high = min(STACK * p.unit, foot - row.y)
    return Box(row.right + coins_away(p) - coin, foot - high, 2 * coin, high).whole()


def own_number(p: Plan) -> Box:
    """The line below the own coins."""
    row, high = p.seats[0].row, p.px(24) * 1.35
    x, y = row.right + coins_away(p), row.bottom - high / 2 - 2 * p.unit
    return around(x, y, own_number_width(p), high).whole()


# ---- the other seats ----------------------------------------------------------------------------------
def in_plate(style: str) -> bool:
    return style in ("plate", "tight", "close")


def plate_height(p: Plan) -> int:
    return round(p.px(18) * 5 / 3)


def face_size(p: Plan) -> float:
    return min(plate_height(p) * 1.32, plate_height(p) + 13 * p.unit) if in_plate(p.style) else FACE * p.unit


def seat_size(p: Plan) -> tuple[float, float]:
    """A whole seat: cards, plate, face, and the line below that says what the hand is worth."""
    row = CARD[0] * p.unit + (p.shape.cards - 1) * STEPS[p.style] * p.unit
    high = CARD[1] * p.unit + plate_height(p)
    number = p.px(18) * 3.4  # 9,999 and its coin
    if in_plate(p.style):
        return max(row, face_size(p) + number), high + 8 * p.unit
    return max(row, number) + FACE * p.unit + 14 * p.unit, high + 5 * p.unit


def other_seats(p: Plan) -> list[SeatPlan]:
    """Everybody but the front seat, clockwise."""
    beside, felt = p.sides.seats, p.felt
    along = p.shape.seats - 1 - 2 * beside
    w, h = seat_size(p)
    inset = {"plate": 28, "tight": 28, "close": 28, "beside": 48 if beside < 2 else 20, "open": 12}[p.style] * p.scale
    column = [(felt.x + inset, y) for y in column_tops(p, h)]
    left = [seat_at(p, "left", x, y) for x, y in reversed(column)]
    right = [seat_at(p, "right", felt.right - inset - w, y) for _, y in column]
    high = along > 3 or (beside > 1 and in_plate(p.style))
    y = felt.y + (14 if high else 32) * p.scale
    room = felt.w - 2 * (80 if along > 3 else 96) * p.scale
    ends = along <= 2  # few seats have the same gap outside
    gap = (room - along * w) / max(1, along + 1 if ends else along - 1)
    first = felt.middle[0] - room / 2 + (gap if ends else 0)
    top = [seat_at(p, "top", first + n * (w + gap), y) for n in range(along)]
    return [*left, *top, *right]


def column_tops(p: Plan, high: float) -> list[float]:
    """Where the seats at a side begin."""
    first, gap = p.felt.y + p.felt.h * p.sides.first, max(14 * p.unit, 0.02 * p.felt.h)
    return [first + n * (high + gap) for n in range(p.sides.seats)]


def seat_at(p: Plan, side: str, x: float, y: float) -> SeatPlan:
    """One seat whose upper left corner is at x, y."""
    u, high, d = p.unit, plate_height(p), face_size(p)
    w, _ = seat_size(p)
    step = STEPS[p.style] * u
    card = (round(CARD[0] * u), round(CARD[1] * u))
    row = Box(x, y, CARD[0] * u + (p.shape.cards - 1) * step, card[1])
    if in_plate(p.style):
        plate = Box(x, y + card[1] + 8 * u, w, high).whole()
        face = Box(x - 4 * u, plate.middle[1] - d / 2, d, d).whole()
        return SeatPlan(row.whole(), step, card, face, plate, note_of(p, row, plate, face.bottom), side, d)
    row = row.moved(FACE * u + 14 * u, 0)
    plate = Box(row.x - 4 * u, y + card[1] + 5 * u, max(row.w + 8 * u, w - d - 14 * u), high).whole()
    face = Box(x, y + 38 * u - d / 2, d, d).whole()
    return SeatPlan(row.whole(), step, card, face, plate, note_of(p, row, plate, plate.bottom + 4 * u), side)


def note_of(p: Plan, row: Box, plate: Box, below: float) -> Box:
    high = round(p.px(18) * 5 / 3)
    if not p.below:
        high = min(high, round((1 - INDEX[1]) * row.h))
        return Box(row.x, row.bottom - high, row.w, high).whole()
    return Box(plate.x, below + 2, plate.w, high).whole()


# ---- the cards of a hand --------------------------------------------------------------------------------
def furnished(p: Plan) -> Plan:
    """The plan with the boxes of all cards."""
    numbers = range(p.shape.cards)
    seats = [
        seat._replace(cards=tuple(card_boxes(seat, card, card == numbers[-1]) for card in numbers)) for seat in p.seats
    ]
    return p._replace(seats=tuple(seats))


def card_boxes(seat: SeatPlan, number: int, last: bool) -> CardBoxes:
    """Coins lie low on a card, in the strip that is seen, clear of rank and suit; their number beside or on them."""
    box = Box(seat.row.x + number * seat.step, seat.row.y, *seat.card).whole()
    strip = box.w if last else min(seat.step, box.w)
    own = seat.side == "own"
    d = round(min(strip - 1, box.w * (OWN_CARD_COIN / OWN[0] if own else CARD_COIN / CARD[0])))
    coin = around(box.x + (box.w if own and strip == box.w else strip) / 2, box.bottom - 0.68 * d, d, d).whole()
    high = max(18, round(0.62 * d))
    x = min(coin.x + 1.02 * coin.w, box.x + strip - high / 2 - 1)
    clear = box.y + (INDEX[1] + 0.1) * box.h  # of the index, also where the card has risen beside another
    y = min(max(coin.y + 0.2 * coin.h, clear + high / 2), box.bottom - high / 2)
    return CardBoxes(box, coin, around(x, y, high, high).whole())


# ---- does it fit? -------------------------------------------------------------------------------------
def fits(p: Plan) -> bool:
    """Nothing lies on something else, everything lies on the felt, the middle is large enough."""
    own, others = p.seats[0], p.seats[1:]
    parts = [seat.whole.grown(3, 5 * p.unit) for seat in others]  # shining cards rise
    own_parts = [own.row, own.face, own.plate, own_stacks(p), own_number(p)]
    if any(a.meets(b) for n, a in enumerate(parts) for b in parts[n + 1 :]):
        return False
    if own.plate.meets(own.row) or any(part.meets(mine) for part in parts for mine in own_parts):
        return False
    if not all(on_felt(p, *point) for seat in others for point in outline(seat)):
        return False
    if not all(part.inside(p.rail) for part in own_parts) or own.step < OWN[0] * p.unit * INDEX[0]:
        return False
    return p.centre_unit >= (0.86 if p.below else 0.75) * p.unit and p.ladder_unit >= 0.72 * p.unit


def outline(seat: SeatPlan) -> list[tuple[float, float]]:
    """The points of a seat that are furthest out."""
    row, plate = seat.row, seat.plate
    return [(row.x, row.y), (row.right, row.y), (plate.x, plate.bottom - 4), (plate.right, plate.bottom - 4)]


def on_felt(p: Plan, x: float, y: float) -> bool:
    """Is this point inside the felt, its round corners considered?"""
    felt, r = p.felt, p.corner
    dx = max(felt.x + r - x, x - (felt.right - r), 0)
    dy = max(felt.y + r - y, y - (felt.bottom - r), 0)
    return math.hypot(dx, dy) <= r + 1
