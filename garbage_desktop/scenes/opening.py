"""Opening: a file that the player double-clicked or dropped on the title."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from garbage_desktop.language import _
from garbage_desktop.scenes.resuming import resumed
from garbage_desktop.scenes.title import Title
from garbage_desktop.storage import rule_sets
from garbage_desktop.storage.saves import Unreadable, read
from garbage_desktop.ui.dialog import notice

if TYPE_CHECKING:
    from garbage_desktop.app import App


def open_file(app: App, file: Path) -> None:
    """A match goes on; house rules are offered for a new game; else the title says why not."""
    try:
        if rule_sets.claims(file):
            offer_rules(app, file)
        else:
            app.show(resumed(app, read(file), app.kept.place_of(file)))
    except Unreadable as problem:
        app.show(Title(app))
        app.push(notice(app, _("That did not work"), str(problem)))


def offer_rules(app: App, file: Path) -> None:
    """The house rules in the file join the player's own, and a new game by them is offered."""
    from garbage_desktop.scenes.new_game import NewGame

    rule_set = app.kept.take_rules(rule_sets.read(file))
    app.show(Title(app))
    new_game = NewGame(app)
    app.push(new_game)
    new_game.take_rules(rule_set, rule_set.rules)
