"""Requests to the coach: whatever happens, each gets one answer, and the next one is taken."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from structlog.testing import capture_logs

from ludoteca.server.bots import coach
from ludoteca.server.messages.log import ChatBody
from ludoteca.server.people.rights import PersonRight
from ludoteca.server.services import Services
from ludoteca.server.storage.log_entries import Changes, NewEntry
from ludoteca.server.tables.live_table import LiveTable
from tests.server.direct_sockets import Line, connect_directly
from tests.server.direct_tables import add_long_table, create_table, direct_tables
from tests.support.server.server_process import PATIENCE

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def connect_to_new_table(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[LiveTable, Line]]:
    """Connect a client to a table where it has every seat, as if the bots were ready."""
    monkeypatch.setattr(services.compiler, "check_ready", lambda game: None)
    table, person = await create_table(services, "here", "here")
    token = services.people.signer.person_token(PersonRight(person, 1))
    async with connect_directly(services, table, token) as line:
        yield table, line


async def hear_answer(line: Line) -> tuple[str, str | None]:
    """Return the id of the next answer of the coach, and the reason if it is a refusal."""
    answer = await line.hear("refused", "hinted", "analysed")
    return answer["id"], answer.get("reason")


async def test_a_search_that_fails_is_answered(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(coach, "search_at_level", fail)
    with capture_logs() as logged:
        async with connect_to_new_table(services, monkeypatch) as (table, line):
            for id_ in ("h1", "h2"):
                line.say(type="hint", seat=table.turn, id=id_)
                assert await hear_answer(line) == (id_, "failed")
    failures = [entry for entry in logged if entry["event"] == "coach failed"]
    assert [entry["exc_info"] for entry in failures] == [True, True]


async def test_an_analysis_without_the_database_is_answered(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: str) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(services.store, "analysis", fail)
    anna = await services.store.add_person("Anna", "en")
    table = await services.tables.find(await add_long_table(services, anna.id))
    token = services.people.signer.person_token(PersonRight(anna.id, anna.version))
    async with connect_directly(services, table, token) as line:
        line.say(type="analyse", id="a1")
        assert await hear_answer(line) == ("a1", "database")


async def test_a_hint_that_is_being_computed_can_be_cancelled(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    began, may_end = threading.Event(), threading.Event()

    def search_slowly(*_: Any) -> None:
        began.set()
        may_end.wait(PATIENCE)

    monkeypatch.setattr(coach, "search_at_level", search_slowly)
    async with connect_to_new_table(services, monkeypatch) as (table, line):
        line.say(type="hint", seat=table.turn, id="h1")
        await asyncio.to_thread(began.wait, PATIENCE)
        line.say(type="cancel", id="h1")
        line.say(type="hint", seat="p2" if table.turn == "p1" else "p1", id="h2")
        try:
            assert await hear_answer(line) == ("h1", "cancelled")
            assert await hear_answer(line) == ("h2", "not-now")  # it is not said that one must wait
        finally:
            may_end.set()


async def test_a_hint_names_the_entry_of_the_position_that_was_searched(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process may have written meanwhile, and the table is read again before the search."""
    monkeypatch.setattr(coach, "search_at_level", lambda *_: SimpleNamespace(iterations=1))
    monkeypatch.setattr(coach, "list_hints", lambda *_: [])
    monkeypatch.setattr(coach, "explain_hint", lambda *_: None)
    elsewhere = direct_tables(services.database, "elsewhere")
    async with connect_to_new_table(services, monkeypatch) as (table, line):
        theirs = await elsewhere.find(table.id)

        async def say() -> NewEntry:
            return theirs.next_entry("chat", None, ChatBody(text="hello", name="Anna", person="a")), Changes()

        written = await elsewhere.write(theirs, say)
        table.must_reload = True
        line.say(type="hint", seat=table.turn, id="h1")
        assert table.number < written == (await line.hear("hinted"))["number"]
    await elsewhere.store.close()


async def test_cancelling_what_is_not_being_computed_is_answered(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with connect_to_new_table(services, monkeypatch) as (_, line):
        line.say(type="cancel", id="h1")
        assert await hear_answer(line) == ("h1", "cancelled")
