"""The games that tables and servers are tried on: one of ours, and a stranger's beside it.

The stranger's has what ours may lack: hands, an auction, choices laid face down in several steps,
decisions out of turn.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from holocene.core import registry
from holocene.core.game import Game
from holocene.core.options import Value

GAMES = ("stone-age", "tiny")
LONGEST: dict[str, dict[str, Value]] = {"stone-age": {}, "tiny": {"length": "long"}}
ROOT = Path(__file__).parent.parent
played = GAMES[0]  # what is played now; the fixture `game` changes it


def the_game() -> Game:
    return registry.game(played)


def longest() -> dict[str, Value]:
    """The options by which it is not over soon."""
    return LONGEST[played]


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Every test that takes this is played with both games."""
    monkeypatch.setattr(sys.modules[__name__], "played", request.param)
    return str(request.param)


@pytest.fixture
def strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test of what only the stranger's game has."""
    monkeypatch.setattr(sys.modules[__name__], "played", GAMES[1])


@pytest.fixture(autouse=True, scope="module")
def stranger_beside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The stranger's game is installed beside ours, here and for the processes we start."""
    folder = tmp_path_factory.mktemp("stranger")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", offer(folder))
        patch.setattr(sys, "path", [str(folder), *sys.path])
        yield


def offer(folder: Path) -> str:
    """A folder with a package that offers the stranger's game, as a path for PYTHONPATH."""
    metadata = folder / "shells-1.0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: shells\nVersion: 1.0\n")
    entry = "[holocene.games]\ntiny = tests.games.tiny:TINY\n"
    (metadata / "entry_points.txt").write_text(entry)
    before = os.environ.get("PYTHONPATH")
    return os.pathsep.join([str(folder), str(ROOT), *([before] if before else [])])
