"""Language: the words of the screen in the player's language. English is the source and the refuge."""

import gettext
import logging

from garbage_desktop import assets
from garbage_engine.texts import Text

_words = gettext.NullTranslations()


def use(language: str = "") -> None:
    """Speaks `language` from now on ("" for the computer's); one that is unknown or damaged is English (fault N01)."""
    global _words
    try:
        _words = gettext.translation("garbage", assets.folder() / "translations", [language] if language else None)
    except Exception as error:  # whatever a damaged file or an odd locale raises, the game speaks
        logging.getLogger("garbage").info("English, for want of %r: %s", language, error)
        _words = gettext.NullTranslations()


def _(words: str) -> str:
    """The words in the player's language; the mark by which translators find them, too."""
    return _words.gettext(words) if words else ""


def ngettext(one: str, many: str, count: int) -> str:
    """`one` or `many` in the player's language, whichever that language says of this count."""
    return _words.ngettext(one, many, count)


def translated(text: Text) -> str:
    """A sentence of the engine in the player's language, with the texts among its values."""
    values = {name: translated(value) if isinstance(value, Text) else value for name, value in text.values.items()}
    template = ngettext(text.template, text.plural, int(values["count"])) if text.plural else _(text.template)
    try:
        return template.format(**values)
    except (LookupError, ValueError):  # a translation that names a value wrongly
        return str(text)
