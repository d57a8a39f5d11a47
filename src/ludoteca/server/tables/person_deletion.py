"""Person deletion: deletes a person with their data, or only their name.

Their seats in running matches go to bots, and tables without other people are deleted.  What others keep, the
moves of a shared game, no longer says who played them.
"""

import structlog

from ludoteca.server.people.accounts import Accounts, anonymize, is_about, rename
from ludoteca.server.people.names import DELETED
from ludoteca.server.storage import schema
from ludoteca.server.storage.database_errors import DATABASE_ERRORS
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.seating import Seating
from ludoteca.server.tables.tables import Tables

log = structlog.get_logger()


async def delete_person(
    tables: Tables, seating: Seating, accounts: Accounts, person_id: str
) -> tuple[list[str], list[str]]:
    """Delete a person and their data.  Return the deleted tables, and those that were made anonymous."""
    for held in await accounts.held_seats(person_id):
        try:
            await seating.leave(await tables.find(held.table), person_id, held.seat)
        except DATABASE_ERRORS:
            raise
        except Exception as error:  # a bot plays there already, the match has ended, or it cannot be opened
            log.info("seat not left", table=held.table, seat=held.seat, error=repr(error))
    deleted, rewritten = await accounts.delete_person(person_id, tables.drop)
    for table_id in rewritten:
        if table := tables.in_memory.get(table_id):
            await replace_name(table, person_id)
    log.info("person deleted", person=person_id, tables=len(deleted), shared=len(rewritten))
    return deleted, rewritten


async def replace_name(table: LiveTable, person_id: str, name: str = DELETED) -> None:
    """Do to a table in memory what was done to its log, without reading all of it again."""
    async with table.lock:
        seats = {seat.seat: seat.name for seat in table.seats.values() if seat.person == person_id}
        if name in seats.values():  # the rows were read meanwhile, and the old name is not known any more
            table.must_reload = True
        for entry in table.log:
            if entry.kind in schema.NAMING and is_about(entry, person_id, seats):
                entry.body = anonymize(entry.body) if name == DELETED else rename(entry.body, name)
        for seat, before in seats.items():
            if before is not None or name == DELETED:
                table.seats[seat].name = name
        table.earlier_records = None  # records hold names
