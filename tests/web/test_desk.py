"""The operator's desk in the browser, on a phone; and that others find nothing there."""

import asyncio
import json
import re
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from playwright.sync_api import Browser, Page, Route, expect

from ludoteca.server.administration import Administration
from ludoteca.server.storage.database import Database
from tests.support.server.clients import connect_all, register_person, two_players
from tests.support.server.server_process import Client, Server
from tests.web.browser import PHONE, TOUCH, complaints, violations, visit, wait_for

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run something in a thread of its own: Playwright has the loop of this one."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, work).result()


async def prepare(server: Server) -> tuple[Client, Client]:
    """Prepare an operator, and somebody whose line was reported."""
    commands = Administration(Database(f"sqlite:///{server.log.parent}/server.db"))
    operator = await register_person(server.address)
    await commands.promote(operator.person)
    await commands.close()
    anna, bruno, table = await two_players(server.address)
    async with connect_all(table, bruno) as (socket,):
        number = (await socket.ask(type="chat", text="an ugly word"))["number"]
    await anna.post(f"/api/tables/{table}/report", number=number, reason="rude")
    return operator, bruno


def open_as(browser: Browser, client: Client, part: str) -> Page:
    page = visit(browser, client.address, viewport=PHONE, **TOUCH)
    page.evaluate(f"localStorage['ludoteca.token'] = {json.dumps(client.token)}")
    page.goto(f"{client.address}/#/desk/{part}")
    page.reload()
    return page


def lines(text: str, person: str) -> list[dict[str, object]]:
    """Return as many chat lines as the desk gets at once."""
    line = {"table": "a" * 10, "person": person, "name": "Bruno", "removed": False}
    numbers = range(1000, 800, -1)
    return [line | {"number": number, "at": number, "text": f"{text} {number}"} for number in numbers]


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def test_an_operator_works_at_the_desk_on_a_phone(server: Server, browser: Browser) -> None:
    operator, bruno = run(prepare(server))
    page = open_as(browser, operator, "reports")
    card = page.locator(".desk-cards li").filter(has_text="an ugly word")
    expect(card).to_contain_text("Reported: rude")
    card.get_by_role("button", name="Remove the text").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove the text").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert violations(page) == []
    card.get_by_role("button", name="Handled").click()
    expect(card).to_have_count(0)
    page.goto(f"{server.address}/#/desk/people/{bruno.person}")
    press(page, "Remove the name")
    page.get_by_role("dialog").get_by_role("button", name="Remove the name").click()
    expect(page.locator(".desk-cards li").first).to_contain_text(re.compile(r"Guest \d{5}"))
    press(page, "Ban")
    page.get_by_role("dialog").get_by_role("button", name="Ban").click()
    expect(page.locator(".desk-standing")).to_have_text("banned")
    page.get_by_role("link", name="Log").click()
    expect(page.locator(".desk-cards li").first).to_contain_text(f"Banned: {bruno.person}")
    assert complaints(page) == []


def test_others_find_nothing_at_the_desk(server: Server, browser: Browser) -> None:
    page = open_as(browser, run(register_person(server.address)), "people")
    expect(page.get_by_text("only for the operators")).to_be_visible()
    expect(page.locator(".desk-parts, .desk-cards")).to_have_count(0)


def test_an_answer_that_comes_late_does_not_replace_older_lines(server: Server, browser: Browser) -> None:
    operator, bruno = run(prepare(server))
    held: list[Route] = []
    is_held = False

    def answer(route: Route) -> None:
        if is_held and "before=" not in route.request.url:
            held.append(route)
        else:
            route.fulfill(json=lines("old" if "before=" in route.request.url else "new", bruno.person))

    page = open_as(browser, operator, "reports")
    page.route("**/api/desk/lines?*", answer)
    page.goto(f"{server.address}/#/desk/lines/{bruno.person}")
    said = page.locator(".desk-cards .desk-said").first
    expect(said).to_contain_text("new 1000")
    is_held = True
    page.get_by_role("button", name="Mute").first.click()
    wait_for("the list is asked for again", lambda: held, page)
    press(page, "Older")
    expect(said).to_contain_text("old 1000")
    with page.expect_event("requestfinished"):
        held[0].fulfill(json=lines("late", bruno.person))
    page.wait_for_timeout(500)  # in which it would be shown, until the list is read again
    assert "old 1000" in str(said.text_content())
