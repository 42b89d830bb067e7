"""Pennies, buttons and painted beans: SVG for every view.

A coin is drawn in a 64 x 64 box. Every kind has the same dark rim (so that it reads on cream and on felt)
and the same light from above left.
"""

import math

import raccoon

from garbage_desktop.paint import kit
from garbage_desktop.paint.kit import box, disc, down, line, moved, oval, shape, svg

BUTTONS = {
    "blue": "#3f7fc4",
    "red": "#d2434a",
    "green": "#4fa565",
    "plum": "#8a55a0",
    "mustard": "#e3a93c",
    "white": "#f0e7d4",
}
BEANS = {
    "speckled": ("#f3e4c4", "#9b3a2e"),
    "dotted": ("#a83a34", "#fff0d6"),
    "striped": ("#3f8f74", "#f6e3a6"),
    "starry": ("#4a6fb5", "#ffe08a"),
    "smiling": ("#f2bd45", "#4a2509"),
}
KINDS = {"penny": ("copper",), "button": tuple(BUTTONS), "bean": tuple(BEANS)}
SPIN_WIDTH = (1, 0.66, 0.2, 0.66)
TILT = 0.74  # how much a tilted coin is squashed
THICK = 11  # and how thick it is, in units of the 64 box


# ---- faces of the coins, centre 0,0, radius 31 --------------------------------------------------
def penny_face(side: str = "raccoon", bold: bool = False, rim: float = 3.2) -> str:
    rim = 4.6 if bold else rim
    parts = [
        disc(0, 0, 31, kit.COIN_RIM),
        disc(0, 0, 31 - rim, "url(#metal)"),
        disc(0, 0, 24 if not bold else 22.5, "#8f4c1d"),
        disc(0, 0.9, 22.8 if not bold else 21.8, "url(#field)"),
    ]
    if side == "leaf":
        parts.append(_leaf(bold))
    elif bold:
        parts.append(moved("translate(-19 -18.500) scale(0.38)", raccoon.stamped_bold("#6a3510", "#ffdfb4")))
    else:
        relief = raccoon.stamped("#6a3410", "#ffdcae", "#c07338")
        parts.append(
            moved(
                "translate(-20 -18.800) scale(0.4)",
                shape(raccoon.HEAD, "#ffdcae", stroke="#ffdcae", width=3, see=0.5),
            )
        )
        parts.append(moved("translate(-20 -20.200) scale(0.4)", relief))
    parts.append(_gleam(27.2 if not bold else 24.5, 3 if not bold else 4, "#ffe9cb"))
    return "".join(parts)


def _leaf(bold: bool) -> str:
    leaf = "M-14 13C-19 -4 -6 -17 15 -15C18 5 5 18 -10 14L-17 19"
    vein = "M-16 18C-8 8 0 0 9 -9" + ("" if bold else "M-7 9L-8 -1M-1 3L-2 -8M-4 6L5 6M2 0L11 0")
    return shape(leaf + "Z", "#9a5522", stroke="#6a3410", width=3.4 if bold else 2.2) + line(
        vein, "#f6c48d", 3.4 if bold else 2
    )


def _gleam(r: float, width: float, colour: str) -> str:
    """A curved highlight at the upper left, and a short one after it."""
    a, b, c, d = (math.radians(angle) for angle in (200, 262, 274, 284))
    arc = f"M{r * math.cos(a):.2f} {r * math.sin(a):.2f}A{r} {r} 0 0 1 {r * math.cos(b):.2f} {r * math.sin(b):.2f}"
    spot = f"M{r * math.cos(c):.2f} {r * math.sin(c):.2f}A{r} {r} 0 0 1 {r * math.cos(d):.2f} {r * math.sin(d):.2f}"
    return line(arc, colour, width, see=0.9) + line(spot, colour, width, see=0.9)


def _button_face(colour: str, bold: bool = False) -> str:
    base = BUTTONS[colour]
    edge = _edge_colour("button", colour)
    holes = "".join(
        disc(x, y + 1.2, 4.4 if not bold else 5, kit.lighter(base, 0.35)) + disc(x, y, 4.2 if not bold else 5.2, edge)
        for x in (-6.6, 6.6)
        for y in (-6.6, 6.6)
    )
    return "".join(
        (
            disc(0, 0, 31, edge),
            disc(0, 0, 27.8 if not bold else 26, "url(#metal)"),
            disc(0, 0, 18.6, kit.darker(base, 0.34)),
            disc(0, 1.2, 17.2, "url(#field)"),
            holes,
            _gleam(23.4, 3.4 if not bold else 4.4, kit.lighter(base, 0.72)),
        )
    )


BEAN = "M-27 7C-30 -10 -15 -24 4 -22C22 -20 31 -7 28 8C26 20 15 25 8 18C3 12 -3 12 -8 17C-15 24 -25 19 -27 7Z"


def _bean_face(pattern: str, bold: bool = False) -> str:
    _, paint = BEANS[pattern]
    edge = _edge_colour("bean", pattern)
    marks = {
        "speckled": "".join(
            oval(x, y, r, r * 0.7, paint)
            for x, y, r in (
                (-18, 3, 4),
                (-9, -10, 4.6),
                (6, -13, 3.4),
                (16, -4, 4.6),
                (20, 9, 3.4),
                (2, 3, 4),
                (-19, -8, 2.4),
                (-3, -3, 2),
                (10, 5, 2.2),
            )
        ),
        "dotted": "".join(
            disc(x, y, r, paint) for x, y, r in ((-17, 4, 4.2), (-6, -9, 4.2), (10, -9, 4.2), (19, 5, 4.2), (2, 4, 3.2))
        ),
        "striped": line("M-17 14C-21 2 -18 -8 -11 -15M-3 11C-8 0 -5 -10 0 -18M12 14C7 4 8 -8 13 -16", paint, 4.6),
        "starry": "".join(shape(star_path(x, y, r), paint) for x, y, r in ((-14, -1, 8.5), (14, -4, 8.5), (1, -13, 4))),
        "smiling": disc(-10, -5, 3.4, paint)
        + disc(10, -5, 3.4, paint)
        + line("M-8 3C-4 9 4 9 8 3", paint, 3.2)
        + oval(-18, 2, 4, 2.8, "#e8843c")
        + oval(18, 2, 4, 2.8, "#e8843c"),
    }[pattern]
    return "".join(
        (
            shape(BEAN, edge, stroke=edge, width=8 if bold else 6),
            shape(BEAN, "url(#metal)"),
            marks,
            shape(
                "M-27 7C-25 19 -15 24 -8 17C-3 12 3 12 8 18C15 25 26 20 28 8"
                "C24 16 14 18 8 12C3 8 -3 8 -8 12C-14 18 -23 16 -27 7Z",
                edge,
                see=0.35,
            ),
            line("M-19 -6C-15 -14 -8 -17.500 0 -17.500", "#ffffff", 4 if bold else 3.2, see=0.85),
            disc(7, -16.6, 1.9, "#ffffff", see=0.85),
        )
    )


def star_path(cx: float, cy: float, r: float, inner: float = 0.48) -> str:
    """A five-pointed star as path text."""
    dots = []
    for step in range(10):
        reach = r if step % 2 == 0 else r * inner
        angle = math.radians(-90 + 36 * step)
        dots.append(f"{cx + reach * math.cos(angle):.2f} {cy + reach * math.sin(angle):.2f}")
    return "M" + "L".join(dots) + "Z"


def _face(kind: str, look: str, side: str = "raccoon", bold: bool = False, tilt: bool = False) -> str:
    if kind == "penny":
        return penny_face(side, bold, 2.4 if tilt else 3.2)
    return _button_face(look, bold) if kind == "button" else _bean_face(look, bold)


def _base(kind: str, look: str) -> str:
    return {"penny": kit.COIN, "button": BUTTONS.get(look, ""), "bean": BEANS.get(look, ("",))[0]}[kind]


def _edge_colour(kind: str, look: str) -> str:
    """The dark rim: the same darkness for every coin, so also a white button stands out on a cream card."""
    if kind == "penny":
        return kit.COIN_RIM
    return kit.darker(
        kit.mixed(_base(kind, look), "#5b3a1e", 0.45 if kind == "bean" or look in ("white", "mustard") else 0), 0.62
    )


def metals(kind: str, look: str = "") -> str:
    """The two gradients that a face refers to: `metal` for what is raised, `field` for what is hollow."""
    if kind == "penny":
        return down("metal", "#f4bd80", "#dd9450", "#b2682b") + down("field", "#b9692c", "#d98f4c", "#eeb071")
    base = _base(kind, look)
    return down("metal", kit.lighter(base, 0.3), base, kit.darker(base, 0.2)) + down(
        "field", kit.darker(base, 0.16), base, kit.lighter(base, 0.12)
    )


def drawn(kind: str, look: str, *parts: str) -> str:
    """A coin's SVG: its gradients, then the parts."""
    return svg(64, 64, metals(kind, look), *parts)


# ---- the views ------------------------------------------------------------------------------------
def top(kind: str, look: str, side: str = "raccoon") -> str:
    """Straight from above."""
    return drawn(kind, look, moved("translate(32 32)", _face(kind, look, side)))


def small(kind: str, look: str) -> str:
    """The coin on a card, 18 to 34 px: thick dark rim, bold emblem, a cream hair line so that it lifts off felt."""
    halo = disc(32, 32, 32, kit.CREAM, see=0.55) if kind != "bean" else ""
    scale = 0.96 if kind != "bean" else 0.94
    return drawn(kind, look, halo, moved(f"translate(32 32) scale({scale})", _face(kind, look, bold=True)))


def tilted(kind: str, look: str) -> str:
    """Seen a little from the front: the face squashed, with a wall below it."""
    if kind == "bean":
        base = moved("translate(32 36) scale(1 0.8)", shape(BEAN, "#000000", see=0.25))
        return drawn(kind, look, base, moved("translate(32 31) scale(0.98 0.84)", _face(kind, look)))
    ry = 31 * TILT
    cy = 32 - THICK / 2
    edge = _edge_colour(kind, look)
    return drawn(
        kind,
        look,
        _wall(kind, look, cy, ry, edge),
        moved(f"translate(32 {cy}) scale(1 {TILT})", _face(kind, look, tilt=True)),
    )


def _wall(kind: str, look: str, cy: float, ry: float, edge: str) -> str:
    base = _base(kind, look)
    outline = f"M1 {cy}A31 {ry} 0 0 0 63 {cy}V{cy + THICK}A31 {ry} 0 0 1 1 {cy + THICK}Z"
    inside = f"M3 {cy + 1}A29 {ry - 0.5} 0 0 0 61 {cy + 1}V{cy + THICK - 1.6}A29 {ry - 0.8} 0 0 1 3 {cy + THICK - 1.6}Z"
    tones = kit.across(
        "wall", kit.darker(base, 0.34), f"0.22:{kit.lighter(base, 0.22)}", f"0.42:{base}", kit.darker(base, 0.42)
    )
    notches = ""
    if kind == "penny":
        for step in range(-6, 7):
            x = 32 + 28.5 * math.sin(step * math.pi / 15)
            y = cy + ry * math.sqrt(max(0, 1 - ((x - 32) / 31) ** 2))
            notches += f"M{x:.2f} {y + 2.4:.2f}V{y + THICK - 3:.2f}"
    return (
        tones
        + shape(outline, edge)
        + shape(inside, "url(#wall)")
        + (line(notches, edge, 1.3, see=0.4) if notches else "")
    )


def spin(kind: str, look: str, frame: int) -> str:
    """Four frames for flight: face, turning, on edge, turning back with the other side in view."""
    if kind == "bean":
        return drawn(
            kind,
            look,
            moved(f"translate(32 32) rotate({frame * 45}) scale(0.9 {(1, 0.9, 0.8, 0.9)[frame]})", _face(kind, look)),
        )
    if frame == 0:
        return top(kind, look)
    width, edge, base = SPIN_WIDTH[frame], _edge_colour(kind, look), _base(kind, look)
    if frame == 2:
        inside = kit.across("side", kit.lighter(base, 0.3), base, kit.darker(base, 0.35))
        return svg(
            64,
            64,
            inside,
            box(26, 1, 12, 62, 4.5, edge),
            box(28.4, 3.4, 7.2, 57.2, 3, "url(#side)"),
            line("".join(f"M29.500 {y}H34.500" for y in range(9, 58, 6)), edge, 1.6, see=0.55),
        )
    shift = 5 if frame == 1 else -5
    wall = oval(32 + shift, 32, 31 * width, 31, edge)
    band = oval(32 + shift * 0.6, 32, 31 * width - 0.6, 28.6, kit.darker(base, 0.22))
    face = moved(
        f"translate({32 - shift * 0.4:g} 32) scale({width} 1)", _face(kind, look, "raccoon" if frame == 1 else "leaf")
    )
    return drawn(kind, look, wall, band, face)


VIEWS = {"top": top, "tilt": tilted, "small": small}


def lying(kind: str, look: str, pose: int, bold: bool = False) -> str:
    """A coin as it came to rest in a heap: six leanings."""
    if kind == "bean":
        turn = f"translate(32 32) rotate({pose * 60 + 15}) scale(0.92 0.86)"
        return drawn(kind, look, moved(turn, _face(kind, look, bold=bold)))
    squash, lean = ((0.84, 0), (0.78, -14), (0.8, 16), (0.9, 6), (0.7, -24), (0.74, 24))[pose]
    edge, base = _edge_colour(kind, look), _base(kind, look)
    wall = moved(f"translate(32 34.5) rotate({lean}) scale(1 {squash})", disc(0, 0, 30, edge)) + moved(
        f"translate(32 32.5) rotate({lean}) scale(1 {squash})", disc(0, 0, 28.8, kit.darker(base, 0.28))
    )
    face = moved(
        f"translate(32 30) rotate({lean}) scale(0.97 {squash * 0.97:.3f}) rotate({-lean})",
        _face(kind, look, "leaf" if pose in (1, 5) else "raccoon", bold=bold),
    )
    return drawn(kind, look, wall, face)


def drawings() -> dict[str, str]:
    """Every file of assets/coins."""
    files = {"penny-back": top("penny", "copper", "leaf")}
    for kind, all_looks in KINDS.items():
        for look in all_looks:
            name = kind if kind == "penny" else f"{kind}-{look}"
            files |= {f"{name}-{view}": draw(kind, look) for view, draw in VIEWS.items()}
            files |= {f"{name}-spin-{frame}": spin(kind, look, frame) for frame in range(4)}
            files |= {f"{name}-lying-{pose}": lying(kind, look, pose) for pose in range(6)}
            files |= {f"{name}-lying-small-{pose}": lying(kind, look, pose, bold=True) for pose in range(6)}
    return files
