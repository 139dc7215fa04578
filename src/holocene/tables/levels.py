"""Bots as players choose them: a level, the bot behind it, and what it is worth."""

from __future__ import annotations

from typing import Final, NamedTuple


class Level(NamedTuple):
    bot: str  # as `holocene.core.registry.bot` understands it
    rating: float


LEVELS: Final[dict[str, Level]] = {
    "child": Level("random", 400.0),
    "gatherer": Level("greedy", 1200.0),
    "hunter": Level("search:200", 1280.0),
    "elder": Level("search:2000", 1360.0),
}
STAND_IN: Final = "gatherer"  # plays for people who are away
