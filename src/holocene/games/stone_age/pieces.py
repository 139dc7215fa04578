"""The pieces as a front end needs them: facts that never change within one rules version."""

from __future__ import annotations

from .components import (
    CARD_SLOTS,
    CARDS,
    FOOD_POINTS,
    FOREST,
    HUNT,
    HUT,
    MOST_AGRICULTURE,
    MOST_PEOPLE,
    MOST_TOOLS,
    PLACE_NAMES,
    RESOURCE_ROOM,
    RESOURCES,
    RIVER,
    SYMBOLS,
    TILES,
    WORKERS,
    WORTH,
    Card,
    PlaceName,
    Tile,
)
from .shapes import CardShape, StoneAgePieces, TileShape


def components() -> StoneAgePieces:
    """Cards, tiles and chances, JSON-ready."""
    worth: dict[str, int] = {"food": FOOD_POINTS}
    for name, each in zip(RESOURCES, WORTH, strict=True):
        worth[name] = each
    return {
        "room": {PLACE_NAMES[place]: room(place) for place in range(len(PLACE_NAMES))},
        "prices": [slot + 1 for slot in range(CARD_SLOTS)],
        "limits": {
            "agriculture": MOST_AGRICULTURE,
            "tools": MOST_TOOLS,
            "people": MOST_PEOPLE,
        },
        "cards": [card_shape(card) for card in CARDS],
        "tiles": [tile_shape(tile) for tile in TILES],
        "odds": odds(),
        "worth": worth,
    }


def room(place: int) -> int | None:
    """How many people of all tribes a place holds."""
    if place == HUNT:
        return None
    if FOREST <= place <= RIVER:
        return RESOURCE_ROOM
    return 2 if place == HUT else 1


def card_shape(card: Card) -> CardShape:
    return {
        "id": card.id,
        "top": card.top,
        "amount": card.amount,
        "resource": RESOURCES[card.resource] if card.resource >= 0 else None,
        "symbol": SYMBOLS[card.symbol] if card.symbol >= 0 else None,
        "worker": WORKERS[card.worker] if card.worker >= 0 else None,
        "count": card.count,
    }


def tile_shape(tile: Tile) -> TileShape:
    return {
        "id": tile.id,
        "cost": dict(zip(RESOURCES, tile.cost, strict=True)) if tile.cost else None,
        "points": tile.points,
        "least": tile.least,
        "most": tile.most,
        "kinds": tile.kinds,
    }


def odds() -> dict[PlaceName, list[list[float]]]:
    """By place and number of people: the chance of 0, 1, 2 ... goods, without tools."""
    out: dict[PlaceName, list[list[float]]] = {}
    for place in range(HUNT, RIVER + 1):
        each = FOOD_POINTS if place == HUNT else WORTH[place - FOREST]
        most = MOST_PEOPLE if place == HUNT else RESOURCE_ROOM
        out[PLACE_NAMES[place]] = [goods_odds(people, each) for people in range(1, most + 1)]
    return out


def goods_odds(dice: int, each: int) -> list[float]:
    ways = [1]  # by total
    for _ in range(dice):
        ways = [
            sum(ways[total - face] for face in range(1, 7) if 0 <= total - face < len(ways))
            for total in range(len(ways) + 6)
        ]
    out = [0.0] * (6 * dice // each + 1)
    for total, count in enumerate(ways):
        out[total // each] += count / 6**dice
    return [round(chance, 5) for chance in out]
