"""Presence: who is at a table, on whichever process they are connected.

Each process tells the others who listens to it, at once when that changes and again every few seconds.  What
is not repeated expires.  So a lost notice, or a process that was silent, does no lasting harm.
"""

import time
from collections.abc import Iterable

import msgspec

from ludoteca.server.cluster.notices import ListenersHere, NoticeSender
from ludoteca.server.messages.sockets import Presence
from ludoteca.server.tables.listeners import RemoteListeners
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.table_presence import (
    count_spectators,
    note_presence,
    present_here,
    present_seats,
    spectators_here,
)
from ludoteca.server.tables.tables import Tables

ANNOUNCE_SECONDS = 5.0  # between two announcements of everybody who is here
EXPIRY_SECONDS = 16.0  # after which listeners on another process are gone if it has not repeated them
TABLES_IN_NOTICE = 80  # tables in one notice, which PostgreSQL limits to 8,000 bytes


class PresenceTracker:
    """Tells clients and other processes who is here."""

    def __init__(self, tables: Tables, fanout: NoticeSender, is_alone: bool) -> None:
        self.tables = tables
        self.fanout = fanout
        self.is_alone = is_alone

    def update(self, table: LiveTable) -> None:
        """Tell everybody after somebody has come or gone here."""
        self._tell_clients(table)
        self._tell_processes([table])

    def _tell_clients(self, table: LiveTable) -> None:
        note_presence(table)
        message = msgspec.json.encode(Presence(sorted(present_seats(table)), count_spectators(table)))
        for listener in table.listeners:
            listener.send(message)
        self.tables.start_soon(table)

    def _tell_processes(self, tables: Iterable[LiveTable], asks: bool = False) -> None:
        if self.is_alone:
            return
        presence = [(table.id, (sorted(present_here(table)), spectators_here(table))) for table in tables]
        for first in range(0, len(presence), TABLES_IN_NOTICE):
            self.fanout.send(ListenersHere(dict(presence[first : first + TABLES_IN_NOTICE]), asks))

    def announce(self, asks: bool = False) -> None:
        """Tell other processes who is here at all tables, and ask them to do the same if ``asks``."""
        self._tell_processes([table for table in self.tables.in_memory.values() if table.listeners], asks)

    def ask(self) -> None:
        """Ask everybody again, after this process could not hear others or they could not hear it."""
        self.announce(asks=True)

    def receive(self, process: str, notice: ListenersHere) -> None:
        """Note who listens on another process; answer if it asks or is new at a table."""
        answers = []
        for table_id, (seats, watching) in notice.tables.items():
            table = self.tables.in_memory.get(table_id)
            if table is None:
                continue
            before = table.remote_listeners.pop(process, None)
            now = RemoteListeners(seats, watching, time.monotonic())
            if seats or watching:
                table.remote_listeners[process] = now
            if before is None or not before.is_same(now):
                self._tell_clients(table)
            if table.listeners and (notice.asks or before is None):
                answers.append(table)
        self._tell_processes(answers)

    def forget_gone(self, processes: set[str], asked_at: float) -> None:
        """Forget listeners on processes that were not alive at some moment, and those that have expired."""
        expired = time.monotonic() - EXPIRY_SECONDS
        for table in self.tables.in_memory.values():
            gone = [
                process
                for process, there in table.remote_listeners.items()
                if there.heard < expired or (process not in processes and there.heard < asked_at)
            ]
            for process in gone:
                del table.remote_listeners[process]
            if gone:
                self._tell_clients(table)
