"""What is learnt from: positions, what came of them, and how well a network foresees it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ...bots.neural.network import CHANCE, LEAD, OUTPUTS, Floats, Layer, judge

Halves = NDArray[np.float16]
BINS: Final = 10  # of forecasts, in a table of how often they came true
ALMOST: Final = 1e-6  # a forecast is at least so far from being sure
AT_ONCE: Final = 8192  # rows that are judged in one go


@dataclass(frozen=True)
class Samples:
    """Positions from seats' eyes, in rows; compact, for they travel between processes."""

    rows: Halves
    targets: Floats  # what is learnt: chance and lead
    ends: Floats  # how the games came out

    def __len__(self) -> int:
        return len(self.rows)

    @staticmethod
    def none(size: int) -> Samples:
        empty = np.zeros((0, OUTPUTS), np.float32)
        return Samples(np.zeros((0, size), np.float16), empty, empty)

    @staticmethod
    def joined(parts: Sequence[Samples]) -> Samples:
        return Samples(
            np.concatenate([each.rows for each in parts]),
            np.concatenate([each.targets for each in parts]),
            np.concatenate([each.ends for each in parts]),
        )


@dataclass
class Harvest:
    """What some games gave: to learn from, and from other whole games, to be tested on."""

    learn: Samples
    held_out: Samples
    games: dict[int, int] = field(default_factory=dict)  # played to their end, by seats
    scores: float = 0.0  # of their winners, summed
    left: int = 0  # games that went on for ever
    seconds: float = 0.0  # that they took, in all processes

    @staticmethod
    def joined(parts: Sequence[Harvest]) -> Harvest:
        out = Harvest(
            Samples.joined([each.learn for each in parts]),
            Samples.joined([each.held_out for each in parts]),
            scores=sum(each.scores for each in parts),
            left=sum(each.left for each in parts),
            seconds=sum(each.seconds for each in parts),
        )
        for part in parts:
            for seats, count in part.games.items():
                out.games[seats] = out.games.get(seats, 0) + count
        return out

    @property
    def played(self) -> int:
        return sum(self.games.values())


@dataclass(frozen=True)
class Foresight:
    """How well the outcomes of games were foreseen that nothing was learnt from."""

    positions: int
    loss: float  # cross entropy of the chance to win, in nats
    ignorance: float  # the same of who always says how often a seat wins
    lead_error: float  # mean absolute, in units
    told: list[float]  # by bin: the mean chance that was told,
    came: list[float]  # how often it came true,
    counts: list[int]  # and how many positions these are

    @property
    def off(self) -> float:
        """How far chances are from what came, on average."""
        pairs = zip(self.told, self.came, self.counts, strict=True)
        return sum(abs(told - came) * count for told, came, count in pairs) / max(1, self.positions)


def foresight(layers: Sequence[Layer], samples: Samples) -> Foresight:
    if not len(samples):
        return Foresight(0, 0.0, 0.0, 0.0, [], [], [])
    judged = judged_rows(layers, samples.rows)
    told, came = judged[:, CHANCE].astype(np.float64), samples.ends[:, CHANCE].astype(np.float64)
    bins = np.minimum((told * BINS).astype(np.int64), BINS - 1)
    counts = np.bincount(bins, minlength=BINS)
    least = np.maximum(counts, 1)
    return Foresight(
        len(samples),
        _cross_entropy(told, came),
        _cross_entropy(np.full_like(told, came.mean()), came),
        float(np.abs(judged[:, LEAD] - samples.ends[:, LEAD]).mean()),
        _rounded(np.bincount(bins, told, BINS) / least),
        _rounded(np.bincount(bins, came, BINS) / least),
        counts.tolist(),
    )


def judged_rows(layers: Sequence[Layer], rows: Halves) -> Floats:
    """Of many rows, a part at a time."""
    parts = [
        judge(layers, rows[at : at + AT_ONCE].astype(np.float32))
        for at in range(0, len(rows), AT_ONCE)
    ]
    return np.concatenate(parts) if parts else np.zeros((0, OUTPUTS), np.float32)


def _cross_entropy(told: NDArray[np.float64], came: NDArray[np.float64]) -> float:
    sure = np.clip(told, ALMOST, 1.0 - ALMOST)
    return float(-(came * np.log(sure) + (1.0 - came) * np.log(1.0 - sure)).mean())


def _rounded(values: NDArray[np.float64]) -> list[float]:
    return [round(float(value), 4) for value in values]
