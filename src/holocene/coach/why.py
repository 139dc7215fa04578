"""Why one choice was better than another, in facts that the engine tells.

From both choices the game is played on in the same deals, every seat taking what the network likes
best, until the game says that something is settled (`Game.stage`: a round, a turn). What they had
then is compared: points by source, and what else the game counts (`Game.facts`). Nothing is guessed
beyond that: where nothing differs, there is no reason to be told.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from ..bots.neural.network import Positions
from ..bots.neural.rollouts import Candidate, Trial, play_on
from ..core.action import Action
from ..core.state import State
from .judge import LONGEST_SEED, Coach

DEALS: Final = 6
FARTHEST: Final = 60  # decisions that are played on
MOST: Final = 3  # reasons
LEAST_POINTS: Final = 0.4  # a difference that is worth less is none
SCORE: Final = "score"
FACT: Final = "fact"


class Reason(NamedTuple):
    """What there was more of (or, below zero, less) after the worse choice, on average."""

    family: str  # `score`: points by a source; `fact`: what the game counts beside them
    name: str
    by: float
    points: float  # about so many points it cost


def reasons(coach: Coach, state: State, worse: Action, better: Action, seed: int) -> list[Reason]:
    """What speaks against a choice, the weightiest first; none where nothing can be told."""
    seat = state.stack[-1].seat
    after = _played_on(coach, state, (worse, better), seed)
    lost, had = (_mean([_counted(each, seat) for each in states]) for states in after)
    worths = state.game.worths()
    found: list[Reason] = []
    for family, name in sorted({*lost, *had}):
        by = lost.get((family, name), 0.0) - had.get((family, name), 0.0)
        points = -by * (1.0 if family == SCORE else worths.get(name, 0.0))
        if points >= LEAST_POINTS:
            found.append(Reason(family, name, by, points))
    return sorted(found, key=lambda each: -each.points)[:MOST]


def _played_on(
    coach: Coach, state: State, actions: Sequence[Action], seed: int
) -> list[list[State]]:
    """By action, where it leads to in each deal."""
    seat = state.stack[-1].seat
    seeds = Random(seed)
    stage = state.game.stage(state)
    trials: list[list[Trial]] = [[] for _ in actions]
    for _ in range(DEALS):
        deal = state.redeal(seat, seeds.getrandbits(LONGEST_SEED))
        for action, of_action in zip(actions, trials, strict=True):
            trial = Trial(Candidate(action, 0.0), deal.copy())
            trial.go(action)
            of_action.append(trial)

    def settled(trial: Trial) -> bool:
        over = not trial.state.stack or trial.decisions > FARTHEST
        return over or stage == 0 or state.game.stage(trial.state) != stage

    positions = Positions(coach.network.size)
    play_on(coach.network, positions, [trial for each in trials for trial in each], settled)
    return [[trial.state for trial in of_action] for of_action in trials]


def _counted(state: State, seat: int) -> Mapping[tuple[str, str], float]:
    points = {(SCORE, name): float(n) for name, n in state.breakdown()[seat].items()}
    facts = {(FACT, name): float(n) for name, n in state.game.facts(state, seat).items()}
    return {**points, **facts}


def _mean(
    counted: Sequence[Mapping[tuple[str, str], float]],
) -> dict[tuple[str, str], float]:
    names = {name for each in counted for name in each}
    return {name: sum(each.get(name, 0.0) for each in counted) / len(counted) for name in names}
