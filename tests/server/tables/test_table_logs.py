"""Logs of tables: none grows without limit, long ones come in pages, and past views are found quickly."""

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca import Match
from ludoteca.archive import ArchivedGame
from ludoteca.server.faults import ServerFault
from ludoteca.server.games import replay
from ludoteca.server.games.replay import replay_in_match
from ludoteca.server.messages.fields import EntryKind
from ludoteca.server.messages.log import ChatBody
from ludoteca.server.messages.tables import NewSeat, NewTable
from ludoteca.server.refusals import Refusal
from ludoteca.server.services import Services
from ludoteca.server.settings import Limits, Settings
from ludoteca.server.storage.log_entries import Changes, LogEntry, NewEntry
from ludoteca.server.tables import broadcasts
from ludoteca.server.tables.history import History, PositionCache
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.moves import UndoRequest
from ludoteca.server.tables.records import write_record
from ludoteca.server.tables.rules_upgrade import SLICE
from ludoteca.server.tables.table_views import PAGE
from tests.server.direct_tables import add_long_table, create_table, play
from tests.support.random_matches import play_out, start_match
from tests.support.server.server_process import Client, new_guest

pytestmark = pytest.mark.anyio

ENTRIES, UNDOS = 20, 45


@pytest.fixture
async def limited_services(tmp_path: Path) -> AsyncIterator[Services]:
    limits = replace(Limits(), most_log_entries_since_move=ENTRIES, most_log_undos=UNDOS)
    found = await Services.create(Settings(f"sqlite:///{tmp_path}/ludoteca.db", limits=limits, warm=False))
    await found.start()
    yield found
    await found.close()


# --- Requests -------------------------------------------------------------------------------------


async def test_a_request_is_done_once(limited_services: Services) -> None:
    """Whatever it asks for, it gets the old answer the second time, and nothing is tried."""
    tables = limited_services.tables
    table, person = await create_table(limited_services, "here", "here")
    attempts = 0

    async def chat() -> NewEntry:
        nonlocal attempts
        attempts += 1
        body = ChatBody(person=person, name="Anna", text=str(attempts))
        return table.next_entry("chat", None, body), Changes()

    for request_id, number, count in (("a", 2, 1), ("a", 2, 1), (None, 3, 2), (None, 4, 3), ("b", 5, 4)):
        assert (await tables.write(table, chat, request_id), attempts) == (number, count)
    await tables.start(table)
    assert [entry.request for entry in table.log] == ["deal", "a", None, None, "b"]


async def test_what_is_refused_after_the_match_changed_is_read_again(limited_services: Services) -> None:
    """Nobody sees a move that is not in the database."""
    tables = limited_services.tables
    table, _ = await create_table(limited_services, "here", "here")
    await tables.start(table)

    async def refuse() -> NewEntry:
        raise Refusal.of(ServerFault.NO_UNDO)

    async def play_and_refuse() -> NewEntry:
        assert table.match is not None
        table.match.play(table.match.moves[0])
        return await refuse()

    async def play_and_break_a_rule() -> NewEntry:
        assert table.match is not None
        table.match.play(table.match.moves[0])
        table.match.play("place viking")
        raise AssertionError("it was played")

    match = table.match
    for attempt in (refuse, play_and_refuse, play_and_break_a_rule):
        with pytest.raises(Refusal):
            await tables.write(table, attempt)
        assert table.must_reload == (attempt is not refuse)
        async with tables.locked_and_current(table):
            assert (table.replayed.moves_played, table.must_reload) == (0, False)
            assert (table.match is match) == (attempt is refuse)
        match = table.match


# --- Bounds ---------------------------------------------------------------------------------------


async def play_any(services: Services, table: LiveTable, number: int) -> None:
    assert table.match is not None
    moves = table.match.moves
    await play(services.moves, table, moves[number % len(moves)], f"m{table.number}")


async def take_back(services: Services, table: LiveTable) -> str | None:
    """Return the code of the refusal, if there was one."""
    try:
        seat = str(table.turn)
        request = UndoRequest(seat, table.number, f"u{table.number}")
        await services.moves.undo(table, request, frozenset([seat]))
    except Refusal as refusal:
        return refusal.code
    return None


async def test_undo_is_limited_and_the_match_goes_on(limited_services: Services) -> None:
    new_table = NewTable("master-elf", [NewSeat("here"), NewSeat("here")])
    anna = await limited_services.store.add_person("Anna", "en")
    table = await limited_services.tables.create(new_table, anna.id, "Anna")
    refused: list[str] = []
    for number in range(400):
        if "too-many-undos" in refused:
            break
        await play_any(limited_services, table, number)
        assert table.match is not None
        if table.match.can_undo and (code := await take_back(limited_services, table)):
            refused.append(code)
        assert table.replayed.entries_since_move <= ENTRIES + 30  # moves are always possible
    assert set(refused) == {"log-full", "too-many-undos"}
    assert table.replayed.undos == UNDOS
    number = table.number
    await play_any(limited_services, table, number)
    assert table.number == number + 1
    await limited_services.tables.refresh(table)
    table.must_reload = True
    counts = (table.replayed.undos, table.replayed.entries_since_move)
    async with limited_services.tables.locked_and_current(table):
        assert (
            table.replayed.undos,
            table.replayed.entries_since_move,
        ) == counts  # the same when it is read again


async def test_people_who_come_and_go_do_not_fill_the_log(limited_services: Services) -> None:
    new_table = NewTable("alpaca", [NewSeat("here"), NewSeat("elsewhere")])
    owner, other = [await limited_services.store.add_person(name, "en") for name in ("Anna", "Bruno")]
    table = await limited_services.tables.create(new_table, owner.id, "Anna")
    await limited_services.seating.join(table, other, None, "Visitor")

    async def come_and_go() -> None:
        for _ in range(ENTRIES):
            await limited_services.seating.leave(table, other.id, "p2")
            await limited_services.seating.come_back(table, other.id, "p2")

    with pytest.raises(Refusal, match="play on first") as refused:
        await come_and_go()
    assert refused.value.reason == "log-full"
    assert table.seats["p2"].stand_in  # a bot plays on


async def test_people_who_come_and_go_before_the_match_keep_nobody_else_away(
    limited_services: Services,
) -> None:
    """One person may sit down a few times, and however many do so, there is room for others."""
    seating, store = limited_services.seating, limited_services.store
    table, owner = await create_table(limited_services, "here", "elsewhere", "elsewhere")
    for _ in range(ENTRIES):
        visitor = await store.add_person("Visitor", "en")
        await seating.join(table, visitor, "p2", "Visitor")
        await seating.leave(table, visitor.id, "p2")
    for _ in range(Limits().most_joins - 1):
        await seating.join(table, visitor, "p2", "Visitor")
        await seating.leave(table, visitor.id, "p2")
    with pytest.raises(Refusal) as refused:
        await seating.join(table, visitor, "p2", "Visitor")
    assert refused.value.code == "too-many-joins"
    await limited_services.moderation.kick(table, owner, visitor.id)
    assert await seating.join(table, await store.add_person("Bruno", "en"), None, "Bruno") == "p2"


# --- Pages ----------------------------------------------------------------------------------------


async def long_table(client: Client) -> tuple[str, int]:
    """Return a table with a log of more than two pages, and its number of entries."""
    match = start_match(("africana", 4), 3)
    while len(match.played) < 2 * PAGE + 20 and not match.over:
        match.play(match.moves[len(match.played) % len(match.moves)])
    study = await client.post("/api/records", record=match.record())
    return study["id"], len(match.played) + 1


async def test_a_long_log_comes_in_pages(address: str) -> None:
    anna = await new_guest(address)
    table, last = await long_table(anna)
    assert last > 2 * PAGE
    async with Client(address).at(table) as socket:
        while not socket.news or socket.news["more"]:
            await socket.until_type("news")
        pages = [heard for heard in socket.heard if heard["type"] == "news"]
        assert [len(page["entries"]) for page in pages[:-1]] == [PAGE] * (len(pages) - 1)
        numbers = [entry["number"] for page in pages for entry in page["entries"]]
        assert numbers == list(range(1, last + 1))
    page = await anna.get(f"/api/tables/{table}/news?after=10")
    assert (page["more"], [entry["number"] for entry in page["entries"]]) == (True, [*range(11, PAGE + 11)])
    async with anna.at(table, last - 5) as socket:
        assert len((await socket.until_type("news"))["entries"]) == 5


# --- Past views -----------------------------------------------------------------------------------


def entries_of(match: Any) -> list[LogEntry]:
    """Return a log of a match in which some moves were undone and played once more."""
    deal = {"outcomes": list(match.setup_draws), "options": match.start_info["options"]}
    bodies: list[tuple[EntryKind, dict[str, Any]]] = [("deal", deal)]
    again = match.at_start()
    for played in match.played:
        move = {"move": played.move, "outcomes": list(played.draws)}
        again.replay_move(played.move, played.draws)
        bodies.append(("move", move))
        if again.can_undo:
            bodies.append(("undo", {}))
            bodies.append(("move", move))
    return [
        LogEntry("t", number, kind, None, body, None, 0.0) for number, (kind, body) in enumerate(bodies, 1)
    ]


@pytest.mark.parametrize("name", [*ludoteca.game_names(), "an old alpaca"])
def test_past_views_start_from_the_nearest_cached_position(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = ArchivedGame("alpaca", 1).start(2, 4) if name == "an old alpaca" else None
    match = play_out(old or start_match((name, 2), 4), 4)
    entries = entries_of(match)
    steps: list[int] = []

    def count_replays(match: Match, entry: LogEntry) -> Any:
        steps.append(entry.number)
        return replay_in_match(match, entry)

    monkeypatch.setattr(replay, "replay_in_match", count_replays)
    kept = PositionCache()
    whole = dict(History(match.game, 2, entries, kept).views("p1", 1))
    assert list(whole) == list(range(1, len(entries) + 1))
    for first in (len(entries) - 3, len(entries) // 2, 1):
        last = min(first + 9, len(entries))
        steps.clear()
        found = dict(History(match.game, 2, entries[:last], kept).views("p1", first))
        assert found == {number: whole[number] for number in range(first, last + 1)}
        assert len(steps) < 10 + 60


async def test_a_long_log_is_replayed_in_slices(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others are served in between, and nobody sees the table before all of it is there."""
    anna = await services.store.add_person("Anna", "en")
    table, replay = await add_long_table(services, anna.id), LiveTable.replay
    replayed = longest = 0

    def count_replay(live_table: LiveTable, entry: LogEntry) -> None:
        nonlocal replayed
        replayed += 1
        replay(live_table, entry)

    async def others() -> None:
        nonlocal longest
        before = 0
        while table not in services.tables.in_memory:
            await asyncio.sleep(0)
            longest, before = max(longest, replayed - before), replayed

    monkeypatch.setattr(LiveTable, "replay", count_replay)
    other = asyncio.create_task(others())
    live_table = await services.tables.find(table)
    await other
    assert replayed == live_table.number > 3 * SLICE
    assert longest <= SLICE
    match, number, live_table.must_reload = live_table.match, live_table.number, True
    again = asyncio.create_task(services.tables.catch_up(live_table, live_table.number))
    while not again.done():  # what is read again is seen when all of it is there
        assert live_table.number == len(live_table.log) == number
        await asyncio.sleep(0)
    assert live_table.match is not match


class HeardListener:
    """A spectator who keeps what is sent."""

    def __init__(self) -> None:
        self.own_seats: frozenset[str] = frozenset()
        self.seat_versions: dict[str, int] = {}
        self.person_versions: dict[str, int] = {}
        self.address = "198.51.100.7"
        self.heard: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def disconnect(self, refusal: Refusal) -> None: ...


async def test_a_broadcast_of_a_long_log_comes_in_pages(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(broadcasts, "PAGE", 40)
    anna = await services.store.add_person("Anna", "en")
    table = await services.tables.find(await add_long_table(services, anna.id))
    listener = HeardListener()
    table.listeners.add(listener)
    broadcasts.broadcast(table, 0)
    pages = [[entry["number"] for entry in news["entries"]] for news in listener.heard]
    assert [number for page in pages for number in page] == list(range(1, table.number + 1))
    assert len(pages) > 1
    assert max(map(len, pages)) == 40
    assert [news["more"] for news in listener.heard] == [True] * (len(pages) - 1) + [False]


async def test_a_record_is_written_once(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Writing that of a long match takes 20 milliseconds, in which nobody else is served."""
    anna = await services.store.add_person("Anna", "en")
    table = await services.tables.find(await add_long_table(services, anna.id))
    record = await write_record(services.tables, services.history_reader, table)
    monkeypatch.setattr(Match, "record", lambda _: pytest.fail("it was written before"))
    assert await write_record(services.tables, services.history_reader, table) == record
