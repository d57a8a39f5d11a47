"""Game time: what players' clocks count.

Game time is the time of the shared clock less all the time in which no server process was alive.  The shared
clock is the database's: PostgreSQL's own, or this machine's for an SQLite file.  Processes read it with every
sign of life (``cluster``); between two of them each counts on with its monotonic clock, which nobody can set.
"""

import time
from collections.abc import Callable

QUIET = 1.5  # seconds without a sign of life after which no process counts as alive


class GameClock:
    """Game time in one process.  It never runs backwards, and stands still when nothing confirms it."""

    def __init__(self, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._latest = float("-inf")
        self.closed = 0.0  # seconds in which no process was alive, in all
        self._shared, self._read = time.time(), steady()

    def confirm(self, shared: float, closed: float) -> None:
        """Set what the shared clock shows now, and how much of its time does not count."""
        self._shared, self._read, self.closed = shared, self._steady(), closed

    def shared(self) -> float:
        """The time of the shared clock, as far as this process knows."""
        return self._shared + self._steady() - self._read

    def now(self) -> float:
        """Game time.  Without a sign of life it stops: what comes then may not count."""
        passed = min(self._steady() - self._read, QUIET)
        self._latest = max(self._latest, self._shared - self.closed + passed)
        return self._latest
