"""One panel for every thing on the table: by pointer, by focus, by a finger that stays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from holocene.core.state import State
from tests.browser.laid import asks, lay
from tests.browser.seated import Seated
from tests.browser.test_accessibility import Inspector
from tests.browser.visitors import PHONE, Visitor, Visitors
from tests.games.ours import OURS

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LAND = ("hunt", "forest", "clay-pit", "quarry", "river", "toolmaker", "hut", "field")

# The things in sight, by name.
THINGS = """(found) => {
  window.things = [...document.querySelectorAll(found)]
    .filter((thing) => {
      const { width, left, right } = thing.getBoundingClientRect();
      return width > 0 && right <= innerWidth + 1 && left >= -1;
    });
  return window.things.map(({ dataset }) => dataset.about ?? dataset.place);
}"""
# Rests on one of them as a pointer would.
REST = """(at) => {
  const thing = window.things[at];
  const { x, y, width, height } = thing.getBoundingClientRect();
  thing.dispatchEvent(new PointerEvent("pointermove", {
    bubbles: true, pointerType: "mouse", clientX: x + width / 2, clientY: y + height / 2,
  }));
}"""
# What is wrong with its panel.
WRONG = """([at, name]) => {
  const panel = document.querySelector(".glance.open");
  if (panel?.dataset.of !== name) return ["none"];
  const apart = (one, other) => one.right <= other.left + 1 || other.right <= one.left + 1 ||
    one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
  const wrong = [];
  const shown = panel.getBoundingClientRect();
  const inside = shown.left >= 0 && shown.top >= 0 && shown.right <= innerWidth &&
    shown.bottom <= innerHeight;
  if (!inside) wrong.push("off the screen");
  if (!apart(shown, window.things[at].getBoundingClientRect())) wrong.push("over its thing");
  for (const button of document.querySelectorAll(".dock .btn")) {
    if (!apart(shown, button.getBoundingClientRect())) wrong.push(`over ${button.innerText}`);
  }
  const { innerText } = panel;
  if (/[{}]|undefined|[a-z]+-[a-z]+-[a-z]+/.test(innerText)) wrong.push(innerText);
  return wrong;
}"""


def assert_all_have_one(
    page: Page, least: int, found: str = ".table :is([data-about], [data-place])"
) -> None:
    """On a clock that goes only as told: a pointer rests for a while on every thing in sight."""
    page.clock.install()
    names = page.evaluate(THINGS, found)
    wrong = []
    for at, name in enumerate(names):
        page.evaluate(REST, at)
        page.clock.run_for(400)
        page.evaluate(REST, at)  # it may have come nearer to the panel before
        page.clock.run_for(400)
        wrong += [f"{name}: {what}" for what in page.evaluate(WRONG, [at, name])]
    assert wrong == []
    assert len(names) > least


def panel_of(page: Page) -> Locator:
    return page.locator(".glance.open")


def grown(state: State) -> bool:
    """Somebody has cards, one of them hidden, and there is a choice of places."""
    players = state.players  # type: ignore[attr-defined]
    return (
        asks("placing", 6)(state)
        and players[0].extra >= 0
        and all(len(player.cards) > 1 for player in players)
    )


@pytest.fixture
def page(ana: Visitor) -> Page:
    ana.enter()
    page = ana.go(lay(ana, grown))
    Seated(ana).settle()
    return page


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def apart(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    beside = a["x"] + a["width"] <= b["x"] + 1 or b["x"] + b["width"] <= a["x"] + 1
    below = a["y"] + a["height"] <= b["y"] + 1 or b["y"] + b["height"] <= a["y"] + 1
    return beside or below


def slowly(page: Page, start: Locator, goal: Locator) -> None:
    """Move the mouse from one to the other in small steps, on a clock that only goes by them."""
    (x, y), (to_x, to_y) = middle(start), middle(goal)
    steps = max(2, int(max(abs(to_x - x), abs(to_y - y)) // 12))
    for step in range(1, steps + 1):
        page.mouse.move(x + (to_x - x) * step / steps, y + (to_y - y) * step / steps)
        page.clock.run_for(60)


@pytest.mark.parametrize(("width", "height"), [(1920, 1080), (1440, 900), (1366, 768), (1280, 720)])
def test_help_of_every_place_and_piece_by_slow_mouse(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    cards = (f"card {slot}" for slot in range(1, 5))
    buildings = (f"building {stack}" for stack in (1, 2))
    panel = panel_of(page)
    page.clock.install()
    for name in (*LAND, *cards, *buildings):
        place = page.locator(f'[data-place="{name}"]')
        thing = place.locator(".tag") if name in LAND else place.locator("button")
        page.mouse.move(2, 2)
        page.clock.run_for(1000)
        page.mouse.move(*middle(thing))
        page.clock.run_for(1000)
        expect(panel).to_have_attribute("data-of", name)
        assert apart(panel, thing), f"the panel of {name} lies over it"
        more = panel.get_by_role("button", name="More in the rules")
        slowly(page, thing, more)
        expect(panel).to_have_attribute("data-of", name)
        page.mouse.down()
        page.mouse.up()
        expect(page.get_by_role("dialog").get_by_role("heading", level=2)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_every_thing_of_a_laid_table_has_one(page: Page) -> None:
    assert_all_have_one(page, 50)


def well_begun(state: State) -> bool:
    told: Any = state
    return told.round > 2 and len(state.legal) > 3


@pytest.mark.parametrize(("width", "height"), [(1920, 1080), (1280, 720)])
@pytest.mark.parametrize("game", OURS)
def test_every_thing_of_each_game_has_one(ana: Visitor, game: str, width: int, height: int) -> None:
    page = ana.page
    page.set_viewport_size({"width": width, "height": height})
    ana.enter()
    ana.go(lay(ana, well_begun, game=game))
    page.locator(".dock.mine-now").wait_for()
    assert_all_have_one(page, 30, ".table [data-about]")


def test_it_stays_and_goes(page: Page) -> None:
    panel = panel_of(page)
    wood = page.locator('#mine [data-about="0 wood"]')
    wood.hover()
    expect(panel).to_contain_text("wood")
    panel.hover()
    page.wait_for_timeout(800)
    expect(panel).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    assert page.locator("[title]:is([data-place] *, #mine *, .rival .score)").count() == 0


def test_a_click_closes_it_and_chooses(page: Page, ana: Visitor) -> None:
    seated = Seated(ana)
    name = next(name for name in seated.look().places if name in LAND)
    place = page.locator(f'[data-place="{name}"] .tag')
    place.hover()
    expect(panel_of(page)).to_be_visible()
    place.click()
    expect(panel_of(page)).to_have_count(0)
    expect(page.locator(f'[data-place="{name}"]')).to_contain_class("picked")
    page.wait_for_timeout(600)
    expect(panel_of(page)).to_have_count(0)


def test_focus_describes_and_shows(page: Page, ana: Visitor) -> None:
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # Skip to the content
    focused = page.locator(":focus")
    expect(focused).to_have_attribute("aria-disabled", "false")
    expect(panel_of(page)).to_be_visible()
    described = focused.get_attribute("aria-describedby")
    assert described is not None
    text = page.locator(f'[id="{described}"]').inner_text()
    assert panel_of(page).inner_text().count(text.split("\n")[0]) == 1
    first = focused.evaluate("(node) => node.closest('[data-place]').dataset.place")
    page.keyboard.press("ArrowRight")
    second = page.locator(":focus").evaluate("(node) => node.closest('[data-place]').dataset.place")
    assert {first, second} <= set(LAND)
    assert first != second
    page.keyboard.press("Escape")
    expect(panel_of(page)).to_have_count(0)
    # What can only be read is reached by arrows, too.
    page.locator('#mine [data-about="0 food"]').focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator('#mine [data-about="0 wood"]')).to_be_focused()
    expect(panel_of(page)).to_contain_text("wood")
    assert Seated(ana).look().mine


def test_who_is_at_a_thing_sees_it_when_the_panel_comes(ana: Visitor) -> None:
    """In a narrow window it is loaded after the board, which can be played by then."""
    held: list[Route] = []
    page = ana.page
    page.set_viewport_size(PHONE)
    page.route("**/assets/rest-*.js", lambda route: held.append(route))
    ana.enter()
    page.goto(ana.server.address + lay(ana, grown), wait_until="commit")
    page.locator(".dock.mine-now").wait_for()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("[data-place] :focus")).to_have_count(1)
    expect(panel_of(page)).to_have_count(0)
    assert held
    for route in held:
        route.continue_()
    expect(panel_of(page)).to_be_visible()


def test_own_hidden_card(page: Page) -> None:
    card = page.locator("#mine .extra")
    box = card.bounding_box()
    assert box is not None
    assert box["height"] >= 24
    assert box["width"] >= 40
    card.hover()
    expect(panel_of(page)).to_contain_text("upper half does nothing")
    card.click()
    help = page.get_by_role("dialog")
    expect(help.get_by_role("heading", level=2)).to_have_text("Your hidden card")
    expect(help).not_to_contain_text("Now")


def test_rival_large(page: Page) -> None:
    rival = page.locator(".rival")
    rival.locator(".goods").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    cards = dialog.locator(".pieces .card")
    assert cards.count() > 1
    assert all((box := card.bounding_box()) and box["width"] > 80 for card in cards.all())
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    rival.get_by_role("button").focus()
    page.keyboard.press("Enter")
    expect(dialog).to_be_visible()


def test_what_is_left_in_words(page: Page) -> None:
    expect(page.locator(".ends")).to_contain_text("left")


def test_with_the_panel_open_axe_finds_nothing(page: Page) -> None:
    inspector = Inspector(AXE.read_text("utf-8"), page)
    page.locator('[data-place="card 2"] button').hover()
    expect(panel_of(page)).to_be_visible()
    inspector.inspect("a card at a glance")
    page.keyboard.press("Escape")
    page.locator(".rival h3 button").click()
    inspector.inspect("a tribe large")


def test_a_finger_that_stays(visitors: Visitors) -> None:
    ana = visitors.come(touch=True, viewport=PHONE)
    ana.enter()
    page = ana.go(lay(ana, grown))
    seated = Seated(ana)
    seated.settle()
    panel = panel_of(page)
    press_long(page, page.locator('[data-place="forest"] .tag'))
    expect(panel).to_contain_text("Forest")
    assert seated.look().asks == ""  # it was no tap
    seated.ask.tap()
    expect(panel).to_have_count(0)
    assert_all_have_one(page, 20)


def press_long(page: Page, goal: Locator) -> None:
    box = goal.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(panel_of(page)).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
