"""Bot turns: the tables where this process may have to play a bot."""

import asyncio

from ludoteca.server.tables.live_table import LiveTable


class BotTurns:
    """Hands tables over to the bot runner: where a bot must move, or that were deleted while one thought."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[LiveTable] = asyncio.Queue()

    def add(self, table: LiveTable) -> None:
        self._queue.put_nowait(table)

    async def next(self) -> LiveTable:
        """Wait for a table."""
        return await self._queue.get()
