"""Each game that tells what can be clicked at its table: played by clicks, taps and keys.

Whole games, by two people and against bots; on a phone; what the rules say; replays; and that
nobody's page is told what its player may not know.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from holocene.core.state import State
from holocene.tables.model import Seat
from tests.browser.clicking import CLICKED, Clicker, Clicks, clicks_of
from tests.browser.laid import lay
from tests.browser.test_accessibility import Inspector
from tests.browser.test_accessibility import axe as axe  # a fixture
from tests.browser.test_game import assert_replay_leafs
from tests.browser.test_keyboard import press, tab_to
from tests.browser.test_language import NAMES, assert_only_words, switch
from tests.browser.visitors import DESKTOP, SHORT_PHONE, Visitor, Visitors
from tests.tables.making import bot

MOVED_ON = """(position) =>
  Number(document.querySelector(".table")?.dataset.position ?? -1) >= position"""
# What of the dock nobody could reach, and whether the page itself scrolls.
UNREACHABLE = """() => {
  const root = document.documentElement;
  const bad = [];
  if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) bad.push("it scrolls");
  for (const found of [".dock .acts .quiet", "#confirm"]) {
    const button = document.querySelector(found);
    const { x, y, width, height } = button.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!button.contains(top) || height < 40 || y + height > innerHeight)
      bad.push(`${found} under ${top?.outerHTML.slice(0, 80)}`);
  }
  return bad;
}"""


@pytest.fixture(params=CLICKED)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def clicks(game: str) -> Clicks:
    return clicks_of(game)


def beginning(state: State) -> bool:
    return True


def sit_down(
    ana: Visitor, ben: Visitor, game: str, enough: Callable[[State], bool] = beginning
) -> str:
    """Two people at one table, each at their own window."""
    other = ben.ask("GET", "/api/me")
    path = lay(ana, enough, game=game, others=[Seat(1, "person", other["id"], other["name"])])
    for visitor in (ana, ben):
        visitor.go(path)
    return path


def play_together(players: list[Clicker[Any]], enough: Callable[[int], bool]) -> None:
    """Whoever is asked decides, until there is enough or the game is over."""
    position = 0
    while True:
        for player in players:
            player.page.wait_for_function(MOVED_ON, arg=position)
        sights = [player.look() for player in players]
        if any(sight.over for sight in sights) or enough(position):
            return
        [(player, sight)] = [
            (player, sight) for player, sight in zip(players, sights, strict=True) if sight.mine
        ]
        player.answer(sight)
        position = sight.position + 1


def assert_kept_secret(players: list[Clicker[Any]], clicks: Clicks) -> None:
    """No frame that came to others holds what only one page may show."""
    for seat, teller in enumerate(players):
        hidden = teller.hidden
        assert hidden, "there is nothing to keep secret"
        assert hidden <= clicks.told(teller.visitor.frames, seat)
        for other in players:
            if other is not teller:
                assert hidden.isdisjoint(clicks.told(other.visitor.frames, seat))


def test_two_people(visitors: Visitors, game: str, clicks: Clicks) -> None:
    """Some rounds from the beginning, the end of another game, and that game again."""
    ana, ben = visitors.come(), visitors.come()
    ana.enter("Ana")
    ben.enter("Ben")
    players = [clicks.Player(ana, 1), clicks.Player(ben, 2)]

    sit_down(ana, ben, game)
    play_together(
        players, lambda position: position > 30 and all(player.hidden for player in players)
    )
    assert_kept_secret(players, clicks)

    path = sit_down(ana, ben, game, clicks.is_late)
    for visitor in (ana, ben):
        visitor.frames.clear()
    play_together(players, lambda _: False)
    scores = ana.ask("GET", f"/api/tables/{path.split('/')[-1]}")["table"]["result"]["scores"]
    for visitor in (ana, ben):
        end = visitor.page.get_by_role("region", name="Final scoring")
        expect(end.locator(".verdict")).to_contain_text(str(max(scores)))
        expect(end.locator("tfoot td")).to_have_text([str(score) for score in scores])
    ana.page.get_by_role("link", name="Watch the game again").click()
    assert_replay_leafs(ana.page)


def test_against_bots_on_a_phone(visitors: Visitors, game: str, clicks: Clicks) -> None:
    """Four players, by taps on a small screen; whatever is open, both buttons can be reached."""
    ana = visitors.come(touch=True, viewport=SHORT_PHONE)
    ana.enter()
    ana.open_table("me", "gatherer", "child", "child", game=game)
    player = clicks.Player(ana, 3)

    def tap(goal: Locator) -> None:
        goal.tap()
        if ana.page.locator(".dock.mine-now:not([aria-busy=true])").count():
            assert ana.page.evaluate(UNREACHABLE) == []

    player.press = tap
    player.play(lambda sight: sight.position > 45)


def test_by_keys_alone(ana: Visitor, game: str, clicks: Clicks) -> None:
    ana.enter()
    page = ana.page
    ana.open_table("me", "child", game=game)
    player = clicks.Player(ana, 5)

    def by_key(goal: Locator) -> None:
        tab_to(page, goal, 120)
        press(page, "Enter")

    player.press = by_key
    player.settle()
    press(page, "Tab")
    player.play(lambda sight: sight.position > 14)


def test_accessibility(ana: Visitor, axe: str, game: str, clicks: Clicks) -> None:
    """Each moment on a desktop and on a phone."""
    ana.enter()
    page = ana.go()
    inspector = Inspector(axe, page)

    def inspect(what: str) -> None:
        inspector.inspect(f"{what} on a desktop")
        page.set_viewport_size(SHORT_PHONE)
        page.evaluate("() => new Promise(requestAnimationFrame)")
        inspector.inspect(f"{what} on a phone")

    # Some choosers of a game are alike: it may say which are enough, for this takes long.
    inspected = {name: moment for name, moment in clicks.MOMENTS.items() if moment.inspected}
    for name, moment in (inspected or clicks.MOMENTS).items():
        others = [bot(seat, "gatherer") for seat in range(1, moment.seats)]
        path = lay(
            ana, moment.enough, eager=moment.eager, game=game, others=others, **moment.options
        )
        page.set_viewport_size(DESKTOP)
        ana.walk(path)
        page.locator(".dock.mine-now").wait_for()
        moment.open(page)
        inspect(name)
    page.set_viewport_size(DESKTOP)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    inspect("help")


def test_help_and_rules(ana: Visitor, game: str, clicks: Clicks) -> None:
    """From what is asked and from what is open to the rules; and all of them, in every language."""
    ana.enter()
    page = ana.page
    ana.open_table("me", "child", game=game)
    clicks.Player(ana).settle()
    dialog = page.get_by_role("dialog")
    heading = dialog.get_by_role("heading", level=2)

    ask = page.locator(".dock").get_by_role("button", name=re.compile("^Rules: "))
    for _ in range(2):  # of the question, then of a thing
        told = (ask.get_attribute("aria-label") or "").removeprefix("Rules: ")
        ask.click()
        expect(heading).to_have_text(told)
        page.keyboard.press("Escape")
        thing = page.locator(clicks.LIT).first
        thing.click()
    thing.focus()
    page.keyboard.press("?")
    expect(heading).to_have_text(told)
    dialog.get_by_role("button", name="Rules", exact=True).click()
    for title in clicks.RULES:
        expect(dialog.get_by_role("button", name=title, exact=True)).to_be_visible()

    ana.go(f"/rules/{game}")
    for title in clicks.RULES:
        expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    expect(page.locator(".gallery li")).to_have_count(clicks.CARDS)
    assert_pictures_are_drawn(page)
    for language in NAMES:
        switch(page, language)
        assert_only_words(page)


def assert_pictures_are_drawn(page: Page) -> None:
    """Every symbol that is used there is."""
    missing = """() => [...document.querySelectorAll(".rules use")]
      .map((use) => use.getAttribute("href").slice(1))
      .filter((id) => document.getElementById(id) === null)"""
    page.wait_for_function(f"() => ({missing})().length === 0")
