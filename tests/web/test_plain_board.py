"""A game without a line of TypeScript is played in a browser: the example game, in a copy of the project."""

import re
import shutil
import subprocess
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.server.server_process import COMMAND, Server
from tests.web.browser import PHONE, ROOT, TOUCH, complaints, my_turn, play_now, violations, visit
from tests.web.painting import evaluate_painted

FAULTS = (ROOT / "tests/web/layout.js").read_text(encoding="utf-8")
WITHOUT = shutil.ignore_patterns("__pycache__", "node_modules", "dist")
TITLES = {"en": "FIREFLIES", "it": "LUCCIOLE", "ru": "СВЕТЛЯЧКИ"}


@pytest.fixture(scope="module")
def fireflies(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that has the example game, with pages built from a copy of the project."""
    copy = tmp_path_factory.mktemp("project")
    for part in ("src", "web"):
        shutil.copytree(ROOT / part, copy / part, ignore=WITHOUT)
    shutil.copytree(ROOT / "tests/example_game/fireflies", copy / "src/ludoteca/games/fireflies")
    (copy / "web/node_modules").symlink_to((ROOT / "web/node_modules").resolve())
    command = ["node", "node_modules/vite/bin/vite.js", "build", "--logLevel", "error"]
    subprocess.run(command, cwd=copy / "web", check=True)
    options = ("--cold", "--no-limits", "--web", str(copy / "web/dist"))
    server = Server(f"sqlite:///{copy}/server.db", copy / "log", *options)
    server.program = COMMAND
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(copy / "src"))
        server.start()
    yield server.address
    server.stop()


def play_one(page: Page, *, on_the_board: bool) -> None:
    """Make a move: on a card, or by a button if no card offers one."""
    number = page.locator(".table-page").get_attribute("data-number")
    cards = page.locator(".plain-player[data-own] [data-live]")
    use_card = on_the_board and cards.count() > 0
    (cards.first if use_card else page.locator(".action-bar [data-move], .board [data-live]").first).click()
    expect(page.locator(f'.table-page:not([data-number="{number}"])')).to_be_visible()


def test_it_is_played_to_the_end(fireflies: str, browser: Browser) -> None:
    page = visit(browser, fireflies)
    play_now(page, "fireflies")
    night = page.locator(".plain-area", has_text="Night").first
    expect(night.locator("h4")).to_have_text(re.compile(r"^Night 1[1-9]$"))
    expect(page.locator(".plain-board")).not_to_contain_text("fireflies")  # the name of the game is no thing
    expect(my_turn(page)).to_contain_text("Catch or release a firefly.")
    assert violations(page) == []
    pad = page.locator(".score-pad")
    for turn in range(100):
        expect(my_turn(page).or_(pad).first).to_be_visible()
        if pad.is_visible():
            break
        play_one(page, on_the_board=turn % 3 == 2)
    expect(pad).to_contain_text("Light")
    assert violations(page) == []
    assert complaints(page) == []


@pytest.mark.parametrize("language", TITLES)
def test_it_is_shown_on_a_phone(fireflies: str, browser: Browser, language: str) -> None:
    page = visit(browser, fireflies, viewport=PHONE, locale=language, **TOUCH)
    page.locator(".box[data-game=fireflies] .button").first.click()
    expect(page.locator(".table-title")).to_have_text(TITLES[language])
    expect(my_turn(page)).to_be_visible()
    play_one(page, on_the_board=False)
    faults = evaluate_painted(page, FAULTS)
    faults.pop("essential", None)  # the plain board does not know what is essential
    assert faults == {}


def test_its_cards_explain_themselves(fireflies: str, browser: Browser) -> None:
    page = visit(browser, fireflies)
    play_now(page, "fireflies")
    expect(my_turn(page)).to_be_visible()
    play_one(page, on_the_board=False)
    expect(my_turn(page)).to_be_visible()
    page.locator(".plain-player[data-own] [data-word]").first.focus()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("Light [123]"))
