"""Choosing, changing one's mind, and being told why not."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from holocene.core.state import State
from tests.browser.laid import asks, lay
from tests.browser.seated import Seated, Sight
from tests.browser.visitors import Visitor, paint
from tests.tables.making import bot

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


def test_which_tool_is_raised(ana: Visitor) -> None:
    """By the Slovak book one chooses, on the tools themselves, where it makes a difference."""
    ana.enter()
    page = ana.go(lay(ana, asks("raising-tool"), edition="slovak"))
    seated = Seated(ana)
    sight = seated.settle()
    assert (sight.asks, sight.tools, sight.ready) == ("raise", 2, False)
    expect(seated.ask).to_contain_text("Your new tool raises one of your lowest tools.")
    ready = page.locator(".chooser button.tk:not(.used)")
    used = page.locator(".chooser button.tk.used")
    expect(used).to_have_attribute("aria-label", re.compile("it stays used this round"))
    used.click()
    expect(used).to_have_attribute("aria-pressed", "true")
    ready.click()
    expect(used).to_have_attribute("aria-pressed", "false")
    expect(page.locator("#mine button.tk[aria-pressed=true]")).to_have_count(1)
    value = int(ready.inner_text())
    expect(seated.confirm).to_contain_text(f"Raise it to {value + 1}")
    seated.confirm.click()
    seated.settle(sight.position)
    expect(page.locator(".log")).to_contain_text(f"raises a ready tool to {value + 1}")


def test_faces_of_the_market_dice_are_told_apart(ana: Visitor) -> None:
    """By name and to the eye, however many lie there."""
    ana.enter()
    others = [bot(seat, "gatherer") for seat in range(1, 4)]
    page = ana.go(lay(ana, asks("picking-die", 4), others=others))
    paint(page)
    seated = Seated(ana)
    assert (seated.settle().asks, seated.look().faces) == ("dice", 4)
    faces = page.locator(".chooser .face")
    names = [str(face.get_attribute("aria-label")) for face in faces.all()]
    assert all(name.startswith("Take ") for name in names)
    assert len(set(names)) == 4
    page.mouse.move(2, 2)
    assert len({face.screenshot() for face in faces.all()}) == 4
    faces.nth(2).click()
    for at in range(4):
        expect(faces.nth(at)).to_have_attribute("aria-pressed", str(at == 2).lower())
    expect(seated.confirm).to_contain_text(names[2])


def can_only_take(state: State) -> bool:
    """Something cannot be paid, but a card in hand may bring what is missing."""
    if state.decision is None or not state.decision.kind.startswith("buying"):
        return False
    kinds = {action.kind for action in state.legal}
    return "take" in kinds and "pay" not in kinds


def test_what_cannot_be_paid_yet_is_said(ana: Visitor) -> None:
    ana.enter()
    page = ana.go(lay(ana, can_only_take, sparing="take"))
    seated = Seated(ana)
    seated.settle()
    told = re.compile(
        r"^You cannot pay yet: (\d+)\sof\s(\d+)\. Your card can bring two\smore\.\s*$"
    )
    expect(seated.ask).to_have_text(told)
    have, need = map(int, told.findall(seated.ask.inner_text())[0])
    assert 0 <= have < need
    taking = page.locator("button.any2:not(.on)")
    taking.click()
    expect(seated.ask).to_have_text("Choose two resources, the same or different.")
