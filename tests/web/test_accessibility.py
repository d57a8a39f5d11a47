"""Accessibility: axe-core in light and dark colours, small windows, the keyboard alone."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import (
    PHONE,
    TABLET,
    TOUCH,
    complaints,
    my_turn,
    overflow,
    play_now,
    set_theme,
    violations,
    visit,
)

GAMES = ("alpaca", "africana", "master-elf")


def check_themes(page: Page) -> None:
    """No serious finding in light colours, nor in dark ones, where only contrasts differ."""
    assert violations(page) == []
    set_theme(page, "dark")
    assert violations(page, "color-contrast", "link-in-text-block") == []


@pytest.mark.parametrize("game", GAMES)
def test_tables_have_no_serious_finding(address: str, browser: Browser, game: str) -> None:
    page = visit(browser, address, theme="light")
    play_now(page, game)
    expect(my_turn(page)).to_be_visible()
    check_themes(page)
    assert complaints(page) == []


@pytest.mark.parametrize("place", ["", "#/rules/africana", "#/me", "#/ratings/alpaca"])
def test_pages_have_no_serious_finding(address: str, browser: Browser, place: str) -> None:
    page = visit(browser, f"{address}/{place}", theme="light")
    expect(page.locator("main:not(.waiting)")).to_be_visible()
    page.wait_for_load_state("networkidle")
    check_themes(page)


def test_the_setting_shows_dark_colours(address: str, browser: Browser) -> None:
    page = visit(browser, address, theme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize("game", GAMES)
def test_small_windows_need_no_sideways_scrolling(address: str, browser: Browser, game: str) -> None:
    page = visit(browser, address, viewport=PHONE, **TOUCH)
    play_now(page, game)
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


def test_the_keyboard_alone_is_enough_to_play(address: str, browser: Browser) -> None:
    """From the home page to a move without a pointer."""
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
