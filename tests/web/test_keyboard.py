"""Everything by keys: a turn in as few keys as clicks, groups that are one tab stop, a list of all keys."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.browser import (
    PHONE,
    complaints,
    let_bots_play,
    my_turn,
    open_match,
    pass_guard,
    violations,
    wait_until,
)

MOST_DEALS = 12  # until one has a component with several moves
MOVED = "before => Number(document.querySelector('.table-page').dataset.number) > before"
MOVED_OR_ASKED = f"{MOVED} || document.querySelector('[role=menu]') !== null"


def number_of(page: Page) -> int:
    return int(str(page.locator(".table-page").get_attribute("data-number")))


def test_question_mark_lists_the_keys(address: str, browser: Browser) -> None:
    page = open_match(browser, address, "alpaca")
    expect(my_turn(page)).to_be_visible()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(dialog).to_contain_text("Undo")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_escape_closes_the_log_and_so_does_what_opens_beside_it(address: str, browser: Browser) -> None:
    page = open_match(browser, address, "alpaca", viewport=PHONE)
    expect(my_turn(page)).to_be_visible()
    log, button = page.locator(".side-panel"), page.get_by_role("button", name="Log and chat")
    button.click()
    expect(log).to_be_visible()
    page.keyboard.press("Escape")
    expect(log).to_be_hidden()
    button.click()
    page.get_by_role("button", name="All moves").click()
    expect(log).to_be_hidden()
    expect(page.locator(".move-list")).to_be_visible()


def test_single_keys_can_be_switched_off(address: str, browser: Browser) -> None:
    """Speech input types letters by accident; the choice is remembered."""
    page = open_match(browser, address, "alpaca")
    expect(my_turn(page)).to_be_visible()
    page.keyboard.press("?")
    page.get_by_role("checkbox", name="Single-key shortcuts").uncheck()
    page.keyboard.press("Escape")
    wait_until(page, "!history.state?.layer")  # going back from the dialog would abort a reload
    page.reload()
    expect(my_turn(page)).to_be_visible()
    before = number_of(page)
    for key in ("?", "Tab", "1", "e", "r"):
        page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".key-badges kbd")).to_have_count(0)
    assert number_of(page) == before


def test_rules_open_beside_the_board(address: str, browser: Browser) -> None:
    """The match goes on beside them; Escape closes them, and the focus returns to where it was."""
    page = open_match(browser, address, "alpaca")
    expect(my_turn(page)).to_be_visible()
    button = page.get_by_role("button", name="Rules")
    button.focus()
    page.keyboard.press("r")
    drawer = page.get_by_role("dialog", name="Rules")
    expect(drawer).to_contain_text("A12")
    assert violations(page) == []
    before = number_of(page)
    page.locator(".board [data-move]").first.click()
    wait_until(page, MOVED_OR_ASKED, before)
    page.keyboard.press("Escape")  # a menu, if one was opened
    drawer.get_by_role("searchbox").fill("fence")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")  # the first one clears the search
    expect(drawer).to_have_count(0)
    expect(button).to_be_focused()
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    button.click()
    box = drawer.bounding_box()
    assert box
    assert (box["width"], box["height"]) == (PHONE["width"], PHONE["height"])


def test_one_key_plays_what_one_click_plays(address: str, browser: Browser) -> None:
    page = open_match(browser, address, "alpaca")
    expect(my_turn(page)).to_be_visible()
    page.keyboard.press("Tab")
    badges = page.locator(".key-badges kbd")
    expect(badges.first).to_be_visible()
    targets = page.locator(".board [data-live]")
    assert badges.count() >= min(targets.count(), 10)
    before = number_of(page)
    page.keyboard.press("1")
    wait_until(page, MOVED_OR_ASKED, before)
    assert complaints(page) == []


# The badges that do not lie at a component: how far each is away from the nearest one.
ASTRAY = """() => {
  const used = document.querySelectorAll(".board [data-live], .action-bar .row > [data-move]");
  const corners = [...used].map((one) => one.getBoundingClientRect()).filter(({ width }) => width);
  const distances = [...document.querySelectorAll(".key-badges kbd")].map((badge) => {
    const { left, top } = badge.style;
    const gap = (box) => Math.hypot(Math.max(5.5, box.left) - parseFloat(left), box.top - parseFloat(top));
    return [badge.textContent, Math.round(Math.min(...corners.map(gap)))];
  });
  return distances.length ? distances.filter(([, distance]) => distance > 1) : null;
}"""


def test_badges_follow_their_components(address: str, browser: Browser) -> None:
    """They follow when the log closes, which gives the buttons another place, and when the window changes."""
    page = open_match(browser, address, "africana", viewport={"width": 1280, "height": 720})
    expect(my_turn(page)).to_be_visible()
    page.keyboard.press("Tab")
    in_place = f"() => ({ASTRAY})()?.length === 0"
    wait_until(page, in_place)
    page.wait_for_timeout(600)  # badges of a page in which nothing has happened for a while
    draw = page.locator(".action-bar .row > [data-move]").first
    before = draw.bounding_box()
    page.keyboard.press("l")
    expect(page.locator(".side-panel")).to_be_hidden()
    assert draw.bounding_box() != before
    wait_until(page, in_place)
    page.set_viewport_size({"width": 1100, "height": 640})
    wait_until(page, in_place)


def test_enter_ends_the_turn_when_nothing_is_focused(address: str, browser: Browser) -> None:
    page = open_match(browser, address, "alpaca")
    expect(my_turn(page)).to_be_visible()
    before = number_of(page)
    page.keyboard.press("e")
    confirm = page.get_by_role("button", name=re.compile("^End"))
    page.wait_for_timeout(300)
    if number_of(page) == before and confirm.count() > 1:  # something useful is left
        confirm.last.click()
    wait_until(page, MOVED, before)


STOPS = """() => [...document.querySelectorAll('.board [role=group]')].flatMap((group) => {
  const targets = [...group.querySelectorAll('[data-target]')];
  return targets.length ? [targets.filter((target) => target.tabIndex === 0).length] : [];
})"""  # how many targets of each group the Tab key reaches


def test_a_group_is_one_tab_stop_and_walked_by_arrows(address: str, browser: Browser) -> None:
    page = open_match(browser, address, "alpaca")
    expect(my_turn(page)).to_be_visible()
    stops = page.evaluate(STOPS)
    assert len(stops) > 1
    assert set(stops) == {1}
    market = page.locator(".alpaca-market")
    market.locator("[data-target][tabindex='0']").focus()
    page.keyboard.press("Home")
    first = page.locator(":focus").get_attribute("data-word")
    page.keyboard.press("ArrowRight")
    second = market.locator("[data-target]:focus")
    assert second.get_attribute("data-word") != first
    assert set(page.evaluate(STOPS)) == {1}
    page.keyboard.press("Tab")
    expect(market.locator("[data-target]:focus")).to_have_count(0)
    page.keyboard.press("Shift+Tab")
    expect(second).to_be_focused()  # the group remembers where it was left
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []


def test_the_focus_is_where_a_match_goes_on_at_its_end(address: str, browser: Browser) -> None:
    """It is on the rematch, and then, at the table, on the button that shows the scores again."""
    page = open_match(browser, address, "alpaca")
    expect(my_turn(page)).to_be_visible()
    page.get_by_role("button", name="All moves").focus()  # it goes away with the match
    let_bots_play(page, address, None, "easy")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Rematch")).to_be_focused()
    page.keyboard.press("Tab")
    expect(dialog.get_by_role("button", name="Analyse the game")).to_be_focused()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    scores = page.locator(".action-bar").get_by_role("button", name="Scores")
    expect(scores).to_be_focused()
    page.keyboard.press("Enter")
    expect(dialog.locator(".score-pad")).to_be_visible()
    page.keyboard.press("Escape")
    expect(scores).to_be_focused()


def test_a_closed_dialog_gives_the_focus_back(address: str, browser: Browser) -> None:
    page = open_match(browser, address, "alpaca")
    expect(my_turn(page)).to_be_visible()
    settings = page.get_by_role("button", name="Settings")
    settings.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(settings).to_be_focused()


def test_only_the_question_is_read_out(address: str, browser: Browser) -> None:
    """Each component that gets the focus says itself what its preview shows."""
    page = open_match(browser, address, "africana")
    expect(my_turn(page)).to_be_visible()
    question = page.locator(".prompt [role=status]")
    asked = question.inner_text()
    page.locator(".board [data-move]").first.focus()
    expect(page.locator(".prompt .preview")).to_be_visible()
    expect(question).to_have_count(1)
    assert question.inner_text() == asked
    assert page.locator("[aria-live] .preview, [role=status] :is(.preview, button)").count() == 0


def test_a_key_that_is_held_plays_once(address: str, browser: Browser) -> None:
    page = open_match(browser, address, "alpaca")
    expect(my_turn(page)).to_be_visible()
    moves = page.evaluate("""() => {
      const sent = (window.sent = []);
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (text) {
        if (JSON.parse(text).type === "play") sent.push(text);
        send.call(this, text);
      };
      return document.querySelectorAll(".board [data-live]").length;
    }""")
    assert moves
    page.keyboard.press("Tab")
    page.keyboard.down("e")  # the end of the turn
    pass_guard(page)
    for _ in range(5):
        page.keyboard.down("e")  # repeated, as long as the key is held
        page.wait_for_timeout(150)
    expect(my_turn(page)).to_be_visible()
    page.wait_for_timeout(300)
    page.keyboard.down("e")
    page.wait_for_timeout(300)
    assert page.evaluate("sent.length") == 1
    assert page.get_by_role("dialog").count() == 0
    page.keyboard.up("e")


def page_with_menu(browser: Browser, address: str) -> Locator:
    """Return a component of Africana with several moves; not every hand has cards for that."""
    for _ in range(MOST_DEALS):
        page = open_match(browser, address, "africana")
        page.locator(".action-bar [data-move=move]").click()
        expect(page.locator(".africana-town[data-live]").first).to_be_visible()
        target = page.locator('.board [data-live][aria-haspopup="menu"]').first
        if target.count():
            return target
        page.context.close()
    pytest.skip("no town can be reached in two ways")


def test_keys_do_not_reach_what_a_menu_covers(address: str, browser: Browser) -> None:
    target = page_with_menu(browser, address)
    page = target.page
    target.focus()
    page.keyboard.press("Enter")
    menu = page.get_by_role("menu")
    expect(menu).to_be_visible()
    before, label = number_of(page), menu.get_attribute("aria-label")
    page.keyboard.press("1")
    page.keyboard.press("2")
    page.wait_for_timeout(500)
    assert number_of(page) == before
    assert menu.get_attribute("aria-label") == label
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    page.keyboard.press("1")  # without the menu it reaches a town
    wait_until(page, MOVED_OR_ASKED, before)
