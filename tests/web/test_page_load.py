"""How much a first visit downloads, what it waits for, and how long it takes until one can play."""

import re
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import PHONE, TOUCH, box, visit

SHELF = 130 * 1024  # bytes of script, style and text until the shelf is usable, as they are sent
BOARD = 80 * 1024  # bytes of script and style that a table needs in addition
MOST_WORK = 0.8  # seconds of processor time; a quiet machine needs a quarter of them
SLOWER = 4  # how many times a phone is slower
# A phone far from the server: 1.5 Mbit/s, 300 ms, a processor four times as slow.
SLOW = {"offline": False, "latency": 300, "downloadThroughput": 187_500, "uploadThroughput": 187_500}


def watch_sizes(page: Page) -> Callable[[], dict[str, int]]:
    """Return a function that gives the size of each file that the page has received so far."""
    found: list[tuple[str, int]] = []
    page.on(
        "requestfinished",
        lambda request: found.append((request.url.split("/", 3)[3], request.sizes()["responseBodySize"])),
    )
    return lambda: {name: size for name, size in found if re.search(r"\.(js|css)$", name)}


def watch_processor(page: Page) -> Callable[[], float]:
    """Return a function that gives the seconds of processor time that the page has used since the last call.

    Unlike the time on a clock, that hardly depends on what else the machine does.
    """
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    last = 0.0

    def read() -> float:
        nonlocal last
        metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
        before, last = last, metrics["TaskDuration"]
        return float(last - before)

    return read


def estimate(round_trips: int, size: int, work: float) -> float:
    """Return the seconds that something takes on a slow phone if nothing happens at the same time."""
    return round_trips * SLOW["latency"] / 1000 + size / SLOW["downloadThroughput"] + SLOWER * work


def test_a_first_visit_downloads_and_computes_little(address: str, browser: Browser) -> None:
    page = visit(browser, "about:blank", painted=True, viewport=PHONE, **TOUCH)
    sizes, work = watch_sizes(page), watch_processor(page)
    page.goto(address)
    expect(page.get_by_role("button", name="Play now", exact=True)).to_have_count(3)
    shelf, worked = sizes(), work()
    size = sum(shelf.values())
    seconds = estimate(2, size, worked)  # the page, then its files
    print(f"{size / 1024:.0f} KiB and {worked:.2f} s of work for the shelf: at most {seconds:.1f} s")
    assert 0 < size < SHELF, shelf
    assert worked < MOST_WORK
    page.wait_for_load_state("networkidle")
    before = sizes()
    work()
    box(page, "alpaca").get_by_role("button", name="Play now", exact=True).click()
    expect(page.locator(".board")).to_be_visible()
    board = {name: size for name, size in sizes().items() if name not in before or "TablePage" in name}
    worked = work()
    size = sum(board.values())
    # A guest, a table, and a socket, which takes two; the files are on their way meanwhile.
    seconds = estimate(4, 0, worked)
    print(f"{size / 1024:.0f} KiB and {worked:.2f} s of work for a board: at most {seconds:.1f} s")
    assert size < BOARD, board
    assert worked < MOST_WORK


def test_the_code_of_the_page_is_fetched_together_with_the_first_script(address: str, pages: Path) -> None:
    """Every request that waits for another one costs a round trip."""
    html = httpx.get(address).text
    preloaded = re.findall(r'<link rel="modulepreload" crossorigin href="\./(assets/[^"]+)"', html)
    main = next(name for name in preloaded if "/main-" in name)
    imported = re.findall(r'from\s?["`]\./([^"`]+)["`]', (pages / main).read_text(encoding="utf-8"))
    first = re.findall(r'<script type="module" crossorigin src="\./assets/([^"]+)"', html)
    assert {f"assets/{name}" for name in imported if name not in first} <= set(preloaded)
    assert re.search(r'<link rel="stylesheet" crossorigin href="\./assets/main-', html)


@pytest.mark.parametrize("encoding", ["br", "gzip", ""])
def test_files_are_compressed_and_kept_by_browsers(address: str, encoding: str) -> None:
    headers = {"accept-encoding": encoding}
    with httpx.Client(base_url=address, headers=headers) as client:
        page = client.get("/")
        assert page.headers["cache-control"] == "no-cache"
        again = client.get("/", headers={"if-none-match": page.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        name = re.findall(r'href="\./(assets/main-[^"]+\.js)"', httpx.get(address).text)[0]
        with client.stream("GET", f"/{name}") as script:
            raw = b"".join(script.iter_raw())
        assert script.headers.get("content-encoding", "") == encoding
        assert "immutable" in script.headers["cache-control"]
        assert len(raw) == int(script.headers["content-length"])
        assert client.head(f"/{name}").status_code == 200
        assert client.get("/assets/nothing.js").status_code == 404


def test_a_slow_phone_can_play_within_seconds(address: str, browser: Browser) -> None:
    """Busy machines keep within these limits; a quiet one needs a tenth of them."""
    page = visit(browser, "about:blank", painted=True, viewport=PHONE, **TOUCH)
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    start = time.perf_counter()
    page.goto(address, wait_until="commit")
    button = box(page, "alpaca").get_by_role("button", name="Play now", exact=True)
    expect(button).to_be_enabled()
    home = time.perf_counter() - start
    page.wait_for_timeout(2000)  # somebody reads
    start = time.perf_counter()
    button.click()
    expect(page.locator(".board")).to_be_visible()
    board = time.perf_counter() - start
    print(f"shelf usable after {home:.2f} s, board {board:.2f} s after the tap")
    assert home < 20
    assert board < 30
