"""Comparing what to do by playing turns to their end.

In a long turn an estimate between two of its decisions says little: what is begun is not done. So
from each of the most promising actions the turn is played on, by one step of the estimate at a
time, and only its end is judged; with more time, everybody plays one more turn before that.
Chance weighs more there than most choices do; therefore all actions are compared in the same deals,
and those that fare worse fall away by halves.
"""

from __future__ import annotations

from typing import Final

from ..core.action import Action
from ..core.state import State
from .simple import best_step, one_step, reward

MOST: Final = 8  # actions that are compared at all, if there is time for so many
MOST_STEPS: Final = 100  # of a turn that is played on


class Candidate:
    """An action, and what it brought in all deals so far."""

    __slots__ = ("action", "total")

    def __init__(self, action: Action, total: float) -> None:
        self.action: Final = action
        self.total = total


class Turns:
    """The actions that are left to choose from, the best first.

    At most `width` are compared, and `more` turns are played after the one that runs.
    """

    __slots__ = ("left", "more", "phases", "seat", "state")

    def __init__(self, state: State, width: int = MOST, more: int = 0) -> None:
        self.state: Final = state
        self.more: Final = more
        self.seat: Final = int(state.stack[-1].seat)
        ranked = [Candidate(action, one_step(state, action, self.seat)) for action in state.legal]
        ranked.sort(key=lambda each: -each.total)
        self.left: list[Candidate] = ranked[:width]
        for candidate in self.left:
            candidate.total = 0.0
        self.phases: Final = (len(self.left) - 1).bit_length()  # until one is left

    def compare(self) -> None:
        """Try all that are left in one more deal."""
        state = self.state
        deal = state.redeal(self.seat, state.dice.seed())
        for candidate in self.left:
            after = deal.copy()
            turn = after.turn
            after.apply(candidate.action)
            finish(after, turn)
            for _ in range(self.more):
                finish(after, after.turn)
            candidate.total += reward(after.game.estimate(after), self.seat, after.game.scale)

    def halve(self) -> None:
        """Those that fared worse fall away; all have been in the same deals."""
        self.left.sort(key=lambda each: -each.total)
        del self.left[(len(self.left) + 1) // 2 :]


def halving(width: int) -> int:
    """How often a turn is played to halve so many actions down to one, in one deal a phase or more.

    All phases take equally long.
    """
    return width * (width - 1).bit_length()


def affordable(iterations: int) -> int:
    """How many actions can be compared if a turn is played so often."""
    width = 2
    while width < MOST and halving(2 * width) <= iterations:
        width *= 2
    return width


def further(iterations: int, seats: int) -> int:
    """How many more turns can be played each time: one for everybody, or none."""
    return seats if halving(MOST) * (1 + seats) <= iterations else 0


def finish(state: State, turn: int | None) -> None:
    """Play on, a step at a time, as long as this is the turn of that seat."""
    for _ in range(MOST_STEPS):
        if not state.stack or state.turn != turn:
            return
        state.apply(best_step(state))
