"""Erasure: a person leaves for good.

Their seats in running games go to bots, their tables without other people are deleted, and what others keep
(the moves of a common game) no longer says who played them.
"""

import structlog

from ludoteca.server.accounts import Accounts
from ludoteca.server.live import Live
from ludoteca.server.refusal import Refusal
from ludoteca.server.seating import Seating
from ludoteca.server.tables import Tables

log = structlog.get_logger()


async def erase(tables: Tables, seating: Seating, accounts: Accounts, person: str) -> list[str]:
    """Delete a person and their data; the tables that other processes must read again."""
    for held in await accounts.seats_held(person):
        try:
            await seating.leave(await tables.find(held.table), person, held.seat)
        except Refusal as refusal:  # a bot plays there already, or the game has ended meanwhile
            log.info("seat not left", table=held.table, seat=held.seat, reason=refusal.reason)
    alone, rewritten = await accounts.forget(person)
    for table in alone:
        drop(tables, table)
    for table in rewritten:
        if live := tables.live.get(table):
            await reread(tables, live)
    log.info("person deleted", person=person, tables=len(alone), shared=len(rewritten))
    return [*alone, *rewritten]


async def reread(tables: Tables, live: Live) -> None:
    """Read a table again whose log was rewritten; let go of one that is gone."""
    async with live.lock:
        live.is_stale = True
        try:
            await tables.refresh(live)
        except Refusal:
            drop(tables, live.id)


def drop(tables: Tables, table: str) -> None:
    """Let go of a table that is deleted."""
    if (live := tables.live.pop(table, None)) is None:
        return
    live.is_deleted = True
    tables.release(live)
    for listener in live.listeners:
        listener.stop()
