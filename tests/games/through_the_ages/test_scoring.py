"""Wonders that score when they are completed, the events at the end, and ranks."""

from __future__ import annotations

import pytest

from holocene.core.options import resolve
from holocene.games.through_the_ages import powers as p
from holocene.games.through_the_ages.cards import EVENT, III
from holocene.games.through_the_ages.civil import (
    CIVIL_BY_ID,
    TECHNOLOGY_LEVELS,
    THEATERS_AND_LIBRARIES,
    URBAN_OUTPUT,
    WORKPLACES,
)
from holocene.games.through_the_ages.military import MILITARY
from holocene.games.through_the_ages.options import OPTIONS, Rules
from holocene.games.through_the_ages.player import Player
from holocene.games.through_the_ages.scoring import BY_RANK, COMPLETED, IMPACTS, ranked
from tests.games.through_the_ages.test_player import having

RULES = Rules(resolve(OPTIONS, {}))
TOWN = {"drama": 2, "opera": 1, "printing-press": 1}
WONDERS = [
    (TECHNOLOGY_LEVELS, ("monarchy", "code-of-laws"), {"computers": 1}, 5),
    (WORKPLACES, (), {}, 2 * 4 + 2),
    (WORKPLACES, (), {"drama": 1}, 11),
    (THEATERS_AND_LIBRARIES, (), TOWN, 2 * (2 * 2 + 3 + 1)),
    (THEATERS_AND_LIBRARIES, ("j-s-bach",), TOWN, 2 * (8 + 3)),
    (THEATERS_AND_LIBRARIES, ("william-shakespeare",), TOWN, 2 * (8 + 2)),
    (THEATERS_AND_LIBRARIES, ("charlie-chaplin",), TOWN, 2 * (8 + 3)),
    (URBAN_OUTPUT, (), {}, 1),
    (URBAN_OUTPUT, (), {**TOWN, "team-sports": 1}, 1 + 8 + 1 + 2),
    (URBAN_OUTPUT, ("albert-einstein",), {"computers": 1}, 1 + 5 + 3),
    (URBAN_OUTPUT, ("sid-meier",), {"computers": 1}, 0 + 4 + 3),
]


@pytest.mark.parametrize(("what", "cards", "workers", "scored"), WONDERS)
def test_completed_wonders(
    what: str, cards: tuple[str, ...], workers: dict[str, int], scored: int
) -> None:
    assert COMPLETED[what](having(*cards, workers=workers)) == scored


def impact(id: str, player: Player, rules: Rules = RULES) -> int:
    [card] = [card for card in MILITARY if card.id == f"impact-of-{id}"]
    [clause] = card.clauses
    return IMPACTS[clause.what](player, rules, clause.amount)


EVENTS = [
    ("agriculture", (), {}, 2 + 4),
    ("architecture", (), {"alchemy": 2, "opera": 1}, 4),
    ("balance", (), {}, 0),
    ("balance", (), {"drama": 1}, 2),
    ("colonies", ("vast-territory-i", "wealthy-territory-ii"), {}, 6),
    ("competition", (), {"riflemen": 2, "team-sports": 1}, 6),
    ("government", ("monarchy", "warfare"), {}, 2 * 5 + 4),
    ("happiness", (), {"theology": 2}, 8),
    ("happiness", (), {"professional-sports": 2}, 16),
    ("industry", ("transcontinental-railroad",), {"coal": 1}, 2 + 6),
    ("population", (), {"bronze": 3}, 0),
    ("population", (), {"bronze": 5}, 4),
    ("progress", ("monarchy", "strategy"), {}, 2 * (1 + 2)),
    ("technology", ("computers", "democracy", "masonry"), {}, 8),
    ("variety", ("masonry", "warfare"), {"drama": 1, "knights": 2}, 2 * (2 + 4)),
    ("wonders", ("pyramids", "taj-mahal", "kremlin", "internet"), {}, 5 + 4 + 3 + 2),
]


@pytest.mark.parametrize(("id", "cards", "workers", "scored"), EVENTS)
def test_impacts(id: str, cards: tuple[str, ...], workers: dict[str, int], scored: int) -> None:
    assert impact(id, having(*cards, workers=workers)) == scored


def test_discontent_and_hunger_cost_at_the_end() -> None:
    player = having(workers={"theology": 1})
    player.yellow = 1  # seven faces are needed, four are eaten
    assert impact("happiness", player) == 2 * 2 - 2 * 5
    assert impact("agriculture", player) == 2
    player.idle = 20
    assert impact("population", player) == 2 * (7 + 20 - 5 - 10)


def test_food_of_a_pact_scores_only_where_it_is_agreed() -> None:
    player = having()
    player.powers[p.FOOD_MADE] = 1
    assert impact("agriculture", player) == 2 + 4
    assert impact("agriculture", player, Rules(resolve(OPTIONS, {"pact_food_scores": True}))) == 7


def test_ruins_still_count_as_wonders() -> None:
    player = having("pyramids", "hanging-gardens")
    player.ruins = 1 << CIVIL_BY_ID["pyramids"]
    assert impact("wonders", player) == 10


def test_every_event_at_the_end_scores_somehow() -> None:
    last = [card for card in MILITARY if card.kind == EVENT and card.age == III]
    whats = {clause.what for card in last for clause in card.clauses}
    assert whats - set(IMPACTS) == {"score-rank-in-science", "score-rank-in-strength"}


def test_ranks() -> None:
    assert ranked([3, 5, 3, 5], 2, [0, 1, 2, 3]) == [3, 1, 2, 0]
    assert ranked([3, 5, 3, 5], 1, [0, 1, 2, 3]) == [1, 3, 2, 0]
    assert ranked([3, 5, 3, 5], 0, [0, 2]) == [0, 2]  # who has left the game has no rank
    assert all(len(points) == players for players, points in BY_RANK.items())
