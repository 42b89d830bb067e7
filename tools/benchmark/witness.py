"""The program itself, with a line on standard output for each frame: when it was over, whether it was shown, its scene.

python -m tools.benchmark.witness [arguments of the program]
"""

import os
import sys
from collections.abc import Sequence
from time import monotonic

from garbage_desktop.__main__ import main, prepare

prepare()

import pygame  # noqa: E402 - it must be told first

from garbage_desktop.app import App  # noqa: E402

frame = App.frame


def witnessed(app: App, dt: float, inputs: Sequence[pygame.Event], surface: pygame.Surface) -> bool:
    drawn = frame(app, dt, inputs, surface)
    usable = bool(app.running and getattr(app.scene, "prompt", None) and app.scene.prompt.choices)
    os.write(1, f"{monotonic():.4f} {drawn:d} {app.moving:d} {usable:d}\n".encode())
    return drawn


App.frame = witnessed  # type: ignore[method-assign]
sys.exit(main())
