"""A whole match of each game, played by clicks against a bot."""

import pytest
from playwright.sync_api import Browser, ElementHandle, Error, Page, expect

from tests.web.browser import complaints, play_now, table_of, visit

GAMES = ("alpaca", "africana", "master-elf")
LONGEST = 600  # clicks
MENU = ".board [role=menu]"
PIECES = ".board [data-move]:not([disabled])"

# Runs in the page after a click: waits until the player can click something new, or until the match is over.
# The board may change just before a click.  If the clicked piece is gone or offers other moves, and no
# request is under way, the next click follows.
WAIT = """([menu, before, clicked, offered]) => new Promise((resolve, reject) => {
  const started = performance.now();
  const exists = (selector) => document.querySelector(selector) !== null;
  const look = () => ({
    number: document.querySelector('.table-page')?.dataset.number,
    isAsked: exists(menu),
    isOver: exists('dialog .score-pad'),
    isHelpOpen: exists('dialog[open]:not(:has(.score-pad))'),
  });
  const isReady = (now) => {
    if (!now.isOver && !exists('.prompt.is-mine')) return false;
    if (!before) return true;
    const isClosing = before.isAsked && now.isAsked; // the menu that was used
    if (before.number !== now.number) return !isClosing;
    if (now.isAsked && !before.isAsked) return true;
    const hasPiece = clicked && clicked.isConnected && clicked.getAttribute('data-moves') === offered;
    return clicked && !hasPiece && !exists('.prompt .waiting-dots') && performance.now() - started > 1000;
  };
  const tick = () => {
    const now = look();
    if (isReady(now)) resolve(now);
    else if (performance.now() - started > 20_000) reject(new Error('nothing came of a click'));
    else setTimeout(tick, 5);
  };
  tick();
})"""

# Whether a click in the middle of an element hits it.
IS_HIT = """(element) => {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = element.getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return hit !== null && element.contains(hit);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_can_be_played_by_clicks(address: str, browser: Browser, game: str) -> None:
    page = visit(browser, address)
    play_now(page, game)
    now = page.evaluate(WAIT, [MENU, None, None, None])
    for click in range(LONGEST):
        if now["isOver"]:
            break
        if now["isHelpOpen"]:  # of a piece that lost its moves just before the click
            page.keyboard.press("Escape")
        piece, offered = choose(page, now["isAsked"], click)
        now = page.evaluate(WAIT, [MENU, now, piece, offered])
    expect(page.get_by_role("dialog")).to_contain_text(" wins!")
    expect(page.locator(".score-pad .is-total td").first).to_be_visible()
    played = table_of(page)
    page.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/table/" in url and played not in url)
    expect(page.locator(".board")).to_be_visible()
    assert complaints(page) == []


def choose(page: Page, is_asked: bool, click: int) -> tuple[ElementHandle | None, str | None]:
    """Click an entry of the open menu or a piece on the board, another one each time; else use the list.

    Return the piece with the moves it offered.
    """
    pieces = page.query_selector_all(f"{MENU} button" if is_asked else PIECES)
    if not pieces:
        click_list(page)
        return None, None
    piece = pieces[click % len(pieces)]
    offered = piece.get_attribute("data-moves")
    try:
        click_middle(piece)
    except Error:
        if piece.evaluate("piece => piece.isConnected"):
            raise
    return piece, offered


def click_middle(piece: ElementHandle) -> None:
    if piece.evaluate(IS_HIT):
        piece.click()
    else:  # the middle of a town with its name may be bare: a person aims at its symbol
        piece.press("Enter")


def click_list(page: Page) -> None:
    """Play the last move of the list of all moves."""
    button = page.get_by_role("button", name="All moves")
    if button.get_attribute("aria-expanded") == "false":
        button.click()
    page.locator(".move-list button").last.click()
