"""Moderation: kicking, muting, reporting and removing, by owners, players or operators."""

from contextlib import suppress

from ludoteca.server.faults import ServerFault, seat_label
from ludoteca.server.messages.log import ChatBody, TableBody
from ludoteca.server.messages.moderation import NewReport
from ludoteca.server.people import reports
from ludoteca.server.people.reports import Quote
from ludoteca.server.refusals import Refusal
from ludoteca.server.storage.entry_bodies import chat_body, without_text
from ludoteca.server.storage.log_entries import Changes, NewEntry
from ludoteca.server.storage.rows import PersonRow
from ludoteca.server.storage.store import Store
from ludoteca.server.tables.agreements import AlreadyDone
from ludoteca.server.tables.closing import describe_act
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.seating import freed_seat_changes
from ludoteca.server.tables.tables import Tables

MOST_ENTRIES = 100  # about people kicked and muted at one table


class Moderation:
    """Kicks, mutes, stores reports, and removes texts and names."""

    def __init__(self, tables: Tables, store: Store) -> None:
        self.tables = tables
        self.store = store

    # --- By the owner -----------------------------------------------------------------------------

    async def kick(self, table: LiveTable, owner: str, person_id: str) -> None:
        """Remove somebody from a table for good.  Once the match has started, a player cannot be kicked."""
        subject = await self._subject(table, owner, person_id)
        with suppress(AlreadyDone):
            await self.tables.write(table, lambda: self._kick(table, subject))

    async def _kick(self, table: LiveTable, person: PersonRow) -> NewEntry:
        check_act_count(table)
        if table.state != "open" and person.id in table.people:
            raise Refusal.of(ServerFault.PLAYER_STAYS, name=person.name)
        if person.id in table.kicked:
            raise AlreadyDone
        changes = Changes(table={"kicked": [*table.kicked, person.id]})
        for seat in table.seats.values():
            if seat.person == person.id:
                changes.seats |= freed_seat_changes(seat).seats
        return table.next_entry("table", None, describe_act("kicked", person)), changes

    async def mute(self, table: LiveTable, owner: str, person_id: str, muted: bool) -> None:
        """Forbid somebody to chat at this table, or allow it again."""
        subject = await self._subject(table, owner, person_id)
        with suppress(AlreadyDone):
            await self.tables.write(table, lambda: self._mute(table, subject, muted))

    async def _mute(self, table: LiveTable, person: PersonRow, muted: bool) -> NewEntry:
        check_act_count(table)
        if (person.id in table.muted) == muted:
            raise AlreadyDone
        after = [other for other in table.muted if other != person.id] + [person.id] * muted
        body = describe_act("muted" if muted else "unmuted", person)
        return table.next_entry("table", None, body), Changes(table={"muted": after})

    async def _subject(self, table: LiveTable, owner: str, person_id: str) -> PersonRow:
        """Return the person whom an owner wants to kick or mute."""
        if table.row.owner != owner:
            raise Refusal.of(ServerFault.ONLY_OWNER)
        if person_id == owner:
            raise Refusal.of(ServerFault.NOT_YOURSELF)
        row = await self.store.person(person_id)
        if row is None:
            raise Refusal.of(ServerFault.NO_SUCH_PERSON, person=person_id)
        return row

    # --- By players -------------------------------------------------------------------------------

    async def report(self, table: LiveTable, person: PersonRow, report: NewReport) -> str:
        """Store a player's report for the operator, and return its id."""
        if person.id not in table.people and person.id != table.row.owner:
            raise Refusal.of(ServerFault.ONLY_TABLE_REPORTS)
        if (report.number is None) == (report.seat is None):
            raise Refusal.of(ServerFault.LINE_OR_SEAT)
        subject = (
            quote_line(table, report.number)
            if report.number is not None
            else quote_seat(table, str(report.seat))
        )
        about = str(report.number if report.seat is None else report.seat)
        return await reports.add(
            self.store.database,
            table=table.id,
            reporter=person.id,
            about=about,
            reason=report.reason,
            **subject,
        )

    # --- By the operator --------------------------------------------------------------------------

    async def remove_line(self, subject: str) -> None:
        """Remove the text of a chat line, named as TABLE/NUMBER, for everybody and for good."""
        table_id, _, number = subject.partition("/")
        table = await self.tables.find(table_id)
        with suppress(AlreadyDone):
            await self.tables.write(table, lambda: self._remove_line(table, int(number)))

    async def _remove_line(self, table: LiveTable, number: int) -> NewEntry:
        line = find_line(table, number)
        if line.get("removed"):
            raise AlreadyDone
        body = TableBody(act="removed", number=number, by="operator")
        return table.next_entry("table", None, body), Changes(bodies={number: without_text(dict(line))})

    async def announce_name(self, table: LiveTable, person: PersonRow) -> None:
        """Tell everybody at a table the name of a person whose old one an operator has removed."""
        request_id = f"renamed:{person.id}:{person.name}"
        await self.tables.write(table, lambda: self._announce_name(table, person), request_id)

    async def _announce_name(self, table: LiveTable, person: PersonRow) -> NewEntry:
        body = describe_act("renamed", person) | {"by": "operator"}
        return table.next_entry("table", None, body), Changes()


def check_act_count(table: LiveTable) -> None:
    """Refuse more entries about kicked and muted people than a log may hold."""
    entries = (entry for entry in table.log if entry.kind == "table")
    acts = (entry.body for entry in entries if entry.body.get("by") != "operator")
    if sum("agree" not in body for body in acts) >= MOST_ENTRIES:
        raise Refusal.of(ServerFault.TOO_MANY_REMOVED)


def find_line(table: LiveTable, number: int) -> ChatBody:
    """Return a chat line by the number of its entry."""
    entry = next((entry for entry in table.log if entry.number == number), None)
    if entry is None or (line := chat_body(entry)) is None:
        raise Refusal.of(ServerFault.NO_SUCH_LINE, number=str(number))
    return line


def quote_line(table: LiveTable, number: int) -> Quote:
    """Return a chat line as a report stores it."""
    body = find_line(table, number)
    # Older releases accepted U+0000, which PostgreSQL does not.
    person, name, text = [said.replace("\0", "") for said in (body["person"], body["name"], body["text"])]
    return {"person": person, "name": name, "text": text}


def quote_seat(table: LiveTable, seat: str) -> Quote:
    """Return the name of a seat as a report stores it."""
    row = table.seats.get(seat)
    if row is None or row.person is None:
        raise Refusal.of(ServerFault.NOBODY_AT, seat=seat_label(seat))
    return {"person": row.person, "name": row.name, "text": None}
