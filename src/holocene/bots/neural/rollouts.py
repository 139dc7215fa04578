"""Comparing actions by playing on from each of them, all in the same deals.

A network judges a position better the less is open in it. So from each of the most promising
actions the game is played on for a while, every seat taking what the network likes best one step
ahead, and only where that leads to is judged (truncated rollouts, as Tesauro's TD-Gammon used
them). Chance weighs more than most choices do: therefore all actions are tried in the same deals,
and those that fare worse fall away by halves. All games that are played on ask the network at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from ...core.action import Action
from ...core.state import State
from .ahead import Ahead, add_after, most_promising
from .network import Network, Positions, worth

MOST: Final = 8  # actions that are compared at all
ROUNDS: Final = 2  # decisions of everybody that are played on, where turns are short
MOST_DECISIONS: Final = 60  # of a game that is played on
PRIOR: Final = 3.0  # deals that what was thought one step ahead counts for
WIDEST: Final = 12  # actions that are judged while playing on: those the estimate likes best


class Candidate:
    """An action, and what it brought in all deals so far."""

    __slots__ = ("action", "total")

    def __init__(self, action: Action, total: float) -> None:
        self.action: Final = action
        self.total = total


class Trial:
    """A game that is played on after an action."""

    __slots__ = ("candidate", "decisions", "state", "turn", "turned")

    def __init__(self, candidate: Candidate, state: State) -> None:
        self.candidate: Final = candidate
        self.state: Final = state
        self.turn = state.turn
        self.turned = 0
        self.decisions = 0

    def go(self, action: Action) -> None:
        self.state.apply(action)
        self.decisions += 1
        if self.state.turn != self.turn:
            self.turn = self.state.turn
            self.turned += 1

    def far_enough(self, turns: int) -> bool:
        over = not self.state.stack
        return over or self.turned >= turns or self.decisions >= MOST_DECISIONS


class Rollouts:
    """The actions that are left to choose from, the best first."""

    def __init__(self, network: Network, state: State, width: int = MOST) -> None:
        self._network: Final = network
        self._state: Final = state
        self._seat: Final[int] = state.stack[-1].seat
        self._positions: Final = Positions(network.size)
        long = state.game.long_turns
        self._turns: Final = 1 if long else ROUNDS * state.seats
        ahead = Ahead(network, state)
        values = ahead.values()
        ranked = sorted(range(len(values)), key=lambda at: -values[at])
        self.left: list[Candidate] = [
            Candidate(ahead.actions[at], PRIOR * float(values[at])) for at in ranked[:width]
        ]
        self.phases: Final = (len(self.left) - 1).bit_length()  # until one is left

    def compare(self, deals: int) -> int:
        """Try all that are left in so many more deals; how many games were played on."""
        trials: list[Trial] = []
        for _ in range(deals):
            deal = self._state.redeal(self._seat, self._state.dice.seed())
            for candidate in self.left:
                trial = Trial(candidate, deal.copy())
                trial.go(candidate.action)
                trials.append(trial)
        play_on(self._network, self._positions, trials, self._far_enough)
        self._positions.clear()
        for trial in trials:
            self._positions.add(trial.state, self._seat)
        for trial, value in zip(trials, worth(self._positions.judged(self._network)), strict=True):
            trial.candidate.total += float(value)
        return len(trials)

    def _far_enough(self, trial: Trial) -> bool:
        return trial.far_enough(self._turns)

    def halve(self) -> None:
        """Those that fared worse fall away; all have been in the same deals."""
        self.left.sort(key=lambda each: -each.total)
        del self.left[(len(self.left) + 1) // 2 :]


def play_on(
    network: Network,
    positions: Positions,
    trials: Sequence[Trial],
    far_enough: Callable[[Trial], bool],
) -> None:
    """Every seat takes what the network likes best one step ahead; all trials ask it at once."""
    going = list(trials)
    while going := [trial for trial in going if not far_enough(trial)]:
        positions.clear()
        offered: list[list[Action]] = []
        for trial in going:
            state = trial.state
            actions = most_promising(state, state.stack[-1].seat, WIDEST)
            offered.append(actions)
            if len(actions) > 1:
                add_after(positions, state, actions)
        values = worth(positions.judged(network)) if positions.count else None
        first = 0
        for trial, actions in zip(going, offered, strict=True):
            best = 0
            if len(actions) > 1:
                assert values is not None
                best = int(np.argmax(values[first : first + len(actions)]))
                first += len(actions)
            trial.go(actions[best])
