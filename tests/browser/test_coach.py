"""The coach in the browser: hints that light the board, a review after the game, a first game."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from holocene.core.state import State
from tests.bots.networks import written
from tests.browser.clicking import laid_of
from tests.browser.laid import asks, lay
from tests.browser.seated import Seated
from tests.browser.test_accessibility import AXE, Inspector
from tests.browser.visitors import DESKTOP, PHONE, QUICK, SHORT_PHONE, Visitor, Visitors
from tests.examples.package import installed
from tests.games.ours import OURS
from tests.serving import Server

SMALLEST: ViewportSize = {"width": 320, "height": 568}
BARRED: ViewportSize = {"width": 390, "height": 664}  # a usual phone, with its browser's bars
CHANCE = re.compile(r"\d+%")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that has weights for all of ours, and a game for which there are none."""
    folder = tmp_path_factory.mktemp("coached")
    files = [written(folder / f"{game}.npz", game, seats=(2,), sharp=20.0) for game in OURS]
    installed("pebbles", folder)
    offered = [part for file in files for part in ("--weights", str(file))]
    server = Server(folder, f"sqlite:///{folder}/holocene.db", *QUICK, *offered)
    yield server
    server.stop()


def hinted(page: Page) -> None:
    """Three choices with their chances."""
    card = page.get_by_role("complementary", name="Hint")
    expect(card.get_by_role("listitem")).to_have_count(3)
    for at in range(3):
        expect(card.get_by_role("listitem").nth(at)).to_contain_text(CHANCE)


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SMALLEST], ids=["desktop", "phone", "smallest"])
def test_a_hint_lights_the_board(visitors: Visitors, size: ViewportSize) -> None:
    visitor = visitors.come(touch=size is not DESKTOP, viewport=size)
    visitor.enter()
    page = visitor.go(lay(visitor, asks("placing", 8)))
    Seated(visitor).settle()
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.get_by_role("button", name="Hint", exact=True).click()
    hinted(page)
    expect(page.locator('[data-place][data-hint="1"]').first).to_be_visible()
    for name in ("Undo", "Confirm"):
        expect(page.locator(".acts").get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Hide the hint").click()
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.keyboard.press("h")
    hinted(page)
    seated = Seated(visitor)
    seated.answer(seated.look())
    expect(page.locator("[data-hint]")).to_have_count(0)  # it was about that decision


@pytest.mark.parametrize("game", OURS)
def test_a_hint_in_every_game(ana: Visitor, game: str) -> None:
    ana.enter()
    page = ana.go(lay(ana, lambda state: len(state.playing_on()) > 3, game=game))
    page.get_by_role("button", name="Hint", exact=True).click()
    hinted(page)
    expect(page.locator('[data-hint="1"]').first).to_be_attached()
    expect(page.get_by_role("complementary", name="Hint")).not_to_contain_text("{")


# What of these is hidden, if only in part, by something that is not in it; and how many there are.
COVERED = """(found) => {
  const all = [...document.querySelectorAll(found)];
  const bad = all.filter((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return ![[0.5, 0.5], [0.1, 0.15], [0.9, 0.15], [0.1, 0.85], [0.9, 0.85]]
      .every(([right, down]) =>
        element.contains(document.elementFromPoint(x + width * right, y + height * down)));
  });
  return [all.length, bad.map((element) => element.outerHTML.slice(0, 120))];
}"""


@pytest.mark.parametrize("size", [SHORT_PHONE, BARRED], ids=["360x560", "390x664"])
@pytest.mark.parametrize("game", OURS)
def test_advice_leaves_own_goods_and_both_buttons_free(
    visitors: Visitors, game: str, size: ViewportSize
) -> None:
    visitor = visitors.come(new=True, own=True, touch=True, viewport=size)
    visitor.enter()
    page = visitor.page
    laid = laid_of(game)
    visitor.go(lay(visitor, next(iter(laid.MOMENTS.values())).enough, game=game))
    laid.Player(visitor).settle()
    tip, hint = (page.get_by_role("complementary", name=name) for name in ("Tip", "Hint"))

    def assert_free(advice: Locator) -> None:
        expect(advice).to_be_in_viewport(ratio=1)
        assert page.evaluate(COVERED, ".purse li") == [laid.OWN, []]
        assert page.evaluate(COVERED, ".dock .says, .acts .btn") == [3, []]
        for button in advice.get_by_role("button").all():
            expect(button).to_be_in_viewport(ratio=1)

    assert_free(tip)
    tip.get_by_role("button", name="No more tips").click()
    page.get_by_role("button", name="Hint", exact=True).click()
    hinted(page)
    assert_free(hint)


def test_where_there_is_no_coach_there_is_no_button(ana: Visitor) -> None:
    ana.enter()
    ana.open_table("me", "child", game="pebbles")
    expect(ana.page.locator(".dock.mine-now")).to_be_visible()
    expect(ana.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)


def test_others_must_have_agreed_to_hints(visitors: Visitors) -> None:
    ana = visitors.come()
    ana.enter()
    page = ana.go("/?new")
    form = page.get_by_role("form", name="Set up a table")
    hints = form.get_by_role("checkbox", name="Hints from the coach")
    expect(hints).not_to_be_checked()
    form.get_by_role("checkbox", name="Rated game").check()
    expect(hints).to_be_disabled()
    form.get_by_role("checkbox", name="Rated game").uncheck()
    hints.check()
    form.get_by_label("Seat 2").select_option("beside")
    form.get_by_label("Their name").fill("Iva")
    form.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    [table] = ana.ask("GET", "/api/tables?which=mine")
    assert table["hints"]


def a_round(state: State) -> bool:
    return len(state.legal) > 4 and state.view(0)["round"] == 2


def test_after_the_game_it_tells_where_it_was_lost(ana: Visitor) -> None:
    ana.enter()
    page = ana.go(lay(ana, a_round))
    seated = Seated(ana)
    seated.settle()
    seated.resign()
    review = page.get_by_role("region", name="Coach\u2019s review")
    expect(review.locator(".chart .line")).to_have_count(2)
    rows = review.get_by_role("table", name="Chances to win over the game").get_by_role("row")
    assert rows.count() > 2
    expect(review.get_by_role("progressbar")).to_have_count(0)
    first = review.get_by_role("listitem").filter(has_text="Better:").first
    expect(first).to_contain_text(re.compile("\N{MINUS SIGN}\\d+%"))
    link = first.get_by_role("link", name="See it")
    step = str(link.get_attribute("href")).partition("step=")[2]
    link.click()
    expect(page.get_by_role("slider")).to_have_value(step or "0")


def test_the_first_game_is_with_the_coach(visitors: Visitors) -> None:
    eve = visitors.come(new=True, own=True)
    page = eve.go()
    page.get_by_label("Your name").fill("Eve")
    page.get_by_role("button", name="Begin the first game").click()
    page.locator(".table").wait_for()
    seated = Seated(eve)
    seated.settle()
    tip = page.get_by_role("complementary", name="Tip")
    expect(tip.get_by_role("listitem")).to_have_count(3)  # unasked
    expect(page.locator("[data-hint]").first).to_be_visible()
    [table] = eve.ask("GET", "/api/tables?which=mine")
    assert [seat["bot"] for seat in table["seats"]] == [None, "child"]
    tip.get_by_role("button", name="No more tips").click()
    expect(tip).to_have_count(0)
    eve.go()
    expect(page.get_by_role("button", name="Play against bots")).to_be_visible()
    expect(page.get_by_role("group", name="A first game")).to_have_count(0)


def test_who_knows_the_game_is_offered_no_first_one(visitors: Visitors) -> None:
    eve = visitors.come(new=True, own=True)
    page = eve.go()
    offer = page.get_by_role("group", name="A first game")
    offer.get_by_role("button", name="I know this game").click()
    expect(offer).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Play against bots")).to_be_visible()
    expect(offer).to_have_count(0)


def test_all_of_it_before_the_inspector_of_accessibility(ana: Visitor) -> None:
    ana.enter()
    page = ana.go(lay(ana, a_round))
    inspector = Inspector(AXE.read_text("utf-8"), page)
    seated = Seated(ana)
    seated.settle()
    page.keyboard.press("h")
    hinted(page)
    inspector.inspect("a hint")
    seated.resign()
    review = page.get_by_role("region", name="Coach\u2019s review")
    expect(review.get_by_role("link", name="See it").first).to_be_visible()
    expect(review.get_by_role("progressbar")).to_have_count(0)
    inspector.inspect("a review")
