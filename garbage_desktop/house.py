"""House: what a running game is made of, put together once."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import pygame

from garbage_desktop import language
from garbage_desktop.app import App
from garbage_desktop.arguments import Arguments
from garbage_desktop.assets import AssetMissing
from garbage_desktop.language import _
from garbage_desktop.mishap import keep_log, tell
from garbage_desktop.paint.pictures import asset
from garbage_desktop.scenes.title import Title
from garbage_desktop.sound import Sound
from garbage_desktop.storage.folders import Home
from garbage_desktop.storage.kept import Kept
from garbage_desktop.window import Window

if TYPE_CHECKING:
    from garbage_desktop.river_session import RiverSession
    from garbage_desktop.session import Session


class House(NamedTuple):
    app: App
    window: Window

    def close(self) -> None:
        """Everything is kept, and the window goes; whoever has not heard yet that keeping fails hears it now."""
        self.app.quit()
        self.app.sound.close()
        lost = not self.app.kept.close() and self.app.kept.news()
        self.window.close()
        if lost:
            tell(_("Your last moves could not be kept: the disk is full, or cannot be written to."))


def opened(arguments: Arguments) -> House:
    """A window on the first scene; `IllegalRules` or `Refused` if a match was described that cannot be played."""
    kept = kept_for(arguments)
    described = match_described(arguments, kept) if arguments.plays_at_once else None
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


def match_described(arguments: Arguments, kept: Kept) -> Session | RiverSession:
    from garbage_desktop.described import described  # the title comes sooner without the rules

    return described(arguments, kept)


def begin(app: App, described: Session | RiverSession | None, file: Path | None) -> None:
    """Show the table for a match that was described or is in a file, else the title."""
    if described is not None:
        from garbage_desktop.scenes.resuming import table_for

        app.show(table_for(app, described))
    elif file is not None:
        from garbage_desktop.scenes.opening import open_file

        open_file(app, file)
    else:
        app.show(Title(app))


def _icon() -> pygame.Surface | None:
    """A game without its sign can be played all the same."""
    with suppress(AssetMissing):
        return asset("logo/app-icon-small.svg", 48, 48)
    return None
