"""Rules page: the house rules in force, to be read on the screen or printed from HTML."""

import html
import re
from collections.abc import Iterator
from typing import NamedTuple

from garbage_desktop.language import _, translated
from garbage_desktop.rule_sets import changed, in_force
from garbage_desktop.wording import example, label, meaning, title
from garbage_engine.rules import GAMES, Rules
from garbage_engine.rules import heading as section_title
from garbage_engine.switches import NAMED, SWITCHES
from garbage_engine.switches import Section as Place

CARD = re.compile(r"\{(10|[2-9TJQKA])([cdhs])\}")
SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
RED = "dh"
STYLE = """
body { font: 12pt/1.45 Georgia, "Noto Serif", serif; color: #1d2433; max-width: 44em; margin: 2em auto; padding: 0 1em }
h1 { color: #16564a; font-size: 22pt; margin: 0 } h2 { color: #16564a; font-size: 15pt; margin: 1.4em 0 .3em }
p.under { color: #6b5730; margin: .2em 0 1.2em } dl { margin: 0 } dt { font-weight: bold; margin-top: .6em }
dt b { color: #16564a } dd { margin: 0 } dd.example { color: #6b5730 }
.card { white-space: nowrap } .red { color: #c8242f } .other::after { content: " ✎"; color: #6b5730 }
dt, dd { break-inside: avoid } h2, dt { break-after: avoid }
@media print { body { margin: 0; max-width: none } @page { margin: 18mm } }
"""


class Line(NamedTuple):
    """One house rule as it is set."""

    name: str
    title: str
    value: str
    meaning: str
    example: str
    changed: bool  # not as in the games that come with the program


class Section(NamedTuple):
    title: str
    lines: list[Line]


def heading(rules: Rules) -> str:
    return translated(GAMES[rules.ruleset])


def sections(rules: Rules, seats: int) -> list[Section]:
    """The match, then game after game in the order of play; only what counts."""
    names = in_force(rules)
    other = changed(rules, Rules(ruleset=rules.ruleset))
    found: list[Section] = []
    places: tuple[Place, ...] = ("match", *rules.phases)
    for section in places:
        switches = [switch for switch in SWITCHES[1:] if switch.section == section and switch.name in names]
        lines = [_line(switch.name, rules, seats, switch.name in other) for switch in switches]
        number = f"{places.index(section)}. " if len(found) else ""
        found.append(Section(number + translated(section_title(section, rules)), lines))
    return found


def _line(name: str, rules: Rules, seats: int, other: bool) -> Line:
    switch = NAMED[name]
    value = label(name, getattr(rules, name))
    return Line(name, title(switch), value, meaning(switch), example(name, rules, seats), other)


# ---- to be printed --------------------------------------------------------------------------------------
def as_html(name: str, rules: Rules, seats: int) -> str:
    """A whole document that needs nothing beside itself."""
    head = f"<meta charset=utf-8><title>{html.escape(name)}</title><style>{STYLE}</style>"
    under = _("{game}, examples for {seats} seats").format(game=heading(rules), seats=seats)
    body = [f"<h1>{html.escape(name)}</h1>", f"<p class=under>{html.escape(under)}</p>"]
    for section in sections(rules, seats):
        body += [f"<h2>{html.escape(section.title)}</h2>", "<dl>", *_entries(section), "</dl>"]
    return "\n".join(["<!doctype html>", f"<html><head>{head}</head><body>", *body, "</body></html>", ""])


def _entries(section: Section) -> Iterator[str]:
    for line in section.lines:
        mark = " class=other" if line.changed else ""
        yield f"<dt{mark}>{html.escape(line.title)}: <b>{html.escape(line.value)}</b></dt>"
        yield f"<dd>{html.escape(line.meaning)}</dd><dd class=example>{in_letters(html.escape(line.example))}</dd>"


def in_letters(words: str) -> str:
    """Cards as letters and signs instead of little pictures."""
    return CARD.sub(lambda card: _card(card[1], card[2]), words)


def _card(rank: str, suit: str) -> str:
    colour = "card red" if suit in RED else "card"
    return f'<span class="{colour}">{"10" if rank == "T" else rank}{SIGNS[suit]}</span>'
