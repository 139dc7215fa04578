"""What is scored once: by wonders when they are completed, by the events at the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from . import powers as p
from .cards import (
    ARENA,
    FARM,
    GOVERNMENT,
    III,
    LAB,
    LIBRARY,
    MINE,
    SPECIAL,
    THEATER,
    WORKED_KINDS,
    CivilCard,
    is_unit,
    is_urban,
)
from .civil import (
    CIVIL,
    TECHNOLOGY_LEVELS,
    THEATERS_AND_LIBRARIES,
    URBAN_OUTPUT,
    WORKPLACES,
)
from .military import (
    SCORE_ACTIONS,
    SCORE_BALANCE,
    SCORE_COLONIES,
    SCORE_FARMS,
    SCORE_HAPPINESS,
    SCORE_LATEST,
    SCORE_LEVELS_OF_ARMY,
    SCORE_LEVELS_OF_TOWN,
    SCORE_MINES,
    SCORE_POPULATION,
    SCORE_PROGRESS,
    SCORE_VARIETY,
    SCORE_WONDERS,
)
from .options import Rules
from .player import CARDS_OF_KIND, Player
from .production import (
    farm_output,
    food_output,
    mine_output,
    resource_output,
)
from .ratings import levels, more_science

MOST_FOR_HAPPINESS: Final = 16
FREE_WORKERS: Final = 10  # of whom the population does not score
WONDER_BY_AGE: Final[list[int]] = [5, 4, 3, 2]
# For the rank in science or strength, by players.
BY_RANK: Final[dict[int, list[int]]] = {
    2: [10, 0],
    3: [14, 7, 0],
    4: [15, 10, 5, 0],
}

URBAN: Final[list[int]] = [kind for kind in range(WORKED_KINDS) if is_urban(kind)]
UNITS: Final[list[int]] = [kind for kind in range(WORKED_KINDS) if is_unit(kind)]


# Wonders


def technology_levels(player: Player) -> int:
    """The levels of all technologies on the board together."""
    return sum([card.age for card in _technologies(player)])


def workplaces(player: Player) -> int:
    """Two for each farmer and miner, one for each other worker on a card."""
    return sum(player.counts) + player.counts[FARM] + player.counts[MINE]


def theaters_and_libraries(player: Player) -> int:
    """Twice the culture that they give, with what leaders add to it."""
    return 2 * (_printed_culture(player, [THEATER, LIBRARY]) + _culture_of_leaders(player))


def urban_output(player: Player) -> int:
    """Culture, science and strength of all urban buildings, with what leaders add to them."""
    out = _printed_culture(player, URBAN) + _culture_of_leaders(player)
    out += player.powers[p.CULTURE_PER_LAB_LEVEL] * levels(player, LAB)
    for kind in URBAN:
        for card in CARDS_OF_KIND[kind]:
            out += player.workers[card] * (CIVIL[card].science + CIVIL[card].strength)
    return out + more_science(player)


def _printed_culture(player: Player, kinds: list[int]) -> int:
    out = 0
    for kind in kinds:
        for card in CARDS_OF_KIND[kind]:
            out += player.workers[card] * CIVIL[card].culture
    return out


def _culture_of_leaders(player: Player) -> int:
    """What leaders let theaters and libraries give more."""
    powers, counts = player.powers, player.counts
    out = powers[p.CULTURE_PER_THEATER] * counts[THEATER]
    out += powers[p.CULTURE_PER_PAIR] * min(counts[LIBRARY], counts[THEATER])
    if powers[p.BEST_THEATER_TWICE] and counts[THEATER]:
        out += CIVIL[player.best(THEATER)].culture
    return out


COMPLETED: Final[dict[str, Callable[[Player], int]]] = {
    TECHNOLOGY_LEVELS: technology_levels,
    WORKPLACES: workplaces,
    THEATERS_AND_LIBRARIES: theaters_and_libraries,
    URBAN_OUTPUT: urban_output,
}


# Events at the end; `amount` is the number on the card


def _farms(player: Player, rules: Rules, amount: int) -> int:
    made = food_output(player)
    scored = made if rules.pact_food else farm_output(player)
    return scored + (amount if made > player.eaten else 0)


def _town(player: Player, rules: Rules, amount: int) -> int:
    return amount * sum([levels(player, kind) for kind in URBAN])


def _balance(player: Player, rules: Rules, amount: int) -> int:
    food, resources = food_output(player), resource_output(player)
    return amount * min(player.science_rate, player.culture_rate, food, resources)


def _colonies(player: Player, rules: Rules, amount: int) -> int:
    return amount * len(player.colonies)


def _army(player: Player, rules: Rules, amount: int) -> int:
    return amount * sum([levels(player, kind) for kind in [*UNITS, ARENA]])


def _actions(player: Player, rules: Rules, amount: int) -> int:
    return amount * (2 * player.powers[p.CIVIL] + player.powers[p.MILITARY])


def _happiness(player: Player, rules: Rules, amount: int) -> int:
    return min(MOST_FOR_HAPPINESS, amount * player.happy) - amount * player.discontent


def _mines(player: Player, rules: Rules, amount: int) -> int:
    return amount * mine_output(player)


def _population(player: Player, rules: Rules, amount: int) -> int:
    content = sum(player.counts) + player.idle - player.discontent
    return amount * max(0, content - FREE_WORKERS)


def _progress(player: Player, rules: Rules, amount: int) -> int:
    kinds = (SPECIAL, GOVERNMENT)
    ages = [card.age for card in _technologies(player) if card.kind in kinds]
    return amount * sum(ages)


def _latest(player: Player, rules: Rules, amount: int) -> int:
    return amount * len([card for card in _technologies(player) if card.age == III])


def _variety(player: Player, rules: Rules, amount: int) -> int:
    specials = len([card for card in _technologies(player) if card.kind == SPECIAL])
    kinds = len([kind for kind in [*URBAN, *UNITS] if player.counts[kind]])
    return amount * (specials + kinds)


def _wonders(player: Player, rules: Rules, amount: int) -> int:
    return amount * sum([WONDER_BY_AGE[CIVIL[card].age] for card in player.wonders])


def _technologies(player: Player) -> list[CivilCard]:
    return [card for number, card in enumerate(CIVIL) if player.has(number)]


IMPACTS: Final[dict[str, Callable[[Player, Rules, int], int]]] = {
    SCORE_FARMS: _farms,
    SCORE_LEVELS_OF_TOWN: _town,
    SCORE_BALANCE: _balance,
    SCORE_COLONIES: _colonies,
    SCORE_LEVELS_OF_ARMY: _army,
    SCORE_ACTIONS: _actions,
    SCORE_HAPPINESS: _happiness,
    SCORE_MINES: _mines,
    SCORE_POPULATION: _population,
    SCORE_PROGRESS: _progress,
    SCORE_LATEST: _latest,
    SCORE_VARIETY: _variety,
    SCORE_WONDERS: _wonders,
}


def ranked(ratings: list[int], first: int, seats: list[int]) -> list[int]:
    """Seats from the highest rating to the lowest; among equals who plays sooner from `first`."""
    count = len(ratings)
    return sorted(seats, key=lambda seat: (-ratings[seat], (seat - first) % count))
