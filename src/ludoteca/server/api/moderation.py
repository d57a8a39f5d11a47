"""Agreements and moderation: a rematch, closing a table, kicking, muting and reporting."""

from litestar import Controller, post
from litestar.di import Provide
from litestar.params import JSONBody

from ludoteca.server.api.requests import (
    REFUSALS,
    SIGNED,
    Ask,
    Asker,
    TableId,
    address_of,
    person_of,
    services_of,
)
from ludoteca.server.api.tables import check_unfinished
from ludoteca.server.messages.moderation import Agreement, Mute, NewReport, PersonChoice, ReportReceipt
from ludoteca.server.messages.tables import Table
from ludoteca.server.services import Services
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.rematches import is_last_to_agree


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
        services, live = await self._at(request, table)
        agree = data is None or data.agree
        if agree and live.rematch is None:
            await check_unfinished(services, person.id)
            if is_last_to_agree(live, person.id):  # the answer sets up a table
                services.new_tables.take(person.id)
                services.new_tables_by_address.take(address_of(request))
        await services.rematches.answer(live, person, agree)
        return live.table()

    @post("/{table:str}/close", responses=REFUSALS, security=SIGNED, status_code=200)
    async def close(
        self, request: Ask, person: Asker, table: TableId, data: JSONBody[Agreement | None] = None
    ) -> Table:
        """Close the table: its owner before the game starts; later when all who play agree."""
        services, live = await self._at(request, table)
        await services.moderation.close(live, person, data is None or data.agree)
        return live.table()

    @post("/{table:str}/kick", responses=REFUSALS, security=SIGNED, status_code=200)
    async def kick(self, request: Ask, person: Asker, table: TableId, data: JSONBody[PersonChoice]) -> Table:
        """Send somebody away from your table: anybody before the game starts, then spectators only."""
        services, live = await self._at(request, table)
        await services.moderation.kick(live, person.id, data.who)
        return live.table()

    @post("/{table:str}/mute", responses=REFUSALS, security=SIGNED, status_code=200)
    async def mute(self, request: Ask, person: Asker, table: TableId, data: JSONBody[Mute]) -> Table:
        """Take the chat of your table from somebody, or give it back."""
        services, live = await self._at(request, table)
        await services.moderation.mute(live, person.id, data.who, data.muted)
        return live.table()

    @post("/{table:str}/report", responses=REFUSALS, security=SIGNED, status_code=200)
    async def report(
        self, request: Ask, person: Asker, table: TableId, data: JSONBody[NewReport]
    ) -> ReportReceipt:
        """Tell the operator of a chat line or a name."""
        services, live = await self._at(request, table)
        services.new_reports.take(person.id)
        return ReportReceipt(await services.moderation.report(live, person, data))

    async def _at(self, request: Ask, table: str) -> tuple[Services, LiveTable]:
        services = services_of(request)
        return services, await services.tables.find(table)
