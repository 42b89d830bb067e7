"""The paint box: the palette, and shapes written as SVG text.

Gradient places are written in per cent and dashes as lines of their own: the renderer reads a bare 0.5 as half
a pixel and now and then floods a dashed shape.
"""

# ---- palette -------------------------------------------------------------------------------------
CREAM, CREAM_2, CREAM_3, PAPER_EDGE = "#fffaf0", "#fbf3e1", "#f6ecd6", "#d8c9a2"
INK, INK_SOFT, DARK_INK = "#1d2433", "#5a4a2c", "#2d1c02"
GREEN, GREEN_DEEP, GREEN_DARK = "#1c6b5c", "#16564a", "#0d3f36"
NIGHT, NIGHT_DEEP = "#0b2622", "#08201c"
GOLD, GOLD_DARK, GOLD_LIGHT, GLOW = "#f4b63f", "#b5781a", "#ffd27a", "#ffd84f"
COIN_LIGHT, COIN, COIN_DARK, COIN_RIM = "#e09a55", "#c97b3a", "#a85f26", "#4a2509"
RED, BLUE, PLUM, AMBER = "#c8242f", "#2f6aa8", "#7b4a92", "#b0701a"
MINT, MINT_SOFT = "#e4f3ea", "#b9d8cd"


def mixed(a: str, b: str, share: float) -> str:
    """The colour `share` of the way from `a` to `b`.

    >>> mixed("#000000", "#ffffff", 0.5)
    '#808080'
    """
    pairs = ((int(a[i : i + 2], 16), int(b[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(p + (q - p) * share):02x}" for p, q in pairs)


def lighter(colour: str, share: float) -> str:
    return mixed(colour, "#ffffff", share)


def darker(colour: str, share: float) -> str:
    return mixed(colour, "#000000", share)


# ---- documents and gradients -----------------------------------------------------------------------
def svg(width: float, height: float, *parts: str) -> str:
    """A whole SVG document; `parts` are shapes, gradients first."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" '
        f'viewBox="0 0 {width:g} {height:g}">\n' + "\n".join(parts) + "\n</svg>\n"
    )


def down(name: str, *stops: str) -> str:
    """A gradient from top to bottom; stops spread evenly unless written `0.3:#fff`, with opacity `0.3:#fff@0.5`."""
    return _gradient("linear", name, 'x1="0%" y1="0%" x2="0%" y2="100%"', stops)


def across(name: str, *stops: str) -> str:
    return _gradient("linear", name, 'x1="0%" y1="0%" x2="100%" y2="0%"', stops)


def round_light(name: str, cx: float, cy: float, r: float, *stops: str) -> str:
    return _gradient("radial", name, f'cx="{cx * 100:g}%" cy="{cy * 100:g}%" r="{r * 100:g}%"', stops)


def _gradient(kind: str, name: str, where: str, stops: tuple[str, ...]) -> str:
    marks = []
    for place, stop in enumerate(stops):
        at, _, colour = stop.rpartition(":")
        colour, _, opacity = colour.partition("@")
        see = f' stop-opacity="{opacity}"' if opacity else ""
        marks.append(f'<stop offset="{float(at or place / max(1, len(stops) - 1)):g}" stop-color="{colour}"{see}/>')
    return f'<defs><{kind}Gradient id="{name}" {where}>{"".join(marks)}</{kind}Gradient></defs>'


# ---- shapes ------------------------------------------------------------------------------------------
def box(
    x: float,
    y: float,
    w: float,
    h: float,
    r: float,
    fill: str = "none",
    *,
    stroke: str = "",
    width: float = 0,
    see: float = 1,
) -> str:
    """A rounded rectangle; `see` below 1 lets the ground through."""
    r = max(0, min(r, w / 2, h / 2))
    size = f'width="{w:g}" height="{h:g}" rx="{r:g}" ry="{r:g}"'
    return f'<rect x="{x:g}" y="{y:g}" {size}{_paint(fill, stroke, width, see)}/>'


def disc(
    cx: float, cy: float, r: float, fill: str = "none", *, stroke: str = "", width: float = 0, see: float = 1
) -> str:
    return f'<circle cx="{cx:g}" cy="{cy:g}" r="{r:g}"{_paint(fill, stroke, width, see)}/>'


def oval(cx: float, cy: float, rx: float, ry: float, fill: str, *, see: float = 1) -> str:
    return f'<ellipse cx="{cx:g}" cy="{cy:g}" rx="{rx:g}" ry="{ry:g}"{_paint(fill, "", 0, see)}/>'


def shape(d: str, fill: str, *, stroke: str = "", width: float = 0, see: float = 1) -> str:
    return f'<path d="{d}"{_paint(fill, stroke, width, see)}/>'


def line(d: str, colour: str, width: float, *, see: float = 1) -> str:
    return f'<path d="{d}"{_paint("none", colour, width, see)}/>'


def ring(x: float, y: float, w: float, h: float, r: float, colour: str, width: float, see: float = 1) -> str:
    """The outline of a rounded rectangle, drawn inside its edge."""
    half = width / 2
    return box(x + half, y + half, w - width, h - width, max(0, r - half), stroke=colour, width=width, see=see)


def moved(transform: str, *parts: str) -> str:
    return f'<g transform="{transform}">' + "".join(parts) + "</g>"


def _paint(fill: str, stroke: str, width: float, see: float) -> str:
    text = f' fill="{fill}"'
    if stroke:
        text += f' stroke="{stroke}" stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round"'
    return text + (f' opacity="{see:g}"' if see != 1 else "")


def dashes(w: float, h: float, r: float, colour: str, width: float = 2, dash: float = 7, gap: float = 6) -> str:
    """A rounded outline in dashes, each a line of its own."""
    edge = width / 2 + 0.5
    parts = [f"M{r + k:.1f} {y:.1f}h{dash}" for k in _marks(w - 2 * r, dash, gap) for y in (edge, h - edge)]
    parts += [f"M{x:.1f} {r + k:.1f}v{dash}" for k in _marks(h - 2 * r, dash, gap) for x in (edge, w - edge)]
    near, far = 0.09 * r, 0.63 * r
    for x, y, dx, dy in (
        (edge, edge, 1, 1),
        (w - edge, edge, -1, 1),
        (edge, h - edge, 1, -1),
        (w - edge, h - edge, -1, -1),
    ):
        parts.append(
            f"M{x + dx * near:.1f} {y + dy * far:.1f}Q{x + dx * near * 1.6:.1f} {y + dy * near * 1.6:.1f} "
            f"{x + dx * far:.1f} {y + dy * near:.1f}"
        )
    return line("".join(parts), colour, width)


def _marks(length: float, dash: float, gap: float) -> list[float]:
    count = max(1, round((length + gap) / (dash + gap)))
    return [k * (length + gap) / count for k in range(count)]
