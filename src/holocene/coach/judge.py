"""What a network thinks of a position and of a decision, as one viewer may know them.

Whatever is judged was dealt anew first, in a few deals: so what is said to a seat follows from what
that seat knows and from the seed, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

import numpy as np

from ..bots.neural.ahead import WIDEST, most_promising
from ..bots.neural.network import CHANCE, LEAD, Floats, Network, Positions, worth
from ..core.action import Action
from ..core.game import Game
from ..core.state import State

DEALS: Final = 4  # in which a position is judged that holds secrets
LEAST: Final = 1e-6  # chances below it are none
LONGEST_SEED: Final = 63  # bits


class Choice(NamedTuple):
    """An action, and what it seems to lead to for whoever takes it."""

    action: Action
    chance: float  # to win
    lead: float  # at the end, over the best rival, in units of the network


class Coach:
    """Judges positions of one game by a network."""

    def __init__(self, game: Game, network: Network) -> None:
        self.game: Final = game
        self.network: Final = network
        self._positions: Final = Positions(network.size)

    def chances(
        self, state: State, viewer: int | None, seed: int, deals: int = DEALS
    ) -> list[float]:
        """Each seat's chance to win, as this viewer (None: who watches) may know it: 1 in all."""
        seeds = Random(seed)
        told = [self._judged([_dealt(state, viewer, seeds)])[0]]
        if self._is_open(state, viewer, seeds):
            told += [self._judged([_dealt(state, viewer, seeds)])[0] for _ in range(deals - 1)]
        chances: list[float] = np.mean([each[:, CHANCE] for each in told], axis=0).tolist()
        return _whole(chances)

    def choices(
        self, state: State, seed: int, also: Action | None = None, deals: int = DEALS
    ) -> list[Choice]:
        """The choices of whoever decides, the best first.

        Of very many, those that the game's estimate likes best, and `also`. They are compared in
        the same deals. Giving up is none of them.
        """
        seat = state.stack[-1].seat
        seeds = Random(seed)
        deal = _dealt(state, seat, seeds)
        actions = most_promising(deal, seat, WIDEST)
        if also is not None and also not in actions:
            actions.append(also)
        total = self._after(deal, actions)
        rows = self._positions.rows.copy()
        again = self._after(_dealt(state, seat, seeds), actions)
        open_ = np.flatnonzero((self._positions.rows != rows).reshape(len(actions), -1).any(axis=1))
        if len(open_):  # the others come out the same in every deal
            left = [actions[at] for at in open_]
            total[open_] += again[open_]
            for _ in range(deals - 2):
                total[open_] += self._after(_dealt(state, seat, seeds), left)
            total[open_] /= deals
        return ranked(actions, total, seat)

    def _after(self, deal: State, actions: Sequence[Action]) -> Floats:
        """By action and seat, what the position after it is judged to be."""
        after: list[State] = []
        for action in actions:
            state = deal.copy()
            state.apply(action)
            after.append(state)
        return self._judged(after)

    def _judged(self, states: Sequence[State]) -> Floats:
        """By position and seat: chances, which add up to 1, and leads."""
        positions = self._positions
        positions.clear()
        seats = states[0].seats
        for state in states:
            for seat in range(seats):
                positions.add(state, seat)
        out: Floats = positions.judged(self.network).reshape(len(states), seats, -1)
        chances = np.maximum(out[:, :, CHANCE], LEAST)
        out[:, :, CHANCE] = chances / chances.sum(axis=1, keepdims=True)
        return out

    def _is_open(self, state: State, viewer: int | None, seeds: Random) -> bool:
        """Whether another deal would be another position: else one tells it all."""
        rows = self._positions.rows.copy()
        self._judged([_dealt(state, viewer, seeds)])
        return bool((self._positions.rows != rows).any())


def ranked(actions: Sequence[Action], judged: Floats, seat: int) -> list[Choice]:
    """The best first: by chance in whole percents, as they are told, then by what bots go by."""
    values = worth(judged[:, seat])
    percents = np.round(100.0 * judged[:, seat, CHANCE])
    return [
        Choice(actions[at], float(judged[at, seat, CHANCE]), float(judged[at, seat, LEAD]))
        for at in np.lexsort((-values, -percents))
    ]


def _dealt(state: State, viewer: int | None, seeds: Random) -> State:
    deal = state.redeal(viewer, seeds.getrandbits(LONGEST_SEED))
    deal.legal = deal.playing_on()
    return deal


def _whole(chances: list[float]) -> list[float]:
    """What adds up to 1 but for rounding, as it should."""
    total = sum(chances)
    return [each / total for each in chances]
