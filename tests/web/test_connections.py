"""Several people at one table: two browsers, a spectator, a broken connection, a server that dies."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from websockets.sync.client import connect

from tests.server.server_process import Server
from tests.web.browser import box, complaints, my_turn, play_now, table_of, visit
from tests.web.proxy import Cable

LINES = 230  # of chat: more than one message holds


def set_up(page: Page, *seats: str) -> str:
    """A table of ALPACA with such seats; its id."""
    box(page, "alpaca").get_by_role("button", name="With friends").click()
    dialog = page.get_by_role("dialog")
    while dialog.get_by_role("combobox", name=re.compile("Seat")).count() < len(seats):
        dialog.get_by_role("button", name="One more seat").click()
    for place, seat in enumerate(seats, 1):
        dialog.get_by_role("combobox", name=f"Seat {place}").select_option(seat)
    dialog.get_by_role("button", name="Set up the table").click()
    page.wait_for_url(re.compile("/table/"))
    return table_of(page)


def play_last(page: Page) -> None:
    """Play the last move of the list: end the turn."""
    expect(my_turn(page)).to_be_visible()
    lines = page.locator(".log > li").count()
    page.locator(".action-bar").get_by_role("button", name="End the turn", exact=True).first.click()
    expect(page.locator(".log > li")).not_to_have_count(lines)


def test_two_browsers_and_a_spectator(address: str, browser: Browser) -> None:
    anna, bruno, carla = (visit(browser, address) for _ in range(3))
    table = set_up(anna, "here", "elsewhere")
    expect(anna.get_by_role("heading", name="Invite")).to_be_visible()
    bruno.goto(f"{address}/#/table/{table}")
    bruno.get_by_label("Name").fill("Bruno")
    bruno.get_by_role("button", name="Sit here").click()
    expect(my_turn(anna)).to_be_visible()
    carla.goto(f"{address}/#/table/{table}")
    expect(carla.locator(".asking")).to_contain_text("Waiting for")
    play_last(anna)
    expect(my_turn(bruno)).to_be_visible()
    expect(carla.locator(".player.is-turn")).to_contain_text("Bruno")
    expect(carla.locator(".log")).to_contain_text("draws 5 cards")
    bruno.get_by_role("tab", name="Chat").click()
    bruno.get_by_label("Say something").fill("Hello!")
    bruno.get_by_role("button", name="Send").click()
    anna.get_by_role("tab", name="Chat").click()
    expect(anna.locator(".chat")).to_contain_text("Hello!")
    for page in (anna, bruno, carla):
        assert complaints(page) == []


def test_a_broken_connection_heals(address: str, browser: Browser) -> None:
    cable = Cable(int(address.rpartition(":")[2]))
    page = visit(browser, cable.address)
    play_now(page, "alpaca")
    expect(my_turn(page)).to_be_visible()
    cable.cut()
    expect(page.locator(".link-broken")).to_be_visible()
    cable.mend()
    expect(page.locator(".link-broken")).to_have_count(0)
    play_last(page)
    expect(page.locator(".log")).to_contain_text("discards")
    cable.close()


def test_the_server_dies_and_comes_back(pages: Path, browser: Browser, tmp_path: Path) -> None:
    server = Server(
        f"sqlite:///{tmp_path}/house.db", tmp_path / "log", "--cold", "--no-limits", "--web", str(pages)
    ).start()
    page = visit(browser, server.address)
    play_now(page, "alpaca")
    play_last(page)
    expect(page.locator(".log > li").nth(4)).to_be_attached()
    expect(my_turn(page)).to_be_visible()
    lines = page.locator(".log > li").count()
    server.kill()
    expect(page.locator(".link-broken")).to_be_visible()
    server.start()
    expect(page.locator(".link-broken")).to_have_count(0)
    assert page.locator(".log > li").count() == lines
    play_last(page)
    expect(page.locator(".log > li")).not_to_have_count(lines)
    server.stop()


def test_a_long_log_arrives_in_pages(address: str, browser: Browser) -> None:
    page = visit(browser, address)
    play_now(page, "alpaca")
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
    assert page.locator("[role=log]").text_content() == ""  # what happened before is not read out
    page.get_by_role("tab", name="Log").click()
    play_last(page)
    assert complaints(page) == []


def test_a_move_made_in_a_dead_connection_is_sent_again(address: str, browser: Browser) -> None:
    """Also when others have said something in the meantime."""
    cable = Cable(int(address.rpartition(":")[2]))
    page = visit(browser, cable.address)
    play_now(page, "alpaca")
    expect(my_turn(page)).to_be_visible()
    token = page.evaluate("localStorage['ludoteca.token']")
    url = f"{address.replace('http', 'ws')}/api/tables/{table_of(page)}/live"
    lines = page.locator(".log > li").count()
    cable.cut()
    expect(page.locator(".link-broken")).to_be_visible()
    page.get_by_role("button", name="End the turn", exact=True).first.click()
    with connect(url) as socket:
        socket.send(json.dumps({"type": "hello", "tokens": [token]}))
        socket.send(json.dumps({"type": "chat", "text": "Are you there?", "id": "chat-1"}))
        while json.loads(socket.recv(timeout=20))["type"] != "accepted":
            pass
    cable.mend()
    expect(page.locator(".log > li")).not_to_have_count(lines)
    expect(page.locator(".log")).to_contain_text("discards")
    cable.close()


def test_pass_and_play_hides_hands(address: str, browser: Browser) -> None:
    page = visit(browser, address)
    set_up(page, "here", "here")
    expect(page.locator(".curtain")).to_be_visible()
    assert page.locator(".board [data-move]").count() == 0
    page.get_by_role("button", name=re.compile("show my cards")).click()
    play_last(page)
    expect(page.locator(".curtain")).to_be_visible()


@pytest.mark.parametrize(("language", "word"), [("it", "Gioca subito"), ("ru", "Играть"), ("en", "Play now")])
def test_every_language(address: str, browser: Browser, language: str, word: str) -> None:
    page = visit(browser, address, locale=language)
    expect(page.get_by_role("button", name=word, exact=True).first).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == language
    play_now(page, "alpaca", word)
    page.get_by_role("combobox").first.select_option("ru")
    expect(page.get_by_role("tab").first).to_have_text(re.compile("Журнал"))
    assert complaints(page) == []
