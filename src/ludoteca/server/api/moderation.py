"""Agreements and moderation: a rematch, closing a table, kicking, muting and reporting."""

from litestar import Controller, post
from litestar.di import Provide
from litestar.params import JSONBody

from ludoteca.server.api import REFUSALS, SIGNED, Ask, Asker, TableId, address_of, house_of, person_of
from ludoteca.server.api.tables import check_unfinished
from ludoteca.server.house import House
from ludoteca.server.live import Live
from ludoteca.server.messages import Table
from ludoteca.server.moderation_messages import Agreement, Mute, PersonAct, Reported, ReportWish
from ludoteca.server.rematches import is_last_to_agree


class ModerationController(Controller):
    """What concerns a table as a whole."""

    path = "/api/tables"
    tags = ("tables",)
    dependencies = {"person": Provide(person_of)}  # noqa: RUF012

    @post("/{table:str}/rematch", responses=REFUSALS, security=SIGNED, status_code=200)
    async def rematch(
        self, request: Ask, person: Asker, table: TableId, data: JSONBody[Agreement | None] = None
    ) -> Table:
        """Say whether you want to play once more.

        When all people of the table agree, the same table is set up again with the next seat beginning, and
        `rematch` names it.  Until then `rematch_agreed` says who does.
        """
        house, live = await self._at(request, table)
        agree = data is None or data.agree
        if agree and live.rematch is None:
            await check_unfinished(house, person.id)
            if is_last_to_agree(live, person.id):  # the answer sets up a table
                house.new_tables.take(person.id)
                house.new_tables_by_address.take(address_of(request))
        await house.rematches.answer(live, person, agree)
        return live.table()

    @post("/{table:str}/close", responses=REFUSALS, security=SIGNED, status_code=200)
    async def close(
        self, request: Ask, person: Asker, table: TableId, data: JSONBody[Agreement | None] = None
    ) -> Table:
        """Close the table: its owner before the game starts; later when all who play agree."""
        house, live = await self._at(request, table)
        await house.moderation.close(live, person, data is None or data.agree)
        return live.table()

    @post("/{table:str}/kick", responses=REFUSALS, security=SIGNED, status_code=200)
    async def kick(self, request: Ask, person: Asker, table: TableId, data: JSONBody[PersonAct]) -> Table:
        """Send somebody away from your table: anybody before the game starts, then spectators only."""
        house, live = await self._at(request, table)
        await house.moderation.kick(live, person.id, data.who)
        return live.table()

    @post("/{table:str}/mute", responses=REFUSALS, security=SIGNED, status_code=200)
    async def mute(self, request: Ask, person: Asker, table: TableId, data: JSONBody[Mute]) -> Table:
        """Take the chat of your table from somebody, or give it back."""
        house, live = await self._at(request, table)
        await house.moderation.mute(live, person.id, data.who, data.muted)
        return live.table()

    @post("/{table:str}/report", responses=REFUSALS, security=SIGNED, status_code=200)
    async def report(
        self, request: Ask, person: Asker, table: TableId, data: JSONBody[ReportWish]
    ) -> Reported:
        """Tell the operator of a chat line or a name."""
        house, live = await self._at(request, table)
        house.new_reports.take(person.id)
        return Reported(await house.moderation.report(live, person, data))

    async def _at(self, request: Ask, table: str) -> tuple[House, Live]:
        house = house_of(request)
        return house, await house.tables.find(table)
