"""What a player may be called."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from garbage_desktop.names import LONGEST, clean_name
from garbage_desktop.seats import SeatInfo


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann \n Lee\t", "Ann Lee"),
        ("A\0nn", "A nn"),
        ("\ud83dAnn", "Ann"),
        ("\u202eBob", "Bob"),
        ("Zo\u200be", "Zoe"),
        ("Zoe\u0308", "Zoë"),
        ("<b>Bob", "<b>Bob"),
        ("W" * 1_000_000, "W" * LONGEST),
        ("שחקן", "שחקן"),
    ],
)
def test_a_name_is_one_short_line_of_letters_that_can_be_seen(typed, shown):
    assert clean_name(typed) == shown


@pytest.mark.parametrize("typed", ["", "   ", "\n", "\0", "\ud83d", "\u200b", "\u3164", "\u2800", "\u0301" * 200])
def test_a_name_of_which_nothing_can_be_seen_gives_way_to_another(typed):
    assert clean_name(typed, "Rosie") == "Rosie"


def test_a_letter_carries_few_accents():
    assert clean_name("a" + "\u0323" * 200 + "b") == "\u1ea1\u0323\u0323b"


@given(st.text(st.characters(), max_size=40))
def test_a_clean_name_stays_as_it_is(typed):
    name = clean_name(typed, "Player")
    assert clean_name(name) == name
    assert 0 < len(name) <= LONGEST
    assert name.isprintable()
    assert name.encode()


def test_whoever_sits_down_has_a_name_and_a_face():
    assert SeatInfo("\u200b", "../../etc/passwd") == SeatInfo("Player", "person-1")
