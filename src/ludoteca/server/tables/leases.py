"""Leases: which process plays the bots of a table.

A server has ``SharedLeases``, also when it is the only process: it takes over from the one before.  A browser
has ``LoneProcessLeases``, because no other process can reach its tables.
"""

from collections.abc import Iterable
from typing import Protocol

from ludoteca.server.cluster.game_time import GameClock
from ludoteca.server.storage.rows import TableChanges
from ludoteca.server.tables.live_table import LiveTable


class Leases(Protocol):
    """The right to play the bots of tables, as one process sees it."""

    clock: GameClock

    def columns(self, bot_turn: bool) -> TableChanges:
        """Return the columns that an entry changes when it passes the turn to a bot, or to a person."""

    def is_free_or_ours(self, table: LiveTable) -> bool:
        """Whether no other process plays the bots of a table, as far as this process knows."""

    async def claim(self, table: LiveTable) -> bool:
        """Take a table's lease if no other process holds it, and return whether this process holds it now."""

    def note_taken_over(self, table: LiveTable) -> None:
        """Note that this process has taken over a table; the lease is claimed before a bot moves."""

    async def renew(self, thinking: Iterable[LiveTable]) -> None:
        """Renew the leases of tables whose bots are thinking."""

    async def take_over(self, most: int = 20) -> list[str]:
        """Take over tables where a bot must move and no process holds the lease."""

    async def postpone(self, table_id: str) -> None:
        """Keep all processes from trying a table for a while, because it cannot be played here."""


class LoneProcessLeases:
    """The leases of a browser's tables: it plays the bots of all of them."""

    def __init__(self, clock: GameClock) -> None:
        self.clock = clock

    def columns(self, bot_turn: bool) -> TableChanges:
        return {}

    def is_free_or_ours(self, table: LiveTable) -> bool:
        return True

    async def claim(self, table: LiveTable) -> bool:
        return True

    def note_taken_over(self, table: LiveTable) -> None:
        pass

    async def renew(self, thinking: Iterable[LiveTable]) -> None:
        pass

    async def take_over(self, most: int = 20) -> list[str]:
        return []

    async def postpone(self, table_id: str) -> None:
        pass
