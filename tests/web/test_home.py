"""The home page: whose turn it is comes first, everywhere; boxes stand in a row; the form fits the window."""

import re
import time
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, Request, Route, expect

from tests.web.browser import (
    PHONE,
    TABLET,
    TOUCH,
    box,
    complaints,
    overflow,
    violations,
    visit,
    wait_for,
    wait_for_end,
)

FLAT = {"width": 740, "height": 360}
SMALL = {"width": 1280, "height": 720}
WIDE = {"width": 2560, "height": 1080}


class People:
    """Two guests with tables that wait for the first of them."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.anna, self.bruno = self.enter("Anna"), self.enter("Bruno")

    def enter(self, name: str) -> str:
        return str(httpx.post(f"{self.address}/api/people", json={"name": name}).json()["token"])

    def post(self, token: str, path: str, **body: object) -> dict[str, str]:
        answer = httpx.post(f"{self.address}{path}", json=body, headers={"authorization": f"Bearer {token}"})
        answer.raise_for_status()
        found: dict[str, str] = answer.json()
        return found

    def share_table(self, game: str) -> str:
        seats = [{"kind": "here"}, {"kind": "elsewhere"}]
        table = self.post(self.anna, "/api/tables", game=game, seats=seats)["id"]
        self.post(self.bruno, f"/api/tables/{table}/join", seat="p2")
        return table


def come_home(browser: Browser, address: str, token: str, **options: object) -> Page:
    page = visit(browser, address, **options)
    page.evaluate("token => localStorage.setItem('ludoteca.token', token)", token)
    page.reload()
    expect(page.locator(".box-cover svg")).to_have_count(3)
    return page


@pytest.mark.parametrize("language", ["en", "it", "ru"])
def test_a_flat_phone_shows_a_whole_box_first(address: str, browser: Browser, language: str) -> None:
    page = visit(browser, address, viewport=FLAT, locale=language, **TOUCH)
    expect(page.locator(".box .button.primary").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "desktop"])
def test_whose_turn_it_is_comes_first_and_the_next_table_is_a_click_away(
    address: str, browser: Browser, size: dict[str, int]
) -> None:
    people = People(address)
    alone = [{"kind": "here"}, {"kind": "bot", "level": "easy"}]
    people.post(people.anna, "/api/tables", game="master-elf", seats=alone)
    first, second = people.share_table("alpaca"), people.share_table("africana")
    page = come_home(browser, address, people.anna, viewport=size)
    waiting = page.locator(".waiting-table")
    expect(waiting).to_have_count(3)
    links = [one.get_attribute("href") for one in waiting.all()]
    assert links[:2] == [f"#/table/{first}", f"#/table/{second}"]  # the table with a bot has time
    top, shelf = page.locator(".your-turn").bounding_box(), page.locator(".shelf").bounding_box()
    assert top
    assert shelf
    assert top["y"] + top["height"] <= shelf["y"]
    expect(page).to_have_title("(2) Ludoteca")
    badge = page.get_by_role("link", name="2 tables wait for you")
    expect(badge).to_be_visible()
    assert overflow(page) == 0
    assert violations(page) == []
    badge.click()
    expect(page).to_have_url(re.compile(f"/table/{first}"))
    expect(page).to_have_title("(1) ● ALPACA")
    expect(page.locator(".board")).to_be_visible()
    page.get_by_role("link", name="1 table waits for you").click()
    expect(page).to_have_url(re.compile(f"/table/{second}"))
    page.goto(f"{address}/#/rules/alpaca")
    expect(page.get_by_role("link", name="2 tables wait for you")).to_be_visible()
    assert complaints(page) == []


@pytest.mark.parametrize(
    ("size", "columns"), [(PHONE, 1), (FLAT, 1), (TABLET, 3), (SMALL, 3), (WIDE, 3)], ids=str
)
def test_boxes_stand_in_one_row_or_one_column(
    address: str, browser: Browser, size: dict[str, int], columns: int
) -> None:
    page = visit(browser, address, viewport=size)
    expect(page.locator(".box-cover svg")).to_have_count(3)
    lefts = {round(one.bounding_box()["x"]) for one in page.locator(".box").all()}  # type: ignore[index]
    assert len(lefts) == columns
    assert overflow(page) == 0


@pytest.mark.parametrize("language", ["en", "it", "ru"])
@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "desktop"])
def test_the_button_that_creates_a_table_is_always_in_sight(
    address: str, browser: Browser, size: dict[str, int], language: str
) -> None:
    page = visit(browser, address, viewport=size, locale=language, **TOUCH)
    for game in ("alpaca", "africana", "master-elf"):
        box(page, game).locator(".box-buttons .button").nth(1).click()
        button = page.locator("dialog .button.primary")
        expect(button).to_be_in_viewport(ratio=1)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    assert complaints(page) == []


NOTE_BUTTONS = """window.seen = [];
const note = () => {
  const buttons = [...document.querySelectorAll('.box-buttons .button')];
  const tops = JSON.stringify(buttons.map((one) => Math.round(one.getBoundingClientRect().top)));
  if (buttons.length && seen.at(-1) !== tops) seen.push(tops);
  requestAnimationFrame(note);
};
note();"""


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "desktop"])
def test_buttons_of_boxes_stay_where_they_appeared(
    address: str, browser: Browser, size: dict[str, int]
) -> None:
    page = visit(browser, address, viewport=size, locale="it")
    page.add_init_script(NOTE_BUTTONS)

    held: list[Request] = []  # those of the second visit; the first one may still be loading

    def answer_late(route: Route) -> None:
        held.append(route.request)
        time.sleep(1)
        route.continue_()

    late: list[Request] = []
    page.on("requestfinished", lambda request: late.append(request) if request in held else None)
    page.route("**/text.it-*.js", answer_late)
    page.reload()
    wait_for("the texts of the three games", lambda: len(late) == 3, page)
    expect(page.locator(".box-cover svg")).to_have_count(3)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(500)
    assert len(page.evaluate("seen")) == 1, page.evaluate("seen")


def test_a_long_dialog_scrolls_under_its_head(address: str, browser: Browser) -> None:
    page = visit(browser, address, viewport={"width": 740, "height": 360})
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("checkbox").last.scroll_into_view_if_needed()
    expect(dialog.get_by_role("checkbox").last).to_be_in_viewport(ratio=1)
    expect(dialog.get_by_role("button", name="Close")).to_be_in_viewport(ratio=1)


def test_options_of_a_game_reach_its_table(address: str, browser: Browser) -> None:
    page = visit(browser, address)
    box(page, "alpaca").get_by_role("button", name="With friends").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("combobox", name="Player 2").select_option("bot:easy")
    dialog.get_by_label("Who goes first").select_option("2. Bot (easy)")
    dialog.get_by_text("Choose the Market yourself (0 of 10)").click()
    kinds = dialog.locator(".chips").all()
    for count, kind in zip((6, 4), kinds, strict=True):
        for checkbox in kind.get_by_role("checkbox").all()[:count]:
            checkbox.check()
        expect(kind.get_by_role("checkbox").last).to_be_disabled()
    with page.expect_request("**/api/tables") as asked:
        dialog.get_by_role("button", name="Create the table").click()
    options = (asked.value.post_data_json or {})["options"]
    assert options["first"] == "p2"
    assert len(options["market"]) == 10
    expect(page.locator(".board")).to_be_visible()


def test_my_page_shows_my_matches_and_their_results(address: str, browser: Browser) -> None:
    people = People(address)
    table = people.share_table("master-elf")
    people.share_table("africana")
    people.post(people.anna, f"/api/tables/{table}/leave", seat="p1", level="easy")
    people.post(people.bruno, f"/api/tables/{table}/leave", seat="p2", level="easy")
    with httpx.Client(base_url=address) as client:
        wait_for_end(client, f"/api/tables/{table}")
    page = come_home(browser, address, people.anna)
    page.get_by_role("link", name="All my games").click()
    results = page.locator(".results")
    expect(results).to_contain_text("1 finished game")
    opponent = page.get_by_role("row").filter(has_text="Bruno")
    expect(opponent.get_by_role("cell").first).to_have_text("1")
    expect(page.locator(".table-list")).to_have_count(2)
    with page.expect_download() as record:
        page.get_by_role("button", name="Download the record").click()
    assert record.value.suggested_filename == f"master-elf-{table}.ludo"
    assert Path(record.value.path()).read_text(encoding="utf-8").startswith("[")
    assert overflow(page) == 0
    assert violations(page) == []
    assert complaints(page) == []


def test_a_table_with_bots_can_be_hidden_and_shown_again(address: str, browser: Browser) -> None:
    """A table where somebody else waits cannot be hidden."""
    people = People(address)
    alone = [{"kind": "here"}, {"kind": "bot", "level": "easy"}]
    people.post(people.anna, "/api/tables", game="master-elf", seats=alone)
    people.share_table("alpaca")
    page = come_home(browser, address, people.anna, viewport=PHONE, **TOUCH)
    waiting, hide = page.locator(".waiting-table"), page.get_by_role("button", name="Hide this table")
    expect(waiting).to_have_count(2)
    expect(hide).to_have_count(1)
    size = hide.bounding_box()
    assert size
    assert min(size["width"], size["height"]) >= 44
    hide.click()
    expect(waiting).to_have_count(1)
    page.get_by_role("button", name="Show it again").click()
    expect(waiting).to_have_count(2)
    hide.click()
    page.reload()
    expect(waiting).to_have_count(1)
    page.get_by_role("link", name="All my games").click()
    page.get_by_role("button", name="Show one hidden game").click()
    expect(page.locator(".table-list li")).to_have_count(2)
    assert violations(page) == []
    assert complaints(page) == []


@pytest.mark.parametrize(
    ("language", "called"),
    [
        ("en", ["1. You", "2. A friend, by link", "3. Bot (medium)"]),
        ("it", ["1. Tu", "2. Un amico, con il link", "3. Bot (medio)"]),
        ("ru", ["1. Вы", "2. Друг по ссылке", "3. Бот (средний)"]),
    ],
)
def test_players_are_called_by_name_while_a_table_is_set_up(
    address: str, browser: Browser, language: str, called: list[str]
) -> None:
    """Each has the colour and the shape of its pieces; who goes first has the first company."""
    page = visit(browser, address, locale=language)
    box(page, "africana").locator(".box-buttons .button").nth(1).click()
    dialog = page.get_by_role("dialog")
    dialog.locator(".seats-chooser > .button").click()
    first = dialog.locator("select:has(option[value=p1])")
    expect(first).to_be_visible()
    assert first.locator("option").all_text_contents() == called
    marks = dialog.locator(".seat-mark path")
    colours = "all => all.map(one => getComputedStyle(one).fill)"
    expect(dialog.locator(".seat-mark")).to_have_count(3)
    white, blue, yellow = "rgb(243, 234, 214)", "rgb(47, 109, 181)", "rgb(239, 191, 45)"
    assert marks.evaluate_all(colours) == [white, blue, yellow]
    first.select_option("p2")
    assert marks.evaluate_all(colours) == [yellow, white, blue]
    dialog.locator("input").first.fill("Zoë")
    expect(first.locator("option").first).to_have_text("1. Zoë")


@pytest.mark.parametrize("language", ["en", "it", "ru"])
def test_a_lobby_fits_a_phone(address: str, browser: Browser, language: str) -> None:
    page = visit(browser, address, locale=language, viewport=PHONE)
    box(page, "alpaca").locator(".box-buttons .button").nth(1).click()
    page.locator("dialog .button.primary").click()
    expect(page.locator(".lobby")).to_be_visible()
    expect(page.locator(".invite-local")).to_contain_text("--port")  # the longest text
    for width, height in ((360, 740), (390, 844), (412, 915), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0, (width, height)


def test_a_dialog_is_not_closed_by_what_happens_inside(address: str, browser: Browser) -> None:
    page = visit(browser, address)
    box(page, "alpaca").get_by_role("button", name="With friends").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    # As when the window in which a file is chosen is closed without a choice.
    dialog.locator("select").first.evaluate(
        "one => one.dispatchEvent(new Event('cancel', { bubbles: true }))"
    )
    expect(dialog).to_be_visible()
    title = dialog.get_by_role("heading").first.bounding_box()
    assert title
    page.mouse.move(title["x"] + 5, title["y"] + 5)
    page.mouse.down()
    page.mouse.move(5, 5)  # text is selected, and the pointer is outside at the end
    page.mouse.up()
    page.wait_for_timeout(100)
    expect(dialog).to_be_visible()
    page.mouse.click(5, 5)
    expect(dialog).to_have_count(0)
