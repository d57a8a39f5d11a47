"""Metrics: what is measured is what the dashboard and the alerts say."""

import asyncio
import time

import pytest
from prometheus_client.parser import text_string_to_metric_families

from ludoteca.server.maintenance import measure_lag
from ludoteca.server.metrics import REGISTRY
from ludoteca.server.services import Services
from tests.server.direct_tables import create_table
from tests.support.server.clients import connect_all, play_first, two_players
from tests.support.server.server_process import Client

pytestmark = pytest.mark.anyio


def sample(name: str) -> float:
    return REGISTRY.get_sample_value(f"ludoteca_{name}") or 0.0


async def count_acknowledged(client: Client) -> float:
    """Return how many moves a server has acknowledged."""
    text = (await client.call("GET", "/metrics")).text
    families = {family.name: family for family in text_string_to_metric_families(text)}
    samples = families["ludoteca_acknowledged_seconds"].samples
    return next(sample.value for sample in samples if sample.name.endswith("_count"))


async def test_moves_of_people_are_timed_however_they_come_and_nothing_else(address: str) -> None:
    anna, bruno, table = await two_players(address)
    async with connect_all(table, anna, bruno) as (one, two):
        before = await count_acknowledged(anna)
        await one.ask(type="chat", text="no move")
        assert await count_acknowledged(anna) == before
        await play_first({"p1": one, "p2": two})
        assert await count_acknowledged(anna) == before + 1
        seat = str(one.turn)
        mine, socket = (anna, one) if seat == "p1" else (bruno, two)
        move = {"seat": seat, "move": socket.moves(seat)[0], "number": socket.number, "id": "over-http"}
        await mine.post(f"/api/tables/{table}/moves", **move)
        assert await count_acknowledged(anna) == before + 2


async def test_the_last_heartbeat_is_known_when_no_more_can_be_written(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    await services.cluster.beat()
    last = sample("heartbeat_timestamp_seconds")
    assert time.time() - 10 < last <= time.time()

    async def fail(_: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(services.database, "run_transaction", fail)
    with pytest.raises(OSError, match="full"):
        await services.cluster.beat()
    assert sample("heartbeat_timestamp_seconds") == last


async def test_commits_are_timed(services: Services) -> None:
    before = sample("commit_seconds_count")
    await create_table(services, "here", "here")  # the deal is written
    assert sample("commit_seconds_count") == before + 1


async def test_what_blocks_the_event_loop_is_measured() -> None:
    before = sample("loop_lag_seconds_sum")
    asyncio.get_running_loop().call_later(0.05, time.sleep, 0.3)
    await measure_lag()
    assert sample("loop_lag_seconds_sum") - before >= 0.2
