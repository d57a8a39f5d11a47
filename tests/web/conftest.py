"""The pages, built once; a server that shows them; a browser."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.server.server_process import Server
from tests.web.browsing import ROOT, launched


@pytest.fixture(scope="session")
def pages() -> Path:
    subprocess.run([ROOT / "scripts/web"], check=True)
    return ROOT / "web/dist"


@pytest.fixture(scope="session")
def address(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("web")
    database = f"sqlite:///{folder}/house.db"
    server = Server(database, folder / "log", "--cold", "--no-limits", "--web", str(pages)).start()
    yield server.address
    server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with launched() as browser:
        yield browser
