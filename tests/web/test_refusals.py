"""Pages say refusals exactly as Python does, for every code that a server can send."""

import json
import os
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ludoteca.core.texts.fluent import LANGUAGES
from tests.errors.codes import CODES, make_sentence
from tests.web.browser import ROOT, complaints, my_turn, play_now, visit

SENT = ("ludoteca.core", "ludoteca.server", "ludoteca.games")  # what the pages read


def collect(language: str) -> dict[str, object]:
    """Collect every code with some facts, and the sentence that Python makes of it."""
    codes = [code for code in CODES if code.codes.__module__.startswith(SENT)]
    sentences = [make_sentence(code, value) for code in codes for value in (1, 2, 5, 12345, "Ψ")]
    said = [({"code": str(one.code), "facts": dict(one.facts)}, one.text(language)) for one in sentences]
    return {"language": language, "sentences": said}


@pytest.mark.usefixtures("pages")
def test_pages_use_the_same_sentences(tmp_path: Path) -> None:
    file = tmp_path / "refusals.json"
    file.write_text(json.dumps([collect(language) for language in LANGUAGES]), encoding="utf-8")
    command = ["npx", "vitest", "run", "src/texts/refusals.test.ts"]
    environment = os.environ | {"LUDOTECA_REFUSALS": str(file)}
    result = subprocess.run(command, check=False, cwd=ROOT / "web", env=environment, capture_output=True)
    assert result.returncode == 0, result.stdout.decode()[-3000:]


# The words of a button that starts a match, of the one for a hint, and what the server says about it.
HINTS = {
    "it": ("Gioca subito", "Suggerimento", "I bot si stanno ancora preparando. Riprova tra un minuto."),
    "ru": ("Играть", "Подсказка", "Боты ещё готовятся. Попробуйте через минуту."),
}


@pytest.mark.parametrize("language", HINTS)
def test_a_refusal_over_a_socket_is_in_the_readers_language(
    address: str, browser: Browser, language: str
) -> None:
    """The server of these tests does not compile its bots, so it has no hints, nor has the page."""
    play, hint, said = HINTS[language]
    page = visit(browser, address, locale=language)
    page.route("**/engines.json", lambda route: route.fulfill(json={}))
    play_now(page, "alpaca", play)
    expect(my_turn(page)).to_be_visible()
    place = page.locator(".table-main").bounding_box()
    page.get_by_role("button", name=hint).first.click()
    expect(page.get_by_role("alert").filter(visible=True)).to_contain_text(said)
    assert page.locator(".table-main").bounding_box() == place  # the board does not move
    assert complaints(page) == []
