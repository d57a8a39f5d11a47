"""Phones, the keyboard alone, screen readers, dark and light."""

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import (
    PHONE,
    TABLET,
    TOUCH,
    complaints,
    my_turn,
    overflow,
    play_now,
    violations,
    visit,
)

GAMES = ("alpaca", "africana", "master-elf")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_tables_have_no_serious_finding(address: str, browser: Browser, game: str, theme: str) -> None:
    page = visit(browser, address, theme=theme)
    play_now(page, game)
    expect(my_turn(page)).to_be_visible()
    assert violations(page) == []
    assert complaints(page) == []


@pytest.mark.parametrize("place", ["", "#/rules/africana", "#/me", "#/ratings/alpaca"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pages_have_no_serious_finding(address: str, browser: Browser, place: str, theme: str) -> None:
    page = visit(browser, f"{address}/{place}", theme=theme)
    expect(page.locator("main")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert violations(page) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_a_small_window_is_wide_enough(
    address: str, browser: Browser, game: str, size: dict[str, int]
) -> None:
    page = visit(browser, address, viewport=size, **TOUCH)
    assert overflow(page) == 0
    play_now(page, game)
    expect(my_turn(page)).to_be_visible()
    assert overflow(page) == 0


def test_the_keyboard_alone(address: str, browser: Browser) -> None:
    """From the first page to a move without a pointer."""
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


def tab_to(page: object, name: str) -> None:
    """Press Tab until something of that name has the focus."""
    for _ in range(200):
        page.keyboard.press("Tab")  # type: ignore[attr-defined]
        focused = page.evaluate("document.activeElement.textContent || ''")  # type: ignore[attr-defined]
        if focused.strip().startswith(name):
            return
    raise AssertionError(f"no way to {name!r} by Tab")
