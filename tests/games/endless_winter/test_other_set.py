"""A table with another set: its own names and fitting pictures, never ours and never none."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect, sync_playwright

from holocene.core import registry, sets
from holocene.core.words import LANGUAGES, Words
from holocene.games.endless_winter import loading
from holocene.games.endless_winter.game import ENDLESS_WINTER, EndlessWinterGame
from holocene.games.endless_winter.telling import Teller
from tests.browser.test_language import switch
from tests.browser.visitors import PHONE, QUICK, Visitor, Visitors, paint, visiting
from tests.browser.windows import browsing
from tests.serving import Server

from .clicks import Player

NAME = "endless-winter.far-away"
TITLE = "Far away"
OURS: Any = json.loads(loading.ours())
NAMED = ("starting_cards", "tribe_cards", "culture_cards", "animals", "chiefs")
# Pictures of ours by their kinds: what of them a set from elsewhere may use.
KINDS = re.compile(r"(role|culture|animal|chief|bust|land|chip|stone)-(.+)")
ALLOWED = re.compile(r"other(-[ab])?|by-(day|night)|light")


def another() -> dict[str, Any]:
    """Ours, with every piece called otherwise; some have an id of ours and are something else."""
    data: dict[str, Any] = json.loads(loading.ours())
    ids: dict[str, str] = {}
    for family in (*NAMED, "terrain"):
        entries = data[family]
        for at, entry in enumerate(entries):
            if entry["id"] in ("base", "glacier"):
                continue
            # Every third one is called as ours, and is something else.
            borrows = family != "terrain" and at % 3 == 0
            ids[entry["id"]] = entry["id"] if borrows else f"far-{entry['id']}"
    data = renamed(data, ids)
    for family in NAMED:
        for at, entry in enumerate(data[family]):
            entry["name"] = f"Far {family[:2]}{at}"
    first = [stone for stone in data["stones"] if stone["era"] == 1]
    names = [stone["id"] for stone in first]
    for stone, name in zip(first, [*names[1:], names[0]], strict=True):
        stone["id"] = name  # each is called like the next of ours
    return {**data, "name": TITLE}


def renamed(part: Any, ids: dict[str, str]) -> Any:
    if isinstance(part, dict):
        return {name: renamed(value, ids) for name, value in part.items()}
    if isinstance(part, list):
        return [renamed(value, ids) for value in part]
    return ids.get(part, part) if isinstance(part, str) else part


@pytest.fixture(scope="module")
def far(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("far")
    (folder / "far-away.json").write_text(json.dumps(another()), "utf-8")
    return folder


@pytest.fixture(scope="module")
def all_visitors(far: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitors]:
    folder = tmp_path_factory.mktemp("house")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(sets.VARIABLE, "")
        server = Server(folder, f"sqlite:///{folder}/holocene.db", *QUICK, "--sets", str(far))
        with (
            sync_playwright() as playwright,
            browsing(playwright) as windows,
            visiting(server, windows) as visitors,
        ):
            yield visitors
        server.stop()


def words_of_ours() -> set[str]:
    """What our cards, animals and chiefs are called in all languages."""
    pieces = [entry["id"] for family in NAMED for entry in OURS[family]]
    keys = [f"{kind}-{id}" for id in pieces for kind in ("card", "animal", "chief")]
    told = [ENDLESS_WINTER.words(language) for language in LANGUAGES]
    return {words.say(key) for words in told for key in keys if words.has(key)}


HREFS = """() => [...document.querySelectorAll(".table use")]
  .map((use) => use.getAttribute("href").slice(1))"""
# Pictures come after the table itself.
DRAWN = """() => [...document.querySelectorAll(".table use")]
  .every((use) => document.getElementById(use.getAttribute("href").slice(1)))"""


def assert_only_theirs(page: Page) -> None:
    page.wait_for_function(DRAWN)
    drawn = set(page.evaluate(HREFS))
    ours = [found[0] for id in drawn if (found := KINDS.fullmatch(id)) and not is_theirs(found)]
    assert ours == []
    said = (
        page.locator("body").inner_text()
        + " ".join(
            page.locator(".table [aria-label]").evaluate_all(
                "(all) => all.map((one) => one.getAttribute('aria-label'))"
            )
        )
        + " ".join(page.locator(".table .sr").all_text_contents())
    )
    said = said.replace("\u00ad", "")
    assert "Far " in said
    assert [name for name in words_of_ours() if re.search(rf"\b{re.escape(name)}\b", said)] == []


def is_theirs(found: re.Match[str]) -> bool:
    kind, id = found.groups()
    if kind in ("land", "chip"):
        return ALLOWED.fullmatch(id) is not None or id in ("base", "glacier")
    if kind == "stone":  # those that count what ours of that name count
        return any(
            stone["id"] == id and stone["era"] == 2 and "animals" not in stone
            for stone in OURS["stones"]
        )
    return ALLOWED.fullmatch(id) is not None


def play_some(visitor: Visitor, most: int) -> None:
    player = Player(visitor, 4)
    sight = player.settle()
    while sight.position < most and not sight.over:
        assert_only_theirs(visitor.page)
        sight = player.decide(sight)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_turns_with_another_set(all_visitors: Visitors, phone: bool) -> None:
    ana = all_visitors.come(touch=True, viewport=PHONE) if phone else all_visitors.come()
    ana.enter("Ana")
    table = ana.open_table("me", "child", game=NAME)
    expect(ana.page.locator(".set-name")).to_have_text(TITLE)
    play_some(ana, 24)
    for language in ("cs", "en"):
        switch(ana.page, language)
        assert_only_theirs(ana.page)

    # Who watches, and who looks on afterwards, is told too what is played with.
    ana.page.goto(f"{ana.server.address}/replay/{table['id']}")
    expect(ana.page.locator(".set-name")).to_have_text(TITLE)
    ana.page.get_by_role("slider").press("End")
    assert_only_theirs(ana.page)


def test_our_own_set_is_told_at_the_table(all_visitors: Visitors) -> None:
    ana, ben = all_visitors.come(), all_visitors.come()
    ana.enter("Ana")
    table = ana.open_table("me", "child", game="endless-winter", open=True)
    for visitor, language, name in ((ana, "en", "Holocene set"), (ben, "cs", "Sada Holocene")):
        page = visitor.go(f"/table/{table['id']}")
        paint(page)
        switch(page, language)
        expect(page.locator(".set-name")).to_be_visible()
        expect(page.locator(".set-name")).to_have_text(name)
    page = ana.go(f"/replay/{table['id']}")
    expect(page.locator(".set-name")).to_have_text("Holocene set")


def test_the_terminal_says_the_names_of_the_set() -> None:
    game = EndlessWinterGame(json.dumps(another()), NAME)
    pieces: Any = game.pieces()
    for language in LANGUAGES:
        teller, words = Teller(pieces), game.words(language)
        assert isinstance(words, Words)
        for kind, family in (("card", "cards"), ("animal", "animals"), ("chief", "chiefs")):
            for piece in pieces[family]:
                assert teller.name(kind, piece["id"], words) == piece["name"]
        for land in pieces["lands"][2:]:
            assert teller.name("land", land["id"], words).startswith("far ")


def test_pieces_of_ours_are_ours_in_any_set() -> None:
    """A set that changes numbers only keeps our pictures and our words."""
    data = {**OURS, "name": TITLE, "tool_track": {"most": 7, "source": "ours"}}
    pieces: Any = EndlessWinterGame(json.dumps(data), NAME).pieces()
    assert pieces["foreign"]
    for family in ("cards", "animals", "chiefs", "lands", "stones"):
        assert not any(piece["foreign"] for piece in pieces[family])
    own: Any = registry.game("endless-winter").pieces()
    assert not own["foreign"]
