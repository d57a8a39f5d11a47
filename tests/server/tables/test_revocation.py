"""Readings of token versions that several clients wait for."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

import pytest

from ludoteca.server.tables import revocation as revocation_module
from ludoteca.server.tables.listeners import Listener
from ludoteca.server.tables.revocation import Revocation

pytestmark = pytest.mark.anyio


@dataclass(eq=False)
class Client:
    """Somebody who listens to a table."""

    person_versions: dict[str, int]
    is_connected: bool = True

    def disconnect(self) -> None:
        self.is_connected = False


@dataclass
class People:
    """A store in which everybody's tokens have version 1."""

    reading: "asyncio.Future[None]" = field(default_factory=asyncio.Future)

    async def token_versions(self, people: Iterable[str]) -> dict[str, int]:
        if not self.reading.done():
            self.reading.set_result(None)
        return dict.fromkeys(people, 1)


async def test_somebody_who_comes_when_a_reading_has_just_ended_is_not_disconnected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(revocation_module, "TOO_OLD_SECONDS", 0.0)  # the reading has taken long
    people, listeners = People(), {Client({"anna": 1})}
    tables = SimpleNamespace(in_memory={"t": SimpleNamespace(listeners=listeners)})
    revocation = Revocation(cast(Any, people), cast(Any, tables), cast(Any, None), is_alone=False)
    boris = Client({"boris": 1})

    async def come() -> bool:
        await people.reading  # goes on when the reading has ended, before those who wait for it
        listeners.add(boris)
        return await revocation.is_valid(cast(Listener, boris))

    coming = asyncio.create_task(come())
    await asyncio.sleep(0)
    await revocation.check_all()
    assert await coming
    assert all(client.is_connected for client in listeners)
