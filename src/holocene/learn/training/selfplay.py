"""Many games at once in one process, so that one call of NumPy serves the decisions of all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from ...bots.neural.ahead import add_after, most_promising
from ...bots.neural.network import CHANCE, LEAD, OUTPUTS, Floats, Network, Positions, ended, worth
from ...bots.simple import best_step
from ...core.action import Action
from ...core.dice import FastDice, fast_dice
from ...core.game import Game
from ...core.playout import any_action
from ...core.registry import game as find
from ...core.state import State
from .samples import Halves, Harvest, Samples, judged_rows
from .tasks import LONGEST, Selfplay, drawn_options

AT_ONCE: Final = 16
WIDEST: Final = 16  # actions that are judged; of more, those that the game's estimate likes best
HELD_OUT: Final = 16  # one of so many games is not learnt from
TRUST: Final = 0.85  # lambda: how far what came later counts beside what was thought
GRAIN: Final = 1 << 24  # of a share that chance compares with


class Lane:
    """A game that is played, and the positions that were kept of it: by seat, in order."""

    __slots__ = ("decisions", "dice", "held_out", "kept", "state")

    def __init__(self, state: State, dice: FastDice, held_out: bool) -> None:
        self.state: Final = state
        self.dice: Final = dice
        self.held_out: Final = held_out
        self.kept: Final[list[list[Halves]]] = [[] for _ in range(state.seats)]
        self.decisions = 0

    def happens(self, share: float) -> bool:
        return self.dice.below(GRAIN) < share * GRAIN


class Table:
    """All games of a task."""

    def __init__(self, task: Selfplay) -> None:
        self.task: Final = task
        self.game: Final[Game] = find(task.game)
        self._positions: Final = Positions(self.game.feature_table().size)
        self._dice: Final = fast_dice(task.seed)
        self._begun = 0

    def play(self) -> Harvest:
        """All of them to their end."""
        size = self.game.feature_table().size
        learn, held_out = [Samples.none(size)], [Samples.none(size)]
        harvest = Harvest(learn[0], held_out[0], {self.task.seats: 0})
        lanes: list[Lane] = []
        while True:
            while len(lanes) < AT_ONCE and self._begun < self.task.games:
                lanes.append(self._new())
            if not lanes:
                break
            for lane, action in zip(lanes, self._choices(lanes), strict=True):
                lane.state.apply(action)
                lane.decisions += 1
            going: list[Lane] = []
            for lane in lanes:
                if lane.state.over:
                    (held_out if lane.held_out else learn).append(self._told(lane))
                    harvest.games[self.task.seats] += 1
                    harvest.scores += max(lane.state.scores())
                elif lane.decisions >= LONGEST:
                    harvest.left += 1
                else:
                    self._keep(lane)
                    going.append(lane)
            lanes = going
        harvest.learn, harvest.held_out = Samples.joined(learn), Samples.joined(held_out)
        return harvest

    def _new(self) -> Lane:
        task, dice = self.task, fast_dice(self._dice.seed())
        options = dict(task.options)
        if dice.below(GRAIN) < task.variants * GRAIN:
            options = drawn_options(self.game, options, dice)
        state = self.game.new(task.seats, dice.seed(), **options)
        self._begun += 1
        return Lane(state, dice, held_out=dice.below(HELD_OUT) == 0)

    def _choices(self, lanes: Sequence[Lane]) -> list[Action]:
        """One for each game, all judged in one go."""
        self._positions.clear()
        chosen: list[Action | None] = [self._without_judging(lane) for lane in lanes]
        open_ = [at for at, action in enumerate(chosen) if action is None]
        offered: list[list[Action]] = []
        for at in open_:
            lane = lanes[at]
            view = _known(lane)
            view.legal = lane.state.playing_on()
            actions = most_promising(view, view.stack[-1].seat, WIDEST)
            offered.append(actions)
            add_after(self._positions, view, actions)
        if offered:
            assert self.task.network is not None
            values = worth(self._positions.judged(self.task.network))
            first = 0
            for at, actions in zip(open_, offered, strict=True):
                mine = values[first : first + len(actions)]
                first += len(actions)
                chosen[at] = actions[self._drawn(mine, lanes[at])]
        return [action for action in chosen if action is not None]

    def _without_judging(self, lane: Lane) -> Action | None:
        state = lane.state
        if len(state.legal) == 1:
            return state.legal[0]
        if lane.happens(self.task.slips):
            return any_action(state, lane.dice)
        if self.task.network is None:
            view = _known(lane)
            view.legal = state.playing_on()
            return best_step(view)
        return None

    def _drawn(self, values: Floats, lane: Lane) -> int:
        """The better, the likelier."""
        if self.task.temperature <= 0.0:
            return int(np.argmax(values))
        likely = np.exp((values - values.max()) / self.task.temperature).cumsum()
        drawn = lane.dice.below(GRAIN) / GRAIN * likely[-1]
        return min(int(np.searchsorted(likely, drawn, "right")), len(values) - 1)

    def _keep(self, lane: Lane) -> None:
        if lane.happens(self.task.kept):
            for seat, kept in enumerate(lane.kept):
                row = self.game.feature_row(lane.state, seat)
                kept.append(np.array(row, np.float16))

    def _told(self, lane: Lane) -> Samples:
        """What there is to learn from a game that is over."""
        parts = [
            _of_seat(np.stack(kept), ended(lane.state, seat), self.task.network)
            for seat, kept in enumerate(lane.kept)
            if kept
        ]
        none = Samples.none(self.game.feature_table().size)
        return Samples.joined(parts) if parts else none


def _known(lane: Lane) -> State:
    """The position as far as who decides in it knows it."""
    return lane.state.redeal(lane.state.stack[-1].seat, lane.dice.seed())


def _of_seat(rows: Halves, end: tuple[float, float], network: Network | None) -> Samples:
    ends = np.empty((len(rows), OUTPUTS), np.float32)
    ends[:, CHANCE], ends[:, LEAD] = end
    if network is None:
        return Samples(rows, ends.copy(), ends)
    return Samples(rows, returns(judged_rows(network.layers, rows), ends[0]), ends)


def returns(thought: Floats, end: Floats) -> Floats:
    """For each position in the order of a game: the end, mixed with what was thought until then."""
    targets = np.empty_like(thought)
    later = end
    for at in range(len(thought) - 1, -1, -1):
        targets[at] = later
        later = TRUST * later + (1.0 - TRUST) * thought[at]
    return targets


def selfplay(task: Selfplay) -> Harvest:
    return Table(task).play()
