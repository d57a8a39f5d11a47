"""Uploaded editions: parsing one takes a while, so it never happens on the event loop, which all share."""

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from ludoteca import Game
from ludoteca.server.games import editions, uploads
from ludoteca.server.games.descriptions import speech_of
from ludoteca.server.games.editions import as_text, load_game, load_rules
from ludoteca.server.limits.fair_queue import Requester
from ludoteca.server.messages.games import SpeechInfo
from ludoteca.server.services import Services
from ludoteca.server.storage.database import Database
from ludoteca.server.tables.live_table import LiveTable
from tests.server.direct_tables import create_table, direct_tables
from tests.server.tables.test_upgrade import write_old_database

pytestmark = pytest.mark.anyio


def edition(number: int) -> str:
    """Return an edition with the game's own figures, and so with their digest."""
    return f'[edition]\nname = "mine {number}"\n'


def is_event_loop() -> bool:
    return threading.current_thread() is threading.main_thread()


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The uploaded editions that were parsed; none of them may be on the event loop."""
    texts: list[str] = []

    def note(text: str | None) -> str | None:
        if text is not None:
            assert not is_event_loop(), "everybody waits for this"
            texts.append(text)
        return as_text(text)

    monkeypatch.setattr(editions, "as_text", note)
    forget_editions()
    return texts


def forget_editions() -> None:
    """Forget what was parsed, as when many other editions have come since."""
    load_game.cache_clear()
    load_rules.cache_clear()


async def tables_of_bots(services: Services, number: int) -> list[LiveTable]:
    """Set up tables with editions of somebody's own, where bots begin."""
    return [
        (await create_table(services, "here", "bot", edition=edition(count), options={"first": "p2"}))[0]
        for count in range(number)
    ]


@pytest.mark.parametrize("is_on", [False, True])
async def test_bots_begin_without_parsing_an_edition(
    services: Services, parsed: list[str], monkeypatch: pytest.MonkeyPatch, is_on: bool
) -> None:
    monkeypatch.setattr(services.compiler, "is_on", is_on)
    monkeypatch.setattr(services.compiler, "_compile", lambda *_: False)
    tables = await tables_of_bots(services, 3)
    assert set(parsed) == {edition(number) for number in range(3)}
    parsed.clear()
    forget_editions()
    for table in tables:
        services.bot_runner.wake_bot(table)
    assert len(services.compiler.preparing) == is_on, "they have the same figures"
    assert not parsed


async def test_the_bots_of_other_tables_go_on_when_one_cannot_begin(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    woken: asyncio.Queue[str | None] = asyncio.Queue()

    def fail(_: Game, edition_text: str | None, __: Requester) -> None:
        woken.put_nowait(edition_text)
        raise ValueError("no room")

    monkeypatch.setattr(services.compiler, "prepare", fail)
    await tables_of_bots(services, 2)
    services.bot_runner.start()
    assert {await asyncio.wait_for(woken.get(), 10) for _ in range(2)} == {edition(0), edition(1)}


async def test_tables_are_upgraded_and_opened_again_without_parsing_there(
    tmp_path: Path, parsed: list[str]
) -> None:
    file = write_old_database(tmp_path)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE tables SET edition = ? WHERE id = 'running000'", [edition(0)])
    database = Database(f"sqlite:///{file}")
    await database.migrate()
    for process in ("the first", "the next"):
        tables = direct_tables(database, process)
        table = await tables.find("running000")
        assert (table.game.definition.version, table.game.edition.name) == (2, "mine 0")
        forget_editions()
        table.must_reload = True
        await tables.catch_up(table, 0)
        assert table.game.edition.name == "mine 0"
        forget_editions()
        await tables.store.close()
    assert len(parsed) >= 6, "the old rules and the present ones, each time"
    await database.close()


async def test_the_names_of_an_edition_are_collected_in_a_thread(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bool] = []

    def note(game: Game, language: str) -> SpeechInfo:
        asked.append(is_event_loop())
        return speech_of(game, language)

    monkeypatch.setattr(uploads, "speech_of", note)
    [table] = await tables_of_bots(services, 1)
    speech = await services.tables.uploads.speech(table.game, "it", Requester())
    assert speech.names["card"]["viking"] == "Vichingo"
    assert asked == [False]
