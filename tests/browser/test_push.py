"""Calls to a browser in which no page of ours is open.

Chromium cannot reach its push service here, so a subscription is made for it; its worker is handed
what the server sent.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import (
    BrowserContext,
    Locator,
    Page,
    Playwright,
    Response,
    Worker,
    expect,
)

from tests.browser.test_account import PASSWORD, sign
from tests.browser.visitors import GAME, QUICK, SECONDS, Visitor, Visitors
from tests.browser.windows import Windows, browsing
from tests.server.pushing import Browser, PushService, push_service_beside
from tests.serving import Json, Server

MADE = """(subscription) => {
  let held = null;
  const bytes = (key) => Uint8Array.from(atob(key.replace(/-/g, "+").replace(/_/g, "/")),
    (sign) => sign.charCodeAt(0)).buffer;
  PushManager.prototype.getSubscription = async () => held;
  PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) =>
    (held = {
      ...subscription,
      options: { applicationServerKey: bytes(applicationServerKey), userVisibleOnly },
      toJSON: () => ({ ...subscription, expirationTime: null }),
      unsubscribe: async () => (held = null) === null,
    });
}"""
SHOWN = """async () => (await registration.getNotifications())
  .map(({ title, body, tag, lang }) => ({ title, body, tag, lang }))"""
# What only a real click may do is noted; and what the worker does then is waited for.
CLICKED = """async () => {
  const done = [];
  clients.openWindow = async (path) => void done.push(`opened ${path}`);
  WindowClient.prototype.focus = async function () {
    done.push(`focused ${new URL(this.url).pathname}`);
  };
  const [notification] = await registration.getNotifications();
  const click = new NotificationEvent("notificationclick", { notification });
  const waits = [];
  click.waitUntil = (wait) => waits.push(wait);
  dispatchEvent(click);
  await Promise.all(waits);
  return [done, (await registration.getNotifications()).length];
}"""


@pytest.fixture(scope="module")
def windows(playwright: Playwright) -> Iterator[Windows]:
    with browsing(playwright, whole=True) as windows:
        yield windows


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service_beside() as service:
        yield service


@pytest.fixture(scope="module")
def server(service: PushService, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("push")
    calling = ("--call-after", "0.2", "--push-service", service.address)
    server = Server(folder, f"sqlite:///{folder}/holocene.db", *QUICK, *calling)
    yield server
    server.stop()


@pytest.fixture
def called(service: PushService) -> Browser:
    return service.browser()


@pytest.fixture
def ana(visitors: Visitors, called: Browser) -> Visitor:
    ana = visitors.come(own=True)
    ana.context.grant_permissions(["notifications"])
    ana.context.add_init_script(f"({MADE})({json.dumps(called.subscription)})")
    ana.enter("Ana")
    return ana


def wish(page: Page) -> Locator:
    return page.get_by_role("region", name="Settings").get_by_label("Tell me when it is my move")


def switch(page: Page, on: bool) -> None:
    """The switch, and what the server hears of it."""
    path = "/api/push" if on else "/api/push/end"
    with page.expect_response(lambda answer: answer.url.endswith(path) and posts(answer)):
        wish(page).set_checked(on)


def posts(answer: Response) -> bool:
    return answer.request.method == "POST" and answer.status == 204


def heard(called: Browser, count: int) -> list[Json]:
    """All that the browser was sent, which is so much."""
    end = time.monotonic() + SECONDS
    while len(called.messages) < count:
        assert time.monotonic() < end, "nobody was called"
        time.sleep(0.02)
    return called.heard


def worker_of(context: BrowserContext) -> Worker:
    if not context.service_workers:
        context.wait_for_event("serviceworker")
    return context.service_workers[0]


def deliver(page: Page, text: Json) -> None:
    """As the browser would, after it has decrypted a message."""
    session = page.context.new_cdp_session(page)
    known: list[Json] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not known:
        page.evaluate("0")  # lets what came be heard
    origin = page.evaluate("location.origin")
    message = {"origin": origin, "registrationId": known[0]["registrationId"]}
    session.send("ServiceWorker.deliverPushMessage", {**message, "data": json.dumps(text)})


def await_shown(worker: Worker, texts: list[Json]) -> None:
    end = time.monotonic() + SECONDS
    while (shown := worker.evaluate(SHOWN)) != texts:
        assert time.monotonic() < end, shown


def test_who_closed_the_table_is_called_and_comes_back(
    ana: Visitor, visitors: Visitors, called: Browser
) -> None:
    table = ana.new_table("me", "open", clock={"kind": "turns", "hours": 24})
    page = ana.go("/account")
    switch(page, on=True)
    ben = visitors.come()
    ben.enter("Ben")
    ben.ask("POST", f"/api/tables/{table['id']}/seats", {"invite": table["invite"]})
    [text] = heard(called, 1)
    deliver(page, text)
    worker = worker_of(ana.context)
    shown = {"title": "It is your move", "tag": table["id"], "lang": "en"}
    await_shown(worker, [{**shown, "body": f"{title_of(ana)} · Ben"}])
    # The same once more takes the place of the first.
    deliver(page, {**text, "body": "again"})
    await_shown(worker, [{**shown, "body": "again"}])
    path = f"/table/{table['id']}"
    assert worker.evaluate(CLICKED) == [[f"opened {path}"], 0]
    # Who has the table open somewhere is led there.
    ana.go(path)
    page.locator(".dock.mine-now").wait_for()
    # While Chromium is still closing the one that was clicked, it may lose another.
    later = {**shown, "body": text["body"], "tag": "later"}
    end = time.monotonic() + SECONDS
    while worker.evaluate(SHOWN) != [later]:
        assert time.monotonic() < end, "the call is not shown"
        deliver(page, {**text, "tag": "later"})
        page.wait_for_timeout(200)
    assert worker.evaluate(CLICKED) == [[f"focused {path}"], 0]


def title_of(ana: Visitor) -> str:
    [title] = [game["title"] for game in ana.ask("GET", "/api/games") if game["name"] == GAME]
    return str(title)


def test_the_switch_and_a_new_visit(ana: Visitor) -> None:
    page = ana.go("/account")
    switch(page, on=True)
    switch(page, on=False)
    switch(page, on=True)
    # The server is told again: it may have forgotten.
    with page.expect_response(lambda answer: answer.url.endswith("/api/push") and posts(answer)):
        page.reload()
    expect(wish(page)).to_be_checked()


def test_who_signs_out_is_not_called_there(ana: Visitor) -> None:
    page = ana.go("/account")
    sign(page, "Create an account", "Ana of the woods", PASSWORD)
    expect(page.get_by_role("heading", name="Ana of the woods")).to_be_visible()
    switch(page, on=True)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("form", name="Sign in")).to_be_visible()
    address = ana.server.address
    changes = [each for each in asked if not each.startswith("GET")]
    assert changes == [f"POST {address}/api/push/end", f"DELETE {address}/api/sessions"]


def test_who_wants_no_calls_loads_nothing_for_them(ana: Visitor) -> None:
    asked: list[str] = []
    ana.page.on("request", lambda request: asked.append(request.url))
    page = ana.go("/account")
    expect(wish(page)).not_to_be_checked()
    page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "push" in url or "worker" in url]
    assert not ana.context.service_workers
