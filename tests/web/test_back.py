"""The browser's Back closes what lies over a page before it leaves the page."""

from collections.abc import Callable

from playwright.sync_api import Browser, Page, expect

from tests.web.browser import PHONE, TOUCH, box, complaints, play_now, set_up, visit, wait_until

# How each of them is opened, and what is then shown.
LAYERS: dict[str, Callable[[Page], None]] = {
    ".rules-drawer": lambda page: page.get_by_role("button", name="Rules").click(),
    "[data-panel=open]": lambda page: page.get_by_role("button", name="Log and chat").click(),
    "text=Alpacas behind Fences": lambda page: page.locator("[data-me] .player-points").click(),
    "dialog.dialog": lambda page: page.locator(".alpaca-hand [role=button]").first.click(button="right"),
}


def test_back_closes_drawers_and_dialogs_before_it_leaves_the_table(address: str, browser: Browser) -> None:
    page = visit(browser, address, viewport=PHONE, **TOUCH)
    play_now(page, "alpaca")
    table = page.url
    for shown, open_layer in LAYERS.items():
        open_layer(page)
        expect(page.locator(shown)).to_be_visible()
        wait_for_depth(page, 1)
        page.go_back()
        expect(page.locator(shown)).to_have_count(0)
        assert page.url == table
    LAYERS[".rules-drawer"](page)
    wait_for_depth(page, 1)
    page.get_by_role("button", name="Close").click()
    wait_for_depth(page, 0)
    page.go_back()
    expect(page.locator(".box")).to_have_count(3)
    assert complaints(page) == []


def test_the_form_of_a_table_is_not_left_behind(address: str, browser: Browser) -> None:
    page = visit(browser, address, viewport=PHONE, **TOUCH)
    box(page, "alpaca").get_by_role("button", name="With friends").click()
    wait_for_depth(page, 1)
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    set_up(page, "here", "elsewhere")
    expect(page.get_by_role("heading", name="Invite")).to_be_visible()
    page.go_back()
    expect(page.locator(".box")).to_have_count(3)
    expect(page.get_by_role("dialog")).to_have_count(0)
    wait_for_depth(page, 0)
    assert complaints(page) == []


def wait_for_depth(page: Page, depth: int) -> None:
    """Wait until the history knows how many layers lie over the page."""
    wait_until(page, "depth => (history.state?.layer ?? 0) === depth", depth)
