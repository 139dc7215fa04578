"""The line breaks: nothing is lost, and the page catches up by itself."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from holocene.cli.main import main
from holocene.core.state import State
from tests.browser.laid import lay
from tests.browser.seated import Seated
from tests.browser.visitors import QUICK, Visitor, Visitors, visiting
from tests.browser.windows import Windows
from tests.serving import Server

VILLAGE = ("toolmaker", "hut", "field")
LOST = r"WebSocket|ERR_CONNECTION|ERR_INTERNET|Failed to load"


class Mortal:
    """A server that is killed, and comes back at the same address over the same games."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.now = Server(folder, f"sqlite:///{folder}/holocene.db", *QUICK)
        self.address = self.now.address

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """It is there and says nothing, as behind a dead line."""
        self.now.signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.now.signal(signal.SIGCONT)

    def rise(self) -> None:
        port = str(urlsplit(self.address).port)
        self.now = Server(self.folder, self.now.database, *QUICK, "--port", port)


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Mortal]:
    mortal = Mortal(tmp_path)
    yield mortal
    mortal.now.stop()


def log_lines(visitor: Visitor) -> list[str]:
    lines = visitor.page.locator(".lines > li:not(.since)").all_inner_texts()
    return [" ".join(line.split()) for line in lines]


def test_killed_server_comes_back(mortal: Mortal, windows: Windows) -> None:
    with visiting(mortal.now, windows) as visitors:
        ana, ben = visitors.come(), visitors.come()
        for visitor, name in ((ana, "Ana"), (ben, "Ben")):
            visitor.enter(name)
            visitor.excuse(LOST)
        table = ana.new_table("me", "open", open=True)
        ben.ask("POST", f"/api/tables/{table['id']}/seats", {})
        first, second = Seated(ana), Seated(ben)
        for visitor in (ana, ben):
            visitor.go(f"/table/{table['id']}")
        first.settle()
        first.place("hut").click()
        first.confirm.click()
        second.settle(0)

        mortal.now.kill()
        lost = ana.page.get_by_text("Connection lost. Reconnecting…")
        expect(lost).to_be_visible()
        mortal.rise()
        expect(lost).to_have_count(0)
        expect(ben.page.get_by_text("Connection lost. Reconnecting…")).to_have_count(0)
        assert second.look().position == 1

        second.place("forest").click()
        second.confirm.click()
        first.settle(1)
        assert log_lines(ana)[1:] == log_lines(ben)[1:]  # the first says who chooses now


def test_offline_for_a_while(visitors: Visitors) -> None:
    ana, ben = visitors.come(), visitors.come()
    for visitor, name in ((ana, "Ana"), (ben, "Ben")):
        visitor.enter(name)
        visitor.excuse(LOST)
    table = ana.new_table("me", "open", "gatherer", open=True)
    ben.ask("POST", f"/api/tables/{table['id']}/seats", {})
    first, second = Seated(ana), Seated(ben)
    for visitor in (ana, ben):
        visitor.go(f"/table/{table['id']}")
    second.page.wait_for_selector(".table")

    # Ben's line is cut, and while it is, Ana and the bot go on.
    ben.context.set_offline(True)
    expect(ben.page.get_by_text("Connection lost. Reconnecting…")).to_be_visible()
    first.settle()
    first.place("forest").click()
    first.confirm.click()
    expect(ana.page.locator(".table")).to_have_attribute("data-position", "1")
    ben.context.set_offline(False)

    expect(ben.page.locator(".table")).to_have_attribute("data-position", "1")
    expect(ben.page.locator(".dock")).to_contain_class("mine-now")
    assert log_lines(ana)[1:] == log_lines(ben)[1:]
    second.place("hut").click()
    second.confirm.click()
    first.settle(1)


def test_half_made_choice_outlasts_a_broken_line(ana: Visitor) -> None:
    ana.enter()
    ana.excuse(LOST)
    ana.open_table("me", "gatherer")
    seated = Seated(ana)
    seated.settle()
    seated.place("forest").click()
    count = ana.page.locator(".chooser .numbers label").first
    count.click()
    ana.context.set_offline(True)
    lost = ana.page.get_by_text("Connection lost. Reconnecting…")
    expect(lost).to_be_visible()
    ana.context.set_offline(False)
    expect(lost).to_have_count(0)
    expect(count.locator("input")).to_be_checked()
    seated.confirm.click()
    seated.settle(0)
    expect(ana.page.locator(".lines")).to_contain_text("Ana places 1 person in the forest")


def test_silent_server(mortal: Mortal, windows: Windows) -> None:
    """Where no answer comes, it is said so, and the table is asked for again."""
    with visiting(mortal.now, windows) as visitors:
        ana = visitors.come()
        ana.enter()
        ana.excuse(LOST)
        ana.open_table("me", "gatherer")
        seated = Seated(ana)
        seated.settle()
        seated.place("forest").click()
        lost = ana.page.get_by_text("Connection lost. Reconnecting…")
        with mortal.frozen():
            seated.confirm.click()
            expect(lost).to_be_visible()
        expect(lost).to_have_count(0)
        # What was sent has arrived after all.
        assert seated.settle(0).mine


def test_double_click_sends_once(mortal: Mortal, windows: Windows) -> None:
    with visiting(mortal.now, windows) as visitors:
        ana = visitors.come()
        ana.enter()
        ana.go(lay(ana, free_places))
        seated = Seated(ana)
        sight = seated.settle()
        place = next(place for place in sight.places if place in VILLAGE)
        sent: list[str] = []
        ana.page.on("websocket", lambda socket: sent.append("called again"))
        with mortal.frozen():  # so that the second click comes before the answer
            seated.place(place).dblclick()
        seated.settle(sight.position)
        expect(ana.page.get_by_role("alert").filter(has_text="moved on")).to_have_count(0)
        assert sent == []


def free_places(state: State) -> bool:
    """Several places, and one where a click is enough."""
    usable = [action.text for action in state.legal if action.kind == "use"]
    return len(usable) >= 3 and any(f"use {place}" in usable for place in VILLAGE)


def test_what_comes_after_the_board_can_be_lost(ana: Visitor) -> None:
    """The board is played without it; the page says what is missing, and how to have it."""
    ana.enter()
    ana.excuse(LOST)
    page = ana.page
    page.route("**/assets/rest-*", lambda route: route.abort())
    ana.open_table("me", "gatherer")
    seated = Seated(ana)
    seated.settle()
    missing = page.get_by_role("alert").filter(has_text="The server cannot be reached")
    expect(missing).to_be_visible()
    expect(page.get_by_role("tab", name="Chat")).to_have_count(0)
    seated.place("forest").click()
    expect(seated.confirm).to_be_enabled()
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("tab", name="Chat")).to_be_visible()
    expect(missing).to_have_count(0)


def test_a_pause_is_announced_and_called_off(ana: Visitor) -> None:
    ana.enter("Ana")
    ana.open_table("me", "open")
    notice = ana.page.get_by_role("status").filter(has_text="Nothing will be lost")
    order = ["--database", ana.server.database]
    assert main(["admin", "pause", "--minutes", "20", *order]) == 0
    expect(notice).to_contain_text("about 20 minutes")
    page = ana.go("/account")  # it is told on every page
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)
    page.go_back()
    expect(page).to_have_url(re.compile("/table/"))
    assert main(["admin", "pause", "--minutes", "1", *order]) == 0
    expect(notice).to_contain_text("(about a minute)")
    assert main(["admin", "resume", *order]) == 0
    expect(notice).to_have_count(0)  # nor is it told in what is tested next
