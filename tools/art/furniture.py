"""What stands and lies on the table: dealer disc, shoe, tray, kitty jar, stars and confetti, as SVG."""

import random

import coins
import raccoon

from garbage_desktop.paint import kit
from garbage_desktop.paint.kit import box, disc, down, line, moved, oval, shape, svg

WINE, WINE_DARK = "#7b2637", "#4f1421"


def dealer_disc_svg() -> str:
    """A cream disc with two fanned cards: needs no letter, so no translation."""
    card = (
        "M-8 -11.500H8A2.500 2.500 0 0 1 10.500 -9V9"
        "A2.500 2.500 0 0 1 8 11.500H-8A2.500 2.500 0 0 1 -10.500 9V-9A2.500 2.500 0 0 1 -8 -11.500Z"
    )
    return svg(
        64,
        64,
        down("d", "#ffffff", "#f3e6c8"),
        disc(32, 32, 31, "#1d2433"),
        disc(32, 32, 27.5, "url(#d)"),
        disc(32, 32, 23.5, "none", stroke=kit.GOLD_DARK, width=1.6),
        moved(
            "translate(26 33) rotate(-16)",
            shape(card, WINE, stroke="#1d2433", width=2.6),
            shape("M0 -6L4.500 0L0 6L-4.500 0Z", kit.GOLD),
        ),
        moved(
            "translate(38 33) rotate(14)",
            shape(card, kit.CREAM, stroke="#1d2433", width=2.6),
            shape("M0 -5C3 -9 9 -5 6 0C5 2 2 4 0 6.500C-2 4 -5 2 -6 0C-9 -5 -3 -9 0 -5Z", kit.RED),
        ),
    )


def dealer_disc_small_svg() -> str:
    """The same for under 32 px: one card, one heart."""
    return svg(
        64,
        64,
        down("d", "#ffffff", "#f3e6c8"),
        disc(32, 32, 31.5, "#1d2433"),
        disc(32, 32, 26, "url(#d)"),
        moved("translate(25 32) rotate(-18)", box(-11, -14, 22, 28, 4, WINE, stroke="#1d2433", width=4)),
        moved(
            "translate(39 33) rotate(14)",
            box(-11, -14, 22, 28, 4, "#ffffff", stroke="#1d2433", width=4),
            shape("M0 -5C3 -10 10 -6 7 0C5 3 2 5 0 8C-2 5 -5 3 -7 0C-10 -6 -3 -10 0 -5Z", kit.RED),
        ),
    )


# ---- shoe, tray, jar --------------------------------------------------------------------------------
def card_back(x: float, y: float, w: float, h: float, r: float) -> str:
    """A plain original back: wine red, gold ring with the raccoon's mask, small leaves in the corners."""
    s = w / 80
    leaf = "M-5 5C-7 -2 -1 -6 6 -5C6 2 2 7 -5 5Z"
    corners = "".join(
        moved(
            f"translate({x + (12 * s if i % 2 == 0 else w - 12 * s):.2f} {y + (13 * s if i < 2 else h - 13 * s):.2f}) "
            f"rotate({(0, 90, 270, 180)[i]}) scale({s * 0.8:.3f})",
            shape(leaf, "#b35b54"),
        )
        for i in range(4)
    )
    cx, cy = x + w / 2, y + h / 2
    return "".join(
        (
            box(x, y, w, h, r, kit.CREAM),
            box(x + 4 * s, y + 4 * s, w - 8 * s, h - 8 * s, max(1, r - 3 * s), WINE),
            box(
                x + 7 * s, y + 7 * s, w - 14 * s, h - 14 * s, max(1, r - 5 * s), "none", stroke="#a8444f", width=1.4 * s
            ),
            corners,
            disc(cx, cy, 20 * s, WINE_DARK),
            disc(cx, cy, 20 * s, "none", stroke=kit.GOLD, width=2.4 * s),
            moved(
                f"translate({cx - 14 * s:.2f} {cy - 14.5 * s:.2f}) scale({0.28 * s:.4f})",
                raccoon.stamped_bold(kit.GOLD, WINE_DARK),
            ),
        )
    )


def _wood(name: str = "wood") -> str:
    return down(name, "#a87246", "#855530", "#5f3a1d")


def _tray_grain(w: float, h: float, seed: int) -> str:
    chance = random.Random(seed)
    marks = []
    for _ in range(7):
        y = chance.choice((chance.uniform(4, 9), h - chance.uniform(4, 12)))
        x = chance.uniform(8, w - 46)
        marks.append(f"M{x:.1f} {y:.1f}h{chance.uniform(14, 36):.1f}")
        x, y = chance.choice((chance.uniform(3.5, 8), w - chance.uniform(3.5, 8))), chance.uniform(12, h - 50)
        marks.append(f"M{x:.1f} {y:.1f}v{chance.uniform(14, 36):.1f}")
    return line("".join(marks), "#3d2210", 0.9, see=0.45)


def shoe_svg(level: float = 1) -> str:
    """A wooden box with the pack in it, 116 x 152. `level` 0 to 1 is how full it is."""
    w, h = 116, 152
    deep = round(2 + 9 * level)
    frame = [
        _wood(),
        down("lip", "#ffdfae@0.7", "0.25:#ffdfae@0.12", "1:#ffdfae@0"),
        box(0.5, 0.5, w - 1, h - 1, 15, "#2c1808"),
        box(2.5, 2.5, w - 5, h - 5, 13, "url(#wood)"),
        box(4, 4, w - 8, h - 8, 11.5, "none", stroke="url(#lip)", width=2),
        _tray_grain(w, h, 3),
        box(11, 11, w - 22, h - 22, 9, "#201004"),
        box(12.5, 13.5, w - 25, h - 26, 8, "#35200f"),
        shape(f"M{w / 2 - 20} {h - 12}C{w / 2 - 16} {h - 27} {w / 2 + 16} {h - 27} {w / 2 + 20} {h - 12}Z", "#201004"),
    ]
    if level <= 0:
        frame.append(box(20, 20, w - 40, h - 40, 6, "none", stroke="#6d4424", width=2))
        return svg(w, h, *frame)
    pages = [
        box(16, 15 + deep - k, w - 32, h - 34, 6, "#e9ddbf" if k % 2 == 0 else "#bfae86") for k in range(0, deep + 1)
    ]
    return svg(w, h, *frame, *pages)


def shoe_notch_svg() -> str:
    """The place for a finger at the foot of the shoe; it lies over the top card's back."""
    w, h = 116, 152
    foot = h - 19
    edge = f"M{w / 2 - 15} {h - 8.5}C{w / 2 - 13} {foot - 6} {w / 2 + 13} {foot - 6} {w / 2 + 15} {h - 8.5}Z"
    deep = f"M{w / 2 - 12} {h - 8}C{w / 2 - 10} {foot - 2} {w / 2 + 10} {foot - 2} {w / 2 + 12} {h - 8}Z"
    return svg(w, h, shape(edge, "#4a2c14"), shape(deep, "#2c1808"))


def discard_tray_svg(level: float = 0) -> str:
    """A shallow tray for used cards, 116 x 152; empty it shows a bin (this is Garbage, after all)."""
    w, h = 116, 152
    bin_sign = "".join(
        (
            line("M-15 -13H15", "#8fc7b2", 4.4),
            line("M-5 -14V-18.500H5V-14", "#8fc7b2", 4),
            line("M-12 -11L-9.500 17A3.500 3.500 0 0 0 -6 20H6A3.500 3.500 0 0 0 9.500 17L12 -11", "#8fc7b2", 4.4),
            line("M-4.500 -3L-3.500 12M4.500 -3L3.500 12", "#8fc7b2", 3.6),
        )
    )
    parts = [
        _wood(),
        down("lip", "#ffdfae@0.7", "0.25:#ffdfae@0.12", "1:#ffdfae@0"),
        down("bed", "#0c3029", "#17564a"),
        box(0.5, 0.5, w - 1, h - 1, 15, "#2c1808"),
        box(2.5, 2.5, w - 5, h - 5, 13, "url(#wood)"),
        box(4, 4, w - 8, h - 8, 11.5, "none", stroke="url(#lip)", width=2),
        _tray_grain(w, h, 9),
        box(10.5, 10.5, w - 21, h - 21, 9, "#201004"),
        box(12, 12.5, w - 24, h - 24.5, 8, "url(#bed)"),
        moved(f"translate({w / 2} {h / 2})", bin_sign),
    ]
    if level > 0:
        chance = random.Random(4)
        for _ in range(max(1, round(5 * level))):
            turn = chance.uniform(-7, 7)
            parts.append(
                moved(
                    f"translate({w / 2 + chance.uniform(-2, 2):.1f} {h / 2 + chance.uniform(-2, 2):.1f}) "
                    f"rotate({turn:.1f})",
                    box(-39.5, -55.5, 79, 112, 7, "#000000", see=0.28),
                    box(-39, -56, 78, 110, 7, "#cfc3a2"),
                    box(-38, -55, 76, 108, 6, kit.CREAM),
                )
            )
    return svg(w, h, *parts)


def jar_parts() -> tuple[str, str]:
    """The kitty jar, 112 x 136: what is behind the coins, and the glass in front of them."""
    body = "M30 26C30 34 10 38 10 56V112C10 124 18 130 30 130H82C94 130 102 124 102 112V56C102 38 82 34 82 26Z"
    cat = (
        shape(
            "M-11 -4L-10.500 -13L-4 -8.500C-1.500 -9.200 1.500 -9.200 4 -8.500"
            "L10.500 -13L11 -4C13 4 8 10 0 10C-8 10 -13 4 -11 -4Z",
            "#4a3a22",
        )
        + disc(-4.4, -0.5, 1.7, kit.CREAM_3)
        + disc(4.4, -0.5, 1.7, kit.CREAM_3)
        + shape("M-2 3.500H2L0 6Z", "#e8a08a")
    )
    behind = svg(
        112,
        136,
        down("b", "#dff3ee@0.30", "#9fd6c8@0.22"),
        shape(body, "url(#b)", stroke="#06231d", width=4),
        oval(56, 24, 28, 7, "#06231d"),
        oval(56, 24, 25, 5, "#2d5f55"),
    )
    front = svg(
        112,
        136,
        down("g", "#ffffff@0.30", "0.4:#ffffff@0.04", "1:#000000@0.12"),
        down("rim", "#f2fffb", "#a8d5ca"),
        shape(body, "url(#g)", stroke="#06231d", width=3),
        shape(
            "M32 29C31 38 13 41 13 57V111C13 122 20 127 31 127H81C92 127 99 122 99 111V57C99 41 81 38 80 29Z",
            "none",
            stroke="#dff6ef",
            width=2,
            see=0.5,
        ),
        line("M20 58C21 50 28 47 33 43", "#ffffff", 5, see=0.75),
        line("M19 70V88", "#ffffff", 5, see=0.75),
        line("M92 64V108", "#ffffff", 3, see=0.4),
        shape("M27 17C27 12 85 12 85 17V24C85 30 27 30 27 24Z", "url(#rim)", stroke="#06231d", width=3),
        line("M32 19C44 23 60 23.500 70 22", "#ffffff", 2.4, see=0.9),
        moved("translate(56 82)", box(-22, -16, 44, 33, 8, "#06231d"), box(-20, -14, 40, 29, 6.5, kit.CREAM_3), cat),
    )
    return behind, front


# ---- stars, confetti, tokens ------------------------------------------------------------------------------
def star_svg(full: bool = True) -> str:
    outline = coins.star_path(32, 34, 27, 0.5)
    if not full:
        return svg(
            64,
            64,
            shape(outline, "#0d3f36", stroke="#0d3f36", width=8),
            shape(outline, "#134e43", stroke="#134e43", width=3),
        )
    return svg(
        64,
        64,
        down("s", "#ffe08a", kit.GOLD, "#dd9426"),
        shape(outline, "#6e4308", stroke="#6e4308", width=9),
        shape(outline, "url(#s)", stroke="url(#s)", width=4),
        line("M32 15L27.500 25.500L16 27", "#fff6d8", 3, see=0.85),
    )


CONFETTI_COLOURS = ("#f4b63f", "#c8242f", "#4fa565", "#3f7fc4", "#8a55a0", "#fbf3e1")


def confetti_svg(place: int) -> str:
    """Eight shapes in six colours: strip, bent strip, disc, ring, leaf, diamond, star, curl."""
    colour = CONFETTI_COLOURS[place % 6]
    dark = kit.darker(colour, 0.3)
    shapes = (
        box(8, 4, 8, 16, 2, colour) + box(8, 4, 8, 6, 2, kit.lighter(colour, 0.3)),
        shape("M5 9L14 4L19 10L10 15Z", colour) + shape("M10 15L19 10L18 17L9 21Z", dark),
        disc(12, 12, 6, colour) + disc(10.4, 10.4, 2.4, kit.lighter(colour, 0.4)),
        disc(12, 12, 5.5, "none", stroke=colour, width=4),
        shape("M4 18C2 8 10 3 20 4C21 13 15 20 4 18Z", colour) + line("M5 18L15 9", dark, 1.6),
        shape("M12 3L20 12L12 21L4 12Z", colour) + shape("M12 3L20 12H4Z", kit.lighter(colour, 0.28)),
        shape(coins.star_path(12, 13, 10), colour, stroke=colour, width=1.5),
        line("M5 5C12 3 12 10 7 11C14 9 20 12 14 17C18 16 20 18 19 21", colour, 3.2),
    )
    return svg(24, 24, shapes[place % 8])


def drawings() -> dict[str, str]:
    """Every file of assets/table."""
    behind, front = jar_parts()
    files = {
        "dealer-disc": dealer_disc_svg(),
        "dealer-disc-small": dealer_disc_small_svg(),
        "jar-behind": behind,
        "jar-front": front,
        "star": star_svg(),
        "star-empty": star_svg(False),
        "shoe-notch": shoe_notch_svg(),
    }
    files |= {f"shoe-{round(level * 100)}": shoe_svg(level) for level in (0, 0.25, 0.5, 0.75, 1)}
    files |= {f"discard-tray-{round(level * 100)}": discard_tray_svg(level) for level in (0, 0.2, 0.6, 1)}
    return files | {f"confetti-{place:02}": confetti_svg(place) for place in range(24)}
