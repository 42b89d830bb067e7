"""Draws all pictures of the game again: `python tools/art/build.py` writes the SVG files below assets/ and the icon."""

import io
import struct
from pathlib import Path

import characters
import coins
import deck
import furniture
import icons
import logo
import pygame

from garbage_desktop.paint import kit
from garbage_desktop.paint.pictures import raster

ASSETS = Path(__file__).resolve().parents[2] / "assets"
ICON_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
MAC_SIZES = {b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}


def card_drawings() -> dict[str, str]:
    return deck.drawings() | {"back-mask": kit.svg(100, 140, furniture.card_back(0, 0, 100, 140, 9))}


DRAWINGS = {
    "cards": card_drawings,
    "coins": coins.drawings,
    "faces": characters.drawings,
    "icons": lambda: icons.ICONS,
    "table": furniture.drawings,
    "logo": logo.drawings,
}


def write(place: Path, drawings: dict[str, str]) -> None:
    for name, markup in drawings.items():
        file = place / f"{name}.svg"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(markup, encoding="utf-8", newline="\n")


def png(size: int) -> bytes:
    """The program's icon from the drawing that suits its size."""
    file = io.BytesIO()
    pygame.image.save(raster(logo.icon_for(size), (size, size)), file, "icon.png")
    return file.getvalue()


def ico() -> bytes:
    """All sizes of the icon in one file: a list of places, then the pictures."""
    pictures = [png(size) for size in ICON_SIZES]
    entries, start = b"", 6 + 16 * len(pictures)
    for size, picture in zip(ICON_SIZES, pictures, strict=True):
        entries += struct.pack("<4B2H2I", size % 256, size % 256, 0, 0, 1, 32, len(picture), start)
        start += len(picture)
    return struct.pack("<3H", 0, 1, len(pictures)) + entries + b"".join(pictures)


def icns() -> bytes:
    """The same for the Mac: each picture under the four letters that stand for its size."""
    pictures = [(name, png(size)) for name, size in MAC_SIZES.items()]
    body = b"".join(struct.pack(">4sI", name, 8 + len(picture)) + picture for name, picture in pictures)
    return struct.pack(">4sI", b"icns", 8 + len(body)) + body


def main() -> None:
    for folder, drawings in DRAWINGS.items():
        write(ASSETS / folder, drawings())
    (ASSETS / "logo" / "garbage.ico").write_bytes(ico())
    (ASSETS / "logo" / "garbage.icns").write_bytes(icns())


if __name__ == "__main__":
    main()
