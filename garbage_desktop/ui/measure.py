"""Measure: how large words and controls are in a window, before anything is placed in it."""

from typing import NamedTuple

SMALLEST = 0.8  # menus flow anew in a small window rather than shrink further
FINGER = 44
LEAST_WORDS = 14
FREE = (1280, 720)  # from here on words may be twice as large


class Measure(NamedTuple):
    """A window and how large the player wants to read. Numbers are those of a 1280 x 720 window.

    >>> Measure((2560, 1440), 1.0).px(20), Measure((800, 600), 2.0).words
    (40, 1.0)
    """

    size: tuple[int, int]
    text: float = 1.0

    @property
    def scale(self) -> float:
        return max(SMALLEST, min(self.size[0] / 1280, self.size[1] / 720))

    @property
    def words(self) -> float:
        """What the sizes of words and controls are multiplied by."""
        roomy = self.size[0] >= FREE[0] and self.size[1] >= FREE[1]
        return self.scale * min(self.text, 2.0 if roomy else 1.25)

    def px(self, size: float) -> int:
        """The size of letters, and of what is as high as they are."""
        return max(LEAST_WORDS, round(size * self.words))

    def length(self, size: float) -> int:
        """A width or height that grows with the words."""
        return round(size * self.words)

    def gap(self, size: float) -> int:
        """A space between things: it grows with the window only."""
        return round(size * self.scale)

    def high(self, size: float) -> int:
        """The height of a control: never less than a finger needs."""
        return max(FINGER, round(size * self.words))
