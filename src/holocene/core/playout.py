"""Random games to the end, as fast as the engine goes."""

from __future__ import annotations

from .action import Action
from .dice import Dice
from .state import State


def any_action(state: State, dice: Dice) -> Action:
    """One of the legal actions, all equally likely; but nobody gives up by chance."""
    legal = state.legal
    action = legal[dice.below(len(legal))]
    if action.gives_up:
        legal = state.playing_on()
        action = legal[dice.below(len(legal))]
    return action


def play_out(state: State, dice: Dice) -> int:
    """Choose at random until the game is over; the number of decisions taken."""
    count = 0
    while state.stack:
        state.apply(any_action(state, dice))
        count += 1
    return count
