"""The lab plays thousands of matches in the page, with the figures of ``ludoteca simulate``."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ludoteca.study.plan import make_plan
from ludoteca.study.simulation import Simulation
from ludoteca.study.workers import local_runner
from ludoteca.wasm import build
from tests.study.small_studies import MORE_ELVES
from tests.support.editions import game_with
from tests.web.browser import PHONE, TOUCH, complaints, violations, visit


def open_lab(browser: Browser, address: str, **options: Any) -> Page:
    page = visit(browser, address, **options)
    page.get_by_role("link", name="Lab: thousands of games").click()
    expect(page.get_by_role("heading", name="Lab", exact=True)).to_be_visible()
    return page


def run_lab(page: Page) -> None:
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("status").filter(has_text="Games played")).to_be_visible()
    expect(page.get_by_role("button", name="Start")).to_be_enabled()


def figures(page: Page) -> dict[str, float]:
    shown = "all => all.map(one => [one.dataset.figure, Number(one.dataset.value)])"
    return dict(page.locator("[data-figure]").evaluate_all(shown))


def test_the_page_shows_the_figures_of_simulate(address: str, browser: Browser, tmp_path: Path) -> None:
    page = open_lab(browser, address)
    page.get_by_role("combobox", name="Game", exact=True).select_option(label="ALPACA")
    page.get_by_label("Seats").select_option("3")
    page.get_by_label("Bot 2").select_option("random")
    page.get_by_label("Seed").fill("12345678901234567")
    run_lab(page)
    expect(page.get_by_role("status").filter(has_text="Games played: 1,002 of 1,002")).to_be_visible()
    plan = make_plan("alpaca", ["greedy", "random", "greedy"], seats=3, seed=12345678901234567)
    simulation = Simulation([plan], 1000, tmp_path)
    simulation.run(local_runner([plan], 1), lambda _: None)
    expected = {f"{one.group} {one.about}": one.value for one in simulation.statistics()}
    shown = figures(page)
    assert {"seat p1", "bot random", "score top", "item owned_snob"} <= shown.keys()
    assert shown == pytest.approx({name: expected[name] for name in shown})
    assert violations(page) == []
    assert complaints(page) == []


def test_another_edition_is_opened_from_a_file(address: str, browser: Browser, tmp_path: Path) -> None:
    page = open_lab(browser, address, viewport=PHONE, **TOUCH)
    page.get_by_text("Another edition").click()
    (tmp_path / "wrong.wasm").write_bytes(b"no module")
    page.locator("input[type=file]").set_input_files(tmp_path / "wrong.wasm")
    expect(page.get_by_role("alert")).to_have_text("wrong.wasm is not a module of Ludoteca.")
    edition = game_with("master-elf", tmp_path / "mine.toml", MORE_ELVES)
    page.locator("input[type=file]").set_input_files(build.cached_file(edition))
    expect(page.get_by_role("combobox", name="Game", exact=True).locator("option:checked")).to_have_text(
        "MASTER ELF: more elves"
    )
    run_lab(page)
    own = figures(page)["score top"]
    page.get_by_role("combobox", name="Game", exact=True).select_option(label="MASTER ELF")
    run_lab(page)
    assert figures(page)["score top"] != own
    assert violations(page) == []
    assert complaints(page) == []


def test_a_run_can_be_stopped(address: str, browser: Browser) -> None:
    page = open_lab(browser, address)
    page.get_by_role("combobox", name="Games", exact=True).select_option("100000")
    page.get_by_role("button", name="Start").click()
    expect(page.locator("[data-figure]").first).to_be_visible()  # figures come in while it plays
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Start")).to_be_enabled()
    page.get_by_label("Seed").fill("-3")
    expect(page.get_by_role("alert")).to_contain_text("A seed is a whole number")
    expect(page.get_by_role("button", name="Start")).to_be_disabled()
    assert complaints(page) == []
