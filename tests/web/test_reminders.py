"""Reminders in a real browser: from a tap on the page to the notification that opens the table.

Chromium without windows reaches no push service, so a server of the test takes its place: it hands what our
server has posted, decrypted, to the browser's service worker.
"""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from queue import Queue
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, Worker, expect

from ludoteca.server.push.encryption import to_text
from tests.support.server.push_service import BrowserSubscription, PushService, Request
from tests.web.browser import (
    FLAGS,
    PHONE,
    TOUCH,
    WITH_WINDOWS,
    complaints,
    find_chromium,
    overflow,
    violations,
    visit,
    wait_for,
)

DELIVERY = 30  # seconds for a reminder on a busy machine
# What the browser would get from its push service.
SUBSCRIBE = """([endpoint, p256dh, auth]) => {
    let subscription = null;
    PushManager.prototype.getSubscription = async () => subscription;
    PushManager.prototype.subscribe = async (options) => {
        window.keyGiven = options.applicationServerKey;
        return subscription = {
            endpoint, options: {}, toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
            unsubscribe: async () => { subscription = null; return true; },
        };
    };
}"""


@pytest.fixture(scope="module")
def whole_browser(chromium: Browser) -> Iterator[Browser]:
    """A browser that shows notifications; the one that other tests use does not."""
    found = find_chromium(*WITH_WINDOWS)
    browser = chromium.browser_type.launch(executable_path=found, args=[*FLAGS, "--headless=new"])
    yield browser
    browser.close()


@pytest.fixture
def delivered() -> Iterator[tuple[PushService, Queue[Request]]]:
    """A push service on this machine, and what is posted to it."""
    posted: Queue[Request] = Queue()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            posted.put(Request(self.path, dict(self.headers), body))
            self.send_response(201)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield PushService(server.server_port), posted
        server.shutdown()


def visit_with_worker(browser: Browser, address: str, **options: Any) -> tuple[Page, Worker]:
    """Open a page and wait for its service worker."""
    page = visit(browser, address, service_workers="allow", permissions=["notifications"], **options)
    with page.context.expect_event("serviceworker") as started:
        page.evaluate(
            "navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready)"
        )
    return page, started.value


def deliver(page: Page, message: Any) -> None:
    """Hand a message to the service worker, as a push service does."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    wait_for("the worker is registered", lambda: found, page)
    origin = page.evaluate("location.origin")
    body = {"origin": origin, "registrationId": found[-1], "data": json.dumps(message)}
    session.send("ServiceWorker.deliverPushMessage", body)


def shown(page: Page) -> list[dict[str, Any]]:
    """Return the notifications that the worker shows."""
    found: list[dict[str, Any]] = page.evaluate(
        """navigator.serviceWorker.ready.then((one) => one.getNotifications()).then(
            (all) => all.map(({ title, body, tag, lang }) => ({ title, body, tag, lang })))"""
    )
    return found


def show(page: Page, message: Any) -> None:
    """Deliver a message until it is shown.  A table that has just been opened may still close it once."""
    for _ in range(5):
        deliver(page, message)
        for _ in range(100):
            page.wait_for_timeout(20)
            if shown(page):
                return
    raise AssertionError("no notification is shown")


def click_notification(worker: Worker, windows: str = "null") -> dict[str, Any]:
    """Click the first notification; what the worker opens, and how many windows it goes to.

    Browsers let a worker do so only after a real click, so the test looks at what it asks for.
    """
    done: dict[str, Any] = worker.evaluate(
        """async (windows) => {
            const opened = [];
            let focused = 0;
            if (JSON.parse(windows)) self.clients.matchAll = async () => JSON.parse(windows);
            self.clients.openWindow = async (url) => void opened.push(url);
            WindowClient.prototype.focus = async () => void (focused += 1);
            const [notification] = await self.registration.getNotifications();
            const event = new NotificationEvent("notificationclick", { notification });
            const waits = [];
            event.waitUntil = (work) => waits.push(work);
            self.dispatchEvent(event);
            await Promise.all(waits);
            return { opened, focused };
        }""",
        windows,
    )
    return done


def test_from_a_tap_to_the_notification_that_opens_the_table(
    address: str, whole_browser: Browser, delivered: tuple[PushService, Queue[Request]]
) -> None:
    service, posted = delivered
    subscription = BrowserSubscription(service)
    page, worker = visit_with_worker(whole_browser, f"{address}/#/me", viewport=PHONE, **TOUCH)
    page.evaluate(SUBSCRIBE, [subscription.endpoint, to_text(subscription.key), to_text(subscription.auth)])
    section = page.locator(".reminders")
    assert violations(page) == []
    assert overflow(page) == 0
    section.get_by_role("button", name="Turn on notifications").click()
    expect(section).to_contain_text("Notifications are on in this browser.")
    with httpx.Client(base_url=address) as client:
        assert page.evaluate("window.keyGiven") == client.get("/api/push/key").json()["key"]
        table = begin_match(client, page.evaluate("localStorage['ludoteca.token']"))
    message = subscription.read(posted.get(timeout=DELIVERY))
    assert message["table"] == table

    deliver(page, message)
    wait_for("a notification is shown", lambda: shown(page), page)
    assert shown(page) == [
        {"title": "ALPACA", "body": "It's your turn. Playing with you: Bruno.", "tag": table, "lang": "en"}
    ]
    link = f"{address}/#/table/{table}"
    assert click_notification(worker) == {
        "opened": [],
        "focused": 1,
    }  # the window that is open shows the table
    page.wait_for_url(link)
    expect(page.locator(".board")).to_be_visible()
    wait_for("the notification is closed", lambda: not shown(page), page)
    page.evaluate("location.hash = '#/me'")
    expect(section).to_be_visible()
    show(page, message)
    page.evaluate("link => { location.href = link; }", link)
    wait_for("it is closed for whoever has come", lambda: not shown(page), page)
    show(page, message)
    page.evaluate("location.hash = '#/me'")
    assert click_notification(worker, "[]") == {"opened": [link], "focused": 0}  # no window is open

    section.get_by_role("button", name="Turn off notifications").click()
    expect(section.get_by_role("button", name="Turn on notifications")).to_be_visible()
    assert complaints(page) == []


def begin_match(client: httpx.Client, token: str) -> str:
    """Begin a match in which Bruno moves until it is the turn of the person with the token; its table."""
    own = {"authorization": f"Bearer {token}"}
    bruno = client.post("/api/people", json={"name": "Bruno"}).json()["token"]
    his = {"authorization": f"Bearer {bruno}"}
    seats = [{"kind": "elsewhere"}, {"kind": "elsewhere"}]
    table = str(client.post("/api/tables", json={"game": "alpaca", "seats": seats}, headers=his).json()["id"])
    place = f"/api/tables/{table}"
    for headers, seat in ((his, "p1"), (own, "p2")):
        client.post(f"{place}/join", json={"seat": seat}, headers=headers).raise_for_status()
    while (news := client.get(f"{place}/news", headers=his).json())["table"]["turn"] == "p1":
        number = news["table"]["number"]
        move = {"seat": "p1", "move": news["views"]["p1"]["moves"][-1], "number": number, "id": str(number)}
        client.post(f"{place}/moves", json=move, headers=his).raise_for_status()
    return table


def test_the_worker_keeps_files_of_the_pages_and_no_answers(address: str, whole_browser: Browser) -> None:
    page, _ = visit_with_worker(whole_browser, address)
    page.reload()
    expect(page.get_by_role("button", name="Play now", exact=True)).to_have_count(3)
    assert page.evaluate("navigator.serviceWorker.controller !== null")
    kept = "caches.open('files').then((one) => one.keys()).then((all) => all.map(({ url }) => url))"
    wait_for("files are kept", lambda: page.evaluate(kept), page)
    assert all(url.startswith(f"{address}/assets/") for url in page.evaluate(kept))
    old = f"{address}/assets/old-1.js"
    page.context.service_workers[0].evaluate(
        """async (old) => {
            const cache = await caches.open("files");
            await cache.put(old, new Response("", { headers: { date: "Mon, 01 Jan 2024 00:00:00 GMT" } }));
            const event = new ExtendableEvent("activate"), waits = [];
            event.waitUntil = (work) => waits.push(work);
            self.dispatchEvent(event);
            await Promise.all(waits);
        }""",
        old,
    )
    assert old not in page.evaluate(kept)
    assert page.evaluate(kept)  # files of this version stay
    assert complaints(page) == []


@pytest.mark.parametrize(
    ("script", "told"),
    [
        ("delete window.PushManager", "This browser cannot show notifications while the page is closed."),
        (
            "delete window.PushManager; Object.defineProperty(navigator, 'userAgent', { value: 'iPhone' })",
            "On iPhone and iPad, notifications work once Ludoteca is on your Home Screen.",
        ),
        (
            "Object.defineProperty(Notification, 'permission', { value: 'denied' })",
            "Notifications are blocked",
        ),
        ("Object.defineProperty(window, 'isSecureContext', { value: false })", "begins with https"),
    ],
)
def test_the_page_says_why_there_are_no_notifications(
    address: str, browser: Browser, script: str, told: str
) -> None:
    page = visit(browser, "about:blank")
    page.add_init_script(script)
    page.goto(f"{address}/#/me")
    expect(page.locator(".reminders")).to_contain_text(told)
    expect(page.locator(".reminders").get_by_role("button")).to_have_count(0)
