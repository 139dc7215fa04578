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


def around(*hexes: str, **me: Any) -> dict[str, Any]:
    return {"camps": dict.fromkeys(hexes, 1), **me}


def test_camps_around_a_point_lead_to_a_village() -> None:
    """The more of its lands have a camp, the better; in the same place, a village is better."""
    apart, near = around("a1", "a3", "e1"), around("a1", "a3", "b2")
    there = around("a1", "a2", "b2")
    assert worth(**apart) < worth(**near) < worth(**there)
    assert worth(**there) < worth(**around("c3", villages=["a1-a2-b2"]))


def test_a_village_can_be_reached_with_its_price_alone() -> None:
    fed, hungry = ({0: around("a1", "a2", "b2", food=food)} for food in (3, 2))
    gain = [
        GAME.estimate(position(GAME, at="migrate", players=me))[0]
        - GAME.estimate(position(GAME, at="rite-of-passage", players=me))[0]
        for me in (fed, hungry)
    ]
    assert gain[0] > gain[1]


@pytest.mark.parametrize(("shown", "counts"), [("s1-09", True), ("s1-01", False)])
def test_the_best_stone_that_can_be_paid_counts(shown: str, counts: bool) -> None:
    """One that counts megaliths is worth more to who has built some; one of villages is not."""

    def reached(built: dict[int, int]) -> float:
        me = {"food": 2, "tools": 2, "neutral": 0, "own": 5}
        here, there = (
            GAME.estimate(
                position(GAME, at=at, players={0: me}, stones=built, more={"stones": [shown]})
            )[0]
            for at in ("develop", "rite-of-passage")
        )
        return here - there

    assert (reached({0: 0, 1: 0, 8: 0}) > reached({})) == counts


def test_an_animal_that_grows_a_set_draws_to_the_hunt() -> None:
    def reached(shown: str) -> float:
        me = {"tools": 1, "labour": 2, "animals": {"giant-elk": 2}}
        return GAME.estimate(position(GAME, at="hunt", players={0: me}, more={"herd": [shown]}))[0]

    assert reached("giant-elk") > reached("smilodon")


def test_food_can_be_labour() -> None:
    """Who has eaten nothing yet can learn with it; a culture card needs three points."""

    def reached(food: int) -> float:
        here, there = (
            GAME.estimate(position(GAME, at=at, players={0: {"food": food}}))[0]
            for at in ("develop", "rite-of-passage")
        )
        return here - there

    assert reached(4) == pytest.approx(reached(3))
    assert reached(6) > reached(4)


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
