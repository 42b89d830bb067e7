"""Plates: the names and coins of a table are written alike, as large as they have room."""

import pytest
from tables import SIZES, a_view, measure, moments
from test_layout import texts

from garbage_desktop.table import stage as on
from garbage_desktop.table.layout import layout


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize("seats", range(3, 9))
def test_all_plates_of_a_table_are_written_alike(seats: int, size: tuple[int, int]) -> None:
    for text in texts(size):
        for table in moments(seats).values():
            plates = [
                thing for thing in layout(table, a_view(size, seats, text=text)).things if isinstance(thing, on.Plate)
            ]
            assert len({(plate.px, plate.sign, bool(plate.name)) for plate in plates}) == 1
            assert all(measure(plate.name, plate.px, "bold") < plate.box.w for plate in plates)
