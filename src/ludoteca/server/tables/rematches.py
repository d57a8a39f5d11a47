"""Rematches: the same table once more, when all its people agree."""

from contextlib import suppress
from typing import Any

from sqlalchemy import Row

from ludoteca.server.messages.tables import ClockRule, NewSeat, NewTable
from ludoteca.server.refusals import not_now, not_yours
from ludoteca.server.storage.appending import Added, Change
from ludoteca.server.tables.agreements import AlreadyDone, answered
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.table_setup import new_table
from ludoteca.server.tables.tables import Act, Tables


class Rematches:
    """What people at finished tables agree to."""

    def __init__(self, tables: Tables, grace: float) -> None:
        self.tables = tables
        self.grace = grace  # seconds for which somebody who goes still agrees to a rated game

    async def answer(self, live: LiveTable, person: Row[Any], agree: bool) -> None:
        """Write down whether somebody wants a rematch; the new table is there as soon as all do.

        The line that completes the agreement and the new table are written together: there is exactly one,
        whoever answers last, on whichever process.
        """
        if person.id not in live.people:
            raise not_yours("only who played at this table can play it once more")

        live.saw(seat.seat for seat in live.seats.values() if seat.person == person.id)

        async def said() -> Act:
            if live.state != "over":
                raise not_now(
                    "the table was closed" if live.state == "closed" else "the game is not over yet"
                )
            if live.rematch is not None:
                raise AlreadyDone
            agreed = answered(live, "rematch", person.id, agree)
            agreed["rematch"] = [one for one in agreed["rematch"] if not self._has_lapsed(live, one)]
            body = {"agree": agree, "person": person.id, "name": person.name}
            change = Change(table={"agreed": agreed})
            if live.people <= set(agreed["rematch"]):
                change.added = await self._following(live, person)
                change.table["rematch"] = body["table"] = change.added.table["id"]
            return Act("rematch", None, body, change)

        with suppress(AlreadyDone):
            await self.tables.act(live, None, said)
        if live.rematch is not None:
            await self.tables.find(live.rematch)  # it starts

    def _has_lapsed(self, live: LiveTable, person: str) -> bool:
        """Whether somebody who agreed to a rated game has been away since for so long that it is void."""
        seats = [seat.seat for seat in live.seats.values() if seat.person == person]
        return live.row.rated and min(map(live.away, seats), default=0.0) > self.grace

    async def _following(self, live: LiveTable, person: Row[Any]) -> Added:
        """The rows of the next table: the next seat begins, everybody keeps their neighbours."""
        row, states = live.row, list(live.seats.values())
        turned = [*states[1:], states[0]]
        wishes = [NewSeat(seat.kind, seat.name, seat.level) for seat in turned]  # type: ignore[arg-type]
        wish = NewTable(
            row.game, wishes, row.options, row.edition, row.listed,
            ClockRule(**row.clock) if row.clock else None, row.undo, row.hints, row.rated, row.chat,
        )  # fmt: skip
        owner = row.owner if row.owner in live.people else person.id
        people = [seat.person for seat in turned]
        tables = self.tables
        added = await new_table(tables.store, tables.uploads, wish, (owner, person.name), people)
        added.table.update(muted=live.muted, kicked=live.kicked)
        return added


def is_last_to_agree(live: LiveTable, person: str) -> bool:
    """Whether everybody else at a finished table wants a rematch."""
    agreed = {*live.agreed.get("rematch", ()), person}
    return live.state == "over" and person in live.people <= agreed
