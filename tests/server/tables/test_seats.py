"""Seats: joining, leaving, coming back, stand-ins, seat tokens and rematches."""

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from tests.support.server.clients import (
    connect_all,
    finish_with_bots,
    log_of,
    play_first,
    post_refused,
    read_refusal,
    receive_up_to,
    two_players,
)
from tests.support.server.server_process import Client, TableSocket, new_guest

pytestmark = pytest.mark.anyio


async def test_free_seats_are_taken_once_and_the_last_starts_the_match(address: str) -> None:
    anna, bruno = await new_guest(address), await new_guest(address, "Bruno")
    table = await anna.table(seats="here elsewhere elsewhere")
    place = f"/api/tables/{table['id']}"
    taken = await bruno.post(f"{place}/join", seat="p3", name="Bruno B.")
    assert taken["seat"] == "p3"
    assert taken["table"]["seats"][2]["name"] == "Bruno B."
    assert taken["table"]["state"] == "open"
    clara = await new_guest(address, "Clara")
    for seat in ("p1", "p3", "p4"):
        assert await post_refused(clara, f"{place}/join", seat=seat) == (409, "not-now")
    full = await clara.post(f"{place}/join", seat="p2")
    assert full["table"]["state"] == "playing"
    assert await post_refused(await new_guest(address), f"{place}/join", name="Late") == (409, "not-now")


async def test_two_race_for_the_last_seat(address: str) -> None:
    anna = await new_guest(address)
    table = await anna.table(seats="here elsewhere")
    racers = [await new_guest(address, f"Racer {number}") for number in range(6)]
    answers = await asyncio.gather(
        *(racer.call("POST", f"/api/tables/{table['id']}/join", name="me") for racer in racers)
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409, 409]
    winner = next(racer for racer, answer in zip(racers, answers, strict=True) if answer.is_success)
    now = await anna.get(f"/api/tables/{table['id']}")
    assert now["seats"][1]["person"] == winner.person
    assert now["state"] == "playing"


async def test_the_owner_starts_with_bots_on_free_seats(address: str) -> None:
    anna, bruno = await new_guest(address), await new_guest(address)
    table = await anna.table("africana", "here elsewhere elsewhere")
    place = f"/api/tables/{table['id']}"
    assert await post_refused(bruno, f"{place}/start") == (403, "not-yours")
    begun = await anna.post(f"{place}/start")
    assert begun["state"] == "playing"
    assert [seat["kind"] for seat in begun["seats"]] == ["here", "bot", "bot"]
    assert await post_refused(anna, f"{place}/start") == (409, "not-now")


async def test_one_socket_plays_all_seats_of_its_device(address: str) -> None:
    anna = await new_guest(address)
    table = await anna.table("master-elf", "here here")
    async with connect_all(table["id"], anna) as (socket,):
        assert set(socket.news["views"]) == {"p1", "p2"}
        for step in range(12):
            await play_first({"p1": socket, "p2": socket}, step)
        assert {entry["seat"] for entry in socket.news["entries"]} <= {"p1", "p2"}
        assert set(socket.news["entries"][0]["events"]) == {"p1", "p2"}


async def test_leaving_before_the_match_frees_the_seat(address: str) -> None:
    anna, bruno = await new_guest(address), await new_guest(address)
    table = await anna.table(seats="elsewhere elsewhere")
    place = f"/api/tables/{table['id']}"
    token = (await bruno.post(f"{place}/join", seat="p1"))["token"]
    async with bruno.at(table["id"], 0, token) as socket:
        await socket.until_type("presence")
        left = await bruno.post(f"{place}/leave", seat="p1")
        assert left["seats"][0]["person"] is None
        with pytest.raises(ConnectionClosed):
            await socket.until(lambda _: False)
    await anna.post(f"{place}/join", seat="p1")
    async with bruno.at(table["id"], 0, token) as socket:
        assert (await socket.until_type("refused"))["reason"] == "token"
    assert await post_refused(bruno, f"{place}/leave", seat="p1") == (403, "not-yours")


async def test_leave_and_return_with_a_bot_in_between(address: str) -> None:
    anna, bruno, table = await two_players(address)
    place = f"/api/tables/{table}"
    async with connect_all(table, anna) as (socket,):
        left = await bruno.post(f"{place}/leave", seat="p2", level="easy")
        assert left["seats"][1]["stand_in"] == "easy"
        assert await post_refused(bruno, f"{place}/leave", seat="p2") == (409, "not-now")
        while not any(e["kind"] == "move" and e["seat"] == "p2" for e in log_of(socket).values()):
            if socket.turn == "p1":
                await play_first({"p1": socket})
            else:
                await socket.until_type("news")
        back = await bruno.post(f"{place}/return", seat="p2")
        assert back["seats"][1]["stand_in"] is None
        assert await post_refused(bruno, f"{place}/return", seat="p2") == (409, "not-now")
        assert await post_refused(anna, f"{place}/return", seat="p2") == (403, "not-yours")
    async with connect_all(table, anna, bruno) as (one, two):
        await play_first({"p1": one, "p2": two})


async def come_and_go(table: str, anna: Client, bruno: Client, socket: TableSocket) -> None:
    """Let Bruno visit a table where Anna listens.  While he is there, no bot can stand in for him."""
    async with connect_all(table, bruno):
        await socket.until(lambda heard: heard["type"] == "presence" and "p2" in heard["seats"])
        assert await post_refused(anna, f"/api/tables/{table}/stand-in", seat="p2") == (409, "not-now")
    await socket.until(lambda heard: heard["type"] == "presence" and heard["seats"] == ["p1"])


async def test_no_bot_stands_in_for_somebody_who_has_just_gone(address: str) -> None:
    anna, bruno, table = await two_players(address)
    async with connect_all(table, anna) as (socket,):
        await come_and_go(table, anna, bruno, socket)
        assert await post_refused(anna, f"/api/tables/{table}/stand-in", seat="p2") == (409, "too-early")


async def test_a_bot_stands_in_for_somebody_absent(impatient_address: str) -> None:
    anna, bruno, table = await two_players(impatient_address)
    place = f"/api/tables/{table}/stand-in"
    stranger = await new_guest(impatient_address)
    async with connect_all(table, anna) as (socket,):
        await come_and_go(table, anna, bruno, socket)
        assert (await anna.post(place, seat="p2"))["seats"][1]["stand_in"] == "medium"
    assert await post_refused(stranger, place, seat="p1") == (403, "not-yours")
    assert await post_refused(anna, place, seat="p4") == (409, "not-now")
    assert await post_refused(anna, place, seat="p2") == (409, "not-now")


# --- Tokens of seats ------------------------------------------------------------------------------


async def test_a_seat_token_plays_only_that_seat(address: str) -> None:
    anna, bruno, table = await two_players(address)
    token = (await anna.get(f"/api/tables/{table}/seats/p1/token"))["token"]
    program = Client(address, token)
    news = await program.get(f"/api/tables/{table}/news")
    assert set(news["views"]) == {"p1"}
    assert read_refusal(await program.call("GET", "/api/people/me")) == (401, "who-are-you")
    assert read_refusal(await program.call("GET", "/api/tables/mine")) == (401, "who-are-you")
    if news["table"]["turn"] == "p2":
        async with connect_all(table, bruno) as (socket,):
            await play_first({"p2": socket})
            news = await program.get(f"/api/tables/{table}/news")
    move, number = news["views"]["p1"]["moves"][0], news["table"]["number"]
    body = {"seat": "p1", "move": move, "number": number, "id": "one"}
    played = await program.post(f"/api/tables/{table}/moves", **body)
    assert await program.post(f"/api/tables/{table}/moves", **body) == played
    answer = await program.call("POST", f"/api/tables/{table}/moves", **body | {"seat": "p2"})
    assert read_refusal(answer) == (403, "not-yours")
    async with anna.at(table, 0, token) as socket:
        await socket.until_type("news")
        assert set(socket.news["views"]) == {"p1"}
        assert (await socket.ask(type="chat", text="beep"))["type"] == "accepted"
        await receive_up_to(socket, played["number"] + 1)
        assert "beep" in str(log_of(socket))


async def test_a_seat_token_is_worthless_at_another_table(address: str) -> None:
    anna, _, table = await two_players(address)
    other = (await anna.table(seats="here elsewhere"))["id"]
    token = (await anna.get(f"/api/tables/{table}/seats/p1/token"))["token"]
    news = await Client(address, token).get(f"/api/tables/{other}/news")
    assert set(news["views"]) <= {"watching"}


async def test_revoking_a_seat_token_closes_its_sockets(address: str) -> None:
    anna, bruno, table = await two_players(address)
    old = (await anna.get(f"/api/tables/{table}/seats/p1/token"))["token"]
    assert (await bruno.call("GET", f"/api/tables/{table}/seats/p1/token")).status_code == 403
    assert await post_refused(bruno, f"/api/tables/{table}/seats/p1/revoke") == (403, "not-yours")
    async with anna.at(table, 0, old) as socket, connect_all(table, bruno) as (other,):
        await socket.until_type("presence")
        new = (await anna.post(f"/api/tables/{table}/seats/p1/revoke"))["token"]
        with pytest.raises(ConnectionClosed):
            await socket.until(lambda _: False)
        assert (await other.ask(type="chat", text="I stay"))["type"] == "accepted"
    assert set((await Client(address, old).get(f"/api/tables/{table}/news"))["views"]) == {"watching"}
    assert set((await Client(address, new).get(f"/api/tables/{table}/news"))["views"]) == {"p1"}


async def test_a_person_joins_once(address: str) -> None:
    """Else a guest could sit on three seats and see three hands."""
    anna, bruno = await new_guest(address), await new_guest(address)
    place = f"/api/tables/{(await anna.table(seats='here elsewhere elsewhere'))['id']}"
    await bruno.post(f"{place}/join", seat="p2")
    assert await post_refused(bruno, f"{place}/join", seat="p3") == (409, "one-seat")
    assert await post_refused(anna, f"{place}/join", seat="p3") == (409, "one-seat")


async def test_at_a_table_with_a_clock_the_clock_decides(impatient_address: str) -> None:
    anna, _, table = await two_players(impatient_address, clock={"seconds": 600})
    assert await post_refused(anna, f"/api/tables/{table}/stand-in", seat="p2") == (409, "not-now")


async def test_an_opponent_cannot_choose_the_bot_that_stands_in(impatient_address: str) -> None:
    anna, _, table = await two_players(impatient_address)
    assert (await post_refused(anna, f"/api/tables/{table}/stand-in", seat="p2", level="easy"))[0] == 400


# --- Once more ------------------------------------------------------------------------------------


async def test_a_rematch_is_agreed_by_all(address: str) -> None:
    anna, bruno, table = await two_players(address, "master-elf", undo="ask", hints=False)
    place = f"/api/tables/{table}/rematch"
    assert await post_refused(anna, place) == (409, "not-now")
    await finish_with_bots(table, anna, bruno)
    asked = await anna.post(place)
    assert (asked["id"], asked["rematch"], asked["rematch_agreed"]) == (table, None, [anna.person])
    assert await anna.get("/api/tables/mine") == []
    assert (await anna.post(place, agree=False))["rematch_agreed"] == []
    assert (await bruno.post(place))["rematch"] is None, "she has withdrawn"
    assert (await bruno.post(place))["number"] == asked["number"] + 2, "said twice, written once"
    async with connect_all(table, bruno) as (two,):
        both = await asyncio.gather(*(person.post(place) for person in (anna, bruno, anna, bruno)))
        told = await two.until(lambda heard: bool(heard["type"] == "news" and heard["table"]["rematch"]))
    assert {one["rematch"] for one in both} - {None} == {told["table"]["rematch"]}
    assert told["entries"][-1]["body"] == {
        "agree": True, "person": anna.person, "name": "Anna", "table": told["table"]["rematch"],
    }  # fmt: skip
    again = await anna.get(f"/api/tables/{told['table']['rematch']}")
    assert [seat["person"] for seat in again["seats"]] == [bruno.person, anna.person]
    assert (again["state"], again["undo"], again["hints"]) == ("playing", "ask", False)
    for person in (anna, bruno):
        assert [mine["id"] for mine in await person.get("/api/tables/mine")] == [again["id"]]
        assert (await person.post(place, agree=False))["rematch"] == again["id"], "too late"
    assert await post_refused(await new_guest(address), place) == (403, "not-yours")


async def test_a_person_alone_with_bots_gets_the_rematch_at_once(address: str) -> None:
    anna = await new_guest(address)
    table = (await anna.table("master-elf", "here bot:easy"))["id"]
    await finish_with_bots(table, anna)
    again = await anna.get(f"/api/tables/{(await anna.post(f'/api/tables/{table}/rematch'))['rematch']}")
    assert again["state"] == "playing"
    assert [seat["kind"] for seat in again["seats"]] == ["bot", "here"]
