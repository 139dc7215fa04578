"""The pieces of the game as a loaded set says: cards, animals, lands, stones, chiefs, tokens.

A set is data (`sets/`), read and checked by `loading`. Cards are numbered: starting cards, tribe
cards, culture cards; identical cards share a number. Labour is counted in halves.
"""

from __future__ import annotations

from typing import Final

from .ops import ANIMAL_REVEAL, ANIMAL_TOP, FOOD, LABOUR, VP
from .plan import Tile

NO_COLUMN: Final = -1

# Kinds of cards.
STARTING: Final = 0
TRIBE: Final = 1
CULTURE: Final = 2
SORT_NAMES: Final[list[str]] = ["starting", "tribe", "culture"]

# What can be asked before a reward is given.
VILLAGES: Final = 0
SAME_ANIMALS: Final = 1
DIFFERENT_ANIMALS: Final = 2
BURIED: Final = 3
MEGALITHS_PLACED: Final = 4
NO_CONDITION: Final = -1
CONDITIONS: Final[list[str]] = [
    "villages", "same_animals", "different_animals", "buried", "megaliths_placed", "idol_levels",
]  # fmt: skip

# What a sacred stone counts.
VILLAGES_AT: Final = 0
CAMP_LANDS: Final = 1
MEGALITHS_LOW: Final = 2
MEGALITH_BOARDS: Final = 3
BURIED_CARDS: Final = 4
MEGALITHS_HIGH: Final = 5
IDOLS: Final = 6
USED_KINDS: Final = 7
USED_ANIMALS: Final = 8
USED_ANIMALS_OF_TWO: Final = 9
COUNTS: Final[list[str]] = [
    "villages-at", "camp-lands", "megaliths-low", "megalith-boards", "buried", "megaliths-high",
    "idol-levels", "used-kinds", "used-animals", "used-animals-of-two",
]  # fmt: skip

# What rulebook and pieces fix, whatever the set.
CAMPS: Final = 5
VILLAGES_EACH: Final = 3
NEUTRAL_STONES: Final = 2
OWN_STONES: Final = 8
STORAGE: Final = 5  # spaces for megaliths
STORED: Final = 2  # megaliths on each
STONE_SPACES: Final = 3
STARTING_CARDS: Final = 9
TRIBE_KINDS: Final = 5
TRIBE_PILE: Final = 15
CULTURE_CARDS: Final = 40
ANIMAL_CARDS: Final = 60
FOOD_LIMIT: Final = 5  # with all camps on the board
MOST_FOOD: Final = FOOD_LIMIT + CAMPS
DISPLAY: Final = 8
FIRST_HAND: Final = 5
DRAWN: Final = 5  # in the preparation of a round
HERD: Final = 6  # animals that can lie face up
LAND_KINDS: Final = 6
GLACIERS: Final = 1  # the kinds of land: the base, glaciers, and six more
ROUNDS: Final = 4
TURNS: Final = 3
STONES_SHOWN: Final[list[int]] = [0, 0, 4, 6, 7]  # of each era, by players
GLACIERS_LAID: Final[list[int]] = [0, 0, 6, 6, 3]


class Gains:
    """What is gained together: some of it at once, the rest is due, each piece by itself."""

    __slots__ = ("amounts", "due", "labour", "reveals", "tops", "vp")

    def __init__(self, amounts: list[tuple[int, int]]) -> None:
        self.amounts: Final = amounts  # op and number; labour in halves
        self.due: Final[list[int]] = []  # sorted
        labour = vp = tops = reveals = 0
        for op, n in sorted(amounts):
            if op == LABOUR:
                labour = n
            elif op == VP:
                vp = n
            elif op == ANIMAL_TOP:
                tops = n
            elif op == ANIMAL_REVEAL:
                reveals = n
            else:
                self.due.extend([op] * n)
        self.labour: Final = labour
        self.vp: Final = vp
        self.tops: Final = tops
        self.reveals: Final = reveals

    @property
    def is_empty(self) -> bool:
        return not self.amounts

    @property
    def only_goods(self) -> bool:
        """Food and points: nothing to choose, in whatever order."""
        return not self.tops and not self.reveals and all(op == FOOD for op in self.due)


class Price:
    """What is paid; labour in halves."""

    __slots__ = ("cards", "food", "labour", "tools")

    def __init__(self, food: int, tools: int, labour: int, cards: int) -> None:
        self.food: Final = food
        self.tools: Final = tools
        self.labour: Final = labour
        self.cards: Final = cards  # from the hand

    @property
    def is_free(self) -> bool:
        return not (self.food or self.tools or self.labour or self.cards)


class Ability:
    """Pay this, gain that; perhaps in one column only, or on a condition."""

    __slots__ = ("column", "condition", "gains", "least", "only_labour", "price")

    def __init__(self, column: int, condition: int, least: int, price: Price, gains: Gains) -> None:
        self.column: Final = column
        self.condition: Final = condition
        self.least: Final = least
        self.price: Final = price
        self.gains: Final = gains
        # Nothing but labour for nothing: nobody is asked whether they want it.
        self.only_labour: Final[bool] = (
            price.is_free and condition == NO_CONDITION and gains.labour > 0
            and len(gains.amounts) == 1
        )  # fmt: skip


class Card:
    """A card of a tribe or of culture. `action` of a culture card is what it does when played."""

    __slots__ = ("action", "count", "eclipse", "era", "id", "labour", "name", "sort", "vp")

    def __init__(
        self, id: str, name: str, sort: int, era: int, count: int, labour: int, vp: int,
        action: Ability | None, eclipse: Ability | None,
    ) -> None:  # fmt: skip
        self.id: Final = id
        self.name: Final = name
        self.sort: Final = sort
        self.era: Final = era  # of a culture card
        self.count: Final = count
        self.labour: Final = labour
        self.vp: Final = vp
        self.action: Final = action
        self.eclipse: Final = eclipse


class Animal:
    __slots__ = ("count", "id", "name", "sets", "use", "wild")

    def __init__(
        self, id: str, name: str, count: int, use: Gains, sets: list[int], wild: bool
    ) -> None:
        self.id: Final = id
        self.name: Final = name
        self.count: Final = count
        self.use: Final = use
        self.sets: Final = sets  # points by size of the set, from one animal on
        self.wild: Final = wild


class Land:
    __slots__ = ("count", "gains", "id")

    def __init__(self, id: str, count: int, gains: Gains) -> None:
        self.id: Final = id
        self.count: Final = count
        self.gains: Final = gains


class Line:
    """An action of a column: what it costs, and the ops of which it lets one do."""

    __slots__ = ("middle", "number", "op", "price")

    def __init__(self, op: int, number: int, price: Price, middle: bool) -> None:
        self.op: Final = op
        self.number: Final = number  # how often, for the one price
        self.price: Final = price
        self.middle: Final = middle


class Column:
    """`lines` sorted by op: those of the top, and those of the middle, of which one is paid for."""

    __slots__ = ("bottom", "id", "lines", "middle_ops")

    def __init__(self, id: str, lines: list[Line], bottom: Gains) -> None:
        self.id: Final = id
        self.lines: Final = lines
        self.bottom: Final = bottom
        self.middle_ops: Final[list[int]] = [line.op for line in lines if line.middle]


class Space:
    """Of a megalith board. A start space has arrows to two others and gives nothing else."""

    __slots__ = ("arrows", "gains")

    def __init__(self, gains: Gains, arrows: list[int]) -> None:
        self.gains: Final = gains
        self.arrows: Final = arrows


class Board:
    __slots__ = ("id", "spaces")

    def __init__(self, id: str, spaces: list[Space]) -> None:
        self.id: Final = id
        self.spaces: Final = spaces


class Stone:
    """A sacred stone: points by a table, or so many for each `per` of what it counts."""

    __slots__ = ("animals", "counts", "era", "id", "lands", "per", "table", "vp")

    def __init__(
        self, id: str, era: int, counts: int, lands: list[int], animals: list[int],
        table: list[int], vp: int, per: int,
    ) -> None:  # fmt: skip
        self.id: Final = id
        self.era: Final = era
        self.counts: Final = counts
        self.lands: Final = lands
        self.animals: Final = animals
        self.table: Final = table
        self.vp: Final = vp
        self.per: Final = per

    def points(self, count: int) -> int:
        if self.table:
            return self.table[min(count, len(self.table)) - 1] if count > 0 else 0
        return count // self.per * self.vp


class StoneSpace:
    __slots__ = ("gains", "price")

    def __init__(self, price: Price, gains: Gains) -> None:
        self.price: Final = price
        self.gains: Final = gains


class Chief:
    __slots__ = ("id", "name", "sides")

    def __init__(self, id: str, name: str, sides: list[Ability]) -> None:
        self.id: Final = id
        self.name: Final = name
        self.sides: Final = sides


class SetupCard:
    __slots__ = ("animals", "camp", "food", "id", "tools", "tribe")

    def __init__(
        self, id: str, tools: int, food: int, tribe: int, animals: list[int], camp: bool
    ) -> None:
        self.id: Final = id
        self.tools: Final = tools
        self.food: Final = food
        self.tribe: Final = tribe  # a card
        self.animals: Final = animals
        self.camp: Final = camp


class Token:
    __slots__ = ("gains", "id")

    def __init__(self, id: str, gains: Gains) -> None:
        self.id: Final = id
        self.gains: Final = gains


class Shape:
    """How the boards can be laid."""

    __slots__ = ("name", "players", "tiles")

    def __init__(self, name: str, players: int, tiles: list[Tile]) -> None:
        self.name: Final = name
        self.players: Final = players
        self.tiles: Final = tiles


class Idols:
    """Both tracks. Of the offering track, by level: how many goods make a point, and a reward."""

    __slots__ = ("beyond", "first", "honour_vp", "others", "ratios", "rewards", "second", "steps")

    def __init__(
        self, ratios: list[int], rewards: list[Gains], beyond: int, honour_vp: list[int],
        steps: list[int], first: list[int], second: list[int], others: list[int],
    ) -> None:  # fmt: skip
        self.ratios: Final = ratios
        self.rewards: Final = rewards
        self.beyond: Final = beyond  # points for an icon that is spent at the top
        self.honour_vp: Final = honour_vp
        self.steps: Final = steps  # buried cards from which each row of the tables counts
        self.first: Final = first
        self.second: Final = second
        self.others: Final = others

    def burial(self, rank: int, cards: int) -> int:
        """What buried cards are worth to who is so high: 0 is the highest."""
        table = self.first if rank == 0 else self.second if rank == 1 else self.others
        row = -1
        for least in self.steps:
            if cards >= least:
                row += 1
        return table[row] if row >= 0 else 0


class Components:
    """A whole set."""

    __slots__ = (
        "about", "animal_ids", "animals", "boards", "card_ids", "cards", "chiefs", "columns",
        "first_bonus", "first_hand", "first_tribe", "glacier_tokens", "idols", "labour_steps",
        "land_ids", "lands", "most_tools", "name", "order_rewards", "rest", "rest_labour",
        "rest_tokens", "setup_cards", "shapes", "stacking", "stone_ids", "stone_spaces", "stones",
        "storage", "version", "village_gains",
    )  # fmt: skip

    def __init__(
        self, name: str, version: str, about: str, columns: list[Column], rest: Gains,
        rest_labour: int, labour_steps: list[int], most_tools: int, village_gains: Gains,
        storage: list[Gains], stone_spaces: list[StoneSpace], order_rewards: list[Gains],
        first_bonus: list[Gains], cards: list[Card], first_hand: list[int],
        animals: list[Animal], lands: list[Land], boards: list[Board], shapes: list[Shape],
        stacking: list[int], idols: Idols, stones: list[Stone], chiefs: list[Chief],
        setup_cards: list[SetupCard], glacier_tokens: list[Token], rest_tokens: list[Token],
    ) -> None:  # fmt: skip
        self.name: Final = name
        self.version: Final = version
        self.about: Final = about
        self.columns: Final = columns
        self.rest: Final = rest
        self.rest_labour: Final = rest_labour
        self.labour_steps: Final = labour_steps  # food from which a step down gives labour
        self.most_tools: Final = most_tools
        self.village_gains: Final = village_gains
        self.storage: Final = storage
        self.stone_spaces: Final = stone_spaces
        self.order_rewards: Final = order_rewards
        self.first_bonus: Final = first_bonus
        self.cards: Final = cards
        self.first_hand: Final = first_hand
        self.animals: Final = animals
        self.lands: Final = lands
        self.boards: Final = boards
        self.shapes: Final = shapes
        self.stacking: Final = stacking  # foreign, own, to the owner of a stone below
        self.idols: Final = idols
        self.stones: Final = stones
        self.chiefs: Final = chiefs
        self.setup_cards: Final = setup_cards
        self.glacier_tokens: Final = glacier_tokens
        self.rest_tokens: Final = rest_tokens
        self.card_ids: Final[list[str]] = [card.id for card in cards]
        self.animal_ids: Final[list[str]] = [animal.id for animal in animals]
        self.land_ids: Final[list[str]] = [land.id for land in lands]
        self.stone_ids: Final[list[str]] = [stone.id for stone in stones]
        self.first_tribe: Final[int] = [card.sort for card in cards].index(TRIBE)
