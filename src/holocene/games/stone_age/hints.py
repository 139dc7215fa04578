"""What a front end may tell a seat about its choices: why not, and what for."""

from __future__ import annotations

from typing import Literal

from .actions import AddTools, Pay, Pick
from .components import (
    AGRICULTURE,
    BUILDING,
    CARD,
    CARD_SLOTS,
    CARDS,
    FIELD,
    FOOD_POINTS,
    FOREST,
    HUNT,
    HUT,
    MARKET_AGRICULTURE,
    MARKET_TOOL,
    MOST_AGRICULTURE,
    MOST_TOOLS,
    PLACE_NAMES,
    POINTS,
    RESOURCE,
    RESOURCE_ROOM,
    RIVER,
    TILES,
    TOOL,
    TOOLMAKER,
    WORTH,
    PlaceName,
    Tile,
)
from .decisions.buying import BuyingTile
from .decisions.feeding import Feeding, hunger
from .decisions.market import PickingDie
from .decisions.placing import Placing, tribes_at
from .decisions.rolling import AddingTools, value_of
from .decisions.using import Using
from .payments import tile_payments
from .scoring import score
from .shapes import (
    Reason,
    StoneAgeHints,
)
from .state import Player, StoneAge


def hints(state: StoneAge, seat: int | None) -> StoneAgeHints:
    if seat is None or not state.stack:
        return {"closed": {}, "worth": {}, "tools": 0, "brings": {}}
    player = state.players[seat]
    mine = state.stack[-1].seat == seat
    return {
        "closed": closed(state, seat) if mine else {"all": "not-your-turn"},
        "worth": worths(state, player),
        "tools": value_of(player, player.ready_tools()),
        "brings": brings(state, player) if mine else {},
    }


# Why not


def closed(state: StoneAge, seat: int) -> dict[PlaceName | Literal["all"], Reason]:
    """Places that the acting seat cannot choose now, and why."""
    top = state.stack[-1]
    out: dict[PlaceName | Literal["all"], Reason] = {}
    if isinstance(top, Placing):
        for place in range(BUILDING + state.seats):
            reason = why_not_place(state, seat, place)
            if reason is not None:
                out[PLACE_NAMES[place]] = reason
    elif isinstance(top, Using):
        at = state.players[seat].at
        for place in range(BUILDING + state.seats):
            if not at[place]:
                out[PLACE_NAMES[place]] = "nobody"
    else:
        out["all"] = "other-phase"
    return out


def why_not_place(state: StoneAge, seat: int, place: int) -> Reason | None:
    """The rule that keeps a tribe from sending people to a place; None where it may."""
    player = state.players[seat]
    crowd = state.crowd[place]
    if place == HUNT:
        if player.at[HUNT] and not state.rules.hunt_reentry:
            return "yours"
    elif FOREST <= place <= RIVER:
        if player.at[place]:
            return "yours"
        if crowd >= RESOURCE_ROOM:
            return "full"
        if crowd and state.seats < 4 and tribes_at(state, place) >= state.seats - 1:
            return "one-tribe" if state.seats == 2 else "two-tribes"
    elif crowd:
        return "yours" if player.at[place] else "taken"
    elif place >= BUILDING:
        if not state.stacks[place - BUILDING]:
            return "empty"
    elif place <= FIELD:
        busy = [other for other in range(TOOLMAKER, FIELD + 1) if state.crowd[other]]
        if state.seats < 4 and len(busy) >= 2:
            return "village"
    if player.home == 0:
        return "no-people"
    return "need-two" if place == HUT and player.home < 2 else None


# What for


def worths(state: StoneAge, player: Player) -> dict[PlaceName, list[int]]:
    """What each card and tile on offer would add to the final score now, price left aside."""
    out: dict[PlaceName, list[int]] = {}
    before = score(player, state.rules)
    for slot in range(CARD_SLOTS):
        card = state.row[slot]
        if card >= 0:
            points = score(with_card(player, card), state.rules) - before
            out[PLACE_NAMES[CARD + slot]] = [points, points]
    builder = player.copy()
    builder.buildings.append(0)
    extra = score(builder, state.rules) - before  # what builders add
    for stack, tiles in enumerate(state.stacks):
        if tiles:
            low, high = tile_points(TILES[tiles[-1]])
            out[PLACE_NAMES[BUILDING + stack]] = [low + extra, high + extra]
    return out


def with_card(player: Player, card: int) -> Player:
    """The tribe with a card: its bottom half and those gains of its top half that are certain."""
    new = player.copy()
    new.count_card(card)
    facts = CARDS[card]
    if facts.top == POINTS:
        new.card_points += facts.amount
    elif facts.top == RESOURCE:
        new.goods[facts.resource] += facts.amount
    elif facts.top == TOOL:
        new.gain_tool()
    elif facts.top == AGRICULTURE:
        new.gain_agriculture()
    return new


def tile_points(tile: Tile) -> tuple[int, int]:
    """What a building is worth: fixed, or from the cheapest to the dearest way to pay."""
    if tile.points:
        return tile.points, tile.points
    kinds = max(1, tile.kinds)
    cheap = sum(WORTH[:kinds]) + (tile.least - kinds) * WORTH[0]
    dear = sum(WORTH[4 - kinds :]) + (tile.most - kinds) * WORTH[3]
    return cheap, dear


def brings(state: StoneAge, player: Player) -> dict[str, int]:
    """By choice: goods after adding tools or from a die, points for a payment or lost to hunger."""
    top = state.stack[-1]
    out: dict[str, int] = {}
    if isinstance(top, AddingTools):
        each = FOOD_POINTS if top.place == HUNT else WORTH[top.place - FOREST]
        for action in state.legal:
            if isinstance(action, AddTools):
                total = sum(top.dice) + value_of(player, action.tools)
                out[str(action.index)] = total // each
    elif isinstance(top, BuyingTile):
        tile = TILES[state.stacks[top.stack][-1]]
        for action in tile_payments(tile, player.goods):
            if isinstance(action, Pay):
                out[str(action.index)] = tile.points or action.worth
    elif isinstance(top, PickingDie):
        for action in state.legal:
            if isinstance(action, Pick):
                out[str(action.index)] = gain_of(player, action.face)
    elif isinstance(top, Feeding):
        missing = player.missing_food()
        for action in state.legal:
            if isinstance(action, Pay):
                lost = hunger(missing - action.total, state.rules.starve_per_food)
                out[str(action.index)] = -lost
    return out


def gain_of(player: Player, face: int) -> int:
    """What a market die brings: one, or nothing at a limit."""
    if face == MARKET_TOOL:
        return int(player.tools < MOST_TOOLS)
    if face == MARKET_AGRICULTURE:
        return int(player.agriculture < MOST_AGRICULTURE)
    return 1
