"""Seats: who sits where, with which face, and who plays for them."""

import msgspec

from garbage_desktop.language import _
from garbage_desktop.names import clean_name

PERSON = "person"
ANIMALS = tuple("raccoon fox owl bear frog cat panda hedgehog otter crow".split())
PEOPLE = tuple(f"person-{n}" for n in range(1, 9))


class SeatInfo(msgspec.Struct, frozen=True):
    """Somebody at the table. No part of the match: it may change in the middle of one.

    However it came about, its name can be shown and its face drawn (I11-I13).
    """

    name: str
    art: str  # the face
    driver: str = PERSON  # or the manner of a bot
    child: str = ""  # the profile of a child who learns while it plays

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "name", clean_name(self.name, _("Player")))
        if self.art not in (*ANIMALS, *PEOPLE):
            msgspec.structs.force_setattr(self, "art", PEOPLE[0])

    @property
    def person(self) -> bool:
        return self.driver == PERSON
