"""The games of this package, in every printed edition and number of players.

What all of them must prove is told once, in the tests beside this file; a new game adds a folder
of data, and is found by its entry point.
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from holocene import Game
from holocene.core.options import Value

DATA = Path(__file__).parents[1] / "data"
PURE = "holocene_pure"  # the same package from its .py files, see tests/conftest.py
ENGINES = ("holocene", PURE)
ENTRIES = {
    entry.name: entry
    for entry in sorted(entry_points(group="holocene.games"))
    if entry.module.startswith("holocene.")
}
OURS = list(ENTRIES)


def folder_of(name: str) -> str:
    """Names have hyphens, folders do not."""
    return name.replace("-", "_")


def from_package(name: str, package: str = "holocene") -> Game:
    """A game of the compiled package, or of its interpreted twin.

    Asked for directly: the twin's registry would find the compiled game by its entry point.
    """
    entry = ENTRIES[name]
    module = import_module(entry.module.replace("holocene", package, 1))
    game: Game = getattr(module, entry.attr)
    return game


def editions(game: Game) -> list[dict[str, Value]]:
    """The options of each printed edition: what the option with presets can be set to."""
    leading = [option for option in game.options if option.presets]
    return [{leading[0].name: choice} for choice in leading[0].choices] if leading else [{}]


def edition_name(options: dict[str, Value]) -> str:
    return "-".join(str(value) for value in options.values()) or "base"
