"""Revocation: a token that one process revokes is worthless on all of them within a second.

Twice a second each process reads the token versions of everybody who is connected, in one query.  A notice
from another process only makes it faster.  When that reading is late, everybody who acts waits for the same
one: a query for each of them would slow a busy server down even more.  A process that is alone makes every
revocation itself, and disconnects listeners at once.
"""

import asyncio
import time
from collections.abc import Callable, Iterator

from ludoteca.server.cluster.notices import NoticeSender, SignedOut
from ludoteca.server.faults import ServerFault
from ludoteca.server.refusals import Refusal
from ludoteca.server.storage.table_store import TableStore
from ludoteca.server.tables.listeners import Listener
from ludoteca.server.tables.tables import Tables

INTERVAL_SECONDS = 0.4  # between two readings
TOO_OLD_SECONDS = 0.8  # after which the last reading is not relied on any more
Versions = dict[str, int | None]  # of each person; None if none of their tokens is valid


class Revocation:
    """Disconnects people whose tokens were revoked."""

    def __init__(self, store: TableStore, tables: Tables, fanout: NoticeSender, is_alone: bool) -> None:
        self.store = store
        self.tables = tables
        self.fanout = fanout
        self.is_alone = is_alone
        self._last_read = float("-inf")  # when the last reading began
        self._reading: asyncio.Task[Versions] | None = None

    def _listeners(self) -> Iterator[Listener]:
        for table in self.tables.in_memory.values():
            yield from table.listeners

    def disconnect(self, person_id: str) -> None:
        """Close every socket that was opened with a token of this person, on all processes."""
        self.disconnect_here(person_id)
        self.fanout.send(SignedOut(person_id))

    def disconnect_here(self, person_id: str) -> None:
        """Close every socket of this process that was opened with a token of this person."""
        for listener in self._listeners():
            if person_id in listener.person_versions:
                listener.disconnect(Refusal.of(ServerFault.TOKEN_REVOKED))

    def disconnect_addresses(self, is_banned: Callable[[str], bool]) -> None:
        """Close every socket of this process whose address was banned."""
        for listener in self._listeners():
            if is_banned(listener.address):
                listener.disconnect(Refusal.of(ServerFault.ADDRESS_BANNED))

    async def check_all(self) -> None:
        """Disconnect every listener whose token was revoked since it connected."""
        if not self.is_alone:
            await self._read_once()

    async def is_valid(self, listener: Listener) -> bool:
        """Whether the tokens of a listener were valid less than a second ago."""
        if self.is_alone or time.monotonic() < self._last_read + TOO_OLD_SECONDS:
            return True  # otherwise it would have been disconnected
        versions = await self._read_once()
        if not listener.person_versions.keys() <= versions.keys():  # it connected during the reading
            versions = await self._read_once()
        return all(versions.get(person) == version for person, version in listener.person_versions.items())

    async def is_still_valid(self, listener: Listener) -> bool:
        """Whether the tokens of somebody who has just become a listener were not revoked before that."""
        connected = listener.person_versions
        versions = await self.store.token_versions(connected) if connected else {}
        return all(versions.get(person) == version for person, version in connected.items())

    async def _read_once(self) -> Versions:
        """Read the versions, or wait for the reading that is under way."""
        if self._reading is None or self._reading.done():  # one that has just ended may be too old
            self._reading = asyncio.create_task(self._read())
            self._reading.add_done_callback(self._finish)
        return await asyncio.shield(self._reading)

    def _finish(self, reading: asyncio.Task[Versions]) -> None:
        if self._reading is reading:
            self._reading = None
        if not reading.cancelled():
            reading.exception()  # everybody who waited has received it

    async def _read(self) -> Versions:
        start = time.monotonic()
        people = {person for listener in self._listeners() for person in listener.person_versions}
        valid = await self.store.token_versions(people) if people else {}
        versions: Versions = {person: valid.get(person) for person in people}
        for listener in list(self._listeners()):
            connected = listener.person_versions.items()
            if any(person in versions and versions[person] != version for person, version in connected):
                listener.disconnect(Refusal.of(ServerFault.TOKEN_REVOKED))
        self._last_read = start
        return versions
