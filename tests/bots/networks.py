"""Small networks for tests, of weights drawn at random: they play badly, and quickly."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import holocene
from holocene import Game
from holocene.bots.neural.weights import Weights, made_for, save
from holocene.learn.training.learner import beginning


def network(game: Game, seats: tuple[int, ...] = (2, 3, 4), seed: int = 1) -> Weights:
    card: dict[str, Any] = {}
    shape = [game.feature_table().size, 8, 2]
    return made_for(game, seats, beginning(shape, seed), card)


def written(path: Path, name: str = "stone-age", **settings: Any) -> Path:
    """A file of weights for a game."""
    save(path, network(holocene.game(name), **settings))
    return path
