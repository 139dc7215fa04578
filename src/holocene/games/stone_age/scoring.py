"""Points: what the track shows, and the final count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .components import BUILDER, FARMER, SHAMAN, TOOL_WORKER

if TYPE_CHECKING:
    from .options import Rules
    from .state import Player


def culture(player: Player, rules: Rules) -> int:
    """Green cards: different symbols squared; second copies by the edition."""
    seconds = player.doubles * player.doubles if rules.second_set else player.doubles
    return player.singles * player.singles + seconds


def workers(player: Player) -> int:
    """Sand cards: figures of each kind times what that kind counts."""
    figures = player.workers
    return (
        figures[FARMER] * player.agriculture
        + figures[TOOL_WORKER] * player.tools
        + figures[BUILDER] * len(player.buildings)
        + figures[SHAMAN] * player.people
    )


def score(player: Player, rules: Rules) -> int:
    goods = player.goods
    left = goods[0] + goods[1] + goods[2] + goods[3]
    return player.points() + culture(player, rules) + workers(player) + left


def breakdown(player: Player, rules: Rules) -> dict[str, int]:
    figures = player.workers
    return {
        "buildings": player.building_points,
        "card_points": player.card_points,
        "hunger": player.hunger_points,
        "culture": culture(player, rules),
        "farmers": figures[FARMER] * player.agriculture,
        "toolmakers": figures[TOOL_WORKER] * player.tools,
        "builders": figures[BUILDER] * len(player.buildings),
        "shamans": figures[SHAMAN] * player.people,
        "resources": sum(player.goods),
    }


def tie_break(player: Player) -> int:
    return player.agriculture + player.tools + player.people


def winners(players: list[Player], rules: Rules) -> list[int]:
    """Most points, then most agriculture + tools + people; who is still equal shares the win."""
    marks = [(score(player, rules), tie_break(player)) for player in players]
    best = max(marks)
    return [seat for seat, mark in enumerate(marks) if mark == best]
