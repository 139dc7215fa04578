"""From the first page to a running game."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.clicking import each_moves
from tests.browser.seated import Seated
from tests.browser.visitors import GAME, SHORT_PHONE, SMALL_PHONE, Visitor, Visitors
from tests.games.ours import OURS

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
    visitor = visitors.come(viewport=SMALL_PHONE, touch=True, own=True)
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
    ana.excuse("status of 404")
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


def test_the_choice_of_last_time_is_kept(ana: Visitor) -> None:
    page = ana.go()
    expect(page.get_by_text("A casual game: your rating stays as it is.")).to_be_visible()
    page.get_by_role("radio", name="4").check()
    page.get_by_role("radio", name="Child").check()
    page.get_by_role("button", name="Play against bots").click()
    page.locator(".table").wait_for()
    [table] = ana.ask("GET", "/api/tables?which=mine")
    assert table["rated"] is False
    ana.go()
    expect(page.get_by_role("radio", name="4")).to_be_checked()
    expect(page.get_by_role("radio", name="Child")).to_be_checked()


def test_a_newcomer_is_offered_gentle_rivals(ana: Visitor) -> None:
    """The gentlest but one, in every game; at the table they sit."""
    page = ana.go()
    told = {game["name"]: game for game in ana.ask("GET", "/api/games")}
    for name in OURS:
        page.get_by_role("group", name="Choose a game").get_by_role(
            "radio", name=told[name]["title"]
        ).check()
        levels = page.get_by_role("group", name="Opponents").get_by_role("radio")
        expect(levels).to_have_count(len(told[name]["bots"]))
        expect(levels.nth(1)).to_be_checked()
    page.get_by_role("button", name="Play against bots").click()
    page.locator(".table").wait_for()
    [table] = ana.ask("GET", "/api/tables?which=mine")
    assert {seat["bot"] for seat in table["seats"][1:]} == {told[table["game"]]["bots"][1]["level"]}


def test_a_newcomer_is_one_until_a_game_is_finished(ana: Visitor) -> None:
    box = ana.page.get_by_role("region", name="New to the game?")
    ana.enter()
    ana.new_table("me", "gatherer")
    ana.go()
    expect(box).to_be_visible()
    ana.open_table("me", "gatherer")
    each_moves(Seated(ana))
    Seated(ana).resign()
    expect(ana.page.get_by_role("region", name="The game is over.")).to_be_visible()
    page = ana.go()
    expect(page.get_by_role("region", name="My tables")).to_be_visible()
    expect(box).to_have_count(0)


def test_on_a_phone_my_tables_come_first(visitors: Visitors) -> None:
    visitor = visitors.come(touch=True, viewport=SHORT_PHONE)
    visitor.enter()
    visitor.new_table("me", "gatherer")
    page = visitor.go()
    mine = page.get_by_role("region", name="My tables")
    expect(mine.get_by_role("link", name="Continue")).to_be_in_viewport(ratio=1)


def test_a_table_is_rated_where_its_host_says_so(visitors: Visitors) -> None:
    ana, eve = visitors.come(), visitors.come()
    ana.enter("Ana")
    eve.enter("Eve")
    page = ana.go("/?new")
    form = page.get_by_role("form", name="Set up a table")
    rated = form.get_by_role("checkbox", name="Rated game")
    expect(rated).not_to_be_checked()
    form.get_by_label("Seat 2").select_option("beside")
    expect(rated).to_be_disabled()
    form.get_by_label("Seat 2").select_option("open")
    rated.check()
    form.get_by_text("Anyone").click()
    form.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Rated: the result changes your rating.")).to_be_visible()

    ana.go("/?new")
    expect(rated).to_be_checked()
    listed = eve.go("/tables").get_by_role("region", name="Waiting for players")
    expect(listed.get_by_role("listitem").filter(has_text="Ana").first).to_contain_text("Rated")


def test_one_field_asks_for_the_name(ana: Visitor) -> None:
    page = ana.go("/?new")
    form = page.get_by_role("form", name="Set up a table")
    expect(form).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_count(1)
    page.get_by_label("Your name").fill("Ana of the river")
    expect(form.get_by_label("Seat 1").locator("option:checked")).to_have_text(
        "Me (Ana of the river)"
    )
    page.get_by_label("Your name").fill("")
    expect(form.get_by_role("alert")).to_have_text("Please enter a name.")
    page.get_by_role("button", name="Play against bots").click()
    expect(page.get_by_text("Please enter a name.")).to_have_count(2)
    expect(page.get_by_label("Your name")).to_be_focused()


def test_the_box_of_the_language_is_played(visitors: Visitors) -> None:
    boxes = {"en-GB": "riogrande-2008", "cs": "mindok-2019", "sk": "slovak", "hr": "riogrande-2008"}
    for locale, edition in boxes.items():
        visitor = visitors.come(locale=locale)
        page = visitor.go()
        page.locator("form button[type=submit]").first.click()
        page.locator(".table").wait_for()
        [table] = visitor.ask("GET", "/api/tables?which=mine")
        assert table["options"]["edition"] == edition


def test_how_it_is_played_has_pictures_from_its_first_screen_on(ana: Visitor) -> None:
    page = ana.go()
    page.get_by_role("link", name="How to play").click()
    expect(page.locator("article header svg")).to_be_in_viewport()
    expect(page.locator(".quick li svg")).to_have_count(8)
    expect(page.locator(".quick li svg").first).to_be_in_viewport()
