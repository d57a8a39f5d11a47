"""The guided first game, from the first lesson to the score pad, and the rules behind it."""

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import PHONE, TOUCH, box, complaints, let_bots_play, overflow, violations, visit

GAMES = ("alpaca", "africana", "master-elf")


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_game_ends_with_a_lesson_on_the_scores(address: str, browser: Browser, game: str) -> None:
    page = visit(browser, address)
    box(page, game).get_by_role("button", name="Learn to play").click()
    lesson = page.get_by_role("complementary", name="Lesson")
    link = lesson.locator(".link-button")
    explained = str(link.text_content())
    link.click()
    expect(page.get_by_role("dialog", name=explained).locator(".rule").first).to_be_visible()
    page.keyboard.press("Escape")
    lesson.get_by_role("button", name="Got it").click()
    expect(lesson).to_contain_text("Right-click")
    let_bots_play(page, address, None, "easy")
    expect(lesson).to_have_count(1)
    expect(page.get_by_role("dialog").locator(".lesson")).to_be_visible()
    assert complaints(page) == []


def test_lessons_speak_of_fingers_on_a_phone(address: str, browser: Browser) -> None:
    page = visit(browser, address, viewport=PHONE, **TOUCH)
    box(page, "alpaca").get_by_role("button", name="Learn to play").click()
    lesson = page.get_by_role("complementary", name="Lesson")
    lesson.get_by_role("button", name="Got it").click()
    expect(lesson).to_contain_text("Tap and hold")
    assert overflow(page) == 0
    assert violations(page) == []


def test_paragraphs_are_found_in_either_alphabet(address: str, browser: Browser) -> None:
    page = visit(browser, f"{address}/#/rules/africana", locale="ru")
    expect(page.locator(".is-summary").first).to_be_visible()
    for typed in ("AF12", "аф12", "АФ 12"):
        page.get_by_role("searchbox").fill(typed)
        expect(page.locator(".rule")).to_have_count(1)
        expect(page.locator("#AF12")).to_be_visible()
    page.goto(f"{address}/#/rules/africana/АФ9")
    expect(page.locator("#AF9.is-wanted")).to_be_in_viewport()
