"""The operator's desk over HTTP.  Everything here is for operators only, and everything is written down."""

from typing import Annotated, Any

from litestar import Controller, delete, get, post
from litestar.handlers.base import BaseRouteHandler
from litestar.params import JSONBody, PathParameter, QueryParameter

from ludoteca.server.administration import Administration
from ludoteca.server.api.people import PersonId
from ludoteca.server.api.requests import (
    REFUSAL_RESPONSES,
    SIGNED_IN,
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
    DeskAct,
    DeskBan,
    DeskLine,
    DeskPerson,
    DeskReport,
    DeskTable,
    ErasePerson,
    MutePerson,
)
from ludoteca.server.messages.fields import PLAIN
from ludoteca.server.people.bans import is_in_network, read_network
from ludoteca.server.refusals import Refusal
from ludoteca.server.services import Services

RowId = Annotated[str, PathParameter(pattern="^[a-z0-9]{10}$", description="of a report or a ban")]
LineNumber = Annotated[int, PathParameter(ge=1, le=2**31 - 1, description="of a chat line")]
Search = Annotated[
    str, QueryParameter(max_length=40, pattern=PLAIN, description="a part of a name, or an id")
]
Before = Annotated[float | None, QueryParameter(description="only what is older than this time")]

LIST: Any = {"responses": REFUSAL_RESPONSES, "security": SIGNED_IN}  # Litestar types each option by itself
ACT: Any = {**LIST, "status_code": 204}


async def check_operator(connection: Connection, _: BaseRouteHandler) -> None:
    """Refuse anybody who is not an operator now, before anything else of a request is read."""
    person = await person_of(connection)
    if not person.operator:
        raise Refusal(ServerFault.FOR_OPERATOR)
    connection.state["operator"] = person


def desk_of(request: HttpRequest) -> tuple[Services, Administration]:
    """Return the services, and what the operator who sends a request can do."""
    services = services_of(request)
    return services, services.administration(request.state["operator"].id)


class DeskController(Controller):
    """Looking after people, tables and reports."""

    path = "/api/desk"
    tags = ("desk",)
    guards = (check_operator,)

    # --- Lists ------------------------------------------------------------------------------------

    @get("/reports", **LIST, summary="Reports that were not handled yet, the oldest first")
    async def reports(self, request: HttpRequest) -> list[DeskReport]:
        rows = await desk_of(request)[1].find_reports("")
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

    @get("/lines", **LIST, summary="What was said at all tables, the latest first")
    async def lines(self, request: HttpRequest, person: Search = "", before: Before = None) -> list[DeskLine]:
        """`person` is the id of somebody whose lines are wanted."""
        rows = await desk_of(request)[1].find_lines(person, before)
        return [view_line(row) for row in rows]

    @get("/people", **LIST, summary="People whose name or id contains a text, the latest first")
    async def people(self, request: HttpRequest, text: Search = "") -> list[DeskPerson]:
        services, desk = desk_of(request)
        await services.last_addresses.write()
        return [
            DeskPerson(
                row.id, row.name, row.registered, row.operator, row.standing, row.seen,
                row.address or services.last_addresses.remembered(row.id),
            )
            for row in await desk.find_people(text)
        ]  # fmt: skip

    @get("/tables", **LIST, summary="Tables that are open or being played, or one by its id")
    async def tables(self, request: HttpRequest, text: Search = "") -> list[DeskTable]:
        services, desk = desk_of(request)
        rows = await desk.find_tables(text)
        seats = await services.store.seats_of([row.id for row in rows])
        return [
            DeskTable(
                row.id, row.game, row.state, row.owner,
                [seat.name for seat in seats[row.id] if seat.name], row.updated,
            )
            for row in rows
        ]  # fmt: skip

    @get("/bans", **LIST, summary="Banned networks")
    async def bans(self, request: HttpRequest) -> list[DeskBan]:
        rows = await desk_of(request)[1].find_bans("")
        return [DeskBan(row.id, row.network, row.reason, row.created, row.until) for row in rows]

    @get("/log", **LIST, summary="What operators did, the latest first")
    async def log(self, request: HttpRequest, before: Before = None) -> list[DeskAct]:
        rows = await desk_of(request)[1].find_acts("", before)
        return [DeskAct(row.at, row.name or row.operator, row.act, row.subject) for row in rows]

    # --- Acts -------------------------------------------------------------------------------------

    @post("/reports/{report:str}/handled", **ACT, summary="Mark a report as handled")
    async def handle(self, request: HttpRequest, report: RowId) -> None:
        await desk_of(request)[1].handle_report(report)

    @post("/tables/{table:str}/lines/{number:int}/remove", **ACT, summary="Remove a chat line")
    async def remove(self, request: HttpRequest, table: TableId, number: LineNumber) -> None:
        """The text is deleted for everybody; the line still shows who wrote it."""
        await desk_of(request)[1].remove_line(f"{table}/{number}")

    @post("/tables/{table:str}/close", **ACT, summary="Close a table")
    async def close(self, request: HttpRequest, table: TableId) -> None:
        await desk_of(request)[1].close_table(table)

    @post("/people/{person:str}/mute", **ACT, summary="Mute a person at all tables")
    async def mute(self, request: HttpRequest, person: PersonId, data: JSONBody[MutePerson]) -> None:
        await desk_of(request)[1].mute(f"id:{person}", data.muted)

    @post("/people/{person:str}/ban", **ACT, summary="Ban a person, and their address")
    async def ban(self, request: HttpRequest, person: PersonId, data: JSONBody[BanPerson]) -> None:
        services, desk = desk_of(request)
        if not data.banned:
            await desk.unban(f"id:{person}")
            return
        await desk.ban(f"id:{person}")
        if data.address:
            await services.ban_address_of(desk, person, data.days, counted_address(request))

    @post("/people/{person:str}/rename", **ACT, summary="Remove the name of a person")
    async def rename(self, request: HttpRequest, person: PersonId) -> None:
        """They get a neutral name.  A registered person can choose another one, once."""
        await desk_of(request)[1].rename(f"id:{person}")

    @post("/people/{person:str}/delete", **ACT, summary="Delete a person and their data")
    async def erase(self, request: HttpRequest, person: PersonId, data: JSONBody[ErasePerson]) -> None:
        services, desk = desk_of(request)
        with services.limits.hold_passphrase(counted_address(request)) as requester:
            await services.people.check_passphrase(request.state["operator"], data.passphrase, requester)
        await desk.delete(f"id:{person}")

    @post("/bans", **ACT, summary="Ban a network")
    async def ban_network(self, request: HttpRequest, data: JSONBody[BanNetwork]) -> None:
        services, desk = desk_of(request)
        if is_in_network(counted_address(request), read_network(data.network)):
            raise Refusal(ServerFault.OWN_ADDRESS)
        await desk.ban_network(data.network, data.days, data.reason)
        await services.announce_bans()

    @delete("/bans/{ban:str}", **ACT, summary="End a ban")
    async def unban_network(self, request: HttpRequest, ban: RowId) -> None:
        services, desk = desk_of(request)
        await desk.unban_network(ban)
        await services.announce_bans()


def view_line(row: Any) -> DeskLine:
    """Return a chat line of the database.  Older releases stored a seat where now a person stands."""
    body = row.body
    return DeskLine(
        row.table, row.number, row.at, str(body.get("person", "")), str(body.get("name", "")),
        str(body.get("text", "")), bool(body.get("removed")),
    )  # fmt: skip
