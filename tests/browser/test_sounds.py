"""Few sounds: my move, dice, the end. Who turned them off hears none, also the next time."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from holocene.core.state import State
from tests.browser.laid import asks, lay
from tests.browser.seated import Seated
from tests.browser.visitors import Visitor, Visitors

# A context that sounds nowhere and waits for no click, and notes what is begun in it.
LISTENS = """
  window.heard = [];
  window.AudioContext = class extends OfflineAudioContext {
    constructor() {
      super(1, 44100, 44100);
      window.heard.push("woken");
    }
    get state() {
      return "running";
    }
    createOscillator() {
      window.heard.push("tone");
      return super.createOscillator();
    }
    createBufferSource() {
      window.heard.push("noise");
      return super.createBufferSource();
    }
  };
"""
MY_MOVE = ["tone"] * 2
DICE = ["noise"] * 6
END = ["tone"] * 4


def heard(page: Page) -> list[str]:
    """What was begun since one last asked."""
    told: list[str] = page.evaluate("() => window.heard.splice(0)")
    return told


def listener(visitors: Visitors) -> Visitor:
    ana = visitors.come(own=True)
    ana.context.add_init_script(LISTENS)
    ana.enter("Ana")
    return ana


def in_the_forest(state: State) -> bool:
    using: Any = state
    return asks("using", 2)(state) and using.players[0].at[1] > 0


def go(seated: Seated, place: str) -> None:
    """One person to where there is room for one; then it is the other's move."""
    seated.settle()
    here = seated.position
    seated.place(place).click()
    seated.confirm.click()
    expect(seated.page.locator(f'.table:not([data-position="{here}"])')).to_have_count(1)


@pytest.fixture
def pair(visitors: Visitors) -> tuple[Seated, Seated]:
    """Ana listens; Ben moves first."""
    ana, ben = listener(visitors), visitors.come()
    ben.enter("Ben")
    table = ben.open_table("me", "open")
    ana.ask("POST", f"/api/tables/{table['id']}/seats", {"invite": table["invite"]})
    ana.go(f"/table/{table['id']}")
    return Seated(ana), Seated(ben)


def test_my_move_and_the_end_are_heard(pair: tuple[Seated, Seated]) -> None:
    ana, ben = pair
    go(ben, "field")
    go(ana, "toolmaker")
    assert heard(ana.page) == ["woken"], "a browser sounds for who has clicked, and not of that"
    go(ben, "card 1")
    ana.settle()
    assert heard(ana.page) == MY_MOVE
    ben.resign()
    expect(ana.page.get_by_role("region", name="The game is over.")).to_be_visible()
    assert heard(ana.page) == END


def test_dice_are_heard(visitors: Visitors) -> None:
    ana = listener(visitors)
    page = ana.go(lay(ana, in_the_forest))
    seated = Seated(ana)
    seated.settle()
    assert heard(page) == []
    seated.place("forest").click()
    seated.confirm.click()
    page.wait_for_function("() => window.heard.includes('noise')")
    assert heard(page)[: 1 + len(DICE)] == ["woken", *DICE]


def test_who_turned_them_off_hears_none(pair: tuple[Seated, Seated]) -> None:
    ana, ben = pair
    page, table = ana.page, ana.page.url
    ana.visitor.go("/account").get_by_role("checkbox", name="Sounds").uncheck()
    page.reload()
    expect(page.get_by_role("checkbox", name="Sounds")).not_to_be_checked()
    page.goto(table)
    go(ben, "field")
    go(ana, "toolmaker")
    go(ben, "card 1")
    ana.settle()
    ben.resign()
    expect(page.get_by_role("region", name="The game is over.")).to_be_visible()
    assert heard(page) == []
    ana.visitor.go("/account").get_by_role("checkbox", name="Sounds").check()
    page.reload()
    expect(page.get_by_role("checkbox", name="Sounds")).to_be_checked()
