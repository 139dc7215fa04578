"""How strong a network is: games against a bot, many at once, every deal once from each seat."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import numpy as np

from ...bots.neural.ahead import add_after
from ...bots.neural.network import Positions, worth
from ...core.action import Action
from ...core.bot import ask
from ...core.dice import FastDice, fast_dice
from ...core.registry import bot
from ...core.registry import game as find
from ...core.state import State
from .tasks import LONGEST, Match, Strength

AT_ONCE: Final = 16
CONFIDENCE: Final = 1.96  # 95 %


class Contest:
    """One game; `seat` is the network's."""

    __slots__ = ("decisions", "dice", "seat", "state")

    def __init__(self, task: Match, number: int) -> None:
        deal, self.seat = divmod(number, task.seats)
        dice = fast_dice(_seed(task.seed, deal))
        self.state: Final[State] = find(task.game).new(task.seats, dice.seed(), **task.options)
        self.dice: Final[FastDice] = fast_dice(dice.seed() ^ number)
        self.decisions = 0


def _seed(seed: int, deal: int) -> int:
    dice = fast_dice(seed)
    return dice.seed() ^ (deal * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF)


def match(task: Match) -> Strength:
    """All games of a task. A game that never ends is nobody's win."""
    rival = bot(task.rival)
    positions = Positions(find(task.game).feature_table().size)
    waiting = list(range(task.first, task.first + task.games))[::-1]
    running: list[Contest] = []
    total = Strength(0, 0.0, 0)
    while waiting or running:
        while waiting and len(running) < AT_ONCE:
            running.append(Contest(task, waiting.pop()))
        for contest in running:
            state = contest.state
            while not state.over and state.actor != contest.seat and contest.decisions < LONGEST:
                state.apply(ask(rival, state, contest.dice.seed()))
                contest.decisions += 1
        going = [each for each in running if not each.state.over and each.decisions < LONGEST]
        for each in running:
            if each not in going:
                total += _came(each)
        for contest, action in zip(going, _choices(task, positions, going), strict=True):
            contest.state.apply(action)
            contest.decisions += 1
        running = going
    return total


def _choices(task: Match, positions: Positions, running: Sequence[Contest]) -> list[Action]:
    positions.clear()
    offered: list[list[Action]] = []
    for contest in running:
        actions = contest.state.playing_on()
        offered.append(actions)
        add_after(positions, contest.state.redeal(contest.seat, contest.dice.seed()), actions)
    if not offered:
        return []
    values = worth(positions.judged(task.network))
    chosen: list[Action] = []
    first = 0
    for actions in offered:
        chosen.append(actions[int(np.argmax(values[first : first + len(actions)]))])
        first += len(actions)
    return chosen


def _came(contest: Contest) -> Strength:
    state, seat = contest.state, contest.seat
    scores, winners = state.scores(), state.winners()
    best = max([score for other, score in enumerate(scores) if other != seat])
    won = 1.0 / len(winners) if state.over and seat in winners else 0.0
    return Strength(1, won, scores[seat] - best)


def margin(strength: Strength) -> float:
    """Of the share of wins, 95 %."""
    share = strength.wins / max(1, strength.games)
    return CONFIDENCE * math.sqrt(share * (1.0 - share) / max(1, strength.games))
