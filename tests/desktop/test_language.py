"""The player's language, and English when that cannot be had."""

import gettext
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest

from garbage_desktop import assets, language
from garbage_engine.texts import Text

COINS = Text("{name} puts in {count} coin", plural="{name} puts in {count} coins", values={"name": "Ann", "count": 2})


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    language.use("en")


def dictionary(folder: Path, words: dict[str, str]) -> None:
    """A compiled translation into German in an assets folder, as msgfmt would write it."""
    header = "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n != 1);\n"
    pairs = sorted({"": header, **words}.items())
    keys, values = ([text.encode() + b"\0" for text in side] for side in zip(*pairs, strict=True))
    start, table, content = 28 + 16 * len(pairs), b"", b"".join(keys + values)
    for text in keys + values:
        table += struct.pack("<II", len(text) - 1, start)
        start += len(text)
    made = struct.pack("<IIIIIII", 0x950412DE, 0, len(pairs), 28, 28 + 8 * len(pairs), 0, 0) + table + content
    place = folder / "translations" / "de" / "LC_MESSAGES" / "garbage.mo"
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(made)


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(assets, "folder", lambda: tmp_path)
    monkeypatch.setattr(gettext, "_translations", {})
    dictionary(
        tmp_path,
        {
            "Quit": "Beenden",
            f"{COINS.template}\0{COINS.plural}": "{name}: {count} Münze\0{name}: {count} Münzen",
            "{hand} wins": "{hand} gewinnt",
            "pair of {rank}": "Paar {rank}",
            "{seat} deals": "{sitz} gibt",
        },
    )
    return tmp_path


def test_words_are_english_until_told_otherwise() -> None:
    assert language._("Quit") == "Quit"
    assert language.ngettext("coin", "coins", 2) == "coins"
    assert language.translated(COINS) == "Ann puts in 2 coins"


def test_words_counts_and_sentences_in_sentences_are_translated(german: Path) -> None:
    language.use("de")
    assert language._("Quit") == "Beenden"
    assert language._("") == ""
    assert language.translated(COINS) == "Ann: 2 Münzen"
    assert language.translated(Text("{hand} wins", {"hand": Text("pair of {rank}", {"rank": 4})})) == "Paar 4 gewinnt"


def test_a_translation_with_a_wrong_value_falls_back_to_english(german: Path) -> None:
    language.use("de")
    assert language.translated(Text("{seat} deals", {"seat": "Ann"})) == "Ann deals"


@pytest.mark.parametrize("content", [b"", b"nonsense", b"\xde\x12\x04\x95" + b"\xff" * 40])
def test_a_damaged_translation_is_english(german: Path, content: bytes) -> None:
    (german / "translations" / "de" / "LC_MESSAGES" / "garbage.mo").write_bytes(content)
    language.use("de")
    assert language._("Quit") == "Quit"


@pytest.mark.parametrize(
    "locale",
    [
        "xx_YY.UTF-8",
        "en_IN",
        "tr_TR",
        "C",
        "POSIX",
        "",
        "UTF-8",
        "ar_EG",
        "English_United States.1252",
        "../..",
        "a\0b",
    ],
)
def test_any_locale_of_the_computer_starts(german: Path, monkeypatch: pytest.MonkeyPatch, locale: str) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    if "\0" not in locale:
        monkeypatch.setenv("LC_ALL", locale)
        language.use()
        assert language._("Quit") == "Quit"
    language.use(locale)
    assert language._("Quit") == "Quit"
