"""A server for the tests of this folder, on a database of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Server


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for many tests; its bots play by taste, without waiting for a compiler."""
    folder: Path = tmp_path_factory.mktemp("server")
    server = Server(f"sqlite:///{folder}/house.db", folder / "log", "--cold", "--no-limits").start()
    yield server.address
    server.stop()
