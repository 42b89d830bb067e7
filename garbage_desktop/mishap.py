"""Mishap: what happens when the program itself fails. A log is kept and the player is told, in words, where it is."""

import logging
import sys
import traceback
from collections.abc import Callable
from logging.handlers import RotatingFileHandler
from pathlib import Path

from garbage_desktop.language import _

LOG_SIZE = 500_000  # bytes; one older log is kept beside it
log = logging.getLogger("garbage")


def keep_log(folder: Path | None) -> None:
    """Write warnings into a file of that folder; where that is impossible, nowhere."""
    logging.raiseExceptions = False
    log.propagate = False
    log.handlers.clear()
    log.addHandler(logging.NullHandler())
    if folder is None:
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(folder / "garbage.log", maxBytes=LOG_SIZE, backupCount=1, encoding="utf-8")
    except OSError:
        return
    handler.addFilter(_Once())
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    log.addHandler(handler)


def guarded(play: Callable[[], int]) -> int:
    """Play; if the program fails, keep the story in the log, say so in a window, and give exit code 1."""
    try:
        return play()
    except Exception:
        log.exception("The program failed")
        tell(_story(traceback.format_exc().rstrip().rpartition("\n")[2]))
        return 1


class _Once(logging.Filter):
    """The same message again and again is written once."""

    def __init__(self) -> None:
        super().__init__()
        self._last = ""

    def filter(self, record: logging.LogRecord) -> bool:
        new = record.getMessage() != self._last
        self._last = record.getMessage()
        return new


def _story(what: str) -> str:
    where = next((Path(h.baseFilename) for h in log.handlers if isinstance(h, RotatingFileHandler)), None)
    words = _("Garbage has stopped because of a fault of its own. Your game is kept.")
    if where is not None:
        words += "\n\n" + _("What happened is written in {file}.").format(file=where)
    return words + f"\n\n{what}"


def tell(words: str) -> None:
    """A window with the sentence; without a screen, the terminal."""
    if sys.stderr is not None:
        print(words, file=sys.stderr)
    try:
        import pygame

        pygame.display.message_box("Garbage", words, message_type="error")
    except Exception as no_window:
        log.warning("No window for the message: %s", no_window)
