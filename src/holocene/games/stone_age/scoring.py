"""Points: what the track shows, and the final count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .components import BUILDER, FARMER, ONE_USE_VALUES, SHAMAN, TOOL_WORKER

if TYPE_CHECKING:
    from .options import Rules
    from .state import Player


def culture(player: Player, rules: Rules) -> int:
    """Green cards: different symbols squared; second copies by the edition."""
    singles = player.singles * player.singles
    if rules.second_set:
        return singles + player.doubles * player.doubles
    return singles + player.doubles if rules.one_point else singles


def counted_tools(player: Player, rules: Rules) -> int:
    """What tool makers are multiplied by: the tiles; by a switch also unused one-use tools."""
    value = player.tools
    if rules.count_one_use:
        for bit in range(len(ONE_USE_VALUES)):
            if player.once >> bit & 1:
                value += ONE_USE_VALUES[bit]
    return value


def workers(player: Player, rules: Rules) -> int:
    """Sand cards: figures of each kind times what that kind counts."""
    figures = player.workers
    return (
        figures[FARMER] * player.agriculture
        + figures[TOOL_WORKER] * counted_tools(player, rules)
        + figures[BUILDER] * len(player.buildings)
        + figures[SHAMAN] * player.people
    )


def score(player: Player, rules: Rules) -> int:
    goods = player.goods
    left = goods[0] + goods[1] + goods[2] + goods[3]
    return player.points() + culture(player, rules) + workers(player, rules) + left


def breakdown(player: Player, rules: Rules) -> dict[str, int]:
    figures = player.workers
    return {
        "buildings": player.building_points,
        "card_points": player.card_points,
        "hunger": player.hunger_points,
        "culture": culture(player, rules),
        "farmers": figures[FARMER] * player.agriculture,
        "toolmakers": figures[TOOL_WORKER] * counted_tools(player, rules),
        "builders": figures[BUILDER] * len(player.buildings),
        "shamans": figures[SHAMAN] * player.people,
        "resources": sum(player.goods),
    }


def tie_break(player: Player, rules: Rules) -> list[int]:
    """Who has more of it wins among equals; of several numbers the first that differs decides."""
    parts = [player.agriculture, player.tools, player.people]
    return parts if rules.tie_in_order else [sum(parts)]


def winners(players: list[Player], rules: Rules) -> list[int]:
    """Most points, then agriculture, tools and people; who is still equal shares the win."""
    marks = [[score(player, rules), *tie_break(player, rules)] for player in players]
    best = max(marks)
    return [seat for seat, mark in enumerate(marks) if mark == best]
