"""What tests often do with clients of a server."""

import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from typing import Any

import httpx

from tests.errors.codes import check_refusal
from tests.support.server.server_process import Client, Message, TableSocket, new_guest

PASSWORD = "four quiet alpacas"
_names = count(1)


async def register_person(address: str) -> Client:
    """Add a registered person."""
    client = await new_guest(address, "new")
    await client.post("/api/people/me/register", name=f"Known {next(_names)}", passphrase=PASSWORD)
    return client


def read_refusal(answer: httpx.Response) -> tuple[int, str]:
    """Return the status and reason of a refusal, which must say why in every language."""
    told = answer.json()
    assert told["type"] == "refused"
    check_refusal(told)
    return answer.status_code, told["reason"]


async def post_refused(client: Client, path: str, **body: Any) -> tuple[int, str]:
    """Return the status and reason of a POST request that must be refused."""
    return read_refusal(await client.call("POST", path, **body))


async def two_players(address: str, game: str = "alpaca", **fields: Any) -> tuple[Client, Client, str]:
    """Return two people at a table whose match has started, and its id."""
    anna, bruno = await new_guest(address, "Anna"), await new_guest(address, "Bruno")
    table = await anna.table(game, "here elsewhere", **fields)
    await bruno.post(f"/api/tables/{table['id']}/join", name="Bruno")
    return anna, bruno, table["id"]


@asynccontextmanager
async def connect_all(table: str, *clients: Client) -> AsyncIterator[list[TableSocket]]:
    """Connect some clients to a table, and wait for their first news."""
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(client.at(table)) for client in clients]
        for socket in sockets:
            await socket.until_type("news")
        yield sockets


async def begin_match(table: str, *people: Client) -> None:
    """Connect everybody to a rated table until its match starts."""
    async with connect_all(table, *people) as sockets:
        if sockets[-1].news["table"]["state"] == "open":
            await sockets[-1].until(lambda heard: bool(heard.get("table", {}).get("state") == "playing"))


async def receive_up_to(socket: TableSocket, number: int) -> None:
    """Receive news up to a log entry."""
    while socket.number < number:
        await socket.until_type("news")


async def play_first(sockets: dict[str, TableSocket], best: int = 0) -> Message:
    """Play a legal move for the seat that must move, and wait until everybody has received it."""
    anyone = next(iter(sockets.values()))
    seat = str(anyone.turn)
    moves = sockets[seat].moves(seat)
    answer = await sockets[seat].play(seat, moves[best % len(moves)])
    assert answer["type"] == "accepted", answer
    for socket in sockets.values():
        await receive_up_to(socket, answer["number"])
    return answer


async def play_until_undoable(sockets: dict[str, TableSocket]) -> str:
    """Play until a move can be undone, and return the seat that can undo it."""
    for step in range(200):
        await play_first(sockets, step)
        for seat, socket in sockets.items():
            if seat in socket.news["can_undo"]:
                return seat
    raise AssertionError("no move could be undone")


async def play_to_the_end(sockets: dict[str, TableSocket]) -> None:
    """Play random moves, the same in every run: always the first one might never end."""
    chooser = random.Random(5)
    while next(iter(sockets.values())).news["table"]["state"] == "playing":
        await play_first(sockets, chooser.randrange(1000))


async def finish_with_bots(table: str, *people: Client, level: str = "easy") -> Message:
    """Let everybody leave, and bots play to the end; return the table as it is then."""
    for number, person in enumerate(people, 1):
        await person.post(f"/api/tables/{table}/leave", seat=f"p{number}", level=level)
    async with people[0].at(table) as socket:
        over = await socket.until(lambda heard: bool(heard.get("table", {}).get("state") == "over"))
    found: Message = over["table"]
    return found


def log_of(socket: TableSocket) -> dict[int, Message]:
    """Return the log as a client can put it together from all messages it has received."""
    found: dict[int, Message] = {}
    for message in socket.heard:
        for entry in message.get("entries", ()):
            found[entry["number"]] = entry
            if entry["kind"] == "undo":
                found[entry["body"]["line"]] |= {"undone": True}
    return found


async def fetch_record(client: Client, table: str) -> str:
    """Return the record of a finished table."""
    return (await client.call("GET", f"/api/tables/{table}/record")).text
