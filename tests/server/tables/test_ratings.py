"""Ratings: only people who agreed to a rated match get them, and matches that end together all count."""

import asyncio
import random
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.messages.tables import NewSeat, NewTable
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.log_entries import LogEntry
from ludoteca.server.storage.rows import RatingRow
from ludoteca.server.storage.store import Store
from ludoteca.server.tables.departures import LEAST_MOVES
from ludoteca.server.tables.ratings import MOST_MEETINGS, new_ratings
from tests.server.direct_tables import (
    SEAT_ROW,
    TABLE_ROW,
    add_registered_pair,
    direct_tables,
    play_out_table,
    start_table_of_two,
)
from tests.support.editions import OWN_EDITION
from tests.support.server.backends import Postgres
from tests.support.server.clients import (
    PASSWORD,
    begin_match,
    connect_all,
    finish_with_bots,
    play_first,
    play_to_the_end,
    post_refused,
    receive_up_to,
    register_person,
    two_players,
)
from tests.support.server.server_process import PATIENCE, Client, new_guest

pytestmark = pytest.mark.anyio
GAME = "master-elf"
TOGETHER = 2
MU = 25.0  # of everybody before the first match


class Meeting(Store):
    """A store whose first readers of ratings wait for each other, so that all of them know the same."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.readers = 0
        self.all_have_read = asyncio.Event()

    async def ratings_of(self, person_ids: Iterable[str], game: str) -> dict[str, RatingRow]:
        known = await super().ratings_of(person_ids, game)
        self.readers += 1
        if self.readers == TOGETHER:
            self.all_have_read.set()
        await self.all_have_read.wait()
        return known


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_matches_that_end_together_all_count(kind: str, tmp_path: Path, postgres: Postgres) -> None:
    database = Database(f"sqlite:///{tmp_path}/ludoteca.db" if kind == "sqlite" else postgres.database())
    await database.migrate()
    store = Meeting(database)
    people = await add_registered_pair(store)
    tables = direct_tables(database, store=store)
    both = [await start_table_of_two(tables, GAME, people) for _ in range(TOGETHER)]
    await asyncio.gather(*(play_out_table(tables, table) for table in both))
    ratings = await store.ratings(GAME)
    assert store.readers == TOGETHER + 1, "the second computes again"
    assert {rating.person: rating.games for _, rating in ratings} == dict.fromkeys(people, TOGETHER)
    await database.close()


# --- By consent -----------------------------------------------------------------------------------


async def ratings_of(address: str, *people: Client) -> list[float | None]:
    found = await Client(address).get(f"/api/people/ratings/{GAME}")
    known = {rating["person"]["id"]: rating["mu"] for rating in found}
    return [known.get(person.person) for person in people]


async def play_some(table: str, anna: Client, bruno: Client) -> None:
    """Play until leaving would count as losing."""
    async with connect_all(table, anna, bruno) as (one, two):
        made = {"p1": 0, "p2": 0}
        while min(made.values()) < LEAST_MOVES:
            made[str(one.turn)] += 1
            await play_first({"p1": one, "p2": two}, sum(made.values()))


async def rated_pair(address: str, **fields: Any) -> tuple[Client, Client, str]:
    """Return two registered people at a rated table whose match has started, and its id."""
    anna, bruno = await register_person(address), await register_person(address)
    table = (await anna.table(GAME, "here elsewhere", rated=True, **fields))["id"]
    await bruno.post(f"/api/tables/{table}/join", seat="p2")
    await begin_match(table, anna, bruno)
    return anna, bruno, table


async def test_nobody_loses_rating_by_rematches_while_absent(address: str) -> None:
    anna, bruno, table = await rated_pair(address)
    await play_some(table, anna, bruno)
    await finish_with_bots(table, anna, bruno, level="medium")
    before = await ratings_of(address, anna, bruno)
    assert None not in before
    for _ in range(4):
        asked = await anna.post(f"/api/tables/{table}/rematch")
        assert (asked["rematch"], asked["rematch_agreed"]) == (None, [anna.person])
    assert await bruno.get("/api/tables/mine") == await anna.get("/api/tables/mine") == []
    assert await ratings_of(address, anna, bruno) == before


async def test_leaving_loses_whatever_the_bot_achieves(address: str) -> None:
    anna, bruno, table = await rated_pair(address)
    refusal = await post_refused(bruno, f"/api/tables/{table}/leave", seat="p2", level="best")
    assert refusal == (409, "not-now"), "nobody chooses how strong the bot is"
    await play_some(table, anna, bruno)
    await bruno.post(f"/api/tables/{table}/leave", seat="p2")
    luck = random.Random(1)
    async with connect_all(table, anna) as (socket,):
        while socket.news["table"]["state"] == "playing":
            if socket.turn == "p1":
                played = await socket.play("p1", luck.choice(socket.moves("p1")))
                await receive_up_to(socket, played["number"])
            else:
                await socket.until_type("news")
    stayed, left = await ratings_of(address, anna, bruno)
    assert stayed is not None
    assert left is not None
    assert stayed > MU > left


@pytest.mark.parametrize(
    ("ranks", "left", "order"),
    [
        ({"p1": 2, "p2": 1, "p3": 3}, {"p2"}, "p1 p3 p2"),
        ({"p1": 3, "p2": 1, "p3": 2}, {"p2", "p3"}, "p1 p2=p3"),
        ({"p1": 1, "p2": 1, "p3": 1}, {"p3"}, "p1=p2 p3"),
        ({"p1": 3, "p2": 1, "p3": 2}, set(), "p2 p3 p1"),
    ],
)
async def test_quitters_rank_strictly_last(
    tmp_path: Path, ranks: dict[str, int], left: set[str], order: str
) -> None:
    database = Database(f"sqlite:///{tmp_path}/ludoteca.db")
    await database.migrate()
    store = Store(database)
    people = [(await store.add_person(name, "en")).id for name in ("Anna", "Bruno", "Clara")]
    for person in people:
        await store.change_person(person, sign=person)
    new_table = NewTable(GAME, [NewSeat("elsewhere")] * 3, rated=True)
    table = await direct_tables(database).create(new_table, people[0], "Anna", people)
    moves = [seat for seat in ranks for _ in range(LEAST_MOVES)]
    table.replayed.entries = [
        LogEntry(table.id, n, "move", seat, {}, "id", 0.0) for n, seat in enumerate(moves, 1)
    ]
    for seat in left:
        table.seats[seat].stand_in = "medium"
    found = {rating.person: rating.mu for rating in await new_ratings(store, table, ranks, 60.0)}
    skill = {seat: found[person] for seat, person in zip(ranks, people, strict=True)}
    groups = [group.split("=") for group in order.split()]
    for group in groups:
        assert len({skill[seat] for seat in group}) == 1
    firsts = [skill[group[0]] for group in groups]
    assert firsts == sorted(set(firsts), reverse=True)
    await database.close()


@pytest.mark.parametrize(
    "body",
    [
        {"hints": True},
        {"undo": "ask"},
        {"game": "alpaca", "edition": OWN_EDITION},
        {"seats": [{"kind": "here"}, {"kind": "here"}, {"kind": "elsewhere"}]},
        {"seats": [{"kind": "here"}, {"kind": "bot"}]},
    ],
    ids=["hints", "undo", "edition", "one-person", "bots"],
)
async def test_a_rated_table_is_refused_what_is_never_rated(address: str, body: dict[str, Any]) -> None:
    anna = await register_person(address)
    whole = {"game": GAME, "seats": [{"kind": "here"}, {"kind": "elsewhere"}], "rated": True} | body
    assert await post_refused(anna, "/api/tables", **whole) == (422, "never-rated")
    assert (await anna.post("/api/tables", **whole | {"rated": False}))["rated"] is False


async def test_a_table_says_why_it_is_not_rated(address: str) -> None:
    anna, bruno = await register_person(address), await new_guest(address)
    casual = await anna.table(GAME, "here here")
    assert casual["unrated_because"] == ["casual", "hints", "one-person"]
    table = await anna.table(GAME, "here elsewhere elsewhere", rated=True, listed=True)
    assert (table["rated"], table["hints"], table["unrated_because"]) == (True, False, [])
    assert table["seats"][0]["rated"] is True
    place = f"/api/tables/{table['id']}"
    joined = await bruno.post(f"{place}/join", seat="p2")
    assert joined["table"]["seats"][1]["rated"] is False
    assert joined["table"]["rated"] is True, "a registered person may still come"
    listed = {one["id"]: one for one in await bruno.get("/api/tables?state=open")}
    assert listed[table["id"]]["rated"] is True
    started = await anna.post(f"{place}/start")
    assert (started["rated"], started["unrated_because"]) == (False, ["guests"])
    await bruno.post("/api/people/me/register", name=f"Late {bruno.person}", passphrase=PASSWORD)
    assert (await anna.get(place))["rated"] is False, "a person who registers later has not agreed"


async def test_a_rematch_of_a_rated_match_is_rated(address: str) -> None:
    anna, bruno, table = await rated_pair(address)
    await finish_with_bots(table, anna, bruno, level="medium")
    await anna.post(f"/api/tables/{table}/rematch")
    again = (await bruno.post(f"/api/tables/{table}/rematch"))["rematch"]
    found = await anna.get(f"/api/tables/{again}")
    assert (found["rated"], found["hints"]) == (True, False)


# --- Leaving, and second accounts -----------------------------------------------------------------


async def test_leaving_twice_counts_as_having_left(address: str) -> None:
    """Otherwise a person could let a bot play every move and come back for the end."""
    anna, bruno, table = await rated_pair(address)
    place = f"/api/tables/{table}"
    for act in ("leave", "return", "leave", "return"):
        await bruno.post(f"{place}/{act}", seat="p2")
    async with connect_all(table, anna, bruno) as (one, two):
        await play_to_the_end({"p1": one, "p2": two})
    stayed, left = await ratings_of(address, anna, bruno)
    assert stayed is not None
    assert left is not None
    assert stayed > MU > left


async def test_the_clock_runs_on_after_leaving_a_rated_match(address: str) -> None:
    anna, bruno, table = await rated_pair(address, clock={"seconds": 600})
    place = f"/api/tables/{table}"
    waiting = "p2" if (await anna.get(place))["turn"] == "p1" else "p1"
    who = bruno if waiting == "p2" else anna
    turn = "p1" if waiting == "p2" else "p2"
    before = (await who.post(f"{place}/stand-in", seat=waiting))["clock"]["left"]
    async with asyncio.timeout(PATIENCE):
        while (await who.get(place))["clock"]["left"][turn] > before[turn] - 1.3:  # of game time
            await asyncio.sleep(0.1)
    after = (await who.post(f"{place}/return", seat=waiting))["clock"]["left"][waiting]
    assert after <= before[waiting] - 1  # each of the four times is rounded to a tenth of a second
    assert (await who.get(place))["clock"]["left"][waiting] <= after


async def test_a_match_that_somebody_left_at_once_does_not_count(address: str) -> None:
    anna, bruno, table = await rated_pair(address)
    await finish_with_bots(table, anna, bruno, level="medium")
    assert await ratings_of(address, anna, bruno) == [None, None]


async def test_only_three_matches_a_day_of_the_same_two_count(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path}/ludoteca.db")
    await database.migrate()
    store = Store(database)
    people = await add_registered_pair(store)
    tables = direct_tables(database)
    for _ in range(MOST_MEETINGS + 1):
        await play_out_table(tables, await start_table_of_two(tables, GAME, people))
    assert {rating.games for _, rating in await store.ratings(GAME)} == {MOST_MEETINGS}
    await database.close()


async def test_a_match_of_two_registered_people_changes_ratings(address: str) -> None:
    one, two = await register_person(address), await register_person(address)
    table = (await one.table("master-elf", "here elsewhere", rated=True))["id"]
    await two.post(f"/api/tables/{table}/join", seat="p2")
    await begin_match(table, one, two)
    async with connect_all(table, one, two) as (first, second):
        await play_to_the_end({"p1": first, "p2": second})
        ranks = {seat["person"]: seat["rank"] for seat in first.news["table"]["seats"]}
    found = {
        rating["person"]["id"]: rating
        for rating in await Client(address).get("/api/people/ratings/master-elf")
    }
    assert {found[one.person]["games"], found[two.person]["games"]} == {1}
    if ranks[one.person] != ranks[two.person]:
        better, worse = sorted((one.person, two.person), key=lambda person: ranks[person])
        assert found[better]["mu"] > 25 > found[worse]["mu"]
    assert (await Client(address).call("GET", "/api/people/ratings/chess")).status_code == 404


async def test_guests_have_no_ratings(address: str) -> None:
    anna, bruno, table = await two_players(address, "master-elf", rated=True)
    assert (await anna.get(f"/api/tables/{table}"))["unrated_because"] == ["guests"]
    await finish_with_bots(table, anna, bruno)
    ratings = await Client(address).get("/api/people/ratings/master-elf")
    assert not {anna.person, bruno.person} & {rating["person"]["id"] for rating in ratings}


async def test_a_line_at_an_old_table_is_no_meeting_of_today(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path}/ludoteca.db")
    await database.migrate()
    store = Store(database)
    anna, bruno = [(await store.add_person(name, "en")).id for name in ("Anna", "Bruno")]
    since = 1000.0
    for table, ended in (("old", 900.0), ("new", 1100.0)):
        seats = [
            SEAT_ROW | {"seat": seat, "table": table, "person": person, "name": seat, "rated": True}
            for seat, person in (("p1", anna), ("p2", bruno))
        ]
        log = [
            LogEntry(table, 1, "move", "p1", {"move": "end", "outcomes": []}, None, ended),
            LogEntry(table, 2, "chat", None, {"person": anna, "name": "p1", "text": "hi"}, None, 1200.0),
        ]
        row = TABLE_ROW | {"id": table, "owner": anna, "state": "over", "updated": 1200.0, "number": 2}
        await store.add_table(row, seats, log)  # type: ignore[arg-type]
    assert await store.most_meetings([anna, bruno], "alpaca", since) == 1
    await store.close()
    await database.close()
