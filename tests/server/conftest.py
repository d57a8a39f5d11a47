"""Servers and databases for the tests of this folder."""

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from ludoteca.server.services import Services
from ludoteca.server.settings import Settings
from tests.support.server.backends import Postgres, Redis
from tests.support.server.server_process import Server


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for many tests.

    Its bots play by the heuristic, without waiting for a compiler.  However slow a test is, nobody has been
    away for so long that a bot may stand in.
    """
    folder: Path = tmp_path_factory.mktemp("server")
    options = ("--cold", "--no-limits", "--stand-in-after", "86400")
    server = Server(f"sqlite:///{folder}/ludoteca.db", folder / "log", *options).start()
    yield server.address
    server.kill()  # to stop, it would wait for bots that still play


@pytest.fixture(scope="session")
def impatient_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server where a bot may stand in for somebody as soon as they are away."""
    folder: Path = tmp_path_factory.mktemp("impatient")
    options = ("--cold", "--no-limits", "--stand-in-after", "0")
    server = Server(f"sqlite:///{folder}/ludoteca.db", folder / "log", *options).start()
    yield server.address
    server.kill()  # to stop, it would wait for bots that still play


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    service = Postgres()
    yield service
    service.stop()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    service = Redis()
    yield service
    service.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/ludoteca.db"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers on a database; they end with the test, however it ends."""
    servers: list[Server] = []

    def start(database_url: str, *options: str) -> Server:
        log = tmp_path / f"log{len(servers)}"
        servers.append(Server(database_url, log, "--cold", "--no-limits", *options))
        return servers[-1].start()

    yield start
    for server in servers:
        server.kill()


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    """All services on one database, without periodic jobs."""
    services = await Services.create(Settings(f"sqlite:///{tmp_path}/ludoteca.db", warm=False))
    yield services
    await services.close()
