"""People in front of their browsers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import (
    ConsoleMessage,
    Error,
    Page,
    ViewportSize,
    WebSocket,
    expect,
)

from tests.browser.windows import Window, Windows
from tests.games.ours import OURS
from tests.serving import Json, Server, seat_of

GAME = "stone-age"  # whose table most of these tests are about
QUICK = ("--no-limits", "--bot-pause", "0", "--thinkers", "1")  # how a server is started here
# Whatever other games are installed, on the first page this one is chosen.
LIKES_THE_GAME = f"localStorage['holocene.game'] ??= {json.dumps(GAME)}"
# Who has played before gets no tips.
KNOWN = json.dumps({game: {"off": True} for game in OURS})
KNOWS_THE_GAMES = f"localStorage['holocene.lessons'] ??= '{KNOWN}'"
# As a link within the house does, where the client stays; until the table that was there is gone.
WALK = """async (path) => {
  const before = document.querySelector(".table");
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
  while (before?.isConnected) await new Promise((done) => setTimeout(done));
}"""
# What is wholly transparent has its place and can be hit, but nobody paints it, which takes more
# than a quarter of all the time. What is about colours or transparency is to `paint` first.
UNPAINTED = """{
  const unpainted = new CSSStyleSheet();
  unpainted.replaceSync("html { opacity: 0 !important }");
  document.adoptedStyleSheets = [unpainted];
}"""
SECONDS = 60.0  # the longest a page may take for anything, on however slow a machine


class Visitor:
    """One browser window with a session of its own, and what went wrong in it."""

    def __init__(self, server: Server, window: Window) -> None:
        self.server = server
        self.window = window
        self.context = window.context
        self.errors: list[str] = []
        self.frames: list[str] = []  # all that came over the table's socket
        self._excused: list[str] = []
        self.page = window.page
        self._listen(self.page)

    def _listen(self, page: Page) -> None:
        page.set_default_timeout(SECONDS * 1000)
        page.on("console", self._on_console)
        page.on("pageerror", self._on_error)
        page.on("websocket", self._on_socket)

    def hear_no_more(self) -> None:
        self.page.remove_listener("console", self._on_console)
        self.page.remove_listener("pageerror", self._on_error)
        self.page.remove_listener("websocket", self._on_socket)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(f"{message.type}: {message.text} ({message.location.get('url')})")

    def _on_error(self, error: Error) -> None:
        self.errors.append(f"uncaught: {error.message}")

    def _on_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    @property
    def messages(self) -> list[Json]:
        """All that was told over sockets, but that they are alive."""
        told = [json.loads(frame) for frame in self.frames]
        return [message for message in told if message["kind"] != "beat"]

    def excuse(self, pattern: str) -> None:
        """Complaints of the browser that a test brings about on purpose."""
        self._excused.append(pattern)

    @property
    def complaints(self) -> list[str]:
        return [
            error
            for error in self.errors
            if not any(re.search(pattern, error) for pattern in self._excused)
        ]

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.server.address + path)
        return self.page

    def walk(self, path: str) -> Page:
        """From one page to the next, which takes a third of the time that `go` takes."""
        self.page.evaluate(WALK, path)
        return self.page

    # What is not the matter of a test is done without clicks.

    def ask(self, method: str, path: str, body: object = None) -> Any:
        answer = self.context.request.fetch(
            self.server.address + path, method=method, data=None if body is None else body
        )
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()[:500]}"
        return answer.json() if answer.body() else None

    def enter(self, name: str = "Ana", **settings: object) -> None:
        """Be a guest."""
        me = self.ask("POST", "/api/guests", {"name": name, "language": "en"})
        if settings:
            self.ask("PATCH", "/api/me", {"settings": {**me["settings"], **settings}})

    def new_table(self, *seats: str, **more: object) -> Json:
        """Seats by word, see `seat_of`."""
        body = {"game": GAME, "seats": [seat_of(seat) for seat in seats], **more}
        table: Json = self.ask("POST", "/api/tables", body)
        return table

    def open_table(self, *seats: str, **more: object) -> Json:
        """A new table, on the screen."""
        table = self.new_table(*seats, **more)
        self.go(f"/table/{table['id']}")
        return table


PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL_PHONE: ViewportSize = {"width": 360, "height": 740}
SHORT_PHONE: ViewportSize = {"width": 360, "height": 560}  # with the bars of its browser
DESKTOP: ViewportSize = {"width": 1440, "height": 900}


def paint(page: Page) -> None:
    """Until another page is loaded."""
    page.evaluate("() => { document.adoptedStyleSheets = []; }")
    expect(page.locator("html")).to_have_css("opacity", "1")


class Visitors:
    """Lets people in, and hears at the end whether a browser complained."""

    def __init__(self, server: Server, windows: Windows) -> None:
        self.server = server
        self.windows = windows
        self.all: list[Visitor] = []

    def come(
        self,
        *,
        touch: bool = False,
        new: bool = False,
        own: bool = False,
        painted: bool = False,
        viewport: ViewportSize = DESKTOP,
        reduced_motion: str = "reduce",
        locale: str = "en-GB",
    ) -> Visitor:
        """Nothing moves unless asked for; they know the game unless `new`.

        A window that a test changes for good, or that must know nothing, is to be its `own`.
        """
        scripts = [LIKES_THE_GAME, *([] if new else [KNOWS_THE_GAMES])]
        scripts += [] if painted else [UNPAINTED]
        media = {"color_scheme": "light", "reduced_motion": reduced_motion}
        options = {"has_touch": touch, "is_mobile": touch, "locale": locale}
        window = self.windows.open(scripts, viewport, media, options, own=own)
        visitor = Visitor(self.server, window)
        self.all.append(visitor)
        return visitor

    def leave(self) -> list[str]:
        for visitor in self.all:
            visitor.hear_no_more()
            self.windows.give_back(visitor.window, visitor.server.address)
        return [complaint for visitor in self.all for complaint in visitor.complaints]


@contextmanager
def visiting(server: Server, windows: Windows) -> Iterator[Visitors]:
    visitors = Visitors(server, windows)
    try:
        yield visitors
    finally:
        complaints = visitors.leave()
    assert not complaints, "the browser complained: " + "; ".join(complaints)
