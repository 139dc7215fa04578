"""The pieces of Stone Age as data: places, goods, 36 civilization cards, 28 building tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from .shapes import CardShape, TileShape

# Goods. The number of a resource is both the dice points that yield one and its worth in points.

Resource = Literal["wood", "clay", "stone", "gold"]
RESOURCES: Final[list[Resource]] = ["wood", "clay", "stone", "gold"]
WORTH: Final = [3, 4, 5, 6]
FOOD_POINTS: Final = 2  # dice points that yield one food

# Places where people can be sent.

TOOLMAKER: Final = 0
HUT: Final = 1
FIELD: Final = 2
HUNT: Final = 3
FOREST: Final = 4
RIVER: Final = 7
CARD: Final = 8  # the cheapest of the four slots
BUILDING: Final = 12  # the first of the stacks, one per player
PLACES: Final = 16
CARD_SLOTS: Final = 4
STACK_SIZE: Final = 7
PlaceName = Literal[
    "toolmaker", "hut", "field", "hunt", "forest", "clay-pit", "quarry", "river",
    "card 1", "card 2", "card 3", "card 4",
    "building 1", "building 2", "building 3", "building 4",
]  # fmt: skip
PLACE_NAMES: Final[list[PlaceName]] = [
    "toolmaker", "hut", "field", "hunt", "forest", "clay-pit", "quarry", "river",
    "card 1", "card 2", "card 3", "card 4",
    "building 1", "building 2", "building 3", "building 4",
]  # fmt: skip
RESOURCE_ROOM: Final = 7  # people on a resource place, of all tribes together
# By place, how many people of all tribes it holds; None: any number.
ROOM: Final[list[int | None]] = [1, 2, 1, None, *[RESOURCE_ROOM] * 4, *[1] * 8]

# Limits of a tribe.

FIRST_PEOPLE: Final = 5
MOST_PEOPLE: Final = 10
FIRST_FOOD: Final = 12
MOST_AGRICULTURE: Final = 10
MOST_TOOLS: Final = 12
TOOL_TILES: Final = 3

# Faces of a market die.

Face = Literal["wood", "clay", "stone", "gold", "tool", "agriculture"]
MARKET_FACES: Final[list[Face]] = ["wood", "clay", "stone", "gold", "tool", "agriculture"]
MARKET_TOOL: Final = 4
MARKET_AGRICULTURE: Final = 5

# Card tops: what a buyer gains.

CardTop = Literal[
    "market", "food", "resource", "points", "tool", "agriculture", "dice", "extra-card",
    "one-use-tool", "any-two",
]  # fmt: skip
MARKET: Final = "market"
FOOD: Final = "food"
RESOURCE: Final = "resource"
POINTS: Final = "points"
TOOL: Final = "tool"
AGRICULTURE: Final = "agriculture"
DICE: Final = "dice"
EXTRA_CARD: Final = "extra-card"
ONE_USE_TOOL: Final = "one-use-tool"
ANY_TWO: Final = "any-two"

# Card bottoms: culture symbols on green, workers on sand.

Symbol = Literal["healing", "art", "music", "writing", "time", "pottery", "transport", "weaving"]
SYMBOLS: Final[list[Symbol]] = [
    "healing", "art", "music", "writing", "time", "pottery", "transport", "weaving",
]  # fmt: skip
Worker = Literal["farmer", "toolmaker", "builder", "shaman"]
WORKERS: Final[list[Worker]] = ["farmer", "toolmaker", "builder", "shaman"]
FARMER: Final = 0
TOOL_WORKER: Final = 1
BUILDER: Final = 2
SHAMAN: Final = 3


class Card:
    """A civilization card. `symbol` or `worker` is -1 where the bottom is of the other colour."""

    __slots__ = ("amount", "count", "id", "resource", "symbol", "top", "worker")

    def __init__(
        self,
        id: str,
        top: CardTop,
        amount: int,
        resource: int,
        symbol: int,
        worker: int,
        count: int,
    ) -> None:
        self.id: Final = id
        self.top: Final = top
        self.amount: Final = amount
        self.resource: Final = resource
        self.symbol: Final = symbol
        self.worker: Final = worker
        self.count: Final = count

    def shape(self) -> CardShape:
        return {
            "id": self.id,
            "top": self.top,
            "amount": self.amount,
            "resource": RESOURCES[self.resource] if self.resource >= 0 else None,
            "symbol": SYMBOLS[self.symbol] if self.symbol >= 0 else None,
            "worker": WORKERS[self.worker] if self.worker >= 0 else None,
            "count": self.count,
        }


def _card(
    number: int, top: CardTop, bottom: str, amount: int = 0, resource: Resource | None = None
) -> Card:
    good = -1 if resource is None else RESOURCES.index(resource)
    if bottom in SYMBOLS:
        return Card(f"c{number:02}", top, amount, good, SYMBOLS.index(bottom), -1, 0)
    worker, count = bottom.split()
    workers: list[str] = [*WORKERS]
    return Card(f"c{number:02}", top, amount, good, -1, workers.index(worker), int(count))


CARDS: Final[list[Card]] = [
    _card(1, MARKET, "pottery"),
    _card(2, MARKET, "writing"),
    _card(3, MARKET, "time"),
    _card(4, MARKET, "transport"),
    _card(5, MARKET, "builder 1"),
    _card(6, MARKET, "builder 2"),
    _card(7, MARKET, "toolmaker 2"),
    _card(8, MARKET, "toolmaker 2"),
    _card(9, MARKET, "farmer 1"),
    _card(10, MARKET, "farmer 2"),
    _card(11, FOOD, "pottery", 7),
    _card(12, FOOD, "healing", 5),
    _card(13, FOOD, "weaving", 3),
    _card(14, FOOD, "weaving", 1),
    _card(15, FOOD, "builder 1", 4),
    _card(16, FOOD, "builder 2", 2),
    _card(17, FOOD, "farmer 2", 3),
    _card(18, RESOURCE, "transport", 2, "stone"),
    _card(19, RESOURCE, "farmer 1", 1, "stone"),
    _card(20, RESOURCE, "shaman 1", 1, "stone"),
    _card(21, RESOURCE, "shaman 1", 1, "gold"),
    _card(22, RESOURCE, "shaman 2", 1, "clay"),
    _card(23, DICE, "art", 2, "gold"),
    _card(24, DICE, "shaman 1", 2, "stone"),
    _card(25, DICE, "shaman 2", 2, "wood"),
    _card(26, POINTS, "music", 3),
    _card(27, POINTS, "music", 3),
    _card(28, POINTS, "builder 3", 3),
    _card(29, TOOL, "art", 1),
    _card(30, AGRICULTURE, "time", 1),
    _card(31, AGRICULTURE, "farmer 1", 1),
    _card(32, EXTRA_CARD, "writing", 1),
    _card(33, ONE_USE_TOOL, "toolmaker 1", 4),
    _card(34, ONE_USE_TOOL, "toolmaker 1", 3),
    _card(35, ONE_USE_TOOL, "toolmaker 2", 2),
    _card(36, ANY_TWO, "healing", 2),
]
CARD_IDS: Final[list[str]] = [card.id for card in CARDS]
CARD_BY_ID: Final[dict[str, int]] = {id: number for number, id in enumerate(CARD_IDS)}

# The three one-use tools have three different values, so a value names a card.
ONE_USE_CARDS: Final = [at for at, card in enumerate(CARDS) if card.top == ONE_USE_TOOL]
ONE_USE_VALUES: Final = [CARDS[at].amount for at in ONE_USE_CARDS]
ANY_TWO_CARD: Final = [card.top for card in CARDS].index(ANY_TWO)


class Tile:
    """A building. `cost` is empty where the payer chooses `least` to `most` resources.

    `kinds` is how many kinds a choice must be of; 0 leaves it free.
    """

    __slots__ = ("cost", "id", "kinds", "least", "most", "points")

    def __init__(
        self, id: str, cost: list[int], points: int, least: int, most: int, kinds: int
    ) -> None:
        self.id: Final = id
        self.cost: Final = cost
        self.points: Final = points
        self.least: Final = least
        self.most: Final = most
        self.kinds: Final = kinds

    def shape(self) -> TileShape:
        return {
            "id": self.id,
            "cost": dict(zip(RESOURCES, self.cost, strict=True)) if self.cost else None,
            "points": self.points,
            "least": self.least,
            "most": self.most,
            "kinds": self.kinds,
        }


def _fixed(number: int, wood: int, clay: int, stone: int, gold: int, points: int) -> Tile:
    return Tile(f"b{number:02}", [wood, clay, stone, gold], points, 3, 3, 0)


def _choice(number: int, amount: int, kinds: int) -> Tile:
    return Tile(f"b{number:02}", [], 0, amount, amount, kinds)


def _free(number: int) -> Tile:
    return Tile(f"b{number:02}", [], 0, 1, 7, 0)


TILES: Final[list[Tile]] = [
    _fixed(1, 2, 1, 0, 0, 10),
    _fixed(2, 2, 0, 1, 0, 11),
    _fixed(3, 1, 2, 0, 0, 11),
    _fixed(4, 2, 0, 0, 1, 12),
    _fixed(5, 1, 0, 2, 0, 13),
    _fixed(6, 0, 2, 1, 0, 13),
    _fixed(7, 0, 2, 0, 1, 14),
    _fixed(8, 0, 1, 2, 0, 14),
    _fixed(9, 0, 0, 2, 1, 16),
    _fixed(10, 1, 1, 1, 0, 12),
    _fixed(11, 1, 1, 1, 0, 12),
    _fixed(12, 1, 1, 0, 1, 13),
    _fixed(13, 1, 1, 0, 1, 13),
    _fixed(14, 1, 0, 1, 1, 14),
    _fixed(15, 1, 0, 1, 1, 14),
    _fixed(16, 0, 1, 1, 1, 15),
    _fixed(17, 0, 1, 1, 1, 15),
    _choice(18, 4, 1),
    _choice(19, 4, 2),
    _choice(20, 4, 3),
    _choice(21, 4, 4),
    _choice(22, 5, 1),
    _choice(23, 5, 2),
    _choice(24, 5, 3),
    _choice(25, 5, 4),
    _free(26),
    _free(27),
    _free(28),
]
TILE_IDS: Final[list[str]] = [tile.id for tile in TILES]
TILE_BY_ID: Final[dict[str, int]] = {id: number for number, id in enumerate(TILE_IDS)}
