"""What a coach counts of a tribe besides points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .state import EndlessWinter

WORTHS: Final[Mapping[str, float]] = {
    "food": 0.5, "tools": 1.0, "labor": 0.7, "camps": 1.0, "villages": 1.5, "animals": 1.0,
}  # fmt: skip
EVERY_TURN: Final = 100  # more than there are turns in a round


def stage(state: EndlessWinter) -> int:
    """A turn, or the eclipse at the end of a round."""
    return EVERY_TURN * state.round + state.turns + 1


def facts(state: EndlessWinter, seat: int) -> dict[str, float]:
    player = state.players[seat]
    return {
        "food": float(player.food),
        "tools": float(player.tools),
        "labor": player.labour / 2.0,
        "camps": float(player.out),
        "villages": float(len(player.villages)),
        "animals": float(sum(player.animals) + sum(player.used)),
    }
