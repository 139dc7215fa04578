"""Every switch stands in the one table that tells how the game is read."""

from __future__ import annotations

import re
from pathlib import Path

from holocene.games.through_the_ages.options import OPTIONS

TABLE = Path(__file__).parents[3] / "docs" / "through-the-ages.md"


def said(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def test_every_switch_is_told_with_its_values_the_default_first() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([^|]+) \|", TABLE.read_text("utf-8"), re.MULTILINE)
    told = {name: re.findall(r"`([^`]+)`", values) for name, values in rows}
    assert told == {
        option.name: [said(option.default)]
        + [said(choice) for choice in option.choices if choice != option.default]
        for option in OPTIONS
        if option.asked  # a mended rule is not
    }
