"""Bots that do not look ahead."""

from __future__ import annotations

from ..core.action import Action
from ..core.state import State


class RandomBot:
    """Any legal action, all equally likely."""

    def __init__(self) -> None:
        """It has no settings; without this, a compiled class would swallow them."""

    def choose(self, state: State) -> Action:
        return state.legal[state.dice.below(len(state.legal))]


class GreedyBot:
    """The action after which its game's estimate looks best, one step ahead."""

    def __init__(self) -> None:
        """It has no settings."""

    def choose(self, state: State) -> Action:
        seat = state.stack[-1].seat
        best = state.legal[0]
        best_lead = float("-inf")
        for action in state.legal:
            after = state.copy()
            after.apply(action)
            ahead = lead(after.game.estimate(after), seat)
            if ahead > best_lead:
                best, best_lead = action, ahead
        return best


def lead(values: list[float], seat: int) -> float:
    """Points ahead of the best rival."""
    rival = float("-inf")
    for other in range(len(values)):
        if other != seat and values[other] > rival:
            rival = values[other]
    return values[seat] - rival
