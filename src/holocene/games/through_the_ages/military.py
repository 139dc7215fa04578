"""The military cards: 150 of 109 kinds. With two players there are no pacts."""

from __future__ import annotations

from typing import Final

from .cards import (
    II,
    III,
    A,
    I,
    MilitaryCard,
    aggression,
    bonus,
    event,
    pact,
    tactic,
    territory,
    war,
)

# Whom an event concerns. Ties: the player whose turn it is comes first, then the others in order.
ALL: Final = "all"
STRONGEST: Final = "strongest"
WEAKEST: Final = "weakest"
TWO_STRONGEST: Final = "two-strongest"  # with two players the stronger
TWO_WEAKEST: Final = "two-weakest"
MOST_CULTURE: Final = "most-culture"
LEAST_CULTURE: Final = "least-culture"
HAPPIEST: Final = "happiest"  # all who are
UNHAPPIEST: Final = "unhappiest"  # all who have most discontent workers, if there are any
RICHEST_IF_WEAK: Final = "richest-if-weak"  # most culture, and one of the two weakest

# What happens to them: below zero it is lost.
FOOD: Final = "food"
RESOURCES: Final = "resources"
EITHER: Final = "either"  # food or resources
MIXED: Final = "mixed"  # food and resources together
SCIENCE: Final = "science"
CULTURE: Final = "culture"
POPULATION: Final = "population"
DRAW: Final = "draw"  # military cards; below zero they are discarded
DRAW_OR_CULTURE: Final = "draw-or-culture"  # in Age IV as much culture instead
DISCARD_OR_CULTURE: Final = "discard-or-culture"  # the same for what is lost
BLUE: Final = "blue"  # tokens
SCIENCE_AS_RATED: Final = "science-as-rated"
CULTURE_AS_RATED: Final = "culture-as-rated"
CULTURE_OF_SCIENCE: Final = "culture-of-science"  # culture as science is rated
FOOD_OF_HAPPINESS: Final = "food-of-happiness"
CULTURE_PER_DISCONTENT: Final = "culture-per-discontent"
POPULATION_PER_DISCONTENT: Final = "population-per-discontent"  # half of them, rounded up
ACTIONS_PER_DISCONTENT: Final = "actions-per-discontent"
ALL_FOOD: Final = "all-food"
MAKE_FOOD: Final = "make-food"
MAKE_RESOURCES: Final = "make-resources"
MAKE_ALL: Final = "make-all"  # with corruption and consumption
DEVELOP: Final = "develop"  # population, a building or a technology, so much cheaper
FREE_TEMPLE: Final = "free-temple"
FREE_WARRIORS: Final = "free-warriors"
DESTROY_OWN: Final = "destroy-own"  # a farm, mine or urban building
DESTROY_OTHERS: Final = "destroy-others"  # an urban building of each
TOKEN_OF_WEAKEST: Final = "token-of-weakest"
OLD_LEADER: Final = "old-leader"  # leaves unless it is of this age
COLONY: Final = "colony"
TAKE_CARDS: Final = "take-cards"  # worth so many civil actions, for the next political action
RUIN: Final = "ruin"  # a wonder of Age A or I
# How an event at the end scores.
SCORE_FARMS: Final = "score-farms"
SCORE_LEVELS_OF_TOWN: Final = "score-levels-of-town"
SCORE_BALANCE: Final = "score-balance"
SCORE_COLONIES: Final = "score-colonies"
SCORE_LEVELS_OF_ARMY: Final = "score-levels-of-army"
SCORE_ACTIONS: Final = "score-actions"
SCORE_HAPPINESS: Final = "score-happiness"
SCORE_MINES: Final = "score-mines"
SCORE_POPULATION: Final = "score-population"
SCORE_PROGRESS: Final = "score-progress"
SCORE_RANK_IN_SCIENCE: Final = "score-rank-in-science"
SCORE_RANK_IN_STRENGTH: Final = "score-rank-in-strength"
SCORE_LATEST: Final = "score-latest"
SCORE_VARIETY: Final = "score-variety"
SCORE_WONDERS: Final = "score-wonders"

# What an aggression does to the rival.
ENSLAVE: Final = "enslave"  # population lost; so much food and so many resources gained
PLUNDER: Final = "plunder"  # food and resources, up to so much, as the attacker likes
RAID: Final = "raid"  # urban buildings up to these levels; half their cost is gained
ANNEX: Final = "annex"  # a colony
INFILTRATE: Final = "infiltrate"  # leader or unfinished wonder; culture for each level
SPY: Final = "spy"  # science
INTERVENE: Final = "intervene"  # culture
# What a war brings the stronger one, by the difference.
OVER_TERRITORY: Final = "over-territory"
OVER_TECHNOLOGY: Final = "over-technology"
OVER_CULTURE: Final = "over-culture"

MILITARY: Final[list[MilitaryCard]] = [
    # Bonus cards: how many, defence, colonization.
    bonus("bonus-i", I, 6, 2, 1),
    bonus("bonus-ii", II, 6, 4, 2),
    bonus("bonus-iii", III, 6, 6, 3),
    # Tactics: how many; infantry, cavalry and artillery; strength, and of an outdated army.
    tactic("fighting-band", I, 2, (2, 0, 0), 1),
    tactic("legion", I, 2, (3, 0, 0), 2),
    tactic("medieval-army", I, 2, (1, 1, 0), 2),
    tactic("phalanx", I, 2, (2, 1, 0), 3),
    tactic("heavy-cavalry", I, 2, (0, 3, 0), 4),
    tactic("conquistadors", II, 1, (1, 2, 0), 5, 3),
    tactic("mobile-artillery", II, 1, (0, 1, 1), 5, 3),
    tactic("fortifications", II, 1, (0, 0, 2), 5, 3),
    tactic("defensive-army", II, 1, (2, 0, 1), 6, 3),
    tactic("napoleonic-army", II, 1, (1, 1, 1), 7, 4),
    tactic("classic-army", II, 1, (2, 2, 0), 8, 4),
    tactic("entrenchments", III, 1, (1, 0, 2), 9, 5),
    tactic("mechanized-army", III, 2, (0, 1, 2), 10, 5),
    tactic("shock-troops", III, 1, (1, 3, 0), 11, 6),
    tactic("modern-army", III, 2, (2, 1, 1), 13, 7),
    # Aggressions: how many, military actions, what they do.
    aggression("enslave-i", I, 2, 2, ENSLAVE, [1, 2, 2]),
    aggression("plunder-i", I, 2, 1, PLUNDER, [3]),
    aggression("plunder-ii", II, 2, 1, PLUNDER, [5]),
    aggression("plunder-iii", III, 2, 1, PLUNDER, [7]),
    aggression("raid-i", I, 2, 1, RAID, [1]),
    aggression("raid-ii", II, 2, 2, RAID, [2, 1]),
    aggression("raid-iii", III, 2, 3, RAID, [3, 2]),
    aggression("annex-ii", II, 1, 2, ANNEX, []),
    aggression("infiltrate-ii", II, 2, 2, INFILTRATE, [3]),
    aggression("spy-ii", II, 2, 1, SPY, [5]),
    aggression("armed-intervention-iii", III, 4, 2, INTERVENE, [7]),
    # Wars: how many, military actions, what they are about.
    war("war-over-territory", II, 2, 2, OVER_TERRITORY),
    war("war-over-technology", II, 2, 2, OVER_TECHNOLOGY),
    war("war-over-culture", III, 6, 3, OVER_CULTURE),
    # Pacts: what the sides get.
    pact("open-borders-agreement", I, {"military": 1}, lead=2),
    pact("trade-routes-agreement", I, {"food_as_resource": 1}, {"resource_as_food": 1}),
    pact("acceptance-of-supremacy", II, {"resources_made": 1}, {"resources_made": -1}, peace=True),
    pact("international-trade-agreement", II, {"resources_made": 1}, {"food_made": 1}),
    pact(
        "promise-of-military-protection", II, {"culture": 1}, {"strength": 4, "culture": -1},
        ends=True,
    ),
    pact("scientific-cooperation", II, {"cheap_technologies": 2}),
    pact("international-tourism", III, {"culture_per_wonder_of_partner": 1}),
    pact(
        "loss-of-sovereignty", III, {"culture": 2}, {"culture": -2, "safe_from_war": 1}, peace=True
    ),
    pact("military-alliance", III, {"strength": 3}, ends=True),
    pact("peace-treaty", III, {"culture": 1}, peace=True),
    # Territories: what is gained at once, and for good.
    territory("developed-territory-i", I, {SCIENCE: 3}, yellow=1, blue=1),
    territory("historic-territory-i", I, {CULTURE: 6}, happy=1),
    territory("inhabited-territory-i", I, {POPULATION: 1}, yellow=2),
    territory("strategic-territory-i", I, {DRAW: 3}, strength=2),
    territory("vast-territory-i", I, {FOOD: 3}, yellow=3, blue=-1),
    territory("wealthy-territory-i", I, {RESOURCES: 5}, blue=3),
    territory("developed-territory-ii", II, {SCIENCE: 5}, yellow=2, blue=2),
    territory("historic-territory-ii", II, {CULTURE: 11}, happy=2),
    territory("inhabited-territory-ii", II, {POPULATION: 2}, yellow=3),
    territory("strategic-territory-ii", II, {DRAW: 5}, strength=4),
    territory("vast-territory-ii", II, {FOOD: 4}, yellow=4, blue=-1),
    territory("wealthy-territory-ii", II, {RESOURCES: 9}, blue=4),
    # Events.
    event("development-of-agriculture", A, (ALL, FOOD, 2)),
    event("development-of-civilization", A, (ALL, DEVELOP, 1)),
    event("development-of-crafts", A, (ALL, RESOURCES, 2)),
    event("development-of-markets", A, (ALL, EITHER, 2)),
    event("development-of-politics", A, (ALL, DRAW, 3)),
    event("development-of-religion", A, (ALL, FREE_TEMPLE, 1)),
    event("development-of-science", A, (ALL, SCIENCE, 2)),
    event("development-of-settlement", A, (ALL, POPULATION, 1)),
    event("development-of-trade-routes", A, (ALL, SCIENCE, 1), (ALL, FOOD, 1), (ALL, RESOURCES, 1)),
    event("development-of-warfare", A, (ALL, FREE_WARRIORS, 1)),
    event("barbarians", I, (RICHEST_IF_WEAK, POPULATION, -1)),
    event("border-conflict", I, (WEAKEST, DESTROY_OWN, 1), (STRONGEST, RESOURCES, 3)),
    event("crusades", I, (STRONGEST, CULTURE, 4), (WEAKEST, CULTURE, -4)),
    event("cultural-influence", I, (ALL, CULTURE_AS_RATED, 1)),
    event("foray", I, (TWO_STRONGEST, MIXED, 3)),
    event("good-harvest", I, (ALL, MAKE_FOOD, 1)),
    event("immigration", I, (HAPPIEST, POPULATION, 1)),
    event("new-deposits", I, (ALL, MAKE_RESOURCES, 1)),
    event("pestilence", I, (ALL, POPULATION, -1)),
    event("raiders", I, (TWO_WEAKEST, MIXED, -2)),
    event("rats", I, (ALL, ALL_FOOD, -1)),
    event("rebellion", I, (ALL, ACTIONS_PER_DISCONTENT, -2)),
    event("reign-of-terror", I, (WEAKEST, POPULATION, -1)),
    event("scientific-breakthrough", I, (ALL, SCIENCE_AS_RATED, 1)),
    event("uncertain-borders", I, (STRONGEST, TOKEN_OF_WEAKEST, 1)),
    event("civil-unrest", II, (ALL, CULTURE_PER_DISCONTENT, -4), (UNHAPPIEST, BLUE, -1)),
    event("cold-war", II, (TWO_STRONGEST, SCIENCE, 6)),
    event("crime-wave", II, (TWO_WEAKEST, CULTURE, -3), (TWO_WEAKEST, BLUE, -1)),
    event("economic-progress", II, (ALL, MAKE_ALL, 1)),
    event("emigration", II, (ALL, POPULATION_PER_DISCONTENT, -1)),
    event("iconoclasm", II, (ALL, OLD_LEADER, -1)),
    event("independence-declaration", II, (WEAKEST, COLONY, -1)),
    event("international-agreement", II, (STRONGEST, TAKE_CARDS, 5)),
    event("national-pride", II, (MOST_CULTURE, CULTURE, 5)),
    event(
        "politics-of-strength", II, (STRONGEST, DRAW_OR_CULTURE, 5),
        (WEAKEST, DISCARD_OR_CULTURE, -3),
    ),
    event("popularization-of-science", II, (ALL, CULTURE_OF_SCIENCE, 1)),
    event("prosperity", II, (ALL, FOOD_OF_HAPPINESS, 1)),
    event("ravages-of-time", II, (ALL, RUIN, 1)),
    event(
        "refugees", II, (STRONGEST, CULTURE, 3), (STRONGEST, POPULATION, 1),
        (WEAKEST, CULTURE, -3), (WEAKEST, POPULATION, -1),
    ),
    event("terrorism", II, (LEAST_CULTURE, DESTROY_OTHERS, 1)),
    event("impact-of-agriculture", III, (ALL, SCORE_FARMS, 4)),
    event("impact-of-architecture", III, (ALL, SCORE_LEVELS_OF_TOWN, 1)),
    event("impact-of-balance", III, (ALL, SCORE_BALANCE, 2)),
    event("impact-of-colonies", III, (ALL, SCORE_COLONIES, 3)),
    event("impact-of-competition", III, (ALL, SCORE_LEVELS_OF_ARMY, 1)),
    event("impact-of-government", III, (ALL, SCORE_ACTIONS, 1)),
    event("impact-of-happiness", III, (ALL, SCORE_HAPPINESS, 2)),
    event("impact-of-industry", III, (ALL, SCORE_MINES, 1)),
    event("impact-of-population", III, (ALL, SCORE_POPULATION, 2)),
    event("impact-of-progress", III, (ALL, SCORE_PROGRESS, 2)),
    event("impact-of-science", III, (ALL, SCORE_RANK_IN_SCIENCE, 1)),
    event("impact-of-strength", III, (ALL, SCORE_RANK_IN_STRENGTH, 1)),
    event("impact-of-technology", III, (ALL, SCORE_LATEST, 4)),
    event("impact-of-variety", III, (ALL, SCORE_VARIETY, 2)),
    event("impact-of-wonders", III, (ALL, SCORE_WONDERS, 1)),
]  # fmt: skip
MILITARY_IDS: Final[list[str]] = [card.id for card in MILITARY]
MILITARY_BY_ID: Final[dict[str, int]] = {id: number for number, id in enumerate(MILITARY_IDS)}
