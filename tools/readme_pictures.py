"""Makes the pictures of the README: the program draws them, and they are kept small. Usage: readme_pictures.py"""

import subprocess
import sys
import tempfile
from pathlib import Path

import pygame

HOME = Path(__file__).parent.parent
WANTED = {  # screen: picture
    "title": "title",
    "bingo": "bingo",
    "take": "put-and-take",
    "count-up": "count-up",
    "summary": "summary",
    "results": "results",
}


def drawn(folder: str) -> dict[str, Path]:
    """Every screen by its name, as the program draws it."""
    words = ["--screenshot", folder, "--data-dir", f"{folder}/kept", "--seed", "kitchen", "--seats", "5"]
    subprocess.run([sys.executable, "-m", "garbage_desktop", *words], cwd=HOME, check=True)
    return {file.stem.split("-", 1)[1]: file for file in sorted(Path(folder).glob("*.png"))}


def main() -> None:
    pictures = HOME / "docs" / "pictures"
    pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        screens = drawn(folder)
        for screen, name in WANTED.items():
            pygame.image.save(pygame.image.load(screens[screen]), pictures / f"{name}.jpg")


if __name__ == "__main__":
    main()
