"""Pointing at things: what a move costs, why a thing cannot be played, what a long press explains."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.browser import (
    PHONE,
    TOUCH,
    click_end,
    complaints,
    my_turn,
    new_match,
    open_match,
    visit,
    wait_until,
)
from tests.web.positions import change_views

ASKED = ".prompt-text"
LONG = 700  # milliseconds

COSTS = {
    "alpaca": ('[data-move="buy librarian"], [data-move^="buy "]', "Costs"),
    "africana": ('.action-bar [data-move="buy"]', "An adventure costs 5 silver, you have"),
    "master-elf": ('.board [data-move^="go "]', "Open there: "),
}
REASONS: dict[str, tuple[str, str | re.Pattern[str]]] = {
    "alpaca": (".alpaca-stock:has(.alpaca-noble)", "Costs 12 Coins; you have "),
    "africana": (
        ".africana-town:not([data-live])",
        re.compile("No direct route|already here|You need a card"),
    ),
    "master-elf": (
        ".master-elf-stacks [data-kind=gift]:not([data-live])",
        re.compile("Still missing from your hand: |First your elf moves"),
    ),
}
LANGUAGES = {"it": "Costa 12 Monete; ne hai ", "ru": "Нужно 12 монет, у вас "}


def begin(browser: Browser, address: str, game: str, **options: object) -> Page:
    page = open_match(browser, address, game, **options)
    expect(my_turn(page)).to_be_visible()
    return page


@pytest.mark.parametrize("game", COSTS)
def test_pointing_at_a_move_shows_its_cost(repeatable_address: str, browser: Browser, game: str) -> None:
    page = begin(browser, repeatable_address, game)  # there are hands with which nothing can be bought
    things, cost = COSTS[game]
    asked = page.locator(ASKED).inner_text()
    place = page.locator(".table-main").bounding_box()
    thing = page.locator(things).first
    thing.hover()
    expect(page.locator(ASKED)).to_contain_text(cost)
    assert page.locator(".table-main").bounding_box() == place  # nothing moves under the pointer
    page.mouse.move(2, 2)
    expect(page.locator(ASKED)).to_have_text(asked)
    thing.focus()
    expect(page.locator(ASKED)).to_contain_text(cost)


@pytest.mark.parametrize("game", REASONS)
def test_a_thing_that_cannot_be_played_says_why(address: str, browser: Browser, game: str) -> None:
    page = begin(browser, address, game)
    things, reason = REASONS[game]
    page.locator(things).first.click()
    expect(page.get_by_role("dialog").locator(".why-not").first).to_contain_text(reason)
    assert complaints(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_translated(address: str, browser: Browser, language: str) -> None:
    page = begin(browser, address, "alpaca", locale=language)
    page.locator(REASONS["alpaca"][0]).first.click()
    expect(page.locator(".why-not").first).to_contain_text(LANGUAGES[language])


@pytest.mark.parametrize("game", ["alpaca", "africana", "master-elf"])
def test_a_long_press_explains_and_does_not_move(address: str, browser: Browser, game: str) -> None:
    page = begin(browser, address, game, viewport=PHONE, **TOUCH)
    number = page.locator(".table-page").get_attribute("data-number")
    thing = page.locator(".board [data-move]").first
    touch(thing, LONG)
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("dialog").locator(".possible small").first).not_to_be_empty()
    assert page.locator(".table-page").get_attribute("data-number") == number
    assert page.evaluate("window.menus") == 0
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    thing.tap()
    expect(
        page.locator(f'.table-page:not([data-number="{number}"]), .move-menu[role=menu]').first
    ).to_be_visible()


# A component that can be dragged, and one that offers exactly one of the same moves: their middles.
DRAG = """() => {
  const movesOf = (element) => element.dataset.moves?.split("|") ?? [];
  const shared = (one, other) => movesOf(one).filter((move) => movesOf(other).includes(move));
  const middle = (element) => {
    const box = (element.querySelector(".africana-town-plate") ?? element).getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  for (const from of document.querySelectorAll("[data-draggable]")) {
    const goals = [...document.querySelectorAll(".board [data-moves]")].filter(
      (goal) => goal !== from && !goal.hasAttribute("data-draggable"));
    const goal = goals.find((one) => shared(one, from).length === 1);
    if (goal) return [middle(from), middle(goal)];
  }
  return null;
}"""


@pytest.mark.parametrize("pointer", ["mouse", "finger"])
def test_a_card_can_be_dragged(address: str, browser: Browser, pointer: str) -> None:
    page = begin(browser, address, "africana", **({} if pointer == "mouse" else {"viewport": PHONE} | TOUCH))
    page.locator('.action-bar [data-move="move"]').click()
    start, goal = wait_until(page, DRAG)
    number = page.locator(".table-page").get_attribute("data-number")
    way = [{axis: start[axis] + (goal[axis] - start[axis]) * step / 5 for axis in "xy"} for step in range(6)]
    if pointer == "mouse":
        page.mouse.move(**way[0])
        page.mouse.down()
        for point in way[1:]:
            page.mouse.move(**point)
        expect(page.locator(".drag-ghost")).to_have_count(1)
        page.mouse.up()
    else:
        finger = page.context.new_cdp_session(page)
        for kind, point in zip(["touchStart"] + ["touchMove"] * 5, way, strict=True):
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
        expect(page.locator(".drag-ghost")).to_have_count(1)
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(f'.table-page:not([data-number="{number}"])')).to_be_visible()
    expect(page.locator(".drag-ghost")).to_have_count(0)
    assert complaints(page) == []


def touch(thing: Locator, milliseconds: int) -> None:
    """Put a finger on a thing and lift it again; count the menus that the browser opens."""
    page = thing.page
    page.evaluate("window.menus = 0")
    page.evaluate("addEventListener('contextmenu', (event) => (menus += event.defaultPrevented ? 0 : 1))")
    thing.evaluate("thing => thing.scrollIntoView({ block: 'center' })")
    box = thing.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(milliseconds)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_finger_finds_every_town(address: str, browser: Browser) -> None:
    """Each town is hit in its middle; a finger has as much room as the neighbours leave."""
    page = open_match(browser, address, "africana", viewport=PHONE, **TOUCH)
    expect(my_turn(page)).to_be_visible()
    wait_until(  # the map knows its size
        page,
        """() => [...document.querySelectorAll('.africana-town-touch')].every(
          (area) => area.getBoundingClientRect().width >= 20)""",
    )
    found: list[tuple[bool, float]] = page.evaluate(
        """() => [...document.querySelectorAll('.africana-town')].map((town) => {
          const box = town.querySelector('.africana-town-touch').getBoundingClientRect();
          town.scrollIntoView({ block: 'center' });
          const now = town.querySelector('.africana-town-plate').getBoundingClientRect();
          const hit = document.elementFromPoint(now.left + now.width / 2, now.top + now.height / 2);
          return [town.contains(hit), Math.min(box.width, box.height)];
        })"""
    )
    assert all(own for own, _ in found)
    assert min(size for _, size in found) >= 20
    assert sum(size >= 36 for _, size in found) > len(found) / 2


def test_a_tap_that_only_skips_plays_nothing(address: str, browser: Browser) -> None:
    """The tap shows at once what the others have done; its end must not play what lies under it then."""
    table, token = new_match(address, "alpaca", "here", "bot:medium")
    page = visit(browser, "about:blank", token=token, pace="slow")
    bought: list[str] = []  # a card that is offered in every turn, whatever the hand can pay

    def offer(view: dict[str, Any]) -> None:
        bought[:] = bought or [next(card for card, count in view["market"].items() if count)]
        if view["turn"] == "p1" and f"buy {bought[0]}" not in view["moves"]:
            view["moves"].append(f"buy {bought[0]}")

    change_views(page, offer)
    page.goto(f"{address}/#/table/{table}")
    expect(my_turn(page)).to_be_visible()
    pile = page.locator(f".alpaca-market [data-word={bought[0]}]").first
    expect(pile).to_have_attribute("data-live", "true")
    click_end(page)
    expect(page.get_by_role("button", name="Skip ahead")).to_be_visible()
    page.wait_for_timeout(1500)  # the bot's whole turn waits to be shown
    expect(pile).not_to_have_attribute("data-live", "true")
    pile.hover()
    page.mouse.down()
    expect(my_turn(page)).to_be_visible()
    expect(pile).to_have_attribute("data-live", "true")
    before = page.locator(ASKED).inner_text()
    number = str(page.locator(".table-page").get_attribute("data-number"))
    page.mouse.up()
    page.wait_for_timeout(500)
    assert page.locator(ASKED).inner_text() == before  # nothing was refused either
    expect(page.locator(".table-page")).to_have_attribute("data-number", number)
    assert page.locator(".move-menu").count() == 0


def test_a_component_can_be_used_by_keys_after_a_long_press(address: str, browser: Browser) -> None:
    page = begin(browser, address, "alpaca", viewport=PHONE, **TOUCH)
    thing = page.locator(".board [data-move]").first
    touch(thing, LONG)
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    number = page.locator(".table-page").get_attribute("data-number")
    thing.focus()
    page.keyboard.press("Enter")
    expect(
        page.locator(f'.table-page:not([data-number="{number}"]), .move-menu[role=menu]').first
    ).to_be_visible()
