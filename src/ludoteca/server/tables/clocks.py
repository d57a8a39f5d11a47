"""Clocks: how long each seat has left, in the time of the house."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Row

from ludoteca.server.messages.tables import Clock, ClockRule


@dataclass
class Clocks:
    """The clocks of one table.  The one of the seat that must move runs out at ``deadline``."""

    rule: ClockRule | None = None
    left: dict[str, float] = field(default_factory=dict)
    deadline: float | None = None

    @classmethod
    def of_rows(cls, table: Row[Any], seats: Iterable[Row[Any]]) -> "Clocks":
        if table.clock is None:
            return cls()
        left = {seat.seat: seat.clock for seat in seats}
        return cls(ClockRule(**table.clock), left, table.deadline)

    def moved(self, seat: str | None, following: str | None, now: float, runs: bool) -> None:
        """The turn goes from one seat to the next; ``runs`` if that one is a person's."""
        if self.rule is None:
            return
        if seat is not None and self.deadline is not None:
            self.left[seat] = max(0.0, self.deadline - now)
            if following != seat:
                self.left[seat] += self.rule.increment
        self.deadline = now + self.left[following] if following is not None and runs else None

    def is_late(self, now: float) -> bool:
        return self.deadline is not None and self.deadline < now

    def told(self, running: str | None, now: float) -> Clock | None:
        """As players see it."""
        if self.rule is None:
            return None
        left = {seat: round(seconds, 1) for seat, seconds in self.left.items()}
        if running is None or self.deadline is None:
            return Clock(self.rule, left, None)
        left[running] = round(max(0.0, self.deadline - now), 1)
        return Clock(self.rule, left, running)
