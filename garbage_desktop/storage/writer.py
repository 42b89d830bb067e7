"""Writer: the one thread beside the game. It keeps things, the newest of each, and never lets a frame wait."""

import logging
import threading
from collections.abc import Callable

from garbage_desktop.language import _
from garbage_desktop.storage.folders import why

RETRY = 5.0  # seconds between two tries of what failed
Job = Callable[[], None]


class Writer:
    """Does jobs by name; a new job takes the place of one of the same name that waits. What fails is tried again."""

    def __init__(self) -> None:
        self._jobs: dict[str, Job] = {}
        self._failed: set[str] = set()  # waiting for their next try
        self._at_work = ""
        self._closing = False
        self._trouble = False
        self._news = ""
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None

    def put(self, name: str, job: Job) -> None:
        """Have it done soon."""
        with self._changed:
            if self._closing:
                return
            self._jobs[name] = job
            self._failed.discard(name)
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
                self._thread.start()
            self._changed.notify_all()

    def fail(self, why: str) -> None:
        """Something could not even be begun: the player hears it once, and hears when it is over."""
        with self._changed:
            if not self._trouble:
                self._trouble, self._news = True, why

    def news(self) -> str:
        """What the player should hear since this was last asked: that keeping began to fail, or works again."""
        with self._changed:
            news, self._news = self._news, ""
            return news

    def flush(self, timeout: float) -> bool:
        """Wait until everything is kept, or has failed, or the time is over; True if everything is kept."""
        with self._changed:
            self._changed.wait_for(self._resting, timeout)
            return not self._jobs and not self._at_work

    def close(self, timeout: float) -> bool:
        """Try everything that waits once more, then end; True if everything is kept."""
        with self._changed:
            self._closing = True
            self._failed.clear()
            self._changed.notify_all()
        if self._thread is not None:
            self._thread.join(timeout)
        return not self._jobs and not self._at_work

    def _resting(self) -> bool:
        return not self._at_work and self._failed.issuperset(self._jobs)

    def _run(self) -> None:
        while (job := self._next()) is not None:
            try:
                job()
            except OSError as error:
                self._fail(job, error)
            except Exception:
                logging.getLogger("garbage").exception("Something could not be kept")
                self._finish()
            else:
                self._finish()

    def _next(self) -> Job | None:
        """The job that waits longest, when there is one to try; None when it is time to end."""
        with self._changed:
            while self._failed.issuperset(self._jobs):
                if self._closing:
                    return None
                if not self._changed.wait(RETRY if self._jobs else None):
                    self._failed.clear()
            self._at_work = next(name for name in self._jobs if name not in self._failed)
            return self._jobs.pop(self._at_work)

    def _finish(self) -> None:
        with self._changed:
            self._at_work = ""
            self._failed.clear()  # where one thing can be kept, others may be as well
            if self._trouble and not self._jobs:
                self._trouble, self._news = False, _("Games are kept again.")
            self._changed.notify_all()

    def _fail(self, job: Job, error: OSError) -> None:
        """Put the job back, unless a newer one has come meanwhile, and tell the player once."""
        with self._changed:
            if self._at_work not in self._jobs:
                self._jobs[self._at_work] = job
                self._failed.add(self._at_work)
            self._at_work = ""
            if not self._trouble:
                logging.getLogger("garbage").warning("Nothing can be kept: %s", error)
                self._trouble, self._news = True, why(error)
            self._changed.notify_all()
