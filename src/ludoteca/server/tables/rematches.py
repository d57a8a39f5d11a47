"""Rematches: the same table once more, if all its people agree."""

from contextlib import suppress

from ludoteca.server.faults import ServerFault
from ludoteca.server.messages.log import RematchBody
from ludoteca.server.messages.tables import ClockRule, NewSeat, NewTable
from ludoteca.server.refusals import Refusal
from ludoteca.server.storage.log_entries import Changes, NewEntry, NewTableRows
from ludoteca.server.storage.rows import PersonRow
from ludoteca.server.tables.agreements import AlreadyDone, agreed_after_answer
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.table_presence import seconds_away
from ludoteca.server.tables.table_setup import new_table_rows
from ludoteca.server.tables.tables import Tables


class Rematches:
    """Collects answers at finished tables and sets up the next ones."""

    def __init__(self, tables: Tables, stand_in_after: float) -> None:
        self.tables = tables
        # Seconds that somebody may be away and still agree to a rated match.
        self.stand_in_after = stand_in_after

    async def answer(self, table: LiveTable, person: PersonRow, agree: bool) -> None:
        """Note whether somebody wants a rematch.  The last answer sets up the new table."""
        if person.id not in table.people:
            raise Refusal.of(ServerFault.ONLY_PLAYERS_REMATCH)
        table.note_seen(seat.seat for seat in table.seats.values() if seat.person == person.id)
        with suppress(AlreadyDone):
            await self.tables.write(table, lambda: self._answer(table, person, agree))
        if table.rematch is not None:
            await self.tables.find(table.rematch)  # it starts

    async def _answer(self, table: LiveTable, person: PersonRow, agree: bool) -> NewEntry:
        """Return the entry of an answer.

        The entry that completes the agreement and the new table are one transaction: so there is exactly one
        new table, whoever answers last, on whichever process.
        """
        if table.state != "over":
            is_closed = table.state == "closed"
            raise Refusal.of(ServerFault.TABLE_CLOSED if is_closed else ServerFault.GAME_GOES_ON)
        if table.rematch is not None:
            raise AlreadyDone
        agreed = agreed_after_answer(table, "rematch", person.id, agree)
        agreed["rematch"] = [
            agreeing for agreeing in agreed["rematch"] if not self._has_lapsed(table, agreeing)
        ]
        body = RematchBody(agree=agree, person=person.id, name=person.name)
        changes = Changes(table={"agreed": agreed})
        if table.people <= set(agreed["rematch"]):
            changes.new_table = await self._next_table(table, person)
            changes.table["rematch"] = body["table"] = changes.new_table.table["id"]
        return table.next_entry("rematch", None, body), changes

    def _has_lapsed(self, table: LiveTable, person_id: str) -> bool:
        """Whether somebody who agreed to a rated match has been away for too long since."""
        seats = [seat.seat for seat in table.seats.values() if seat.person == person_id]
        return (
            table.row.rated
            and min((seconds_away(table, seat) for seat in seats), default=0.0) > self.stand_in_after
        )

    async def _next_table(self, table: LiveTable, person: PersonRow) -> NewTableRows:
        """Return the rows of the next table: the next seat begins, and everybody keeps their neighbours."""
        row, seats = table.row, list(table.seats.values())
        rotated = [*seats[1:], seats[0]]
        new_table = NewTable(
            row.game, [NewSeat(seat.kind, seat.name, seat.level) for seat in rotated], row.options,
            table.edition_text, row.listed, ClockRule(**row.clock) if row.clock else None, row.undo,
            row.hints, row.rated, row.chat,
        )  # fmt: skip
        owner = row.owner if row.owner in table.people else person.id
        people = [seat.person for seat in rotated]
        rows = await new_table_rows(
            self.tables.store, self.tables.uploads, new_table, (owner, person.name), people
        )
        rows.table["muted"], rows.table["kicked"] = table.muted, table.kicked
        return rows


def is_last_to_agree(table: LiveTable, person_id: str) -> bool:
    """Whether everybody else at a finished table wants a rematch."""
    agreed = {*table.agreed.get("rematch", ()), person_id}
    return table.state == "over" and person_id in table.people <= agreed
