"""A guess at where a position leads, for bots.

Everything is told in points. A tribe is worth the points it has, what its goods can be turned
into, what its people, tools and fields will still bring, and what the people it has sent out are
about to bring. Most weights were found by playing variants of greedy against each other.
"""

from __future__ import annotations

from typing import Any, Final

from ...core.decision import Decision
from ...core.layout import NOTHING
from . import scoring
from .components import (
    AGRICULTURE,
    ANY_TWO,
    BUILDER,
    BUILDING,
    CARD,
    CARD_SLOTS,
    CARDS,
    DICE,
    EXTRA_CARD,
    FARMER,
    FIELD,
    FOOD,
    FOREST,
    HUNT,
    HUT,
    MARKET,
    MOST_AGRICULTURE,
    MOST_PEOPLE,
    MOST_TOOLS,
    ONE_USE_TOOL,
    POINTS,
    RESOURCE,
    RIVER,
    SHAMAN,
    TILES,
    TOOL,
    TOOL_WORKER,
    TOOLMAKER,
    WORTH,
    Card,
)
from .decisions.buying import BuyingCard, BuyingTile
from .decisions.feeding import HUNGER, HUNGER_PER_FOOD
from .decisions.market import PickingDie
from .decisions.placing import Placing
from .decisions.rolling import AddingTools
from .state import Player, StoneAge

PIPS: Final = 3.5  # a die on average
TURNOVER: Final = 0.72  # of a resource's worth that turns into points while there is time
FOOD_WORTH: Final = 1.25
SPARE_FOOD_WORTH: Final = 0.28
TOOL_WORTH: Final = 0.9  # of a tool's value, per round
READY_WORTH: Final = 0.05  # a hint, not a weight: enough to choose by
PERSON_WORTH: Final = 1.15  # per round, fed
HOME_WORTH: Final = 2.35  # of a person still to be placed
FIELD_PACE: Final = 0.33  # agriculture gained a round
IDLE: Final = 0.1  # of the worth of resources beyond what can be spent
MARKET_DIE: Final = 4.05


class Outlook:
    """What one game state means for the worth of things."""

    __slots__ = ("goods", "rounds", "state")

    def __init__(self, state: StoneAge) -> None:
        self.state: Final = state
        self.rounds: Final = rounds_left(state)
        turned = min(1.0, self.rounds / 1.5)
        self.goods: Final = [1.0 + (TURNOVER * worth - 1.0) * turned for worth in WORTH]


def estimate(state: StoneAge) -> list[float]:
    """A guess at the final score of each seat."""
    if not state.stack:
        return [float(score) for score in state.scores()]
    outlook = Outlook(state)
    values = [tribe(outlook, player) for player in state.players]
    top = state.stack[-1]
    values[top.seat] += open_question(outlook, top, state.players[top.seat])
    return values


def rounds_left(state: StoneAge) -> float:
    """Rounds after this one, from the pace at which cards and buildings go."""
    shortest = 7
    for stack in state.stacks:
        if len(stack) < shortest:
            shortest = len(stack)
    if shortest == 0:
        return 0.0
    cards = len(state.deck) / (0.9 + 0.55 * state.seats)
    tiles = shortest / 0.77 - 0.4
    return cards if cards < tiles else tiles


def tribe(outlook: Outlook, player: Player) -> float:
    rounds = outlook.rounds
    rules = outlook.state.rules
    value = float(player.points() + scoring.culture(player, rules) + scoring.workers(player, rules))
    value += stock(outlook, player)
    value += player.tools * TOOL_WORTH * rounds
    value += (player.people - 5) * PERSON_WORTH * rounds
    value += growth(player, rounds)
    value += player.singles * 0.29 * rounds
    if player.any_two:
        value += 1.9 * outlook.goods[3]
    if player.once:
        value += 2.2 * (player.once & 1) + 1.6 * (player.once >> 1 & 1) + (player.once >> 2)
    if rules.choose_raised:  # a raised tile is of use this round if it is ready
        value += READY_WORTH * (player.raised & ~player.used).bit_count()
    value += larder(outlook, player)
    return value + sent_out(outlook, player)


def stock(outlook: Outlook, player: Player) -> float:
    """Resources, of which only so many can still be spent before the end."""
    goods = player.goods
    value = 0.0
    for kind in range(4):
        value += goods[kind] * outlook.goods[kind]
    many = float(goods[0] + goods[1] + goods[2] + goods[3])
    useful = spendable(outlook.rounds)
    if many > useful:
        value *= (useful + IDLE * (many - useful)) / many
    return value


def spendable(rounds: float) -> float:
    return 8.0 + 5.0 * rounds


def growth(player: Player, rounds: float) -> float:
    """What the workers on sand cards will count by the end, beyond what they count now."""
    more = 0.0
    for worker in range(4):
        if player.workers[worker]:
            more += player.workers[worker] * rise(player, worker, rounds)
    return more


def level(player: Player, worker: int) -> int:
    """What a kind of worker counts now."""
    if worker == FARMER:
        return player.agriculture
    if worker == TOOL_WORKER:
        return player.tools
    return len(player.buildings) if worker == BUILDER else player.people


def rise(player: Player, worker: int, rounds: float) -> float:
    """How far that is likely to rise by the end."""
    if worker == FARMER:
        return min(0.3 * rounds, float(MOST_AGRICULTURE - player.agriculture))
    if worker == TOOL_WORKER:
        return min(0.58 * rounds, float(MOST_TOOLS - player.tools))
    if worker == BUILDER:
        return 0.28 * rounds
    return min(0.25 * rounds, float(MOST_PEOPLE - player.people))


def larder(outlook: Outlook, player: Player) -> float:
    """Food: a shortage at the next feeding costs resources or points; plenty is worth little."""
    hunters = player.at[HUNT]
    food = player.food + player.agriculture
    food_coming = PIPS * hunters / 2 - 0.25 if hunters else 0.0
    fed_already = not _to_be_fed(outlook.state, player)
    have = food_coming + (player.food if fed_already else food)
    need = 0.0 if fed_already else float(player.people)
    value = 0.0
    if have < need:
        missing = need - have
        if outlook.state.rules.starve_per_food:
            value -= min(float(HUNGER_PER_FOOD), outlook.goods[0] + 0.15) * missing
        else:
            value -= min(float(HUNGER), (outlook.goods[0] + 0.15) * missing)
        have = need
    spare = have - need
    later = food_to_come(player, outlook.rounds)
    useful = spare if spare < later else later
    value += useful * FOOD_WORTH + (spare - useful) * SPARE_FOOD_WORTH * min(1.0, outlook.rounds)
    return value + player.agriculture * FOOD_WORTH * outlook.rounds


def food_to_come(player: Player, rounds: float) -> float:
    """What later feedings will need beyond the fields, which go on growing."""
    short = float(player.people - player.agriculture)
    if short <= 0.0:
        return 0.0
    until = min(rounds, short / FIELD_PACE)
    return until * (short - FIELD_PACE * until / 2)


def _to_be_fed(state: StoneAge, player: Player) -> bool:
    """Whether the feeding of this round is still to come."""
    top = state.stack[-1]
    if top.kind == "last-chance":
        return False
    if top.kind != "feeding":
        return True
    seat = state.players.index(player)
    behind = (seat - state.first) % state.seats
    return behind >= (top.seat - state.first) % state.seats


def sent_out(outlook: Outlook, player: Player) -> float:
    """What people on the board are about to bring; those on the hunt are in the larder."""
    at = player.at
    rounds = outlook.rounds
    value = 0.0
    if isinstance(outlook.state.stack[-1], Placing):
        value += player.home * HOME_WORTH
    if at[TOOLMAKER] and player.tools < MOST_TOOLS:
        value += TOOL_WORTH * (rounds + 0.4) + player.workers[TOOL_WORKER]
    if at[HUT] and player.people < MOST_PEOPLE:
        value += PERSON_WORTH * rounds - FOOD_WORTH + player.workers[SHAMAN]
    if at[FIELD] and player.agriculture < MOST_AGRICULTURE:
        value += FOOD_WORTH * (rounds + 0.8) + player.workers[FARMER]
    coming = 0.0
    gathered = 0.0
    for place in range(FOREST, RIVER + 1):
        people = at[place]
        if people:
            amount = PIPS * people / WORTH[place - FOREST] - 0.19
            coming += amount
            gathered += amount * outlook.goods[place - FOREST]
    goods = player.goods
    many = goods[0] + goods[1] + goods[2] + goods[3]
    value += gathered if many < spendable(rounds) else gathered * IDLE
    for slot in range(CARD_SLOTS):
        if at[CARD + slot]:
            value += card_chance(outlook, player, slot, coming)
    for stack in range(outlook.state.seats):
        if at[BUILDING + stack]:
            value += tile_chance(outlook, player, stack, coming)
    return value


def card_chance(outlook: Outlook, player: Player, slot: int, coming: float) -> float:
    """The surplus of a card over its price, if the resources for it are there or coming."""
    card = outlook.state.row[slot]
    if card == NOTHING:
        return 0.0
    price = slot + 1
    have = player.goods[0] + player.goods[1] + player.goods[2] + player.goods[3]
    gain = card_worth(outlook, player, CARDS[card]) - price * (outlook.goods[0] + 0.4)
    if gain <= 0.0:
        return 0.0
    return gain if have + coming >= price else gain * 0.15


def card_worth(outlook: Outlook, player: Player, card: Card) -> float:
    return top_worth(outlook, player, card) + bottom_worth(outlook, player, card)


def top_worth(outlook: Outlook, player: Player, card: Card) -> float:
    rounds = outlook.rounds
    top = card.top
    if top == MARKET:
        return MARKET_DIE - 1.0
    if top == FOOD:
        return card.amount * FOOD_WORTH * min(1.0, 0.3 + rounds)
    if top == RESOURCE:
        return card.amount * outlook.goods[card.resource]
    if top == POINTS:
        return float(card.amount)
    if top == TOOL:
        return TOOL_WORTH * rounds + player.workers[TOOL_WORKER]
    if top == AGRICULTURE:
        return FOOD_WORTH * rounds + player.workers[FARMER]
    if top == DICE:
        amount = PIPS * card.amount / WORTH[card.resource] - 0.4
        return amount * outlook.goods[card.resource]
    if top == EXTRA_CARD:
        return 5.0
    if top == ONE_USE_TOOL:
        return 0.6 * card.amount
    assert top == ANY_TWO
    return 1.9 * outlook.goods[3]


def bottom_worth(outlook: Outlook, player: Player, card: Card) -> float:
    rounds = outlook.rounds
    if card.symbol >= 0:
        if player.symbols >> card.symbol & 1:
            return 2.0 * player.doubles + 1.0 if outlook.state.rules.second_set else 1.0
        return 2.0 * player.singles + 1.0 + 0.29 * rounds
    return card.count * (level(player, card.worker) + rise(player, card.worker, rounds))


def tile_chance(outlook: Outlook, player: Player, stack: int, coming: float) -> float:
    """The surplus of a building over what its resources are worth."""
    tiles = outlook.state.stacks[stack]
    if not tiles:
        return 0.0
    tile = TILES[tiles[-1]]
    goods = player.goods
    missing = 0.0
    cost = 0.0
    points = float(tile.points)
    if tile.cost:
        for kind in range(4):
            need = tile.cost[kind]
            cost += need * outlook.goods[kind]
            if goods[kind] < need:
                missing += need - goods[kind]
    else:
        have = goods[0] + goods[1] + goods[2] + goods[3]
        paid = min(float(tile.most), have + coming)
        kinds = 0
        for kind in range(4):
            if goods[kind]:
                kinds += 1
        if tile.kinds > kinds:
            missing += tile.kinds - kinds
        if paid < tile.least:
            missing += tile.least - paid
        points = paid * 4.3
        cost = paid * (outlook.goods[1] * 0.7 + outlook.goods[2] * 0.3)
    gain = points - cost + player.workers[BUILDER]
    if gain <= 0.0:
        return 0.0
    if missing <= 0.0:
        return gain
    return gain * 0.84 if missing <= coming else gain * 0.1


def open_question(outlook: Outlook, top: Decision[Any], player: Player) -> float:
    """What the decision at hand will bring the one who decides."""
    if isinstance(top, BuyingCard):
        return card_chance(outlook, player, top.slot, 0.0)
    if isinstance(top, BuyingTile):
        return tile_chance(outlook, player, top.stack, 0.0)
    if isinstance(top, PickingDie):
        return MARKET_DIE
    if isinstance(top, AddingTools):
        total = sum(top.dice)
        if top.place == HUNT:
            return (total // 2) * FOOD_WORTH
        kind = top.place - FOREST
        return (total // WORTH[kind]) * outlook.goods[kind]
    return 0.0
