"""Starts the game: arguments, pygame, the window, and the wall clock; nothing else."""

import os
import sys
import time
from collections.abc import Sequence
from datetime import date

from garbage_desktop.arguments import Arguments, parsed


def main(words: Sequence[str] | None = None) -> int:
    """Play until the window is closed; the exit code."""
    arguments = parsed(sys.argv[1:] if words is None else words)
    prepare()
    if arguments.self_check:
        from garbage_desktop.self_check import self_check

        return self_check(arguments)
    if arguments.screenshot:
        from garbage_desktop.screenshots import screenshots

        return screenshots(arguments)
    from garbage_desktop.mishap import guarded

    return guarded(lambda: play(arguments))


def prepare() -> None:
    """What must be said before pygame is imported. On X11 without a graphics card, plain updates cost a fraction."""
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "garbage")  # by this name a desktop finds our sign (fault Z06)
    os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", "garbage")
    os.environ.setdefault("SDL_WINDOWS_DPI_SCALING", "1")  # sizes in points, pictures in real pixels
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def play(arguments: Arguments) -> int:
    """Open the window and run one frame after another."""
    import pygame

    from garbage_desktop.house import opened
    from garbage_desktop.window import NoScreen
    from garbage_engine.__main__ import Refused
    from garbage_engine.rules import IllegalRules

    pygame.display.init()
    pygame.font.init()
    clock = pygame.time.Clock()
    try:
        house = opened(arguments)
    except (Refused, IllegalRules, NoScreen) as reason:
        print(reason, file=sys.stderr)
        return 2
    app, window = house.app, house.window
    app.day = lambda: date.today().toordinal()
    app.stopwatch = time.perf_counter
    try:
        while app.running:
            dt = clock.tick(60 if app.moving else 20) / 1000
            if app.frame(dt, [window.in_pixels(event) for event in pygame.event.get()], window.surface):
                window.flip()
    finally:
        house.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
