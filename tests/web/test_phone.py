"""What opens over a board on a phone: one thing at a time, in sight and as high as a finger."""

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import FLAT, PHONE, TOUCH, box, finish_match, my_turn, open_match, table_of, visit

SHAPES = pytest.mark.parametrize("shape", [PHONE, FLAT], ids=["phone", "flat"])


def test_hints_and_the_list_of_moves_replace_each_other(address: str, browser: Browser) -> None:
    page = open_match(browser, address, "alpaca", viewport=PHONE, **TOUCH)
    expect(my_turn(page)).to_be_visible()
    hints, moves = page.locator(".hints"), page.locator(".move-list")
    page.locator(".action-bar [data-shortcut=h]").click()
    expect(hints).to_be_visible()
    page.locator(".action-bar [data-shortcut=m]").click()
    expect(moves).to_be_visible()
    expect(hints).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".bar-overlay")).to_have_count(0)
    page.locator(".action-bar [data-shortcut=h]").click()
    expect(hints).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".bar-overlay")).to_have_count(0)


@SHAPES
def test_the_bar_for_looking_back_is_in_sight(address: str, browser: Browser, shape: dict[str, int]) -> None:
    page = open_match(browser, address, "alpaca", viewport=shape, **TOUCH)
    page.goto(f"{address}/#/table/{table_of(page)}/at/1")
    page.reload()
    expect(page.get_by_role("button", name="Latest move")).to_be_in_viewport(ratio=1)
    slider = page.get_by_role("slider").bounding_box()
    assert slider
    assert slider["height"] >= 44


@SHAPES
def test_the_end_of_a_guided_game_shows_the_whole_sheet(
    address: str, browser: Browser, shape: dict[str, int]
) -> None:
    page = visit(browser, address, viewport=shape, **TOUCH)
    box(page, "alpaca").get_by_role("button", name="Learn to play").click()
    expect(page.locator(".lesson")).to_be_visible()
    finish_match(address, page)
    page.goto(f"{page.url}/learn")
    page.reload()
    sheet, lesson = page.locator(".score-sheet"), page.locator(".lesson")
    expect(lesson).to_be_attached()
    assert sheet.evaluate("one => one.scrollHeight - one.clientHeight") <= 0
    above, below = sheet.bounding_box(), lesson.bounding_box()
    assert above
    assert below
    assert above["y"] + above["height"] <= below["y"]
