"""A whole match of each game on a phone, played by touch alone against a bot."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import PHONE, TOUCH, box, complaints, table_of, visit
from tests.web.whole_game import CHOOSE, LONGEST, MENU, PIECES, WAIT

GAMES = ("alpaca", "africana", "master-elf")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_can_be_played_by_touch(address: str, browser: Browser, game: str) -> None:
    page = visit(browser, address, viewport=PHONE, **TOUCH)
    box(page, game).get_by_role("button", name="Play now", exact=True).tap()
    expect(page.locator(".board")).to_be_visible()
    now = page.evaluate(WAIT, [MENU, None])
    for tap in range(LONGEST):
        if now["isOver"]:
            break
        if now["isHelpOpen"]:  # of a piece that lost its moves just before the tap
            page.get_by_role("dialog").get_by_role("button", name="Close").tap()
        is_chosen = choose(page, now["isAsked"], tap)
        now = page.evaluate(WAIT, [MENU, now if is_chosen else None])
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(r" wins?!| win together"))
    expect(page.locator(".score-pad [data-total] td").first).to_be_visible()
    played = table_of(page)
    page.get_by_role("dialog").get_by_role("button", name="Rematch").tap()
    page.wait_for_url(lambda url: "/table/" in url and played not in url)
    expect(page.locator(".board")).to_be_visible()
    assert complaints(page) == []


def choose(page: Page, is_asked: bool, tap: int) -> bool:
    """Press an entry of the open menu or a piece on the board, another one each time; else use the list.

    Return whether there was something to tap.  The last look may be older than the end of the turn.
    """
    piece = page.evaluate(CHOOSE, [f"{MENU} button" if is_asked else PIECES, tap])
    if piece is None:
        return tap_list(page)
    if piece["isHit"]:
        page.touchscreen.tap(piece["x"], piece["y"])
    else:  # only a menu that has opened since the last look may lie over a piece
        assert page.locator(MENU).count() > is_asked, f"a finger cannot reach {piece['said']}"
    return bool(piece["isHit"])


def tap_list(page: Page) -> bool:
    """Play the last move of the list of all moves; return whether there is one."""
    button = page.get_by_role("button", name="All moves")
    if not button.is_visible():
        return False
    if button.get_attribute("aria-expanded") == "false":
        button.tap()
    page.locator(".move-list button").last.tap()
    return True
