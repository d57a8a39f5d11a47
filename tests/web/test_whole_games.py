"""A whole match of each game, played by clicks against a bot."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import complaints, play_now, table_of, visit
from tests.web.whole_game import CHOOSE, LONGEST, MENU, PIECES, WAIT

GAMES = ("alpaca", "africana", "master-elf")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_can_be_played_by_clicks(address: str, browser: Browser, game: str) -> None:
    page = visit(browser, address)
    play_now(page, game)
    now = page.evaluate(WAIT, [MENU, None])
    for click in range(LONGEST):
        if now["isOver"]:
            break
        if now["isHelpOpen"]:  # of a piece that lost its moves just before the click
            page.keyboard.press("Escape")
        is_chosen = choose(page, now["isAsked"], click)
        now = page.evaluate(WAIT, [MENU, now if is_chosen else None])
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(r" wins?!| win together"))
    expect(page.locator(".score-pad [data-total] td").first).to_be_visible()
    played = table_of(page)
    page.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/table/" in url and played not in url)
    expect(page.locator(".board")).to_be_visible()
    assert complaints(page) == []


def choose(page: Page, is_asked: bool, click: int) -> bool:
    """Click an entry of the open menu or a piece on the board, another one each time; else use the list.

    Return whether there was something to click.  The last look may be older than the end of the turn.
    """
    piece = page.evaluate(CHOOSE, [f"{MENU} button" if is_asked else PIECES, click])
    if piece is None:
        return click_list(page)
    if piece["isHit"]:
        page.mouse.click(piece["x"], piece["y"])
    else:  # the middle of a town with its name may be bare: a person aims at its symbol
        page.evaluate("clicked.focus()")
        page.keyboard.press("Enter")
    return True


def click_list(page: Page) -> bool:
    """Play the last move of the list of all moves; return whether there is one."""
    button = page.get_by_role("button", name="All moves")
    if not button.is_visible():
        return False
    if button.get_attribute("aria-expanded") == "false":
        button.click()
    page.locator(".move-list button").last.click()
    return True
