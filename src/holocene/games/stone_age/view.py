"""What a seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from . import scoring
from .components import CARDS, ONE_USE_VALUES, PLACE_NAMES, TILES, TOOL_TILES
from .options import BOXES
from .shapes import BreakdownView, Phase, PlayerView

if TYPE_CHECKING:
    from .state import Player, StoneAge


def phase(state: StoneAge) -> Phase:
    if not state.stack:
        return "over"
    kind = state.stack[-1].kind
    return cast(Phase, kind) if kind in ("placing", "feeding", "last-chance") else "using"


def seen_by(state: StoneAge, seat: int | None) -> Mapping[str, object]:
    over = not state.stack
    return {
        "box": dict(BOXES[str(state.options["box"])]),
        "round": state.round,
        "first": state.first,
        "phase": phase(state),
        "row": [card_id(card) for card in state.row],
        "deck": len(state.deck),
        "stacks": [
            {"tile": TILES[stack[-1]].id if stack else None, "left": len(stack)}
            for stack in state.stacks
        ],
        "players": [
            player_view(player, state, over or owner == seat)
            for owner, player in enumerate(state.players)
        ],
    }


def player_view(player: Player, state: StoneAge, sees_extra: bool) -> PlayerView:
    known = player
    if not sees_extra and player.extra >= 0:
        known = player.copy()
        known.extra = -1
        known.recount_cards()
    wood, clay, stone, gold = player.goods
    return {
        "people": player.people,
        "home": player.home,
        "at": {PLACE_NAMES[place]: count for place, count in enumerate(player.at) if count},
        "food": player.food,
        "goods": {"wood": wood, "clay": clay, "stone": stone, "gold": gold},
        "agriculture": player.agriculture,
        "missing": max(0, player.missing_food()),
        "tools": [
            {"value": player.tile(tile), "used": bool(player.used >> tile & 1)}
            for tile in range(min(player.tools, TOOL_TILES))
        ],
        "one_use_tools": [
            value for bit, value in enumerate(ONE_USE_VALUES) if player.once >> bit & 1
        ],
        "any_two": player.any_two,
        "cards": [CARDS[card].id for card in player.cards],
        "extra_cards": int(player.extra >= 0),
        "extra": card_id(known.extra),
        "buildings": [TILES[tile].id for tile in player.buildings],
        "points": player.points(),
        "score": scoring.score(known, state.rules),
        "breakdown": cast(BreakdownView, scoring.breakdown(known, state.rules)),
        "tie_break": scoring.tie_break(player, state.rules),
    }


def card_id(card: int) -> str | None:
    return CARDS[card].id if card >= 0 else None
