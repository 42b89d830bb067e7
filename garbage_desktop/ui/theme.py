"""Theme: the elements of pygame_gui in the colours and letters of this game.

The library is loaded when the first field is opened: most games never need it, and it takes its time.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from garbage_desktop.paint.kit import DARK_INK, GOLD_LIGHT, INK

if TYPE_CHECKING:
    from pygame_gui import UIManager

UNSEEN = "#00000000"  # the ground is painted by ourselves, below
FONT = "noto_sans"  # comes with the library; its heading font has no Greek and no Cyrillic


@lru_cache(maxsize=4)
def manager(px: int) -> "UIManager":
    """What the elements with letters of that size belong to."""
    import pygame_gui

    return pygame_gui.UIManager((8192, 8192), look(px))


def look(px: int) -> dict[str, Any]:
    grounds = ("dark_bg", "disabled_bg", "normal_border", "hovered_border", "active_border", "disabled_border")
    inks = {
        "normal_text": INK,
        "disabled_text": "#8d8168",
        "selected_bg": GOLD_LIGHT,
        "selected_text": DARK_INK,
        "text_cursor": INK,
    }
    return {
        "text_entry_line": {
            "colours": dict.fromkeys(grounds, UNSEEN) | inks,
            "font": {"name": FONT, "size": str(px), "bold": "1"},
            "misc": {"border_width": "0", "shadow_width": "0", "padding": f"{px * 3 // 4},0"},
        }
    }
