"""Erasure: a person leaves for good.

Their seats in running games go to bots, their tables without other people are deleted, and what others keep
(the moves of a common game) no longer says who played them.
"""

from dataclasses import replace

import structlog

from ludoteca.server.people.accounts import Accounts, anonymous, is_about
from ludoteca.server.people.names import DELETED
from ludoteca.server.refusals import DATABASE_ERRORS
from ludoteca.server.storage import schema
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.seating import Seating
from ludoteca.server.tables.tables import Tables

log = structlog.get_logger()


async def erase(
    tables: Tables, seating: Seating, accounts: Accounts, person: str
) -> tuple[list[str], list[str]]:
    """Delete a person and their data; the tables that are gone, and those that do not name them any more."""
    for held in await accounts.seats_held(person):
        try:
            await seating.leave(await tables.find(held.table), person, held.seat)
        except DATABASE_ERRORS:
            raise
        except Exception as error:  # a bot plays there already, the game has ended, or it cannot be opened
            log.info("seat not left", table=held.table, seat=held.seat, error=repr(error))
    alone, rewritten = await accounts.forget(person, lambda table: drop(tables, table))
    for table in rewritten:
        if live := tables.live.get(table):
            await forget_name(live, person)
    log.info("person deleted", person=person, tables=len(alone), shared=len(rewritten))
    return alone, rewritten


async def forget_name(live: LiveTable, person: str) -> None:
    """Do to a table in memory what was done to its log, without reading all of it again."""
    async with live.lock:
        seats = {seat.seat: seat.name for seat in live.seats.values() if seat.person == person}
        if DELETED in seats.values():  # read meanwhile: the old name is not known any more
            live.is_stale = True
        for happened in live.log:
            line = happened.line
            if line.kind in schema.NAMING and is_about(line, person, seats):
                happened.line = replace(line, body=anonymous(line.body))
        for seat in seats:
            live.seats[seat].name = DELETED
        live.earlier = None  # records hold names


def drop(tables: Tables, table: str) -> None:
    """Let go of a table that is deleted."""
    if (live := tables.live.pop(table, None)) is None:
        return
    live.is_deleted = True
    tables.release(live)
    for listener in live.listeners:
        listener.stop()
