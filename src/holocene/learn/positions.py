"""A position as arrays: its features, its legal actions, and what its end is worth."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ..core.features import legal_indices
from ..core.game import Game
from ..core.registry import game as find
from ..core.state import State
from ..core.words import Words

Floats = NDArray[np.float32]
Mask = NDArray[np.bool_]


def learnable(game: Game | str) -> Game:
    """A game, or the one of this name; ValueError if it tells no position in numbers."""
    found = find(game) if isinstance(game, str) else game
    if not found.feature_table().size:
        raise ValueError(
            f"{found.name} does not describe its positions in numbers, so it cannot be learnt here"
        )
    return found


class Spaces:
    """How large the arrays of a game are, and between which bounds its features lie."""

    def __init__(self, game: Game) -> None:
        table = game.feature_table()
        self.features: Final = table.size
        self.actions: Final = len(game.actions)
        self.low: Final[Floats] = np.array(table.lows(), np.float32)
        self.high: Final[Floats] = np.array(table.highs(), np.float32)


@lru_cache(maxsize=64)
def spaces(game: Game) -> Spaces:
    return Spaces(game)


def features(state: State, seat: int) -> Floats:
    """The position as this seat knows it."""
    return np.array(state.game.feature_row(state, seat), np.float32)


def legal_mask(state: State) -> Mask:
    """By index of the action: whether the actor may choose it; none when the game is over."""
    mask = np.zeros(len(state.game.actions), np.bool_)
    mask[legal_indices(state)] = True
    return mask


def rewards(state: State) -> list[float]:
    """By seat, at the end: 1 for a win, less for a shared one, below 0 for a loss.

    They add up to zero: of n players who lose gets -1 / (n - 1). While the game runs all get 0.
    """
    seats = state.seats
    if not state.over:
        return [0.0] * seats
    winners = state.winners()
    won = (seats / len(winners) - 1.0) / (seats - 1.0)
    return [won if seat in winners else -1.0 / (seats - 1.0) for seat in range(seats)]


@lru_cache(maxsize=64)
def _english(game: Game) -> Words:
    return game.words("en")


def in_words(state: State, seat: int) -> str:
    """The board as a seat sees it in a terminal, in English."""
    return state.game.terminal.show(state.view(seat), _english(state.game))
