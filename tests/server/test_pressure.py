"""Under pressure: a server that has too much to do asks people to wait, and keeps the rest quick."""

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest

from ludoteca.server.pressure import Pressure
from ludoteca.server.refusal import Refusal
from ludoteca.server.settings import Settings
from ludoteca.server.sockets import SLOW, Socket
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
