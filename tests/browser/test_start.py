"""From the first page to a running game."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.seated import Seated
from tests.browser.visitors import GAME, SMALL_PHONE, Visitor, Visitors

LIGHT = 200_000  # bytes of the first page, as they travel


def test_two_clicks_to_a_running_game(ana: Visitor) -> None:
    page = ana.go()
    page.get_by_role("button", name="Play against bots").click()
    seated = Seated(ana)
    seated.settle()
    expect(seated.ask).to_have_text("Choose where to place people.")
    expect(page.locator(".rival")).to_have_count(2)

    seated.place("forest").click()
    expect(seated.ask).to_have_text("How many people go to the forest?")
    seated.confirm.click()
    sight = seated.settle(0)
    assert sight.position > 1, "the bots have not moved"
    expect(page).to_have_title(re.compile("^● Your move"))


def test_chosen_rivals_sit_at_the_table(ana: Visitor) -> None:
    page = ana.go()
    page.get_by_label("Your name").fill("Ana of the river")
    page.get_by_role("radio", name="4").check()
    page.get_by_role("radio", name="Child").check()
    page.get_by_role("button", name="Play against bots").click()
    expect(page.locator(".rival")).to_have_count(3)
    expect(page.locator("#mine h2")).to_have_text("Ana of the river")


def test_first_page_is_light(visitors: Visitors) -> None:
    """Whoever comes on a phone over a slow line sees it soon."""
    visitor = visitors.come(viewport=SMALL_PHONE, touch=True)
    wire = visitor.context.new_cdp_session(visitor.page)
    loaded: list[float] = []
    wire.on("Network.loadingFinished", lambda told: loaded.append(told["encodedDataLength"]))
    wire.send("Network.enable")
    page = visitor.go()
    expect(page.get_by_role("button", name="Play against bots")).to_be_enabled()
    page.wait_for_load_state("networkidle")
    assert len(loaded) > 3
    assert sum(loaded) < LIGHT


def test_unknown_address_leads_back(ana: Visitor) -> None:
    page = ana.go("/no/such/page/at/all")
    expect(page.get_by_role("heading", level=1)).to_have_text("Page not found")
    page.locator("main").get_by_role("link", name="Start").click()
    expect(page.get_by_role("button", name="Play against bots")).to_be_visible()


def test_one_game_needs_no_choice(ana: Visitor) -> None:
    page = ana.go()
    games = ana.ask("GET", "/api/games")
    expect(page.get_by_role("button", name="Play against bots")).to_be_enabled()
    expect(page.get_by_role("group", name="Choose a game")).to_have_count(int(len(games) > 1))
    expect(page.get_by_role("link", name="How to play")).to_have_attribute("href", f"/rules/{GAME}")
