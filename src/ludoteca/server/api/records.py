"""Records over HTTP: finished games as text, and texts as tables to look at."""

import asyncio

from litestar import Controller, get, post
from litestar.di import Provide
from litestar.params import JSONBody
from litestar.response import Response

from ludoteca import LudotecaError
from ludoteca.server.api.requests import (
    REFUSAL_RESPONSES,
    SIGNED_IN,
    HttpRequest,
    SignedIn,
    TableId,
    counted_address,
    person_of,
    services_of,
)
from ludoteca.server.faults import Why
from ludoteca.server.games.editions import check_texts
from ludoteca.server.messages.tables import RecordText, Table
from ludoteca.server.refusals import Refusal, RulesRefusal
from ludoteca.server.tables.table_setup import study_log, study_rows


class RecordsController(Controller):
    """Downloads and uploads of records."""

    path = "/api"
    tags = ("records",)
    dependencies = {"person": Provide(person_of)}  # noqa: RUF012

    @get("/tables/{table:str}/record", responses=REFUSAL_RESPONSES, media_type="text/plain")
    async def download(self, request: HttpRequest, table: TableId) -> Response[str]:
        """The record of a finished game, with every card; `ludoteca replay` reads it."""
        live = await services_of(request).tables.find(table)
        async with services_of(request).tables.at_rest(live):
            if live.match is None or live.state not in ("over", "study"):
                raise Refusal(Why.RECORD_LATER)
            players = [seat.name or seat.level or seat.seat for seat in live.seats.values()]
            live.match.players = players
            text, history = (
                live.match.record(),
                services_of(request).history_reader.history(live, live.number),
            )
        if live.earlier_records is None:
            earlier = await asyncio.to_thread(history.earlier_records, players)
            live.earlier_records = comment_out(earlier)
        text = live.earlier_records + text
        name = f"{live.row.game}-{table}.ludo"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type="text/plain; charset=utf-8", headers=headers)

    @post("/records", responses=REFUSAL_RESPONSES, security=SIGNED_IN, summary="Look at a record")
    async def upload(self, request: HttpRequest, person: SignedIn, data: JSONBody[RecordText]) -> Table:
        """A table where the game of a record can be seen move by move, and analysed."""
        services = services_of(request)
        address = counted_address(request)
        services.limits.count_table(person.id, address)
        await services.count_upload(
            person.id, counted_address(request), data.edition, len(data.record.encode())
        )
        try:
            match = await services.tables.uploads.replay_record(data.record, data.edition, person.id)
        except LudotecaError as error:
            raise RulesRefusal(error) from None
        check_texts(match.game)
        rows = study_rows(match, await services.store.store_edition(data.edition), person.id)
        await services.store.add_table(rows.table, rows.seats, study_log(rows.table["id"], match))
        return (await services.tables.find(rows.table["id"])).view_table()


def comment_out(records: list[str]) -> str:
    """Records of what was played under older rules, as comments above the record of the rest."""
    lines = [
        line for record in records for line in ["Played under older rules, up to here:", *record.splitlines()]
    ]
    return "".join(f"# {line}".rstrip() + "\n" for line in [*lines, ""]) if lines else ""
