"""How each decision is made again of its dump."""

from __future__ import annotations

from typing import Final

from ....core.decision import Loader, always, by_seat
from .buying import load_buying_card, load_buying_tile
from .feeding import FEEDING
from .market import load_picking_die
from .placing import load_placing
from .rolling import load_adding_tools
from .rounds import FINAL_COUNT, LAST_CHANCE, NEXT_ROUND
from .using import USING

DECISIONS: Final[dict[str, Loader]] = {
    "placing": load_placing,
    "using": by_seat(USING),
    "adding-tools": load_adding_tools,
    "buying-card": load_buying_card,
    "buying-tile": load_buying_tile,
    "picking-die": load_picking_die,
    "feeding": by_seat(FEEDING),
    "next-round": always(NEXT_ROUND),
    "last-chance": by_seat(LAST_CHANCE),
    "final-count": always(FINAL_COUNT),
}
