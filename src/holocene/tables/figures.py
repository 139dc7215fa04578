"""What a house counts, for those who watch it."""

from __future__ import annotations

from typing import Final

WITHIN: Final = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds


class Figures:
    """Commands: how long each took until it was on disk and shown; and how many were refused."""

    def __init__(self) -> None:
        self.commands = 0
        self.refused = 0
        self.seconds = 0.0
        self.within = [0] * len(WITHIN)

    def done(self, seconds: float) -> None:
        self.commands += 1
        self.seconds += seconds
        for at, most in enumerate(WITHIN):
            if seconds <= most:
                self.within[at] += 1
                break
