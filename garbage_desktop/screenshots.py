"""Screenshots: a picture of every screen, drawn without a window."""

import os

from garbage_desktop.arguments import Arguments


def screenshots(arguments: Arguments) -> int:
    """Draw every screen at the size of the window asked for into the folder; exit code."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    assert arguments.screenshot is not None
    import pygame

    from garbage_desktop import language
    from garbage_desktop.tour import Tour

    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))  # what is drawn takes its form from the screen
    language.use(arguments.language or "en")
    folder = arguments.screenshot
    folder.mkdir(parents=True, exist_ok=True)
    tour = Tour(arguments.window, arguments.seats or 5)
    for number, name in enumerate(tour.screens(), 1):
        pygame.image.save(tour.surface, folder / f"{number:02}-{name}.png")
    return 0
