"""Health, metrics, and the headers of every answer."""

import httpx
import pytest

import ludoteca
from tests.server.clients import connect_all, two_players
from tests.server.server_process import Client

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
    for name in ("ludoteca_acts_total", "ludoteca_sockets", "ludoteca_acknowledged_seconds_bucket"):
        assert f"\n{name}" in text


@pytest.mark.parametrize(
    "path", ["/health", "/api/games", "/api/people/me", "/nowhere", "/api/tables/zz", "/metrics"]
)
async def test_every_answer_has_security_headers(address: str, path: str) -> None:
    async with httpx.AsyncClient(base_url=address, verify=False) as client:
        for answer in (await client.get(path), await client.delete(path)):
            assert [name for name in HEADERS if name not in answer.headers] == []
            assert "access-control-allow-origin" not in answer.headers
            if answer.is_error:
                assert answer.json()["type"] == "refused"
