"""Two people on one device: the page shows each only what their seat may know.

The test learns what a seat may know from the server: each seat and a spectator have a socket of their own.
"""

import html
import json
import re
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from itertools import count
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect
from websockets.sync.client import ClientConnection, connect

import ludoteca
from ludoteca.core.matches.speech import Speech
from tests.web.browser import PHONE, complaints, end_turn, my_turn, pass_guard, set_up, visit

GAMES = ("alpaca", "africana", "master-elf")
NAMES = ("Anna", "Leo")
TURNS = 3  # how often the curtain is lifted in a match
LONGEST = 80  # clicks
HIDDEN = ".board, .log, [role=log], .prompt, .action-bar, .side-panel, .replay, dialog"


class Listener:
    """A socket of a table: of a seat or, without a token, of a spectator."""

    def __init__(self, socket: ClientConnection, token: str | None) -> None:
        self.socket = socket
        self.number = 0
        self.seen: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.send(type="hello", tokens=[token] if token else [], number=0)

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, number: int) -> None:
        """Receive everything up to an entry of the log."""
        while self.number < number:
            news = json.loads(self.socket.recv(timeout=20))
            if news["type"] == "news":
                self.number = news["table"]["number"]
                self.seen += [
                    event for entry in news["entries"] for event in first(entry.get("events") or {})
                ]
                self.view = first(news["views"])

    def play(self, seat: str, move: str) -> None:
        self.send(type="play", seat=seat, move=move, number=self.number, id=f"test-{next(ids)}")


class Device:
    """A table with two people on one device, and what the server sends to each of them."""

    def __init__(self, stack: ExitStack, browser: Browser, address: str, game: str) -> None:
        client = stack.enter_context(httpx.Client(base_url=address))
        token = client.post("/api/people", json={"name": NAMES[0]}).json()["token"]
        client.headers["authorization"] = f"Bearer {token}"
        seats = [{"kind": "here", "name": name} for name in NAMES]
        self.id = client.post("/api/tables", json={"game": game, "seats": seats}).json()["id"]
        self.client = client
        self.table = f"/api/tables/{self.id}"
        tokens = {
            seat: client.get(f"{self.table}/seats/{seat}/token").json()["token"] for seat in ("p1", "p2")
        }
        url = f"{address.replace('http', 'ws')}/api/tables/{self.id}/live"
        self.listeners = {
            eyes: Listener(stack.enter_context(connect(url, max_size=2**24)), tokens.get(eyes))
            for eyes in ("p1", "p2", "watching")
        }
        self.speech = Speech(ludoteca.game(game), "en", NAMES)
        self.page = visit(browser, "about:blank")
        self.page.problems.clear()  # type: ignore[attr-defined]  # a blank page keeps no settings
        self.page.add_init_script(f"localStorage['ludoteca.token'] = {json.dumps(token)}")
        self.place = f"{address}/#/table/{self.id}"

    # --- What may be known ------------------------------------------------------------------------

    def sentences(self, eyes: str) -> set[str]:
        """Return the log in words, as these eyes see it."""
        return {self.speech.event(event) for event in self.listeners[eyes].seen}

    def secrets(self, eyes: str) -> set[str]:
        """Return sentences of the players' logs that these eyes must not see.

        What spectators read is no secret, and may be a part of what a player reads about their own cards.
        """
        players = self.sentences("p1") | self.sentences("p2")
        return players - self.sentences(eyes) - self.sentences("watching")

    def secret_names(self) -> set[str]:
        """Return names of all things of the kinds that can be hidden."""
        secret = [kind for kind in self.speech.game.definition.event_kinds if kind.secret]
        kinds = {kind.what.kind for kind in secret if kind.what}
        glossary = self.speech.glossary()
        return {name for kind in kinds for name in glossary[kind].values()}

    # --- What is shown ----------------------------------------------------------------------------

    @property
    def looking(self) -> str:
        """Whose view the page shows."""
        if self.page.locator(".curtain").count():
            return "watching"
        return str(self.page.locator(".player[data-me]").get_attribute("data-seat"))

    def catch_up(self) -> None:
        number = int(str(self.page.locator(".table-page").get_attribute("data-number")))
        for listener in self.listeners.values():
            listener.receive(number)

    def check(self) -> None:
        """Check that the page holds nothing that whoever looks at it may not know."""
        self.catch_up()
        shown, eyes = everything(self.page), self.looking
        leaked = [sentence for sentence in self.secrets(eyes) if sentence in shown]
        assert leaked == [], f"{eyes} can read {leaked}"
        offered = self.page.locator("[data-moves]").evaluate_all("all => all.map(one => one.dataset.moves)")
        possible = [] if eyes == "watching" else self.listeners[eyes].view["moves"]
        assert {move for moves in offered for move in moves.split("|")} <= set(possible)
        if eyes == "watching":
            assert self.page.locator(HIDDEN).count() == 0, "something is not behind the curtain"
            for sentence in sorted(self.sentences("watching"), key=len, reverse=True):
                shown = shown.replace(sentence, "")
            named = [name for name in self.secret_names() if re.search(rf"\b{re.escape(name)}\b", shown)]
            assert named == [], f"named behind the curtain: {named}"

    def lift(self) -> None:
        self.page.locator(".curtain .primary").click()
        expect(my_turn(self.page)).to_be_visible()


ids = count(1)
# All that a page keeps outside its document.
KEPT = """async () => {
  const found = [document.title, location.href, history.state, {...localStorage}, {...sessionStorage}];
  const read = request => new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
  for (const {name} of await indexedDB.databases()) {
    const database = await read(indexedDB.open(name));
    for (const store of database.objectStoreNames)
      found.push(await read(database.transaction(store).objectStore(store).getAll()));
    database.close();
  }
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(request.url);
  return found.map(one => JSON.stringify(one)).join("\\n");
}"""


def first(by_eyes: dict[str, Any]) -> Any:
    return next(iter(by_eyes.values()), [])


def everything(page: Page) -> str:
    """Return all text of a page: its whole document, what it stores, and what a screen reader finds in it."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    spoken = [
        str(node.get(part, {}).get("value", ""))
        for node in nodes
        for part in ("name", "description", "value")
        if node["role"]["value"] != "InlineTextBox"  # lines as they are broken
    ]
    document = html.unescape(page.evaluate("document.documentElement.outerHTML"))
    kept = page.evaluate(KEPT)
    return "\n".join([re.sub(r"<style.*?</style>", "", document, flags=re.S), kept, *spoken])


@pytest.mark.parametrize("game", GAMES)
def test_a_page_shows_only_what_its_viewer_may_know(address: str, browser: Browser, game: str) -> None:
    with ExitStack() as stack:
        device = Device(stack, browser, address, game)
        page = device.page
        page.goto(device.place)
        falls = 0
        for click in range(LONGEST):
            page.wait_for_selector(".curtain, .prompt[data-mine]")
            device.check()
            if page.locator(".curtain").count():
                falls += 1
                if falls > TURNS:
                    break
                device.lift()
                device.check()
            play_from_list(page, -1 if game == "alpaca" else click * 7)
        assert falls > TURNS, "the curtain fell too seldom"
        assert device.secrets("p1"), "there was no secret to find"
        assert device.secrets("p2"), "there was no secret to find"
        assert complaints(page) == []


def play_from_list(page: Page, place: int) -> None:
    """Play a move of the list of all moves."""
    if not page.locator(".move-list").count():
        page.get_by_role("button", name="All moves").click()
    number = str(page.locator(".table-page").get_attribute("data-number"))
    moves = page.locator(".move-list button")
    moves.nth(place % moves.count()).click()
    pass_guard(page)
    expect(page.locator(".table-page")).not_to_have_attribute("data-number", number)


def test_the_curtain_can_be_lifted_on_a_phone(address: str, browser: Browser) -> None:
    with ExitStack() as stack:
        device = Device(stack, browser, address, "alpaca")
        device.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        device.page.goto(device.place)
        device.lift()


def test_nothing_one_player_opened_stays_for_the_next(address: str, browser: Browser) -> None:
    """The help on a card, the replay, a late hint and a refusal are gone."""
    with ExitStack() as stack:
        device = Device(stack, browser, address, "alpaca")
        page, anna = device.page, device.listeners["p1"]
        held = hold_hints(page)
        page.goto(device.place)
        device.lift()
        page.get_by_role("button", name="Hint", exact=True).click()
        page.locator(".alpaca-hand [role=button]").first.click(button="right")
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        page.locator(".log button").first.click()
        expect(page.locator(".replay")).to_be_visible()
        page.locator(".alpaca-hand [role=button]").first.click(button="right")
        device.catch_up()
        anna.play("p1", "end")
        expect(page.locator(".curtain")).to_be_visible()
        for answer in held:
            answer()
        device.check()
        assert "61%" not in everything(page)
        device.lift()
        left = page.locator(".problem, .hints, .action-bar [data-hinted], .hinted, .replay, dialog[open]")
        assert left.evaluate_all("all => all.map(one => one.outerHTML)") == []
        device.check()
        assert complaints(page) == []


def hold_hints(page: Page) -> list[Callable[[], None]]:
    """Hold requests for a hint; each can be answered and then refused later."""
    kept: list[Callable[[], None]] = []

    def attend(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def receive(message: str | bytes) -> None:
            asked = json.loads(message)
            if asked["type"] == "hint":
                kept.extend(partial(socket.send, json.dumps(answer)) for answer in answers(asked["id"]))
            else:
                server.send(message)

        socket.on_message(receive)

    page.route_web_socket(re.compile("/live$"), attend)
    return kept


def answers(id_: str) -> list[dict[str, object]]:
    advice = [{"move": "end", "wins": 0.61, "share": 0.5}]
    return [
        {"type": "hinted", "id": id_, "number": 1, "seat": "p1", "advice": advice},
        {"type": "refused", "id": id_, "reason": "illegal", "message": "end", "legal": []},
    ]


def test_the_curtain_falls_when_a_bot_takes_over(address: str, browser: Browser) -> None:
    """Anna looks at her cards when her time runs out: Leo's cards must not lie open before her."""
    with ExitStack() as stack:
        device = Device(stack, browser, address, "alpaca")
        page = device.page
        page.goto(device.place)
        device.lift()
        device.client.post(f"{device.table}/leave", json={"seat": "p1", "level": "easy"}).raise_for_status()
        expect(page.locator(".curtain")).to_contain_text("Leo")
        expect(page.locator(".curtain")).to_contain_text("your turn")
        device.check()
        page.locator(".curtain .primary").click()
        expect(page.locator(".player[data-me]")).to_have_attribute("data-seat", "p2")
        device.check()


def test_the_curtain_hides_hands_between_turns(address: str, browser: Browser) -> None:
    page = visit(browser, address)
    set_up(page, "here", "here")
    expect(page.locator(".curtain")).to_contain_text("Player 1, it's your turn")
    assert page.locator(".board [data-move]").count() == 0
    page.get_by_role("button", name=re.compile("show my cards")).click()
    end_turn(page)
    expect(page.locator(".curtain")).to_contain_text("Player 2, it's your turn")
    expect(page.locator(".curtain .seat-mark")).to_have_attribute("data-seat", "p2")


def test_a_player_can_look_again_at_what_was_drawn(address: str, browser: Browser) -> None:
    """The curtain falls at once, because the device may be handed over at once."""
    with ExitStack() as stack:
        device = Device(stack, browser, address, "africana")
        page = device.page
        page.goto(device.place)
        device.lift()
        hand, curtain = page.locator(".africana-hand .held"), page.locator(".curtain")
        before = hand.count()
        page.locator(".action-bar").get_by_role("button", name="Draw 2 cards", exact=True).click()
        expect(curtain).to_contain_text("Leo, it's your turn")
        device.check()
        curtain.get_by_role("button", name="Anna: see what my turn brought").click()
        expect(hand).to_have_count(before + 2)
        device.check()
        expect(curtain).to_be_visible()
        device.check()
        device.lift()
        device.check()
