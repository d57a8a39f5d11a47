"""Moderation: kicking, muting, reporting and closing tables, by owners, players or the operator."""

from contextlib import suppress
from typing import Any

from ludoteca.server.faults import Why, seat_number
from ludoteca.server.messages.moderation import NewReport
from ludoteca.server.people import reports
from ludoteca.server.refusals import Refusal
from ludoteca.server.storage.log_entries import Changes
from ludoteca.server.storage.rows import PersonRow, TableChanges
from ludoteca.server.tables.agreements import AlreadyDone, agreed_after_answer
from ludoteca.server.tables.eligibility import unrated_reasons
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.seating import freed_seat_changes
from ludoteca.server.tables.tables import Tables, retry_on_conflict
from ludoteca.server.tables.turns import ended_columns

MOST_ENTRIES = 100  # about people kicked and muted at one table


class Moderation:
    """Kicks, mutes, closes tables and stores reports."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store

    # --- By the owner -----------------------------------------------------------------------------

    async def kick(self, live: LiveTable, owner: str, person_id: str) -> None:
        """Send somebody away for good.  Once the game has started, a player cannot be kicked."""
        subject = await self._subject(live, owner, person_id)
        with suppress(AlreadyDone):
            await self._kick(live, subject)

    @retry_on_conflict
    async def _kick(self, live: LiveTable, person: PersonRow) -> None:
        async with self.tables.acting(live):
            check_act_count(live)
            if live.state != "open" and person.id in live.people:
                raise Refusal(Why.PLAYER_STAYS, name=person.name)
            if person.id in live.kicked:
                raise AlreadyDone
            changes = Changes(table={"kicked": [*live.kicked, person.id]})
            for seat in live.seats.values():
                if seat.person == person.id:
                    changes.seats |= freed_seat_changes(seat).seats
            await self.tables.append(
                live, live.next_entry("table", None, describe_act("kicked", person)), changes
            )

    async def mute(self, live: LiveTable, owner: str, person_id: str, muted: bool) -> None:
        """Forbid somebody to chat at this table, or allow it again."""
        subject = await self._subject(live, owner, person_id)
        with suppress(AlreadyDone):
            await self._mute(live, subject, muted)

    @retry_on_conflict
    async def _mute(self, live: LiveTable, person: PersonRow, muted: bool) -> None:
        async with self.tables.acting(live):
            check_act_count(live)
            if (person.id in live.muted) == muted:
                raise AlreadyDone
            after = [one for one in live.muted if one != person.id] + [person.id] * muted
            body = describe_act("muted" if muted else "unmuted", person)
            await self.tables.append(
                live, live.next_entry("table", None, body), Changes(table={"muted": after})
            )

    async def _subject(self, live: LiveTable, owner: str, person_id: str) -> PersonRow:
        """The person whom an owner wants to kick or mute."""
        if live.row.owner != owner:
            raise Refusal(Why.ONLY_OWNER)
        if person_id == owner:
            raise Refusal(Why.NOT_YOURSELF)
        row = await self.store.person(person_id)
        if row is None:
            raise Refusal(Why.NO_SUCH_PERSON, person=person_id)
        return row

    # --- By players -------------------------------------------------------------------------------

    async def close(self, live: LiveTable, person: PersonRow, agree: bool) -> None:
        """Close a table: its owner before the game; later only if all players agree."""
        with suppress(AlreadyDone):
            await self._close(live, person, agree)

    @retry_on_conflict
    async def _close(self, live: LiveTable, person: PersonRow, agree: bool) -> None:
        async with self.tables.acting(live):
            if live.state == "closed":
                raise AlreadyDone
            if live.state == "open":
                if live.row.owner != person.id:
                    raise Refusal(Why.ONLY_OWNER_CLOSES)
                await self._append_closed(live, describe_act("closed", person))
            elif live.state == "playing":
                await self._answer_close(live, person, agree)
            else:
                raise Refusal(Why.GAME_IS_OVER)

    async def _answer_close(self, live: LiveTable, person: PersonRow, agree: bool) -> None:
        if person.id not in live.people:
            raise Refusal(Why.ONLY_PLAYERS_CLOSE)
        agreed = agreed_after_answer(live, "close", person.id, agree)
        if agree and closing_voters(live) <= set(agreed["close"]):
            body = describe_act("closed", person) | {"agree": True}
            await self._append_closed(live, body, {"agreed": agreed})
            return
        body = describe_act("close-agreed" if agree else "close-declined", person) | {"agree": agree}
        await self.tables.append(
            live, live.next_entry("table", None, body), Changes(table={"agreed": agreed})
        )

    async def _append_closed(
        self, live: LiveTable, body: dict[str, Any], columns: TableChanges | None = None
    ) -> None:
        await self.tables.append(
            live,
            live.next_entry("table", None, body),
            Changes(table=ended_columns("closed") | (columns or {})),
        )

    async def report(self, live: LiveTable, person: PersonRow, report: NewReport) -> str:
        """Store a player's report for the operator, and return its id."""
        if person.id not in live.people and person.id != live.row.owner:
            raise Refusal(Why.ONLY_TABLE_REPORTS)
        if (report.number is None) == (report.seat is None):
            raise Refusal(Why.LINE_OR_SEAT)
        subject = (
            quote_chat_entry(live, report.number)
            if report.number is not None
            else quote_seat(live, str(report.seat))
        )
        about = str(report.number if report.seat is None else report.seat)
        return await reports.add(
            self.store.database,
            table=live.id,
            reporter=person.id,
            about=about,
            reason=report.reason,
            **subject,
        )

    # --- By the operator --------------------------------------------------------------------------

    async def close_table(self, table_id: str) -> None:
        """Close any table that is open or being played."""
        live = await self.tables.find(table_id)
        with suppress(AlreadyDone):
            await self._close_by_operator(live)

    @retry_on_conflict
    async def _close_by_operator(self, live: LiveTable) -> None:
        async with self.tables.acting(live):
            if live.state == "closed":
                raise AlreadyDone
            if live.state not in ("open", "playing"):
                raise Refusal(Why.GAME_IS_OVER)
            await self._append_closed(live, {"act": "closed", "by": "operator"})


def check_act_count(live: LiveTable) -> None:
    """Refuse more entries about kicked and muted people than a log may hold."""
    entries = (entry for entry in live.log if entry.kind == "table")
    if sum("agree" not in entry.body for entry in entries) >= MOST_ENTRIES:
        raise Refusal(Why.TOO_MANY_REMOVED)


def describe_act(act: str, person: PersonRow) -> dict[str, Any]:
    """The body of an entry about a person."""
    return {"act": act, "person": person.id, "name": person.name}


def closing_voters(live: LiveTable) -> set[str]:
    """Everybody who must agree before a running game is closed.

    A person for whom a bot plays is not asked, except in a rated game: nobody escapes a loss that way.
    """
    if not unrated_reasons(live.row, live.seats.values()):
        return live.people
    return {seat.person for seat in live.seats.values() if seat.person and not seat.bot}


def quote_chat_entry(live: LiveTable, number: int) -> dict[str, Any]:
    """A chat line as a report stores it."""
    entry = next((entry for entry in live.log if entry.number == number), None)
    if entry is None or entry.kind != "chat":
        raise Refusal(Why.NO_SUCH_LINE, number=str(number))
    # Older releases accepted U+0000, which PostgreSQL does not.
    return {name: entry.body[name].replace("\0", "") for name in ("person", "name", "text")}


def quote_seat(live: LiveTable, seat: str) -> dict[str, Any]:
    """The name of a seat as a report stores it."""
    row = live.seats.get(seat)
    if row is None or row.person is None:
        raise Refusal(Why.NOBODY_AT, seat=seat_number(seat))
    return {"person": row.person, "name": row.name, "text": None}
