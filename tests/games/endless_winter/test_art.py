"""The drawings of this game: what `web/art/games/endless_winter` promises to the client."""

from __future__ import annotations

import gzip
import json
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from holocene.games.endless_winter import components, loading, ops

WEB = Path(__file__).parents[3] / "web"
STYLE = WEB / "src/games/endless_winter/style/pigments.css"
SVG = "{http://www.w3.org/2000/svg}"
TRIBES = {"wolf", "bison", "lioness", "eagle"}
OTHER = {"other"}  # what stands for the pieces of another set
FIRST_SCREEN = ("signs", "board", "cards", "sky", "wide")
# Words and what they stand on; what is seen but not read may be fainter.
READ = [
    ("text", "slab"), ("text", "slab-2"), ("text", "rock"), ("text", "can-wash"),
    ("text-2", "slab"), ("text-2", "slab-2"), ("text-2", "rock"),
    ("can-ink", "slab"), ("pick", "slab"), ("warn", "slab"),
    ("on-dock", "dock"), ("on-dock-2", "dock"), ("on-ok", "ok"), ("on-pick", "pick-bg"),
    ("on-p0", "p0"), ("on-p1", "p1"), ("on-p2", "p2"), ("on-p3", "p3"), ("on-p4", "p4"),
]  # fmt: skip
SEEN = [("focus", "slab"), ("focus", "rock"), ("edge", "slab")]

Sheets = dict[str, dict[str, ElementTree.Element]]  # file -> symbols by id
Pigments = dict[str, str]


@pytest.fixture(scope="module")
def art() -> Iterator[dict[str, str]]:
    before = set(sys.modules)
    sys.path.insert(0, str(WEB / "art"))
    try:
        files: dict[str, str] = import_module("games.endless_winter").files()
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


@pytest.fixture(scope="module")
def box() -> dict[str, Any]:
    """The set of components that the game brings."""
    found: dict[str, Any] = json.loads(loading.ours())
    return found


def ids(entries: list[dict[str, Any]]) -> set[str]:
    return {entry["id"] for entry in entries}


def named(sheet: dict[str, ElementTree.Element], kind: str) -> set[str]:
    start = f"{kind}-"
    return {name.removeprefix(start) for name in sheet if name.startswith(start)}


def shown(picture: ElementTree.Element) -> list[str]:
    """What a picture is put together of."""
    return [each.attrib["href"].removeprefix("#") for each in picture.iter(f"{SVG}use")]


def test_every_word_of_the_effects_has_a_sign(sheets: Sheets) -> None:
    signs = sheets["signs"]
    assert named(signs, "op") == set(ops.OPS)
    assert named(signs, "when") == set(components.CONDITIONS)
    assert named(signs, "place") == set(ops.PLACE_IDS)
    assert named(signs, "m") == TRIBES


def test_every_card_has_a_picture(sheets: Sheets, box: dict[str, Any]) -> None:
    cards = sheets["cards"]
    assert named(cards, "role") == ids(box["starting_cards"]) | ids(box["tribe_cards"]) | OTHER
    assert named(cards, "culture") == ids(box["culture_cards"]) | OTHER
    assert named(cards, "animal") == ids(box["animals"]) | OTHER
    chiefs = ids(box["chiefs"]) | OTHER
    sides = {f"{chief}-{side}" for chief in chiefs for side in "ab"}
    assert named(cards, "chief") == sides | {"by-day", "by-night"}
    assert {"back-tribe", "back-animal", "back-culture-1", "back-culture-2"} <= cards.keys()
    assert "card-burial" in cards


def test_sacred_stones_show_what_they_count(sheets: Sheets, box: dict[str, Any]) -> None:
    counted = {
        "camp-lands": ["op-camp", "sign-unlike"],
        "megaliths-low": ["op-megalith"],
        "megalith-boards": ["sign-boards"],
        "buried": ["op-bury"],
        "megaliths-high": ["sign-upper"],
        "idol-levels": ["op-idol", "sign-half"],
        "used-kinds": ["op-animal_use", "sign-unlike"],
    }
    assert named(sheets["board"], "stone") == ids(box["stones"])
    for stone in box["stones"]:
        counts = stone["counts"]
        if counts == "villages-at":
            expected = [f"chip-{stone['terrain'][0]}", "op-village"]
        elif counts.startswith("used-animals"):
            expected = [f"animal-{animal}" for animal in stone["animals"]]
        else:
            expected = counted[counts]
        picture = sheets["board"][f"stone-{stone['id']}"]
        assert shown(picture) == [f"bed-era-{stone['era']}", *expected], stone["id"]


def test_tokens_have_beds_and_signs(sheets: Sheets, box: dict[str, Any]) -> None:
    assert {"bed-glacier", "bed-rest"} <= sheets["board"].keys()
    for token in [*box["glacier_tokens"], *box["rest_tokens"]]:
        assert {f"op-{op}" for op in token["gain"]} <= sheets["signs"].keys()


def test_the_land_and_all_that_stands_on_it(sheets: Sheets, box: dict[str, Any]) -> None:
    board = sheets["board"]
    assert named(board, "land") == ids(box["terrain"]) | OTHER | {"light"}
    assert named(board, "chip") == ids(box["terrain"]) | OTHER
    for kind in ("figure", "leader", "camp", "village", "idol"):
        assert named(board, kind) == TRIBES
    for view in ("megalith", "megalith-top", "megalith-front"):
        assert {f"{view}-{whose}" for whose in (*TRIBES, "neutral")} <= board.keys()
    assert {"board", "board-turned", "megalith-light", "megalith-shadow"} <= board.keys()
    ways = {f"arrow-{way}" for way in ("right", "left", "front", "back")}
    assert named(board, "board") == {"turned", "start", *ways}
    assert named(board, "track") == {"offering", "honour"}
    assert named(board, "ground") == {"terrace", "ice", "steppe"}


def test_no_two_pictures_look_alike(sheets: Sheets) -> None:
    """But a thing that is counted has the sign of the thing."""
    drawn: dict[str, str] = {}
    for sheet in sheets.values():
        for name, picture in sheet.items():
            if name.startswith("when-"):
                continue
            body = "".join(ElementTree.tostring(each, "unicode") for each in picture)
            assert drawn.setdefault(body, name) == name


def test_what_is_promised_in_writing_is_drawn(sheets: Sheets) -> None:
    text = (WEB / "art/games/endless_winter/__init__.py").read_text("utf-8")
    told = re.search(r"  sign-NAME +(.*?)(?=\n  \w|\n\w)", text, re.DOTALL)
    assert told
    names = re.sub(r"in the colour of the words", " ", told[1])
    assert named(sheets["signs"], "sign") == set(re.findall(r"[a-z]+(?:-[a-z]+)*", names))
    symbols = {name for sheet in sheets.values() for name in sheet}
    for name in re.findall(r"(?<![\w-])(?:bed|ground|track|board|back|card)-[a-z0-9-]+", text):
        assert name in symbols, name


def of_the_sheet() -> tuple[Pigments, Pigments]:
    """By day, and what night changes."""
    css = STYLE.read_text("utf-8")
    day, _, rest = css.partition(".night .game-endless-winter {")
    pigment = re.compile(r"--([\w-]+):\s*([^;]+);")
    return dict(pigment.findall(day)), dict(pigment.findall(rest.partition("}")[0]))


def test_pigments_are_the_style_sheets(art: dict[str, str]) -> None:
    day, night = of_the_sheet()
    used = {name for text in art.values() for name in re.findall(r'"var\(--([\w-]+)\)"', text)}
    assert used <= day.keys()
    assert night.keys() <= day.keys()
    assert {name for name in night if night[name] == day[name]} == set()


def test_covers_are_painted_with_what_every_page_has(art: dict[str, str]) -> None:
    """Nobody has set this game's pigments where games are chosen."""
    house = (WEB / "src/style/tokens.css").read_text("utf-8")
    for name in ("cover.svg", "wide-cover.svg"):
        for element in ElementTree.fromstring(art[name]).iter(f"{SVG}path"):
            assert "color" not in element.attrib
            assert f".{element.attrib['class']} {{" in house


def lightness(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [v / 12.92 if v <= 0.03928 else ((v + 0.055) / 1.055) ** 2.4 for v in parts]
    return sum(share * v for share, v in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


@pytest.mark.parametrize("by_night", [False, True])
def test_words_can_be_read(by_night: bool) -> None:
    """Contrast as WCAG AA asks for it."""
    day, night = of_the_sheet()
    pigments = {**day, **night} if by_night else day
    least = dict.fromkeys(READ, 4.5) | dict.fromkeys(SEEN, 3.0)
    for (ink, ground), needed in least.items():
        two = sorted((lightness(pigments[ink]), lightness(pigments[ground])), reverse=True)
        assert (two[0] + 0.05) / (two[1] + 0.05) >= needed, (ink, ground)


def test_the_first_screen_is_not_heavy(art: dict[str, str]) -> None:
    """Packed less well than it is served; signs, which come first, are the lightest."""
    packed = {name: len(gzip.compress(art[f"{name}.svg"].encode())) for name in FIRST_SCREEN}
    assert sum(packed.values()) < 130_000
    assert packed["signs"] < 20_000
