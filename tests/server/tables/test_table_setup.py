"""Table setup: every option, invalid requests, and the lists in which tables are found."""

from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.server.limits.request_limits import RequestLimits
from ludoteca.server.messages.tables import NewSeat, NewTable
from ludoteca.server.refusals import Refusal
from ludoteca.server.services import Services
from ludoteca.server.settings import Limits, Rate
from tests.support.editions import OWN_EDITION
from tests.support.server.clients import (
    connect_all,
    finish_with_bots,
    play_to_the_end,
    post_refused,
    two_players,
)
from tests.support.server.server_process import Client, new_guest

pytestmark = pytest.mark.anyio


async def test_every_option_is_stored(address: str) -> None:
    anna = await new_guest(address)
    table = await anna.table(
        "alpaca", "here bot:hard elsewhere", options={"first": "p2"}, listed=True,
        clock={"seconds": 600, "increment": 5}, undo="ask", hints=False,
    )  # fmt: skip
    assert table["options"] == {"first": "p2"}
    assert (table["listed"], table["undo"], table["hints"]) == (True, "ask", False)
    assert table["clock"]["rule"] == {"seconds": 600.0, "increment": 5.0}
    assert [seat["kind"] for seat in table["seats"]] == ["here", "bot", "elsewhere"]
    assert table["seats"][1]["level"] == "hard"
    assert (table["state"], table["turn"], table["owner"]) == ("open", None, anna.person)
    found = await Client(address).get(f"/api/tables/{table['id']}")
    assert found == table


async def test_the_champion_sits_down_only_where_it_is_offered(address: str) -> None:
    anna = await new_guest(address)
    games = {game["name"]: game for game in await anna.get("/api/games")}
    for name, game in games.items():
        assert game["champion"] == list(ludoteca.game(name).definition.bots.champion.seats)
        assert game["pieces_from_first"] == (name == "africana")
    seats = [{"kind": "here"}, {"kind": "bot", "level": "champion"}]
    table = await anna.post("/api/tables", game="alpaca", seats=seats)
    assert table["seats"][1]["level"] == "champion"
    for body in (
        {"game": "alpaca", "seats": [*seats, {"kind": "here"}]},
        {"game": "alpaca", "seats": seats, "edition": OWN_EDITION},
    ):
        assert await post_refused(anna, "/api/tables", **body) == (422, "not-offered")
    three = (await anna.table("alpaca", "here here bot:easy"))["id"]
    refusal = await post_refused(anna, f"/api/tables/{three}/leave", seat="p1", level="champion")
    assert refusal == (422, "not-offered")


async def test_an_edition_is_never_read_as_a_path(address: str, tmp_path: Path) -> None:
    """Otherwise a client could make the server read a file."""
    file = tmp_path / "edition.toml"
    file.write_text(OWN_EDITION, encoding="utf-8")
    anna = await new_guest(address)
    body = {"game": "alpaca", "seats": [{"kind": "here"}, {"kind": "here"}]}
    assert (await anna.post("/api/tables", **body, edition=file.read_text()))["edition"] == "Anna's own"
    assert await post_refused(anna, "/api/tables", **body, edition=str(file)) == (422, "bad-edition")


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("alpaca", 2, {"quick": True}),
        ("alpaca", 2, {"first": "p2"}),
        ("africana", 4, {"first": "p4"}),
        ("master-elf", 3, {"ages": [40, 7, 70]}),
    ],
)
async def test_a_table_starts_with_the_options_of_its_game(
    address: str, game: str, seats: int, options: dict[str, Any]
) -> None:
    anna = await new_guest(address)
    table = await anna.table(game, "here " * seats, options=options)
    assert (table["state"], table["options"]) == ("playing", options)
    assert table["turn"] == options.get("first", table["turn"])


REFUSED: dict[str, list[dict[str, Any]]] = {  # bodies by the reason of their refusal
    "unknown-game": [
        {"game": "chess"},
    ],
    "bad-option": [
        {"options": {"seed": 7}},
        {"options": {"seats": 3}},
        {"options": {"self": 3}},
        {"options": {"first": "p3"}},
        {"options": {"first": ["p1"]}},
        {"options": {"first": {}}},
        {"options": {"quick": 1}},
        {"options": {"market": "dreamer"}},
        {"options": {"market": [[], {}]}},
        {"options": {"market": ["dreamer"]}},
        {"options": {"quick": True}, "seats": [{"kind": "here"}] * 3},
        {"game": "master-elf", "options": {"ages": [1, "x"]}},
        {"game": "master-elf", "options": {"ages": [1e308, None]}},
    ],
    "bad-edition": [
        {"edition": "not toml ["},
        {"edition": "name = 7"},
        {"edition": "a = " + "[" * 3000},
        {"game": "africana", "edition": "[numbers]\nx = 1"},
    ],
}
MISUNDERSTOOD: list[dict[str, Any]] = [
    {"seats": []},
    {"seats": [{"kind": "here"}]},
    {"seats": [{"kind": "here"}] * 5},
    {"seats": [{"kind": "robot"}] * 2},
    {"seats": [{"kind": "bot", "level": "godlike"}] * 2},
    {"seats": [{"kind": "bot", "level": "network:mine.bin"}] * 2},
    {"seats": [{"kind": "bot", "level": "champion:/etc/mine.bin"}] * 2},
    {"seats": "here here"},
    {"clock": {"seconds": 1}},
    {"clock": {"seconds": 10**9}},
    {"clock": {"seconds": 60, "increment": -1}},
    {"undo": "sometimes"},
    {"hints": "yes"},
    {"unknown": 1},
    {"options": []},
    {"edition": "x" * 64_001},
]


@pytest.mark.parametrize(
    ("reason", "body"),
    [(reason, body) for reason, bodies in REFUSED.items() for body in bodies],
    ids=lambda value: str(value)[:50],
)
async def test_what_a_game_forbids_is_refused(address: str, reason: str, body: dict[str, Any]) -> None:
    whole = {"game": "alpaca", "seats": [{"kind": "here"}] * 2} | body
    assert await post_refused(await new_guest(address), "/api/tables", **whole) == (422, reason)


@pytest.mark.parametrize("body", MISUNDERSTOOD, ids=lambda body: str(body)[:50])
async def test_invalid_requests_are_refused(address: str, body: dict[str, Any]) -> None:
    whole = {"game": "alpaca", "seats": [{"kind": "here"}] * 2} | body
    assert await post_refused(await new_guest(address), "/api/tables", **whole) == (400, "not-understood")


async def test_a_custom_edition_is_played_recorded_and_uploaded(address: str) -> None:
    anna = await new_guest(address)
    table = await anna.table("alpaca", "here here", edition=OWN_EDITION, options={"quick": True})
    assert table["edition"] == "Anna's own"
    async with connect_all(table["id"], anna) as (socket,):
        assert socket.news["views"]["p1"]["edition"] == "Anna's own"
        await play_to_the_end({"p1": socket, "p2": socket})
    record = (await anna.call("GET", f"/api/tables/{table['id']}/record")).text
    study = await anna.post("/api/records", record=record, edition=OWN_EDITION)
    assert (study["state"], study["edition"]) == ("study", "Anna's own")
    assert await post_refused(anna, "/api/records", record=record) == (422, "bad-record")


# --- Lists ----------------------------------------------------------------------------------------


def ids(tables: list[dict[str, Any]]) -> set[str]:
    return {table["id"] for table in tables}


async def test_open_tables_are_found_if_listed(address: str) -> None:
    anna = await new_guest(address)
    listed = await anna.table(seats="here elsewhere", listed=True)
    invited = await anna.table(seats="here elsewhere")
    found = ids(await Client(address).get("/api/tables?state=open"))
    assert listed["id"] in found
    assert invited["id"] not in found
    assert ids(await anna.get("/api/tables/mine")) == {listed["id"], invited["id"]}


async def test_a_finished_table_moves_to_the_lists_of_finished_ones(address: str) -> None:
    anna, bruno, table = await two_players(address, "master-elf", listed=True)
    assert table in ids(await Client(address).get("/api/tables?state=playing"))
    assert ids(await bruno.get("/api/tables/mine")) == {table}
    await finish_with_bots(table, anna, bruno)
    async with connect_all(table, bruno):
        (shown,) = await bruno.get("/api/tables/mine?state=over")
        assert shown["id"] == table
        assert {seat["rank"] for seat in shown["seats"]} <= {1, 2}
        assert [seat["present"] for seat in shown["seats"]] == [False, True]
    assert table in ids(await Client(address).get("/api/tables?state=over"))
    assert await bruno.get("/api/tables/mine") == []
    assert (await Client(address).call("GET", "/api/tables?state=gone")).status_code == 400


async def test_an_unknown_table_is_not_found(address: str) -> None:
    anna = await new_guest(address)
    for path in ("", "/news", "/moments", "/record", "/seats/p1/token"):
        assert (await anna.call("GET", f"/api/tables/aaaaaaaaaa{path}")).status_code == 404
    assert await post_refused(anna, "/api/tables/aaaaaaaaaa/join", name="me") == (404, "not-found")


async def test_one_person_cannot_fill_the_list_of_tables(services: Services) -> None:
    anna, bruno = [(await services.store.add_person(name, "en")).id for name in ("Anna", "Bruno")]
    new_table = NewTable("alpaca", [NewSeat("here"), NewSeat("elsewhere")], listed=True)
    early = await services.tables.create(new_table, bruno, "Bruno")
    many = [(await services.tables.create(new_table, anna, "Anna")).id for _ in range(12)]
    found = await services.store.public_tables("open", 10, services.settings.limits.most_listed_tables)
    assert [row.id for row in found] == [*reversed(many[-5:]), early.id]


def test_one_address_cannot_fill_the_list_of_tables() -> None:
    limits = RequestLimits(Limits(listed_table=Rate(1e-6, 2)))
    for person in ("anna", "bruno"):
        limits.count_table(person, "192.0.2.1", is_listed=True)
    with pytest.raises(Refusal) as refused:
        limits.count_table("carla", "192.0.2.1", is_listed=True)
    assert refused.value.reason == "too-many"
    limits.count_table("carla", "192.0.2.1")
    limits.count_table("carla", "192.0.2.2", is_listed=True)
