"""Nicknames: an animal and a colour each, so that a child can choose one by its picture."""

from collections.abc import Collection
from typing import NamedTuple

from garbage_desktop.language import _

BLUE, GREEN, PINK, GOLDEN, RED = "#2f6aa8", "#2f8f5b", "#d0609a", "#f4b63f", "#c8242f"


class Nickname(NamedTuple):
    words: str
    animal: str
    colour: str


def nicknames(taken: Collection[str], first: str = "") -> list[Nickname]:
    """Those that no other child has; the ones of the animal `first` come first."""
    free = [nickname for nickname in _all() if nickname.words not in taken]
    return sorted(free, key=lambda nickname: nickname.animal != first)


def _all() -> tuple[Nickname, ...]:
    return (
        Nickname(_("Blue Fox"), "fox", BLUE),
        Nickname(_("Green Cat"), "cat", GREEN),
        Nickname(_("Pink Panda"), "panda", PINK),
        Nickname(_("Golden Owl"), "owl", GOLDEN),
        Nickname(_("Red Frog"), "frog", RED),
        Nickname(_("Blue Bear"), "bear", BLUE),
        Nickname(_("Green Otter"), "otter", GREEN),
        Nickname(_("Pink Crow"), "crow", PINK),
        Nickname(_("Blue Raccoon"), "raccoon", BLUE),
        Nickname(_("Red Hedgehog"), "hedgehog", RED),
        Nickname(_("Red Fox"), "fox", RED),
        Nickname(_("Blue Cat"), "cat", BLUE),
        Nickname(_("Green Panda"), "panda", GREEN),
        Nickname(_("Pink Owl"), "owl", PINK),
        Nickname(_("Blue Frog"), "frog", BLUE),
        Nickname(_("Red Bear"), "bear", RED),
        Nickname(_("Blue Otter"), "otter", BLUE),
        Nickname(_("Pink Hedgehog"), "hedgehog", PINK),
        Nickname(_("Red Raccoon"), "raccoon", RED),
        Nickname(_("Golden Crow"), "crow", GOLDEN),
        Nickname(_("Green Fox"), "fox", GREEN),
        Nickname(_("Golden Cat"), "cat", GOLDEN),
        Nickname(_("Blue Panda"), "panda", BLUE),
        Nickname(_("Red Owl"), "owl", RED),
    )
