"""Hostile clients: each is refused clearly, and clients at other tables are not affected."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ludoteca.server.api.client_sender import READ_SECONDS
from ludoteca.server.api.closing_codes import TRY_AGAIN_LATER
from tests.support.server.clients import connect_all, play_first, post_refused, read_refusal, two_players
from tests.support.server.server_process import PATIENCE, Client, TableSocket, new_guest

pytestmark = pytest.mark.anyio

DEEP = "[" * 100_000
NOT_HELLO: list[str | bytes] = [
    "", "hello", "{}", "[]", "null", '{"type": "hello", "tokens": 5}', '{"type": "hello", "number": -1}',
    '{"type": "hello", "number": 1e99}', '{"type": "hello", "ж": 1}', '{"type": "play"}', b"\x00\xff\xfe",
    b'{"type": "hello"}', "[" * 9000, '{"type": "hello", "tokens": ' + "[" * 9000,
    '{"type": "hello", "' + "ж" * 4000 + '": 1}', '{"type": "hello", "tokens": ["' + "x" * 401 + '"]}',
]  # fmt: skip
NOT_ASKED: list[str | bytes] = [
    "", "{", "7", '{"type": "dance"}', '{"type": "play"}', '{"type": "play", "seat": 1}', b"\x00\x01",
    '{"type": "play", "seat": "p1", "move": "pass", "number": "0", "id": "a"}',
    '{"type": "play", "seat": "p9", "move": "pass", "number": 0, "id": "a"}',
    '{"type": "play", "seat": "p1", "move": "pass", "number": 0, "id": ""}',
    '{"type": "chat", "text": {"a": []}, "id": "a"}', "[" * 9000, '{"type": "chat", "text": "\\ud800"',
]  # fmt: skip


def live_url(address: str, table: str) -> str:
    return f"{address.replace('http', 'ws')}/api/tables/{table}/live"


async def check_served(table_socket: TableSocket) -> None:
    """Check that a client still gets answers."""
    async with asyncio.timeout(PATIENCE):
        assert (await table_socket.ask(type="chat", text="fine here"))["type"] == "accepted"


# --- Messages -------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", NOT_HELLO, ids=lambda text: repr(text[:30]))
async def test_the_first_message_must_be_a_hello(address: str, first: str | bytes) -> None:
    table = (await (await new_guest(address)).table(seats="here here"))["id"]
    async with connect(live_url(address, table)) as connection:
        await connection.send(first)
        with pytest.raises(ConnectionClosed) as closed:
            async with asyncio.timeout(PATIENCE):
                await connection.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        assert closed.value.rcvd.reason.startswith("hello-expected: ")


@pytest.mark.parametrize("text", NOT_ASKED, ids=lambda text: repr(text[:30]))
async def test_unknown_messages_are_refused_and_the_socket_stays_open(
    address: str, text: str | bytes
) -> None:
    anna = await new_guest(address)
    table = (await anna.table(seats="here here"))["id"]
    async with connect_all(table, anna) as (table_socket,):
        await table_socket.connection.send(text)
        assert (await table_socket.until_type("refused"))["reason"] == "not-understood"
        await check_served(table_socket)


async def test_a_huge_message_ends_its_own_socket_only(address: str) -> None:
    anna, bruno, table = await two_players(address)
    async with connect_all(table, anna, bruno) as (one, two):
        await one.connection.send("x" * 2**20)
        with pytest.raises(ConnectionClosed):
            await one.until(lambda _: False)
        await check_served(two)


async def test_an_unknown_table_closes_the_socket_with_a_reason(address: str) -> None:
    for table in ("aaaaaaaaaa", "%D0%B6" * 60):
        async with connect(live_url(address, table)) as connection:
            with pytest.raises(ConnectionClosed) as closed:
                await connection.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008


async def test_pages_of_other_sites_cannot_open_sockets(address: str) -> None:
    table = (await (await new_guest(address)).table(seats="here here"))["id"]
    for origin in ("https://evil.example", "null", f"{address}.evil.example"):
        async with connect(live_url(address, table), additional_headers={"origin": origin}) as connection:
            with pytest.raises(ConnectionClosed) as closed:
                await connection.recv()
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (
                1008,
                "other-page: This page belongs to another site and cannot play here.",
            )
    async with connect(live_url(address, table), additional_headers={"origin": address}) as connection:
        await connection.send('{"type": "hello"}')
        assert json.loads(await connection.recv())["type"] == "news"


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"{", 400),
        (b"\xff\xfe", 400),
        (b"null", 400),
        (b'{"game": "alpaca", "seats": ' + DEEP.encode(), 400),
        (b'{"game": "alpaca", "seats": [{"kind":"here"},{"kind":"here"}], "options": {"first": '
         + b"[" * 900 + b"]" * 900 + b"}}", 422),
        (b'{"name": "' + b"x" * 2**20 + b'"}', 413),
    ],
    ids=["cut", "binary", "null", "deep", "deep option", "huge"],
)  # fmt: skip
async def test_invalid_bodies_are_refused(address: str, body: bytes, status: int) -> None:
    anna = await new_guest(address)
    headers = {"authorization": f"Bearer {anna.token}", "content-type": "application/json"}
    async with httpx.AsyncClient(base_url=address, headers=headers, timeout=PATIENCE, verify=False) as client:
        answer = await client.post("/api/tables", content=body)
    assert answer.status_code in (status, 400)
    assert answer.json()["type"] == "refused"
    assert len(answer.content) < 10_000


async def test_control_characters_are_refused(address: str) -> None:
    anna, bruno, table = await two_players(address)
    async with connect_all(table, anna) as (socket,):
        assert (await socket.ask(type="chat", text="a\0b"))["reason"] == "not-understood"
        assert (await socket.ask(type="chat", text="two\nlines"))["type"] == "accepted"
    report = await post_refused(bruno, f"/api/tables/{table}/report", seat="p1", reason="\x1b[2J")
    assert report == (400, "not-understood")
    body = {"game": "alpaca", "seats": [{"kind": "here"}] * 2, "edition": '[edition]\nname = "a\\u0000"\n'}
    assert await post_refused(anna, "/api/tables", **body) == (422, "bad-edition")


# --- Rights ---------------------------------------------------------------------------------------


async def test_nobody_plays_for_others_or_out_of_turn(address: str) -> None:
    anna, bruno, table = await two_players(address)
    async with connect_all(table, anna, bruno, await new_guest(address)) as (one, two, stranger):
        table_sockets = {"p1": one, "p2": two}
        turn = str(one.turn)
        waiting = "p2" if turn == "p1" else "p1"
        move = table_sockets[turn].moves(turn)[0]
        for table_socket in (table_sockets[waiting], stranger):
            assert (await table_socket.play(turn, move))["reason"] == "not-yours"
            for kind in ({"type": "undo", "number": one.number}, {"type": "answer", "agree": True}):
                assert (await table_socket.ask(seat=turn, **kind))["reason"] == "not-yours"
            assert (await table_socket.ask(type="hint", seat=turn))["reason"] == "not-yours"
        assert (await table_sockets[waiting].play(waiting, move))["reason"] == "not-your-turn"
        body: dict[str, Any] = {"seat": turn, "move": move, "number": one.number, "id": "x"}
        for thief in (bruno if turn == "p1" else anna, await new_guest(address), Client(address)):
            assert await post_refused(thief, f"/api/tables/{table}/moves", **body) == (403, "not-yours")
            answer = await thief.call("GET", f"/api/tables/{table}/moments?seat={turn}")
            assert read_refusal(answer) == (403, "not-yours")
        answer = await anna.call("GET", f"/api/tables/{table}/record")
        assert read_refusal(answer) == (409, "not-now")
        await play_first(table_sockets)


async def test_forged_tokens_are_worth_nothing(address: str) -> None:
    anna, _, table = await two_players(address)
    head, _, tail = anna.token.rpartition(".")
    forged = [
        anna.token[:-1],
        anna.token + "A",
        f"{head}.{tail[::-1]}",
        f"{head[::-1]}.{tail}",
        "." + anna.token,
    ]
    forged += ["", ".", "null", "ж", "\x00", "WyJwIiwieCIsMV0.AAAA"]
    for token in forged:
        async with anna.at(table, 0, token) as table_socket:
            await table_socket.until_type("refused")
            assert set(table_socket.news["views"]) == {"watching"}
    for token in [token for token in forged if token.isascii() and token.isprintable()]:
        assert (await Client(address, token).call("GET", "/api/people/me")).status_code == 401


async def test_a_revoked_client_cannot_act(address: str) -> None:
    anna, bruno, table = await two_players(address)
    token = (await anna.get(f"/api/tables/{table}/seats/p1/token"))["token"]
    async with anna.at(table, 0, token) as thief, connect_all(table, bruno) as (other,):
        await thief.until_type("presence")
        await anna.post(f"/api/tables/{table}/seats/p1/revoke")
        with suppress(ConnectionClosed):
            for number in range(50):
                await thief.send(type="chat", text=f"stolen {number}", id=f"s{number}")
        await check_served(other)
        news = await anna.get(f"/api/tables/{table}/news")
    assert "stolen" not in json.dumps(news)


# --- Floods ---------------------------------------------------------------------------------------


async def test_slow_readers_do_not_delay_others(address: str) -> None:
    anna, bruno, table = await two_players(address)
    async with connect_all(table, anna, bruno) as (one, two), connect_slowly(Client(address), table) as slow:
        slow.transport.pause_reading()
        async with asyncio.timeout(READ_SECONDS):  # a move that waited for the slow reader would take as long
            for step in range(60):
                await play_first({"p1": one, "p2": two}, step)
        await check_served(two)
        slow.transport.abort()


async def test_a_client_that_never_reads_is_disconnected_and_can_return(address: str) -> None:
    """Others do not wait for it, and the server keeps no more than a number of messages for it."""
    anna, bruno, table = await two_players(address)
    async with connect_slowly(bruno, table) as slow, connect_all(table, anna) as (one,):
        await play_first({"p1": one})
        for _ in range(200):
            await one.ask(type="chat", text="x" * 400)
        stale = {"type": "play", "seat": "p2", "move": "end", "number": 0}
        for number in range(500):  # each is answered with a page, until the buffers are full
            await slow.send(json.dumps(stale | {"id": f"n{number}"}))
        await check_served(one)
        heard = TableSocket(slow)
        with suppress(ConnectionClosed):
            while True:
                await heard.hear()
        assert slow.close_code == TRY_AGAIN_LATER
        assert sum(message["type"] == "refused" for message in heard.heard) < 500
    async with bruno.at(table, 200) as again:
        news = await again.until_type("news")
        assert [entry["number"] for entry in news["entries"]] == list(range(201, one.number + 1))


@asynccontextmanager
async def connect_slowly(client: Client, table: str) -> AsyncIterator[ClientConnection]:
    """Connect to a table with small buffers, so that the server must wait for what is not read."""
    url = httpx.URL(client.address)
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 16)
        line.connect((url.host, url.port))
        line.setblocking(False)
        connecting = connect(live_url(client.address, table), sock=line, max_size=2**24, max_queue=1)
        async with connecting as connection:
            await connection.send(
                json.dumps({"type": "hello", "tokens": [client.token] if client.token else [], "number": 0})
            )
            yield connection


async def test_editions_that_are_slow_to_parse_delay_nobody(address: str) -> None:
    attacker, anna = await new_guest(address), await new_guest(address)
    seats = [{"kind": "here"}, {"kind": "elsewhere"}]
    texts = [
        ".".join("a" * 31_000) + f"={number}" for number in range(4)
    ]  # parsing one takes ten seconds or more
    fields = [{"game": "alpaca", "seats": seats, "edition": text} for text in texts]
    attack = asyncio.gather(*(attacker.call("POST", "/api/tables", **body) for body in fields))
    async with asyncio.timeout(20):
        await anna.table("alpaca", "here elsewhere")
        assert {read_refusal(answer) for answer in await attack} == {(422, "bad-edition")}
    too_large = await attacker.call("POST", "/api/tables", **fields[0] | {"edition": "#" * 64_001})
    assert too_large.status_code == 400
