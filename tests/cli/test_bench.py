"""`holocene bench` measures what it says; how fast that is, no test asks."""

from __future__ import annotations

import json

import pytest

from holocene.cli.main import main

FIGURES = {
    "compiled", "copy, microseconds", "redeal, microseconds", "view, microseconds",
    "estimate, microseconds", "position, bytes",
    "decisions/s, 2 seats", "decisions/s, 3 seats", "decisions/s, 4 seats",
    "games/s, 2 seats", "games/s, 3 seats", "games/s, 4 seats",
}  # fmt: skip


def test_compiled_and_interpreted_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "stone-age", "--seconds", "0.02", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    ways = result["games"]["stone-age"]
    assert set(ways["compiled"]) == set(ways["interpreted"]) == FIGURES
    assert ways["compiled"]["compiled"] is True
    assert ways["interpreted"]["compiled"] is False
    assert all(value > 0 for name, value in ways["compiled"].items() if name != "compiled")
    assert result["start_up_seconds"] > 0


def test_a_position_takes_at_most_10_kilobytes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", "0.02", "--json"]) == 0
    ways = json.loads(capsys.readouterr().out)["games"]["stone-age"]
    assert ways["compiled"]["position, bytes"] <= 10_000
    assert ways["interpreted"]["position, bytes"] <= 10_000


def test_bad_input(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "chess"]) == 2
    assert "unknown game 'chess'" in capsys.readouterr().err
    assert main(["bench", "--seconds", "0"]) == 2
    assert "expected 0.01 to 600" in capsys.readouterr().err
