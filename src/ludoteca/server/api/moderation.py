"""Agreements and moderation over HTTP: rematches, closing, kicking, muting and reporting."""

from litestar import Controller
from litestar.di import Provide
from litestar.params import JSONBody

from ludoteca.server.api.handlers import SIGNED_IN, act
from ludoteca.server.api.requests import (
    HttpRequest,
    SignedIn,
    TableId,
    check_unfinished,
    count_table,
    find_table,
    person_of,
)
from ludoteca.server.messages.moderation import Agreement, Mute, NewReport, PersonChoice, ReportReceipt
from ludoteca.server.messages.tables import Table
from ludoteca.server.tables.rematches import is_last_to_agree
from ludoteca.server.tables.table_views import view_table


class ModerationController(Controller):
    """Agreements of players, and moderation by owners."""

    path = "/api/tables"
    tags = ("tables",)
    dependencies = {"person": Provide(person_of)}  # noqa: RUF012

    @act("/{table:str}/rematch", security=SIGNED_IN)
    async def rematch(
        self, request: HttpRequest, person: SignedIn, table: TableId, data: JSONBody[Agreement | None] = None
    ) -> Table:
        """Say whether you want to play once more.

        When all people of the table agree, the same table is set up again with the next seat beginning, and
        `rematch` names it.  Until then `rematch_agreed` says who does.
        """
        services, live_table = await find_table(request, table)
        agree = data is None or data.agree
        if agree and live_table.rematch is None:
            await check_unfinished(request, person)
            if is_last_to_agree(live_table, person.id):  # the answer sets up a table
                count_table(request, person)
        await services.rematches.answer(live_table, person, agree)
        return view_table(live_table)

    @act("/{table:str}/close", security=SIGNED_IN)
    async def close(
        self, request: HttpRequest, person: SignedIn, table: TableId, data: JSONBody[Agreement | None] = None
    ) -> Table:
        """Close the table: its owner before the game starts; later when all who play agree."""
        services, live_table = await find_table(request, table)
        await services.closing.close(live_table, person, data is None or data.agree)
        return view_table(live_table)

    @act("/{table:str}/kick", security=SIGNED_IN)
    async def kick(
        self, request: HttpRequest, person: SignedIn, table: TableId, data: JSONBody[PersonChoice]
    ) -> Table:
        """Remove somebody from your table: anybody before the game starts, later only spectators."""
        services, live_table = await find_table(request, table)
        await services.moderation.kick(live_table, person.id, data.who)
        return view_table(live_table)

    @act("/{table:str}/mute", security=SIGNED_IN)
    async def mute(
        self, request: HttpRequest, person: SignedIn, table: TableId, data: JSONBody[Mute]
    ) -> Table:
        """Forbid somebody to chat at your table, or allow it again."""
        services, live_table = await find_table(request, table)
        await services.moderation.mute(live_table, person.id, data.who, data.muted)
        return view_table(live_table)

    @act("/{table:str}/report", security=SIGNED_IN)
    async def report(
        self, request: HttpRequest, person: SignedIn, table: TableId, data: JSONBody[NewReport]
    ) -> ReportReceipt:
        """Report a chat line or a name to the operator."""
        services, live_table = await find_table(request, table)
        services.request_limits.reports.take(person.id)
        return ReportReceipt(await services.moderation.report(live_table, person, data))
