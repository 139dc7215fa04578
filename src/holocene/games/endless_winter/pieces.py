"""The pieces as a front end needs them: facts that never change within one set."""

from __future__ import annotations

from typing import Final, Literal, cast

from .components import (
    CAMPS,
    CONDITIONS,
    COUNTS,
    CULTURE,
    FOOD_LIMIT,
    NEUTRAL_STONES,
    OWN_STONES,
    ROUNDS,
    SORT_NAMES,
    STONE_SPACES,
    TURNS,
    VILLAGES_EACH,
    Ability,
    Card,
    Components,
    Gains,
    Price,
    Shape,
    Stone,
)
from .land import COORDINATES, HEX_NAMES, JUNCTION_NAMES, JUNCTIONS
from .ops import COLUMN_IDS, OPS
from .options import PLANS
from .plan import SPACES, Plan
from .player import FIGURE_COUNT
from .shapes import AbilityShape, CardShape, EndlessWinterPieces, StoneShape


class Known:
    """What the game has pictures and words for: pieces of its own set, by what they are."""

    def __init__(self, own: Components) -> None:
        self.cards: Final = {(card.id, card.name, card.sort == CULTURE) for card in own.cards}
        self.animals: Final = {(animal.id, animal.name) for animal in own.animals}
        self.chiefs: Final = {(chief.id, chief.name) for chief in own.chiefs}
        self.lands: Final = set(own.land_ids)
        self.stones: Final = {self.counted(own, stone) for stone in own.stones}

    def counted(self, parts: Components, stone: Stone) -> tuple[object, ...]:
        """All that is to be seen on a sacred stone but its number."""
        animals = [parts.animals[animal] for animal in stone.animals]
        return (
            stone.id, stone.era, stone.counts, *[parts.land_ids[land] for land in stone.lands],
            *[(animal.id, animal.name) for animal in animals],
        )  # fmt: skip


def components(parts: Components, own: Components) -> EndlessWinterPieces:
    """Cards, boards and tokens, JSON-ready. Labour is counted in halves."""
    idols = parts.idols
    known = Known(own)
    return {
        "set": parts.name,
        "foreign": parts.name != own.name,
        "about": parts.about,
        "rounds": ROUNDS,
        "turns": TURNS,
        "cards": [_card(card, known) for card in parts.cards],
        "animals": [
            {
                "id": animal.id, "name": animal.name,
                "foreign": (animal.id, animal.name) not in known.animals, "count": animal.count,
                "use": gains_told(animal.use), "sets": animal.sets[:], "wild": animal.wild,
            }
            for animal in parts.animals
        ],
        "lands": [
            {
                "id": land.id, "foreign": land.id not in known.lands,
                "gain": gains_told(land.gains),
            }
            for land in parts.lands
        ],
        "columns": [
            {
                "id": column.id,
                "lines": [
                    {
                        "op": OPS[line.op], "number": line.number, "pay": price_told(line.price),
                        "middle": line.middle,
                    }
                    for line in column.lines
                ],
                "bottom": gains_told(column.bottom),
            }
            for column in parts.columns
        ],
        "rest": gains_told(parts.rest),
        "rest_labour": parts.rest_labour,
        "labour_steps": parts.labour_steps[:],
        "most_tools": parts.most_tools,
        "food_limit": FOOD_LIMIT,
        "each": {
            "camps": CAMPS, "villages": VILLAGES_EACH, "neutral": NEUTRAL_STONES,
            "own": OWN_STONES, "stones": STONE_SPACES, "figures": FIGURE_COUNT,
        },
        "villages": gains_told(parts.village_gains),
        "storage": [gains_told(gains) for gains in parts.storage],
        "stone_spaces": [
            {"pay": price_told(space.price), "gain": gains_told(space.gains)}
            for space in parts.stone_spaces
        ],
        "order_rewards": [gains_told(gains) for gains in parts.order_rewards],
        "boards": [
            {
                "id": board.id,
                "spaces": [
                    {"gain": gains_told(space.gains), "arrows": space.arrows[:]}
                    for space in board.spaces
                ],
            }
            for board in parts.boards
        ],
        "plans": [
            {
                "option": option,
                "name": shape.name,
                "players": shape.players,
                "positions": [
                    list(tile.position(space)) for tile in shape.tiles for space in range(SPACES)
                ],
                "tops": _tops(shape),
            }
            for option, shape in zip(PLANS, parts.shapes, strict=True)
        ],
        "stacking": parts.stacking[:],
        "idols": {
            "ratios": idols.ratios[:],
            "rewards": [gains_told(gains) for gains in idols.rewards],
            "beyond": idols.beyond,
            "honour": idols.honour_vp[:],
            "rows": idols.steps[:],
            "first": idols.first[:],
            "second": idols.second[:],
            "others": idols.others[:],
        },
        "stones": _stones(parts, known),
        "chiefs": [
            {
                "id": chief.id, "name": chief.name,
                "foreign": (chief.id, chief.name) not in known.chiefs,
                "sides": [_ability(side) for side in chief.sides],
            }
            for chief in parts.chiefs
        ],
        "setup_cards": [
            {
                "id": card.id, "tools": card.tools, "food": card.food,
                "tribe": parts.card_ids[card.tribe],
                "animals": [parts.animal_ids[animal] for animal in card.animals],
                "camp": card.camp,
            }
            for card in parts.setup_cards
        ],
        "glacier_tokens": [
            {"id": token.id, "gain": gains_told(token.gains)} for token in parts.glacier_tokens
        ],
        "rest_tokens": [
            {"id": token.id, "gain": gains_told(token.gains)} for token in parts.rest_tokens
        ],
        "hexes": [
            {"name": name, "q": q, "r": r}
            for name, (q, r) in zip(HEX_NAMES, COORDINATES, strict=True)
        ],
        "junctions": [
            {"name": name, "hexes": [HEX_NAMES[hex] for hex in hexes]}
            for name, hexes in zip(JUNCTION_NAMES, JUNCTIONS, strict=True)
        ],
    }  # fmt: skip


def gains_told(gains: Gains) -> dict[str, int]:
    """By op: what is gained; labour in halves."""
    return {OPS[op]: n for op, n in gains.amounts}


def _tops(shape: Shape) -> list[list[int]]:
    plan = Plan(shape.name, shape.players, shape.tiles, True)
    return [[*plan.positions[place], plan.levels[place]] for place in plan.tops]


def price_told(price: Price) -> dict[str, int]:
    """By op: what is paid."""
    paid = {
        "food": price.food, "tool": price.tools, "labour": price.labour,
        "discard_hand": price.cards,
    }  # fmt: skip
    return {op: n for op, n in paid.items() if n}


def _ability(ability: Ability) -> AbilityShape:
    return {
        "column": COLUMN_IDS[ability.column] if ability.column >= 0 else None,
        "condition": CONDITIONS[ability.condition] if ability.condition >= 0 else None,
        "least": ability.least,
        "pay": price_told(ability.price),
        "gain": gains_told(ability.gains),
    }


def _card(card: Card, known: Known) -> CardShape:
    sort = cast(Literal["starting", "tribe", "culture"], SORT_NAMES[card.sort])
    return {
        "id": card.id,
        "name": card.name,
        "foreign": (card.id, card.name, card.sort == CULTURE) not in known.cards,
        "sort": sort,
        "era": card.era,
        "count": card.count,
        "labour": card.labour,
        "vp": card.vp,
        "action": _ability(card.action) if card.action is not None else None,
        "eclipse": _ability(card.eclipse) if card.eclipse is not None else None,
    }


def _stones(parts: Components, known: Known) -> list[StoneShape]:
    return [
        {
            "id": stone.id,
            "foreign": known.counted(parts, stone) not in known.stones,
            "era": stone.era,
            "counts": COUNTS[stone.counts],
            "lands": [parts.land_ids[land] for land in stone.lands],
            "animals": [parts.animal_ids[animal] for animal in stone.animals],
            "table": stone.table[:],
            "vp": stone.vp,
            "per": stone.per,
        }
        for stone in parts.stones
    ]
