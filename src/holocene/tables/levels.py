"""Bots as players choose them: a level, the bot behind it, and what it is worth."""

from __future__ import annotations

import random
from collections.abc import Collection
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

# Short, and easy to say in all our languages.
NAMES: Final = ("Aro", "Bruna", "Dren", "Iva", "Lom", "Mara", "Oro", "Runa", "Tisa", "Vuk")


def bot_name(taken: Collection[str]) -> str:
    """A name for a bot that nobody at the table has."""
    free = [name for name in NAMES if name not in taken]
    return random.choice(free or NAMES)
