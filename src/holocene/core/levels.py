"""Bots as players choose them: a level, the bot behind it, and what it is worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final


class Level:
    """`without` plays where there is no network for the one that should: other components, say."""

    __slots__ = ("bot", "rating", "without")

    def __init__(self, bot: str, rating: float, without: str = "") -> None:
        self.bot: Final = bot  # as `registry.bot` understands it
        self.rating: Final = rating  # Elo, fixed: people are measured against it
        self.without: Final = without


# From the gentlest to the hardest, for a game in which they have not been measured: nobody
# knows which of them plays better, so all are worth what a new player is; but those that err on
# purpose are worth little, so that beating them brings little. A game in which they were measured
# has levels of its own under the same names.
LEVELS: Final[Mapping[str, Level]] = {
    "child": Level("careless:0.5", 400.0),
    "youth": Level("careless:0.35", 400.0),
    "apprentice": Level("careless:0.2", 400.0),
    "fisher": Level("careless:0.1", 400.0),
    "gatherer": Level("greedy", 1200.0),
    "hunter": Level("search:200", 1200.0),
    "elder": Level("search:2000", 1200.0),
}
STAND_IN: Final = "gatherer"  # plays for people who are away
