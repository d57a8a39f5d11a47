"""The operator's desk over HTTP.  Everything here is for operators only, and everything is written down."""

from typing import Annotated

from litestar import Controller
from litestar.handlers.base import BaseRouteHandler
from litestar.params import JSONBody, PathParameter, QueryParameter

from ludoteca.server.administration import Administration
from ludoteca.server.api.handlers import SIGNED_IN, command, delete, get
from ludoteca.server.api.people import PersonId
from ludoteca.server.api.requests import (
    Connection,
    HttpRequest,
    TableId,
    counted_address,
    person_of,
    services_of,
)
from ludoteca.server.faults import ServerFault
from ludoteca.server.messages.desk import (
    BanNetwork,
    BanPerson,
    DeletePerson,
    DeskAct,
    DeskBan,
    DeskLine,
    DeskPerson,
    DeskReport,
    DeskTable,
    MutePerson,
)
from ludoteca.server.messages.fields import PLAIN
from ludoteca.server.people.bans import is_in_network, read_network
from ludoteca.server.refusals import Refusal
from ludoteca.server.storage.database import FoundRow

RowId = Annotated[str, PathParameter(pattern="^[a-z0-9]{10}$", description="of a report or a ban")]
LineNumber = Annotated[int, PathParameter(ge=1, le=2**31 - 1, description="of a chat line")]
Search = Annotated[
    str, QueryParameter(max_length=40, pattern=PLAIN, description="a part of a name, or an id")
]
Before = Annotated[float | None, QueryParameter(description="only what is older than this time")]


async def check_operator(connection: Connection, _: BaseRouteHandler) -> None:
    """Refuse anybody who is not an operator now, before anything else of a request is read."""
    person = await person_of(connection)
    if not person.operator:
        raise Refusal.of(ServerFault.FOR_OPERATOR)
    connection.state["operator"] = person


def administration_of(request: HttpRequest) -> Administration:
    """Return what the operator who sends a request can do."""
    return services_of(request).administration(request.state["operator"].id)


class DeskController(Controller):
    """Looking after people, tables and reports."""

    path = "/api/desk"
    tags = ("desk",)
    guards = (check_operator,)
    security = SIGNED_IN

    # --- Lists ------------------------------------------------------------------------------------

    @get("/reports", summary="Reports that were not handled yet, the oldest first")
    async def reports(self, request: HttpRequest) -> list[DeskReport]:
        rows = await administration_of(request).find_reports()
        return [
            DeskReport(
                id=row.id,
                table=row.table,
                about=row.about,
                person=row.person,
                name=row.name,
                text=row.text,
                reporter=row.reporter,
                reason=row.reason,
                at=row.created,
            )
            for row in rows
        ]

    @get("/lines", summary="What was said at all tables, the latest first")
    async def lines(self, request: HttpRequest, person: Search = "", before: Before = None) -> list[DeskLine]:
        """`person` is the id of somebody whose lines are wanted."""
        rows = await administration_of(request).find_lines(person, before)
        return [view_line(row) for row in rows]

    @get("/people", summary="People whose name or id contains a text, the latest first")
    async def people(self, request: HttpRequest, text: Search = "") -> list[DeskPerson]:
        services = services_of(request)
        await services.last_addresses.write()
        return [
            DeskPerson(
                id=row.id,
                name=row.name,
                registered=row.registered,
                operator=row.operator,
                standing=row.standing,
                seen=row.seen,
                address=row.address or services.last_addresses.remembered(row.id),
            )
            for row in await administration_of(request).find_people(text)
        ]

    @get("/tables", summary="Tables that are open or being played, or one by its id")
    async def tables(self, request: HttpRequest, text: Search = "") -> list[DeskTable]:
        rows = await administration_of(request).find_tables(text)
        seats = await services_of(request).store.seats_of([row.id for row in rows])
        return [
            DeskTable(
                id=row.id,
                game=row.game,
                state=row.state,
                owner=row.owner,
                names=[seat.name for seat in seats[row.id] if seat.name],
                at=row.updated,
            )
            for row in rows
        ]

    @get("/bans", summary="Banned networks")
    async def bans(self, request: HttpRequest) -> list[DeskBan]:
        rows = await administration_of(request).find_bans()
        return [
            DeskBan(id=row.id, network=row.network, reason=row.reason, at=row.created, until=row.until)
            for row in rows
        ]

    @get("/log", summary="What operators did, the latest first")
    async def log(self, request: HttpRequest, before: Before = None) -> list[DeskAct]:
        rows = await administration_of(request).find_acts(before)
        return [
            DeskAct(at=row.at, operator=row.name or row.operator, act=row.act, subject=row.subject)
            for row in rows
        ]

    # --- Acts -------------------------------------------------------------------------------------

    @command("/reports/{report:str}/handled", summary="Mark a report as handled")
    async def handle(self, request: HttpRequest, report: RowId) -> None:
        await administration_of(request).handle_report(report)

    @command("/tables/{table:str}/lines/{number:int}/remove", summary="Remove a chat line")
    async def remove(self, request: HttpRequest, table: TableId, number: LineNumber) -> None:
        """The text is deleted for everybody; the line still shows who wrote it."""
        await administration_of(request).remove_line(f"{table}/{number}")

    @command("/tables/{table:str}/close", summary="Close a table")
    async def close(self, request: HttpRequest, table: TableId) -> None:
        await administration_of(request).close_table(table)

    @command("/people/{person:str}/mute", summary="Mute a person at all tables")
    async def mute(self, request: HttpRequest, person: PersonId, data: JSONBody[MutePerson]) -> None:
        await administration_of(request).mute(f"id:{person}", data.muted)

    @command("/people/{person:str}/ban", summary="Ban a person, and their address")
    async def ban(self, request: HttpRequest, person: PersonId, data: JSONBody[BanPerson]) -> None:
        administration = administration_of(request)
        if not data.banned:
            await administration.unban(f"id:{person}")
            return
        await administration.ban(f"id:{person}")
        if data.address:
            services, own_address = services_of(request), counted_address(request)
            await administration.ban_last_address(
                services.last_addresses, person, data.days, not_from=own_address
            )
            await services.bans.announce()

    @command("/people/{person:str}/rename", summary="Remove the name of a person")
    async def rename(self, request: HttpRequest, person: PersonId) -> None:
        """They get a neutral name.  A registered person can choose another one, once."""
        await administration_of(request).rename(f"id:{person}")

    @command("/people/{person:str}/delete", summary="Delete a person and their data")
    async def delete_person(
        self, request: HttpRequest, person: PersonId, data: JSONBody[DeletePerson]
    ) -> None:
        services = services_of(request)
        with services.request_limits.hold_password(counted_address(request)) as source:
            await services.people.check_password(request.state["operator"], data.passphrase, source)
        await administration_of(request).delete(f"id:{person}")

    @command("/bans", summary="Ban a network")
    async def ban_network(self, request: HttpRequest, data: JSONBody[BanNetwork]) -> None:
        if is_in_network(counted_address(request), read_network(data.network)):
            raise Refusal.of(ServerFault.OWN_ADDRESS)
        await administration_of(request).ban_network(data.network, data.days, data.reason)
        await services_of(request).bans.announce()

    @delete("/bans/{ban:str}", summary="End a ban")
    async def unban_network(self, request: HttpRequest, ban: RowId) -> None:
        await administration_of(request).unban_network(ban)
        await services_of(request).bans.announce()


def view_line(row: FoundRow) -> DeskLine:
    """Return a chat line of the database.  Older releases stored a seat where now a person stands."""
    body = row.body
    return DeskLine(
        table=row.table,
        number=row.number,
        at=row.at,
        person=str(body.get("person", "")),
        name=str(body.get("name", "")),
        text=str(body.get("text", "")),
        removed=bool(body.get("removed")),
    )
