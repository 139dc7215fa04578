"""What things cost a civilization now: each price once, for rules, hints and bots."""

from __future__ import annotations

from . import powers as p
from .board import SLOT_COST
from .cards import LEADER, LIBRARY, THEATER, WONDER, MilitaryCard, is_urban
from .civil import CIVIL
from .player import Player


def take_cost(player: Player, slot: int, card: int, leader_replaced: bool) -> int:
    """Civil actions to take a card from the row."""
    facts = CIVIL[card]
    cost = SLOT_COST[slot]
    if facts.kind == LEADER:
        cost -= player.powers[p.CHEAP_LEADERS]
    elif facts.kind == WONDER:
        if not player.powers[p.NO_SURCHARGE]:
            cost += len(player.wonders)
        if leader_replaced:
            cost -= facts.takes_off
    return max(0, cost)


def build_cost(player: Player, card: int) -> int:
    """Resources for one more worker on a card."""
    facts = CIVIL[card]
    cost = facts.cost
    if is_urban(facts.kind):
        cost -= min(facts.age, player.powers[p.URBAN_DISCOUNT]) + _of_pair(player, facts.kind)
    return max(0, cost)


def upgrade_cost(player: Player, source: int, target: int) -> int:
    """Resources for a worker who goes on to a better card."""
    return max(0, build_cost(player, target) - build_cost(player, source))


def develop_price(player: Player, card: int) -> int:
    """Science for a technology; for a government without a revolution."""
    facts = CIVIL[card]
    price = facts.price - player.powers[p.CHEAP_TECHNOLOGIES] - _of_pair(player, facts.kind)
    if facts.kind == THEATER:
        price -= player.powers[p.CHEAP_THEATERS]
    return max(0, price)


def revolution_price(player: Player, card: int) -> int:
    return max(0, CIVIL[card].uprising - player.powers[p.CHEAP_TECHNOLOGIES])


def stages_cost(player: Player, count: int) -> int:
    """Resources for so many stages more of the wonder that is being built."""
    return sum(CIVIL[player.site].stages[player.stages : player.stages + count])


def attack_cost(card: MilitaryCard, target: Player) -> int:
    """Military actions for an aggression or a war."""
    return card.cost * 2 if target.powers[p.DEAR_TO_ATTACK] else card.cost


def civil_hand_limit(player: Player) -> int:
    return player.powers[p.CIVIL] + player.powers[p.CIVIL_HAND]


def military_hand_limit(player: Player) -> int:
    return player.powers[p.MILITARY] + player.powers[p.MILITARY_HAND]


def _of_pair(player: Player, kind: int) -> int:
    """What a library takes off a theater, and a theater off a library."""
    helps = (kind == THEATER and player.counts[LIBRARY] > 0) or (
        kind == LIBRARY and player.counts[THEATER] > 0
    )
    return player.powers[p.LIBRARY_AND_THEATER] if helps else 0
