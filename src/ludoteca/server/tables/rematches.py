"""Rematches: the same table once more, if all its people agree."""

from contextlib import suppress

from ludoteca.server.faults import Why
from ludoteca.server.messages.tables import ClockRule, NewSeat, NewTable
from ludoteca.server.refusals import Refusal
from ludoteca.server.storage.log_entries import Changes, NewTableRows
from ludoteca.server.storage.rows import PersonRow
from ludoteca.server.tables.agreements import AlreadyDone, agreed_after_answer
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.table_setup import new_table_rows
from ludoteca.server.tables.tables import Tables, retry_on_conflict


class Rematches:
    """Collects answers at finished tables and sets up the next ones."""

    def __init__(self, tables: Tables, stand_in_after: float) -> None:
        self.tables = tables
        # Seconds that somebody may be away and still agree to a rated game.
        self.stand_in_after = stand_in_after

    async def answer(self, live: LiveTable, person: PersonRow, agree: bool) -> None:
        """Note whether somebody wants a rematch.  The last answer sets up the new table."""
        if person.id not in live.people:
            raise Refusal(Why.ONLY_PLAYERS_REMATCH)
        live.note_seen(seat.seat for seat in live.seats.values() if seat.person == person.id)
        with suppress(AlreadyDone):
            await self._append_answer(live, person, agree)
        if live.rematch is not None:
            await self.tables.find(live.rematch)  # it starts

    @retry_on_conflict
    async def _append_answer(self, live: LiveTable, person: PersonRow, agree: bool) -> None:
        """Write an answer.

        The entry that completes the agreement and the new table are one transaction: so there is exactly one
        new table, whoever answers last, on whichever process.
        """
        async with self.tables.acting(live):
            if live.state != "over":
                raise Refusal(Why.TABLE_CLOSED if live.state == "closed" else Why.GAME_GOES_ON)
            if live.rematch is not None:
                raise AlreadyDone
            agreed = agreed_after_answer(live, "rematch", person.id, agree)
            agreed["rematch"] = [one for one in agreed["rematch"] if not self._has_lapsed(live, one)]
            body = {"agree": agree, "person": person.id, "name": person.name}
            changes = Changes(table={"agreed": agreed})
            if live.people <= set(agreed["rematch"]):
                changes.new_table = await self._next_table(live, person)
                changes.table["rematch"] = body["table"] = changes.new_table.table["id"]
            await self.tables.append(live, live.next_entry("rematch", None, body), changes)

    def _has_lapsed(self, live: LiveTable, person_id: str) -> bool:
        """Whether somebody who agreed to a rated game has been away for too long since."""
        seats = [seat.seat for seat in live.seats.values() if seat.person == person_id]
        return live.row.rated and min(map(live.seconds_away, seats), default=0.0) > self.stand_in_after

    async def _next_table(self, live: LiveTable, person: PersonRow) -> NewTableRows:
        """The rows of the next table: the next seat begins, and everybody keeps their neighbours."""
        row, seats = live.row, list(live.seats.values())
        rotated = [*seats[1:], seats[0]]
        new_table = NewTable(
            row.game, [NewSeat(seat.kind, seat.name, seat.level) for seat in rotated], row.options,
            row.edition, row.listed, ClockRule(**row.clock) if row.clock else None, row.undo, row.hints,
            row.rated, row.chat,
        )  # fmt: skip
        owner = row.owner if row.owner in live.people else person.id
        people = [seat.person for seat in rotated]
        rows = await new_table_rows(
            self.tables.store, self.tables.uploads, new_table, (owner, person.name), people
        )
        rows.table["muted"], rows.table["kicked"] = live.muted, live.kicked
        return rows


def is_last_to_agree(live: LiveTable, person_id: str) -> bool:
    """Whether everybody else at a finished table wants a rematch."""
    agreed = {*live.agreed.get("rematch", ()), person_id}
    return live.state == "over" and person_id in live.people <= agreed
