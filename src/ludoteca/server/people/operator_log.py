"""The log of operators: which of them did what, and when."""

import time

from sqlalchemy import insert, select

from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Database, FoundRow
from ludoteca.server.storage.ids import new_id

acts, people = schema.operator_log, schema.people


async def note_act(database: Database, operator: str | None, act: str, subject: str) -> None:
    """Write down what an operator did; None stands for the command line."""
    values = {"id": new_id(), "at": time.time(), "operator": operator, "act": act, "subject": subject}
    async with database.transaction() as transaction:
        await transaction.execute(insert(acts).values(values))


async def find_acts(database: Database, before: float | None, most: int) -> list[FoundRow]:
    """Return what operators did, the latest first, each with the name of the operator."""
    named = acts.outerjoin(people, people.c.id == acts.c.operator)
    wanted = select(acts, people.c.name.label("name")).select_from(named)
    if before is not None:
        wanted = wanted.where(acts.c.at < before)
    return await database.all(wanted.order_by(acts.c.at.desc()).limit(most))
