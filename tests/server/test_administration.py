"""The operator's commands on the database of a running server, and what retention deletes."""

import asyncio
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Select, update
from websockets.exceptions import ConnectionClosed

import ludoteca
from ludoteca.cli import main
from ludoteca.server.administration import MOST_ROWS, Administration
from ludoteca.server.limits.addresses import UNKNOWN, Addresses
from ludoteca.server.messages.fields import TableState
from ludoteca.server.people.last_addresses import LastAddresses
from ludoteca.server.refusals import Refusal
from ludoteca.server.settings import DAY, Retention
from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.log_entries import LogEntry
from ludoteca.server.storage.retention import RetentionJob
from ludoteca.server.storage.rows import NewTableRow
from ludoteca.server.storage.store import Store
from tests.server.direct_tables import SEAT_ROW, TABLE_ROW
from tests.support.server.clients import PASSWORD, connect_all, post_refused, read_refusal, two_players
from tests.support.server.server_process import Client, Server, new_guest

pytestmark = pytest.mark.anyio
LISTS = Path(__file__).parents[2] / "web" / "src" / "desk" / "list.tsx"


@pytest.fixture(scope="module")
def looked_after(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("looked_after")
    options = ("--cold", "--limit", "upload_byte_burst=700000")
    server = Server(f"sqlite:///{folder}/ludoteca.db", folder / "log", *options).start()
    yield server
    server.stop()


class Operator:
    """Types commands; each answers what it printed."""

    def __init__(self, server: Server, capsys: pytest.CaptureFixture[str]) -> None:
        self.server = server
        self.capsys = capsys

    async def __call__(self, *arguments: str) -> str:
        address = f"sqlite:///{self.server.log.parent}/ludoteca.db"
        status = await asyncio.to_thread(main, ["admin", *arguments, "--lang", "en", "--database", address])
        printed = self.capsys.readouterr()
        assert status == 0, printed.err
        return str(printed.out)


@pytest.fixture
def admin(looked_after: Server, capsys: pytest.CaptureFixture[str]) -> Operator:
    return Operator(looked_after, capsys)


async def register(server: Server, name: str) -> Client:
    client = await new_guest(server.address, "new")
    await client.post("/api/people/me/register", name=name, passphrase=PASSWORD)
    return client


async def test_an_operator_bans_and_gives_a_recovery_code(looked_after: Server, admin: Operator) -> None:
    anna = await register(looked_after, "Troublesome")
    table = (await anna.table(seats="here elsewhere"))["id"]
    async with anna.at(table) as socket:
        await socket.until_type("presence")
        assert await admin("ban", "troublesome") == "Done.\n"
        with pytest.raises(ConnectionClosed):
            await socket.until(lambda _: False)
    body = {"name": "Troublesome", "passphrase": PASSWORD}
    assert await post_refused(anna, "/api/people/sign-in", **body) == (403, "banned")
    assert read_refusal(await anna.call("GET", "/api/people/me")) == (401, "who-are-you")
    assert "standing=banned" in await admin("people", "Troubles")
    await admin("unban", "Troublesome")
    said = await admin("recovery", "Troublesome")
    code = said.split(": ")[1].split()[0]
    await anna.post("/api/people/recover", name="Troublesome", code=code, passphrase=PASSWORD)


async def test_an_operator_closes_a_table_and_deletes_a_person(looked_after: Server, admin: Operator) -> None:
    anna, bruno, table = await two_players(looked_after.address)
    assert f"id={table}" in await admin("tables")
    async with connect_all(table, anna, bruno) as (one, _):
        assert await admin("close", table) == "Done.\n"
        closed = await one.until(lambda heard: bool(heard.get("table", {}).get("state") == "closed"))
    assert closed["table"]["id"] == table
    assert await admin("delete", bruno.person) == "Done.\n"
    seats = (await anna.get(f"/api/tables/{table}"))["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", "[deleted]"]
    assert read_refusal(await bruno.call("GET", "/api/people/me")) == (401, "who-are-you")


async def test_an_edition_is_stored_once_and_counted_once(looked_after: Server) -> None:
    """The limit counts new texts; one that is kept already costs nothing."""
    anna = await new_guest(looked_after.address)
    edition = ludoteca.game("alpaca").definition.edition_module.OWN_FILE.read_text(encoding="utf-8")
    padding = "#" + " " * (60_000 - len(edition))
    body: dict[str, Any] = {"game": "alpaca", "seats": [{"kind": "here"}, {"kind": "elsewhere"}]}
    statuses = []
    for number in range(14):
        text = f"{edition}\n{padding}{number}"
        statuses.append((await anna.call("POST", "/api/tables", **body, edition=text)).status_code)
    assert statuses[:10] == [201] * 10
    assert statuses[-1] == 429
    again = await anna.call("POST", "/api/tables", **body, edition=f"{edition}\n{padding}0")
    assert again.status_code == 201
    other = await new_guest(looked_after.address)  # the same address
    fresh = await other.call("POST", "/api/tables", **body, edition=f"{edition}\n{padding}x")
    assert read_refusal(fresh) == (429, "too-many")
    with closing(sqlite3.connect(Path(looked_after.log.parent / "ludoteca.db"))) as reading, reading:
        (kept,) = reading.execute("SELECT count(*) FROM editions").fetchone()
        (used,) = reading.execute("SELECT count(*) FROM tables WHERE edition IS NOT NULL").fetchone()
    reading.close()
    assert kept == used - 1


async def test_a_name_is_never_taken_for_an_id(looked_after: Server, tmp_path: Path) -> None:
    """Nobody registers a name of that form, and an operator is asked whom they mean if one has."""
    anna, bruno = await new_guest(looked_after.address), await new_guest(looked_after.address)
    body = {"name": anna.person.upper(), "passphrase": PASSWORD}
    assert await post_refused(bruno, "/api/people/me/register", **body) == (422, "bad-name")
    address = f"sqlite:///{tmp_path}/ludoteca.db"
    database = Database(address)
    await database.migrate()
    store = Store(database)
    victim, attacker = [await store.add_person(name, "en") for name in ("Victim", "Attacker")]
    await store.change_person(attacker.id, name=victim.id, sign=victim.id)
    operator = Administration(Database(address))
    with pytest.raises(Refusal, match=f"id:{attacker.id}"):
        await operator.ban(victim.id)
    assert (await operator.person(f"id:{victim.id}")).id == victim.id
    assert (await operator.person(attacker.id)).id == attacker.id
    await operator.close()
    await database.close()


def test_the_desk_knows_how_many_rows_a_list_has() -> None:
    """After as many it offers older ones."""
    found = re.search(r"PAGE_ROWS = (\d+);", LISTS.read_text(encoding="utf-8"))
    assert found
    assert int(found[1]) == MOST_ROWS


# --- RetentionJob ----------------------------------------------------------------------------------


def new_table_row(name: str, owner: str, state: TableState, days: float) -> NewTableRow:
    """Return a table at which nothing has happened for some days."""
    then = time.time() - days * DAY
    return TABLE_ROW | {"id": name, "owner": owner, "state": state, "created": then, "updated": then}


async def test_unused_data_is_deleted(database_url: str) -> None:
    database = Database(database_url)
    await database.migrate()
    store = Store(database)
    ages = {"gone": 91, "away": 89, "seated": 500, "registered": 500}
    people = {name: (await store.add_person(name, "en")).id for name in ages}
    for name, days in ages.items():
        await store.change_person(people[name], seen=time.time() - days * DAY)
    await store.change_person(people["registered"], sign="registered")
    tables: list[tuple[str, str, TableState, int]] = [
        ("forgotten", "seated", "open", 8), ("waiting", "seated", "open", 6),
        ("old", "seated", "over", 31), ("given-up", "seated", "playing", 31),
        ("recent", "seated", "over", 29),
        ("known", "registered", "over", 400),
        ("bots", "registered", "over", 8), ("playing-bots", "registered", "playing", 8),
        ("recent-bots", "registered", "over", 6), ("studied-bots", "registered", "study", 8),
    ]  # fmt: skip
    for table, owner, state, days in tables:
        seat = SEAT_ROW | {"person": people[owner]}
        await store.add_table(
            new_table_row(table, people[owner], state, days),
            [seat],
            [LogEntry(table, 1, "move", "p1", {}, None if "bots" in table else "p1:a", 0.0)],
        )
    dropped: list[str] = []
    assert not any((await RetentionJob(database, Retention(0, 0, 0), dropped.append).round()).values())
    done = await RetentionJob(database, Retention(90, 7, 30), dropped.append).round()
    counts = {
        "open_tables": 1,
        "tables": 2,
        "bot_tables": 1,
        "people": 1,
        "editions": 0,
        "bans": 0,
        "operator_log": 0,
    }
    assert done == counts | {"addresses": 0, "reports": 0}
    assert dropped == ["forgotten", *sorted(["given-up", "old"], key=dropped.index), "bots"]
    left = {name for name, *_ in tables if await store.table(name, 0)}
    assert left == {"waiting", "recent", "known", "playing-bots", "recent-bots", "studied-bots"}
    assert [name for name, person in people.items() if await store.person(person) is None] == ["gone"]
    await store.close()
    await database.close()


class OvertakenJob(RetentionJob):
    """A job in which somebody comes to a table after it was found, and before it is deleted."""

    async def _find_batch(self, wanted: Select[tuple[str]]) -> list[str]:
        found = await super()._find_batch(wanted)
        tables = schema.tables
        joined = {"state": "playing", "updated": time.time()}
        async with self.database.transaction() as transaction:
            await transaction.execute(update(tables).where(tables.c.id == "joined").values(**joined))
        return found


async def test_a_table_that_somebody_joins_meanwhile_is_kept(database_url: str) -> None:
    database = Database(database_url)
    await database.migrate()
    store = Store(database)
    anna = await store.add_person("Anna", "en")
    for table in ("forgotten", "joined"):
        await store.add_table(new_table_row(table, anna.id, "open", 8), [SEAT_ROW | {"person": anna.id}])
    dropped: list[str] = []
    done = await OvertakenJob(database, Retention(0, 7, 0), dropped.append).round()
    assert (done["open_tables"], dropped) == (1, ["forgotten"])
    assert await store.table("joined", 0) is not None
    await store.close()
    await database.close()


async def test_addresses_are_forgotten(database_url: str) -> None:
    """They go a week after the last visit, with the person, and from the log when a ban has ended."""
    database = Database(database_url)
    await database.migrate()
    commands, known = Administration(database), Addresses()
    anna, bruno = [(await commands.store.add_person(name, "en")).id for name in ("Anna", "Bruno")]
    stored = LastAddresses(database, known, days=7)
    for person in (anna, bruno, "nobody"):
        known.note(person, "203.0.113.7")
    known.note(bruno, UNKNOWN)  # through a socket without an address
    await stored.write()
    known.note(anna, "2001:db8::")
    assert [await stored.of(person) for person in (anna, bruno)] == ["2001:db8::", None]
    await commands.ban_network("198.51.100.7", 1)
    await commands.ban_network("198.51.100.8", 0)
    week = RetentionJob(database, Retention(), print)
    assert (await week.round())["addresses"] == 0
    async with database.transaction() as transaction:
        for table in (schema.addresses, schema.operator_log):
            await transaction.execute(update(table).values(at=time.time() - 8 * DAY))
        await transaction.execute(update(schema.bans).where(schema.bans.c.until > 0).values(until=1.0))
    assert (await week.round())["addresses"] == 2
    assert await stored.of(anna) is None
    assert {act.subject for act in await commands.find_acts()} == {"…", "198.51.100.8/32"}
    await commands.close()
