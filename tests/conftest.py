"""Every test draws and plays on SDL's dummy devices, unless it is told otherwise."""

import os

import pytest
from hypothesis import settings

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

settings.register_profile("calm", deadline=None)  # a busy machine is no fault
settings.load_profile("calm")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rulebook", metavar="FILE", help="worked examples to play instead of tests/engine/rulebook.json")
    parser.addoption("--rule-sets", metavar="N", default=500, help="how many house rules are played to the end")
    parser.addoption("--rewrite-golden", action="store_true", help="write tests/golden anew; the diff is the review")
