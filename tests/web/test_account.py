"""The page of a person: registration, recovery code, password, deletion; and an invalid token."""

import re
from itertools import count

from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.browser import PHONE, TOUCH, complaints, my_turn, overflow, play_now, violations, visit

FIRST, SECOND, THIRD = "seven green llamas", "eight blue llamas", "nine red llamas"
names = (f"Ottilie {number}" for number in count(1))


def section(page: Page, title: str) -> Locator:
    return page.locator("section.paper").filter(has=page.get_by_role("heading", name=title, exact=True))


def fill(form: Locator, button: str, **values: str) -> None:
    for label, value in values.items():
        form.get_by_label(re.compile(label.replace("_", " "))).fill(value)
    form.get_by_role("button", name=button, exact=True).click()


def register(page: Page, name: str) -> str:
    """Register a name; return the recovery code."""
    fill(section(page, "Register"), "Register", Name=name, Password=FIRST)
    expect(page.get_by_role("heading", name=f"Hello, {name}!")).to_be_visible()
    return str(page.locator(".recovery-code").text_content())


def test_an_account_from_registration_to_deletion(address: str, browser: Browser) -> None:
    page, name = (
        visit(browser, f"{address}/#/me", permissions=["clipboard-read", "clipboard-write"]),
        next(names),
    )
    code = register(page, name)
    page.locator(".recovery").get_by_role("button", name="Copy").click()
    assert page.evaluate("navigator.clipboard.readText()") == code
    assert violations(page) == []
    page.get_by_role("button", name="I have saved it").click()
    assert code not in page.content()

    change = section(page, "Change your password")
    fill(change, "Change password", Current=SECOND, New=THIRD)
    expect(change.get_by_role("alert")).to_have_text("This is not your password.")
    fill(change, "Change password", Current=FIRST, New=SECOND)
    expect(change.get_by_role("status")).to_have_text("Done.")
    page.get_by_role("button", name="Sign out on all other devices").click()
    page.get_by_role("button", name="Sign out", exact=True).click()

    page.get_by_role("button", name="Forgot your password?").click()
    fill(
        section(page, "Sign in with your recovery code"),
        "Set the new password",
        Name=name,
        code=code,
        New=THIRD,
    )
    expect(page.locator(".recovery-code")).not_to_have_text(code)
    page.get_by_role("button", name="Delete my account…").click()
    fill(page.get_by_role("dialog"), "Delete it", Password=THIRD)
    expect(page.locator(".shelf")).to_be_visible()

    page.goto(f"{address}/#/me")
    fill(section(page, "Already registered?"), "Sign in", Name=name, Password=THIRD)
    expect(section(page, "Already registered?").get_by_role("alert")).to_contain_text("do not match")


def test_an_invalid_token_makes_a_new_guest(address: str, browser: Browser) -> None:
    """A token may have expired, or was revoked on another device."""
    page = visit(browser, address, viewport=PHONE, **TOUCH)
    play_now(page, "alpaca")
    expect(my_turn(page)).to_be_visible()
    page.evaluate("localStorage['ludoteca.token'] = 'invalid'")
    main = "**/assets/main-*.js"
    page.route(main, lambda _: None)  # the code that shows the notice comes after the server's answer
    with page.expect_response("**/api/people/me"):
        page.reload(wait_until="commit")
    page.unroute(main)
    expect(page.locator(".toast")).to_contain_text("signed out")
    expect(page.locator(".board")).to_be_visible()  # one may watch
    assert overflow(page) == 0
    page.get_by_role("button", name="Continue as a guest").click()
    page.goto(address)
    play_now(page, "alpaca")
    expect(my_turn(page)).to_be_visible()


def test_refusals_are_in_the_readers_language(address: str, browser: Browser) -> None:
    anna = visit(browser, f"{address}/#/me")
    name = next(names)
    register(anna, name)
    for language, said in (("it", "un giocatore registrato"), ("ru", "зарегистрированному игроку")):
        page = visit(browser, f"{address}/#/me", locale=language)
        page.get_by_label(re.compile("^(Nome|Имя)$")).first.fill(name.upper())
        page.locator("section form .button").first.click()
        expect(page.get_by_role("alert").filter(visible=True)).to_contain_text(said)
    assert complaints(anna) == []
