"""An original deck of 52 playing cards, drawn as SVG: large for small children, calm for adults.

Every card is 200 x 280 units. The left 74 x 138 units belong to the index alone, so a fanned hand still reads.
Hearts are foxes, spades raccoons, diamonds owls and clubs bears; the jack is the child in a cap, the queen wears
a tiara and a veil, the king a crown, ermine and a beard. The drawings use only what nanosvg knows: paths, circles,
ellipses, rectangles, groups and strokes (no text, clips, masks, filters or style sheets).
"""

import math
from dataclasses import dataclass, field

WIDTH, HEIGHT, CORNER = 200, 280, 15
RANKS = "A23456789TJQK"
SUITS = "shdc"
SPECIES = {"h": "fox", "s": "raccoon", "d": "owl", "c": "bear"}


# ---------------------------------------------------------------------------------------------- colours


def mix(a: str, b: str, share: float) -> str:
    """The colour `share` of the way from a to b."""
    first, second = ([int(colour[i : i + 2], 16) for i in (1, 3, 5)] for colour in (a, b))
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in zip(first, second, strict=True))


@dataclass(frozen=True)
class Palette:
    """All colours of a deck; replace some of them for another deck."""

    suits: dict = field(default_factory=lambda: {"s": "#1d2433", "h": "#c8242f", "d": "#c8242f", "c": "#1d2433"})
    accents: dict = field(default_factory=lambda: {"s": "#4a5a8a", "h": "#e9736a", "d": "#ee9152", "c": "#3f8266"})
    stock: str = "#fffaf0"
    cream: str = "#fcf4e4"  # the field of pips
    edge: str = "#d8cbb0"
    edge_width: float = 1.5
    ink: str = "#1d2433"
    gold: str = "#f4b63f"
    coin: str = "#e09a55"
    white: str = "#fffdf8"
    line: float = 0  # width of the dark outline of figures; 0 is none
    tint: float = 0.22  # how much of the accent the window behind a figure takes

    def shades(self, suit: str) -> "Shades":
        main, accent = self.suits[suit], self.accents[suit]
        return Shades(
            self,
            suit,
            main,
            dark=mix(main, "#0a0c14", 0.36),
            soft=accent,
            light=mix(accent, self.white, 0.5),
            pale=mix(self.stock, accent, self.tint),
        )


@dataclass(frozen=True)
class Shades:
    """One suit's colours within a palette."""

    palette: Palette
    suit: str
    main: str
    dark: str
    soft: str
    light: str
    pale: str


TWO_COLOUR = Palette()
FOUR_COLOUR = Palette(
    suits={"s": "#1a1a22", "h": "#c8102e", "d": "#1257c4", "c": "#007a5e"},
    accents={"s": "#5b5878", "h": "#e9736a", "d": "#6b9be6", "c": "#56b08f"},
)
HIGH_CONTRAST = Palette(
    suits={"s": "#000000", "h": "#d00018", "d": "#0a3fd0", "c": "#006b35"},
    accents={"s": "#7a7a8c", "h": "#ff8d85", "d": "#7fb0ff", "c": "#5fd096"},
    stock="#ffffff",
    cream="#ffffff",
    white="#ffffff",
    edge="#000000",
    edge_width=4,
    ink="#000000",
    gold="#ffc61a",
    line=3,
    tint=0,
)
DECKS = {"": TWO_COLOUR, "four": FOUR_COLOUR, "high": HIGH_CONTRAST}


# ---------------------------------------------------------------------------------------------- elements


def num(value: float) -> str:
    """A number as short as a tenth of a unit allows: 12, 12.5, .5."""
    text = f"{value:.1f}".removesuffix(".0")
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def paint(fill, stroke, width) -> str:
    text = f' fill="{fill or "none"}"'
    if stroke:
        text += f' stroke="{stroke}" stroke-width="{num(width)}" stroke-linecap="round" stroke-linejoin="round"'
    return text


def path(d, fill=None, stroke=None, width=0) -> str:
    return f'<path d="{d}"{paint(fill, stroke, width)}/>'


def line(d, stroke, width) -> str:
    return path(d, None, stroke, width)


def circle(x, y, r, fill=None, stroke=None, width=0) -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}"{paint(fill, stroke, width)}/>'


def ellipse(x, y, rx, ry, fill=None, turn=0, stroke=None, width=0) -> str:
    turned = f' transform="rotate({num(turn)} {num(x)} {num(y)})"' if turn else ""
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"{paint(fill, stroke, width)}{turned}/>'


def rect(x, y, w, h, r=0, fill=None, stroke=None, width=0) -> str:
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="{num(r)}"'
        f"{paint(fill, stroke, width)}/>"
    )


def dots(points, r, fill) -> str:
    """Many discs as one path."""
    return path(
        "".join(f"M{num(x - r)} {num(y)}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0Z" for x, y in points), fill
    )


def group(*parts, at=(0, 0), scale=1.0, turn=0.0) -> str:
    moves = []
    if at != (0, 0):
        moves.append(f"translate({num(at[0])} {num(at[1])})")
    if turn:
        moves.append(f"rotate({num(turn)})")
    if scale != 1:
        moves.append(f"scale({scale:.3g})")
    return f'<g transform="{" ".join(moves)}">{"".join(parts)}</g>' if moves else "".join(parts)


def mirrored(*parts) -> str:
    """The parts, and the same parts on the other side of x = 0."""
    text = "".join(parts)
    return f'{text}<g transform="scale(-1 1)">{text}</g>'


def svg(*parts, width=WIDTH, height=HEIGHT, box=None) -> str:
    box = box or f"0 0 {width} {height}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="{box}">'
        f"{''.join(parts)}</svg>\n"
    )


# ---------------------------------------------------------------------------------------------- suits

SUIT_PATHS = {  # each about 100 units high around its optical centre
    "h": "M0 47C-3 47-6 44-10 40C-28 25-48 8-48-17C-48-34-37-46-23-46C-13-46-5-41 0-32C5-41 13-46 23-46"
    "C37-46 48-34 48-17C48 8 28 25 10 40C6 44 3 47 0 47Z",
    "s": "M0-50C3-50 5-48 8-44C20-28 46-12 46 13C46 27 36 36 24 36C17 36 11 33 7 28C8 36 11 41 16 44"
    "C20 46 19 50 15 50"
    "L-15 50C-19 50-20 46-16 44C-11 41-8 36-7 28C-11 33-17 36-24 36C-36 36-46 27-46 13C-46-12-20-28-8-44"
    "C-5-48-3-50 0-50Z",
    "d": "M0-51C3-51 5-49 7-46C15-32 26-17 38-6C42-2 42 2 38 6C26 17 15 32 7 46C5 49 3 51 0 51"
    "C-3 51-5 49-7 46C-15 32-26 17-38 6C-42 2-42-2-38-6C-26-17-15-32-7-46C-5-49-3-51 0-51Z",
    "c": "M0-50C13-50 23-40 23-27C23-20 20-15 16-10C20-12 23-13 27-13C39-13 49-3 49 10C49 23 39 33 27 33"
    "C19 33 11 29 7 22C8 34 11 41 16 44C20 46 19 50 15 50L-15 50C-19 50-20 46-16 44C-11 41-8 34-7 22"
    "C-11 29-19 33-27 33C-39 33-49 23-49 10C-49-3-39-13-27-13C-23-13-20-12-16-10C-20-15-23-20-23-27"
    "C-23-40-13-50 0-50Z",
}


LEAF_PATHS = SUIT_PATHS | {  # the same without their stalks, for the line inside an ace
    "s": "M0-50C3-50 5-48 8-44C20-28 46-12 46 13C46 27 36 36 24 36C13 36 4 30 0 20C-4 30-13 36-24 36"
    "C-36 36-46 27-46 13C-46-12-20-28-8-44C-5-48-3-50 0-50Z",
    "c": "M0-50C13-50 23-40 23-27C23-20 20-15 16-10C20-12 23-13 27-13C39-13 49-3 49 10C49 23 39 33 27 33"
    "C16 33 5 27 0 16C-5 27-16 33-27 33C-39 33-49 23-49 10C-49-3-39-13-27-13C-23-13-20-12-16-10"
    "C-20-15-23-20-23-27C-23-40-13-50 0-50Z",
}
OPTICAL = {"s": 1.02, "h": 0.98, "d": 1.1, "c": 1.02}  # so that all four look equally large


def suit_mark(suit, x, y, size, fill, stroke=None, width=0, paths=SUIT_PATHS) -> str:
    """A suit sign about `size` units high with its optical centre at x, y."""
    size *= OPTICAL[suit]
    return group(path(paths[suit], fill, stroke, width * 100 / size), at=(x, y), scale=size / 100)


# ---------------------------------------------------------------------------------------------- index

# Letterforms as the middle line of a round pen. Capitals are 80 high with the pen; each entry is the width with the
# pen, the pen's width and the line. The 6 curls, the 9 stands on a straight leg.
LETTERS = {
    "A": (58, 16, "M8 72L21.5 16C24 6 34 6 36.5 16L50 72M15 54L43 54"),
    "2": (52, 16, "M9 25C10 14 17 8 26 8C36 8 43 14.5 43 24C43 32 38 38 31 45L9 72L44 72"),
    "3": (
        51,
        16,
        "M10 15C14 10 19 8 25 8C35 8 41 14 41 22.5C41 31 35 37 25 37C36 37 43 44 43 54C43 65 35.5 72 25 72"
        "C17.5 72 11.5 69 8 63",
    ),
    "4": (57, 16, "M37 72L37 8L8 54L49 54"),
    "5": (
        51,
        16,
        "M40 8L14 8L11.5 37C15 33 20 31 26 31C36.5 31 43 39 43 51C43 63.5 35.5 72 25 72C17.5 72 12 69 8 63.5",
    ),
    "6": (
        53,
        16,
        "M37 8C20 15 8 31 8 50C8 63.5 15.5 72 26.5 72C37.5 72 45 64 45 53C45 42 37.5 34.5 27.5 34.5"
        "C18.5 34.5 11.5 40 8.5 48",
    ),
    "7": (51, 16, "M8 8L43 8C32 26 24 48 22 72"),
    "8": (
        54,
        16,
        "M27 8C36 8 42.5 14 42.5 22C42.5 30.5 36 36.5 27 36.5C18 36.5 11.5 30.5 11.5 22C11.5 14 18 8 27 8Z"
        "M27 36.5C38 36.5 46 44 46 54C46 64.5 38 72 27 72C16 72 8 64.5 8 54C8 44 16 36.5 27 36.5Z",
    ),
    "9": (53, 16, "M45 27C45 16 37 8 26.5 8C16 8 8 16 8 27C8 38 16 46 26.5 46C37 46 45 38 45 27ZM45 27L45 72"),
    "T": (
        66,
        14.5,
        "M7.5 19L17 8L17 72M46 7.5C55 7.5 58.5 18 58.5 40C58.5 62 55 72.5 46 72.5C37 72.5 33.5 62 33.5 40"
        "C33.5 18 37 7.5 46 7.5Z",
    ),
    "J": (45, 16, "M17 8L37 8L37 51C37 64.5 31 72 22 72C14.5 72 9 67.5 8 60"),
    "Q": (63, 16, "M29.5 8C43 8 51 20 51 40C51 60 43 72 29.5 72C16 72 8 60 8 40C8 20 16 8 29.5 8ZM36 54L54 73"),
    "K": (55, 16, "M8 8L8 72M45 8L12 43M23 33L47 72"),
}
AXIS = 41  # the index stands centred on this line


def index(rank, t: Shades, scale=1.0, axis=AXIS) -> str:
    width, pen, d = LETTERS[rank]
    letter = group(line(d, t.main, pen), at=(axis - width * scale / 2, 13), scale=scale)
    size = (38 if t.suit == "d" else 40) * scale
    return letter + suit_mark(t.suit, axis, 13 + 80 * scale + 7 + size / 2, size, t.main)


# ---------------------------------------------------------------------------------------------- pips

FIELD_X, FIELD_Y = 136.5, 140  # the middle of the field in which pips are counted


def columns(*rows) -> list:
    return [(dx, y) for y in rows for dx in (-1, 1)]


PIPS = {  # size, half the distance between the columns, places (column -1 0 1, y from the middle)
    "2": (58, 0, [(0, -66), (0, 66)]),
    "3": (56, 0, [(0, -84), (0, 0), (0, 84)]),
    "4": (46, 27, columns(-66, 66)),
    "5": (45, 28, [*columns(-80, 80), (0, 0)]),
    "6": (45, 27, columns(-84, 0, 84)),
    "7": (41, 29, [*columns(-88, 0, 88), (0, -44)]),
    "8": (41, 29, [*columns(-88, 0, 88), (0, -44), (0, 44)]),
    "9": (37, 31, [*columns(-99, -33, 33, 99), (0, 0)]),
    "T": (37, 31, [*columns(-99, -33, 33, 99), (0, -66), (0, 66)]),
}


def pips(rank, t: Shades) -> str:
    size, apart, places = PIPS[rank]
    tray = rect(82, 9, 109, 262, 12, t.palette.cream) if t.palette.cream != t.palette.stock else ""
    return tray + "".join(suit_mark(t.suit, FIELD_X + dx * apart, FIELD_Y + dy, size, t.main) for dx, dy in places)


# ---------------------------------------------------------------------------------------------- aces

# The window behind a figure leaves the index zone free.
WINDOW = (
    "M94 9L179 9C186 9 191 14 191 21L191 259C191 266 186 271 179 271L21 271C14 271 9 266 9 259L9 156"
    "C9 149 14 144 21 144L70 144C77 144 82 139 82 132L82 21C82 14 87 9 94 9Z"
)


def rays(x, y, inner, outer, count, fill, waist=0.5, phase=0.0) -> str:
    """A sun of tapering rays."""
    d = []
    for i in range(count):
        a = math.tau * (i + phase) / count
        half = math.tau / count * waist / 2
        points = [(inner, a - half), (outer, a), (inner, a + half)]
        xy = [f"{num(x + r * math.sin(b))} {num(y - r * math.cos(b))}" for r, b in points]
        d.append(f"M{xy[0]}L{xy[1]}L{xy[2]}Z")
    return path("".join(d), fill)


def in_frame(x, y) -> bool:
    """Inside the frame 9 units within the card, with its round corners."""
    dx, dy = max(21 - x, x - 179, 0), max(21 - y, y - 259, 0)
    return dx * dx + dy * dy < 144


def in_window(x, y) -> bool:
    """Inside WINDOW."""
    if not in_frame(x, y) or (x < 82 and y < 144):
        return False
    dx, dy = (94 - x, 21 - y) if y < 144 else (21 - x, 156 - y)
    return dx < 0 or dy < 0 or dx * dx + dy * dy < 144


def sunburst(x, y, count, fill, inside=in_window) -> str:
    """Broad rays from x, y out to the edge of the window."""

    def edge(angle) -> str:
        dx, dy = math.sin(angle), -math.cos(angle)
        r = next(r / 2 for r in range(40, 800) if not inside(x + r / 2 * dx, y + r / 2 * dy))
        return f"{num(x + r * dx)} {num(y + r * dy)}"

    d = ""
    for i in range(count):
        along = [edge(math.tau * (i + step) / count) for step in (-0.25, -0.1, 0.1, 0.25)]
        d += f"M{num(x)} {num(y)}L{'L'.join(along)}Z"
    return path(d, fill)


def ace(t: Shades) -> str:
    p = t.palette
    x, y, size = 126, 182, 110 if t.suit == "h" else 112
    dx, dy, scale = {"h": (0, -6, 0.62), "s": (0, 7, 0.58), "d": (0, 0, 0.46), "c": (0, 5, 0.50)}[t.suit]
    crest = group(CRESTS[SPECIES[t.suit]](t.main, p.white, p.gold), at=(x + dx, y + dy), scale=scale)
    scene = ""
    if not p.line:
        scene = path(WINDOW, mix(p.stock, p.gold, 0.20)) + sunburst(x, y, 20, mix(p.stock, p.gold, 0.05))
        scene += rays(x, y, 50, 66, 36, mix(p.stock, p.gold, 0.75), 0.55) + circle(x, y, 56, mix(p.stock, p.gold, 0.42))
    return (
        scene
        + suit_mark(t.suit, x, y, size + 12, p.white, p.white, 3)
        + suit_mark(t.suit, x, y, size, t.main)
        + suit_mark(t.suit, x, y + {"s": 3, "c": 1}.get(t.suit, 0), size - 16, None, p.gold, 2, LEAF_PATHS)
        + crest
    )


# Crests: the head of the house as a light sign on the ace, 100 units wide around 0, 0.
def crest_fox(dark, light, gold) -> str:
    return (
        path(
            "M0 42C-12 40-20 28-30 24C-42 19-48 8-48-6L-46-48C-34-44-20-34-12-26C-4-29 4-29 12-26"
            "C20-34 34-44 46-48"
            "L48-6C48 8 42 19 30 24C20 28 12 40 0 42Z",
            light,
        )
        + mirrored(path("M-38-34C-31-30-25-25-20-19C-28-14-34-8-38 0Z", dark), ellipse(-19, 0, 5, 6.5, dark))
        + ellipse(0, 27, 8, 6, dark)
        + path("M0 18C-5 10-7-6-6-20L6-20C7-6 5 10 0 18Z", gold)
    )


def crest_raccoon(dark, light, gold) -> str:
    return (
        mirrored(circle(-34, -30, 16, light), circle(-34, -29, 8, dark))
        + path(
            "M0 42C-20 42-32 34-38 28L-52 30C-50 24-52 18-54 10C-52-20-30-38 0-38C30-38 52-20 54 10"
            "C52 18 50 24 52 30L38 28C32 34 20 42 0 42Z",
            light,
        )
        + mirrored(path("M-6 4C-8-12-26-14-38-4C-46 2-48 12-46 18C-34 22-10 20-6 4Z", dark), circle(-22, 4, 7, light))
        + path("M0-34C4-24 10-18 10-10C10-4 4-2 0-2C-4-2-10-4-10-10C-10-18-4-24 0-34Z", gold)
        + ellipse(0, 22, 8, 6, dark)
    )


def crest_owl(dark, light, gold) -> str:
    return (
        path(
            "M0 48C-34 46-48 24-48-4C-48-20-45-34-50-52C-38-48-26-40-14-38C-5-37 5-37 14-38C26-40 38-48 50-52"
            "C45-34 48-20 48-4C48 24 34 46 0 48Z",
            light,
        )
        + mirrored(circle(-20, -4, 16, dark), circle(-20, -4, 7, light))
        + path("M0 4L9 17L0 32L-9 17Z", gold)
    )


def crest_bear(dark, light, gold) -> str:
    return (
        mirrored(circle(-36, -30, 18, light), circle(-36, -30, 8, dark))
        + ellipse(0, 4, 48, 43, light)
        + mirrored(ellipse(-19, -6, 5, 6.5, dark))
        + ellipse(0, 22, 22, 16, gold)
        + ellipse(0, 15, 9, 6.5, dark)
    )


CRESTS = {"fox": crest_fox, "raccoon": crest_raccoon, "owl": crest_owl, "bear": crest_bear}


# ---------------------------------------------------------------------------------------------- courts

HEAD_X = 136
FUR = {"fox": "#e8793a", "raccoon": "#98a1b0", "owl": "#c98f4e", "bear": "#8b5a3c"}
FUR_DARK = {"fox": "#7a3620", "raccoon": "#3a4152", "owl": "#8a5a2c", "bear": "#5d3925"}
MUZZLE = {"fox": "#fff3df", "raccoon": "#f3f1ec", "owl": "#fbeed3", "bear": "#e2b98a"}
HAIR = {"fox": "#fff8ea", "raccoon": "#fbfaf6", "owl": "#fff6e2", "bear": "#f4ead8"}  # the king's beard
NIGHT = "#22212b"  # noses, pupils

# Heads around 0, 0, about 100 units wide.
FOX_FACE = (
    "M0 46C-10 44-18 34-28 30C-41 26-51 16-55 6C-51 4-50-2-49-8C-44-28-24-38 0-38C24-38 44-28 49-8C50-2 51 4 55 6"
    "C51 16 41 26 28 30C18 34 10 44 0 46Z"
)
FOX_CHEEKS = (  # the pale cheeks make a heart
    "M0 46C-10 44-18 34-28 30C-41 26-51 16-55 6C-44 4-36-12-22-10C-10-8-6 8 0 16C6 8 10-8 22-10C36-12 44 4 55 6"
    "C51 16 41 26 28 30C18 34 10 44 0 46Z"
)
RACCOON_FACE = (
    "M0 44C-18 44-30 38-37 32C-42 34-47 35-53 33C-51 29-51 25-52 21C-54 19-56 16-57 13C-53 10-51 4-50-4"
    "C-46-28-26-40 0-40C26-40 46-28 50-4C51 4 53 10 57 13C56 16 54 19 52 21C51 25 51 29 53 33C47 35 42 34 37 32"
    "C30 38 18 44 0 44Z"
)
RACCOON_BROWS = (
    "M0-4C-8-20-26-24-38-16C-45-10-48 0-53 14C-50 26-44 30-36 30C-24 42-12 44 0 44C12 44 24 42 36 30"
    "C44 30 50 26 53 14C48 0 45-10 38-16C26-24 8-20 0-4Z"
)
RACCOON_MASK = "M-5 6C-6-8-16-14-27-13C-38-12-45 0-52 16C-45 24-34 24-26 20C-16 16-8 14-5 6Z"
RACCOON_SPADE = (  # a spade on the brow
    "M0-38C3-30 13-24 13-14C13-8 8-5 3-7C3 4 5 10 8 16L-8 16C-5 10-3 4-3-7C-8-5-13-8-13-14C-13-24-3-30 0-38Z"
)
OWL_FACE = (
    "M0 47C-36 47-54 24-54-2C-54-18-50-30-56-56C-42-52-30-44-16-41C-5-40 5-40 16-41C30-44 42-52 56-56"
    "C50-30 54-18 54-2C54 24 36 47 0 47Z"
)
OWL_BROW = "M0-6C-8-26-32-40-56-56C-51-34-50-24-53-10C-44-30-20-30 0 6Z"  # the left half


class Figure:
    """Draws one court card: a house (fox, raccoon, owl, bear), a rank (J, Q, K) and its colours."""

    def __init__(self, rank, t: Shades) -> None:
        self.rank, self.t, self.p = rank, t, t.palette
        self.house = SPECIES[t.suit]
        self.fur, self.deep, self.muzzle = FUR[self.house], FUR_DARK[self.house], MUZZLE[self.house]
        self.edge = (self.p.ink, self.p.line) if self.p.line else (None, 0)

    def shape(self, d, fill) -> str:
        """A filled part, outlined where the palette asks for it."""
        return path(d, fill, *self.edge)

    def limb(self, d, colour, width) -> str:
        """A thick stroke: an arm, a band, a stick."""
        under = line(d, self.p.ink, width + 2 * self.p.line) if self.p.line else ""
        return under + line(d, colour, width)

    # -- the whole card, from back to front
    def draw(self) -> str:
        head_y, scale = {"J": (107, 0.96), "Q": (98, 0.88), "K": (101, 0.96)}[self.rank]
        tilt = {"J": -5, "Q": 3, "K": 0}[self.rank]
        head = group(self.ears(), self.head(), self.face(), self.hat(), at=(HEAD_X, head_y), scale=scale, turn=tilt)
        return self.scene() + self.back() + self.body() + head + self.front()

    def scene(self) -> str:
        t, p = self.t, self.p
        if p.line:
            return ""
        glow = mix(t.pale, p.white, 0.7)
        window = path(WINDOW, t.pale)
        if self.rank == "J":
            return window + circle(HEAD_X + 0.5, 84, 52, glow)
        if self.rank == "Q":
            rim = [(HEAD_X + 43 * math.sin(a), 84 - 43 * math.cos(a)) for a in (math.tau * i / 16 for i in range(16))]
            return window + dots(rim, 10, glow) + circle(HEAD_X, 84, 45, glow)
        return window + sunburst(HEAD_X, 104, 22, mix(t.pale, p.white, 0.5))

    # -- clothes
    def back(self) -> str:
        if self.rank != "Q":
            return ""
        veil = self.shape(
            "M136 44C100 44 84 74 84 106C84 136 82 154 72 178C62 202 46 232 38 271L179 271"
            "C186 271 191 266 191 259C191 214 190 180 189 160C189 140 188 122 188 106"
            "C188 74 172 44 136 44Z",
            self.t.soft,
        )
        folds = line(
            "M93 142C89 170 72 204 58 246M103 150C99 176 90 196 82 214M181 142C182 166 184 190 185 214",
            self.t.light,
            2.5,
        )
        neck = rect(119, 118, 34, 56, 14, mix(self.fur, self.deep, 0.3))
        return veil + folds + neck

    def body(self) -> str:
        return {"J": self.coat, "Q": self.gown, "K": self.mantle}[self.rank]()

    def coat(self) -> str:
        t, p = self.t, self.p
        coat = self.shape(
            "M84 271C86 232 88 200 98 174C104 158 116 146 136 146C156 146 168 158 174 174"
            "C184 200 186 232 187 262C186 268 183 271 179 271Z",
            t.main,
        )
        seam = line("M136 190L136 270", t.dark, 2.5)
        pockets = line("M102 243L116 245M156 245L170 243", t.dark, 5)
        return (
            coat
            + seam
            + pockets
            + self.arm()
            + "".join(circle(136, y, 4, p.gold) for y in (214, 236, 258))
            + COLLARS[self.house](self)
        )

    def gown(self) -> str:
        t, p = self.t, self.p
        gown = self.shape(
            "M52 271C66 246 92 222 102 198C106 184 104 172 104 162L168 162C168 172 166 184 170 198"
            "C178 222 187 244 190 262C188 268 184 271 179 271Z",
            t.main,
        )
        panel = path("M114 271C118 246 124 224 127 206L145 206C148 224 154 246 158 271Z", t.light)
        bust = self.shape(
            "M104 160C114 154 158 154 168 160C168 178 152 194 136 198C120 194 104 178 104 160Z",
            mix(self.fur, self.muzzle, 0.25),
        )
        pearls = "".join(
            circle(136 + 24 * math.sin(a), 160 + 22 * math.cos(a), 3.2, p.gold)
            for a in (math.radians(d) for d in range(-72, 73, 18))
        )
        trim = line("M127 206C124 224 118 246 114 270M145 206C148 224 154 246 158 270", p.gold, 2)
        marks = "".join(suit_mark(t.suit, 136, y, size, t.main) for y, size in ((223, 11), (241, 13), (260, 15)))
        return (
            gown
            + panel
            + trim
            + marks
            + bust
            + self.arm()
            + RUFFS[self.house](self)
            + pearls
            + suit_mark(t.suit, 136, 188, 17, t.main)
        )

    def mantle(self) -> str:
        t, p = self.t, self.p
        mantle = self.shape(
            "M28 271C34 226 62 174 100 152L172 152C186 164 191 184 191 208L191 259C191 266 186 271 179 271Z", t.main
        )
        robe = self.shape("M100 271L120 176L152 176L172 271Z", t.soft)
        ermine = self.shape(
            "M104 132C80 150 62 178 56 196C74 207 94 210 114 206L136 190L158 206"
            "C172 209 182 207 191 203"
            "C190 176 184 150 168 132Z",
            p.white,
        )
        shadow = path("M104 132C96 160 110 184 136 190C162 184 176 160 168 132Z", mix(p.white, "#c2a679", 0.42))
        spots = "".join(
            path(f"M{x} {y}l3 8l-6 0Z", t.dark, t.dark, 2)
            for x, y in ((72, 188), (87, 194), (86, 176), (103, 193), (169, 193), (183, 188), (183, 170))
        )
        chain = line("M112 204C118 226 154 226 160 204", p.gold, 4) + circle(136, 222, 13, p.gold, *self.edge)
        trim = line("M118 188L101 270M154 188L171 270", p.gold, 2.5)
        marks = "".join(suit_mark(t.suit, x, y, 12, t.main) for x, y in ((122, 262), (150, 262), (136, 248)))
        return (
            mantle
            + robe
            + trim
            + marks
            + self.arm()
            + ermine
            + shadow
            + spots
            + chain
            + suit_mark(t.suit, 136, 222, 16, t.main)
        )

    def arm(self) -> str:
        shoulder = {
            "J": "M101 184C95 212 84 227 64 227",
            "Q": "M107 190C102 216 86 232 64 230",
            "K": "M96 196C88 224 80 231 64 231",
        }[self.rank]
        return self.limb(shoulder, mix(self.t.main, self.t.dark, 0.6), 26 if self.rank == "K" else 23)

    def front(self) -> str:
        """The hand on the left and what it holds, below the index."""
        cuff = group(
            rect(-7, -15, 13, 30, 6, self.p.gold if self.rank == "J" else self.p.white, *self.edge),
            at=(64, 228),
            turn=4,
        )
        prop = PROPS[self.rank + self.t.suit](self)
        return group(prop, at=(42, 229)) + cuff + group(self.paw(), at=(46, 229))

    def paw(self) -> str:
        if self.house == "owl":  # a wing tip with three feathers
            return self.shape(
                "M14-14C0-18-14-14-18-6C-12-6-12-4-17-2C-20 0-20 4-18 6C-12 4-12 6-15 9C-10 15 4 16 14 13Z", self.fur
            )
        colour = self.deep if self.house in ("fox", "raccoon") else self.fur
        return circle(0, 0, 14.5, colour, *self.edge) + line(
            "M-14-3L-6-3M-14 4L-6 4", mix(colour, NIGHT if self.house == "bear" else self.p.white, 0.35), 2.2
        )

    # -- heads, around 0, 0; about 100 wide
    def ears(self) -> str:
        f, deep = self.fur, self.deep
        if self.house == "fox":
            return mirrored(
                self.shape("M-49-2C-55-24-54-48-48-59C-46-62-42-62-39-60C-26-52-16-42-8-30Z", f),
                path("M-43-16C-47-28-46-42-43-50C-34-44-26-38-20-30Z", deep),
            )
        if self.house == "raccoon":
            return mirrored(circle(-37, -31, 17, deep, *self.edge), circle(-36, -29, 9.5, self.muzzle))
        if self.house == "bear":
            return mirrored(circle(-38, -31, 19, f, *self.edge), circle(-37, -30, 10.5, self.muzzle))
        return ""

    def head(self) -> str:
        f, deep, m = self.fur, self.deep, self.muzzle
        if self.house == "fox":
            return self.shape(FOX_FACE, f) + path(FOX_CHEEKS, m)
        if self.house == "raccoon":
            return (
                self.shape(RACCOON_FACE, f)
                + path(RACCOON_BROWS, m)
                + mirrored(path(RACCOON_MASK, deep))
                + path(RACCOON_SPADE, deep)
                + ellipse(0, 27, 21, 15, m)
            )
        if self.house == "owl":  # the brow and the beak are diamonds
            return (
                self.shape(OWL_FACE, f)
                + mirrored(path(OWL_BROW, deep))
                + mirrored(circle(-22, 2, 25, m))
                + path("M0-34L9-20L0-6L-9-20Z", self.p.gold)
            )
        return ellipse(0, 2, 52, 45, f, 0, *self.edge) + ellipse(0, 22, 25, 19, m)  # ears and face make a club

    def face(self) -> str:
        p, young, old = self.p, self.rank == "J", self.rank == "K"
        ex, ey = {"fox": (21, 3), "raccoon": (24, 4), "owl": (22, 1), "bear": (21, -5)}[self.house]
        r = {"J": 8.2, "Q": 7.2, "K": 6.2}[self.rank]
        out = ""
        if self.house == "owl":
            r = {"J": 12, "Q": 11, "K": 10}[self.rank]
            out += mirrored(circle(-ex, ey, r + 5, p.gold), circle(-ex, ey, r, NIGHT))
        elif self.house == "raccoon":
            out += mirrored(circle(-ex, ey, r + 3, p.white), circle(-ex + 1, ey, r - 0.6, NIGHT))
        else:
            out += mirrored(ellipse(-ex, ey, r * 0.92, r * 1.15, NIGHT))
        out += "".join(circle(x + r * 0.3, ey - r * 0.38, r * 0.34, p.white) for x in (-ex, ex))
        if young:
            out += "".join(circle(x - r * 0.35, ey + r * 0.4, r * 0.17, p.white) for x in (-ex, ex))
        wide = r + {"owl": 5, "raccoon": 3}.get(self.house, 0)
        if self.rank == "Q":  # lids and lashes
            lid = {"fox": self.deep, "raccoon": self.p.white, "owl": self.deep, "bear": NIGHT}[self.house]
            out += mirrored(
                line(
                    f"M{num(-ex + wide)} {num(ey - 3)}C{num(-ex + wide * 0.5)} {num(ey - wide * 1.35)} "
                    f"{num(-ex - wide * 0.6)} {num(ey - wide * 1.35)} {num(-ex - wide - 1)} {num(ey - 2)}"
                    f"L{num(-ex - wide - 6)} {num(ey - 6)}M{num(-ex - wide * 0.8)} {num(ey - wide * 0.72)}"
                    f"L{num(-ex - wide - 3.5)} {num(ey - wide - 3.5)}",
                    lid,
                    2.6,
                )
            )
        blush = mix(self.muzzle if self.house in ("fox", "owl") else self.fur, "#e5484d", 0.36)
        if not old:
            bx, by = {"fox": (36, 17), "raccoon": (40, 24), "owl": (39, 25), "bear": (39, 13)}[self.house]
            out += mirrored(ellipse(-bx, by, 7.5, 5, blush))
        return out + self.mouth() + (self.beard() if old else "")

    def mouth(self) -> str:
        p = self.p
        if self.house == "owl":
            return path(
                "M0 7C3 7 10 16 10 20C10 24 4 33 0 33C-4 33-10 24-10 20C-10 16-3 7 0 7Z", mix(p.gold, "#c8702a", 0.55)
            ) + path("M0 7C3 7 10 16 10 20C6 22-6 22-10 20C-10 16-3 7 0 7Z", p.gold)
        ny = {"fox": 25, "raccoon": 20, "bear": 15}[self.house]
        nose = path(
            f"M-9 {ny - 4}C-9 {ny - 8} 9 {ny - 8} 9 {ny - 4}C9 {ny + 2} 3 {ny + 6} 0 {ny + 6}"
            f"C-3 {ny + 6}-9 {ny + 2}-9 {ny - 4}Z",
            NIGHT,
        ) + ellipse(-3, ny - 4, 2.4, 1.3, "#8d8b98")
        if self.rank == "J":
            return (
                path(f"M-9 {ny + 9}C-4 {ny + 12} 4 {ny + 12} 9 {ny + 9}C8 {ny + 18}-8 {ny + 18}-9 {ny + 9}Z", "#7c2430")
                + line(f"M-11 {ny + 8}C-6 {ny + 12} 6 {ny + 12} 11 {ny + 8}", NIGHT, 2.2)
                + nose
            )
        return (
            line(
                f"M0 {ny + 5}L0 {ny + 8}M-10 {ny + 8}C-8 {ny + 13}-2 {ny + 13} 0 {ny + 8}"
                f"C2 {ny + 13} 8 {ny + 13} 10 {ny + 8}",
                NIGHT,
                2.2,
            )
            + nose
        )

    def beard(self) -> str:
        """The king's age: brows, and a beard of his house's cut."""
        p, hair = self.p, HAIR[self.house]
        rim = self.edge if p.line else (mix(hair, self.deep, 0.2), 1.4)
        if self.house == "fox":
            tuft = path("M-30 24C-38 24-46 22-54 14C-53 20-50 24-47 27L-53 29C-48 34-40 38-30 38Z", hair)
            return (
                mirrored(tuft)
                + path("M-26 30C-18 34-10 34 0 34C10 34 18 34 26 30C28 48 16 68 0 80C-16 68-28 48-26 30Z", hair, *rim)
                + line("M-9 48L-7 60M0 50L0 66M9 48L7 60", mix(hair, FUR["fox"], 0.35), 2.5)
                + self.mouth()
                + mirrored(line("M-31-13C-26-18-18-18-13-14", hair, 6))
            )
        if self.house == "raccoon":
            return (
                path(
                    "M-40 30C-34 34-20 30 0 34C20 30 34 34 40 30C40 46 30 52 28 62C20 60 18 66 12 72"
                    "C8 66 4 70 0 76C-4 70-8 66-12 72"
                    "C-18 66-20 60-28 62C-30 52-40 46-40 30Z",
                    hair,
                    *rim,
                )
                + mirrored(path("M0 29C-8 26-18 28-24 36C-16 40-6 38 0 32Z", mix(hair, FUR["raccoon"], 0.5)))
                + self.mouth()
                + mirrored(line("M-38-19C-32-29-20-29-12-20", hair, 7))
            )
        if self.house == "owl":  # an old owl reads a lot: spectacles
            return (
                mirrored(
                    circle(-22, 1, 20, None, NIGHT, 3),
                    line("M-42 0L-52-4", NIGHT, 3),
                    path("M-8-14C-16-28-34-28-48-22C-42-14-24-12-8-14Z", p.white, *self.edge),
                )
                + line("M-3-3C-1-5 1-5 3-3", NIGHT, 3)
                + "".join(
                    group(
                        path(
                            "M-11-14C-14 4-9 18 0 22C9 18 14 4 11-14Z", p.white, f"{mix(p.white, self.fur, 0.5)}", 1.6
                        ),
                        at=at,
                        turn=a,
                    )
                    for at, a in (((-26, 44), 16), ((26, 44), -16), ((-10, 54), 5), ((10, 54), -5), ((0, 44), 0))
                )
            ) + self.mouth()
        return (
            path("M-42 20C-34 34-22 30 0 40C22 30 34 34 42 20C46 46 34 74 0 78C-34 74-46 46-42 20Z", hair, *rim)
            + ellipse(0, 22, 25, 17, self.muzzle)
            + mirrored(path("M0 29C-10 24-24 26-34 38C-22 44-8 42 0 34Z", mix(hair, FUR["bear"], 0.22)))
            + path("M-6 37C-3 39 3 39 6 37C5 43-5 43-6 37Z", "#7c2430")
            + self.mouth()
            + mirrored(line("M-32-17C-28-23-18-23-12-18", hair, 7))
        )

    # -- hats, around the head's 0, 0
    def hat(self) -> str:
        return {"J": CAPS[self.house], "Q": Figure.tiara, "K": Figure.crown}[self.rank](self)

    def crown(self) -> str:
        """Tall and pointed."""
        t, p, deep_gold = self.t, self.p, mix(self.p.gold, "#b8741a", 0.45)
        crown = self.shape(
            "M-36-30C-39-46-46-64-52-76C-42-70-32-62-24-54C-19-68-9-82 0-90C9-82 19-68 24-54"
            "C32-62 42-70 52-76C46-64 39-46 36-30C12-38-12-38-36-30Z",
            p.gold,
        )
        band = self.limb("M-35-32C-12-40 12-40 35-32", deep_gold, 9)
        return (
            crown
            + band
            + "".join(circle(x, y, 5.5, t.main, *self.edge) for x, y in ((-51, -76), (51, -76), (0, -90)))
            + suit_mark(t.suit, 0, -60, 21, t.main)
            + "".join(circle(x, y, 2.8, p.white) for x, y in ((-23, -35), (0, -38), (23, -35)))
        )

    def tiara(self) -> str:
        """Low and round, with pearls."""
        t, p, deep_gold = self.t, self.p, mix(self.p.gold, "#b8741a", 0.45)
        domes = ((-33, -35, 8), (33, -35, 8), (-19, -43, 11), (19, -43, 11), (0, -50, 15))
        return (
            "".join(
                circle(x * 1.12, y - r - 2, 4.6, p.white, *(self.edge if p.line else (deep_gold, 1.8)))
                for x, y, r in domes
            )
            + "".join(circle(x, y, r, p.gold, *self.edge) for x, y, r in domes)
            + "".join(circle(x, y, r * 0.45, t.soft) for x, y, r in domes[:4])
            + self.limb("M-40-26C-18-40 18-40 40-26", deep_gold, 7)
            + suit_mark(t.suit, 0, -51, 20, t.main)
        )


# Collars of the four jacks, ruffs of the four queens.
def kerchief(f: Figure) -> str:
    p = f.p
    return f.shape(
        "M136 182L108 150C100 156 98 164 98 172L120 188ZM136 182L164 150C172 156 174 164 174 172L152 188Z", p.white
    ) + f.shape("M127 172L145 172L142 184L152 214L136 206L120 214L130 184Z", p.gold)


def clasp(f: Figure) -> str:  # a cape, closed with a penny
    p, t = f.p, f.t
    return (
        f.shape(
            "M136 178C116 172 102 160 96 148C82 172 78 214 76 252C96 236 122 206 136 178ZM136 178"
            "C156 172 170 160 176 148"
            "C188 172 191 214 191 252C174 236 150 206 136 178Z",
            t.soft,
        )
        + circle(136, 180, 10, p.coin, *f.edge)
        + circle(136, 180, 6, None, mix(p.coin, "#7a3d10", 0.5), 2)
    )


def bow_tie(f: Figure) -> str:
    p = f.p
    return (
        f.shape(
            "M136 180L110 150C102 156 99 164 99 172L122 190ZM136 180L162 150C170 156 173 164 173 172L150 190Z", p.white
        )
        + f.shape(
            "M136 178C126 170 116 166 110 168C108 178 108 188 110 196C118 198 128 192 136 184"
            "C144 192 154 198 162 196"
            "C164 188 164 178 162 168C156 166 146 170 136 178Z",
            p.gold,
        )
        + circle(136, 181, 6, mix(p.gold, "#b8741a", 0.5))
    )


def scarf(f: Figure) -> str:
    t, p = f.t, f.p
    return (
        f.shape("M152 176L170 172C174 194 174 214 172 232L150 232C154 214 154 194 152 176Z", t.soft)
        + line("M154 222L172 222M155 204L173 204", p.gold, 5)
        + f.shape(
            "M94 152C108 172 164 172 178 152C184 164 182 178 172 186C150 196 122 196 100 186C90 178 88 164 94 152Z",
            t.soft,
        )
        + line("M112 168L106 186M136 172L136 192M160 168L166 186", p.gold, 5)
    )


COLLARS = {"fox": kerchief, "raccoon": clasp, "owl": bow_tie, "bear": scarf}


def ruff(f: Figure) -> str:
    p = f.p
    rim = [(136 + 43 * math.cos(a), 148 + 17 * math.sin(a)) for a in (math.radians(d) for d in range(-8, 189, 17))]
    return (
        "".join(circle(x, y, 9, p.white, *f.edge) for x, y in rim)
        + path("M92 140C96 168 176 168 180 140Z", p.white)
        + ellipse(136, 142, 36, 8, mix(p.white, f.t.soft, 0.3))
    )


def wing_collar(f: Figure) -> str:
    return f.shape(
        "M136 182C118 174 104 160 98 142C92 134 86 130 80 140C84 168 96 186 112 194ZM136 182"
        "C154 174 168 160 174 142"
        "C180 134 186 130 191 140C190 168 176 186 160 194Z",
        f.p.white,
    )


def feather_collar(f: Figure) -> str:
    out = ""
    for x, y, turn in (
        (96, 156, 38),
        (176, 156, -38),
        (108, 168, 24),
        (164, 168, -24),
        (122, 176, 10),
        (150, 176, -10),
    ):
        out += group(
            f.shape("M-9-18C-13 0-8 16 0 20C8 16 13 0 9-18Z", f.muzzle) + line("M0-8L0 8", f.fur, 2),
            at=(x, y),
            turn=turn,
        )
    return out


def shawl(f: Figure) -> str:
    p = f.p
    return f.shape(
        "M136 200C112 190 96 170 92 148C84 156 80 170 82 186C96 204 116 214 136 216"
        "C156 214 176 204 190 186"
        "C191 170 188 156 180 148C176 170 160 190 136 200Z",
        p.white,
    ) + "".join(
        circle(x, y, 2.4, f.t.soft) for x, y in ((92, 172), (98, 188), (112, 199), (180, 172), (174, 188), (160, 199))
    )


RUFFS = {"fox": ruff, "raccoon": wing_collar, "owl": feather_collar, "bear": shawl}


# Caps of the four jacks.
def feather(colour, vein) -> str:
    return path("M0 0C-4-16 4-38 24-44C30-30 22-8 6 2Z", colour) + line("M2 2C6-14 12-28 21-38", vein, 2)


def cap_fox(f: Figure) -> str:  # a soft beret over one ear
    t = f.t
    return (
        group(feather(f.p.gold, mix(f.p.gold, "#a65a10", 0.5)), at=(20, -48), turn=10, scale=1.15)
        + f.shape("M-38-24C-58-24-62-46-46-58C-24-74 14-74 34-58C46-48 46-32 38-26C20-34-18-34-38-24Z", t.main)
        + path("M-46-52C-36-62-18-66-2-65C-18-60-34-54-42-42C-48-44-49-48-46-52Z", t.soft)
        + f.limb("M-37-25C-14-34 16-34 38-27", t.dark, 8)
        + f.limb("M-4-69C-4-73-2-76 1-78", t.dark, 5)
    )


def cap_raccoon(f: Figure) -> str:  # a forester's pointed hat
    t = f.t
    return (
        group(feather("#c8242f" if f.p.suits["s"] != "#c8242f" else f.p.gold, "#7c1820"), at=(18, -42), turn=20)
        + f.shape("M-40-30C-34-48-12-66 18-74C24-75 26-70 25-66C24-54 30-42 38-32C14-42-16-42-40-30Z", t.main)
        + f.shape("M-58-24C-40-46 22-52 50-28C54-24 50-18 45-20C18-34-20-34-50-17C-56-14-61-19-58-24Z", t.soft)
    )


def cap_owl(f: Figure) -> str:  # a scholar's board
    t = f.t
    return (
        f.shape("M-30-34L-30-50L30-50L30-34C12-42-12-42-30-34Z", t.dark)
        + f.shape("M-54-58L0-76L54-58L0-40Z", t.main)
        + f.limb("M0-59C20-58 36-52 44-48L44-30", f.p.gold, 3.5)
        + f.shape("M39-32L49-32L52-14L36-14Z", f.p.gold)
        + circle(0, -59, 4, f.p.gold)
    )


def cap_bear(f: Figure) -> str:  # an acorn's cup
    t = f.t
    return (
        f.limb("M2-64C2-72 6-78 12-80", t.dark, 6)
        + f.shape("M6-70C14-84 32-84 42-76C36-64 18-60 6-70Z", t.soft)
        + f.shape(
            "M-46-24C-50-48-30-68 0-68C30-68 50-48 46-24C44-18 38-18 34-22C12-34-12-34-34-22C-38-18-44-18-46-24Z",
            t.main,
        )
        + line(
            "M-42-34C-36-50-22-60-8-64M-32-26C-26-44-8-58 14-65M-12-30C-4-46 14-56 32-56M12-31"
            "C18-40 30-46 42-44"
            "M42-34C36-50 22-60 8-64M32-26C26-44 8-58-14-65M12-30C4-46-14-56-32-56M-12-31C-18-40-30-46-42-44",
            t.soft,
            2,
        )
    )


CAPS = {"fox": cap_fox, "raccoon": cap_raccoon, "owl": cap_owl, "bear": cap_bear}


# What they hold, around the hand at 0, 0; from 78 above to 40 below, 30 to either side.
def letter(f: Figure) -> str:
    p = f.p
    return group(
        f.shape("M-26-22L26-22L26 16L-26 16Z", p.white)
        + line("M-25-20L0 2L25-20", f.t.light, 3)
        + suit_mark("h", 0, 0, 17, f.t.main),
        at=(0, -34),
        turn=-10,
    )


def shovel(f: Figure) -> str:
    return (
        f.limb("M0-24L0 36", "#a8713f", 7)
        + f.limb("M-9 37L9 37", "#a8713f", 7)
        + f.shape("M0-76C4-76 20-58 20-44C20-34 12-26 0-26C-12-26-20-34-20-44C-20-58-4-76 0-76Z", f.t.soft)
        + line("M0-62L0-40", f.t.light, 3)
    )


def kite(f: Figure) -> str:
    t = f.t
    return (
        line("M0-22C10-10-8 4 2 18C6 26 0 32-4 36", t.dark, 2.2)
        + f.shape("M0-78L25-52L0-18L-25-52Z", t.main)
        + path("M0-78L25-52L0-52ZM0-18L-25-52L0-52Z", f.p.gold)
        + line("M0-78L0-18M-25-52L25-52", f.p.white, 2)
    )


def honey(f: Figure) -> str:
    p = f.p
    return (
        f.shape("M-24-58C-36-46-36-8-22 2L22 2C36-8 36-46 24-58Z", p.coin)
        + f.shape("M-26-68L26-68L26-56L-26-56Z", p.white)
        + path("M-24-56L24-56C26-44 20-38 16-42C13-46 10-34 5-36C0-38-2-46-7-44C-13-40-22-42-24-56Z", p.gold)
        + circle(0, -25, 12.5, p.white)
        + suit_mark("c", 0, -25, 17, f.t.main)
    )


def rose(f: Figure) -> str:
    t = f.t
    return (
        f.limb("M0-34C3-14-2 8 2 38", "#3f8f5f", 4)
        + f.shape("M2-6C12-18 24-16 28-10C22 0 10 2 2-6Z", "#3f8f5f")
        + f.shape(
            "M-20-62C-22-44-12-32 0-32C12-32 22-44 20-62C14-68 8-66 5-62C2-70-4-70-6-62C-10-66-16-66-20-62Z", t.main
        )
        + line("M-10-56C-6-46 4-44 11-55M-14-48C-6-38 6-38 14-47", t.light, 2.4)
    )


def fan(f: Figure) -> str:
    p, t = f.p, f.t
    spread = [(-54, -36), (-36, -12), (-12, 12), (12, 36)]
    out = ""
    for i, (a, b) in enumerate(spread):
        xa, ya, xb, yb = (v for d in (a, b) for v in (45 * math.sin(math.radians(d)), -45 * math.cos(math.radians(d))))
        out += f.shape(f"M0 0L{num(xa)} {num(ya)}A45 45 0 0 1 {num(xb)} {num(yb)}Z", t.main if i % 2 else p.gold)
    rim = line("M-31-22A38 38 0 0 1 31-22", p.white, 2.2)
    return group(out + rim, at=(2, -8), turn=8)


def book(f: Figure) -> str:
    p, t = f.p, f.t
    return group(
        f.shape("M-28-54L28-54L28-2L-28-2Z", t.dark)
        + path("M-25-50C-16-56-6-54 0-49C6-54 16-56 25-50L25-8C16-13 6-12 0-7C-6-12-16-13-25-8Z", p.white)
        + line("M0-48L0-10M-19-42L-8-42M-19-34L-8-34M-19-26L-8-26M9-42L19-42M9-34L19-34", t.light, 2.4),
        at=(2, -12),
        turn=-6,
    )


def teacup(f: Figure) -> str:
    p, t = f.p, f.t
    return (
        f.shape("M-20-40C-20-16-10-8 0-8C10-8 20-16 20-40Z", p.white)
        + line("M20-33C34-36 32-16 15-17", f.p.white, 5)
        + f.shape("M-26-6C-14-2 14-2 26-6C20 4-20 4-26-6Z", p.white)
        + ellipse(0, -40, 20, 5, t.soft)
        + suit_mark("c", 0, -24, 15, t.main)
        + line("M-8-52C-14-60-2-64-8-74M7-52C1-60 13-64 7-74", f.p.white, 3.4)
    )


def sceptre(f: Figure) -> str:
    p = f.p
    return (
        f.limb("M0-34L0 38", p.gold, 6.5)
        + circle(0, 38, 5, f.t.main)
        + f.limb("M-8-30L8-30", p.gold, 6)
        + suit_mark("h", 0, -54, 38, f.t.main, p.gold, 4.5)
    )


def key(f: Figure) -> str:
    p = f.p
    shaft = "M0-36L0 36M0 32L-15 32M0 20L-12 20"
    under = line(shaft, p.ink, 14) + circle(0, -54, 17, None, p.ink, 14) if p.line else ""
    return under + line(shaft, p.gold, 8) + circle(0, -54, 17, None, p.gold, 8) + suit_mark("s", 0, -54, 18, f.t.main)


def orb(f: Figure) -> str:
    p, t = f.p, f.t
    deep = mix(p.gold, "#b8741a", 0.45)
    return (
        f.limb("M-9-20L9-20", deep, 8)
        + circle(0, -73, 5, t.main, *f.edge)
        + f.limb("M-8-66L8-66", deep, 6)
        + circle(0, -43, 22, p.gold, *f.edge)
        + circle(0, -43, 15, p.white)
        + suit_mark("d", 0, -43, 21, t.main)
        + ellipse(-13, -56, 4.5, 2.8, mix(p.gold, p.white, 0.7), -40)
    )


def dipper(f: Figure) -> str:
    p = f.p
    return (
        f.limb("M0-30L0 38", "#a8713f", 6.5)
        + f.limb("M-8-74L8-74M-14-64L14-64M-16-53L16-53M-13-42L13-42M-7-32L7-32", "#b9824a", 7.5)
        + path(
            "M-12-79C-6-84 6-84 12-79C20-70 22-58 19-48C17-44 13-46 13-51C13-56 9-56 8-51L8-38C7-33 2-33 1-38"
            "L0-54"
            "C-1-58-5-58-7-54C-10-48-17-50-18-58C-18-66-16-74-12-79Z",
            p.gold,
        )
        + line("M-9-72C-7-75-4-76-1-77", p.white, 2.5)
    )


PROPS = {
    "Jh": letter,
    "Js": shovel,
    "Jd": kite,
    "Jc": honey,
    "Qh": rose,
    "Qs": fan,
    "Qd": book,
    "Qc": teacup,
    "Kh": sceptre,
    "Ks": key,
    "Kd": orb,
    "Kc": dipper,
}


# ---------------------------------------------------------------------------------------------- faces of cards


def stock(p: Palette) -> str:
    half = p.edge_width / 2
    return rect(half, half, WIDTH - 2 * half, HEIGHT - 2 * half, CORNER, p.stock, p.edge, p.edge_width)


def card(rank, suit, p: Palette = TWO_COLOUR) -> str:
    """The full face: index, and countable pips, an emblem or a figure."""
    t = p.shades(suit)
    content = ace(t) if rank == "A" else Figure(rank, t).draw() if rank in "JQK" else pips(rank, t)
    return svg(stock(p), content, index(rank, t))


BIG_HAT = {"s": 1, "h": -5, "d": 0, "c": -4}  # where a hat sits on each suit


def big_card(rank, suit, p: Palette = TWO_COLOUR) -> str:
    """The face for small sizes: a larger index and one large suit, which wears its rank's hat."""
    t = p.shades(suit)
    x, y, size, hat = 124, 200, 118, ""
    if rank in "JQK":
        y, size = 210, 98
        hat = group(Figure(rank, t).hat(), at=(x, y - 20 + BIG_HAT[suit]), scale=0.92)
    return svg(stock(p), suit_mark(suit, x, y, size, t.main), hat, index(rank, t, 1.1, 43))


def suit_icon(suit, p: Palette = TWO_COLOUR) -> str:
    return svg(suit_mark(suit, 0, 0, 104, p.suits[suit]), width=120, height=120, box="-60 -60 120 120")


# ---------------------------------------------------------------------------------------------- backs


def back(colour, pattern, p: Palette = TWO_COLOUR) -> str:
    """A back: the pattern may run up to 8 units under the frame."""
    frame = (
        "M15 0L185 0A15 15 0 0 1 200 15L200 265A15 15 0 0 1 185 280L15 280A15 15 0 0 1 0 265"
        "L0 15A15 15 0 0 1 15 0Z"
        "M17 9A8 8 0 0 0 9 17L9 263A8 8 0 0 0 17 271L183 271A8 8 0 0 0 191 263L191 17A8 8 0 0 0 183 9Z"
    )
    return svg(
        rect(4, 4, 192, 272, 12, colour),
        pattern,
        f'<path d="{frame}" fill="{p.stock}" fill-rule="evenodd"/>',
        rect(0.75, 0.75, 198.5, 278.5, CORNER, None, p.edge, 1.5),
        rect(12.5, 12.5, 175, 255, 6, None, p.gold, 1.6),
    )


def twice(*parts) -> str:
    """The parts and the same turned around the card's middle."""
    text = "".join(parts)
    return text + f'<g transform="rotate(180 100 140)">{text}</g>'


def back_lattice() -> str:
    """Burgundy, a gold lattice and a rosette."""
    p = TWO_COLOUR
    lines, sparks = "", ""
    for i in range(-13, 14):  # the falling and the rising diagonals, cut at the frame
        left, right = sorted(min(max(100 + (side - 30 * i) / 1.5, 12), 188) for side in (-128, 128))
        if left < right:
            top, bottom = (num(140 + 1.5 * (x - 100) + 30 * i) for x in (left, right))
            for x1, x2 in ((left, right), (200 - left, 200 - right)):
                lines += f"M{num(x1)} {top}L{num(x2)} {bottom}"
    for row in range(-4, 5):
        for column in range(-4, 5):
            sparks += f"M{100 + 20 * column} {135 + 30 * row}l3.3 5l-3.3 5l-3.3-5Z"
    petal = "M0-6C-9-18-7-30 0-40C7-30 9-18 0-6Z"
    petals = "".join(
        group(path(petal, fill), at=(100, 140), turn=60 * i + turn)
        for fill, turn in ((p.gold, 30), (p.cream, 0))
        for i in range(6)
    )
    return back(
        "#7b2335",
        line(lines, "#a8574f", 1.6)
        + path(sparks, p.gold)
        + circle(100, 140, 51, "#5e1727", p.gold, 3)
        + circle(100, 140, 45, None, p.gold, 1.2)
        + petals
        + circle(100, 140, 11, p.coin, p.cream, 2.5),
    )


def back_petals() -> str:
    """Felt green, interlaced petals in cream and gold."""
    p = TWO_COLOUR
    across, down, pennies = "", "", []
    for row in range(10):
        for column in range(7):
            x, y = 10 + 30 * column, 5 + 30 * row
            if column < 6:
                across += f"M{x + 2} {y}Q{x + 15} {y - 9} {x + 28} {y}Q{x + 15} {y + 9} {x + 2} {y}Z"
            if row < 9:
                down += f"M{x} {y + 2}Q{x + 9} {y + 15} {x} {y + 28}Q{x - 9} {y + 15} {x} {y + 2}Z"
            if column < 6 and row < 9:
                pennies.append((x + 15, y + 15))
    ring = twice(suit_mark("s", 100, 117, 20, p.gold), suit_mark("h", 123, 140, 20, p.cream))
    return back(
        "#114a40",
        path(across + down, "#2a8a76")
        + dots(pennies, 3.2, p.coin)
        + circle(100, 140, 46, "#114a40", p.gold, 3)
        + circle(100, 140, 40, None, "#2a8a76", 2)
        + ring
        + circle(100, 140, 6, p.coin),
    )


def back_raccoons() -> str:
    """Two raccoons and a penny, among pennies."""
    p = TWO_COLOUR
    places = [(x, y) for x in (26, 174) for y in (30, 85, 140, 195, 250)] + [(100, 25), (100, 255)]
    coins = dots(places, 8.5, p.coin) + "".join(circle(x, y, 5, None, "#a8642c", 1.8) for x, y in places)
    between = [(x, y) for x in (26, 174) for y in (57.5, 112.5, 167.5, 222.5)]
    stars = dots(between + [(x, y) for x in (63, 137) for y in (26, 254)], 2.4, p.gold)
    fur, deep, muzzle = FUR["raccoon"], FUR_DARK["raccoon"], MUZZLE["raccoon"]
    eye = circle(-24, 4, 9, p.white) + circle(-23, 4, 5.5, NIGHT)
    face = (
        mirrored(circle(-37, -31, 17, deep), circle(-36, -29, 9.5, muzzle))
        + path(RACCOON_FACE, fur)
        + path(RACCOON_BROWS, muzzle)
        + mirrored(path(RACCOON_MASK, deep), eye)
        + path("M0-38C6-26 6-4 8 16L-8 16C-6-4-6-26 0-38Z", deep)
        + ellipse(0, 20, 8, 6, NIGHT)
    )
    coin = circle(100, 140, 25, p.coin, "#24345c", 5) + circle(100, 140, 19, None, "#a8642c", 2.2)
    star = rays(100, 140, 8, 15, 8, p.cream, 0.9)
    return back("#24345c", coins + stars + twice(group(face, at=(100, 84), scale=1.1)) + coin + star)


def back_sun() -> str:
    """A sunburst with the four suits."""
    p = TWO_COLOUR
    corners = twice(suit_mark("s", 38, 44, 30, p.cream), suit_mark("h", 162, 44, 30, p.cream))
    sides = twice(suit_mark("d", 38, 140, 30, p.gold), suit_mark("c", 100, 44, 30, p.gold))
    return back(
        "#c8242f",
        sunburst(100, 140, 24, "#a81a28", in_frame)
        + corners
        + sides
        + circle(100, 140, 47, p.cream)
        + circle(100, 140, 42, "#1c6b5c")
        + rays(100, 140, 20, 39, 16, p.gold, 0.7)
        + circle(100, 140, 21, p.gold)
        + circle(100, 140, 15, p.cream)
        + circle(100, 140, 7, "#c8242f"),
    )


BACKS = {"lattice": back_lattice, "petals": back_petals, "raccoons": back_raccoons, "sun": back_sun}


# ---------------------------------------------------------------------------------------------- the deck


def drawings() -> dict[str, str]:
    """Every file of assets/cards but the back with the mask."""
    files = {f"back-{name}": draw() for name, draw in BACKS.items()}
    for name, palette in DECKS.items():
        place = f"{name}/" if name else ""
        for suit in SUITS:
            files[f"{place}suit-{suit}"] = suit_icon(suit, palette)
            for rank in RANKS:
                files[f"{place}{rank}{suit}"] = card(rank, suit, palette)
                files[f"{place}big-{rank}{suit}"] = big_card(rank, suit, palette)
    return files
