"""Administration: what an operator does to people, tables and reports, at the desk or on the command line.

On the command line a server may be running or not.  Changes of accounts are written at once.  What concerns
tables and connections is left to a running server, as a task (``operator_tasks``), or to the next one that
starts.  At the desk the server that answers does everything itself.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress

from sqlalchemy import Text, cast, func, or_, select

from ludoteca.server.faults import Advice, ServerFault
from ludoteca.server.limits.addresses import UNKNOWN
from ludoteca.server.messages.fields import UNFINISHED
from ludoteca.server.people import reports
from ludoteca.server.people.bans import add_ban, find_bans, lift_ban, read_network
from ludoteca.server.people.last_addresses import LastAddresses
from ludoteca.server.people.names import login_name_of, neutral_name, skeleton_of
from ludoteca.server.people.operator_log import find_acts, note_act
from ludoteca.server.people.people import hash_code, new_recovery_code
from ludoteca.server.refusals import Refusal
from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Database, FoundRow, Query
from ludoteca.server.storage.log_entries import Conflict
from ludoteca.server.storage.rows import PersonChanges, PersonRow
from ludoteca.server.storage.store import Store
from ludoteca.server.storage.tasks import add_task, is_task_done

MOST_ROWS = 200  # rows in a list
TASK_SECONDS = 5.0  # to wait for a server to do a task
NAME_TRIES = 20  # neutral names that may be taken
POLL_SECONDS = 0.2  # between two looks whether a task is done
people, tables, entries = schema.people, schema.tables, schema.entries
Work = Mapping[str, Callable[[str], Awaitable[None]]]


class Administration:
    """What an operator can do.  Methods that change something return whether it is done already."""

    def __init__(
        self,
        database: Database,
        store: Store | None = None,
        work: Work | None = None,
        operator: str | None = None,
    ) -> None:
        """Use ``work`` to do tasks at once if this is a server; ``operator`` is None for the command line."""
        self.database = database
        self.store = store or Store(database)
        self.work = work
        self.operator = operator

    async def close(self) -> None:
        await self.store.close()
        await self.database.close()

    # --- Lists ------------------------------------------------------------------------------------

    async def find_people(self, text: str) -> list[FoundRow]:
        wanted = select(
            people.c.id, people.c.name, people.c.sign.is_not(None).label("registered"), people.c.standing,
            people.c.operator, func.coalesce(people.c.seen, people.c.created).label("seen"),
            schema.addresses.c.address,
        ).outerjoin_from(people, schema.addresses)  # fmt: skip
        if text:
            has_text = (column.icontains(text, autoescape=True) for column in (people.c.id, people.c.name))
            wanted = wanted.where(or_(*has_text))
        return await self._list(wanted.order_by(func.coalesce(people.c.seen, people.c.created).desc()))

    async def find_tables(self, text: str) -> list[FoundRow]:
        columns = [tables.c[name] for name in ("id", "game", "state", "number", "owner", "updated")]
        is_wanted = tables.c.id == text if text else tables.c.state.in_(UNFINISHED)
        return await self._list(select(*columns).where(is_wanted).order_by(tables.c.updated.desc()))

    async def find_reports(self) -> list[FoundRow]:
        return await reports.find(self.database, handled=False, most=MOST_ROWS)

    async def find_lines(self, person_id: str, before: float | None = None) -> list[FoundRow]:
        """Return what people said at all tables, or one of them, the latest first."""
        columns = [entries.c[name] for name in ("table", "number", "at", "body")]
        wanted = select(*columns).where(schema.CHAT)
        if person_id:  # the database only compares texts, see ``PersonData``
            said = cast(entries.c.body, Text).contains(f'"{person_id.removeprefix("id:")}"', autoescape=True)
            wanted = wanted.where(said)
        if before is not None:
            wanted = wanted.where(entries.c.at < before)
        return await self._list(wanted.order_by(entries.c.at.desc()))

    async def find_bans(self) -> list[FoundRow]:
        return await find_bans(self.database, MOST_ROWS)

    async def find_acts(self, before: float | None = None) -> list[FoundRow]:
        return await find_acts(self.database, before, MOST_ROWS)

    async def _list(self, wanted: Query) -> list[FoundRow]:
        return await self.database.all(wanted.limit(MOST_ROWS))

    # --- People -----------------------------------------------------------------------------------

    async def person(self, subject: str) -> PersonRow:
        """Return a person by their id or their registered name; ``id:`` in front marks an id."""
        is_id = subject.startswith("id:")
        login_name = None if is_id else login_name_of(subject)
        found = await self.store.find_people(subject.removeprefix("id:"), login_name)
        if not found:
            raise Refusal.of(ServerFault.NO_SUCH_PERSON, Advice.LIST_PEOPLE(), person=subject)
        if len(found) > 1:
            both = [f"id:{row.id} ({row.name})" for row in found]
            raise Refusal.of(ServerFault.TWO_PEOPLE, subject=subject, people=both)
        return found[0]

    async def _subject(self, subject: str) -> PersonRow:
        """Return the person to act on.  At the desk nobody can act against another operator."""
        row = await self.person(subject)
        if self.operator is not None and row.operator:
            raise Refusal.of(ServerFault.OPERATOR_STAYS, name=row.name)
        return row

    async def mute(self, subject: str, muted: bool = True) -> bool:
        """Forbid somebody to chat at all tables, or allow it again."""
        row = await self._subject(subject)
        await self.store.mute_person(row.id, muted)
        await self._note("mute" if muted else "unmute", row.id)
        return True

    async def ban(self, subject: str) -> bool:
        """Revoke all tokens; the person cannot sign in again."""
        row = await self._subject(subject)
        await self.store.change_person(row.id, revoke_tokens=True, standing="banned")
        await self._note("ban", row.id)
        return await self._request("dismiss", row.id)

    async def unban(self, subject: str) -> bool:
        """Let somebody sign in again."""
        row = await self._subject(subject)
        if row.standing == "banned":
            await self.store.change_person(row.id, standing=None)
        await self._note("unban", row.id)
        return True

    async def rename(self, subject: str) -> bool:
        """Put a neutral name in place of somebody's name, everywhere."""
        row = await self._subject(subject)
        await self._change_name(row)
        await self._note("rename", row.id)
        return await self._request("rename", row.id)

    async def _change_name(self, row: PersonRow) -> None:
        """Give a neutral name; registered people sign in with the old one until they choose another."""
        for _ in range(NAME_TRIES):
            name = neutral_name()
            with suppress(Conflict):  # somebody has registered it
                columns: PersonChanges = {"name": name}
                if row.is_registered:
                    columns["skeleton"] = skeleton_of(name)
                await self.store.change_person(row.id, **columns)
                return
        raise Refusal.of(ServerFault.NAME_TAKEN, name=name)

    async def delete(self, subject: str) -> bool:
        """Delete a person, as if they had done it themselves."""
        row = await self._subject(subject)
        await self.store.change_person(row.id, revoke_tokens=True)
        await self._note("delete", row.id)
        return await self._request("erase", row.id)

    async def recovery(self, subject: str) -> tuple[str, str]:
        """Return the name of a registered person and a new recovery code."""
        row = await self.person(subject)
        if row.sign is None:
            raise Refusal.of(ServerFault.GUEST_RECOVERY, name=row.name)
        code = new_recovery_code()
        await self.store.change_person(row.id, recovery=hash_code(code))
        await self._note("recovery", row.id)
        return row.name, code

    async def promote(self, subject: str, is_operator: bool = True) -> bool:
        """Give a registered person the operator's desk, or take it away."""
        row = await self.person(subject)
        if is_operator and not row.is_registered:
            raise Refusal.of(ServerFault.GUEST_OPERATOR, name=row.name)
        await self.store.change_person(row.id, operator=is_operator)
        await self._note("promote" if is_operator else "demote", row.id)
        return True

    # --- Networks ---------------------------------------------------------------------------------

    async def ban_network(self, subject: str, days: int, reason: str = "") -> bool:
        """Ban an address or a range of addresses; 0 days is for ever."""
        network = read_network(subject)
        await add_ban(self.database, network, days, reason)
        await self._note("ban-address", str(network))
        return True

    async def ban_last_address(
        self, addresses: LastAddresses, person_id: str, days: int, not_from: str
    ) -> None:
        """Ban the network that a person came from last, unless the operator comes from there too."""
        address = await addresses.of(person_id)
        if address not in (None, UNKNOWN, not_from):
            await self.ban_network(address, days, person_id)

    async def unban_network(self, subject: str) -> bool:
        """End a ban, by its id, its network or one of the addresses that it was made for."""
        if "." in subject or ":" in subject:
            subject = str(read_network(subject))
        await self._note("unban-address", await lift_ban(self.database, subject))
        return True

    # --- Tables and reports -----------------------------------------------------------------------

    async def close_table(self, subject: str) -> bool:
        """Close a table."""
        if not await self.find_tables(subject):
            raise Refusal.of(ServerFault.NO_SUCH_TABLE, table=subject)
        done = await self._request("close", subject)
        await self._note("close", subject)
        return done

    async def remove_line(self, subject: str) -> bool:
        """Remove the text of a chat line, named as TABLE/NUMBER."""
        table, _, number = subject.partition("/")
        is_line = entries.c.table == table, entries.c.number == (int(number) if number.isdecimal() else 0)
        if await self.database.first(select(entries.c.number).where(*is_line, schema.CHAT)) is None:
            raise Refusal.of(ServerFault.NO_SUCH_LINE, number=subject)
        done = await self._request("remove", subject)
        await self._note("remove", subject)
        return done

    async def handle_report(self, subject: str) -> bool:
        """Mark a report as handled."""
        if not await reports.handle(self.database, subject):
            raise Refusal.of(ServerFault.NO_SUCH_REPORT, report=subject)
        await self._note("handled", subject)
        return True

    async def _note(self, act: str, subject: str) -> None:
        await note_act(self.database, self.operator, act, subject)

    async def _request(self, kind: str, subject: str) -> bool:
        """Do a task at once if we are the server, or wait a little for one; return whether it is done."""
        if self.work is not None:
            await self.work[kind](subject)
            return True
        async with self.database.transaction() as transaction:
            task = await add_task(transaction, kind, subject)
        end = time.monotonic() + TASK_SECONDS
        while time.monotonic() < end:
            if await is_task_done(self.database, task):
                return True
            await asyncio.sleep(POLL_SECONDS)
        return False
