"""Seated: one seat at the table: its hand, its coins, its face, and what it did."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from garbage_desktop.language import _, translated
from garbage_desktop.table import places as at
from garbage_desktop.table.box import Box, around
from garbage_desktop.table.centre import kind_of
from garbage_desktop.table.middle import middle, stack_coin
from garbage_desktop.table.naming import capital, figures
from garbage_desktop.table.plan import LEAST_WORDS, Plan, SeatPlan, own_number, own_stacks
from garbage_desktop.table.spots import disc_box
from garbage_desktop.table.stage import (
    RISE,
    AnyThing,
    CoinsOnCard,
    Colour,
    DealerDisc,
    Face,
    Halo,
    Label,
    Note,
    Plate,
    SeatState,
    Slot,
    Stack,
    TableCard,
    stacked,
)
from garbage_desktop.table.view import Look, Measure, View
from garbage_engine.cards import Card
from garbage_engine.hands import named, shown
from garbage_engine.table import Guessed, Table

STREETS = (3, 4)  # cards of a hand before which coins are put in (rule C5.1)
LONGEST, USUAL_LETTERS, LEAST_LETTERS = 99, 7, 4  # of a name; longer ones are cut short, if need be to so few


def seats_of(p: Plan, table: Table) -> tuple[SeatPlan, ...]:
    return middle(p.shape, kind_of(table)).seats


def shines(table: Table, seat: int, place: int) -> bool:
    """Gold means now: cards of the called rank, of the colour that was guessed, the cards that win."""
    if seat in table.winners and table.hands[seat]:
        best = table.best[seat]
        return place in best if best else table.phase == "bingo"
    card = table.hands[seat][place]
    if table.guesses and (guess := table.guesses[seat]) and guess.gain is None:
        return card.suit.red == guess.red
    return table.called is not None and table.called.rank == card.rank


class PlateStyle(NamedTuple):
    """How the plates of a table are written: a sign behind the coins, names whole, cut short, or none."""

    box: Box
    inset: float
    px: int
    sign: bool = True
    most: int = LONGEST  # letters of a name that are left

    def name(self, whole: str, coins: int, measure: Measure) -> str:
        """As much of a name as there is room for."""
        if not self.most or self.wide(whole, figures(coins), measure) <= self.box.w:
            return whole[: self.most]
        cut = (f"{whole[:n].rstrip()}…" for n in range(len(whole) - 1, LEAST_LETTERS - 1, -1))
        return next((name for name in cut if self.wide(name, figures(coins), measure) <= self.box.w), "")

    def wide(self, name: str, number: str, measure: Measure) -> float:
        high = self.box.h
        left = self.inset + 4 if self.inset else 0.47 * high
        coins = measure(number, self.px, "display") + (0.83 * high if self.sign else 0)
        return left + measure(name, self.px, "bold") + 6 + coins + 0.35 * high


@lru_cache(maxsize=64)
def plate_style(
    box: Box, inset: float, names: tuple[str, ...], digits: int, large: int, measure: Measure
) -> PlateStyle:
    """Where it is tight the sign goes first, then words shrink a little, then names are cut, then they go."""
    number, sizes = "8" * digits, range(large, max(LEAST_WORDS, round(0.78 * large)) - 1, -1)
    styles = [PlateStyle(box, inset, large), *(PlateStyle(box, inset, px, False) for px in sizes)]
    for letters in (USUAL_LETTERS, LEAST_LETTERS):
        short = [name if len(name) <= letters else f"{name[:letters]}…" for name in names]
        for style in styles:
            if all(style.wide(name, number, measure) <= box.w for name in short):
                return style
    bare = PlateStyle(box, inset, large, most=0)
    return bare if bare.wide("", number, measure) <= box.w else bare._replace(sign=False)


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
        if not held and self.table.phase == "put_take" and self.table.playing[self.seat]:
            yield Slot(self.plan.row)
        yield from self.gaps(len(held))
        lying = [place for place in range(len(held)) if at.HandCard(self.seat, place) not in self.view.air.hidden]
        whole = len(held) > 1 and self.fanned and len(lying) == len(held) and all(map(self.shines, lying))
        for place in lying:
            yield from self.card(place, held[place], whole)
        yield from self.tags()
        if whole:
            yield Halo(self.plan.row.moved(0, self.rise), self.plan.card[0])

    def gaps(self, held: int) -> Iterator[Slot]:
        """Places of cards to come, where somebody is asked before they are dealt."""
        waits = self.table.phase == "red_black" or (self.table.street and not any(self.table.best))
        if not (waits and self.table.playing[self.seat] and held < self.view.cards):
            return
        boxes = [boxes.card for boxes in self.plan.cards[: self.view.cards]]
        if not self.fanned:
            yield from map(Slot, boxes[held:])
        else:
            left = boxes[held - 1].right + 2 if held else boxes[0].x
            yield Slot(Box(left, boxes[0].y, boxes[-1].right - left, boxes[0].h))

    @property
    def fanned(self) -> bool:
        return self.plan.step < self.plan.card[0]

    @property
    def rise(self) -> int:
        """How far a shining card of a fan stands out."""
        return round(-(6 if self.plan.inset else 9) * self.p.unit)

    def shines(self, place: int) -> bool:
        """Also the card that was bought just now."""
        if at.HandCard(self.seat, place) == self.view.fresh:
            return True
        looks = self.seat in self.view.searching and not self.wins and self.table.called is not None
        dark = at.Light() in self.view.air.hidden or self.idle or looks
        return not dark and shines(self.table, self.seat, place)

    def card(self, place: int, card: Card, whole: bool) -> Iterator[AnyThing]:
        """A card with its coins; where the whole hand shines it has no ring of its own."""
        lit = self.shines(place)
        up, ring = self.up(place), lit and not whole
        boxes, there = self.plan.cards[place], at.HandCard(self.seat, place)
        wanted = not lit and self.wants(place)
        yield TableCard(boxes.card.moved(0, up), there, card, self.dims(place), ring, bool(up), wanted=wanted)
        coins, marker = self.table.coins[self.seat][place], self.table.markers[self.seat][place]
        if (coins or marker) and at.OnCard(self.seat, place) not in self.view.air.hidden:
            badge = boxes.badge.moved(0, up) if coins > 1 else None
            yield CoinsOnCard(boxes.coin.moved(0, up), at.OnCard(self.seat, place), coins, marker, badge)

    def wants(self, place: int) -> bool:
        """Whether it is the one card without a coin: told, not called for."""
        bare = [card for card in range(len(self.table.hands[self.seat])) if not self.table.covered(self.seat, card)]
        return self.table.phase == "bingo" and not self.table.winners and bare == [place]

    def up(self, place: int) -> int:
        """How far up it lies: the one that is to go furthest, shining ones a little where they fan."""
        if at.HandCard(self.seat, place) == self.view.goes:
            return round(-0.16 * self.plan.card[1])
        return self.rise if self.fanned and self.shines(place) else 0

    def dims(self, place: int) -> bool:
        """Cards that play no part now."""
        table, best = self.table, self.table.best[self.seat]
        if self.idle or self.seat in table.folded:
            return True
        return bool(best) and self.wins and place not in best

    @property
    def idle(self) -> bool:
        """A dealer's hand that stays, though it neither puts nor takes (rule F5.2)."""
        return self.view.idle_dealer and self.table.phase == "put_take" and self.seat == self.table.dealer

    def tags(self) -> Iterator[Note]:
        """Words low on a card that was bought just now, and on the one that goes."""
        goes, px = self.view.goes, self.p.px(18)
        fresh = self.view.fresh if self.view.fresh != goes else None
        for there, words in ((fresh, _("New")), (goes, _("This one goes"))):
            if there is None or there.seat != self.seat:
                continue
            card = self.plan.cards[there.card].card.moved(0, self.up(there.card))
            wide, high = self.view.measure(words, px, "bold") + 1.3 * px, 1.6 * px
            yield Note(around(card.middle[0], card.bottom - 0.8 * high, wide, high).whole(), words, px, "cream")

    # the person

    def state(self) -> SeatState:
        if self.wins:
            return "winner"
        if not self.table.playing[self.seat] or self.seat in self.table.folded:
            return "out"
        return "turn" if self.seat == self.view.turn else "waiting"

    def face(self) -> Face:
        look = self.view.looks[self.seat] if self.view.looks else Look()
        art, ring, out = self.view.sitters[self.seat].art, self.seat == self.view.turn, self.state() == "out"
        return Face(self.plan.face, self.seat, art, look.mood, look.gaze, ring, out)

    def plate(self) -> Iterator[AnyThing]:
        """Name left, coins right, in words of one size at all plates of a table."""
        box, inset = self.plan.plate, self.plan.inset
        style = self.plates
        name = style.name(self.view.name(self.seat), self.coins(), self.view.measure)
        yield Plate(box, self.seat, name, self.coins(), style.px, self.state(), inset, style.sign)

    @property
    def plates(self) -> PlateStyle:
        """What fits at every seat but the front one."""
        others = [place for place in seats_of(self.p, self.table) if place.side != "own"]
        least = min(others, key=lambda place: place.plate.w)
        names = tuple(self.view.name(seat) for seat in range(self.table.seats) if seat != self.view.front)
        most = max(abs(coins) for coins in self.table.purses)
        return plate_style(least.plate, least.inset, names, len(str(max(100, most))), self.p.px(18), self.view.measure)

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
        yield Label(own_number(p), f"{figures(coins)} {{coin}}", p.px(24), "gold")

    def own_name(self) -> str:
        return self.view.name(self.seat)

    def own_px(self) -> int:
        """The size at which the name fits below the face."""
        px = self.p.px(22)
        while px > LEAST_WORDS and self.view.measure(self.own_name(), px, "display") > self.plan.plate.w:
            px -= 1
        return px

    # what it did, and what the hand is worth

    def note(self) -> Iterator[AnyThing]:
        """Words below the plate, or low on the cards: the first that fit."""
        if self.view.fresh and self.view.fresh.seat == self.seat:  # other words lie on its cards
            return
        forms, colour, paper = self.deed()
        px = min(self.p.px(22 if self.own else 18), round(0.6 * self.plan.note.h))
        for words, size in (*((form, px) for form in forms), *((form, min(px, LEAST_WORDS)) for form in forms[-1:])):
            wide = self.view.measure(words, size, "bold") + 1.3 * size
            if wide <= self.plan.note.w:
                yield Note(self.note_box(wide), words, size, colour, paper)
                return

    def deed(self) -> tuple[tuple[str, ...], Colour, bool]:
        """From long to short; its colour, and whether it is on paper."""
        table, seat = self.table, self.seat
        shouts: Colour = "cream" if self.wins or self.own else "mint"
        if not table.hands[seat] and not table.guesses:
            return self.absence(), "mint soft", False
        if table.best[seat]:
            worth = table.worth(seat)
            return tuple(capital(translated(named(worth, short=short))) for short in (False, True)), shouts, False
        if table.guesses and (guess := table.guesses[seat]):
            return (*guess_words(guess),), "cream", guess.gain is None
        if table.phase == "poker" and not any(table.best):
            return self.street(), "mint", False
        return (), "mint", False

    def absence(self) -> tuple[str, ...]:
        gone = not self.table.playing[self.seat] and kind_of(self.table) in ("poker", "pots", "calls")
        return (_("Has left the table"), _("Has left")) if gone else ()

    def street(self) -> tuple[str, ...]:
        """What it put in while the hands are dealt."""
        table, seat = self.table, self.seat
        if seat in table.folded:
            return (_("Laid down"),)
        if not table.street:
            return ()
        if not table.purses[seat] and table.put_in[seat]:
            return _("Everything is in"), _("All in")
        if max(map(len, table.hands)) not in STREETS:
            return ()
        if table.street[seat]:
            return (_("Put in {coins}").format(coins=table.street[seat]),)
        return (_("Begins"),) if not any(table.street) and seat == opener(table) else ()

    def note_box(self, wide: float) -> Box:
        note = self.plan.note
        held = self.view.cards if self.table.guesses else len(self.table.hands[self.seat])
        free = [boxes.card for boxes in self.plan.cards[held : self.view.cards]]
        if self.own and free and wide <= free[-1].right - free[0].x:  # beside the cards that have come so far
            return around((free[0].x + free[-1].right) / 2, note.middle[1], wide, note.h).whole()
        if self.own or not self.p.below:
            return around(note.middle[0], note.middle[1], wide, note.h).whole()
        return Box(note.x, note.y, wide, note.h).whole()


def opener(table: Table) -> int:
    """Who shows the best cards."""
    return max(table.claimants, key=lambda seat: shown(table.hands[seat]))


def guess_words(guess: Guessed) -> Iterator[str]:
    """What lies on a colour, or what it has brought; the suits say which colour."""
    colour = "{heart}{diamond}" if guess.red else "{spade}{club}"
    if guess.red is None:
        yield _("No guess")
    elif guess.gain is None:
        yield f"{colour} {guess.coins} {{coin}}"
    elif guess.gain > 0:
        yield _("Right: +{coins}").format(coins=guess.gain)
        yield f"+{guess.gain}"
    else:
        yield _("Wrong: {coins}").format(coins=figures(guess.gain)) if guess.gain else _("Right, but no coins")
        yield figures(guess.gain)
