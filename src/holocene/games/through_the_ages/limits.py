"""Why something cannot be done: one answer for what is offered and for what is told.

Each question is answered by a reason, or by None where nothing stands in the way. What costs
actions is asked about the rest of its price; the actions are counted where they are spent.
"""

from __future__ import annotations

from typing import Final

from ...core.layout import NOTHING
from . import powers as p
from . import stores
from .cards import LEADER, THEATER, WONDER, is_unit, is_urban
from .civil import CIVIL
from .player import REPLACED_LEADER, STAGED, Player
from .prices import (
    build_cost,
    civil_hand_limit,
    develop_price,
    revolution_price,
    stages_cost,
    take_cost,
    upgrade_cost,
)
from .shapes.common import Reason
from .state import ThroughTheAges

EMPTY: Final[Reason] = "empty"
ACTIONS: Final[Reason] = "actions"
HAND_FULL: Final[Reason] = "hand-full"
OWNED: Final[Reason] = "owned"
LEADER_OF_AGE: Final[Reason] = "leader-of-age"
SITE_TAKEN: Final[Reason] = "site-taken"
NO_SITE: Final[Reason] = "no-site"
STAGES_LEFT: Final[Reason] = "stages-left"
TOKENS: Final[Reason] = "tokens"
BANK_EMPTY: Final[Reason] = "bank-empty"
FOOD: Final[Reason] = "food"
RESOURCES: Final[Reason] = "resources"
SCIENCE: Final[Reason] = "science"
PARTNER_SCIENCE: Final[Reason] = "partner-science"
IDLE: Final[Reason] = "no-idle-worker"
WORKER: Final[Reason] = "no-worker-there"
URBAN_LIMIT: Final[Reason] = "urban-limit"
ONCE: Final[Reason] = "once-a-turn"
ACTIONS_SPENT: Final[Reason] = "actions-spent"


def wealth(player: Player, for_unit: bool) -> int:
    """Resources that can be paid with now."""
    out = stores.resources(player) + player.extra_resources
    return out + player.unit_resources if for_unit else out


def why_not_take(state: ThroughTheAges, player: Player, slot: int, actions: int) -> Reason | None:
    card = state.row[slot]
    if card == NOTHING:
        return EMPTY
    facts = CIVIL[card]
    if facts.kind == WONDER:
        if player.site != NOTHING:
            return SITE_TAKEN
    else:
        if facts.kind == LEADER:
            if player.leaders_taken >> facts.age & 1:
                return LEADER_OF_AGE
        elif facts.is_technology and (player.has(card) or card in player.hand):
            return OWNED
        if len(player.hand) >= civil_hand_limit(player):
            return HAND_FULL
    if take_cost(player, slot, card, player.used & REPLACED_LEADER != 0) > actions:
        return ACTIONS
    return None


def why_not_grow(player: Player, discount: int) -> Reason | None:
    if player.yellow == 0:
        return BANK_EMPTY
    if stores.food(player) + player.extra_food < player.worker_cost - discount:
        return FOOD
    return None


def why_not_build(player: Player, card: int, discount: int, resources: int) -> Reason | None:
    kind = CIVIL[card].kind
    if is_urban(kind) and player.counts[kind] >= player.powers[p.URBAN_LIMIT]:
        return URBAN_LIMIT
    if player.idle == 0:
        return IDLE
    return RESOURCES if build_cost(player, card) - discount > resources else None


def why_not_upgrade(
    player: Player, source: int, target: int, discount: int, resources: int
) -> Reason | None:
    """Also for an urban building that a leader turns into a theater."""
    if player.workers[source] == 0:
        return WORKER
    if CIVIL[source].kind != CIVIL[target].kind:
        if player.used & STAGED:
            return ONCE
        if player.counts[THEATER] >= player.powers[p.URBAN_LIMIT]:
            return URBAN_LIMIT
    return RESOURCES if upgrade_cost(player, source, target) - discount > resources else None


def why_not_raise(
    state: ThroughTheAges, player: Player, count: int, discount: int, resources: int
) -> Reason | None:
    if player.site == NOTHING:
        return NO_SITE
    if player.stages + count > len(CIVIL[player.site].stages):
        return STAGES_LEFT
    cost = max(0, stages_cost(player, count) - discount)
    if cost > resources:
        return RESOURCES
    return None if _tokens_for(state, player, cost) >= count else TOKENS


def _tokens_for(state: ThroughTheAges, player: Player, cost: int) -> int:
    """Tokens with which stages can be covered once they are paid: in the bank, or anywhere."""
    if state.rules.stage_from_cards:
        return player.blue + sum(player.tokens)
    return stores.bank_after(player, max(0, cost - player.extra_resources))


def why_not_develop(state: ThroughTheAges, seat: int, card: int, discount: int) -> Reason | None:
    player = state.players[seat]
    price = develop_price(player, card) - discount
    have = player.science + (player.unit_science if is_unit(CIVIL[card].kind) else 0)
    return SCIENCE if price > have else _why_not_together(state, seat)


def why_not_revolt(
    state: ThroughTheAges, seat: int, card: int, discount: int, spent: int
) -> Reason | None:
    """`spent`: civil actions that have been spent on the way to it."""
    player = state.players[seat]
    if revolution_price(player, card) - discount > player.science:
        return SCIENCE
    if player.powers[p.MILITARY_REVOLUTION]:
        if player.military_spent > 0 or player.military == 0:
            return ACTIONS_SPENT
    elif player.civil_spent > spent or player.civil + spent == 0:
        return ACTIONS_SPENT
    return _why_not_together(state, seat)


def _why_not_together(state: ThroughTheAges, seat: int) -> Reason | None:
    """Of a pact by which both pay for technologies: whether the other side can."""
    if state.players[seat].powers[p.CHEAP_TECHNOLOGIES]:
        partner = state.partner(seat, p.CHEAP_TECHNOLOGIES)
        if state.players[partner].science == 0:
            return PARTNER_SCIENCE
    return None
