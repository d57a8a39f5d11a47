"""Broken connections, a server that is killed, and a long log."""

import json
from pathlib import Path

from playwright.sync_api import Browser, expect
from websockets.sync.client import connect

from tests.support.server.server_process import Server
from tests.web.browser import click_end, complaints, end_turn, my_turn, open_match, table_of
from tests.web.proxy import BreakableProxy

LINES = 230  # of chat: more than one message of the server holds


def test_a_broken_connection_is_restored(address: str, browser: Browser) -> None:
    proxy = BreakableProxy(int(address.rpartition(":")[2]))
    page = open_match(browser, proxy.address, "alpaca")
    expect(my_turn(page)).to_be_visible()
    proxy.cut()
    expect(page.locator(".link-broken")).to_be_visible()
    proxy.restore()
    expect(page.locator(".link-broken")).to_have_count(0)
    end_turn(page)
    expect(page.locator(".log")).to_contain_text("discards")
    proxy.close()


def test_a_match_goes_on_after_the_server_was_killed(pages: Path, browser: Browser, tmp_path: Path) -> None:
    server = Server(
        f"sqlite:///{tmp_path}/server.db", tmp_path / "log", "--cold", "--no-limits", "--web", str(pages)
    ).start()
    page = open_match(browser, server.address, "alpaca")
    end_turn(page)
    expect(page.locator(".log > li").nth(2)).to_be_attached()
    expect(my_turn(page)).to_be_visible()
    lines = page.locator(".log > li").count()
    server.kill()
    expect(page.locator(".link-broken")).to_be_visible()
    server.start()
    expect(page.locator(".link-broken")).to_have_count(0)
    assert page.locator(".log > li").count() == lines
    end_turn(page)
    expect(page.locator(".log > li")).not_to_have_count(lines)
    server.stop()


def test_a_log_that_needs_several_messages_is_shown_whole(address: str, browser: Browser) -> None:
    page = open_match(browser, address, "alpaca")
    hello = {"type": "hello", "tokens": [page.evaluate("localStorage['ludoteca.token']")]}
    url = f"{address.replace('http', 'ws')}/api/tables/{table_of(page)}/live"
    with connect(url) as socket:
        socket.send(json.dumps(hello))
        for number in range(LINES):
            socket.send(json.dumps({"type": "chat", "text": f"line {number}", "id": f"chat-{number}"}))
        accepted = 0
        while accepted < LINES:
            accepted += json.loads(socket.recv(timeout=20))["type"] == "accepted"
    page.reload()
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator(".chat li")).to_have_count(LINES)
    expect(page.locator(".chat li").last).to_contain_text(f"line {LINES - 1}")
    assert page.locator("[role=log]").text_content() == ""  # screen readers do not read out the past
    page.get_by_role("tab", name="Log").click()
    end_turn(page)
    assert complaints(page) == []


def test_a_move_made_while_disconnected_is_sent_again(address: str, browser: Browser) -> None:
    """Others may have written something in the meantime."""
    proxy = BreakableProxy(int(address.rpartition(":")[2]))
    page = open_match(browser, proxy.address, "alpaca")
    expect(my_turn(page)).to_be_visible()
    token = page.evaluate("localStorage['ludoteca.token']")
    url = f"{address.replace('http', 'ws')}/api/tables/{table_of(page)}/live"
    lines = page.locator(".log > li").count()
    proxy.cut()
    expect(page.locator(".link-broken")).to_be_visible()
    click_end(page)
    with connect(url) as socket:
        socket.send(json.dumps({"type": "hello", "tokens": [token]}))
        socket.send(json.dumps({"type": "chat", "text": "Are you there?", "id": "chat-1"}))
        while json.loads(socket.recv(timeout=20))["type"] != "accepted":
            pass
    proxy.restore()
    expect(page.locator(".log > li")).not_to_have_count(lines)
    expect(page.locator(".log")).to_contain_text("discards")
    proxy.close()
