"""House: what a running game is made of, put together once."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import msgspec
import pygame

from garbage_desktop import company, language
from garbage_desktop.app import App
from garbage_desktop.arguments import Arguments
from garbage_desktop.language import _
from garbage_desktop.mishap import keep_log
from garbage_desktop.paint.pictures import asset
from garbage_desktop.river_session import RiverSession
from garbage_desktop.scenes.new_game import any_seed
from garbage_desktop.scenes.resuming import resumed, table_for
from garbage_desktop.scenes.title import Title
from garbage_desktop.session import Session
from garbage_desktop.sound import Sound
from garbage_desktop.storage import rule_sets
from garbage_desktop.storage.folders import Home
from garbage_desktop.storage.kept import Kept
from garbage_desktop.storage.saves import Unreadable, read
from garbage_desktop.ui.dialog import notice
from garbage_desktop.window import Window
from garbage_engine.__main__ import changes_in
from garbage_engine.river_setup import RiverRules, RiverSetup
from garbage_engine.rules import IllegalRules, checked, house_rules
from garbage_engine.setup import Setup

FRIENDS = 4  # at a table of River


class House(NamedTuple):
    app: App
    window: Window

    def close(self) -> None:
        """Everything is kept, and the window goes."""
        self.app.quit()
        self.app.sound.close()
        self.app.kept.close()
        self.window.close()


def opened(arguments: Arguments) -> House:
    """A window on the first scene; `IllegalRules` or `Refused` if a match was described that cannot be played."""
    kept = kept_for(arguments)
    described = session_described(arguments, kept) if arguments.plays_at_once else None
    window = Window("Garbage", arguments.window, _icon)
    app = App(window.surface.get_size(), kept, Sound(), window.full_screen)
    if kept.settings.full_screen:
        app.set_full_screen(True)
    begin(app, described, arguments.open)
    return House(app, window)


def kept_for(arguments: Arguments) -> Kept:
    """What is kept, and the language and speed that were asked for."""
    kept = Kept(Home.found(arguments.data_dir))
    keep_log(kept.home.path)
    if arguments.speed is not None:
        kept.settings = msgspec.structs.replace(kept.settings, speed=arguments.speed)
    language.use(arguments.language or kept.settings.language)
    return kept


def session_described(arguments: Arguments, kept: Kept) -> Session | RiverSession:
    """The match that the command line describes; what it leaves open is as for a new game."""
    if arguments.rules == "river":
        return river_described(arguments, kept)
    seats = arguments.seats or len(kept.settings.new_game.seats) or len(company.first_company())
    rules = checked(house_rules(changes_in(arguments.rules or "classic")), seats)
    setup = Setup(rules, seats, arguments.seed or any_seed())
    return Session.new(setup, company.seated(seats, persons=not arguments.autoplay), kept.place())


def river_described(arguments: Arguments, kept: Kept) -> RiverSession:
    seats = arguments.seats or FRIENDS
    setup = RiverSetup(RiverRules(), seats, arguments.seed or any_seed())
    if reason := setup.refusal():
        raise IllegalRules(reason)
    return RiverSession.new(setup, company.seated(seats, persons=not arguments.autoplay), kept.place())


def begin(app: App, described: Session | RiverSession | None, file: Path | None) -> None:
    """Show the table for a match that was described or is in a file, else the title."""
    if file is not None and described is None and rule_sets.claims(file):
        begin_by_rules(app, file)
        return
    if file is not None and described is None:
        try:
            app.show(resumed(app, read(file), app.kept.place_of(file)))
        except Unreadable as problem:
            app.show(Title(app))
            app.push(notice(app, _("That did not work"), str(problem)))
        return
    app.show(table_for(app, described) if described else Title(app))


def begin_by_rules(app: App, file: Path) -> None:
    """The house rules in a file join the player's own, and a new game by them is offered."""
    from garbage_desktop.scenes.new_game import NewGame

    app.show(Title(app))
    try:
        rule_set = app.kept.take_rules(rule_sets.read(file))
    except Unreadable as problem:
        app.push(notice(app, _("That did not work"), str(problem)))
        return
    new_game = NewGame(app)
    app.push(new_game)
    new_game.take_rules(rule_set, rule_set.rules)


def _icon() -> pygame.Surface:
    return asset("logo/app-icon-small.svg", 48, 48)
