"""Presence: who is at a table, on whichever process they came in.

Each process tells the others who listens to it, at once when that changes and again every few seconds.  What
is not repeated expires, so a notice that was lost, or a process that was silent, is put right by itself.
"""

import time
from collections.abc import Iterable

import msgspec

from ludoteca.server.cluster.fanout import Fanout, Notice
from ludoteca.server.messages.sockets import Presence
from ludoteca.server.tables.live_table import LiveTable, RemoteListeners
from ludoteca.server.tables.tables import Tables

REPEATED = 5.0  # seconds between two announcements of everybody who is here
EXPIRED = 16.0  # seconds after which somebody elsewhere is gone whom nobody has announced again
MOST = 80  # tables in one notice, which PostgreSQL limits to 8,000 bytes


class PresenceTracker:
    """What this process knows of who listens, told to clients and to the other processes."""

    def __init__(self, tables: Tables, fanout: Fanout, is_alone: bool) -> None:
        self.tables = tables
        self.fanout = fanout
        self.is_alone = is_alone

    def changed(self, live: LiveTable) -> None:
        """Somebody has come or gone here."""
        self._tell_here(live)
        self._tell_others([live])

    def _tell_here(self, live: LiveTable) -> None:
        live.note_presence()
        message = msgspec.json.encode(Presence(sorted(live.present), live.watching))
        for listener in live.listeners:
            listener.tell(message)
        self.tables.start_soon(live)

    def _tell_others(self, tables: Iterable[LiveTable], asks: bool = False) -> None:
        if self.is_alone:
            return
        presence = [(live.id, _here(live)) for live in tables]
        for first in range(0, len(presence), MOST):
            self.fanout.tell({"presence": dict(presence[first : first + MOST]), "asks": asks})

    def announce(self, asks: bool = False) -> None:
        """Say who is here at all tables; others who are asked say the same of theirs."""
        self._tell_others([live for live in self.tables.live.values() if live.listeners], asks)

    def ask_again(self) -> None:
        """After a while in which this process could not hear others, or they could not hear it."""
        self.announce(asks=True)

    def hear(self, notice: Notice) -> None:
        """Another process says who is there; if it is new at a table, or asks, it is told who is here."""
        process, answers = notice["from"], []
        for table, (seats, watching) in notice["presence"].items():
            live = self.tables.live.get(table)
            if live is None:
                continue
            before = live.remote_listeners.pop(process, None)
            now = RemoteListeners(seats, watching, time.monotonic())
            if seats or watching:
                live.remote_listeners[process] = now
            if before is None or not before.is_same(now):
                self._tell_here(live)
            if live.listeners and (notice["asks"] or before is None):
                answers.append(live)
        self._tell_others(answers)

    def keep_only(self, processes: set[str], known: float) -> None:
        """Forget who was on a process that was not alive at some moment, or has not been repeated."""
        expired = time.monotonic() - EXPIRED
        for live in self.tables.live.values():
            gone = [
                process
                for process, there in live.remote_listeners.items()
                if there.heard < expired or (process not in processes and there.heard < known)
            ]
            for process in gone:
                del live.remote_listeners[process]
            if gone:
                self._tell_here(live)


def _here(live: LiveTable) -> tuple[list[str], int]:
    return sorted(live.here), sum(1 for listener in live.listeners if not listener.seats)
