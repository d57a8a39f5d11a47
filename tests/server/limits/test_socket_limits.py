"""Limits that all sockets of one person, and of one address, share."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.api import sockets as sockets_module
from ludoteca.server.people.rights import PersonRight
from ludoteca.server.services import Services
from ludoteca.server.settings import Limits, Settings
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.table_views import PAGE
from tests.server.direct_sockets import Line, connect_directly, lengthen_log
from tests.server.direct_tables import create_table
from tests.support.server.server_process import PATIENCE

pytestmark = pytest.mark.anyio

SLOWED = ("replay", "replay_address", "message_person", "message_address")
SLOW = {f"{name}_rate": 1e-6 for name in SLOWED}


@pytest.fixture
def limited(tmp_path: Path) -> Callable[..., Any]:
    """Makes services with some limits, and a table with a long log."""

    @asynccontextmanager
    async def start(**limits: float) -> AsyncIterator[tuple[Services, LiveTable, str]]:
        chosen = Limits().with_numbers(**SLOW | limits)
        services = await Services.create(
            Settings(f"sqlite:///{tmp_path}/ludoteca.db", warm=False, limits=chosen)
        )
        table, person = await create_table(services, "here", "here")
        lengthen_log(table, 2 * PAGE)
        table.replayed.turn_number = table.number  # as after a move
        yield services, table, services.people.signer.person_token(PersonRight(person, 1))
        await services.close()

    return start


def play_late(line: Line, number: int = 0) -> None:
    line.say(type="play", seat="p1", move="end", number=number, id="a")


async def test_a_stale_move_is_answered_with_one_page(limited: Callable[..., Any]) -> None:
    async with limited() as (services, table, token), connect_directly(
        services, table, token, table.number
    ) as line:  # fmt: skip
        await line.hear("presence")
        play_late(line, 3)
        assert (await line.hear("refused"))["reason"] == "stale"
        line.say(type="ping")
        pages = [message for message in await hear_until_pong(line) if message["type"] == "news"]
        assert [[entry["number"] for entry in page["entries"]] for page in pages] == [[*range(4, PAGE + 4)]]
        assert pages[0]["more"]


async def hear_until_pong(line: Line) -> list[dict[str, Any]]:
    heard: list[dict[str, Any]] = []
    while not heard or heard[-1]["type"] != "pong":
        heard.append(await line.hear("news", "refused", "pong"))
    return heard


async def test_pages_after_stale_moves_are_limited(limited: Callable[..., Any]) -> None:
    async with limited(replay_burst=2) as (services, table, token), AsyncExitStack() as stack:
        connect = [connect_directly(services, table, token, table.number) for _ in range(3)]
        lines = [await stack.enter_async_context(one) for one in connect]
        heard = []
        for line in lines:
            await line.hear("presence")
            line.heard()
            play_late(line)
            line.say(type="ping")
            heard.append([message["type"] for message in await hear_until_pong(line)])
        assert heard == [["refused", "news", "pong"], ["refused", "news", "pong"], ["refused", "pong"]]


async def test_pages_after_a_hello_are_limited_and_short_absences_are_not(
    limited: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets_module, "READ_SECONDS", 0.05)
    async with limited(replay_burst=2) as (services, table, token):
        async with connect_directly(services, table, token) as line:
            await line.hear("presence")
        line = Line()
        line.say(type="hello", tokens=[token], number=0)
        await asyncio.wait_for(line.socket(services, table).run(), PATIENCE)
        assert line.closed is not None
        assert line.closed.startswith("too-many: ")
        assert line.heard() == []
        async with connect_directly(services, table, token, table.number - 5) as line:
            assert len((await line.hear("news"))["entries"]) == 5


@pytest.mark.parametrize("whose", ["person", "address"])
async def test_several_sockets_share_a_limit_of_messages(limited: Callable[..., Any], whose: str) -> None:
    async with (
        limited(**{f"message_{whose}_burst": 5}) as (services, table, token),
        AsyncExitStack() as stack,
    ):
        connect = [connect_directly(services, table, token, table.number) for _ in range(3)]
        lines = [await stack.enter_async_context(one) for one in connect]
        told = []
        for line in lines:
            await line.hear("presence")
            for _ in range(3):
                line.say(type="ping")
                told.append((await line.hear("pong", "refused")).get("reason"))
        assert told == [None] * 5 + ["too-many"] * 4


async def test_several_sockets_share_what_may_wait_for_an_address(limited: Callable[..., Any]) -> None:
    async with limited(waiting_message_address_bytes=100_000) as (services, table, token):
        async with AsyncExitStack() as stack:
            for _ in range(4):
                connect = connect_directly(services, table, token, table.number, can_write=False)
                await stack.enter_async_context(connect)
            async with asyncio.timeout(PATIENCE):
                while sum(not one.sender.outbox.is_empty for one in table.listeners) < 4:
                    await asyncio.sleep(0.01)
            for listener in list(table.listeners):
                listener.send(b"x" * 40_000)
            waiting = services.socket_limits.waiting_bytes("192.0.2.1")
            is_closed = [listener.sender.outbox.is_closed for listener in table.listeners]
            assert sum(is_closed) == 2
            assert waiting.total > 80_000
        assert waiting.total == 0
