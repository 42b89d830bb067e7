"""Viewer: the system's own program for a file, such as a browser for a page that is to be printed."""

import logging
import os
import shutil
import subprocess
import sys
from pathlib import Path

OPENERS = ("xdg-open", "gio", "kde-open")


def show(path: Path) -> bool:
    """Ask the system to show a file or a folder; False if it has nothing to do that with."""
    try:
        if sys.platform == "win32":
            os.startfile(path)
            return True
        command = _command(path)
        if command:
            subprocess.Popen(command, env=_world(), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                             stderr=subprocess.DEVNULL, start_new_session=True)  # fmt: skip
    except OSError as error:
        logging.getLogger("garbage").warning("Nothing shows %s: %s", path.name, error)
        return False
    return bool(command)


def _command(path: Path) -> list[str]:
    if sys.platform == "darwin":
        return ["open", str(path)]
    if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        return []
    opener = next((name for name in OPENERS if shutil.which(name)), "")
    return [opener, *(["open"] if opener == "gio" else []), str(path)] if opener else []


def _world() -> dict[str, str]:
    """The built program leads its own libraries in front; others must not meet them."""
    world = dict(os.environ)
    if getattr(sys, "frozen", False):
        for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
            before = world.pop(f"{name}_ORIG", "")
            world.pop(name, None)
            if before:
                world[name] = before
    return world
