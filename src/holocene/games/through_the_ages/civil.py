"""The civil cards: 179 of 121 kinds, and the six with which everybody begins."""

from __future__ import annotations

from typing import Final

from .cards import (
    AIR,
    ARENA,
    ARTILLERY,
    CAVALRY,
    CIVIL_BRANCH,
    COLONIZATION_BRANCH,
    CONSTRUCTION_BRANCH,
    FARM,
    II,
    III,
    INFANTRY,
    LAB,
    LIBRARY,
    MILITARY_BRANCH,
    MINE,
    TEMPLE,
    THEATER,
    A,
    CivilCard,
    I,
    action,
    government,
    leader,
    special,
    wonder,
    worked,
)

# What action cards do. Where one orders an action, that costs no further one.
FIELDS: Final = "fields"  # build or upgrade a farm or mine, so much cheaper
TOWN: Final = "town"  # build or upgrade an urban building, so much cheaper
UPGRADE: Final = "upgrade"  # a farm, mine or urban building, so much cheaper
STAGE: Final = "stage"  # build one stage of a wonder, so much cheaper
POPULATION: Final = "population"  # increase it, then gain so much food
TECHNOLOGY: Final = "technology"  # develop one, then score so much science
ARMY: Final = "army"  # one military action and so many resources for units, this turn
ARMY_PER_STRONGER: Final = "army-per-stronger"  # resources for units, by players
FOOD_OR_RESOURCES: Final = "food-or-resources"
FOOD_AND_RESOURCES: Final = "food-and-resources"
SCIENCE_AND_CULTURE: Final = "science-and-culture"
CULTURE_PER_RICHER: Final = "culture-per-richer"  # in culture, by players

# How a wonder scores when it is completed.
TECHNOLOGY_LEVELS: Final = "technology-levels"
WORKPLACES: Final = "workplaces"  # two for farms and mines, one for others
THEATERS_AND_LIBRARIES: Final = "theaters-and-libraries"  # twice their culture
URBAN_OUTPUT: Final = "urban-output"  # culture, science and strength of urban buildings

CIVIL: Final[list[CivilCard]] = [
    # Farms, mines, urban buildings and units: science to develop, resources for a worker.
    worked("agriculture", A, FARM, (0, 0, 0), 0, 2, yields=1),
    worked("irrigation", I, FARM, (2, 2, 2), 3, 4, yields=2),
    worked("selective-breeding", II, FARM, (1, 2, 3), 5, 6, yields=3),
    worked("mechanized-agriculture", III, FARM, (1, 2, 2), 7, 8, yields=5),
    worked("bronze", A, MINE, (0, 0, 0), 0, 2, yields=1),
    worked("iron", I, MINE, (2, 2, 3), 5, 5, yields=2),
    worked("coal", II, MINE, (1, 2, 2), 7, 8, yields=3),
    worked("oil", III, MINE, (1, 2, 2), 9, 11, yields=5),
    worked("philosophy", A, LAB, (0, 0, 0), 0, 3, science=1),
    worked("alchemy", I, LAB, (2, 2, 3), 4, 6, science=2),
    worked("scientific-method", II, LAB, (2, 2, 2), 6, 8, science=3),
    worked("computers", III, LAB, (2, 2, 2), 8, 11, science=5),
    worked("religion", A, TEMPLE, (0, 0, 0), 0, 3, culture=1, happy=1),
    worked("theology", I, TEMPLE, (1, 2, 2), 2, 5, culture=1, happy=2),
    worked("organized-religion", II, TEMPLE, (2, 2, 2), 4, 7, culture=1, happy=3),
    worked("printing-press", I, LIBRARY, (2, 2, 2), 3, 3, science=1, culture=1),
    worked("journalism", II, LIBRARY, (1, 2, 2), 6, 8, science=2, culture=2),
    worked("multimedia", III, LIBRARY, (2, 2, 2), 9, 11, science=3, culture=3),
    worked("drama", I, THEATER, (1, 2, 2), 3, 4, culture=2, happy=1),
    worked("opera", II, THEATER, (2, 2, 2), 7, 8, culture=3, happy=1),
    worked("movies", III, THEATER, (2, 2, 2), 10, 11, culture=4, happy=1),
    worked("bread-and-circuses", I, ARENA, (1, 2, 2), 3, 3, happy=2, strength=1),
    worked("team-sports", II, ARENA, (1, 1, 1), 5, 5, happy=3, strength=2),
    worked("professional-sports", III, ARENA, (1, 1, 2), 7, 8, happy=4, strength=3),
    worked("warriors", A, INFANTRY, (0, 0, 0), 0, 2, strength=1),
    worked("swordsmen", I, INFANTRY, (2, 2, 2), 4, 3, strength=2),
    worked("riflemen", II, INFANTRY, (1, 2, 2), 6, 5, strength=3),
    worked("modern-infantry", III, INFANTRY, (1, 2, 2), 10, 7, strength=5),
    worked("knights", I, CAVALRY, (2, 2, 3), 5, 3, strength=2),
    worked("cavalrymen", II, CAVALRY, (2, 2, 2), 6, 5, strength=3),
    worked("tanks", III, CAVALRY, (1, 2, 2), 9, 7, strength=5),
    worked("cannon", II, ARTILLERY, (2, 2, 3), 6, 5, strength=3),
    worked("rockets", III, ARTILLERY, (1, 2, 2), 8, 7, strength=5),
    worked("air-forces", III, AIR, (2, 2, 3), 12, 7, strength=5),
    # Special technologies.
    special("code-of-laws", I, CIVIL_BRANCH, (1, 2, 2), 6, civil=1),
    special("justice-system", II, CIVIL_BRANCH, (1, 1, 1), 7, civil=1, blue=3),
    special("civil-service", III, CIVIL_BRANCH, (1, 1, 1), 10, civil=2, blue=3),
    special("warfare", I, MILITARY_BRANCH, (1, 2, 2), 5, strength=1, military=1),
    special("strategy", II, MILITARY_BRANCH, (1, 1, 1), 8, strength=3, military=2),
    special("military-theory", III, MILITARY_BRANCH, (1, 1, 2), 11, strength=5, military=3),
    special("cartography", I, COLONIZATION_BRANCH, (1, 1, 1), 4, strength=1, colonization=2),
    special("navigation", II, COLONIZATION_BRANCH, (1, 1, 1), 6, strength=2, colonization=3),
    special("satellites", III, COLONIZATION_BRANCH, (1, 1, 1), 8, strength=3, colonization=4),
    special("masonry", I, CONSTRUCTION_BRANCH, (1, 1, 1), 3, stages=1, urban_discount=1),
    special("architecture", II, CONSTRUCTION_BRANCH, (1, 2, 2), 6, stages=2, urban_discount=2),
    special("engineering", III, CONSTRUCTION_BRANCH, (1, 1, 1), 9, stages=3, urban_discount=3),
    # Governments: science in peace, science by a revolution.
    government("despotism", A, (0, 0, 0), 0, 0, civil=4, military=2, urban_limit=2),
    government("monarchy", I, (1, 2, 2), 8, 2, civil=5, military=3, urban_limit=3),
    government("theocracy", I, (1, 1, 1), 6, 1, civil=4, military=3, urban_limit=3, culture=1,
        strength=1, happy=1),
    government("constitutional-monarchy", II, (1, 2, 2), 12, 6, civil=6, military=4, urban_limit=3),
    government("republic", II, (1, 1, 2), 13, 3, civil=7, military=2, urban_limit=3),
    government("communism", III, (1, 1, 1), 19, 5, civil=7, military=5, urban_limit=4, happy=-1),
    government("fundamentalism", III, (1, 1, 1), 18, 7, civil=6, military=5, urban_limit=4,
        strength=5, science=-2),
    government("democracy", III, (1, 2, 2), 17, 9, civil=7, military=3, urban_limit=4, culture=3),
    # Wonders: the resources of each stage.
    wonder("pyramids", A, [3, 2, 1], civil=1),
    wonder("hanging-gardens", A, [2, 2, 2], culture=1, happy=2),
    wonder("colossus", A, [3, 3], strength=2, colonization=1),
    wonder("library-of-alexandria", A, [1, 4, 1], culture=1, science=1, civil_hand=1,
        military_hand=1),
    wonder("great-wall", I, [2, 2, 3, 2], culture=1, happy=1, strength_per_infantry=1,
        strength_per_artillery=1),
    wonder("st-peters-basilica", I, [4, 4], culture=2, happy=1, happy_per_source=1),
    wonder("universitas-carolina", I, [3, 3, 3], culture=1, science=2),
    wonder("taj-mahal", I, [2, 4, 2], culture=3, blue=1, takes_off=2),
    wonder("transcontinental-railroad", II, [3, 3, 3, 3], strength=4, best_mine_twice=1),
    wonder("eiffel-tower", II, [3, 7, 3], culture=4, happy=1),
    wonder("kremlin", II, [4, 4, 4], culture=2, civil=1, military=1, happy=-1),
    wonder("ocean-liner-service", II, [4, 2, 2, 4], free_population=1),
    wonder("first-space-flight", III, [1, 2, 4, 9], scores=TECHNOLOGY_LEVELS),
    wonder("fast-food-chains", III, [4, 4, 4, 4], scores=WORKPLACES),
    wonder("hollywood", III, [5, 6, 5], scores=THEATERS_AND_LIBRARIES),
    wonder("internet", III, [2, 3, 4, 3, 2], scores=URBAN_OUTPUT),
    # Leaders.
    leader("alexander-the-great", A, strength_per_unit=1, leaves_a_token=1),
    leader("aristotle", A, science_on_take=1),
    leader("hammurabi", A, civil_from_military=1, cheap_leaders=1),
    leader("homer", A, happy=1, unit_resources=1, may_be_tucked=1),
    leader("julius-caesar", A, strength=1, military=1, second_action=1),
    leader("moses", A, cheap_population=1),
    leader("christopher-columbus", I, settles=1),
    leader("frederick-barbarossa", I, levy=1),
    leader("genghis-khan", I, infantry_rides=1, culture_if_strong=3),
    leader("joan-of-arc", I, culture=1, military=1, strength_per_happy=1, foresight=1),
    leader("leonardo-da-vinci", I, science_of_best=1, resource_on_develop=1),
    leader("michelangelo", I, culture_per_happy=1, no_surcharge=1),
    leader("isaac-newton", II, science_of_best=1, civil_on_develop=1),
    leader("j-s-bach", II, culture_per_theater=1, cheap_theaters=2, turn_to_theater=1),
    leader("james-cook", II, colonists=2, culture_if_colony=1, culture_per_colony=1),
    leader("maximilien-robespierre", II, military=1, military_revolution=1,
        culture_on_revolution=3),
    leader("napoleon-bonaparte", II, military=2, strength_per_unit_type=2),
    leader("william-shakespeare", II, happy=1, library_and_theater=1, culture_per_pair=2),
    leader("albert-einstein", III, science_of_best=1, culture_on_develop=3),
    leader("bill-gates", III, labs_make_resources=1),
    leader("charlie-chaplin", III, happy=2, best_theater_twice=1),
    leader("mahatma-gandhi", III, culture=2, never_attacks=1, dear_to_attack=1),
    leader("sid-meier", III, culture_per_lab_level=1, science_per_lab=-1),
    leader("winston-churchill", III, speech=3),
    # Action cards: how many, what they do, how much; where it says so, by players.
    action("rich-land-a", A, 2, FIELDS, [1]),
    action("rich-land-i", I, 2, FIELDS, [2]),
    action("rich-land-ii", II, 1, FIELDS, [3]),
    action("urban-growth-a", A, 2, TOWN, [1]),
    action("urban-growth-i", I, 2, TOWN, [2]),
    action("urban-growth-ii", II, 1, TOWN, [3]),
    action("urban-growth-iii", III, 2, TOWN, [4]),
    action("engineering-genius-a", A, 1, STAGE, [2]),
    action("engineering-genius-i", I, 1, STAGE, [3]),
    action("engineering-genius-ii", II, 1, STAGE, [4]),
    action("engineering-genius-iii", III, 1, STAGE, [5]),
    action("frugality-a", A, 2, POPULATION, [1]),
    action("frugality-i", I, 2, POPULATION, [2]),
    action("frugality-ii", II, 1, POPULATION, [3]),
    action("patriotism-a", A, 1, ARMY, [1]),
    action("patriotism-i", I, 1, ARMY, [2]),
    action("patriotism-ii", II, 1, ARMY, [3]),
    action("patriotism-iii", III, 1, ARMY, [4]),
    action("breakthrough-i", I, 2, TECHNOLOGY, [2]),
    action("breakthrough-ii", II, 2, TECHNOLOGY, [3]),
    action("reserves-i", I, 2, FOOD_OR_RESOURCES, [2]),
    action("reserves-ii", II, 2, FOOD_OR_RESOURCES, [3]),
    action("reserves-iii", III, 3, FOOD_OR_RESOURCES, [4]),
    action("efficient-upgrade-ii", II, 2, UPGRADE, [3]),
    action("efficient-upgrade-iii", III, 2, UPGRADE, [4]),
    action("revolutionary-idea-ii", II, 1, SCIENCE_AND_CULTURE, [4]),
    action("revolutionary-idea-iii", III, 2, SCIENCE_AND_CULTURE, [6]),
    action("cultural-heritage-a", A, 1, SCIENCE_AND_CULTURE, [1, 4]),
    action("cultural-heritage-i", I, 1, SCIENCE_AND_CULTURE, [2, 2]),
    action("stockpile-a", A, 1, FOOD_AND_RESOURCES, [1, 1]),
    action("wave-of-nationalism-ii", II, 1, ARMY_PER_STRONGER, [6, 3, 2]),
    action("military-build-up-iii", III, 1, ARMY_PER_STRONGER, [8, 5, 3]),
    action("endowment-for-the-arts-iii", III, 1, CULTURE_PER_RICHER, [6, 3, 2]),
]  # fmt: skip
CIVIL_IDS: Final[list[str]] = [card.id for card in CIVIL]
CIVIL_BY_ID: Final[dict[str, int]] = {id: number for number, id in enumerate(CIVIL_IDS)}
