"""The raccoon's head, drawn once in a 100 x 100 box: in colour for the logo and icon, in one metal for coins."""

from garbage_desktop.paint import kit
from garbage_desktop.paint.kit import disc, line, moved, oval, shape

HEAD = (
    "M50 20C60 20 70 22 78 28C84 33 88 41 91 49C94 55 97 59 98 63C94 64 91 64 89 65C91 69 91 72 91 75C86 75 82 76 78 79"
    "C70 87 60 92 50 92C40 92 30 87 22 79C18 76 14 75 9 75C9 72 9 69 11 65C9 64 6 64 2 63"
    "C3 59 6 55 9 49C12 41 16 33 22 28C30 22 40 20 50 20Z"
)
EAR = "M14 42C8 30 8 16 13 9C15 6 19 6 22 8C31 12 38 19 42 26Z"
EAR_INSIDE = "M18 33C14 25 14 18 16.5 14.5C25 18 30 23 33 27Z"
MASK = "M48.5 55C46 45 36 41.5 27 45C17 49 10 57 8 63.5C14 70 28 74.5 37 69C44 65 49.5 62 48.5 55Z"
BROW = "M46 47C43 38 33 34.5 23 39C17 42 12 49 10 55C16 48 24 43 32 43.5C39 44 43 46 46 50Z"
MUZZLE = "M50 58C55 61 61 67 68 72C70 80 61 88 50 88C39 88 30 80 32 72C39 67 45 61 50 58Z"
BLAZE = "M50 20C46.5 27 46 40 47.5 54L50 60L52.5 54C54 40 53.5 27 50 20Z"
NOSE = (
    "M43.5 69.5C43.5 66.5 46 65.5 50 65.5C54 65.5 56.5 66.5 56.5 69.5"
    "C56.5 73 52.5 76.5 50 76.5C47.5 76.5 43.5 73 43.5 69.5Z"
)
SMILE = "M50 76.5V79.500M41.5 79C43 83 48 83.5 50 80C52 83.5 57 83 58.5 79"
MIRROR = "translate(100 0) scale(-1 1)"


def both(*parts: str) -> str:
    """The parts, and their mirror image on the right."""
    return "".join(parts) + moved(MIRROR, *parts)


def face(fur: str = "#8d97a8", edge: str = "#232838", look: float = 0) -> str:
    """The raccoon in colour. `look` moves the pupils, -2 to 2."""
    mask, light = "#2c3142", "#fbf6ea"
    return "".join(
        (
            both(shape(EAR, kit.darker(fur, 0.28), stroke=edge, width=5), shape(EAR_INSIDE, "#e7c9bb")),
            shape(HEAD, fur, stroke=edge, width=5),
            shape(
                "M22 79C30 87 40 92 50 92C60 92 70 87 78 79C72 82 62 85 50 85C38 85 28 82 22 79Z", kit.darker(fur, 0.2)
            ),
            both(shape(BROW, light, stroke=light, width=2.5), shape(MASK, mask)),
            shape(BLAZE, mask),
            shape(MUZZLE, light),
            both(
                disc(32, 57, 8.6, "#ffffff"),
                disc(33.2 + look, 57.4, 5.4, "#171b26"),
                disc(35 + look, 55.3, 1.9, "#ffffff"),
            ),
            shape(NOSE, "#171b26"),
            oval(48, 68, 2.4, 1.3, "#6b7283"),
            line(SMILE, "#232838", 2.4),
        )
    )


def bold_face(fur: str = "#9aa3b3", edge: str = "#161b28") -> str:
    """Few, large shapes: for 16 to 32 pixels."""
    return "".join(
        (
            both(shape("M9 46C3 28 6 10 12 6C20 4 36 16 42 26Z", kit.darker(fur, 0.3), stroke=edge, width=7)),
            shape(HEAD, fur, stroke=edge, width=7),
            shape("M20 76C26 68 38 66 50 60C62 66 74 68 80 76C70 88 60 92 50 92C40 92 30 88 20 76Z", "#fbf6ea"),
            both(shape("M47 43C40 34 26 34 14 48C22 42 34 42 42 50Z", "#fbf6ea", stroke="#fbf6ea", width=5)),
            both(
                shape("M49 58C46 45 35 40 24 44C13 48 5 58 5 64C13 73 28 77 38 72C45 68 50 66 49 58Z", "#20253a"),
                disc(31, 57.5, 10, "#ffffff"),
                disc(33, 58, 5.6, "#10131f"),
            ),
            shape("M50 20C45 30 45 44 47 56H53C55 44 55 30 50 20Z", "#20253a"),
            shape("M41 74C41 70 45 69 50 69C55 69 59 70 59 74C59 79 54 82 50 82C46 82 41 79 41 74Z", "#161b28"),
        )
    )


def stamped(deep: str, light: str, fill: str) -> str:
    """The head as a relief in one metal: `fill` fur, `deep` mask, `light` eyes and muzzle."""
    return "".join(
        (
            both(shape(EAR, fill, stroke=deep, width=3.5)),
            shape(HEAD, fill, stroke=deep, width=3.5),
            both(shape(MASK, deep), disc(32, 57, 8, light), disc(33, 57.5, 3.6, deep)),
            shape(BLAZE, deep),
            shape(MUZZLE, light),
            shape(NOSE, deep),
        )
    )


def stamped_bold(deep: str, light: str) -> str:
    """What is left of the head on a coin of twenty pixels: one dark shape, two wide eyes, a muzzle."""
    return "".join(
        (
            both(shape("M12 48C4 26 8 4 16 4C26 4 40 18 44 28Z", deep)),
            shape(HEAD, deep, stroke=deep, width=6),
            both(disc(30, 55, 12.5, light)),
            shape("M50 68C58 68 66 73 66 79C66 85 58 88 50 88C42 88 34 85 34 79C34 73 42 68 50 68Z", light),
        )
    )
