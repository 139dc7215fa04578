"""Civil cards: what they would change, on the board, in the hand and on a building site."""

from __future__ import annotations

from typing import Final

from ....core.layout import NOTHING
from .. import powers as p
from ..cards import ACTION, GOVERNMENT, LEADER, SPECIAL, WORKED_KINDS, CivilCard, is_urban
from ..civil import (
    ARMY,
    ARMY_PER_STRONGER,
    CIVIL,
    CULTURE_PER_RICHER,
    FOOD_AND_RESOURCES,
    FOOD_OR_RESOURCES,
    POPULATION,
    SCIENCE_AND_CULTURE,
    STAGE,
    TECHNOLOGY,
)
from ..player import Player
from ..prices import build_cost, develop_price
from ..scoring import COMPLETED
from ..state import ThroughTheAges
from .outlook import Outlook, fading, until_old
from .powers import powers_worth, worker_worth
from .weights import WEIGHTS

# What an action card gives: resources, food, science, culture; by card, then by players.
_R: Final = 0
_F: Final = 1
_S: Final = 2
_C: Final = 3


def _gives(card: CivilCard, players: int) -> list[float]:
    out = [0.0, 0.0, 0.0, 0.0]
    if card.kind != ACTION:
        return out
    amount = float(card.amounts[0])
    if card.does == POPULATION:
        out[_F] = amount
    elif card.does == TECHNOLOGY:
        out[_S] = amount
    elif card.does == FOOD_OR_RESOURCES:
        out[_R] = amount
    elif card.does == FOOD_AND_RESOURCES:
        out[_F], out[_R] = amount, float(card.amounts[1])
    elif card.does == SCIENCE_AND_CULTURE:
        out[_S] = amount
        out[_C] = float(card.amounts[1]) if len(card.amounts) > 1 else 0.0
    elif card.does == ARMY:
        out[_R], out[_C] = 0.8 * amount, 0.5
    elif card.does == ARMY_PER_STRONGER:
        out[_R] = 0.4 * card.amounts[max(2, players) - 2] * (max(2, players) - 1)
    elif card.does == CULTURE_PER_RICHER:
        out[_C] = 0.5 * card.amounts[max(2, players) - 2] * (max(2, players) - 1)
    else:
        out[_R] = 0.9 * amount
    return out


GIVES: Final[list[list[list[float]]]] = [
    [_gives(card, players) for card in CIVIL] for players in range(5)
]
# Workers who may still come to a new card, by kind.
NEW_WORKERS: Final[list[float]] = [1.0, 1.5, 1.0, 0.8, 1.0, 1.2, 0.6, 0.8, 0.8, 0.6, 0.5]
# By special technology: the others of its branch.
SAME_BRANCH: Final[list[list[int]]] = [
    [
        other
        for other, each in enumerate(CIVIL)
        if each.kind == card.kind == SPECIAL and each.branch == card.branch and each is not card
    ]
    for card in CIVIL
]


def board_worth(player: Player, at: Outlook) -> float:
    """What workers would gain on the best card of each kind."""
    board = player.board
    value = 0.0
    first = 0
    kind = -1
    for number, card in enumerate(board):
        if CIVIL[card].kind != kind:
            if number:
                value += promise(player, board[number - 1], first, number - 1, at)
            first, kind = number, CIVIL[card].kind
    last = len(board) - 1
    return value + promise(player, board[last], first, last, at)


def promise(player: Player, best: int, first: int, end: int, at: Outlook) -> float:
    """What workers would gain if this card were the best of its kind.

    The others of its kind lie on the board from one place up to, but not with, another.
    """
    w = WEIGHTS
    facts = CIVIL[best]
    kind = facts.kind
    worth = worker_worth(facts, at) - build_cost(player, best) * at.resources - w.action
    value = 0.0
    for number in range(first, end):
        card = player.board[number]
        workers = player.workers[card]
        if workers:
            old = CIVIL[card]
            gain = worth - worker_worth(old, at) + old.cost * at.resources
            if gain > 0.0:
                value += gain if workers == 1 else gain + gain
    gain = worth - w.worker * fading(at.turns, w.worker_span)
    if gain > 0.0 and not (is_urban(kind) and player.counts[kind] >= player.powers[p.URBAN_LIMIT]):
        value += gain * NEW_WORKERS[kind] * w.new_workers
    return w.potential * value


def hand_worth(state: ThroughTheAges, player: Player, at: Outlook) -> float:
    """Civil cards: what they would change, as far as there is science for them."""
    hand = player.hand
    if not hand:
        return 0.0
    w = WEIGHTS
    value = 0.0
    crowd = 1.0
    techs = 0.0
    price = 0.0
    best_leader = 0.0
    for card in hand:
        facts = CIVIL[card]
        kind = facts.kind
        if kind == ACTION:
            value += action_worth(state, player, card, at) * crowd
            crowd *= w.crowd
        elif kind == LEADER:
            worth = leader_worth(state, player, facts, at)
            if worth > best_leader:
                best_leader = worth
        else:
            worth = technology_worth(player, card, facts, at)
            if worth > 0.0:
                techs += worth
                price += develop_price(player, card)
    if price > 0.0:
        means = player.science + player.science_rate * min(5.0, at.turns)
        techs *= 1.0 if means >= price else means / price
    return value + w.leader * best_leader + w.hand * techs - w.held * len(hand)


def action_worth(state: ThroughTheAges, player: Player, card: int, at: Outlook) -> float:
    gives = GIVES[state.seats][card]
    value = gives[_R] * at.resources + gives[_F] * at.food + gives[_S] * at.science
    value += gives[_C]
    if CIVIL[card].does == STAGE and player.site == NOTHING:
        value *= 0.4
    return value * WEIGHTS.ordered


def leader_worth(state: ThroughTheAges, player: Player, facts: CivilCard, at: Outlook) -> float:
    """Of a leader in the hand, above the one who is there."""
    turns = at.turns
    if turns <= 0.0:
        return 0.0
    life = min(turns, until_old(state, facts.age)) / turns
    worth = life * powers_worth(player, facts.powers, at)
    if player.leader != NOTHING:
        old = CIVIL[player.leader]
        life = min(turns, until_old(state, old.age)) / turns
        worth -= life * powers_worth(player, old.powers, at)
    return worth


def technology_worth(player: Player, card: int, facts: CivilCard, at: Outlook) -> float:
    """Of a technology in the hand, less its price."""
    w = WEIGHTS
    price = develop_price(player, card) * at.science + w.action
    kind = facts.kind
    if kind < WORKED_KINDS:
        board = player.board
        first = 0
        while first < len(board) and CIVIL[board[first]].kind < kind:
            first += 1
        end = first
        while end < len(board) and CIVIL[board[end]].kind == kind:
            end += 1
        worth = promise(player, card, first, end, at)
        if end > first:
            best = board[end - 1]
            if best > card:
                return -1.0
            worth -= promise(player, best, first, end - 1, at)
        return worth - price
    worth = powers_worth(player, facts.powers, at)
    if kind == GOVERNMENT:
        worth -= powers_worth(player, CIVIL[player.government].powers, at)
        price = min(price, facts.uprising * at.science + w.civil * player.civil_total)
    else:
        for other in SAME_BRANCH[card]:
            if player.has(other):
                if CIVIL[other].age >= facts.age:
                    return -1.0
                worth -= powers_worth(player, CIVIL[other].powers, at)
    return w.special * worth - price


def site_worth(player: Player, at: Outlook) -> float:
    """A wonder that is being built: what it will give, less what is still to be paid."""
    if player.site == NOTHING:
        return 0.0
    w = WEIGHTS
    facts = CIVIL[player.site]
    worth = powers_worth(player, facts.powers, at)
    if facts.scores:
        worth += COMPLETED[facts.scores](player)
    stages = len(facts.stages)
    left = stages - player.stages
    cost = 0
    for stage in range(player.stages, stages):
        cost += facts.stages[stage]
    means = at.have_resources + at.made * at.turns * 0.7
    if cost > means:
        worth *= means / cost
    share = w.site + (w.wonder - w.site) * player.stages / stages
    return share * worth - cost * at.resources - left * w.action
