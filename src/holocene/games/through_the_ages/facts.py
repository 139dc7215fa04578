"""What a coach counts of a civilization besides culture points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from . import stores
from .production import food_output, resource_output
from .state import ThroughTheAges

# In points of culture, roughly and in the middle of a game.
WORTHS: Final[Mapping[str, float]] = {
    "culture": 4.0, "science": 3.0, "science-points": 0.4, "strength": 0.5, "discontent": -2.0,
    "food-output": 2.0, "resource-output": 2.5, "food": 0.4, "resources": 0.5, "workers": 1.5,
}  # fmt: skip


def stage(state: ThroughTheAges) -> int:
    """A turn, with what is produced at its end."""
    return state.round * state.seats + state.current + 1


def facts(state: ThroughTheAges, seat: int) -> dict[str, float]:
    player = state.players[seat]
    return {
        "culture": float(player.culture_rate),
        "science": float(player.science_rate),
        "science-points": float(player.science),
        "strength": float(player.strength),
        "discontent": float(player.discontent),
        "food-output": float(food_output(player)),
        "resource-output": float(resource_output(player)),
        "food": float(stores.food(player)),
        "resources": float(stores.resources(player)),
        "workers": float(sum(player.workers) + player.idle),
    }
