"""Resuming: the table at which a kept match goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from garbage_desktop.river_session import RiverSession
from garbage_desktop.scenes.scene import Scene
from garbage_desktop.session import Session
from garbage_desktop.storage.kept import Place
from garbage_desktop.storage.saves import AnySaved, SavedRiver

if TYPE_CHECKING:
    from garbage_desktop.app import App


def resumed(app: App, saved: AnySaved, place: Place, problem: str = "") -> Scene:
    """The table of its game; `Unreadable` if that cannot be. `problem` is told when all have sat down."""
    session = RiverSession.resumed(saved, place) if isinstance(saved, SavedRiver) else Session.resumed(saved, place)
    session.notice = session.notice or problem
    return table_for(app, session)


def table_for(app: App, session: Session | RiverSession) -> Scene:
    from garbage_desktop.scenes.learn import child_river, child_table

    if isinstance(session, RiverSession):
        return child_river.river_for(app, session)
    return child_table.table_for(app, session)
