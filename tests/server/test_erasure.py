"""Erasure on a running server: what is deleted goes at once, and leaves nothing behind that fails."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.company import refusal
from tests.server.serving import Server, guest

pytestmark = pytest.mark.anyio


def faults(server: Server) -> list[str]:
    """What the server wrote down as errors and warnings."""
    lines = server.log.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if '"error"' in line or '"warning"' in line]


async def test_bots_of_deleted_tables_stop(tmp_path: Path, serve: Callable[..., Server]) -> None:
    """Those of an account that was deleted, and of a table that another process has deleted."""
    server = serve(f"sqlite:///{tmp_path}/house.db")
    anna, bruno = await guest(server.address, "Anna"), await guest(server.address, "Bruno")
    for _ in range(3):
        await anna.table("master-elf", "here bot:easy bot:easy bot:easy")
    elsewhere = (await bruno.table("master-elf", "here elsewhere bot:easy"))["id"]
    await anna.post(f"/api/tables/{elsewhere}/join", seat="p2")
    await bruno.post(f"/api/tables/{elsewhere}/leave", seat="p1")
    await anna.post(f"/api/tables/{elsewhere}/leave", seat="p2")
    with sqlite3.connect(tmp_path / "house.db") as file:
        for part, column in (("entries", "table"), ("seats", "table"), ("tables", "id")):
            file.execute(f'DELETE FROM {part} WHERE "{column}" = ?', [elsewhere])
    assert (await anna.call("DELETE", "/api/people/me")).status_code == 204
    await asyncio.sleep(2.5)  # a bot that failed would have tried again
    assert refusal(await bruno.call("GET", f"/api/tables/{elsewhere}")) == (404, "not-found")
    assert [line for line in faults(server) if "bot" in line] == []
