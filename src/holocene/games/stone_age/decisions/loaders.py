"""How each decision is made again of its dump."""

from __future__ import annotations

from typing import Final

from ....core.decision import Loader, always, loader
from . import buying, feeding, market, placing, rolling, rounds, using

DECISIONS: Final[dict[str, Loader]] = {
    "placing": loader(lambda seat, passed: placing.PLACING[seat][passed], placing.FIELDS),
    "using": loader(lambda seat: using.USING[seat]),
    "adding-tools": loader(rolling.AddingTools, rolling.FIELDS),
    "buying-card": loader(buying.BuyingCard, buying.SLOT),
    "buying-tile": loader(buying.BuyingTile, buying.STACK),
    "picking-die": loader(market.PickingDie, market.FIELDS),
    "feeding": loader(lambda seat: feeding.FEEDING[seat]),
    "next-round": always(rounds.NEXT_ROUND),
    "last-chance": loader(lambda seat: rounds.LAST_CHANCE[seat]),
    "final-count": always(rounds.FINAL_COUNT),
}
