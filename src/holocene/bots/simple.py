"""Bots that do not look ahead."""

from __future__ import annotations

import math
from typing import Final

from ..core.action import Action
from ..core.playout import any_action
from ..core.state import State

MOST_ERROR: Final = 100.0
STEPS: Final = 1 << 16  # of a misjudgement


class RandomBot:
    """Any legal action, all equally likely."""

    def __init__(self) -> None:
        """It has no settings; without this, a compiled class would swallow them."""

    def choose(self, state: State) -> Action:
        return any_action(state, state.dice)


class GreedyBot:
    """The action after which its game's estimate looks best, one step ahead.

    `greedy:0.6` misjudges every action by up to 0.6 of the game's scale: a beginner, who seldom
    makes a mistake that costs far more than that.
    """

    def __init__(self, error: str = "0") -> None:
        self.error: Final = parse_error(error)

    def choose(self, state: State) -> Action:
        return best_step(state, self.error)


def best_step(state: State, error: float = 0.0) -> Action:
    """What seems best one step ahead, where every action is misjudged by up to so many scales."""
    seat = state.stack[-1].seat
    best = state.legal[0]
    best_lead = float("-inf")
    error *= state.game.scale
    for action in state.legal:
        after = state.copy()
        after.apply(action)
        ahead = lead(after.game.estimate(after), seat)
        if error > 0.0:
            ahead += error * state.dice.below(STEPS) / STEPS
        if ahead > best_lead:
            best, best_lead = action, ahead
    return best


def one_step(state: State, action: Action, seat: int) -> float:
    """What the position after an action is worth to a seat."""
    after = state.copy()
    after.apply(action)
    return reward(after.game.estimate(after), seat, after.game.scale)


def parse_error(text: str) -> float:
    """By how much actions are misjudged, in scales of the game."""
    try:
        scales = float(text)
    except ValueError:
        scales = -1.0
    if not 0.0 <= scales <= MOST_ERROR:
        raise ValueError(f"greedy error {text[:40]!r}: expected a number from 0 to {MOST_ERROR:g}")
    return scales


def lead(values: list[float], seat: int) -> float:
    """Points ahead of the best rival."""
    rival = float("-inf")
    for other in range(len(values)):
        if other != seat and values[other] > rival:
            rival = values[other]
    return values[seat] - rival


def reward(values: list[float], seat: int, scale: float) -> float:
    """A lead in points as something like a chance to win."""
    return 1.0 / (1.0 + math.exp(-lead(values, seat) / scale))
