"""Revocation: a token that was revoked on one process is worthless on all of them within a second.

The versions of the tokens of everybody with an open socket are read twice a second, in one query.  No notice
is needed; it only makes it quicker.
"""

import time
from collections.abc import Iterator

from ludoteca.server.live import Listener
from ludoteca.server.store import Store
from ludoteca.server.tables import Tables

EVERY = 0.4  # seconds between two readings
OLD = 0.8  # seconds after which the last reading says nothing any more


class Revocation:
    """Closes the sockets of people whose tokens were revoked."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables
        self._read = float("-inf")  # when the last reading began

    def _listeners(self) -> Iterator[Listener]:
        for live in self.tables.live.values():
            yield from live.listeners

    async def look(self) -> None:
        """Stop every listener who came with a token that was revoked since."""
        start = time.monotonic()
        people = {person for listener in self._listeners() for person in listener.people}
        current = await self.store.token_versions(people) if people else {}
        for listener in list(self._listeners()):
            known = listener.people.items()
            if any(person in people and current.get(person) != version for person, version in known):
                listener.stop()
        self._read = start

    async def is_welcome(self, listener: Listener) -> bool:
        """Whether nobody has revoked the tokens of a listener until less than a second ago."""
        if time.monotonic() < self._read + OLD:
            return True  # otherwise it would have been stopped
        current = await self.store.token_versions(listener.people)
        return all(current.get(person) == version for person, version in listener.people.items())
