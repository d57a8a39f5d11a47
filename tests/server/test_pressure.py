"""Under pressure: a server that has too much to do asks people to wait, and keeps the rest quick."""

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ludoteca.server.database import Database
from ludoteca.server.dialogue import Play
from ludoteca.server.messages import SeatWish, TableWish
from ludoteca.server.pressure import Pressure
from ludoteca.server.refusal import Refusal
from ludoteca.server.settings import Limits, Settings
from ludoteca.server.sockets import SLOW, Socket
from ludoteca.server.store import Store
from ludoteca.server.tables import Tables
from ludoteca.server.text_socket import TextSocket

pytestmark = pytest.mark.anyio


def test_moves_beyond_the_most_are_asked_to_wait() -> None:
    pressure = Pressure(2)
    with pressure.move(), pressure.move():
        with pytest.raises(Refusal) as refused, pressure.move():
            raise AssertionError("a third move was let in")
        assert (refused.value.status, refused.value.reason, refused.value.retry_after) == (503, "busy", 1)
    with pressure.move():
        assert pressure.moves == 1


async def test_moves_of_people_are_counted_whichever_way_they_come(tmp_path: Path) -> None:
    """Of two at the same moment, where one may be under way, one is written and one asked to wait."""
    database = Database(f"sqlite:///{tmp_path}/house.db")
    await database.migrate()
    store = Store(database, "here")
    anna = await store.add_person("Anna", "en")
    tables = Tables(store, Limits(moves_at_once=1))
    wish = TableWish("alpaca", [SeatWish("here"), SeatWish("here")])
    both = [await tables.create(wish, anna.id, "Anna") for _ in range(2)]
    plays = [tables.play(live, Play("p1", "end", live.number, "a"), "p1:a") for live in both]
    ends = await asyncio.gather(*plays, return_exceptions=True)
    assert [end.reason for end in ends if isinstance(end, Refusal)] == ["busy"]
    assert sum(isinstance(end, int) for end in ends) == 1
    waiting = next(live for live, end in zip(both, ends, strict=True) if isinstance(end, Refusal))
    assert await tables.play(waiting, Play("p1", "end", waiting.number, "a"), "p1:a") == waiting.number
    await store.close()
    await database.close()


def test_a_move_that_fails_makes_room_again() -> None:
    pressure = Pressure(1)
    for _ in range(3):
        with pytest.raises(RuntimeError), pressure.move():
            raise RuntimeError
    assert pressure.moves == 0


async def test_a_client_that_takes_nothing_is_given_up() -> None:
    stuck = asyncio.Event()

    async def never(_: Any) -> None:
        await stuck.wait()

    house: Any = SimpleNamespace(settings=Settings(), coaching=None)
    live: Any = SimpleNamespace(id="t")
    socket = Socket(house, live, TextSocket(never, never), "192.0.2.1")  # type: ignore[arg-type]
    socket.sending = asyncio.create_task(socket._send())
    socket.tell(b"news")
    await asyncio.sleep(0.01)
    socket.check_pace(time.monotonic() + SLOW / 2)
    await asyncio.sleep(0.01)
    assert not socket.sending.done()
    socket.check_pace(time.monotonic() + SLOW + 1)
    await asyncio.sleep(0.01)
    assert socket.sending.cancelled()
    assert socket.ended == "too slow"
