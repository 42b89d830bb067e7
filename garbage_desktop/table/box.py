"""Box: a rectangle of real pixels."""

from typing import NamedTuple


class Box(NamedTuple):
    """Left, top, width, height.

    >>> Box(0, 0, 10, 4).meets(Box(10, 0, 5, 5)), Box(0, 0, 10, 4).holds(10, 2)
    (False, True)
    """

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def meets(self, other: "Box") -> bool:
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def inside(self, other: "Box") -> bool:
        return self.x >= other.x and self.y >= other.y and self.right <= other.right and self.bottom <= other.bottom

    def holds(self, x: float, y: float) -> bool:
        return self.x <= x <= self.right and self.y <= y <= self.bottom

    def grown(self, x: float, y: float) -> "Box":
        """Wider by x and higher by y on every side."""
        return Box(self.x - x, self.y - y, self.w + 2 * x, self.h + 2 * y)

    def reached(self, least: float) -> "Box":
        """As large as a finger needs, the same middle."""
        return self.grown(max(0, least - self.w) / 2, max(0, least - self.h) / 2)

    def moved(self, x: float, y: float) -> "Box":
        return Box(self.x + x, self.y + y, self.w, self.h)

    def whole(self) -> "Box":
        """On whole pixels; the size does not depend on where it lies."""
        return Box(round(self.x), round(self.y), round(self.w), round(self.h))


def around(x: float, y: float, w: float, h: float) -> Box:
    """The box with its middle at x, y."""
    return Box(x - w / 2, y - h / 2, w, h)
