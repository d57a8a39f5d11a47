"""What a device gets to think by itself: what its own seat knows, and the decisions of a finished game."""

from base64 import b64decode
from typing import Any

import pytest

from ludoteca.bots.coach import decisions
from ludoteca.bots.levels import is_offered
from ludoteca.server.limits.fair_queue import Requester
from ludoteca.server.messages.sockets import HintRequest, KnowledgeRequest
from ludoteca.server.refusals import Refusal
from ludoteca.server.services import Services
from tests.server.direct_tables import create_table
from tests.support.random_matches import play_out, start_match
from tests.support.server.clients import connect_all, log_of, two_players
from tests.support.server.server_process import Client, new_guest

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("name", ["alpaca", "africana", "master-elf"])
async def test_a_seat_gets_what_it_knows_when_it_must_move(address: str, name: str) -> None:
    game = start_match((name, 2), 1).game
    anna = await new_guest(address)
    table = (await anna.table(name, "here here"))["id"]
    async with connect_all(table, anna) as (socket,):
        seat = str(socket.turn)
        await socket.send(type="knowledge", seat=seat, id="k")
        answer = await socket.until_type("known", "refused")
        assert answer["engine"] == {
            "game": name, "rules": game.definition.version, "figures": game.edition.digest,
            "champion": is_offered("champion", game, 2),
        }  # fmt: skip
        known = answer["known"]
        assert (known["seat"], known["number"], known["move"]) == (seat, socket.number, None)
        assert known["moves"] == socket.moves(seat)
        imagined = start_match((name, 2), 1).with_state(b64decode(known["state"]))
        assert imagined.legal_actions == known["actions"]
        assert imagined.view(seat) == socket.news["views"][seat]


async def test_a_hint_is_asked_only_of_a_champion_who_plays(address: str) -> None:
    anna = await new_guest(address)
    table = (await anna.table("alpaca", "here here here"))["id"]
    async with connect_all(table, anna) as (socket,):
        seat = str(socket.turn)
        assert (await socket.ask(type="hint", seat=seat, level="champion"))["reason"] == "not-offered"
        await socket.send(type="knowledge", seat=seat, id="k")
        assert (await socket.until_type("known"))["engine"]["champion"] is False


async def test_nobody_gets_what_another_seat_knows(address: str) -> None:
    anna, bruno, table = await two_players(address)
    async with connect_all(table, anna, bruno, Client(address)) as (one, two, spectator):
        turn = str(one.turn)
        mine, other, waiting = (one, two, "p2") if turn == "p1" else (two, one, "p1")
        for client, seat in ((other, turn), (spectator, turn), (mine, waiting)):
            assert (await client.ask(type="knowledge", seat=seat))["reason"] == "not-yours"
        assert (await other.ask(type="knowledge", seat=waiting))["reason"] == "not-now"
        for client in (mine, other, spectator):
            assert (await client.ask(type="decisions"))["reason"] == "not-now"


async def test_the_coach_itself_refuses_the_seats_of_others(services: Services) -> None:
    coach, requester = services.coach, Requester("192.0.2.1", "anna")
    table, _ = await create_table(services, "here", "here")
    seat = str(table.turn)
    hint, knowledge = HintRequest(seat, "a"), KnowledgeRequest(seat, "b")
    for own_seats in (frozenset[str](), frozenset(table.seats) - {seat}):
        with pytest.raises(Refusal, match="is not yours"):
            await coach.hint(table, hint, own_seats, requester)
        with pytest.raises(Refusal, match="is not yours"):
            await coach.knowledge(table, knowledge, own_seats, requester)
    assert (await coach.knowledge(table, knowledge, frozenset([seat]), requester)).seat == seat


async def test_a_table_without_hints_gives_no_knowledge(address: str) -> None:
    anna = await new_guest(address)
    table = (await anna.table("alpaca", "here here", hints=False))["id"]
    async with connect_all(table, anna) as (socket,):
        assert (await socket.ask(type="knowledge", seat=str(socket.turn)))["reason"] == "not-now"


async def test_the_decisions_of_a_finished_match_are_sent_in_parts(address: str) -> None:
    match = play_out(start_match(("master-elf", 2), 8), 8)
    anna = await new_guest(address)
    study = await anna.post("/api/records", record=match.record())
    found: list[Any] = []
    async with connect_all(study["id"], anna) as (socket,):
        await socket.send(type="decisions", id="d")
        while True:
            part = await socket.until_type("decided", "refused")
            assert (part["id"], part["of"]) == ("d", len(match.played))
            found += part["decisions"]
            if part["done"] == part["of"]:
                break
        entries = log_of(socket)
    expected = [one for one in decisions(match) if one is not None]
    assert [b64decode(one["state"]) for one in found] == [one.knowledge.pack() for one in expected]
    assert [one["moves"] for one in found] == [list(one.knowledge.moves) for one in expected]
    assert [one["move"] for one in found] == [one.move for one in expected]
    assert all(entries[one["number"]]["move"] == one["move"] for one in found)
