"""Movers: cards, coins and other things on their way, drawn in one go from pictures that were made before."""

from collections.abc import Callable, Iterable

import msgspec
import pygame

from garbage_desktop.motion.acts import Mover, Pose
from garbage_desktop.paint import cards, coins, faces, furniture
from garbage_desktop.paint.cards import Deck
from garbage_desktop.paint.kit import GLOW
from garbage_desktop.paint.pictures import MIB, Shelf, dimmed, made
from garbage_desktop.table import stage as on
from garbage_desktop.table.box import Box

HELD = 0.45  # of its width: at this height a card casts its softest shadow
FADES = 8  # steps of fading
SCALES = 4  # pixels between two sizes of a thing that grows
TURNS = 15  # degrees between two pictures of a thing that turns all the way round

_shelf = Shelf(2 * MIB)
Blit = tuple[pygame.Surface, tuple[float, float]]
Lay = Callable[[pygame.Surface, on.AnyThing], None]
Piece = tuple[pygame.Surface, float, float]  # a picture and where its middle is


def picture_of(thing: on.AnyThing) -> pygame.Surface | None:
    """The picture of a thing that is one piece; it is put down by its middle."""
    at = thing.box.whole()
    match thing:
        case on.Face():
            if thing.dim:
                return faces.faint(thing.art, thing.mood, int(at.w))
            return faces.face(thing.art, thing.mood, int(at.w), thing.gaze, GLOW if thing.ring else "")
        case on.DealerDisc():
            return furniture.dealer_disc(int(at.w))
        case on.Token():
            return furniture.token(thing.words, thing.px, thing.state, int(at.w))
        case on.CountCard():
            return furniture.count_card(thing.words, thing.below, thing.px, int(at.w), int(at.h))
        case on.Claimant():
            return faces.face(thing.art, "idle", int(at.w))
        case on.RankTab():
            return furniture.rank_tab(thing.words, thing.px, thing.state, int(at.w), int(at.h))
        case on.Ribbon():
            return furniture.ribbon(thing.words, thing.px, int(at.w), thing.colour)
        case on.Scrap():
            return furniture.confetti(thing.picture, int(at.w))
    return None


def coins_pieces(thing: on.CoinsOnCard, kind: coins.Kind, middle: tuple[float, float]) -> list[Piece]:
    """The coins on a card and their number, when the lowest coin has its middle there."""
    px, marker, (x, y) = round(thing.box.w), thing.marker and not thing.count, middle
    rise = max(2, px // 9)
    shown = min(thing.count, 3) or 1
    pieces = [(coins.on_card(px, kind, level, marker), x, y - level * rise) for level in range(shown)]
    if thing.badge and thing.count > 1:
        dx, dy = (a - b for a, b in zip(thing.badge.middle, thing.box.middle, strict=True))
        pieces.append((coins.badge(thing.count, round(thing.badge.w)), x + dx, y + dy))
    return pieces


@_shelf.keeps
def _faded(picture: pygame.Surface, step: int) -> pygame.Surface:
    made["turned"] += 1
    return dimmed(picture, step / FADES)


@_shelf.keeps
def _resized(picture: pygame.Surface, width: int, height: int) -> pygame.Surface:
    made["turned"] += 1
    return pygame.transform.smoothscale(picture, (width, height))


@_shelf.keeps
def _turned(picture: pygame.Surface, degrees: int) -> pygame.Surface:
    made["turned"] += 1
    return pygame.transform.rotozoom(picture, -degrees, 1)


@_shelf.keeps
def _whole(lay: Lay, thing: on.AnyThing) -> pygame.Surface:
    """A thing of several pieces with its shadow, as it lies."""
    made["turned"] += 1
    edge, (_, _, wide, high) = round(0.2 * thing.box.h), thing.box.whole()
    picture = pygame.Surface((wide + 2 * edge, high + 2 * edge), pygame.SRCALPHA)
    lay(picture, msgspec.structs.replace(thing, box=Box(edge, edge, wide, high)))
    return picture


class MoverPainter:
    """Tells which pictures make things in their poses, to be drawn with one call; `lay` draws one at rest."""

    def __init__(self, deck: Deck, coin: coins.Kind, lay: Lay) -> None:
        self.decks = (deck, deck.second)
        self.coin = coin
        self.lay = lay
        self._blits: list[Blit] = []
        self._shaded: set[tuple[int, int]] = set()

    def blits(self, movers: Iterable[Mover], unit: float) -> list[Blit]:
        """The pictures and where their top left corners go, in drawing order."""
        self._blits = []
        self._shaded.clear()
        for thing, pose in movers:
            if pose.alpha <= 0:
                continue
            if isinstance(thing, on.TableCard):
                self._card(thing, pose, unit)
            elif isinstance(thing, on.Coin):
                self._fly_coin(round(thing.box.w * pose.scale / 2) * 2, pose)
            elif isinstance(thing, on.CoinsOnCard):
                for piece in coins_pieces(thing, self.coin, (pose.x, pose.y - pose.height)):
                    self._put(*piece, pose.alpha)
            else:
                self._other(thing, pose)
        return self._blits

    def _put(self, picture: pygame.Surface, x: float, y: float, alpha: float) -> None:
        """The picture with its middle at x, y."""
        if alpha < 1:
            step = round(alpha * FADES)
            if step <= 0:
                return
            picture = picture if step >= FADES else _faded(picture, step)
        wide, high = picture.get_size()
        self._blits.append((picture, (x - wide / 2 + 0.5, y - high / 2 + 0.5)))  # blitting cuts off fractions

    def _card(self, thing: on.TableCard, pose: Pose, unit: float) -> None:
        width, height = round(thing.box.w), round(thing.box.h)
        x, y, middle = pose.x, pose.y, pose.y - pose.height
        lift = min(1.0, pose.height / (HELD * width))
        shadow = cards.moving_shadow(width, height, pose.scale, pose.width, lift)
        self._put(shadow, x, y + width * (0.035 + 0.16 * lift), pose.alpha)
        deck, faces_up = self.decks[thing.pack], (thing.card, None) if pose.face else (None, thing.card)
        self._put(deck.moving(faces_up[0], width, height, *pose[3:5], pose.angle), x, middle, pose.alpha)
        if pose.other:
            self._put(deck.moving(faces_up[1], width, height, *pose[3:5], pose.angle), x, middle, pose.other)
        if thing.dim:
            self._put(cards.dimming(width, height), x, middle, pose.alpha)
        if pose.glow:
            ring = furniture.highlight(width, height, round(width * cards.ROUND), unit)
            self._put(ring, x, middle, min(1.0, pose.glow))
            self._put(ring, x, middle, pose.glow - 1)

    def _fly_coin(self, px: int, pose: Pose) -> None:
        """A shower of coins casts no black spot: where one shadow falls, a second one is not seen."""
        if (spot := (int(pose.x / px), int(pose.y / px))) not in self._shaded:
            self._shaded.add(spot)
            self._put(coins.shadow(px, pose.height), pose.x, pose.y + px / 9, pose.alpha)
        self._put(coins.flying(px, pose.face, self.coin), pose.x, pose.y - pose.height, pose.alpha)

    def _other(self, thing: on.AnyThing, pose: Pose) -> None:
        if isinstance(thing, on.RankTab) and thing.state == "hit" and not pose.face:
            thing = msgspec.structs.replace(thing, state="now")  # it turns to copper on the way
        picture = picture_of(thing) or _whole(self.lay, thing)
        if pose.scale != 1 or pose.width != 1:
            wide, high = picture.width * pose.scale * pose.width, picture.height * pose.scale
            size = max(SCALES, round(wide / SCALES) * SCALES), max(SCALES, round(high / SCALES) * SCALES)
            picture = _resized(picture, *size)
        if angle := round(pose.angle / TURNS) * TURNS % 360:
            picture = _turned(picture, angle)
        self._put(picture, pose.x, pose.y - pose.height, pose.alpha)
