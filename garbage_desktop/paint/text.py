"""Words on screen: two families of letters, outlines, small pictures in a line, measuring, shortening, wrapping.

Words are set larger, in one of a few sizes, and shrunk: even spacing, smooth outlines, few fonts in memory. A style
is `display` (headings, Fredoka One), `bold` or `plain` (Noto Sans). A line may hold pictures: `{coin}`, `{star}`,
`{spade}` or a card, `{7h}`.
"""

import math
import re
import string
import unicodedata
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path

import pygame

from garbage_desktop import assets
from garbage_desktop.paint.kit import CREAM, INK, NIGHT, PAPER_EDGE, RED, box, svg
from garbage_desktop.paint.pictures import MIB, Shelf, asset, clear_sheet, drawn, made, put

FILES = {
    "display": ("font_fredoka_one", "files/FredokaOne-Regular.ttf"),
    "bold": ("pygame_gui", "data/NotoSans-Bold.ttf"),
    "plain": ("pygame_gui", "data/NotoSans-Regular.ttf"),
}
SUITS = {"spade": "s", "heart": "h", "diamond": "d", "club": "c"}
PICTURE = re.compile(r"\{(coin|star|spade|heart|diamond|club|(?:10|[2-9TJQKA])[shdc])\}")
FIGURES = re.compile("([0-9]+)")
LATIN_END = "\u0250"  # all letters before it are in the fonts
UNASSIGNED = "\U000f1234"
BRACE = "\ue000"  # stands for a "{" that is only a letter
SIZES = (54, 81, 120, 180, 270)  # in which letters are set
LONGEST = 400  # letters in one line; nobody reads more

_shelf = Shelf(2 * MIB)


# ---- fonts ---------------------------------------------------------------------------------------
@cache
def file(style: str) -> Path:
    """Where the letters of a style lie. Looking does not import the package, which would be slow."""
    package, name = FILES[style]
    spec = find_spec(package)
    path = Path(spec.origin).parent / name if spec and spec.origin else None
    if path is None or not path.is_file():
        raise assets.AssetMissing(f"The letters of the game are missing: {package}/{name}")
    return path


@lru_cache(maxsize=6)
def font(px: int, style: str, outline: int = 0) -> pygame.Font:
    """One font for each outline: it forgets its letters when that is changed."""
    if not pygame.font.get_init():
        pygame.font.init()
    letters = pygame.Font(file(style), px)
    letters.outline = outline
    return letters


@lru_cache(maxsize=2048)
def fitting(words: str, style: str) -> str:
    """The style itself, or Noto Sans Bold for a heading with a letter that Fredoka One does not have."""
    if style == "display" and not all(map(_in_headings, words)):
        return "bold"
    return style


@cache
def _in_headings(letter: str) -> bool:
    """Whether Fredoka One has the letter: it leaves the place of others blank."""
    shape = font(SIZES[0], "display").metrics(letter)[0]
    return letter.isspace() or letter == BRACE or bool(shape and any(shape[:4]))


@cache
def _set_at(px: int) -> int:
    """In which size letters are set that are to be seen in `px`."""
    return next((size for size in SIZES if size >= 2.4 * px), 2 * px)


# ---- letters that no font can set ------------------------------------------------------------------
@lru_cache(maxsize=2048)
def cleaned(words: str) -> str:
    """The words without what breaks a line, hides, or has no picture: controls, invisible letters, towers of accents.

    >>> cleaned("Ro\\0sie\\n\\u200bof\\ud83d the\\tsea")
    'Rosie of the sea'
    """
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", "".join(map(_shown, words[: 4 * LONGEST]))):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks <= 2 and not (letter == " " and kept[-1:] == [" "]):
            kept.append(letter)
    return "".join(kept[:LONGEST])


def _shown(letter: str) -> str:
    kind = unicodedata.category(letter)
    if letter.isspace() or kind in ("Zl", "Zp"):
        return "\u00a0" if letter == "\u00a0" else " "
    if letter != BRACE and kind in ("Cc", "Cf", "Cs", "Co", "Cn"):
        return ""
    return letter if letter == BRACE or letter < LATIN_END or _in_words(letter) else "?"


@cache
def _in_words(letter: str) -> bool:
    """Whether Noto Sans has the letter: it draws one that it lacks as the same box each time (fault N03)."""
    return _drawn_alone(letter) != _drawn_alone(UNASSIGNED)


def _drawn_alone(letter: str) -> bytes:
    return pygame.image.tobytes(font(SIZES[0], "plain").render(letter, True, "white", "black"), "RGB")


def literal(name: str) -> str:
    """A name to be put in a line: what looks like a picture in it stays letters.

    >>> literal("{coin}") == BRACE + "coin}"
    True
    """
    return cleaned(name).replace("{", BRACE)


def parts(line: str) -> list[str]:
    """A line cut at its pictures, which come as their names at odd places.

    >>> parts("Pot 25 {coin}")
    ['Pot 25 ', 'coin', '']
    """
    return PICTURE.split(cleaned(line))


# ---- measuring -------------------------------------------------------------------------------------
@lru_cache(maxsize=8192)
def width(line: str, px: int, style: str = "display") -> int:
    """How many pixels a line takes, pictures included, without an outline."""
    style, wide = fitting(_letters(line), style), 0
    for place, part in enumerate(parts(line)):
        wide += _inline_width(part, px, style) if place % 2 else _words_width(part, px, style)
    return wide


def height(px: int, style: str = "display") -> int:
    return math.ceil(font(_set_at(px), style).get_height() * px / _set_at(px))


def _letters(line: str) -> str:
    return "".join(parts(line)[::2])


def _words_width(words: str, px: int, style: str) -> int:
    """Figures are equally wide where several stand together; so a number that counts does not shake."""
    return sum(
        _figures_width(part, px, style) if place % 2 else _letters_width(part, px, style)
        for place, part in enumerate(FIGURES.split(words))
    )


def _letters_width(letters: str, px: int, style: str) -> int:
    size = _set_at(px)
    return math.ceil(font(size, style).size(letters.replace(BRACE, "{"))[0] * px / size) if letters else 0


def _figures_width(figures: str, px: int, style: str) -> int:
    return len(figures) * _pitch(px, style) if len(figures) > 1 else _letters_width(figures, px, style)


@cache
def _pitch(px: int, style: str) -> int:
    """The width of the widest figure."""
    return max(_letters_width(figure, px, style) for figure in "0123456789")


def _inline_width(name: str, px: int, style: str) -> int:
    if name in ("coin", "star"):
        return round(px * 0.98)
    rank, _suit = _chip(name)
    return _letters_width(rank, round(px * 0.92), style) + round(px * 0.8) + round(px * (0.5 if rank else 0.3))


@lru_cache(maxsize=2048)
def shortened(line: str, px: int, style: str, room: int) -> str:
    """The line, or as much of it as fits into `room` pixels, with … at its end."""
    line = cleaned(line)
    if width(line, px, style) <= room:
        return line
    pieces = [piece for piece in re.split(r"(\{\w+\}|.)", line) if piece]
    low, high = 0, len(pieces)
    while low < high:
        middle = (low + high + 1) // 2
        if width("".join(pieces[:middle]).rstrip() + "…", px, style) <= room:
            low = middle
        else:
            high = middle - 1
    return "".join(pieces[:low]).rstrip() + "…"


@lru_cache(maxsize=512)
def wrapped(line: str, px: int, style: str, room: int, most: int = 99) -> tuple[str, ...]:
    """The line broken between words so that each row fits; the last of `most` rows is shortened."""
    rows, words = [""], cleaned(line).split(" ")
    for number, word in enumerate(words):
        longer = f"{rows[-1]} {word}" if rows[-1] else word
        if width(longer, px, style) <= room or not rows[-1]:
            rows[-1] = longer
        elif len(rows) < most:
            rows.append(word)
        else:
            rows[-1] = " ".join((rows[-1], *words[number:]))
            break
    return tuple(shortened(row, px, style, room) for row in rows)


# ---- setting -----------------------------------------------------------------------------------------
@_shelf.keeps
def line(
    words: str, px: int, colour: str = CREAM, style: str = "display", outline: float = 0, edge: str = NIGHT
) -> pygame.Surface:
    """One line with its pictures. With an `outline` it is that much larger on every side, and has a little foot."""
    style, pieces = fitting(_letters(words), style), list[pygame.Surface]()
    for place, part in enumerate(parts(words)):
        if place % 2:
            pieces.append(_inline(part, px, colour, style))
        else:
            pieces += _words(part, px, colour, style, outline, edge)
    if len(pieces) == 1:
        return pieces[0]
    lap = 2 * round(outline)  # outlines of neighbours flow together
    high = max((piece.get_height() for piece in pieces), default=height(px, style))
    sheet = clear_sheet(sum(p.get_width() - lap for p in pieces) + lap, high, edge if outline else colour)
    x = 0
    for piece in pieces:
        put(sheet, piece, midleft=(x, high / 2))
        x += piece.get_width() - lap
    return sheet


def _words(words: str, px: int, colour: str, style: str, outline: float, edge: str) -> list[pygame.Surface]:
    """Letters as they come, and the figures between them from pictures of each: a number may change in every frame."""
    pieces = []
    for place, part in enumerate(FIGURES.split(words)):
        if place % 2 and len(part) > 1:
            pieces += [_figure(figure, px, colour, style, outline, edge) for figure in part]
        elif part:
            pieces.append(_letters_picture(part, px, colour, style, outline, edge))
    return pieces


@_shelf.keeps
def _figure(figure: str, px: int, colour: str, style: str, outline: float, edge: str) -> pygame.Surface:
    """One figure in the middle of the room that each has."""
    letter = _letters_picture(figure, px, colour, style, outline, edge)
    room = clear_sheet(_pitch(px, style) + 2 * round(outline), letter.get_height(), edge if outline else colour)
    put(room, letter, midtop=(room.get_width() / 2, 0))
    return room


@_shelf.keeps
def _letters_picture(words: str, px: int, colour: str, style: str, outline: float, edge: str) -> pygame.Surface:
    made["text"] += 1
    times, letters = _set_at(px) / px, words.replace(BRACE, "{")
    letter = font(_set_at(px), style)
    if letter.size(letters)[0] == 0:
        return clear_sheet(1, height(px, style))
    inner = letter.render(letters, True, colour)
    rim = round(outline * times)
    foot = rim // 2
    wide, high = (inner.get_width() + 2 * rim) / times, (inner.get_height() + 2 * rim + foot) / times
    size = math.ceil(wide), math.ceil(high)
    sheet = clear_sheet(size[0] * times, size[1] * times, edge if rim else colour)
    if rim:
        dark = font(_set_at(px), style, rim).render(letters, True, edge)
        sheet.blits(((dark, (0, 0)), (dark, (0, foot))))
    sheet.blit(inner, (rim, rim))
    return pygame.transform.smoothscale(sheet, size)


@cache
def learnt(px: int, style: str) -> bool:
    """Every letter has been drawn once in this size: from now on a line of them takes a third of the time."""
    made["text"] += 1
    font(_set_at(px), style).render(string.ascii_letters + string.digits + ".,:!?’", True, CREAM)
    return True


# ---- pictures in a line --------------------------------------------------------------------------------
def _inline(name: str, px: int, colour: str, style: str) -> pygame.Surface:
    if name == "coin":
        return asset("coins/penny-small.svg", *[round(px * 0.98)] * 2)
    if name == "star":
        star = assets.text("icons/star.svg").replace(INK, colour)
        return drawn(star, (round(px * 0.98), round(px * 0.98)))
    return _card_chip(name, px, style)


def _chip(name: str) -> tuple[str, str]:
    return ("", SUITS[name]) if name in SUITS else (name[:-1].replace("T", "10"), name[-1])


def _card_chip(name: str, px: int, style: str) -> pygame.Surface:
    """A card as a word: rank and suit on a little card, so that they are seen on every ground."""
    (rank, suit), wide, high = _chip(name), _inline_width(name, px, style), round(px * 1.18)
    plate = box(0.6, 0.6, wide - 1.2, high - 1.2, px * 0.26, "#ffffff", stroke=PAPER_EDGE, width=1.2)
    sheet = drawn(svg(wide, high, plate), (wide, high))
    put(sheet, asset(f"cards/suit-{suit}.svg", *[round(px * 0.8)] * 2), midright=(wide - round(px * 0.16), high / 2))
    if rank:
        letters = _letters_picture(rank, round(px * 0.92), RED if suit in "hd" else INK, style, 0, NIGHT)
        put(sheet, letters, midleft=(round(px * 0.22), high / 2))
    return sheet
