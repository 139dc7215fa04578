"""The pieces as a front end needs them: facts that never change within one set."""

from __future__ import annotations

from typing import Literal, cast

from .components import (
    CONDITIONS,
    COUNTS,
    SORT_NAMES,
    VILLAGES_EACH,
    Ability,
    Card,
    Components,
    Gains,
    Price,
)
from .land import COORDINATES, HEX_NAMES, JUNCTION_NAMES, JUNCTIONS
from .ops import COLUMN_IDS, OPS
from .plan import SPACES
from .shapes import AbilityShape, CardShape, EndlessWinterPieces, StoneShape


def components(parts: Components) -> EndlessWinterPieces:
    """Cards, boards and tokens, JSON-ready. Labour is counted in halves."""
    idols = parts.idols
    return {
        "set": parts.name,
        "about": parts.about,
        "cards": [_card(card) for card in parts.cards],
        "animals": [
            {
                "id": animal.id, "name": animal.name, "count": animal.count,
                "use": _gains(animal.use), "sets": animal.sets[:], "wild": animal.wild,
            }
            for animal in parts.animals
        ],
        "lands": [{"id": land.id, "gain": _gains(land.gains)} for land in parts.lands],
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
                "bottom": _gains(column.bottom),
            }
            for column in parts.columns
        ],
        "rest": _gains(parts.rest),
        "rest_labour": parts.rest_labour,
        "labour_steps": parts.labour_steps[:],
        "most_tools": parts.most_tools,
        "villages": _gains(parts.village_gains),
        "villages_each": VILLAGES_EACH,
        "storage": [_gains(gains) for gains in parts.storage],
        "stone_spaces": [
            {"pay": price_told(space.price), "gain": _gains(space.gains)}
            for space in parts.stone_spaces
        ],
        "order_rewards": [_gains(gains) for gains in parts.order_rewards],
        "boards": [
            {
                "id": board.id,
                "spaces": [
                    {"gain": _gains(space.gains), "arrows": space.arrows[:]}
                    for space in board.spaces
                ],
            }
            for board in parts.boards
        ],
        "plans": [
            {
                "name": shape.name,
                "players": shape.players,
                "positions": [
                    list(tile.position(space)) for tile in shape.tiles for space in range(SPACES)
                ],
            }
            for shape in parts.shapes
        ],
        "stacking": parts.stacking[:],
        "idols": {
            "ratios": idols.ratios[:],
            "rewards": [_gains(gains) for gains in idols.rewards],
            "beyond": idols.beyond,
            "honour": idols.honour_vp[:],
            "rows": idols.steps[:],
            "first": idols.first[:],
            "second": idols.second[:],
            "others": idols.others[:],
        },
        "stones": _stones(parts),
        "chiefs": [
            {"id": chief.id, "name": chief.name, "sides": [_ability(side) for side in chief.sides]}
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
            {"id": token.id, "gain": _gains(token.gains)} for token in parts.glacier_tokens
        ],
        "rest_tokens": [
            {"id": token.id, "gain": _gains(token.gains)} for token in parts.rest_tokens
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


def _gains(gains: Gains) -> dict[str, int]:
    return {OPS[op]: n for op, n in gains.amounts}


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
        "gain": _gains(ability.gains),
    }


def _card(card: Card) -> CardShape:
    sort = cast(Literal["starting", "tribe", "culture"], SORT_NAMES[card.sort])
    return {
        "id": card.id,
        "name": card.name,
        "sort": sort,
        "era": card.era,
        "count": card.count,
        "labour": card.labour,
        "vp": card.vp,
        "action": _ability(card.action) if card.action is not None else None,
        "eclipse": _ability(card.eclipse) if card.eclipse is not None else None,
    }


def _stones(parts: Components) -> list[StoneShape]:
    return [
        {
            "id": stone.id,
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
