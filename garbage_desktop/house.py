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
from garbage_desktop.scenes.new_game import any_seed
from garbage_desktop.scenes.title import Title
from garbage_desktop.session import Session
from garbage_desktop.sound import Sound
from garbage_desktop.storage.folders import Home
from garbage_desktop.storage.kept import Kept
from garbage_desktop.storage.saves import Unreadable, read
from garbage_desktop.ui.dialog import notice
from garbage_desktop.window import Window
from garbage_engine.__main__ import changes_in
from garbage_engine.rules import checked, house_rules
from garbage_engine.setup import Setup


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


def session_described(arguments: Arguments, kept: Kept) -> Session:
    """The match that the command line describes; what it leaves open is as for a new game."""
    seats = arguments.seats or len(kept.settings.new_game.seats) or len(company.first_company())
    rules = checked(house_rules(changes_in(arguments.rules or "classic")), seats)
    setup = Setup(rules, seats, arguments.seed or any_seed())
    return Session.new(setup, company.seated(seats, persons=not arguments.autoplay), kept.place())


def begin(app: App, described: Session | None, file: Path | None) -> None:
    """Show the table for a match that was described or is in a file, else the title."""
    if file is not None and described is None:
        try:
            described = Session.resumed(read(file), app.kept.place_of(file))
        except Unreadable as problem:
            app.show(Title(app))
            app.push(notice(app, _("That did not work"), str(problem)))
            return
    if described is None:
        app.show(Title(app))
        return
    from garbage_desktop.scenes.table import TableScene

    app.show(TableScene(app, described))


def _icon() -> pygame.Surface:
    return asset("logo/app-icon-small.svg", 48, 48)
