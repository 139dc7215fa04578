"""How much bots may think for somebody in an hour: beyond it they play without thinking."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from .turns import Asker

HOUR: Final = 3600.0
HOUSES: Final = 2.0  # times as much for all who share an address: a family, a classroom
MOST_KNOWN: Final = 10_000


class Budget:
    """Seconds of thinking by person and by address, which come back evenly within an hour."""

    def __init__(self, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        """So many for a person; none: as much as they like."""
        self._seconds: Final = seconds
        self._clock: Final = clock
        self._used: dict[str, tuple[float, float]] = {}  # seconds, and when that was so

    def has_left(self, asker: Asker) -> bool:
        if not self._seconds:
            return True
        return all(self._now_used(who) < most for who, most in self._bounds(asker))

    def charge(self, asker: Asker, seconds: float) -> None:
        if len(self._used) >= MOST_KNOWN:
            self._used = {who: used for who, used in self._used.items() if self._now_used(who) > 0}
        if not self._seconds or len(self._used) >= 2 * MOST_KNOWN:
            return
        for who, most in self._bounds(asker):
            self._used[who] = (min(self._now_used(who) + seconds, 2 * most), self._clock())

    def _bounds(self, asker: Asker) -> list[tuple[str, float]]:
        return [
            (f"person {asker.person}", self._seconds),
            (f"house {asker.house}", self._seconds * HOUSES),
        ]

    def _now_used(self, who: str) -> float:
        used, at = self._used.get(who, (0.0, 0.0))
        most = self._seconds * (HOUSES if who.startswith("house") else 1.0)
        return max(0.0, used - (self._clock() - at) * most / HOUR)
