"""Clocks: how much game time each seat has left."""

from collections.abc import Iterable
from dataclasses import dataclass

from ludoteca.server.messages.tables import Clock, ClockRule
from ludoteca.server.storage.rows import SeatRow, TableRow


@dataclass(frozen=True)
class Clocks:
    """The clocks of one table.  The clock of the seat that must move runs out at ``deadline``."""

    rule: ClockRule
    left: dict[str, float]
    deadline: float | None

    @classmethod
    def of(cls, table: TableRow, seats: Iterable[SeatRow]) -> "Clocks | None":
        """Return the clocks of a table, None if it is played without."""
        if table.clock is None:
            return None
        left = {seat.seat: seat.clock or 0.0 for seat in seats}
        return cls(ClockRule(**table.clock), left, table.deadline)

    def left_after_move(self, seat: str, next_seat: str | None, now: float) -> float:
        """Return the seconds a seat has left when the turn passes to the next seat."""
        if self.deadline is None:  # a bot has played for it
            return self.left[seat]
        left = max(0.0, self.deadline - now)
        return left + self.rule.increment if next_seat != seat else left

    def is_late(self, now: float) -> bool:
        return self.deadline is not None and self.deadline < now

    def view(self, running: str | None, now: float) -> Clock:
        """Return the clocks as players see them."""
        left = {seat: round(seconds, 1) for seat, seconds in self.left.items()}
        if running is None or self.deadline is None:
            return Clock(self.rule, left, None)
        left[running] = round(max(0.0, self.deadline - now), 1)
        return Clock(self.rule, left, running)
