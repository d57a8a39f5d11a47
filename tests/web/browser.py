"""A real browser for tests: Chromium, driven as a person would use it."""

import json
import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
from playwright.sync_api import Browser, Locator, Page, Request, expect, sync_playwright

from tests.support.programs import find_program
from tests.web.painting import UNPAINTED, evaluate_painted

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-quic",
]  # fmt: skip
WITH_WINDOWS = ("chromium", "chromium-browser", "google-chrome")  # those that show notifications
PHONE = {"width": 360, "height": 740}
FLAT = {"width": 740, "height": 360}
TABLET = {"width": 820, "height": 1180}
DESKTOP = {"width": 1280, "height": 800}
TOUCH = {"has_touch": True, "is_mobile": True}
SERIOUS = ("serious", "critical")
PATIENCE = 20_000  # milliseconds an expectation may take on a busy machine

T = TypeVar("T")
MATCH_SECONDS = 120  # that bots may take for a whole match on a busy machine

expect.set_options(timeout=PATIENCE)


def find_chromium(*names: str) -> str:
    """Return the path of the installed browser; the one without windows takes a third less processor time."""
    if names:
        return find_program(*names)
    return os.environ.get("CHROMIUM") or find_program("chromium-headless-shell", *WITH_WINDOWS)


@contextmanager
def launch_browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        yield browser
        browser.close()


def visit(browser: Browser, address: str, **options: Any) -> Page:
    """Open a page with storage of its own; bots move without a pause, and nothing is animated or painted."""
    settings = {"pace": options.pop("pace", "instant"), "theme": options.pop("theme", "light")}
    is_painted, token = options.pop("painted", False), options.pop("token", None)
    context = browser.new_context(
        **{"viewport": DESKTOP, "locale": "en", "reduced_motion": "reduce", "service_workers": "block"}
        | options
    )
    context.add_init_script(f"localStorage['ludoteca.settings'] ??= {json.dumps(json.dumps(settings))}")
    if token:
        context.add_init_script(f"localStorage['ludoteca.token'] ??= {json.dumps(token)}")
    if not is_painted:
        context.add_init_script(UNPAINTED)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.problems = watch_console(page)  # type: ignore[attr-defined]
    page.requests_begun = watch_requests(page)  # type: ignore[attr-defined]
    page.goto(address)
    return page


def watch_console(page: Page) -> list[str]:
    """Return errors that the page throws or logs while it is used; the list grows."""
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on(
        "console",
        lambda message: (
            problems.append(message.text)
            if message.type == "error" and "WebSocket" not in message.text and "ERR_" not in message.text
            else None
        ),
    )
    return problems


def watch_requests(page: Page) -> dict[Request, float]:
    """Return when each request that has not been answered yet was sent."""
    begun: dict[Request, float] = {}

    def begin(request: Request) -> None:
        begun[request] = time.monotonic()

    def end(request: Request) -> None:
        begun.pop(request, None)

    page.on("request", begin)
    page.on("requestfinished", end)
    page.on("requestfailed", end)
    return begun


def waiting_requests(page: Page) -> list[str]:
    """Return requests of a page that have not been answered, and for how long."""
    begun: dict[Request, float] = getattr(page, "requests_begun", {})
    now = time.monotonic()
    return [f"{one.method} {one.url} ({now - since:.1f} s)" for one, since in begun.items()]


def complaints(page: Page) -> list[str]:
    """Return errors that the page has thrown or logged so far."""
    found: list[str] = page.problems  # type: ignore[attr-defined]
    return found


def wait_for(
    what: str, look: Callable[[], T], page: Page | None = None, seconds: float = PATIENCE / 1000
) -> T:
    """Look until something true is found, and return that; fail with the words for what was awaited.

    With a page, it goes on meanwhile: what it sends and hears reaches the test.
    """
    end = time.monotonic() + seconds
    while not (found := look()):
        assert time.monotonic() < end, f"never happened in {seconds:.0f} s: {what}"
        page.wait_for_timeout(50) if page else time.sleep(0.05)
    return found


def wait_until(page: Page, function: str, argument: object = None) -> Any:
    """Wait until a function in the page returns something true, and return that.

    The pages' policy forbids ``page.wait_for_function`` after its first look, because it evaluates a text.
    """
    return wait_for(function, lambda: page.evaluate(function, argument), page)


def box(page: Page, game: str) -> Locator:
    """Return a game's box on the shelf."""
    return page.locator(f".box[data-game={game}]")


def play_now(page: Page, game: str, button: str = "Play now") -> None:
    """Start a match against a bot from the home page."""
    box(page, game).get_by_role("button", name=button, exact=True).click()
    expect(page.locator(".board")).to_be_visible()


def new_match(address: str, game: str, *seats: str) -> tuple[str, str]:
    """Set up a table over HTTP, such as for ``here bot:medium``; its id and the token of its owner."""
    chosen = [dict(zip(("kind", "level"), seat.split(":"), strict=False)) for seat in seats]
    with httpx.Client(base_url=address, timeout=60, verify=False) as client:
        token = client.post("/api/people", json={"name": "Visitor"}).raise_for_status().json()["token"]
        headers = {"authorization": f"Bearer {token}"}
        table = client.post("/api/tables", json={"game": game, "seats": chosen}, headers=headers)
        return str(table.raise_for_status().json()["id"]), str(token)


def open_match(browser: Browser, address: str, game: str, **options: Any) -> Page:
    """Open a match against a bot, as "Play now" on the home page starts it, without that page."""
    table, token = new_match(address, game, "here", "bot:medium")
    page = visit(browser, f"{address}/#/table/{table}", token=token, **options)
    expect(page.locator(".board")).to_be_visible()
    return page


def set_up(page: Page, *seats: str) -> str:
    """Set up a table of ALPACA with these kinds of seats; its id."""
    box(page, "alpaca").get_by_role("button", name="With friends").click()
    dialog = page.get_by_role("dialog")
    while dialog.get_by_role("combobox", name=re.compile("^Player")).count() < len(seats):
        dialog.get_by_role("button", name="Add a seat").click()
    for place, seat in enumerate(seats, 1):
        dialog.get_by_role("combobox", name=f"Player {place}").select_option(seat)
    dialog.get_by_role("button", name="Create the table").click()
    page.wait_for_url(re.compile("/table/"))
    return table_of(page)


def end_turn(page: Page) -> None:
    """End the turn in ALPACA, and wait until the log shows it."""
    expect(my_turn(page)).to_be_visible()
    lines = page.locator(".log > li").count()
    click_end(page)
    expect(page.locator(".log > li")).not_to_have_count(lines)


def click_end(page: Page) -> None:
    """End the turn in ALPACA, also if something useful could still be done."""
    page.locator(".action-bar").get_by_role("button", name="End the turn", exact=True).first.click()
    pass_guard(page)


def pass_guard(page: Page) -> None:
    """Answer the question whether to end the turn, if it is asked."""
    question = page.get_by_role("dialog", name="Is that all?")
    if question.count():
        question.locator(".row .button:not(.primary)").click()


def my_turn(page: Page) -> Locator:
    """Return the line above the board, while it asks this player for a move."""
    return page.locator(".prompt[data-mine]")


def open_tab(page: Page, name: str) -> None:
    """Open a tab of the panel, which is closed at first in a small window."""
    panel = page.get_by_role("button", name="Log and chat")
    if panel.get_attribute("aria-expanded") == "false":
        panel.click()
    page.get_by_role("tab", name=name).click()


def table_of(page: Page) -> str:
    """Return the id of the table that a page shows."""
    return page.url.split("/table/")[1].split("/")[0]


def let_bots_play(page: Page, address: str, entries: int | None, level: str = "hard") -> None:
    """Leave the seat to a bot until the log has that many entries, or to the end of the match."""
    token = page.evaluate("localStorage['ludoteca.token']")
    table = f"/api/tables/{table_of(page)}"
    with httpx.Client(base_url=address, headers={"authorization": f"Bearer {token}"}) as client:
        client.post(f"{table}/leave", json={"seat": "p1", "level": level}).raise_for_status()
        if entries is None:
            page.wait_for_selector(".score-pad", timeout=MATCH_SECONDS * 1000)
            return
        wait_for(f"{entries} entries", lambda: has_entries(client, table, entries), seconds=MATCH_SECONDS)
        client.post(f"{table}/return", json={"seat": "p1"}).raise_for_status()


def watch_end(page: Page, address: str, entries: int) -> None:
    """Leave the seat to a bot, and watch the match once the log has that many entries.

    Drawing every move takes a long time.
    """
    shown, token = page.url, page.evaluate("localStorage['ludoteca.token']")
    table, seat = f"/api/tables/{table_of(page)}", {"seat": "p1", "level": "easy"}
    assert complaints(page) == []
    page.goto("about:blank")
    with httpx.Client(base_url=address, headers={"authorization": f"Bearer {token}"}) as client:
        client.post(f"{table}/leave", json=seat).raise_for_status()
        wait_for(f"{entries} entries", lambda: has_entries(client, table, entries), seconds=MATCH_SECONDS)
        client.post(f"{table}/return", json={"seat": "p1"})  # refused if the match is already over
        complaints(page).clear()  # a blank page keeps no settings
        page.goto(shown)
        expect(page.locator(".board")).to_be_visible()
        client.post(f"{table}/leave", json=seat)
    page.wait_for_selector(".score-pad", timeout=MATCH_SECONDS * 1000)


def finish_match(address: str, *pages: Page) -> None:
    """Let bots play to the end, without any page that watches: drawing every move would take a long time."""
    table = f"/api/tables/{table_of(pages[0])}"
    with httpx.Client(base_url=address) as client:
        for place, page in enumerate(pages, 1):
            token = page.evaluate("localStorage['ludoteca.token']")
            assert complaints(page) == []
            page.goto("about:blank")
            headers = {"authorization": f"Bearer {token}"}
            body = {"seat": f"p{place}", "level": "easy"}
            client.post(f"{table}/leave", json=body, headers=headers).raise_for_status()
        wait_for_end(client, table)
    for page in pages:
        complaints(page).clear()  # a blank page keeps no settings
        page.goto(f"{address}/#{table.removeprefix('/api').replace('tables', 'table')}")
        page.wait_for_selector("dialog .score-pad")


def has_entries(client: httpx.Client, table: str, entries: int) -> bool:
    """Whether the log of a table has that many entries, or its match has ended before."""
    now = client.get(table).raise_for_status().json()
    return bool(now["number"] >= entries or now["state"] == "over")


def wait_for_end(client: httpx.Client, table: str) -> None:
    """Wait until bots have played the match at the path of a table to its end."""

    def is_over() -> bool:
        return bool(client.get(table).raise_for_status().json()["state"] == "over")

    wait_for(f"the end of {table}", is_over, seconds=MATCH_SECONDS)


def set_theme(page: Page, theme: str) -> None:
    """Show the page in light or dark colours, as the settings do."""
    page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)


def violations(page: Page, *rules: str, within: str = "html") -> list[str]:
    """Return serious findings of axe-core, of some of its rules or of all, in the page or a part of it."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    options = {"resultTypes": ["violations"]} | ({"runOnly": list(rules)} if rules else {})
    found: list[dict[str, Any]] = evaluate_painted(
        page, "async ([within, options]) => (await axe.run(within, options)).violations", [within, options]
    )
    return [
        f"{one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes'][:3]]}"
        for one in found
        if one["impact"] in SERIOUS
    ]


def overflow(page: Page) -> int:
    """Return how many pixels the page is wider than its window."""
    wide: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wide
