"""The page thinks by itself, in Workers: the server of these tests has no compiled bots to think with."""

from pathlib import Path

import httpx
from playwright.sync_api import Browser, expect

from tests.support.random_matches import play_out, start_match
from tests.web.browser import PHONE, TOUCH, complaints, my_turn, open_tab, play_now, visit

GAME = "master-elf"  # its search is the quickest


def test_hints_and_analyses_are_computed_in_the_page(address: str, browser: Browser) -> None:
    page = visit(browser, address, viewport=PHONE, **TOUCH)
    asked: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: asked.append(str(frame))))
    play_now(page, GAME)
    expect(my_turn(page)).to_be_visible()
    page.get_by_role("button", name="Hint", exact=True).click()
    hints = page.get_by_role("list", name="Hint")
    expect(hints.get_by_role("button").filter(has_text="%").first).to_be_visible()
    expect(hints.locator(".tried")).to_contain_text("continuations tried")

    token = page.evaluate("localStorage['ludoteca.token']")
    record = play_out(start_match((GAME, 2), 8), 8).record()
    headers = {"authorization": f"Bearer {token}"}
    study = httpx.post(f"{address}/api/records", json={"record": record}, headers=headers, timeout=60).json()
    page.goto(f"{address}/#/table/{study['id']}")
    expect(page.locator(".board")).to_be_visible()
    open_tab(page, "Analysis")
    page.get_by_role("button", name="Analyse the game").click()
    expect(page.locator(".analysis .turning li").first).to_be_visible()
    expect(page.locator(".turning-reason").first).to_contain_text("point")
    sent = "".join(asked)
    assert '"knowledge"' in sent
    assert '"decisions"' in sent
    assert '"hint"' not in sent
    assert '"analyse"' not in sent
    assert complaints(page) == []


def test_the_network_is_fetched_for_hints_of_a_champion(address: str, browser: Browser) -> None:
    page = visit(browser, address)
    asked: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: asked.append(str(frame))))
    fetched: list[str] = []
    page.context.on("request", lambda request: fetched.append(request.url))
    for game, is_fetched in ((GAME, False), ("alpaca", True)):
        page.goto(f"{address}/#/")
        play_now(page, game)
        expect(my_turn(page)).to_be_visible()
        page.get_by_role("button", name="Hint", exact=True).click()
        hints = page.get_by_role("list", name="Hint")
        expect(hints.get_by_role("button").filter(has_text="%").first).to_be_visible()
        assert any(url.endswith(".bin") for url in fetched) == is_fetched
    assert '"hint"' not in "".join(asked), "the server was not asked"
    assert complaints(page) == []


def test_only_workers_may_compile_code(address: str, pages: Path) -> None:
    scripts = [path.relative_to(pages).as_posix() for path in pages.glob("assets/*.js")]
    workers = [path for path in scripts if path.startswith("assets/worker-")]
    others = ["", "worker.js", *(path for path in scripts if path not in workers)]
    assert workers
    with httpx.Client(base_url=address) as client:
        for path in (*workers, *others[:4]):
            policy = client.get(f"/{path}").headers["content-security-policy"]
            assert ("'wasm-unsafe-eval'" in policy) == (path in workers), path
            assert "http" not in policy, "no other host"
        (module, *_) = client.get("/engines.json").json().values()
        assert client.get(f"/{module}").headers["content-type"] == "application/wasm"
