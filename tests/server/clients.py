"""People who come to a server together, and what tests often do with them."""

import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from typing import Any

import httpx

from tests.server.server_process import Chair, Message, Visitor, guest

PASSPHRASE = "four quiet alpacas"
_names = count(1)


async def registered(address: str) -> Visitor:
    """Somebody with a name of their own."""
    visitor = await guest(address, "new")
    await visitor.post("/api/people/me/register", name=f"Known {next(_names)}", passphrase=PASSPHRASE)
    return visitor


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """A refusal's status and reason; it always has a message for people."""
    told = answer.json()
    assert told["type"] == "refused"
    assert told["message"]
    return answer.status_code, told["reason"]


async def refused(visitor: Visitor, path: str, **body: Any) -> tuple[int, str]:
    """What is answered to something that cannot be done."""
    return refusal(await visitor.call("POST", path, **body))


async def pair(address: str, game: str = "alpaca", **wishes: Any) -> tuple[Visitor, Visitor, str]:
    """Two people at a table that has begun."""
    anna, bruno = await guest(address, "Anna"), await guest(address, "Bruno")
    table = await anna.table(game, "here elsewhere", **wishes)
    await bruno.post(f"/api/tables/{table['id']}/join", name="Bruno")
    return anna, bruno, table["id"]


@asynccontextmanager
async def seated(table: str, *visitors: Visitor) -> AsyncIterator[list[Chair]]:
    """Sit at a table's sockets, each after their first news."""
    async with AsyncExitStack() as stack:
        chairs = [await stack.enter_async_context(visitor.at(table)) for visitor in visitors]
        for chair in chairs:
            await chair.until_type("news")
        yield chairs


async def begun(table: str, *people: Visitor) -> None:
    """Be at a rated table together until its game starts."""
    async with seated(table, *people) as chairs:
        if chairs[-1].news["table"]["state"] == "open":
            await chairs[-1].until(lambda heard: bool(heard.get("table", {}).get("state") == "playing"))


async def heard_up_to(chair: Chair, number: int) -> None:
    """Hear until the news have come to a line."""
    while chair.number < number:
        await chair.until_type("news")


async def play_first(chairs: dict[str, Chair], best: int = 0) -> Message:
    """Whoever must move plays a legal move; everybody hears it."""
    anyone = next(iter(chairs.values()))
    seat = str(anyone.turn)
    moves = chairs[seat].moves(seat)
    answer = await chairs[seat].play(seat, moves[best % len(moves)])
    assert answer["type"] == "accepted", answer
    for chair in chairs.values():
        await heard_up_to(chair, answer["number"])
    return answer


async def play_until_undoable(chairs: dict[str, Chair]) -> str:
    """Play on until a move can be taken back; by whom."""
    for step in range(200):
        await play_first(chairs, step)
        for seat, chair in chairs.items():
            if seat in chair.news["can_undo"]:
                return seat
    raise AssertionError("no move could be taken back")


async def play_to_the_end(chairs: dict[str, Chair]) -> None:
    """By chance, the same in every run: whoever always takes the first move plays for ever."""
    chooser = random.Random(5)
    while next(iter(chairs.values())).news["table"]["state"] == "playing":
        await play_first(chairs, chooser.randrange(1000))


async def finished_by_bots(table: str, *people: Visitor, level: str = "easy") -> Message:
    """Everybody leaves, and bots play to the end; the table then."""
    for number, person in enumerate(people, 1):
        await person.post(f"/api/tables/{table}/leave", seat=f"p{number}", level=level)
    async with people[0].at(table) as chair:
        over = await chair.until(lambda heard: bool(heard.get("table", {}).get("state") == "over"))
    found: Message = over["table"]
    return found


def log_of(chair: Chair) -> dict[int, Message]:
    """The log as a client has put it together from all that it heard."""
    found: dict[int, Message] = {}
    for message in chair.heard:
        for entry in message.get("entries", ()):
            found[entry["number"]] = entry
            if entry["kind"] == "undo":
                found[entry["body"]["line"]] |= {"undone": True}
    return found
