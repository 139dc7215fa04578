"""What a card in play gives its owner: a small vocabulary, a number for each word.

A card's line of data names powers with amounts (`leader("moses", A, cheap_population=1)`); a
player keeps the sum of each over all cards in play, and the rules ask for those sums. A card is
added when it comes into play and taken off when it leaves, so the sums are always right.
"""

from __future__ import annotations

from typing import Final

# Ratings and totals, as long as the card is in play.
SCIENCE: Final = 0
CULTURE: Final = 1
HAPPY: Final = 2
STRENGTH: Final = 3
CIVIL: Final = 4  # actions
MILITARY: Final = 5
URBAN_LIMIT: Final = 6
CIVIL_HAND: Final = 7  # cards more than actions
MILITARY_HAND: Final = 8
COLONIZATION: Final = 9
YELLOW: Final = 10  # tokens that came with the card
BLUE: Final = 11

# Ratings that depend on what else is there.
STRENGTH_PER_UNIT: Final = 12
STRENGTH_PER_INFANTRY: Final = 13
STRENGTH_PER_ARTILLERY: Final = 14
STRENGTH_PER_UNIT_TYPE: Final = 15
STRENGTH_PER_HAPPY: Final = 16  # face of a temple or of the government
CULTURE_PER_HAPPY: Final = 17  # face of a temple, a theater or a wonder
CULTURE_PER_THEATER: Final = 18
CULTURE_PER_PAIR: Final = 19  # of one library and one theater
CULTURE_PER_LAB_LEVEL: Final = 20
CULTURE_PER_COLONY: Final = 21
CULTURE_IF_COLONY: Final = 22  # once, where there is any
CULTURE_PER_WONDER_OF_PARTNER: Final = 23
BEST_THEATER_TWICE: Final = 24  # its printed culture
SCIENCE_OF_BEST: Final = 25  # lab or library: its level
SCIENCE_PER_LAB: Final = 26
HAPPY_PER_SOURCE: Final = 27  # every other card or worker that gives a face
INFANTRY_RIDES: Final = 28  # infantry may stand for cavalry in an army

# Prices, and what may be done for one action.
URBAN_DISCOUNT: Final = 29  # in resources, at most the level of the building
STAGES: Final = 30  # of a wonder, more than one for one action
CHEAP_POPULATION: Final = 31
CHEAP_LEADERS: Final = 32  # to take
CHEAP_THEATERS: Final = 33  # to develop
CHEAP_TECHNOLOGIES: Final = 34  # and the partner of the pact pays one
LIBRARY_AND_THEATER: Final = 35  # who has one gets the other cheaper
NO_SURCHARGE: Final = 36  # for further wonders
DEAR_TO_ATTACK: Final = 37  # rivals pay their military actions twice

# When something is done.
SCIENCE_ON_TAKE: Final = 38  # a technology, from the row
RESOURCE_ON_DEVELOP: Final = 39
CIVIL_ON_DEVELOP: Final = 40  # an action comes back
CULTURE_ON_DEVELOP: Final = 41
CULTURE_ON_REVOLUTION: Final = 42
MILITARY_REVOLUTION: Final = 43  # it costs all military instead of all civil actions

# Once in each own turn.
UNIT_RESOURCES: Final = 44
CIVIL_FROM_MILITARY: Final = 45
FREE_POPULATION: Final = 46
TURN_TO_THEATER: Final = 47  # an urban building of another kind
SPEECH: Final = 48  # culture, or science and resources for the army
FOOD_AS_RESOURCE: Final = 49
RESOURCE_AS_FOOD: Final = 50

# As often as it can be paid.
LEVY: Final = 51  # a new unit of a new worker, each one cheaper, for one military action
COLONISTS: Final = 52  # military cards that may be discarded for a colony, for one each

# In politics.
SECOND_ACTION: Final = 53  # once in the game
FORESIGHT: Final = 54  # the next event is seen
SETTLES: Final = 55  # a colony from the hand, for good
LEAVES_A_TOKEN: Final = 56  # a yellow one, for good
NEVER_ATTACKS: Final = 57
SAFE_FROM_WAR: Final = 58

# At the end of a turn, and when the card leaves.
CULTURE_IF_STRONG: Final = 59
BEST_MINE_TWICE: Final = 60
LABS_MAKE_RESOURCES: Final = 61
FOOD_MADE: Final = 62
RESOURCES_MADE: Final = 63
MAY_BE_TUCKED: Final = 64  # under a wonder, which then gives a face

POWERS: Final[list[str]] = [
    "science", "culture", "happy", "strength", "civil", "military", "urban_limit", "civil_hand",
    "military_hand", "colonization", "yellow", "blue",
    "strength_per_unit", "strength_per_infantry", "strength_per_artillery",
    "strength_per_unit_type", "strength_per_happy", "culture_per_happy", "culture_per_theater",
    "culture_per_pair", "culture_per_lab_level", "culture_per_colony", "culture_if_colony",
    "culture_per_wonder_of_partner", "best_theater_twice", "science_of_best", "science_per_lab",
    "happy_per_source", "infantry_rides",
    "urban_discount", "stages", "cheap_population", "cheap_leaders", "cheap_theaters",
    "cheap_technologies", "library_and_theater", "no_surcharge", "dear_to_attack",
    "science_on_take", "resource_on_develop", "civil_on_develop", "culture_on_develop",
    "culture_on_revolution", "military_revolution",
    "unit_resources", "civil_from_military", "free_population", "turn_to_theater", "speech",
    "food_as_resource", "resource_as_food",
    "levy", "colonists",
    "second_action", "foresight", "settles", "leaves_a_token", "never_attacks", "safe_from_war",
    "culture_if_strong", "best_mine_twice", "labs_make_resources", "food_made", "resources_made",
    "may_be_tucked",
]  # fmt: skip


NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(POWERS)}


def powers_of(amounts: dict[str, int]) -> list[tuple[int, int]]:
    """The powers of a line of data, by number."""
    return [(NUMBERS[name], amount) for name, amount in amounts.items()]


def told(power: int, amount: int) -> int:
    """The number as people say it: of a wonder's stages all of them, with the one that all have."""
    return amount + 1 if power == STAGES else amount
