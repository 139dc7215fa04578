"""A small network that judges a position from one seat's eyes: as much of it as playing needs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ...core.state import State

Floats = NDArray[np.float32]
Layer = tuple[Floats, Floats]  # weights (from, to) and what is added to each sum

CHANCE: Final = 0  # columns of what is judged: the chance to win,
LEAD: Final = 1  # and the final lead over the best rival, in units
OUTPUTS: Final = 2
HUNCH: Final = 2  # beside them, what the game's estimate adds, as far as it is trusted
UNIT: Final = 2.5  # of a lead, in scales of the game
FURTHEST: Final = 3.0  # units that a lead is told at most
LEAD_COUNTS: Final = 0.15  # what a unit of lead is worth beside a win
STEEPEST: Final = 30.0  # beyond which a chance is as good as sure
ROOM: Final = 64  # rows to begin with


@dataclass(frozen=True)
class Network:
    """Layers, and how far the game's own estimate counts beside what they tell.

    An estimate sees at once what an action brings; a network knows what comes of it in the end, but
    tells things that hardly differ no finer than it has learnt to. With much trust it only decides
    between actions that the estimate thinks nearly equal, with none it is asked alone.
    """

    layers: list[Layer]
    lead_at: int = 0  # which number of a row is the lead by the estimate
    trust: float = 0.0

    @property
    def size(self) -> int:
        """Numbers in a row."""
        return len(self.layers[0][0])


def judge(layers: Sequence[Layer], rows: Floats) -> Floats:
    """By row, the chance to win and the final lead."""
    values = rows
    for weights, added in layers[:-1]:
        values = values @ weights
        values += added
        np.maximum(values, 0.0, out=values)
    weights, added = layers[-1]
    out: Floats = values @ weights + added
    out[:, CHANCE] = 1.0 / (1.0 + np.exp(-np.clip(out[:, CHANCE], -STEEPEST, STEEPEST)))
    np.clip(out[:, LEAD], -FURTHEST, FURTHEST, out=out[:, LEAD])
    return out


def worth(judged: Floats) -> Floats:
    """One number to choose by: the chance, and where that is decided, still the lead."""
    value: Floats = judged[..., CHANCE] + LEAD_COUNTS * judged[..., LEAD] + judged[..., HUNCH]
    return value


def ended(state: State, seat: int) -> tuple[float, float]:
    """What is to be judged, of a game that is over: nothing is left to guess."""
    scores, winners = state.scores(), state.winners()
    best = max([score for other, score in enumerate(scores) if other != seat])
    lead = (scores[seat] - best) / (UNIT * state.game.scale)
    chance = 1.0 / len(winners) if seat in winners else 0.0
    return chance, min(max(lead, -FURTHEST), FURTHEST)


class Positions:
    """Positions to be judged in one go, each as one seat knows it."""

    __slots__ = ("_buffer", "_ended", "_size", "count")

    def __init__(self, size: int) -> None:
        self._size: Final = size  # numbers in a row
        self._buffer: Floats = np.empty((ROOM, size), np.float32)
        self._ended: list[tuple[int, float, float]] = []
        self.count = 0

    def add(self, state: State, seat: int) -> None:
        row = self.count
        if row == len(self._buffer):
            grown = np.empty((2 * row, self._size), np.float32)
            grown[:row] = self._buffer
            self._buffer = grown
        self._buffer[row] = state.game.feature_row(state, seat)
        if not state.stack:
            self._ended.append((row, *ended(state, seat)))
        self.count += 1

    @property
    def rows(self) -> Floats:
        """They are written over after `clear`: copy what is to be kept."""
        return self._buffer[: self.count]

    def judged(self, network: Network) -> Floats:
        """By row, the chance to win, the final lead, and the estimate's hunch."""
        rows = self.rows
        out = np.empty((len(rows), OUTPUTS + 1), np.float32)
        out[:, :OUTPUTS] = judge(network.layers, rows)
        for row, chance, lead in self._ended:
            out[row, CHANCE], out[row, LEAD] = chance, lead
        np.multiply(rows[:, network.lead_at], network.trust, out=out[:, HUNCH])
        return out

    def clear(self) -> None:
        self.count = 0
        self._ended.clear()
