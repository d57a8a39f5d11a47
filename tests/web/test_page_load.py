"""How much a first visit downloads, and how long it takes until one can play."""

import time

from playwright.sync_api import Browser, Response, expect

from tests.web.browser import PHONE, visit

MOST = 300 * 1024  # bytes of compressed script at the first load
SLOW = {"offline": False, "latency": 40, "downloadThroughput": 1_250_000, "uploadThroughput": 400_000}


def test_a_first_visit_downloads_little(address: str, browser: Browser) -> None:
    scripts: list[Response] = []

    def note(response: Response) -> None:
        if response.url.endswith(".js"):
            scripts.append(response)

    page = visit(browser, "about:blank")
    page.on("response", note)
    page.goto(address)
    expect(page.locator(".box-cover svg")).to_have_count(3)
    page.wait_for_load_state("networkidle")
    weight = sum(one.request.sizes()["responseBodySize"] for one in scripts)
    print(f"{weight / 1024:.0f} KiB of script")
    assert 0 < weight < MOST, {one.url: one.request.sizes()["responseBodySize"] for one in scripts}


def test_a_slow_phone_can_play_within_seconds(address: str, browser: Browser) -> None:
    """With a phone's connection and a processor four times as slow; busy machines keep within the limit."""
    page = visit(browser, "about:blank", viewport=PHONE)
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    start = time.perf_counter()
    page.goto(address)
    expect(page.get_by_role("button", name="Play now").first).to_be_enabled()
    seconds = time.perf_counter() - start
    print(f"usable after {seconds:.2f} s")
    assert seconds < 8
