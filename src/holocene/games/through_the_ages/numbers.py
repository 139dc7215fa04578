"""The numbers of a civilization, as they are seen and as they change."""

from __future__ import annotations

from typing import cast

from . import powers as p
from . import stores
from .player import Player
from .production import food_output, resource_output
from .shapes.common import Change, Numbers


def numbers(player: Player) -> Numbers:
    return {
        "science": player.science,
        "culture": player.culture,
        "science_rate": player.science_rate,
        "culture_rate": player.culture_rate,
        "strength": player.strength,
        "happy": player.happy,
        "discontent": player.discontent,
        "idle": player.idle,
        "yellow": player.yellow,
        "blue": player.blue,
        "food_made": food_output(player),
        "resources_made": resource_output(player),
        "eaten": player.eaten,
        "corruption": player.corruption,
        "urban_limit": player.powers[p.URBAN_LIMIT],
    }


def counted(player: Player) -> dict[str, int]:
    """All that a choice can change: these, actions, and goods with what stands for them."""
    out = cast(dict[str, int], dict(numbers(player)))
    out["civil"], out["civil_total"] = player.civil, player.civil_total
    out["military"], out["military_total"] = player.military, player.military_total
    out["food"] = stores.food(player) + player.extra_food
    out["resources"] = stores.resources(player) + player.extra_resources
    out["colonization"] = player.powers[p.COLONIZATION]
    return out


def difference(before: dict[str, int], after: dict[str, int]) -> Change:
    out = {name: after[name] - before[name] for name in before if after[name] != before[name]}
    return cast(Change, out)
