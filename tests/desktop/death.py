"""A program that dies between any two steps, without a process of its own."""

import os
from pathlib import Path


class Killed(BaseException):
    """The program ends here, and nothing of it goes on."""


def dying_after(monkeypatch, calls):
    """Every call that changes the disk counts; the program dies instead of doing the next one."""
    left = iter(range(calls))

    def counted(call):
        def instead(*words, **named):
            if next(left, None) is None:
                raise Killed
            return call(*words, **named)

        return instead

    for name in ("fsync", "link", "unlink", "rename", "replace", "mkdir"):
        monkeypatch.setattr(os, name, counted(getattr(os, name)))
    for name in ("unlink", "replace"):
        monkeypatch.setattr(Path, name, counted(getattr(Path, name)))
    return left
