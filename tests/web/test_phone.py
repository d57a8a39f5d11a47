"""What opens over a board on a phone: one thing at a time, in sight and as high as a finger."""

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect

from ludoteca.games import game_names
from tests.web.browser import (
    FLAT,
    PHONE,
    TOUCH,
    box,
    finish_match,
    my_turn,
    new_match,
    open_match,
    table_of,
    visit,
    wait_for_end,
)
from tests.web.positions import change_views

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
    page.set_viewport_size({"width": 320, "height": 500})
    expect(hints.get_by_role("button", name="Close")).to_be_in_viewport(
        ratio=1
    )  # also where the hints scroll
    chances = hints.locator("button > small")
    assert (
        chances.evaluate_all("them => them.map(one => one.getClientRects().length)") == [1] * chances.count()
    )
    page.keyboard.press("Escape")
    expect(page.locator(".bar-overlay")).to_have_count(0)


COVERED = """() => {
  const { left, width, top, height } = document.querySelector('[data-shortcut=m]').getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  return met.closest('[data-shortcut=m]') === null;
}"""


@SHAPES
def test_the_list_of_moves_closes_by_its_cross_and_by_a_tap_outside(
    address: str, browser: Browser, shape: dict[str, int]
) -> None:
    page = open_match(browser, address, "alpaca", viewport=shape, **TOUCH)
    expect(my_turn(page)).to_be_visible()
    opener, overlay = page.locator(".action-bar [data-shortcut=m]"), page.locator(".bar-overlay")
    opener.click()
    expect(overlay).to_be_visible()
    assert not page.evaluate(COVERED)
    for move in page.locator(".move-list button").all():
        place = move.bounding_box()
        assert place
        assert place["height"] <= 60
    overlay.get_by_role("button", name="Close").click()
    expect(overlay).to_have_count(0)
    opener.click()
    expect(overlay).to_be_visible()
    opener.click()
    expect(overlay).to_have_count(0)
    opener.click()
    expect(overlay).to_be_visible()
    page.touchscreen.tap(3, 150)  # the table, beside everything
    expect(overlay).to_have_count(0)


TOPS = "all => all.map(one => one.getBoundingClientRect().top)"


@SHAPES
def test_the_bar_for_looking_back_is_in_sight(address: str, browser: Browser, shape: dict[str, int]) -> None:
    """It covers nothing, and its buttons stand together, also while the prompt has much to tell."""
    page = open_match(browser, address, "master-elf", locale="ru", viewport=shape, **TOUCH)
    page.goto(f"{address}/#/table/{table_of(page)}/at/1")
    page.reload()
    bar, prompt = page.locator(".replay"), page.locator(".prompt")
    expect(bar.get_by_role("button").last).to_be_in_viewport(ratio=1)
    before = prompt.bounding_box()
    page.locator(".prompt-text > [role=status]").evaluate("one => one.append(' и берёт карту'.repeat(20))")
    assert prompt.bounding_box() == before
    assert page.evaluate("document.documentElement.scrollHeight") == shape["height"]
    assert len(set(bar.locator(".replay-steps > button").evaluate_all(TOPS))) == 1
    slider, own, main = (
        page.locator(one).bounding_box() for one in (".replay input", ".replay", ".table-main")
    )
    assert slider
    assert slider["height"] >= 44
    assert own
    assert main
    assert main["y"] + main["height"] <= own["y"] or main["x"] + main["width"] <= own["x"]


@SHAPES
def test_the_end_of_a_guided_match_shows_the_whole_sheet(
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
    for more_lines in (0, 2):  # a tie has lines of its own
        for _ in range(more_lines):
            sheet.locator("tbody").evaluate("one => one.append(one.lastChild.cloneNode(true))")
        assert sheet.evaluate("one => one.scrollHeight - one.clientHeight") <= 0
        above, below = sheet.bounding_box(), lesson.bounding_box()
        assert above
        assert below
        assert above["y"] + above["height"] <= below["y"]


@SHAPES
def test_the_end_shows_the_winner_s_piece_and_all_scores(
    address: str, browser: Browser, shape: dict[str, int]
) -> None:
    page = open_match(browser, address, "africana", locale="ru", viewport=shape, **TOUCH)
    finish_match(address, page)
    expect(page.locator(".winner .seat-mark")).to_be_in_viewport(ratio=1)
    expect(page.locator(".winner-piece svg").first).to_be_in_viewport(ratio=0.9)
    total, acts = page.locator("[data-total]").bounding_box(), page.locator(".score-acts").bounding_box()
    assert total
    assert acts
    assert total["y"] + total["height"] <= max(acts["y"], shape["height"] if shape is FLAT else 0)
    for button in page.locator(".score-acts .button").all():
        expect(button).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("game", game_names())
def test_the_scores_of_four_players_stand_beside_each_other(
    address: str, browser: Browser, game: str
) -> None:
    table, token = new_match(address, game, "here", *["bot:gentle"] * 3)
    with httpx.Client(base_url=address, headers={"authorization": f"Bearer {token}"}) as client:
        client.post(f"/api/tables/{table}/leave", json={"seat": "p1", "level": "gentle"}).raise_for_status()
        wait_for_end(client, f"/api/tables/{table}")
    for language in ("en", "it", "ru"):
        options = {"token": token, "locale": language, "viewport": PHONE, **TOUCH}
        page = visit(browser, f"{address}/#/table/{table}", **options)
        expect(page.locator(".score-pad [data-winner]")).not_to_have_count(0)
        assert page.locator(".score-sheet").evaluate("one => one.scrollWidth - one.clientWidth") == 0
        for names in page.locator(".score-pad :is(.score-name, tbody th)").all():
            assert names.evaluate("one => one.scrollWidth - one.clientWidth") <= 0
        page.context.close()


@SHAPES
def test_cards_played_by_somebody_else_say_whose_they_are(
    address: str, browser: Browser, shape: dict[str, int]
) -> None:
    table, token = new_match(address, "alpaca", "here", "bot:gentle")
    page = visit(browser, "about:blank", token=token, viewport=shape, **TOUCH)

    def play(view: dict[str, Any]) -> None:
        view["active"] = "p2"
        view["players"][1]["played"] = ["librarian", "explorer", "viking"]

    change_views(page, play)
    page.goto(f"{address}/#/table/{table}")
    expect(page.locator(".alpaca-played")).to_have_attribute("aria-label", re.compile("Bot"))
    expect(page.locator(".alpaca-played-by")).to_be_in_viewport(ratio=1)
    expect(page.locator(".alpaca-played-by b")).to_contain_text("Bot", use_inner_text=True)
