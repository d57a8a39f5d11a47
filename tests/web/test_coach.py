"""A hint, the analysis of a finished match, scores and the rematch.

The coach itself is tested with the server; here the test answers in its place, at once.
"""

import json
import re

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.web.browser import (
    PHONE,
    TOUCH,
    complaints,
    finish_match,
    my_turn,
    play_now,
    table_of,
    violations,
    visit,
)


def fake_coach(page: Page) -> None:
    """Answer requests for hints and analyses in the server's place; pass everything else on."""

    def attend(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def receive(message: str | bytes) -> None:
            asked = json.loads(message)
            if asked["type"] == "hint":
                socket.send(json.dumps(make_hint(asked)))
            elif asked["type"] == "analyse":
                socket.send(json.dumps({"type": "analysed", "id": asked["id"], "moments": make_moments()}))
            else:
                server.send(message)

        socket.on_message(receive)

    page.route_web_socket(re.compile("/live$"), attend)


def make_hint(asked: dict[str, str]) -> dict[str, object]:
    advice = [{"move": move, "wins": wins, "share": 0.5} for move, wins in (("end", 0.61), ("buy snob", 0.4))]
    return {"type": "hinted", "id": asked["id"], "number": 1, "seat": asked["seat"], "advice": advice}


def make_moments() -> list[dict[str, object]]:
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
    fake_coach(page)
    play_now(page, "alpaca")
    expect(my_turn(page)).to_be_visible()
    page.get_by_role("button", name="Hint", exact=True).click()
    hints = page.get_by_role("list", name="Hint").get_by_role("button")
    expect(hints).to_have_text(["End the turn 61%", "Buy Snob 40%"])
    expect(page.locator(".action-bar .is-hinted")).to_have_text("End the turn")
    hints.first.hover()
    expect(page.locator(".prompt")).to_contain_text("You discard 5 cards and draw 5.")
    lines = page.locator(".log > li").count()
    hints.first.click()
    expect(page.locator(".log > li")).not_to_have_count(lines)
    assert complaints(page) == []


def test_the_analysis_leads_through_the_match(address: str, browser: Browser) -> None:
    page = visit(browser, address, viewport=PHONE, **TOUCH)
    fake_coach(page)
    play_now(page, "alpaca")
    finish_match(address, page)
    page.get_by_role("button", name="Look at the table").click()
    page.get_by_role("tab", name="Analysis").click()
    page.get_by_role("button", name="Analyse the game").click()
    curve = page.get_by_role("slider", name=re.compile("Win probability"))
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
    check_scores_and_rematch(page)


def check_scores_and_rematch(page: Page) -> None:
    """Both can be reached after the score pad was closed."""
    played = table_of(page)
    page.get_by_role("button", name="Scores").click()
    expect(page.locator(".score-pad")).to_be_visible()
    page.get_by_role("button", name="Look at the table").click()
    page.locator(".action-bar").get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/table/" in url and played not in url)
    expect(page.locator(".board")).to_be_visible()
