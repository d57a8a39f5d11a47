"""The operator's desk: what operators do there, and that nobody else can do any of it."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from ludoteca.server.administration import Administration
from ludoteca.server.app import create_app
from ludoteca.server.people.bans import read_network
from ludoteca.server.refusals import Refusal
from ludoteca.server.settings import Settings
from ludoteca.server.storage.database import Database
from tests.support.server.backends import Postgres
from tests.support.server.clients import (
    PASSWORD,
    connect_all,
    log_of,
    post_refused,
    read_refusal,
    register_person,
    two_players,
)
from tests.support.server.server_process import (
    PATIENCE,
    TRUST,
    Client,
    Server,
    TableSocket,
    new_guest,
    start_servers,
)

pytestmark = pytest.mark.anyio
WITHIN = 60.0  # seconds for something that takes one on a quiet machine
FILLED = {
    "person": "k3v9q2m7x4bd",
    "table": "h7p2k9w3qd",
    "number": "1",
    "report": "h7p2k9w3qd",
    "ban": "h7p2k9w3qd",
}
ELSEWHERE = "203.0.113.7"


def list_requests() -> list[tuple[str, str]]:
    """Return every request of the desk, as the OpenAPI document lists them."""
    paths: dict[str, Any] = create_app(Settings()).openapi_schema.to_schema()["paths"]
    return [
        (method.upper(), re.sub(r"{(\w+)}", lambda found: FILLED[found[1]], path))
        for path, methods in paths.items()
        if path.startswith("/api/desk")
        for method in methods
    ]


REQUESTS = list_requests()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a trusted proxy."""
    folder = tmp_path_factory.mktemp("desk")
    options = ("--cold", "--no-limits", "--trusted-proxy", "127.0.0.1")
    server = Server(f"sqlite:///{folder}/ludoteca.db", folder / "log", *options).start()
    yield server
    server.stop()


@pytest.fixture
async def commands(served: Server) -> AsyncIterator[Administration]:
    """What the operator can do on the command line."""
    commands = Administration(Database(f"sqlite:///{served.log.parent}/ludoteca.db"))
    yield commands
    await commands.close()


async def act(client: Client, path: str, method: str = "POST", **body: Any) -> None:
    """Do something at the desk that has no answer."""
    answer = await client.call(method, f"/api/desk/{path}", **body)
    assert answer.status_code == 204, answer.text


async def request(client: Client, method: str, path: str, **headers: str) -> httpx.Response:
    """Send a request with other headers than those of the client."""
    async with httpx.AsyncClient(base_url=client.address, timeout=PATIENCE, verify=TRUST) as http:
        return await http.request(method, path, headers=headers)


async def status_from(client: Client, address: str) -> int:
    """Return the status of an answer to somebody who comes through the proxy from an address."""
    return (await request(client, "GET", "/api/games", **{"x-forwarded-for": address})).status_code


async def new_operator(server: Server, commands: Administration) -> Client:
    operator = await register_person(server.address)
    await commands.promote(operator.person)
    return operator


async def address_of(operator: Client, client: Client) -> str | None:
    """Return where somebody came from last, as the desk shows it."""
    (found,) = await operator.get(f"/api/desk/people?text={client.person}")
    address: str | None = found["address"]
    return address


async def say(socket: TableSocket, text: str) -> int:
    told = await socket.ask(type="chat", text=text)
    return int(told["number"])


async def expect_close(socket: TableSocket) -> None:
    with pytest.raises(ConnectionClosed):
        await asyncio.wait_for(socket.until(lambda _: False), WITHIN)


# --- Attackers ------------------------------------------------------------------------------------


def test_the_attacks_cover_the_whole_desk() -> None:
    assert len(REQUESTS) >= 14


async def test_only_operators_reach_the_desk(served: Server, commands: Administration) -> None:
    """Guests, registered people, tokens of seats and operators who are none any more are refused."""
    guest, known = await new_guest(served.address), await register_person(served.address)
    demoted, banned = [await new_operator(served, commands) for _ in range(2)]
    await commands.promote(demoted.person, False)
    await commands.ban(banned.person)
    table = (await known.table(seats="here elsewhere"))["id"]
    seat = (await known.get(f"/api/tables/{table}/seats/p1/token"))["token"]
    nobody = await new_guest(served.address)
    expected = [(guest, 403), (known, 403), (demoted, 403), (banned, 401)]
    for method, path in REQUESTS:
        for client, status in expected:
            assert (await client.call(method, path)).status_code == status, (method, path)
        for token in ("", "Bearer", f"Bearer {seat}", "Bearer x.y", f"Basic {known.token}"):
            answer = await request(nobody, method, path, authorization=token)
            assert answer.status_code == 401, (method, path, token)
    assert (await known.get("/api/people/me"))["operator"] is False
    for body in ({"operator": True}, {"name": "Known", "operator": True}, {"standing": None}):
        assert (await known.call("PATCH", "/api/people/me", **body)).status_code == 400
    assert await commands.find_acts() == [act for act in await commands.find_acts() if act.operator is None]


async def test_an_operator_cannot_act_against_another(served: Server, commands: Administration) -> None:
    anna, bruno = [await new_operator(served, commands) for _ in range(2)]
    person = f"/api/desk/people/{bruno.person}"
    assert await post_refused(anna, f"{person}/mute", muted=True) == (403, "not-yours")
    assert await post_refused(anna, f"{person}/ban", banned=True) == (403, "not-yours")
    assert await post_refused(anna, f"{person}/delete", passphrase=PASSWORD) == (403, "not-yours")
    victim = await new_guest(served.address)
    wrong = {"passphrase": "not the passphrase"}
    path = f"/api/desk/people/{victim.person}/delete"
    assert await post_refused(anna, path, **wrong) == (403, "wrong-passphrase")
    with pytest.raises(Refusal, match="guest"):
        await commands.promote(victim.person)


# --- Operators ------------------------------------------------------------------------------------


async def test_an_operator_reads_reports_and_removes_a_line(served: Server, commands: Administration) -> None:
    operator = await new_operator(served, commands)
    anna, bruno, table = await two_players(served.address)
    async with connect_all(table, anna, bruno) as (one, other):
        number = await say(other, "an ugly word")
        await anna.post(f"/api/tables/{table}/report", number=number, reason="ugly")
        (report,) = await operator.get("/api/desk/reports")
        assert (report["text"], report["person"], report["reason"]) == ("an ugly word", bruno.person, "ugly")
        line = (await operator.get("/api/desk/lines"))[0]
        assert (line["table"], line["number"], line["text"]) == (table, number, "an ugly word")
        await act(operator, f"tables/{table}/lines/{number}/remove")
        await act(operator, f"tables/{table}/lines/{number}/remove")  # once more does no harm
        await one.until(lambda heard: any(is_removal(entry, number) for entry in heard.get("entries", ())))
    async with connect_all(table, bruno) as (again,):
        assert log_of(again)[number]["body"]["text"] == ""
        assert log_of(again)[number]["body"]["removed"] is True
    assert (await operator.get("/api/desk/lines"))[0]["removed"] is True
    assert await operator.get(f"/api/desk/lines?person={anna.person}") == []
    await commands.ban(anna.person)
    assert await operator.get("/api/desk/reports") == []
    await commands.unban(anna.person)
    assert len(await operator.get("/api/desk/reports")) == 1
    for path in ("people?text=%00", "lines?person=%00", "tables?text=%00"):  # PostgreSQL cannot read it
        assert (await operator.call("GET", f"/api/desk/{path}")).status_code == 400
    await act(operator, f"reports/{report['id']}/handled")
    assert await operator.get("/api/desk/reports") == []
    await act(operator, f"tables/{table}/close")
    assert (await bruno.get(f"/api/tables/{table}"))["state"] == "closed"
    acts = [(act["act"], act["subject"]) for act in await operator.get("/api/desk/log")]
    removed = ("remove", f"{table}/{number}")
    barred = [("unban", anna.person), ("ban", anna.person)]
    assert acts[:6] == [("close", table), ("handled", report["id"]), *barred, removed, removed]


def is_removal(entry: dict[str, Any], number: int) -> bool:
    body = entry.get("body") or {}
    return body.get("act") == "removed" and body["number"] == number


async def test_an_operator_mutes_bans_and_deletes_people(served: Server, commands: Administration) -> None:
    operator = await new_operator(served, commands)
    anna, bruno, table = await two_players(served.address)
    person = f"people/{bruno.person}"
    async with connect_all(table, bruno) as (socket,):
        await act(operator, f"{person}/mute", muted=True)
        assert (await socket.ask(type="chat", text="hello"))["reason"] == "muted"
        await act(operator, f"{person}/mute", muted=False)
        await say(socket, "hello")
        await act(operator, f"{person}/ban", banned=True)
        await expect_close(socket)
    assert read_refusal(await bruno.call("GET", "/api/people/me")) == (401, "who-are-you")
    (found,) = await operator.get(f"/api/desk/people?text={bruno.person}")
    assert (found["standing"], found["operator"]) == ("banned", False)
    await act(operator, f"{person}/ban", banned=False)
    await act(operator, f"{person}/delete", passphrase=PASSWORD)
    assert (await anna.get(f"/api/tables/{table}"))["seats"][1]["name"] == "[deleted]"
    assert (await operator.get("/api/desk/lines"))[0]["text"] == ""
    assert await address_of(operator, anna) == "127.0.0.1"
    assert await address_of(operator, bruno) is None


async def test_an_operator_removes_a_name(served: Server, commands: Administration) -> None:
    """A guest gets another name at all tables and in what was said, and open pages hear of it."""
    operator = await new_operator(served, commands)
    anna, bruno, table = await two_players(served.address)
    path = f"people/{bruno.person}/rename"
    async with connect_all(table, anna, bruno) as (one, other):
        before = await say(other, "hello")
        await anna.post(f"/api/tables/{table}/report", seat="p2", reason="rude")
        (report,) = [one for one in await operator.get("/api/desk/reports") if one["table"] == table]
        assert (report["name"], report["text"], report["person"]) == ("Bruno", None, bruno.person)
        await act(operator, path)
        heard = await one.until(lambda heard: any(map(is_renaming, heard.get("entries", ()))))
        name = heard["table"]["seats"][1]["name"]
        after = await say(other, "still me")
    assert re.fullmatch(r"Guest \d{5}", name)
    async with connect_all(table, anna) as (again,):
        log = log_of(again)
        assert {log[number]["body"]["name"] for number in (before, after)} == {name}
        assert log[before]["body"]["text"] == "hello"
        assert "Bruno" not in str(log)
    assert (await bruno.get("/api/people/me"))["person"]["name"] == name
    assert (await operator.get("/api/desk/log"))[0]["act"] == "rename"


def is_renaming(entry: dict[str, Any]) -> bool:
    return (entry.get("body") or {}).get("act") == "renamed"


async def test_a_registered_person_chooses_another_name_once(
    served: Server, commands: Administration
) -> None:
    operator = await new_operator(served, commands)
    anna = await new_guest(served.address)
    old = {"name": "Ugly Näme", "passphrase": PASSWORD}
    await anna.post("/api/people/me/register", **old)
    await act(operator, f"people/{anna.person}/rename")
    me = await anna.get("/api/people/me")
    assert (me["renamed"], me["person"]["registered"]) == (True, True)
    neutral = me["person"]["name"]
    assert (await anna.call("PATCH", "/api/people/me", name=neutral, language="it")).is_success
    assert (await anna.post("/api/people/sign-in", **old))["renamed"] is True  # until there is another name
    for name in ("Ugly Näme", "UGLY NÄME", "UgIy Näme"):
        refused = await anna.call("PATCH", "/api/people/me", name=name)
        assert read_refusal(refused) == (422, "bad-name")
    stranger = await register_person(served.address)
    assert (await stranger.call("PATCH", "/api/people/me", name=neutral)).status_code == 409
    chosen = await anna.call("PATCH", "/api/people/me", name="Nice Name")
    assert (chosen.json()["person"]["name"], chosen.json()["renamed"]) == ("Nice Name", False)
    await anna.post("/api/people/sign-in", name="nice name", passphrase=PASSWORD)
    assert await post_refused(anna, "/api/people/sign-in", **old) == (401, "not-known")
    refused = await anna.call("PATCH", "/api/people/me", name="Nicer Name")
    assert read_refusal(refused) == (409, "name-fixed")
    assert await post_refused(operator, f"/api/desk/people/{operator.person}/rename") == (403, "not-yours")


async def test_a_banned_network_is_out_at_once(served: Server, commands: Administration) -> None:
    operator = await new_operator(served, commands)
    anna = await new_guest(served.address)
    assert await status_from(anna, ELSEWHERE) == 200
    await act(operator, "bans", network="203.0.113.0/24", days=1, reason="spam")
    banned = await request(anna, "GET", "/api/games", **{"x-forwarded-for": ELSEWHERE})
    assert read_refusal(banned) == (403, "banned")
    assert await status_from(anna, "198.51.100.7") == 200
    watcher = Client(served.address, source="127.0.0.8")
    table = (await anna.table(seats="here elsewhere"))["id"]
    async with connect_all(table, watcher) as (socket,):
        await act(operator, "bans", network="127.0.0.8")
        await expect_close(socket)
    with pytest.raises(ConnectionClosed, match="address-banned"):  # perhaps before it has said hello
        async with watcher.at(table) as socket:
            await asyncio.wait_for(socket.until(lambda _: False), WITHIN)
    await commands.unban_network("127.0.0.8")
    (ban,) = await operator.get("/api/desk/bans")
    assert (ban["network"], ban["reason"]) == ("203.0.113.0/24", "spam")
    await act(operator, f"bans/{ban['id']}", "DELETE")
    assert await status_from(anna, ELSEWHERE) == 200
    for network, refusal in (
        ("127.0.0.1", (409, "not-now")),
        ("anna", (422, "not-understood")),
        ("10.0.0.0/8", (422, "too-large")),
    ):
        assert await post_refused(operator, "/api/desk/bans", network=network) == refusal


@pytest.mark.parametrize(
    ("text", "network"),
    [
        ("203.0.113.7", "203.0.113.7/32"),
        (" 203.0.113.7/24 ", "203.0.113.0/24"),
        ("::ffff:203.0.113.7", "203.0.113.7/32"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
    ],
)
def test_networks_are_read_as_limits_count_them(text: str, network: str) -> None:
    assert str(read_network(text)) == network


# --- Several processes ----------------------------------------------------------------------------


async def test_acts_work_on_all_processes_within_a_second(
    postgres: Postgres, serve: Callable[..., Server]
) -> None:
    database_url = postgres.database()
    one, other = await start_servers(serve, database_url, 2)
    commands = Administration(Database(database_url))
    operator = await new_operator(one, commands)
    bruno = await new_guest(other.address)
    bruno.source = "127.0.0.9"
    table = (await bruno.table(seats="here elsewhere"))["id"]
    async with connect_all(table, bruno) as (socket,):
        async with asyncio.timeout(WITHIN):  # the other process tells it through the database
            while await address_of(operator, bruno) != bruno.source:
                await asyncio.sleep(0.05)
        await act(operator, f"people/{bruno.person}/rename")
        heard = await socket.until(lambda heard: any(map(is_renaming, heard.get("entries", ()))))
        assert heard["table"]["seats"][0]["name"].startswith("Guest ")
        await act(operator, f"people/{bruno.person}/ban", banned=True, address=True)
        await expect_close(socket)
    (known,) = await commands.find_people(bruno.person)
    assert known.address == bruno.source
    async with asyncio.timeout(WITHIN):
        for server in (one, other):
            while (await Client(server.address, source=bruno.source).call("GET", "/api/games")).is_success:
                await asyncio.sleep(0.05)
    await commands.promote(operator.person, False)
    assert (await operator.call("GET", "/api/desk/people")).status_code == 403
    await commands.close()
