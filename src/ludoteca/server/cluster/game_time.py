"""Game time: what players' clocks count.

Game time is the time of the shared clock without the time in which no server process was alive.  The shared
clock is PostgreSQL's, or this machine's for an SQLite file.  Processes read it with every heartbeat
(``membership``).  Between two heartbeats each relies on its monotonic clock, which nobody can set.
"""

import time
from collections.abc import Callable

QUIET_SECONDS = 1.5  # without a heartbeat after which no process counts as alive


class GameClock:
    """Game time in one process.  It never runs backwards, and pauses when no heartbeat confirms it."""

    def __init__(self, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._latest = float("-inf")
        self.downtime = 0.0  # seconds in which no process was alive, altogether
        self._shared, self._read = time.time(), steady()

    def confirm(self, shared: float, downtime: float) -> None:
        """Set the time of the shared clock, and how much of it does not count."""
        self._shared, self._read, self.downtime = shared, self._steady(), downtime

    def shared(self) -> float:
        """Return the time of the shared clock, as far as this process knows."""
        return self._shared + self._steady() - self._read

    def now(self) -> float:
        """Return the game time.  It pauses without a heartbeat, because the time since then may not count."""
        passed = min(self._steady() - self._read, QUIET_SECONDS)
        self._latest = max(self._latest, self._shared - self.downtime + passed)
        return self._latest
