"""Every house rule: set in the editor with the mouse, found on the printed page, and played at the table."""

from random import Random

import pytest
from at_table import BOTS, YOU, Room
from test_house_rules_scene import house, player, table  # noqa: F401 - fixtures
from test_menu_scenes import _window, kept  # noqa: F401 - fixtures

from garbage_desktop.rules_page import as_html
from garbage_desktop.scenes.results import Results
from garbage_desktop.scenes.summary import Summary
from garbage_desktop.storage.settings import INSTANT
from garbage_desktop.wording import label, title
from garbage_engine.rules import Rules, changes_of, legal
from garbage_engine.switches import NAMED, SWITCHES

BY_OTHER_MEANS = ("ruleset", "phases", "bingo_order")  # tabs, and the row of games
BOTH = [
    (ruleset, switch.name)
    for ruleset in ("classic", "family")
    for switch in SWITCHES
    if switch.name not in BY_OTHER_MEANS and switch.only in (None, ruleset)
]
PLAYED = [(Rules(ruleset=ruleset), name) for ruleset, name in BOTH]


def press(player, house, name, value=None):  # noqa: F811
    """Whatever control moves a house rule off its default, after those of the rules that it needs."""
    for other, must in NAMED[name].needs.items():
        if getattr(house.draft.rules, other) != must:
            press(player, house, other, must)
    if house.rows.switches(NAMED[name].section) and not player.page.control(f"about {name}"):
        player.click(f"fold {NAMED[name].section}")
    now = getattr(house.draft.rules, name)
    values = [part for part in legal(name) if not isinstance(part, range) and part != now]
    keys = [f"{name} {choice}" for choice in ([value] if value is not None else values)]
    keys += [f"{name} more", f"{name} less"]
    key = next(key for key in keys if (control := player.page.control(key)) and control.enabled)
    player.click(key)


@pytest.mark.parametrize(("ruleset", "name"), BOTH)
def test_it_is_set_in_the_editor_and_stands_on_the_page(player, house, ruleset, name):  # noqa: F811
    if ruleset == "family":
        player.click("set family")
    before = getattr(house.draft.rules, name)
    press(player, house, name)
    now = getattr(house.draft.rules, name)
    assert now != before, house.rows.refusal
    page = as_html("Ours", house.draft.rules, house.draft.seats)
    assert f"{title(NAMED[name])}: <b>{label(name, now)}</b>" in page


@pytest.mark.parametrize(("rules", "name"), PLAYED, ids=[f"{ruleset} {name}" for ruleset, name in BOTH])
def test_it_is_played_at_the_table(rules, name):
    """A person answers anything; at rest the table shows how the match stands."""
    changes, seats = changes_with(name, rules), (YOU, *BOTS)
    room = Room(*seats, each=100, seed=name, settings={"speed": INSTANT, "coins_by_hand": False}, **changes)
    chance, rested = Random(name), 0
    for _ in range(500):
        if isinstance(room.scene, Results) or room.session.over or len(room.session.accounts.finished) > 1:
            break
        if isinstance(room.scene, Summary):
            room.pop()
        elif room.director.idle and (request := room.session.asked):
            assert room.at_rest
            rested += 1
            room.table.answer(chance.choice(request.legal))
        room.step()
    assert rested > 1


def changes_with(name, rules):
    """This house rule as it is not usual, with what it needs."""
    changes = changes_of(rules)
    for other, must in NAMED[name].needs.items():
        changes |= changes_with(other, rules) | {other: must}
    usual = NAMED[name].default(rules.ruleset)
    values = [each for part in legal(name) for each in (part if isinstance(part, range) else (part,))]
    return changes | {name: next(value for value in values if value != usual)}
