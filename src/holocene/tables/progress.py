"""How far a game is, for the lists of tables: kept as facts, said by the words of the game.

A stranger's game may fail in it in any way, and can be played all the same.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import orjson

from ..core.game import Game
from ..core.state import State
from .once import Once

ONCE: Final = Once(logging.getLogger(__name__))
Facts = Mapping[str, int | str]


def progress_of(state: State) -> Facts:
    """The facts; none where the game does not tell them."""
    game = state.game
    try:
        facts = dict(game.progress(state))
        if not all(isinstance(value, int | str) for value in facts.values()):
            raise TypeError(f"expected numbers and texts, got {facts!r:.200}")
        orjson.dumps(facts)  # refuses names that are no texts, and numbers of more than 64 bits
    except Exception:
        ONCE.exception(game.name, "the game %s does not tell how far it is", game.name)
        return {}
    return facts


def progress_said(game: Game, facts: Facts) -> dict[str, str]:
    """The same in words, by language."""
    return _said(game, tuple(facts.items())) if facts else {}


@lru_cache(maxsize=1000)
def _said(game: Game, facts: tuple[tuple[str, int | str], ...]) -> dict[str, str]:
    """Many tables say the same, and each whenever it is listed or somebody moves there."""
    try:
        return game.progress_said(dict(facts))
    except Exception:
        ONCE.exception(game.name, "the game %s cannot say how far it is", game.name)
        return {}
