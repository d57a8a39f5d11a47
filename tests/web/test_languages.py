"""The pages in every language."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import complaints, play_now, visit


@pytest.mark.parametrize(("language", "word"), [("it", "Gioca subito"), ("ru", "Играть"), ("en", "Play now")])
def test_pages_speak_every_language(address: str, browser: Browser, language: str, word: str) -> None:
    page = visit(browser, address, locale=language)
    expect(page.get_by_role("button", name=word, exact=True).first).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == language
    play_now(page, "alpaca", word)
    page.get_by_role("combobox").first.select_option("ru")
    expect(page.get_by_role("tab").first).to_have_text(re.compile("Журнал"))
    assert complaints(page) == []
