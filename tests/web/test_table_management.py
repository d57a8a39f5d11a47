"""Several people at a table: playing, agreeing on things, what the owner decides, reports to the operator."""

import re

import httpx
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import (
    PHONE,
    TOUCH,
    box,
    complaints,
    end_turn,
    finish_match,
    my_turn,
    open_tab,
    overflow,
    set_up,
    table_of,
    violations,
    visit,
)


def seat_two(browser: Browser, address: str) -> tuple[Page, Page]:
    """Seat Anna, who has set up the table, and Bruno, on a phone."""
    anna, bruno = visit(browser, address), visit(browser, "about:blank", viewport=PHONE, **TOUCH)
    bruno.problems.clear()  # type: ignore[attr-defined]  # a blank page keeps no settings
    table = set_up(anna, "here", "elsewhere")
    bruno.goto(f"{address}/#/table/{table}")
    bruno.get_by_label("Name").fill("Bruno")
    bruno.get_by_role("button", name="Sit here").click()
    expect(my_turn(anna)).to_be_visible()
    return anna, bruno


def chat(page: Page, text: str) -> None:
    open_tab(page, "Chat")
    page.get_by_label("Write a message").fill(text)
    page.get_by_role("button", name="Send").click()


def test_two_browsers_and_a_spectator_see_the_same_match(address: str, browser: Browser) -> None:
    anna, bruno, carla = (visit(browser, address) for _ in range(3))
    table = set_up(anna, "here", "elsewhere")
    expect(anna.get_by_role("heading", name="Invite")).to_be_visible()
    bruno.goto(f"{address}/#/table/{table}")
    bruno.get_by_label("Name").fill("Bruno")
    bruno.get_by_role("button", name="Sit here").click()
    expect(my_turn(anna)).to_be_visible()
    carla.goto(f"{address}/#/table/{table}")
    expect(carla.locator(".prompt")).to_contain_text("It's Guest's turn.")
    end_turn(anna)
    expect(my_turn(bruno)).to_be_visible()
    expect(carla.locator(".player[data-turn]")).to_contain_text("Bruno")
    expect(carla.locator(".log")).to_contain_text("draws 5 cards")
    open_tab(bruno, "Chat")
    bruno.get_by_label("Write a message").fill("Hello!")
    bruno.get_by_role("button", name="Send").click()
    open_tab(anna, "Chat")
    expect(anna.locator(".chat")).to_contain_text("Hello!")
    for page in (anna, bruno, carla):
        assert complaints(page) == []


def test_the_champion_can_be_chosen_where_it_plays(address: str, browser: Browser) -> None:
    page = visit(browser, address)
    dialog, champion = page.get_by_role("dialog"), "bot:champion"
    box(page, "alpaca").get_by_role("button", name="With friends").click()
    second = dialog.get_by_role("combobox", name="Player 2")
    second.select_option(champion)
    dialog.get_by_role("button", name="Add a seat").click()
    expect(second).to_have_value("bot:best")
    expect(dialog.locator(f"option[value='{champion}']")).to_have_count(0)
    dialog.get_by_role("button", name=re.compile(r"^Remove .* \(3\)$")).click()
    second.select_option(champion)
    dialog.get_by_role("button", name="Create the table").click()
    expect(page.get_by_text("Bot (champion)").first).to_be_visible()
    assert complaints(page) == []


def test_a_rematch_needs_everybody(address: str, browser: Browser) -> None:
    anna, bruno = seat_two(browser, address)
    played = table_of(anna)
    finish_match(address, anna, bruno)
    ends = [page.get_by_role("dialog") for page in (anna, bruno)]
    ends[0].get_by_role("button", name="Rematch").click()
    expect(ends[0]).to_contain_text("Waiting for Bruno")
    expect(ends[1]).to_contain_text("Guest would like a rematch.")
    ends[1].get_by_role("button", name="No, thanks").click()
    expect(anna.locator(".log")).to_contain_text("Bruno doesn't want a rematch")
    assert overflow(bruno) == 0
    assert violations(bruno) == []
    ends[1].get_by_role("button", name="Rematch").click()
    for page in (anna, bruno):
        page.wait_for_url(lambda url: "/table/" in url and played not in url)
        expect(page.locator(".board")).to_be_visible()
        assert complaints(page) == []


def test_owner_mutes_and_kicks_and_players_agree_to_stop(address: str, browser: Browser) -> None:
    anna, bruno = seat_two(browser, address)
    carla = visit(browser, f"{address}/#/me")
    carla.get_by_label("Name").first.fill("Carla")
    carla.get_by_role("button", name="Save name").click()
    carla.goto(f"{address}/#/table/{table_of(anna)}")
    chat(carla, "Play the Mime!")
    for page in (anna, bruno):
        open_tab(page, "Chat")
        page.get_by_role("button", name="Actions for this message from Carla").click()
    bruno.get_by_role("button", name="Report").click()
    bruno.get_by_role("button", name="Send the report").click()
    expect(bruno.get_by_role("dialog")).to_contain_text("Thank you")
    bruno.get_by_role("button", name="Close").last.click()
    assert overflow(bruno) == 0
    anna.get_by_role("button", name="Mute").click()
    expect(carla.locator(".chat")).to_contain_text("You have been muted at this table.")
    anna.get_by_role("button", name="Remove").click()
    expect(anna.get_by_role("button", name="Remove")).to_have_count(0)
    assert violations(anna) == []

    open_tab(anna, "Table")
    expect(anna.locator(".rated")).to_contain_text("Not rated. It is a friendly game.")
    anna.get_by_role("button", name="Propose to end the game").click()
    expect(bruno.locator(".prompt")).to_contain_text("would like to end the game")
    bruno.locator(".prompt").get_by_role("button", name="Agree").click()
    for page in (anna, bruno):
        expect(page.locator(".prompt")).to_contain_text("This table is closed.")
        assert complaints(page) == []


def test_owner_invites_and_kicks_from_the_lobby_and_closes_it(address: str, browser: Browser) -> None:
    anna, bruno = visit(browser, address), visit(browser, address)
    nearby = {"addresses": ["http://192.168.1.7:8000/"], "command": ""}
    anna.route("**/api/nearby", lambda route: route.fulfill(json=nearby))
    table = set_up(anna, "here", "elsewhere", "elsewhere")
    link = anna.get_by_role("textbox", name="Link to this table")
    expect(link).to_have_value(f"http://192.168.1.7:8000/#/table/{table}")
    expect(anna.locator(".invite")).to_contain_text("works for everybody in your network")
    bruno.goto(f"{address}/#/table/{table}")
    expect(bruno.locator(".invite")).to_contain_text("only on this device")  # where the tests' server listens
    expect(bruno.locator(".invite")).to_contain_text("./play --host 0.0.0.0")  # in a clone
    expect(bruno.locator(".qr")).to_have_count(0)
    bruno.get_by_label("Name").fill("Bruno")
    bruno.get_by_role("button", name="Sit here").first.click()
    anna.get_by_role("button", name="Remove Bruno").click()
    expect(anna.get_by_text("free seat", exact=True)).to_have_count(2)
    assert violations(anna) == []
    anna.get_by_role("button", name="Close the table").click()
    expect(anna.get_by_text("This table is closed.")).to_be_visible()


def test_a_rated_table_allows_no_hints_and_needs_registered_players(address: str, browser: Browser) -> None:
    page = visit(browser, address, viewport=PHONE, **TOUCH)
    box(page, "alpaca").get_by_role("button", name="With friends").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Rated game").check()
    expect(dialog.get_by_label("Allow hints")).to_be_disabled()
    expect(dialog).to_contain_text("You are playing as a guest")
    assert overflow(page) == 0
    dialog.get_by_role("button", name="Create the table").click()
    expect(page.locator(".rated")).to_contain_text("Not rated. Fewer than two players are registered.")


def test_a_bot_waits_a_minute_before_it_takes_a_seat(address: str, browser: Browser) -> None:
    anna, bruno = seat_two(browser, address)
    bruno.context.close()
    expect(anna.locator(".player[data-seat=p2]")).to_contain_text("away")
    open_tab(anna, "Table")
    anna.get_by_role("button", name="Let a bot play for Bruno").click()
    expect(anna.locator(".player[data-seat=p2] time")).to_have_text(re.compile(r"^(0:5\d|1:00)$"))
    anna.locator(".table-panel").get_by_role("button", name="Cancel").click()
    expect(anna.locator(".player[data-seat=p2] time")).to_have_count(0)


def test_an_undo_needs_everybody_and_chat_does_not_hide_the_question(address: str, browser: Browser) -> None:
    people = []
    table = ""
    for place, name in enumerate(("Anna", "Bruno", "Carla")):
        with httpx.Client(base_url=address) as client:
            token = client.post("/api/people", json={"name": f"{name} {address[-5:]}"}).json()["token"]
            client.headers["authorization"] = f"Bearer {token}"
            if not table:
                seats = [{"kind": kind} for kind in ("here", "elsewhere", "elsewhere")]
                options = {"game": "africana", "seats": seats, "undo": "ask"}
                table = client.post("/api/tables", json=options).raise_for_status().json()["id"]
            else:
                join = {"seat": f"p{place + 1}", "name": None}
                client.post(f"/api/tables/{table}/join", json=join).raise_for_status()
        people.append(visit(browser, f"{address}/#/table/{table}", token=token))
    anna, bruno, carla = people
    expect(my_turn(anna)).to_be_visible()
    anna.locator(".action-bar [data-move=move]").click()
    anna.get_by_role("button", name="Undo").click()
    for page in (bruno, carla):
        expect(page.locator(".prompt")).to_contain_text("asks to undo a move")
    chat(carla, "Why?")
    agree = {page: page.locator(".prompt").get_by_role("button", name="Agree") for page in people}
    agree[bruno].click()
    expect(agree[bruno]).to_have_count(0)
    expect(carla.locator(".prompt")).to_contain_text("asks to undo a move")
    agree[carla].click()
    expect(anna.locator(".action-bar [data-move=move]")).to_be_visible()
    for page in people:
        expect(agree[page]).to_have_count(0)
        assert complaints(page) == []
