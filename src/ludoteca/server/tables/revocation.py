"""Revocation: a token that was revoked on one process is worthless on all of them within a second.

The versions of the tokens of everybody with an open socket are read twice a second, in one query.  No notice
is needed; it only makes it quicker.  When that reading is late, those who act wait for it together: a query
for each of them would make a busy server slower still.  A process that is alone knows of every revocation.
"""

import asyncio
import time
from collections.abc import Iterator

from ludoteca.server.storage.store import Store
from ludoteca.server.tables.live_table import Listener
from ludoteca.server.tables.tables import Tables

EVERY = 0.4  # seconds between two readings
OLD = 0.8  # seconds after which the last reading says nothing any more
Versions = dict[str, int | None]  # of everybody who was asked about; None if no token is good


class Revocation:
    """Closes the sockets of people whose tokens were revoked."""

    def __init__(self, store: Store, tables: Tables, is_alone: bool) -> None:
        self.store = store
        self.tables = tables
        self.is_alone = is_alone
        self._read = float("-inf")  # when the last reading began
        self._reading: asyncio.Task[Versions] | None = None

    def _listeners(self) -> Iterator[Listener]:
        for live in self.tables.live.values():
            yield from live.listeners

    async def look(self) -> None:
        """Stop every listener who came with a token that was revoked since."""
        if not self.is_alone:
            await self._versions()

    async def is_welcome(self, listener: Listener) -> bool:
        """Whether nobody has revoked the tokens of a listener until less than a second ago."""
        if self.is_alone or time.monotonic() < self._read + OLD:
            return True  # otherwise it would have been stopped
        versions = await self._versions()
        if not listener.people.keys() <= versions.keys():  # it came while they were being read
            versions = await self._versions()
        return all(versions.get(person) == version for person, version in listener.people.items())

    async def _versions(self) -> Versions:
        """One reading at a time, whoever waits for it."""
        if self._reading is None:
            self._reading = asyncio.create_task(self._look())
            self._reading.add_done_callback(self._done)
        return await asyncio.shield(self._reading)

    def _done(self, reading: asyncio.Task[Versions]) -> None:
        self._reading = None
        if not reading.cancelled():
            reading.exception()  # known to those who waited, if anybody did

    async def _look(self) -> Versions:
        start = time.monotonic()
        people = {person for listener in self._listeners() for person in listener.people}
        good = await self.store.token_versions(people) if people else {}
        versions: Versions = {person: good.get(person) for person in people}
        for listener in list(self._listeners()):
            known = listener.people.items()
            if any(person in versions and versions[person] != version for person, version in known):
                listener.stop()
        self._read = start
        return versions
