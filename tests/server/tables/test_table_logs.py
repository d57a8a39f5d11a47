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
from ludoteca.server.games import replay
from ludoteca.server.games.replay import repeat_entry
from ludoteca.server.messages.fields import EntryKind
from ludoteca.server.messages.tables import NewSeat, NewTable
from ludoteca.server.refusals import Refusal
from ludoteca.server.services import Services
from ludoteca.server.settings import Limits, Settings
from ludoteca.server.storage.log_entries import LogEntry
from ludoteca.server.tables import broadcasts
from ludoteca.server.tables.history import History, PositionCache
from ludoteca.server.tables.live_table import PAGE, LiveTable
from ludoteca.server.tables.rules_upgrade import SLICE
from tests.random_matches import play_out, start_match
from tests.server.direct_tables import add_long_table, play
from tests.server.server_process import Client, new_guest

pytestmark = pytest.mark.anyio

UNSETTLED, UNDOS = 20, 45


@pytest.fixture
async def limited_services(tmp_path: Path) -> AsyncIterator[Services]:
    limits = replace(Limits(), log_unsettled=UNSETTLED, log_undos=UNDOS)
    found = await Services.create(Settings(f"sqlite:///{tmp_path}/ludoteca.db", limits=limits, warm=False))
    await found.start()
    yield found
    await found.close()


# --- Bounds ---------------------------------------------------------------------------------------


async def play_any(services: Services, live: LiveTable, number: int) -> None:
    assert live.match is not None
    moves = live.match.moves
    await play(services.moves, live, moves[number % len(moves)], f"m{live.number}")


async def take_back(services: Services, live: LiveTable) -> str | None:
    """The reason of the refusal, if there was one."""
    try:
        seat = str(live.turn)
        await services.moves.undo(live, seat, live.number, f"u{live.number}", frozenset([seat]))
    except Refusal as refusal:
        return refusal.reason
    return None


async def test_undo_is_limited_and_the_game_goes_on(limited_services: Services) -> None:
    wish = NewTable("master-elf", [NewSeat("here"), NewSeat("here")])
    anna = await limited_services.store.add_person("Anna", "en")
    live = await limited_services.tables.create(wish, anna.id, "Anna")
    refused: list[str] = []
    for number in range(400):
        await play_any(limited_services, live, number)
        assert live.match is not None
        if live.match.can_undo and (reason := await take_back(limited_services, live)):
            refused.append(reason)
        assert live.unsettled <= UNSETTLED + 30  # moves are always possible
        if live.undos == UNDOS:
            break
    assert set(refused) == {"log-full"}
    await limited_services.tables.refresh(live)
    live.must_reload = True
    counts = (live.undos, live.unsettled)
    async with limited_services.tables.at_rest(live):
        assert (live.undos, live.unsettled) == counts  # the same when it is read again


async def test_people_who_come_and_go_do_not_fill_the_log(limited_services: Services) -> None:
    wish = NewTable("alpaca", [NewSeat("here"), NewSeat("elsewhere")])
    owner, other = [await limited_services.store.add_person(name, "en") for name in ("Anna", "Bruno")]
    live = await limited_services.tables.create(wish, owner.id, "Anna")
    await limited_services.seating.join(live, other, None, "Visitor")

    async def come_and_go() -> None:
        for _ in range(UNSETTLED):
            await limited_services.seating.leave(live, other.id, "p2")
            await limited_services.seating.come_back(live, other.id, "p2")

    with pytest.raises(Refusal, match="play on first") as refused:
        await come_and_go()
    assert refused.value.reason == "log-full"
    assert live.seats["p2"].stand_in  # a bot plays on


# --- Pages ----------------------------------------------------------------------------------------


async def long_table(client: Client) -> tuple[str, int]:
    """A table with a log of more than two pages; its number of lines."""
    match = start_match(("africana", 4), 3)
    while len(match.played) < 2 * PAGE + 20 and not match.over:
        match.play(match.moves[len(match.played) % len(match.moves)])
    study = await client.post("/api/records", record=match.record())
    return study["id"], len(match.played) + 1


async def test_a_long_log_comes_in_pages(address: str) -> None:
    anna = await new_guest(address)
    table, lines = await long_table(anna)
    assert lines > 2 * PAGE
    async with Client(address).at(table) as socket:
        while not socket.news or socket.news["more"]:
            await socket.until_type("news")
        pages = [heard for heard in socket.heard if heard["type"] == "news"]
        assert [len(page["entries"]) for page in pages[:-1]] == [PAGE] * (len(pages) - 1)
        numbers = [entry["number"] for page in pages for entry in page["entries"]]
        assert numbers == list(range(1, lines + 1))
    page = await anna.get(f"/api/tables/{table}/news?after=10")
    assert (page["more"], [entry["number"] for entry in page["entries"]]) == (True, [*range(11, PAGE + 11)])
    async with anna.at(table, lines - 5) as socket:
        assert len((await socket.until_type("news"))["entries"]) == 5


# --- Moments --------------------------------------------------------------------------------------


def lines_of(match: Any) -> list[LogEntry]:
    """A log of a match in which some moves were taken back and played once more."""
    deal = {"outcomes": list(match.setup_draws), "options": match.start_info["options"]}
    bodies: list[tuple[EntryKind, dict[str, Any]]] = [("deal", deal)]
    again = match.at_start()
    for played in match.played:
        move = {"move": played.move, "outcomes": list(played.draws)}
        again.repeat(played.move, played.draws)
        bodies.append(("move", move))
        if again.can_undo:
            bodies.append(("undo", {}))
            bodies.append(("move", move))
    return [
        LogEntry("t", number, kind, None, body, None, 0.0) for number, (kind, body) in enumerate(bodies, 1)
    ]


@pytest.mark.parametrize("name", [*ludoteca.names(), "an old alpaca"])
def test_past_views_start_from_the_nearest_cached_position(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = ArchivedGame("alpaca", 1).start(2, 4) if name == "an old alpaca" else None
    match = play_out(old or start_match((name, 2), 4), 4)
    lines = lines_of(match)
    steps: list[int] = []

    def count_repeats(match: Match, entry: LogEntry) -> Any:
        steps.append(entry.number)
        return repeat_entry(match, entry)

    monkeypatch.setattr(replay, "repeat_entry", count_repeats)
    kept = PositionCache()
    whole = dict(History(match.game, 2, lines, kept).views("p1", 1))
    assert list(whole) == list(range(1, len(lines) + 1))
    for first in (len(lines) - 3, len(lines) // 2, 1):
        last = min(first + 9, len(lines))
        steps.clear()
        found = dict(History(match.game, 2, lines[:last], kept).views("p1", first))
        assert found == {number: whole[number] for number in range(first, last + 1)}
        assert len(steps) < 10 + 60


async def test_a_long_log_is_replayed_in_slices(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others are served in between, and nobody sees the table before all of it is there."""
    anna = await services.store.add_person("Anna", "en")
    table, replay = await add_long_table(services, anna.id), LiveTable.replay
    replayed = longest = 0

    def count_replay(live: LiveTable, entry: LogEntry) -> None:
        nonlocal replayed
        replayed += 1
        replay(live, entry)

    async def others() -> None:
        nonlocal longest
        before = 0
        while table not in services.tables.live:
            await asyncio.sleep(0)
            longest, before = max(longest, replayed - before), replayed

    monkeypatch.setattr(LiveTable, "replay", count_replay)
    other = asyncio.create_task(others())
    live = await services.tables.find(table)
    await other
    assert replayed == live.number > 3 * SLICE
    assert longest <= SLICE
    match, number, live.must_reload = live.match, live.number, True
    again = asyncio.create_task(services.tables.catch_up(live, live.number))
    while not again.done():  # what is read again is seen when all of it is there
        assert live.number == len(live.log) == number
        await asyncio.sleep(0)
    assert live.match is not match


class HeardListener:
    """A spectator who keeps what is sent."""

    def __init__(self) -> None:
        self.seats: frozenset[str] = frozenset()
        self.versions: dict[str, int] = {}
        self.people: dict[str, int] = {}
        self.heard: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def disconnect(self) -> None: ...

    def check_pace(self, now: float) -> None: ...


async def test_a_broadcast_of_a_long_log_comes_in_pages(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(broadcasts, "PAGE", 40)
    anna = await services.store.add_person("Anna", "en")
    live = await services.tables.find(await add_long_table(services, anna.id))
    listener = HeardListener()
    live.listeners.add(listener)
    broadcasts.broadcast(live, 0)
    pages = [[entry["number"] for entry in news["entries"]] for news in listener.heard]
    assert [number for page in pages for number in page] == list(range(1, live.number + 1))
    assert len(pages) > 1
    assert max(map(len, pages)) == 40
    assert [news["more"] for news in listener.heard] == [True] * (len(pages) - 1) + [False]
