"""A hint, the analysis of a finished match, scores and the rematch.

The coach itself is tested with the server; here the test answers in its place, at once.
"""

import json
import re

from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

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
    """Answer requests for hints and analyses in the server's place; pass everything else on.

    The page finds no module, so that it does not think by itself.
    """
    page.route("**/engines.json", lambda route: route.fulfill(json={}))

    def attend(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def receive(message: str | bytes) -> None:
            asked = json.loads(message)
            if asked["type"] == "hint":
                socket.send(json.dumps(make_hint(asked)))
            elif asked["type"] == "analyse":
                socket.send(json.dumps({"type": "analysed", "id": asked["id"], "moments": make_analysis()}))
            else:
                server.send(message)

        socket.on_message(receive)

    page.route_web_socket(re.compile("/live$"), attend)


def make_hint(asked: dict[str, str]) -> dict[str, object]:
    advice = [{"move": move, "wins": wins, "share": 0.5} for move, wins in (("end", 0.61), ("buy snob", 0.4))]
    answer = {"type": "hinted", "id": asked["id"], "number": 1, "seat": asked["seat"], "advice": advice}
    return answer | {"reason": make_reason("gain")}


def make_reason(kind: str) -> dict[str, object]:
    gain = {"kind": kind, "total": 2.31, "error": 0.4, "part": "farm", "gain": 2.0}
    return gain | {"seat": "p2", "loss": 1.5}


def make_analysis() -> list[dict[str, object]]:
    """Make the analysed moves 2 to 21 of a log: win probabilities rise, and move 12 is a mistake."""
    return [
        {
            "number": number, "seat": "p1", "move": "end", "wins": {"p1": number / 25, "p2": 1 - number / 25},
            "played": 0.4, "best": 0.6, "better": "buy snob" if number == 12 else None,
            "turning_point": number == 12, "reason": make_reason("loss") if number == 12 else None,
        }
        for number in range(2, 22)
    ]  # fmt: skip


def test_a_hint_is_shown_and_can_be_played(address: str, browser: Browser) -> None:
    page = visit(browser, address)
    fake_coach(page)
    play_now(page, "alpaca")
    expect(my_turn(page)).to_be_visible()
    page.get_by_role("button", name="Hint", exact=True).click()
    hints = page.get_by_role("list", name="Hint").get_by_role("button").filter(has_text="%")
    expect(hints).to_contain_text(["End the turn win probability 61%", "Buy Snob win probability 40%"])
    expect(hints.first).to_contain_text("You discard 5 cards and draw 5.")
    expect(page.locator(".action-bar [role=status]")).to_have_text("Hint: End the turn. win probability 61%")
    why = page.locator(".hint-reason")
    expect(why).to_have_text("About 2.3 points more in the end, mostly under “Alpacas behind Fences”.")
    expect(hints.first).to_contain_text("About 2.3 points")
    expect(page.locator(".action-bar [data-hinted]")).to_have_text("End the turn")
    assert violations(page, within=".hints") == []
    hints.first.hover()
    expect(page.locator(".prompt")).to_contain_text("You discard 5 cards and draw 5.")
    play_without_a_question(page, hints.first)
    page.get_by_role("button", name="Hint", exact=True).click()
    play_without_a_question(page, page.locator(".action-bar [data-hinted]"))
    assert complaints(page) == []


def play_without_a_question(page: Page, button: Locator) -> None:
    """End the turn as a hint advises, though something useful could still be done."""
    lines = page.locator(".log > li").filter(has_text="You discard")
    played = lines.count()
    button.click()
    expect(lines).to_have_count(played + 1)
    expect(my_turn(page)).to_be_visible()


def test_the_analysis_leads_through_the_match(address: str, browser: Browser) -> None:
    page = visit(browser, address, viewport=PHONE, **TOUCH)
    fake_coach(page)
    play_now(page, "alpaca")
    finish_match(address, page)
    assert violations(page, within="dialog") == []
    page.get_by_role("button", name="Analyse the game").click()  # on the score pad
    curve = page.get_by_role("slider", name=re.compile("Win probability"))
    expect(curve.locator(".curve-edge")).to_have_count(2)  # light colours have it too
    size = curve.locator("text").first.evaluate(
        "one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a"
    )
    assert size >= 12
    width = curve.bounding_box()["width"]  # type: ignore[index]
    curve.click(position={"x": width * 0.55, "y": 20})
    expect(page.locator(".replay")).to_be_in_viewport()
    expect(page.locator(".board")).to_be_in_viewport()
    first = int(str(curve.get_attribute("aria-valuenow")))
    assert 8 < first < 14
    expect(page.locator(".replay")).to_contain_text(f"{first}/")
    curve.press("ArrowRight")
    expect(page.locator(".replay")).to_contain_text(f"{first + 1}/")
    expect(page.locator(".turning-reason")).to_contain_text("is expected to score about 1.5 points less.")
    expect(page.locator(".turning button")).to_contain_text("You: ")
    page.locator(".turning button").click()
    expect(page.locator(".replay")).to_contain_text("11/")  # before the mistake in entry 12
    expect(page.locator(".analysis")).to_be_hidden()  # the board is free; the prompt tells it
    expect(page.locator(".prompt-text")).to_contain_text("Better:")
    assert violations(page) == []
    assert complaints(page) == []
    check_scores_and_rematch(page)


def check_scores_and_rematch(page: Page) -> None:
    """Check that both can be reached after the score pad was closed."""
    played = table_of(page)
    page.get_by_role("button", name="Latest move").click()  # the bar of the replay makes room
    page.get_by_role("button", name="Scores").click()
    expect(page.locator(".score-pad")).to_be_visible()
    page.get_by_role("button", name="Look at the table").click()
    page.locator(".action-bar").get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/table/" in url and played not in url)
    expect(page.locator(".board")).to_be_visible()
