"""Administration: what an operator does to the database of a server, whether it is running or not.

Changes of accounts are written at once.  What concerns tables and connections is left to a running server, as
a task (``operator_tasks``), or to the next one that starts.
"""

import asyncio
import time
from typing import Any

from sqlalchemy import Row, Select, func, or_, select

from ludoteca.server.faults import Advice, Why
from ludoteca.server.operator_tasks import add_task, is_task_done
from ludoteca.server.people import reports
from ludoteca.server.people.accounts import Accounts
from ludoteca.server.people.people import hash_code, new_recovery_code
from ludoteca.server.refusals import Refusal
from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.rows import PersonRow
from ludoteca.server.storage.store import Store

MOST_ROWS = 200  # rows in a list
TASK_SECONDS = 5.0  # seconds to wait for a server to do a task
POLL = 0.2  # seconds between two looks whether a task is done
people, tables = schema.people, schema.tables


class Administration:
    """What the operator can do.  Methods that change something return whether it is done already."""

    def __init__(self, address: str) -> None:
        self.database = Database(address)
        self.store = Store(self.database)
        self.accounts = Accounts(self.database)

    async def close(self) -> None:
        await self.store.close()
        await self.database.close()

    # --- Lists ------------------------------------------------------------------------------------

    async def find_people(self, text: str) -> list[Row[Any]]:
        wanted = select(
            people.c.id, people.c.name, people.c.sign.is_not(None).label("registered"), people.c.standing,
            func.coalesce(people.c.seen, people.c.created).label("seen"),
        )  # fmt: skip
        if text:
            has_text = (column.icontains(text, autoescape=True) for column in (people.c.id, people.c.name))
            wanted = wanted.where(or_(*has_text))
        return await self._all(wanted.order_by(func.coalesce(people.c.seen, people.c.created).desc()))

    async def find_tables(self, text: str) -> list[Row[Any]]:
        columns = [tables.c[name] for name in ("id", "game", "state", "number", "owner", "updated")]
        is_wanted = tables.c.id == text if text else tables.c.state.in_(["open", "playing"])
        return await self._all(select(*columns).where(is_wanted).order_by(tables.c.updated.desc()))

    async def find_reports(self, _: str) -> list[Row[Any]]:
        return await reports.find(self.database, handled=False, most=MOST_ROWS)

    async def _all(self, wanted: Select[Any]) -> list[Row[Any]]:
        async with self.database.reading() as reading:
            return list((await reading.execute(wanted.limit(MOST_ROWS))).all())

    # --- People -----------------------------------------------------------------------------------

    async def person(self, subject: str) -> PersonRow:
        """A person by their id or their registered name."""
        found = await self.accounts.find(subject)
        if not found:
            raise Refusal(Why.NO_SUCH_PERSON, Advice.LIST_PEOPLE(), person=subject)
        if len(found) > 1:
            both = [f"id:{row.id} ({row.name})" for row in found]
            raise Refusal(Why.TWO_PEOPLE, subject=subject, people=both)
        return found[0]

    async def mute(self, subject: str, muted: bool = True) -> bool:
        """Forbid somebody to chat at all tables, or allow it again."""
        row = await self.person(subject)
        if row.standing in (None, "muted"):  # a banned person stays banned
            await self.store.change_person(row.id, standing="muted" if muted else None)
        return True

    async def ban(self, subject: str) -> bool:
        """Revoke all tokens; the person cannot sign in again."""
        row = await self.person(subject)
        await self.store.change_person(row.id, standing="banned", version=row.version + 1)
        return await self._request("dismiss", row.id)

    async def unban(self, subject: str) -> bool:
        row = await self.person(subject)
        if row.standing == "banned":
            await self.store.change_person(row.id, standing=None)
        return True

    async def delete(self, subject: str) -> bool:
        row = await self.person(subject)
        await self.store.change_person(row.id, version=row.version + 1)
        return await self._request("erase", row.id)

    async def recovery(self, subject: str) -> tuple[str, str]:
        """The name of a registered person and a new recovery code."""
        row = await self.person(subject)
        if row.sign is None:
            raise Refusal(Why.GUEST_RECOVERY, name=row.name)
        code = new_recovery_code()
        await self.store.change_person(row.id, recovery=hash_code(code))
        return row.name, code

    # --- Tables and reports -----------------------------------------------------------------------

    async def close_table(self, subject: str) -> bool:
        if not await self.find_tables(subject):
            raise Refusal(Why.NO_SUCH_TABLE, table=subject)
        return await self._request("close", subject)

    async def handle_report(self, subject: str) -> bool:
        if not await reports.handle(self.database, subject):
            raise Refusal(Why.NO_SUCH_REPORT, report=subject)
        return True

    async def _request(self, kind: str, subject: str) -> bool:
        task, end = await add_task(self.database, kind, subject), time.monotonic() + TASK_SECONDS
        while time.monotonic() < end:
            if await is_task_done(self.database, task):
                return True
            await asyncio.sleep(POLL)
        return False
