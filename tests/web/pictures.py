"""Pictures of every screen, for the documents and for those who look whether all is well."""

import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.server.serving import Server
from tests.web.browsing import DESKTOP, PHONE, ROOT, box, launched, my_turn, table_of, visit

FOLDER = ROOT / "docs/pictures"
LANGUAGES = ("en", "it", "ru")
SIZES = {"desktop": DESKTOP, "phone": PHONE}
GAMES = ("alpaca", "africana", "master-elf")
AHEAD = 2.5  # seconds in which bots play on for the middle of a game


class Photographer:
    """One language and size; each picture is named after what it shows."""

    def __init__(self, browser: Browser, address: str, language: str, size: str) -> None:
        self.address = address
        self.name = f"{language}-{size}"
        touch = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
        self.page = visit(browser, address, locale=language, viewport=SIZES[size], **touch)

    def take(self, what: str) -> None:
        self.page.wait_for_timeout(700)
        self.page.screenshot(path=FOLDER / f"{what}-{self.name}.jpg", type="jpeg", quality=80)

    def go(self, place: str) -> None:
        self.page.goto(f"{self.address}/#/{place}")
        expect(self.page.locator("main")).to_be_visible()

    def everything(self) -> None:
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
        """The first lesson, the middle of a game, looking back, and the end."""
        page = self.page
        box(page, game).locator(".box-buttons .button").nth(2).click()
        expect(page.locator(".lesson")).to_be_visible()
        self.take(f"{game}-lesson")
        self.bots_play(page, AHEAD)
        page.goto(page.url.replace("/learn", ""))
        expect(my_turn(page)).to_be_visible()
        self.take(f"{game}-middle")
        self.bots_play(page, None)
        expect(page.locator(".score-pad")).to_be_visible()
        self.take(f"{game}-score")
        self.go("")

    def bots_play(self, page: Page, seconds: float | None) -> None:
        """Leave the seat to a bot for a while, or for good."""
        table = table_of(page)
        self.call(page, f"/api/tables/{table}/leave", '{"seat": "p1", "level": "hard"}')
        if seconds is None:
            page.wait_for_selector(".score-pad", timeout=120_000)
            return
        time.sleep(seconds)
        self.call(page, f"/api/tables/{table}/return", '{"seat": "p1"}')

    @staticmethod
    def call(page: Page, path: str, body: str) -> None:
        page.evaluate(
            """([path, body]) => {
                const authorization = `Bearer ${localStorage["ludoteca.token"]}`;
                const headers = {"content-type": "application/json", authorization};
                return fetch(path, {method: "POST", body, headers});
            }""",
            [path, body],
        )


def main(languages: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        options = ("--cold", "--no-limits", "--web", str(ROOT / "web/dist"))
        server = Server(f"sqlite:///{folder}/house.db", Path(folder) / "log", *options).start()
        for language in languages or LANGUAGES:
            for size in SIZES:
                print(language, size, flush=True)
                Photographer(browser, server.address, language, size).everything()
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
