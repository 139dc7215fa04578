"""The example in a package of its own: installed by pip, found by its entry point, played."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.examples.package import installed

PROGRAM = "from holocene.cli.main import main; raise SystemExit(main())"
CONFORMS = """
import holocene, holocene.testing
pebbles = holocene.game("pebbles")
assert pebbles.locale("cs"), "its words are not in the package"
holocene.testing.check_game(pebbles)
holocene.testing.check_words(pebbles)
"""


@pytest.fixture(scope="module")
def pebbles(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed("pebbles", tmp_path_factory.mktemp("pebbles"))


def run(folder: Path, *command: str, typed: str = "") -> str:
    """What a command prints where the package is installed."""
    done = subprocess.run(
        [sys.executable, *command],
        env={**os.environ, "PYTHONPATH": str(folder), "LANG": "C"},
        cwd=folder,
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def test_it_conforms(pebbles: Path) -> None:
    run(pebbles, "-c", CONFORMS)


def test_the_arena_ranks_bots_at_it(pebbles: Path) -> None:
    command = ["arena", "pebbles", "--bots", "search:50,random", "--games", "20", "--json"]
    result = json.loads(run(pebbles, "-c", PROGRAM, *command))
    wins = {row["bot"]: row["wins"] for row in result["ranking"]}
    assert wins["search:50"] > wins["random"]


def test_it_is_played_in_the_terminal_with_its_own_words(pebbles: Path) -> None:
    told = run(pebbles, "-c", PROGRAM, "play", "pebbles", "--seed", "3", typed="1\n" * 60)
    assert "How many pebbles do you take?" in told
    assert "Take 1-3 pebbles" in told
    assert "takes 1 pebble" in told
    assert "The last pebble" in told
