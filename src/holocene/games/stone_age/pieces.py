"""The pieces as a front end needs them: facts that never change within one rules version."""

from __future__ import annotations

from .components import (
    CARD_SLOTS,
    CARDS,
    FOOD_POINTS,
    MOST_AGRICULTURE,
    MOST_PEOPLE,
    MOST_TOOLS,
    PLACE_NAMES,
    RESOURCES,
    ROOM,
    TILES,
    WORTH,
)
from .hints import odds
from .shapes import StoneAgePieces


def components() -> StoneAgePieces:
    """Cards, tiles and chances, JSON-ready."""
    return {
        "room": dict(zip(PLACE_NAMES, ROOM, strict=True)),
        "prices": list(range(1, CARD_SLOTS + 1)),
        "limits": {"agriculture": MOST_AGRICULTURE, "tools": MOST_TOOLS, "people": MOST_PEOPLE},
        "cards": [card.shape() for card in CARDS],
        "tiles": [tile.shape() for tile in TILES],
        "odds": odds(),
        "worth": {"food": FOOD_POINTS, **dict(zip(RESOURCES, WORTH, strict=True))},
    }
