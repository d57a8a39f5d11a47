"""Presence: a rated match starts only while everybody who sits there is present."""

import asyncio
from typing import Any

import pytest

from ludoteca.server.messages.tables import NewSeat, NewTable
from ludoteca.server.people.rights import PersonRight
from ludoteca.server.services import Services
from ludoteca.server.tables.listeners import RemoteListeners
from ludoteca.server.tables.table_presence import waiting_for
from tests.server.direct_sockets import connect_directly
from tests.server.direct_tables import add_registered_pair
from tests.support.server.clients import (
    begin_match,
    connect_all,
    finish_with_bots,
    post_refused,
    register_person,
)
from tests.support.server.server_process import PATIENCE, Client

pytestmark = pytest.mark.anyio
GAME = "master-elf"


async def state_of(client: Client, table: str) -> tuple[str, list[str]]:
    found = await client.get(f"/api/tables/{table}")
    return found["state"], found["waiting_for"]


async def waiting(
    address: str, seats: str = "elsewhere elsewhere", **fields: Any
) -> tuple[Client, Client, str]:
    """Return a rated table whose first person has looked at it and gone, before the second sits down."""
    anna, bruno = await register_person(address), await register_person(address)
    table = (await bruno.table(GAME, seats, rated=True, listed=True, **fields))["id"]
    await anna.post(f"/api/tables/{table}/join", seat="p1")
    async with connect_all(table, anna):
        pass
    await until_gone(bruno, table, 0)
    await bruno.post(f"/api/tables/{table}/join", seat="p2")
    return anna, bruno, table


async def until_gone(client: Client, table: str, seat: int) -> None:
    """Wait until the server has noticed that somebody has closed the page."""
    async with asyncio.timeout(PATIENCE):
        while (await client.get(f"/api/tables/{table}"))["seats"][seat]["present"]:
            await asyncio.sleep(0.02)


async def test_a_rated_match_waits_for_absent_people(address: str) -> None:
    anna, bruno, table = await waiting(address, clock={"seconds": 10})
    assert await state_of(bruno, table) == ("open", ["p1", "p2"])
    async with connect_all(table, bruno) as (socket,):
        await socket.until(lambda heard: heard["type"] == "presence" and heard["seats"] == ["p2"])
        assert await state_of(bruno, table) == ("open", ["p1"])
        listed = {one["id"]: one for one in await anna.get("/api/tables?state=open")}
        assert listed[table]["waiting_for"] == ["p1"]
        async with connect_all(table, anna):
            await socket.until(lambda heard: bool(heard.get("table", {}).get("state") == "playing"))


async def look_after_tables(services: Services) -> None:
    """Do a round of maintenance, and what it begins."""
    await services.maintenance.look_after_tables()
    await asyncio.gather(*services.tables._starts)


async def test_bots_on_free_seats_start_no_rated_match_without_its_people(services: Services) -> None:
    people = await add_registered_pair(services.store)
    new_table = NewTable(GAME, [NewSeat("elsewhere")] * 3, rated=True)
    table = await services.tables.create(new_table, people[1], "Bruno", [*people, None])
    table.remote_listeners["there"] = RemoteListeners(["p2"], 0, 0.0)
    await services.seating.start(table, people[1])
    await look_after_tables(services)
    assert (table.state, waiting_for(table)) == ("open", ["p1"])
    table.remote_listeners["there"] = RemoteListeners(["p1", "p2"], 0, 0.0)
    await look_after_tables(services)
    assert table.state == "playing"


async def test_starting_a_table_that_waits_for_people_does_not_fill_the_log(address: str) -> None:
    _, bruno, table = await waiting(address, "elsewhere elsewhere elsewhere")
    numbers = [(await bruno.post(f"/api/tables/{table}/start"))["number"] for _ in range(3)]
    assert len(set(numbers)) == 1


async def test_the_seat_of_somebody_who_has_just_gone_is_not_freed(address: str) -> None:
    anna, bruno, table = await waiting(address, clock={"seconds": 600})
    place = f"/api/tables/{table}/free"
    assert await post_refused(await register_person(address), place, seat="p1") == (403, "not-yours")
    await begin_match(table, anna, bruno)
    assert await post_refused(bruno, place, seat="p1") == (409, "not-now")
    _, bruno, table = await waiting(address)
    assert await post_refused(bruno, f"/api/tables/{table}/free", seat="p1") == (409, "too-early")


async def test_the_seat_of_somebody_absent_is_freed_after_a_while(impatient_address: str) -> None:
    anna, bruno, table = await waiting(impatient_address)
    place = f"/api/tables/{table}/free"
    async with connect_all(table, bruno):
        assert (await bruno.post(place, seat="p1"))["seats"][0]["person"] is None
    assert await post_refused(anna, f"/api/tables/{table}/leave", seat="p1") == (403, "not-yours")


async def test_a_revoked_socket_does_not_count_as_present(services: Services) -> None:
    """Its client does not read, so it stays open for a while."""
    anna, bruno = [await services.store.person(one) for one in await add_registered_pair(services.store)]
    assert anna is not None
    assert bruno is not None
    new_table = NewTable(GAME, [NewSeat("elsewhere")] * 2, rated=True)
    table = await services.tables.create(new_table, bruno.id, "Bruno", [bruno.id])
    token = services.people.signer.person_token(PersonRight(bruno.id, bruno.version))
    async with connect_directly(services, table, token, can_write=False) as unread:
        await asyncio.wait_for(unread.is_full.wait(), PATIENCE)
        await services.seating.leave(table, bruno.id, "p1")
        await services.seating.join(table, anna, "p1", "Anna")
        await services.seating.join(table, bruno, "p2", "Bruno")
        async with connect_directly(services, table, token) as line:
            await line.hear("presence")
            await look_after_tables(services)
            assert len(table.listeners) == 2
            assert (table.state, waiting_for(table)) == ("open", ["p1"])


async def test_consent_to_a_rated_rematch_lapses(impatient_address: str) -> None:
    anna, bruno, table = await waiting(impatient_address)
    await begin_match(table, anna, bruno)
    await finish_with_bots(table, anna, bruno, level="medium")
    place = f"/api/tables/{table}/rematch"
    async with connect_all(table, anna):
        assert (await anna.post(place))["rematch_agreed"] == [anna.person]
    await until_gone(bruno, table, 0)
    async with connect_all(table, bruno):
        asked = await bruno.post(place)
        assert (asked["rematch"], asked["rematch_agreed"]) == (None, [bruno.person])
        async with connect_all(table, anna):
            again = (await anna.post(place))["rematch"]
    assert await state_of(anna, again) == ("open", ["p1", "p2"]), "agreed, and not there"
