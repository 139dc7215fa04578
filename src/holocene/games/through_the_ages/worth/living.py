"""A civilization as it lives: ratings, goods, people, actions and strength."""

from __future__ import annotations

from ....core.layout import NOTHING
from .. import powers as p
from ..board import faces_needed
from ..cards import ACTION, IV, LAB, LEADER
from ..civil import CIVIL
from ..player import FARMS, MINES, TOKEN_WORTH, Player
from ..ratings import levels
from ..state import ThroughTheAges
from .outlook import Outlook, fading
from .weights import WEIGHTS


def made(player: Player, at: Outlook) -> float:
    """What the ratings will bring."""
    w = WEIGHTS
    value = player.culture_rate * at.ends + player.science_rate * at.science_rate
    food = player.powers[p.FOOD_MADE] - player.eaten
    for card in FARMS:
        workers = player.workers[card]
        if workers:
            food += workers * TOKEN_WORTH[card]
    resources = at.made
    value += resources * at.resource_rate
    value += at.food_rate * (food if food <= w.food_enough else soft_rate(food, w.food_enough))
    if at.ends <= 0.0:
        return value
    if player.discontent > player.idle:
        lost = player.culture_rate + player.science_rate * at.science
        lost += resources * at.resources + max(0, food) * at.food + 2.0
        value -= w.uprising * lost
    if food < 0:
        stock = at.have_food + player.extra_food
        if stock + food < 0:
            value += 4.0 * w.hunger * (stock + food)
            stock = -food
        later = stock + food * at.ends
        if later < 0.0:
            value += 4.0 * w.famine * later
    return value


def made_resources(player: Player) -> int:
    """In a turn, as long as there are tokens."""
    powers = player.powers
    out = powers[p.RESOURCES_MADE]
    best = 0
    for card in MINES:
        workers = player.workers[card]
        if workers:
            best = TOKEN_WORTH[card]
            out += workers * best
    if powers[p.BEST_MINE_TWICE]:
        out += best
    return out + levels(player, LAB) if powers[p.LABS_MAKE_RESOURCES] else out


def soft_rate(rate: int, enough: float) -> float:
    """Of a rate that is greater than can be used."""
    return enough + WEIGHTS.plenty * (rate - enough)


def actions(state: ThroughTheAges, player: Player, at: Outlook) -> float:
    """Those at hand, and those of turns to come.

    Who ends a turn loses what was left of it, and gains no more than the next turn was worth all
    along; who is about to begin one loses nothing by that. Military actions draw cards; civil ones
    count as long as there is something to do.
    """
    w = WEIGHTS
    value = (at.ends - 1.0) * w.civil * player.civil_total
    if state.age != IV:
        value += w.military * (player.military + (at.ends - 1.0) * player.military_total)
    useful = 1  # there is always a card to take
    if player.idle and at.have_resources >= 2:
        useful += 1
    if player.yellow and at.have_food >= player.worker_cost:
        useful += 1
    if player.site != NOTHING and at.have_resources >= CIVIL[player.site].stages[player.stages]:
        useful += 1
    for card in player.hand:
        facts = CIVIL[card]
        if facts.kind == LEADER or (facts.kind != ACTION and player.science >= facts.price):
            useful += 1
    return value + w.action * min(useful, player.civil)


def goods(state: ThroughTheAges, player: Player, at: Outlook) -> float:
    """Stocks, of which great ones are worth less, and what corruption will take of them."""
    w = WEIGHTS
    value = at.science * soft(float(player.science), w.science_cap + 2.0 * state.age)
    have = float(at.have_resources + player.extra_resources)
    value += at.resources * soft(have, w.resource_cap + state.age)
    value += 0.5 * (at.resources * player.unit_resources + at.science * player.unit_science)
    value += at.food * soft(float(at.have_food + player.extra_food), w.food_cap)
    value -= w.corruption * player.corruption * at.resources
    return value + w.blue * player.blue * at.turns


def soft(amount: float, cap: float) -> float:
    return amount if amount <= cap else cap + WEIGHTS.plenty * (amount - cap)


def people(player: Player, at: Outlook) -> float:
    w = WEIGHTS
    value = w.yellow * player.yellow * at.turns
    idle = player.idle
    workers = idle
    for count in player.counts:
        workers += count
    value += w.worker * workers * fading(at.turns, w.worker_span)
    value -= w.idle * idle
    spare = player.happy - faces_needed(player.yellow)
    if spare < 0:
        return value + w.discontent * spare * fading(at.turns, 3.0)
    return value + w.happy * min(spare, 2) * fading(at.turns, w.people_span)


def face_worth(player: Player, at: Outlook) -> float:
    """What one more happy face is worth."""
    w = WEIGHTS
    spare = player.happy - faces_needed(player.yellow)
    scale = fading(at.turns, w.people_span)
    if spare < 0:
        return (w.need + w.discontent) * scale * 2.0
    return w.need * scale if spare == 0 else w.happy * scale


def strength_worth(state: ThroughTheAges, seat: int, at: Outlook) -> float:
    """How an army compares with the others'; notes what one more point is worth."""
    w = WEIGHTS
    mine = state.players[seat].strength
    knee = w.strength_knee + w.knee_age * state.age
    total = 0.0
    slope = 0.0
    rivals = 0
    for other in range(state.seats):
        player = state.players[other]
        if other == seat or player.out:
            continue
        rivals += 1
        lead = float(mine - player.strength)
        size = lead if lead >= 0.0 else -lead
        total += lead / (size + knee)
        slope += knee / ((size + knee) * (size + knee))
    if rivals == 0:
        return 0.0
    scale = w.strength * (1.0 + w.strength_age * state.age) / rivals
    scale *= fading(at.turns, w.strength_span) * (0.4 if state.rules.peaceful else 1.0)
    at.strength = scale * slope
    return scale * total
