"""Routes: the requests that pages send to a server, answered in the browser.

Paths, parameters, messages and refusals are those of ``server/api``: tests compare them with the OpenAPI
document.  What a browser cannot do has no route.
"""

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from ludoteca.core.values.data import Json
from ludoteca.offline.parameters import Parameter, read_query
from ludoteca.offline.services import BrowserServices, check_name
from ludoteca.server.faults import ServerFault
from ludoteca.server.games.descriptions import (
    describe_games,
    find_game,
    read_rules,
    read_texts,
    speech_of,
)
from ludoteca.server.limits.fair_queue import Requester
from ludoteca.server.messages.fields import FINISHED, UNFINISHED
from ludoteca.server.messages.games import GameInfo, SpeechInfo
from ludoteca.server.messages.log import PastView
from ludoteca.server.messages.moderation import Agreement
from ludoteca.server.messages.people import GameResults, Guest, PersonChange, PersonResults, Welcome
from ludoteca.server.messages.tables import NewTable, RecordText, SeatChoice, StandIn, Table
from ludoteca.server.people.person_views import view_person
from ludoteca.server.refusals import Refusal
from ludoteca.server.storage.rows import PersonRow, TableRow
from ludoteca.server.tables.past_views import MOST_VIEWS, begin_views, check_viewpoint
from ludoteca.server.tables.records import set_up_record_table, write_record
from ludoteca.server.tables.table_views import view_rows, view_table


@dataclass(frozen=True)
class Request:
    """What a page asks for."""

    services: BrowserServices
    token: str
    query: Mapping[str, str]
    body: str

    async def person(self) -> PersonRow:
        """Return whose token it is; refuse a request without a valid one."""
        person = await self.services.people.find_by_token(self.token)
        if person is None:
            raise Refusal.of(ServerFault.SIGN_IN)
        return person


Handler = Callable[..., Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    """A request that has an answer.

    The handler gets names in the braces of the path, and parameters, as arguments, and the body as ``data``.
    """

    method: str
    path: str
    handler: Handler
    parameters: Mapping[str, Parameter] = field(default_factory=dict)
    body: type | None = None
    has_optional_body: bool = False  # without one, ``data`` is None

    @property
    def pattern(self) -> str:
        """A regular expression for the paths."""
        return re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", self.path)

    async def answer(self, request: Request, names: Mapping[str, str]) -> Any:
        """Return the answer to a request with these names in its path."""
        arguments = {**names, **read_query(self.parameters, request.query)}
        if self.body is not None:
            arguments["data"] = self._read(request.body)
        return await self.handler(request, **arguments)

    def _read(self, text: str) -> Any:
        if self.has_optional_body and not text:
            return None
        try:
            return msgspec.json.Decoder(self.body).decode(text or "{}")
        except msgspec.MsgspecError as error:
            raise Refusal.of(ServerFault.NOT_UNDERSTOOD, detail=str(error)) from None


ROUTES: list[Route] = []


def route(method: str, path: str, **more: Any) -> Callable[[Handler], Handler]:
    """Let a function answer a request; ``more`` are other fields of its ``Route``."""

    def add(handler: Handler) -> Handler:
        ROUTES.append(Route(method, f"/api/{path}", handler, **more))
        return handler

    return add


def find_route(method: str, path: str) -> tuple[Route, dict[str, str]]:
    """Return the route of a request, and the names in its path."""
    for known in ROUTES:
        if known.method == method and (found := re.fullmatch(known.pattern, path)):
            return known, found.groupdict()
    raise Refusal.of(ServerFault.NO_SUCH_PATH)


# --- Games ----------------------------------------------------------------------------------------


@route("GET", "games")
async def all_games(request: Request) -> list[GameInfo]:
    return describe_games()


@route("GET", "games/{game}/speech/{language}")
async def game_speech(request: Request, game: str, language: str) -> SpeechInfo:
    return speech_of(find_game(game), language)


@route("GET", "games/{game}/edition")
async def game_edition(request: Request, game: str) -> Json:
    return find_game(game).edition.data


@route("GET", "games/{game}/rules/{language}")
async def game_rules(request: Request, game: str, language: str) -> str:
    return read_rules(find_game(game), language)


@route("GET", "games/{game}/texts/{language}")
async def game_texts(request: Request, game: str, language: str) -> str:
    return read_texts(find_game(game), language)


# --- People ---------------------------------------------------------------------------------------


@route("POST", "people", body=Guest)
async def enter(request: Request, data: Guest) -> Welcome:
    return await request.services.people.enter(data)


@route("GET", "people/me")
async def me(request: Request) -> Welcome:
    return request.services.people.welcome(await request.person())


@route("PATCH", "people/me", body=PersonChange)
async def change_me(request: Request, data: PersonChange) -> Welcome:
    return await request.services.people.change(await request.person(), data)


@route("GET", "people/me/results")
async def my_results(request: Request) -> PersonResults:
    person, store = await request.person(), request.services.store
    ranks: dict[str, list[int]] = {}
    for row in store.tables_in(["over"]):
        mine = [seat.rank for seat in store.seats[row.id] if seat.person == person.id and seat.rank]
        if mine:
            ranks.setdefault(row.game, []).append(min(mine))
    games = [GameResults(game, len(found), found.count(1), None, []) for game, found in ranks.items()]
    games.sort(key=lambda game: -game.played)
    return PersonResults(view_person(person), games, [])


# --- Tables ---------------------------------------------------------------------------------------


def _view_tables(services: BrowserServices, rows: list[TableRow]) -> list[Table]:
    return [view_rows(row, services.store.seats[row.id], ()) for row in rows]


@route("GET", "tables", parameters={"state": Parameter(default="open", words=("open", "playing", "over"))})
async def public_tables(request: Request, state: str) -> list[Table]:
    """Return nothing: nobody else uses this browser."""
    return []


@route(
    "GET",
    "tables/mine",
    parameters={
        "state": Parameter(default="unfinished", words=("unfinished", "over", "turn")),
        "before": Parameter(float),
    },
)
async def my_tables(request: Request, state: str, before: float | None) -> list[Table]:
    await request.person()
    rows = request.services.store.tables_in(FINISHED if state == "over" else UNFINISHED)
    if state == "turn":
        rows = [row for row in reversed(rows) if row.state == "playing" and not row.bot_turn]
    if before is not None:
        rows = [row for row in rows if row.updated < before]
    return _view_tables(request.services, rows)


@route("POST", "tables", body=NewTable)
async def create(request: Request, data: NewTable) -> Table:
    """Set up a table.  Its clock is left out: nobody waits for a move."""
    person = await request.person()
    for seat in data.seats:
        if seat.name is not None:
            check_name(seat.name)
    data.clock, data.chat, data.listed, data.rated = None, "off", False, False
    return view_table(await request.services.tables.create(data, person.id, person.name))


@route("GET", "tables/{table}")
async def look(request: Request, table: str) -> Table:
    return view_table(await request.services.tables.find(table))


@route(
    "GET",
    "tables/{table}/moments",
    parameters={
        "seat": Parameter(pattern="^p[1-4]$"),
        "first": Parameter(int, 1, least=1, most=2**31 - 1),
        "last": Parameter(int, MOST_VIEWS, least=1, most=2**31 - 1),
    },
)
async def past_views(request: Request, table: str, seat: str | None, first: int, last: int) -> list[PastView]:
    services = request.services
    live_table = await services.tables.find(table)
    seats, person = await services.seating.seats_of(live_table, [request.token])
    check_viewpoint(live_table, seat, seats)
    async with services.tables.locked_and_current(live_table):
        past = begin_views(services.history_reader, live_table, seat, first, last)
    return await past.views(Requester("", person.id if person else "", table))


@route("GET", "tables/{table}/speech/{language}")
async def table_speech(request: Request, table: str, language: str) -> SpeechInfo:
    return speech_of((await request.services.tables.find(table)).game, language)


@route("GET", "tables/{table}/edition")
async def table_edition(request: Request, table: str) -> Json:
    return (await request.services.tables.find(table)).game.edition.data


@route("POST", "tables/{table}/start")
async def start(request: Request, table: str) -> Table:
    person, live_table = await request.person(), await request.services.tables.find(table)
    await request.services.seating.start(live_table, person.id)
    return view_table(live_table)


@route("POST", "tables/{table}/leave", body=StandIn)
async def leave(request: Request, table: str, data: StandIn) -> Table:
    person, live_table = await request.person(), await request.services.tables.find(table)
    await request.services.seating.leave(live_table, person.id, data.seat, data.level)
    return view_table(live_table)


@route("POST", "tables/{table}/return", body=SeatChoice)
async def come_back(request: Request, table: str, data: SeatChoice) -> Table:
    person, live_table = await request.person(), await request.services.tables.find(table)
    await request.services.seating.come_back(live_table, person.id, data.seat)
    return view_table(live_table)


@route("POST", "tables/{table}/rematch", body=Agreement, has_optional_body=True)
async def rematch(request: Request, table: str, data: Agreement | None) -> Table:
    person, live_table = await request.person(), await request.services.tables.find(table)
    await request.services.rematches.answer(live_table, person, data is None or data.agree)
    return view_table(live_table)


@route("POST", "tables/{table}/close", body=Agreement, has_optional_body=True)
async def close(request: Request, table: str, data: Agreement | None) -> Table:
    person, live_table = await request.person(), await request.services.tables.find(table)
    await request.services.closing.close(live_table, person, data is None or data.agree)
    return view_table(live_table)


# --- Records --------------------------------------------------------------------------------------


@route("GET", "tables/{table}/record")
async def download(request: Request, table: str) -> str:
    services = request.services
    return await write_record(services.tables, services.history_reader, await services.tables.find(table))


@route("POST", "records", body=RecordText)
async def upload(request: Request, data: RecordText) -> Table:
    person = await request.person()
    return view_table(await set_up_record_table(request.services.tables, data, person.id))
