"""Every screen, by day and by night, before the inspector of accessibility."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.laid import asks, lay
from tests.browser.seated import Seated
from tests.browser.visitors import GAME, PHONE, Visitor, Visitors, paint

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """(more) => axe.run(document, { resultTypes: ["violations"], ...more })
  .then(({ violations }) => violations
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) =>
      `${html.slice(0, 160)} | ${failureSummary}`).slice(0, 3).join(" ; ")}`))"""

# Colours fade from day to night, and what is new fades in; what inherits a colour fades after it.
# They are brought to their end: Chromium forgets to tell the end of some very short ones.
FADED = """async () => {
  for (let round = 0; round < 20; round++) {
    const fading = document.getAnimations().filter((animation) =>
      animation.playState !== "finished"
      && animation.effect.getComputedTiming().endTime !== Infinity);
    if (fading.length === 0) return true;
    for (const animation of fading) animation.finish();
    await new Promise((next) => setTimeout(next));
  }
  return false;
}"""


@pytest.fixture(scope="module")
def axe() -> str:
    if not AXE.is_file():
        pytest.fail("axe-core is missing: run `npm ci` in web/, or `make test`", pytrace=False)
    return AXE.read_text("utf-8")


# Sheets of symbols are most of a page's elements, and nothing of what is seen is another while they
# are away: axe then takes half the time.
AWAY = """() => {
  const sheets = [...document.querySelectorAll("body > .symbols")];
  const marks = sheets.map(() => document.createComment(""));
  sheets.forEach((sheet, at) => sheet.replaceWith(marks[at]));
  return () => sheets.forEach((sheet, at) => marks[at].replaceWith(sheet));
}"""


class Inspector:
    def __init__(self, axe: str, page: Page) -> None:
        self.axe = axe
        self.page = page
        self.inspected: list[str] = []

    def inspect(self, what: str) -> None:
        """By day; then by night, where only colours are others. The first page is inspected whole,
        the others without sheets of symbols."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(self.axe)
        paint(self.page)
        away = self.page.evaluate_handle(AWAY) if self.inspected else None
        self.inspected.append(what)
        root = self.page.locator("html")
        self.page.emulate_media(color_scheme="light")
        expect(root).not_to_contain_class("night")
        self._run(f"{what} by day", {})
        self.page.emulate_media(color_scheme="dark")
        expect(root).to_contain_class("night")
        self._run(f"{what} by night", {"runOnly": ["color-contrast"]})
        if away is not None:
            away.evaluate("(bring_back) => bring_back()")

    def _run(self, what: str, more: dict[str, list[str]]) -> None:
        assert self.page.evaluate(FADED), what
        assert self.page.evaluate(RUN, more) == [], what


@pytest.fixture(params=[None, PHONE], ids=["wide", "phone"])
def seen(request: pytest.FixtureRequest, visitors: Visitors) -> Visitor:
    size = request.param
    return visitors.come(touch=True, viewport=size) if size else visitors.come()


def test_pages(seen: Visitor, axe: str) -> None:
    inspector = Inspector(axe, seen.go())
    page = seen.page
    expect(page.get_by_role("button", name="Play against bots")).to_be_enabled()
    page.get_by_role("button", name="Set up a table").click()
    page.get_by_role("form", name="Set up a table").wait_for()
    inspector.inspect("start")
    seen.enter()
    seen.new_table("me", "elder")
    waiting = seen.new_table("me", "open", "gatherer", open=True)
    paths = {
        "tables": "/tables",
        "account": "/account",
        "rules": f"/rules/{GAME}",
        "replay": "/replay",
        "waiting room": f"/table/{waiting['id']}",
    }
    for what, path in paths.items():
        seen.go(path)
        page.wait_for_load_state("networkidle")
        inspector.inspect(what)


def test_invitation(seen: Visitor, visitors: Visitors, axe: str) -> None:
    ana = visitors.come()
    ana.enter("Ana")
    clock = {"kind": "live", "minutes": 15, "increment": 20}
    table = ana.new_table("me", "open", "gatherer", clock=clock, rated=True)
    page = seen.go(f"/table/{table['id']}?invite={table['invite']}")
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    inspector = Inspector(axe, page)
    inspector.inspect("invitation")
    page.get_by_label("Your name").fill("")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("Please enter a name.")).to_be_visible()
    inspector.inspect("what is wrong")


def test_table(seen: Visitor, axe: str) -> None:
    seen.enter()
    page = seen.page
    inspector = Inspector(axe, page)
    seated = Seated(seen)
    seen.open_table("me", "gatherer")
    seated.settle()
    seated.place("forest").click()
    inspector.inspect("placing")
    seen.go(path := lay(seen, asks("buying-card", 3)))
    assert seated.settle().asks == "pay"
    inspector.inspect("paying")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    inspector.inspect("help")
    page.keyboard.press("Escape")
    seated.resign()
    expect(page.get_by_role("region", name="The game is over.")).to_be_visible()
    page.locator("details.dice-check summary").click()
    inspector.inspect("end")
    seen.go(path.replace("table", "replay"))
    page.get_by_role("slider").press("PageDown")
    inspector.inspect("replay")


def test_tip_and_end_of_a_round(visitors: Visitors, axe: str) -> None:
    ana = visitors.come(new=True)
    ana.enter()
    page = ana.go(lay(ana, asks("feeding")))
    inspector = Inspector(axe, page)
    seated = Seated(ana)
    seated.settle()
    expect(page.get_by_role("complementary", name="Tip")).to_be_visible()
    inspector.inspect("a tip, and both prices of a meal")
    seated.confirm.click()
    card = page.locator(".round-card")
    card.hover()  # who points at it is still reading
    inspector.inspect("the end of a round")
