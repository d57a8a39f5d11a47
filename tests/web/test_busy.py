"""The pages show at once that a click counted, also while the server is slow, and say so if it failed."""

import re

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from tests.web.browser import box, click_end, complaints, my_turn, new_match, play_now, visit, wait_for


def hold_new_tables(page: Page) -> list[Route]:
    """Keep requests for a new table from the server until the test lets them go."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/tables", hold)
    return held


def wait_for_request(page: Page, held: list[Route]) -> Route:
    """Return the one request that is held."""
    wait_for("a request is held", lambda: held, page)
    assert len(held) == 1
    return held[0]


def test_a_click_shows_at_once_that_a_table_is_set_up(address: str, browser: Browser) -> None:
    page = visit(browser, address)
    held = hold_new_tables(page)
    shelf = page.locator(".shelf")
    box(page, "alpaca").get_by_role("button", name="Play now", exact=True).click()
    expect(box(page, "alpaca").get_by_role("button", name="One moment…")).to_be_disabled()
    expect(shelf.get_by_role("button", name="One moment…")).to_have_count(1)
    for button in box(page, "africana").get_by_role("button").all():
        expect(button).to_be_disabled()  # a second click does not set up a second table
    wait_for_request(page, held).continue_()
    expect(page.locator(".board")).to_be_visible()
    assert complaints(page) == []


def test_a_lesson_that_cannot_begin_says_why(address: str, browser: Browser) -> None:
    page = visit(browser, address)
    held = hold_new_tables(page)
    box(page, "africana").get_by_role("button", name="Learn to play").click()
    expect(box(page, "africana").get_by_role("button", name="One moment…")).to_be_disabled()
    wait_for_request(page, held).abort()
    expect(page.get_by_role("alert").filter(visible=True)).to_contain_text("cannot be reached")
    expect(box(page, "africana").get_by_role("button", name="Learn to play")).to_be_enabled()


def test_a_shelf_that_cannot_be_loaded_says_why(address: str, browser: Browser) -> None:
    page = visit(browser, "about:blank")
    page.route("**/api/games", lambda route: route.abort())
    page.goto(address)
    alert = page.get_by_role("alert").filter(visible=True)
    expect(alert).to_contain_text("cannot be reached")
    page.unroute("**/api/games")
    expect(box(page, "alpaca")).to_be_visible()  # it is tried again
    expect(alert).to_have_count(0)


@pytest.mark.parametrize("missing", ["**/edition", "**/speech/*"])
def test_a_table_that_cannot_be_loaded_says_why_and_tries_again(
    address: str, browser: Browser, missing: str
) -> None:
    table, token = new_match(address, "alpaca", "here", "bot:medium")
    page = visit(browser, "about:blank", token=token)
    page.route(missing, lambda route: route.abort())
    page.goto(f"{address}/#/table/{table}")
    expect(page.get_by_role("alert").filter(visible=True)).to_contain_text("cannot be reached")
    expect(page.locator(".loading")).to_contain_text("Trying again")
    page.unroute(missing)
    expect(page.locator(".board")).to_be_visible()


def test_a_file_of_the_pages_that_is_missing_is_fetched_by_a_reload(address: str, browser: Browser) -> None:
    table, token = new_match(address, "alpaca", "here", "bot:medium")
    page = visit(browser, "about:blank", token=token)
    page.route("**/assets/alpaca-*.js", lambda route: route.abort())
    page.goto(f"{address}/#/table/{table}")
    expect(page.get_by_role("alert").filter(visible=True)).to_contain_text("Please reload")
    page.unroute("**/assets/alpaca-*.js")
    page.get_by_role("button", name="Reload").click()
    expect(page.locator(".board")).to_be_visible()


def test_a_page_whose_code_is_missing_says_so(address: str, browser: Browser) -> None:
    page = visit(browser, address)
    expect(box(page, "alpaca")).to_be_visible()
    page.route("**/assets/LabPage-*.js", lambda route: route.abort())
    page.evaluate("location.hash = '#/lab'")
    expect(page.get_by_role("alert").filter(visible=True)).to_contain_text("Please reload")
    page.evaluate("location.hash = ''")
    expect(box(page, "alpaca")).to_be_visible()


def test_a_move_is_shown_as_under_way_until_the_server_answers(address: str, browser: Browser) -> None:
    page = visit(browser, address)
    answers: list[str | bytes] = []
    sockets: list[WebSocketRoute] = []

    def attend(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        server = socket.connect_to_server()
        server.on_message(lambda message: answers.append(message) if is_held else socket.send(message))

    is_held = False
    page.route_web_socket(re.compile("/live$"), attend)
    play_now(page, "alpaca")
    expect(my_turn(page)).to_be_visible()
    dots = page.locator(".prompt .loading-dots")
    expect(dots).to_have_count(0)
    is_held = True
    click_end(page)
    expect(dots).to_be_visible()
    lines = page.locator(".log > li").count()
    is_held = False
    for answer in answers:
        sockets[0].send(answer)
    expect(dots).to_have_count(0)
    expect(page.locator(".log > li")).not_to_have_count(lines)
