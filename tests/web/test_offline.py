"""A static site: played in a phone's browser with its host gone or silent, through a reload, to the end."""

import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import (
    box,
    click_end,
    complaints,
    my_turn,
    open_tab,
    play_now,
    set_up,
    visit,
    wait_until,
)
from tests.web.test_whole_games import GAMES, choose
from tests.web.whole_game import MENU, WAIT

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
CLICKS = 6  # before the reload, and after it
FOLDER = "games/ours"  # the site lies somewhere below its host's root
SLOW = 120_000  # milliseconds for Python to start on a busy machine
ONE_WAIT = 4  # seconds more than with a network; a page that waits twice takes longer


class Quiet(SimpleHTTPRequestHandler):
    """A host that knows nothing of us."""

    server: "Host"

    def do_GET(self) -> None:
        self.server.answers.wait()
        if self.server.has_python or "pyodide" not in self.path:
            super().do_GET()
        else:
            self.send_error(404)

    def log_message(self, *_: object) -> None:
        pass


class Host(ThreadingHTTPServer):
    """A static host, which can go away, or fall silent."""

    daemon_threads = True
    has_python = True

    def __init__(self, root: Path) -> None:
        super().__init__(("127.0.0.1", 0), partial(Quiet, directory=str(root)))
        self.answers = threading.Event()
        self.answers.set()
        self.address = f"http://127.0.0.1:{self.server_port}/{FOLDER}/"
        self.thread = threading.Thread(target=self.serve_forever)
        self.thread.start()

    def leave(self) -> None:
        self.answers.set()
        if self.thread.is_alive():
            self.shutdown()
            self.thread.join()
            self.server_close()


@pytest.fixture(scope="module")
def root(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that a host serves, with the site somewhere in it."""
    root = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "ludoteca", "site", str(root / FOLDER), "--web", str(pages)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return root


@pytest.fixture
def host(root: Path) -> Iterator[Host]:
    host = Host(root)
    yield host
    host.leave()


def test_a_static_site_is_played_without_a_network(host: Host, browser: Browser) -> None:
    asked: set[str] = set()
    page = visit(browser, "about:blank", **PHONE, service_workers="allow")
    page.context.on("request", lambda request: asked.add(request.url))
    complaints(page).clear()  # a blank page keeps no settings
    page.goto(host.address)
    expect(page.locator(".install")).to_contain_text("It starts without a network too.", timeout=SLOW)
    host.leave()
    for place, game in enumerate(GAMES):
        play_now(page, game)
        click_moves(page)
        if place == 0:
            reload(page)
        finish(page)
        page.goto(f"{host.address}#/")
    meet_the_champion(page)
    assert {url for url in asked if not url.startswith((host.address, "about:"))} == set()
    assert complaints(page) == []


# Somebody looks at another page; what a notification would show is kept.
LOOK_AWAY = """
localStorage["ludoteca.settings"] = JSON.stringify({ pace: "instant", notices: true });
window.icons = [];
window.Notification = class {
  static permission = "granted";
  constructor(title, options) { icons.push(options.icon); }
};
Object.defineProperty(document, "hidden", { get: () => true });
"""


def test_a_notification_of_a_site_below_its_root_has_its_icon(host: Host, browser: Browser) -> None:
    page = visit(browser, "about:blank")
    complaints(page).clear()  # a blank page keeps no settings
    page.add_init_script(LOOK_AWAY)
    page.goto(host.address)
    page.set_default_timeout(SLOW)
    box(page, "alpaca").get_by_role("button", name="Play now", exact=True).click(timeout=SLOW)
    expect(my_turn(page)).to_be_visible(timeout=SLOW)
    click_end(page)
    icon = str(wait_until(page, "() => window.icons[0]"))
    assert icon.startswith(host.address)
    assert page.evaluate("async (icon) => (await fetch(icon)).ok", icon)
    assert complaints(page) == []


def test_the_shelf_is_there_before_python(host: Host, browser: Browser) -> None:
    host.has_python = False
    page = visit(browser, host.address, **PHONE)
    expect(page.locator(".box h2")).to_have_text(["AFRICANA", "ALPACA", "MASTER ELF"])
    expect(page.get_by_role("button", name="Play now", exact=True).first).to_be_enabled()


def test_an_installed_page_waits_only_once_for_a_silent_network(host: Host, browser: Browser) -> None:
    page = visit(browser, host.address, **PHONE, service_workers="allow")
    expect(page.locator(".install")).to_contain_text("It starts without a network too.", timeout=SLOW)
    quick = reload_to_shelf(page)
    host.answers.clear()
    silent = reload_to_shelf(page)
    print(f"the shelf is there after {quick:.1f} s, on a silent network after {silent:.1f} s")
    assert silent < quick + ONE_WAIT
    play_now(page, "alpaca")


def reload_to_shelf(page: Page) -> float:
    """Reload the page; return how many seconds it takes until the games are there."""
    began = time.monotonic()
    page.reload(wait_until="commit")
    expect(page.locator(".box")).to_have_count(len(GAMES))
    return time.monotonic() - began


def meet_the_champion(page: Page) -> None:
    """Play against the champion of ALPACA, whose network lies among the files."""
    set_up(page, "here", "bot:champion")
    expect(page.get_by_text("Bot (champion)").first).to_be_visible()
    click_moves(page)
    expect(page.locator(".log")).to_contain_text("Bot (champion)")


def reload(page: Page) -> None:
    """Reload the page in the middle of a match, and play on."""
    number = str(page.locator(".table-page").get_attribute("data-number"))
    page.reload()
    expect(page.locator(".table-page")).to_have_attribute("data-number", number, timeout=SLOW)
    click_moves(page)


def finish(page: Page) -> None:
    """Let a bot play the rest of a match.  Nobody looks on, since drawing every move takes a long time."""
    table = page.url
    open_tab(page, "Table")
    page.get_by_role("button", name="Leave (a bot plays on)").click()
    page.get_by_role("dialog", name="Leave the game?").get_by_role("button", name="Leave the table").click()
    link = page.locator(f"a[href$='{table.rpartition('/')[2]}']")
    expect(page.locator(".shelf")).to_be_visible()
    expect(link.or_(page.locator(".install")).first).to_be_visible()
    expect(link).to_have_count(0, timeout=SLOW)  # among the games that are not over
    page.goto(table)
    expect(page.get_by_role("button", name="Rematch").first).to_be_visible()


def click_moves(page: Page) -> None:
    now = page.evaluate(WAIT, [MENU, None])
    for click in range(CLICKS):
        if now["isHelpOpen"]:
            page.keyboard.press("Escape")
        is_chosen = choose(page, now["isAsked"], click)
        now = page.evaluate(WAIT, [MENU, now if is_chosen else None])
    close_help(page)


def close_help(page: Page) -> None:
    """Close the help of a piece that had lost its moves just before the last click."""
    page.wait_for_timeout(200)  # it may still be opening
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
