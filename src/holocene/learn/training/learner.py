"""Gradient descent for a small network, written out.

Three layers and AdamW are these hundred lines of matrix operations, which read the same in NumPy
and in PyTorch; so training needs nothing but NumPy, and computes on a graphics card where PyTorch
and a card are there (`bench/learner.py` compares the two).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

import numpy as np

from ...bots.neural.network import CHANCE, LEAD, OUTPUTS, STEEPEST, Layer
from .samples import Samples

BATCH: Final = 4096
SMALLEST_BATCH: Final = 64
STEPS: Final = 200  # of a fit at least: of few samples, batches are smaller
DECAY: Final = 1e-2  # of weights
MOMENTUM: Final = 0.9  # kept of the mean gradient,
SPREAD: Final = 0.999  # and of its mean square
TINY: Final = 1e-8
LAST_RATE: Final = 0.05  # of the learning rate, at the end of a fit
LEAD_WEIGHT: Final = 0.5  # of the lead's squared error beside the cross entropy


def beginning(shape: Sequence[int], seed: int) -> list[Layer]:
    """A network that knows nothing, by He's initialization: it tells what is near the middle."""
    chance = np.random.default_rng(seed)
    layers: list[Layer] = []
    for at, (size, gives) in enumerate(pairwise(shape)):
        spread = np.sqrt(2.0 / size) * (0.1 if at == len(shape) - 2 else 1.0)
        weights = (chance.standard_normal((size, gives)) * spread).astype(np.float32)
        layers.append((weights, np.zeros(gives, np.float32)))
    return layers


class Learner:
    """A network that learns; `device` is "cpu", or one of PyTorch's, such as "cuda".

    On the processor it computes by NumPy, unless PyTorch is asked for.
    """

    def __init__(
        self, layers: Sequence[Layer], device: str = "cpu", by_torch: bool = False
    ) -> None:
        self._device: Final = device
        self._math: Any = np
        if by_torch or device != "cpu":
            import torch

            self._math = torch
        self._layers: list[list[Any]] = [
            [self._there(np.array(each)) for each in pair]
            for pair in layers  # copies of its own
        ]

    @property
    def layers(self) -> list[Layer]:
        return [(self._here(weights), self._here(added)) for weights, added in self._layers]

    def fit(self, samples: Samples, passes: float, rate: float, seed: int) -> float:
        """Learn by batches drawn at random; the mean loss over the last tenth of them."""
        size = min(BATCH, max(SMALLEST_BATCH, int(passes * len(samples) / STEPS)), len(samples))
        steps = max(1, round(passes * len(samples) / size))
        chance = np.random.default_rng(seed)
        rows, targets = self._there(samples.rows), self._there(samples.targets)
        descent = Descent(self._math, self._layers)
        losses: list[Any] = []
        for step in range(steps):
            drawn = self._there(chance.integers(len(samples), size=size))
            inputs = rows[drawn].astype(np.float32) if self._math is np else rows[drawn].float()
            loss, gradients = self.gradients(inputs, targets[drawn])
            descent.step(gradients, rate * max(LAST_RATE, 1.0 - step / steps))
            losses.append(loss)
        last = losses[-max(1, steps // 10) :]
        return float(sum(float(loss) for loss in last) / len(last))

    def gradients(self, inputs: Any, targets: Any) -> tuple[Any, list[list[Any]]]:
        """The loss of a batch, and where it falls."""
        values = [inputs]
        for weights, added in self._layers[:-1]:
            values.append((values[-1] @ weights + added).clip(0.0))
        weights, added = self._layers[-1]
        out = values[-1] @ weights + added
        loss, slope = self._loss(out, targets)
        gradients: list[list[Any]] = []
        for at in range(len(self._layers) - 1, -1, -1):
            gradients.append([values[at].T @ slope, slope.sum(0)])
            if at:
                slope = (slope @ self._layers[at][0].T) * (values[at] > 0.0)
        return loss, gradients[::-1]

    def _loss(self, out: Any, targets: Any) -> tuple[Any, Any]:
        """Cross entropy of the chance and squared error of the lead, and their slope."""
        logit = out[:, CHANCE].clip(-STEEPEST, STEEPEST)
        told = 1.0 / (1.0 + self._math.exp(-logit))
        entropy = self._math.log(1.0 + self._math.exp(logit)) - targets[:, CHANCE] * logit
        error = out[:, LEAD] - targets[:, LEAD]
        loss = entropy.mean() + LEAD_WEIGHT * (error * error).mean()
        slope = self._math.empty_like(out)
        slope[:, CHANCE] = (told - targets[:, CHANCE]) / len(out)
        slope[:, LEAD] = 2.0 * LEAD_WEIGHT * error / len(out)
        assert out.shape[1] == OUTPUTS
        return loss, slope

    def _there(self, array: Any) -> Any:
        if self._math is np:
            return array
        return self._math.as_tensor(np.ascontiguousarray(array)).to(self._device)

    def _here(self, array: Any) -> Any:
        return np.array(array if self._math is np else array.cpu().numpy(), np.float32)


class Descent:
    """AdamW (Loshchilov and Hutter), which changes the layers in place."""

    def __init__(self, math: Any, layers: list[list[Any]]) -> None:
        self._math: Final = math
        self._layers: Final = layers
        self._mean = [[math.zeros_like(each) for each in pair] for pair in layers]
        self._square = [[math.zeros_like(each) for each in pair] for pair in layers]
        self._steps = 0

    def step(self, gradients: list[list[Any]], rate: float) -> None:
        self._steps += 1
        early = 1.0 - MOMENTUM**self._steps
        early_square = 1.0 - SPREAD**self._steps
        for at, pair in enumerate(gradients):
            for part, slope in enumerate(pair):
                values, mean, square = (
                    self._layers[at][part],
                    self._mean[at][part],
                    self._square[at][part],
                )
                mean *= MOMENTUM
                mean += (1.0 - MOMENTUM) * slope
                square *= SPREAD
                square += (1.0 - SPREAD) * slope * slope
                if part == 0:  # weights decay; what is added to a sum does not
                    values *= 1.0 - rate * DECAY
                values -= (rate / early) * mean / (self._math.sqrt(square / early_square) + TINY)
