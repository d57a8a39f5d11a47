"""Backpressure: a server with too much to do refuses some moves for now, and stays fast."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.api import client_sender
from ludoteca.server.api.client_sender import ClientSender
from ludoteca.server.api.closing_codes import TRY_AGAIN_LATER
from ludoteca.server.api.text_socket import TextSocket
from ludoteca.server.limits.backpressure import Backpressure
from ludoteca.server.messages.tables import NewSeat, NewTable
from ludoteca.server.refusals import Refusal
from ludoteca.server.settings import Limits
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.store import Store
from ludoteca.server.tables.moves import Moves
from tests.server.direct_tables import direct_tables, play
from tests.support.server.clients import connect_all, post_refused, receive_up_to
from tests.support.server.server_process import PATIENCE, Server, new_guest

pytestmark = pytest.mark.anyio


def test_moves_beyond_the_limit_are_refused_for_now() -> None:
    backpressure = Backpressure(2)
    with backpressure.count_move(), backpressure.count_move():
        with pytest.raises(Refusal) as refused, backpressure.count_move():
            raise AssertionError("a third move was let in")
        assert (refused.value.status, refused.value.reason, refused.value.retry_after) == (503, "busy", 1)
    with backpressure.count_move():
        assert backpressure.moves == 1


async def test_a_refused_move_is_written_when_it_is_sent_again(tmp_path: Path) -> None:
    """Two moves come at the same moment where the limit is one: the second is refused for now."""
    database = Database(f"sqlite:///{tmp_path}/ludoteca.db")
    await database.migrate()
    store = Store(database)
    anna = await store.add_person("Anna", "en")
    tables = direct_tables(database)
    moves = Moves(tables, Limits(move_at_once=1))
    new_table = NewTable("alpaca", [NewSeat("here"), NewSeat("here")])
    both = [await tables.create(new_table, anna.id, "Anna") for _ in range(2)]
    plays = [play(moves, table, "end", "p1:a") for table in both]
    ends = await asyncio.gather(*plays, return_exceptions=True)
    assert [end.reason for end in ends if isinstance(end, Refusal)] == ["busy"]
    assert sum(isinstance(end, int) for end in ends) == 1
    waiting = next(table for table, end in zip(both, ends, strict=True) if isinstance(end, Refusal))
    assert await play(moves, waiting, "end", "p1:a") == waiting.number
    await store.close()
    await database.close()


@contextmanager
def lock_database(file: Path) -> Iterator[None]:
    """Let every writer of an SQLite file wait."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")


async def test_moves_over_sockets_and_http_share_the_limit(
    tmp_path: Path, serve: Callable[..., Server]
) -> None:
    """While one move waits for the database, a move that comes the other way is refused."""
    file = tmp_path / "ludoteca.db"
    server = serve(f"sqlite:///{file}", "--limit", "move_at_once=1")
    anna = await new_guest(server.address)
    one, other = [(await anna.table("alpaca", "here here"))["id"] for _ in range(2)]
    news, path = await anna.get(f"/api/tables/{other}/news"), f"/api/tables/{other}/moves"
    turn, number = news["table"]["turn"], news["table"]["number"]
    body = {"seat": turn, "move": news["views"][turn]["moves"][0], "number": number, "id": "a"}
    async with connect_all(one, anna) as (socket,):
        seat = str(socket.turn)
        with lock_database(file):
            playing = asyncio.create_task(socket.play(seat, socket.moves(seat)[0]))
            stale = body | {"number": number + 5, "id": "stale"}
            async with asyncio.timeout(PATIENCE):  # until that move has arrived; nothing stale is written
                while await post_refused(anna, path, **stale) != (503, "busy"):
                    await asyncio.sleep(0.05)
            assert await post_refused(anna, path, **body) == (503, "busy")
        accepted = await playing
        assert accepted["type"] == "accepted"
        await receive_up_to(socket, accepted["number"])
        seat = str(socket.turn)
        with lock_database(file):
            posting = asyncio.create_task(anna.post(path, **body))
            move = socket.moves(seat)[0]
            async with asyncio.timeout(PATIENCE):
                while (await socket.play(seat, move, socket.number + 5))["reason"] != "busy":
                    await asyncio.sleep(0.05)
            assert (await socket.play(seat, move))["reason"] == "busy"
        assert (await posting)["number"] == number + 1


def test_a_failed_move_does_not_count_any_more() -> None:
    backpressure = Backpressure(1)
    for _ in range(3):
        with pytest.raises(RuntimeError), backpressure.count_move():
            raise RuntimeError
    assert backpressure.moves == 0


async def test_a_client_that_does_not_read_is_disconnected(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody gives up on a client that reads, however seldom something is sent."""
    monkeypatch.setattr(client_sender, "READ_SECONDS", 0.1)
    is_reading = asyncio.Event()

    async def send(_: Any) -> None:
        await is_reading.wait()

    sender = ClientSender(TextSocket(send, send, lambda _: False), Limits())  # type: ignore[arg-type]
    sending = asyncio.create_task(sender.run())
    is_reading.set()
    for _ in range(3):
        sender.send(b"news")
        await asyncio.sleep(0.2)
        assert not sending.done()
    is_reading.clear()
    sender.send(b"news")
    await asyncio.wait_for(sending, PATIENCE)
    assert sender.end_reason == "too-slow"


async def test_a_client_with_too_much_unread_is_told_why_it_is_disconnected() -> None:
    frames: list[Any] = []

    async def send(frame: Any) -> None:
        frames.append(frame)

    sender = ClientSender(TextSocket(send, send, lambda _: False), Limits(most_waiting_messages=2))  # type: ignore[arg-type]
    for _ in range(3):
        sender.send(b"news")
    await sender.run()
    assert frames == [
        {
            "type": "websocket.close",
            "code": TRY_AGAIN_LATER,
            "reason": "too-slow: The connection was too slow.",
        }
    ]
