"""A refusal reaches a client with the codes and facts of its sentences, whichever way it travels."""

import pytest
from websockets.exceptions import ConnectionClosed

from tests.errors.codes import CODES, read_sentences
from tests.support.server.clients import post_refused
from tests.support.server.server_process import Client, new_guest

pytestmark = pytest.mark.anyio


async def new_table(anna: Client) -> str:
    seats = [{"kind": "here"}, {"kind": "elsewhere"}]
    table = await anna.post("/api/tables", game="alpaca", seats=seats)
    return str(table["id"])


async def test_over_http(address: str) -> None:
    anna = await new_guest(address, "Anna")
    place = f"/api/tables/{await new_table(anna)}/join"
    assert await post_refused(anna, place, seat="p2") == (409, "one-seat")
    told = (await anna.call("POST", place, seat="p2")).json()
    assert told["sentences"] == [{"code": "one-seat", "facts": {}}]
    assert read_sentences(told, "it") == "A questo tavolo hai già un posto."
    assert read_sentences(told, "ru") == "У вас уже есть место за этим столом."


async def test_with_facts(address: str) -> None:
    anna, bruno = await new_guest(address, "Anna"), await new_guest(address, "Bruno")
    told = (await bruno.call("POST", f"/api/tables/{await new_table(anna)}/join", seat="p1")).json()
    assert told["message"] == "Seat 1 is taken. Still free: 2."
    assert told["sentences"] == [{"code": "seat-taken", "facts": {"seat": "1", "free": "2"}}]
    assert read_sentences(told, "ru") == "Место 1 занято. Ещё свободны: 2."


async def test_of_the_rules(address: str) -> None:
    anna = await new_guest(address, "Anna")
    seats = [{"kind": "here"}] * 3
    told = (
        await anna.call("POST", "/api/tables", game="alpaca", seats=seats, options={"quick": True})
    ).json()
    assert (told["reason"], told["sentences"][0]["code"]) == ("bad-option", "alpaca-quick-seats")
    assert read_sentences(told, "it") == "La partita rapida è per 2 giocatori, non per 3."


async def test_of_a_field_that_is_wrong(address: str) -> None:
    anna = await new_guest(address, "Anna")
    told = (await anna.call("POST", "/api/people/me/register", name="Anna", passphrase="short")).json()
    assert told["reason"] == "not-understood"
    assert read_sentences(told, "ru") == "В пароле от 8 до 200 знаков."


async def test_over_a_socket(address: str) -> None:
    anna = await new_guest(address, "Anna")
    async with anna.at(await new_table(anna)) as socket:
        await socket.until_type("news")
        told = await socket.ask(type="play", seat="p1", move="end", number=0)
        assert told["sentences"] == [{"code": "cannot-move", "facts": {"state": "open"}}]
        assert read_sentences(told, "it") == "La partita non è ancora cominciata."
        told = await socket.ask(type="play", seat="p2", move="end", number=0)
        assert read_sentences(told, "ru") == "Место 2 не ваше."


async def test_in_the_closing_frame_of_a_socket(address: str) -> None:
    anna = await new_guest(address, "Anna")
    with pytest.raises(ConnectionClosed) as closed:
        async with anna.at("no-such-table") as socket:
            await socket.until_type("news")
    assert closed.value.rcvd is not None
    code, _, words = closed.value.rcvd.reason.partition(": ")
    assert code in {str(one) for one in CODES}
    assert words == "There is no table “no-such-table”."
