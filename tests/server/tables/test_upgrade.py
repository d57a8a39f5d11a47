"""A database that was written under older rules: every table works after the upgrade."""

import asyncio
import sqlite3
import time
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludoteca
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.store import Store
from ludoteca.server.tables.history import History, PositionCache
from ludoteca.server.tables.table_views import view_news
from tests.server.direct_tables import SEAT_ROW, TABLE_ROW, direct_tables
from tests.support.server.clients import (
    PASSWORD,
    connect_all,
    fetch_record,
    play_first,
    play_to_the_end,
    read_refusal,
)
from tests.support.server.server_process import Client, Message, Server

pytestmark = pytest.mark.anyio
HERE = Path(__file__).parent
RECORDS = HERE.parents[1] / "records"

# Tables of the old server: finished00, running000, withabot00 and open000000 of ALPACA; africana00, whose
# rules have not changed; graduates0 and extraturns, records that somebody looked at.  More are made of these:
COPY = """
INSERT INTO tables SELECT '{id}', game, edition, edition_name, {rules}, {digest}, options, seed, owner,
    listed, clock, undo, hints, created, updated, state, number, turn, bot_turn, {deadline}, host, rematch
    FROM tables WHERE id = 'running000';
INSERT INTO seats SELECT '{id}', seat, kind, person, name, level, stand_in, version, clock, rank
    FROM seats WHERE "table" = 'running000';
INSERT INTO entries SELECT '{id}', number, kind, seat, body, request, at
    FROM entries WHERE "table" = 'running000';
"""
# After 18 moves 10,001 idle turns have gone by: more than the present rules read, or ever reach.
UNREADABLE = """
DELETE FROM entries WHERE "table" = 'extraturns' AND number > 19;
UPDATE tables SET state = 'playing', number = 19, turn = 'p2' WHERE id = 'extraturns';
UPDATE seats SET person = 'anna', name = 'Anna' WHERE "table" = 'extraturns' AND seat = 'p1';
UPDATE seats SET person = 'bruno', name = 'Bruno' WHERE "table" = 'extraturns' AND seat = 'p2';
"""
STRANDED = 160  # tables that cannot be opened, all late


def script() -> str:
    """Return the SQL script of the database that an old server has left."""
    parts = [(HERE / "version-1.sql").read_text(encoding="utf-8"), UNREADABLE]
    parts.append(COPY.format(id="running001", rules="rules", digest="digest", deadline="deadline"))
    for number in range(STRANDED):
        rules, digest = ("99", "digest") if number < STRANDED - 10 else ("1", "'0123456789abcdef'")
        parts.append(COPY.format(id=f"other{number:05}", rules=rules, digest=digest, deadline="1.0"))
    parts.append(COPY.format(id="late000000", rules="rules", digest="digest", deadline="2.0"))
    return f"BEGIN;{''.join(parts).replace('BEGIN TRANSACTION;', '').replace('COMMIT;', '')}COMMIT;"


def write_old_database(folder: Path) -> Path:
    """Write the database that an old server has left into a folder, and return its file."""
    file = folder / "ludoteca.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(script())
    return file


class Upgraded:
    """A server on the database that one of version 1 has left."""

    def __init__(self, folder: Path) -> None:
        self.file = write_old_database(folder)
        self.server = Server(f"sqlite:///{self.file}", folder / "log", "--cold", "--no-limits").start()

    def rows(self, question: str) -> list[Any]:
        with closing(sqlite3.connect(self.file)) as connection:
            return connection.execute(question).fetchall()

    @property
    def client(self) -> Client:
        return Client(self.server.address)

    async def sign_in(self, name: str) -> Client:
        """Sign in as a person who was registered before the upgrade."""
        welcome = await self.client.post("/api/people/sign-in", name=name, passphrase=PASSWORD)
        return Client(self.server.address, welcome["token"], welcome["person"]["id"])


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Upgraded]:
    upgraded = Upgraded(tmp_path_factory.mktemp("upgraded"))
    yield upgraded
    upgraded.server.stop()


async def fetch_past_views(client: Client, table: str, seat: str) -> list[Message]:
    """Return the view of a seat at every entry of a table's log."""
    number = (await client.get(f"/api/tables/{table}"))["number"]
    pages = range(1, number + 1, 50)
    places = [f"/api/tables/{table}/moments?seat={seat}&first={first}&last={first + 49}" for first in pages]
    return [past for place in places for past in await client.get(place)]


def changes(entries: Iterable[Message]) -> list[Message]:
    return [entry for entry in entries if entry["kind"] == "rules"]


# --- Finished -------------------------------------------------------------------------------------


async def test_finished_tables_and_studies_open_under_their_own_rules(old: Upgraded) -> None:
    client = old.client
    news = await client.get("/api/tables/finished00/news")
    assert (news["table"]["state"], news["table"]["number"]) == ("over", 125)
    assert [seat["rank"] for seat in news["table"]["seats"]] == [1, 2]
    assert news["views"]["watching"]["outcome"]["reason"] == "fences"
    assert not changes(news["entries"])
    past_views = await fetch_past_views(client, "finished00", "p2")
    assert [past["number"] for past in past_views] == list(range(2, 126))
    record = await fetch_record(client, "finished00")
    assert "[Rules 1]" in record
    assert list(ludoteca.replay(record).players) == ["Anna", "Bruno"]
    study = await fetch_record(client, "graduates0")
    then = (RECORDS / "alpaca-1-graduates.ludo").read_text(encoding="utf-8")
    assert ludoteca.replay(study).position() == ludoteca.replay(then).position()
    speech = await client.get("/api/tables/graduates0/speech/ru")
    assert speech["names"]["card"]["graduate"] == "Выпускник"
    assert old.rows("SELECT rules FROM tables WHERE id IN ('finished00', 'graduates0')") == [(1,), (1,)]


async def test_analyses_of_old_matches_are_refused_with_a_reason(old: Upgraded) -> None:
    async with old.client.at("finished00") as socket:
        await socket.until_type("news")
        answer = await socket.ask(type="analyse")
        assert (answer["type"], answer["reason"]) == ("refused", "other-rules")
        assert "version 1 of the rules, which is old" in answer["message"]


async def test_a_record_of_old_rules_can_be_uploaded(old: Upgraded) -> None:
    anna = await old.sign_in("Anna")
    text = (RECORDS / "alpaca-1-3-seats.ludo").read_text(encoding="utf-8")
    study = await anna.post("/api/records", record=text)
    assert study["state"] == "study"
    uploaded = ludoteca.replay(await fetch_record(anna, study["id"]))
    assert uploaded.position() == ludoteca.replay(text).position()


# --- Being played ---------------------------------------------------------------------------------


async def test_a_running_match_goes_on_under_the_present_rules(old: Upgraded) -> None:
    anna, bruno = await old.sign_in("Anna"), await old.sign_in("Bruno")
    async with connect_all("running000", anna, bruno) as (one, two):
        entries = {entry["number"]: entry for entry in one.news["entries"]}
        assert (entries[31]["kind"], entries[31]["body"]["act"]) == ("rules", "carried")
        assert (entries[31]["body"]["from"], entries[31]["body"]["to"]) == (1, 2)
        assert entries[30]["events"]["p1"], "what happened before is still sent"
        assert one.turn == "p1"
        assert one.news["table"]["clock"]["running"] == "p1"
        assert one.news["can_undo"] == [], "p1 could undo its last move before the rules changed"
        undo = await one.ask(type="undo", seat="p1", number=31)
        assert undo["type"] == "refused"
        await play_to_the_end({"p1": one, "p2": two})
    assert sorted(row[0] for row in old.rows("SELECT rank FROM seats WHERE \"table\" = 'running000'")) == [
        1,
        2,
    ]
    record = await fetch_record(anna, "running000")
    assert ludoteca.replay(record).game.definition.version == 2
    before = "".join(f"{line[2:]}\n" for line in record.splitlines() if line.startswith("# "))
    earlier = ludoteca.replay(before.partition("\n")[2])
    assert (earlier.game.definition.version, len(earlier.played)) == (1, 26)
    assert ludoteca.replay(record).start_info["position"] == earlier.position()


async def test_the_log_of_an_upgraded_match_is_replayed(old: Upgraded) -> None:
    anna, bruno = await old.sign_in("Anna"), await old.sign_in("Bruno")
    async with connect_all("running001", anna, bruno) as (one, two):
        for _ in range(6):
            await play_first({"p1": one, "p2": two}, -1)
    seen, news = (
        await fetch_past_views(anna, "running001", "p1"),
        await anna.get("/api/tables/running001/news"),
    )
    database = Database(f"sqlite:///{old.file}")  # as another process reads it
    tables = direct_tables(database, "another")
    table = await tables.find("running001")
    again = msgspec.to_builtins(view_news(table, frozenset({"p1"}), 0))
    past = History(table.first_game, 2, table.log, PositionCache())
    await tables.store.close()
    await database.close()
    assert (again["entries"], again["views"]) == (news["entries"], news["views"])
    assert dict(past.views("p1", 1)) == {one["number"]: one["view"] for one in seen}
    assert dict(past.views("p1", 30)) == {one["number"]: one["view"] for one in seen[28:]}
    assert [entry["number"] for entry in changes(news["entries"])] == [31]
    assert len(seen) > 31


async def test_bots_and_unchanged_matches_after_an_upgrade(old: Upgraded) -> None:
    anna, bruno = await old.sign_in("Anna"), await old.sign_in("Bruno")
    async with anna.at("withabot00") as socket:
        news = await socket.until_type("news")
        assert len(changes(news["entries"])) == 1
        while socket.turn == "p1":
            await play_first({"p1": socket}, -1)
        while socket.turn != "p1":
            await socket.until_type("news")
    joined = await bruno.post("/api/tables/open000000/join", seat="p2")
    assert joined["table"]["state"] == "playing"
    entries = (await anna.get("/api/tables/open000000/news"))["entries"]
    assert [entry["kind"] for entry in entries] == ["rules", "seat", "deal"]
    assert old.rows("SELECT rules FROM tables WHERE id = 'open000000'") == [(2,)]
    assert not changes((await anna.get("/api/tables/africana00/news"))["entries"])


# --- What does not read ---------------------------------------------------------------------------


async def test_a_match_ends_if_the_new_rules_cannot_read_it(old: Upgraded) -> None:
    anna = await old.sign_in("Anna")
    news = await anna.get("/api/tables/extraturns/news")
    assert (news["table"]["state"], news["table"]["turn"]) == ("over", None)
    body = changes(news["entries"])[0]["body"]
    assert body["act"] == "ended"
    assert "idle" in body["why"]
    assert [seat["rank"] for seat in news["table"]["seats"]] == [None, None]
    assert news["views"]["p1"]["outcome"] is None
    match = ludoteca.replay(await fetch_record(anna, "extraturns"))
    assert (match.game.definition.version, len(match.played), match.outcome) == (1, 18, None)
    assert match.position()["idle"] > 10_000


async def test_broken_tables_do_not_stop_the_clocks_of_others(old: Upgraded) -> None:
    """They are late for longer than the one that can be played."""
    late = "SELECT 1 FROM seats WHERE \"table\" = 'late000000' AND stand_in IS NOT NULL"
    async with asyncio.timeout(60):
        while not old.rows(late):
            await asyncio.sleep(0.1)
    for table, problem in [("other00000", "Version 99 of the rules of alpaca"), ("other00155", "figures")]:
        answer = await old.client.call("GET", f"/api/tables/{table}/news")
        assert read_refusal(answer) == (409, "other-rules")
        assert problem in answer.json()["message"]
    stranded = old.rows("SELECT count(*) FROM tables WHERE id LIKE 'other%' AND state = 'playing'")
    assert stranded == [(STRANDED,)], "another program may know their rules"


async def test_late_tables_come_in_pages_the_longest_overdue_first(database_url: str) -> None:
    database = Database(database_url)
    await database.migrate()
    store = Store(database)
    owner = await store.add_person("Anna", "en")
    for number in range(5):
        row = TABLE_ROW | {"id": f"t{number}", "owner": owner.id, "deadline": float(number // 2)}
        await store.add_table(row, [SEAT_ROW])
    await store.add_table(TABLE_ROW | {"id": "no clock", "owner": owner.id}, [SEAT_ROW])
    assert [page async for page in store.late_tables(time.time(), 2)] == [["t0", "t1"], ["t2", "t3"], ["t4"]]
    await database.close()


async def test_two_processes_upgrade_a_table_once(tmp_path: Path) -> None:
    file = write_old_database(tmp_path)
    databases = [Database(f"sqlite:///{file}") for _ in range(2)]
    await databases[0].migrate()
    tables = [direct_tables(database, f"process {number}") for number, database in enumerate(databases)]
    first, second = await asyncio.gather(*(each.find("running000") for each in tables))
    assert (first.number, second.number) == (31, 31)
    assert first.match is not None
    assert second.match is not None
    assert first.match.position() == second.match.position()
    assert (first.has_old_rules, second.has_old_rules) == (False, False)
    for each, database in zip(tables, databases, strict=True):
        await each.store.close()
        await database.close()
