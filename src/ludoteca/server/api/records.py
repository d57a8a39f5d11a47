"""Records over HTTP: finished matches as text, and texts as tables to look at."""

from litestar import Controller
from litestar.di import Provide
from litestar.params import JSONBody
from litestar.response import Response

from ludoteca.server.api.handlers import SIGNED_IN, get, post
from ludoteca.server.api.requests import (
    HttpRequest,
    SignedIn,
    TableId,
    count_table,
    count_upload,
    find_table,
    person_of,
    services_of,
)
from ludoteca.server.messages.tables import RecordText, Table
from ludoteca.server.tables.records import set_up_record_table, write_record
from ludoteca.server.tables.table_views import view_table


class RecordsController(Controller):
    """Downloads and uploads of records."""

    path = "/api"
    tags = ("records",)
    dependencies = {"person": Provide(person_of)}  # noqa: RUF012

    @get("/tables/{table:str}/record", media_type="text/plain")
    async def download(self, request: HttpRequest, table: TableId) -> Response[str]:
        """The record of a finished game, with every card; `ludoteca replay` reads it."""
        services, live_table = await find_table(request, table)
        text = await write_record(services.tables, services.history_reader, live_table)
        name = f"{live_table.row.game}-{table}.ludo"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type="text/plain; charset=utf-8", headers=headers)

    @post("/records", security=SIGNED_IN, summary="Look at a record")
    async def upload(self, request: HttpRequest, person: SignedIn, data: JSONBody[RecordText]) -> Table:
        """A table where the game of a record can be seen move by move, and analysed."""
        services = services_of(request)
        count_table(request, person)
        await count_upload(request, person, data.edition, len(data.record.encode()))
        return view_table(await set_up_record_table(services.tables, data, person.id))
