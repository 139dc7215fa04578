"""What a front end may tell a seat about its choices: why not, what for, and the chances."""

from __future__ import annotations

from .components import (
    BUILDING,
    CARD,
    CARD_SLOTS,
    HUNT,
    MOST_PEOPLE,
    PLACE_NAMES,
    RIVER,
    ROOM,
    TILES,
    WORTH,
    PlaceName,
    Tile,
)
from .decisions.own import OwnDecision
from .decisions.rolling import each, value_of
from .effects import EFFECTS
from .scoring import score
from .shapes import StoneAgeHints
from .state import Player, StoneAge


def hints(state: StoneAge, seat: int | None) -> StoneAgeHints:
    if seat is None or not state.stack:
        return {"closed": {}, "worth": {}, "tools": 0, "brings": {}}
    player = state.players[seat]
    top = state.stack[-1]
    mine = top.seat == seat
    assert isinstance(top, OwnDecision)
    return {
        "closed": top.closed(state) if mine else {"all": "not-your-turn"},
        "worth": worths(state, player),
        "tools": value_of(player, player.ready_tools()),
        "brings": brings(state, top) if mine else {},
    }


def brings(state: StoneAge, decision: OwnDecision) -> dict[str, int]:
    """By choice: goods after adding tools or from a die, points for a payment or lost to hunger."""
    out: dict[str, int] = {}
    for action in state.legal:
        amount = decision.brings(state, action)
        if amount is not None:
            out[str(action.index)] = amount
    return out


def worths(state: StoneAge, player: Player) -> dict[PlaceName, list[int]]:
    """What each card and tile on offer would add to the final score now, price left aside."""
    out: dict[PlaceName, list[int]] = {}
    before = score(player, state.rules)
    for slot in range(CARD_SLOTS):
        card = state.row[slot]
        if card >= 0:
            owner = player.copy()
            owner.count_card(card)
            EFFECTS[card].gain(owner)
            points = score(owner, state.rules) - before
            out[PLACE_NAMES[CARD + slot]] = [points, points]
    builder = player.copy()
    builder.buildings.append(0)
    extra = score(builder, state.rules) - before  # what builders add
    for stack, tiles in enumerate(state.stacks):
        if tiles:
            low, high = tile_points(TILES[tiles[-1]])
            out[PLACE_NAMES[BUILDING + stack]] = [low + extra, high + extra]
    return out


def tile_points(tile: Tile) -> tuple[int, int]:
    """What a building is worth: fixed, or from the cheapest to the dearest way to pay."""
    if tile.points:
        return tile.points, tile.points
    kinds = max(1, tile.kinds)
    cheap = sum(WORTH[:kinds]) + (tile.least - kinds) * WORTH[0]
    dear = sum(WORTH[4 - kinds :]) + (tile.most - kinds) * WORTH[3]
    return cheap, dear


def odds() -> dict[PlaceName, list[list[float]]]:
    """By place and number of people: the chance of 0, 1, 2 ... goods, without tools."""
    out: dict[PlaceName, list[list[float]]] = {}
    for place in range(HUNT, RIVER + 1):
        most = ROOM[place] or MOST_PEOPLE
        out[PLACE_NAMES[place]] = [goods_odds(n, each(place)) for n in range(1, most + 1)]
    return out


def goods_odds(dice: int, points: int) -> list[float]:
    """So many points bring one of the goods."""
    ways = [1]  # by total
    for _ in range(dice):
        ways = [
            sum(ways[total - face] for face in range(1, 7) if 0 <= total - face < len(ways))
            for total in range(len(ways) + 6)
        ]
    out = [0.0] * (6 * dice // points + 1)
    for total, count in enumerate(ways):
        out[total // points] += count / 6**dice
    return [round(chance, 5) for chance in out]
