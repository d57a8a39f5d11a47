"""Presence: who is at a table, on whichever process they are connected.

Each process tells the others who listens to it, at once when that changes and again every few seconds.  What
is not repeated expires.  So a lost notice, or a process that was silent, does no lasting harm.
"""

import time
from collections.abc import Iterable

import msgspec

from ludoteca.server.cluster.fanout import Fanout
from ludoteca.server.cluster.notices import ListenersHere
from ludoteca.server.messages.sockets import Presence
from ludoteca.server.tables.live_table import LiveTable, RemoteListeners
from ludoteca.server.tables.tables import Tables

ANNOUNCE_INTERVAL = 5.0  # seconds between two announcements of everybody who is here
EXPIRY = 16.0  # seconds after which listeners on another process are gone if it has not repeated them
TABLES_IN_NOTICE = 80  # tables in one notice, which PostgreSQL limits to 8,000 bytes


class PresenceTracker:
    """Tells clients and other processes who is here."""

    def __init__(self, tables: Tables, fanout: Fanout, is_alone: bool) -> None:
        self.tables = tables
        self.fanout = fanout
        self.is_alone = is_alone

    def update(self, live: LiveTable) -> None:
        """Tell everybody after somebody has come or gone here."""
        self._tell_clients(live)
        self._tell_processes([live])

    def _tell_clients(self, live: LiveTable) -> None:
        live.note_presence()
        message = msgspec.json.encode(Presence(sorted(live.present), live.watching))
        for listener in live.listeners:
            listener.send(message)
        self.tables.start_soon(live)

    def _tell_processes(self, tables: Iterable[LiveTable], asks: bool = False) -> None:
        if self.is_alone:
            return
        presence = [(live.id, (sorted(live.present_here), live.watching_here)) for live in tables]
        for first in range(0, len(presence), TABLES_IN_NOTICE):
            self.fanout.send(ListenersHere(dict(presence[first : first + TABLES_IN_NOTICE]), asks))

    def announce(self, asks: bool = False) -> None:
        """Tell other processes who is here at all tables, and ask them to do the same if ``asks``."""
        self._tell_processes([live for live in self.tables.live.values() if live.listeners], asks)

    def ask(self) -> None:
        """Ask everybody again, after this process could not hear others or they could not hear it."""
        self.announce(asks=True)

    def receive(self, process: str, notice: ListenersHere) -> None:
        """Note who listens on another process; answer if it asks or is new at a table."""
        answers = []
        for table, (seats, watching) in notice.tables.items():
            live = self.tables.live.get(table)
            if live is None:
                continue
            before = live.remote_listeners.pop(process, None)
            now = RemoteListeners(seats, watching, time.monotonic())
            if seats or watching:
                live.remote_listeners[process] = now
            if before is None or not before.is_same(now):
                self._tell_clients(live)
            if live.listeners and (notice.asks or before is None):
                answers.append(live)
        self._tell_processes(answers)

    def forget_gone(self, processes: set[str], known: float) -> None:
        """Forget listeners on processes that were not alive at some moment, and those that have expired."""
        expired = time.monotonic() - EXPIRY
        for live in self.tables.live.values():
            gone = [
                process
                for process, there in live.remote_listeners.items()
                if there.heard < expired or (process not in processes and there.heard < known)
            ]
            for process in gone:
                del live.remote_listeners[process]
            if gone:
                self._tell_clients(live)
