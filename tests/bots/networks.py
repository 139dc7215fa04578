"""Small networks for tests, of weights drawn at random: they play badly, and quickly."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import holocene
from holocene import Game
from holocene.bots.neural.weights import Weights, made_for, save
from holocene.learn.training.learner import beginning


def network(
    game: Game, seats: tuple[int, ...] = (2, 3, 4), seed: int = 1, sharp: float = 1.0
) -> Weights:
    """Sharp ones think more of some positions than of others."""
    card: dict[str, Any] = {}
    shape = [game.feature_table().size, 8, 2]
    *others, (matrix, added) = beginning(shape, seed)
    return made_for(game, seats, [*others, (matrix * sharp, added)], card)


def written(path: Path, name: str = "stone-age", **settings: Any) -> Path:
    """A file of weights for a game."""
    save(path, network(holocene.game(name), **settings))
    return path
