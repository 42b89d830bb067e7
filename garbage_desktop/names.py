"""Names: what a player may be called, wherever the name comes from (a field, a save, the settings)."""

import unicodedata

LONGEST = 16  # characters
UNSEEN = frozenset("\u115f\u1160\u3164\uffa0\u2800")  # letters and signs by category that are drawn as nothing
MARKS_EACH = 2  # accents that one letter may carry


def clean_name(name: object, otherwise: str = "", longest: int = LONGEST) -> str:
    """The name as it can be shown: one short line of letters that can be seen; `otherwise` if nothing is left.

    >>> clean_name("  Zoe\\n\\u202e  Ann ")
    'Zoe Ann'
    >>> clean_name("\\u200b", "Rosie")
    'Rosie'
    """
    seen = "".join(map(_shown, str(name)[: longest * 20]))
    words = _with_few_marks(unicodedata.normalize("NFC", " ".join(seen.split())))[:longest].strip()
    return words if any(unicodedata.category(letter)[0] in "LNPS" for letter in words) else otherwise


def _shown(letter: str) -> str:
    """The letter; a space for anything that breaks lines or words, nothing for what is never drawn."""
    kind = unicodedata.category(letter)
    if letter.isspace() or kind == "Cc":
        return " "
    return "" if kind[0] == "C" or letter in UNSEEN else letter


def _with_few_marks(words: str) -> str:
    kept: list[str] = []
    marks = 0
    for letter in words:
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if marks <= MARKS_EACH and (marks == 0 or kept):
            kept.append(letter)
    return "".join(kept)
