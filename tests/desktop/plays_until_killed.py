"""Plays matches without a screen, and tells each answer that is on the disk; test_kill.py kills it."""

import sys
from pathlib import Path

from company import BOTS, YOU, a_session, step

from garbage_desktop.session import Session
from garbage_desktop.storage.folders import Home
from garbage_desktop.storage.kept import Kept


def main(home):
    kept = Kept(Home(Path(home)))
    print("opened", kept.news() or "alone", flush=True)
    while True:
        entry = kept.newest()
        if entry:
            session, number = Session.resumed(entry.saved, kept.place(entry.number)), entry.number
        else:
            place = kept.place()
            session, number = a_session(YOU, *BOTS, keeper=place, rounds=10), place.number
        while not session.over:
            step(session)
            assert kept.flush()
            print(number, session.match.request.number if session.match.request else "over", flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
