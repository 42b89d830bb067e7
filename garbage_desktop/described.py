"""Described: the match that the command line describes."""

from garbage_desktop import company
from garbage_desktop.arguments import Arguments
from garbage_desktop.river_session import RiverSession
from garbage_desktop.scenes.new_game import any_seed
from garbage_desktop.session import Session
from garbage_desktop.storage.kept import Kept
from garbage_engine.__main__ import changes_in
from garbage_engine.river_setup import RiverRules, RiverSetup
from garbage_engine.rules import IllegalRules, checked, house_rules
from garbage_engine.setup import Setup

FRIENDS = 4  # at a table of River


def described(arguments: Arguments, kept: Kept) -> Session | RiverSession:
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
