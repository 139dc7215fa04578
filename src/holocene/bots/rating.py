"""Elo ratings from the results of whole series, with an honest margin.

The Bradley-Terry model fitted by maximum likelihood: unlike a running Elo or TrueSkill number it
does not depend on the order of the games, and it needs only who beat whom how often. The few
packages that fit it bring a numerical stack of a hundred megabytes for these forty lines.
"""

from __future__ import annotations

import math
from typing import Final

SCALE: Final = 400.0 / math.log(10.0)  # rating points per unit of the logistic model
CONFIDENCE: Final = 1.96  # 95 %
STEPS: Final = 200


class Rating:
    """Rating points against the average of the field, plus or minus the margin (95 %)."""

    __slots__ = ("margin", "value")

    def __init__(self, value: float, margin: float) -> None:
        self.value: Final = value
        self.margin: Final = margin


def rate(points: list[list[float]], seats: int) -> list[Rating]:
    """Ratings from `points[i][j]`: how often i finished before j, a tie being half.

    One drawn game is added to each pair, so that who never lost is not rated infinite. A game of
    n seats tells n - 1 places, not n(n - 1) / 2 independent duels; its duels weigh accordingly.
    """
    size = len(points)
    if size < 2:
        return [Rating(0.0, 0.0) for _ in points]
    weight = 2.0 / seats
    won = [
        [points[i][j] * weight + 0.5 if i != j else 0.0 for j in range(size)] for i in range(size)
    ]
    strength = _fit(won)
    margins = _margins(won, strength)
    logs = [math.log(value) for value in strength]
    middle = sum(logs) / size
    return [
        Rating(SCALE * (log - middle), SCALE * margin)
        for log, margin in zip(logs, margins, strict=True)
    ]


def _fit(won: list[list[float]]) -> list[float]:
    """Hunter's minorisation: each strength is wins over what the field makes likely."""
    size = len(won)
    strength = [1.0] * size
    for _ in range(STEPS):
        new: list[float] = []
        for i in range(size):
            likely = sum(
                (won[i][j] + won[j][i]) / (strength[i] + strength[j]) for j in range(size) if j != i
            )
            new.append(sum(won[i]) / likely)
        mean = math.exp(sum(math.log(value) for value in new) / size)
        strength = [value / mean for value in new]
    return strength


def _margins(won: list[list[float]], strength: list[float]) -> list[float]:
    """Half-widths from the curvature of the likelihood, strengths being fixed to mean zero."""
    size = len(won)
    curvature = [[1.0 / size] * size for _ in range(size)]  # makes the zero direction invertible
    for i in range(size):
        for j in range(size):
            if i != j:
                chance = strength[i] / (strength[i] + strength[j])
                told = (won[i][j] + won[j][i]) * chance * (1.0 - chance)
                curvature[i][i] += told
                curvature[i][j] -= told
    spread = _inverse(curvature)
    return [CONFIDENCE * math.sqrt(max(0.0, spread[i][i] - 1.0 / size)) for i in range(size)]


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Gauss and Jordan's, for the few rows we have."""
    size = len(matrix)
    rows = [matrix[i] + [1.0 if i == j else 0.0 for j in range(size)] for i in range(size)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        head = rows[column][column]
        rows[column] = [value / head for value in rows[column]]
        for other in range(size):
            factor = rows[other][column]
            if other != column and factor:
                pairs = zip(rows[other], rows[column], strict=True)
                rows[other] = [value - factor * top for value, top in pairs]
    return [row[size:] for row in rows]
