"""The estimate: more is better, and who follows it wins."""

from __future__ import annotations

from typing import Any

import pytest

from holocene.bots.simple import GreedyBot, RandomBot
from holocene.core.bot import ask
from holocene.core.registry import shown

from .conftest import from_package
from .table import gaining, position
from .walks import EVERYTHING, walk

GAME = from_package()


def worth(**me: Any) -> float:
    return GAME.estimate(position(GAME, players={0: me}))[0]


@pytest.mark.parametrize(
    "better",
    [
        {"food": 3},
        {"tools": 2},
        {"hand": ["brave"]},
        {"discards": ["shaman"]},
        {"animals": {"giant-elk": 1}},
        {"offering": 3},
        {"honour": 3},
        {"camps": {"c3": 2}},
        {"camps": {"a1": 1}},
        {"villages": ["a1-a2-b2"]},
        {"own": 4, "neutral": 0},
        {"earned": [1, 0, 0, 0, 0]},
        {"stones": ["s2-03"], "honour": 2},
        {"buried": ["tribesman"] * 4, "honour": 1},
    ],
    ids=lambda better: "-".join(better),
)
def test_more_is_better(better: Any) -> None:
    assert worth(**better) > worth()


def test_what_is_due_counts(winter: Any) -> None:
    due = position(winter, decisions=gaining(0, "megalith"))
    assert winter.estimate(due)[0] > winter.estimate(position(winter))[0]


def test_labour_counts_where_it_can_be_used() -> None:
    """Three points make a culture card; without a tool nobody can be recruited."""
    for column, counts in (("develop", True), ("rite-of-passage", False)):
        some = GAME.estimate(position(GAME, at=column, players={0: {"labour": 6}}))[0]
        none = GAME.estimate(position(GAME, at=column))[0]
        assert (some > none) == counts


def test_at_the_end_it_is_the_score() -> None:
    *_, state = walk(GAME, 3, 51, **EVERYTHING)
    assert GAME.estimate(state) == [float(score) for score in state.scores()]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int) -> None:
    greedy, random = GreedyBot(), RandomBot()
    with shown(GAME):
        for number in range(2):
            state: Any = GAME.new(seats=seats, seed=70 + number)
            while not state.over:
                bot: Any = greedy if state.actor == number else random
                state.apply(ask(bot, state, state.turns))
            assert state.winners() == [number]
