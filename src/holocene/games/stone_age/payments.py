"""Which payments a tribe can make."""

from __future__ import annotations

from ...core.action import Action
from .actions import PAY, SIDE, Pay
from .components import Tile


def payments(goods: list[int], least: int, most: int, kinds: int = 0) -> list[Action]:
    """Every mix of `least` to `most` of these goods, of so many kinds (0: any), by index."""
    out: list[Action] = []
    woods, clays, stones, golds = goods[0], goods[1], goods[2], goods[3]
    if woods + clays + stones + golds < least:
        return out
    for wood in range((woods if woods < most else most) + 1):
        after_wood = most - wood
        for clay in range((clays if clays < after_wood else after_wood) + 1):
            after_clay = after_wood - clay
            for stone in range((stones if stones < after_clay else after_clay) + 1):
                last = after_clay - stone
                first = last - most + least
                if first < 0:
                    first = 0
                if last > golds:
                    last = golds
                if first <= last:
                    base = ((wood * SIDE + clay) * SIDE + stone) * SIDE
                    out.extend(PAY[base + first : base + last + 1])
    if kinds:
        return [mix for mix in out if isinstance(mix, Pay) and mix.kinds == kinds]
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
