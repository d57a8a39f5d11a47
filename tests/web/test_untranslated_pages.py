"""With every message marked, the pages show no words but names, rules and the name of the site."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from playwright.sync_api import Browser, Page, Route, expect

import ludoteca
from tests.texts.catalogue import component_names, paragraphs
from tests.texts.pseudo import MARK, mark, words_in
from tests.texts.values import names_of
from tests.web.browser import box, my_turn, visit

LANGUAGE = "ru"  # English words stand out in it
MESSAGES = re.compile(r"`((?:#[^\n`]*\n|\n)*[a-z][\w-]* =[^`]*)`")  # a Fluent file in a script
SAME_EVERYWHERE = words_in("Ludoteca English Italiano Русский .ludo .toml QR ./play --host --port")
PATIENCE, PAUSE = 30, 100  # looks at a page, and milliseconds between them
PLAY, SET_UP, LEARN = range(3)  # the buttons of a box

# Everything that people see or hear.
READ = """() => {
  const texts = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    if (!walk.currentNode.parentElement.closest('script, style')) texts.push(walk.currentNode.data);
  }
  for (const name of ['alt', 'aria-description', 'aria-label', 'placeholder', 'title']) {
    for (const one of document.querySelectorAll(`[${name}]`)) texts.push(one.getAttribute(name));
  }
  return texts.join('\\n');
}"""


def mark_script(route: Route) -> None:
    """Answer with a script whose messages are marked."""
    answer = route.fetch()
    script = MESSAGES.sub(lambda found: f"`{mark(found[1])}`", answer.text())
    route.fulfill(response=answer, body=script)


@pytest.fixture
def page(address: str, browser: Browser) -> Iterator[Page]:
    """The home page in the pseudo language."""
    page = visit(browser, f"{address}/favicon.svg", locale=LANGUAGE)
    page.context.route(re.compile(r"/assets/.*\.js$"), mark_script)
    page.goto(address)
    expect(box(page, "alpaca").get_by_role("button").first).to_be_visible()
    yield page
    page.context.unroute_all(behavior="wait")


def press(page: Page, game: str, button: int) -> None:
    box(page, game).locator(".box-buttons button").nth(button).click()


@cache
def translated_elsewhere() -> set[str]:
    """Return the words of help pages, and of names that the server sends."""
    texts = [text.words for text in (*component_names(LANGUAGE), *paragraphs(LANGUAGE))]
    names = [
        name
        for game in ludoteca.game_names()
        for kind in names_of(game, LANGUAGE).values()
        for name in kind.values()
    ]
    return words_in(" ".join(texts + names))


def untranslated(page: Page) -> set[str]:
    """Return the words of the page, once loaded, that are neither marked nor translated elsewhere."""
    known = translated_elsewhere() | SAME_EVERYWHERE
    for _ in range(PATIENCE):
        read = page.evaluate(READ)
        if MARK * 3 in read and not words_in(read) - known:
            return set()
        page.wait_for_timeout(PAUSE)
    return words_in(read) - known


def test_pages_around_the_tables_say_nothing_of_their_own(page: Page) -> None:
    assert untranslated(page) == set()
    page.get_by_role("banner").get_by_role("button").last.click()  # settings
    expect(page.get_by_role("dialog")).to_be_visible()
    assert untranslated(page) == set()
    page.keyboard.press("Escape")
    press(page, "alpaca", SET_UP)
    expect(page.get_by_role("dialog").get_by_role("combobox").first).to_be_visible()
    assert untranslated(page) == set()
    page.keyboard.press("Escape")
    for place in ("me", "ratings/alpaca", "rules/master-elf", "table/none"):
        page.evaluate("place => location.hash = `/${place}`", place)
        expect(page.locator("main:not(.loading)")).to_be_visible()
        assert untranslated(page) == set()


@pytest.mark.parametrize("game", ludoteca.game_names())
def test_tables_say_nothing_of_their_own(page: Page, game: str) -> None:
    press(page, game, PLAY)
    expect(my_turn(page)).to_be_visible()
    for tab in page.get_by_role("tab").all():
        tab.click()
        assert untranslated(page) == set()
    page.locator(".board [data-move]").first.hover()
    assert untranslated(page) == set()
    page.locator(".board [data-move]").first.click(button="right")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert untranslated(page) == set()


def test_a_lesson_says_nothing_of_its_own(page: Page) -> None:
    press(page, "africana", LEARN)
    expect(my_turn(page)).to_be_visible()
    assert untranslated(page) == set()


def test_a_planted_word_is_found(page: Page) -> None:
    page.evaluate("document.querySelector('main').setAttribute('aria-label', 'Home page')")
    assert untranslated(page) == {"home", "page"}
