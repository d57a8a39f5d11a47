"""Tables over HTTP: finding them, setting them up, sitting down and playing."""

import time
from typing import Annotated, Any, Literal

from litestar import Controller
from litestar.di import Provide
from litestar.params import JSONBody, QueryParameter

from ludoteca import LudotecaError
from ludoteca.server.api.handlers import SEATED, SIGNED_IN, act, get, post
from ludoteca.server.api.requests import (
    HttpRequest,
    LanguagePath,
    SeatPath,
    SignedIn,
    TableId,
    check_unfinished,
    count_table,
    count_upload,
    counted_address,
    find_table,
    person_of,
    services_of,
    token_of,
)
from ludoteca.server.limits.fair_queue import Requester
from ludoteca.server.messages.answers import Accepted
from ludoteca.server.messages.fields import FINISHED, UNFINISHED
from ludoteca.server.messages.games import SpeechInfo
from ludoteca.server.messages.log import MoveRequest, News, PastView
from ludoteca.server.messages.tables import (
    JoinRequest,
    NewTable,
    SeatChoice,
    SeatTaken,
    SeatToken,
    StandIn,
    Table,
)
from ludoteca.server.metrics import ACKNOWLEDGED
from ludoteca.server.services import Services
from ludoteca.server.storage.rows import TableRow
from ludoteca.server.tables.listeners import charged_person
from ludoteca.server.tables.moves import Move
from ludoteca.server.tables.past_views import MOST_VIEWS, begin_views, check_viewpoint
from ludoteca.server.tables.table_presence import present_seats
from ludoteca.server.tables.table_views import view_news, view_rows, view_table

MOST_LISTED = 100  # tables in a list
# `state` is a reserved name in Litestar, so these parameters are called `wanted` here.
ListedState = Annotated[Literal["open", "playing", "over"], QueryParameter(name="state")]
MyState = Annotated[Literal["unfinished", "over", "turn"], QueryParameter(name="state")]
EntryParameter = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]


async def view_tables(services: Services, rows: list[TableRow]) -> list[Table]:
    """Return tables as lists show them, without opening each."""
    seats = await services.store.seats_of([row.id for row in rows])
    in_memory = services.tables.in_memory
    return [
        view_rows(row, seats[row.id], present_seats(in_memory[row.id]) if row.id in in_memory else ())
        for row in rows
    ]


async def _check_compilation(services: Services, new_table: NewTable, requester: Requester) -> None:
    """Refuse bots for another edition to somebody who has had too many compiled."""
    try:
        game = await services.tables.uploads.load_game(new_table.game, new_table.edition, requester.person)
    except (LudotecaError, TypeError, ValueError, OverflowError):
        return  # setting up the table says what is wrong with it
    if new_table.edition is not None:
        services.compiler.check_compile_rate(game, requester)


class TablesController(Controller):
    """All tables of the server."""

    path = "/api/tables"
    tags = ("tables",)
    dependencies = {"person": Provide(person_of)}  # noqa: RUF012

    # --- Finding ----------------------------------------------------------------------------------

    @get("/", summary="Tables that everybody may find")
    async def find(self, request: HttpRequest, wanted: ListedState = "open") -> list[Table]:
        services = services_of(request)
        most = services.settings.limits.most_listed_tables
        return await view_tables(services, await services.store.public_tables(wanted, MOST_LISTED, most))

    @get("/mine", security=SIGNED_IN, summary="My tables, the latest first")
    async def mine(
        self,
        request: HttpRequest,
        person: SignedIn,
        wanted: MyState = "unfinished",
        before: Annotated[float | None, QueryParameter(description="only tables changed before")] = None,
    ) -> list[Table]:
        """A hundred at most; `before`, the `updated` of the last one, gives the next.

        With `turn` only those where it is my turn, the one that has waited longest first.
        """
        services = services_of(request)
        if wanted == "turn":
            return await view_tables(services, await services.store.tables_waiting(person.id, MOST_LISTED))
        states = UNFINISHED if wanted == "unfinished" else FINISHED
        return await view_tables(
            services, await services.store.tables_of(person.id, states, MOST_LISTED, before)
        )

    @get("/{table:str}", summary="One table")
    async def look(self, request: HttpRequest, table: TableId) -> Table:
        return view_table(await services_of(request).tables.find(table))

    @get("/{table:str}/news", summary="What happened after an entry of the log")
    async def news(self, request: HttpRequest, table: TableId, after: EntryParameter = 0) -> News:
        """With a token, as your seats may see it; without, as a spectator.  Two hundred entries at most."""
        services = services_of(request)
        live_table = await services.tables.find(table)
        seats, _ = await services.seating.seats_of(live_table, [token_of(request)])
        live_table.note_seen(seats)
        async with services.tables.locked_and_current(live_table):
            return view_news(live_table, seats, min(after, live_table.number))

    @get("/{table:str}/moments", summary="The table as it was")
    async def past_views(
        self,
        request: HttpRequest,
        table: TableId,
        seat: Annotated[str | None, QueryParameter(pattern="^p[1-4]$", description="a seat")] = None,
        first: Annotated[int, QueryParameter(ge=1, le=2**31 - 1)] = 1,
        last: Annotated[int, QueryParameter(ge=1, le=2**31 - 1)] = MOST_VIEWS,
    ) -> list[PastView]:
        """From the first to the last entry, fifty at most.  Until the end a seat's view is for its holder."""
        services = services_of(request)
        live_table = await services.tables.find(table)
        seats, _ = await services.seating.seats_of(live_table, [token_of(request)])
        check_viewpoint(live_table, seat, seats)
        person = charged_person(await services.seating.people_of([token_of(request)]))
        requester = Requester(counted_address(request), person, table)
        async with services.tables.locked_and_current(live_table):
            past = begin_views(services.history_reader, live_table, seat, first, last)
        return await past.views(requester)

    @get("/{table:str}/speech/{language:str}")
    async def speech(self, request: HttpRequest, table: TableId, language: LanguagePath) -> SpeechInfo:
        """How to say moves and events of this table, with the names of its edition."""
        services, live_table = await find_table(request, table)
        requester = Requester(counted_address(request), table=table)
        return await services.tables.uploads.speech(live_table.game, language, requester)

    @get("/{table:str}/edition")
    async def edition(self, request: HttpRequest, table: TableId) -> dict[str, Any]:
        """The figures of this table's edition, with their origins."""
        return (await services_of(request).tables.find(table)).game.edition.data

    # --- Setting up and sitting down --------------------------------------------------------------

    @post("/", security=SIGNED_IN, summary="Set up a table")
    async def create(self, request: HttpRequest, person: SignedIn, data: JSONBody[NewTable]) -> Table:
        """It starts when every seat is taken; a rated one only when all its people are present too."""
        services = services_of(request)
        count_table(request, person, data.listed)
        await check_unfinished(request, person)
        await count_upload(request, person, data.edition)
        if any(seat.kind == "bot" for seat in data.seats):
            await _check_compilation(services, data, Requester(counted_address(request), person.id))
        await services.people.check_names((seat.name for seat in data.seats), person.id)
        name = await services.people.display_name(person)
        return view_table(await services.tables.create(data, person.id, name))

    @act("/{table:str}/join", security=SIGNED_IN)
    async def join(
        self, request: HttpRequest, person: SignedIn, table: TableId, data: JSONBody[JoinRequest]
    ) -> SeatTaken:
        """Sit down on a free seat."""
        services, live_table = await find_table(request, table)
        await check_unfinished(request, person)
        await services.people.check_names([data.name], person.id)
        name = data.name or await services.people.display_name(person)
        seat = await services.seating.join(live_table, person, data.seat, name)
        return SeatTaken(view_table(live_table), seat, services.seating.token(live_table, seat, person))

    @act("/{table:str}/start", security=SIGNED_IN)
    async def start(self, request: HttpRequest, person: SignedIn, table: TableId) -> Table:
        """Begin now, with bots on the seats that are still free."""
        services, live_table = await find_table(request, table)
        await services.seating.start(live_table, person.id)
        return view_table(live_table)

    @act("/{table:str}/leave", security=SIGNED_IN)
    async def leave(
        self, request: HttpRequest, person: SignedIn, table: TableId, data: JSONBody[StandIn]
    ) -> Table:
        """Free your seat; once the game has started, a bot of the level plays on."""
        services, live_table = await find_table(request, table)
        await services.seating.leave(live_table, person.id, data.seat, data.level)
        return view_table(live_table)

    @act("/{table:str}/return", security=SIGNED_IN)
    async def come_back(
        self, request: HttpRequest, person: SignedIn, table: TableId, data: JSONBody[SeatChoice]
    ) -> Table:
        """Play your seat again."""
        services, live_table = await find_table(request, table)
        await services.seating.come_back(live_table, person.id, data.seat)
        return view_table(live_table)

    @act("/{table:str}/stand-in", security=SIGNED_IN)
    async def stand_in(
        self, request: HttpRequest, person: SignedIn, table: TableId, data: JSONBody[SeatChoice]
    ) -> Table:
        """Let a bot play for somebody at your table who has been away for a while."""
        services, live_table = await find_table(request, table)
        await services.seating.stand_in(live_table, person.id, data.seat)
        return view_table(live_table)

    @act("/{table:str}/free", security=SIGNED_IN)
    async def free(
        self, request: HttpRequest, person: SignedIn, table: TableId, data: JSONBody[SeatChoice]
    ) -> Table:
        """Free the seat of somebody absent for whom your rated table waits."""
        services, live_table = await find_table(request, table)
        await services.seating.free(live_table, person.id, data.seat)
        return view_table(live_table)

    # --- Tokens -----------------------------------------------------------------------------------

    @get("/{table:str}/seats/{seat:str}/token", security=SEATED)
    async def token(self, request: HttpRequest, table: TableId, seat: SeatPath) -> SeatToken:
        """A token for one of your seats, for another device or a program.

        It is valid for 90 days.  With the token of the seat itself you get a fresh one.
        """
        services, live_table = await find_table(request, table)
        if renewed := await services.seating.renew_token(live_table, seat, token_of(request)):
            return SeatToken(seat, renewed)
        person = await person_of(request)
        services.seating.check_owned_seat(live_table, seat, person.id)
        return SeatToken(seat, services.seating.token(live_table, seat, person))

    @act("/{table:str}/seats/{seat:str}/revoke", security=SIGNED_IN)
    async def revoke(
        self, request: HttpRequest, person: SignedIn, table: TableId, seat: SeatPath
    ) -> SeatToken:
        """Revoke every token of your seat, and get a new one."""
        services, live_table = await find_table(request, table)
        return SeatToken(seat, await services.seating.revoke_tokens(live_table, seat, person))

    # --- Playing ----------------------------------------------------------------------------------

    @act("/{table:str}/moves", security=SEATED)
    async def play(self, request: HttpRequest, table: TableId, data: JSONBody[MoveRequest]) -> Accepted:
        """Play a move.  A request with the same id is answered the same way and played once."""
        start = time.perf_counter()
        services, live_table = await find_table(request, table)
        seats, _ = await services.seating.seats_of(live_table, [token_of(request)])
        move = Move(data.seat, data.move, data.number, f"{data.seat}:{data.id}")
        accepted = Accepted(data.id, await services.moves.play(live_table, move, seats))
        ACKNOWLEDGED.observe(time.perf_counter() - start)
        return accepted
