"""The probe: whether the database can be written, for health checks."""

import asyncio

from ludoteca.server.causes import cause_of
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.database_errors import DATABASE_ERRORS

PROBE_SECONDS = 1.5  # for the database to write


class DatabaseProbe:
    """Writes to the database, one probe at a time."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._probe: asyncio.Task[None] | None = None

    async def find_error(self) -> str | None:
        """Return what is wrong with the database, or None if it can be written.

        While a probe hangs, no other is begun.  Nor is it cancelled, since that can take as long as it hangs.
        """
        if self._probe is None or self._probe.done():
            self._probe = asyncio.create_task(self.database.probe())
        probe = self._probe
        await asyncio.wait({probe}, timeout=PROBE_SECONDS)
        if not probe.done():
            return f"no answer within {PROBE_SECONDS} s"
        try:
            probe.result()
        except DATABASE_ERRORS as error:
            return cause_of(error)
        return None
