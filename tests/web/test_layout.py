"""Every board fits every shape of window, for two to four players."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from ludoteca.games import game_names
from tests.web.browser import FLAT, PHONE, ROOT, complaints, open_match, set_theme, violations, visit
from tests.web.painting import evaluate_painted
from tests.web.positions import NAMES, change_views, table_in_the_middle, visit_table

SHAPES = {
    "phone": (360, 740),
    "small phone": (360, 620),
    "flat phone": (740, 360),
    "tablet": (820, 1180),
    "laptop": (1280, 720),
    "desktop": (1920, 1080),
    "ultrawide": (2560, 1080),
}
FAULTS = (ROOT / "tests/web/layout.js").read_text(encoding="utf-8")
SHOWN = 6  # examples of a fault in a failure


@pytest.fixture
def address(repeatable_address: str) -> str:
    """A server on which the same moves lead to the same tables."""
    return repeatable_address


def find_faults(page: Page) -> dict[str, list[str]]:
    """Return the faults of the layout; boards that measure themselves get time for it on a busy machine."""
    faults: dict[str, list[str]] = {}
    for wait in (250, 1500):
        page.wait_for_timeout(wait)
        faults = evaluate_painted(page, FAULTS)
        if not faults:
            break
    return faults


def let_another_table_wait(page: Page, table: str) -> None:
    """Tell the page that another table like this one waits for the player."""

    def answer(route: Route) -> None:
        seen = route.fetch(url=f"{route.request.url.split('/mine')[0]}/{table}").json()
        route.fulfill(json=[seen | {"id": "another"}])

    page.route("**/api/tables/mine*", answer)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator(".next-table")).to_have_count(1)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", game_names())
def test_a_board_fits_every_window(browser: Browser, address: str, game: str, seats: int) -> None:
    table, token = table_in_the_middle(address, game, seats)
    page = visit_table(browser, address, table, token)
    let_another_table_wait(page, table)
    found = []
    for shape, (width, height) in SHAPES.items():
        page.set_viewport_size({"width": width, "height": height})
        faults = find_faults(page)
        found += [
            f"{shape}: {kind}: {len(examples)}, such as {examples[:SHOWN]}"
            for kind, examples in faults.items()
        ]
    assert found == []
    assert complaints(page) == []


@pytest.mark.parametrize("seats", [3, 4])
def test_the_map_is_the_largest_part_of_a_laptop(browser: Browser, address: str, seats: int) -> None:
    """With the log open and closed it fills nearly all of the height that the board has."""
    table, token = table_in_the_middle(address, "africana", seats)
    width, height = SHAPES["laptop"]
    page = visit_table(browser, address, table, token, viewport={"width": width, "height": height})
    parts = [page.locator(name) for name in (".africana-map", ".table-main")]
    for is_closed in (False, True):
        if is_closed:
            page.keyboard.press("l")
            expect(page.locator(".side-panel")).to_be_hidden()
        assert find_faults(page) == {}
        high, room = (part.evaluate("one => one.clientHeight") for part in parts)
        assert high > 0.95 * room


@pytest.mark.parametrize(("cards", "used"), [(3, 2), (5, 1), (8, 3)])
def test_every_card_of_a_large_hand_can_be_taken(
    browser: Browser, address: str, cards: int, used: int
) -> None:
    table, token = table_in_the_middle(address, "africana", 2)
    page = visit(browser, "about:blank", token=token)

    def deal(view: dict[str, Any]) -> None:
        view["players"][0]["hand"] = {"count": cards, "cards": ["violet"] * cards}
        view |= {"active": "p1", "used": ["joker"] * used}

    change_views(page, deal)
    page.goto(f"{address}/#/table/{table}")
    expect(page.locator(".africana-hand .held")).to_have_count(cards)
    found = []
    for shape, (width, height) in SHAPES.items():
        page.set_viewport_size({"width": width, "height": height})
        faults = find_faults(page)
        found += [f"{shape}: {kind}: {faults[kind]}" for kind in ("hidden card", "scrolls") if kind in faults]
    assert found == []


@pytest.mark.parametrize("game", game_names())
def test_everything_can_be_read_on_a_phone_in_the_middle_of_a_match(
    browser: Browser, address: str, game: str
) -> None:
    """What is sold out or cannot be used now can be read too."""
    table, token = table_in_the_middle(address, game, 2)
    page = visit_table(browser, address, table, token, viewport={"width": 360, "height": 740})
    assert violations(page, "color-contrast") == []


@pytest.mark.parametrize("game", game_names())
def test_prompt_and_buttons_stay_in_sight_while_a_low_page_scrolls(
    browser: Browser, address: str, game: str
) -> None:
    table, token = table_in_the_middle(address, game, 2)
    page = visit_table(browser, address, table, token, viewport={"width": 320, "height": 568})
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert page.evaluate("scrollY") > 0
    for part in (".prompt", ".action-bar", "[data-essential] >> nth=-1"):
        expect(page.locator(part)).to_be_in_viewport(ratio=0.99)


# Runs in the page before its own scripts: keeps the socket of the table, and the last news that came over it.
KEEP_NEWS = """window.WebSocket = class extends WebSocket {
  constructor(address) {
    super(address);
    this.addEventListener("message", ({ data }) => {
      const told = JSON.parse(data);
      if (told.type === "news") window.last = { socket: this, news: told };
    });
  }
}"""
# Tells the page where the explorers stand, for one list of towns after the other, as if the rules had
# changed.  Returns what is covered, and who does not clearly stand in a town.
COVERED = """async ([placements, explorers]) => {
  const boxes = (all) => [...all].map((one) => one.getBoundingClientRect());
  const isOn = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5;
  const look = (towns) => {
    const names = [...document.querySelectorAll(".africana-town-names text")].map((one) => {
      const { left, right, top, bottom, height } = one.getBoundingClientRect();
      return { name: one.textContent, left, right, top: top + height * 0.2, bottom: bottom - height * 0.1 };
    }); // what is written, without the room between two lines
    const pawns = [...document.querySelectorAll(".africana-travellers > g")].flatMap((pawn, place) =>
      boxes(pawn.querySelectorAll("path, circle")).flatMap((box) =>
        names.filter((name) => isOn(box, name)).map(({ name }) => `p${place + 1} on ${name}`)));
    const rings = [...document.querySelectorAll(".africana-town")].map((one) => {
      const { left, right, top, bottom } = one.querySelector(".africana-town-plate").getBoundingClientRect();
      return { town: one.dataset.word, left, right, top, bottom };
    });
    const strays = boxes(document.querySelectorAll(".africana-base")).flatMap((base, place) => {
      const [x, y] = [(base.left + base.right) / 2, (base.top + base.bottom) / 2];
      const gap = ({ left, right, top, bottom }) =>
        Math.hypot(Math.max(0, left - x, x - right), Math.max(0, top - y, y - bottom));
      const [first, second] = [...rings].sort((one, other) => gap(one) - gap(other));
      const touches = rings.some((ring) => ring.town === towns[place] && gap(ring) < base.height / 2 + 2);
      const isClear = first.town === towns[place] && gap(second) > gap(first) + 2;
      return touches && isClear ? [] : [`p${place + 1} beside ${towns[place]}, near ${second.town}`];
    });
    const crossed = names.flatMap((one, place) =>
      names.slice(place + 1).filter((name) => isOn(one, name)).map(({ name }) => `${one.name} on ${name}`));
    const tabs = [...document.querySelectorAll(".part-tabs span")]
      .filter((one) => one.scrollWidth > one.clientWidth + 1)
      .map((one) => `${one.textContent} wider than its button`);
    return [...pawns, ...strays, ...crossed, ...tabs];
  };
  const stand = async (towns) => {
    const { socket, news } = window.last;
    for (const view of Object.values(news.views))
      for (const [place, player] of view.players.entries()) player.at = towns[place];
    const number = ++news.table.number;
    const entry = { number, kind: "rules", at: 0, body: { act: "carried" } };
    const data = JSON.stringify({ ...news, entries: [entry] });
    socket.dispatchEvent(new MessageEvent("message", { data }));
    const isThere = (town, place) =>
      document.querySelector(`.africana-town[data-word="${town}"]`).ariaLabel.includes(explorers[place]);
    for (const end = performance.now() + 20_000; !towns.every(isThere); ) {
      if (performance.now() > end) throw new Error(`they never came to ${towns}`);
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  const found = [];
  for (const towns of placements) {
    await stand(towns);
    found.push(...look(towns).map((fault) => `${towns}: ${fault}`));
  }
  return found;
}"""


@pytest.mark.parametrize(("seats", "language"), [(2, "en"), (3, "en"), (4, "en"), (4, "it"), (4, "ru")])
def test_nothing_covers_the_name_of_a_town(browser: Browser, address: str, seats: int, language: str) -> None:
    """No other name and no explorer does, with explorers in every town: one in each of some, or all in one.

    The feet of an explorer are on the ring of the town, and no other is as near.
    The words of the buttons on the map do not leave their buttons.
    """
    table, token = table_in_the_middle(address, "africana", seats)
    page = visit(browser, "about:blank", token=token, locale=language)
    page.add_init_script(KEEP_NEWS)
    page.goto(f"{address}/#/table/{table}")
    expect(page.locator(".africana-town")).not_to_have_count(0)
    complaints(page).clear()  # a blank page keeps no settings
    towns = page.locator(".africana-town").evaluate_all("all => all.map(one => one.dataset.word)")
    placements = [[town] * seats for town in towns]
    placements += [[towns[place - other] for other in range(seats)] for place in range(0, len(towns), seats)]
    found = []
    for shape, (width, height) in SHAPES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(250)  # boards measure themselves
        found += [f"{shape}: {fault}" for fault in page.evaluate(COVERED, [placements, NAMES[:seats]])]
    assert found == []
    assert complaints(page) == []


# What lies on towns or on most of a name: a button, or the part of the board that is open.
HIDDEN = """() => {
  const covers = [...document.querySelectorAll(".part-tabs button, .africana-expeditions")];
  const isUnder = ({ left, right, top, bottom }) => {
    const middle = (top + bottom) / 2;
    const places = covers.map((one) => one.getBoundingClientRect()).filter(({ width }) => width);
    const isAt = (one) => one.left < right && left < one.right && one.top < middle && middle < one.bottom;
    return places.some(isAt);
  };
  const named = [...document.querySelectorAll(".africana-town-names text")];
  const names = named.filter((one) => isUnder(one.getBoundingClientRect())).map((one) => one.textContent);
  const towns = [...document.querySelectorAll(".africana-town")].filter((town) => {
    const { left, right, top, bottom } = town.querySelector(".africana-town-plate").getBoundingClientRect();
    return !town.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });
  return [...names, ...towns.map((town) => town.dataset.word)];
}"""


# The towns that are marked because expeditions start there.
MARKED = """() => {
  const glows = [...document.querySelectorAll(".africana-town-glow")];
  const marked = glows.filter((one) => getComputedStyle(one).strokeDasharray === "7px, 4px");
  return marked.map((one) => one.closest(".africana-town").dataset.word);
}"""


@pytest.mark.parametrize("language", ["en", "it", "ru"])
@pytest.mark.parametrize("seats", [2, 4])
def test_all_towns_are_in_sight_beside_the_expeditions(
    browser: Browser, address: str, seats: int, language: str
) -> None:
    table, token = table_in_the_middle(address, "africana", seats)
    page = visit_table(browser, address, table, token, locale=language, viewport=PHONE)
    page.wait_for_timeout(250)  # boards measure themselves
    assert evaluate_painted(page, HIDDEN) == []
    assert page.evaluate(MARKED) == []
    page.locator(".part-tabs [data-tab=expeditions]").click()
    expect(page.locator(".africana-expedition").first).to_be_in_viewport(ratio=1)
    expect(page.locator(".africana-expedition").last).to_be_in_viewport(ratio=1)
    assert evaluate_painted(page, HIDDEN) == []
    parts = [page.locator(name).bounding_box() for name in (".africana-expeditions", ".africana-hand")]
    assert parts[0]
    assert parts[1]
    assert parts[0]["y"] + parts[0]["height"] <= parts[1]["y"]
    cards = page.locator(".africana-expedition:not([data-joined])")
    words = cards.evaluate_all("all => all.map(one => one.dataset.word)")  # a word begins with the start
    marked = page.evaluate(MARKED)
    assert words
    assert [word for word in words if not word.startswith(tuple(f"{town}-" for town in marked))] == []
    assert [town for town in marked if not any(word.startswith(f"{town}-") for word in words)] == []


# Words of names on narrow cards that are broken, and names that leave their room.
BROKEN = """all => all.flatMap((name) => {
  const room = name.getBoundingClientRect();
  const [node] = name.firstChild.childNodes;
  return [...node.data.matchAll(/\\S+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const [first, ...more] = range.getClientRects();
    return more.length || first.right > room.right + 2 || first.left < room.left - 2 ? [word] : [];
  });
})"""


@pytest.mark.parametrize("viewport", [PHONE, FLAT], ids=["phone", "flat"])
def test_long_words_are_narrow_rather_than_broken(
    browser: Browser, address: str, viewport: dict[str, int]
) -> None:
    table, token = table_in_the_middle(address, "master-elf", 2)
    page = visit(browser, "about:blank", token=token, locale="ru", viewport=viewport)

    def stack(view: dict[str, Any]) -> None:
        for place in view["stacks"]:
            place |= {"count": 1, "gifts": ["felt-tip-pens"]}

    change_views(page, stack)
    page.goto(f"{address}/#/table/{table}")
    names = page.locator(".master-elf-stacks .fitted:visible")
    expect(names.first).to_have_text("Набор фломастеров")
    page.wait_for_timeout(250)  # names measure themselves
    assert names.evaluate_all(BROKEN) == []


def test_long_names_of_alpacas_are_narrow_rather_than_broken(browser: Browser, address: str) -> None:
    table, token = table_in_the_middle(address, "alpaca", 3)
    page = visit_table(browser, address, table, token, locale="ru")
    names = page.locator(".alpaca-market .alpaca-name:visible")
    expect(names.filter(has_text="Исследователь")).not_to_have_count(0)
    for width, height in SHAPES.values():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(250)  # names measure themselves
        assert names.evaluate_all(BROKEN) == [], width


# How far each reward of an expedition is from the right edge of its card, in pixels.
REWARDS = """all => all.map((card) => {
  const [silver, points] = card.querySelectorAll(".africana-expedition-foot > .africana-figured");
  const { right } = card.getBoundingClientRect();
  return [silver, points].map((one) => Math.round(right - one.getBoundingClientRect().right)).join();
})"""


@pytest.mark.parametrize("language", ["en", "it", "ru"])
def test_rewards_stand_alike_on_all_expeditions_of_a_flat_phone(
    browser: Browser, address: str, language: str
) -> None:
    table, token = table_in_the_middle(address, "africana", 2)
    width, height = SHAPES["flat phone"]
    viewport = {"width": width, "height": height}
    page = visit_table(browser, address, table, token, locale=language, viewport=viewport)
    expect(page.locator(".africana-expedition").first).to_be_visible()
    places = page.locator(".africana-expedition").evaluate_all(REWARDS)
    assert len(places) > 2
    assert len(set(places)) == 1


EDGE = "one => getComputedStyle(one).borderStyle"


def test_a_button_shows_that_what_it_leads_to_cannot_be_paid(browser: Browser, address: str) -> None:
    page = open_match(browser, address, "africana", viewport=PHONE)  # with 2 silver; an adventure costs 5
    edges = {
        name: page.locator(".action-bar").get_by_role("button", name=name, exact=True).evaluate(EDGE)
        for name in ("Buy adventures", "Move", "All moves")
    }
    assert edges == {"Buy adventures": "dashed", "Move": "solid", "All moves": "solid"}
    for theme in ("light", "dark"):
        set_theme(page, theme)
        assert violations(page, "color-contrast", within=".action-bar") == []
