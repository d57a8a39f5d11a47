"""Pictures of every screen, to look over them, and the picture of the README."""

import base64
import sys
import tempfile
import time
from pathlib import Path

import httpx
from playwright.sync_api import Browser, expect

from tests.support.server.server_process import Server
from tests.web.browser import (
    DESKTOP,
    PHONE,
    ROOT,
    TABLET,
    TOUCH,
    box,
    launch_browser,
    let_bots_play,
    my_turn,
    visit,
)

FOLDER = ROOT / "pictures"  # ignored by git
README = ROOT / "docs/pictures/readme.jpg"
LANGUAGES = ("en", "it", "ru")
SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
GAMES = {"alpaca": 50, "africana": 110, "master-elf": 70}  # entries of the log at about the middle


class Photographer:
    """One language and size; each picture is named after what it shows."""

    def __init__(self, browser: Browser, address: str, language: str, size: str) -> None:
        self.address = address
        self.name = f"{language}-{size}"
        self.is_tablet = size == "tablet"  # tables only
        touch = {} if size == "desktop" else TOUCH
        self.page = visit(browser, address, painted=True, locale=language, viewport=SIZES[size], **touch)

    def take(self, what: str) -> None:
        self.page.wait_for_timeout(700)
        self.page.screenshot(path=FOLDER / f"{what}-{self.name}.jpg", type="jpeg", quality=80)

    def go(self, place: str) -> None:
        self.page.goto(f"{self.address}/#/{place}")
        expect(self.page.locator("main:not(.loading)")).to_have_count(1)

    def everything(self) -> None:
        if not self.is_tablet:
            self.pages()
        for game in GAMES:
            self.table(game)
        self.page.context.close()

    def pages(self) -> None:
        page = self.page
        expect(page.locator(".box-cover svg")).to_have_count(len(GAMES))
        self.take("home")
        box(page, "alpaca").locator(".box-buttons .button").nth(1).click()
        self.take("set-up")
        page.locator("dialog .button.primary").click()
        expect(page.locator(".lobby")).to_be_visible()
        self.take("lobby")
        self.go("rules/africana")
        self.take("rules")
        self.go("me")
        self.take("me")
        self.go("")

    def table(self, game: str) -> None:
        """Take the first lesson, and of another match the middle, without the log, and the end."""
        page = self.page
        box(page, game).locator(".box-buttons .button").nth(2).click()
        expect(page.locator(".lesson")).to_be_visible()
        self.take(f"{game}-lesson")
        self.go("")
        box(page, game).locator(".box-buttons .button").first.click()
        expect(page.locator(".board")).to_be_visible()
        let_bots_play(page, self.address, GAMES[game])
        page.reload()  # drawing every move takes a long time
        expect(my_turn(page)).to_be_visible()
        if page.get_by_role("tab").first.is_visible():
            page.locator(".panel-button").click()
        self.take(f"{game}-middle")
        let_bots_play(page, self.address, None)
        expect(page.locator(".score-pad")).to_be_visible()
        self.take(f"{game}-score")
        if game == "alpaca":
            self.analysis()
        self.go("")

    def analysis(self) -> None:
        """Take the curve of the win probabilities, with the turning points."""
        page = self.page
        page.locator("dialog .button").last.click()
        if not page.get_by_role("tab").first.is_visible():
            page.locator(".panel-button").click()
        page.get_by_role("tab").nth(1).click()
        page.locator(".analysis .button.primary").click()
        page.wait_for_selector(".curve", timeout=120_000)
        page.locator(".curve").scroll_into_view_if_needed()
        self.take("analysis")


def compose_readme(browser: Browser) -> None:
    """Make the picture of the README: the shelf and a table of each game."""
    shown = ["home", *(f"{game}-middle" for game in GAMES)]
    data = [base64.b64encode((FOLDER / f"{what}-en-desktop.jpg").read_bytes()).decode() for what in shown]
    images = "".join(f'<img src="data:image/jpeg;base64,{one}">' for one in data)
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.set_content(
        f"<style>body{{margin:0}}img{{width:640px;height:400px;display:block;float:left}}</style>{images}"
    )
    page.wait_for_timeout(500)
    page.screenshot(path=README, type="jpeg", quality=85)
    page.close()


def main(languages: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, launch_browser() as browser:
        options = ("--no-limits", "--web", str(ROOT / "web/dist"))
        server = Server(f"sqlite:///{folder}/server.db", Path(folder) / "log", *options).start()
        while len(httpx.get(f"{server.address}/health").json()["bots_ready"]) < len(GAMES):
            time.sleep(1)  # strong bots make better pictures
        for language in languages or LANGUAGES:
            for size in SIZES if language == "en" else ("desktop", "phone"):
                print(language, size, flush=True)
                Photographer(browser, server.address, language, size).everything()
        server.stop()
        if not languages or "en" in languages:
            compose_readme(browser)


if __name__ == "__main__":
    main(sys.argv[1:])
