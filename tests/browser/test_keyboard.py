"""Everything without a mouse, and always seeing where one is."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.seated import Seated
from tests.browser.visitors import Visitor

# The element with the focus: where it lies, and whether anything shows it.
FOCUS = """() => {
  const element = document.activeElement;
  if (element === null || element === document.body) return null;
  const shown = (node) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(node);
    return (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) || boxShadow !== "none";
  };
  const { x, y, width, height } = element.getBoundingClientRect();
  const inside = x > -1 && y > -1 && x + width < innerWidth + 1 && y + height < innerHeight + 1;
  // A radio button is drawn by what stands beside or around it, a place by its name.
  const { nextElementSibling: beside, parentElement: around } = element;
  const near = [element, beside, around, element.querySelector(".tag")].filter(Boolean);
  return {
    what: element.outerHTML.slice(0, 160),
    seen: near.some(shown) || element.tabIndex < 0, // a heading is where one reads on
    inside: inside || height > innerHeight || element.tabIndex < 0,
  };
}"""


def press(page: Page, key: str) -> None:
    page.keyboard.press(key)
    focus = page.evaluate(FOCUS)
    if focus is not None:
        assert focus["seen"], f"the focus is not to be seen on {focus['what']}"
        assert focus["inside"], f"the focus is off the screen on {focus['what']}"


def is_focused(goal: Locator) -> bool:
    return bool(goal.evaluate("(element) => element === document.activeElement"))


# Whether the focus is where an arrow leads to the goal: things that belong together are one stop.
BESIDE = """(goal) => {
  const { activeElement } = document;
  const stop = (group) => group.querySelector('[tabindex="0"]');
  let group = goal;
  while (group.parentElement && stop(group) === null) group = group.parentElement;
  const at = activeElement?.getAttribute("tabindex") === "0" && group.contains(activeElement);
  return goal.tabIndex < 0 && at;
}"""


def tab_to(page: Page, goal: Locator, most: int = 60) -> None:
    """As often as it takes, and by arrows to what has no stop of its own."""
    for _ in range(most):
        if is_focused(goal):
            return
        press(page, "ArrowRight" if goal.evaluate(BESIDE) else "Tab")
    raise AssertionError(f"{goal} is not reached by Tab")


def test_from_the_start_page_into_the_game(ana: Visitor) -> None:
    page = ana.go()
    expect(page.get_by_role("button", name="Play against bots")).to_be_enabled()
    press(page, "Tab")
    assert is_focused(page.get_by_role("link", name="Skip to the content"))
    tab_to(page, page.get_by_label("Your name"))
    page.keyboard.press("Control+A")
    page.keyboard.type("Keys")
    tab_to(page, page.get_by_role("button", name="Play against bots"))
    press(page, "Enter")
    seated = Seated(ana)
    seated.settle()
    expect(page.locator("#mine h2")).to_have_text("Keys")

    # A number by arrows, Escape leaves the choice, a figure chooses, Enter sends.
    tab_to(page, seated.place("forest"))
    press(page, "Enter")
    count = page.locator(".chooser input:checked")
    before = int(count.input_value())
    press(page, "ArrowRight")
    expect(count).to_have_value(str(before + 1))
    press(page, "Escape")
    expect(page.locator(".chooser")).to_have_count(0)
    assert seated.position == 0
    tab_to(page, seated.place("quarry"))
    press(page, "Enter")
    press(page, "2")
    expect(count).to_have_value("2")
    press(page, "Enter")
    sight = seated.settle(0)
    assert is_focused(seated.place("quarry"))  # back where the choice began
    expect(seated.place("quarry")).to_contain_text("Keys")

    # Help on what has the focus, and back to it.
    tab_to(page, seated.place("river"))
    press(page, "?")
    expect(page.get_by_role("dialog").get_by_role("heading", level=2)).to_contain_text("River")
    press(page, "Escape")
    assert is_focused(seated.place("river"))
    assert seated.position == sight.position


def test_some_rounds(ana: Visitor) -> None:
    """The player who clicks whatever is there, with Tab and Enter instead."""
    ana.enter()
    ana.open_table("me", "gatherer")
    page = ana.page

    def by_key(goal: Locator) -> None:
        radio = goal.locator("input[type=radio]")
        if radio.count() > 0:
            tab_to(page, page.locator(".chooser input:checked"), 90)
            for _ in range(10):
                if radio.is_checked():
                    return
                press(page, "ArrowLeft")
            raise AssertionError("no arrow leads there")
        tab_to(page, goal, 90)
        press(page, "Enter")

    seated = Seated(ana, 5)
    seated.press = by_key
    seated.settle()
    press(page, "Tab")
    seated.play(lambda _: seated.round > 2)
    assert {"count", "tools", "pay"} & seated.met
