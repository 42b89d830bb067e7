"""People, bots and matches for the tests of session and storage."""

from garbage_desktop.seats import SeatInfo
from garbage_desktop.session import Session
from garbage_desktop.storage.settings import INSTANT
from garbage_engine.rules import Rules
from garbage_engine.setup import Setup

YOU = SeatInfo("You", "person-1")
ANN = SeatInfo("Ann", "person-2")
BOTS = (
    SeatInfo("Rosie", "raccoon", "rosie"),
    SeatInfo("Felix", "fox", "felix"),
    SeatInfo("Olive", "owl", "olive"),
    SeatInfo("Bruno", "bear", "bruno"),
)


def a_setup(seats=3, seed="garbage", **rules):
    return Setup(Rules(**rules), seats, seed)


def a_session(*seats, keeper=None, **setup):
    seats = seats or (YOU, *BOTS[:2])
    return Session.new(a_setup(len(seats), **setup), seats, keeper)


def step(session):
    """One answer, whoever has to give it."""
    if session.asked:
        session.answer(session.asked.number, session.asked.legal[0])
    else:
        session.update(0, idle=True, speed=INSTANT)


def play(session, answers=None):
    """So many answers, or all to the end."""
    while not session.over and answers != 0:
        step(session)
        answers = answers and answers - 1
    return session
