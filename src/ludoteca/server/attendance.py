"""Attendance: who is at a table, on whichever process they came in."""

from typing import Any

import msgspec

from ludoteca.server.dialogue import Presence
from ludoteca.server.fanout import Fanout
from ludoteca.server.live import Live
from ludoteca.server.tables import Tables


class Attendance:
    """What this process knows of who listens, told here and to the other processes of the house."""

    def __init__(self, tables: Tables, fanout: Fanout, is_alone: bool) -> None:
        self.tables = tables
        self.fanout = fanout
        self.is_alone = is_alone

    def changed(self, live: Live) -> None:
        """Somebody has come or gone here."""
        self._tell_here(live)
        self._tell_others(live)

    def _tell_here(self, live: Live) -> None:
        live.note_presence()
        message = msgspec.json.encode(Presence(sorted(live.present), live.watching))
        for listener in live.listeners:
            listener.tell(message)

    def _tell_others(self, live: Live, asks: bool = False) -> None:
        if not self.is_alone:
            seats = {seat for listener in live.listeners for seat in listener.seats}
            watching = sum(1 for listener in live.listeners if not listener.seats)
            told = {"table": live.id, "seats": sorted(seats), "watching": watching, "asks": asks}
            self.fanout.tell(told)

    def hear(self, live: Live, notice: dict[str, Any]) -> None:
        """Another process says who is there; if it is new at the table, or asks, it is told who is here."""
        asks = notice["asks"] or notice["from"] not in live.elsewhere
        live.elsewhere[notice["from"]] = (notice["seats"], notice["watching"])
        self._tell_here(live)
        if asks and live.listeners:
            self._tell_others(live)

    def ask_again(self) -> None:
        """After a while in which no process could be heard."""
        for live in self.tables.live.values():
            if live.listeners:
                self._tell_others(live, asks=True)

    def keep_only(self, processes: set[str]) -> None:
        """Who came in on a process that has died is not here any more."""
        for live in self.tables.live.values():
            gone = live.elsewhere.keys() - processes
            for process in gone:
                del live.elsewhere[process]
            if gone:
                self._tell_here(live)
