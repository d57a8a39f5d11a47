"""Closing: ending a table before its match is over, by its owner, its players or the operator."""

from contextlib import suppress

from ludoteca.server.faults import ServerFault
from ludoteca.server.messages.fields import UNFINISHED
from ludoteca.server.messages.log import TableAct, TableBody
from ludoteca.server.refusals import Refusal
from ludoteca.server.storage.log_entries import Changes, NewEntry
from ludoteca.server.storage.rows import PersonRow, TableChanges
from ludoteca.server.tables.agreements import AlreadyDone, agreed_after_answer
from ludoteca.server.tables.eligibility import unrated_reasons
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.tables import Tables
from ludoteca.server.tables.turns import ended_columns


class Closing:
    """Closes tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def close(self, table: LiveTable, person: PersonRow, agree: bool) -> None:
        """Close a table: its owner before the match; later only if all players agree."""
        with suppress(AlreadyDone):
            await self.tables.write(table, lambda: self._close(table, person, agree))

    async def _close(self, table: LiveTable, person: PersonRow, agree: bool) -> NewEntry:
        if table.state == "closed":
            raise AlreadyDone
        if table.state == "playing":
            return self._answer_close(table, person, agree)
        if table.state != "open":
            raise Refusal.of(ServerFault.GAME_IS_OVER)
        if table.row.owner != person.id:
            raise Refusal.of(ServerFault.ONLY_OWNER_CLOSES)
        return closed_entry(table, describe_act("closed", person))

    def _answer_close(self, table: LiveTable, person: PersonRow, agree: bool) -> NewEntry:
        if person.id not in table.people:
            raise Refusal.of(ServerFault.ONLY_PLAYERS_CLOSE)
        willing = dict.fromkeys([*table.agreed.get("close", ()), person.id])
        if agree and closing_voters(table) <= willing.keys():  # perhaps because others have left since
            body = describe_act("closed", person) | {"agree": True}
            return closed_entry(table, body, {"agreed": table.agreed | {"close": list(willing)}})
        agreed = agreed_after_answer(table, "close", person.id, agree)
        body = describe_act("close-agreed" if agree else "close-declined", person) | {"agree": agree}
        return table.next_entry("table", None, body), Changes(table={"agreed": agreed})

    async def close_table(self, table_id: str) -> None:
        """Close any table that is open or being played."""
        table = await self.tables.find(table_id)
        with suppress(AlreadyDone):
            await self.tables.write(table, lambda: self._close_by_operator(table))

    async def _close_by_operator(self, table: LiveTable) -> NewEntry:
        if table.state == "closed":
            raise AlreadyDone
        if table.state not in UNFINISHED:
            raise Refusal.of(ServerFault.GAME_IS_OVER)
        return closed_entry(table, TableBody(act="closed", by="operator"))


def closed_entry(table: LiveTable, body: TableBody, columns: TableChanges | None = None) -> NewEntry:
    """Return the entry that closes a table, and its changes."""
    changes = Changes(table=ended_columns("closed") | (columns or {}))
    return table.next_entry("table", None, body), changes


def describe_act(act: TableAct, person: PersonRow) -> TableBody:
    """Return the body of an entry about a person."""
    return {"act": act, "person": person.id, "name": person.name}


def closing_voters(table: LiveTable) -> set[str]:
    """Return everybody who must agree before a running match is closed.

    A person for whom a bot plays is not asked, except in a rated match: nobody escapes a loss that way.
    """
    if not unrated_reasons(table.row, table.seats.values()):
        return table.people
    return {seat.person for seat in table.seats.values() if seat.person and not seat.bot}
