"""Tables: setting up, finding, sitting down, playing over HTTP."""

from typing import Annotated, Any, Literal

from litestar import Controller, get, post
from litestar.di import Provide
from litestar.params import JSONBody, QueryParameter
from sqlalchemy import Row

from ludoteca import LudotecaError
from ludoteca.server.api.games import speech_of
from ludoteca.server.api.requests import (
    REFUSALS,
    SIGNED,
    Ask,
    Asker,
    Place,
    TableId,
    Tongue,
    address_of,
    person_of,
    services_of,
    token_of,
)
from ludoteca.server.messages.answers import Accepted
from ludoteca.server.messages.games import SpeechInfo
from ludoteca.server.messages.log import MoveRequest, News, PastView
from ludoteca.server.messages.sockets import Play
from ludoteca.server.messages.tables import (
    JoinRequest,
    NewTable,
    Seat,
    SeatChoice,
    SeatTaken,
    SeatToken,
    StandIn,
    Table,
)
from ludoteca.server.refusals import Refusal, not_yours
from ludoteca.server.services import Services
from ludoteca.server.tables.eligibility import absent, unrated_because
from ludoteca.server.tables.live_table import LiveTable

MOST = 100  # tables in a list
MOST_MOMENTS = 50
Stage = Annotated[Literal["open", "playing", "over"], QueryParameter(name="state")]
MyStage = Annotated[Literal["unfinished", "over"], QueryParameter(name="state")]
Line = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]


async def listed(services: Services, rows: list[Row[Any]]) -> list[Table]:
    """Tables as lists show them, without opening each."""
    seats = await services.store.seats_of([row.id for row in rows])
    return [_table(services, row, seats[row.id]) for row in rows]


def _table(services: Services, row: Row[Any], seats: list[Row[Any]]) -> Table:
    unrated = unrated_because(row, row.state, seats)
    present = {seat.seat for seat in seats if _is_present(services, row.id, seat.seat)}
    return Table(
        row.id, row.game, row.edition_name, row.state,
        [_seat(seat, seat.seat in present) for seat in seats],
        row.options, row.owner, row.listed, row.undo, row.hints, row.created, row.updated,
        row.number, row.turn if row.state == "playing" else None, row.rematch,
        rated=not unrated, unrated_because=unrated, chat=row.chat,
        waiting_for=absent(row, row.state, seats, present),
    )  # fmt: skip


async def check_unfinished(services: Services, person: str) -> None:
    """Refuse another table to somebody who owns or sits at too many."""
    most = services.settings.limits.unfinished
    if await services.store.unfinished(person) >= most:
        raise Refusal(429, "too-many", f"you have {most} unfinished tables; finish or close some first")


async def _check_compiling(services: Services, wish: NewTable, asker: tuple[str, str, str]) -> None:
    """Refuse bots for one more edition to somebody who has had enough of them compiled."""
    try:
        game = await services.tables.uploads.game(wish.game, wish.edition, asker[1])
    except (LudotecaError, TypeError, ValueError, OverflowError):
        return  # setting up the table says what is wrong with it
    if wish.edition is not None:
        services.compiler.check_wish(game, asker)


async def _payer(services: Services, request: Ask) -> str:
    """The person that a request is charged to, empty if it does not say."""
    return min(await services.seating.people_of([token_of(request)]), default="")


def _seat(row: Row[Any], present: bool) -> Seat:
    return Seat(
        row.seat, row.kind, row.person, row.name, row.level, row.stand_in, present, row.rank, row.rated
    )  # fmt: skip


def _is_present(services: Services, table: str, seat: str) -> bool:
    live = services.tables.live.get(table)
    return live is not None and seat in live.present


class TablesController(Controller):
    """The tables of the house."""

    path = "/api/tables"
    tags = ("tables",)
    dependencies = {"person": Provide(person_of)}  # noqa: RUF012

    # --- Finding ----------------------------------------------------------------------------------

    @get("/", responses=REFUSALS, summary="Tables that everybody may find")
    async def find(self, request: Ask, stage: Stage = "open") -> list[Table]:
        services = services_of(request)
        return await listed(services, await services.store.listed_tables(stage, MOST))

    @get("/mine", responses=REFUSALS, security=SIGNED, summary="My tables, the latest first")
    async def mine(self, request: Ask, person: Asker, stage: MyStage = "unfinished") -> list[Table]:
        services = services_of(request)
        states = ["open", "playing"] if stage == "unfinished" else ["over", "closed", "study"]
        return await listed(services, await services.store.tables_of(person.id, states, MOST))

    @get("/{table:str}", responses=REFUSALS, summary="One table")
    async def look(self, request: Ask, table: TableId) -> Table:
        return (await services_of(request).tables.find(table)).table()

    @get("/{table:str}/news", responses=REFUSALS, summary="What happened after a line of the log")
    async def news(self, request: Ask, table: TableId, after: Line = 0) -> News:
        """With a token, as your seats may know it; without, as a spectator.  Two hundred lines at most."""
        services = services_of(request)
        live = await services.tables.find(table)
        seats, _ = await services.seating.seats_of(live, [token_of(request)])
        live.saw(seats)
        async with services.tables.at_rest(live):
            return live.news(seats, min(after, live.number))

    @get("/{table:str}/moments", responses=REFUSALS, summary="The table as it was")
    async def moments(
        self,
        request: Ask,
        table: TableId,
        seat: Annotated[str | None, QueryParameter(pattern="^p[1-4]$", description="a seat")] = None,
        first: Annotated[int, QueryParameter(ge=1, le=2**31 - 1)] = 1,
        last: Annotated[int, QueryParameter(ge=1, le=2**31 - 1)] = MOST_MOMENTS,
    ) -> list[PastView]:
        """From the first to the last line, fifty at most; a seat's view is for its holder until the end."""
        services = services_of(request)
        live = await services.tables.find(table)
        seats, _ = await services.seating.seats_of(live, [token_of(request)])
        if seat is not None and seat not in seats and live.state not in ("over", "study"):
            raise not_yours(f"what {seat} sees is for {seat} alone until the game is over")
        if seat is not None and seat not in live.seats:
            raise not_yours(f"this table has no seat {seat}")
        viewpoints = frozenset([seat] if seat else [])
        async with services.tables.at_rest(live):
            last = min(last, first + MOST_MOMENTS - 1)
            past, now, shown = (
                services.history_reader.past(live, last),
                live.number,
                live.log[first - 1 : last],
            )
            entries = {happened.line.number: live.entry(happened, viewpoints) for happened in shown}
        asker = (address_of(request), await _payer(services, request), table)
        views = await services.history_reader.moments(past, seat, first, asker)
        return [PastView(number, now, view, entries[number]) for number, view in views.items()]

    @get("/{table:str}/speech/{language:str}", responses=REFUSALS)
    async def speech(self, request: Ask, table: TableId, language: Tongue) -> SpeechInfo:
        """How moves and events of this table are said, with the names of its edition."""
        return speech_of((await services_of(request).tables.find(table)).game, language)

    @get("/{table:str}/edition", responses=REFUSALS)
    async def edition(self, request: Ask, table: TableId) -> dict[str, Any]:
        """The figures of this table's edition, with their origins."""
        return (await services_of(request).tables.find(table)).game.edition.data

    # --- Setting up and sitting down --------------------------------------------------------------

    @post("/", responses=REFUSALS, security=SIGNED, summary="Set up a table")
    async def create(self, request: Ask, person: Asker, data: JSONBody[NewTable]) -> Table:
        """It starts by itself when every seat is taken; a rated one when all its people are present too."""
        services = services_of(request)
        services.new_tables.take(person.id)
        services.new_tables_by_address.take(address_of(request))
        if any(seat.kind == "bot" for seat in data.seats):
            await _check_compiling(services, data, (address_of(request), person.id, ""))
        await check_unfinished(services, person.id)
        await services.charge(person.id, address_of(request), data.edition)
        await services.people.check_names((chair.name for chair in data.seats), person.id)
        name = await services.people.accounts.shown_name(person)
        return (await services.tables.create(data, person.id, name)).table()

    @post("/{table:str}/join", responses=REFUSALS, security=SIGNED, status_code=200)
    async def join(
        self, request: Ask, person: Asker, table: TableId, data: JSONBody[JoinRequest]
    ) -> SeatTaken:
        """Sit down on a free seat."""
        services, live = await self._at(request, table)
        await check_unfinished(services, person.id)
        await services.people.check_names([data.name], person.id)
        name = data.name or await services.people.accounts.shown_name(person)
        seat = await services.seating.join(live, person, data.seat, name)
        return SeatTaken(live.table(), seat, services.seating.token(live, seat, person))

    @post("/{table:str}/start", responses=REFUSALS, security=SIGNED, status_code=200)
    async def start(self, request: Ask, person: Asker, table: TableId) -> Table:
        """Begin now, with bots on the seats that are still free."""
        services, live = await self._at(request, table)
        await services.seating.start(live, person.id)
        return live.table()

    @post("/{table:str}/leave", responses=REFUSALS, security=SIGNED, status_code=200)
    async def leave(self, request: Ask, person: Asker, table: TableId, data: JSONBody[StandIn]) -> Table:
        """Free a seat; once the game has begun, a bot of the level plays on."""
        services, live = await self._at(request, table)
        await services.seating.leave(live, person.id, data.seat, data.level)
        return live.table()

    @post("/{table:str}/return", responses=REFUSALS, security=SIGNED, status_code=200)
    async def come_back(
        self, request: Ask, person: Asker, table: TableId, data: JSONBody[SeatChoice]
    ) -> Table:
        """Play your seat again."""
        services, live = await self._at(request, table)
        await services.seating.come_back(live, person.id, data.seat)
        return live.table()

    @post("/{table:str}/stand-in", responses=REFUSALS, security=SIGNED, status_code=200)
    async def stand_in(
        self, request: Ask, person: Asker, table: TableId, data: JSONBody[SeatChoice]
    ) -> Table:
        """Let a bot play for somebody at your table who has been away for a while."""
        services, live = await self._at(request, table)
        await services.seating.stand_in(live, person.id, data.seat)
        return live.table()

    @post("/{table:str}/free", responses=REFUSALS, security=SIGNED, status_code=200)
    async def free(self, request: Ask, person: Asker, table: TableId, data: JSONBody[SeatChoice]) -> Table:
        """Free the seat of somebody absent for whom your rated table waits."""
        services, live = await self._at(request, table)
        await services.seating.free(live, person.id, data.seat)
        return live.table()

    # --- Tokens -----------------------------------------------------------------------------------

    @get("/{table:str}/seats/{seat:str}/token", responses=REFUSALS, security=[{"person": []}, {"seat": []}])
    async def token(self, request: Ask, table: TableId, seat: Place) -> SeatToken:
        """The right to one of your seats, for another device or a program.

        With the token of that seat itself, a fresh one: it is good for 90 days.
        """
        services, live = await self._at(request, table)
        if renewed := await services.seating.renewed(live, seat, token_of(request)):
            return SeatToken(seat, renewed)
        person = await person_of(request)
        services.seating.owned(live, seat, person.id)
        return SeatToken(seat, services.seating.token(live, seat, person))

    @post("/{table:str}/seats/{seat:str}/revoke", responses=REFUSALS, security=SIGNED, status_code=200)
    async def revoke(self, request: Ask, person: Asker, table: TableId, seat: Place) -> SeatToken:
        """Make every token of your seat worthless; here is a new one."""
        services, live = await self._at(request, table)
        return SeatToken(seat, await services.seating.revoke(live, seat, person))

    # --- Playing ----------------------------------------------------------------------------------

    @post("/{table:str}/moves", responses=REFUSALS, security=[{"person": []}, {"seat": []}], status_code=200)
    async def play(self, request: Ask, table: TableId, data: JSONBody[MoveRequest]) -> Accepted:
        """Play a move.  The same id again is answered the same way, and played once."""
        services, live = await self._at(request, table)
        seats, _ = await services.seating.seats_of(live, [token_of(request)])
        if data.seat not in seats:
            raise not_yours(f"you hold no right to {data.seat} here")
        play = Play(data.seat, data.move, data.number, data.id)
        return Accepted(data.id, await services.tables.play(live, play, f"{data.seat}:{data.id}"))

    async def _at(self, request: Ask, table: str) -> tuple[Services, LiveTable]:
        services = services_of(request)
        return services, await services.tables.find(table)
