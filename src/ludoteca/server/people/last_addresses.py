"""Last addresses: where people came from last, so that an operator can ban a network.

Each process notes changes in memory (``Addresses``) and writes them here every second.  All processes and the
command line read them.  ``retention`` deletes an address some days after the last visit from there.
"""

import asyncio
import time

from sqlalchemy import Double, String, bindparam, select, text

from ludoteca.server.limits.addresses import UNKNOWN, Addresses
from ludoteca.server.periodic_jobs import PeriodicJobs
from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Database

INTERVAL_SECONDS = 1.0  # between two writes
addresses = schema.addresses
# People who were deleted meanwhile get none.
PUT = text(
    "INSERT INTO addresses (person, address, at) "
    "SELECT id, :address, :at FROM people WHERE id = :person AND coalesce(standing, '') <> 'deleted' "
    "ON CONFLICT (person) DO UPDATE SET address = excluded.address, at = excluded.at"
).bindparams(bindparam("address", type_=String), bindparam("at", type_=Double))


class LastAddresses:
    """Writes what this process knows of addresses, and reads what all of them know."""

    def __init__(self, database: Database, known: Addresses, days: int, is_alone: bool = True) -> None:
        self.database = database
        self.known = known  # of this process
        self.days = days  # after which an address is deleted; 0 stores none
        self.is_alone = is_alone
        self._jobs = PeriodicJobs()

    def start(self) -> None:
        self._jobs.add("write addresses", self.write, INTERVAL_SECONDS)

    async def close(self) -> None:
        await self._jobs.close()

    async def write(self) -> None:
        """Write the addresses that have changed."""
        changed = self.known.take_changed()
        if not changed or not self.days:
            return
        now = time.time()
        # In order, so that two processes never wait for each other.
        rows = [
            {"person": person, "address": address, "at": now}
            for person, address in sorted(changed.items())
            if address != UNKNOWN
        ]
        try:
            async with self.database.transaction() as transaction:
                if rows:
                    await transaction.execute(PUT, rows)
        except Exception:
            self.known.put_back(changed)
            raise

    async def of(self, person_id: str) -> str | None:
        """Return where a person came from last, on whichever process that was."""
        address = await self._find(person_id)
        if address is None and not self.is_alone:  # another process may be about to write it
            await asyncio.sleep(2 * INTERVAL_SECONDS)
            address = await self._find(person_id)
        return address

    async def _find(self, person_id: str) -> str | None:
        await self.write()
        wanted = select(addresses.c.address).where(addresses.c.person == person_id)
        async with self.database.reading() as reading:
            return await reading.scalar(wanted) or self.remembered(person_id)

    def remembered(self, person_id: str) -> str | None:
        """Return what only this process knows of a person, if addresses are not stored."""
        return None if self.days else self.known.find(person_id)
