"""Text: a sentence of the engine that a screen can translate."""

from collections.abc import Mapping
from typing import Any

import msgspec


class Text(msgspec.Struct, frozen=True):
    """An English template and its values: `str()` gives English, a screen translates template and values.

    `plural` is the template for every `values["count"]` but one; values may be texts themselves.

    >>> str(Text("{count} coin", plural="{count} coins", values={"count": 3}))
    '3 coins'
    """

    template: str
    values: Mapping[str, Any] = {}
    plural: str = ""

    def __str__(self) -> str:
        template = self.plural if self.plural and self.values.get("count") != 1 else self.template
        return template.format(**self.values)
