"""What a seat sees, and the whole position as data."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from . import scoring
from .components import (
    CARDS,
    ONE_USE_VALUES,
    PLACE_NAMES,
    TILES,
    TOOL_TILES,
)
from .options import BOXES
from .shapes import (
    BoxView,
    BreakdownView,
    DecisionView,
    GoodsView,
    Phase,
    PlayerView,
    StoneAgeView,
)

if TYPE_CHECKING:
    from .state import Player, StoneAge


def phase(state: StoneAge) -> Phase:
    if not state.stack:
        return "over"
    kind = state.stack[-1].kind
    return cast(Phase, kind) if kind in ("placing", "feeding", "last-chance") else "using"


def view(state: StoneAge, seat: int | None) -> StoneAgeView:
    over = not state.stack
    return {
        "game": state.game.name,
        "rules": state.game.version,
        "options": dict(state.rules.options),
        "box": box(state),
        "viewer": seat,
        "round": state.round,
        "first": state.first,
        "phase": phase(state),
        "actor": state.actor,
        "decision": None if over else cast(DecisionView, state.stack[-1].view(seat)),
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
        "over": over,
        "winners": state.winners() if over else [],
    }


def box(state: StoneAge) -> BoxView:
    wood, clay, stone, gold, food, people, markers = BOXES[str(state.rules.options["box"])]
    return {
        "wood": wood,
        "clay": clay,
        "stone": stone,
        "gold": gold,
        "food": food,
        "people": people,
        "markers": markers,
    }


def player_view(player: Player, state: StoneAge, sees_extra: bool) -> PlayerView:
    known = player
    if not sees_extra and player.extra >= 0:
        known = player.copy()
        known.extra = -1
        known.recount_cards()
    return {
        "people": player.people,
        "home": player.home,
        "at": {PLACE_NAMES[place]: count for place, count in enumerate(player.at) if count},
        "food": player.food,
        "goods": goods(player),
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
        "tie_break": scoring.tie_break(player),
    }


def goods(player: Player) -> GoodsView:
    wood, clay, stone, gold = player.goods
    return {"wood": wood, "clay": clay, "stone": stone, "gold": gold}


def card_id(card: int) -> str | None:
    return CARDS[card].id if card >= 0 else None


def dump(state: StoneAge) -> dict[str, object]:
    """The fields that Stone Age adds to a dump; `loading` reads them."""
    return {
        "round": state.round,
        "first": state.first,
        "row": [card_id(card) for card in state.row],
        "deck": [CARDS[card].id for card in state.deck],
        "stacks": [[TILES[tile].id for tile in stack] for stack in state.stacks],
        "players": [dump_player(player) for player in state.players],
    }


def dump_player(player: Player) -> dict[str, object]:
    return {
        "people": player.people,
        "at": player.at[:],
        "food": player.food,
        "goods": player.goods[:],
        "agriculture": player.agriculture,
        "tools": player.tools,
        "used": player.used,
        "once": player.once,
        "any_two": player.any_two,
        "cards": [CARDS[card].id for card in player.cards],
        "extra": card_id(player.extra),
        "buildings": [TILES[tile].id for tile in player.buildings],
        "building_points": player.building_points,
        "card_points": player.card_points,
        "hunger_points": player.hunger_points,
    }
