"""The drawings: what `web/art/build.py` writes, and that the client finds all that it names."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

WEB = Path(__file__).parents[2] / "web"
ART, CLIENT = WEB / "art", WEB / "src"
GAMES = sorted(path.parent.name for path in ART.glob("games/*/__init__.py"))

# A symbol is called by a letter, a hyphen and a word, or else it is the ring.
NAMED = re.compile(r"[\"'`#]([a-z]-[a-z0-9-]+|ring)[\"'`]")
MADE = re.compile(r"[\"'`#]([a-z]-)\$?\{")  # and some names are put together
# What a component shows, however it is called: the name, or how it begins.
SHOWN = re.compile(r"<(?:use\s+href=\"#|Icon\s+name=\")([\w-]+)([\"{])")

Files = dict[str, str]


def hyphened(game: str) -> str:
    return game.replace("_", "-")


def build(out: Path, art: Path = ART, hash_seed: str = "0") -> Files:
    """As the client's build does it: no packages, and no folder of its own to write to."""
    aside = out.with_name("aside")
    aside.mkdir(exist_ok=True)
    subprocess.run(
        [sys.executable, "-S", "-B", art / "build.py", out],
        check=True,
        cwd=aside,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
    )
    assert not list(aside.iterdir())
    return read(out)


def read(folder: Path) -> Files:
    paths = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in paths}


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Files:
    return build(tmp_path_factory.mktemp("art") / "out")


def in_page(files: Files, *folders: str) -> Iterator[tuple[str, ElementTree.Element]]:
    """What stands in the page itself; the tiles of rock do not."""
    for name, text in files.items():
        folder, _, file = name.partition("/")
        if folder in folders and re.search(r"(?<!-day)(?<!-night)\.svg$", file):
            yield name, ElementTree.fromstring(text)


def symbols(files: Files, *folders: str) -> set[str]:
    return {
        element.attrib["id"]
        for _, root in in_page(files, *folders)
        for element in root.iter("{http://www.w3.org/2000/svg}symbol")
    }


def sources() -> Iterator[tuple[str | None, str, str]]:
    """The client's own texts but its tests, and the game in whose folder each lies."""
    for path in sorted(CLIENT.rglob("*")):
        inside = path.relative_to(CLIENT)
        if inside.parts[0] in ("api", "art") or path.name.endswith(".test.ts"):
            continue
        if path.suffix in (".ts", ".svelte"):
            game = inside.parts[1] if inside.parts[0] == "games" else None
            yield game, inside.as_posix(), path.read_text("utf-8")


def test_files_are_well_formed(files: Files) -> None:
    for name, text in files.items():
        if name.endswith(".json"):
            assert json.loads(text)
        else:
            assert ElementTree.fromstring(text).tag == "{http://www.w3.org/2000/svg}svg", name


def test_each_folder_has_its_sheets(files: Files) -> None:
    assert {name.partition("/")[0] for name in files} == {"house", *map(hyphened, GAMES)}
    assert {"house/icons.svg", "house/wall.svg", "house/cover.svg"} <= files.keys()
    for game in map(hyphened, GAMES):
        assert f"{game}/cover.svg" in files
        assert symbols(files, game)


@pytest.mark.parametrize("game", GAMES)
def test_no_two_things_have_one_id(files: Files, game: str) -> None:
    found = Counter(
        element.attrib["id"]
        for _, root in in_page(files, "house", hyphened(game))
        for element in root.iter()
        if "id" in element.attrib
    )
    assert [name for name, count in found.items() if count > 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_what_a_drawing_uses_is_on_a_sheet(files: Files, game: str) -> None:
    folders = ("house", hyphened(game))
    known = symbols(files, *folders)
    for name, root in in_page(files, *folders):
        for element in root.iter("{http://www.w3.org/2000/svg}use"):
            assert element.attrib["href"].removeprefix("#") in known, name


def test_covers_need_no_sheet(files: Files) -> None:
    """The start page shows those of all games, and fetches no more of them."""
    covers = [root for name, root in in_page(files, *_folders()) if name.endswith("/cover.svg")]
    assert len(covers) == 1 + len(GAMES)
    for root in covers:
        _, _, width, height = map(float, root.attrib["viewBox"].split())
        assert width / height == 1.5
        for element in root.iter():
            assert "id" not in element.attrib
            assert not element.tag.endswith("}use")


def test_colours_are_the_style_sheets(files: Files) -> None:
    """So that night falls on every picture."""
    styles = "".join(path.read_text("utf-8") for path in sorted(CLIENT.rglob("*.css")))
    for name, root in in_page(files, *_folders()):
        for element in root.iter():
            assert not {"fill", "stroke", "style"} & element.attrib.keys(), name
            assert element.get("color", "var(--").startswith("var(--"), name
            if element.tag.endswith("}path"):
                assert re.search(rf"\.{element.attrib['class']}\b", styles), (name, element.attrib)


def _folders() -> list[str]:
    return ["house", *map(hyphened, GAMES)]


def test_the_client_finds_what_it_names(files: Files) -> None:
    """In a game's folder that may be the game's; everywhere else it is the house's."""
    for game, name, text in sources():
        known = symbols(files, "house", *([] if game is None else [hyphened(game)]))
        assert set(NAMED.findall(text)) <= known, name
        for start in MADE.findall(text):
            assert any(symbol.startswith(start) for symbol in known), (name, start)
        for symbol, end in SHOWN.findall(text):
            made = end == "{" and any(each.startswith(symbol) for each in known)
            assert made or symbol in known, (name, symbol)


def test_nothing_of_the_house_is_drawn_in_vain(files: Files) -> None:
    texts = [text for _, _, text in sources()]
    named = {name for text in texts for name in NAMED.findall(text)}
    made = {
        start + word
        for text in texts
        for start in MADE.findall(text)
        for word in re.findall(r'"([a-z-]+)"', text)
    }
    assert symbols(files, "house") - named - made == set()


def test_the_same_comes_out_again(files: Files, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert build(out, hash_seed="1") == files
    dates = {path: path.stat().st_mtime_ns for path in out.rglob("*.svg")}
    build(out, hash_seed="2")
    assert {path: path.stat().st_mtime_ns for path in out.rglob("*.svg")} == dates


def test_a_new_game_is_a_new_folder(files: Files, tmp_path: Path) -> None:
    art = tmp_path / "art"
    shutil.copytree(ART, art, ignore=shutil.ignore_patterns("__pycache__"))
    before = read(art)
    (art / "games/quite_new").mkdir()
    (art / "games/quite_new/__init__.py").write_text(
        "from brush import Files, Sheet, dot, paint, symbol\n\n\n"
        "def files() -> Files:\n"
        "    one = symbol('n-dot', paint('ink', dot(16, 16, 4)))\n"
        "    return {'icons.svg': Sheet([one]).svg()}\n"
    )
    out = build(tmp_path / "out", art)
    assert symbols(out, "quite-new") == {"n-dot"}
    assert files.items() <= out.items()
    added = read(art).keys() - before.keys()
    assert added == {"games/quite_new/__init__.py"}  # nothing is written beside the sources


def test_a_folder_without_files_is_named(tmp_path: Path) -> None:
    art = tmp_path / "art"
    shutil.copytree(ART, art, ignore=shutil.ignore_patterns("__pycache__"))
    (art / "games/empty").mkdir()
    (art / "games/empty/__init__.py").write_text("")
    command = [sys.executable, "-S", "-B", str(art / "build.py"), str(tmp_path / "out")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 1
    assert "empty" in done.stderr
    assert "files" in done.stderr


def test_two_symbols_of_one_name_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ART))
    from brush import Sheet, symbol

    with pytest.raises(ValueError, match="two symbols are called n-dot"):
        Sheet([symbol("n-dot", "<g/>"), symbol("n-dot", "<g/>")])


def test_a_thinned_drawing_keeps_its_edges(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ART))
    from brush import dot, paint, poly, thin

    almost = [(0, 0), (5, 0.1), (10, 0), (10, 4), (10, 10), (5, 9), (0, 10)]
    kept = [(0, 0), (10, 0), (10, 10), (5, 9), (0, 10)]
    beside = paint("ink", dot(3, 3, 1))
    drawn = thin(paint("red", poly(almost)) + beside, 0.2)
    assert drawn == paint("red", poly(kept)) + beside
