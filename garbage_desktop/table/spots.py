"""Spots: the pixels of every place of a table, for one plan, one front seat and one kind of game."""

from functools import lru_cache

from garbage_desktop.table import places as at
from garbage_desktop.table.box import Box, around
from garbage_desktop.table.middle import COUNTS, Kind, middle, stack_coin
from garbage_desktop.table.places import Place
from garbage_desktop.table.plan import (
    Plan,
    SeatPlan,
    Shape,
    own_stacks,
    plan,
)
from garbage_desktop.table.stage import Spot, card_in


@lru_cache(maxsize=64)
def spots(shape: Shape, front: int, kind: Kind) -> dict[Place, Spot]:
    """Every place; read only."""
    p, m = plan(shape), middle(shape, kind)
    found: dict[Place, Spot] = {
        at.Shoe(0): cased(m.hands_shoe),
        at.Shoe(shape.stocks - 1): cased(m.shoe),
        at.Tray(): cased(m.shoe) if kind == "put" else cased(m.tray)._replace(face=1),
        at.Called(): in_box(m.called, m.called.w)._replace(face=1),
        at.Pot(): m.heap,
        at.Kitty(): in_box(m.jar, stack_coin(p)),
        at.RibbonAt(): in_box(m.ribbon, m.ribbon.w),
        at.Middle(): in_box(p.middle, p.middle.w),
    }
    row = middle(shape, "up_down" if shape.stocks > 1 else "count")
    for n, tab in enumerate(row.tabs):
        found[at.TabOf(n % COUNTS + 1, n // COUNTS)] = in_box(tab, tab.w)
    for n, slot in enumerate(row.slots, 1):
        found[at.RowSlot(n)] = in_box(slot, slot.w)._replace(face=1)
    for place, seat in enumerate(m.seats):
        found |= seat_spots(p, seat, (front + place) % shape.seats)
    return found


def seat_spots(p: Plan, seat: SeatPlan, number: int) -> dict[Place, Spot]:
    found: dict[Place, Spot] = {
        at.Purse(number): purse_spot(p, seat),
        at.FaceOf(number): in_box(seat.face, seat.face.w),
        at.DealerMark(number): in_box(disc_box(p, seat), disc_box(p, seat).w),
        at.Guess(number): guess_spot(p, seat),
    }
    for card, boxes in enumerate(seat.cards):
        found[at.HandCard(number, card)] = in_box(boxes.card, boxes.card.w)._replace(face=1)
        found[at.OnCard(number, card)] = in_box(boxes.coin, boxes.coin.w)
    return found


def in_box(box: Box, size: float) -> Spot:
    """The spot of a thing of that width in the middle of the box, in the proportions of the box."""
    return Spot(*box.middle, size, tall=size * box.h / box.w)


def cased(case: Box) -> Spot:
    """A card in the shoe or the tray."""
    return in_box(card_in(case), card_in(case).w)


def purse_spot(p: Plan, seat: SeatPlan) -> Spot:
    """The lowest coin of the own stack, or the coin of the plate."""
    if seat.side == "own":
        stacks, coin = own_stacks(p), stack_coin(p)
        return Spot(stacks.x + coin / 2, stacks.bottom - 0.45 * coin, coin)
    coin = round(0.66 * seat.plate.h)
    return Spot(seat.plate.right - 0.34 * seat.plate.h - coin / 2, seat.plate.middle[1], coin)


def guess_spot(p: Plan, seat: SeatPlan) -> Spot:
    """Where its coins lie when it has put them on a colour: at the end of its note."""
    note, px = seat.note, p.px(22 if seat.side == "own" else 18)
    centred = seat.side == "own" or not p.below
    x = note.middle[0] + 1.5 * px if centred else note.x + 4 * px
    return Spot(x, note.middle[1], round(0.9 * px))


def disc_box(p: Plan, seat: SeatPlan) -> Box:
    """The dealer's mark leans on the face."""
    face, side = seat.face, -0.36 if seat.inset else 0.36
    d = max(20, round((34 if seat.side == "own" else 26) * p.unit))
    return around(face.middle[0] + side * face.w, face.middle[1] + 0.34 * face.h, d, d).whole()
