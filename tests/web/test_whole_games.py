"""A whole game of each kind by clicks, against a bot."""

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect

from tests.web.browser import complaints, my_turn, play_now, table_of, visit

GAMES = ("alpaca", "africana", "master-elf")
LONGEST = 600  # clicks
MENU = ".board [role=menu]"


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicks(address: str, browser: Browser, game: str) -> None:
    page = visit(browser, address)
    play_now(page, game)
    for click in range(LONGEST):
        if not wait_for_turn(page):
            break
        number, was_asked = moment(page), page.locator(MENU).count() > 0
        if not click_board(page, click):
            click_list(page)
        wait_for_change(page, number, was_asked)
    expect(page.get_by_role("dialog")).to_contain_text("victory")
    expect(page.locator(".score-pad .is-total td").first).to_be_visible()
    played = table_of(page)
    page.get_by_role("dialog").get_by_role("button", name="Once more").click()
    page.wait_for_url(lambda url: "/table/" in url and played not in url)
    expect(page.locator(".board")).to_be_visible()
    assert complaints(page) == []


def moment(page: Page) -> str:
    """The number of the line that is shown."""
    return str(page.locator(".table-page").get_attribute("data-number"))


def wait_for_change(page: Page, number: str, was_asked: bool) -> None:
    """Until the table has gone on, or a menu asks more; one that has been used takes a moment to go."""
    for _ in range(400):
        menu = page.locator(MENU)
        if moment(page) != number:
            return expect(menu).to_have_count(0)
        if menu.count() and not was_asked:
            return None
        page.wait_for_timeout(25)
    raise AssertionError("nothing came of a click")


def wait_for_turn(page: Page) -> bool:
    """Whether it is my turn; else the game is over."""
    page.wait_for_selector(".asking.is-mine, dialog .score-pad")
    return my_turn(page).count() > 0


def click_board(page: Page, click: int) -> bool:
    """Click something on the board, another thing each time; whether there was something to click."""
    menu = page.locator(f"{MENU} button")
    things = menu if menu.count() else page.locator(".board [data-move]:not([disabled])")
    if not things.count():
        return False
    thing = things.nth(click % things.count())
    try:
        thing.click(timeout=3000)
    except TimeoutError:  # the middle of a town with its name may be bare: a person aims at its symbol
        thing.press("Enter")
    return True


def click_list(page: Page) -> None:
    """Play by the list of all moves."""
    button = page.get_by_role("button", name="All moves")
    if button.get_attribute("aria-expanded") == "false":
        button.click()
    moves = page.locator(".move-list button")
    moves.nth(moves.count() - 1).click()
