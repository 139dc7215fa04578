"""What a house counts, for those who watch it."""

from __future__ import annotations

from typing import Final

from .model import Change

WITHIN: Final = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds


class Figures:
    """Commands: how long each took until it was on disk and shown; and how many were refused.

    Moves are some of them, of people and of bots; what was taken back was made still.
    """

    def __init__(self) -> None:
        self.commands = 0
        self.refused = 0
        self.moves = 0
        self.seconds = 0.0
        self.within = [0] * len(WITHIN)

    def done(self, change: Change, seconds: float) -> None:
        self.commands += 1
        self.moves += sum(entry.kind == "act" for entry in change.entries)
        self.seconds += seconds
        for at, most in enumerate(WITHIN):
            if seconds <= most:
                self.within[at] += 1
                break
