"""Fixtures of the browser tests: the built pages, a server that serves them, a browser."""

import subprocess
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.support.server.server_process import Server
from tests.web.browser import ROOT, launch_browser, waiting_requests
from tests.web.positions import fix_luck

LOG_LINES = 30  # of the server's log that the report of a failed test shows


@pytest.fixture(scope="session")
def pages() -> Path:
    folder = ROOT / "web/dist"
    subprocess.run([ROOT / "scripts/web"], check=True)
    if not list(folder.glob("assets/*.wasm")):
        subprocess.run([ROOT / "scripts/web", "--modules"], check=True)
    return folder


@pytest.fixture(scope="session")
def server(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("web")
    database = f"sqlite:///{folder}/server.db"
    options = ("--cold", "--no-limits", "--push-network", "127.0.0.0/8", "--web", str(pages))
    server = Server(database, folder / "log", *options).start()
    yield server
    server.stop()


@pytest.fixture
def address(server: Server) -> str:
    return server.address


@pytest.fixture(scope="module")
def repeatable_address(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose luck follows from what can be drawn: the same moves lead to the same tables."""
    folder = tmp_path_factory.mktemp("repeatable")
    database = f"sqlite:///{folder}/server.db"
    server = Server(database, folder / "log", "--cold", "--no-limits", "--web", str(pages))
    server.prepare = fix_luck
    yield server.start().address
    server.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with launch_browser() as browser:
        yield browser


@pytest.fixture
def browser(chromium: Browser) -> Iterator[Browser]:
    """The browser of the session; what a test opens in it is closed after the test."""
    yield chromium
    for context in chromium.contexts:
        context.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Function,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add to the report of a failed test what its pages wait for and what the server logged."""
    report = yield
    if report.when == "call" and report.failed:
        browser, server = item.funcargs.get("browser"), item.funcargs.get("server")
        if isinstance(browser, Browser):
            pages = [page for context in browser.contexts for page in context.pages]
            lines = [f"{page.url}: {waiting_requests(page) or 'no request is waiting'}" for page in pages]
            report.sections.append(("pages", "\n".join(lines)))
        if isinstance(server, Server):
            logged = server.log.read_text(encoding="utf-8").splitlines()
            lines = [line for line in logged if "/assets/" not in line]
            report.sections.append(("server log", "\n".join(lines[-LOG_LINES:])))
    return report
