"""Which payments a tribe can make."""

from __future__ import annotations

from ...core.action import Action
from .actions import PAY, SIDE
from .components import Tile


def payments(goods: list[int], least: int, most: int, kinds: int = 0) -> list[Action]:
    """Every mix of `least` to `most` of these goods, of so many kinds (0: any), by index."""
    out: list[Action] = []
    woods, clays, stones, golds = goods[0], goods[1], goods[2], goods[3]
    for wood in range(min(woods, most) + 1):
        room = most - wood
        for clay in range(min(clays, room) + 1):
            rest = room - clay
            for stone in range(min(stones, rest) + 1):
                last = min(golds, rest - stone)
                base = ((wood * SIDE + clay) * SIDE + stone) * SIDE
                for gold in range(max(0, least - (most - rest + stone)), last + 1):
                    mix = PAY[base + gold]
                    if not kinds or mix.kinds == kinds:
                        out.append(mix)
    return out


def tile_payments(tile: Tile, goods: list[int]) -> list[Action]:
    """Every way to pay for a building."""
    cost = tile.cost
    if not cost:
        return payments(goods, tile.least, tile.most, tile.kinds)
    for kind in range(4):
        if goods[kind] < cost[kind]:
            return []
    return [PAY[((cost[0] * SIDE + cost[1]) * SIDE + cost[2]) * SIDE + cost[3]]]
