"""Words on screen: strange names, missing letters, long lines."""

import pygame
import pytest

from garbage_desktop.paint import text
from garbage_desktop.paint.kit import CREAM

STRANGE = [
    "\n",
    "\r\n",
    "\t",
    "\0",
    "\ud83d",
    "\u200b",
    "   ",
    "\u202eRosie",
    "o" + "\u0301" * 200,
    "%s {0} %(x)s",
    "<b>Bob</b> \"'",
    "{coin}",
    "🦝",
    "",
]


def lit(picture):
    """How many pixels of it are seen."""
    return pygame.mask.from_surface(picture, 40).count()


@pytest.mark.parametrize("name", STRANGE)
@pytest.mark.parametrize("style", ["display", "bold", "plain"])
def test_any_name_can_be_shown(name, style):
    line = f"{text.literal(name)} puts in 4"
    picture = text.line(line, 20, CREAM, style)
    assert lit(picture) > lit(text.line("puts in", 20, CREAM, style))
    assert text.width(line, 20, style) == picture.get_width()


def test_a_name_without_any_letter_is_an_empty_line():
    assert lit(text.line("\u200b\0", 20)) == 0


def test_a_name_that_looks_like_a_picture_stays_letters():
    assert text.width(text.literal("{coin}"), 20) > 2 * text.width("{coin}", 20)


def test_a_million_letters_are_cut_before_they_cost_anything():
    assert len(text.cleaned("W" * 1_000_000)) == text.LONGEST


@pytest.mark.parametrize("words", ["Ελλη", "Жук", "Łódź", "Ğ"])
def test_a_heading_with_a_missing_letter_is_set_wholly_in_other_letters(words):
    assert text.fitting(words + " puts in", "display") == "bold"
    assert lit(text.line(words, 24)) == lit(text.line(words, 24, CREAM, "bold")) > 0


def test_a_heading_keeps_its_letters_where_it_has_them():
    assert text.fitting("Zoë’s “pair” – of fours…", "display") == "display"


@pytest.mark.parametrize("line", ["Rosie puts six coins on her jack of spades", "{As} {As} {coin} and much more of it"])
@pytest.mark.parametrize("room", [40, 90, 200, 900])
def test_a_shortened_line_fits(line, room):
    short = text.shortened(line, 20, "bold", room)
    assert text.width(short, 20, "bold") <= room
    assert short == line or short.endswith("…")


def test_a_wrapped_line_keeps_every_word_and_fits():
    line = "Four small games with one hand of five cards {coin} and a little courage"
    rows = text.wrapped(line, 20, "plain", 220)
    assert " ".join(rows) == line
    assert all(text.width(row, 20, "plain") <= 220 for row in rows)
    assert len(text.wrapped(line, 20, "plain", 220, most=2)) == 2


def test_a_number_that_counts_does_not_shake():
    assert len({text.width(str(number), 26) for number in range(100, 1000, 37)}) == 1


def test_counting_on_sets_no_letters():
    for figure in range(100, 110):
        text.line(f"{figure}", 26)
    before = text.made["text"]
    for number in range(200, 240):
        text.line(f"{number}", 26)
    assert text.made["text"] - before <= 1  # nothing but perhaps a figure that was not yet seen


def test_an_outline_is_seen_all_around():
    plain, outlined = text.line("Four!", 40), text.line("Four!", 40, outline=3, edge="#8e1620")
    assert outlined.get_width() == plain.get_width() + 6
    assert lit(outlined) > lit(plain)


def test_letters_that_no_font_has_are_question_marks_and_all_others_stay():
    assert text.cleaned("日本 Bob 🦄 ♠") == "?? Bob ? ?"
    assert text.cleaned("Łukasz, Zoë, Ж, Ω, ő – “…” × − ·") == "Łukasz, Zoë, Ж, Ω, ő – “…” × − ·"
