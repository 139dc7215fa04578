"""Who comes in a window that was used finds nothing of whoever was there before."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.visitors import PHONE, Visitors, visiting
from tests.browser.windows import Windows
from tests.serving import Server

KEEP = """() => {
  localStorage.setItem("mine", "1");
  sessionStorage.setItem("mine", "1");
}"""
KEPT = "() => [localStorage.mine, sessionStorage.mine, innerWidth, Date.now() < 1e12]"


def test_nothing_is_left_in_a_window(server: Server, windows: Windows) -> None:
    with visiting(server, windows) as visitors:
        ana = visitors.come(viewport=PHONE)
        ana.enter()
        page = ana.go("/account")
        expect(page.get_by_label("Name", exact=True).first).to_have_value("Ana")
        page.evaluate(KEEP)
        page.emulate_media(color_scheme="dark")
        page.route("**/api/**", lambda route: route.abort())
        ana.context.set_offline(True)
    with visiting(server, windows) as visitors:
        ben = visitors.come()
        assert ben.window is ana.window
        assert ben.context.cookies() == []
        page = ben.go()
        expect(page.get_by_label("Your name")).not_to_have_value("Ana")
        assert page.evaluate(KEPT) == [None, None, 1440, False]
        assert page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches") is False


def test_a_window_with_another_time_is_not_used_again(server: Server, windows: Windows) -> None:
    with visiting(server, windows) as visitors:
        ana = visitors.come()
        ana.context.clock.install(time=1)
        assert ana.go().evaluate(KEPT)[3]
    with visiting(server, windows) as visitors:
        ben = visitors.come()
        assert ben.window is not ana.window
        assert not ben.go().evaluate(KEPT)[3]


def test_a_window_of_ones_own_is_new(visitors: Visitors, windows: Windows) -> None:
    ana = visitors.come(own=True)
    windows.give_back(ana.window, visitors.server.address)
    assert ana.context.is_closed()
    assert visitors.come().window is not ana.window
    visitors.all.remove(ana)
