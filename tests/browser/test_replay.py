"""Leafing through a finished game, and sharing a moment of it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from holocene.core.state import State
from tests.browser.laid import ME, lay
from tests.browser.seated import Seated
from tests.browser.visitors import Visitor, Visitors


def some_rounds(state: State) -> bool:
    seen: Any = state.view(ME)
    return bool(seen["round"] > 3)


def played(visitor: Visitor) -> str:
    """Where to see again a game of some rounds that is over."""
    visitor.enter("Ana")
    visitor.go(path := lay(visitor, some_rounds))
    seated = Seated(visitor)
    seated.settle()
    seated.resign()
    expect(visitor.page.get_by_role("region", name="The game is over.")).to_be_visible()
    return path.replace("table", "replay")


def test_a_moment_has_an_address(visitors: Visitors) -> None:
    ana, eve = visitors.come(), visitors.come()
    page = ana.go(f"{played(ana)}?step=7")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("7")
    expect(page.locator(".table")).to_have_attribute("data-position", "7")
    page.get_by_role("button", name="One step forward").click()
    page.wait_for_url("**/replay/*?step=8")
    page.reload()
    expect(slider).to_have_value("8")

    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy a link to this moment").click()
    expect(page.get_by_role("status").filter(has_text="Copied")).to_have_count(1)
    link = page.evaluate("navigator.clipboard.readText()")
    eve.page.goto(link)  # without a name, to a table that is not open
    expect(eve.page.get_by_role("slider")).to_have_value("8")
    slider.press("Home")
    page.wait_for_url(re.compile(r"/replay/[^?]*$"))


def test_an_odd_step_is_one_that_there_is(ana: Visitor) -> None:
    path = played(ana)
    page = ana.page
    for step, shown in (("-3", "0"), ("some", "0"), ("1.4", "1")):
        ana.go(f"{path}?step={step}")
        expect(page.get_by_role("slider")).to_have_value(shown)
    ana.go(f"{path}?step=999999")
    expect(page.get_by_role("button", name="One step forward")).to_be_disabled()


def test_rounds_are_marked(ana: Visitor) -> None:
    page = ana.go(played(ana))
    marks = page.locator(".bar .marks button")
    expect(marks.first).to_have_attribute("title", "Round 2")
    assert marks.count() > 1
    marks.nth(1).click()
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("Round 3$"))
    expect(page.get_by_label("Round 3", exact=True)).to_be_visible()  # of the table itself
    for word in ("Table", "Back", "Play", "Next", "Speed", "Link"):
        expect(page.locator(".bar .key").get_by_text(word, exact=True)).to_be_visible()
