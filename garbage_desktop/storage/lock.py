"""Lock: the mark of the first open copy of the game. The system takes it back when that copy ends, however it ends."""

import errno
import sys
from pathlib import Path
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt

    def _grip(file: BinaryIO) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _grip(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


TAKEN = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)


class Lock:
    """Held from `take` to `free`."""

    def __init__(self) -> None:
        self._file: BinaryIO | None = None

    @property
    def held(self) -> bool:
        return self._file is not None

    def take(self, path: Path) -> bool:
        """False if another copy holds it; an `OSError` if its file cannot be made."""
        if self.held:
            return True
        file = path.open("ab")
        try:
            _grip(file)
        except OSError as error:
            if error.errno in TAKEN:
                file.close()
                return False  # a folder that knows no locks (some network drives) is used all the same
        self._file = file
        return True

    def free(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None
