"""Playing over real sockets: moves, acknowledgements, undo, chat, and catching up."""

import pytest

import ludoteca
from tests.support.server.clients import (
    connect_all,
    log_of,
    play_first,
    play_until_undoable,
    receive_up_to,
    two_players,
)
from tests.support.server.server_process import Client, new_guest

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", ludoteca.game_names())
async def test_a_whole_match_against_a_bot(address: str, game: str) -> None:
    anna = await new_guest(address)
    table = await anna.table(game, "here bot:easy")
    async with anna.at(table["id"]) as socket:
        await socket.until_type("news")
        while socket.news["table"]["state"] == "playing":
            if socket.turn == "p1":
                answer = await socket.play("p1", socket.moves("p1")[0])
                assert answer["type"] == "accepted"
                if socket.number < answer["number"]:
                    await socket.until_type("news")
            else:
                await socket.until_type("news")
    assert socket.news["views"]["p1"]["outcome"]["winners"]
    record = (await anna.call("GET", f"/api/tables/{table['id']}/record")).text
    assert ludoteca.replay(record).over


# --- Moves ----------------------------------------------------------------------------------------


async def test_the_same_id_is_played_once(address: str) -> None:
    anna, bruno, table = await two_players(address)
    async with connect_all(table, anna, bruno) as (one, two):
        socket, seat = (one, "p1") if one.turn == "p1" else (two, "p2")
        message = {"type": "play", "seat": seat, "move": socket.moves(seat)[0], "number": socket.number}
        answers = [await socket.ask(**message, id="same") for _ in range(3)]
        assert answers[0]["type"] == "accepted"
        assert answers == [answers[0]] * 3
        assert socket.number == answers[0]["number"]
        path = f"/api/tables/{table}/moves"
        body = {key: value for key, value in message.items() if key != "type"} | {"id": "same"}
        assert await (anna if seat == "p1" else bruno).post(path, **body) == answers[0]


async def test_a_stale_number_is_refused_with_the_news_that_was_missed(address: str) -> None:
    anna, bruno, table = await two_players(address)
    async with connect_all(table, anna, bruno) as (one, two):
        sockets = {"p1": one, "p2": two}
        for step in range(4):
            await play_first(sockets, step)
        socket, seat = sockets[str(one.turn)], str(one.turn)
        known, last = socket.number - 3, socket.number
        answer = await socket.play(seat, socket.moves(seat)[0], known)
        assert (answer["type"], answer["reason"]) == ("refused", "stale")
        news = await socket.until_type("news")
        assert [entry["number"] for entry in news["entries"]] == [last - 2, last - 1, last]
        ahead = await socket.play(seat, socket.moves(seat)[0], last + 5)
        assert ahead["reason"] == "stale"


async def test_chat_makes_no_move_stale(address: str) -> None:
    anna, bruno, table = await two_players(address)
    async with connect_all(table, anna, bruno) as (one, two):
        await play_first({"p1": one, "p2": two})
        before = one.number
        assert (await one.ask(type="chat", text="Ciao!"))["type"] == "accepted"
        seat = str(one.turn)
        socket = {"p1": one, "p2": two}[seat]
        assert (await socket.play(seat, socket.moves(seat)[0], before))["type"] == "accepted"


async def test_an_unknown_move_is_refused(address: str) -> None:
    anna, bruno, table = await two_players(address)
    async with connect_all(table, anna, bruno) as (one, two):
        seat = str(one.turn)
        answer = await {"p1": one, "p2": two}[seat].play(seat, "fly to the moon")
        assert (answer["type"], answer["reason"]) == ("refused", "invalid-move")


async def test_an_illegal_move_is_refused_with_the_legal_ones(address: str) -> None:
    anna, bruno, table = await two_players(address)
    async with connect_all(table, anna, bruno) as (one, two):
        sockets, known, illegal = {"p1": one, "p2": two}, set[str](), list[str]()
        while not illegal:  # play until a move that was legal before is not legal now
            known |= set(sockets[str(one.turn)].moves(str(one.turn)))
            await play_first(sockets)
            seat = str(one.turn)
            illegal = sorted(known - set(sockets[seat].moves(seat)))
        answer = await sockets[seat].play(seat, illegal[0])
        assert (answer["type"], answer["reason"]) == ("refused", "illegal-move")
        assert answer["legal"] == sockets[seat].moves(seat)


# --- Undo -----------------------------------------------------------------------------------------


async def test_a_free_undo_needs_no_consent(address: str) -> None:
    anna, bruno, table = await two_players(address, undo="free")
    async with connect_all(table, anna, bruno) as (one, two):
        sockets = {"p1": one, "p2": two}
        seat = await play_until_undoable(sockets)
        answer = await sockets[seat].ask(type="undo", seat=seat, number=one.number)
        assert answer["type"] == "accepted"
        for socket in (one, two):
            await receive_up_to(socket, answer["number"])
            assert [entry["kind"] for entry in socket.news["entries"]] == ["undo"]
        fresh = (await anna.get(f"/api/tables/{table}/news"))["entries"]
        assert {e["number"]: e for e in fresh} == log_of(one)
        await play_first(sockets)


async def test_undo_is_refused_if_the_table_forbids_it(address: str) -> None:
    anna, bruno, table = await two_players(address, undo="off")
    async with connect_all(table, anna, bruno) as (one, two):
        sockets = {"p1": one, "p2": two}
        for step in range(10):
            await play_first(sockets, step)
            assert one.news["can_undo"] == two.news["can_undo"] == []
        seat = str(one.turn)
        answer = await sockets[seat].ask(type="undo", seat=seat, number=one.number)
        assert answer["reason"] == "not-now"


async def test_undo_is_refused_before_the_first_move_and_after_the_turn(address: str) -> None:
    anna, bruno, table = await two_players(address)
    async with connect_all(table, anna, bruno) as (one, two):
        sockets, seat = {"p1": one, "p2": two}, str(one.turn)
        first = await sockets[seat].ask(type="undo", seat=seat, number=one.number)
        assert first["reason"] == "illegal-undo"
        while str(one.turn) == seat:
            await play_first(sockets)
        answer = await sockets[str(one.turn)].ask(type="undo", seat=str(one.turn), number=one.number)
        assert answer["reason"] == "illegal-undo"
        other = await sockets[seat].ask(type="undo", seat=seat, number=one.number)
        assert other["reason"] == "not-your-turn"


@pytest.mark.parametrize("agree", [True, False])
async def test_undo_asks_everybody(address: str, agree: bool) -> None:
    people = [await new_guest(address, name) for name in ("Anna", "Bruno", "Clara")]
    table = (await people[0].table("alpaca", "here elsewhere elsewhere", undo="ask"))["id"]
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join", name="me")
    async with connect_all(table, *people) as sitting:
        sockets = dict(zip(("p1", "p2", "p3"), sitting, strict=True))
        requester = await play_until_undoable(sockets)
        asked = await sockets[requester].ask(type="undo", seat=requester, number=sitting[0].number)
        others = [seat for seat in sockets if seat != requester]
        nobody = await sockets[requester].ask(type="answer", seat=requester, agree=True)
        assert nobody["reason"] == "not-now"
        first = await sockets[others[0]].ask(type="answer", seat=others[0], agree=True)
        assert first["number"] == asked["number"] + 1
        second = await sockets[others[1]].ask(type="answer", seat=others[1], agree=agree)
        assert second["type"] == "accepted"
        await receive_up_to(sockets[requester], second["number"] + agree)
        kinds = [entry["kind"] for entry in log_of(sockets[requester]).values()]
        assert kinds[-3:] == (["answer", "answer", "undo"] if agree else ["ask", "answer", "answer"])
        late = await sockets[others[0]].ask(type="answer", seat=others[0], agree=True)
        assert late["reason"] == "not-now"


# --- Coming back ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ludoteca.game_names())
async def test_a_returning_client_receives_exactly_what_it_missed(address: str, game: str) -> None:
    anna, bruno, table = await two_players(address, game)
    async with connect_all(table, anna, bruno, Client(address)) as (one, two, watcher):
        sockets = {"p1": one, "p2": two}
        for step in range(6):
            await play_first(sockets, step)
        gone = one.number
        await two.ask(type="chat", text="wait")
        for step in range(9):
            await play_first(sockets, 2 * step)
        await receive_up_to(watcher, one.number)
        for person, stayed in ((anna, one), (bruno, two), (Client(address), watcher)):
            async with person.at(table, gone) as back:
                await back.until_type("news")
                missed = {number: entry for number, entry in log_of(stayed).items() if number > gone}
                assert log_of(back) == missed
                assert len(missed) == 10
                assert back.news["views"] == stayed.news["views"]
                assert back.news["can_undo"] == stayed.news["can_undo"]
            async with person.at(table, one.number) as back:
                assert (await back.until_type("news"))["entries"] == []


async def test_spectators_see_what_everybody_sees(address: str) -> None:
    anna, bruno, table = await two_players(address, "africana")
    async with connect_all(table, anna, bruno, Client(address)) as (one, two, watcher):
        await play_first({"p1": one, "p2": two})
        await receive_up_to(watcher, one.number)
        assert set(watcher.news["views"]) == {"watching"}
        assert watcher.news["views"]["watching"]["moves"] == []
        assert all("move" not in entry for entry in log_of(watcher).values())
        answer = await watcher.ask(type="chat", text="hello?")
        assert answer["reason"] == "not-yours"
        complete = {"type": "presence", "seats": ["p1", "p2"], "watching": 1}
        if complete not in one.heard:  # it may come after the news
            await one.until(lambda heard: heard == complete)


async def test_everybody_receives_chat(address: str) -> None:
    anna, bruno, table = await two_players(address)
    clara = await new_guest(address, "Clara")
    async with connect_all(table, anna, bruno, clara) as (one, two, three):
        said = [
            await socket.ask(type="chat", text=f"line {n} ✓") for n, socket in enumerate((one, two, three))
        ]
        for socket in (one, two, three):
            await receive_up_to(socket, said[-1]["number"])
            spoken = [e["body"] for e in log_of(socket).values() if e["kind"] == "chat"]
            assert [body["text"] for body in spoken] == ["line 0 ✓", "line 1 ✓", "line 2 ✓"]
            assert [body["name"] for body in spoken] == ["Anna", "Bruno", "Clara"]
        for text in ("", "x" * 501, 5):
            await one.send(type="chat", text=text, id="bad")
            assert (await one.until_type("refused"))["reason"] == "not-understood"
