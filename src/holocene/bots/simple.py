"""Bots that do not look ahead."""

from __future__ import annotations

from typing import Final

from ..core.action import Action
from ..core.state import State

MOST_ERROR: Final = 1000.0
STEPS: Final = 1 << 16  # of a misjudgement


class RandomBot:
    """Any legal action, all equally likely."""

    def __init__(self) -> None:
        """It has no settings; without this, a compiled class would swallow them."""

    def choose(self, state: State) -> Action:
        return state.legal[state.dice.below(len(state.legal))]


class GreedyBot:
    """The action after which its game's estimate looks best, one step ahead.

    `greedy:12` misjudges every action by up to 12 points: a beginner, who seldom makes a mistake
    that costs far more than that.
    """

    def __init__(self, error: str = "0") -> None:
        self.error: Final = parse_error(error)

    def choose(self, state: State) -> Action:
        seat = state.stack[-1].seat
        best = state.legal[0]
        best_lead = float("-inf")
        for action in state.legal:
            after = state.copy()
            after.apply(action)
            ahead = lead(after.game.estimate(after), seat)
            if self.error > 0.0:
                ahead += self.error * state.dice.below(STEPS) / STEPS
            if ahead > best_lead:
                best, best_lead = action, ahead
        return best


def parse_error(text: str) -> float:
    """Points by which actions are misjudged."""
    try:
        points = float(text)
    except ValueError:
        points = -1.0
    if not 0.0 <= points <= MOST_ERROR:
        raise ValueError(f"greedy error {text[:40]!r}: expected points from 0 to {MOST_ERROR:g}")
    return points


def lead(values: list[float], seat: int) -> float:
    """Points ahead of the best rival."""
    rival = float("-inf")
    for other in range(len(values)):
        if other != seat and values[other] > rival:
            rival = values[other]
    return values[seat] - rival
