"""What the decision at hand will bring those whom it concerns."""

from __future__ import annotations

from ....core.layout import NOTHING
from .. import actions as a
from .. import military as m
from .. import powers as p
from .. import stores
from ..civil import CIVIL, TECHNOLOGY
from ..decisions.colonizing import Bidding, Sending
from ..decisions.events import Agreement, Developing
from ..decisions.fighting import Defending, best_defense, defense_of
from ..decisions.losing import Splitting
from ..decisions.playing import Ordered, Reserves
from ..decisions.politics import Answering
from ..decisions.spoils import Plundering, Raiding
from ..military import MILITARY
from ..player import Player
from ..prices import build_cost
from ..state import ThroughTheAges
from .outlook import Outlook, fading
from .powers import powers_worth, worker_worth
from .weights import WEIGHTS


def open_question(state: ThroughTheAges, views: list[Outlook], values: list[float]) -> None:
    """What the decision at hand will bring those whom it concerns."""
    top = state.stack[-1]
    seat = top.seat
    player = state.players[seat]
    at = views[seat]
    if isinstance(top, Ordered):
        values[seat] += best_order(state, player, top, at)
    elif isinstance(top, Reserves):
        values[seat] += CIVIL[top.card].amounts[0] * max(at.resources, at.food)
    elif isinstance(top, Defending):
        defending(top, player, views[top.attacker], at, values)
    elif isinstance(top, Plundering):
        taken = top.food * at.food + top.resources * at.resources
        taken += 0.8 * top.left * max(at.food, at.resources)
        values[seat] += taken
        values[top.victim] -= taken
    elif isinstance(top, Raiding):
        values[seat] += 0.5 * sum(top.costs) * at.resources + 2.0 * len(top.levels)
    elif isinstance(top, Splitting):
        shared = top.food * at.food + top.resources * at.resources
        shared += 0.8 * top.left * max(at.food, at.resources)
        values[seat] += top.sign * shared
    elif isinstance(top, Bidding):
        bidding(state, top, views, values)
    elif isinstance(top, Sending):
        values[seat] += sending(top, player, at)
    elif isinstance(top, Agreement):
        values[seat] += top.left * WEIGHTS.civil
    elif isinstance(top, Developing):
        values[seat] += 1.5
    elif isinstance(top, Answering):
        sides = [MILITARY[top.card].powers, MILITARY[top.card].second]
        offering = powers_worth(state.players[top.partner], sides[top.side], views[top.partner])
        answering = powers_worth(player, sides[1 - top.side], at)
        if offering > 0.0 and answering > 0.0:
            values[top.partner] += 0.5 * offering
            values[seat] += 0.5 * answering


def best_order(state: ThroughTheAges, player: Player, top: Ordered, at: Outlook) -> float:
    """The best of what an action card allows."""
    facts = CIVIL[top.card]
    off = facts.amounts[0]
    best = -50.0
    for action in state.legal:
        if isinstance(action, a.Upgrade):
            worth = worker_worth(CIVIL[action.target], at)
            worth -= worker_worth(CIVIL[action.source], at)
            cost = build_cost(player, action.target) - build_cost(player, action.source) - off
            worth -= max(0, cost) * at.resources
        elif isinstance(action, a.OnCivil) and facts.does != TECHNOLOGY:
            worth = worker_worth(CIVIL[action.card], at)
            worth += WEIGHTS.idle
            worth -= max(0, build_cost(player, action.card) - off) * at.resources
        elif facts.does == TECHNOLOGY:
            worth = off * at.science + 2.0
        else:
            worth = off * at.resources + 1.0
        best = max(best, worth)
    return best


def defending(
    top: Defending, player: Player, mine: Outlook, at: Outlook, values: list[float]
) -> None:
    """An aggression: who attacks guesses what cards will add, who defends knows."""
    short = float(top.strength - player.strength)
    if player.laid:
        short -= defense_of(player.laid)
        chance = 0.0
        if short > 0.0:
            room = player.military_total - len(player.laid)
            chance = 0.1 if room > 0 and best_defense(player) >= short else 1.0
    else:
        guess = WEIGHTS.defence * min(len(player.secrets), player.military_total)
        chance = max(0.0, min(1.0, 0.5 + (short - guess) / (2.0 + guess)))
    values[top.attacker] += chance * spoils(top, player, mine)
    values[top.seat] -= chance * spoils(top, player, at)


def spoils(top: Defending, victim: Player, at: Outlook) -> float:
    """What an aggression is worth to one side of it."""
    facts = MILITARY[top.card]
    does = facts.does
    if does == m.INTERVENE:
        return float(min(victim.culture, facts.amounts[0]))
    if does == m.SPY:
        return min(victim.science, facts.amounts[0]) * at.science
    if does == m.PLUNDER:
        have = stores.food(victim) + stores.resources(victim)
        return min(have, facts.amounts[0]) * at.resources
    if does == m.RAID:
        return (3.0 + 3.0 * len(facts.amounts)) * fading(at.turns, 6.0)
    if does == m.INFILTRATE or does == m.ANNEX:
        return 6.0
    return 5.0 * fading(at.turns, 6.0)


# Colonies


def territory_worth(player: Player, card: int, at: Outlook) -> float:
    """What a colony gives once and for good."""
    facts = MILITARY[card]
    value = 1.0 + powers_worth(player, facts.powers, at)
    for what, amount in facts.gains:
        if what == m.CULTURE:
            value += amount
        elif what == m.SCIENCE:
            value += amount * at.science
        elif what == m.FOOD:
            value += amount * at.food
        elif what == m.RESOURCES:
            value += amount * at.resources
        elif what == m.POPULATION:
            value += amount * WEIGHTS.worker * fading(at.turns, WEIGHTS.worker_span)
        else:
            value += amount * 0.6
    return value


def bidding(state: ThroughTheAges, top: Bidding, views: list[Outlook], values: list[float]) -> None:
    """Who leads an auction will perhaps win it for what was bid."""
    if top.leader == NOTHING:
        return
    player = state.players[top.leader]
    at = views[top.leader]
    worth = WEIGHTS.colony * territory_worth(player, top.card, at)
    values[top.leader] += 0.6 * (worth - force_cost(player, top.high, at))


def force_cost(player: Player, force: int, at: Outlook) -> float:
    """What it costs to send so much strength: units are lost, with their workers."""
    strength = max(1, force - player.powers[p.COLONIZATION])
    lost = WEIGHTS.unit_cost * fading(at.turns, WEIGHTS.people_span)
    return strength * (lost + at.strength)


def sending(top: Sending, player: Player, at: Outlook) -> float:
    """A colony that is won: units already sent are lost, and more may be needed."""
    value = territory_worth(player, top.card, at)
    time = fading(at.turns, WEIGHTS.worker_span)
    for card in player.sent:
        facts = CIVIL[card]
        value -= facts.strength * at.strength + facts.cost * at.resources
        value -= WEIGHTS.worker * time
    short = top.bid - top.force(player)
    if short > 0 or not player.sent:
        value -= 1.0 + force_cost(player, max(1, short) + player.powers[p.COLONIZATION], at)
    return value
