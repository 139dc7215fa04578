"""A game is known in its own folders only: what serves all of them names none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.ours import OURS, folder_of, from_package

ROOT = Path(__file__).parent.parent
ROOMS = ("src/holocene", "web/src", "web/art")
MADE = ("web/src/art", "web/src/api/openapi.json", "web/src/api/schema.d.ts")
TEXT = {".py", ".ts", ".svelte", ".css", ".ftl", ".html", ".ini", ".mako"}


def files_of_all_games() -> list[Path]:
    made = [ROOT / path for path in MADE]
    return [
        path
        for room in ROOMS
        for path in (ROOT / room).rglob("*")
        if path.suffix in TEXT
        and "games" not in path.relative_to(ROOT / room).parts[:-2]  # in a game's own folder
        and not any(path.is_relative_to(other) for other in made)
    ]


def test_there_is_something_to_look_at() -> None:
    rooms = {path.relative_to(ROOT).parts[:2] for path in files_of_all_games()}
    assert rooms == {("src", "holocene"), ("web", "src"), ("web", "art")}


@pytest.mark.parametrize("game", OURS)
def test_nothing_outside_its_folders_names_a_game(game: str) -> None:
    played = from_package(game)
    names = {game, folder_of(game), *played.titles().values()}
    camel = "".join(part.title() for part in game.split("-"))
    pattern = re.compile("|".join([*map(re.escape, names), camel]), re.IGNORECASE)
    named = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in files_of_all_games()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if pattern.search(line)
    ]
    assert named == []
