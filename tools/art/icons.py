"""Icons on a 48 x 48 grid, drawn inside 5..43, one stroke of 4 with round ends; solid parts carry the same stroke.

`ICONS[name]` is SVG text in ink; the game puts any other colour in its place.
"""

import math

from garbage_desktop.paint import kit

INK = kit.INK
STROKE = 4


def s(d: str) -> str:
    """A stroked line."""
    return f'<path d="{d}"/>'


def f(d: str) -> str:
    """A solid shape, with the stroke around it so that its corners are round."""
    return f'<path d="{d}" fill="{INK}"/>'


def c(x: float, y: float, r: float) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}"/>'


def dot(x: float, y: float, r: float = 3) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{INK}" stroke="none"/>'


def r(x: float, y: float, w: float, h: float, rx: float = 5) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{rx:g}" ry="{rx:g}"/>'


def _gear() -> str:
    """Eight round teeth around a ring."""
    teeth = "".join(
        f"M{24 + 13.5 * math.cos(a):.2f} {24 + 13.5 * math.sin(a):.2f}"
        f"L{24 + 17.5 * math.cos(a):.2f} {24 + 17.5 * math.sin(a):.2f}"
        for a in (math.radians(45 * n + 22.5) for n in range(8))
    )
    return f'<path d="{teeth}" stroke-width="6.5"/>' + c(24, 24, 12) + c(24, 24, 4)


def _star(inside: bool) -> str:
    dots = []
    for n in range(10):
        reach = 18 if n % 2 == 0 else 8.8
        a = math.radians(-90 + 36 * n)
        dots.append(f"{24 + reach * math.cos(a):.2f} {25.5 + reach * math.sin(a):.2f}")
    path = "M" + "L".join(dots) + "Z"
    return f(path) if inside else s(path)


SPEAKER = f("M8 19H15L24 11V37L15 29H8Z")
BUBBLE = s("M12 7H36A6 6 0 0 1 42 13V27A6 6 0 0 1 36 33H24L14 41V33H12A6 6 0 0 1 6 27V13A6 6 0 0 1 12 7Z")
HAND = "M17 27V13.5A3.5 3.5 0 0 1 24 13.5V24L34 26.5C37 27.3 38.5 29.5 38 32.5L36.5 42H21L12 31.5C10 29 13 25.5 17 29"

DRAWN = {
    "menu": s("M8 13H40M8 24H40M8 35H40"),
    "pause": f("M14 11H18V37H14Z") + f("M30 11H34V37H30Z"),
    "play": f("M15 10L38 24L15 38Z"),
    "next": f("M10 11L29 24L10 37Z") + s("M38 11V37"),
    "fast": f("M7 13L21 24L7 35Z") + f("M26 13L40 24L26 35Z"),
    "skip": s("M7 34C7 14 30 8 39 25") + s("M41 12V26.5H26.5") + dot(23, 35, 4.5),
    "sound-on": SPEAKER + s("M31 18.5C33.5 21.5 33.5 26.5 31 29.5") + s("M36.5 13C42 19 42 29 36.5 35"),
    "sound-off": SPEAKER + s("M32 19L42 29M42 19L32 29"),
    "voice": s("M15 42V36H11C9 36 8 34.5 8 33V29L5 27.5L8 22C8 12 14 6 21 6C27 6 30 9 31.5 12")
    + s("M24 24C26 26 26 29 24 31")
    + s("M31 19.5C35 24 35 31 31 35.5")
    + s("M38 15C44 22 44 33 38 40"),
    "music": s("M17 35V13L39 8V30") + dot(12.5, 35, 6.5) + dot(34.5, 30.5, 6.5) + s("M17 20L39 15"),
    "help": s("M15 17C15 10.5 19 7 24 7C29.5 7 33 11 33 15.5C33 22.5 24 22 24 30") + dot(24, 39.5, 3.2),
    "settings": _gear(),
    "back": s("M40 24H9M21 11L8 24L21 37"),
    "close": s("M11 11L37 37M37 11L11 37"),
    "undo": s("M9 19H29A10.5 10.5 0 0 1 29 40H17M19 9L9 19L19 29"),
    "redo": s("M39 19H19A10.5 10.5 0 0 0 19 40H31M29 9L39 19L29 29"),
    "swap": s("M8 16H39M31 8L39 16L31 24") + s("M40 33H9M17 25L9 33L17 41"),
    "search": c(21, 21, 14) + s("M31.5 31.5L42 42"),
    "history": s("M8.5 18A17 17 0 1 1 7 26M7 9V18.5H16.5") + s("M24 15V25L31 29"),
    "replay": s("M39.5 18A17 17 0 1 0 41 26M41 9V18.5H31.5") + f("M21 18.5L30 24.5L21 30.5Z"),
    "statistics": s("M6 41H42") + '<path d="M13 34V27M24 34V10M35 34V19" stroke-width="6.5"/>',
    "profile": c(24, 15.5, 8.5) + s("M7 42C7 32 14 28.5 24 28.5C34 28.5 41 32 41 42"),
    "add": s("M24 9V39M9 24H39"),
    "remove": s("M9 24H39"),
    "edit": s("M8 40L10.5 29.5L31.5 8.5A3 3 0 0 1 36 8.5L39.5 12A3 3 0 0 1 39.5 16.5L18.5 37.5Z") + s("M27 13L35 21"),
    "copy": r(16, 16, 26, 26, 5) + s("M10 32H9A3 3 0 0 1 6 29V9A3 3 0 0 1 9 6H29A3 3 0 0 1 32 9V10"),
    "share": s("M15 21.5L33 12.5M15 26.5L33 35.5") + dot(11, 24, 6.5) + dot(36.5, 11, 6.5) + dot(36.5, 37, 6.5),
    "import": s("M24 6V29M14 20L24 30L34 20") + s("M7 32V38A4 4 0 0 0 11 42H37A4 4 0 0 0 41 38V32"),
    "export": s("M24 30V7M14 16L24 6L34 16") + s("M7 32V38A4 4 0 0 0 11 42H37A4 4 0 0 0 41 38V32"),
    "print": s("M14 17V6H34V17")
    + s("M14 35H10A4 4 0 0 1 6 31V21A4 4 0 0 1 10 17H38A4 4 0 0 1 42 21V31A4 4 0 0 1 38 35H34")
    + r(14, 28, 20, 14, 2),
    "delete": s("M7 13H41M18 13V7H30V13")
    + s("M11 13L13.5 38.5A4 4 0 0 0 17.5 42H30.5A4 4 0 0 0 34.5 38.5L37 13")
    + s("M20 21L21 33M28 21L27 33"),
    "lock": r(8, 21, 32, 21, 5) + s("M15 21V15A9 9 0 0 1 33 15V21") + dot(24, 31.5, 3.6),
    "star": _star(True),
    "star-empty": _star(False),
    "check": s("M8 26L19 36.5L40 12"),
    "warning": s("M24 7L43 40H5Z") + s("M24 19V27") + dot(24, 34, 2.7),
    "info": c(24, 24, 18) + s("M24 23V33") + dot(24, 15.5, 3),
    "hint": s("M18 33C18 28 11 26 11 18A13 13 0 0 1 37 18C37 26 30 28 30 33Z") + s("M19 41H29") + s("M24 32V22"),
    "repeat-speech": BUBBLE + s("M30.5 17.5A7 7 0 1 0 31 22M31.5 12V17.5H26"),
    "cards": s("M18 10L7.5 13A3 3 0 0 0 5.5 16.7L11 36.5A3 3 0 0 0 14.5 38.5")
    + r(18, 6, 24, 35, 4)
    + f("M30 18L34.5 23.5L30 29L25.5 23.5Z"),
    "coins": c(18.5, 28.5, 13.5) + s("M24 9.5A13 13 0 1 1 38 29.5") + s("M12 28A6.5 6.5 0 0 1 18 22"),
    "trophy": s("M14 7H34V18C34 25 29.5 29 24 29C18.5 29 14 25 14 18Z")
    + s("M14 11H6C6 18 9 22 15 22.5M34 11H42C42 18 39 22 33 22.5")
    + s("M24 29V36M15 42C15 38 18 36 24 36C30 36 33 38 33 42Z"),
    "clock": c(24, 24, 18) + s("M24 13V24.5L32 29"),
    "keyboard": r(4, 11, 40, 27, 5)
    + dot(12.5, 19.5, 2.5)
    + dot(20.2, 19.5, 2.5)
    + dot(27.9, 19.5, 2.5)
    + dot(35.5, 19.5, 2.5)
    + s("M15 30H33"),
    "gamepad": s(
        "M15 12H33C40 12 44 22 44 32C44 39 37 40 33.5 34.5L31.5 31.5H16.500L14.5 34.5C11 40 4 39 4 32C4 22 8 12 15 12Z"
    )
    + s("M16 18V26M12 22H20")
    + dot(29.5, 24, 2.6)
    + dot(34.5, 19, 2.6),
    "touch": s(HAND) + s("M9 17A12 12 0 1 1 32 17"),
    "contrast": c(24, 24, 18) + "M24 7A17 17 0 0 1 24 41Z".join(('<path d="', f'" fill="{INK}"/>')),
    "text-size": s("M4 40L14.5 12L25 40M8 31H21") + s("M29 40L36.5 21L44 40M32 34H41"),
    "language": c(24, 24, 18) + s("M6.5 24H41.5M24 6C15 16 15 32 24 42C33 32 33 16 24 6Z"),
    "windowed": r(6, 9, 36, 30, 5) + s("M6 18H42") + dot(13, 13.6, 1.9) + dot(19, 13.6, 1.9),
    "fullscreen": s(
        "M7 17V11A4 4 0 0 1 11 7H17M31 7H37A4 4 0 0 1 41 11V17M41 31V37A4 4 0 0 1 37 41H31M17 41H11A4 4 0 0 1 7 37V31"
    ),
    "more": dot(10, 24, 4) + dot(24, 24, 4) + dot(38, 24, 4),
    "home": s("M6 23L24 7L42 23M11 20V38A3 3 0 0 0 14 41H34A3 3 0 0 0 37 38V20") + s("M20 41V30H28V41"),
    "motion": s("M5 16H15M3 24H13M5 32H15") + c(30, 24, 12),
    "learn": s("M24 14C19 9 12 8 5 9V38C12 37 19 38 24 42C29 38 36 37 43 38V9C36 8 29 9 24 14ZM24 14V42"),
}

ICONS = {
    name: '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48">\n'
    f'<g fill="none" stroke="{INK}" stroke-width="{STROKE}" stroke-linecap="round" stroke-linejoin="round">'
    f"\n{body}\n</g>\n</svg>\n"
    for name, body in DRAWN.items()
}
