"""Choosing, changing one's mind, and being told why not."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.seated import Seated, Sight
from tests.browser.visitors import Visitor

ROLLING = ("forest", "clay-pit", "quarry", "river")


def send(seated: Seated, place: str, count: int = 0) -> Sight:
    """One group of people, as many as are proposed or as are said."""
    before = seated.position
    seated.place(place).click()
    if count:
        seated.page.locator(".chooser .numbers label").nth(count - 1).click()
    seated.confirm.click()
    return seated.settle(before)


def test_thought_taken_back(ana: Visitor) -> None:
    ana.enter()
    ana.open_table("me", "gatherer")
    seated = Seated(ana)
    seated.settle()
    expect(seated.undo).to_have_attribute("aria-disabled", "true")
    seated.place("forest").click()
    expect(ana.page.locator(".man.ghost")).not_to_have_count(0)
    seated.undo.click()
    expect(ana.page.locator(".chooser, .man.ghost")).to_have_count(0)
    assert seated.position == 0


def test_move_taken_back(ana: Visitor) -> None:
    """One acts several times in a row; what showed nothing new can be undone."""
    ana.enter()
    ana.open_table("me", "gatherer")
    seated = Seated(ana)
    seated.settle()
    send(seated, "field")
    sight = send(seated, "hunt", 1)
    # With two left to act, neither acts by itself.
    send(seated, next(place for place in sight.places if place in ROLLING), 1)
    sight = seated.play(lambda _: "Actions" in seated.phase)
    assert "field" in sight.places
    seated.place("field").click()
    after = seated.settle(sight.position)
    assert "field" not in after.places
    expect(ana.page.locator("#mine .track .now")).to_contain_text("1")
    seated.undo.click()
    expect(ana.page.locator(".place.field")).to_contain_class("can")
    expect(ana.page.locator("#mine .track .now")).to_contain_text("0")


def test_closed_place_says_why(ana: Visitor) -> None:
    ana.enter()
    ana.open_table("me", "gatherer")
    seated = Seated(ana)
    seated.settle()
    send(seated, "forest")
    expect(seated.place("forest")).to_have_attribute("aria-disabled", "true")
    here = seated.position
    seated.place("forest").click(force=True)
    expect(seated.note).to_have_text("Forest: You have already placed people here this round.")
    assert seated.position == here
    seated.place("river").click()
    expect(seated.note).not_to_contain_text("Forest")


def test_without_confirming(ana: Visitor) -> None:
    """A click acts at once where it says everything; numbers are still asked for."""
    ana.enter()
    ana.open_table("me", "gatherer")
    seated = Seated(ana)
    seated.settle()
    page = ana.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Confirm moves").uncheck()
    page.keyboard.press("Escape")

    seated.place("field").click()
    sight = seated.settle(0)
    expect(page.locator(".place.field")).not_to_contain_class("can")
    seated.place("forest").click()
    page.locator(".chooser .numbers label").first.click()
    seated.settle(sight.position)

    page.reload()
    seated.settle()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label("Confirm moves")).not_to_be_checked()


def test_help_and_menu_leave_the_choice(ana: Visitor) -> None:
    ana.enter()
    ana.open_table("me", "gatherer")
    seated = Seated(ana)
    seated.settle()
    page = ana.page
    seated.place("river").click()
    page.get_by_role("button", name="Menu").click()
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Rules and help").click()
    help = page.get_by_role("dialog")
    expect(help.get_by_role("heading", level=2)).to_be_visible()
    help.get_by_role("button", name="Hunt", exact=True).click()
    expect(help.get_by_role("heading", level=2)).to_have_text("Hunt")
    page.keyboard.press("Escape")
    expect(help).to_have_count(0)
    expect(seated.place("river")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".chooser")).to_be_visible()
