"""On a phone, by taps."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.laid import asks, lay
from tests.browser.seated import Seated
from tests.browser.visitors import PHONE, SMALL_PHONE, Visitor, Visitors

WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
# Controls that nobody could touch: beyond an edge that does not scroll, or under something else.
UNREACHABLE = """() => {
  const found = "button, a[href], input, select, summary";
  const bad = [];
  for (const element of document.querySelectorAll(found)) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: false })) continue;
    if (element.closest(".skip, .sr, [inert]")) continue;
    const shown = element.matches("input[type=radio], input[type=checkbox], input[type=file]")
      ? (element.closest("label") ?? element) : element;
    shown.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { x, y, width, height } = shown.getBoundingClientRect();
    if (width === 0 || height === 0) continue;
    const [atX, atY] = [x + width / 2, y + height / 2];
    const top = document.elementFromPoint(atX, atY);
    const hit = top !== null && (shown.contains(top) || top.contains(shown)
      || top.closest("label") === shown);
    const wide = Math.min(x + width, innerWidth) - Math.max(x, 0); // of it, on the screen
    const name = shown.outerHTML.slice(0, 140);
    if (wide < Math.min(width - 1, 44)) bad.push(`off the screen: ${name}`);
    else if (!hit) bad.push(`covered by ${top?.outerHTML.slice(0, 80)}: ${name}`);
  }
  return bad;
}"""
SMALL = """() => [".dock .btn", ".chooser button:not(.q)", ".numbers label", ".swipe button"]
  .flatMap((found) => [...document.querySelectorAll(found)])
  .filter((button) => button.checkVisibility() && button.getBoundingClientRect().height < 40)
  .map((button) => button.outerHTML.slice(0, 140))"""


def assert_fits(page: Page) -> None:
    assert page.evaluate(WIDER) <= 0
    assert page.evaluate(UNREACHABLE) == []


@pytest.fixture(params=[PHONE, SMALL_PHONE], ids=["390", "360"])
def holder(request: pytest.FixtureRequest, visitors: Visitors) -> Visitor:
    """Somebody with a phone."""
    size: ViewportSize = request.param
    return visitors.come(touch=True, viewport=size)


def test_pages_fit(holder: Visitor) -> None:
    holder.enter()
    holder.new_table("me", "open", "open", open=True)
    for path in ("/", "/tables", "/account", "/rules/stone-age", "/replay"):
        page = holder.go(path)
        page.wait_for_load_state("networkidle")
        assert_fits(page)
    page = holder.go()
    page.wait_for_load_state("networkidle")  # one's tables come in above, and move the button
    page.get_by_role("button", name="Set up a table").tap()
    page.get_by_role("form", name="Set up a table").wait_for()
    assert_fits(page)
    page.get_by_role("button", name="Open the table").tap()
    page.get_by_role("textbox", name="Link to this table").wait_for()
    assert_fits(page)


def test_round_by_taps(holder: Visitor) -> None:
    page = holder.go()
    page.get_by_role("button", name="Play against bots").tap()
    seated = Seated(holder, 2)
    seated.press = Locator.tap
    seated.settle()
    assert_fits(page)
    for panel in ("Cards", "Others", "Log", "Tribe"):
        tab = page.get_by_role("navigation", name="Panels").get_by_role("button", name=panel)
        tab.tap()
        expect(tab).to_have_attribute("aria-current", "true")
    seated.place("forest").tap()
    expect(page.locator(".dock .chooser")).to_be_visible()
    assert page.evaluate(SMALL) == []
    assert page.evaluate(WIDER) <= 0
    seated.undo.tap()
    seated.play(lambda _: seated.round > 1)
    assert page.evaluate(WIDER) <= 0


def test_help_by_taps(holder: Visitor) -> None:
    holder.enter()
    holder.open_table("me", "gatherer")
    page = holder.page
    seated = Seated(holder)
    seated.settle()
    heading = page.get_by_role("dialog").get_by_role("heading", level=2)
    ask_dock = page.locator(".dock > .q")

    def assert_told(asked: Locator, what: str) -> None:
        asked.tap()
        expect(heading).to_contain_text(what)
        page.get_by_role("button", name="Close the rules").tap()
        expect(heading).to_have_count(0)

    assert_told(ask_dock, "Placing people")
    seated.place("river").tap()
    assert_told(ask_dock, "River")
    seated.undo.tap()
    page.get_by_role("navigation", name="Panels").get_by_role("button", name="Cards").tap()
    for piece in ("card 1", "building 1"):
        assert_told(page.locator(f'[data-place="{piece}"] > .q'), "")
    assert seated.position == 0


def test_paying_by_taps(holder: Visitor) -> None:
    """Who pays sees what for, how much is there, and how much is laid out."""
    holder.enter()
    page = holder.go(lay(holder, asks("buying-card", 3)))
    seated = Seated(holder, 3)
    seated.press = Locator.tap
    sight = seated.settle()
    assert sight.asks == "pay"
    expect(page.locator(".chooser .bought")).to_be_in_viewport(ratio=1)
    more = page.locator(".chooser .more").nth(sight.more[0])
    laid, there = more.inner_text().split("/")
    assert int(laid) < int(there)
    more.tap()
    expect(more).to_have_text(f"{int(laid) + 1}/{there}")
    assert_fits(page)
    seated.decide(seated.look())
