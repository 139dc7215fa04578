"""A house with several games: a stranger's package is installed beside ours."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.test_accessibility import Inspector
from tests.browser.test_accessibility import axe as axe  # a fixture
from tests.browser.test_language import NAMES, assert_only_words, speak
from tests.browser.visitors import GAME, PHONE, QUICK, SMALL_PHONE, Visitor, Visitors, visiting
from tests.browser.windows import Windows
from tests.games.ours import OURS
from tests.serving import Server

METADATA = "Metadata-Version: 2.1\nName: stranger\nVersion: 1.0\n"
ENTRY = "[holocene.games]\ntiny = strangers_shells:TINY\ncrowd = strangers_crowd:CROWD\n"
CROWD = '''
"""The same for up to twelve, with options of every kind and no words at all."""
from holocene.core.options import Option
from strangers_shells import LENGTH, TinyGame

CROWD = TinyGame(
    "crowd",
    options=(LENGTH, Option("open_hands", (False, True), False, "whether all see all numbers")),
    title="Shells for a crowd",
    seats=range(2, 13),
)
'''


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """It is started in a folder that holds the stranger's package, so that Python finds it."""
    folder = tmp_path_factory.mktemp("several")
    install(folder)
    server = Server(folder, f"sqlite:///{folder}/holocene.db", *QUICK)
    yield server
    server.stop()


def install(folder: Path) -> None:
    shutil.copy(Path(__file__).parents[1] / "games" / "tiny.py", folder / "strangers_shells.py")
    (folder / "strangers_crowd.py").write_text(CROWD)
    metadata = folder / "stranger-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(METADATA)
    (metadata / "entry_points.txt").write_text(ENTRY)


@pytest.fixture
def visitors(server: Server, windows: Windows) -> Iterator[Visitors]:
    with visiting(server, windows) as visitors:
        yield visitors


def games(page: Page) -> Locator:
    return page.get_by_role("group", name="Choose a game")


def choose(page: Page, title: str) -> None:
    games(page).get_by_role("radio", name=title, exact=True).check()


def assert_seats(page: Page, least: int, most: int) -> None:
    form = page.get_by_role("form", name="Play now")
    counts = form.get_by_role("group", name="Players").locator("label")
    expect(counts).to_have_text([str(count) for count in range(least, most + 1)])


def test_each_game_has_a_picture_and_its_sentence(ana: Visitor) -> None:
    page = ana.go()
    all_games = ana.ask("GET", "/api/games")  # somebody may have installed more
    assert all_games[0]["name"] not in OURS, "ours must not come first by chance"
    ours = games(page).get_by_role("radio", name="Stone Age")
    expect(ours).to_be_checked()
    expect(ours).to_have_accessible_description(re.compile("^Lead a tribe"))
    assert len(all_games) >= 3
    expect(games(page).get_by_role("radio")).to_have_count(len(all_games))
    expect(games(page).locator(".cover svg")).to_have_count(len(all_games))
    expect(page.get_by_text("Play board games at a table of your own")).to_be_visible()


def test_all_of_the_page_follows_the_choice(ana: Visitor) -> None:
    page = ana.go()
    assert_seats(page, 2, 4)
    rules = page.get_by_role("link", name="How to play")
    expect(rules).to_have_attribute("href", f"/rules/{GAME}")
    page.get_by_role("button", name="Set up a table").click()
    form = page.get_by_role("form", name="Set up a table")
    expect(form.get_by_role("group", name="Edition")).to_be_visible()
    form.get_by_label("Seat 2").select_option("bot:hunter")
    form.get_by_label("Name of the table").fill("By the river")

    choose(page, "Shells for a crowd")
    assert_seats(page, 2, 12)
    expect(page.get_by_role("heading", name="Play now Shells for a crowd")).to_be_visible()
    expect(rules).to_have_count(0)  # this one has nothing to read
    expect(form.get_by_role("group", name="Edition")).to_have_count(0)
    expect(form.get_by_label("How many turns are played")).to_have_value("short")
    # What was chosen and fits this game as well stays.
    expect(form.get_by_label("Seat 2")).to_have_value("bot:hunter")
    expect(form.get_by_label("Name of the table")).to_have_value("By the river")


def test_options_without_an_edition_reach_the_table(ana: Visitor) -> None:
    page = ana.go()
    choose(page, "Shells for a crowd")
    page.get_by_role("button", name="Set up a table").click()
    form = page.get_by_role("form", name="Set up a table")
    form.get_by_label("How many turns are played").select_option(label="Long")
    form.get_by_label("Whether all see all numbers").select_option(label="Yes")
    form.get_by_role("radio", name="12").check()
    expect(form.locator(".seats .badge")).to_have_count(12)
    expect(form.locator(".seats .badge").nth(11)).to_have_text("12")
    with page.expect_response("**/api/tables") as answer:
        form.get_by_role("button", name="Open the table").click()
    table = answer.value.json()
    assert table["game"] == "crowd"
    assert len(table["seats"]) == 12
    assert table["options"] == {"length": "long", "open_hands": True}


def test_the_last_choice_is_remembered(ana: Visitor) -> None:
    page = ana.go()
    shells = games(page).get_by_role("radio", name="Shells", exact=True)
    games(page).get_by_role("radio", name="Stone Age").focus()
    for _ in range(games(page).get_by_role("radio").count()):
        if not shells.is_checked():
            page.keyboard.press("ArrowRight")
    expect(shells).to_be_checked()
    ana.go()
    expect(shells).to_be_checked()
    expect(page.get_by_role("link", name="Rules and help")).to_have_attribute("href", "/rules/tiny")


def test_what_is_played_last_is_chosen_next(ana: Visitor) -> None:
    page = ana.go()
    choose(page, "Shells")
    ana.enter()
    ana.open_table("me", "gatherer")
    page.locator(".table").wait_for()
    ana.go()
    expect(games(page).get_by_role("radio", name="Stone Age")).to_be_checked()


def test_lists_tell_the_game(ana: Visitor) -> None:
    ana.enter()
    ana.new_table("me", "open", name="By the river")
    ana.new_table("me", "open", name="By the sea", game="tiny")
    ana.new_table("me", "open", game="tiny")
    page = ana.go("/tables")
    mine = page.get_by_role("region", name="My tables").locator(".about")
    expect(mine).to_have_count(3)
    expect(mine.filter(has_text="By the river")).to_contain_text("Stone Age")
    expect(mine.filter(has_text="By the sea")).to_contain_text("Shells")
    expect(mine.filter(has_not_text="By the").locator("b")).to_have_text("Shells")


@pytest.mark.parametrize("language", NAMES)
def test_languages(ana: Visitor, language: str) -> None:
    """A game without words of its own has none of ours in their place."""
    page = ana.go()
    choose(page, "Shells for a crowd")
    page.get_by_role("button", name="Set up a table").click()
    speak(page, language)
    expect(page.locator(".switches select")).to_have_count(2)
    assert_only_words(page)
    titles = page.locator("fieldset label b")
    told = [game["titles"][language] for game in ana.ask("GET", "/api/games")]
    assert {"Shells for a crowd", "Shells"} <= set(told)
    expect(titles).to_have_text(told)


@pytest.mark.parametrize("size", [None, PHONE], ids=["wide", "phone"])
def test_accessibility(visitors: Visitors, axe: str, size: ViewportSize | None) -> None:
    visitor = visitors.come(touch=True, viewport=size) if size else visitors.come()
    page = visitor.go()
    choose(page, "Shells for a crowd")
    page.get_by_role("button", name="Set up a table").click()
    page.get_by_role("form", name="Set up a table").get_by_role("radio", name="12").check()
    Inspector(axe, page).inspect("start with several games")


def test_small_phone_does_not_scroll_sideways(visitors: Visitors) -> None:
    visitor = visitors.come(touch=True, viewport=SMALL_PHONE)
    visitor.enter()
    visitor.new_table("me", *["open"] * 11, name="All of us", game="crowd")
    for path in ("/?new", "/tables"):
        page = visitor.go(path)
        page.wait_for_load_state("networkidle")
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, path
