"""A hint, the curve of a game that is over, scores and the rematch.

The coach itself is tested with the server; here a stand-in answers at once.
"""

import json
import re

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.web.browser import (
    PHONE,
    TOUCH,
    bots_play,
    complaints,
    my_turn,
    play_now,
    table_of,
    violations,
    visit,
)


def coach(page: Page) -> None:
    """Answer questions for hints and analyses in the server's place; all else goes through."""

    def attend(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def asked(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "hint":
                socket.send(json.dumps(hinted(told)))
            elif told["type"] == "analyse":
                socket.send(json.dumps({"type": "analysed", "id": told["id"], "moments": moments()}))
            else:
                server.send(message)

        socket.on_message(asked)

    page.route_web_socket(re.compile("/live$"), attend)


def hinted(told: dict[str, str]) -> dict[str, object]:
    advice = [{"move": move, "wins": wins, "share": 0.5} for move, wins in (("end", 0.61), ("buy snob", 0.4))]
    return {"type": "hinted", "id": told["id"], "number": 1, "seat": told["seat"], "advice": advice}


def moments() -> list[dict[str, object]]:
    """Lines 2 to 21 of a log: the chances swing, and line 12 is a mistake."""
    return [
        {
            "number": number, "seat": "p1", "move": "end", "wins": {"p1": number / 25, "p2": 1 - number / 25},
            "played": 0.4, "best": 0.6, "better": "buy snob" if number == 12 else None,
            "turning_point": number == 12,
        }
        for number in range(2, 22)
    ]  # fmt: skip


def test_a_hint_is_shown_and_can_be_played(address: str, browser: Browser) -> None:
    page = visit(browser, address)
    coach(page)
    play_now(page, "alpaca")
    expect(my_turn(page)).to_be_visible()
    page.get_by_role("button", name="Hint", exact=True).click()
    hints = page.get_by_role("list", name="Hint").get_by_role("button")
    expect(hints).to_have_text(["End the turn 61 %", "Buy Snob 40 %"])
    expect(page.locator(".action-bar .is-hinted")).to_have_text("End the turn")
    hints.first.hover()
    expect(page.locator(".asking")).to_contain_text("You discard 5 cards and draw 5.")
    lines = page.locator(".log > li").count()
    hints.first.click()
    expect(page.locator(".log > li")).not_to_have_count(lines)
    assert complaints(page) == []


def test_the_curve_leads_through_the_game(address: str, browser: Browser) -> None:
    page = visit(browser, address, viewport=PHONE, **TOUCH)
    coach(page)
    play_now(page, "alpaca")
    bots_play(page, address, None)
    page.get_by_role("button", name="Look at the table").click()
    page.get_by_role("tab", name="Analysis").click()
    page.get_by_role("button", name="Analyse the game").click()
    curve = page.get_by_role("slider", name=re.compile("Chances"))
    width = curve.bounding_box()["width"]  # type: ignore[index]
    curve.click(position={"x": width * 0.55, "y": 20})
    expect(page.locator(".replay")).to_be_in_viewport()
    expect(page.locator(".board")).to_be_in_viewport()
    first = int(str(curve.get_attribute("aria-valuenow")))
    assert 8 < first < 14
    expect(page.locator(".replay")).to_contain_text(f"{first}/")
    curve.press("ArrowRight")
    expect(page.locator(".replay")).to_contain_text(f"{first + 1}/")
    page.locator(".turning button").click()
    expect(page.locator(".replay")).to_contain_text("11/")  # before the mistake on line 12
    assert violations(page) == []
    assert complaints(page) == []
    scores_and_rematch(page)


def scores_and_rematch(page: Page) -> None:
    """Both are at hand after the pad was closed."""
    played = table_of(page)
    page.get_by_role("button", name="Scores").click()
    expect(page.locator(".score-pad")).to_be_visible()
    page.get_by_role("button", name="Look at the table").click()
    page.locator(".action-bar").get_by_role("button", name="Once more").click()
    page.wait_for_url(lambda url: "/table/" in url and played not in url)
    expect(page.locator(".board")).to_be_visible()
