"""Friends at one screen: the curtain between their seats."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from holocene.core.state import State
from tests.browser.laid import ME, lay
from tests.browser.seated import Seated
from tests.browser.visitors import Visitor

SHOWN = "() => performance.getEntriesByType('resource').map(({ name }) => name)"
UNDER = ".table button, .table p, .table h1, .table h2, .table li"


def holds_a_secret(state: State) -> bool:
    """Somebody has drawn a card unseen, and both can still place people more than once."""
    seen: Any = state.view(ME)
    players = seen["players"]
    placing = state.decision is not None and state.decision.kind == "placing"
    some = any(player["extra_cards"] > 0 for player in players)
    return placing and some and all(player["home"] > 3 for player in players)


def place_one(seated: Seated) -> None:
    """One person at the hunt, where there is always room, or else anywhere."""
    expect(seated.ask).to_have_text("Choose where to place people.")
    places = seated.look().places
    seated.place("hunt" if "hunt" in places else places[0]).click()
    if seated.look().counts:
        seated.page.locator(".chooser .numbers label").first.click()
    seated.confirm.click()


def test_no_curtain_while_there_is_nothing_to_hide(ana: Visitor) -> None:
    page = ana.go()
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("button", name="Set up a table").click()
    form = page.get_by_role("form", name="Set up a table")
    form.get_by_label("Seat 2").select_option("A friend next to me")
    form.get_by_label("Their name").fill("Ben")
    form.get_by_role("button", name="Start the game").click()
    seated = Seated(ana)
    seated.settle()
    expect(page.locator("#mine h2")).to_have_text("Ana")
    seated.place("hut").click()
    seated.confirm.click()
    expect(page.locator("#mine h2")).to_have_text("Ben")
    expect(page.locator(".dock")).to_contain_class("mine-now")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_curtain_between_seats(ana: Visitor) -> None:
    ana.enter()
    page = ana.go(lay(ana, holds_a_secret, friend="Ben"))
    seated = Seated(ana)
    seated.settle()
    expect(page.locator("#mine h2")).to_have_text("Ana")

    place_one(seated)
    curtain = page.get_by_role("dialog", name="Pass the device to Ben")
    expect(curtain).to_be_visible()
    # Nothing of the table is there, for eyes, for readers or for the keyboard.
    assert not any(one.is_visible() for one in page.locator(UNDER).all())
    heard = page.locator("body").aria_snapshot()
    assert "Forest" not in heard
    assert "Ana" not in heard
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(curtain).to_be_visible()
    page.reload()
    expect(curtain).to_be_visible()
    assert not page.locator("#mine").is_visible()

    curtain.get_by_role("button", name="I am Ben").click()
    expect(page.locator("#mine h2")).to_have_text("Ben")
    expect(seated.ask).to_have_text("Choose where to place people.")
    page.reload()  # who holds the screen keeps it
    expect(page.locator("#mine h2")).to_have_text("Ben")
    expect(seated.ask).to_have_text("Choose where to place people.")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert_seen_only_as(ana, 1)
    place_one(seated)

    back = page.get_by_role("dialog", name="Pass the device to Ana")
    back.get_by_role("checkbox").check()
    back.get_by_role("button", name="I am Ana").click()
    place_one(seated)
    # They have nothing to hide from each other any more.
    expect(page.locator("#mine h2")).to_have_text("Ben")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".dock")).to_contain_class("mine-now")


def assert_seen_only_as(visitor: Visitor, seat: int) -> None:
    """Since the page was loaded, nothing of another seat has come to it."""
    asked = [name for name in visitor.page.evaluate(SHOWN) if "/api/tables/" in name]
    assert asked
    assert all(f"seat={seat}" in name for name in asked), asked
