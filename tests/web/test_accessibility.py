"""Accessibility: axe-core in light and dark colours, small windows, the keyboard alone."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import (
    PHONE,
    TABLET,
    TOUCH,
    box,
    complaints,
    my_turn,
    open_match,
    open_tab,
    overflow,
    play_now,
    set_theme,
    set_up,
    violations,
    visit,
)

GAMES = ("alpaca", "africana", "master-elf")
OPENED = {"All moves": ".move-list", "Settings": ".dialog"}


def check_themes(page: Page) -> None:
    """Check for serious findings in light colours, and in dark ones, where only contrasts differ."""
    assert violations(page) == []
    set_theme(page, "dark")
    assert violations(page, "color-contrast", "link-in-text-block") == []


@pytest.mark.parametrize("game", GAMES)
def test_tables_have_no_serious_finding(address: str, browser: Browser, game: str) -> None:
    page = open_match(browser, address, game, theme="light")
    expect(my_turn(page)).to_be_visible()
    check_themes(page)
    assert complaints(page) == []


def test_nothing_that_opens_at_a_table_has_a_serious_finding(address: str, browser: Browser) -> None:
    """Only what has just opened is looked at; other tests look at lessons, rules, the end and the replay."""
    page = visit(browser, address, theme="light")
    box(page, "alpaca").get_by_role("button", name="With friends").click()
    assert violations(page, within="dialog") == []
    page.get_by_role("dialog").get_by_role("button", name="Create the table").click()
    expect(page.locator(".lobby")).to_be_visible()
    assert violations(page, within=".lobby") == []

    page.goto(address)
    play_now(page, "alpaca")
    expect(my_turn(page)).to_be_visible()
    for name, opened in OPENED.items():
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.locator(opened)).to_be_visible()
        assert violations(page, within=opened) == []
        page.keyboard.press("Escape")
    for name in ("Chat", "Table"):
        open_tab(page, name)
        assert violations(page, within=".side-panel") == []
    page.locator(".board [data-kind]").first.click(button="right")
    assert violations(page, within="dialog") == []
    page.keyboard.press("Escape")
    assert complaints(page) == []


def test_the_curtain_has_no_serious_finding(address: str, browser: Browser) -> None:
    page = visit(browser, address, theme="light")
    set_up(page, "here", "here")
    expect(page.locator(".curtain")).to_be_visible()
    check_themes(page)


@pytest.mark.parametrize("place", ["", "#/rules/africana", "#/me", "#/ratings/alpaca"])
def test_pages_have_no_serious_finding(address: str, browser: Browser, place: str) -> None:
    page = visit(browser, f"{address}/{place}", theme="light")
    expect(page.locator("main:not(.loading)")).to_be_visible()
    page.wait_for_load_state("networkidle")
    check_themes(page)


def test_the_setting_shows_dark_colours(address: str, browser: Browser) -> None:
    page = visit(browser, address, theme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize("game", GAMES)
def test_small_windows_need_no_sideways_scrolling(address: str, browser: Browser, game: str) -> None:
    page = open_match(browser, address, game, viewport=PHONE, **TOUCH)
    expect(my_turn(page)).to_be_visible()
    for size in (PHONE, TABLET):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert overflow(page) == 0


def test_the_home_page_needs_no_sideways_scrolling(address: str, browser: Browser) -> None:
    page = visit(browser, address, viewport=PHONE, **TOUCH)
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    for size in (PHONE, TABLET):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert overflow(page) == 0
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert overflow(page) == 0


def test_the_keyboard_alone_is_enough_to_play(address: str, browser: Browser) -> None:
    """Keys lead from the home page to a move."""
    page = visit(browser, address)
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    expect(my_turn(page)).to_be_visible()
    tab_to(page, "All moves")
    page.keyboard.press("Enter")
    lines = page.locator(".log > li").count()
    page.locator(".move-list button").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".log > li")).not_to_have_count(lines)


def tab_to(page: Page, name: str) -> None:
    """Press Tab until an element with that text has the focus."""
    for _ in range(200):
        page.keyboard.press("Tab")
        focused = page.evaluate("document.activeElement.textContent || ''")
        if focused.strip().startswith(name):
            return
    raise AssertionError(f"Tab does not reach {name!r}")
