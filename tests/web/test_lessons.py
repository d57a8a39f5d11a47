"""The guided first match, from the first lesson to the score pad, and the rules behind it."""

import re
from typing import Any

import httpx
import pytest
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import (
    DESKTOP,
    FLAT,
    PHONE,
    ROOT,
    TOUCH,
    box,
    complaints,
    new_match,
    overflow,
    table_of,
    violations,
    visit,
    wait_until,
    watch_end,
)
from tests.web.positions import Players, change_views

# Returns the names of buttons that are out of sight, or lie under something.
COVERED = """buttons => buttons.filter((button) => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return !button.contains(document.elementFromPoint(x, y));
}).map((button) => button.textContent)"""

LATE = {"alpaca": 80, "africana": 200, "master-elf": 140}  # log entries, well before the end of a match


@pytest.mark.parametrize("game", LATE)
def test_a_guided_match_ends_with_a_lesson_on_the_scores(address: str, browser: Browser, game: str) -> None:
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
    watch_end(page, address, LATE[game])
    expect(lesson).to_have_count(1)
    expect(page.get_by_role("dialog").locator(".lesson")).to_be_visible()
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.wait_for_timeout(250)
    assert page.locator(".score-acts .button").evaluate_all(COVERED) == []
    assert complaints(page) == []


def test_lessons_speak_of_fingers_on_a_phone(address: str, browser: Browser) -> None:
    page = visit(browser, address, viewport=PHONE, **TOUCH)
    box(page, "alpaca").get_by_role("button", name="Learn to play").click()
    lesson = page.get_by_role("complementary", name="Lesson")
    lesson.get_by_role("button", name="Got it").click()
    expect(lesson).to_contain_text("Tap and hold")
    assert overflow(page) == 0
    assert violations(page) == []


def test_a_lesson_is_read_out_and_left_by_keys(address: str, browser: Browser) -> None:
    page = visit(browser, address)
    box(page, "alpaca").get_by_role("button", name="Learn to play").click()
    lesson = page.get_by_role("complementary", name="Lesson")
    text = lesson.get_by_role("status")
    expect(lesson.get_by_role("button", name="Got it")).to_be_focused()
    for key in ("Enter", "Escape"):
        read = str(text.text_content())
        page.keyboard.press(key)
        expect(text).not_to_have_text(read)


OVERLAP = """() => {
  const boxOf = (selector) => document.querySelector(selector).getBoundingClientRect();
  const [light, lesson] = [boxOf('.spotlight'), boxOf('.lesson')];
  const across = Math.min(light.right, lesson.right) - Math.max(light.left, lesson.left);
  const along = Math.min(light.bottom, lesson.bottom) - Math.max(light.top, lesson.top);
  return Math.max(across, 0) * Math.max(along, 0);
}"""


IS_AROUND = """(place) => {
  const boxOf = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const [light, thing] = [boxOf('.spotlight'), boxOf(place)];
  const isNear = (side) => Math.abs(light[side] - thing[side]) < 6;
  return light && thing && ['left', 'top', 'right', 'bottom'].every(isNear);
}"""
IS_WHOLE = """() => {
  const lesson = document.querySelector('.lesson');
  const { left, right, top, bottom } = lesson.getBoundingClientRect();
  const corners = [left + 20, right - 20].flatMap((x) => [[x, top + 9], [x, bottom - 9]]);
  return corners.every(([x, y]) => lesson.contains(document.elementFromPoint(x, y)));
}"""


@pytest.mark.parametrize("shape", [PHONE, FLAT, DESKTOP], ids=["phone", "flat", "desktop"])
@pytest.mark.parametrize("game", LATE)
def test_lessons_lie_beside_what_they_speak_about(
    address: str, browser: Browser, game: str, shape: dict[str, int]
) -> None:
    page = visit(browser, address, viewport=shape)
    box(page, game).get_by_role("button", name="Learn to play").click()
    lesson = page.locator(".lesson")
    for _ in range(3):  # the welcome, how to get help, what to do first
        expect(page.locator(".spotlight")).to_be_visible()
        expect(lesson).to_have_attribute("data-placed", "beside")
        wait_until(page, IS_WHOLE)
        assert page.evaluate(OVERLAP) == 0
        read = lesson.filter(has_text=str(lesson.locator("p").text_content()))
        lesson.get_by_role("button", name="Got it").click()
        expect(read).to_have_count(0)


@pytest.mark.parametrize("game", LATE)
def test_a_lesson_steps_aside_for_what_opens_over_the_board(
    address: str, browser: Browser, game: str
) -> None:
    page = visit(browser, address, viewport=PHONE, **TOUCH)
    box(page, game).get_by_role("button", name="Learn to play").click()
    lesson = page.locator(".lesson")
    lesson.get_by_role("button", name="Got it").click()
    expect(lesson).to_contain_text("Need help")
    for key, opened in {"h": ".hints", "m": ".move-list"}.items():
        page.locator(f".action-bar [data-shortcut={key}]").click()
        expect(page.locator(opened)).to_be_visible()
        expect(page.locator(".lesson, .spotlight")).to_have_count(0)
        page.keyboard.press("Escape")
        expect(lesson).to_contain_text("Need help")


SWAP = """async ([text, link]) => {
  const lesson = document.querySelector('.lesson');
  lesson.querySelector('p').firstChild.data = text;
  lesson.querySelector('.link-button').firstChild.data = link;
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const { top, bottom, left, right } = lesson.getBoundingClientRect();
  const isInside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  return isInside && lesson.scrollHeight <= lesson.clientHeight + 1;
}"""
LARGE = {
    "alpaca": "Each card",
    "africana": "just one thing",
    "master-elf": "Where to",
}  # lessons on large things


def lesson_texts(game: str, language: str) -> dict[str, tuple[str, str]]:
    """Return the text of every lesson on the board, as for a finger, and of its link."""
    bundle = FluentBundle([language], use_isolating=False)
    source = (ROOT / f"web/src/games/{game}/lessons.{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(source))
    texts = {}
    for name in re.findall(r"^lesson-[\w-]+", source, re.MULTILINE):
        message = bundle.get_message(name)
        assert message.value
        text, _ = bundle.format_pattern(message.value, {"input": "touch"})
        link, _ = bundle.format_pattern(message.attributes["more"])
        texts[name] = (str(text), str(link))
    del texts["lesson-closing"]  # stands on the score pad
    return texts


@pytest.mark.parametrize("shape", [PHONE, FLAT], ids=["phone", "flat"])
@pytest.mark.parametrize("game", LARGE)
def test_every_lesson_shows_its_whole_text_on_a_phone(
    address: str, browser: Browser, game: str, shape: dict[str, int]
) -> None:
    page = visit(browser, address, viewport=shape, **TOUCH)
    box(page, game).get_by_role("button", name="Learn to play").click()
    lesson = page.locator(".lesson")
    while LARGE[game] not in str(lesson.locator("p").text_content()):
        lesson.get_by_role("button", name="Got it").click()
    expect(lesson).to_have_attribute("data-placed", "beside")
    cut = [
        (language, name)
        for language in ("en", "it", "ru")
        for name, texts in lesson_texts(game, language).items()
        if not page.evaluate(SWAP, texts)
    ]
    assert cut == []


def test_a_lesson_waits_while_somebody_else_plays(address: str, browser: Browser) -> None:
    with httpx.Client(base_url=address, timeout=60) as client:
        players = Players(client, "alpaca", 2)
        page = visit(browser, f"{address}/#/table/{players.table}/learn", token=players.tokens[0])
        lesson = page.locator(".lesson")
        expect(lesson).to_contain_text("Welcome")
        assert play_elsewhere(page, address, "end")
        expect(page.locator(".player[data-seat=p2]")).to_have_attribute("data-turn", "true")
        expect(lesson).to_have_count(0)
        while players.look(0)["table"]["turn"] == "p2":
            players.play()
        expect(lesson).to_contain_text("Welcome")


def silence(view: dict[str, Any]) -> None:
    farm = [["noisemaker", "viking"], ["mime", "sweeper"], ["explorer"]]
    view["players"][1] |= {"farm": farm, "silenced": ["viking"], "filled": 5}
    view["players"][0]["hand"]["cards"][0] = "dreamer"


@pytest.mark.parametrize("shape", [PHONE, FLAT], ids=["phone", "flat"])
def test_later_lessons_of_alpaca_point_at_a_card_or_a_farm(
    address: str, browser: Browser, shape: dict[str, int]
) -> None:
    table, token = new_match(address, "alpaca", "here", "bot:gentle")
    page = visit(browser, "about:blank", token=token, viewport=shape)
    change_views(page, silence)
    complaints(page).clear()  # a blank page keeps no settings
    page.goto(f"{address}/#/table/{table}/learn")
    lesson, light = page.locator(".lesson"), page.locator(".spotlight")
    for text, place in {
        "Dreamers": ".alpaca-hand [data-word=dreamer]",
        "What a racket": ".alpaca-pen[data-silenced]",
        "filling up": ".alpaca-place",
    }.items():
        while text not in str(lesson.locator("p").text_content()):
            lesson.get_by_role("button", name="Got it").click()
        wait_until(page, IS_AROUND, place)
        assert page.evaluate(OVERLAP) == 0
    assert light.count() == 1
    assert complaints(page) == []


def play_elsewhere(page: Page, address: str, verb: str) -> bool:
    """Play the first move with this verb over HTTP, without touching the page; whether there is one."""
    token = page.evaluate("localStorage['ludoteca.token']")
    headers = {"authorization": f"Bearer {token}"}
    with httpx.Client(base_url=f"{address}/api/tables/{table_of(page)}", headers=headers) as client:
        number = client.get("").json()["number"]
        [past_view] = client.get(f"/moments?first={number}&last={number}&seat=p1").json()
        move = next((move for move in past_view["view"]["moves"] if move.startswith(verb)), None)
        if move:
            body = {"seat": "p1", "move": move, "number": number, "id": f"{number}"}
            client.post("/moves", json=body).raise_for_status()
    return move is not None


@pytest.mark.parametrize("shape", [PHONE, FLAT], ids=["phone", "flat"])
def test_a_lesson_stays_until_it_is_read(
    repeatable_address: str, browser: Browser, shape: dict[str, int]
) -> None:
    """The hand is the same each time, since not every first hand can buy something."""
    address = repeatable_address
    page = visit(browser, address, viewport=shape, **TOUCH)
    box(page, "alpaca").get_by_role("button", name="Learn to play").click()
    lesson = page.get_by_role("complementary", name="Lesson")
    for title in ("Welcome", "Need help", "Each card"):
        expect(lesson).to_contain_text(title)
        lesson.get_by_role("button", name="Got it").click()
    expect(lesson).to_contain_text("You can afford")
    assert play_elsewhere(page, address, "buy ")
    while play_elsewhere(page, address, "pay ") or play_elsewhere(page, address, "free "):
        pass
    expect(page.locator("[data-pile=discard]").first).not_to_have_attribute("data-empty", "true")
    expect(lesson).to_contain_text("You can afford")  # nobody has touched the page
    while "new alpaca" not in str(lesson.text_content()):
        lesson.get_by_role("button", name="Got it").click()
    expect(page.locator(".spotlight")).to_be_visible()
    wait_until(page, IS_WHOLE)
    assert page.evaluate(OVERLAP) == 0


def test_lessons_go_on_after_a_reload_and_after_coming_back(address: str, browser: Browser) -> None:
    page = visit(browser, address)
    box(page, "alpaca").get_by_role("button", name="Learn to play").click()
    lesson = page.get_by_role("complementary", name="Lesson")
    for _ in range(2):  # the welcome, and how to get help
        lesson.get_by_role("button", name="Got it").click()
    third = str(lesson.locator("p").text_content())
    page.reload()
    expect(lesson).to_contain_text(third)
    table = table_of(page)
    page.goto(f"{address}/#/rules/alpaca/A13")
    page.goto(f"{address}/#/table/{table}")
    expect(lesson).to_contain_text(third)


def test_paragraphs_are_found_in_either_alphabet(address: str, browser: Browser) -> None:
    page = visit(browser, f"{address}/#/rules/africana", locale="ru")
    expect(page.locator("[data-summary]").first).to_be_visible()
    for typed in ("AF12", "аф12", "АФ 12"):
        page.get_by_role("searchbox").fill(typed)
        expect(page.locator(".rule")).to_have_count(1)
        expect(page.locator("#AF12")).to_be_visible()
    page.goto(f"{address}/#/rules/africana/АФ9")
    expect(page.locator("#AF9[data-wanted]")).to_be_in_viewport()
