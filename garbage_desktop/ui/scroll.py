"""Scroll: the middle of a page that is longer than its room."""

from garbage_desktop.table.box import Box

LOOSE = 10  # pixels that a finger may move before it scrolls instead of pressing
AROUND = 16  # pixels left free above and below what is revealed


class Scroll:
    """How far the middle has been moved up under its view."""

    def __init__(self) -> None:
        self.view: Box | None = None
        self.reach = 0.0  # height of all that scrolls
        self.offset = 0.0
        self._grabbed: tuple[float, float] | None = None  # pointer and offset when it went down

    def fit(self, view: Box | None, reach: float) -> None:
        self.view, self.reach = view, reach
        self.offset = min(self.offset, self.most)

    @property
    def most(self) -> float:
        return max(0.0, self.reach - self.view.h) if self.view else 0.0

    @property
    def needed(self) -> bool:
        return self.most > 0

    def placed(self, box: Box) -> Box:
        """Where something of the middle is in the window."""
        assert self.view
        return box.moved(self.view.x, self.view.y - self.offset)

    def shows(self, where: tuple[float, float]) -> bool:
        return self.view is not None and self.view.holds(*where)

    @property
    def edges(self) -> list[float]:
        """The heights at which something goes on unseen."""
        if not self.view or not self.needed:
            return []
        return [self.view.y] * (self.offset > 0) + [self.view.bottom] * (self.offset < self.most)

    def roll(self, pixels: float) -> bool:
        """Move on by so much; False if it is at its end already."""
        before, self.offset = self.offset, min(self.most, max(0.0, self.offset + pixels))
        return self.offset != before

    def reveal(self, box: Box) -> None:
        """Roll so far that this part of the middle is seen."""
        if self.view:
            lowest, highest = box.bottom + AROUND - self.view.h, box.y - AROUND
            self.offset = min(self.most, max(0.0, min(max(self.offset, lowest), highest)))

    def hides(self, way: int, at: Box) -> bool:
        """Whether going there would jump over text that has not been seen: rather roll on."""
        if not self.view or not self.needed or self.offset == (self.most if way > 0 else 0):
            return False
        return at.y > self.view.bottom + self.view.h / 3 if way > 0 else at.bottom < self.view.y - self.view.h / 3

    def grab(self, where: tuple[float, float]) -> None:
        self._grabbed = (where[1], self.offset) if self.needed and self.shows(where) else None

    def let_go(self) -> None:
        self._grabbed = None

    def dragged(self, where: tuple[float, float], *, down: bool) -> bool:
        """Follow a pointer that drags the paper; True once it does."""
        if not self._grabbed or not down:
            self._grabbed = None
            return False
        start, offset = self._grabbed
        if abs(where[1] - start) < LOOSE and self.offset == offset:
            return False
        self.offset = min(self.most, max(0.0, offset + start - where[1]))
        return True
