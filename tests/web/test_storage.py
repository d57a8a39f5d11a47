"""A device that keeps nothing: where storage is blocked or full, people play until the page is closed."""

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import complaints, end_turn, play_now, visit

BLOCKED = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("The operation is insecure.", "SecurityError"); },
});"""
FULL = """Storage.prototype.setItem = () => {
  throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
};"""


@pytest.mark.parametrize("storage", [BLOCKED, FULL], ids=["blocked", "full"])
def test_a_device_that_keeps_nothing_still_plays(address: str, browser: Browser, storage: str) -> None:
    page = visit(browser, "about:blank")
    complaints(page).clear()  # a blank page keeps no settings
    page.add_init_script(storage)
    page.goto(address)
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Italiano").click()
    expect(dialog.get_by_role("heading", name="Impostazioni")).to_be_visible()
    dialog.get_by_role("radio", name="English").click()
    expect(dialog.get_by_role("heading", name="Settings")).to_be_visible()
    dialog.get_by_role("radio", name="instant").click()
    dialog.get_by_role("button", name="Close").click()
    play_now(page, "alpaca")
    page.get_by_role("button", name="Log and chat").click()  # the device would keep whether the panel is open
    page.get_by_role("button", name="Log and chat").click()
    end_turn(page)
    assert complaints(page) == []
