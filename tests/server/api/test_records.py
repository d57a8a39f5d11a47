"""Records and past views of matches."""

import pytest

import ludoteca
from tests.support.random_matches import play_out, start_match
from tests.support.server.clients import (
    connect_all,
    finish_with_bots,
    log_of,
    play_first,
    post_refused,
    two_players,
)
from tests.support.server.server_process import Client, new_guest

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", ludoteca.game_names())
async def test_an_uploaded_record_becomes_a_table(address: str, game: str) -> None:
    anna = await new_guest(address)
    match = play_out(start_match((game, 2), 3), 3)
    match.players = ['Q "the [x]" Z', "Вера"]
    study = await anna.post("/api/records", record=match.record())
    assert (study["state"], study["number"]) == ("study", len(match.played) + 1)
    assert [seat["name"] for seat in study["seats"]] == list(match.players)
    place = f"/api/tables/{study['id']}"
    record = (await Client(address).call("GET", f"{place}/record")).text
    assert ludoteca.replay(record).position() == match.position()
    last = await Client(address).get(f"{place}/moments?seat=p2&first={study['number']}&last=99999")
    assert last[-1]["view"] == match.view("p2")
    assert last[-1]["entry"]["move"] == match.played[-1].move
    assert await post_refused(anna, f"{place}/join", seat="p1") == (409, "not-now")


@pytest.mark.parametrize("record", ["", "nonsense", "[game chess]", "\x00", '[Game "alpaca"]\n\n1. fly'])
async def test_invalid_records_are_refused(address: str, record: str) -> None:
    status, reason = await post_refused(await new_guest(address), "/api/records", record=record)
    assert (status, reason) in [(422, "bad-record"), (422, "unknown-game")]


async def test_past_views_are_what_was_seen_then(address: str) -> None:
    anna, bruno, table = await two_players(address, "africana")
    async with connect_all(table, anna, bruno) as (one, two):
        seen = {one.number: one.news["views"]["p1"]}
        for step in range(12):
            await play_first({"p1": one, "p2": two}, step)
            seen[one.number] = one.news["views"]["p1"]
        past_views = await anna.get(f"/api/tables/{table}/moments?seat=p1&last=200")
        assert {past["number"]: past["view"] for past in past_views} == seen
        assert all(past["of"] == one.number for past in past_views)
        heard = log_of(one)
        assert all(past["entry"] == heard[past["number"]] for past in past_views)
        spectator = await Client(address).get(f"/api/tables/{table}/moments")
        assert {past["view"]["seat"] for past in spectator} == {None}
        assert await anna.get(f"/api/tables/{table}/moments?first=500&last=600") == []
        assert await anna.get(f"/api/tables/{table}/moments?first=9&last=3") == []
        for query in ("first=0", "last=-1", "first=x", "seat=p9", "seat=%70%31%0A"):
            answer = await anna.call("GET", f"/api/tables/{table}/moments?{query}")
            assert answer.status_code in (400, 403)
        for seat, code in (("p2", "others-view"), ("p4", "unknown-seat")):
            answer = await anna.call("GET", f"/api/tables/{table}/moments?seat={seat}")
            assert answer.json()["sentences"][0]["code"] == code


async def test_everything_is_visible_after_the_end(address: str) -> None:
    anna, bruno, table = await two_players(address, "master-elf")
    over = await finish_with_bots(table, anna, bruno)
    first = max(1, over["number"] - 10)
    past_views = await Client(address).get(f"/api/tables/{table}/moments?seat=p1&first={first}&last=99999")
    assert past_views[-1]["view"]["seat"] == "p1"
    assert past_views[-1]["view"]["outcome"]
    record = (await Client(address).call("GET", f"/api/tables/{table}/record")).text
    assert list(ludoteca.replay(record).players) == ["Anna", "Bruno"]
