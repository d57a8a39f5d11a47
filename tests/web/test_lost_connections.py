"""Connections that are lost, also without a word: the page says so at once, and every move arrives once."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect
from websockets.sync.client import connect

from tests.support.server.server_process import Server
from tests.web.browser import (
    PHONE,
    click_end,
    complaints,
    my_turn,
    open_match,
    play_now,
    set_up,
    table_of,
    visit,
    wait_for,
)
from tests.web.proxy import BreakableProxy

IN_USE = 125  # seconds after which a page that nobody touches is only visible
LOOKED_AT = IN_USE + 65  # seconds of a quiet page
MOST_DEALS = 12  # until one allows something useful
GIVEN_UP = 20_000  # milliseconds: a silent connection is given up after nine seconds at most
SOON = 5000  # milliseconds: two seconds, and a busy machine


@pytest.fixture
def proxy(address: str) -> Iterator[BreakableProxy]:
    made = BreakableProxy(int(address.rpartition(":")[2]))
    yield made
    made.is_held = False
    made.close()


def begin(browser: Browser, address: str) -> Page:
    """Begin a match of ALPACA in which the player is asked for a move."""
    page = open_match(browser, address, "alpaca")
    expect(my_turn(page)).to_be_visible()
    return page


def news_of(page: Page, address: str) -> dict[str, Any]:
    """Return everything that the player may know of the match."""
    token = page.evaluate("localStorage['ludoteca.token']")
    headers = {"authorization": f"Bearer {token}"}
    news = httpx.get(f"{address}/api/tables/{table_of(page)}/news", params={"after": 0}, headers=headers)
    found: dict[str, Any] = news.json()
    return found


def made(page: Page, address: str) -> list[str]:
    """Return the player's moves that the server has stored."""
    news = news_of(page, address)
    return [entry["move"] for entry in news["entries"] if entry["kind"] == "move" and entry.get("move")]


def touch(page: Page) -> None:
    """Use the page a little."""
    page.mouse.move(300, 300)
    page.mouse.move(310, 310)


def watch_sockets(page: Page) -> list[str]:
    """Return the addresses of sockets that a page opens from now on; the list grows."""
    opened: list[str] = []

    def note(socket: WebSocket) -> None:
        opened.append(socket.url)

    page.on("websocket", note)
    return opened


@contextmanager
def second_socket(page: Page, address: str) -> Iterator[Callable[[str], None]]:
    """Open another page of the same player, which makes a move."""
    token = page.evaluate("localStorage['ludoteca.token']")
    url = f"{address.replace('http', 'ws')}/api/tables/{table_of(page)}/live"
    with connect(url, max_size=2**24) as socket:
        socket.send(json.dumps({"type": "hello", "tokens": [token]}))
        number = json.loads(socket.recv(timeout=20))["table"]["number"]

        def play(move: str) -> None:
            socket.send(
                json.dumps({"type": "play", "seat": "p1", "move": move, "number": number, "id": "other"})
            )
            while json.loads(socket.recv(timeout=20))["type"] != "accepted":
                pass

        yield play


# --- A silent connection --------------------------------------------------------------------------


def test_a_server_that_stops_is_noticed(pages: Path, browser: Browser, tmp_path: Path) -> None:
    server = Server(
        f"sqlite:///{tmp_path}/server.db", tmp_path / "log", "--cold", "--no-limits", "--web", str(pages)
    ).start()
    page = begin(browser, server.address)
    touch(page)
    server.freeze()
    page.wait_for_selector(".link-broken", timeout=SOON)
    with page.expect_websocket(timeout=GIVEN_UP):  # another one, instead of the silent one
        click_end(page)
        expect(page.locator(".link-broken")).to_contain_text("Your move is kept")
        expect(page.locator(".sending")).to_contain_text("Sending")
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        told, players = (page.locator(name).bounding_box() for name in (".link-broken", ".players"))
        assert told
        assert players
        assert told["y"] + told["height"] <= players["y"]  # whose turn it is stays in sight
    server.thaw()
    expect(page.locator(".link-broken")).to_have_count(0)
    expect(page.locator(".link-restored")).to_be_visible()
    expect(page.locator(".log")).to_contain_text("discards")
    assert made(page, server.address) == ["end"]
    assert complaints(page) == []
    server.stop()


def test_a_server_that_stops_for_a_moment_costs_nothing(
    pages: Path, browser: Browser, tmp_path: Path
) -> None:
    server = Server(
        f"sqlite:///{tmp_path}/server.db", tmp_path / "log", "--cold", "--no-limits", "--web", str(pages)
    ).start()
    page = begin(browser, server.address)
    sockets = watch_sockets(page)
    server.freeze()
    click_end(page)
    page.wait_for_selector(".link-broken", timeout=SOON)
    server.thaw()
    expect(page.locator(".link-broken")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("discards")
    assert made(page, server.address) == ["end"]
    assert sockets == []  # the old connection still works
    server.stop()


def test_a_silent_line_is_noticed(proxy: BreakableProxy, address: str, browser: Browser) -> None:
    """Nothing is closed and nothing comes, as when a phone loses its network."""
    page = begin(browser, proxy.address)
    proxy.is_held = True
    touch(page)
    page.wait_for_selector(".link-broken", timeout=SOON)
    click_end(page)
    proxy.cut()
    proxy.is_held = False
    proxy.restore()
    expect(page.locator(".link-broken")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("discards")
    assert made(page, address) == ["end"]


def test_a_device_without_network_is_told_at_once(
    proxy: BreakableProxy, address: str, browser: Browser
) -> None:
    page = begin(browser, proxy.address)
    proxy.is_held = True
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.wait_for_selector(".link-broken", timeout=1000)
    proxy.is_held = False
    expect(page.locator(".link-broken")).to_have_count(0)  # the answer to our question has come


def test_a_quiet_page_asks_seldom(address: str, browser: Browser) -> None:
    """A page that nobody touches must not burden the server."""
    page = visit(browser, address)
    sent: list[str] = []
    heard: list[str] = []

    def attend(socket: WebSocket) -> None:
        socket.on("framesent", lambda text: sent.append(str(text)))
        socket.on("framereceived", lambda text: heard.append(str(text)))

    page.on("websocket", attend)
    page.clock.install()
    play_now(page, "alpaca")
    expect(my_turn(page)).to_be_visible()

    def all_answered() -> bool:
        return sum("pong" in text for text in heard) >= sum("ping" in text for text in sent)

    begun = 0
    for second in range(LOOKED_AT):
        page.clock.run_for(1000)
        wait_for("an answer to each ping", all_answered, page)  # which needs real time
        if second == IN_USE:
            begun = len(sent)
    asked = sent[begun:]
    assert 0 < len(asked) <= (LOOKED_AT - IN_USE) / 5 + 1
    assert all("ping" in text for text in asked)


# --- Exactly once ---------------------------------------------------------------------------------


def test_a_move_whose_answer_was_lost_is_made_once(
    proxy: BreakableProxy, address: str, browser: Browser
) -> None:
    page = begin(browser, proxy.address)
    proxy.is_muted = True  # the server gets the move, and its answer is lost
    click_end(page)
    page.wait_for_selector(".link-broken", timeout=SOON)
    assert made(page, address) == ["end"]
    proxy.cut()
    proxy.is_muted = False
    proxy.restore()
    expect(page.locator(".link-broken")).to_have_count(0)
    expect(page.locator(".sending")).to_have_count(0)
    expect(my_turn(page)).to_be_visible()
    assert made(page, address) == ["end"]
    assert page.locator(".problem").count() == 0


def test_a_move_is_kept_over_a_restart(pages: Path, browser: Browser, tmp_path: Path) -> None:
    server = Server(
        f"sqlite:///{tmp_path}/server.db", tmp_path / "log", "--cold", "--no-limits", "--web", str(pages)
    ).start()
    page = begin(browser, server.address)
    server.stop()
    page.wait_for_selector(".link-broken", timeout=SOON)
    click_end(page)
    server.start()
    page.evaluate("document.querySelector('.link-broken button')?.click()")  # it may have come back by itself
    expect(page.locator(".log")).to_contain_text("discards")
    assert made(page, server.address) == ["end"]
    server.stop()


def test_chat_does_not_push_out_a_move(proxy: BreakableProxy, address: str, browser: Browser) -> None:
    page = begin(browser, proxy.address)
    proxy.cut()
    page.wait_for_selector(".link-broken", timeout=SOON)
    click_end(page)
    page.get_by_role("tab", name="Chat").click()
    for text in ("Hello?", "Anybody?"):
        page.get_by_role("textbox").fill(text)
        page.keyboard.press("Enter")
    click_end(page)  # a second click does nothing
    proxy.restore()
    expect(page.locator(".chat li")).to_have_count(2)
    expect(page.locator(".sending")).to_have_count(0)
    assert made(page, address) == ["end"]
    assert page.locator(".problem").count() == 0


def test_a_kept_move_is_sent_although_its_page_was_left(
    proxy: BreakableProxy, address: str, browser: Browser
) -> None:
    page = visit(browser, proxy.address)  # the code of the home page is there
    play_now(page, "alpaca")
    expect(my_turn(page)).to_be_visible()
    table = page.url
    proxy.cut()
    page.wait_for_selector(".link-broken", timeout=SOON)
    click_end(page)
    expect(page.locator(".link-broken")).to_contain_text("Your move is kept")
    page.evaluate("location.hash = ''")
    expect(page.locator(".home")).to_be_visible()
    proxy.restore()
    page.evaluate("table => { location.href = table }", table)
    expect(page.locator(".log")).to_contain_text("You discard")
    assert made(page, address) == ["end"]


def test_a_kept_move_that_is_no_longer_possible_is_reported(
    proxy: BreakableProxy, address: str, browser: Browser
) -> None:
    page = begin(browser, proxy.address)
    with second_socket(page, address) as send:
        proxy.cut()
        page.wait_for_selector(".link-broken", timeout=SOON)
        click_end(page)
        send("end")
    proxy.restore()
    expect(page.locator(".problem")).to_contain_text("“End the turn” was not played.")
    expect(page.locator(".problem")).to_contain_text("The game has moved on.")
    assert made(page, address) == ["end"]


def test_a_slow_answer_shows_that_the_move_is_on_its_way(
    proxy: BreakableProxy, address: str, browser: Browser
) -> None:
    page = begin(browser, proxy.address)
    proxy.delay = 0.4
    click_end(page)
    expect(page.locator(".sending")).to_contain_text("Sending")
    expect(page.locator(".sending[data-done]")).to_contain_text("Sent")
    expect(page.locator(".sending")).to_have_count(0)
    assert page.locator(".link-broken").count() == 0


# --- Those who may not come back ------------------------------------------------------------------


def test_the_page_of_somebody_removed_stays_away(address: str, browser: Browser) -> None:
    owner, guest = visit(browser, address), visit(browser, address)
    table = set_up(owner, "elsewhere", "elsewhere")
    guest.goto(f"{address}/#/table/{table}")
    guest.get_by_role("button", name="Sit here").last.click()
    owner.get_by_role("button", name=re.compile("Remove")).click()
    expect(guest.get_by_text("has removed you")).to_be_visible()
    opened = watch_sockets(guest)
    guest.wait_for_timeout(3000)
    assert opened == []
    expect(guest.get_by_role("link", name="Back")).to_be_visible()


# --- What cannot be undone ------------------------------------------------------------------------


def test_ending_a_turn_asks_only_if_something_useful_is_left(address: str, browser: Browser) -> None:
    asked = set()
    for _ in range(MOST_DEALS):
        page = begin(browser, address)
        useful = bool(news_of(page, address)["views"]["p1"]["unused"])
        asked.add(useful)
        end = page.locator(".action-bar").get_by_role("button", name="End the turn", exact=True).first
        question = page.get_by_role("dialog", name="Is that all?")
        end.click()
        if useful:
            expect(question).to_contain_text("You can still")
            question.get_by_role("button", name="Play on").click()
            expect(question).to_have_count(0)
            assert made(page, address) == []
            end.click()
            question.get_by_role("button", name="End the turn", exact=True).click()
        expect(page.locator(".log")).to_contain_text("You discard")
        assert made(page, address) == ["end"]
        page.context.close()
        if useful:
            break
    assert True in asked
