"""A whole match of each game, played by clicks against a bot."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import complaints, play_now, table_of, visit

GAMES = ("alpaca", "africana", "master-elf")
LONGEST = 600  # clicks
MENU = ".board [role=menu]"
PIECES = ".board [data-move]:not([disabled])"

# Runs in the page before a click: chooses an entry of the open menu or a piece on the board, another one each
# time, and moves it into the window.  Remembers the piece and the moves it offers.  Returns the middle of the
# piece, and whether a click there hits it; or nothing if there is nothing to click.
CHOOSE = """([choices, click]) => {
  const pieces = document.querySelectorAll(choices);
  const piece = pieces[click % pieces.length];
  window.clicked = piece;
  window.offered = piece?.getAttribute('data-moves');
  window.isMissed = false;
  if (!piece) return null;
  addEventListener('click', (event) => (window.isMissed = !piece.contains(event.target)), {
    capture: true,
    once: true,
  });
  piece.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const box = piece.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  return { x, y, isHit: hit !== null && piece.contains(hit) };
}"""

# Runs in the page after a click: waits until the player can click something new, or until the match is over.
# The board may change just before a click.  If the clicked piece is gone, offers other moves or was missed,
# and no request is under way, the next click follows.
WAIT = """([menu, before]) => new Promise((resolve, reject) => {
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
    const piece = window.clicked;
    const isSame = piece && piece.isConnected && piece.getAttribute('data-moves') === window.offered;
    if (!piece || (isSame && !window.isMissed) || exists('.prompt .waiting-dots')) return false;
    return performance.now() - started > 1000;
  };
  const check = () => {
    const now = look();
    const isLate = performance.now() - started > 20_000;
    if (!isReady(now) && !isLate) return;
    changes.disconnect();
    clearInterval(timer);
    if (isReady(now)) resolve(now);
    else reject(new Error('nothing came of a click'));
  };
  const changes = new MutationObserver(check);
  changes.observe(document, { subtree: true, childList: true, attributes: true });
  const timer = setInterval(check, 250);
  check();
})"""


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
        choose(page, now["isAsked"], click)
        now = page.evaluate(WAIT, [MENU, now])
    expect(page.get_by_role("dialog")).to_contain_text(" wins!")
    expect(page.locator(".score-pad .is-total td").first).to_be_visible()
    played = table_of(page)
    page.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/table/" in url and played not in url)
    expect(page.locator(".board")).to_be_visible()
    assert complaints(page) == []


def choose(page: Page, is_asked: bool, click: int) -> None:
    """Click an entry of the open menu or a piece on the board, another one each time; else use the list."""
    piece = page.evaluate(CHOOSE, [f"{MENU} button" if is_asked else PIECES, click])
    if piece is None:
        click_list(page)
    elif piece["isHit"]:
        page.mouse.click(piece["x"], piece["y"])
    else:  # the middle of a town with its name may be bare: a person aims at its symbol
        page.evaluate("clicked.focus()")
        page.keyboard.press("Enter")


def click_list(page: Page) -> None:
    """Play the last move of the list of all moves."""
    button = page.get_by_role("button", name="All moves")
    if button.get_attribute("aria-expanded") == "false":
        button.click()
    page.locator(".move-list button").last.click()
