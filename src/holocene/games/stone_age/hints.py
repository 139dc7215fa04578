"""What a front end may tell a seat about its choices: why not, what for, and the chances."""

from __future__ import annotations

from .actions import TAKE_TWO, TakeTwo
from .components import (
    ANY_TWO_CARD,
    BUILDING,
    CARD,
    CARD_SLOTS,
    CARDS,
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
from .decisions.buying import BuyingCard, BuyingTile
from .decisions.feeding import Feeding, hunger
from .decisions.own import OwnDecision
from .decisions.rolling import each, value_of
from .decisions.using import Using
from .effects import EFFECTS
from .payments import payments, tile_payments
from .scoring import score
from .shapes import LostShape, StoneAgeHints
from .state import Player, StoneAge


def hints(state: StoneAge, seat: int | None) -> StoneAgeHints:
    if seat is None or not state.stack:
        return {"closed": {}, "worth": {}, "tools": 0, "brings": {}, "lost": {}, "hunger": None}
    player = state.players[seat]
    top = state.stack[-1]
    mine = top.seat == seat
    assert isinstance(top, OwnDecision)
    return {
        "closed": top.closed(state) if mine else {"all": "not-your-turn"},
        "worth": worths(state, player),
        "tools": value_of(player, player.ready_tools()),
        "brings": brings(state, top) if mine else {},
        "lost": lost_now(state, player, top) if mine else {},
        "hunger": hunger_now(state, player) if mine and isinstance(top, Feeding) else None,
    }


def brings(state: StoneAge, decision: OwnDecision) -> dict[str, int]:
    """By choice: goods after adding tools or from a die, points for a payment or lost to hunger."""
    out: dict[str, int] = {}
    for action in state.legal:
        amount = decision.brings(state, action)
        if amount is not None:
            out[str(action.index)] = amount
    return out


def lost_now(state: StoneAge, player: Player, top: OwnDecision) -> dict[PlaceName, LostShape]:
    """Also of what is being bought: who could take two resources first is asked."""
    if isinstance(top, Using):
        return lost(state, player)
    place = -1
    if isinstance(top, BuyingCard):
        place = CARD + top.slot
    elif isinstance(top, BuyingTile):
        place = BUILDING + top.stack
    if place < 0 or can_pay(state, place, player.goods):
        return {}
    return {PLACE_NAMES[place]: shortage(state, place, player.goods)}


def lost(state: StoneAge, player: Player) -> dict[PlaceName, LostShape]:
    """Cards and buildings the player stands on and cannot pay, with what is there of the price.

    Who holds the card of any two resources can still pay with those.
    """
    out: dict[PlaceName, LostShape] = {}
    for place in range(CARD, BUILDING + state.seats):
        if player.at[place] and not any(can_pay(state, place, mix) for mix in in_reach(player)):
            out[PLACE_NAMES[place]] = shortage(state, place, player.goods)
    return out


def in_reach(player: Player) -> list[list[int]]:
    """The goods a player has, or could have at once."""
    out = [player.goods]
    for action in TAKE_TWO if player.any_two else []:
        assert isinstance(action, TakeTwo)
        more = player.goods[:]
        more[action.first] += 1
        more[action.second] += 1
        out.append(more)
    return out


def can_pay(state: StoneAge, place: int, goods: list[int]) -> bool:
    if place < BUILDING:
        price = place - CARD + 1
        return bool(payments(goods, price, price))
    return bool(tile_payments(TILES[state.stacks[place - BUILDING][-1]], goods))


def shortage(state: StoneAge, place: int, goods: list[int]) -> LostShape:
    """Of a price that cannot be paid: how many resources it takes, and how many are there."""
    if place < BUILDING:
        return {"have": sum(goods), "need": place - CARD + 1}
    tile = TILES[state.stacks[place - BUILDING][-1]]
    if tile.cost:
        have = [min(need, there) for need, there in zip(tile.cost, goods, strict=True)]
        return {"have": sum(have), "need": sum(tile.cost)}
    if not tile.kinds:
        return {"have": sum(goods), "need": tile.least}
    best = sorted(goods, reverse=True)[: tile.kinds]
    lacking = best.count(0)  # each kind that is not there takes a place in the payment
    return {"have": min(sum(best), tile.least - lacking), "need": tile.least}


def hunger_now(state: StoneAge, player: Player) -> int:
    return hunger(player.missing_food(), state.rules.starve_per_food)


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
            if card == ANY_TWO_CARD:  # they can be taken at the end: each is a point there
                points += CARDS[card].amount
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
