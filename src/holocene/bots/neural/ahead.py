"""What each action leads to, one step ahead, as a network judges it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ...core.action import Action
from ...core.state import State
from ..simple import one_step
from .network import Network, Positions, worth

DEALS: Final = 4  # in which actions are compared that chance has a part in
WIDEST: Final = 40  # actions that are judged at all; of more, those that the estimate likes best
Values = NDArray[np.float32]


class Ahead:
    """The actions of who decides in a redealt position, and what they seem worth.

    An action after which chance decides, or something hidden is turned up, is judged by a few deals
    of it; all others come out the same in every deal, so two are enough to know them.
    """

    __slots__ = ("_network", "_positions", "_seat", "_state", "actions")

    def __init__(self, network: Network, state: State) -> None:
        self._network: Final = network
        self._state: Final = state
        self._seat: Final[int] = state.stack[-1].seat
        self._positions: Final = Positions(network.size)
        self.actions: Final = most_promising(state, self._seat, WIDEST)

    def values(self, deals: int = DEALS) -> Values:
        """What each of `actions` is worth to who decides, as a mean over deals."""
        every = range(len(self.actions))
        values = self._in_deal(self._state, every)
        if deals == 1:
            return values
        rows = self._positions.rows.copy()
        again = self._in_another(every)
        open_ = np.flatnonzero((self._positions.rows != rows).any(axis=1))
        if not len(open_):
            return values
        total = values[open_] + again[open_]
        for _ in range(deals - 2):
            total += self._in_another(open_.tolist())
        values[open_] = total / deals
        return values

    def best(self, deals: int = DEALS) -> Action:
        return self.actions[int(np.argmax(self.values(deals)))]

    def _in_another(self, which: Sequence[int]) -> Values:
        state = self._state
        return self._in_deal(state.redeal(self._seat, state.dice.seed()), which)

    def _in_deal(self, deal: State, which: Sequence[int]) -> Values:
        positions = self._positions
        positions.clear()
        add_after(positions, deal, [self.actions[each] for each in which])
        return worth(positions.judged(self._network))


def add_after(positions: Positions, state: State, actions: Sequence[Action]) -> None:
    """The positions after these actions, from the eyes of who takes them."""
    seat = state.stack[-1].seat
    for action in actions:
        after = state.copy()
        after.apply(action)
        positions.add(after, seat)


def most_promising(state: State, seat: int, count: int) -> list[Action]:
    """All legal actions; of very many, those after which the game's estimate looks best."""
    legal = state.legal
    if len(legal) <= count:
        return legal[:]
    ranked: list[Any] = sorted(
        [(-one_step(state, action, seat), action.index, action) for action in legal]
    )
    return [action for _, _, action in sorted(ranked[:count], key=lambda each: each[1])]
