"""Health, metrics, addresses of this machine, and the headers of every answer."""

import socket
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest

import ludoteca
from ludoteca.server import local_network
from tests.support.server.clients import connect_all, read_refusal, two_players
from tests.support.server.server_process import PATIENCE, Client, Server

pytestmark = pytest.mark.anyio

HEADERS = """x-content-type-options x-frame-options referrer-policy content-security-policy
    cross-origin-opener-policy cross-origin-resource-policy permissions-policy""".split()


async def test_health_counts_what_is_open(address: str) -> None:
    anna, bruno, table = await two_players(address)
    async with connect_all(table, anna, bruno):
        health = await Client(address).get("/health")
    assert health["status"] == "ok"
    assert health["version"] == ludoteca.__version__
    assert health["sockets"] >= 2
    assert health["tables"] >= 1


async def test_metrics_are_for_prometheus(address: str) -> None:
    anna, bruno, table = await two_players(address)
    async with connect_all(table, anna, bruno) as (one, _):
        await one.ask(type="chat", text="count me")
    text = (await Client(address).call("GET", "/metrics")).text
    for name in ("ludoteca_entries_total", "ludoteca_sockets", "ludoteca_acknowledged_seconds_bucket"):
        assert f"\n{name}" in text


@pytest.mark.parametrize(
    "path", ["/health", "/api/games", "/api/people/me", "/nowhere", "/api/tables/zz", "/metrics"]
)
async def test_every_answer_has_security_headers(address: str, path: str) -> None:
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=False) as client:
        for answer in (await client.get(path), await client.delete(path)):
            assert [name for name in HEADERS if name not in answer.headers] == []
            assert "access-control-allow-origin" not in answer.headers
            if answer.is_error:
                assert answer.json()["type"] == "refused"


async def test_only_browsers_on_this_machine_ask_for_its_other_addresses(address: str) -> None:
    """A server behind a proxy must not tell strangers about its own network."""
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=False) as client:
        assert (await client.get("/api/nearby")).json() == {
            "addresses": [],  # it listens here only
            "command": f"ludoteca serve --host 0.0.0.0 --port {address.rpartition(':')[2]}",
        }
        forwarded = await client.get("/api/nearby", headers={"x-forwarded-for": "192.0.2.1"})
    assert read_refusal(forwarded) == (403, "not-yours")


@pytest.mark.parametrize(
    ("host", "own", "shared"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000/", []),
        ("localhost", "http://localhost:8000/", []),
        ("0.0.0.0", "http://127.0.0.1:8000/", ["http://192.168.1.7:8000/"]),
        ("::", "http://[::1]:8000/", ["http://[2001:db8::7]:8000/"]),
        ("192.168.1.9", "http://192.168.1.9:8000/", ["http://192.168.1.9:8000/"]),
        ("games.example", "http://games.example:8000/", ["http://games.example:8000/"]),
    ],
)
def test_this_machine_and_others_get_addresses_that_they_can_reach(
    monkeypatch: pytest.MonkeyPatch, host: str, own: str, shared: list[str]
) -> None:
    addresses = {socket.AF_INET: "192.168.1.7", socket.AF_INET6: "2001:db8::7"}
    monkeypatch.setattr(local_network, "sending_address", addresses.__getitem__)
    assert local_network.own_url(host, 8000) == own
    assert local_network.shared_urls(host, 8000) == shared


def test_a_machine_without_a_network_has_no_address_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local_network, "sending_address", lambda _: "")
    assert local_network.shared_urls("0.0.0.0", 8000) == []
    monkeypatch.undo()
    assert local_network.sending_address(socket.AF_INET) != "0.0.0.0"


@pytest.mark.parametrize(
    ("headers", "code"),
    [
        ({}, "database-fault"),
        ({"x-forwarded-for": "192.0.2.1"}, "database-away"),
        ({"x-forwarded-for": "192.0.2.1", "authorization": "Bearer wrong"}, "database-away"),
        ({"x-forwarded-for": "192.0.2.1", "authorization": "Bearer figures please"}, "database-fault"),
    ],
)
async def test_only_operators_are_told_what_is_wrong_with_the_database(
    tmp_path: Path, serve: Callable[..., Server], headers: dict[str, str], code: str
) -> None:
    file = tmp_path / "ludoteca.db"
    server = serve(f"sqlite:///{file}", "--metrics-token", "figures please")
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")  # others cannot write
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE, verify=False) as client:
            answer = await client.get("/health", headers=headers)
        connection.execute("ROLLBACK")
    assert read_refusal(answer) == (503, "database")
    assert answer.json()["sentences"][0]["code"] == code
