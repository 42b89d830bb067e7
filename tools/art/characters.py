"""The cast of the table: ten animals and eight people, each in six expressions, as SVG (raccoon-happy.svg).

Every picture is head and shoulders in a box of 200 by 200, inside a circle of radius 92 around (100, 100), on a
transparent ground. An expression is a row of numbers (see EXPRESSIONS); a character reads them and draws itself once.

The groups of a file, from back to front:
    body     shoulders, tail, clothes
    head     everything above the neck, with the lean of the expression
    pupils   inside head: both pupils; its transform alone says where a character looks
    lids     inside head, above the pupils: so a half-closed eye stays half closed wherever it looks
    hand     the hand at the chin of a thinker

The drawing helpers take points as text, "0,34 26,39 77,106!": an outline runs softly through them and turns sharply
at those with a "!". Most are right halves, as distances from the middle line, which is x = 100 of the picture.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, replace
from itertools import pairwise
from math import cos, hypot, radians, sin

OUTLINE = 3.2  # the soft dark line around every big shape
DETAIL = 2.4  # lines inside a shape
SAFE = 92  # radius of the circle that a picture never leaves
CUT = SAFE - OUTLINE / 2  # where that circle cuts the shoulders
SIDES = (-1, 1)  # left and right

INK = "#1d2433"
GOLD = "#f4b63f"
BRASS = "#8a5a14"
COIN = "#e09a55"
CREAM = "#fdf3e0"
RED = "#c8242f"
TEAL = "#2a8a76"
LEAF = "#6fb84a"
WOOD = "#5b371b"
MOUTH = "#6d1f2e"
TONGUE = "#ee7f86"
BLUSH = "#f0707a"

Point = tuple[float, float, bool]  # x, y and whether the outline turns sharply there


# --- expressions -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Expression:
    """What a face does, in numbers that every character understands."""

    eyes: str = "open"  # "open", "closed" (a blink) or "arched" (a laugh)
    upper: float = 0.17  # where the upper lid meets the edge of the eye: 0 at its top, 1 at its bottom
    arch: float = 0.5  # how round the edge of that lid is
    slant: float = 0.0  # how much lower it meets the outer edge than the inner one, halved
    wide: float = 1.0  # size of the eyes
    pupil: float = 1.0  # size of the pupils
    look: tuple[float, float] = (0.0, 0.0)  # where the pupils rest, in shares of their reach
    lift: tuple[float, float] = (0.0, 0.0)  # left and right brow, upwards
    worry: float = 0.0  # inner ends of the brows, upwards
    mouth: str = "smile"  # "smile", "hum", "laugh", "frown" or "oh"
    blush: float = 0.4
    ears: float = 0.0  # degrees that the ears droop
    lean: float = 0.0  # degrees that the head leans to the right
    drop: float = 0.0  # how far the head sinks
    hand: bool = False  # a hand at the chin


IDLE = Expression()
EXPRESSIONS = {
    "idle": IDLE,
    "blink": replace(IDLE, eyes="closed", lift=(-1, -1)),
    "thinking": Expression(
        upper=0.2, arch=0.32, look=(0.9, -0.7), lift=(-4, 7), mouth="hum", blush=0.3,
        ears=3, lean=-3.5, drop=1, hand=True,
    ),
    "happy": Expression(eyes="arched", lift=(6, 6), mouth="laugh", blush=0.8, ears=-3, drop=-2),
    "sad": Expression(
        upper=0.22, arch=0.3, slant=0.14, pupil=1.06, look=(0, 0.7), lift=(2, 2), worry=7, mouth="frown",
        ears=12, lean=3, drop=4,
    ),
    "surprised": Expression(upper=0, wide=1.1, pupil=0.8, lift=(10, 10), mouth="oh", ears=-6, drop=-3, blush=0.35),
}  # fmt: skip


# --- colour ----------------------------------------------------------------------------------------------------------


def mix(one: str, other: str, share: float) -> str:
    """The colour on the way from one to the other."""
    pairs = zip(re.findall("..", one[1:]), re.findall("..", other[1:]), strict=True)
    return "#" + "".join(f"{round(int(a, 16) * (1 - share) + int(b, 16) * share):02x}" for a, b in pairs)


def lit(base: str) -> str:
    return mix(base, "#fff3d6", 0.30)


def shaded(base: str) -> str:
    return mix(base, "#3a1a48", 0.30)


def line(base: str) -> str:
    """The outline of a shape: its own colour, much darker."""
    return mix(base, "#2b1326", 0.66)


# --- geometry --------------------------------------------------------------------------------------------------------


def number(value: float) -> str:
    return f"{round(value, 1) + 0:g}"


def numbers(*values: float) -> str:
    return " ".join(number(value) for value in values)


def points(text: str, x: float = 0, y: float = 0, wide: float = 1, high: float = 1) -> list[Point]:
    """Written points around (x, y), stretched; a negative width mirrors them.

    >>> points("0,10 5,20!", x=100, wide=-1)
    [(100.0, 10.0, False), (95.0, 20.0, True)]
    """
    pairs = [(spot.rstrip("!").split(","), spot.endswith("!")) for spot in text.split()]
    return [(x + wide * float(px), y + high * float(py), sharp) for (px, py), sharp in pairs]


def outline(spots: list[Point], closed: bool = True) -> str:
    """A path that runs softly through the points."""
    count = len(spots)

    def handle(at: int, step: int) -> tuple[float, float]:
        """Where the curve is pulled on its way from one point to the next."""
        (x, y, sharp), after, before = spots[at % count], spots[(at + step) % count], spots[(at - step) % count]
        if sharp or (not closed and at in (0, count - 1)):
            before = x, y, sharp
        reach = 0.36 * hypot(after[0] - x, after[1] - y) / (hypot(after[0] - before[0], after[1] - before[1]) or 1)
        return x + (after[0] - before[0]) * reach, y + (after[1] - before[1]) * reach

    path = f"M{numbers(*spots[0][:2])}"
    for at in range(count if closed else count - 1):
        path += f"C{numbers(*handle(at, 1), *handle(at + 1, -1), *spots[(at + 1) % count][:2])}"
    return path + ("Z" if closed else "")


def blob(text: str, x: float = 0, y: float = 0, wide: float = 1, high: float = 1) -> str:
    return outline(points(text, x, y, wide, high))


def beside(side: int, text: str) -> str:
    """An outline on the left (-1) or right (1) of the middle line."""
    return blob(text, x=100, wide=side)


def symmetric(half: str, y: float = 0, wide: float = 1, high: float = 1) -> str:
    """An outline from its right half, which runs from the middle line to the middle line."""
    return outline(points(half, 100, y, wide, high) + points(half, 100, y, -wide, high)[-2:0:-1])


def placed(path: str, x: float, y: float, wide: float = 1, high: float = 1) -> str:
    """A path drawn around (0, 0), put at (x, y) and stretched.

    >>> placed("M-1 0Q0 5 1 0", 100, 50, wide=10)
    'M90 50Q100 55 110 50'
    """

    def moved(pair: re.Match[str]) -> str:
        return numbers(x + wide * float(pair[1]), y + high * float(pair[2]))

    return re.sub(r"(-?[\d.]+) (-?[\d.]+)", moved, path)


def around(degrees: float, radius: float = CUT) -> tuple[float, float]:
    """A point on a circle in the middle of the picture; 0 is the right, 90 the bottom."""
    return 100 + radius * cos(radians(degrees)), 100 + radius * sin(radians(degrees))


# --- the pen ---------------------------------------------------------------------------------------------------------


class Sketch:
    """An SVG in the making: shapes are added from back to front."""

    def __init__(self) -> None:
        self.gradients: dict[str, str] = {}  # how each is written, without its name, and that name
        self.parts: list[str] = []

    def __str__(self) -> str:
        gradients = "".join(body.format(name=name) for body, name in self.gradients.items())
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 200 200">\n'
            f'<defs>{gradients}</defs>\n<g stroke-linecap="round" stroke-linejoin="round">\n'
            + "\n".join(self.parts)
            + "\n</g>\n</svg>\n"
        )

    @contextmanager
    def group(self, transform: str = "", name: str = "", more: str = "") -> Iterator[None]:
        name = f' id="{name}"' if name else ""
        transform = f' transform="{transform}"' if transform else ""
        self.parts.append(f"<g{name}{more}{transform}>")
        yield
        self.parts.append("</g>")

    # fills

    def gradient(self, kind: str, where: str, *stops: tuple[float, str, float]) -> str:
        """A fill of several colours; the same one is written only once."""
        body = f'<{kind}Gradient id="{{name}}" {where}>'
        for at, colour, see in stops:
            body += f'<stop offset="{at:g}" stop-color="{colour}"' + (f' stop-opacity="{see:g}"/>' if see < 1 else "/>")
        return f"url(#{self.gradients.setdefault(f'{body}</{kind}Gradient>', f'g{len(self.gradients) + 1}')})"

    def round(self, base: str, light: str = "", dark: str = "") -> str:
        """A fill lit from the top left."""
        stops = (0, light or lit(base), 1), (0.5, base, 1), (1, dark or shaded(base), 1)
        return self.gradient("radial", 'cx="34%" cy="22%" r="88%"', *stops)

    def fall(self, top: str, bottom: str) -> str:
        """A fill from one colour at the top to another at the bottom."""
        return self.gradient("linear", 'x1="0%" y1="0%" x2="0%" y2="100%"', (0, top, 1), (1, bottom, 1))

    # shapes

    def shape(self, path: str, fill: str = "none", stroke: str = "", width: float = OUTLINE, see: float = 1) -> None:
        self.parts.append(f'<path d="{path}"{paint(fill, stroke, width, see)}/>')

    def solid(self, path: str, base: str, width: float = OUTLINE) -> None:
        """A lit shape with its outline."""
        self.shape(path, self.round(base), line(base), width)

    def stroke(self, path: str, colour: str, width: float = DETAIL, see: float = 1) -> None:
        self.shape(path, "none", colour, width, see)

    def oval(
        self, x: float, y: float, rx: float, ry: float, fill: str = "none",
        stroke: str = "", width: float = OUTLINE, see: float = 1, turn: float = 0,
    ) -> None:  # fmt: skip
        turned = f' transform="rotate({numbers(turn, x, y)})"' if turn else ""
        self.parts.append(
            f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}"'
            f"{paint(fill, stroke, width, see)}{turned}/>"
        )

    def dot(self, x: float, y: float, r: float, fill: str, see: float = 1) -> None:
        self.oval(x, y, r, r, fill, see=see)

    def ball(
        self, x: float, y: float, rx: float, ry: float, base: str, width: float = OUTLINE, turn: float = 0
    ) -> None:
        """A lit oval with its outline."""
        self.oval(x, y, rx, ry, self.round(base), line(base), width, turn=turn)

    def haze(self, x: float, y: float, rx: float, ry: float, colour: str, see: float) -> None:
        """A soft spot; a circle made flat, since the renderer knows only round gradients."""
        stops = (0, colour, 1), (0.45, colour, 0.7), (1, colour, 0)
        fill = self.gradient("radial", 'cx="50%" cy="50%" r="50%"', *stops)
        with self.group(f"translate({numbers(x, y)}) scale(1 {ry / rx:.2f})"):
            self.oval(0, 0, rx, rx, fill, see=see)


def paint(fill: str, stroke: str, width: float, see: float) -> str:
    text = f' fill="{fill}"'
    if stroke:
        text += f' stroke="{stroke}" stroke-width="{number(width)}"'
    return text + (f' opacity="{see:g}"' if see < 1 else "")


# --- parts of a face -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Eyes:
    """Where the eyes sit and how they look: measured for the right one, from the middle line."""

    x: float
    y: float
    rx: float = 16
    ry: float = 17.5
    pupil: float = 11.4
    iris: str = "#7a4a22"
    lid: str = "#8a8a8a"
    dark: str = INK  # lashes
    shut: str = ""  # closed eyes, where lashes would not show
    brow: str = ""  # none for a face without brows
    brow_y: float = -28  # from the middle of the eye
    brow_half: float = 11
    brow_width: float = 5
    brow_play: float = 1  # how much of a lift it follows
    lash: bool = False


def draw_eyes(pen: Sketch, face: Expression, eyes: Eyes) -> None:
    if face.eyes == "open":
        draw_open_eyes(pen, face, eyes)
    else:
        for side in SIDES:
            draw_shut_eye(pen, face, eyes, side)
    if eyes.brow:
        draw_brows(pen, face, eyes)


def draw_open_eyes(pen: Sketch, face: Expression, eyes: Eyes) -> None:
    reach = 5 * eyes.rx / 16
    for side in SIDES:
        rx, ry, white = eyes.rx * face.wide, eyes.ry * face.wide, pen.fall("#e3e4ee", "#ffffff")
        pen.oval(100 + side * eyes.x, eyes.y, rx, ry, white, mix(eyes.dark, eyes.lid, 0.35), 1.8)
    rest = numbers(face.look[0] * reach, face.look[1] * reach)
    with pen.group(f"translate({rest})", "pupils", f' data-reach="{number(reach)}"'):
        for side in SIDES:
            draw_pupil(pen, 100 + side * eyes.x, eyes.y, eyes.pupil * face.pupil, eyes.iris)
    with pen.group(name="lids"):
        for side in SIDES:
            draw_lid(pen, face, eyes, side)


def draw_pupil(pen: Sketch, x: float, y: float, r: float, iris: str) -> None:
    pen.dot(x, y, r, pen.fall(mix(iris, "#1a0f14", 0.7), iris))
    pen.dot(x, y - 0.4, r * 0.69, "#1a1218")
    pen.dot(x - r * 0.34, y - r * 0.42, r * 0.35, "#ffffff")
    pen.dot(x + r * 0.38, y + r * 0.42, r * 0.17, "#ffffff", see=0.8)


def draw_lid(pen: Sketch, face: Expression, eyes: Eyes, side: int) -> None:
    """The upper lid with its lashes, over the pupil wherever that is."""
    x, rx, ry = 100 + side * eyes.x, eyes.rx * face.wide + 1, eyes.ry * face.wide + 1

    def edge(share: float, outwards: int = 1) -> tuple[float, float]:
        """A point on the edge of the eye, this share of its height below its top."""
        height = 1 - 2 * max(0.02, share)
        return x + side * outwards * rx * (1 - height**2) ** 0.5, eyes.y - ry * height

    outer, inner = edge(face.upper + face.slant), edge(face.upper - face.slant, -1)
    turn = 0 if side > 0 else 1
    if face.upper:
        middle = (outer[0] + inner[0]) / 2, (outer[1] + inner[1]) / 2 - eyes.ry * face.wide * face.arch
        back = f"Q{numbers(*middle, *outer)}"
        over = f"M{numbers(*outer)}A{numbers(rx, ry)} 0 0 {turn} {numbers(*inner)}"
        pen.shape(f"{over}{back}Z", eyes.lid, eyes.lid, 1.4)
        pen.stroke(f"M{numbers(*inner)}{back}", eyes.dark, 3.6)
    else:
        pen.stroke(f"M{numbers(*edge(0.22))}A{numbers(rx, ry)} 0 0 {turn} {numbers(*edge(0.22, -1))}", eyes.dark, 3.4)
    if eyes.lash:
        start = max(0.12, face.upper + face.slant)
        pen.stroke(placed("M0 0L6 -3", *edge(start), side), eyes.dark, 2.8)
        pen.stroke(placed("M0 0L6 -.7", *edge(start + 0.13), side), eyes.dark, 2.8)


def draw_shut_eye(pen: Sketch, face: Expression, eyes: Eyes, side: int) -> None:
    x, colour = 100 + side * eyes.x, eyes.shut or eyes.dark
    if face.eyes == "arched":
        pen.stroke(placed("M-.92 .32Q0 -1.24 .92 .32", x, eyes.y, eyes.rx, eyes.ry), colour, 4.6)
        return
    pen.stroke(placed("M-.92 .12Q0 1.06 .92 .12", x, eyes.y, eyes.rx, eyes.ry), colour, 4.6)
    if eyes.lash:
        pen.stroke(placed("M.9 .14L1.16 .4M.55 .42L.8 .7", x, eyes.y, side * eyes.rx, eyes.ry), colour, 2.8)


def draw_brows(pen: Sketch, face: Expression, eyes: Eyes) -> None:
    for side, lift in zip(SIDES, face.lift, strict=True):
        x, y = 100 + side * eyes.x, eyes.y + eyes.brow_y - lift * eyes.brow_play
        inner = x - side * eyes.brow_half, y + 1.5 - face.worry
        outer = x + side * eyes.brow_half, y + 2 + face.worry * 0.75
        pen.stroke(f"M{numbers(*inner)}Q{numbers(x + side, y - 4.5, *outer)}", eyes.brow, eyes.brow_width)


def draw_mouth(pen: Sketch, face: Expression, y: float, half: float, colour: str) -> None:
    """A soft mouth; y is where its lips meet in the middle, half is half its width."""
    match face.mouth:
        case "smile":
            pen.stroke(placed("M-1 -2.5C-.8 5 -.15 6 0 0C.15 6 .8 5 1 -2.5", 100, y, half), colour, 3.2)
        case "hum":
            pen.stroke(placed("M-.6 5Q.15 4 .85 -1.5", 100, y, half), colour, 3.6)
        case "laugh":
            draw_laugh(pen, y - 3, half * 1.2, half * 1.2, colour)
        case "frown":
            pen.stroke(placed("M-.72 6Q0 -3.5 .72 6", 100, y, half), colour, 3.6)
        case "oh":
            draw_oh(pen, y + 5.5, half * 0.5, half * 0.6, colour)


def draw_laugh(pen: Sketch, y: float, half: float, deep: float, colour: str) -> None:
    lips = "M-1 0Q0 .3 1 0C1 .75 .55 1.15 0 1.15C-.55 1.15 -1 .75 -1 0Z"
    tongue = "M-.58 .86C-.3 .5 .3 .5 .58 .86Q.3 1.06 0 1.06Q-.3 1.06 -.58 .86Z"
    pen.shape(placed(lips, 100, y, half, deep), MOUTH, colour, 2.8)
    pen.shape(placed(tongue, 100, y, half, deep), TONGUE)


def draw_oh(pen: Sketch, y: float, rx: float, ry: float, colour: str) -> None:
    pen.oval(100, y, rx, ry, MOUTH, colour, 2.6)
    pen.oval(100, y + ry * 0.47, rx * 0.62, ry * 0.37, TONGUE)


def draw_blush(pen: Sketch, face: Expression, x: float, y: float, rx: float = 14, ry: float = 10.5) -> None:
    for side in SIDES:
        pen.haze(100 + side * x, y, rx, ry, BLUSH, face.blush)


def draw_nose(pen: Sketch, y: float, half: float, high: float, colour: str) -> None:
    """A nose with its tip down; y is its upper edge."""
    pen.shape(symmetric("0,0 .72,.03 1,.34 .45,.86 0,1", y, half, high), pen.round(colour), line(colour), 1.6)
    pen.oval(100 - half * 0.34, y + high * 0.26, half * 0.3, high * 0.14, "#ffffff", see=0.75, turn=-12)


def draw_whiskers(pen: Sketch, x: float, y: float, long: float, colour: str) -> None:
    for side in SIDES:
        whiskers = "M0 -3Q.5 -8.6 1 -8.5M0 2Q.5 -1.2 1 2M0 6Q.5 6.2 1 12.3"
        pen.stroke(placed(whiskers, 100 + side * x, y, side * long), colour, 1.9, 0.75)


def draw_beak(pen: Sketch, face: Expression, y: float, half: float, high: float, colour: str) -> None:
    """A bird's mouth, seen from the front: y is the root of the beak."""
    corner = {"frown": 0.68, "hum": 0.52}.get(face.mouth, 0.46)
    if face.mouth in ("laugh", "oh"):
        deep = high + (10 if face.mouth == "laugh" else 8)
        pen.shape(symmetric("0,.3 .92,.32 .62,.86 0,1", y, half, deep), MOUTH, line(colour), 2.6)
        pen.shape(symmetric("0,.75 .42,.78 .36,.89 0,.94", y, half, deep), TONGUE)
    else:
        pen.solid(symmetric("0,.5 .7,.5 .56,.9 0,1.1", y, half, high), shaded(colour), DETAIL)
    pen.solid(symmetric(f"0,0 .62,.12 1,{corner} .5,.74 0,1!", y, half, high), colour, 2.6)
    for side in SIDES:
        if face.mouth in ("smile", "laugh"):
            pen.stroke(placed("M-1 0Q3 -.4 4 -3.5", 100 + side * half, y + high * corner, side), line(colour), 2.8)
        pen.oval(100 + side * half * 0.32, y + high * 0.3, 1.5, 1.1, line(colour))


def draw_tuft(pen: Sketch, y: float, fur: str) -> None:
    """A few hairs that stand up on the crown; y is the top of the head, whose line they replace."""
    hairs = outline(points("81,3.4 83,-7! 93,-3 103,-16! 109,-3 120,-8! 119,3.4", y=y), closed=False)
    pen.shape(hairs + placed("L14 9Q0 6 -14 9Z", 100, y), mix(lit(fur), fur, 0.55))
    pen.stroke(hairs, line(fur), OUTLINE)


# --- parts of a body -------------------------------------------------------------------------------------------------


def draw_bust(pen: Sketch, colour: str, wide: float, neck: float, top: float) -> None:
    """Shoulders whose lower edge is the safe circle; wide is the angle at which they leave it."""
    (left, low), (right, _) = around(180 - wide), around(wide)
    pen.solid(
        f"M{numbers(left, low)}C{numbers(left + 10, low - 12, 86 - neck, top + 8, 100 - neck, top)}"
        f"L{numbers(100 + neck, top)}C{numbers(114 + neck, top + 8, right - 10, low - 12, right, low)}"
        f"A{numbers(CUT, CUT)} 0 0 1 {numbers(left, low)}Z",
        colour,
    )


def draw_chest(pen: Sketch, colour: str, half: float) -> None:
    """A pale bib down to the safe circle."""
    low = 100 + (CUT**2 - half**2) ** 0.5 - 1.5
    pen.shape(
        f"M{numbers(104 - half, 138)}C{numbers(95 - half, 160, 100 - half, low - 8, 100 - half, low)}"
        f"Q{numbers(100, 197 + 2 * CUT - low, 100 + half, low)}"
        f"C{numbers(100 + half, low - 8, 105 + half, 160, 96 + half, 138)}Z",
        pen.round(colour),
    )


def draw_chin_shadow(pen: Sketch, colour: str, rx: float = 42) -> None:
    pen.haze(100, 149, rx, 20, colour, 0.6)


def draw_collar(pen: Sketch, colour: str, width: float) -> None:
    for shade, thick in ((line(colour), width + 4.6), (colour, width)):
        pen.stroke("M65 150Q100 175 135 150", shade, thick)


def draw_tail(pen: Sketch, text: str, width: float, fur: str, rings: str) -> None:
    """A ringed tail as a thick line; every second stretch of it is a ring."""
    spots = points(text)
    path = outline(spots, closed=False)
    pen.stroke(path, line(fur), width + 2 * OUTLINE - 0.4)
    pen.stroke(path, fur, width)
    with pen.group(more=' stroke-linecap="butt"'):
        for before, after in list(pairwise(spots))[1::2]:
            pen.stroke(f"M{numbers(*before[:2])}L{numbers(*after[:2])}", rings, width)


def draw_wings(pen: Sketch, text: str, highest: float, lowest: float, colour: str) -> None:
    """Folded wings that end on the safe circle, between two angles."""
    (tip, top), (root, low) = around(highest), around(lowest)
    for side in SIDES:
        pen.solid(beside(side, f"{tip - 101},{top - 2} {text} {root - 102},{low - 2}"), colour)


def draw_hand(pen: Sketch, fur: str, sleeve: str = "", x: float = 126, y: float = 151) -> None:
    """A paw at the chin: the thinker's pose."""
    with pen.group(name="hand"):
        pen.solid(blob("16,-2 25,18 8,28 -8,24 -6,6", x, y), sleeve or fur)
        pen.solid(blob("-15,-3 -9,-11 2,-12 14,-8 17,4 6,13 -10,9", x, y), fur)
        for finger, low in ((-7, -3), (1, -4), (9, -2)):
            pen.stroke(placed("M-1 0Q1.5 3.5 1 6", x + finger, y + low), line(fur), 2.2)


def draw_wing_hand(pen: Sketch, feather: str) -> None:
    """The same pose for birds: three feathers at the chin."""
    with pen.group(name="hand"):
        pen.solid(blob("-20,-8 -8,-14 6,-12 19,-1 21,16 6,26 -4,16 -10,13! -17,9 -14,4! -24,0", 128, 152), feather)
        pen.stroke(placed("M-10 12Q-2 7 4 1M-14 4Q-6 0 -1 -4", 128, 152), line(feather), 2.2)


def head(pen: Sketch, face: Expression, size: float = 0.93) -> AbstractContextManager[None]:
    return pen.group(pose(face, size), "head")


def pose(face: Expression, size: float) -> str:
    """The place of a head: sunk, leaning and sized around the neck at (100, 150)."""
    return f"translate(100 {number(150 + face.drop)}) rotate({number(face.lean)}) scale({size:g}) translate(-100 -150)"


def ear(pen: Sketch, face: Expression, side: int, x: float, y: float, most: float = 1) -> AbstractContextManager[None]:
    """A group that droops around the root of an ear."""
    return pen.group(f"rotate({numbers(side * face.ears * most, 100 + side * x, y)})" if face.ears else "")


# --- the animals -----------------------------------------------------------------------------------------------------


def raccoon(pen: Sketch, face: Expression) -> None:
    """Rosie, the mascot: a rose at the ear and a penny on her collar."""
    fur, mask, pale = "#98a2b8", "#39405a", "#f7f1e6"
    with pen.group(name="body"):
        draw_tail(pen, "137,169 149,160 156.5,149 161,137 162.5,125 161.5,113 159,104", 21, fur, rings=mask)
        pen.stroke("M159.2 105L158.6 102.5", mask, 21)
        draw_bust(pen, fur, 40, 27, 136)
        draw_chest(pen, pale, 25)
        draw_chin_shadow(pen, "#4a4f66")
        draw_collar(pen, RED, 5.5)
        pen.ball(100, 173, 11, 11, COIN, 2.6)
        pen.oval(100, 173, 7.2, 7.2, stroke=mix(COIN, "#a85f26", 0.8), width=1.6)
        pen.stroke("M98 170L100.6 168.6L100.6 177.4", "#8a4a1c", 2.2)
    with head(pen, face):
        for side in SIDES:
            with ear(pen, face, side, 46, 52):
                pen.solid(beside(side, "26,44 38,27 52,19 60,24 64,42 58,66 36,66"), fur)
                pen.shape(beside(side, "38,45 46,32 54,28 57,42 53,58"), pen.round("#d9a0a6"))
        pen.solid(symmetric("0,34 26,39 48,54 61,78 77,106! 68,112 70,124! 54,131 30,146 0,150"), fur)
        draw_tuft(pen, 34, fur)
        for side in SIDES:
            pen.shape(beside(side, "3,96 8,70 34,57 57,71 66,98 68,112 44,128 10,126"), pen.round(pale))
            pen.shape(beside(side, "5,92 14,74 34,69 51,80 64,108 46,115 28,113 12,106"), pen.round(mask))
        pen.shape(symmetric("0,40 9,48 7,74 10,98 0,106"), pen.fall("#6d7690", "#59617b"))
        pen.shape(symmetric("0,100 15,102 32,118 27,138 0,146"), pen.round(pale))
        draw_blush(pen, face, 46, 121)
        eyes = Eyes(28, 92, iris="#8a5226", lid="#4a5270", dark="#20263a", shut=pale, brow="#59617b", brow_y=-29)
        draw_eyes(pen, face, eyes)
        draw_nose(pen, 106, 12, 15, "#2b2a38")
        draw_mouth(pen, face, 127, 16, "#3a2b38")
        draw_rose(pen, 143, 42)
    if face.hand:
        draw_hand(pen, fur)


def draw_rose(pen: Sketch, x: float, y: float) -> None:
    petal = "#e0404c"
    pen.ball(x - 15, y + 8, 9, 5, "#3f9a5c", 2.2, 150)
    pen.ball(x + 14, y + 9, 9, 5, "#3f9a5c", 2.2, 30)
    for dx, dy in ((0, -8), (8, -2), (5, 7), (-5, 7), (-8, -2)):
        pen.ball(x + dx, y + dy, 8.5, 8.5, petal, 2.2)
    pen.dot(x, y, 9, pen.round(petal))
    pen.stroke(placed("M-5 1C-5 -7 6 -6 5 1C4 5 -2 4 -1 0", x, y), "#8f1826", 2.2)


def fox(pen: Sketch, face: Expression) -> None:
    """Felix, with a striped scarf."""
    fur, pale, dark = "#f0813a", "#fff6e8", "#5a2b22"
    with pen.group(name="body"):
        draw_bust(pen, fur, 42, 27, 136)
        draw_chest(pen, pale, 26)
        draw_scarf(pen, TEAL)
    with head(pen, face, 0.92):
        for side in SIDES:
            with ear(pen, face, side, 44, 56):
                pen.solid(beside(side, "16,64 30,37 54,17! 62,42 57,80 40,76"), fur)
                pen.shape(beside(side, "40,29 53.4,19! 59.5,35 50,35"), dark)
                pen.shape(beside(side, "30,56 39,43 48,38 55,48 57,68"), pen.round("#f6c9a8"))
        pen.solid(symmetric("0,43 26,47 48,60 62,82 82,108! 71,114 73,125! 55,131 28,146 0,152"), fur)
        draw_tuft(pen, 43, fur)
        cheeks = "0,127! 9,113 24,103 50,99 78,108! 68,114 69,123! 53,128 27,143 0,149"
        pen.shape(symmetric(cheeks), pen.round(pale))
        draw_blush(pen, face, 47, 116)
        draw_eyes(pen, face, Eyes(29, 90, iris="#8a5a1c", lid="#d96a2a", dark=dark, brow=dark, brow_y=-29))
        draw_nose(pen, 113, 10.5, 13, "#33222a")
        draw_mouth(pen, face, 132, 15, dark)
    if face.hand:
        draw_hand(pen, dark, fur, 125, 152)


def draw_scarf(pen: Sketch, colour: str) -> None:
    pen.solid(blob("104,158 126,152 137,165 140,177 128,183 115,182"), colour)
    pen.stroke("M119 166L123 181M130.5 162L134 177.5", CREAM, 3.4)
    pen.solid(blob("58,144 76,150 100,153 124,150 142,144 147,156 126,168 100,172 74,168 53,156"), colour)
    pen.stroke("M66 150.6L69 162.2M86 152L89 166.2M106 152.6L109 167.8M126 151.2L129 163.8", CREAM, 3.6)


def owl(pen: Sketch, face: Expression) -> None:
    """Olive, with golden spectacles."""
    plume, disc, wing, dark = "#aea04a", "#fdf1d4", "#857431", "#4a3a1d"
    with pen.group(name="body"):
        draw_bust(pen, plume, 26, 56, 108)
        draw_chest(pen, disc, 36)
        for y, row in ((158, (-26, -13, 0, 13, 26)), (169, (-19.5, -6.5, 6.5, 19.5)), (180, (-13, 0, 13))):
            for dx in row:
                pen.stroke(placed("M-5 0Q0 7 5 0", 100 + dx, y), "#cfae6a", 2.8)
        draw_wings(pen, "74,122 62,118 50,134 42,158", 28, 64, wing)
    with head(pen, face, 0.905):
        pen.solid(symmetric("0,30 22,32 44,36 63,21! 62,36 70,42! 67,54 73,76 74,100 62,129 34,147 0,152"), plume)
        face_disc = symmetric("0,70 12,60 34,56 56,70 62,96 50,126 26,140 0,142")
        pen.shape(face_disc, pen.round(disc), mix(wing, plume, 0.4), 2.2)
        for side in SIDES:
            crest = "61.5,24! 60,37.5 67.5,43.5! 65,54 67,68 54,57 32,54 12,66 0,92 0,62 20,48 46,39"
            pen.shape(beside(side, crest), pen.round(wing))
        draw_blush(pen, face, 44, 124)
        eyes = Eyes(28, 94, 18, 19, 12.5, iris="#b5761d", lid="#dfc58c", dark=dark)
        draw_eyes(pen, face, replace(eyes, brow="#4f4218", brow_y=-37, brow_half=13))
        draw_beak(pen, face, 112, 13, 24, "#f0a030")
        draw_spectacles(pen, 28, 94, 25)
    if face.hand:
        draw_wing_hand(pen, wing)


def draw_spectacles(pen: Sketch, x: float, y: float, r: float) -> None:
    for side in SIDES:
        for colour, width in ((BRASS, 6), (GOLD, OUTLINE)):
            pen.oval(100 + side * x, y, r, r, stroke=colour, width=width)
        pen.stroke(placed("M-17 -8Q-14 -14 -8 -17", 100 + side * x, y), "#ffffff", 2.6, 0.7)
        pen.stroke(placed("M54 -3L71 -9", 100, y, side), BRASS, 4.4)
    for colour, width in ((BRASS, 6), (GOLD, OUTLINE)):
        pen.stroke(placed("M-5 -2Q0 -7 5 -2", 100, y), colour, width)


def bear(pen: Sketch, face: Expression) -> None:
    """Bruno, with a spotted bow tie."""
    fur, tan, dark = "#94572f", "#ecc590", "#3f2115"
    with pen.group(name="body"):
        draw_bust(pen, fur, 28, 40, 132)
        draw_chest(pen, tan, 30)
        draw_chin_shadow(pen, "#5a3018", 48)
    with head(pen, face):
        for side in SIDES:
            with ear(pen, face, side, 44, 56, 0.7):
                pen.ball(100 + side * 51, 48, 22, 22, fur)
                pen.dot(100 + side * 51, 49, 13, pen.round(mix(tan, "#d98a7a", 0.35)))
        pen.solid(symmetric("0,33 30,39 54,57 68,88 66,116 50,138 26,148 0,150"), fur)
        draw_tuft(pen, 33, fur)
        pen.shape(symmetric("0,98 20,98 37,112 36,132 18,145 0,147"), pen.round(tan))
        draw_blush(pen, face, 49, 116)
        eyes = Eyes(29, 86, 15.5, 17, 11.2, iris="#7a3f1c", lid="#82491f", dark=dark)
        draw_eyes(pen, face, replace(eyes, brow=dark, brow_y=-29, brow_width=5.5))
        draw_nose(pen, 102, 15, 17, "#33201f")
        draw_mouth(pen, face, 127, 17, dark)
    draw_bow_tie(pen, 100, 163, RED)
    if face.hand:
        draw_hand(pen, fur, x=128, y=149)


def draw_bow_tie(pen: Sketch, x: float, y: float, colour: str) -> None:
    for side in SIDES:
        pen.solid(blob("4,-4 18,-13 29,-11 30,10 18,13 4,5", x, y, side), colour)
        for dx, dy in ((14, -5), (23, 1), (14, 6), (24, -7)):
            pen.dot(x + side * dx, y + dy, 2.1, CREAM)
    pen.ball(x, y, 8, 9, colour, 2.8)


def frog(pen: Sketch, face: Expression) -> None:
    """Freddy, with a propeller on his cap."""
    skin, belly, dark = "#6cc24a", "#e9f2a8", "#1f4a26"
    with pen.group(name="body"):
        draw_bust(pen, skin, 40, 34, 136)
        draw_chest(pen, belly, 30)
        draw_chin_shadow(pen, "#2f6a2c", 46)
    with head(pen, face):
        pen.solid(symmetric("0,62 17,63 23,48 34,33 52,30 68,40 73,58 72,72 81,94 81,118 62,140 30,150 0,152"), skin)
        pen.shape(symmetric("0,112 40,108 68,108 64,126 40,142 0,147"), pen.round(belly))
        for side in SIDES:
            pen.oval(100 + side * 8, 92, 2.4, 2, dark, see=0.8)
        draw_blush(pen, face, 58, 106, 15.5, 10.5)
        for x, y, r in ((160, 92, 4), (167, 101, 2.6), (44, 88, 3.4)):
            pen.oval(x, y, r, r * 0.8, "#4f9f3a", see=0.7)
        draw_eyes(pen, face, Eyes(49, 57, 17.5, 19, 12, iris="#b8801c", lid="#56a93a", dark=dark))
        draw_propeller_cap(pen)
        draw_frog_mouth(pen, face, dark)
    if face.hand:
        draw_hand(pen, skin, x=127, y=152)


def draw_frog_mouth(pen: Sketch, face: Expression, dark: str) -> None:
    match face.mouth:
        case "smile":
            pen.stroke("M54 106Q60 108 64 112Q100 134 136 112Q140 108 146 106", dark, 4)
        case "hum":
            pen.stroke("M64 116Q104 120 134 106", dark, 4)
        case "laugh":
            draw_laugh(pen, 106, 42, 27, dark)
        case "frown":
            pen.stroke("M62 123Q100 106 138 123", dark, 4)
        case "oh":
            draw_oh(pen, 122, 12, 14, dark)


def draw_propeller_cap(pen: Sketch) -> None:
    pen.stroke("M100 36L100 22", WOOD, 4.4)
    for side in SIDES:
        pen.ball(100 + side * 15, 21, 14, 5.2, GOLD, 2.4, side * -9)
    pen.ball(100, 21, 4.4, 4.4, RED, 2.2)
    pen.solid("M74 71C73 47 84 35 100 35C116 35 127 47 126 71Q100 77 74 71Z", RED)
    pen.shape("M91 37C84 45 84 60 86 73Q100 76 114 73C116 60 116 45 109 37Q100 34 91 37Z", pen.round("#f6c04e"))
    pen.stroke("M91 37C84 45 84 60 86 73M109 37C116 45 116 60 114 73", line(RED), 2)
    pen.solid("M72 70Q100 63 128 70Q131 79 121 79.5Q100 75 79 79.5Q69 79 72 70Z", "#a81c28")


def cat(pen: Sketch, face: Expression) -> None:
    """Coco, with a bell on her collar."""
    fur, stripe, pale, dark = "#efb954", "#b8741f", "#fff7e8", "#4f2f1a"
    with pen.group(name="body"):
        draw_tail(pen, "132,174 147,164 158,152 164,139 164,126 157,117", 14, fur, rings=stripe)
        draw_bust(pen, fur, 44, 27, 136)
        draw_chest(pen, pale, 24)
        draw_chin_shadow(pen, "#9a6420")
        draw_collar(pen, "#8a5cc4", 7.4)
        pen.ball(100, 170, 9.5, 9.5, GOLD, 2.6)
        pen.stroke("M92 171L108 171M100 173L100 178", BRASS, 2.2)
    with head(pen, face):
        for side in SIDES:
            with ear(pen, face, side, 44, 58):
                pen.solid(beside(side, "16,62 29,40 53,21! 62,46 59,78 40,76"), fur)
                pen.shape(beside(side, "29,50 40,40 50,33! 57,48 58,70"), pen.round("#f2a6a0"))
        pen.solid(symmetric("0,43 26,47 48,58 63,79 71,100 79,112! 67,120 68,130! 50,138 26,147 0,149"), fur)
        pen.shape(symmetric("0,46 4,46 0,70!"), stripe)
        for side in SIDES:
            pen.shape(beside(side, "11.6,49 18.4,49 12.8,65!"), stripe)
            pen.shape(beside(side, "67,92.6 68,99 50,97!"), stripe)
            pen.shape(beside(side, "72,104.6 73,111 57,109!"), stripe)
            pen.oval(100 + side * 14, 124, 20, 17, pen.round(pale))
        pen.oval(100, 136, 16, 11, pale)
        draw_blush(pen, face, 46, 119)
        eyes = Eyes(30, 92, iris="#4f9a3c", lid="#dfa23e", dark=dark, brow=stripe, lash=True)
        draw_eyes(pen, face, eyes)
        draw_whiskers(pen, 30, 122, 34, dark)
        draw_nose(pen, 110, 9.5, 11, "#e8727c")
        draw_mouth(pen, face, 127, 15, dark)
    if face.hand:
        draw_hand(pen, pale, fur)


def panda(pen: Sketch, face: Expression) -> None:
    """Pia, with bamboo in her hair and a spotted neckerchief."""
    white, black = "#fbf6ef", "#35323f"
    with pen.group(name="body"):
        draw_bust(pen, black, 34, 36, 134)
        draw_neckerchief(pen, "#ef7f9a")
    with head(pen, face, 0.92):
        for side in SIDES:
            with ear(pen, face, side, 46, 56, 0.7):
                pen.ball(100 + side * 52, 48, 21, 21, black)
                pen.dot(100 + side * 52, 50, 11, "#55505f")
        skull = symmetric("0,36 34,42 61,60 76,90 74,117 56,138 28,148 0,150")
        pen.shape(skull, pen.round(white, "#ffffff", "#cfc6cf"), "#4b4452")
        for side in SIDES:
            pen.shape(beside(side, "13,84 28,68 46,74 54,96 46,114 30,114 17,102"), pen.round(black))
        draw_blush(pen, face, 50, 124)
        eyes = Eyes(31, 92, 15, 16.5, 11, iris="#6a4326", lid="#46424f", dark="#1d1a24", shut=white)
        draw_eyes(pen, face, replace(eyes, brow=black, brow_y=-31))
        draw_nose(pen, 108, 11, 12, "#2b2730")
        draw_mouth(pen, face, 127, 14, "#3a2f3a")
        draw_bamboo(pen, 72, 40)
    if face.hand:
        draw_hand(pen, black, x=127)


def draw_neckerchief(pen: Sketch, colour: str) -> None:
    pen.solid(blob("58,146 100,152 142,146 146,156 124,166 100,184! 76,166 54,156"), colour)
    for x, y in ((76, 158), (90, 164), (104, 160), (116, 163), (128, 156), (100, 173)):
        pen.dot(x, y, 2.3, CREAM)


def draw_bamboo(pen: Sketch, x: float, y: float) -> None:
    for dx, dy, turn in ((-15, -3, 20), (1, -17, 80), (17, -1, -14)):
        with pen.group(f"translate({numbers(x + dx, y + dy)}) rotate({turn})"):
            pen.solid(blob("-17,0! -2,-7 17,0! -2,7"), LEAF, 2.2)
            pen.stroke("M-13 0L11 0", "#3f7f34", 1.6)


def crow(pen: Sketch, face: Expression) -> None:
    """A gentleman in a top hat."""
    plume, sheen, wing, dark = "#333956", "#5b669a", "#292e48", "#131626"
    with pen.group(name="body"):
        draw_bust(pen, plume, 36, 36, 130)
        draw_wings(pen, "56,136 44,144 36,164", 38, 70, wing)
        for y, row in ((164, (-12, 0, 12)), (174, (-6, 6))):
            for dx in row:
                pen.stroke(placed("M-6 0Q0 8 6 0", 100 + dx, y), sheen, 2.8)
    with head(pen, face):
        skull = "0,38 28,43 50,60 62,86 73,104! 63,110 67,122! 56,126 56,137! 40,142 20,149 0,150"
        pen.solid(symmetric(skull), plume)
        with pen.group("rotate(-30 100 100)"):
            draw_tuft(pen, 40.5, plume)
        for side in SIDES:
            pen.oval(100 + side * 27, 92, 25, 27, pen.round(sheen), see=0.75)
        draw_blush(pen, face, 47, 122)
        eyes = Eyes(26, 90, 17, 18.5, 11.8, iris="#8a5c1e", lid="#4f5a8e", dark=dark, shut="#e8ecff")
        draw_eyes(pen, face, replace(eyes, brow="#aab4e0", brow_y=-29, brow_play=0.4))
        draw_beak(pen, face, 98, 20, 40, "#e9a23b")
        draw_top_hat(pen, "#8a2a3c")
    if face.hand:
        draw_wing_hand(pen, wing)


def draw_top_hat(pen: Sketch, felt: str) -> None:
    with pen.group("rotate(10 112 46)"):
        pen.solid("M92 46L88 19Q110 11 136 19L132 46Z", felt)
        pen.shape("M90.4 31Q112 36 133.6 31L132.4 43L91.6 43Z", pen.fall("#f8c65a", "#d9932a"))
        pen.ball(112, 48, 35, 7.5, felt)


def hedgehog(pen: Sketch, face: Expression) -> None:
    """Somebody who never goes out without an apple."""
    spine, tip, skin, dark = "#7d5638", "#b98a5c", "#f6d9ac", "#40261a"
    with pen.group(name="body"):
        draw_bust(pen, spine, 34, 40, 132)
        for side in SIDES:
            for x, y in ((58, 150), (50, 162), (62, 163), (44, 174)):
                pen.stroke(placed("M0 0L-5 -8L-8 1", 100 + side * x, y, side), tip, 2.8)
        draw_chest(pen, skin, 32)
        draw_chin_shadow(pen, "#9a6a48", 40)
    with head(pen, face, 0.94):
        pen.solid(spines(17, 88, 73), spine)
        pen.shape(spines(16, 77, 64), pen.round(tip))
        pen.shape(spines(15, 66, 52), pen.round(mix(spine, dark, 0.25)))
        for side in SIDES:
            with ear(pen, face, side, 42, 76, 0.6):
                pen.ball(100 + side * 47, 74, 13, 13, skin)
                pen.dot(100 + side * 47, 75, 7.5, pen.round("#e79a8e"))
        pen.solid(symmetric("0,74! 18,63 40,70 55,94 55,120 36,143 0,152"), skin)
        draw_blush(pen, face, 40, 120, 13, 10.5)
        eyes = Eyes(25, 97, 15, 16.5, 11, iris="#6a4020", lid="#e6c08c", dark=dark)
        draw_eyes(pen, face, replace(eyes, brow=spine, brow_y=-23, brow_half=9))
        draw_nose(pen, 111, 11, 12.5, "#2f2024")
        draw_mouth(pen, face, 131, 14, dark)
        draw_apple(pen, 134, 42)
    if face.hand:
        draw_hand(pen, skin)


def spines(count: int, tip: float, root: float) -> str:
    """A crown of spines around the face, open at the chin."""
    start, step = 152, 236 / count
    crown = [around(start + at * step / 2, root if at % 2 else tip) for at in range(2 * count + 1)]
    return outline([(x, y, True) for x, y in [(72, 140), *crown, (128, 140)]])


def draw_apple(pen: Sketch, x: float, y: float) -> None:
    pen.solid(blob("0,-11 9,-15 18,-6 15,9 5,16 0,14 -5,16 -15,9 -18,-6 -9,-15", x, y), "#e0404c", 2.8)
    pen.stroke(placed("M0 -11Q0 -18 3 -21", x, y), WOOD, 3)
    pen.ball(x + 10, y - 20, 8, 4, LEAF, 2, -20)
    pen.oval(x - 8, y - 5, 4, 3, "#ffffff", see=0.7, turn=-40)


def otter(pen: Sketch, face: Expression) -> None:
    """A sailor."""
    fur, pale, dark, navy = "#b98560", "#f7e8cc", "#42291f", "#2f4f8f"
    with pen.group(name="body"):
        draw_bust(pen, fur, 40, 36, 134)
        draw_chest(pen, pale, 30)
        draw_sailor_collar(pen, navy)
    with head(pen, face, 0.97):
        for side in SIDES:
            with ear(pen, face, side, 60, 74, 0.8):
                pen.ball(100 + side * 64, 70, 12, 12, fur)
                pen.dot(100 + side * 64.5, 71, 6.5, pen.round("#d99a86"))
        pen.solid(symmetric("0,42 30,46 55,61 70,88 74,114 58,137 28,149 0,151"), fur)
        pen.shape(symmetric("0,98 22,98 52,104 68,112 66,124 50,139 26,147 0,149"), pen.round(pale))
        for side in SIDES:
            pen.oval(100 + side * 17, 121, 23, 17, pen.round("#fff8ea", "#ffffff", "#e6cfae"))
        draw_blush(pen, face, 54, 108)
        eyes = Eyes(31, 87, 15, 16.5, 11, iris="#6a3f22", lid="#a67350", dark=dark, brow=dark, brow_play=0.5)
        draw_eyes(pen, face, eyes)
        for side in SIDES:
            for dx, y in ((18, 118), (27, 115), (26, 124)):
                pen.dot(100 + side * dx, y, 1.6, dark, see=0.6)
        draw_whiskers(pen, 34, 120, 38, dark)
        draw_nose(pen, 100, 17, 18, "#3b2522")
        draw_mouth(pen, face, 129, 15, dark)
        draw_sailor_cap(pen, navy)
    if face.hand:
        draw_hand(pen, fur)


def draw_sailor_collar(pen: Sketch, navy: str) -> None:
    for side in SIDES:
        pen.solid(beside(side, "40,142 62,152 64,162 40,173 3,182! 16,160"), navy)
        pen.stroke(placed("M58 158Q38 170 12 175", 100, 0, side), CREAM, 2.6)
    pen.solid(blob("94,176 106,176 112,188 100,184 88,188"), RED, DETAIL)
    pen.ball(100, 176, 6.5, 6, RED, DETAIL)


def draw_sailor_cap(pen: Sketch, navy: str) -> None:
    with pen.group("rotate(-9 100 44)"):
        pen.solid(blob("76,44 74,26 88,18 104,16 120,19 132,27 129,44"), "#fbf7f0")
        pen.solid(blob("68,50 69,37 100,33 133,38 135,50 100,46"), "#fbf7f0")
        pen.stroke("M71 43Q100 38 132 43", navy, 4)


# --- the people ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Person:
    skin: str
    hair: str
    style: Callable[[Sketch, str, bool], None]  # draws the hair, first what is behind the head, then what is before it
    shirt: str
    pattern: str = ""  # on the shirt: "stripes", "collar", "dots" or "strings"
    size: float = 1.03  # of the head: less for hair that needs room
    iris: str = "#6a4326"
    brow: str = ""  # where it is not the colour of the hair
    lash: bool = False
    freckles: bool = False
    glasses: str = ""
    moustache: bool = False

    def __call__(self, pen: Sketch, face: Expression) -> None:
        with pen.group(name="body"):
            with pen.group(pose(face, self.size)):
                self.style(pen, self.hair, True)
            self.draw_shirt(pen)
        with head(pen, face, self.size):
            self.draw_face(pen, face)
            self.style(pen, self.hair, False)
            if self.glasses:
                for side in SIDES:
                    pen.oval(100 + side * 23, 102, 19, 19, stroke=self.glasses, width=3.6)
                pen.stroke("M95.5 100Q100 97 104.5 100", self.glasses, 3.6)
        if face.hand:
            draw_hand(pen, self.skin, self.shirt, 122, 153)

    def draw_shirt(self, pen: Sketch) -> None:
        neck = pen.fall(shaded(self.skin), self.skin)
        pen.solid("M84 130L116 130L118 154Q100 166 82 154Z", shaded(self.skin))
        draw_bust(pen, self.shirt, 43, 19, 150)
        draw_pattern(pen, self.pattern, mix(self.shirt, "#fff6e4", 0.75))
        pen.shape("M82 150Q100 170 118 150L116 145L84 145Z", neck, line(self.shirt), 2.6)
        pen.shape("M83 140L117 140L116 150Q100 164 84 150Z", neck)

    def draw_face(self, pen: Sketch, face: Expression) -> None:
        dark = mix(line(self.skin), "#2a1620", 0.4)
        for side in SIDES:
            pen.ball(100 + side * 54, 100, 10, 12, self.skin)
            pen.oval(100 + side * 54.5, 101, 5, 6.5, shaded(self.skin))
        skull = symmetric("0,44 26,50 45,66 54,90 52,111 40,132 21,145 0,150")
        pen.shape(skull, pen.round(self.skin, dark=mix(self.skin, "#7a2f22", 0.26)), line(self.skin))
        draw_blush(pen, face, 34, 119, 13, 9)
        if self.freckles:
            for side in SIDES:
                for dx, y in ((20, 120), (27, 117), (34, 120), (41, 116)):
                    pen.dot(100 + side * dx, y, 1.5, mix(self.skin, "#a8542a", 0.6))
        brow = self.brow or mix(self.hair, "#2a1620", 0.25)
        lid = mix(self.skin, shaded(self.skin), 0.35)
        eyes = Eyes(23, 102, 12, 13.5, 8.8, iris=self.iris, lid=lid, dark=dark, lash=self.lash)
        draw_eyes(pen, face, replace(eyes, brow=brow, brow_y=-23, brow_half=10, brow_width=4.4, brow_play=0.45))
        pen.stroke("M96 117Q100 121.5 104.5 116.5", mix(line(self.skin), self.skin, 0.25), 3)
        y = 131 if self.moustache else 129
        if face.mouth == "smile":
            pen.stroke(placed("M-14 -1Q0 13 14 -1", 100, y), dark, 3.4)
        else:
            draw_mouth(pen, face, y, 14, dark)
        if self.moustache:
            pen.solid(symmetric("0,121 12,119 29,129! 16,131 0,128"), self.hair, DETAIL)


def draw_pattern(pen: Sketch, pattern: str, pale: str) -> None:
    match pattern:
        case "stripes":
            pen.stroke("M42 166Q70 173 100 173Q130 173 158 166M58 178Q78 183 100 183Q122 183 142 178", pale, 4)
        case "collar":
            for side in SIDES:
                pen.solid(beside(side, "17,147! 27,156 20,171! 8,163 1,160!"), pale, 2.6)
            pen.dot(100, 170, 2.2, pale)
            pen.dot(100, 180, 2.2, pale)
        case "dots":
            for x, y, _ in points("54,166 70,174 86,180 100,171 114,180 130,174 146,166 70,161 130,161"):
                pen.dot(x, y, 2.6, pale)
        case "strings":
            for side in SIDES:
                pen.stroke(placed("M11 161Q13 169 11 178", 100, 0, side), pale, 3)
                pen.oval(100 + side * 11, 179, 2.4, 3, pale)


def puffs(pen: Sketch, hair: str, behind: bool) -> None:
    if behind:
        for side in SIDES:
            pen.ball(100 + side * 51, 48, 22, 22, hair)
    else:
        pen.solid(symmetric("0,37 26,42 46,58 56,92! 47,76 28,66 0,72!"), hair)
        for side in SIDES:
            pen.ball(100 + side * 42, 54, 6, 6, GOLD, 2.2)


def tousled(pen: Sketch, hair: str, behind: bool) -> None:
    if not behind:
        crown = "44,92! 44,64 58,42 74,38 80,27! 92,32 104,23! 112,32 128,30! 132,40 148,50 156,72 156,92!"
        fringe = "146,74 126,68 112,60! 104,72 90,62! 80,74 58,74"
        pen.solid(blob(f"{crown} {fringe}"), hair)


def bob(pen: Sketch, hair: str, behind: bool) -> None:
    if behind:
        pen.solid(symmetric("0,31 32,38 56,60 65,96 66,136 52,146 0,146"), hair)
    else:
        pen.solid(symmetric("0,33 30,40 55,61 66,96 66,130! 52,118 48,76! 24,72 0,71"), hair)


def curls(pen: Sketch, hair: str, behind: bool) -> None:
    if behind:
        for at in range(10):
            x, y = around(165 + at * 23.3, 58)
            pen.ball(x, y - 16, 14, 14, hair)
    else:
        pen.shape(symmetric("0,38 30,42 52,62 56,88 48,84 40,72 20,62 0,64"), hair)
        for x, y, _ in points("62,78 72,66 86,60 100,62 114,60 128,66 138,78"):
            pen.oval(x, y, 10, 9, pen.round(hair))
        for x, y, _ in points("76,52 98,47 122,54"):
            pen.stroke(placed("M-6 0Q0 -7 6 0", x, y), mix(hair, "#b08a78", 0.45))


def hijab(pen: Sketch, cloth: str, behind: bool) -> None:
    """A headscarf; before the face it is one band with a hole, its inner edge drawn the other way round."""
    if behind:
        pen.solid(symmetric("0,27 32,35 56,58 65,96 64,140 40,160 0,164"), cloth)
    else:
        outer, inner = "0,27 32,35 56,58 65,96 60,132 36,162 0,174", "0,148 24,142 44,122 47,92 40,66 20,54 0,53"
        pen.solid(symmetric(outer) + symmetric(inner), cloth)
        pen.stroke("M142 70Q158 104 138 136Q124 154 96 164M60 126Q68 148 92 160", line(cloth), 2.2, 0.55)


def braids(pen: Sketch, hair: str, behind: bool) -> None:
    for side in SIDES:
        if behind:
            for y in (111, 124, 136):
                pen.ball(100 + side * 56, y, 9, 9, hair, 2.8)
            pen.ball(100 + side * 54, 149, 5, 5, RED, 2.2)
            pen.solid(beside(side, "50,151 57,151 59,160 53,164 47,159"), hair, 2.6)
        else:
            pen.solid(beside(side, "0,36 34,42 57,68 60,104 53,106! 48,84 28,70 0,54!"), hair)


def flat_cap(pen: Sketch, hair: str, behind: bool) -> None:
    if behind:
        for side in SIDES:
            pen.solid(beside(side, "44,68 58,74 64,94 60,112 48,112"), hair)
    else:
        tweed = "#6f7f5a"
        pen.solid(blob("44,70 46,48 66,32 96,28 130,34 154,52 157,70 130,62 100,60 68,63"), tweed)
        pen.solid(blob("56,66 76,58 100,56 124,58 144,66 150,75 124,71 100,70 76,71 50,75"), shaded(tweed))
        pen.stroke("M98 30Q92 44 94 56M124 34Q130 46 130 58", line(tweed), 2, 0.5)
        pen.ball(99, 29, 5, 3.6, tweed, 2.2)


def bun(pen: Sketch, hair: str, behind: bool) -> None:
    if behind:
        pen.ball(100, 34, 22, 20, hair)
        pen.stroke("M88 38Q92 26 104 24", line(hair), 2.2, 0.5)
    else:
        pen.solid(symmetric("0,38 28,43 50,62 58,100! 48,84 32,70 0,62"), hair)


# --- the cast --------------------------------------------------------------------------------------------------------

CAST: dict[str, Callable[[Sketch, Expression], None]] = {
    "raccoon": raccoon,
    "fox": fox,
    "owl": owl,
    "bear": bear,
    "frog": frog,
    "cat": cat,
    "panda": panda,
    "crow": crow,
    "hedgehog": hedgehog,
    "otter": otter,
    "person-1": Person("#94603f", "#3a2420", puffs, "#f4b63f", "dots", 0.95, lash=True),
    "person-2": Person("#f6cfa8", "#e6b24a", tousled, "#3f7fd0", "stripes", iris="#3f78a8", freckles=True),
    "person-3": Person("#f3cc9c", "#2b2630", bob, "#e0606a", "collar", lash=True),
    "person-4": Person("#6f4632", "#2a1d1e", curls, "#e8843c", "strings", 0.98),
    "person-5": Person("#d9a273", "#7a5bb8", hijab, "#4a3a86", brow="#4a2c22", lash=True),
    "person-6": Person("#fbdcc2", "#d0602a", braids, "#3f9a5c", "stripes", 1, "#4f8a4a", lash=True, freckles=True),
    "person-7": Person(
        "#eebf98", "#efece8", flat_cap, "#8a3a4a", "collar", iris="#4a6a8a", glasses="#45455c", moustache=True
    ),
    "person-8": Person("#c98d62", "#c4c1cc", bun, "#2a8a76", "dots", 1, glasses="#a8323f"),
}


def picture(name: str, expression: str) -> str:
    pen = Sketch()
    CAST[name](pen, EXPRESSIONS[expression])
    return str(pen)


def drawings() -> dict[str, str]:
    """Every file of assets/faces."""
    return {f"{name}-{expression}": picture(name, expression) for name in CAST for expression in EXPRESSIONS}
