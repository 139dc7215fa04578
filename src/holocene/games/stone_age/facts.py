"""What a coach counts of a tribe besides points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .state import StoneAge

# In points, roughly: what is short costs 10 points at once, or resources and the turns they took.
WORTHS: Final[Mapping[str, float]] = {
    "short": -2.0, "food": 0.5, "people": 4.0, "agriculture": 5.0, "tools": 4.0,
}  # fmt: skip


def stage(state: StoneAge) -> int:
    """All are placed and used, then all are fed."""
    feeds = len(state.stack) > 0 and state.stack[-1].kind == "feeding"
    return 2 * state.round + (1 if feeds else 0) + 1


def facts(state: StoneAge, seat: int) -> dict[str, float]:
    player = state.players[seat]
    return {
        "short": float(_short(state, seat)),
        "food": float(player.food),
        "people": float(player.people),
        "agriculture": float(player.agriculture),
        "tools": float(player.tools),
    }


def _short(state: StoneAge, seat: int) -> int:
    """Food that a tribe lacks which is still to be fed, when others are fed already."""
    if not state.stack or state.stack[-1].kind != "feeding":
        return 0
    waits = [each for each in state.stack if each.kind == "feeding" and each.seat == seat]
    return max(0, state.players[seat].missing_food()) if waits else 0
