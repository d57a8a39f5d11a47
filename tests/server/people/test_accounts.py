"""Accounts: passwords, recovery codes, tokens that expire, and deleting a person with their data."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from ludoteca.server.people import reports
from ludoteca.server.people.person_data import PersonData
from ludoteca.server.people.rights import PersonRight, SeatRight
from ludoteca.server.people.tokens import GUEST_DAYS, PERSON_DAYS, SEAT_DAYS, Signer, undated_until
from ludoteca.server.settings import DAY
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.log_entries import LogEntry
from ludoteca.server.storage.rows import NewSeatRow
from ludoteca.server.storage.store import Store
from tests.server.direct_tables import TABLE_ROW
from tests.support.server.clients import (
    PASSWORD,
    connect_all,
    log_of,
    post_refused,
    read_refusal,
    register_person,
    two_players,
)
from tests.support.server.server_process import Client, Server, new_guest

pytestmark = pytest.mark.anyio

NEW = "five loud llamas"


async def name_of(client: Client) -> str:
    return str((await client.get("/api/people/me"))["person"]["name"])


async def register(address: str, name: str) -> tuple[Client, str]:
    """Return somebody who has registered, and their recovery code."""
    client = await new_guest(address, "new")
    welcome = await client.post("/api/people/me/register", name=name, passphrase=PASSWORD)
    return client, welcome["recovery"]


# --- Passwords ------------------------------------------------------------------------------------


async def test_a_changed_password_signs_other_devices_out(address: str) -> None:
    anna = await register_person(address)
    name = await name_of(anna)
    table = (await anna.table(seats="here elsewhere"))["id"]
    async with anna.at(table) as socket:
        await socket.until_type("presence")
        welcome = await anna.post("/api/people/me/passphrase", old=PASSWORD, new=NEW)
        with pytest.raises(ConnectionClosed):
            await socket.until(lambda _: False)
    assert read_refusal(await anna.call("GET", "/api/people/me")) == (401, "who-are-you")
    assert await name_of(Client(address, welcome["token"])) == name
    assert await post_refused(anna, "/api/people/sign-in", name=name, passphrase=PASSWORD) == (
        401,
        "not-known",
    )
    await anna.post("/api/people/sign-in", name=name, passphrase=NEW)


async def test_only_the_old_password_changes_it(address: str) -> None:
    anna, path = await register_person(address), "/api/people/me/passphrase"
    assert await post_refused(anna, path, old="not the old one", new=NEW) == (403, "wrong-passphrase")
    assert await post_refused(await new_guest(address), path, old=PASSWORD, new=NEW) == (
        409,
        "not-registered",
    )
    await anna.get("/api/people/me")


async def test_a_recovery_code_sets_a_password_once(address: str) -> None:
    anna, code = await register(address, "Forgetful")
    typed = code.upper().replace("-", " ")
    recovered = await Client(address).post(
        "/api/people/recover", name="forgetful", code=typed, passphrase=NEW
    )
    assert recovered["person"]["id"] == anna.person
    assert recovered["recovery"] != code
    assert read_refusal(await anna.call("GET", "/api/people/me")) == (401, "who-are-you")
    await anna.post("/api/people/sign-in", name="Forgetful", passphrase=NEW)
    again = {"name": "Forgetful", "code": code, "passphrase": PASSWORD}
    assert await post_refused(Client(address), "/api/people/recover", **again) == (401, "not-known")


async def test_a_recovery_code_is_renewed_with_the_password(address: str) -> None:
    anna, code = await register(address, "Careful")
    wrong = await post_refused(anna, "/api/people/me/recovery", passphrase="not my passphrase")
    assert wrong == (403, "wrong-passphrase")
    renewed = (await anna.post("/api/people/me/recovery", passphrase=PASSWORD))["code"]
    assert len(renewed) == len(code)
    old = {"name": "Careful", "code": code, "passphrase": NEW}
    assert await post_refused(Client(address), "/api/people/recover", **old) == (401, "not-known")
    await Client(address).post("/api/people/recover", **(old | {"code": renewed}))


async def test_recovery_codes_and_passwords_are_stored_hashed(
    tmp_path: Path, serve: Callable[..., Server]
) -> None:
    server = serve(f"sqlite:///{tmp_path}/ludoteca.db")
    _, code = await register(server.address, "Hashed")
    with closing(sqlite3.connect(tmp_path / "ludoteca.db")) as reading, reading:
        stored = reading.execute("SELECT passphrase, recovery FROM people WHERE sign = 'hashed'").fetchone()
    reading.close()
    assert all(value.startswith("$argon2id$") for value in stored)
    assert code not in server.log.read_text(encoding="utf-8")


# --- Tokens ---------------------------------------------------------------------------------------


def test_tokens_expire(monkeypatch: pytest.MonkeyPatch) -> None:
    signer, now = Signer("secret"), time.time()
    person = signer.person_token(PersonRight("anna", 1))
    seat = signer.seat_token(SeatRight("table", "p1", 1, "anna", 1))
    right = signer.read(person)
    assert isinstance(right, PersonRight)
    assert signer.end_of(right, True) == right.made + PERSON_DAYS * DAY
    for token, days in ((person, GUEST_DAYS), (seat, SEAT_DAYS)):
        monkeypatch.setattr(time, "time", lambda days=days: now + (days - 1) * DAY)
        assert signer.read(token) is not None
        monkeypatch.setattr(time, "time", lambda days=days: now + (days + 1) * DAY)
        assert signer.read(token) is None


def test_tokens_of_older_releases_expire_too(monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.time()
    signer = Signer("secret", undated_until=now + 30 * DAY)
    undated = str(signer._serializer.dumps(["p", "anna", 1]))
    assert signer.read(undated) == PersonRight("anna", 1)
    monkeypatch.setattr(time, "time", lambda: now + 31 * DAY)
    assert signer.read(undated) is None
    assert Signer("secret").read(undated) is None


async def test_a_visit_renews_the_token(tmp_path: Path, serve: Callable[..., Server]) -> None:
    """The tokens are as if made some days ago: they are signed with the server's own secret."""
    server = serve(f"sqlite:///{tmp_path}/ludoteca.db")
    anna, (known, _) = await new_guest(server.address), await register(server.address, "Known")
    with closing(sqlite3.connect(tmp_path / "ludoteca.db")) as reading, reading:
        (secret,) = reading.execute("SELECT value FROM settings WHERE name = 'secret'").fetchone()
    reading.close()

    def make_older(person: str, days: float) -> Client:
        made = int(time.time() - days * DAY)
        return Client(server.address, str(Signer(secret)._serializer.dumps(["p", person, 1, made])))

    for person, good, bad in ((anna.person, 364, 366), (known.person, 29, 31)):
        welcome = await make_older(person, good).get("/api/people/me")
        assert welcome["expires"] > time.time() + 29 * DAY
        assert await name_of(Client(server.address, welcome["token"]))
        answer = await make_older(person, bad).call("GET", "/api/people/me")
        assert read_refusal(answer) == (401, "who-are-you")


async def test_a_seat_token_renews_itself(address: str) -> None:
    anna = await new_guest(address)
    table = (await anna.table(seats="here elsewhere"))["id"]
    path = f"/api/tables/{table}/seats/p1/token"
    seat = Client(address, (await anna.get(path))["token"])
    assert (await seat.get(path))["token"]
    other = await seat.call("GET", f"/api/tables/{table}/seats/p2/token")
    assert read_refusal(other) == (403, "not-yours")


# --- Deleting -------------------------------------------------------------------------------------


async def test_moves_of_a_deleted_person_stay(address: str) -> None:
    anna, bruno, table = await two_players(address)
    lonely = (await anna.table(seats="here bot:easy"))["id"]
    await anna.call("PATCH", "/api/people/me", name="Anna the First")
    async with connect_all(table, anna, bruno) as (one, two):
        await one.ask(type="chat", text="my secret")
        await two.ask(type="chat", text="mine")
        assert (await anna.call("DELETE", "/api/people/me")).status_code == 204
        with pytest.raises(ConnectionClosed):
            await one.until(lambda _: False)
    assert read_refusal(await anna.call("GET", "/api/people/me")) == (401, "who-are-you")
    assert read_refusal(await bruno.call("GET", f"/api/tables/{lonely}")) == (404, "not-found")
    async with bruno.at(table) as socket:
        await socket.until_type("news")
        names = [seat["name"] for seat in socket.news["table"]["seats"]]
        assert names == ["[deleted]", "Bruno"]
        assert socket.news["table"]["seats"][0]["stand_in"] == "medium"
        said = [entry["body"]["text"] for entry in log_of(socket).values() if entry["kind"] == "chat"]
        assert said == ["", "mine"]
        assert "Anna" not in str(socket.heard)


async def test_deleting_a_registered_name_needs_the_password(address: str) -> None:
    anna, _ = await register(address, "Leaving")
    assert read_refusal(await anna.call("DELETE", "/api/people/me")) == (403, "wrong-passphrase")
    answer = await anna.call("DELETE", "/api/people/me", passphrase="not my passphrase")
    assert read_refusal(answer) == (403, "wrong-passphrase")
    assert (await anna.call("DELETE", "/api/people/me", passphrase=PASSWORD)).status_code == 204
    gone = {"name": "Leaving", "passphrase": PASSWORD}
    assert await post_refused(Client(address), "/api/people/sign-in", **gone) == (401, "not-known")
    await register(address, "Leaving")  # the name is free again


async def test_nothing_of_a_deleted_person_is_left_in_the_database(database_url: str) -> None:
    """What they said as a spectator and with a seat's token is gone, and their name in logs and reports.

    What others said stays, also with U+0000, which older releases accepted and PostgreSQL cannot read.
    """
    database = Database(database_url)
    await database.migrate()
    store = Store(database)
    anna, bruno = await store.add_person("Anna", "en"), await store.add_person("Bruno", "en")
    shared, watched, alone = "shared", "watched", "alone"
    for table, owner, sitting in (
        (shared, bruno, [anna, bruno]),
        (watched, bruno, [bruno]),
        (alone, anna, [anna]),
    ):
        seats: list[NewSeatRow] = [
            {"seat": f"p{number}", "kind": "here", "version": 1, "person": one.id, "name": one.name}
            for number, one in enumerate(sitting, 1)
        ]
        entries = [
            LogEntry(table, 1, "seat", "p1", {"act": "joined", "name": sitting[0].name}, None, 0.0),
            LogEntry(
                table, 2, "chat", None, {"person": anna.id, "name": "Anna", "text": "secret"}, None, 0.0
            ),
            LogEntry(
                table,
                3,
                "chat",
                None,
                {"person": "p1", "name": sitting[0].name, "text": "by seat"},
                None,
                0.0,
            ),
            LogEntry(table, 4, "move", "p1", {"move": "Anna keeps her moves"}, None, 0.0),
            LogEntry(table, 5, "chat", None, {"person": bruno.id, "name": "Bruno", "text": "\0"}, None, 0.0),
        ]
        await store.add_table(TABLE_ROW | {"id": table, "owner": owner.id}, seats, entries)
    await reports.add(
        database,
        table=watched,
        about="2",
        person=anna.id,
        name="Anna",
        text="secret",
        reporter=bruno.id,
        reason="loud",
    )
    assert await PersonData(database).delete_person(anna.id) == ([alone], [shared, watched])
    left = [await store.table(table, 0) for table in (shared, watched, alone)]
    assert left[2] is None
    texts = [[entry.body.get("text") for entry in found.entries] for found in left if found]
    assert texts == [[None, "", "", None, "\0"], [None, "", "by seat", None, "\0"]]
    assert [found.entries[3].body["move"] for found in left if found] == ["Anna keeps her moves"] * 2
    names = [found.entries[0].body["name"] for found in left if found]
    assert names == ["[deleted]", "Bruno"]
    assert [seat.name for seat in left[0].seats] == ["[deleted]", "Bruno"] if left[0] else False
    assert await reports.find(database, False, 10) == []
    row = await store.person(anna.id)
    assert row is not None
    assert (row.name, row.standing, row.version) == ("[deleted]", "deleted", 2)
    await store.close()
    await database.close()


async def test_tokens_without_a_date_are_valid_for_a_month_after_an_upgrade(tmp_path: Path) -> None:
    """A new server accepts none, because it never made any."""
    for name, clients, expected in (("new", 0, 0.0), ("old", 1, time.time() + 30 * DAY)):
        database = Database(f"sqlite:///{tmp_path}/{name}.db")
        await database.migrate()
        for _ in range(clients):
            await Store(database).add_person("Anna", "en")
        first = await undated_until(database)
        assert first == pytest.approx(expected, abs=60)
        assert await undated_until(database) == first
        await database.close()
