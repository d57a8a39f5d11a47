"""Following the match: others' moves in sentences, step by step, and what was missed."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import (
    FLAT,
    MATCH_SECONDS,
    PHONE,
    TOUCH,
    click_end,
    complaints,
    let_bots_play,
    my_turn,
    new_match,
    open_match,
    visit,
    wait_for,
    wait_until,
)

TURNS = 6  # with these cards the bot buys in its first turn; another version of it may wait

ABSENT = """{
  const seen = JSON.parse(localStorage["ludoteca.seen"] ?? "{}");
  for (const look of Object.values(seen)) { look.number = 1; look.at -= 120_000; }
  localStorage["ludoteca.seen"] = JSON.stringify(seen);
}"""

# The prompt while a button is shown, both read at the same moment.
PROMPT_BESIDE = """name =>
  [...document.querySelectorAll('button')].some(one => one.textContent.includes(name)) &&
  document.querySelector('.prompt').innerText"""

# The colours of the rings around a pile that can be bought from and that another player has just bought from.
RINGS = """pile => {
  pile.dataset.live = pile.dataset.last = "";
  return getComputedStyle(pile, "::after").boxShadow.match(/rgb\\([^)]*\\)/g);
}"""


@pytest.fixture
def address(repeatable_address: str) -> str:
    """A server that always deals the same cards, so that the bot can buy soon."""
    return repeatable_address


def begin(browser: Browser, address: str, pace: str) -> Page:
    page = open_match(browser, address, "alpaca", pace=pace)
    expect(my_turn(page)).to_be_visible()
    return page


def test_moves_of_others_are_told_in_sentences(address: str, browser: Browser) -> None:
    page = begin(browser, address, "fast")
    told: list[str] = []
    purchases: list[str] = []
    for turn in range(TURNS):
        click_end(page)
        discards = page.locator(".log > li").filter(has_text="You discard")
        expect(discards.nth(turn)).to_be_attached()
        expect(my_turn(page)).to_be_visible()
        told = page.locator(".log > li").all_inner_texts()
        purchases = [line for line in told if "buys" in line]
        if "buys" in page.locator(".narration").inner_text():
            break
    assert purchases, "the bot has bought nothing"
    assert all(re.search(r" for \d+ Coin| freeing ", line) for line in purchases)
    assert not [line for line in told if " pays " in line]
    expect(page.locator(".narration")).to_contain_text("buys")  # until the player's own move
    assert len(set(page.locator(".alpaca-stock").first.evaluate(RINGS))) == 2
    assert complaints(page) == []


def test_the_prompt_keeps_its_height_and_shows_cut_lines_on_a_tap(address: str, browser: Browser) -> None:
    table, token = new_match(address, "master-elf", "here", *["bot:easy"] * 3)
    page = visit(browser, f"{address}/#/table/{table}", token=token, viewport=PHONE, **TOUCH)
    lines = page.locator(".narration-sheet > span")
    heights = "() => [document.querySelector('.prompt').offsetHeight, document.documentElement.scrollHeight]"
    expect(my_turn(page)).to_be_visible()
    first = page.evaluate(heights)
    assert first[1] == PHONE["height"]

    def all_have_moved() -> bool:
        if lines.count() == 3:
            return True
        if my_turn(page).count():
            page.locator(".action-bar [data-shortcut=m]").click()
            page.locator(".move-list .button").first.click()
        return False

    wait_for("a line for each of three bots", all_have_moved, page, MATCH_SECONDS)
    expect(my_turn(page)).to_be_visible()
    assert page.evaluate(heights) == first
    lines.first.evaluate("line => line.append(' and walks on'.repeat(20))")
    lines.first.click()
    wait_until(page, "() => document.querySelector('.narration-sheet').scrollHeight > 100")
    assert lines.evaluate_all("all => all.every(one => one.scrollWidth <= one.clientWidth)")
    assert page.evaluate(heights) == first
    lines.first.click()
    expect(page.locator(".side-panel")).to_be_visible()


# Lets the first line be too long by far, and asks for the lines to be fitted again.
LENGTHEN = """line => {
  const steps = ["opens a book", "turns a page", "turns another page", "buys a mask", "walks on to Lagos"];
  line.querySelectorAll(".narration-step").forEach((step) => step.remove());
  for (const step of [...steps, ...steps]) {
    const added = document.createElement("span");
    [added.className, added.textContent] = ["narration-step", step];
    line.append(added);
  }
}"""


@pytest.mark.parametrize("shape", [PHONE, FLAT, {"width": 1920, "height": 1080}])
def test_a_long_line_ends_with_the_last_step(address: str, browser: Browser, shape: dict[str, int]) -> None:
    """What somebody bought decides what the pages were turned for."""
    table, token = new_match(address, "africana", "here", *["bot:easy"] * 3)
    page = visit(browser, f"{address}/#/table/{table}", token=token, viewport=shape)
    line = page.locator(".narration-sheet > span").first

    def is_told() -> bool:
        if line.count():
            return True
        if my_turn(page).count():
            page.locator(".action-bar .primary").first.click()
        return False

    wait_for("a line about a bot", is_told, page, MATCH_SECONDS)
    expect(my_turn(page)).to_be_visible()
    line.evaluate(LENGTHEN)
    page.set_viewport_size({"width": shape["width"] - 1, "height": shape["height"]})
    steps = line.locator(".narration-step")
    expect(steps.first).to_be_hidden()
    expect(steps.last).to_be_visible()
    below = line.evaluate("one => one.getBoundingClientRect().bottom + 1")
    assert steps.last.evaluate("one => one.getBoundingClientRect().bottom") <= below


def test_a_tap_skips_ahead(address: str, browser: Browser) -> None:
    page = begin(browser, address, "slow")
    click_end(page)
    button = page.get_by_role("button", name="Skip ahead")
    prompt = wait_until(page, PROMPT_BESIDE, "Skip ahead")
    assert "thinking" not in prompt
    page.mouse.click(5, 300)  # the table, beside everything
    expect(button).to_have_count(0)


def test_what_was_missed_is_told_once(address: str, browser: Browser) -> None:
    page = begin(browser, address, "instant")
    click_end(page)
    expect(page.locator(".narration")).to_contain_text("Bot")
    expect(my_turn(page)).to_be_visible()
    page.reload()
    expect(my_turn(page)).to_be_visible()
    assert page.locator(".away").count() == 0  # a moment is no absence
    page.add_init_script(ABSENT)
    page.reload()
    missed = page.get_by_role("region", name="While you were away")
    expect(missed).to_contain_text("Bot (medium)")
    assert "You " not in missed.locator("ul").inner_text()
    missed.click()
    expect(missed).to_have_count(0)
    page.reload()
    expect(missed).to_be_visible()
    click_end(page)  # without closing it
    expect(missed).to_have_count(0)


def test_what_was_missed_comes_before_a_lesson(address: str, browser: Browser) -> None:
    page = begin(browser, address, "instant")
    click_end(page)
    expect(page.locator(".narration")).to_contain_text("Bot")
    page.add_init_script(ABSENT)
    page.goto(f"{page.url}/learn")
    page.reload()
    missed, lesson = page.get_by_role("region", name="While you were away"), page.locator(".lesson")
    expect(missed).to_be_visible()
    expect(lesson).to_have_count(0)
    missed.click()
    expect(lesson).to_be_visible()


def test_the_end_shows_the_table_then_the_count_then_who_won(address: str, browser: Browser) -> None:
    page = open_match(browser, address, "alpaca", viewport=FLAT, reduced_motion="no-preference")
    let_bots_play(page, address, None, "easy")
    pad = page.locator("dialog:has(.score-pad)")
    assert pad.get_by_role("heading").inner_text() == "The game is over."
    expect(pad.locator("[data-winner]")).to_have_count(0)
    for button in pad.locator(".score-acts .button").all():
        expect(button).to_be_in_viewport(ratio=0.99)
    expect(pad.get_by_role("heading")).to_contain_text("win")
    expect(pad.locator("[data-winner]")).not_to_have_count(0)
    for button in pad.locator(".score-acts .button").all():
        expect(button).to_be_in_viewport(ratio=0.99)
    pad.get_by_role("button", name="Look at the table").click()
    page.get_by_role("button", name="Replay").click()
    for number in (2, 3, 4):
        page.get_by_role("button", name="Step forward").click()
        expect(page.locator(".replay-number")).to_contain_text(f"{number}/")
    assert complaints(page) == []


def test_a_past_view_that_cannot_be_loaded_is_tried_again(address: str, browser: Browser) -> None:
    """Until it has come, the board of the present offers no moves."""
    page = open_match(browser, address, "alpaca")
    expect(my_turn(page)).to_be_visible()
    page.route("**/moments?*", lambda route: route.abort())
    page.locator(".log > li button").first.click()
    expect(page.locator(".replay")).to_contain_text("cannot be reached")
    assert page.locator(".board [data-live]").count() == 0
    assert page.locator(".prompt[data-mine]").count() == 0
    page.unroute("**/moments?*")
    page.locator(".replay").get_by_role("button", name="Try now").click()
    expect(page.locator(".replay").get_by_role("alert")).to_be_hidden()
    page.get_by_role("button", name="Latest move").click()
    expect(my_turn(page)).to_be_visible()
