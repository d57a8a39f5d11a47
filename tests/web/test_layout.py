"""Every board fits every shape of window, for two to four players."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from ludoteca.games import game_names
from tests.web.browser import ROOT, complaints, violations, visit, wait_until
from tests.web.painting import evaluate_painted
from tests.web.positions import NAMES, table_in_the_middle, visit_table

SHAPES = {
    "phone": (360, 740),
    "small phone": (360, 620),
    "flat phone": (740, 360),
    "tablet": (820, 1180),
    "laptop": (1280, 720),
    "desktop": (1920, 1080),
    "ultrawide": (2560, 1080),
}
FAULTS = (ROOT / "tests/web/layout.js").read_text(encoding="utf-8")
SHOWN = 6  # examples of a fault in a failure


@pytest.fixture
def address(repeatable_address: str) -> str:
    """A server on which the same moves lead to the same tables."""
    return repeatable_address


def find_faults(page: Page) -> dict[str, list[str]]:
    """Return the faults of the layout; boards that measure themselves get time for it on a busy machine."""
    faults: dict[str, list[str]] = {}
    for wait in (250, 1500):
        page.wait_for_timeout(wait)
        faults = evaluate_painted(page, FAULTS)
        if not faults:
            break
    return faults


def let_another_table_wait(page: Page, table: str) -> None:
    """Tell the page that another table like this one waits for the player."""

    def answer(route: Route) -> None:
        seen = route.fetch(url=f"{route.request.url.split('/mine')[0]}/{table}").json()
        route.fulfill(json=[seen | {"id": "another"}])

    page.route("**/api/tables/mine*", answer)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator(".next-table")).to_have_count(1)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", game_names())
def test_a_board_fits_every_window(browser: Browser, address: str, game: str, seats: int) -> None:
    table, token = table_in_the_middle(address, game, seats)
    page = visit_table(browser, address, table, token)
    let_another_table_wait(page, table)
    found = []
    for shape, (width, height) in SHAPES.items():
        page.set_viewport_size({"width": width, "height": height})
        faults = find_faults(page)
        found += [
            f"{shape}: {kind}: {len(examples)}, such as {examples[:SHOWN]}"
            for kind, examples in faults.items()
        ]
    assert found == []
    assert complaints(page) == []


class Held:
    """A table of Africana whose page is told that the first player holds other cards."""

    def __init__(self, page: Page, cards: int, used: int) -> None:
        self.cards, self.used = cards, used
        page.route_web_socket(re.compile("/live"), self.open)

    def open(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def receive(message: str | bytes) -> None:
            told = json.loads(message)
            for view in told.get("views", {}).values():
                view["players"][0]["hand"] = {"count": self.cards, "cards": ["violet"] * self.cards}
                view |= {"active": "p1", "used": ["joker"] * self.used}
            socket.send(json.dumps(told))

        server.on_message(receive)


@pytest.mark.parametrize(("cards", "used"), [(3, 2), (5, 1), (8, 3)])
def test_every_card_of_a_large_hand_can_be_taken(
    browser: Browser, address: str, cards: int, used: int
) -> None:
    table, token = table_in_the_middle(address, "africana", 2)
    page = visit(browser, "about:blank", token=token)
    Held(page, cards, used)
    page.goto(f"{address}/#/table/{table}")
    expect(page.locator(".africana-hand .held")).to_have_count(cards)
    found = []
    for shape, (width, height) in SHAPES.items():
        page.set_viewport_size({"width": width, "height": height})
        faults = find_faults(page)
        found += [f"{shape}: {kind}: {faults[kind]}" for kind in ("hidden card", "scrolls") if kind in faults]
    assert found == []


@pytest.mark.parametrize("game", game_names())
def test_everything_can_be_read_on_a_phone_in_the_middle_of_a_match(
    browser: Browser, address: str, game: str
) -> None:
    """Also what is sold out or cannot be used now."""
    table, token = table_in_the_middle(address, game, 2)
    page = visit_table(browser, address, table, token, viewport={"width": 360, "height": 740})
    assert violations(page, "color-contrast") == []


@pytest.mark.parametrize("game", game_names())
def test_prompt_and_buttons_stay_in_sight_while_a_low_page_scrolls(
    browser: Browser, address: str, game: str
) -> None:
    table, token = table_in_the_middle(address, game, 2)
    page = visit_table(browser, address, table, token, viewport={"width": 320, "height": 568})
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert page.evaluate("scrollY") > 0
    for part in (".prompt", ".action-bar", "[data-essential] >> nth=-1"):
        expect(page.locator(part)).to_be_in_viewport(ratio=0.99)


COVERED = """() => {
  const boxes = (all) => [...all].map((one) => one.getBoundingClientRect());
  const isOn = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5;
  const names = [...document.querySelectorAll(".africana-town-names text")].map((one) => {
    const { left, right, top, bottom, height } = one.getBoundingClientRect();
    return { name: one.textContent, left, right, top: top + height * 0.2, bottom: bottom - height * 0.1 };
  }); // what is written, without the room between two lines
  const pawns = [...document.querySelectorAll(".africana-travellers > g")].flatMap((pawn, place) =>
    boxes(pawn.querySelectorAll("path, circle")).flatMap((box) =>
      names.filter((name) => isOn(box, name)).map(({ name }) => `p${place + 1} on ${name}`)));
  const crossed = names.flatMap((one, place) =>
    names.slice(place + 1).filter((name) => isOn(one, name)).map(({ name }) => `${one.name} on ${name}`));
  const tabs = [...document.querySelectorAll(".part-tabs span")]
    .filter((one) => one.scrollWidth > one.clientWidth + 1)
    .map((one) => `${one.textContent} wider than its button`);
  return [...pawns, ...crossed, ...tabs];
}"""
IS_THERE = """([town, name]) =>
  document.querySelector(`.africana-town[data-word="${town}"]`)?.getAttribute("aria-label").includes(name)"""


class Explorers:
    """Explorers of a table of Africana whose page is told that they are elsewhere."""

    def __init__(self, page: Page, address: str, table: str) -> None:
        self.page = page
        self.last: dict[str, Any] = {}
        self.socket: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/live"), self.open)
        page.goto(f"{address}/#/table/{table}")
        expect(page.locator(".africana-town")).not_to_have_count(0)
        complaints(page).clear()  # a blank page keeps no settings
        self.towns = page.locator(".africana-town").evaluate_all("all => all.map(one => one.dataset.word)")

    def open(self, socket: WebSocketRoute) -> None:
        self.socket, server = socket, socket.connect_to_server()

        def receive(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "news":
                self.last = told
            socket.send(message)

        server.on_message(receive)

    def stand(self, *towns: str) -> None:
        news = self.last | {"entries": []}
        for view in news["views"].values():
            for player, town in zip(view["players"], towns, strict=True):
                player["at"] = town
        assert self.socket
        self.socket.send(json.dumps(news))
        wait_until(self.page, IS_THERE, [towns[-1], NAMES[len(towns) - 1]])


@pytest.mark.parametrize(("seats", "language"), [(2, "en"), (3, "en"), (4, "en"), (4, "it"), (4, "ru")])
def test_nothing_covers_the_name_of_a_town(browser: Browser, address: str, seats: int, language: str) -> None:
    """Not another name, nor an explorer: in every town, alone, with neighbours and all in one.

    Nor do the words of the buttons on the map leave their buttons.
    """
    table, token = table_in_the_middle(address, "africana", seats)
    page = visit(browser, "about:blank", token=token, locale=language)
    explorers = Explorers(page, address, table)
    found = []
    for shape, (width, height) in SHAPES.items():
        page.set_viewport_size({"width": width, "height": height})
        for place, town in enumerate(explorers.towns):
            around = [explorers.towns[place - other] for other in range(seats)]
            for towns in ([town] * seats, around):
                explorers.stand(*towns)
                found += [f"{shape}: {towns}: {fault}" for fault in page.evaluate(COVERED)]
    assert found == []
    assert complaints(page) == []
