"""The drawings of this game: what `web/art/games/through_the_ages` promises to the client."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree

import pytest

from holocene.games.through_the_ages import cards as rules
from holocene.games.through_the_ages.civil import CIVIL
from holocene.games.through_the_ages.military import MILITARY

WEB = Path(__file__).parents[3] / "web"
STYLE = WEB / "src/games/through_the_ages/style/pigments.css"
SVG = "{http://www.w3.org/2000/svg}"
AGES = rules.AGE_NAMES[:4]

Sheets = dict[str, dict[str, ElementTree.Element]]  # file -> symbols by id


@pytest.fixture(scope="module")
def art() -> Iterator[dict[str, str]]:
    before = set(sys.modules)
    sys.path.insert(0, str(WEB / "art"))
    try:
        files: dict[str, str] = import_module("games.through_the_ages").files()
        yield files
    finally:
        sys.path.remove(str(WEB / "art"))
        for name in set(sys.modules) - before:
            del sys.modules[name]


@pytest.fixture(scope="module")
def sheets(art: dict[str, str]) -> Sheets:
    return {
        name.removesuffix(".svg"): {
            each.attrib["id"]: each for each in ElementTree.fromstring(text).iter(f"{SVG}symbol")
        }
        for name, text in art.items()
    }


def named(sheet: dict[str, ElementTree.Element], kind: str) -> set[str]:
    start = f"{kind}-"
    return {name.removeprefix(start) for name in sheet if name.startswith(start)}


def test_every_card_has_a_picture(sheets: Sheets) -> None:
    ids = {card.id for card in CIVIL} | {card.id for card in MILITARY}
    assert named(sheets["cards"], "card") == ids
    assert len(sheets["cards"]) == len(ids) == 127 + 109


def test_pictures_are_painted_in_the_manner_of_their_age(sheets: Sheets) -> None:
    ages_of = {card.id: card.age for card in CIVIL} | {card.id: card.age for card in MILITARY}
    for card, age in ages_of.items():
        picture = sheets["cards"][f"card-{card}"]
        dyes = {each.attrib["color"] for each in picture.iter() if "color" in each.attrib}
        ages = {match[1] for dye in dyes if (match := re.fullmatch(r"var\(--(\w+)-\w\)", dye))}
        assert ages == {rules.AGE_NAMES[age]}, card
        assert picture.attrib["viewBox"] == "0 0 64 64"


def test_no_two_cards_look_alike(sheets: Sheets) -> None:
    drawn: dict[str, str] = {}
    for name, picture in sheets["cards"].items():
        body = "".join(ElementTree.tostring(each, "unicode") for each in picture)
        assert drawn.setdefault(body, name) == name


def test_kinds_have_signs_and_windows(sheets: Sheets, art: dict[str, str]) -> None:
    signs = sheets["signs"]
    assert named(signs, "kind") == set(rules.KIND_NAMES)
    assert named(signs, "window") == set(rules.KIND_NAMES)
    assert named(signs, "branch") == set(rules.BRANCH_NAMES)
    clips = ElementTree.fromstring(art["signs.svg"]).iter(f"{SVG}clipPath")
    assert {each.attrib["id"] for each in clips} == {f"clip-{kind}" for kind in rules.KIND_NAMES}


def test_ages_have_tabs_grounds_layers_and_ledges(sheets: Sheets) -> None:
    assert named(sheets["signs"], "tab") == set(rules.AGE_NAMES)
    assert named(sheets["signs"], "ground") == set(AGES)
    assert named(sheets["land"], "layer") == {*AGES, "bedrock", "turf"}
    assert named(sheets["land"], "ledge") == set(AGES)


def test_wonders_stand_and_are_missed(sheets: Sheets) -> None:
    wonders = {card.id for card in CIVIL if card.kind == rules.WONDER}
    assert named(sheets["land"], "wonder") == named(sheets["land"], "ghost") == wonders


@pytest.mark.parametrize("prefix", ["sign", "find"])
def test_what_is_promised_in_writing_is_drawn(sheets: Sheets, prefix: str) -> None:
    text = (WEB / "art/games/through_the_ages/__init__.py").read_text("utf-8")
    told = re.search(rf"  {prefix}-NAME +(.*?)(?=\n  \w|\n\w)", text, re.DOTALL)
    assert told
    names = re.sub(r"\d+ x \d+|in the colour of the words|, and", " ", told[1])
    assert named(sheets["signs"], prefix) == set(re.findall(r"[a-z]+(?:-[a-z]+)*", names))


def test_pigments_are_the_style_sheets(art: dict[str, str]) -> None:
    """By day; and what night changes has a colour by day."""
    css = STYLE.read_text("utf-8")
    day, _, night = css.partition(".night .game-through-the-ages")
    set_by_day = set(re.findall(r"--([\w-]+):", day))
    used = {name for text in art.values() for name in re.findall(r'"var\(--([\w-]+)\)"', text)}
    assert used <= set_by_day
    assert set_by_day <= used  # none is mixed in vain
    assert set(re.findall(r"--([\w-]+):", night)) <= set_by_day
