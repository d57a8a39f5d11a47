"""Moderation: owners kick and mute, people report, tables are closed, and chat is limited."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from ludoteca.server.administration import Administration
from ludoteca.server.services import Services
from ludoteca.server.settings import Settings
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.log_entries import Changes, LogEntry
from ludoteca.server.storage.statements import Statement
from ludoteca.server.tables.agreements import MOST_ANSWERS
from ludoteca.server.tables.chat import MOST_LINES_OF_SPECTATORS, MOST_SPECTATOR_LINES
from tests.server.direct_tables import create_table
from tests.support.server.backends import Postgres
from tests.support.server.clients import (
    begin_match,
    connect_all,
    log_of,
    play_first,
    post_refused,
    receive_up_to,
    register_person,
    two_players,
)
from tests.support.server.server_process import Client, Server, TableSocket, new_guest

pytestmark = pytest.mark.anyio


async def answer(socket: TableSocket, text: str) -> str:
    """Return what becomes of something said: accepted, or the reason of its refusal."""
    told = await socket.ask(type="chat", text=text)
    return str(told.get("reason", told["type"]))


async def expect_close(socket: TableSocket) -> None:
    with pytest.raises(ConnectionClosed):
        await socket.until(lambda _: False)


# --- Kicking --------------------------------------------------------------------------------------


async def test_a_kicked_person_loses_their_seat_before_the_game(address: str) -> None:
    anna, bruno, clara = [await new_guest(address, name) for name in ("Anna", "Bruno", "Clara")]
    table = (await anna.table(seats="here elsewhere elsewhere"))["id"]
    place = f"/api/tables/{table}"
    await bruno.post(f"{place}/join", seat="p2")
    assert await post_refused(bruno, f"{place}/kick", who=anna.person) == (403, "not-yours")
    assert await post_refused(anna, f"{place}/kick", who=anna.person) == (409, "not-now")
    assert await post_refused(anna, f"{place}/kick", who="nobody") == (404, "not-found")
    async with connect_all(table, bruno) as (socket,):
        kicked = await anna.post(f"{place}/kick", who=bruno.person)
        await expect_close(socket)
    assert kicked["seats"][1]["person"] is None
    assert kicked["kicked"] == [bruno.person]
    assert await post_refused(bruno, f"{place}/join", seat="p2") == (403, "kicked")
    async with bruno.at(table) as socket:
        await expect_close(socket)
    await clara.post(f"{place}/join", seat="p2")


async def test_a_person_kicked_while_connecting_does_not_stay(address: str) -> None:
    anna = await new_guest(address)
    table = (await anna.table(seats="here elsewhere"))["id"]
    guests = [await new_guest(address) for _ in range(15)]

    async def stay(guest: Client) -> None:
        async with guest.at(table) as socket:
            await expect_close(socket)

    async with asyncio.timeout(60):
        for guest in guests:
            await asyncio.gather(stay(guest), anna.post(f"/api/tables/{table}/kick", who=guest.person))


async def test_players_cannot_be_kicked_and_spectators_can(address: str) -> None:
    anna, bruno, table = await two_players(address)
    place, stranger = f"/api/tables/{table}", await new_guest(address, "Stranger")
    assert await post_refused(anna, f"{place}/kick", who=bruno.person) == (409, "not-now")
    async with connect_all(table, stranger, bruno) as (watching, playing):
        assert await answer(watching, "boo") == "accepted"
        await anna.post(f"{place}/kick", who=stranger.person)
        await expect_close(watching)
        assert await answer(playing, "thanks") == "accepted"


# --- Chat -----------------------------------------------------------------------------------------


async def test_the_owner_mutes_and_unmutes(address: str) -> None:
    anna, bruno, table = await two_players(address)
    place = f"/api/tables/{table}/mute"
    token = (await bruno.get(f"/api/tables/{table}/seats/p2/token"))["token"]
    async with connect_all(table, bruno) as (socket,), bruno.at(table, 0, token) as by_seat:
        assert (await anna.post(place, who=bruno.person))["muted"] == [bruno.person]
        assert await answer(socket, "hello") == "muted"
        assert await answer(by_seat, "hello") == "muted"
        assert (await anna.post(place, who=bruno.person, muted=False))["muted"] == []
        assert await answer(socket, "hello") == "accepted"
        assert [line["body"].get("act") for line in log_of(socket).values() if line["kind"] == "table"] == [
            "muted",
            "unmuted",
        ]
    assert await post_refused(bruno, place, who=anna.person) == (403, "not-yours")


async def test_spectators_cannot_use_up_the_chat_of_players(address: str) -> None:
    anna, _, table = await two_players(address)
    said = 0
    for _ in range(MOST_LINES_OF_SPECTATORS // MOST_SPECTATOR_LINES + 1):
        async with connect_all(table, await new_guest(address, "Stranger")) as (watching,):
            for number in range(MOST_SPECTATOR_LINES + 1):
                told = await answer(watching, f"spam {number}")
                if told != "accepted":
                    break
                said += 1
            assert told == "chat-full"
    assert said == MOST_LINES_OF_SPECTATORS
    async with connect_all(table, anna) as (socket,), Client(address).at(table) as nobody:
        assert await answer(socket, "it is quiet again") == "accepted"
        assert await answer(nobody, "who am I?") == "not-yours"


@pytest.mark.parametrize(
    ("rule", "player", "spectator"),
    [("players", "accepted", "chat-off"), ("off", "chat-off", "chat-off"), ("all", "accepted", "accepted")],
)
async def test_the_table_says_who_may_chat(address: str, rule: str, player: str, spectator: str) -> None:
    anna, _, table = await two_players(address, chat=rule)
    async with connect_all(table, anna, await new_guest(address)) as (playing, watching):
        assert playing.news["table"]["chat"] == rule
        assert await answer(playing, "hello") == player
        assert await answer(watching, "hello") == spectator


# --- Closing --------------------------------------------------------------------------------------


async def test_the_owner_closes_a_table_that_has_not_started(address: str) -> None:
    anna, bruno = await new_guest(address), await new_guest(address)
    place = f"/api/tables/{(await anna.table(seats='here elsewhere elsewhere', listed=True))['id']}"
    await bruno.post(f"{place}/join", seat="p2")
    assert await post_refused(bruno, f"{place}/close") == (403, "not-yours")
    closed = await anna.post(f"{place}/close")
    assert (closed["state"], closed["rated"], await anna.post(f"{place}/close")) == ("closed", False, closed)
    assert await post_refused(await new_guest(address), f"{place}/join", name="Late") == (409, "not-now")
    assert await post_refused(anna, f"{place}/start") == (409, "not-now")
    assert closed["id"] not in {one["id"] for one in await anna.get("/api/tables?state=open")}
    assert await bruno.get("/api/tables/mine") == []
    assert [one["state"] for one in await bruno.get("/api/tables/mine?state=over")] == ["closed"]


async def test_a_running_game_is_closed_when_all_agree(address: str) -> None:
    anna, bruno, table = await two_players(address)
    place = f"/api/tables/{table}"
    assert await post_refused(await new_guest(address), f"{place}/close") == (403, "not-yours")
    assert (await anna.post(f"{place}/close"))["close_agreed"] == [anna.person]
    assert (await anna.post(f"{place}/close", agree=False))["close_agreed"] == []
    assert (await bruno.post(f"{place}/close"))["state"] == "playing", "she has withdrawn"
    async with connect_all(table, anna, bruno) as (one, two):
        await play_first({"p1": one, "p2": two})
        closed = await anna.post(f"{place}/close")
        assert (closed["state"], closed["turn"]) == ("closed", None)
        await receive_up_to(one, closed["number"])
        assert one.news["table"]["state"] == "closed"
        told = await one.play("p1", "anything")
        assert told["reason"] == "not-now"
    assert await post_refused(anna, f"{place}/rematch") == (409, "not-now")
    assert (await anna.call("GET", f"{place}/record")).status_code == 409, "hidden cards stay hidden"


async def test_a_game_that_nobody_else_plays_any_more_is_closed_by_who_had_agreed(address: str) -> None:
    anna, bruno, table = await two_players(address)
    place = f"/api/tables/{table}"
    assert (await anna.post(f"{place}/close"))["state"] == "playing"
    await bruno.post(f"{place}/leave", seat="p2")
    closed = await anna.post(f"{place}/close")
    assert (closed["state"], closed["close_agreed"]) == ("closed", [anna.person])


async def test_changing_ones_mind_does_not_fill_the_log(address: str) -> None:
    anna, bruno, table = await two_players(address)
    place = f"/api/tables/{table}/close"
    for step in range(MOST_ANSWERS):
        await anna.post(place, agree=step % 2 == 0)
    assert await post_refused(anna, place) == (409, "not-now")
    assert (await bruno.post(place))["close_agreed"] == [bruno.person], "others are still asked"


async def test_a_person_alone_with_bots_closes_the_table(address: str) -> None:
    anna = await new_guest(address)
    table = (await anna.table("africana", "here bot:easy"))["id"]
    assert (await anna.post(f"/api/tables/{table}/close"))["state"] == "closed"


async def test_nobody_closes_a_rated_game_behind_the_back_of_somebody_absent(address: str) -> None:
    anna, bruno = await register_person(address), await register_person(address)
    table = (await anna.table("master-elf", "here elsewhere", rated=True))["id"]
    place = f"/api/tables/{table}"
    await bruno.post(f"{place}/join", seat="p2")
    await begin_match(table, anna, bruno)
    await bruno.post(f"{place}/leave", seat="p2")
    assert (await anna.post(f"{place}/close"))["state"] == "playing"
    assert (await bruno.post(f"{place}/close"))["state"] == "closed"
    casual = await two_players(address)
    await casual[1].post(f"/api/tables/{casual[2]}/leave", seat="p2")
    assert (await casual[0].post(f"/api/tables/{casual[2]}/close"))["state"] == "closed"


# --- Reports and the operator ---------------------------------------------------------------------


async def test_an_operator_reads_reports_mutes_and_closes(
    tmp_path: Path, serve: Callable[..., Server]
) -> None:
    database_url = f"sqlite:///{tmp_path}/ludoteca.db"
    address = serve(database_url).address
    anna, bruno, table = await two_players(address)
    place = f"/api/tables/{table}/report"
    async with connect_all(table, bruno) as (socket,):
        said = await socket.ask(type="chat", text="something rude")
    first = await anna.post(place, number=said["number"], reason="rude")
    assert await anna.post(place, number=said["number"], reason="still rude") == first
    await anna.post(place, seat="p2", reason="a rude name")
    assert await post_refused(await new_guest(address), place, number=said["number"]) == (403, "not-yours")
    assert await post_refused(anna, place, number=1) == (404, "not-found")
    assert await post_refused(anna, place, reason="both or none") == (422, "not-understood")
    operator = Administration(Database(database_url))
    line, name = await operator.find_reports()
    assert (line.table, line.about, line.person) == (table, str(said["number"]), bruno.person)
    assert (line.text, line.reason, line.reporter) == ("something rude", "rude", anna.person)
    assert (name.about, name.name, name.text) == ("p2", "Bruno", None)
    await operator.handle_report(line.id)
    assert [report.id for report in await operator.find_reports()] == [name.id]
    async with connect_all(table, bruno) as (socket,):
        await operator.mute(bruno.person)
        assert await answer(socket, "anything") == "muted"
        await operator.mute(bruno.person, False)
        assert await answer(socket, "sorry") == "accepted"
        await operator.close_table(table)
        assert await answer(socket, "who closed it?") == "accepted"
        await receive_up_to(socket, said["number"] + 3)
    assert (await anna.get(f"/api/tables/{table}"))["state"] == "closed"
    await operator.close()


@pytest.fixture
async def processes(database_url: str) -> AsyncIterator[list[Services]]:
    """Two processes on one database that send each other no notices."""
    found = [await Services.create(Settings(database_url, warm=False)) for _ in range(2)]
    yield found
    for services in found:
        await services.close()


async def stored_text(services: Services, table: str, number: int) -> tuple[str, int]:
    """Return the text of a chat line in the database, and how many entries say that it was removed."""
    found = await services.store.table(table, 0)
    assert found is not None
    removals = [entry for entry in found.entries if entry.body.get("act") == "removed"]
    return str(found.entries[number - 1].body["text"]), len(removals)


async def test_a_line_is_removed_although_another_process_was_faster(
    processes: list[Services], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = processes
    table, anna = await create_table(one, "here", "here")
    number = await one.chat.say(table, anna, "", "an ugly word", "a")
    append = other.store.append

    async def be_late(entry: LogEntry, changes: Changes) -> None:
        if table.number == number:
            await one.chat.say(table, anna, "", "and another", "b")
        await append(entry, changes)

    monkeypatch.setattr(other.store, "append", be_late)
    await other.moderation.remove_line(f"{table.id}/{number}")
    assert await stored_text(one, table.id, number) == ("", 1)
    await one.tables.catch_up(table, number + 2)
    for services in processes:
        log = services.tables.in_memory[table.id].log
        assert [entry.body.get("text") for entry in log[number - 1 :]] == ["", "and another", None]


@pytest.mark.parametrize("is_written", [False, True])
async def test_a_removal_that_fails_is_done_again_as_a_whole(
    processes: list[Services], monkeypatch: pytest.MonkeyPatch, is_written: bool
) -> None:
    """The connection is lost before the database writes, or before it can say that it has written."""
    services, _ = processes
    table, anna = await create_table(services, "here", "here")
    number = await services.chat.say(table, anna, "", "an ugly word", "a")
    write_log = services.database.write_log

    async def fail(statements: Sequence[Statement]) -> None:
        if is_written:
            await write_log(statements)
        raise ConnectionError

    with monkeypatch.context() as patch:
        patch.setattr(services.database, "write_log", fail)
        with pytest.raises(ConnectionError):
            await services.moderation.remove_line(f"{table.id}/{number}")
    written = ("", 1) if is_written else ("an ugly word", 0)
    assert await stored_text(services, table.id, number) == written
    await services.moderation.remove_line(f"{table.id}/{number}")
    assert await stored_text(services, table.id, number) == ("", 1)
    assert table.log[number - 1].body["text"] == ""


async def test_agreement_kick_and_grace_hold_on_every_process(
    postgres: Postgres, serve: Callable[..., Server]
) -> None:
    """On two processes nobody has been away for long enough; on the third everybody who is away has."""
    database_url = postgres.database()
    graces = ("86400", "86400", "0")
    starting = [asyncio.to_thread(serve, database_url, "--stand-in-after", grace) for grace in graces]
    one, two, impatient = [server.address for server in await asyncio.gather(*starting)]
    anna, bruno = await new_guest(one, "Anna"), await new_guest(two, "Bruno")
    hasty = Client(impatient, anna.token, anna.person)
    table = (await anna.table("master-elf", "here elsewhere"))["id"]
    place = f"/api/tables/{table}"
    await bruno.post(f"{place}/join", name="Bruno")
    stranger = await new_guest(two, "Stranger")
    async with connect_all(table, anna, hasty) as (socket, hasty_socket):
        async with connect_all(table, bruno, stranger) as (_, watching):
            for listening in (socket, hasty_socket):
                await listening.until(lambda heard: heard["type"] == "presence" and "p2" in heard["seats"])
            await anna.post(f"{place}/kick", who=stranger.person)
            await expect_close(watching)
            for client in (anna, hasty):
                assert await post_refused(client, f"{place}/stand-in", seat="p2") == (409, "not-now")
        for listening in (socket, hasty_socket):
            await listening.until(lambda heard: heard["type"] == "presence" and "p2" not in heard["seats"])
        for patient in (one, two):
            client = Client(patient, anna.token, anna.person)
            assert await post_refused(client, f"{place}/stand-in", seat="p2") == (409, "too-early")
        await hasty.post(f"{place}/stand-in", seat="p2")
        await anna.post(f"{place}/leave", seat="p1")
        await socket.until(lambda heard: bool(heard.get("table", {}).get("state") == "over"))
    await bruno.get(place)
    asked = await asyncio.gather(*(person.post(f"{place}/rematch") for person in (anna, bruno)))
    again = {answer["rematch"] for answer in asked} - {None}
    assert len(again) == 1
    assert (await anna.get(f"/api/tables/{again.pop()}"))["state"] == "playing"
