"""The program is killed at any moment and started again: at most the answer that was being given is lost."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from company import BOTS, YOU, a_session, play

from garbage_desktop.session import Session
from garbage_desktop.storage.saves import Saves, newest

HERE = Path(__file__).parent
WHOLE = play(a_session(YOU, *BOTS, rounds=10)).told


class Program:
    """A copy of the game in a process of its own."""

    def __init__(self, home):
        path = os.pathsep.join((str(HERE), str(HERE.parents[1])))
        words = [sys.executable, str(HERE / "plays_until_killed.py"), str(home)]
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONPATH": path})
        assert self.line() == "opened alone"

    def line(self):
        return self.process.stdout.readline().rstrip()

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()


@pytest.mark.parametrize("go", range(5))
def test_killed_at_ten_moments_it_goes_on_where_it_was(tmp_path, go):
    chance = random.Random(go)
    for _ in range(10):
        program = Program(tmp_path)
        for _ in range(chance.randrange(1, 60)):
            told = program.line()
        program.kill()
        number, request = map(int, told.split())
        entry = newest(Saves(tmp_path).entries())
        session = Session.resumed(entry.saved)
        assert (entry.number, entry.problem, session.notice) == (number, "", "")
        assert session.match.request.number >= request
        assert session.told == WHOLE[: len(session.told)]
