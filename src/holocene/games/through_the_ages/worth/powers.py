"""What the powers of cards and the workers on them are worth."""

from __future__ import annotations

from typing import Final

from ....core.layout import NOTHING
from .. import powers as p
from ..cards import AIR, ARTILLERY, CAVALRY, FARM, INFANTRY, LAB, LIBRARY, MINE, THEATER, CivilCard
from ..civil import CIVIL
from ..player import SPOKE, Player
from ..ratings import levels
from ..state import ThroughTheAges
from .outlook import Outlook, until_old
from .weights import WEIGHTS

# What a power is worth in a turn, where no rating tells it.
PER_TURN: Final[list[float]] = [0.0] * len(p.POWERS)
_WORTHS: Final[list[tuple[int, float]]] = [
    (p.CIVIL_HAND, 0.05), (p.MILITARY_HAND, 0.1), (p.COLONIZATION, 0.15),
    (p.URBAN_DISCOUNT, 0.5), (p.STAGES, 0.3), (p.CHEAP_POPULATION, 0.5), (p.CHEAP_LEADERS, 0.1),
    (p.CHEAP_THEATERS, 0.15), (p.CHEAP_TECHNOLOGIES, 0.4), (p.LIBRARY_AND_THEATER, 0.3),
    (p.NO_SURCHARGE, 0.3), (p.DEAR_TO_ATTACK, 0.4), (p.SCIENCE_ON_TAKE, 0.6),
    (p.RESOURCE_ON_DEVELOP, 0.4), (p.CIVIL_ON_DEVELOP, 0.3), (p.CULTURE_ON_DEVELOP, 0.4),
    (p.CULTURE_ON_REVOLUTION, 0.05), (p.MILITARY_REVOLUTION, 0.1), (p.UNIT_RESOURCES, 0.4),
    (p.CIVIL_FROM_MILITARY, 0.7), (p.FREE_POPULATION, 1.5), (p.TURN_TO_THEATER, 0.2),
    (p.FOOD_AS_RESOURCE, 0.1), (p.RESOURCE_AS_FOOD, 0.1), (p.LEVY, 0.4),
    (p.COLONISTS, 0.15), (p.SECOND_ACTION, 0.2), (p.FORESIGHT, 0.1), (p.SETTLES, 0.5),
    (p.LEAVES_A_TOKEN, 0.1), (p.NEVER_ATTACKS, -0.1), (p.SAFE_FROM_WAR, 0.3),
    (p.MAY_BE_TUCKED, 0.1),
]  # fmt: skip
for _power, _worth in _WORTHS:
    PER_TURN[_power] = _worth


def silent_powers(state: ThroughTheAges, player: Player, at: Outlook) -> float:
    """What cards in play give that no rating tells."""
    w = WEIGHTS
    powers = player.powers
    value = 0.0
    for power, amount in enumerate(powers):
        if amount:
            value += amount * PER_TURN[power]
    value *= at.turns * w.power
    if powers[p.SPEECH]:  # it comes also where nobody has spoken
        value += powers[p.SPEECH] * (at.ends if not player.used & SPOKE else at.ends - 1.0)
    value += powers[p.URBAN_LIMIT] * w.urban * at.turns
    if powers[p.CULTURE_IF_STRONG]:
        value += 0.5 * powers[p.CULTURE_IF_STRONG] * at.ends
    if powers[p.LABS_MAKE_RESOURCES]:
        value += levels(player, LAB)
    if player.leader != NOTHING:
        facts = CIVIL[player.leader]
        life = until_old(state, facts.age)
        if life < at.turns:
            gone = (at.turns - life) / at.turns
            value -= w.fade * gone * powers_worth(player, facts.powers, at)
    return value


def powers_worth(player: Player, powers: list[tuple[int, int]], at: Outlook) -> float:
    """What the powers of a card are worth to a civilization."""
    value = 0.0
    for power, amount in powers:
        value += amount * power_worth(player, power, at)
    return value


def power_worth(player: Player, power: int, at: Outlook) -> float:
    w = WEIGHTS
    counts = player.counts
    if power == p.SCIENCE:
        return at.science_rate
    if power == p.CULTURE:
        return at.ends
    if power == p.HAPPY:
        return at.happy
    if power == p.STRENGTH:
        return at.strength
    if power == p.CIVIL:
        return w.civil * at.turns
    if power == p.MILITARY:
        return w.military * at.turns
    if power == p.URBAN_LIMIT:
        return w.urban * at.turns
    if power == p.YELLOW:
        return w.yellow * at.turns + 0.5
    if power == p.BLUE:
        return w.blue * at.turns
    if power <= p.STRENGTH_PER_HAPPY:
        units = counts[INFANTRY] + counts[CAVALRY] + counts[ARTILLERY] + counts[AIR]
        if power == p.STRENGTH_PER_INFANTRY:
            units = counts[INFANTRY]
        elif power == p.STRENGTH_PER_ARTILLERY:
            units = counts[ARTILLERY]
        elif power == p.STRENGTH_PER_UNIT_TYPE:
            units = min(3, units)
        elif power == p.STRENGTH_PER_HAPPY:
            units = player.happy
        return (units if power >= p.STRENGTH_PER_UNIT else 0) * at.strength + (
            PER_TURN[power] * at.turns
        )
    if power <= p.INFANTRY_RIDES:
        return rating_worth(player, power, at)
    if power == p.CULTURE_IF_STRONG:
        return 0.5 * at.ends
    if power == p.SPEECH:
        return at.ends
    if power == p.BEST_MINE_TWICE:
        best = player.best(MINE)
        return CIVIL[best].yields * at.resource_rate if best != NOTHING else 0.0
    if power == p.LABS_MAKE_RESOURCES:
        return levels(player, LAB) * (1.0 + at.resource_rate)
    if power == p.FOOD_MADE:
        return at.food_rate
    if power == p.RESOURCES_MADE:
        return at.resource_rate
    return w.power * PER_TURN[power] * at.turns


def rating_worth(player: Player, power: int, at: Outlook) -> float:
    """Powers that add to a rating by what else is there."""
    counts = player.counts
    if power == p.CULTURE_PER_HAPPY:
        return 0.7 * player.happy * at.ends
    if power == p.CULTURE_PER_THEATER:
        return counts[THEATER] * at.ends
    if power == p.CULTURE_PER_PAIR:
        return min(counts[THEATER], counts[LIBRARY]) * at.ends
    if power == p.CULTURE_PER_LAB_LEVEL:
        return levels(player, LAB) * at.ends
    if power == p.CULTURE_PER_COLONY:
        return len(player.colonies) * at.ends
    if power == p.CULTURE_IF_COLONY:
        return at.ends if player.colonies else 0.0
    if power == p.BEST_THEATER_TWICE:
        best = player.best(THEATER)
        return CIVIL[best].culture * at.ends if best != NOTHING else 0.0
    if power == p.SCIENCE_OF_BEST:
        level = 0
        for kind in (LAB, LIBRARY):
            best = player.best(kind)
            if best != NOTHING and CIVIL[best].age > level:
                level = CIVIL[best].age
        return level * at.science_rate
    if power == p.SCIENCE_PER_LAB:
        return counts[LAB] * at.science_rate
    if power == p.HAPPY_PER_SOURCE:
        return (player.faces + player.sources) * at.happy
    return 0.0


def worker_worth(facts: CivilCard, at: Outlook) -> float:
    """What a worker on a card makes."""
    if facts.kind == FARM:
        return facts.yields * at.food_rate
    if facts.kind == MINE:
        return facts.yields * at.resource_rate
    value = facts.science * at.science_rate + facts.culture * at.ends
    return value + facts.happy * at.happy + facts.strength * at.strength
