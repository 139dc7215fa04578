"""Random games to the end, as fast as the engine goes."""

from __future__ import annotations

from .dice import Dice
from .state import State


def play_out(state: State, dice: Dice) -> int:
    """Choose at random until the game is over; the number of decisions taken."""
    count = 0
    while state.stack:
        legal = state.legal
        state.apply(legal[dice.below(len(legal))])
        count += 1
    return count
