"""The word Garbage in round letters of our own, and the application's icon.

A letter is a bent line in a 100-unit-high lower case; the fat stroke makes it a letter. Dark strokes of all
letters come first, cream ones on top, so the outlines flow together.
"""

import coins
import raccoon

from garbage_desktop.paint import kit
from garbage_desktop.paint.kit import box, disc, down, line, moved, shape, svg

FAT = 35
OUTLINE = 13
# letter: path, advance, lift, turn; base line at 200, top of lower case at 100
LETTERS = (
    ("M124 90C113 75 97 67 78 67C45 67 20 95 20 130C20 165 45 190 78 190C108 190 128 170 129 141H92", 152, 0, -4),
    ("M90 152A36 37 0 1 1 18 152A36 37 0 1 1 90 152M90 117V188", 113, 5, 2),
    ("M18 188V117M18 152C20 130 31 118 50 119", 73, -3, -2),
    ("M18 50V188M18 152A36 37 0 1 1 90 152A36 37 0 1 1 18 152", 109, -2, 2),
    ("M90 152A36 37 0 1 1 18 152A36 37 0 1 1 90 152M90 117V188", 114, 5, -2),
    ("M90 152A36 37 0 1 1 18 152A36 37 0 1 1 90 152M90 117V200C90 230 70 240 52 240C38 240 27 235 21 227", 112, -3, 2),
    ("M92 157C94 130 78 112 56 112C33 112 17 130 17 153C17 176 33 193 57 193C71 193 82 188 90 180", 112, 2, 3),
)
SHINE = (
    "M30 106C40 90 55 79 74 77",
    "M29 139C32 130 39 124 47 122",
    "M14 122V142",
    "M14 54V96",
    "M29 139C32 130 39 124 47 122",
    "M29 139C32 130 39 124 47 122",
    "M29 137C32 128 39 122 47 120",
)
WIDTH, HEIGHT = 832, 288


BAR = "M24 156H90"  # of the e: thinner, or its eye would close


def _word(colour: str, width: float) -> str:
    """Every letter in its place, as fat as `width`."""
    parts, x = [], 24
    for number, (path, advance, lift, turn) in enumerate(LETTERS):
        parts.append(
            moved(
                f"translate({x} {lift - 12}) rotate({turn} {advance / 2:g} 150)",
                line(path, colour, width),
                line(BAR, colour, width - 12) if number == 6 else "",
            )
        )
        x += advance
    return "".join(parts)


def _shine() -> str:
    """A short white line on the lit side of each letter."""
    parts, x = [], 24
    for (_, advance, lift, turn), path in zip(LETTERS, SHINE, strict=False):
        parts.append(moved(f"translate({x} {lift - 12}) rotate({turn} {advance / 2:g} 150)", line(path, "#ffffff", 6)))
        x += advance
    return "".join(parts)


def word() -> str:
    """The logo's shapes, in a box of 832 x 288."""
    dark, deep, shade = "#0d3f36", "#06211c", "#e9d3a2"
    layers = [
        moved("translate(0 16)", _word("#04140f", FAT + 2 * OUTLINE + 4)),
        moved("translate(0 9)", _word(deep, FAT + 2 * OUTLINE)),
        _word(dark, FAT + 2 * OUTLINE),
        moved("translate(0 1)", _word(shade, FAT)),
        moved("translate(0 -2.500)", _word(kit.CREAM, FAT - 5)),
        _shine(),
    ]
    return "".join(layers)


def paw(x: float, y: float, turn: float = 0) -> str:
    """A paw over an edge: four dark fingers."""
    fingers = "M-15 -2V15M-5 -4V19M5 -4V19M15 -2V15"
    return moved(
        f"translate({x} {y}) rotate({turn})",
        line(fingers, "#171b28", 17),
        line(fingers, "#3b4154", 11),
        line("M-15 0V3M-5 -2V2M5 -2V2M15 0V3", "#6d7488", 3.4),
    )


def logo() -> str:
    return svg(WIDTH, HEIGHT, word())


def logo_peeking() -> str:
    """The raccoon looks over "ar", paws on the letters; a penny leans at the end."""
    head = moved("translate(187 6) scale(1.4)", raccoon.face(look=1.2))
    penny = moved("translate(772 88) rotate(12) scale(1.25)", coins.penny_face())
    return svg(
        WIDTH,
        HEIGHT + 34,
        coins.metals("penny"),
        head,
        moved("translate(0 34)", word()),
        paw(208, 128, -6),
        paw(312, 124, 8),
        penny,
    )


def app_icon() -> str:
    """256 x 256: felt, a card, the raccoon, a penny."""
    return svg(
        256,
        256,
        down("felt", "#37a08a", "#1c6b5c", "#0f4239"),
        down("edge", "#c28a55", "#5b371b"),
        down("paper", "#ffffff", "#f3e6c8"),
        coins.metals("penny"),
        box(4, 4, 248, 248, 58, "#0a2620"),
        box(10, 10, 236, 236, 53, "url(#edge)"),
        box(20, 20, 216, 216, 45, "#0a2620"),
        box(24, 24, 208, 208, 41, "url(#felt)"),
        moved(
            "translate(132 122) rotate(9)",
            box(-70, -92, 140, 192, 20, "#06211c", see=0.45),
            box(-70, -98, 140, 192, 20, "#0a2620"),
            box(-64, -92, 128, 180, 15, "url(#paper)"),
            moved(
                "translate(42 -68)",
                shape("M0 -10C7 -22 22 -12 15 1C11 8 4 12 0 18C-4 12 -11 8 -15 1C-22 -12 -7 -22 0 -10Z", kit.RED),
            ),
        ),
        moved("translate(24 42) scale(1.8)", raccoon.face(look=0.8)),
        moved("translate(198 200) scale(1.42)", disc(0, 1.5, 34, "#06211c"), coins.penny_face(bold=True)),
    )


def app_icon_small() -> str:
    """32 x 32 grid for 24 to 48 px: card, bold raccoon, penny."""
    return svg(
        64,
        64,
        down("felt", "#2f9780", "#145045"),
        coins.metals("penny"),
        box(1, 1, 62, 62, 15, "#08201c"),
        box(4.5, 4.5, 55, 55, 12, "url(#felt)"),
        moved(
            "translate(34 30) rotate(8)", box(-20, -26, 40, 50, 6, "#08201c"), box(-17.5, -23.5, 35, 45, 4.5, kit.CREAM)
        ),
        moved("translate(5 7.500) scale(0.5)", raccoon.bold_face()),
        moved(
            "translate(51 51) scale(0.38)",
            disc(0, 0, 33, "#08201c"),
            disc(0, 0, 27, "url(#metal)"),
            disc(0, 0, 17, "#b9692c"),
            line("M-17 -9A19 19 0 0 1 -4 -18", "#ffe9cb", 6),
        ),
    )


def app_icon_tiny() -> str:
    """16 x 16 grid, edges on whole pixels: card, mask, penny and nothing else."""
    return svg(
        16,
        16,
        box(0, 0, 16, 16, 4, "#0a2f28"),
        box(1, 1, 14, 14, 3, "#2a8f79"),
        moved("rotate(6 8 8)", box(3, 1, 11, 13, 1.5, kit.CREAM)),
        box(2, 2, 3, 5, 1.2, "#20253a"),
        box(9, 2, 3, 5, 1.2, "#20253a"),
        box(2, 4, 10, 8, 3.5, "#8f99aa"),
        shape("M2 7L1 10L4 10ZM12 7L13 10L10 10Z", "#8f99aa"),
        box(4, 8, 6, 5, 2.5, "#ffffff"),
        box(1.5, 6, 11, 4, 2, "#20253a"),
        box(6.5, 4, 1, 3, 0.5, "#20253a"),
        box(3, 7, 2, 2, 0, "#ffffff"),
        box(9, 7, 2, 2, 0, "#ffffff"),
        box(6, 10, 2, 1.5, 0.7, "#20253a"),
        disc(12.5, 12.5, 3.4, "#0a2f28"),
        disc(12.5, 12.5, 2.5, kit.COIN_LIGHT),
        disc(12.5, 12.7, 1.2, kit.COIN_DARK),
    )


def icon_for(size: int) -> str:
    return app_icon_tiny() if size <= 20 else app_icon_small() if size < 64 else app_icon()


def drawings() -> dict[str, str]:
    """Every SVG of assets/logo."""
    return {
        "logo": logo(),
        "logo-peeking": logo_peeking(),
        "app-icon": app_icon(),
        "app-icon-small": app_icon_small(),
        "app-icon-tiny": app_icon_tiny(),
    }
