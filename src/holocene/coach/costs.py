"""What decisions cost, and which of them cost most. Whoever asks for that needs no NumPy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Cost(NamedTuple):
    """What a decision cost its seat."""

    at: int  # actions before it
    seat: int
    taken: str
    best: str
    chance: float  # to win after what was taken
    best_chance: float

    @property
    def lost(self) -> float:
        return self.best_chance - self.chance


def costliest(costs: Sequence[Cost], most: int, least: float) -> list[Cost]:
    """Of each seat those that cost most, at least so much, in the order in which they came."""
    out: list[Cost] = []
    for seat in {cost.seat for cost in costs}:
        own = sorted((cost for cost in costs if cost.seat == seat), key=lambda each: -each.lost)
        out += [cost for cost in own[:most] if cost.lost >= least]
    return sorted(out)
