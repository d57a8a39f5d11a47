"""A whole match of each game in Firefox, played by clicks against a bot."""

import json
from collections.abc import Iterator

import pytest

from tests.web.browser import DESKTOP
from tests.web.firefox import Firefox, launch_firefox
from tests.web.painting import UNPAINTED
from tests.web.test_whole_games import GAMES
from tests.web.whole_game import CHOOSE, LONGEST, MENU, PIECES, WAIT

ENTER, ESCAPE = "\ue007", "\ue00c"
SETTINGS = json.dumps(json.dumps({"pace": "instant", "theme": "light"}))

PREPARE = f"localStorage['ludoteca.settings'] ??= {SETTINGS}; {UNPAINTED}"

CLICK = """([selector, text]) => new Promise((resolve, reject) => {
  const started = performance.now();
  const look = () => {
    const found = [...document.querySelectorAll(selector)].find((one) => one.textContent.trim() === text);
    if (found) return resolve(found.click());
    if (performance.now() - started > 30_000) return reject(new Error(`no ${text}`));
    setTimeout(look, 50);
  };
  look();
})"""
# Plays the last move of the list.  Returns whether there was one: the board may be about to change.
PLAY_LAST = """async () => {
  const buttons = [...document.querySelectorAll('button')];
  const button = buttons.find((one) => one.textContent.includes('All moves'));
  if (button?.ariaExpanded === 'false') button.click();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const move = [...document.querySelectorAll('.move-list button')].at(-1);
  move?.click();
  return move !== undefined;
}"""


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    with launch_firefox(tmp_path_factory.mktemp("firefox")) as firefox:
        firefox.prepare(PREPARE)
        firefox.resize(DESKTOP["width"], DESKTOP["height"])
        yield firefox


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_can_be_played_in_firefox(address: str, firefox: Firefox, game: str) -> None:
    firefox.visit(address)
    firefox.call(CLICK, [f".box[data-game={game}] button", "Play now"])
    now = firefox.call(WAIT, [MENU, None])
    for click in range(LONGEST):
        if now["isOver"]:
            break
        if now["isHelpOpen"]:
            firefox.press(ESCAPE)
        has_clicked = choose(firefox, now["isAsked"], click)
        now = firefox.call(WAIT, [MENU, now if has_clicked else None])
    assert now["isOver"]
    assert firefox.problems == []


def choose(firefox: Firefox, is_asked: bool, click: int) -> bool:
    """Click an entry of the open menu or a piece on the board, another one each time; else use the list.

    Return whether there was something to click.
    """
    piece = firefox.call(CHOOSE, [f"{MENU} button" if is_asked else PIECES, click])
    if piece is None:
        return bool(firefox.call(PLAY_LAST))
    if piece["isHit"]:
        firefox.click(piece["x"], piece["y"])
    else:
        firefox.call("() => clicked.focus()")
        firefox.press(ENTER)
    return True
