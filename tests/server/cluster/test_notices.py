"""Moves travel with their notices; what does not fit is read from the database."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteca.server.cluster import notices
from ludoteca.server.cluster.game_time import GameClock
from ludoteca.server.cluster.notices import EntryWritten, Notice, decode_notice, encode_notice
from ludoteca.server.messages.tables import ClockRule, NewSeat, NewTable
from ludoteca.server.settings import Limits
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.log_entries import Changes, NewEntry
from ludoteca.server.storage.table_store import Snapshot
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.moves import Moves, UndoRequest
from ludoteca.server.tables.table_views import view_news
from tests.server.direct_tables import direct_tables, play

pytestmark = pytest.mark.anyio


class Process:
    """A server process, with the notices that it sends and how often it reads a table."""

    def __init__(
        self, database: Database, name: str, clock: GameClock, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        self.tables = direct_tables(database, name, clock)
        self.moves = Moves(self.tables, Limits())
        self.sent: list[EntryWritten] = []
        self.readings = 0
        read = self.tables.store.table

        async def count(table_id: str, after: int) -> Snapshot | None:
            self.readings += 1
            return await read(table_id, after)

        def note(notice: Notice) -> None:
            sent = decode_notice(encode_notice(name, notice))[1]
            assert isinstance(sent, EntryWritten)
            self.sent.append(sent)

        monkeypatch.setattr(self.tables.store, "table", count)
        monkeypatch.setattr(self.tables.announcer.fanout, "send", note)

    async def follow(self, *sent: EntryWritten) -> None:
        for notice in sent:
            work = self.tables.follow(notice)
            if work is not None:
                await work


Meeting = tuple[Process, Process, LiveTable, LiveTable]


@pytest.fixture
async def meeting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Meeting]:
    """Two processes with the same table in memory, which has just begun."""
    database = Database(f"sqlite:///{tmp_path}/ludoteca.db")
    await database.migrate()
    clock = GameClock(lambda: 0.0)  # it stands still, so that two pictures of a table are the same
    here, there = [Process(database, name, clock, monkeypatch) for name in ("here", "there")]
    anna = await here.tables.store.add_person("Anna", "en")
    new_table = NewTable("alpaca", [NewSeat("here"), NewSeat("here")], clock=ClockRule(600))
    live = await here.tables.create(new_table, anna.id, "Anna")
    copy = await there.tables.find(live.id)
    here.sent.clear()
    there.readings = 0
    yield here, there, live, copy
    await database.close()


def picture(live: LiveTable) -> Any:
    """Return everything that a table shows and remembers, in a form that can be compared."""
    seats = [frozenset([seat]) for seat in live.seats] + [frozenset()]
    views = [msgspec.to_builtins(view_news(live, held, 0)) for held in seats]
    assert live.match is not None
    return (
        views,
        live.row,
        live.seats,
        live.replayed.requests,
        live.turn_number,
        live.replayed.entries_since_move,
        live.match.record(),
    )


def check_copy(meeting: Meeting, readings: int) -> None:
    """Check that both processes have the same table, and how often the other one has read it."""
    _, there, live, copy = meeting
    assert there.readings == readings
    assert picture(copy) == picture(live)


async def play_some(process: Process, live: LiveTable, moves: int) -> None:
    for number in range(moves):
        assert live.match is not None
        await play(process.moves, live, live.match.moves[number % len(live.match.moves)], f"r{live.number}")


async def test_moves_are_repeated_without_reading_the_database(meeting: Meeting) -> None:
    here, there, live, copy = meeting
    await play_some(here, live, 12)
    seat = str(live.turn)
    assert live.match is not None
    if live.match.can_undo:
        await here.moves.undo(live, UndoRequest(seat, live.number, "undo"), frozenset([seat]))
    for notice in here.sent:
        assert there.tables.follow(notice) is None
    check_copy(meeting, readings=0)
    there.tables.in_memory.clear()
    assert picture(await there.tables.find(live.id)) == picture(copy)


async def test_old_notices_are_ignored(meeting: Meeting) -> None:
    here, there, live, copy = meeting
    await play_some(here, live, 3)
    await there.follow(*here.sent, *here.sent)
    assert (copy.number, there.readings) == (live.number, 0)


async def test_a_gap_is_read(meeting: Meeting) -> None:
    here, there, live, _ = meeting
    await play_some(here, live, 4)
    await there.follow(here.sent[0], here.sent[3], here.sent[1], here.sent[2])
    check_copy(meeting, readings=1)


async def test_a_long_entry_is_read(meeting: Meeting, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there, live, _ = meeting
    monkeypatch.setattr(notices, "LARGEST_NOTICE", 100)
    await play_some(here, live, 1)
    assert here.sent[0].content is None
    await there.follow(*here.sent)
    check_copy(meeting, readings=1)


async def test_an_entry_that_does_not_fit_is_read(meeting: Meeting) -> None:
    here, there, live, _ = meeting
    await play_some(here, live, 2)
    wrong = here.sent[0]
    assert wrong.content is not None
    wrong.content.body = {"move": "buy the moon", "outcomes": []}
    await there.follow(*here.sent)
    check_copy(meeting, readings=1)


async def test_a_notice_waits_while_somebody_acts(meeting: Meeting) -> None:
    here, there, live, copy = meeting
    await play_some(here, live, 1)
    async with copy.lock:
        work = there.tables.follow(here.sent[0])
        assert work is not None
    await work
    check_copy(meeting, readings=0)


async def test_a_table_that_must_be_reloaded_is_read(meeting: Meeting) -> None:
    here, there, live, copy = meeting
    await play_some(here, live, 1)
    copy.must_reload = True
    await there.follow(*here.sent)
    check_copy(meeting, readings=1)


async def test_names_are_not_in_notices(meeting: Meeting) -> None:
    """A deleted person's name is gone from the database, but a late notice could bring it back."""
    here, there, live, copy = meeting
    entry = live.next_entry("chat", None, {"person": "anna", "name": "Anna", "text": "Hello"})

    async def chat() -> NewEntry:
        return entry, Changes()

    await here.tables.write(live, chat, "c")
    assert here.sent[-1].content is None
    await there.follow(*here.sent)
    assert copy.log[-1].body == entry.body
