"""Stage painter: bakes what rests on the table into one layer, and draws what moves over it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import assert_never

import msgspec
import pygame

from garbage_desktop.motion.acts import Mover
from garbage_desktop.paint import cards, coins, felt, furniture, text, widgets
from garbage_desktop.paint.cards import Deck
from garbage_desktop.paint.kit import CREAM, GOLD_LIGHT, INK, MINT, MINT_SOFT
from garbage_desktop.paint.movers import Blit, MoverPainter, coins_pieces, picture_of
from garbage_desktop.paint.pictures import made, make_room, put, soft_box, soft_oval
from garbage_desktop.table import stage as on
from garbage_desktop.table.box import Box
from garbage_desktop.table.places import Called, HandCard, RowSlot, Tray
from garbage_engine.cards import PACK

COLOURS = {"cream": CREAM, "gold": GOLD_LIGHT, "mint": MINT, "mint soft": MINT_SOFT, "ink": INK}
ASIDE = (1.0, 0.0)
MOODS: tuple[on.Mood, ...] = ("idle", "thinking", "surprised", "happy")
MANY = 60  # pictures that move: it is quicker to draw a whole frame
REACH = 26  # pixels of shadow and glow around a thing, in a window of 1280 x 720


def pixels(box: Box) -> pygame.Rect:
    return pygame.Rect(box.whole())


class Painter:
    """Paints stages. How the cards are printed, which coins lie there and the colour of the cloth are for ever."""

    def __init__(self, deck: Deck = Deck(), coin: coins.Kind = "penny", cloth: str = "green") -> None:  # noqa: B008
        self.decks = (deck, deck.second)
        self.coin = coin
        self.cloth = cloth
        self._ground: tuple[object, pygame.Surface] | None = None
        self._layer: pygame.Surface | None = None
        self._touched: list[pygame.Rect] = []  # where the last frame is of no use: movers were there, or it was mended
        self._lying: tuple[pygame.Surface | None, tuple[on.AnyThing, ...]] = (None, ())  # what the layer shows
        self._unit = 1.0
        self._warmed: object = None
        self._warming: Iterator[object] = iter(())
        self._movers = MoverPainter(deck, coin, self.lay)

    # ---- frames -----------------------------------------------------------------------------------
    def bake(self, stage: on.Stage) -> pygame.Surface:
        """Everything that rests on one opaque surface; the next baking paints anew what has changed on it."""
        ground = self._ground_of(stage)
        if self._layer is None or self._layer.get_size() != stage.size:
            self._layer, self._lying = pygame.Surface(stage.size), (None, ())
            make_room(stage.size)
        self._unit = unit_of(stage.size)
        before, self._lying = self._lying, (ground, stage.things)
        if before == self._lying:
            return self._layer
        for area in changes(before[1], stage.things, self._unit) if before[0] is ground else [ground.get_rect()]:
            self._touched.append(area)
            self._layer.set_clip(area)
            self._layer.blit(ground, area, area)
            for thing in stage.things:
                if area.colliderect(reach(thing, self._unit)):
                    self.lay(self._layer, thing)
        self._layer.set_clip(None)
        return self._layer

    def draw(self, surface: pygame.Surface, layer: pygame.Surface, movers: Iterable[Mover] = ()) -> None:
        """A frame: the layer, and over it what moves, in this order."""
        blits = self._movers.blits(movers, self._unit)
        surface.blit(layer, (0, 0))
        surface.fblits(blits)
        self._touched = areas_of(blits, surface)

    def mended(self, surface: pygame.Surface, layer: pygame.Surface, movers: Iterable[Mover]) -> Iterator[pygame.Rect]:
        """The same on a surface that shows the last frame, area by area, so that others can draw there, too."""
        blits = self._movers.blits(movers, self._unit)
        now = areas_of(blits, surface)
        for area in joined([*self._touched, *now]):
            surface.set_clip(area)
            surface.blit(layer, area, area)
            surface.fblits(blits)
            yield area
        surface.set_clip(None)
        self._touched = now

    def warm(self, stage: on.Stage, cases: Callable[[], Iterable[tuple[int, int]]] = tuple) -> bool:
        """Makes one more picture that a deal may need; for moments at rest. False when all are there.

        `cases` tells the sizes that shoe and tray will have in other games.
        """
        if self._warmed is not stage.spots:
            self._warmed, self._warming = stage.spots, self._needed(stage, cases)
        before = made.total()
        return any(made.total() != before for _ in self._warming)

    def _needed(self, stage: on.Stage, cases: Callable[[], Iterable[tuple[int, int]]]) -> Iterator[object]:
        """What is dear and wanted in the midst of a movement; at last cards, until their shelf is full."""
        lain = (spot for place, spot in stage.spots.items() if isinstance(place, HandCard | Called | RowSlot | Tray))
        sizes = sorted({pixels(spot.box).size for spot in lain})
        for size in sizes:
            yield self.decks[0].picture(None, *size)
        yield from self._heads(stage)
        for (width, height), lift in product(sizes, range(cards.LIFT_STEPS + 1)):
            yield cards.shadow(width, height, lift / cards.LIFT_STEPS)[0]
        for px, frame in product((16, 32, 48), range(coins.SPINS)):
            yield coins.spinning(px, frame, self.coin)
        yield from self._cases(stage, sorted(cases()))
        for px, style in sorted({(thing.px, thing.style) for thing in stage.things if isinstance(thing, on.Label)}):
            yield text.learnt(px, style)
        for size, card in product(sizes, PACK):
            if not cards.full():
                yield self.decks[0].picture(card, *size)

    def _heads(self, stage: on.Stage) -> Iterator[pygame.Surface | None]:
        """Everybody who sits there, in the moods that come at once; whoever looks aside can look anywhere."""
        shown = [thing for thing in stage.things if isinstance(thing, on.Face)]
        for mood, thing in product(MOODS, shown):
            yield picture_of(msgspec.structs.replace(thing, mood=mood, gaze=ASIDE, ring=False, dim=False))

    def _cases(self, stage: on.Stage, sizes: Iterable[tuple[int, int]]) -> Iterator[pygame.Surface]:
        """Shoe and tray in other sizes: they glide there between two games."""
        level = next((thing.level for thing in stage.things if isinstance(thing, on.ShoeBox)), 1.0)
        for size in sizes:
            yield self.decks[0].picture(None, *pixels(on.card_in(Box(0, 0, *size))).size)
            yield furniture.shoe(level, *size)
            for fill in (0.2, 0.6, 1.0):
                yield furniture.tray(fill, *size)

    def _ground_of(self, stage: on.Stage) -> pygame.Surface:
        """Room, cloth and bars, painted when they change."""
        parts = tuple(thing for thing in stage.things if isinstance(thing, on.Cloth | on.Bar))
        if self._ground is None or self._ground[0] != (stage.size, parts):
            ground = pygame.Surface(stage.size, depth=24)  # small, for it is seldom drawn
            ground.blit(self._painted_ground(stage.size, parts), (0, 0))
            self._ground = (stage.size, parts), ground
        return self._ground[1]

    def _painted_ground(self, size: tuple[int, int], parts: Iterable[on.Cloth | on.Bar]) -> pygame.Surface:
        cloth = next((part for part in parts if isinstance(part, on.Cloth)), None)
        ground = felt.table(size, *_cloth(cloth), self.cloth) if cloth else felt.room(size, self.cloth)
        felt.put_away()
        night = felt.CLOTHS[self.cloth].night_far
        for part in parts:
            if isinstance(part, on.Bar):
                at = pixels(part.box)
                ground.blit(widgets.bar(*at.size, part.at_top, night), at)
        return ground

    # ---- things ---------------------------------------------------------------------------------------
    def lay(self, surface: pygame.Surface, thing: on.AnyThing) -> None:
        """Draws one thing at rest."""
        at = pixels(thing.box)
        match thing:
            case on.Cloth() | on.Bar():
                pass  # in the ground
            case on.TableCard():
                self._lay_card(surface, thing, at)
            case on.Slot():
                surface.blit(furniture.slot(*at.size, min(at.w, round(at.h * 0.72))), at)
            case on.Halo():
                lay_ring(surface, at, thing.card * cards.ROUND, self._unit)
            case on.CoinsOnCard():
                for picture, x, y in coins_pieces(thing, self.coin, thing.box.middle):
                    put(surface, picture, center=(x, y))
            case on.Coin():
                put(surface, coins.on_card(at.w, self.coin), center=at.center)
            case on.Stack():
                put(
                    surface,
                    coins.stack(thing.count, at.w, self.coin),
                    midbottom=(at.centerx, at.bottom + round(at.w * 0.12)),
                )
            case on.Heap():
                self._lay_heap(surface, thing)
            case on.Jar():
                put(
                    surface,
                    soft_oval(at.w, round(at.w * 0.36), 120),
                    center=(at.centerx, at.bottom - round(at.w * 0.04)),
                )
                surface.blit(coins.jar(thing.coins, *at.size, self.coin), at)
            case on.Plate():
                name, bleed = text.literal(thing.name), -furniture.PLATE_BLEED
                state, inset = thing.state, thing.inset
                picture = furniture.plate(name, thing.coins, thing.px, *at.size, state, inset, thing.sign, thing.star)
                surface.blit(picture, at.move(bleed, bleed))
            case on.Face():
                put(
                    surface, soft_oval(round(at.w * 1.17), round(at.w * 1.1), 125), center=at.move(0, at.w // 15).center
                )
                put_middle(surface, thing, at)
            case on.DealerDisc() | on.Claimant() | on.Ribbon() | on.Scrap():
                put_middle(surface, thing, at)
            case on.Token() | on.RankTab() | on.CountCard():
                put_middle(surface, thing, at)
            case on.ShoeBox():
                self._lay_shoe(surface, thing, at)
            case on.TrayBox():
                self._lay_tray(surface, thing, at)
            case on.PhasePill():
                picture = widgets.pill(thing.words, thing.state, at.size, thing.px)
                surface.blit(picture, at.move(-widgets.BLEED, -widgets.BLEED))
            case on.Bubble():
                self._lay_bubble(surface, thing, at)
            case on.Note():
                words = text.shortened(thing.words, thing.px, "bold", at.w)
                if thing.paper:
                    surface.blit(furniture.ticket(words, thing.px, *at.size), at)
                else:
                    surface.blit(furniture.night_pill(words, thing.px, COLOURS[thing.colour], *at.size), at)
            case on.Tag():
                surface.blit(furniture.tag(thing.words, thing.px, *at.size), at)
            case on.Panel():
                lay_box_shadow(surface, at)
                surface.blit(furniture.board(*at.size, round(20 * self._unit)), at)
            case on.Lane():
                surface.blit(furniture.lane(*at.size, round(thing.share * at.w)), at)
            case on.Label():
                lay_label(surface, thing, at)
            case _:
                assert_never(thing)

    def _lay_card(self, surface: pygame.Surface, thing: on.TableCard, at: pygame.Rect) -> None:
        shadow, (dx, dy) = cards.shadow(*at.size, 0.5 if thing.lifted else 0)
        surface.blit(shadow, at.move(dx, dy))
        surface.blit(self.decks[thing.pack].picture(thing.card, *at.size), at)
        if thing.dim:
            surface.blit(cards.dimming(*at.size), at)
        if thing.ring or thing.wanted:
            lay_ring(surface, at, at.w * cards.ROUND, self._unit, thing.ring)

    def _lay_heap(self, surface: pygame.Surface, thing: on.Heap) -> None:
        """The coins from the back to the front, on a shadow as wide as they lie."""
        px = round(thing.spot.size)
        spots = [on.heap_spot(thing.spot, n) for n in range(min(thing.count, on.HEAP))]
        xs, ys = [spot.x for spot in spots], [spot.y - spot.height for spot in spots]
        wide = max(xs) - min(xs) + 1.6 * px
        high = min(0.48 * wide, max(ys) - min(ys) + 1.4 * px)
        foot = ((min(xs) + max(xs)) / 2, max(ys) + 0.78 * px)
        put(surface, soft_oval(round(wide), round(high), 150), midbottom=foot)
        for n in sorted(range(len(spots)), key=lambda n: spots[n].y):
            put(surface, coins.lying(px, self.coin, n), center=(xs[n], ys[n]))

    def _lay_shoe(self, surface: pygame.Surface, thing: on.ShoeBox, at: pygame.Rect) -> None:
        lay_box_shadow(surface, at)
        surface.blit(furniture.shoe(thing.level, *at.size), at)
        if thing.level > 0:
            inside = pixels(on.card_in(Box(*at)))
            surface.blit(self.decks[thing.pack].picture(None, *inside.size), inside)
            surface.blit(furniture.shoe_notch(*at.size), at)

    def _lay_tray(self, surface: pygame.Surface, thing: on.TrayBox, at: pygame.Rect) -> None:
        lay_box_shadow(surface, at)
        surface.blit(furniture.tray(thing.level, *at.size), at)
        if thing.card:
            inside = pixels(on.card_in(Box(*at)))
            self._lay_card(surface, on.TableCard(Box(*inside), Tray(), thing.card), inside)

    def _lay_bubble(self, surface: pygame.Surface, thing: on.Bubble, at: pygame.Rect) -> None:
        side, share = tail_of(at, thing.tail)
        picture = furniture.bubble(thing.words, thing.px, *at.size, side, round(share, 2))
        bleed = -furniture.tail_length(thing.px)
        surface.blit(picture, at.move(bleed, bleed))


# ---- pieces ---------------------------------------------------------------------------------------------
def unit_of(size: tuple[int, int]) -> float:
    """How thick rings are, against those of a window of 1280 x 720."""
    return max(0.85, min(size[0] / 1280, size[1] / 720))


def reach(thing: on.AnyThing, unit: float) -> pygame.Rect:
    """All pixels that a thing may touch, shadow and glow included."""
    return _reach(thing.box, unit)


@lru_cache(maxsize=1024)
def _reach(box: Box, unit: float) -> pygame.Rect:
    bleed = 2 * round(REACH * unit + 0.1 * box.w)
    return pixels(box).inflate(bleed, bleed)


def changes(before: tuple[on.AnyThing, ...], now: tuple[on.AnyThing, ...], unit: float) -> list[pygame.Rect]:
    """The areas in which two stages differ; none of them meets another."""
    old, new = set(before), set(now)
    stays = [thing for thing in now if thing in old]
    differ = old ^ new if stays == [thing for thing in before if thing in new] else old | new
    return joined(reach(thing, unit) for thing in differ)


def joined(areas: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """The same areas; those that meet are one."""
    apart: list[pygame.Rect] = []
    for area in areas:
        while (other := area.collidelist(apart)) >= 0:
            area = area.union(apart.pop(other))
        apart.append(area)
    return apart


def areas_of(blits: Sequence[Blit], surface: pygame.Surface) -> list[pygame.Rect]:
    """Where pictures go; everywhere, when they are many."""
    if len(blits) > MANY:
        return [surface.get_rect()]
    return [picture.get_rect(topleft=place) for picture, place in blits]


def put_middle(surface: pygame.Surface, thing: on.AnyThing, at: pygame.Rect) -> None:
    if picture := picture_of(thing):
        put(surface, picture, center=at.center)


def _cloth(cloth: on.Cloth) -> tuple[Box, float, float]:
    return cloth.box, cloth.corner, cloth.wood


def lay_ring(surface: pygame.Surface, at: pygame.Rect, radius: float, unit: float, gold: bool = True) -> None:
    """Gold around something: now."""
    bleed = furniture.glow_bleed(unit)
    surface.blit(furniture.highlight(*at.size, round(radius), unit, gold), at.move(-bleed, -bleed))


def lay_box_shadow(surface: pygame.Surface, at: pygame.Rect) -> None:
    blur = round(at.w * 0.155)
    surface.blit(soft_box(*at.size, round(at.w * 0.12), blur, 130), at.move(-blur, round(at.w * 0.05) - blur))


def lay_label(surface: pygame.Surface, thing: on.Label, at: pygame.Rect) -> None:
    words = text.shortened(thing.words, thing.px, thing.style, at.w)
    picture = text.line(words, thing.px, COLOURS[thing.colour], thing.style)
    where = {"left": at.midleft, "centre": at.center, "right": at.midright}[thing.align]
    anchor = {"left": "midleft", "centre": "center", "right": "midright"}[thing.align]
    put(surface, picture, **{anchor: where})


def tail_of(at: pygame.Rect, tail: tuple[float, float]) -> tuple[furniture.Side, float]:
    """The side of a bubble from which its tail leaves, and at which share of that side."""
    x, y = tail
    if y > at.bottom:
        return "down", (x - at.x) / at.w
    if y < at.top:
        return "up", (x - at.x) / at.w
    return ("left", (y - at.y) / at.h) if x < at.x else ("right", (y - at.y) / at.h)
