"""The coach: hints and analyses over a socket, from a server whose bots are ready."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import ludoteca
from ludoteca.bots.explanations import KINDS
from tests.support.random_matches import play_out, start_match
from tests.support.server.clients import connect_all, receive_up_to
from tests.support.server.server_process import PATIENCE, Client, Server, new_guest

pytestmark = pytest.mark.anyio

GAME = ludoteca.game_names()[0]  # whose bots are ready first
COMPILED = 240.0  # seconds until the bots of a game are ready, if nothing is in the cache


@pytest.fixture(scope="module")
def ready(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has the compiled search of one game at hand."""
    folder: Path = tmp_path_factory.mktemp("ready")
    server = Server(f"sqlite:///{folder}/ludoteca.db", folder / "log", "--no-limits").start()
    wait_for_bots(server.address, GAME)
    yield server.address
    server.kill()  # to stop, it would wait for bots that think


def wait_for_bots(address: str, game: str) -> None:
    end = time.monotonic() + COMPILED
    while game not in (health := read_health(address))["bots_ready"]:
        assert time.monotonic() < end, health
        time.sleep(0.2)


def read_health(address: str) -> Any:
    return httpx.get(f"{address}/health", timeout=PATIENCE, verify=False).json()


async def test_a_hint_is_a_legal_move_with_its_probabilities(ready: str) -> None:
    anna = await new_guest(ready)
    table = (await anna.table(GAME, "here here"))["id"]
    async with connect_all(table, anna) as (socket,):
        seat = str(socket.turn)
        other = "p2" if seat == "p1" else "p1"
        await socket.send(type="hint", seat=seat, level="easy", id="h1")
        hinted = await socket.until_type("hinted", "refused")
        assert (hinted["type"], hinted["id"], hinted["seat"]) == ("hinted", "h1", seat)
        assert all(advice["move"] in socket.moves(seat) for advice in hinted["advice"])
        assert all(0 <= advice["wins"] <= 1 for advice in hinted["advice"])
        assert hinted["reason"] is None or hinted["reason"]["kind"] in KINDS
        assert (await socket.ask(type="hint", seat=other))["reason"] == "not-now"
        assert (await socket.ask(type="analyse"))["reason"] == "not-now"
    silent = (await anna.table(GAME, "here here", hints=False))["id"]
    async with connect_all(silent, anna) as (socket,):
        assert (await socket.ask(type="hint", seat=str(socket.turn)))["reason"] == "not-now"


async def test_an_analysis_reports_progress_and_can_be_cancelled(ready: str) -> None:
    anna = await new_guest(ready)
    match = play_out(start_match((GAME, 2), 8), 8)
    study = await anna.post("/api/records", record=match.record())
    async with connect_all(study["id"], anna) as (socket,):
        await socket.send(type="analyse", id="a1")
        first = await socket.until_type("progress")
        assert (first["id"], first["of"]) == ("a1", len(match.played))
        busy = await socket.ask(type="analyse", id="a2")
        assert busy["reason"] == "one-at-a-time"
        await socket.send(type="cancel", id="a1")
        cancelled = await socket.until_type("refused", "analysed")
        assert (cancelled["id"], cancelled["reason"]) == ("a1", "cancelled")


async def test_a_short_match_is_analysed_once(ready: str) -> None:
    match = start_match((GAME, 2), 8)
    for _ in range(12):
        match.play(match.moves[0])
    anna = await new_guest(ready)
    study = await anna.post("/api/records", record=match.record())
    async with connect_all(study["id"], Client(ready)) as (socket,):
        for id_ in ("a1", "a2"):
            await socket.send(type="analyse", id=id_)
            analysed = await socket.until_type("analysed", "refused")
            assert (analysed["type"], analysed["id"]) == ("analysed", id_)
        entries = {entry["number"]: entry for entry in socket.heard[0]["entries"]}
        for decision in analysed["moments"]:
            assert entries[decision["number"]]["move"] == decision["move"]
            assert entries[decision["number"]]["seat"] == decision["seat"]
        told = [heard for heard in socket.heard if heard["type"] == "progress"]
        assert [heard["id"] for heard in told] == ["a1"] * 13
        assert [heard["done"] for heard in told] == list(range(13))


async def test_a_mistake_is_explained(ready: str) -> None:
    """In the last turn of a match a Puppy brings no points and an Alpaking twelve."""
    players = [{"farm": [["viking"]]}, {"hand": ["alpaking", "puppy"], "farm": [["snob"]]}]
    position = {"turn": "p2", "final": True, "players": players, "market": {"snob": 1}}
    match = ludoteca.game("alpaca").position(position)
    match.play("place puppy")
    wait_for_bots(ready, "alpaca")
    anna = await new_guest(ready)
    study = await anna.post("/api/records", record=match.record())
    async with connect_all(study["id"], Client(ready)) as (socket,):
        for id_ in ("a1", "a2"):  # computed, and stored
            await socket.send(type="analyse", id=id_)
            (decision,) = (await socket.until_type("analysed"))["moments"]
            assert (decision["better"], decision["turning_point"]) == ("place alpaking", True)
            reason = decision["reason"]
            assert (reason["kind"], reason["part"], reason["total"]) == ("gain", "farm", 12)


async def test_bots_that_are_not_ready_say_so(address: str) -> None:
    anna = await new_guest(address)
    table = (await anna.table(GAME, "here here"))["id"]
    async with connect_all(table, anna) as (socket,):
        assert (await socket.ask(type="hint", seat=str(socket.turn)))["reason"] == "not-ready"


async def test_hints_for_many_sockets_of_one_address_do_not_delay_another(ready: str) -> None:
    """In the order of their arrival, all fifteen would be computed before the last one."""
    greedy, modest = await new_guest(ready, source="127.0.0.2"), await new_guest(ready)
    tables = [(await one.table(GAME, "here here"))["id"] for one in (greedy, modest)]
    async with connect_all(tables[1], modest) as (socket,), connect_all(tables[0], *[greedy] * 15) as crowd:
        for number, one in enumerate(crowd):
            await one.send(type="hint", seat=str(one.turn), id=f"h{number}")
        before = count_jobs(ready, "hint")
        await socket.send(type="hint", seat=str(socket.turn), id="h")
        assert (await socket.until_type("hinted", "refused"))["type"] == "hinted"
        assert count_jobs(ready, "hint") - before < 10


async def test_bots_of_another_address_do_not_delay_a_bot(ready: str) -> None:
    """Taking turns by table, fifteen jobs of the others would run for each of ours; by cost it is a few.

    Nobody plays at the tables, so that the time a person takes does not count.
    """
    greedy, modest = await new_guest(ready, source="127.0.0.2"), await new_guest(ready)
    for _ in range(15):
        await greedy.table(GAME, "bot:hard bot:hard")
    table = (await modest.table(GAME, "bot:hard bot:hard"))["id"]
    async with connect_all(table, modest) as (socket,):
        number, before = socket.number, count_jobs(ready, "bot")
        await receive_up_to(socket, number + 8)
        own = socket.number - number
        assert count_jobs(ready, "bot") - before <= 9 * own


def count_jobs(address: str, kind: str) -> float:
    """Return how many moves of bots, or hints, the server has computed."""
    figures = httpx.get(f"{address}/metrics", timeout=PATIENCE, verify=False).text
    name = f'ludoteca_thought_seconds_count{{kind="{kind}"}} '
    return sum(float(line.removeprefix(name)) for line in figures.splitlines() if line.startswith(name))
