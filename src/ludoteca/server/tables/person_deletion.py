"""Person deletion: deletes a person with their data, or only their name.

Their seats in running matches go to bots, and tables without other people are deleted.  What others keep, the
moves of a shared match, no longer says who played them.
"""

import structlog

from ludoteca.server.causes import cause_of
from ludoteca.server.cluster.notices import NameForgotten, NoticeSender, TableDeleted
from ludoteca.server.people.names import DELETED
from ludoteca.server.people.person_data import PersonData, anonymize, is_about, rename
from ludoteca.server.storage import schema
from ludoteca.server.storage.database_errors import DATABASE_ERRORS
from ludoteca.server.storage.tasks import finish_task
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.moderation import Moderation
from ludoteca.server.tables.revocation import Revocation
from ludoteca.server.tables.seating import Seating

log = structlog.get_logger()


class PersonDeletion:
    """Deletes people, or their names, here and on all other processes."""

    def __init__(
        self,
        seating: Seating,
        moderation: Moderation,
        revocation: Revocation,
        data: PersonData,
        fanout: NoticeSender,
    ) -> None:
        self.tables = seating.tables
        self.seating = seating
        self.moderation = moderation
        self.revocation = revocation
        self.data = data
        self.fanout = fanout

    async def delete(self, person_id: str) -> None:
        """Delete a person and their data, now or as soon as possible."""
        task = await self.data.begin_deletion(person_id)
        try:
            await self.delete_now(person_id)
            await finish_task(self.data.database, task)
        except DATABASE_ERRORS as error:
            log.warning("deletion postponed", person=person_id, error=cause_of(error))

    async def delete_now(self, person_id: str) -> None:
        """Delete a person and their data.  If the database fails, do it again: that deletes the rest."""
        self.revocation.disconnect(person_id)
        await self._leave_seats(person_id)
        deleted, rewritten = await self.data.delete_person(person_id, self.tables.drop)
        for table_id in rewritten:
            if table := self.tables.in_memory.get(table_id):
                await replace_name(table, person_id)
        log.info("person deleted", person=person_id, tables=len(deleted), shared=len(rewritten))
        for table_id in deleted:
            self.fanout.send(TableDeleted(table_id))
        for table_id in rewritten:
            self.fanout.send(NameForgotten(table_id, person_id))

    async def _leave_seats(self, person_id: str) -> None:
        for held in await self.data.held_seats(person_id):
            try:
                await self.seating.leave(await self.tables.find(held.table), person_id, held.seat)
            except DATABASE_ERRORS:
                raise
            except Exception as error:  # a bot plays already, the match has ended, or it cannot be opened
                log.info("seat not left", table=held.table, seat=held.seat, error=repr(error))

    async def replace_name(self, person_id: str) -> None:
        """Put the present name of a person in place of the one that an operator has removed."""
        person = await self.tables.store.person(person_id)
        if person is None or person.standing == "deleted":  # meanwhile
            return
        concerned = await self.data.replace_name(person_id, person.name)
        for table_id in concerned:
            if table := self.tables.in_memory.get(table_id):
                await replace_name(table, person_id, person.name)
            self.fanout.send(NameForgotten(table_id, person_id, person.name))
        seen = {table_id for table_id in concerned if table_id in self.tables.in_memory}
        held = {seat.table for seat in await self.data.held_seats(person_id)}
        for table_id in sorted(seen | held):
            try:
                await self.moderation.announce_name(await self.tables.find(table_id), person)
            except DATABASE_ERRORS:
                raise
            except Exception as error:  # it cannot be opened; whoever opens it later sees the new name
                log.info("name not announced", table=table_id, error=repr(error))

    async def follow(self, notice: NameForgotten) -> None:
        """Do to a table in memory what another process has done to its log."""
        if table := self.tables.in_memory.get(notice.table):
            await replace_name(table, notice.person, notice.name or DELETED)


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
